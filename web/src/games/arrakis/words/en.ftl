# What the board of War for Arrakis says itself.

arrakis-map = The planet
arrakis-map-words = What stands on the planet
arrakis-parts = Parts of the table
arrakis-part-map = Map
arrakis-part-dice = Dice
arrakis-part-cards = Cards
arrakis-part-tracks = Tracks
arrakis-panels = Dashboards, tracks and cards
arrakis-target-many = { $place }: { $n } possibilities

## Areas

arrakis-figures = { $side }: { $n } × { $figure }
arrakis-count = { $n } × { $figure }
arrakis-token = { $side }, token: { $token }
arrakis-settlement = Settlement, rank { $rank }
arrakis-sietch = Sietch, rank unknown
arrakis-sietch-known = Sietch, rank { $rank }, hidden from Harkonnen
arrakis-sietch-open = Sietch, rank { $rank }
arrakis-wormsign = Wormsign: { $face }
arrakis-reaches = reaches { $sectors }
arrakis-blasted = Blasted by the Family Atomics
arrakis-exposed = Open to storms and worms since the Family Atomics

## Dashboards

arrakis-active = to act
arrakis-dice = { $n } dice in { $slots } slots
arrakis-sister = Bene Gesserit token
arrakis-leader-ready = available
arrakis-leader-tank = in the regeneration tank, slot { $slot }
arrakis-spent = special action used: back with the next round
arrakis-reconstructed = reconstructed
arrakis-unused-dice = Unused dice
arrakis-cards = Planning cards
arrakis-sisters = Bene Gesserit tokens
arrakis-supply = Supply
arrakis-no-cards = No planning cards in your hand

## Battle

arrakis-battle-round = round { $n }
arrakis-battle-over = the last battle
arrakis-surprise = Surprise attack
arrakis-attacks = attacks
arrakis-defends = defends
arrakis-battle-cards = Cards discarded for dice: { $n }
arrakis-battle-sum = Hits { $hits }, shields { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }({ $cancelled } cancelled by { $by })
    }; takes { $damage }
arrakis-cancelled-by-harkonnen = Sardaukar
arrakis-cancelled-by-atreides = Fedaykin
arrakis-rolled = Hits: { $hit }, shields: { $shield }, specials: { $special }

## Tracks

arrakis-tracks = The race
arrakis-step = Step { $at } of { $last }
arrakis-aim = { $marker } { $step }
arrakis-atomics = Family Atomics detonated: { $place }
arrakis-imperium = Imperium
arrakis-spice = spice { $n }
arrakis-saved = stockpiled { $n }
arrakis-step-word = Step
arrakis-here = the marker is here
arrakis-banned = ban in force
arrakis-row-dice = action dice
arrakis-decks = Planning decks
arrakis-deck = { $deck }: { $n } left, { $discarded } discarded
arrakis-held = { $side } holds { $n }: { $deck }
arrakis-in-deck = { $n } in the deck
arrakis-in-play = Cards that stay in play
arrakis-kept = kept
arrakis-feared = cannot be claimed

## The Spacing Guild

arrakis-space = Space
arrakis-liner = Heighliner of { $side }: step { $step } of { $steps }.
arrakis-troops = troops { $n }
arrakis-frigates = { $n } aboard, { $reserve } in reserve
arrakis-rings = rings { $n }
arrakis-pool = Great House troops left: { $n }
arrakis-due = Imperium actions due:

## Charts

chart-progress = Supremacy and prescience
chart-figures = Figures on the planet
chart-cards = Planning cards

## A first game

guide-want = Harkonnen: 10 supremacy by destroying sietches. Atreides: the prescience markers to the steps of your secret objective.
guide-idea-1 = Every die is one action: what it can do depends on the box in which it lies.
guide-idea-2 = Red borders cannot be crossed on foot, and the deep desert is full of worms.
guide-idea-3 = A planning card can be played with any die, or discarded in a battle for one more.
guide-kind-turn = The die says what you may do; the next question asks for the action.
guide-kind-leave = Click those who stay; then let the rest go.
guide-kind-loss = An elite unit that takes a hit becomes a regular one, Sardaukar and Fedaykin too.
arrakis-pile-hand = Planning cards
arrakis-pile-leaders = Leaders
arrakis-pile-supply = Supply
arrakis-pile-discard = { $deck }: discarded (deck { $n })
arrakis-pile-play = Cards in play
arrakis-pile-visions = Prescience cards seen (deck { $n })
arrakis-pile-ready = ready
arrakis-pile-board = on the board
arrakis-pile-tank = in the tank
arrakis-pile-gone = out of the game

# The log by turns: what somebody did, after the name or “You”, and what it brought.
block-spent = → { $result }
block-desert_power = → Desert Power
block-with = { $what }, { $card }
block-attack = ⚔ { $area }
block-scouted = scouting: { $area }
block-claimed = claimed { $vision }
block-atomics = Family Atomics: { $atomics }
block-bombarded = bombarded { $area }
block-passed = passed
gain-unit = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
gain-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gain-supremacy = supremacy { $n }
gain-kwisatz_haderach = Kwisatz Haderach { $n }
gain-sand_dwellers = Sand Dwellers { $n }
gain-jihad = Jihad { $n }
gain-moved = { $from } → { $area }
gain-leader_placed = { $leader } in { $area }
gain-battle_won = won
gain-battle_lost = attack failed
gain-destroyed = destroyed: { $area }, rank { $rank }
gain-discarded = discarded { $card }
gain-token_placed = token in { $area }
gain-vehicle_placed = new: { $vehicle } in { $area }
gain-replaced = { $area }: now { $figure }
gain-reduced = { $figure } becomes regular
gain-nothing_came = nothing came of it
gain-nothing_done = nothing came of it
gain-battle_damage = took { $n }

# Moments on the stage.
moment-battle = Battle
moment-worm = A sandworm attacks
moment-atomics = Family Atomics
arrakis-figures-lost = Figures lost: { $n }

# The end of a game.
points-supremacy = supremacy
hidden-objective = Secret objective:
hidden-hand = Hand:
arrakis-or = { $first }, or { $next }
score-harkonnen = Supremacy { $n } of 10
score-atreides = Prescience: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
highlight-lost = { $side } loses { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
highlight-leader = { $leader } falls
highlight-destroyed = a settlement of rank { $rank } destroyed
highlight-harvesters = { $n ->
        [one] { $n } harvester
       *[other] { $n } harvesters
    } removed
highlight-supremacy = supremacy +{ $n }: { $total }
highlight-prescience = { $marker } +{ $n }: { $total }
