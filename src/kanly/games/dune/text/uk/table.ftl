# Слова столу в терміналі й події поза фазами.

phase-set_up = Приготування
word-round = Раунд
word-spice = прянощі
word-reserves = резерв
word-tanks = резервуари
word-hand = рука:
word-traitors = зрадники:
word-allies = союзники:
word-auction = Аукціон
word-battle = Бій
place = { $territory }, сектор { $sector }
bank = банк прянощів

map-storm = буря в секторі { $sector }
map-wall-destroyed = Оборонну стіну зруйновано
map-blow = тут вибух прянощів
map-in-storm = у бурі
map-circle = { $faction } (коло в секторі { $sector })
map-sectors = сектори { $sectors }
map-advisors = радниці Бене Гессерит

event-round = Починається раунд { $round }.
event-phase = { $phase }.
event-flipped = { $side ->
    [fighters] { $faction }: радниць, що стали воїнами: { $count } ({ $node }).
   *[advisors] { $faction }: воїнів, що стали радницями: { $count } ({ $node }).
}
event-lost = { $cause ->
    [storm] { $faction }: у бурі втрачено загонів: { $count } ({ $node }).
    [worm] { $faction }: через піщаного хробака втрачено загонів: { $count } ({ $node }).
    [battle] { $faction }: у бою втрачено загонів: { $count } ({ $node }).
    [atomics] { $faction }: через родовий атомікс утрачено загонів: { $count } ({ $node }).
    [explosion] { $faction }: під час вибуху втрачено загонів: { $count } ({ $node }).
    [ally] { $faction }: утрачено загонів: { $count } ({ $node }); союзникам не можна бути там разом.
   *[other] { $faction }: утрачено загонів: { $count } ({ $node }).
}
event-spice_lost = { $amount ->
    [one] Зникли { $amount } прянощі ({ $node }).
    [few] Зникли { $amount } прянощі ({ $node }).
    [many] Зникло { $amount } прянощів ({ $node }).
   *[other] Зникло { $amount } прянощів ({ $node }).
}
event-card_taken = { $faction }: узято карту «{ $card }».
event-discarded = { $faction }: скинуто карту «{ $card }».
event-paid = { $receiver ->
    [bank] { $faction }, плата в банк прянощів: { $amount }.
    [atreides] { $faction }, плата Атрідам прянощами: { $amount }.
    [bene_gesserit] { $faction }, плата ордену Бене Гессерит прянощами: { $amount }.
    [emperor] { $faction }, плата Імператорові прянощами: { $amount }.
    [fremen] { $faction }, плата Фрименам прянощами: { $amount }.
    [spacing_guild] { $faction }, плата Гільдії прянощами: { $amount }.
   *[harkonnen] { $faction }, плата Харконненам прянощами: { $amount }.
}
event-spice_gained = { $amount ->
    [one] { $faction }: отримано { $amount } прянощі з банку.
    [few] { $faction }: отримано { $amount } прянощі з банку.
    [many] { $faction }: отримано { $amount } прянощів із банку.
   *[other] { $faction }: отримано { $amount } прянощів із банку.
}
event-treachery_reshuffled = Скид карт підступів стає новою колодою.

party-atreides = Атріди
party-bene_gesserit = Бене Гессерит
party-emperor = Імператор
party-fremen = Фримени
party-spacing_guild = Гільдія
party-harkonnen = Харконнени
