# «Расцвет иксианцев»: технологии, дредноуты, трек перевозок (IX).

## Эффекты

acquire-tech = вы можете приобрести жетон технологии
acquire-tech-less = вы можете приобрести жетон технологии; скидка в Пряности: { $n }
acquire-tech-solari = вы можете приобрести жетон технологии; всю цену можно заплатить соляриями
freighter = вы можете продвинуть или отозвать свой транспорт
freighter-advance = продвинуть свой транспорт на 1 деление
freighter-recall = отозвать свой транспорт и получить награды его деления и всех нижних
dividends = дивиденды: вы получаете солярии ({ $n }), все остальные — по { $share }
commission = вы можете построить дредноут
deploy-from-supply = отправить отряды из запаса прямо в зону конфликта; не больше { $n }
retreat-units = отвести боевые единицы: { $n }
deploy-units = отправить боевые единицы из гарнизона; не больше { $n }
repel-dreadnoughts = каждый соперник отводит 1 дредноут
ambush = за каждый отряд, отправленный вами в этот ход, вы можете заставить отступить боевую единицу соперника
lose-troop = потерять 1 отряд из гарнизона или зоны конфликта
influence-where-agents = получить по 1 влиянию во всех фракциях, в ячейках которых есть ваш агент
influence-sent = получить 1 влияние во фракции, в ячейку которой вы отправили агента в этот ход
bury = положить одну из своих карт интриг под колоду интриг
exchange-intrigues = положить любое число своих карт интриг под колоду и взять столько же
trash-play = удалить свою карту в игре
another-turn = вы можете сразу после этого хода сделать ещё один
strategic-push = если вы победите в этом сражении: получить солярии ({ $n })
invade = агенты соперников не мешают агенту, которого вы отправляете в этот ход
snooped-bonus = получить бонус четвёртого деления этого трека
snooped-influence = получить 1 влияние в этой фракции
snooped-both = получить бонус четвёртого деления этого трека и 1 влияние в этой фракции
influence-snooped = получить 1 влияние во фракции, на треке которой ещё лежит ищейка

## Условия, и чего не хватает

if-tiles = если у вас не меньше { $n } жетонов технологий
count-dreadnoughts = за каждый ваш дредноут в зоне конфликта
count-armed-all = за каждую раскрытую карту, давшую вам мечи
if-agent-at = если ваш агент стоит в ячейке фракции «{ $faction }»
if-agents-on = если не меньше стольких ваших агентов ({ $n }) стоят в таких ячейках: { $icons }
if-enemy-here = если там, куда вы отправили агента, стоит агент соперника
if-units-deployed = если в этот ход вы отправили столько боевых единиц или больше: { $n }
if-solari = если у вас столько соляриев или больше: { $n }
if-persuasion = если за этот ход вы получили столько очков убеждения или больше: { $n }
count-strangers = за каждую фракцию, в которой ваше влияние не больше { $n }
if-conspiracy = если верно столько из этих условий ({ $n }): построены оба ваших дредноута, у вас есть карта «{ card-the_spice_must_flow }», у вас 4 или больше влияния в двух фракциях, у вас есть место в Высшем совете
if-less-influence = если его влияние во фракции «{ $faction }» меньше { $n }
if-fewer-dreadnoughts = если у него построены не оба дредноута
lacks-tech = Нет жетона технологии, за который вы можете заплатить.
lacks-advance = Ваш транспорт стоит на последнем делении.
lacks-recall = Ваш транспорт ещё не отправился в путь.
lacks-dreadnought = Оба ваших дредноута уже построены.
lacks-units = У вас в зоне конфликта нет стольких боевых единиц, способных отступить: { $n }.
lacks-ambush = Вы больше не отправляли отрядов, или отступать некому.
lacks-any-troop = У вас нет отряда, который можно потерять.
lacks-faction-agent = Ни один ваш агент не стоит в ячейке фракции.
lacks-faction-visit = В этот ход вы не отправляли агента в ячейку фракции.
lacks-before-agent = Слишком поздно: агент уже отправлен, или вы раскрываете карты.
lacks-snooper = Вы уже дошли до всех своих ищеек.

## Что напечатано

