# «Дюна: Империя»: названия.

## Лидеры и их способности

leader-baron_vladimir_harkonnen = Барон Владимир Харконнен
leader-count_ilban_richese = Граф Ильбан Ришез
leader-countess_ariana_thorvald = Графиня Ариана Торвальд
leader-duke_leto_atreides = Герцог Лето Атрейдес
leader-earl_memnon_thorvald = Эрл Мемнон Торвальд
leader-glossu_the_beast_rabban = Глоссу «Зверь» Раббан
leader-helena_richese = Хелена Ришез
leader-paul_atreides = Пол Атрейдес
ability-baron_vladimir_harkonnen = Гениальный ход
signet-baron_vladimir_harkonnen = Козни
ability-count_ilban_richese = Безжалостный переговорщик
signet-count_ilban_richese = Производство
ability-countess_ariana_thorvald = Зависимость от Пряности
signet-countess_ariana_thorvald = Тайное водохранилище
ability-duke_leto_atreides = Любимец Ландсраада
signet-duke_leto_atreides = Осмотрительная дипломатия
ability-earl_memnon_thorvald = Связи
signet-earl_memnon_thorvald = Запас Пряности
ability-glossu_the_beast_rabban = Арракисский лен
signet-glossu_the_beast_rabban = Жестокость
ability-helena_richese = Глаза повсюду
signet-helena_richese = Манипуляция
ability-paul_atreides = Предвидение
signet-paul_atreides = Дисциплина

## Ячейки

space-conspire = Заговор
space-wealth = Богатство
space-fold_space = Свёрнутое пространство
space-selective_breeding = Селекция
space-hardy_warriors = Закалённые воины
space-stillsuits = Дистикомбы
space-hall_of_oratory = Зал ораторов
space-mentat = Ментат
space-rally_troops = Сбор войск
space-sell_melange = Продажа меланжа
space-secure_contract = Заключение контракта
space-the_great_flat = Великая Равнина

## Карты резерва

card-arrakis_liaison = Связные Арракиса

## Карты Империи

card-arrakis_recruiter = Вербовщик Арракиса
card-assassination_mission = Заказное убийство
card-bene_gesserit_initiate = Послушница Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Грузолёт
card-chani = Чани
card-choam_directorship = Директорат КООАМ
card-crysknife = Крис
card-dr_yueh = Доктор Юйэ
card-duncan_idaho = Дункан Айдахо
card-fedaykin_death_commando = Федайкин-смертник
card-firm_grip = Мёртвая хватка
card-fremen_camp = Лагерь фрименов
card-gene_manipulation = Манипуляции с генами
card-guild_administrator = Администратор Гильдии
card-guild_ambassador = Посол Гильдии
card-guild_bankers = Банкиры Гильдии
card-gun_thopter = Боевой топтер
card-gurney_halleck = Гурни Халлек
card-imperial_spy = Имперский шпион
card-kwisatz_haderach = Квисатц Хадерах
card-lady_jessica = Леди Джессика
card-liet_kynes = Лиет Кинес
card-missionaria_protectiva = Миссионария Протектива
card-opulence = Роскошь
card-other_memory = Иная память
card-piter_de_vries = Питер де Вриз
card-power_play = Демонстрация силы
card-reverend_mother_mohiam = Преподобная Мать Мохийам
card-sardaukar_infantry = Пехота сардаукаров
card-sardaukar_legion = Легион сардаукаров
card-scout = Разведчик
card-shifting_allegiances = Смена приверженности
card-sietch_reverend_mother = Преподобная Мать сиетча
card-smugglers_thopter = Топтер контрабандистов
card-space_travel = Космическое путешествие
card-spice_hunter = Охотник за Пряностью
card-spice_smugglers = Контрабандисты Пряности
card-stilgar = Стилгар
card-test_of_humanity = Испытание на человечность
card-the_voice = Голос
card-thufir_hawat = Суфир Хават
card-worm_riders = Наездники на червях

## Карты интриг

intrigue-allied_armada = Союзная армада
intrigue-ambush = Засада
intrigue-bindu_suspension = Отключение бинду
intrigue-bribery = Подкуп
intrigue-bypass_protocol = В обход протокола
intrigue-calculated_hire = Своевременный наём
intrigue-charisma = Харизма
intrigue-choam_shares = Акции КООАМ
intrigue-corner_the_market = Скупка рынка
intrigue-councilors_dispensation = Льгота советника
intrigue-demand_respect = Требование уважения
intrigue-dispatch_an_envoy = Отправить посланника
intrigue-double_cross = Двойная игра
intrigue-favored_subject = Любимый подданный
intrigue-guild_authorization = Разрешение Гильдии
intrigue-infiltrate = Внедрение
intrigue-know_their_ways = Знание обычаев
intrigue-master_tactician = Мастер тактики
intrigue-plans_within_plans = Планы внутри планов
intrigue-poison_snooper = Ядоискатель
intrigue-private_army = Личная армия
intrigue-rapid_mobilization = Быстрая мобилизация
intrigue-recruitment_mission = Вербовка
intrigue-refocus = Смена приоритетов
intrigue-reinforcements = Подкрепление
intrigue-secret_of_the_sisterhood = Тайна сестринства
intrigue-staged_incident = Подстроенный инцидент
intrigue-the_sleeper_must_awaken = Спящий должен проснуться
intrigue-tiebreaker = Перевес
intrigue-to_the_victor = Победителю...
intrigue-urgent_mission = Срочное задание
intrigue-water_of_life = Вода Жизни
intrigue-water_peddlers_union = Союз водоторговцев
intrigue-windfall = Нежданная удача

## Карты конфликтов

trophy-skirmish_a = Стычка
trophy-skirmish_b = Стычка
trophy-skirmish_c = Стычка
trophy-skirmish_d = Стычка
trophy-cloak_and_dagger = Плащ и кинжал
trophy-desert_power = Сила пустыни
trophy-guild_bank_raid = Налёт на банк Гильдии
trophy-machinations = Махинации
trophy-raid_stockpiles = Налёт на склады
trophy-siege_of_carthag = Осада Карфага
trophy-sort_through_the_chaos = Преодоление хаоса
trophy-terrible_purpose = Ужасное предназначение
trophy-battle_for_carthag = Битва за Карфаг
trophy-grand_vision = Великое видение

## Стороны: каждый дом известен по лидеру

party-baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
party-count_ilban_richese = { leader-count_ilban_richese }
party-countess_ariana_thorvald = { leader-countess_ariana_thorvald }
party-duke_leto_atreides = { leader-duke_leto_atreides }
party-earl_memnon_thorvald = { leader-earl_memnon_thorvald }
party-glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }
party-helena_richese = { leader-helena_richese }
party-paul_atreides = { leader-paul_atreides }
