game-oasis = Oasis
game-oasis-help = Travellers race for the water of the wells.
module-shallow = Shallow wells
module-shallow-help = Shallow wells go to the lowest card.
setting-wells = Wells
setting-wells-help = How many wells the journey has.
setting-shallow_water = Shallow water
setting-shallow_water-help = How much water a shallow well holds at most.

party-amber = Amber
party-jade = Jade
party-onyx = Onyx
party-ruby = Ruby

ask-play = Which card do you play?
ask-bury = Which card do you put under the deck?
option-card = Card { $card }
why-not-held = You do not hold card { $card }.

event-well = The well holds { $a } water.
event-played = { $a } plays { $b }.
event-drank = { $a } drinks { $b } water.
event-drew = { $a } draws { $b }.
event-buried = { $a } puts a card under the deck.
end-wells = All { $wells } wells lie behind.