printed-tech-cost = Цена в Пряности: { $n }
printed-tech-marked = В игре для одного доступен соперникам Дома Хагал
printed-tech-once = Раз за раунд: { $effect }
printed-tech-gives-up = Удалите этот жетон: { $effect }
printed-tech-revealing = В ход раскрытия: { $effect }
printed-tech-starting = В начале раунда: { $effect }
printed-tech-winning = Когда вы побеждаете в сражении: { $effect }
printed-tech-placing = Когда вы покупаете карту: { $effect }
printed-tech-ending = В конце игры: { $effect }
tech-decides-ties = В конце игры вы выигрываете при равенстве победных очков
tie-chaumurky = Очков поровну: { $first } выше, чем { $second }; решает жетон технологии «Чаумурки».
tech-detonates = Победив в сражении с дредноутом, вы можете вернуть его в запас за 1 победное очко вместо получения контроля
tech-transports = Когда вы нанимаете отряды с трека перевозок: наймите на 1 отряд больше; эти отряды можно отправить в зону конфликта
printed-no-reward = Без награды
printed-infiltrates = Внедрение, чужие агенты ему не мешают в ячейках: { $icons }
printed-cheaper = Ячейка «{ $space }» дешевле; скидка в Пряности: { $n }
printed-unload = Раскрытие или Разгрузка: { $effect }
printed-cannons = { $ability }: боевая сила каждого вашего дредноута: { $n }
printed-thrives = { $ability }: вы начинаете без воды; каждый раз, получая солярии в свой ход, вы получаете на 1 больше
printed-intelligence = { $ability }, в начале игры: посмотрите 2 верхние карты интриг, оставьте одну и верните другую наверх
printed-one-step-ahead = { $ability }: в начале раунда отложите карту с руки; она возвращается в ваш второй ход, и если тогда отправляет агента, вы получаете 1 Пряность (один символ агента) или 1 солярий (любая другая карта)
printed-snoopers = { $ability }: на втором делении всех четырёх треков лежат ищейки; дойдя до одной из них, вы получаете следующую из этих наград
printed-snooper = Ищейка { $n }: { $effect }

## Действия

act-tech = Применить жетон «{ $tech }»: { $effect }
act-tech-trash = Удалить жетон «{ $tech }»: { $effect }
why-not-tech-acquired = Этого жетона у вас нет: его приобретают за Пряность, когда это позволяет ячейка или карта.
why-not-tech-owned = У вас нет жетона «{ $tech }».
why-not-tech-used = В этом раунде вы уже применили жетон «{ $tech }».
why-not-tech = Жетон «{ $tech }» сейчас применить нельзя.
act-launch = { $n ->
    [one] Отправить в зону конфликта { $n } дредноут
    [few] Отправить в зону конфликта { $n } дредноута
    [many] Отправить в зону конфликта { $n } дредноутов
   *[other] Отправить в зону конфликта { $n } дредноута
}
why-not-launch = { $n ->
    [0] Сейчас вы не можете отправить в зону конфликта ни одного дредноута.
    [one] Сейчас вы можете отправить в зону конфликта { $n } дредноут.
    [few] Сейчас вы можете отправить в зону конфликта { $n } дредноута.
    [many] Сейчас вы можете отправить в зону конфликта { $n } дредноутов.
   *[other] Сейчас вы можете отправить в зону конфликта { $n } дредноута.
}

## Вопросы

