# Дюна. Империя. Восстание: названия. Остальное — в ru/*.ftl.

## The game and its modules

game-uprising = Дюна. Империя. Восстание

## Factions, and the icons of spaces, cards and battles

faction-emperor = Император
faction-guild = Гильдия Космогации
faction-bene_gesserit = Бене Гессерит
faction-fremen = Фримены
icon-emperor = Император
icon-guild = Гильдия Космогации
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Город
icon-spice_trade = Торговля Пряностью
icon-spy = Шпион
icon-crysknife = крис
icon-desert_mouse = кенгуровая мышь
icon-ornithopter = орнитоптер
icon-wild = универсальный боевой символ

## Phases

phase-round_start = Начало раунда
phase-player_turns = Ходы игроков
phase-combat = Сражение
phase-makers = Податели
phase-recall = Возвращение
phase-endgame = Конец игры

## Leaders, and their two abilities

leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
leader-gurney_halleck = Гурни Халлек
leader-lady_amber_metulli = Леди Амбер Метулли
leader-lady_jessica = Леди Джессика
leader-reverend_mother_jessica = Преподобная Мать Джессика
leader-lady_margot_fenring = Леди Марго Фенринг
leader-muad_dib = Муад'Диб
leader-princess_irulan = Принцесса Ирулан
leader-staban_tuek = Стабан Туэк
leader-shaddam_corrino_iv = Шаддам Коррино IV
ability-feyd_rautha_harkonnen = Коварная сила
signet-feyd_rautha_harkonnen = Личная тренировка
ability-gurney_halleck = Всегда с улыбкой
signet-gurney_halleck = Мастер войны
ability-lady_amber_metulli = Разведчики пустыни
signet-lady_amber_metulli = Наполнить сундуки
ability-lady_jessica = Иная память
signet-lady_jessica = Агония Пряности
ability-reverend_mother_jessica = Преподобная Мать
signet-reverend_mother_jessica = Вода Жизни
ability-lady_margot_fenring = Верность
signet-lady_margot_fenring = Осведомитель на Арракисе
ability-muad_dib = Непредсказуемый враг
signet-muad_dib = Указать путь
ability-princess_irulan = Право императорской крови
signet-princess_irulan = Прозорливость летописца
ability-staban_tuek = Контрабанда Пряности
signet-staban_tuek = Невидимая сеть
ability-shaddam_corrino_iv = Командующий сардаукарами
signet-shaddam_corrino_iv = Император Известной Вселенной

## Spaces

space-sardaukar = Сардаукары
space-dutiful_service = Верная служба
space-heighliner = Хайлайнер
space-deliver_supplies = Доставка припасов
space-espionage = Шпионаж
space-secrets = Тайны
space-desert_tactics = Война в пустыне
space-fremkit = Фримпакет
space-high_council = Высший Совет
space-imperial_privilege = Привилегии
space-swordmaster = Оружейник
space-assembly_hall = Зал собраний
space-gather_support = Поиск поддержки
space-shipping = Поставки
space-accept_contract = Контракты
space-arrakeen = Арракин
space-spice_refinery = Склад Пряности
space-research_station = Научная станция
space-sietch_tabr = Сиетч Табр
space-imperial_basin = Имперская котловина
space-hagga_basin = Котловина Хагга
space-deep_desert = Глубокая пустыня

## Spaces of Rise of Ix, which some contracts name

space-interstellar_shipping = Межзвёздная поставка
space-smuggling = Контрабанда
space-tech_negotiation = Переговоры
space-dreadnought = Дредноут

## Observation posts, named after the spaces that they watch

post-post_emperor = { space-sardaukar } / { space-dutiful_service }
post-post_guild = { space-heighliner } / { space-deliver_supplies }
post-post_bene_gesserit = { space-espionage } / { space-secrets }
post-post_fremen = { space-desert_tactics } / { space-fremkit }
post-post_landsraad_left = { space-high_council } / { space-imperial_privilege } / { space-swordmaster }
post-post_landsraad_right = { space-assembly_hall } / { space-gather_support }
post-post_choam = { space-shipping } / { space-accept_contract }
post-post_arrakeen_refinery = { space-arrakeen } / { space-spice_refinery }
post-post_refinery_research = { space-spice_refinery } / { space-research_station }
post-post_research_sietch = { space-research_station } / { space-sietch_tabr }
post-post_imperial_basin = { space-imperial_basin }
post-post_hagga_basin = { space-hagga_basin }
post-post_deep_desert = { space-deep_desert }

## Starting and reserve cards

card-convincing_argument = Убедительный довод
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune_the_desert_planet = Дюна — Планета Пустыни
card-reconnaissance = Разведка
card-seek_allies = Поиск союзников
card-signet_ring = Кольцо с печаткой
card-prepare_the_way = Подготовка пути
card-the_spice_must_flow = Пряность должна поступать

## Imperium cards

