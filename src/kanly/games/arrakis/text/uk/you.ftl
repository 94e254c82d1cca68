# Що сталося — для того, хто це зробив.

you-dice = Ви кидаєте: Командування { $leadership }, Стратегія { $strategy }, Розгортання { $deployment }, Ментат { $mentat }, Дім { $house }.
you-die_changed = Ви змінюєте кубик: { $result } → { $result2 }.
you-sister_placed = Ви кладете жетон Бене Гессерит: «{ $result }».
you-passed = Ви пасуєте.
you-desert_power = Ви використовуєте силу пустелі.
you-spent = Ви витрачаєте кубик «{ $result }».
you-played = Ви граєте карту «{ $card }».
you-no_more_cards = Ви більше не граєте карт.
you-moved = Ви переміщуєте легіон: { $from } → { $area }, { $mode }.
you-attack = Ви атакуєте: { $from } → { $area }.
you-battle_rolled = Ви кидаєте кубики ({ $dice }): влучання { $hits }, щити { $shields }, особливі { $specials }.
you-battle_damage = Ви: влучання { $hits }, щити { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(скасовано { $cancelled })
    }; втрати: { $n }.
you-lost = Ви втрачаєте ({ $area }): { $figure }.
you-special_hits = Ви отримуєте влучання ({ $area }): { $n }.
you-ceased = Ви припиняєте атаку.
you-retreated = Ви відступаєте: { $from } → { $area }.
you-battle_lost = Ви: атаку відбито ({ $area }).
you-battle_won = Ви перемагаєте в бою ({ $area }).
you-advanced = Ви просуваєтеся: { $area }.
you-pushed = Ви: легіон зміщено, { $from } → { $area }.
you-die_lost = Ви втрачаєте кубик «{ $result }».
you-imperium_action = Ви: дія Імперіуму, { $power }.
you-frigate_built = Ви будуєте фрегат.
you-recruited = Ви залучаєте війська: { $n }.
you-landing = Ви висаджуєтеся на Арракісі.
you-frigate_landed = Ви: фрегат, { $zone }.
you-bombarded = Ви бомбардуєте: { $area }.
you-won = Ви перемагаєте.
you-drew = Ви берете карти ({ $deck }): { $n }.
you-drawn_card = Ви берете карту «{ $card }».
you-discarded = Ви скидаєте карту «{ $card }».
you-sister_gained = Ви берете жетон Бене Гессерит.
