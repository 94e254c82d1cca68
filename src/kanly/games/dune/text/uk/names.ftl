# Дюна: назви, варіанти правил, переваги.

## The game

game-dune = Дюна
game-dune-help = Шість фракцій б'ються, торгуються і зраджують одна одну заради пустельної планети та її прянощів.
bot-greedy = жадібний

## Modules

module-advanced = Ускладнений режим
module-advanced-help = Більше прянощів, два вибухи за раунд, особливі властивості карт «Карама», бої з оплатою прянощами й нові переваги для кожної фракції.
module-extra_spice = Додаткові прянощі
module-extra_spice-help = Арракін, Карфаг і Січ Туека щораунду приносять прянощі.
module-double_blow = Подвоєний вибух
module-double_blow-help = Дві карти прянощів за раунд, кожна зі своїм скидом.
module-karama_powers = Покращені карти «Карама»
module-karama_powers-help = Кожна фракція, крім Бене Гессерит, має особливу властивість карти «Карама».
module-advanced_battle = Ускладнена система бою
module-advanced_battle-help = Загони б'ються на повну силу лише за прянощі.
module-faction_extras = Додаткові переваги
module-faction_extras-help = Кожна фракція має нові переваги: Квізац Хадерах, радниці, сардаукари, колода бурі, федайкіни, бранці.

## Settings, their explanations and their values

setting-faction_pool = Фракції у грі
setting-faction_pool-help = Рекомендовані для цієї кількості гравців або будь-які із шести.
setting-faction_pool-recommended = рекомендовані
setting-faction_pool-all = усі шість
setting-faction_choice = Як розподіляють фракції
setting-faction_choice-help = Роздають навмання, вибирають за витягнутими номерами або за порядком місць.
setting-faction_choice-dealt = роздають навмання
setting-faction_choice-drafted = за витягнутими номерами
setting-faction_choice-chosen = за порядком місць
setting-faction_swap = Обмін фракціями
setting-faction_swap-help = До початку гри гравці можуть за згодою обмінятися фракціями.
setting-faction_1 = Фракція місця 1
setting-faction_1-help = Визначена наперед або будь-яка.
setting-faction_1-any = будь-яка
setting-faction_2 = Фракція місця 2
setting-faction_2-help = Визначена наперед або будь-яка.
setting-faction_2-any = будь-яка
setting-faction_3 = Фракція місця 3
setting-faction_3-help = Визначена наперед або будь-яка.
setting-faction_3-any = будь-яка
setting-faction_4 = Фракція місця 4
setting-faction_4-help = Визначена наперед або будь-яка.
setting-faction_4-any = будь-яка
setting-faction_5 = Фракція місця 5
setting-faction_5-help = Визначена наперед або будь-яка.
setting-faction_5-any = будь-яка
setting-faction_6 = Фракція місця 6
setting-faction_6-help = Визначена наперед або будь-яка.
setting-faction_6-any = будь-яка
setting-two_factions_each = По дві фракції
setting-two_factions_each-help = Двоє гравців грають за дві фракції кожен.
setting-alliance_variant = Союзи
setting-alliance_variant-help = Скільки гравців може бути в союзі й скільки твердинь йому потрібно.
setting-alliance_variant-standard = двоє гравців, чотири твердині
setting-alliance_variant-two_three = двоє гравців, три твердині
setting-alliance_variant-three_four = троє гравців, чотири твердині
setting-alliance_variant-three_three = троє гравців, три твердині
setting-alliance_variant-any_three = будь-яка кількість гравців, три твердині
setting-first_storm_dialers = Хто запускає першу бурю
setting-first_storm_dialers-help = Найближчий гравець з кожного боку від її початку або просто двоє найближчих.
setting-first_storm_dialers-either_side = найближчі з обох боків
setting-first_storm_dialers-two_nearest = двоє найближчих
setting-first_storm_damages_path = Перша буря б'є на всьому шляху
setting-first_storm_damages_path-help = Перша буря завдає шкоди в кожному секторі, який минає, а не лише в останньому.
setting-keep_top_territory_on_reshuffle = Верхня територія лишається
setting-keep_top_territory_on_reshuffle-help = Коли карти прянощів тасують знову, верхня карта території лишається для наступного хробака.
setting-merge_nexus_at_end_of_phase = Одне Сходження
setting-merge_nexus_at_end_of_phase-help = Хробаки в обох скидах ускладненого режиму спричиняють одне спільне Сходження наприкінці фази.
setting-fremen_extra_worms_scope = Хробаки для Фрименів
setting-fremen_extra_worms_scope-help = Чи рахувати першого хробака, якого Фримени розмістити не можуть, за всю фазу, чи в кожному скиді.
setting-fremen_extra_worms_scope-phase = перший за фазу
setting-fremen_extra_worms_scope-pile = перший у кожному скиді
setting-pass_is_final = Пас остаточний
setting-pass_is_final-help = Хто спасував, більше не торгується за цю карту.
setting-bid_timer_seconds = Секунд на ставку
setting-bid_timer_seconds-help = Час на роздуми про ставку; 0 — без обмеження.
setting-karama_scope = Що зупиняє «Карама»
setting-karama_scope-help = Одне застосування переваги або всі її застосування до кінця фази.
setting-karama_scope-single_use = одне застосування
setting-karama_scope-phase = до кінця фази
setting-harkonnen_karama_whole_hand = Харконнени беруть усю руку
setting-harkonnen_karama_whole_hand-help = Їхня карта «Карама» забирає в гравця всі карти, а не скільки вони захочуть.
setting-atreides_notes_only = Записи лише для Атрідів
setting-atreides_notes_only-help = Решта гравців не бачить, які карти куплено й скинуто.
setting-battle_in_storm_sector = Бої в бурі
setting-battle_in_storm_sector-help = Фракції, що стоять разом у секторі бурі, вступають там у бій.
setting-kwisatz_haderach_scope = Квізац Хадерах
setting-kwisatz_haderach_scope-help = Застосовується в одному бою за раунд або в усіх боях на одній території.
setting-kwisatz_haderach_scope-once_per_round = один бій за раунд
setting-kwisatz_haderach_scope-one_territory_per_round = одна територія за раунд
setting-contested_strongholds_count = Спірні твердині зараховуються
setting-contested_strongholds_count-help = Твердиня, де бою завадила буря, зараховується обом сторонам.
setting-emperor_gift_to_ally = Дарунки Імператора
setting-emperor_gift_to_ally-help = Імператор може будь-коли давати союзникові прянощі.
setting-bg_polar_sink_in_advanced = Бене Гессерит на Полярну шапку
setting-bg_polar_sink_in_advanced-help = В ускладненому режимі туди все ще можна надіслати воїна замість радниці.
setting-bg_ship_advisors_to_occupied = Висадка радниць
setting-bg_ship_advisors_to_occupied-help = Власна висадка Бене Гессерит на зайняті території може прибути радницями.