card-bene_gesserit_operative = Оперативница Бене Гессерит
card-branching_path = Развилка путей
card-calculus_of_power = Исчисление власти
card-captured_mentat = Пленный ментат
card-chani_clever_tactician = Чани, умелый тактик
card-corrinth_city = Город Коринт
card-covert_operation = Тайная операция
card-dangerous_rhetoric = Опасная риторика
card-desert_power = Сила пустыни
card-desert_survival = Выживание в пустыне
card-double_agent = Двойной агент
card-ecological_testing_station = Экологическая станция
card-fedaykin_stilltent = Дистипалатка федайкинов
card-guild_envoy = Эмиссар Гильдии
card-guild_spy = Шпион Гильдии
card-hidden_missive = Тайное послание
card-imperial_spymaster = Имперский куратор
card-in_high_places = В высших кругах
card-junction_headquarters = Штаб-квартира на Джанкшене
card-leadership = Лидерство
card-long_live_the_fighters = Да здравствуют бойцы
card-maker_keeper = Хранитель Подателя
card-maula_pistol = Маула-пистолет
card-northern_watermaster = Северный мастер воды
card-overthrow = Свержение
card-paracompass = Паракомпас
card-price_is_no_object = За ценой не постоим
card-public_spectacle = Публичное зрелище
card-rebel_supplier = Снабженец повстанцев
card-reliable_informant = Надёжный осведомитель
card-sardaukar_coordination = Слаженность сардаукаров
card-sardaukar_soldier = Солдат-сардаукар
card-shishakli = Шишакли
card-smugglers_harvester = Краулер контрабандистов
card-smugglers_haven = Убежище контрабандистов
card-southern_elders = Старейшины юга
card-space_time_folding = Свёртывание пространства-времени
card-spacing_guilds_favor = Покровительство Гильдии
card-spy_network = Шпионская сеть
card-steersman = Рулевой
card-stilgar_the_devoted = Стилгар преданный
card-strike_fleet = Ударный флот
card-subversive_advisor = Коварный советник
card-treacherous_maneuver = Вероломный манёвр
card-tread_in_darkness = Шаги во тьме
card-truthtrance = Транс правды
card-undercover_asset = Агент под прикрытием
card-unswerving_loyalty = Непоколебимая верность
card-weirding_woman = Колдунья
card-wheels_within_wheels = Колёса внутри колёс
card-cargo_runner = Перевозчик
card-delivery_agreement = Договор о поставках
card-priority_contracts = Приоритетные контракты
card-interstellar_trade = Межзвёздная торговля

## Intrigue cards

intrigue-buy_access = Купленный доступ
intrigue-call_to_arms = Призыв к оружию
intrigue-change_allegiances = Смена покровителя
intrigue-contingency_plan = Запасной план
intrigue-councilors_ambition = Амбиции советника
intrigue-crysknife = Крис
intrigue-desert_mouse = Кенгуровая мышь
intrigue-ornithopter = Орнитоптер
intrigue-cunning = Хитрость
intrigue-depart_for_arrakis = Отбытие на Арракис
intrigue-detonation = Подрыв
intrigue-devour = Пожирание
intrigue-distraction = Отвлечение внимания
intrigue-find_weakness = Поиск слабости
intrigue-go_to_ground = Залечь на дно
intrigue-imperium_politics = Политика Империи
intrigue-impress = Произвести впечатление
intrigue-inspire_awe = Внушить трепет
intrigue-intelligence_report = Донесение разведки
intrigue-manipulate = Манипуляция
intrigue-market_opportunity = Рыночная возможность
intrigue-mercenaries = Наёмники
intrigue-opportunism = Оппортунизм
intrigue-questionable_methods = Сомнительные методы
intrigue-secure_spice_trade = Защита торговли Пряностью
intrigue-shaddams_favor = Милость Шаддама
intrigue-shadow_alliance = Теневой союз
intrigue-sietch_ritual = Ритуал сиетча
intrigue-special_mission = Особое задание
intrigue-spice_is_power = Пряность — это власть
intrigue-spring_the_trap = Захлопнуть ловушку
intrigue-strategic_stockpiling = Стратегические запасы
intrigue-tactical_option = Тактический выбор
intrigue-unexpected_allies = Неожиданные союзники
intrigue-weirding_combat = Колдовской бой
intrigue-backed_by_choam = Поддержка КООАМ
intrigue-choam_profits = Прибыль КООАМ
intrigue-leverage = Рычаг давления
intrigue-reach_agreement = Достичь соглашения

## Conflict cards and objectives

trophy-skirmish_crysknife = Стычка (крис)
trophy-skirmish_ornithopter = Стычка (орнитоптер)
trophy-skirmish_desert_mouse = Стычка (кенгуровая мышь)
trophy-choam_security = Охрана КООАМ
trophy-spice_freighters = Транспорты с Пряностью
trophy-siege_of_arrakeen = Осада Арракина
trophy-seize_spice_refinery = Захват Склада Пряности
trophy-test_of_loyalty = Проверка верности
trophy-shadow_contest = Теневое противостояние
trophy-secure_imperial_basin = Охрана Имперской котловины
trophy-protect_the_sietches = Защита сиетчей
trophy-trade_dispute = Торговый спор
trophy-propaganda = Пропаганда
trophy-battle_for_imperial_basin = Битва за Имперскую котловину
trophy-battle_for_arrakeen = Битва за Арракин
trophy-battle_for_spice_refinery = Битва за Склад Пряности
trophy-objective_crysknife = Задача: крис
trophy-objective_crysknife_4_6p = Задача: крис
trophy-objective_desert_mouse_first = Задача: кенгуровая мышь (первый игрок)
trophy-objective_desert_mouse_4_6p = Задача: кенгуровая мышь
trophy-objective_ornithopter_1_3p = Задача: орнитоптер

## Contracts

## Parties: every house is known by its leader

party-feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen }
party-gurney_halleck = { leader-gurney_halleck }
party-lady_amber_metulli = { leader-lady_amber_metulli }
party-lady_jessica = { leader-lady_jessica }
party-lady_margot_fenring = { leader-lady_margot_fenring }
party-muad_dib = { leader-muad_dib }
party-princess_irulan = { leader-princess_irulan }
party-staban_tuek = { leader-staban_tuek }
party-shaddam_corrino_iv = { leader-shaddam_corrino_iv }
party-seat0 = дом 1
party-seat1 = дом 2
party-seat2 = дом 3
party-seat3 = дом 4
