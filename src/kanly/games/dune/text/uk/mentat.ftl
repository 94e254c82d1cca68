# Фаза 9, підсумки.

event-bribes_taken = { $faction }: хабарі йдуть за ширму, прянощів: { $amount }.
event-won = { $how ->
    [victory-strongholds] { $faction }: твердинь достатньо, це перемога.
    [victory-two_players] { $faction }: твердинь достатньо, це перемога.
    [victory-alliance] { $faction }: союз має достатньо твердинь, це перемога.
    [victory-prediction] { $faction }: цю перемогу було провіщено, тож вона дістається тим, хто її провістив.
    [victory-fremen] { $faction }: пустеля вільна, це перемога.
    [victory-guild] { $faction }: планету ніхто не контролює, це перемога.
    [victory-fremen_last] { $faction }: планету ніхто не контролює, це перемога.
   *[victory-most_strongholds] { $faction }: твердинь найбільше, це перемога.
}
victory-strongholds = Достатньо твердинь у раунді { $round }.
victory-two_players = Достатньо твердинь у раунді { $round }.
victory-alliance = Достатньо твердинь для союзу в раунді { $round }.
victory-prediction = Бене Гессерит провістила перемогу в раунді { $round }.
victory-fremen = Після раунду { $round } пустеля вільна.
victory-guild = Після раунду { $round } планету ніхто не контролює: Гільдія має те, чого прагнула.
victory-fremen_last = Після раунду { $round } планету ніхто не контролює: вона належить Фрименам.
victory-most_strongholds = Найбільше твердинь після раунду { $round }.
