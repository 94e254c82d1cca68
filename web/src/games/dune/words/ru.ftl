# The guide for a first game.
guide-want = Вы побеждаете, если в конце раунда держите три крепости в одиночку или четыре вместе с союзником. Крепости — пять мест с толстой рамкой: Арракин, Карфаг, сиетч Табр, сиетч Хаббанья и сиетч Туэка.
guide-idea-1 = За Пряность покупается всё: собирайте её с песков, пока не забрала буря, и никогда не ставьте последнюю.
guide-idea-2 = В бою побеждает сумма значения на диске и силы лидера; всё выставленное на диске теряется даже при победе. Оружие и защита стоят больше пяти отрядов.
guide-idea-3 = Нападать не обязательно: с двумя крепостями и терпением дождитесь, пока остальные измотают друг друга. На Схождении ищите союзника.
guide-kind-keep_traitor = Лидер, которого вы оставите, — предатель: если противник пойдёт с ним в бой, вы можете выиграть этот бой сразу.
guide-kind-predicted_faction = Если названная вами фракция победит в раунде, который вы назовёте следом, вместо неё победите вы одни.
guide-kind-predicted_round = Засчитывается победа только в этом раунде, одиночная или в союзе. Тогда побеждаете вы одни.
guide-kind-place_advisor = Советница может стоять рядом с другими, но не дерётся, не собирает Пряность и не держит крепости. Одна на территории она становится воином.
guide-kind-storm_dial = Оба значения вместе двигают бурю. Всё, что стоит на песках у неё на пути, гибнет.
guide-kind-storm_dial-first = Оба значения вместе говорят, как далеко от начала встанет буря: двигаться она пока не будет.
guide-kind-bid = Карты уловок — это оружие, защита и хитрости. Видно лишь, сколько карт продаётся. Платит тот, чья ставка выше всех.
guide-kind-bid-atreides = Карты уловок — это оружие, защита и хитрости. Каждую вам показывают до продажи; остальные торгуются вслепую. Платит тот, чья ставка выше всех.
guide-kind-charity = У кого почти ничего нет, тот получает Пряность из хранилища. Отказываться незачем.
guide-kind-revive = Погибшие отряды возвращаются из баков: часть бесплатно, остальные за Пряность.
guide-kind-revive-fremen = Каждый раунд до трёх ваших погибших отрядов возвращаются из баков, и все бесплатно.
guide-kind-ship = 1 раз в раунд можно высадить отряды из резерва за Пряность. В крепости — вдвое дешевле.
guide-kind-ship-fremen = Ваш резерв приходит из пустыни бесплатно: на Великую Равнину или не дальше двух территорий от неё.
guide-kind-ship_to = Где они высадятся. Крепость с двумя другими фракциями закрыта; в бурю не высаживается никто.
guide-kind-ship_to-deploy = Ваш резерв приходит бесплатно: на Великую Равнину или не дальше двух территорий от неё.
guide-kind-ship_forces = Если высадка не бесплатна, каждый отряд стоит Пряности. Оставьте немного на следующий аукцион.
guide-kind-ship_forces-fremen = Они приходят из вашего резерва. Кто останется там, придёт в другом раунде, тоже бесплатно.
guide-kind-move = Переходит одна группа на одну территорию; с орнитоптерами из Арракина или Карфага — на три.
guide-kind-move-fremen = Переходит одна группа, не дальше двух территорий; с орнитоптерами из Арракина или Карфага — трёх.
guide-kind-move_to = Куда пойдёт группа. Через бурю пройти нельзя.
guide-kind-declare_fight = Воины дерутся, собирают Пряность и держат крепости; советницы только присутствуют. Кто станет воином, дерётся уже в этом раунде.
guide-kind-accompany = Тот, кого вы отправите, берётся из резерва и ничего не стоит.
guide-kind-intrusion = Советницы остаются без боя, но ничего не держат и не собирают.
guide-kind-enter_as = Воины дерутся, собирают Пряность и держат крепости; советницы только присутствуют.
guide-kind-battle = Вы решаете, какой из ваших боёв следующий.
guide-kind-plan_dial = Выставленные на диске отряды дают силу и теряются, даже если вы победите. При поражении теряются все.
guide-kind-plan_dial-supported = Отряд даёт 1, если заплатить за него 1 Пряность, иначе половину; отряд со звёздочкой — вдвое больше. Кто входит в это значение, теряется даже при победе: 2.5 без Пряности — это пять отрядов.
guide-kind-plan_support = С каждой Пряностью один отряд даёт полную силу. Чем меньше вы платите, тем больше отрядов нужно для того же значения и тем больше теряется.
guide-kind-plan_leader = Сила лидера прибавляется, если его раньше не убьёт оружие.
guide-kind-plan_weapon = Оружие убивает лидера противника, если его не остановит подходящая защита.
guide-kind-plan_defence = «Щит» останавливает кинетическое оружие, «Ядоискатель» — яд.
guide-kind-traitor = Если лидер противника — ваш предатель, вы сразу побеждаете и ничего не теряете.
guide-kind-offer_alliance = Союзники вместе побеждают с четырьмя крепостями и не дерутся друг с другом.
guide-kind-answer_alliance = Союзники вместе побеждают с четырьмя крепостями, не дерутся друг с другом и делятся некоторыми преимуществами. Союз держится хотя бы до следующего Схождения.
guide-kind-place_worm = Отряды и Пряность там достанутся червю. Фримены невредимы и могут оттуда уехать верхом.
guide-kind-karama_worm = Место выбираете вы: отряды и Пряность там достанутся червю, Фримены невредимы и могут оттуда уехать верхом.
guide-kind-prescience = Вы можете узнать одну часть боевого плана противника, прежде чем составите свой.
guide-kind-voice = Вы можете приказать противнику сыграть карту какого-то вида или не играть её.

