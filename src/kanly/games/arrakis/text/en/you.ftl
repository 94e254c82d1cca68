# What happened, told to whoever did it.

you-dice = You roll: Leadership { $leadership }, Strategy { $strategy }, Deployment { $deployment }, Mentat { $mentat }, House { $house }.
you-die_changed = You change a die from { $result } to { $result2 }.
you-sister_placed = You place a Bene Gesserit token on { $result }.
you-passed = You pass.
you-desert_power = You use Desert Power.
you-spent = You spend { $result }.
you-played = You play { $card }.
you-no_more_cards = You play no further card.
you-moved = You move from { $from } to { $area }, { $mode }.
you-attack = You attack { $area } from { $from }.
you-battle_rolled = You roll { $dice ->
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
you-battle_damage = You: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } left{ $cancelled ->
        [0] { "" }
       *[other] { " " }({ $cancelled } cancelled)
    }; take { $n }.
you-lost = You lose in { $area }: { $figure }.
you-special_hits = You take { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } in { $area }.
you-ceased = You cease the attack.
you-retreated = You retreat from { $from } to { $area }.
you-battle_lost = Your attack on { $area } fails.
you-battle_won = You win the battle in { $area }.
you-advanced = You advance into { $area }.
you-pushed = You are moved from { $from } to { $area }.
you-die_lost = You lose a die: { $result }.
you-imperium_action = You take an Imperium action: { $power }.
you-frigate_built = You build a frigate.
you-recruited = You recruit Great House troops: { $n }.
you-landing = You land on Arrakis.
you-frigate_landed = You: a frigate in { $zone }.
you-bombarded = You bombard { $area }.
you-won = You win.
you-drew = You draw { $n } from { $deck }.
you-drawn_card = You draw { $card }.
you-discarded = You discard { $card }.
you-sister_gained = You take a Bene Gesserit token.
