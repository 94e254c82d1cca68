# Дюна: названия, варианты правил, преимущества.

## The game

game-dune = Дюна
game-dune-help = Шесть фракций сражаются, торгуются и предают друг друга ради пустынной планеты и её Пряности.
bot-greedy = жадный

## Modules

module-advanced = Усложнённый режим
module-advanced-help = Больше Пряности, два выброса за раунд, особые свойства карт «Карама», бои с оплатой Пряностью и новые преимущества у каждой фракции.
module-extra_spice = Дополнительная Пряность
module-extra_spice-help = Арракин, Карфаг и сиетч Туэка каждый раунд приносят Пряность.
module-double_blow = Удвоенный выброс
module-double_blow-help = Две карты Пряности за раунд, у каждой свой сброс.
module-karama_powers = Улучшенные карты «Карама»
module-karama_powers-help = У каждой фракции, кроме Бене Гессерит, есть особое свойство карты «Карама».
module-advanced_battle = Усложнённая система боя
module-advanced_battle-help = Отряды дерутся в полную силу только за Пряность.
module-faction_extras = Дополнительные преимущества
module-faction_extras-help = У каждой фракции есть новые преимущества: Квисатц Хадерах, советницы, сардаукары, колода бури, федайкины, пленники.

## Settings, their explanations and their values

setting-faction_pool = Фракции в игре
setting-faction_pool-help = Рекомендованные для этого числа игроков или любые из шести.
setting-faction_pool-recommended = рекомендованные
setting-faction_pool-all = все шесть
setting-faction_choice = Как распределяются фракции
setting-faction_choice-help = Раздаются случайно, выбираются в порядке вытянутых номеров или в порядке мест за столом.
setting-faction_choice-dealt = раздаются случайно
setting-faction_choice-drafted = по вытянутым номерам
setting-faction_choice-chosen = по порядку мест
setting-faction_swap = Обмен фракциями
setting-faction_swap-help = До начала игры игроки могут по согласию обменяться фракциями.
setting-faction_1 = Фракция места 1
setting-faction_1-help = Задана заранее или любая.
setting-faction_1-any = любая
setting-faction_2 = Фракция места 2
setting-faction_2-help = Задана заранее или любая.
setting-faction_2-any = любая
setting-faction_3 = Фракция места 3
setting-faction_3-help = Задана заранее или любая.
setting-faction_3-any = любая
setting-faction_4 = Фракция места 4
setting-faction_4-help = Задана заранее или любая.
setting-faction_4-any = любая
setting-faction_5 = Фракция места 5
setting-faction_5-help = Задана заранее или любая.
setting-faction_5-any = любая
setting-faction_6 = Фракция места 6
setting-faction_6-help = Задана заранее или любая.
setting-faction_6-any = любая
setting-two_factions_each = По две фракции
setting-two_factions_each-help = Двое игроков играют за две фракции каждый.
setting-alliance_variant = Союзы
setting-alliance_variant-help = Сколько игроков может быть в союзе и сколько крепостей ему нужно.
setting-alliance_variant-standard = два игрока, четыре крепости
setting-alliance_variant-two_three = два игрока, три крепости
setting-alliance_variant-three_four = три игрока, четыре крепости
setting-alliance_variant-three_three = три игрока, три крепости
setting-alliance_variant-any_three = любое число игроков, три крепости
setting-first_storm_dialers = Кто запускает первую бурю
setting-first_storm_dialers-help = Ближайший игрок с каждой стороны от её начала или просто двое ближайших.
setting-first_storm_dialers-either_side = ближайшие с двух сторон
setting-first_storm_dialers-two_nearest = двое ближайших
setting-first_storm_damages_path = Первая буря бьёт по всему пути
setting-first_storm_damages_path-help = Первая буря наносит урон в каждом секторе, который прошла, а не только в последнем.
setting-keep_top_territory_on_reshuffle = Верхняя территория остаётся
setting-keep_top_territory_on_reshuffle-help = Когда карты Пряности перемешивают заново, верхняя карта территории остаётся для следующего червя.
setting-merge_nexus_at_end_of_phase = Одно Схождение
setting-merge_nexus_at_end_of_phase-help = Черви в обоих сбросах усложнённого режима вызывают одно общее Схождение в конце фазы.
setting-fremen_extra_worms_scope = Черви для Фрименов
setting-fremen_extra_worms_scope-help = Считается ли первый червь, которого Фримены разместить не могут, за всю фазу или в каждом сбросе.
setting-fremen_extra_worms_scope-phase = первый за фазу
setting-fremen_extra_worms_scope-pile = первый в каждом сбросе
setting-pass_is_final = Пас окончателен
setting-pass_is_final-help = Спасовавший больше не торгуется за эту карту.
setting-bid_timer_seconds = Секунд на ставку
setting-bid_timer_seconds-help = Время на раздумья о ставке; 0 — без ограничения.
setting-karama_scope = Что останавливает «Карама»
setting-karama_scope-help = Одно применение преимущества или все его применения до конца фазы.
setting-karama_scope-single_use = одно применение
setting-karama_scope-phase = до конца фазы
setting-harkonnen_karama_whole_hand = Харконнены берут всю руку
setting-harkonnen_karama_whole_hand-help = Их карта «Карама» забирает у игрока все карты, а не сколько они захотят.
setting-atreides_notes_only = Записи только у Атрейдесов
setting-atreides_notes_only-help = Остальные игроки не видят, какие карты куплены и сброшены.
setting-battle_in_storm_sector = Бои в буре
setting-battle_in_storm_sector-help = Фракции, стоящие вместе в секторе бури, вступают там в бой.
setting-kwisatz_haderach_scope = Квисатц Хадерах
setting-kwisatz_haderach_scope-help = Применяется в одном бою за раунд или во всех боях на одной территории.
setting-kwisatz_haderach_scope-once_per_round = один бой за раунд
setting-kwisatz_haderach_scope-one_territory_per_round = одна территория за раунд
setting-contested_strongholds_count = Спорные крепости засчитываются
setting-contested_strongholds_count-help = Крепость, где бою помешала буря, засчитывается обеим сторонам.
setting-emperor_gift_to_ally = Дары Императора
setting-emperor_gift_to_ally-help = Император может в любое время давать союзнику Пряность.
setting-bg_polar_sink_in_advanced = Бене Гессерит в Полярную Впадину
setting-bg_polar_sink_in_advanced-help = В усложнённом режиме туда по-прежнему можно отправить воина вместо советницы.
setting-bg_ship_advisors_to_occupied = Высадка советниц
setting-bg_ship_advisors_to_occupied-help = Собственная высадка Бене Гессерит на занятые территории может прибыть советницами.

