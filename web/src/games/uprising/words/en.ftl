# The guide for a first game.
guide-want = The game ends with the round in which somebody has ten victory points, or with the last conflict; whoever then has the most wins. Points come from conflicts, from two influence with a faction, from alliances and from some cards.
guide-idea-1 = Each round you send your agents, card by card, then reveal what is left: revealed cards buy better ones and add swords.
guide-idea-2 = Two influence with a faction is a point. Choose one or two factions and go back to them.
guide-idea-3 = Troops wait in your garrison until you visit a space with crossed swords. Fight for a conflict with all you have, or not at all.
guide-kind-turn = Send an agent: a card from your hand opens the spaces with its icons. Or reveal your hand, which ends your round.
guide-kind-agent = Everything that this turn gives waits for you; take it in any order, then end the turn.
guide-kind-reveal = Persuasion buys cards for your deck; swords count in the conflict.
guide-kind-acquire = Unless an effect says otherwise, new cards go to your discard pile and come to your hand after the next shuffle.
guide-kind-leader = Your leader has an ability of its own and one for the signet ring.
guide-kind-combat = Play combat intrigues in turns until all pass; then the strongest takes the first reward.
guide-kind-spy = A spy on a post lets you in where somebody else already stands, or brings a card when it is recalled.
guide-kind-troops = Deployed troops fight in this round's conflict and are lost afterwards.
guide-kind-discard = Choose a card that would have done little for you this round.
guide-kind-trash = A trashed card leaves your deck for good: the fewer weak cards, the better your hands.
guide-kind-contract = A contract pays when you do what it asks, usually by visiting its space.
guide-kind-tech = Tech tiles cost spice; each negotiator that you take back makes one cheaper. What a tile does lasts for the rest of the game.
guide-kind-station = A dreadnought controls a space until the end of the next round's combat, whoever controlled it before.
guide-kind-masterstroke = In the first turn in which you deploy four troops both factions are shown, and you gain 1 influence with each. Until then nobody sees which they are.

# Charts.
chart-vp = Victory points
chart-spice = Spice
chart-strength = Strength in the conflict

# The board.
uprising-or = or
uprising-round = Round { $n }
uprising-points = Victory points
uprising-first = First player: { $house }
uprising-bonus = { $n } bonus spice
uprising-controlled = Controlled by { $house }
uprising-uncontrolled = Nobody controls this place
uprising-ally = Alliance: { $house }
uprising-no-ally = Nobody has the alliance
uprising-conflict = Conflict
uprising-no-conflict = No conflict now; { $n } to come
uprising-garrison = Garrison { $n }, supply { $supply }
uprising-deploy = Deploy up to { $n }
uprising-contracts = Contracts on offer
uprising-kept = { $contract }: set aside for { $house }
uprising-units = Choose how many
uprising-market = Imperium row and reserve
uprising-own = Your cards
uprising-in-play = in play
uprising-earlier = Back to the left
uprising-further = More on the right
uprising-hand = Hand { $n }
uprising-row = Market · { $n }
uprising-aside = set aside for you
uprising-deck = Deck { $n }
uprising-discard = Discard pile { $n }
uprising-memories = Memories: { $n }
uprising-hidden-card = A hidden card
uprising-plot = Plot
uprising-combat = Combat
uprising-endgame = Endgame
uprising-wall = Shield Wall
uprising-no-wall = The Shield Wall is gone
uprising-mentat-home = The Mentat is on its space
uprising-mentat-held = Mentat: { $house }
uprising-next = Next card
uprising-abilities = Abilities
uprising-has-vp = Victory points: { $n }
uprising-has-spice = Spice: { $n }
uprising-has-solari = Solari: { $n }
uprising-has-water = Water: { $n }
uprising-has-garrison = Garrison: { $n }
uprising-has-supply = Troops in supply: { $n }
uprising-has-intrigues = Intrigue cards: { $n }
uprising-has-hand = Cards in hand: { $n }
uprising-has-agents = Agents ready: { $n }
uprising-has-spies = Spies in supply: { $n }
uprising-victory = When you win a conflict

