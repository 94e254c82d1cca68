# Назви всього на столі.

## Області

area-gara_kulon = Гара Кулон
area-sihaya_ridge = Хребет Сіхая
area-pasty_mesa = Бліде плоскогір'я
area-tasmin_sink = Западина Тасмін
area-habbanya_ridge = Хребет Хаббанія
area-bight_of_the_cliff = Вигин скелі
area-rock_outcroppings = Скельні виступи
area-the_funeral_plain = Поховальна рівнина
area-the_great_flat = Велика рівнина
area-arrakeen = Арракін
area-broken_land = Розламана земля
area-carthag = Карфаг
area-hole_in_the_rock = Діра в скелі
area-imperial_basin = Імперський басейн
area-rimwall_west = Західна Крайова стіна
area-shield_wall_east = Оборонна стіна (схід)
area-false_wall_east = Східна Хибна стіна
area-false_wall_south = Південна Хибна стіна
area-harg_pass = Перевал Гарг
area-hobars_gap = Розлом Гобарса
area-false_wall_west = Західна Хибна стіна
area-windgap = Вітряний розлом
area-arsunt = Арсунт
area-hagga_basin = Басейн Гаґґа
area-shield_wall_west = Оборонна стіна (захід)
area-splintered_rock = Розколота скеля
area-wind_pass = Вітряний перевал
area-north_pole = Північний полюс
area-unnamed = { $sector }, область { $number }
sector-ne_outer = Північний схід (зовнішній)
sector-se_outer = Південний схід (зовнішній)
sector-sw_outer = Південний захід (зовнішній)
sector-nw_outer = Північний захід (зовнішній)
sector-ne_inner = Північний схід (центральний)
sector-se_inner = Південний схід (центральний)
sector-sw_inner = Південний захід (центральний)
sector-nw_inner = Північний захід (центральний)
terrain-mountain = Гори
terrain-plateau = Плато
terrain-minor_erg = Малий ерг
terrain-desert = Пустеля
terrain-deep_desert = Глибока пустеля

## Повітряні зони

zone-air_ne_spoke = Повітряна зона «Північно-східний край»
zone-air_north = Повітряна зона «Північ»
zone-air_nw_spoke = Повітряна зона «Північно-західний край»
zone-air_east = Повітряна зона «Схід»
zone-air_se_spoke = Повітряна зона «Південно-східний край»
zone-air_south = Повітряна зона «Південь»
zone-air_west = Повітряна зона «Захід»
zone-air_sw_spoke = Повітряна зона «Південно-західний край»
occupant-ornithopter = орнітоптер
occupant-carryall = вантажоліт
occupant-navigator = гільд-навігатор
occupant-frigate_harkonnen = фрегат Харконненів
occupant-frigate_atreides = фрегат Атрідів

## Сторони і фігурки

side-harkonnen = Харконнен
side-atreides = Атрід
party-harkonnen = Харконнен
party-atreides = Атрід
figure-regular = звичайний загін
figure-elite = елітний загін
figure-special = особливий елітний загін
figure-special-harkonnen = сардаукар
figure-special-atreides = федайкін
figure-troop = військо великого дому
figure-token = жетон розгортання
figure-generic = безіменний командир
figure-generic-harkonnen = башар
figure-generic-atreides = наїб
vehicle-harvester = комбайн
vehicle-ornithopter = орнітоптер
vehicle-carryall = вантажоліт

## Командири

leader-baron_harkonnen = Барон Харконнен
leader-beast_rabban = Звір Раббан
leader-feyd_rautha = Фейд-Раута
leader-thufir_hawat = Туфір Гават
leader-captain_aramsham = Капітан Арамшам
leader-gaius_helen_mohiam = Гая-Єлена Могіям
leader-emperor_shaddam_iv = Імператор Шаддам IV
leader-paul_atreides = Пол Атрід
leader-paul_muaddib = Пол-Муад'Діб
leader-lady_jessica = Леді Джессіка
leader-reverend_mother_jessica = Превелебна Мати Джессіка
leader-alia = Алія
leader-gurney_halleck = Гурні Галлек
leader-stilgar = Стілгар
leader-chani = Чані
leader-wild_maker = Дикий творець

## Кубики, треки, сили

result-leadership = Командування
result-strategy = Стратегія
result-deployment = Розгортання
result-mentat = Ментат
result-house = Дім
marker-kwisatz_haderach = Квізац Хадерах
marker-sand_dwellers = Мешканці пісків
marker-jihad = Джихад
power-choam = ДАПТ
power-spacing_guild = Гільдія Лоцманів
power-landsraad = Ландсраад
ban-choam = Зростання витрат на утримання
ban-spacing_guild = Непомірна ціна метеосупутників
ban-landsraad = Форму слід дотримувати
deck-house_harkonnen = Дім Харконненів
deck-corrino_ally = Союзники Коррино
deck-house_atreides = Дім Атрідів
deck-fremen_ally = Союзники-фримени
atomics-splintered_rock = Розколота скеля
atomics-hole_in_the_rock = Діра в скелі
atomics-rimwall = Крайова стіна
wormsign-sand = пісок
wormsign-sandworm = піщаний хробак
wormsign-burrowing_sandworm = риючий піщаний хробак

## Фази

phase-start_of_round = Початок раунду
phase-vehicles = Розміщення транспорту
phase-actions = Дії
phase-hazards = Небезпеки пустелі
phase-harvest = Збирання прянощів
phase-end_of_round = Кінець раунду

