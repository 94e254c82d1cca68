# Дюна: назви. Чого тут немає, сказано англійською.

## The game

game-dune = Дюна
game-dune-help = Шість фракцій б'ються, торгуються і зраджують одна одну заради пустельної планети та її прянощів.

## Modules

module-advanced = Ускладнений режим
module-extra_spice = Додаткові прянощі
module-double_blow = Подвоєний вибух
module-karama_powers = Покращені карти «Карама»
module-advanced_battle = Ускладнена система бою
module-faction_extras = Додаткові переваги

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
power-written_records = Записи про карти
power-spice_look = Передбачення прянощів
power-prescience = Передбачення
power-ally_prescience = Передбачення для союзника
power-kwisatz_haderach_awakening = Пробудження Квізац Хадераха
power-kwisatz_haderach_use = Квізац Хадерах
power-kwisatz_haderach_loyalty = Вірність
power-kwisatz_haderach_death = Загибель Квізац Хадераха
power-plan_look = Карама: увесь бойовий план
power-prediction = Провіщення
power-spiritual_advisor = Супровід
power-the_voice = Голос
power-ally_voice = Голос для союзника
power-starting_advisor = Перша радниця
power-choam_generosity = Щедрість ДАПТ
power-worthless_karama = Непотрібна карта як «Карама»
power-advisors = Радниці
power-coexistence = Співіснування
power-fighters = Воїни
power-intrusion = Проникнення
power-declare_fight = Вступ у бій
power-payment_for_treachery = Дохід від аукціону
power-no_discount = Без знижок
power-ally_revival = Відродження для союзника
power-sardaukar_force = Сардаукари
power-sardaukar_revival = Відродження сардаукарів
power-karama_revival = Карама: відродження
power-revival_limit = Безкоштовне відродження
power-deployment = Висадка Фрименів
power-movement_two = Перекидання на 2 території
power-worm_immunity = Захист від Шай-Хулуда
power-ride_worm = Осідлати хробака
power-fremen_victory = Перемога Фрименів
power-ally_worm_protection = Захист союзника від хробака
power-ally_free_revival = Безкоштовне відродження для союзника
power-fremen_shared_victory = Спільна перемога з Фрименами
power-storm_rule = Влада над бурею
power-sandworms = Піщані хробаки
power-storm_losses_resistance = Стійкість до бурі
power-storm_migration = Висадка в бурю
power-fedaykin_force = Федайкіни
power-battle_hardened = Загартовані в боях
power-karama_worm = Карама: піщаний хробак
power-shipping_income = Оплата висадки
power-ship_cross_planet = Три способи висадки
power-special_prices = Особливі ціни
power-guild_victory = Перемога Гільдії
power-ally_shipping = Висадка для союзника
power-guild_shared_victory = Спільна перемога з Гільдією
power-any_time_shipment = Висадка й перекидання будь-коли
power-karama_shipment_stop = Карама: скасування висадки
power-four_traitors = Чотири зрадники
power-treachery_power = Підступи
power-bonus_card = Додаткова карта
power-ally_traitors = Зрадники для союзника
power-captured_leaders = Захоплені лідери
power-karama_card_swap = Карама: обмін картами
