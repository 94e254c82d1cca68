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
card = card { $number }
play-option = Play { $card }
bury-option = Bury { $card }
why-not-held = You do not hold { $card }.

event-well = The well holds { $water } water.
event-played = { $traveller } plays { $card }.
event-drank = { $traveller } drinks { $water } water.
event-drew = { $traveller } draws { $card }.
event-buried = { $traveller } puts a card under the deck.
end-wells = All { $wells } wells lie behind.
