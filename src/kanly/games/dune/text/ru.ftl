# Дюна: названия. Чего здесь нет, говорится по-английски.

## The game

game-dune = Дюна
game-dune-help = Шесть фракций сражаются, торгуются и предают друг друга ради пустынной планеты и её Пряности.

## Modules

module-advanced = Усложнённый режим
module-extra_spice = Дополнительная Пряность
module-double_blow = Удвоенный выброс
module-karama_powers = Улучшенные карты «Карама»
module-advanced_battle = Усложнённая система боя
module-faction_extras = Дополнительные преимущества

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
power-written_records = Записи о картах
power-spice_look = Предвидение Пряности
power-prescience = Предвидение
power-ally_prescience = Предвидение для союзника
power-kwisatz_haderach_awakening = Пробуждение Квисатц Хадераха
power-kwisatz_haderach_use = Квисатц Хадерах
power-kwisatz_haderach_loyalty = Верность
power-kwisatz_haderach_death = Гибель Квисатц Хадераха
power-plan_look = Карама: весь боевой план
power-prediction = Предсказание
power-spiritual_advisor = Сопровождение
power-the_voice = Голос
power-ally_voice = Голос для союзника
power-starting_advisor = Первая советница
power-choam_generosity = Щедрость КООАМ
power-worthless_karama = Бесполезная карта как «Карама»
power-advisors = Советницы
power-coexistence = Сосуществование
power-fighters = Воины
power-intrusion = Внедрение
power-declare_fight = Вступление в бой
power-payment_for_treachery = Доход от аукциона
power-no_discount = Без скидок
power-ally_revival = Восстановление для союзника
power-sardaukar_force = Сардаукары
power-sardaukar_revival = Восстановление сардаукаров
power-karama_revival = Карама: восстановление
power-revival_limit = Бесплатное восстановление
power-deployment = Высадка фрименов
power-movement_two = Переброска на 2 территории
power-worm_immunity = Защита от Шаи-Хулуда
power-ride_worm = Оседлать червя
power-fremen_victory = Победа Фрименов
power-ally_worm_protection = Защита союзника от червя
power-ally_free_revival = Бесплатное восстановление для союзника
power-fremen_shared_victory = Общая победа с Фрименами
power-storm_rule = Власть над бурей
power-sandworms = Песчаные черви
power-storm_losses_resistance = Устойчивость к буре
power-storm_migration = Высадка в бурю
power-fedaykin_force = Федайкины
power-battle_hardened = Закалённые в боях
power-karama_worm = Карама: песчаный червь
power-shipping_income = Оплата высадки
power-ship_cross_planet = Три способа высадки
power-special_prices = Особые цены
power-guild_victory = Победа Гильдии
power-ally_shipping = Высадка для союзника
power-guild_shared_victory = Общая победа с Гильдией
power-any_time_shipment = Высадка и переброска в любое время
power-karama_shipment_stop = Карама: отмена высадки
power-four_traitors = Четыре предателя
power-treachery_power = Уловки
power-bonus_card = Дополнительная карта
power-ally_traitors = Предатели для союзника
power-captured_leaders = Захваченные лидеры
power-karama_card_swap = Карама: обмен картами
