# The game, its settings; questions, events, reasons, the table in the terminal.

game-imperium = Dune: Imperium
game-imperium-help = Agents, intrigues and the Mentat: the first game of the series, in which the houses of the Landsraad build decks and fight for Arrakis.
setting-masterstroke_optional = Masterstroke may wait
setting-masterstroke_optional-help = The Baron may let a turn with four deployed troops pass without showing his two factions.
setting-bindu_pass_optional = Bindu Suspension need not end the turn
setting-bindu_pass_optional-help = Whoever plays Bindu Suspension draws the card and may then go on with the turn.

## Questions

ask-victory = You have won the conflict: do you play a card?
victory-pass = Play none
ask-voice = Which space do you name?
voice-option = { $space }
ask-origin = Which agent do you send?
origin-leader = One from your leader
origin-option = The one at { $space }
ask-masterstroke = Masterstroke: which two factions do you choose in secret?
masterstroke-option = { $first } and { $second }
ask-prescience = Prescience
prescience-look = Look at the top card of your deck
ask-recover = Which card do you take from your discard pile?
recover-option = { $card }
ask-snoop = You have seen the top card of your deck: draw it or trash it?
snoop-draw = Draw { $card }
snoop-trash = Trash { $card }
ask-victim = Who loses a troop in the conflict?
victim-option = { $house }
ask-ordeal = Test of Humanity: what do you give up?
ordeal-discard = Discard a card
ordeal-troop = Lose a troop in the conflict
ask-suspension = Does your turn end?
suspension-pass_turn = End the turn
suspension-stay = Go on with the turn
ask-endgame = The game ends: do you play a card?

## Events

event-mentat = { $house } takes the Mentat.
event-mentat_back = The Mentat goes back to its space.
event-mentat_promised = { $house } takes the Mentat when the next round begins.
event-voice = { $house } keeps opponents out of { $space }.
event-moves_agent = { $house } takes the agent from { $space }.
event-plans = { $house } has chosen two factions in secret.
event-strikes = { $house } shows the chosen factions: { $faction } and { $second_faction }.
event-recovers = { $house } takes { $card } from the discard pile.

## Events, told to whoever did it

you-mentat = You take the Mentat.
you-mentat_promised = You take the Mentat when the next round begins.
you-voice = You keep opponents out of { $space }.
you-moves_agent = You take the agent from { $space }.
you-plans = You have chosen two factions in secret.
you-strikes = You show the chosen factions: { $faction } and { $second_faction }.
you-recovers = You take { $card } from the discard pile.

## Why something is not offered

why-not-reached = No card in your hand has an icon that leads here.
why-not-agt-02 = { $card } has no icon that leads to { $space }.
why-not-agt-03 = An agent of { $house } stands here.
why-not-voice = The Voice keeps you out of { $space }.
why-not-victory = Played this way, { $intrigue } needs a conflict that you have just won.
why-not-prescience = You know the top card, or there is none.

## The table in the terminal

paint-heading-plain = Round { $round }, { $phase } · first player { $house } · { $conflicts ->
    [one] { $conflicts } more conflict
   *[other] { $conflicts } more conflicts
}
paint-legend = > in reach of your hand, ! combat, A agent, (A) control, +1 bonus spice, * alliance; look NAME tells more
paint-mentat = Mentat
paint-mentat-promised = Mentat next round
paint-plan = Masterstroke: { $first } and { $second }
paint-struck = Masterstroke used: { $first } and { $second }
paint-top = next card { $card }
paint-voice = The Voice of { $house }: { $space }