## Phases

phase-storm = Буря
phase-spice_blow = Вибух прянощів і Сходження
phase-choam_charity = Субсидії ДАПТ
phase-bidding = Аукціон
phase-revival = Відродження
phase-shipment_and_movement = Висадка й перекидання
phase-battle = Бій
phase-spice_collection = Збирання прянощів
phase-mentat_pause = Підсумки

## Factions

faction-atreides = Атріди
faction-atreides-full = Дім Атрідів
faction-bene_gesserit = Бене Гессерит
faction-bene_gesserit-full = Бене Гессерит
faction-emperor = Імператор
faction-emperor-full = Падишах-Імператор
faction-fremen = Фримени
faction-fremen-full = Фримени
faction-spacing_guild = Гільдія
faction-spacing_guild-full = Гільдія Лоцманів
faction-harkonnen = Харконнени
faction-harkonnen-full = Дім Харконненів

## Special forces and other pieces

force-sardaukar = сардаукар
force-fedaykin = федайкін
force-advisor = радниця
force-fighter = воїн
piece-kwisatz_haderach = Квізац Хадерах
piece-storm = маркер бурі
piece-sandworm = піщаний хробак

## Terrains

terrain-sand = піщана рівнина
terrain-rock = скеля
terrain-stronghold = твердиня
terrain-polar_sink = Полярна шапка

## Territories

