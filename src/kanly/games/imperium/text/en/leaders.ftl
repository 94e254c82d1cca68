# What only leaders do, the draft of leaders, and contracts.

## Effects and conditions

train = move one step along your training track and gain what is printed there
keep-memory = move a troop from your supply to your memories
other-memories = return all memories to your supply, draw a card for each, and turn your leader over for good
repeat-space = use the effects printed on this space again
spy-followed = { $first }; if it watches a space of the { $icons }: { $effect }
no-deployment = you cannot deploy units for the rest of this turn
negotiate = place a negotiator on the Ix board
if-visiting = if you sent your agent to a space of the { $factions }
if-costing = if it costs { $n } or more

lacks-training = Your training is complete.
lacks-supply = You have no troop left in your supply.
lacks-ix-board = The Ix board is not in this game.

## Questions

ask-training = Which way does your training go?
training-option = { $effect }
why-not-training = Your track does not lead there from where you are.
why-not-leader-taken = { $leader } leads another house already.
why-not-leader-left-out = { $leader } is not in this draft.

## Events

event-trains = { $house } goes on with the training.
event-remembers = { $troops ->
    [0] { $house } returns no memories to the supply.
    [one] { $house } returns { $troops } memory to the supply.
   *[other] { $house } returns { $troops } memories to the supply.
}
event-flips_leader = { $house } becomes { $leader }.
event-keeps_memory = { $house } adds a troop to the memories.
event-repeats = { $house } uses { $space } again.
event-no_deployment = { $house } deploys no units this turn.