# Immortality.
uprising-aftermath = After a conflict
uprising-boards = Boards
uprising-arrakis = Arrakis
uprising-tleilax = Bene Tleilax
uprising-research-track = Research
uprising-tleilaxu-track = Tleilaxu
uprising-marker = { $n ->
    [one] First genetic marker: Tleilaxu cards may go onto your deck
   *[other] Second genetic marker
}
uprising-first-comer = For the first to arrive: { $n } spice
uprising-tanks = Axolotl tanks
uprising-specimens-of = { $house }: { $n ->
    [one] { $n } specimen
   *[other] { $n } specimens
}
uprising-has-specimens = Specimens: { $n }
uprising-tleilaxu-row = Tleilaxu row · deck { $n }
uprising-graft = Grafted: played as one card
uprising-graft-partner = Grafted to which card?
uprising-atomics = Family Atomics

# Rise of Ix.
uprising-tech = Tech tiles
uprising-tech-left = { $n ->
    [one] The last tile of this stack
   *[other] Tiles in this stack: { $n }
}
uprising-tech-empty = No more tiles
uprising-tech-used = used this round
uprising-negotiators-of = { $house }: { $n ->
    [one] { $n } negotiator
   *[other] { $n } negotiators
}
uprising-shipping = Shipping track
uprising-freighter-of = Freighter of { $house }
uprising-stationed = A dreadnought controls it: { $house }
uprising-snooper = Snooper: a reward for { $house } on reaching this step
uprising-snoopers = Snoopers: { $factions }
uprising-fleet = Dreadnoughts: garrison { $garrison }, supply { $supply }
uprising-launch = { $n ->
    [one] Send { $n } dreadnought into the conflict
   *[other] Send up to { $n } dreadnoughts into the conflict
}
uprising-dreadnoughts-fought = Dreadnoughts in the conflict: { $n }
uprising-ahead = second turn
uprising-unload = Unload: also when it is discarded or trashed
uprising-has-dreadnoughts = Dreadnoughts in the garrison: { $n }
uprising-has-freighter = Freighter on space { $n }
uprising-has-negotiators = Negotiators: { $n }

# Rivals.
uprising-rival-prefers = Factions, the preferred first
uprising-rival-turn = Latest turn
uprising-rival-hagal = House Hagal card
uprising-rival-card = Rival card
uprising-hagal_skipped = ✗ { $hagal }: { $why ->
    [occupied] { $space } is occupied
    [influence] too little influence
    [spice] no bonus spice there
    [safe] the alliance is safe
    [behind] the alliance is too far away
   *[condition] its condition does not hold
}
uprising-hagal_sends = ▸ { $hagal }: agent to { $space }
uprising-hagal_used = ▸ { $hagal }, and another card
uprising-hagal_swords = ⚔ { $hagal }: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}

