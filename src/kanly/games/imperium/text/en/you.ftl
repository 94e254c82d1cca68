# What happened, told to whoever did it.

you-looks = { $cards ->
    [one] You look at the top card of the deck.
   *[other] You look at the top { $cards } cards of the deck.
}
you-takes_contract = You take the contract { $contract }.
you-completes = You complete the contract { $contract }.
you-defends = You send a troop to defend the place.
you-final = { $points ->
    [one] You have { $points } victory point.
   *[other] You have { $points } victory points.
}
you-reveal_turn = You reveal.
you-turn_ends = You end the turn.
you-clean_up = You clear away the cards; strength { $strength }.
you-sends = You play { $card } and send an agent to { $space }.
you-infiltrates = You infiltrate { $space }.
you-gathers = You gather intelligence at { $post }.
you-control_bonus = You gain the control bonus of { $space }.
you-smuggles = You smuggle spice from { $space }.
you-draws = { $cards ->
    [one] You draw { $cards } card.
   *[other] You draw { $cards } cards.
}
you-shuffles = You shuffle the discard pile into a new deck.
you-draws_intrigue = { $cards ->
    [0] You find no intrigue card to draw.
    [one] You draw { $cards } intrigue card.
   *[other] You draw { $cards } intrigue cards.
}
you-discards = You discard { $card }.
you-trashes = You trash { $card }.
you-trashes_intrigue = You trash the intrigue card { $intrigue }.
you-reveals = You reveal { $card }.
you-returns = You take { $card } back to hand.
you-acquires = You acquire { $card }.
you-sets_aside = You set { $card } aside.
you-steals = You steal an intrigue card from { $other }.
you-plays_intrigue = You play the intrigue card { $intrigue }.
you-triggers = Your { $intrigue } takes effect.
you-gains = You gain { $what }.
you-pays = You pay { $what }.
you-points = { $points ->
    [one] You gain { $points } victory point.
   *[other] You gain { $points } victory points.
}
you-recruits = { $troops ->
    [0] You have no troops left to recruit.
    [one] You recruit { $troops } troop.
   *[other] You recruit { $troops } troops.
}
you-supply_short = { $troops ->
    [one] Your supply lacks { $troops } troop that was due.
   *[other] Your supply lacks { $troops } troops that were due.
}
you-deploys = { $troops ->
    [one] You deploy { $troops } troop.
   *[other] You deploy { $troops } troops.
}
you-reinforces = { $troops ->
    [one] You deploy { $troops } troop from the supply.
   *[other] You deploy { $troops } troops from the supply.
}
you-retreats = { $troops ->
    [one] You retreat { $troops } troop.
   *[other] You retreat { $troops } troops.
}
you-loses_troops = { $troops ->
    [one] You lose { $troops } troop.
   *[other] You lose { $troops } troops.
}
you-loses_fielded = { $troops ->
    [one] You lose { $troops } troop in the conflict.
   *[other] You lose { $troops } troops in the conflict.
}
you-summons = { $worms ->
    [one] You summon a sandworm.
   *[other] You summon { $worms } sandworms.
}
you-swords = { $swords ->
    [one] You gain { $swords } sword.
   *[other] You gain { $swords } swords.
}
you-influence = { $change ->
    [1] You gain influence with the { $faction }: now { $now }.
   *[other] You lose influence with the { $faction }: now { $now }.
}
you-point = { $change ->
    [1] You gain a victory point: { $why ->
        [alliance] alliance with the { $faction }
       *[influence] influence 2 with the { $faction }
    }.
   *[-1] You lose a victory point: { $why ->
        [alliance] alliance with the { $faction }
       *[influence] influence with the { $faction } below 2
    }.
}
you-allies = You take the alliance with the { $faction }.
you-seat = You take a High Council seat.
you-swordmaster = You gain the Swordmaster.
you-hooks = You take maker hooks.
you-wall = You blow up the Shield Wall.
you-controls = You take control of { $space }.
you-places_spy = You place a spy at { $post }.
you-recalls_spy = You recall the spy at { $post }.
you-recalls_agent = You recall the agent from { $space }.
you-combat_passes = You pass.
you-rewarded = { $times ->
    [1] { $place ->
        [1] You gain the first reward.
        [2] You gain the second reward.
       *[other] You gain the third reward.
    }
   *[other] { $place ->
        [1] You gain the first reward twice: a sandworm is there.
        [2] You gain the second reward twice: a sandworm is there.
       *[other] You gain the third reward twice: a sandworm is there.
    }
}
you-wins = You win the conflict { $trophy }.
you-pairs = You pair two cards with the icon { $icon }.
you-researches = You research: { $research_space }.
you-advances = You advance on the Tleilaxu track: { $tleilaxu_space }.
you-makes_specimens = { $n ->
    [one] You make { $n } specimen.
   *[other] You make { $n } specimens.
}
you-spends_specimens = { $n ->
    [one] You pay { $n } specimen.
   *[other] You pay { $n } specimens.
}
you-releases = { $n ->
    [one] You return { $n } specimen to the supply.
   *[other] You return { $n } specimens to the supply.
}
you-loses_units = { $fielded ->
    [0] { $n ->
        [one] You lose { $n } troop from the garrison.
       *[other] You lose { $n } troops from the garrison.
    }
   *[other] { $n ->
        [one] You lose { $n } troop, { $fielded } of them from the conflict.
       *[other] You lose { $n } troops, { $fielded } of them from the conflict.
    }
}
you-on_top = You put { $card } on top of the deck.
you-grafts = You graft { $card } to { $partner }.
you-borrows = You borrow { $card } from the Imperium row.
you-looks_at_intrigues = { $n ->
    [one] You look at { $n } intrigue card.
   *[other] You look at { $n } intrigue cards.
}
you-atomics = You use Family Atomics: the Imperium row is removed.
you-flips = You turn { $trophy } face down.
you-trains = You go on with the training.
you-flips_leader = You become { $leader }.
you-keeps_memory = You add a troop to the memories.
you-no_deployment = You deploy no units this turn.
you-discards_intrigue = You give up the intrigue card { $intrigue }.
you-objective = You receive { $trophy }.
you-leads = You play { $leader }.
you-activates = You activate { $other }.
you-team_reward = You reach step { $step } with { $faction }: everybody in the team is rewarded.
you-swordmaster_leaves = Your Swordmaster leaves the game; the 2 swords stay.
you-hands_over = You give { $other } { $what }.
you-hands_over_intrigues = { $cards ->
    [one] You give { $other } { $cards } intrigue card.
   *[other] You give { $other } { $cards } intrigue cards.
}
you-contributes = You contribute { $spice } spice.
you-too_little = You cannot pay the rest; nothing is paid.
you-assigns = You give { $other } the contract { $contract }.
you-to_throne = You move { $card } to the Throne Row.
you-supports = You support { $other }.
you-concedes = You let { $other } go first.
you-turn = It is your turn.
you-first_player = You are first player.
you-recalls_sent = You recall the agent from { $space } at once.
you-dreadnoughts_home = { $n ->
    [one] You take { $n } dreadnought back to the garrison.
   *[other] You take { $n } dreadnoughts back to the garrison.
}
you-acquires_tech = You acquire the tech tile { $tech }.
you-negotiates = You send a negotiator to Ix.
you-trashes_tech = You trash the tech tile { $tech }.
you-uses_tech = You use { $tech }.
you-tech_scores = Your { $tech } scores.
you-freighter_advances = Your freighter advances to space { $n }.
you-freighter_recalled = Your freighter is recalled from space { $n }.
you-dividends = You pay out dividends.
you-commissions = You commission a dreadnought.
you-stations = Your dreadnought takes control of { $space }.
you-relieved = Your dreadnought leaves { $space }.
you-detonates = You give up a dreadnought for a victory point.
you-another_turn = You will take another turn at once.
you-invades = Nobody blocks your agent this turn.
you-sets_ahead = You set a card aside.
you-foresaw = You show the card that was set aside: { $card }.
you-snoops = You reach the snooper of the { $faction }, number { $n }.
you-puts_on_top = You put { $card } on top of the deck.
you-lays = Your { $intrigue } stays open before you.
you-marks = { $card } will come back to your hand.
you-repeats = You use { $space } again.
you-negotiators_back = { $n ->
    [one] You take { $n } negotiator back.
   *[other] You take { $n } negotiators back.
}
you-launches = { $n ->
    [one] You send { $n } dreadnought into the conflict.
   *[other] You send { $n } dreadnoughts into the conflict.
}
you-withdraws = { $n ->
    [one] You retreat { $n } dreadnought.
   *[other] You retreat { $n } dreadnoughts.
}
you-buries = { $n ->
    [0] You put no intrigue card under the deck.
    [one] You put { $n } intrigue card under the deck.
   *[other] You put { $n } intrigue cards under the deck.
}
you-looks_ahead = { $cards ->
    [one] You look at the top intrigue card.
   *[other] You look at the top { $cards } intrigue cards.
}
you-remembers = { $troops ->
    [0] You return no memories to the supply.
    [one] You return { $troops } memory to the supply.
   *[other] You return { $troops } memories to the supply.
}
you-does = You carry out { $clause }.
