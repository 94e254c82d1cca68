# Названия всего на столе.

## Области

area-gara_kulon = Гара Кулон
area-sihaya_ridge = Хребет Сихайя
area-pasty_mesa = Бледное Плоскогорье
area-tasmin_sink = Впадина Тасмин
area-habbanya_ridge = Хребет Хаббанья
area-bight_of_the_cliff = Излучина Утёса
area-rock_outcroppings = Скальные Выступы
area-the_funeral_plain = Погребальная Равнина
area-the_great_flat = Великая Равнина
area-arrakeen = Арракин
area-broken_land = Изломанная Земля
area-carthag = Карфаг
area-hole_in_the_rock = Дыра в Скале
area-imperial_basin = Имперская котловина
area-rimwall_west = Западная Краевая Стена
area-shield_wall_east = Барьерная Стена (восток)
area-false_wall_east = Восточная Ложная Стена
area-false_wall_south = Южная Ложная Стена
area-harg_pass = Перевал Харг
area-hobars_gap = Разлом Хобарса
area-false_wall_west = Западная Ложная Стена
area-windgap = Ветровой Проём
area-arsunt = Арсунт
area-hagga_basin = Котловина Хагга
area-shield_wall_west = Барьерная Стена (запад)
area-splintered_rock = Расколотая Скала
area-wind_pass = Ветровой Перевал
area-north_pole = Северный полюс
area-unnamed = { $sector }, область { $number }
sector-ne_outer = Северо-восток (внешний)
sector-se_outer = Юго-восток (внешний)
sector-sw_outer = Юго-запад (внешний)
sector-nw_outer = Северо-запад (внешний)
sector-ne_inner = Северо-восток (центральный)
sector-se_inner = Юго-восток (центральный)
sector-sw_inner = Юго-запад (центральный)
sector-nw_inner = Северо-запад (центральный)
terrain-mountain = Горы
terrain-plateau = Плато
terrain-minor_erg = Малый эрг
terrain-desert = Пустыня
terrain-deep_desert = Глубокая пустыня

## Воздушные зоны

zone-air_ne_spoke = Воздушная зона «Северо-восточный край»
zone-air_north = Воздушная зона «Север»
zone-air_nw_spoke = Воздушная зона «Северо-западный край»
zone-air_east = Воздушная зона «Восток»
zone-air_se_spoke = Воздушная зона «Юго-восточный край»
zone-air_south = Воздушная зона «Юг»
zone-air_west = Воздушная зона «Запад»
zone-air_sw_spoke = Воздушная зона «Юго-западный край»
occupant-ornithopter = орнитоптер
occupant-carryall = грузолёт
occupant-navigator = гильд-навигатор
occupant-frigate_harkonnen = фрегат Харконненов
occupant-frigate_atreides = фрегат Атрейдесов

## Стороны и фигурки

side-harkonnen = Харконнен
side-atreides = Атрейдес
party-harkonnen = Харконнен
party-atreides = Атрейдес
figure-regular = обычный отряд
figure-elite = элитный отряд
figure-special = особый элитный отряд
figure-special-harkonnen = сардаукар
figure-special-atreides = федайкин
figure-troop = войско великого дома
figure-token = жетон развёртывания
figure-generic = безымянный командир
figure-generic-harkonnen = башар
figure-generic-atreides = наиб
vehicle-harvester = комбайн
vehicle-ornithopter = орнитоптер
vehicle-carryall = грузолёт

## Командиры

leader-baron_harkonnen = Барон Харконнен
leader-beast_rabban = Зверь Раббан
leader-feyd_rautha = Фейд-Раута
leader-thufir_hawat = Суфир Хават
leader-captain_aramsham = Капитан Арамшам
leader-gaius_helen_mohiam = Гайя-Елена Мохийам
leader-emperor_shaddam_iv = Император Шаддам IV
leader-paul_atreides = Пол Атрейдес
leader-paul_muaddib = Пол-Муад'Диб
leader-lady_jessica = Леди Джессика
leader-reverend_mother_jessica = Преподобная Мать Джессика
leader-alia = Алия
leader-gurney_halleck = Гурни Халлек
leader-stilgar = Стилгар
leader-chani = Чани
leader-wild_maker = Дикий Податель

## Кубики, треки, силы

result-leadership = Командование
result-strategy = Стратегия
result-deployment = Развёртывание
result-mentat = Ментат
result-house = Дом
marker-kwisatz_haderach = Квисатц Хадерах
marker-sand_dwellers = Жители песков
marker-jihad = Джихад
power-choam = КООАМ
power-spacing_guild = Космическая гильдия
power-landsraad = Ландсраад
ban-choam = Рост расходов на содержание
ban-spacing_guild = Непомерная цена метеоспутников
ban-landsraad = Формальности должны быть соблюдены
deck-house_harkonnen = Дом Харконненов
deck-corrino_ally = Союзники-Коррино
deck-house_atreides = Дом Атрейдесов
deck-fremen_ally = Союзники-фримены
atomics-splintered_rock = Расколотая Скала
atomics-hole_in_the_rock = Дыра в Скале
atomics-rimwall = Краевая Стена
wormsign-sand = песок
wormsign-sandworm = песчаный червь
wormsign-burrowing_sandworm = роющий песчаный червь

## Фазы