# What becomes of a secret answer, where it is not uncovered with the others'.
asked-secret-keep_traitor = Втайне: никто не узнает, кого вы оставили, пока вы не раскроете предателя.
asked-secret-predicted_faction = Втайне: этого никто не узнает, пока предсказание не сбудется или партия не закончится.
asked-secret-predicted_round = Втайне: этого никто не узнает, пока предсказание не сбудется или партия не закончится.

# What the ranking at the end counts.
score = { $n ->
    [one] { $n } крепость
    [few] { $n } крепости
    [many] { $n } крепостей
   *[other] { $n } крепости
}

# Charts.
chart-spice = Пряность
chart-strongholds = Крепости
chart-forces = Отряды на карте

# The board.
dune-map = Карта Арракиса
dune-map-words = Что стоит на карте
dune-wall-gone = разрушена
dune-in-storm = в буре
dune-spice-here = { $n ->
    [one] { $n } Пряность
   *[other] { $n } Пряности
}
dune-forces = { $faction }: { $n }
dune-forces-special = { $faction }: { $n }, из них { $kind }: { $specials }
dune-advisors = { $faction }, советницы: { $n }
dune-target-many = { $n ->
    [one] { $place }: { $n } вариант
    [few] { $place }: { $n } варианта
    [many] { $place }: { $n } вариантов
   *[other] { $place }: { $n } варианта
}
dune-circle = { $faction }: номер { $n } в порядке хода
dune-parts = Части стола
dune-part-map = Карта
dune-part-now = Сейчас
dune-part-mine = Моё
dune-part-table = Стол
dune-side = Что происходит
dune-nothing-now = Сейчас нет ни аукциона, ни боя, ни высадки.
dune-aggressor = агрессор
dune-defender = обороняющийся
dune-dial = { $faction }, на диске: { $n }
dune-forces-there = Отряды
dune-leader = Лидер
dune-weapon = Оружие
dune-defence = Защита
dune-plan-secret = План пока в тайне.
dune-plan-seen = Показано заранее
dune-plan-making = Ваш план на сейчас
dune-leaderless = Ни лидера, ни героя, поэтому без карт.
dune-calls-traitor = Раскрыт предатель!
dune-winner = Победа в бою
dune-drawn = Вытянут Харконненами: { $leader }
dune-source-voice = Голос
dune-source-prescience = Предвидение
dune-source-truthtrance = Транс правды
dune-bound-kind = { $yes ->
    [yes] { $source }: нужно сыграть карту вида «{ $kind }»
   *[no] { $source }: нельзя играть карту вида «{ $kind }»
}
dune-bound-exact-dial = { $source }: на диске { $n }
dune-bound-dial = { $yes ->
    [yes] { $source }: на диске не меньше { $n }
   *[no] { $source }: на диске меньше { $n }
}
dune-bound-leader = { $yes ->
    [yes] { $source }: лидер — { $leader }
   *[no] { $source }: лидер — не { $leader }
}
dune-bound-weapon = { $source }: оружие — { $card }
dune-bound-defence = { $source }: защита — { $card }
dune-high-bid = Высшая ставка: { $n }
dune-no-bid = Ставок пока нет
dune-hand = { $n ->
    [0] Карт уловок нет
    [1] Ваша карта уловки
   *[other] Ваши карты уловок
}
dune-traitors = Ваши предатели
dune-prediction = Ваше предсказание
dune-you-know = Что вы знаете
dune-next-spice = Следующая карта Пряности: { $card }
dune-next-treachery = Следующая карта уловки: { $card }
dune-next-storm = { $n ->
    [one] Следующая буря пройдёт { $n } сектор
    [few] Следующая буря пройдёт { $n } сектора
    [many] Следующая буря пройдёт { $n } секторов
   *[other] Следующая буря пройдёт { $n } сектора
}
dune-losses = Потери до пробуждения Квисатц Хадераха: { $n } из { $of }
dune-traitor-is = предатель: { $leader }
dune-deals = Союзы и договорённости
dune-nexus = Схождение
dune-proposes = предложение союза
dune-offers = предложено Пряности: { $n }
dune-bribes = взятки перед ширмой, Пряности: { $n }
dune-promised = обещано союзникам Пряности, не больше { $n }
dune-exchange = вернуть карт: { $n }
dune-sworn-card = { $yes ->
    [yes] есть карта «{ $subject }»
   *[no] нет карты «{ $subject }»
}
dune-sworn-traitor = { $yes ->
    [yes] предатель есть: { $subject }
   *[no] предателя нет: { $subject }
}
dune-sworn-predicted_faction = { $yes ->
    [yes] победа фракции «{ $subject }» предсказана
   *[no] победа фракции «{ $subject }» не предсказана
}
dune-sworn-predicted_round = { $yes ->
    [yes] предсказана победа в раунде { $subject }
   *[no] победа в раунде { $subject } не предсказана
}
dune-leaders = Лидеры
dune-leader-dead = в баках
dune-leader-dead_twice = в баках лицевой стороной вниз
dune-leader-unknown = в строю или в баках лицевой стороной вниз
dune-fought = бой этого раунда: { $territory }
dune-captive-of = в плену: { $faction }
dune-decks = Колоды
dune-discard = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
    [many] { $n } карт в сбросе
   *[other] { $n } карты в сбросе
}
dune-removed = Вышли из игры: { $cards }
dune-pile = Сброс { $n }: { $card }
dune-shipping = Высадка
dune-moving = Переброска
dune-on-the-way = { $n } → { $territory }
dune-to = → { $territory }
dune-from = Откуда: { $territory }
dune-worms = { $n ->
    [one] { $n } червь
    [few] { $n } червя
    [many] { $n } червей
   *[other] { $n } червя
}
dune-ride-from = Фримены могут оседлать червя: { $territory }.
dune-cards = карты уловок
dune-less = Меньше
dune-more = Больше
dune-yes = да
dune-strength = Диск
dune-foresee = Спросить
dune-plan-sealed = Ваш план запечатан.
dune-order-play = играть
dune-order-not = нет
dune-lot = Карта { $n } из { $of }
dune-bids = Ставки
dune-can-pay = Вы можете заплатить { $n }.
dune-can-pay-help = Вы можете заплатить { $n }, из них { $help } дают союзники.
dune-bidder-high = ставка { $n }
dune-bidder-now = делает ставку
dune-bidder-passed = пас
dune-bidder-bid = ставка { $n }
dune-bidder-full = рука полна
dune-bidder-waits = ждёт
dune-offers-for = предложено Пряности: { $n } — за это: { $what }
dune-vow-attack = { $yes ->
    [yes] нападает до следующей фазы «Итоги»: { $subject }
   *[no] не нападает до следующей фазы «Итоги»: { $subject }
}
dune-vow-ship = { $yes ->
    [yes] высаживается до следующей фазы «Итоги»: { $subject }
   *[no] не высаживается до следующей фазы «Итоги»: { $subject }
}
dune-vow-bid = { $yes ->
    [yes] делает ещё ставку
   *[no] больше не делает ставок в этой фазе
}
dune-vow-ally = { $yes ->
    [yes] голосует за союз с фракцией «{ $subject }»
   *[no] голосует против союза с фракцией «{ $subject }»
}
dune-sworn-card_kind = { $yes ->
    [yes] есть карта этого вида: { $subject }
   *[no] нет карты этого вида: { $subject }
}
dune-sworn-storm_card = число следующей бури — не { $subject }
dune-sworn-spice_card = следующая карта Пряности — не «{ $subject }»
dune-sworn-spice_worm = следующая карта Пряности — не червь
dune-pile-hand = Карты вероломства
dune-pile-leaders = Лидеры
dune-pile-traitors = Предатели
dune-pile-forces = Войска
dune-pile-map = на карте
dune-pile-powers = Что умеет фракция
dune-pile-discard = Сброшенные карты вероломства
dune-pile-unseen = Невиданные карты вероломства (в колоде: { $n })
dune-pile-removed = Вышли из игры
dune-pile-spice = Стопка пряности { $n }, сначала новые
dune-factions = Фракции на выбор
dune-yours = Это вы.

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-ships = → высадка и переброска
turn-buys = → карта за { $amount }
turn-buys-karama = → карта за «Караму», ставка { $amount }
turn-battle = ⚔ { $other }: { $territory }
gain-spice = пряность: { $n }
gain-force = отряды: { $n }
gain-shipped = { $count } ⇥ { $node }
gain-returned = { $count } назад: { $territory }
gain-moved = { $count }: { $territory } → { $node }
gain-accompanied = следом: { $node }
gain-card_taken = получена карта: { $card }
gain-bonus_card = ещё карта бесплатно
gain-discarded = сброшена карта: { $card }
gain-kept = сохранена карта: { $card }
gain-leader_killed = гибнет: { $leader }
gain-strengths = { $amount } : { $against }
gain-battle_won = победа

# Moments on the stage.
moment-battle = Сражение
moment-worm = Шаи-Хулуд
moment-nexus = Схождение
moment-alliance = Союз
moment-wall = Барьерная Стена разрушена
dune-weapon-kills = убивает
dune-weapon-stopped = отражено
dune-dead = мёртв
dune-traitor = Предатель!
dune-treason = Измена!
dune-dials = { $spice ->
    [0] диск: { $n }
   *[other] диск: { $n }, пряность: { $spice }
}
dune-totals = { $first } против { $second }
dune-after = итог
dune-lost = потеряно отрядов: { $n }
dune-gained = пряность: +{ $n }
dune-discards = сброшено: { $cards }
dune-keeps = сохранено: { $cards }

# The end of a game.
dune-predicted = { $faction }, раунд { $round }
hidden-prediction = Предсказание:
hidden-traitors = Предатели:
hidden-treachery = Карты:
hidden-spice = Пряность:
