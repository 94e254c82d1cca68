# «Розквіт Ікса»: технології, дредноути, трек перевезень (IX).

## Ефекти

acquire-tech = ви можете придбати плитку технології
acquire-tech-less = ви можете придбати плитку технології; знижка в прянощах: { $n }
acquire-tech-solari = ви можете придбати плитку технології; всю ціну можна сплатити соляріями
freighter = ви можете просунути або відкликати свій вантажник
freighter-advance = просунути свій вантажник на 1 поділку
freighter-recall = відкликати свій вантажник і отримати нагороди його поділки та всіх нижчих
dividends = дивіденди: ви отримуєте солярії ({ $n }), усі інші — по { $share }
commission = ви можете збудувати дредноут
deploy-from-supply = відправити загони із запасу просто в Зону конфлікту; щонайбільше { $n }
retreat-units = відвести підрозділи: { $n }
deploy-units = відправити підрозділи з гарнізону; щонайбільше { $n }
repel-dreadnoughts = кожен суперник відводить 1 дредноут
ambush = за кожен загін, відправлений вами в цей хід, ви можете змусити відступити підрозділ суперника
lose-troop = втратити 1 загін із гарнізону або Зони конфлікту
influence-where-agents = отримати по 1 очку впливу на всі фракції, у локаціях яких є ваш агент
influence-sent = отримати 1 очко впливу на фракцію, у локацію якої ви відправили агента в цей хід
bury = покласти одну зі своїх карт інтриг під колоду інтриг
exchange-intrigues = покласти будь-яку кількість своїх карт інтриг під колоду й узяти стільки ж
trash-play = знищити свою карту в грі
another-turn = ви можете одразу після цього ходу зробити ще один
strategic-push = якщо ви переможете в цьому бою: отримати солярії ({ $n })
invade = агенти суперників не заважають агентові, якого ви відправляєте в цей хід
snooped-bonus = отримати бонус четвертої поділки цього треку
snooped-influence = отримати 1 очко впливу на цю фракцію
snooped-both = отримати бонус четвертої поділки цього треку й 1 очко впливу на цю фракцію
influence-snooped = отримати 1 очко впливу на фракцію, на треку якої ще лежить шукач

## Умови, і чого бракує

if-tiles = якщо у вас стільки плиток технологій або більше: { $n }
count-dreadnoughts = за кожен ваш дредноут у Зоні конфлікту
count-armed-all = за кожну розкриту карту, що дала вам мечі
if-agent-at = якщо ваш агент стоїть у локації фракції «{ $faction }»
if-agents-on = якщо щонайменше стільки ваших агентів ({ $n }) стоять у таких локаціях: { $icons }
if-enemy-here = якщо там, куди ви відправили агента, стоїть агент суперника
if-units-deployed = якщо в цей хід ви відправили стільки підрозділів або більше: { $n }
if-solari = якщо у вас стільки соляріїв або більше: { $n }
if-persuasion = якщо за цей хід ви отримали стільки очок переконливості або більше: { $n }
count-strangers = за кожну фракцію, вплив на яку у вас не більший за { $n }
if-conspiracy = якщо правдиві стільки з цих умов ({ $n }): збудовано обидва ваші дредноути, у вас є карта «{ card-the_spice_must_flow }», у вас 4 або більше впливу на дві фракції, у вас є місце у Вищій раді
if-less-influence = якщо його вплив на фракцію «{ $faction }» менший за { $n }
if-fewer-dreadnoughts = якщо в нього збудовано не обидва дредноути
lacks-tech = Немає плитки технології, за яку ви можете заплатити.
lacks-advance = Ваш вантажник стоїть на останній поділці.
lacks-recall = Ваш вантажник ще не вирушив у дорогу.
lacks-dreadnought = Обидва ваші дредноути вже збудовано.
lacks-units = У вас у Зоні конфлікту немає стільки підрозділів, здатних відступити: { $n }.
lacks-ambush = Ви більше не відправляли загонів, або відступати нікому.
lacks-any-troop = У вас немає загону, який можна втратити.
lacks-faction-agent = Жоден ваш агент не стоїть у локації фракції.
lacks-faction-visit = У цей хід ви не відправляли агента в локацію фракції.
lacks-before-agent = Запізно: агента вже відправлено, або ви розкриваєте карти.
lacks-snooper = Ви вже дійшли до всіх своїх шукачів.

## Що надруковано

