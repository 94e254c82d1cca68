# Що сталося.

## Раунд

event-round = Починається раунд { $round }.
event-phase = Фаза: { $phase }.
event-conflict = Конфлікт цього раунду: «{ $trophy }».
event-defends = { $house } надсилає загін на захист локації.
event-bonus_spice = У локації «{ $space }» тепер додаткових прянощів: { $spice }.
event-first_player = Перший гравець: { $house }.
event-endgame = Гра закінчується.
event-final = { $points ->
    [one] { $house }: { $points } переможне очко.
    [few] { $house }: { $points } переможні очки.
    [many] { $house }: { $points } переможних очок.
   *[other] { $house }: { $points } переможного очка.
}

## Ходи

event-turn = Ходить { $house }.
event-reveal_turn = { $house } розкриває карти.
event-turn_ends = { $house } завершує хід.
event-clean_up = { $strength ->
    [0] { $house } прибирає карти.
   *[other] { $house } прибирає карти; сила: { $strength }.
}
event-sends = { $house } грає карту «{ $card }» і відправляє агента в локацію «{ $space }».
event-infiltrates = { $house } проникає в локацію «{ $space }».
event-gathers = { $house } збирає розвіддані; спостережний пункт: { $post }.
event-control_bonus = { $house } здобуває бонус за контроль локації «{ $space }».
event-smuggles = { $house } вивозить прянощі контрабандою з локації «{ $space }».
event-does = { $house } — { $clause }.

## Карти

event-draws = { $cards ->
    [one] { $house } бере { $cards } карту.
    [few] { $house } бере { $cards } карти.
    [many] { $house } бере { $cards } карт.
   *[other] { $house } бере { $cards } карти.
}
event-drew = Ви берете карту «{ $card }».
event-shuffles = { $house } тасує скид у нову колоду.
event-draws_intrigue = { $cards ->
    [0] { $house } не знаходить жодної карти інтриги.
    [one] { $house } бере { $cards } карту інтриги.
    [few] { $house } бере { $cards } карти інтриг.
    [many] { $house } бере { $cards } карт інтриг.
   *[other] { $house } бере { $cards } карти інтриг.
}
event-drew_intrigue = Ви берете карту інтриги «{ $intrigue }».
event-discards = { $house } скидає карту «{ $card }».
event-trashes = { $house } знищує карту «{ $card }».
event-trashes_intrigue = { $house } знищує карту інтриги «{ $intrigue }».
event-reveals = { $house } розкриває карту «{ $card }».
event-returns = { $house } повертає на руку карту «{ $card }».
event-acquires = { $house } придбаває карту «{ $card }».
event-sets_aside = { $house } відкладає карту «{ $card }».
event-removes = Карта «{ $card }» виходить із гри.
event-row = Нова карта в Ряду: «{ $card }».
event-steals = { $house } краде карту інтриги; її втрачає { $other }.
event-stole = Украдена карта: «{ $intrigue }».
event-plays_intrigue = { $house } грає карту інтриги «{ $intrigue }».
event-lays = { $house } лишає карту «{ $intrigue }» лежати відкритою.
event-triggers = { $house }: спрацьовує карта «{ $intrigue }».

## Ресурси, війська, вплив

