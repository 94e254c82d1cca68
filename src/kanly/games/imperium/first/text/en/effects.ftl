# What only cards, spaces and leaders of this game do.

## Troops

deploy-any = deploy any number of troops from your garrison
recruit-ready = { $n ->
    [one] recruit { $n } troop; in your reveal turn you may deploy it
   *[other] recruit { $n } troops; in your reveal turn you may deploy any of them
}
lose-fielded = { $n ->
    [one] lose { $n } troop in the conflict
   *[other] lose { $n } troops in the conflict
}
garrisons-lose = every opponent loses 1 troop from the garrison
double-cross = an opponent of your choice loses 1 troop in the conflict, and you deploy 1 from your supply
ordeal = every opponent discards 1 card or loses 1 troop in the conflict, as they choose

## Cards

discards-each-some = { $n ->
    [one] every opponent discards { $n } card of their choice
   *[other] every opponent discards { $n } cards of their choice
}
acquire-free-top = acquire a card that costs { $most } or less on top of your deck, without paying
recover = take a { $faction } card from your discard pile into your hand
refocus = shuffle your discard pile into your deck, draw 1 card
snoop = look at the top card of your deck: draw it or trash it
bankers = { $card } costs you { $n } persuasion less this turn
whenever-revealed = in your reveal turn this round: { $effect }

## Spice, influence, agents

harvest-again = gain as much spice again as this maker space itself yields
influence-behind = gain 1 influence with a faction where an opponent has more than you
masterstroke = show the two factions that you chose and gain 1 influence with each
take-mentat = take the Mentat if it is on its space: one more agent this round
promise-mentat = take the Mentat when the next round begins
voice = name a space: opponents cannot send agents there until your next turn
envoy = the card that you play this turn also has the icons of all four factions
infiltrate = opponents do not block the agent that you send this turn
suspension = only before anything else in your turn: draw 1 card, and your turn ends

## Conditions

if-owns-most = if you own more copies of { $card } than every opponent
if-harvested = if you harvested spice at a maker space this turn

## What an effect lacks

lacks-victim = No opponent has a troop in the conflict.
lacks-in-discard = There is no { $faction } card in your discard pile.
lacks-deck-card = Your deck is empty.
lacks-mentat = The Mentat is not on its space.
lacks-before-sending = It is too late: your agent has been sent, or you are revealing.
lacks-masterstroke = Masterstroke was used already.
lacks-fresh-turn = Something was done in this turn already.
lacks-behind = No opponent has more influence than you with any faction.

## What is printed

printed-anywhere = Sends one of your agents, from your leader or from the board, to any space, even an occupied one
printed-location = Fought for { $space }
printed-victory = When you win a conflict: { $effect }
printed-begins = { $ability }, at the start of the game: { $effect }
printed-paying = { $ability }, whenever you pay solari for a space: { $effect }
printed-seating = { $ability }, when you take a High Council seat: { $effect }
printed-massing = { $ability }, once, in a turn in which you deploy 4 or more troops: { $effect }
printed-fee = { $ability }: spaces of the Landsraad cost you { $n } solari less
printed-passes = { $ability }: agents of opponents do not block you at spaces of the { $icons }
printed-thirst = { $ability }: every harvest at a maker space gives you { $n } spice less
printed-foresees = { $ability }: you may look at the top card of your deck at any time