printed-tech-cost = Ціна в прянощах: { $n }
printed-tech-marked = У грі для одного доступна суперникам Дому Гаґал
printed-tech-once = Раз за раунд: { $effect }
printed-tech-gives-up = Знищте цю плитку: { $effect }
printed-tech-revealing = У хід розкриття: { $effect }
printed-tech-starting = На початку раунду: { $effect }
printed-tech-winning = Коли ви перемагаєте в бою: { $effect }
printed-tech-placing = Коли ви купуєте карту: { $effect }
printed-tech-ending = Наприкінці гри: { $effect }
tech-decides-ties = Наприкінці гри ви виграєте за рівності переможних очок
tie-chaumurky = Очок порівну: { $first } вище, ніж { $second }; вирішує плитка технології «Чаумуркі».
tech-detonates = Перемігши в бою з дредноутом, ви можете повернути його в запас за 1 переможне очко замість отримання контролю
tech-transports = Коли ви наймаєте загони з треку перевезень: найміть на 1 загін більше; ці загони можна відправити в Зону конфлікту
printed-no-reward = Без нагороди
printed-infiltrates = Проникнення, чужі агенти йому не заважають у локаціях: { $icons }
printed-cheaper = Локація «{ $space }» дешевша; знижка в прянощах: { $n }
printed-unload = Розкриття або Розвантаження: { $effect }
printed-cannons = { $ability }: сила кожного вашого дредноута: { $n }
printed-thrives = { $ability }: ви починаєте без води; щоразу, отримуючи солярії у свій хід, ви отримуєте на 1 більше
printed-intelligence = { $ability }, на початку гри: подивіться 2 верхні карти інтриг, залиште одну й поверніть іншу нагору
printed-one-step-ahead = { $ability }: на початку раунду відкладіть карту з руки; вона повертається у ваш другий хід, і якщо тоді відправляє агента, ви отримуєте 1 прянощі (один символ агента) або 1 солярій (будь-яка інша карта)
printed-snoopers = { $ability }: на другій поділці всіх чотирьох треків лежать шукачі; дійшовши до одного з них, ви отримуєте наступну з цих нагород
printed-snooper = Шукач { $n }: { $effect }

## Дії

act-tech = Застосувати плитку «{ $tech }»: { $effect }
act-tech-trash = Знищити плитку «{ $tech }»: { $effect }
why-not-tech-acquired = Цього жетона ви не маєте: його придбавають за прянощі, коли це дозволяє локація або карта.
why-not-tech-owned = У вас немає плитки «{ $tech }».
why-not-tech-used = У цьому раунді ви вже застосували плитку «{ $tech }».
why-not-tech = Плитку «{ $tech }» зараз застосувати не можна.
act-launch = { $n ->
    [one] Відправити в Зону конфлікту { $n } дредноут
    [few] Відправити в Зону конфлікту { $n } дредноути
    [many] Відправити в Зону конфлікту { $n } дредноутів
   *[other] Відправити в Зону конфлікту { $n } дредноути
}
why-not-launch = { $n ->
    [0] Зараз ви не можете відправити в Зону конфлікту жодного дредноута.
    [one] Зараз ви можете відправити в Зону конфлікту { $n } дредноут.
    [few] Зараз ви можете відправити в Зону конфлікту { $n } дредноути.
    [many] Зараз ви можете відправити в Зону конфлікту { $n } дредноутів.
   *[other] Зараз ви можете відправити в Зону конфлікту { $n } дредноути.
}

## Питання