ask-tech = Какой жетон технологии вы приобретаете?
tech-option = { $n ->
    [0] «{ $tech }», цена: { $price }: { $effect }
    [one] «{ $tech }», цена: { $price }; возвращён { $n } переговорщик: { $effect }
    [few] «{ $tech }», цена: { $price }; возвращены { $n } переговорщика: { $effect }
    [many] «{ $tech }», цена: { $price }; возвращено { $n } переговорщиков: { $effect }
   *[other] «{ $tech }», цена: { $price }; возвращено { $n } переговорщика: { $effect }
}
why-not-tech-up = Жетон «{ $tech }» не лежит открытым.
why-not-negotiators = { $n ->
    [0] На планшете планеты Икс у вас нет переговорщиков.
    [one] На планшете планеты Икс у вас { $n } переговорщик.
    [few] На планшете планеты Икс у вас { $n } переговорщика.
    [many] На планшете планеты Икс у вас { $n } переговорщиков.
   *[other] На планшете планеты Икс у вас { $n } переговорщика.
}
why-not-tech-price = Так вы не можете заплатить за жетон «{ $tech }».
ask-dreadnoughts = Сколько дредноутов вы размещаете в зоне конфликта?
dreadnoughts-option = { $n }
ask-station = Где ваш дредноут берёт контроль?
station-option = { $space }
station-detonate = Нигде: вернуть его в запас за 1 победное очко
why-not-detonate = У вас нет жетона «Взрывные устройства».
why-not-station = В ячейке «{ $space }» стоит дредноут.
ask-big_ones = Сколько из отступающих боевых единиц — дредноуты?
big_ones-option = { $n }
ask-units = Какие боевые единицы вы отправляете?
units-option = Отряды: { $troops }, дредноуты: { $dreadnoughts }
ask-ambush = Какая боевая единица должна отступить?
ambush-troop = Отряд: { $house }
ambush-dreadnought = Дредноут: { $house }
ask-lost_from = Откуда вы теряете отряд?
lost_from-garrison = Из гарнизона
lost_from-conflict = Из зоны конфликта
ask-bury = Какую карту интриги вы кладёте под колоду?
bury-option = { $intrigue }
ask-bury_more = Какую карту интриги вы кладёте под колоду следующей?
bury_more-option = { $intrigue }
bury_more-pass = Больше никакой: взять столько же
ask-ahead = Какую карту вы откладываете для второго хода?
ahead-option = { $card }
ahead-pass = Никакую
ask-intelligence = Какую карту интриги вы оставляете? Другая вернётся наверх.
intelligence-option = { $intrigue }
ask-opening = С каким контрактом вы начинаете?
opening-option = «{ $contract }»: { $effect }

## События

event-acquires_tech = { $house } приобретает жетон технологии «{ $tech }».
event-tech_up = Новый жетон технологии: «{ $tech }».
event-tech_removed = Жетон технологии «{ $tech }» выходит из игры.
event-negotiates = { $house } отправляет переговорщика на Икс.
event-negotiators_back = { $n ->
    [one] { $house } возвращает { $n } переговорщика.
    [few] { $house } возвращает { $n } переговорщиков.
    [many] { $house } возвращает { $n } переговорщиков.
   *[other] { $house } возвращает { $n } переговорщиков.
}
event-trashes_tech = { $house } удаляет жетон технологии «{ $tech }».
event-uses_tech = { $house } применяет жетон «{ $tech }».
event-tech_scores = { $house }: жетон «{ $tech }» приносит победные очки.
event-freighter_advances = { $house }: транспорт продвигается на деление { $n }.
event-freighter_recalled = { $house }: транспорт отозван с деления { $n }.
event-dividends = { $house } выплачивает дивиденды.
event-commissions = { $house } строит дредноут.
event-launches = { $n ->
    [one] { $house } отправляет в зону конфликта { $n } дредноут.
    [few] { $house } отправляет в зону конфликта { $n } дредноута.
    [many] { $house } отправляет в зону конфликта { $n } дредноутов.
   *[other] { $house } отправляет в зону конфликта { $n } дредноута.
}
event-withdraws = { $n ->
    [one] { $house } отводит { $n } дредноут.
    [few] { $house } отводит { $n } дредноута.
    [many] { $house } отводит { $n } дредноутов.
   *[other] { $house } отводит { $n } дредноута.
}
event-dreadnoughts_home = { $n ->
    [one] { $house } возвращает в гарнизон { $n } дредноут.
    [few] { $house } возвращает в гарнизон { $n } дредноута.
    [many] { $house } возвращает в гарнизон { $n } дредноутов.
   *[other] { $house } возвращает в гарнизон { $n } дредноута.
}
event-stations = { $house }: дредноут берёт под контроль ячейку «{ $space }».
event-relieved = { $house }: дредноут покидает ячейку «{ $space }».
event-detonates = { $house } жертвует дредноутом ради победного очка.
event-buries = { $n ->
    [0] { $house } не кладёт под колоду ни одной карты интриги.
    [one] { $house } кладёт под колоду { $n } карту интриги.
    [few] { $house } кладёт под колоду { $n } карты интриг.
    [many] { $house } кладёт под колоду { $n } карт интриг.
   *[other] { $house } кладёт под колоду { $n } карты интриг.
}
event-another_turn = { $house } сразу сделает ещё один ход.
event-invades = { $house }: агенту этого хода никто не мешает.
event-sets_ahead = { $house } откладывает карту.
event-set_ahead = Вы отложили карту «{ $card }».
event-foresaw = { $house } показывает отложенную карту: «{ $card }».
event-snoops = { $house } доходит до ищейки; фракция: { $faction }, по счёту: { $n }.
event-looks_ahead = { $cards ->
    [one] { $house } смотрит { $cards } верхнюю карту интриг.
    [few] { $house } смотрит { $cards } верхние карты интриг.
    [many] { $house } смотрит { $cards } верхних карт интриг.
   *[other] { $house } смотрит { $cards } верхние карты интриг.
}
event-foresees = Вы видите карту интриги «{ $intrigue }».

