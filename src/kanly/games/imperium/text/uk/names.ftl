# Дюна. Імперіум — Піднесення: назви. Решта — в uk/*.ftl.

## The game and its modules

game-uprising = Дюна. Імперіум — Піднесення

## Factions, and the icons of spaces, cards and battles

faction-emperor = Імператор
faction-guild = Гільдія Лоцманів
faction-bene_gesserit = Бене Гессерит
faction-fremen = Фримени
icon-emperor = Імператор
icon-guild = Гільдія Лоцманів
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримени
icon-landsraad = Ландсраад
icon-city = Місто
icon-spice_trade = Торгівля прянощами
icon-spy = Шпигун
icon-crysknife = крис-ніж
icon-desert_mouse = пустельна миша
icon-ornithopter = орнітоптер
icon-wild = універсальний символ бою

## Phases

phase-round_start = Початок раунду
phase-player_turns = Ходи гравців
phase-combat = Бій
phase-makers = Видобуток
phase-recall = Відкликання
phase-endgame = Кінець гри

## Leaders, and their two abilities

leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
leader-gurney_halleck = Гурні Галлек
leader-lady_amber_metulli = Леді Амбер Метуллі
leader-lady_jessica = Леді Джессіка
leader-reverend_mother_jessica = Превелебна Мати Джессіка
leader-lady_margot_fenring = Леді Марго Фенрінг
leader-muad_dib = Муад'Діб
leader-princess_irulan = Принцеса Ірулан
leader-staban_tuek = Стабан Туек
leader-shaddam_corrino_iv = Шаддам Коррино IV
ability-feyd_rautha_harkonnen = Підступна сила
signet-feyd_rautha_harkonnen = Особистий вишкіл
ability-gurney_halleck = Завжди з усмішкою
signet-gurney_halleck = Майстер війни
ability-lady_amber_metulli = Розвідники пустелі
signet-lady_amber_metulli = Наповнити скарбницю
ability-lady_jessica = Інша пам'ять
signet-lady_jessica = Агонія прянощів
ability-reverend_mother_jessica = Превелебна Мати
signet-reverend_mother_jessica = Вода Життя
ability-lady_margot_fenring = Вірність
signet-lady_margot_fenring = Інформатор на Арракісі
ability-muad_dib = Непередбачуваний ворог
signet-muad_dib = Указати шлях
ability-princess_irulan = Право імператорської крові
signet-princess_irulan = Прозірливість літописиці
ability-staban_tuek = Контрабанда прянощів
signet-staban_tuek = Невидима мережа
ability-shaddam_corrino_iv = Командувач сардаукарів
signet-shaddam_corrino_iv = Імператор відомого Всесвіту

## Spaces

space-sardaukar = Сардаукар
space-dutiful_service = Вірна служба
space-heighliner = Гайлайнер
space-deliver_supplies = Доставка припасів
space-espionage = Шпигунство
space-secrets = Таємниці
space-desert_tactics = Пустельна тактика
space-fremkit = Фримпакет
space-high_council = Вища Рада
space-imperial_privilege = Імперський привілей
space-swordmaster = Майстер меча
space-assembly_hall = Зала засідань
space-gather_support = Здобуття підтримки
space-shipping = Перевезення
space-accept_contract = Узяти контракт
space-arrakeen = Арракін
space-spice_refinery = Меланжоочисний завод
space-research_station = Дослідна станція
space-sietch_tabr = Січ Табр
space-imperial_basin = Імперський басейн
space-hagga_basin = Басейн Гаґґа
space-deep_desert = Глибока пустеля

## Spaces of Rise of Ix, which some contracts name

space-interstellar_shipping = Міжзоряні перевезення
space-smuggling = Контрабанда
space-tech_negotiation = Технологічні перемовини
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

card-convincing_argument = Переконливий аргумент
card-dagger = Кинджал
card-diplomacy = Дипломатія
card-dune_the_desert_planet = Дюна, пустельна планета
card-reconnaissance = Розвідка
card-seek_allies = Пошук союзників
card-signet_ring = Перстень із печаткою
card-prepare_the_way = Приготувати шлях
card-the_spice_must_flow = Прянощі повинні текти

## Imperium cards

