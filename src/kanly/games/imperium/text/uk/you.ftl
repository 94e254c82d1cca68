# Що сталося — для того, хто це зробив.

you-looks = { $cards ->
    [one] Ви дивитеся { $cards } верхню карту колоди.
    [few] Ви дивитеся { $cards } верхні карти колоди.
    [many] Ви дивитеся { $cards } верхніх карт колоди.
   *[other] Ви дивитеся { $cards } верхньої карти колоди.
}
you-takes_contract = Ви берете контракт «{ $contract }».
you-completes = Ви виконуєте контракт «{ $contract }».
you-defends = Ви надсилаєте загін на захист локації.
you-final = { $points ->
    [one] Ви: { $points } переможне очко.
    [few] Ви: { $points } переможні очки.
    [many] Ви: { $points } переможних очок.
   *[other] Ви: { $points } переможного очка.
}
you-reveal_turn = Ви розкриваєте карти.
you-turn_ends = Ви завершуєте хід.
you-clean_up = Ви прибираєте карти; сила: { $strength }.
you-sends = Ви граєте карту «{ $card }» і відправляєте агента в локацію «{ $space }».
you-infiltrates = Ви проникаєте в локацію «{ $space }».
you-gathers = Ви збираєте розвіддані; спостережний пункт: { $post }.
you-control_bonus = Ви контролюєте локацію «{ $space }».
you-smuggles = Ви вивозите прянощі контрабандою з локації «{ $space }».
you-draws = { $cards ->
    [one] Ви берете { $cards } карту.
    [few] Ви берете { $cards } карти.
    [many] Ви берете { $cards } карт.
   *[other] Ви берете { $cards } карти.
}
you-shuffles = Ви тасуєте скид у нову колоду.
you-draws_intrigue = { $cards ->
    [0] Ви не знаходите жодної карти інтриги.
    [one] Ви берете { $cards } карту інтриги.
    [few] Ви берете { $cards } карти інтриг.
    [many] Ви берете { $cards } карт інтриг.
   *[other] Ви берете { $cards } карти інтриг.
}
you-discards = Ви скидаєте карту «{ $card }».
you-trashes = Ви знищуєте карту «{ $card }».
you-trashes_intrigue = Ви знищуєте карту інтриги «{ $intrigue }».
you-reveals = Ви розкриваєте карту «{ $card }».
you-returns = Ви повертаєте на руку карту «{ $card }».
you-acquires = Ви придбаваєте карту «{ $card }».
you-sets_aside = Ви відкладаєте карту «{ $card }».
you-steals = Ви крадете карту інтриги; її втрачає { $other }.
you-plays_intrigue = Ви граєте карту інтриги «{ $intrigue }».
you-triggers = Ви: спрацьовує карта «{ $intrigue }».
you-gains = Ви отримуєте { $what }.
you-pays = Ви платите { $what }.
you-points = { $points ->
    [one] Ви здобуваєте { $points } переможне очко.
    [few] Ви здобуваєте { $points } переможні очки.
    [many] Ви здобуваєте { $points } переможних очок.
   *[other] Ви здобуваєте { $points } переможного очка.
}
you-recruits = { $troops ->
    [0] Ви не можете найняти загонів: їх не лишилося.
    [one] Ви наймаєте { $troops } загін.
    [few] Ви наймаєте { $troops } загони.
    [many] Ви наймаєте { $troops } загонів.
   *[other] Ви наймаєте { $troops } загону.
}
you-deploys = { $troops ->
    [one] Ви розгортаєте в Зоні конфлікту { $troops } загін.
    [few] Ви розгортаєте в Зоні конфлікту { $troops } загони.
    [many] Ви розгортаєте в Зоні конфлікту { $troops } загонів.
   *[other] Ви розгортаєте в Зоні конфлікту { $troops } загону.
}
you-reinforces = { $troops ->
    [one] Ви розгортаєте в Зоні конфлікту { $troops } загін із запасу.
    [few] Ви розгортаєте в Зоні конфлікту { $troops } загони із запасу.
    [many] Ви розгортаєте в Зоні конфлікту { $troops } загонів із запасу.
   *[other] Ви розгортаєте в Зоні конфлікту { $troops } загону із запасу.
}
you-retreats = { $troops ->
    [one] Ви відводите { $troops } загін.
    [few] Ви відводите { $troops } загони.
    [many] Ви відводите { $troops } загонів.
   *[other] Ви відводите { $troops } загону.
}
you-loses_troops = { $troops ->
    [one] Ви втрачаєте { $troops } загін.
    [few] Ви втрачаєте { $troops } загони.
    [many] Ви втрачаєте { $troops } загонів.
   *[other] Ви втрачаєте { $troops } загону.
}
you-loses_fielded = { $troops ->
    [one] Ви втрачаєте { $troops } загін у Зоні конфлікту.
    [few] Ви втрачаєте { $troops } загони в Зоні конфлікту.
    [many] Ви втрачаєте { $troops } загонів у Зоні конфлікту.
   *[other] Ви втрачаєте { $troops } загону в Зоні конфлікту.
}
you-summons = { $worms ->
    [one] Ви викликаєте { $worms } піщаного хробака.
    [few] Ви викликаєте { $worms } піщаних хробаків.
    [many] Ви викликаєте { $worms } піщаних хробаків.
   *[other] Ви викликаєте { $worms } піщаного хробака.
}
you-swords = { $swords ->
    [one] Ви отримуєте { $swords } меч.
    [few] Ви отримуєте { $swords } мечі.
    [many] Ви отримуєте { $swords } мечів.
   *[other] Ви отримуєте { $swords } меча.
}
you-influence = { $change ->
    [1] Ви здобуваєте вплив на фракцію «{ $faction }»: тепер { $now }.
   *[other] Ви втрачаєте вплив на фракцію «{ $faction }»: тепер { $now }.
}
you-point = { $change ->
    [1] Ви: переможне очко за { $why ->
        [alliance] союз із фракцією «{ $faction }»
       *[influence] вплив 2 на фракцію «{ $faction }»
    }.
   *[-1] Ви втрачаєте переможне очко: { $why ->
        [alliance] союз із фракцією «{ $faction }»
       *[influence] вплив на фракцію «{ $faction }» нижче 2
    }.
}
you-allies = Ви укладаєте союз із фракцією «{ $faction }».
you-seat = Ви займаєте місце у Вищій Раді.
you-swordmaster = Ви отримуєте Майстра меча.
you-hooks = Ви берете гаки творця.
you-wall = Ви підриваєте Оборонну стіну.
you-controls = Ви берете під контроль локацію «{ $space }».
you-places_spy = Ви розміщуєте шпигуна; спостережний пункт: { $post }.
you-recalls_spy = Ви відкликаєте шпигуна; спостережний пункт: { $post }.
you-recalls_agent = Ви відкликаєте агента з локації «{ $space }».
you-combat_passes = Ви пасуєте.
you-rewarded = { $times ->
    [1] { $place ->
        [1] Ви отримуєте нагороду за перше місце.
        [2] Ви отримуєте нагороду за друге місце.
       *[other] Ви отримуєте нагороду за третє місце.
    }
   *[other] { $place ->
        [1] Ви отримуєте нагороду за перше місце двічі: там піщаний хробак.
        [2] Ви отримуєте нагороду за друге місце двічі: там піщаний хробак.
       *[other] Ви отримуєте нагороду за третє місце двічі: там піщаний хробак.
    }
}
you-wins = Ви перемагаєте в конфлікті «{ $trophy }».
you-pairs = Ви утворюєте пару карт; символ: { $icon }.
you-researches = Ви виконуєте дослідження: { $research_space }.
you-advances = Ви просуваєтеся треком тлейлаксу: { $tleilaxu_space }.
you-makes_specimens = { $n ->
    [one] Ви створюєте { $n } взірець.
    [few] Ви створюєте { $n } взірці.
    [many] Ви створюєте { $n } взірців.
   *[other] Ви створюєте { $n } взірця.
}
you-spends_specimens = { $n ->
    [one] Ви платите { $n } взірець.
    [few] Ви платите { $n } взірці.
    [many] Ви платите { $n } взірців.
   *[other] Ви платите { $n } взірця.
}
you-releases = { $n ->
    [one] Ви повертаєте { $n } взірець у запас.
    [few] Ви повертаєте { $n } взірці у запас.
    [many] Ви повертаєте { $n } взірців у запас.
   *[other] Ви повертаєте { $n } взірця у запас.
}
you-loses_units = { $n ->
    [one] Ви втрачаєте { $n } загін, із Зони конфлікту: { $fielded }.
    [few] Ви втрачаєте { $n } загони, із Зони конфлікту: { $fielded }.
    [many] Ви втрачаєте { $n } загонів, із Зони конфлікту: { $fielded }.
   *[other] Ви втрачаєте { $n } загону, із Зони конфлікту: { $fielded }.
}
you-on_top = Ви кладете карту «{ $card }» на верх колоди.
you-grafts = Ви прищеплюєте карту «{ $card }» до карти «{ $partner }».
you-borrows = Ви використовуєте карту «{ $card }» з Ряду Імперіуму.
you-looks_at_intrigues = { $n ->
    [one] Ви дивитеся { $n } карту інтриги.
    [few] Ви дивитеся { $n } карти інтриг.
    [many] Ви дивитеся { $n } карт інтриг.
   *[other] Ви дивитеся { $n } карти інтриг.
}
you-atomics = Ви застосовуєте атомікс: Ряд Імперіуму вилучено.
you-flips = Ви перевертаєте долілиць карту «{ $trophy }».
you-trains = Ви продовжуєте вишкіл.
you-flips_leader = Ви: тепер це { $leader }.
you-keeps_memory = Ви додаєте загін до спогадів.
you-no_deployment = Ви не розгортаєте підрозділів цього ходу.
you-discards_intrigue = Ви віддаєте карту інтриги «{ $intrigue }».
you-objective = Ви отримуєте карту «{ $trophy }».
you-activates = Ви активуєте союзника: { $other }.
you-team_reward = Ви досягаєте поділки { $step } на шкалі «{ $faction }»: нагороду отримує вся команда.
you-swordmaster_leaves = Ви: Майстер меча покидає гру, 2 мечі лишаються.
you-hands_over = Ви віддаєте { $what }; отримує { $other }.
you-hands_over_intrigues = { $cards ->
    [one] Ви віддаєте { $cards } карту інтриги; отримує { $other }.
    [few] Ви віддаєте { $cards } карти інтриг; отримує { $other }.
   *[many] Ви віддаєте { $cards } карт інтриг; отримує { $other }.
}
you-contributes = Ви додаєте прянощі: { $spice }.
you-too_little = Ви не можете доплатити решту; ніхто нічого не платить.
you-assigns = Ви віддаєте контракт «{ $contract }»; отримує { $other }.
you-to_throne = Ви переносите карту «{ $card }» у Тронний ряд.
you-supports = Ви підтримуєте союзника: { $other }.
you-concedes = Ви поступаєтеся; попереду { $other }.
you-turn = Ваш хід.
you-first_player = Ви — перший гравець.
you-recalls_sent = Ви одразу відкликаєте агента з локації «{ $space }».