## Phases

phase-storm = Буря
phase-spice_blow = Выброс Пряности и Схождение
phase-choam_charity = Субсидии КООАМ
phase-bidding = Аукцион
phase-revival = Восстановление
phase-shipment_and_movement = Высадка и переброска
phase-battle = Бой
phase-spice_collection = Сбор Пряности
phase-mentat_pause = Итоги

## Factions

faction-atreides = Атрейдесы
faction-atreides-full = Дом Атрейдесов
faction-bene_gesserit = Бене Гессерит
faction-bene_gesserit-full = Бене Гессерит
faction-emperor = Император
faction-emperor-full = Падишах-Император
faction-fremen = Фримены
faction-fremen-full = Фримены
faction-spacing_guild = Гильдия
faction-spacing_guild-full = Гильдия Космогации
faction-harkonnen = Харконнены
faction-harkonnen-full = Дом Харконненов

## Special forces and other pieces

force-sardaukar = сардаукар
force-fedaykin = федайкин
force-advisor = советница
force-fighter = воин
piece-kwisatz_haderach = Квисатц Хадерах
piece-storm = маркер бури
piece-sandworm = песчаный червь

## Terrains

terrain-sand = пески
terrain-rock = скалы
terrain-stronghold = крепость
terrain-polar_sink = Полярная Впадина

## Territories

