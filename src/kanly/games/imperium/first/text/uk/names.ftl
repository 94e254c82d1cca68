# «Дюна: Імперіум»: назви.

## Лідери та їхні здібності

leader-baron_vladimir_harkonnen = Барон Володимир Харконнен
leader-count_ilban_richese = Граф Ільбан Річез
leader-countess_ariana_thorvald = Графиня Аріана Торвальд
leader-duke_leto_atreides = Герцог Лето Атрід
leader-earl_memnon_thorvald = Ерл Мемнон Торвальд
leader-glossu_the_beast_rabban = Глоссу «Звір» Раббан
leader-helena_richese = Гелена Річез
leader-paul_atreides = Пол Атрід
ability-baron_vladimir_harkonnen = Геніальний хід
signet-baron_vladimir_harkonnen = Підступи
ability-count_ilban_richese = Безжальний переговорник
signet-count_ilban_richese = Виробництво
ability-countess_ariana_thorvald = Залежність від прянощів
signet-countess_ariana_thorvald = Таємне водосховище
ability-duke_leto_atreides = Улюбленець Ландсрааду
signet-duke_leto_atreides = Розважлива дипломатія
ability-earl_memnon_thorvald = Зв'язки
signet-earl_memnon_thorvald = Запас прянощів
ability-glossu_the_beast_rabban = Арракійський лен
signet-glossu_the_beast_rabban = Жорстокість
ability-helena_richese = Очі всюди
signet-helena_richese = Маніпуляція
ability-paul_atreides = Передбачення
signet-paul_atreides = Дисципліна

## Локації

space-conspire = Змова
space-wealth = Багатство
space-fold_space = Міжпросторова подорож
space-selective_breeding = Селекція
space-hardy_warriors = Загартовані воїни
space-stillsuits = Дистикости
space-hall_of_oratory = Зала ораторів
space-mentat = Ментат
space-rally_troops = Збір військ
space-sell_melange = Продаж меланжу
space-secure_contract = Укладення контракту
space-the_great_flat = Велика рівнина

## Карти Фонду

card-arrakis_liaison = Представник Арракіса

## Карти Імперіуму

card-arrakis_recruiter = Вербувальник Арракіса
card-assassination_mission = Замовне вбивство
card-bene_gesserit_initiate = Послушниця Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Вантажоліт
card-chani = Чані
card-choam_directorship = Директорат ДАПТ
card-crysknife = Крис-ніж
card-dr_yueh = Доктор Юе
card-duncan_idaho = Дункан Айдаго
card-fedaykin_death_commando = Федайкін-смертник
card-firm_grip = Мертва хватка
card-fremen_camp = Табір Фрименів
card-gene_manipulation = Маніпуляції з генами
card-guild_administrator = Адміністратор Гільдії
card-guild_ambassador = Посол Гільдії
card-guild_bankers = Банкіри Гільдії
card-gun_thopter = Бойовий топтер
card-gurney_halleck = Гурні Галлек
card-imperial_spy = Імперський шпигун
card-kwisatz_haderach = Квізац Хадерах
card-lady_jessica = Леді Джессіка
card-liet_kynes = Лієт Кайнс
card-missionaria_protectiva = Міссіонарія Протектива
card-opulence = Розкіш
card-other_memory = Інша пам'ять
card-piter_de_vries = Пітер де Вріз
card-power_play = Демонстрація сили
card-reverend_mother_mohiam = Превелебна Мати Могіям
card-sardaukar_infantry = Піхота сардаукарів
card-sardaukar_legion = Легіон сардаукарів
card-scout = Розвідник
card-shifting_allegiances = Мінливі прихильності
card-sietch_reverend_mother = Превелебна Мати січі
card-smugglers_thopter = Топтер контрабандистів
card-space_travel = Космічна подорож
card-spice_hunter = Мисливець за прянощами
card-spice_smugglers = Контрабандисти прянощів
card-stilgar = Стілгар
card-test_of_humanity = Випробування людяності
card-the_voice = Голос
card-thufir_hawat = Туфір Гават
card-worm_riders = Вершники хробаків

## Карти інтриг

intrigue-allied_armada = Союзна армада
intrigue-ambush = Засідка
intrigue-bindu_suspension = Зупинка бінду
intrigue-bribery = Підкуп
intrigue-bypass_protocol = В обхід протоколу
intrigue-calculated_hire = Обдумані витрати
intrigue-charisma = Харизма
intrigue-choam_shares = Акції ДАПТ
intrigue-corner_the_market = Скуповування ринку
intrigue-councilors_dispensation = Пільга радника
intrigue-demand_respect = Вимога поваги
intrigue-dispatch_an_envoy = Відправити посланця
intrigue-double_cross = Подвійна гра
intrigue-favored_subject = Улюблений підданий
intrigue-guild_authorization = Дозвіл Гільдії
intrigue-infiltrate = Проникнення
intrigue-know_their_ways = Знання звичаїв
intrigue-master_tactician = Майстер тактики
intrigue-plans_within_plans = Плани в планах
intrigue-poison_snooper = Отрутошукач
intrigue-private_army = Приватна армія
intrigue-rapid_mobilization = Швидка мобілізація
intrigue-recruitment_mission = Вербування
intrigue-refocus = Зміна пріоритетів
intrigue-reinforcements = Підкріплення
intrigue-secret_of_the_sisterhood = Таємниця сестринства
intrigue-staged_incident = Підлаштований інцидент
intrigue-the_sleeper_must_awaken = Сплячий має прокинутися
intrigue-tiebreaker = Перевага
intrigue-to_the_victor = Переможцеві...
intrigue-urgent_mission = Термінове завдання
intrigue-water_of_life = Вода Життя
intrigue-water_peddlers_union = Спілка водоторгівців
intrigue-windfall = Несподіваний прибуток

## Карти конфліктів

trophy-skirmish_a = Сутичка
trophy-skirmish_b = Сутичка
trophy-skirmish_c = Сутичка
trophy-skirmish_d = Сутичка
trophy-cloak_and_dagger = Плащ і кинджал
trophy-desert_power = Сила пустелі
trophy-guild_bank_raid = Наліт на банк Гільдії
trophy-machinations = Махінації
trophy-raid_stockpiles = Наліт на склади
trophy-siege_of_carthag = Облога Карфага
trophy-sort_through_the_chaos = Розібратися в хаосі
trophy-terrible_purpose = Жахливе призначення
trophy-battle_for_carthag = Битва за Карфаг
trophy-grand_vision = Велике видіння

## Сторони: кожен дім відомий за лідером

party-baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
party-count_ilban_richese = { leader-count_ilban_richese }
party-countess_ariana_thorvald = { leader-countess_ariana_thorvald }
party-duke_leto_atreides = { leader-duke_leto_atreides }
party-earl_memnon_thorvald = { leader-earl_memnon_thorvald }
party-glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }
party-helena_richese = { leader-helena_richese }
party-paul_atreides = { leader-paul_atreides }