card-bene_gesserit_operative = Оперативниця Бене Гессерит
card-branching_path = Розгалуження шляху
card-calculus_of_power = Обчислення влади
card-captured_mentat = Полонений ментат
card-chani_clever_tactician = Чані, вправна тактикиня
card-corrinth_city = Місто Коринт
card-covert_operation = Таємна операція
card-dangerous_rhetoric = Небезпечна риторика
card-desert_power = Сила пустелі
card-desert_survival = Виживання в пустелі
card-double_agent = Подвійний агент
card-ecological_testing_station = Станція екологічного тестування
card-fedaykin_stilltent = Дистинамет федайкінів
card-guild_envoy = Посланець Гільдії
card-guild_spy = Шпигун Гільдії
card-hidden_missive = Приховане послання
card-imperial_spymaster = Імперський резидент
card-in_high_places = У вищих колах
card-junction_headquarters = Штаб-квартира на Джанкшені
card-leadership = Лідерство
card-long_live_the_fighters = Хай живуть бійці
card-maker_keeper = Охоронець творця
card-maula_pistol = Пістолет маула
card-northern_watermaster = Північний майстер води
card-overthrow = Повалення
card-paracompass = Паракомпас
card-price_is_no_object = Ціна не має значення
card-public_spectacle = Публічне видовище
card-rebel_supplier = Постачальниця повстанців
card-reliable_informant = Надійний інформатор
card-sardaukar_coordination = Злагодженість сардаукарів
card-sardaukar_soldier = Солдат-сардаукар
card-shishakli = Шишаклі
card-smugglers_harvester = Гарвестер контрабандистів
card-smugglers_haven = Притулок контрабандистів
card-southern_elders = Старійшини півдня
card-space_time_folding = Згортання простору-часу
card-spacing_guilds_favor = Прихильність Гільдії Лоцманів
card-spy_network = Шпигунська мережа
card-steersman = Стерновий
card-stilgar_the_devoted = Стілгар відданий
card-strike_fleet = Ударний флот
card-subversive_advisor = Підривний радник
card-treacherous_maneuver = Підступний маневр
card-tread_in_darkness = Кроки в темряві
card-truthtrance = Транс правди
card-undercover_asset = Агент під прикриттям
card-unswerving_loyalty = Непохитна вірність
card-weirding_woman = Чарівниця
card-wheels_within_wheels = Колеса в колесах
card-cargo_runner = Перевізник
card-delivery_agreement = Угода про постачання
card-priority_contracts = Пріоритетні контракти
card-interstellar_trade = Міжзоряна торгівля

## Intrigue cards

intrigue-buy_access = Куплений доступ
intrigue-call_to_arms = Заклик до зброї
intrigue-change_allegiances = Зміна прихильності
intrigue-contingency_plan = Запасний план
intrigue-councilors_ambition = Амбіції радника
intrigue-crysknife = Крис-ніж
intrigue-desert_mouse = Пустельна миша
intrigue-ornithopter = Орнітоптер
intrigue-cunning = Хитрість
intrigue-depart_for_arrakis = Відбуття на Арракіс
intrigue-detonation = Підрив
intrigue-devour = Пожирання
intrigue-distraction = Відволікання уваги
intrigue-find_weakness = Пошук слабкості
intrigue-go_to_ground = Залягти на дно
intrigue-imperium_politics = Політика Імперіуму
intrigue-impress = Справити враження
intrigue-inspire_awe = Навіяти трепет
intrigue-intelligence_report = Звіт розвідки
intrigue-manipulate = Маніпуляція
intrigue-market_opportunity = Ринкова нагода
intrigue-mercenaries = Найманці
intrigue-opportunism = Опортунізм
intrigue-questionable_methods = Сумнівні методи
intrigue-secure_spice_trade = Захист торгівлі прянощами
intrigue-shaddams_favor = Прихильність Шаддама
intrigue-shadow_alliance = Тіньовий союз
intrigue-sietch_ritual = Ритуал січі
intrigue-special_mission = Особливе завдання
intrigue-spice_is_power = Прянощі — це влада
intrigue-spring_the_trap = Закрити пастку
intrigue-strategic_stockpiling = Стратегічні запаси
intrigue-tactical_option = Тактичний вибір
intrigue-unexpected_allies = Несподівані союзники
intrigue-weirding_combat = Чарівницьке єдиноборство
intrigue-backed_by_choam = Підтримка ДАПТ
intrigue-choam_profits = Прибуток ДАПТ
intrigue-leverage = Важіль тиску
intrigue-reach_agreement = Дійти згоди

## Conflict cards and objectives

trophy-skirmish_crysknife = Сутичка (крис-ніж)
trophy-skirmish_ornithopter = Сутичка (орнітоптер)
trophy-skirmish_desert_mouse = Сутичка (пустельна миша)
trophy-choam_security = Охорона ДАПТ
trophy-spice_freighters = Транспорти з прянощами
trophy-siege_of_arrakeen = Облога Арракіна
trophy-seize_spice_refinery = Захоплення Меланжоочисного заводу
trophy-test_of_loyalty = Випробування вірності
trophy-shadow_contest = Тіньове протистояння
trophy-secure_imperial_basin = Охорона Імперського басейну
trophy-protect_the_sietches = Захист січей
trophy-trade_dispute = Торгова суперечка
trophy-propaganda = Пропаганда
trophy-battle_for_imperial_basin = Битва за Імперський басейн
trophy-battle_for_arrakeen = Битва за Арракін
trophy-battle_for_spice_refinery = Битва за Меланжоочисний завод
trophy-objective_crysknife = Ціль: крис-ніж
trophy-objective_crysknife_4_6p = Ціль: крис-ніж
trophy-objective_desert_mouse_first = Ціль: пустельна миша (перший гравець)
trophy-objective_desert_mouse_4_6p = Ціль: пустельна миша
trophy-objective_ornithopter_1_3p = Ціль: орнітоптер

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
party-seat0 = дім 1
party-seat1 = дім 2
party-seat2 = дім 3
party-seat3 = дім 4