ask-tech = Яку плитку технології ви купуєте?
tech-option = { $n ->
    [0] «{ $tech }», ціна: { $price }: { $effect }
    [one] «{ $tech }», ціна: { $price }; повернуто { $n } переговірника: { $effect }
    [few] «{ $tech }», ціна: { $price }; повернуто { $n } переговірників: { $effect }
    [many] «{ $tech }», ціна: { $price }; повернуто { $n } переговірників: { $effect }
   *[other] «{ $tech }», ціна: { $price }; повернуто { $n } переговірника: { $effect }
}
why-not-tech-up = Плитка «{ $tech }» не лежить відкритою.
why-not-negotiators = { $n ->
    [0] На полі Ікса у вас немає переговірників.
    [one] На полі Ікса у вас { $n } переговірник.
    [few] На полі Ікса у вас { $n } переговірники.
    [many] На полі Ікса у вас { $n } переговірників.
   *[other] На полі Ікса у вас { $n } переговірники.
}
why-not-tech-price = Так ви не можете заплатити за плитку «{ $tech }».
ask-dreadnoughts = Скільки дредноутів ви розгортаєте в Зоні конфлікту?
dreadnoughts-option = { $n }
ask-station = Де ваш дредноут бере контроль?
station-option = { $space }
station-detonate = Ніде: повернути його в запас за 1 переможне очко
why-not-detonate = У вас немає плитки «Вибухові пристрої».
why-not-station = У локації «{ $space }» стоїть дредноут.
ask-big_ones = Скільки з підрозділів, що відступають, — дредноути?
big_ones-option = { $n }
ask-units = Які підрозділи ви відправляєте?
units-option = Загони: { $troops }, дредноути: { $dreadnoughts }
ask-ambush = Який підрозділ має відступити?
ambush-troop = Загін: { $house }
ambush-dreadnought = Дредноут: { $house }
ask-lost_from = Звідки ви втрачаєте загін?
lost_from-garrison = Із гарнізону
lost_from-conflict = Із Зони конфлікту
ask-bury = Яку карту інтриги ви кладете під колоду?
bury-option = { $intrigue }
ask-bury_more = Яку карту інтриги ви кладете під колоду наступною?
bury_more-option = { $intrigue }
bury_more-pass = Більше жодної: взяти стільки ж
ask-ahead = Яку карту ви відкладаєте для другого ходу?
ahead-option = { $card }
ahead-pass = Жодної
ask-intelligence = Яку карту інтриги ви залишаєте? Інша повернеться нагору.
intelligence-option = { $intrigue }
ask-opening = З яким контрактом ви починаєте?
opening-option = «{ $contract }»: { $effect }

## Події

event-acquires_tech = { $house } купує плитку технології «{ $tech }».
event-tech_up = Нова плитка технології: «{ $tech }».
event-tech_removed = Плитка технології «{ $tech }» виходить із гри.
event-negotiates = { $house } відправляє переговірника на Ікс.
event-negotiators_back = { $n ->
    [one] { $house } повертає { $n } переговірника.
    [few] { $house } повертає { $n } переговірників.
    [many] { $house } повертає { $n } переговірників.
   *[other] { $house } повертає { $n } переговірників.
}
event-trashes_tech = { $house } знищує плитку технології «{ $tech }».
event-uses_tech = { $house } застосовує плитку «{ $tech }».
event-tech_scores = { $house }: плитка «{ $tech }» приносить переможні очки.
event-freighter_advances = { $house }: вантажник просувається на поділку { $n }.
event-freighter_recalled = { $house }: вантажник відкликано з поділки { $n }.
event-dividends = { $house } виплачує дивіденди.
event-commissions = { $house } будує дредноут.
event-launches = { $n ->
    [one] { $house } відправляє в Зону конфлікту { $n } дредноут.
    [few] { $house } відправляє в Зону конфлікту { $n } дредноути.
    [many] { $house } відправляє в Зону конфлікту { $n } дредноутів.
   *[other] { $house } відправляє в Зону конфлікту { $n } дредноути.
}
event-withdraws = { $n ->
    [one] { $house } відводить { $n } дредноут.
    [few] { $house } відводить { $n } дредноути.
    [many] { $house } відводить { $n } дредноутів.
   *[other] { $house } відводить { $n } дредноути.
}
event-dreadnoughts_home = { $n ->
    [one] { $house } повертає в гарнізон { $n } дредноут.
    [few] { $house } повертає в гарнізон { $n } дредноути.
    [many] { $house } повертає в гарнізон { $n } дредноутів.
   *[other] { $house } повертає в гарнізон { $n } дредноута.
}
event-stations = { $house }: дредноут бере під контроль локацію «{ $space }».
event-relieved = { $house }: дредноут залишає локацію «{ $space }».
event-detonates = { $house } жертвує дредноутом заради переможного очка.
event-buries = { $n ->
    [0] { $house } не кладе під колоду жодної карти інтриги.
    [one] { $house } кладе під колоду { $n } карту інтриги.
    [few] { $house } кладе під колоду { $n } карти інтриг.
    [many] { $house } кладе під колоду { $n } карт інтриг.
   *[other] { $house } кладе під колоду { $n } карти інтриг.
}
event-another_turn = { $house } одразу зробить ще один хід.
event-invades = { $house }: агентові цього ходу ніхто не заважає.
event-sets_ahead = { $house } відкладає карту.
event-set_ahead = Ви відклали карту «{ $card }».
event-foresaw = { $house } показує відкладену карту: «{ $card }».
event-snoops = { $house } доходить до шукача; фракція: { $faction }, за ліком: { $n }.
event-looks_ahead = { $cards ->
    [one] { $house } дивиться { $cards } верхню карту інтриг.
    [few] { $house } дивиться { $cards } верхні карти інтриг.
    [many] { $house } дивиться { $cards } верхніх карт інтриг.
   *[other] { $house } дивиться { $cards } верхні карти інтриг.
}
event-foresees = Ви бачите карту інтриги «{ $intrigue }».

