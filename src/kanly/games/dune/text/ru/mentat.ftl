# Фаза 9, итоги.

event-bribes_taken = { $amount ->
    [one] { $faction }: { $amount } Пряность взяток уходит за ширму.
   *[other] { $faction }: { $amount } Пряности взяток уходят за ширму.
}
event-won = { $how ->
    [victory-strongholds] { $faction }: крепостей достаточно, это победа.
    [victory-two_players] { $faction }: крепостей достаточно, это победа.
    [victory-alliance] { $faction }: у союза достаточно крепостей, это победа.
    [victory-prediction] { $faction }: эта победа была предсказана и потому достаётся предсказавшим.
    [victory-fremen] { $faction }: пустыня свободна, это победа.
    [victory-guild] { $faction }: планету никто не контролирует, это победа.
    [victory-fremen_last] { $faction }: планету никто не контролирует, это победа.
   *[victory-most_strongholds] { $faction }: крепостей больше всех, это победа.
}
victory-strongholds = Достаточно крепостей в раунде { $round }.
victory-two_players = Достаточно крепостей в раунде { $round }.
victory-alliance = Достаточно крепостей у союза в раунде { $round }.
victory-prediction = Бене Гессерит предсказала победу в раунде { $round }.
victory-fremen = После раунда { $round } пустыня свободна.
victory-guild = После раунда { $round } планету никто не контролирует: Гильдия получила то, чего хотела.
victory-fremen_last = После раунда { $round } планету никто не контролирует: она принадлежит Фрименам.
victory-most_strongholds = Больше всех крепостей после раунда { $round }.