territory-polar_sink = Полярна шапка
territory-imperial_basin = Імперський басейн
territory-carthag = Карфаг
territory-arrakeen = Арракін
territory-tueks_sietch = Січ Туека
territory-sietch_tabr = Січ Табр
territory-habbanya_sietch = Січ Хаббанія
territory-cielago_north = Північне Сієлаго
territory-cielago_depression = Западина Сієлаго
territory-meridian = Меридіан
territory-cielago_south = Південне Сієлаго
territory-cielago_east = Східне Сієлаго
territory-harg_pass = Перевал Гарг
territory-false_wall_south = Південна Хибна стіна
territory-false_wall_east = Східна Хибна стіна
territory-the_minor_erg = Малий Ерг
territory-pasty_mesa = Бліде плоскогір'я
territory-red_chasm = Червона прірва
territory-south_mesa = Південне плоскогір'я
territory-basin = Басейн
territory-rim_wall_west = Західна Крайова стіна
territory-hole_in_the_rock = Діра в скелі
territory-sihaya_ridge = Хребет Сіхая
territory-shield_wall = Оборонна стіна
territory-gara_kulon = Гара Кулон
territory-old_gap = Старий розлом
territory-broken_land = Розламана земля
territory-tsimpo = Цимпо
territory-arsunt = Арсунт
territory-rock_outcroppings = Скельні виступи
territory-plastic_basin = Пластичний басейн
territory-hagga_basin = Басейн Гаґґа
territory-bight_of_the_cliff = Вигин скелі
territory-funeral_plain = Поховальна рівнина
territory-the_great_flat = Велика рівнина
territory-wind_pass = Вітряний перевал
territory-the_greater_flat = Більша рівнина
territory-habbanya_erg = Ерг Хаббанія
territory-false_wall_west = Західна Хибна стіна
territory-wind_pass_north = Північний Вітряний перевал
territory-habbanya_ridge_flat = Рівнина хребта Хаббанія
territory-cielago_west = Західне Сієлаго

## Leaders

leader-thufir_hawat = Туфір Гават
leader-lady_jessica = леді Джессіка
leader-gurney_halleck = Гурні Галлек
leader-duncan_idaho = Дункан Айдаго
leader-dr_yueh = доктор Юе
leader-alia = Алія
leader-lady_margot_fenring = леді Марго Фенрінг
leader-mother_ramallo = Мати Рамалло
leader-princess_irulan = принцеса Ірулан
leader-wanna_marcus = Ванна Маркус
leader-hasimir_fenring = Хасимір Фенрінг
leader-captain_aramsham = капітан Арамшам
leader-caid = Каїд
leader-burseg = Бурсег
leader-bashar = Башар
leader-stilgar = Стілгар
leader-chani = Чані
leader-otheym = Отхейм
leader-shadout_mapes = Шадаут Мейпс
leader-jamis = Джаміс
leader-staban_tuek = Стабан Туек
leader-master_bewt = Майстер Б'ют
leader-esmar_tuek = Есмар Туек
leader-soo_soo_sook = Су-Су Сук
leader-guild_representative = представник Гільдії
leader-feyd_rautha = Фейд-Раута
leader-glossu_rabban = Глоссу Раббан
leader-piter_de_vries = Пітер де Вріз
leader-captain_iakin_nefud = капітан Якін Нефуд
leader-umman_kudu = Умман Куду

## Treachery cards

card-crysknife = Крис-ніж
card-maula_pistol = Пістолет маула
card-slip_tip = Ковзний клинок
card-stunner = Станер
card-chaumas = Чаумас
card-chaumurky = Чаумуркі
card-ellaca_drug = Наркотик елакка
card-gom_jabbar = Гом джаббар
card-lasgun = Лазеростріл
card-shield = Щит
card-snooper = Отрутошукач
card-baliset = Балісет
card-jubba_cloak = Плащ-джубба
card-kulon = Кулон
card-la_la_la = Ла-ла-ла
card-trip_to_gamont = Подорож на Гамонт
card-cheap_hero = Герой моменту
card-cheap_heroine = Героїня моменту
card-family_atomics = Родовий атомікс
card-weather_control = Контроль погоди
card-hajr = Хаджр
card-tleilaxu_ghola = Гхола
card-truthtrance = Транс правди
card-karama = Карама

## Kinds of treachery cards

kind-projectile = кінетична зброя
kind-poison = отруйна зброя
kind-lasgun = Лазеростріл
kind-shield = Щит
kind-snooper = Отрутошукач
kind-worthless = непотрібна карта
kind-cheap_hero = Герой моменту
kind-family_atomics = Родовий атомікс
kind-weather_control = Контроль погоди
kind-hajr = Хаджр
kind-ghola = Гхола
kind-truthtrance = Транс правди
kind-karama = Карама

## Decks and spice cards

deck-spice = Колода прянощів
deck-treachery = Колода підступів
deck-traitor = Колода зрадників
deck-storm = Колода бурі
deck-prediction = Колода провіщень
deck-alliance = Колода союзів
spice-shai_hulud = Шай-Хулуд

