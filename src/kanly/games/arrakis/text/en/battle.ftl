# Battles.

event-attack = { $side } attacks { $area } from { $from }.
ask-battle_card = Discard a planning card for one more die?
battle_card-option = Discard { $card }
battle_card-done = No more cards
event-battle_rolled = { $side } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, { $specials ->
        [one] { $specials } special
       *[other] { $specials } specials
    }.
ask-special = Who uses a special result? ({ $n } left)
special-generic = { $figure }: 1 hit
special-option = { $leader }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
why-no-special = This leader is not in the battle, or has used a special.
event-battle_damage = { $side }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } left{ $cancelled ->
        [0] { "" }
       *[other] { " " }({ $cancelled } cancelled)
    }; takes { $n }.
ask-loss = { $area }: who takes a hit? ({ $n } left)
ask-excess = Too many units in { $area }: which one do you remove?
figure-option = { $figure }
figure-option-leader = { $leader }
figure-option-token = Token: { $token }
event-lost = { $side } loses in { $area }: { $figure }.
event-reduced = { $side }, { $area }: { $figure } becomes a regular unit.
event-special_hits = { $side } takes { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } in { $area }.
event-rolled = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, { $specials ->
        [one] { $specials } special
       *[other] { $specials } specials
    }.
ask-battle_on = Do you continue the battle?
battle_on-continue = Continue
battle_on-continue-cost = Continue: you take 1 hit
battle_on-cease = Cease
event-ceased = { $side } ceases the attack.
ask-retreat = Do you retreat?
retreat-retreat = Retreat
retreat-retreat-sent = Retreat: the attacker chooses where
retreat-stand = Stand
ask-retreat_to = Where does the legion retreat from { $area }?
ask-retreat_to-enemy = Where must the enemy legion retreat from { $area }?
retreat_to-option = { $area }
why-not-retreat_to = { $area } is not adjacent, or not free for the defender.
event-retreated = { $side } retreats from { $from } to { $area }.
event-battle_lost = The attack of { $side } on { $area } fails.
event-battle_won = { $side } wins the battle in { $area }.
ask-advance = Do you advance into { $area }?
advance-advance = Advance
advance-advance-sietch = Advance: the sietch is destroyed, { $n } supremacy
advance-advance-settlement = Advance: the settlement is destroyed, every prescience marker +{ $n }
advance-stay = Stay
advance-stay-sietch = Stay: the sietch is not destroyed
advance-stay-settlement = Stay: the settlement is not destroyed
event-advanced = { $side } advances into { $area }.
event-destroyed = The settlement in { $area }, rank { $rank }, is destroyed.