## Текстове поле

paint-freighter = вантажник { $n }
paint-negotiators = переговірники { $n }
paint-dreadnoughts = дредноути { $garrison }+{ $conflict }
paint-snoopers = шукачі: { $factions }
paint-ahead = відкладено: { $card }
paint-ahead-hidden = відкладена карта
paint-tech = Плитки технологій (залишилось { $n })
paint-own-tech = Ваші плитки технологій
paint-stationed = Дредноут { $house } контролює локацію «{ $space }»

## Модуль і його налаштування

module-rise_of_ix = Розквіт Ікса
module-rise_of_ix-help = Технології, дредноути й вантажники; нові локації, карти та шість лідерів.
setting-epic = Епічна гра
setting-epic-help = Гру завершують на 2 очки більше (12 замість 10), без боїв I рівня; усі починають із 5 загонами в гарнізоні, картою інтриги та картою «Контроль над прянощами».
setting-spare_negotiators = Зайві переговірники можуть повернутися
setting-spare_negotiators-help = Купуючи плитку, можна повернути більше переговірників, ніж потребує ціна.
setting-disposal_unspent = Утилізатор рахує невитрачену переконливість
setting-disposal_unspent-help = Переконливість, витрачена в цей хід, для нього не рахується.
setting-second_dreadnought_controls = Після вибуху другий дредноут бере контроль
setting-second_dreadnought_controls-help = Пожертвувавши одним із двох дредноутів-переможців, інший ставлять у локацію.
setting-thrives_at_round_start = Юна отримує більше й від «Флоту човників»
setting-thrives_at_round_start-help = Солярії на початку раунду вважаються отриманими в її власний хід.
setting-one_step_ahead_optional = «На крок попереду» можна пропустити
setting-one_step_ahead_optional-help = Ілеса не мусить відкладати карту.
setting-strongarm_garrison = «Силовий тиск» коштує загону з гарнізону
setting-strongarm_garrison-help = Загін у Зоні конфлікту для цього втратити не можна.

## Назви

