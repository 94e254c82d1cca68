# What cards, spaces, leaders, contracts and rewards do.
#
# A clause is one effect, or several put together with punctuation only: "condition: effect", "cost → effect",
# "effect OR effect". Effects and costs are orders without a capital and without a full stop.

## How effects are put together

clause = { $source }: { $effect }
when = { $condition }: { $effect }
arrow = { $cost } → { $effect }
either = { $first } OR { $second }
group = ({ $effect })
together = { $first }, { $second }
line-and = { $first }; { $second }
then = { $first }, then { $second }
may = you may { $effect }
may-either = you may do one of these: { $effect }
per = { $counter }: { $effect }
source-visit = Visit

## Resources, persuasion, strength, victory points

gain = gain { $what }
pay = pay { $what }
resource-solari = { $n } solari
resource-spice = { $n } spice
resource-water = { $n } water
resource-nothing = nothing
resource-and = { $first }, { $second }
swordmaster-price = pay { $first } solari, or { $later } once anybody has a Swordmaster
bonus-spice = gain all bonus spice of this space
persuasion = { $n } persuasion
swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
victory-points = { $n ->
    [one] gain { $n } victory point
   *[other] gain { $n } victory points
}
council-seat = take a High Council seat
swordmaster = gain the Swordmaster, your third agent
take-control = take control of { $space }

## Cards

draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
intrigue = { $n ->
    [one] draw { $n } intrigue card
   *[other] draw { $n } intrigue cards
}
steal-intrigues = steal a random intrigue card from every opponent who holds 4 or more
discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
discards-each = every opponent discards 1 card of their choice
trash-card = trash a card (from your hand, discard pile or play)
trash-hand = trash a card from your hand
trash-faction-hand = trash another { $faction } card from your hand
trash-faction-play = trash another { $faction } card that you have in play
trash-this = trash this card
trash-intrigue = trash an intrigue card from your hand
return-to-hand = take this card back into your hand
acquire-free = acquire a card that costs { $most } or less, without paying
acquire-exactly = acquire a card that costs exactly { $most }, without paying
acquire-exactly-hand = acquire a card that costs exactly { $most } into your hand, without paying
manipulate = set a card of the Imperium row aside: until the end of your next reveal turn only you can acquire it, for 1 persuasion less; if you have not acquired it by then, it leaves the game

## Troops and sandworms

recruit = { $n ->
    [one] recruit { $n } troop
   *[other] recruit { $n } troops
}
deploy = { $n ->
    [one] deploy { $n } troop from your garrison
   *[other] deploy up to { $n } troops from your garrison
}
short-of-troops = { $what } ({ $n } in supply)
levy = troops that you recruit this turn may be deployed
retreat = { $n ->
    [one] retreat { $n } troop
   *[other] retreat { $n } troops
}
retreat-between = retreat { $low } or { $high } troops
retreat-any = retreat any number of troops
sandworm = { $n ->
    [one] summon { $n } sandworm
   *[other] summon { $n } sandworms
}
take-hooks = take maker hooks
wall-off = you may remove the Shield Wall

## Influence

influence = gain { $n } influence with the { $faction }
influence-chosen = gain { $n } influence with a faction of your choice
influence-either = gain { $n } influence with the { $first } or the { $second }
influence-two = gain 1 influence each with two factions of your choice
influence-visit = gain 1 influence with the faction of this space
influence-instead = gain { $n } influence with the faction of this space instead of 1
influence-instead-with = gain { $n } influence with the { $faction } instead of 1
influence-spied = gain 1 influence with every faction that you are spying on
lose-influence = { $n ->
    [one] lose 1 influence of your choice
   *[other] lose { $n } influence of your choice, one at a time
}

## Spies, agents, contracts

place-spy = place a spy
place-spy-here = place a spy on a post of the visited space, even an occupied one
place-spy-shared = place a spy, even on an occupied post
place-spy-on = place a spy ({ $icons } spaces only)
name-or = { $first } or { $second }
name-and = { $first }, { $second }
recall-spies = { $n ->
    [one] recall { $n } spy
   *[other] recall { $n } spies
}
recall-agent = recall one of your other agents

## Leaders

signet = use your leader's signet ability

## Plots that lie open and wait

whenever-acquired = whenever you acquire a card in your reveal turn this round: { $effect }
once-deployed = once you have deployed 3 or more units in one turn: { $effect }

## Conditions and counts

if-both = { $first } and { $second }
if-influence = if you have { $n } or more influence with the { $faction }
if-alliance = if you have the alliance with the { $faction }
if-any-alliance = if you have an alliance
if-in-play = if you have another { $faction } card in play
if-spies = if { $n } or more of your spies are on the board
if-units = if you have { $n } or more units in the conflict
if-strength = if your strength is { $n } or more
if-sandworm = if you have a sandworm in the conflict
if-discarded = if the discarded card belongs to the { $faction }
if-owns = if you own { $n } or more copies of { $card }
if-shadowed = if you have 4 or more influence where an opponent has the alliance
if-maker = if you sent the agent to a maker space
if-faction-space = if you sent the agent to a faction's space
if-recalled = if you recalled a spy this turn
if-spice-gained = if you gained spice this turn
if-hooks = if you have maker hooks
if-councillor = if you have a High Council seat
if-swordmaster = if you have the Swordmaster
if-seat-on-arrival = if you already had one
if-no-seat-on-arrival = if you have no High Council seat yet
if-spying-on-maker = if you are spying on a maker space
count-in-play = for each { $faction } card that you have in play, this one included
count-shown = for each { $faction } card that you have revealed, this one included
count-armed = for each other revealed card that gave you swords
count-sandworms = for each of your sandworms in the conflict

## What an effect lacks

lacks-condition = This counts only { $condition }.
lacks-resources = You do not have { $what }.
lacks-cards = { $n ->
    [one] You have no card to discard.
   *[other] You do not have { $n } cards to discard.
}
lacks-trash = You have no card there that could be trashed.
lacks-intrigue = You hold no intrigue card.
lacks-victims = No opponent holds { $n } intrigue cards.
lacks-count = There is nothing to count now: { $counter }.
lacks-offer = Nothing on offer costs { $n } or less.
lacks-influence = You do not have { $n } influence to lose.
lacks-visit = The card you played gives more influence instead of this.
lacks-post = There is no post where you could place this spy.
lacks-spies = { $n ->
    [one] You have no spy on the board.
   *[other] You do not have { $n } spies on the board.
}
lacks-agent = None of your other agents is on the board.
lacks-seat = You have a High Council seat already.
lacks-troops = { $n ->
    [one] You have no troop in the conflict.
   *[other] You do not have { $n } troops in the conflict.
}
lacks-deployment = You cannot deploy: your garrison is empty, or your leader forbids it this turn.
lacks-worm-way = No sandworm can come: the Shield Wall protects this conflict, or your leader forbids it this turn.
lacks-wall = The Shield Wall is gone already.