event-gains = { $house } отримує { $what }.
event-pays = { $house } платить { $what }.
event-points = { $points ->
    [one] { $house } здобуває { $points } переможне очко.
    [few] { $house } здобуває { $points } переможні очки.
    [many] { $house } здобуває { $points } переможних очок.
   *[other] { $house } здобуває { $points } переможного очка.
}
event-recruits = { $troops ->
    [0] { $house } не може найняти загонів: їх не лишилося.
    [one] { $house } наймає { $troops } загін.
    [few] { $house } наймає { $troops } загони.
    [many] { $house } наймає { $troops } загонів.
   *[other] { $house } наймає { $troops } загону.
}
event-supply_short = { $troops ->
    [one] У запасі забракло { $troops } загону: { $house }.
   *[other] У запасі забракло { $troops } загонів: { $house }.
}
event-deploys = { $troops ->
    [one] { $house } розгортає в Зоні конфлікту { $troops } загін.
    [few] { $house } розгортає в Зоні конфлікту { $troops } загони.
    [many] { $house } розгортає в Зоні конфлікту { $troops } загонів.
   *[other] { $house } розгортає в Зоні конфлікту { $troops } загону.
}
event-reinforces = { $troops ->
    [one] { $house } розгортає в Зоні конфлікту { $troops } загін із запасу.
    [few] { $house } розгортає в Зоні конфлікту { $troops } загони із запасу.
    [many] { $house } розгортає в Зоні конфлікту { $troops } загонів із запасу.
   *[other] { $house } розгортає в Зоні конфлікту { $troops } загону із запасу.
}
event-retreats = { $troops ->
    [one] { $house } відводить { $troops } загін.
    [few] { $house } відводить { $troops } загони.
    [many] { $house } відводить { $troops } загонів.
   *[other] { $house } відводить { $troops } загону.
}
event-loses_troops = { $troops ->
    [one] { $house } втрачає { $troops } загін.
    [few] { $house } втрачає { $troops } загони.
    [many] { $house } втрачає { $troops } загонів.
   *[other] { $house } втрачає { $troops } загону.
}
event-loses_fielded = { $troops ->
    [one] { $house } втрачає { $troops } загін у Зоні конфлікту.
    [few] { $house } втрачає { $troops } загони в Зоні конфлікту.
    [many] { $house } втрачає { $troops } загонів у Зоні конфлікту.
   *[other] { $house } втрачає { $troops } загону в Зоні конфлікту.
}
event-summons = { $worms ->
    [one] { $house } викликає { $worms } піщаного хробака.
    [few] { $house } викликає { $worms } піщаних хробаків.
    [many] { $house } викликає { $worms } піщаних хробаків.
   *[other] { $house } викликає { $worms } піщаного хробака.
}
event-swords = { $swords ->
    [one] { $house } отримує { $swords } меч.
    [few] { $house } отримує { $swords } мечі.
    [many] { $house } отримує { $swords } мечів.
   *[other] { $house } отримує { $swords } меча.
}
event-influence = { $change ->
    [1] { $house } здобуває вплив на фракцію «{ $faction }»: тепер { $now }.
   *[other] { $house } втрачає вплив на фракцію «{ $faction }»: тепер { $now }.
}
event-point = { $change ->
    [1] { $house }: переможне очко за { $why ->
        [alliance] союз із фракцією «{ $faction }»
       *[influence] вплив 2 на фракцію «{ $faction }»
    }.
   *[-1] { $house } втрачає переможне очко: { $why ->
        [alliance] союз із фракцією «{ $faction }»
       *[influence] вплив на фракцію «{ $faction }» нижче 2
    }.
}
event-allies = { $house } укладає союз із фракцією «{ $faction }».
event-alliance_back = Союзу з фракцією «{ $faction }» більше ніхто не має.
event-seat = { $house } займає місце у Вищій Раді.
event-swordmaster = { $house } отримує Майстра меча.
event-hooks = { $house } бере гаки творця.
event-wall = { $house } підриває Оборонну стіну.
event-controls = { $house } бере під контроль локацію «{ $space }».
event-places_spy = { $house } розміщує шпигуна; спостережний пункт: { $post }.
event-recalls_spy = { $house } відкликає шпигуна; спостережний пункт: { $post }.
event-recalls_agent = { $house } відкликає агента з локації «{ $space }».

## Бій

event-combat_passes = { $house } пасує.
event-strengths = Сила: { $strengths }.
strength-of = { $house } — { $n }
strength-and = { $first }, { $second }
event-rewarded = { $times ->
    [1] { $place ->
        [1] { $house } отримує нагороду за перше місце.
        [2] { $house } отримує нагороду за друге місце.
       *[other] { $house } отримує нагороду за третє місце.
    }
   *[other] { $place ->
        [1] { $house } отримує нагороду за перше місце двічі: там піщаний хробак.
        [2] { $house } отримує нагороду за друге місце двічі: там піщаний хробак.
       *[other] { $house } отримує нагороду за третє місце двічі: там піщаний хробак.
    }
}
event-wins = { $house } перемагає в конфлікті «{ $trophy }».
event-unwon = У конфлікті «{ $trophy }» ніхто не перемагає.
event-pairs = { $house } утворює пару карт; символ: { $icon }.

## Контракти