hagal-hagal_interstellar_shipping = { space-interstellar_shipping }
hagal-hagal_foldspace_interstellar = { card-foldspace } / { space-interstellar_shipping }
hagal-hagal_smuggling_interstellar = { space-smuggling } / { space-interstellar_shipping }
hagal-hagal_tech_negotiation = { space-tech_negotiation }
hagal-hagal_dreadnought_1p = { space-dreadnought } (1)
hagal-hagal_dreadnought_2p = { space-dreadnought } (2)
post-post_ix_choam = { space-interstellar_shipping } і { space-smuggling }
post-post_ix_board = { space-tech_negotiation } і { space-dreadnought }
shipping_space-shipping_0 = поділка перевезень 0
shipping_space-shipping_1 = поділка перевезень 1
shipping_space-shipping_2 = поділка перевезень 2
shipping_space-shipping_3 = поділка перевезень 3
card-appropriate = Привласнення
card-bounty_hunter = Мисливець за головами
card-choam_delegate = Делегат ДАПТ
card-court_intrigue = Придворна інтрига
card-desert_ambush = Засідка в пустелі
card-embedded_agent = Впроваджений агент
card-esmar_tuek = Есмар Туек
card-freighter_fleet = Флот вантажників
card-full_scale_assault = Повномасштабний штурм
card-guild_accord = Угода з Гільдією
card-guild_chief_administrator = Головний адміністратор Гільдії
card-imperial_bashar = Імперський башар
card-imperial_shock_trooper = Імперський штурмовик
card-in_the_shadows = У тіні
card-ix_guild_compact = Договір Ікса й Гільдії
card-ixian_engineer = Іксіанський інженер
card-jamis = Джаміс
card-landing_rights = Право на посадку
card-local_fence = Місцевий скупник
card-negotiated_withdrawal = Узгоджений відхід
card-satellite_ban = Заборона супутників
card-sayyadina = Саядіна
card-shai_hulud = Шай-Хулуд
card-spice_trader = Торговець прянощами
card-treachery = Зрада
card-truthsayer = Правдомовиця
card-water_peddler = Торговець водою
card-web_of_power = Павутина влади
card-weirding_way = Чарівницький бій
card-control_the_spice = Контроль над прянощами
intrigue-advanced_weaponry = Передова зброя
intrigue-blackmail = Шантаж
intrigue-cannon_turrets = Гарматні вежі
intrigue-cull = Відсів
intrigue-diversion = Відволікальний маневр
intrigue-expedite = Прискорення
intrigue-finesse = Витонченість
intrigue-glimpse_the_path = Побачити шлях
intrigue-grand_conspiracy = Велика змова
intrigue-ixian_probe = Іксіанський зонд
intrigue-machine_culture = Культура машин
intrigue-quid_pro_quo = Послуга за послугу
intrigue-second_wave = Друга хвиля
intrigue-secret_forces = Таємні сили
intrigue-strategic_push = Стратегічний натиск
intrigue-strongarm = Силовий тиск
intrigue-war_chest = Військова скарбниця
tech-artillery = Артилерія
tech-chaumurky = Чаумуркі
tech-detonation_devices = Вибухові пристрої
tech-disposal_facility = Утилізатор
tech-flagship = Флагман
tech-holoprojectors = Голопроєктори
tech-holtzman_engine = Двигун Гольцмана
tech-invasion_ships = Кораблі вторгнення
tech-memocorders = Мемокордери
tech-minimic_film = Плівка-мінімік
tech-restricted_ordnance = Заборонене озброєння
tech-shuttle_fleet = Флот човників
tech-sonic_snoopers = Звукові шукачі
tech-spaceport = Космопорт
tech-spy_satellites = Супутники-шпигуни
tech-training_drones = Навчальні дрони
tech-troop_transports = Десантні транспорти
tech-windtraps = Вітропастки
trophy-skirmish_e = Сутичка
trophy-skirmish_f = Сутичка
trophy-trade_monopoly = Торгова монополія
trophy-economic_supremacy = Економічне панування
leader-archduke_armand_ecaz = Ерцгерцог Арман Еказ
party-archduke_armand_ecaz = { leader-archduke_armand_ecaz }
ability-archduke_armand_ecaz = Координація
signet-archduke_armand_ecaz = Призов
leader-ilesa_ecaz = Ілеса Еказ
party-ilesa_ecaz = { leader-ilesa_ecaz }
ability-ilesa_ecaz = На крок попереду
signet-ilesa_ecaz = Зв'язки в Гільдії
leader-princess_yuna_moritani = «Принцеса» Юна Морітані
party-princess_yuna_moritani = { leader-princess_yuna_moritani }
ability-princess_yuna_moritani = Контрабандна мережа
signet-princess_yuna_moritani = Остання поставка
leader-viscount_hundro_moritani = Віконт Гундро Морітані
party-viscount_hundro_moritani = { leader-viscount_hundro_moritani }
ability-viscount_hundro_moritani = Збір відомостей
signet-viscount_hundro_moritani = Кур'єри
leader-tessia_vernius = Тессія Верніус
party-tessia_vernius = { leader-tessia_vernius }
ability-tessia_vernius = Уважне спостереження
signet-tessia_vernius = Дволикість
leader-prince_rhombur_vernius = Принц Ромбур Верніус
party-prince_rhombur_vernius = { leader-prince_rhombur_vernius }
ability-prince_rhombur_vernius = Важкі лазерні гармати
signet-prince_rhombur_vernius = Технології Ікса

## Також із першої гри

on-top = її можна покласти на верх своєї колоди
retreat-up-to = { $n ->
    [one] відвести до { $n } загону
    [few] відвести до { $n } загонів
    [many] відвести до { $n } загонів
   *[other] відвести до { $n } загону
}
acquire-from-stack = придбати карту «{ $card }» з Фонду
if-friends = { $factions ->
    [one] якщо ви маєте { $influence } або більше очок впливу на { $factions } фракцію
    [few] якщо ви маєте { $influence } або більше очок впливу на { $factions } фракції
    [many] якщо ви маєте { $influence } або більше очок впливу на { $factions } фракцій
   *[other] якщо ви маєте { $influence } або більше очок впливу на { $factions } фракції
}
lacks-stack = У Фонді не лишилося карт «{ $card }».
printed-conflict-level = Рівень { $level }
card-foldspace = Міжпросторова подорож
event-puts_on_top = { $house } кладе карту «{ $card }» на верх колоди.