territory-polar_sink = Полярная Впадина
territory-imperial_basin = Имперская Котловина
territory-carthag = Карфаг
territory-arrakeen = Арракин
territory-tueks_sietch = сиетч Туэка
territory-sietch_tabr = сиетч Табр
territory-habbanya_sietch = сиетч Хаббанья
territory-cielago_north = Северное Сиелаго
territory-cielago_depression = Впадина Сиелаго
territory-meridian = Меридиан
territory-cielago_south = Южное Сиелаго
territory-cielago_east = Восточное Сиелаго
territory-harg_pass = Перевал Харг
territory-false_wall_south = Южная Ложная Стена
territory-false_wall_east = Восточная Ложная Стена
territory-the_minor_erg = Малый Эрг
territory-pasty_mesa = Бледное Плоскогорье
territory-red_chasm = Красная Пропасть
territory-south_mesa = Южное Плоскогорье
territory-basin = Котловина
territory-rim_wall_west = Западная Краевая Стена
territory-hole_in_the_rock = Дыра в Скале
territory-sihaya_ridge = Хребет Сихайя
territory-shield_wall = Барьерная Стена
territory-gara_kulon = Гара Кулон
territory-old_gap = Старый Разлом
territory-broken_land = Изломанная Земля
territory-tsimpo = Цимпо
territory-arsunt = Арсунт
territory-rock_outcroppings = Скальные Выступы
territory-plastic_basin = Пластичная Котловина
territory-hagga_basin = Котловина Хагга
territory-bight_of_the_cliff = Излучина Утёса
territory-funeral_plain = Погребальная Равнина
territory-the_great_flat = Великая Равнина
territory-wind_pass = Ветровой Перевал
territory-the_greater_flat = Большая Равнина
territory-habbanya_erg = Эрг Хаббанья
territory-false_wall_west = Западная Ложная Стена
territory-wind_pass_north = Северный Ветровой Перевал
territory-habbanya_ridge_flat = Равнина Хребта Хаббанья
territory-cielago_west = Западное Сиелаго

## Leaders

leader-thufir_hawat = Суфир Хават
leader-lady_jessica = леди Джессика
leader-gurney_halleck = Гурни Халлек
leader-duncan_idaho = Дункан Айдахо
leader-dr_yueh = доктор Юйэ
leader-alia = Алия
leader-lady_margot_fenring = леди Марго Фенринг
leader-mother_ramallo = Мать Рамалло
leader-princess_irulan = принцесса Ирулан
leader-wanna_marcus = Уанна Маркус
leader-hasimir_fenring = Хасимир Фенринг
leader-captain_aramsham = капитан Арамшам
leader-caid = Каид
leader-burseg = Бурсег
leader-bashar = Башар
leader-stilgar = Стилгар
leader-chani = Чани
leader-otheym = Отхейм
leader-shadout_mapes = Шедаут Мэйпс
leader-jamis = Джамис
leader-staban_tuek = Стабан Туэк
leader-master_bewt = Мастер Бут
leader-esmar_tuek = Эсмар Туэк
leader-soo_soo_sook = Су-Су Су-Ук
leader-guild_representative = представитель Гильдии
leader-feyd_rautha = Фейд-Раута
leader-glossu_rabban = Глоссу Раббан
leader-piter_de_vries = Питер де Вриз
leader-captain_iakin_nefud = капитан Иакин Нефуд
leader-umman_kudu = Умман Куду

## Treachery cards

card-crysknife = Крис
card-maula_pistol = Маула-пистолет
card-slip_tip = Скользящий клинок
card-stunner = Станнер
card-chaumas = Чаумас
card-chaumurky = Чаумурки
card-ellaca_drug = Наркотик элакка
card-gom_jabbar = Гом джаббар
card-lasgun = Лучемёт
card-shield = Щит
card-snooper = Ядоискатель
card-baliset = Балисет
card-jubba_cloak = Плащ-джубба
card-kulon = Кулон
card-la_la_la = Ла-ла-ла
card-trip_to_gamont = Поездка на Гамонт
card-cheap_hero = Герой момента
card-cheap_heroine = Героиня момента
card-family_atomics = Атомное оружие
card-weather_control = Контроль погоды
card-hajr = Хаджр
card-tleilaxu_ghola = Гхола
card-truthtrance = Транс правды
card-karama = Карама

## Kinds of treachery cards

kind-projectile = кинетическое оружие
kind-poison = ядовитое оружие
kind-lasgun = Лучемёт
kind-shield = Щит
kind-snooper = Ядоискатель
kind-worthless = бесполезная карта
kind-cheap_hero = Герой момента
kind-family_atomics = Атомное оружие
kind-weather_control = Контроль погоды
kind-hajr = Хаджр
kind-ghola = Гхола
kind-truthtrance = Транс правды
kind-karama = Карама

## Decks and spice cards