## Powers

power-bidding_look = Передбачення на аукціоні
power-bidding_look-help = Атріди бачать кожну карту підступу до початку торгів за неї.
power-written_records = Записи про карти
power-written_records-help = Лише Атріди можуть вести записи про карти підступів.
power-spice_look = Передбачення прянощів
power-spice_look-help = Атріди дивляться верхню карту прянощів до перших висадок і перекидань.
power-prescience = Передбачення
power-prescience-help = У своєму бою Атріди дізнаються одну частину плану противника: значення на диску, лідера, зброю або захист.
power-ally_prescience = Передбачення для союзника
power-ally_prescience-help = Атріди можуть дізнатися одну частину плану противника свого союзника.
power-kwisatz_haderach_awakening = Пробудження Квізац Хадераха
power-kwisatz_haderach_awakening-help = Він пробуджується, коли Атріди втратили в боях сім загонів.
power-kwisatz_haderach_use = Квізац Хадерах
power-kwisatz_haderach_use-help = Один раз за раунд він додає 2 до бойової сили лідера або «Героя моменту».
power-kwisatz_haderach_loyalty = Вірність
power-kwisatz_haderach_loyalty-help = Лідера, з яким іде Квізац Хадерах, не можна оголосити зрадником.
power-kwisatz_haderach_death = Загибель Квізац Хадераха
power-kwisatz_haderach_death-help = Він гине лише від вибуху «Лазерострілу» та «Щита», а відроджується як лідер.
power-plan_look = Карама: увесь бойовий план
power-plan_look-help = Атріди бачать увесь бойовий план противника, перш ніж складуть свій.
power-prediction = Провіщення
power-prediction-help = Якщо провіщена фракція перемагає у провіщеному раунді, замість неї одноосібно перемагає Бене Гессерит.
power-spiritual_advisor = Супровід
power-spiritual_advisor-help = Коли висаджується інша фракція, Бене Гессерит може безкоштовно поставити один загін на Полярну шапку.
power-the_voice = Голос
power-the_voice-help = Перед своїм боєм Бене Гессерит наказує противникові зіграти або не грати карту певного виду.
power-ally_voice = Голос для союзника
power-ally_voice-help = Бене Гессерит може застосувати Голос до противника свого союзника.
power-starting_advisor = Перша радниця
power-starting_advisor-help = Бене Гессерит починає з однією радницею на будь-якій території замість загону на Полярній шапці.
power-choam_generosity = Щедрість ДАПТ
power-choam_generosity-help = Бене Гессерит завжди отримує субсидію: 2 прянощі.
power-worthless_karama = Непотрібна карта як «Карама»
power-worthless_karama-help = Бене Гессерит може зіграти непотрібну карту як «Караму».
power-advisors = Радниці
power-advisors-help = Коли висаджується інша фракція, Бене Гессерит може безкоштовно надіслати туди ж одну радницю.
power-coexistence = Співіснування
power-coexistence-help = Радниці живуть поруч з іншими: не б'ються, не збирають прянощів і не утримують твердинь.
power-fighters = Воїни
power-fighters-help = На незайнятій території прибулі радниці стають воїнами, на зайнятій — можуть стати.
power-intrusion = Проникнення
power-intrusion-help = Коли входить інша фракція, воїни Бене Гессерит, які там стоять, можуть стати радницями.
power-declare_fight = Вступ у бій
power-declare_fight-help = До висадки Бене Гессерит вирішує, де її радниці стануть воїнами.
power-payment_for_treachery = Дохід від аукціону
power-payment_for_treachery-help = Те, що інші платять за карти підступів, дістається Імператорові.
power-no_discount = Без знижок
power-no_discount-help = Кожну ставку сплачують повністю.
power-ally_revival = Відродження для союзника
power-ally_revival-help = Імператор може оплатити союзникові ще до трьох загонів.
power-sardaukar_force = Сардаукари
power-sardaukar_force-help = П'ять загонів із зірочкою вважаються в бою за два кожен, крім боїв із Фрименами.
power-sardaukar_revival = Відродження сардаукарів
power-sardaukar_revival-help = За раунд відроджується не більше одного сардаукара.
power-karama_revival = Карама: відродження
power-karama_revival-help = Імператор безкоштовно відроджує до трьох загонів або одного лідера.
power-revival_limit = Безкоштовне відродження
power-revival_limit-help = Три загони Фрименів відроджуються безкоштовно, докупити більше не можна.
power-deployment = Висадка Фрименів
power-deployment-help = Резерв Фрименів безкоштовно приходить на Велику рівнину або не далі ніж за дві території від неї.
power-movement_two = Перекидання на 2 території
power-movement_two-help = Загони Фрименів проходять до двох територій.
power-worm_immunity = Захист від Шай-Хулуда
power-worm_immunity-help = Хробаки не знищують загонів Фрименів.
power-ride_worm = Осідлати хробака
power-ride_worm-help = Після появи хробака на їхній території Фримени можуть верхи перебратися на будь-яку іншу.
power-fremen_victory = Перемога Фрименів
power-fremen_victory-help = Після останнього раунду Фримени перемагають, якщо в їхніх січах немає чужих, а в Січі Туека — ворогів.
power-ally_worm_protection = Захист союзника від хробака
power-ally_worm_protection-help = Фримени можуть захистити загони союзника від хробака.
power-ally_free_revival = Безкоштовне відродження для союзника
power-ally_free_revival-help = Фримени можуть дати союзникові безкоштовно відродити три загони.
power-fremen_shared_victory = Спільна перемога з Фрименами
power-fremen_shared_victory-help = Після останнього раунду союзник перемагає разом із Фрименами.
power-storm_rule = Влада над бурею
power-storm_rule-help = Буря рухається за картою, яку Фримени бачили раундом раніше.
power-sandworms = Піщані хробаки
power-sandworms-help = Після першого хробака за фазу Фримени можуть розміщувати кожного наступного на будь-якій піщаній рівнині.
power-storm_losses_resistance = Стійкість до бурі
power-storm_losses_resistance-help = Буря знищує лише половину загонів Фрименів, яких застала.
power-storm_migration = Висадка в бурю
power-storm_migration-help = Фримени можуть висаджуватися в бурю на піщаній рівнині, втрачаючи половину цих загонів.
power-fedaykin_force = Федайкіни
power-fedaykin_force-help = Три загони із зірочкою вважаються в бою за два кожен.
power-battle_hardened = Загартовані в боях
power-battle_hardened-help = Загони Фрименів б'ються на повну силу без прянощів.
power-karama_worm = Карама: піщаний хробак
power-karama_worm-help = Фримени кличуть піщаного хробака на будь-яку піщану рівнину.
power-shipping_income = Оплата висадки
power-shipping_income-help = Те, що інші платять за висадку, дістається Гільдії.
power-ship_cross_planet = Три способи висадки
power-ship_cross_planet-help = Гільдія висаджується з резерву, переправляє загони через планету або повертає їх у резерв.
power-special_prices = Особливі ціни
power-special_prices-help = Гільдія висаджується за пів ціни.
power-guild_victory = Перемога Гільдії
power-guild_victory-help = Гільдія перемагає після останнього раунду, якщо більше ніхто не переміг.
power-ally_shipping = Висадка для союзника
power-ally_shipping-help = Союзник висаджується з резерву або через планету за пів ціни й платить Гільдії.
power-guild_shared_victory = Спільна перемога з Гільдією
power-guild_shared_victory-help = Після останнього раунду союзник перемагає разом із Гільдією.
power-any_time_shipment = Висадка й перекидання будь-коли
power-any_time_shipment-help = Гільдія висаджується й перекидає загони будь-якої миті фази.
power-karama_shipment_stop = Карама: скасування висадки
power-karama_shipment_stop-help = Гільдія скасовує одному гравцеві висадку з орбіти.
power-four_traitors = Чотири зрадники
power-four_traitors-help = Харконнени залишають собі всі чотири карти зрадників.
power-treachery_power = Підступи
power-treachery_power-help = Харконнени тримають до восьми карт підступів.
power-bonus_card = Додаткова карта
power-bonus_card-help = З кожною купленою картою Харконнени безкоштовно беруть ще одну.
power-ally_traitors = Зрадники для союзника
power-ally_traitors-help = Харконнени можуть розкривати зрадників у бою союзника.
power-captured_leaders = Захоплені лідери
power-captured_leaders-help = Після перемоги Харконнени можуть убити або захопити випадкового лідера переможеного.
power-karama_card_swap = Карама: обмін картами
power-karama_card_swap-help = Харконнени наосліп беруть у гравця карти й повертають стільки ж.