phase-start_of_round = Начало раунда
phase-vehicles = Фаза размещения техники
phase-actions = Фаза действий
phase-hazards = Фаза опасностей пустыни
phase-harvest = Фаза добычи пряности
phase-end_of_round = Конец раунда

## Карты планирования

card-hh_hard_times_and_oppression = Тяжёлые времена и угнетение
card-hh_forced_recruitment = Принудительный набор
card-hh_beloved_feyd_rautha = Любимец Фейд-Раута
card-hh_harkonnen_patrols = Патрули Харконненов
card-hh_arsunt_legion = Легион Арсунта
card-hh_barons_personal_guard = Личная гвардия барона
card-hh_hawats_scheming = Козни Хавата
card-hh_evidence_of_rebellion = Признаки восстания
card-hh_polar_cap_factories = Фабрики полярной шапки
card-hh_carthag_the_former_capital = Карфаг, бывшая столица
card-hh_workhorse_of_arrakis = Рабочая лошадка Арракиса
card-hh_spotter_control = Служба наблюдения
card-hh_explosive_artillery = Взрывная артиллерия
card-hh_sandmasters = Мастера песков
card-hh_mudir_nahya = Мудир-Нахья, демон-правитель
card-hh_hunter_seeker = Охотник-искатель
card-ca_rage_overcame_shaddam_iv = Ярость охватила Шаддама IV
card-ca_manipulation_of_others = Манипуляция другими
card-ca_breeding_program = Генетическая программа
card-ca_troop_carriers = Транспортники
card-ca_shigawire = Шигавир
card-ca_hope_clouds_observation = Надежда туманит взор
card-ca_reports_of_traitors = Донесения о предателях
card-ca_sardaukar_pogrom = Погром сардаукаров
card-ca_sardaukars_manner = Повадки сардаукаров
card-ca_spies_all_over_arrakis = Шпионы по всему Арракису
card-ca_full_control_of_the_air = Полный контроль в воздухе
card-ca_moving_the_battle_group = Переброска боевой группы
card-ca_killers_without_mercy = Убийцы без жалости
card-ca_sardaukar_disguised = Переодетые сардаукары
card-ca_i_decide_what_best_serves_his_majesty = Мне решать, что лучше для Его Величества
card-ca_seek_out_the_mahdi = Найти „Махди“
card-ha_war_plan = План войны
card-ha_alia_the_abomination = Алия, мерзость
card-ha_smugglers = Контрабандисты
card-ha_the_voice = Голос
card-ha_death_commandos = Отряды смертников
card-ha_tested_with_the_gom_jabbar = Испытание гом джаббаром
card-ha_chatt_the_leaper = Чатт Прыгун
card-ha_truthtrance = Транс правды
card-ha_adab_the_demanding_memory = Адаб, требовательная память
card-ha_alam_al_mithal = Алам аль-Митал, мир подобий
card-ha_usul_the_base_of_the_pillar = Усул, основание колонны
card-ha_voice_from_the_outer_world = Голос из Внешнего мира
card-ha_our_family_atomics = Наше атомное оружие
card-ha_battle_language = Боевой язык
card-ha_bill_of_particulars = Список обвинений
card-ha_fear_is_the_mind_killer = Страх убивает разум
card-fa_shai_hulud = Шаи-Хулуд
card-fa_wall_of_sandworms = Стена песчаных червей
card-fa_dust_chasms = Пылевые провалы
card-fa_fremen_rockets = Ракеты фрименов
card-fa_eyes_of_ibad = Глаза Ибада
card-fa_captured_ornithopter = Захваченный орнитоптер
card-fa_crysknife = Крис
card-fa_cielagos_piping_message = Писк сиелаго
card-fa_jubba_cloaks = Плащи-джуббы
card-fa_hieregs = Хайреги
card-fa_grandmother_of_a_storm = Праматерь бурь
card-fa_stillsuits = Дистикомбы
card-fa_i_am_stilgar_the_fremen = Я — Стилгар, фримен
card-fa_thumpers = Колотушки
card-fa_kitab_al_ibar = Китаб аль-Ибар
card-fa_sandtides = Песчаные приливы
card-ca_sg_guild_navigator = Гильд-навигатор
card-hh_sg_1 = Колонна под охраной
card-hh_sg_2 = Ранняя высадка
card-hh_sg_3 = Канониры на орбите
card-ha_sg_1 = Голос в Ландсрааде
card-ha_sg_2 = Задержка на орбите
card-ha_sg_3 = Добровольцы Домов
card-fa_sg_1 = Налёт на комбайны
card-fa_sg_2 = Сбитые машины
card-fa_sg_3 = Барабаны в песках

## Карты предвидения

vision-pr_01 = Семьи бегут в пальмовые рощи Юга
vision-pr_02 = Победа в открытом бою
vision-pr_03 = Дым над песками
vision-pr_04 = Испытание наездника
vision-pr_05 = Долгая поездка на черве
vision-pr_06 = Падение военачальника
vision-pr_07 = Отвергнутые пути
vision-pr_08 = У врат города
vision-pr_09 = Рососборники для посадок
vision-pr_10 = Фримены зовут Пола „Махди!“
vision-pr_11 = Водная дисциплина
vision-pr_12 = Новые скрытые ветроловушки
vision-pr_13 = Недоразвитые черви
vision-pr_14 = Джессика обучает Пола искусству Бене Гессерит
vision-pr_15 = Пустынная война
vision-pr_16 = Лисан аль-Гаиб