## Текстовое поле

paint-freighter = транспорт { $n }
paint-negotiators = переговорщики { $n }
paint-dreadnoughts = дредноуты { $garrison }+{ $conflict }
paint-snoopers = ищейки: { $factions }
paint-ahead = отложено: { $card }
paint-ahead-hidden = отложенная карта
paint-tech = Жетоны технологий (осталось { $n })
paint-own-tech = Ваши жетоны технологий
paint-stationed = Дредноут { $house } контролирует ячейку «{ $space }»

## Модуль и его настройки

module-rise_of_ix = Расцвет иксианцев
module-rise_of_ix-help = Технологии, дредноуты и транспорты; новые ячейки, карты и шесть лидеров.
setting-epic = Эпическая игра
setting-epic-help = Игру завершают на 2 очка больше (12 вместо 10), без сражений I уровня; все начинают с 5 отрядами в гарнизоне, картой интриги и картой «Контроль над Пряностью».
setting-spare_negotiators = Лишние переговорщики могут вернуться
setting-spare_negotiators-help = Приобретая жетон, можно вернуть больше переговорщиков, чем требует цена.
setting-disposal_unspent = Утилизатор считает неистраченное убеждение
setting-disposal_unspent-help = Убеждение, истраченное в этот ход, для него не считается.
setting-second_dreadnought_controls = После взрыва второй дредноут берёт контроль
setting-second_dreadnought_controls-help = Пожертвовав одним из двух победивших дредноутов, другой ставят в ячейку.
setting-thrives_at_round_start = Юна получает больше и от «Флота челноков»
setting-thrives_at_round_start-help = Солярии в начале раунда считаются полученными в её собственный ход.
setting-one_step_ahead_optional = «На шаг впереди» можно пропустить
setting-one_step_ahead_optional-help = Илеса не обязана откладывать карту.
setting-strongarm_garrison = «Силовое давление» стоит отряда из гарнизона
setting-strongarm_garrison-help = Отряд в зоне конфликта для этого потерять нельзя.

## Названия