# Six players.
uprising-board-of = Board of { $house }
uprising-acts-for = { $house } acts for { $ally }
uprising-activated = activated
uprising-asked-in-turn = In the turn of { $house }, you decide
uprising-arrow = Agent of { $house }: the arrow shows the ally
uprising-team-scores = Points of the teams
uprising-throne = Throne Row
uprising-commander = commander
uprising-teammate = ally
uprising-pile-play = In play
uprising-pile-discard = Discard pile
uprising-pile-hand = Hand
uprising-pile-deck = Deck
uprising-pile-intrigues = Intrigue cards
uprising-pile-contracts = Contracts
uprising-pile-completed = Completed contracts
uprising-pile-objective = Objective
uprising-pile-won = Conflicts won
uprising-pile-row = Imperium deck ({ $n }), and what others may hold of it
uprising-pile-intrigue-discard = Intrigue discard pile (deck { $n })
uprising-pile-removed = Out of the game
uprising-pile-conflicts = Conflicts so far (deck { $n })
uprising-pile-offer = Contracts on offer (bank { $n })
uprising-pile-tech = Tech tiles
uprising-pile-stacks = Tech tiles in the stacks ({ $n })
uprising-pile-tech-gone = Trashed tech tiles
uprising-pile-cost = cost { $n }

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-sends = → { $space } ({ $card })
turn-hagal = → { $space } ({ $hagal })
turn-reveals = → reveal
turn-rewarded = { $times ->
    [1] → reward for place { $place }
   *[other] → reward for place { $place }, twice
}
turn-other = → turn
gain-water = { $n } water
gain-spice = { $n } spice
gain-solari = { $n } solari
gain-troop = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
gain-deploy = { $n } deployed
gain-retreat = { $n } retreated
gain-worm = { $n ->
    [one] { $n } sandworm
   *[other] { $n } sandworms
}
gain-sword = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
gain-strength = strength { $n }
gain-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
gain-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gain-intrigue = { $n ->
    [one] { $n } intrigue card
   *[other] { $n } intrigue cards
}
gain-seat = a High Council seat
gain-swordmaster = the Swordmaster
gain-hooks = maker hooks
gain-spy = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
gain-research = { $n } research
gain-tleilaxu = { $n ->
    [one] { $n } step on the Tleilaxu track
   *[other] { $n } steps on the Tleilaxu track
}
gain-specimen = { $n ->
    [one] { $n } specimen
   *[other] { $n } specimens
}
gain-dreadnought = { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
}
gain-negotiator = { $n ->
    [one] { $n } negotiator
   *[other] { $n } negotiators
}
gain-freighter = freighter { $n }
gain-acquires_tech = acquired { $tech }
gain-trashes_tech = trashed { $tech }
gain-uses_tech = used { $tech }
gain-dividends = dividends
gain-launches = { $n ->
    [one] { $n } dreadnought into the conflict
   *[other] { $n } dreadnoughts into the conflict
}
gain-withdraws = { $n ->
    [one] { $n } dreadnought retreated
   *[other] { $n } dreadnoughts retreated
}
gain-stations = dreadnought: { $space }
gain-supply_short = { $troops } not in supply
gain-detonates = gave up a dreadnought
gain-influence = influence { $n }
gain-emperor = Emperor { $n }
gain-guild = Spacing Guild { $n }
gain-bene_gesserit = Bene Gesserit { $n }
gain-fremen = Fremen { $n }
gain-great_houses = Great Houses { $n }
gain-fringe_worlds = Fringe Worlds { $n }
gain-trashes = trashed { $card }
gain-trashes_intrigue = trashed { $intrigue }
gain-discards = discarded { $card }
gain-acquires = acquired { $card }
gain-plays_intrigue = played { $intrigue }
gain-returns = took back { $card }
gain-reveals = { $card }
gain-allies = Alliance: { $faction }
gain-alliance_back = no Alliance any more: { $faction }
gain-controls = control of { $space }
gain-takes_contract = contract: { $contract }
gain-completes = completed: { $contract }
gain-steals = stole an intrigue card from { $other }
gain-recalls_agent = recalled the agent from { $space }
gain-infiltrates = infiltrated
gain-gathers = gathered intelligence
gain-wall = blew up the Shield Wall

# Moments on the stage.
moment-conflict = The conflict is decided
moment-reveal = Reveal
moment-alliance = A new alliance
moment-wall = The Shield Wall falls
uprising-strength = Strength
uprising-reveals-nothing = No cards left to reveal
uprising-acquired = Acquired: { $cards }

# The end of a game.
points-influence = influence: { $faction }
points-alliance = alliance: { $faction }
points-pairs = pair: { $icon }
points-rewarded = conflict
points-acquires = { $card }
points-plays_intrigue = { $intrigue }
points-acquires_tech = { $tech }
points-uses_tech = { $tech }
points-tech_scores = { $tech }
points-advances = Tleilaxu track
points-bought = bought
points-detonates = detonated dreadnought
points-does = { $source }
points-other = other
hidden-intrigues = Intrigue cards:
hidden-hand = Hand:
