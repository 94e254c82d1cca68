# Что произошло — для того, кто это сделал.

you-dice = Вы бросаете: Командование { $leadership }, Стратегия { $strategy }, Развёртывание { $deployment }, Ментат { $mentat }, Дом { $house }.
you-die_changed = Вы меняете кубик: { $result } → { $result2 }.
you-sister_placed = Вы кладёте жетон Бене Гессерит: «{ $result }».
you-passed = Вы пасуете.
you-desert_power = Вы используете силу пустыни.
you-spent = Вы тратите кубик «{ $result }».
you-played = Вы играете карту «{ $card }».
you-no_more_cards = Вы больше не играете карт.
you-moved = Вы перемещаете легион: { $from } → { $area }, { $mode }.
you-attack = Вы атакуете: { $from } → { $area }.
you-battle_rolled = Вы бросаете кубики ({ $dice }): попадания { $hits }, щиты { $shields }, особые { $specials }.
you-battle_damage = Вы: попадания { $hits }, щиты { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(отменено { $cancelled })
    }; потери: { $n }.
you-lost = Вы теряете ({ $area }): { $figure }.
you-special_hits = Вы получаете попадания ({ $area }): { $n }.
you-ceased = Вы прекращаете атаку.
you-retreated = Вы отступаете: { $from } → { $area }.
you-battle_lost = Вы: атака отбита ({ $area }).
you-battle_won = Вы побеждаете в сражении ({ $area }).
you-advanced = Вы продвигаетесь: { $area }.
you-pushed = Вы: легион смещён, { $from } → { $area }.
you-die_lost = Вы теряете кубик «{ $result }».
you-imperium_action = Вы: действие Империи, { $power }.
you-frigate_built = Вы строите фрегат.
you-recruited = Вы привлекаете войска: { $n }.
you-landing = Вы высаживаетесь на Арракисе.
you-frigate_landed = Вы: фрегат, { $zone }.
you-bombarded = Вы бомбардируете: { $area }.
you-won = Вы побеждаете.
you-drew = Вы берёте карты ({ $deck }): { $n }.
you-drawn_card = Вы берёте карту «{ $card }».
you-discarded = Вы сбрасываете карту «{ $card }».
you-sister_gained = Вы берёте жетон Бене Гессерит.
