# The first game as a guest: cards and leaders in other games of the series.

module-first_cards = Cards of the first game
module-first_cards-help = Shuffles the Imperium and intrigue cards of the first Dune: Imperium, all but Calculated Hire, into the decks of Uprising.

## Cards whose names other pieces of Uprising have

card-crysknife_imperium = Crysknife
card-gurney_halleck_imperium = Gurney Halleck
card-lady_jessica_imperium = Lady Jessica
