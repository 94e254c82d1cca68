# The first game as a guest: cards and leaders in other games of the series.

setting-every_leader = Leaders of every set
setting-every_leader-help = Leaders of Dune: Imperium, Rise of Ix and Uprising play at one table, except those that need something that is not in this game.
module-first_cards = Cards of the first game
module-first_cards-help = Shuffles the Imperium and intrigue cards of the first Dune: Imperium, all but Calculated Hire, into the decks of Uprising.

## Cards whose names other pieces of Uprising have

card-crysknife_imperium = Crysknife
card-gurney_halleck_imperium = Gurney Halleck
card-lady_jessica_imperium = Lady Jessica

## Leaders whose names cards of the first game have

leader-gurney_halleck_uprising = { leader-gurney_halleck }
ability-gurney_halleck_uprising = { ability-gurney_halleck }
signet-gurney_halleck_uprising = { signet-gurney_halleck }
party-gurney_halleck_uprising = { leader-gurney_halleck }
leader-lady_jessica_uprising = { leader-lady_jessica }
ability-lady_jessica_uprising = { ability-lady_jessica }
signet-lady_jessica_uprising = { signet-lady_jessica }
party-lady_jessica_uprising = { leader-lady_jessica }