hagal-hagal_interstellar_shipping = { space-interstellar_shipping }
hagal-hagal_foldspace_interstellar = { card-foldspace } / { space-interstellar_shipping }
hagal-hagal_smuggling_interstellar = { space-smuggling } / { space-interstellar_shipping }
hagal-hagal_tech_negotiation = { space-tech_negotiation }
hagal-hagal_dreadnought_1p = { space-dreadnought } (1)
hagal-hagal_dreadnought_2p = { space-dreadnought } (2)
post-post_ix_choam = { space-interstellar_shipping } и { space-smuggling }
post-post_ix_board = { space-tech_negotiation } и { space-dreadnought }
shipping_space-shipping_0 = деление перевозок 0
shipping_space-shipping_1 = деление перевозок 1
shipping_space-shipping_2 = деление перевозок 2
shipping_space-shipping_3 = деление перевозок 3
card-appropriate = Присвоение
card-bounty_hunter = Охотник за головами
card-choam_delegate = Делегат КООАМ
card-court_intrigue = Придворная интрига
card-desert_ambush = Засада в пустыне
card-embedded_agent = Внедрённый агент
card-esmar_tuek = Эсмар Туэк
card-freighter_fleet = Флот транспортов
card-full_scale_assault = Полномасштабный штурм
card-guild_accord = Соглашение с Гильдией
card-guild_chief_administrator = Главный администратор Гильдии
card-imperial_bashar = Имперский башар
card-imperial_shock_trooper = Имперский штурмовик
card-in_the_shadows = В тени
card-ix_guild_compact = Договор Икса и Гильдии
card-ixian_engineer = Иксианский инженер
card-jamis = Джамис
card-landing_rights = Право на посадку
card-local_fence = Местный скупщик
card-negotiated_withdrawal = Согласованный отход
card-satellite_ban = Запрет на спутники
card-sayyadina = Сайядина
card-shai_hulud = Шаи-Хулуд
card-spice_trader = Торговец Пряностью
card-treachery = Предательство
card-truthsayer = Правдовидица
card-water_peddler = Торговец водой
card-web_of_power = Паутина власти
card-weirding_way = Колдовское искусство
card-control_the_spice = Контроль над Пряностью
intrigue-advanced_weaponry = Передовое оружие
intrigue-blackmail = Шантаж
intrigue-cannon_turrets = Орудийные башни
intrigue-cull = Отсев
intrigue-diversion = Отвлекающий манёвр
intrigue-expedite = Ускорение
intrigue-finesse = Изящество
intrigue-glimpse_the_path = Узреть путь
intrigue-grand_conspiracy = Великий заговор
intrigue-ixian_probe = Иксианский зонд
intrigue-machine_culture = Культура машин
intrigue-quid_pro_quo = Услуга за услугу
intrigue-second_wave = Вторая волна
intrigue-secret_forces = Тайные силы
intrigue-strategic_push = Стратегический натиск
intrigue-strongarm = Силовое давление
intrigue-war_chest = Военная казна
tech-artillery = Артиллерия
tech-chaumurky = Чаумурки
tech-detonation_devices = Взрывные устройства
tech-disposal_facility = Утилизатор
tech-flagship = Флагман
tech-holoprojectors = Голопроекторы
tech-holtzman_engine = Двигатель Хольцмана
tech-invasion_ships = Корабли вторжения
tech-memocorders = Мемокордеры
tech-minimic_film = Плёнка-минимик
tech-restricted_ordnance = Запрещённое вооружение
tech-shuttle_fleet = Флот челноков
tech-sonic_snoopers = Звуковые ищейки
tech-spaceport = Космопорт
tech-spy_satellites = Спутники-шпионы
tech-training_drones = Учебные дроны
tech-troop_transports = Десантные транспорты
tech-windtraps = Ветроловушки
trophy-skirmish_e = Стычка
trophy-skirmish_f = Стычка
trophy-trade_monopoly = Торговая монополия
trophy-economic_supremacy = Экономическое превосходство
leader-archduke_armand_ecaz = Эрцгерцог Арман Эказ
party-archduke_armand_ecaz = { leader-archduke_armand_ecaz }
ability-archduke_armand_ecaz = Координация
signet-archduke_armand_ecaz = Призыв
leader-ilesa_ecaz = Илеса Эказ
party-ilesa_ecaz = { leader-ilesa_ecaz }
ability-ilesa_ecaz = На шаг впереди
signet-ilesa_ecaz = Связи в Гильдии
leader-princess_yuna_moritani = «Принцесса» Юна Моритани
party-princess_yuna_moritani = { leader-princess_yuna_moritani }
ability-princess_yuna_moritani = Контрабандная сеть
signet-princess_yuna_moritani = Последняя поставка
leader-viscount_hundro_moritani = Виконт Хундро Моритани
party-viscount_hundro_moritani = { leader-viscount_hundro_moritani }
ability-viscount_hundro_moritani = Сбор сведений
signet-viscount_hundro_moritani = Курьеры
leader-tessia_vernius = Тессия Верниус
party-tessia_vernius = { leader-tessia_vernius }
ability-tessia_vernius = Внимательное наблюдение
signet-tessia_vernius = Двуличие
leader-prince_rhombur_vernius = Принц Ромбур Верниус
party-prince_rhombur_vernius = { leader-prince_rhombur_vernius }
ability-prince_rhombur_vernius = Тяжёлые лазерные пушки
signet-prince_rhombur_vernius = Технологии Икса

## Также из первой игры

on-top = её можно положить на верх своей колоды
retreat-up-to = { $n ->
    [one] отвести до { $n } отряда
    [few] отвести до { $n } отрядов
    [many] отвести до { $n } отрядов
   *[other] отвести до { $n } отряда
}
acquire-from-stack = получить карту «{ $card }» из резерва
if-friends = { $factions ->
    [one] если у вас { $influence } или больше влияния в { $factions } фракции
   *[other] если у вас { $influence } или больше влияния в { $factions } фракциях
}
lacks-stack = В резерве не осталось карт «{ $card }».
printed-conflict-level = Уровень { $level }
card-foldspace = Свёрнутое пространство
event-puts_on_top = { $house } кладёт карту «{ $card }» на верх колоды.
