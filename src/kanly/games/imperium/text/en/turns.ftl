# Player turns: what is asked, what is offered.

## The turn

ask-turn = Your turn: send an agent, or reveal?
ask-agent-turn = Your agent is placed: what next?
ask-reveal-turn = Your reveal turn, { $persuasion } persuasion left: what next?
turn-reveal = Reveal your hand
turn-all = Carry out everything that is due, in this order
turn-end = End the turn
turn-buy = Acquire { $card } for { $cost } persuasion
turn-deploy = { $n ->
    [one] Deploy { $n } troop
   *[other] Deploy { $n } troops
}
play-option = { $card }: agent to { $space }
play-option-cost = { $card }: agent to { $space } ({ $cost })
play-intrigue = Play { $intrigue }: { $effect }
ask-choice = Which of these?
ask-settle = What do you carry out next?
settle-done = Leave the rest

## Spies

ask-infiltrate = Infiltrate: which spy do you recall?
infiltrate-option = The spy at { $post }
ask-gather = Gather intelligence: recall a spy to draw a card?
gather-option = Recall the spy at { $post }, draw 1 card
gather-pass = Leave the spies where they are
ask-spy = Where do you place your spy?
spy-option = At { $post }
spy-pass = Place no spy
ask-recall_first = You have no spy left: which one do you recall first, for no effect?
recall_first-option = The spy at { $post }
recall_first-pass = None: place no spy
ask-recall = Which spy do you recall?
recall-option = The spy at { $post }

## What effects ask

ask-faction = { $n ->
    [one] With which faction do you gain { $n } influence?
   *[other] With which faction do you gain all { $n } influence?
}
faction-option = { $faction }
ask-lose = With which faction do you lose 1 influence?
lose-option = { $faction }
ask-two_factions = With which two factions do you gain 1 influence each?
two_factions-option = { $first } and { $second }
ask-heir = You lose the alliance with the { $faction }: who takes it?
heir-option = { $house }
ask-discard = Which card do you discard?
discard-option = { $card }
ask-trash = Which card do you trash?
trash-option-hand = { $card } from your hand
trash-option-discard = { $card } from your discard pile
trash-option-play = { $card } from play
ask-trash_intrigue = Which intrigue card do you trash?
trash_intrigue-option = { $intrigue }
ask-acquire = Which card do you acquire?
acquire-option = { $card }
ask-set_aside = Which card of the row do you set aside?
set_aside-option = { $card }
ask-recall_agent = From where do you recall an agent?
recall_agent-option = { $space }
ask-troops = How many troops do you deploy?
troops-option = { $n }
ask-retreat = How many troops do you retreat?
retreat-option = { $n }

## Contracts

