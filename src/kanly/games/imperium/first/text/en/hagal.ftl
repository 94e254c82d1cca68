# House Hagal, in games for one and two.

leader-house_hagal = House Hagal
party-house_hagal = { leader-house_hagal }
printed-house-hagal = The opponent of two players: the House Hagal deck moves it; it gains no rewards and does not score
setting-difficulty-help = Mercenary: you begin with 1 solari and 1 spice, rivals without troops in the garrison. Sardaukar: each rival begins with an intrigue card, and the Mentat costs you 5 solari. Mentat: rivals get their Swordmasters earlier and deploy with care. Kwisatz Haderach: in addition you can never gain the Swordmaster.
setting-rival_choice-help = At random, or chosen by you; never Paul Atreides or Helena Richese.
setting-harvest_strict = Harvest Spice looks at occupied spaces too
setting-harvest_strict-help = If the richest maker space is occupied, the card is passed over; otherwise the richest free one is taken.
if-best-harvest = if it is the free maker space with the most bonus spice
harvest-all = remove all bonus spice; a rival of one player gains it with what the space yields
event-loses_control = { $house } loses control of { $space }.

## House Hagal cards

hagal-hagal_conspire = { space-conspire }
hagal-hagal_wealth = { space-wealth }
hagal-hagal_foldspace = { space-fold_space }
hagal-hagal_selective_breeding = { space-selective_breeding }
hagal-hagal_hardy_warriors = { space-hardy_warriors }
hagal-hagal_stillsuits = { space-stillsuits }
hagal-hagal_rally_troops = { space-rally_troops }
hagal-hagal_hall_of_oratory = { space-hall_of_oratory }
hagal-hagal_carthag = Carthag
hagal-hagal_harvest_spice = Harvest Spice
hagal-hagal_arrakeen_signet = Arrakeen (signet)