## Карти планування

card-hh_hard_times_and_oppression = Тяжкі часи й гноблення
card-hh_forced_recruitment = Примусовий набір
card-hh_beloved_feyd_rautha = Улюбленець Фейд-Раута
card-hh_harkonnen_patrols = Патрулі Харконненів
card-hh_arsunt_legion = Легіон Арсунта
card-hh_barons_personal_guard = Особиста гвардія барона
card-hh_hawats_scheming = Підступи Гавата
card-hh_evidence_of_rebellion = Ознаки повстання
card-hh_polar_cap_factories = Фабрики полярної шапки
card-hh_carthag_the_former_capital = Карфаг, колишня столиця
card-hh_workhorse_of_arrakis = Робоча конячка Арракіса
card-hh_spotter_control = Служба спостереження
card-hh_explosive_artillery = Вибухова артилерія
card-hh_sandmasters = Майстри пісків
card-hh_mudir_nahya = Мудір-Нах'я, володар-демон
card-hh_hunter_seeker = Мисливець-шукач
card-ca_rage_overcame_shaddam_iv = Лють охопила Шаддама IV
card-ca_manipulation_of_others = Маніпулювання іншими
card-ca_breeding_program = Генетична програма
card-ca_troop_carriers = Транспортники
card-ca_shigawire = Шигадріт
card-ca_hope_clouds_observation = Надія затьмарює погляд
card-ca_reports_of_traitors = Повідомлення про зрадників
card-ca_sardaukar_pogrom = Погром сардаукарів
card-ca_sardaukars_manner = Звичка сардаукарів
card-ca_spies_all_over_arrakis = Шпигуни по всьому Арракісу
card-ca_full_control_of_the_air = Повний контроль у повітрі
card-ca_moving_the_battle_group = Перекидання бойової групи
card-ca_killers_without_mercy = Убивці без жалю
card-ca_sardaukar_disguised = Перевдягнені сардаукари
card-ca_i_decide_what_best_serves_his_majesty = Мені вирішувати, що краще для Його Величності
card-ca_seek_out_the_mahdi = Знайти „Магді“
card-ha_war_plan = План війни
card-ha_alia_the_abomination = Алія, Гидота
card-ha_smugglers = Контрабандисти
card-ha_the_voice = Голос
card-ha_death_commandos = Загони смертників
card-ha_tested_with_the_gom_jabbar = Випробування гом джаббаром
card-ha_chatt_the_leaper = Чатт Стрибун
card-ha_truthtrance = Транс правди
card-ha_adab_the_demanding_memory = Адаб, нав'язливий спогад
card-ha_alam_al_mithal = Алам аль-Мітал, світ подоб
card-ha_usul_the_base_of_the_pillar = Усул, основа колони
card-ha_voice_from_the_outer_world = Голос із Зовнішнього світу
card-ha_our_family_atomics = Наш родовий атомікс
card-ha_battle_language = Бойова мова
card-ha_bill_of_particulars = Перелік звинувачень
card-ha_fear_is_the_mind_killer = Страх убиває розум
card-fa_shai_hulud = Шай-Хулуд
card-fa_wall_of_sandworms = Стіна піщаних хробаків
card-fa_dust_chasms = Пилові прірви
card-fa_fremen_rockets = Ракети фрименів
card-fa_eyes_of_ibad = Очі Ібада
card-fa_captured_ornithopter = Захоплений орнітоптер
card-fa_crysknife = Крис-ніж
card-fa_cielagos_piping_message = Писк сієлаго
card-fa_jubba_cloaks = Плащі-джубби
card-fa_hieregs = Гієреги
card-fa_grandmother_of_a_storm = Праматір бур
card-fa_stillsuits = Дистикости
card-fa_i_am_stilgar_the_fremen = Я — Стілгар, фримен
card-fa_thumpers = Калатала
card-fa_kitab_al_ibar = Кітаб аль-Ібар
card-fa_sandtides = Піщані припливи
card-ca_sg_guild_navigator = Гільд-навігатор
card-hh_sg_1 = Колона під охороною
card-hh_sg_2 = Рання висадка
card-hh_sg_3 = Гармаші на орбіті
card-ha_sg_1 = Голос у Ландсрааді
card-ha_sg_2 = Затримка на орбіті
card-ha_sg_3 = Добровольці Домів
card-fa_sg_1 = Наліт на комбайни
card-fa_sg_2 = Збиті машини
card-fa_sg_3 = Барабани в пісках

## Карти передбачення

vision-pr_01 = Родини тікають до пальмових гаїв Півдня
vision-pr_02 = Перемога у відкритому бою
vision-pr_03 = Дим над пісками
vision-pr_04 = Випробування вершника
vision-pr_05 = Довга їзда на хробаку
vision-pr_06 = Падіння воєначальника
vision-pr_07 = Відкинуті шляхи
vision-pr_08 = Біля воріт міста
vision-pr_09 = Росозбирачі для насаджень
vision-pr_10 = Фримени звуть Пола „Магді!“
vision-pr_11 = Водна дисципліна
vision-pr_12 = Нові приховані вітропастки
vision-pr_13 = Недорозвинені хробаки
vision-pr_14 = Джессіка навчає Пола мистецтва Бене Гессерит
vision-pr_15 = Пустельна війна
vision-pr_16 = Лісан аль-Гаїб
