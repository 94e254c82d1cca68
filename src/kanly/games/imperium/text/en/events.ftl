# What happened.

## The round

event-round = Round { $round } begins.
event-phase = Phase: { $phase }.
event-conflict = The conflict of this round: { $trophy }.
event-defends = { $house } sends a troop to defend the place.
event-bonus_spice = { $space } now holds { $spice } bonus spice.
event-first_player = { $house } is first player.
event-endgame = The game ends.
event-final = { $points ->
    [one] { $house } has { $points } victory point.
   *[other] { $house } has { $points } victory points.
}

## Turns

event-turn = { $house } is on turn.
event-reveal_turn = { $house } reveals.
event-turn_ends = { $house } ends the turn.
event-clean_up = { $strength ->
    [0] { $house } clears away the cards.
   *[other] { $house } clears away the cards; strength { $strength }.
}
event-sends = { $house } plays { $card } and sends an agent to { $space }.
event-infiltrates = { $house } infiltrates { $space }.
event-gathers = { $house } gathers intelligence at { $post }.
event-control_bonus = { $house } gains the control bonus of { $space }.
event-smuggles = { $house } smuggles spice from { $space }.
event-does = { $house } – { $clause }.

## Cards

event-draws = { $cards ->
    [one] { $house } draws { $cards } card.
   *[other] { $house } draws { $cards } cards.
}
event-drew = You draw { $card }.
event-shuffles = { $house } shuffles the discard pile into a new deck.
event-draws_intrigue = { $cards ->
    [0] { $house } finds no intrigue card to draw.
    [one] { $house } draws { $cards } intrigue card.
   *[other] { $house } draws { $cards } intrigue cards.
}
event-drew_intrigue = You draw the intrigue card { $intrigue }.
event-discards = { $house } discards { $card }.
event-trashes = { $house } trashes { $card }.
event-trashes_intrigue = { $house } trashes the intrigue card { $intrigue }.
event-reveals = { $house } reveals { $card }.
event-returns = { $house } takes { $card } back to hand.
event-acquires = { $house } acquires { $card }.
event-sets_aside = { $house } sets { $card } aside.
event-removes = { $card } leaves the game.
event-row = New in the row: { $card }.
event-steals = { $house } steals an intrigue card from { $other }.
event-stole = The stolen card is { $intrigue }.
event-plays_intrigue = { $house } plays the intrigue card { $intrigue }.
event-lays = { $intrigue } stays open before { $house }.
event-triggers = { $intrigue } of { $house } takes effect.

## Resources, forces, influence

event-gains = { $house } gains { $what }.
event-pays = { $house } pays { $what }.
event-points = { $points ->
    [one] { $house } gains { $points } victory point.
   *[other] { $house } gains { $points } victory points.
}
event-recruits = { $troops ->
    [0] { $house } has no troops left to recruit.
    [one] { $house } recruits { $troops } troop.
   *[other] { $house } recruits { $troops } troops.
}
event-supply_short = { $troops ->
    [one] The supply of { $house } lacks { $troops } troop that was due.
   *[other] The supply of { $house } lacks { $troops } troops that were due.
}
event-deploys = { $troops ->
    [one] { $house } deploys { $troops } troop.
   *[other] { $house } deploys { $troops } troops.
}
event-reinforces = { $troops ->
    [one] { $house } deploys { $troops } troop from the supply.
   *[other] { $house } deploys { $troops } troops from the supply.
}
event-retreats = { $troops ->
    [one] { $house } retreats { $troops } troop.
   *[other] { $house } retreats { $troops } troops.
}
event-loses_troops = { $troops ->
    [one] { $house } loses { $troops } troop.
   *[other] { $house } loses { $troops } troops.
}
event-loses_fielded = { $troops ->
    [one] { $house } loses { $troops } troop in the conflict.
   *[other] { $house } loses { $troops } troops in the conflict.
}
event-summons = { $worms ->
    [one] { $house } summons a sandworm.
   *[other] { $house } summons { $worms } sandworms.
}
event-swords = { $swords ->
    [one] { $house } gains { $swords } sword.
   *[other] { $house } gains { $swords } swords.
}
event-influence = { $change ->
    [1] { $house } gains influence with the { $faction }: now { $now }.
   *[other] { $house } loses influence with the { $faction }: now { $now }.
}
event-point = { $change ->
    [1] { $house } gains a victory point: { $why ->
        [alliance] alliance with the { $faction }
       *[influence] influence 2 with the { $faction }
    }.
   *[-1] { $house } loses a victory point: { $why ->
        [alliance] alliance with the { $faction }
       *[influence] influence with the { $faction } below 2
    }.
}
event-allies = { $house } takes the alliance with the { $faction }.
event-alliance_back = Nobody has the alliance with the { $faction } any more.
event-seat = { $house } takes a High Council seat.
event-swordmaster = { $house } gains the Swordmaster.
event-hooks = { $house } takes maker hooks.
event-wall = { $house } blows up the Shield Wall.
event-controls = { $house } takes control of { $space }.
event-places_spy = { $house } places a spy at { $post }.
event-recalls_spy = { $house } recalls the spy at { $post }.
event-recalls_agent = { $house } recalls the agent from { $space }.

## Combat

event-combat_passes = { $house } passes.
event-strengths = Strengths: { $strengths }.
strength-of = { $house } { $n }
strength-and = { $first }, { $second }
event-rewarded = { $times ->
    [1] { $place ->
        [1] { $house } gains the first reward.
        [2] { $house } gains the second reward.
       *[other] { $house } gains the third reward.
    }
   *[other] { $place ->
        [1] { $house } gains the first reward twice: a sandworm is there.
        [2] { $house } gains the second reward twice: a sandworm is there.
       *[other] { $house } gains the third reward twice: a sandworm is there.
    }
}
event-wins = { $house } wins the conflict { $trophy }.
event-unwon = Nobody wins the conflict { $trophy }.
event-pairs = { $house } pairs two cards with the icon { $icon }.

## Contracts