deck-spice = Колода Пряности
deck-treachery = Колода уловок
deck-traitor = Колода предателей
deck-storm = Колода бури
deck-prediction = Колода предсказаний
deck-alliance = Колода союзов
spice-shai_hulud = Шаи-Хулуд

## Powers

power-bidding_look = Предвидение на аукционе
power-bidding_look-help = Атрейдесы видят каждую карту уловки до начала торгов за неё.
power-written_records = Записи о картах
power-written_records-help = Только Атрейдесы могут вести записи о картах уловок.
power-spice_look = Предвидение Пряности
power-spice_look-help = Атрейдесы смотрят верхнюю карту Пряности до первых высадок и перебросок.
power-prescience = Предвидение
power-prescience-help = В своём бою Атрейдесы узнают одну часть плана противника: значение на диске, лидера, оружие или защиту.
power-ally_prescience = Предвидение для союзника
power-ally_prescience-help = Атрейдесы могут узнать одну часть плана у противника своего союзника.
power-kwisatz_haderach_awakening = Пробуждение Квисатц Хадераха
power-kwisatz_haderach_awakening-help = Он пробуждается, когда Атрейдесы потеряли в боях семь отрядов.
power-kwisatz_haderach_use = Квисатц Хадерах
power-kwisatz_haderach_use-help = 1 раз в раунд он прибавляет 2 к боевой силе лидера или «Героя момента».
power-kwisatz_haderach_loyalty = Верность
power-kwisatz_haderach_loyalty-help = Лидера, с которым идёт Квисатц Хадерах, нельзя объявить предателем.
power-kwisatz_haderach_death = Гибель Квисатц Хадераха
power-kwisatz_haderach_death-help = Он гибнет только от взрыва «Лучемёта» и «Щита», а восстанавливается как лидер.
power-plan_look = Карама: весь боевой план
power-plan_look-help = Атрейдесы видят весь боевой план противника до того, как составят свой.
power-prediction = Предсказание
power-prediction-help = Если предсказанная фракция побеждает в предсказанном раунде, вместо неё единолично побеждает Бене Гессерит.
power-spiritual_advisor = Сопровождение
power-spiritual_advisor-help = Когда высаживается другая фракция, Бене Гессерит может бесплатно поставить один отряд в Полярную Впадину.
power-the_voice = Голос
power-the_voice-help = Перед своим боем Бене Гессерит приказывает противнику сыграть или не играть карту определённого вида.
power-ally_voice = Голос для союзника
power-ally_voice-help = Бене Гессерит может применить Голос к противнику своего союзника.
power-starting_advisor = Первая советница
power-starting_advisor-help = Бене Гессерит начинает с одной советницей на любой территории вместо отряда в Полярной Впадине.
power-choam_generosity = Щедрость КООАМ
power-choam_generosity-help = Бене Гессерит всегда получает субсидию: 2 Пряности.
power-worthless_karama = Бесполезная карта как «Карама»
power-worthless_karama-help = Бене Гессерит может сыграть бесполезную карту как «Караму».
power-advisors = Советницы
power-advisors-help = Когда высаживается другая фракция, Бене Гессерит может бесплатно отправить туда же одну советницу.
power-coexistence = Сосуществование
power-coexistence-help = Советницы живут рядом с другими: не дерутся, не собирают Пряность и не удерживают крепостей.
power-fighters = Воины
power-fighters-help = На незанятой территории прибывшие советницы становятся воинами, на занятой — могут стать.
power-intrusion = Внедрение
power-intrusion-help = Когда входит другая фракция, тамошние воины Бене Гессерит могут стать советницами.
power-declare_fight = Вступление в бой
power-declare_fight-help = До высадки Бене Гессерит решает, где её советницы станут воинами.
power-payment_for_treachery = Доход от аукциона
power-payment_for_treachery-help = Плата остальных за карты уловок достаётся Императору.
power-no_discount = Без скидок
power-no_discount-help = Каждая ставка платится полностью.
power-ally_revival = Восстановление для союзника
power-ally_revival-help = Император может оплатить союзнику ещё до трёх отрядов.
power-sardaukar_force = Сардаукары
power-sardaukar_force-help = Пять отрядов со звёздочкой считаются в бою за два каждый, кроме боёв с Фрименами.
power-sardaukar_revival = Восстановление сардаукаров
power-sardaukar_revival-help = За раунд восстанавливается не больше одного сардаукара.
power-karama_revival = Карама: восстановление
power-karama_revival-help = Император бесплатно восстанавливает до трёх отрядов или одного лидера.
power-revival_limit = Бесплатное восстановление
power-revival_limit-help = Три отряда Фрименов восстанавливаются бесплатно, докупить больше нельзя.
power-deployment = Высадка фрименов
power-deployment-help = Резерв Фрименов бесплатно приходит на Великую Равнину или не дальше двух территорий от неё.
power-movement_two = Переброска на 2 территории
power-movement_two-help = Отряды Фрименов проходят до двух территорий.
power-worm_immunity = Защита от Шаи-Хулуда
power-worm_immunity-help = Черви не уничтожают отряды Фрименов.
power-ride_worm = Оседлать червя
power-ride_worm-help = После появления червя на их территории Фримены могут верхом перебраться на любую другую.
power-fremen_victory = Победа Фрименов
power-fremen_victory-help = После последнего раунда Фримены побеждают, если в их сиетчах нет чужих, а в сиетче Туэка — врагов.
power-ally_worm_protection = Защита союзника от червя
power-ally_worm_protection-help = Фримены могут защитить отряды союзника от червя.
power-ally_free_revival = Бесплатное восстановление для союзника
power-ally_free_revival-help = Фримены могут дать союзнику бесплатно восстановить три отряда.
power-fremen_shared_victory = Общая победа с Фрименами
power-fremen_shared_victory-help = После последнего раунда союзник побеждает вместе с Фрименами.
power-storm_rule = Власть над бурей
power-storm_rule-help = Буря движется по карте, которую Фримены видели за раунд до того.
power-sandworms = Песчаные черви
power-sandworms-help = После первого червя за фазу Фримены могут размещать каждого следующего на любых песках.
power-storm_losses_resistance = Устойчивость к буре
power-storm_losses_resistance-help = Буря уничтожает лишь половину застигнутых отрядов Фрименов.
power-storm_migration = Высадка в бурю
power-storm_migration-help = Фримены могут высаживаться в бурю на песках, теряя половину этих отрядов.
power-fedaykin_force = Федайкины
power-fedaykin_force-help = Три отряда со звёздочкой считаются в бою за два каждый.
power-battle_hardened = Закалённые в боях
power-battle_hardened-help = Отряды Фрименов дерутся в полную силу без Пряности.
power-karama_worm = Карама: песчаный червь
power-karama_worm-help = Фримены призывают песчаного червя на любую территорию песков.
power-shipping_income = Оплата высадки
power-shipping_income-help = Плата остальных за высадку достаётся Гильдии.
power-ship_cross_planet = Три способа высадки
power-ship_cross_planet-help = Гильдия высаживается из резерва, перебрасывает отряды через планету или возвращает их в резерв.
power-special_prices = Особые цены
power-special_prices-help = Гильдия высаживается за полцены.
power-guild_victory = Победа Гильдии
power-guild_victory-help = Гильдия побеждает после последнего раунда, если больше никто не победил.
power-ally_shipping = Высадка для союзника
power-ally_shipping-help = Союзник высаживается из резерва или через планету за полцены и платит Гильдии.
power-guild_shared_victory = Общая победа с Гильдией
power-guild_shared_victory-help = После последнего раунда союзник побеждает вместе с Гильдией.
power-any_time_shipment = Высадка и переброска в любое время
power-any_time_shipment-help = Гильдия высаживается и перебрасывает отряды в любой момент фазы.
power-karama_shipment_stop = Карама: отмена высадки
power-karama_shipment_stop-help = Гильдия отменяет одному игроку высадку с орбиты.
power-four_traitors = Четыре предателя
power-four_traitors-help = Харконнены оставляют себе все четыре карты предателей.
power-treachery_power = Уловки
power-treachery_power-help = Харконнены держат до восьми карт уловок.
power-bonus_card = Дополнительная карта
power-bonus_card-help = С каждой купленной картой Харконнены бесплатно берут ещё одну.
power-ally_traitors = Предатели для союзника
power-ally_traitors-help = Харконнены могут раскрывать предателей в бою союзника.
power-captured_leaders = Захваченные лидеры
power-captured_leaders-help = После победы Харконнены могут убить или захватить случайного лидера проигравшего.
power-karama_card_swap = Карама: обмен картами
power-karama_card_swap-help = Харконнены не глядя берут у игрока карты и возвращают столько же.
