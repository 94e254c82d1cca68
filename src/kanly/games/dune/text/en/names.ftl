# Dune: names and set-up.

## The game

game-dune = Dune
game-dune-help = Six factions fight, bargain and betray for the desert planet and its spice.
bot-greedy = greedy

## Modules

module-advanced = Advanced game
module-advanced-help = More spice, two spice blows, Karama powers, battles with spice, and more advantages for every faction.
module-extra_spice = Income of cities
module-extra_spice-help = Arrakeen, Carthag and Tuek's Sietch bring spice every round.
module-double_blow = Double spice blow
module-double_blow-help = Two spice cards a round, with a discard pile each.
module-karama_powers = Karama powers
module-karama_powers-help = Every faction but the Bene Gesserit has a special power for Karama.
module-advanced_battle = Advanced combat
module-advanced_battle-help = Forces fight at full strength only for spice.
module-faction_extras = Advanced advantages
module-faction_extras-help = Every faction has further advantages: Kwisatz Haderach, advisors, Sardaukar, storm deck, Fedaykin, captives.

## Settings, their explanations and their values

setting-faction_pool = Factions in play
setting-faction_pool-help = Those recommended for the number of players, or any of the six.
setting-faction_pool-recommended = recommended
setting-faction_pool-all = all six
setting-faction_choice = How factions are given out
setting-faction_choice-help = Dealt at random, drafted in the order of drawn numbers, or chosen in the order of seats.
setting-faction_choice-dealt = dealt at random
setting-faction_choice-drafted = drafted
setting-faction_choice-chosen = chosen
setting-faction_swap = Swapping factions
setting-faction_swap-help = Players may exchange factions by agreement before the game begins.
setting-faction_1 = Faction of seat 1
setting-faction_1-help = Fixed beforehand, or any.
setting-faction_1-any = any
setting-faction_2 = Faction of seat 2
setting-faction_2-help = Fixed beforehand, or any.
setting-faction_2-any = any
setting-faction_3 = Faction of seat 3
setting-faction_3-help = Fixed beforehand, or any.
setting-faction_3-any = any
setting-faction_4 = Faction of seat 4
setting-faction_4-help = Fixed beforehand, or any.
setting-faction_4-any = any
setting-faction_5 = Faction of seat 5
setting-faction_5-help = Fixed beforehand, or any.
setting-faction_5-any = any
setting-faction_6 = Faction of seat 6
setting-faction_6-help = Fixed beforehand, or any.
setting-faction_6-any = any
setting-two_factions_each = Two factions each
setting-two_factions_each-help = Two players play two factions each.
setting-alliance_variant = Alliances
setting-alliance_variant-help = How many players an alliance may have, and how many strongholds it needs.
setting-alliance_variant-standard = two players, four strongholds
setting-alliance_variant-two_three = two players, three strongholds
setting-alliance_variant-three_four = three players, four strongholds
setting-alliance_variant-three_three = three players, three strongholds
setting-alliance_variant-any_three = any number of players, three strongholds
setting-first_storm_dialers = Who dials the first storm
setting-first_storm_dialers-help = The nearest player on either side of its start, or simply the two nearest.
setting-first_storm_dialers-either_side = nearest on either side
setting-first_storm_dialers-two_nearest = the two nearest
setting-first_storm_damages_path = First storm sweeps its way
setting-first_storm_damages_path-help = The first storm strikes every sector that it passes, not only the last.
setting-keep_top_territory_on_reshuffle = Top territory stays
setting-keep_top_territory_on_reshuffle-help = When the spice cards are reshuffled, the topmost territory card stays for the next worm.
setting-merge_nexus_at_end_of_phase = One nexus
setting-merge_nexus_at_end_of_phase-help = Worms in both piles of an advanced game bring a single nexus at the end of the phase.
setting-fremen_extra_worms_scope = Worms for the Fremen
setting-fremen_extra_worms_scope-help = Whether the first worm, which the Fremen cannot place, is counted over the phase or in each pile.
setting-fremen_extra_worms_scope-phase = first of the phase
setting-fremen_extra_worms_scope-pile = first of each pile
setting-pass_is_final = Passing is final
setting-pass_is_final-help = Who passes on a card takes no further part in its auction.
setting-bid_timer_seconds = Seconds for a bid
setting-bid_timer_seconds-help = Time to think about a bid; 0 for no limit.
setting-karama_scope = What a Karama stops
setting-karama_scope-help = One use of an advantage, or all its uses until the phase ends.
setting-karama_scope-single_use = one use
setting-karama_scope-phase = the rest of the phase
setting-harkonnen_karama_whole_hand = Harkonnen take the whole hand
setting-harkonnen_karama_whole_hand-help = Their Karama power takes all cards of a player instead of as many as they like.
setting-atreides_notes_only = Notes for the Atreides only
setting-atreides_notes_only-help = Other players get no history of cards bought and discarded.
setting-battle_in_storm_sector = Battles in the storm
setting-battle_in_storm_sector-help = Factions that stand together in the storm's sector fight there.
setting-kwisatz_haderach_scope = Kwisatz Haderach
setting-kwisatz_haderach_scope-help = Used in one battle a round, or in all battles of one territory.
setting-kwisatz_haderach_scope-once_per_round = one battle a round
setting-kwisatz_haderach_scope-one_territory_per_round = one territory a round
setting-contested_strongholds_count = Contested strongholds count
setting-contested_strongholds_count-help = A stronghold in which the storm prevented a battle counts for both sides.
setting-emperor_gift_to_ally = The Emperor's gifts
setting-emperor_gift_to_ally-help = The Emperor may give his ally spice at any time.
setting-bg_polar_sink_in_advanced = Bene Gesserit to the Polar Sink
setting-bg_polar_sink_in_advanced-help = In an advanced game they may still send a fighter there instead of an advisor.
setting-bg_ship_advisors_to_occupied = Advisors by shipment
setting-bg_ship_advisors_to_occupied-help = The Bene Gesserit's own shipments into occupied territories may arrive as advisors.

## Phases

phase-storm = Storm
phase-spice_blow = Spice Blow and Nexus
phase-choam_charity = CHOAM Charity
phase-bidding = Bidding
phase-revival = Revival
phase-shipment_and_movement = Shipment and Movement
phase-battle = Battle
phase-spice_collection = Spice Collection
phase-mentat_pause = Mentat Pause

## Factions

faction-atreides = Atreides
faction-atreides-full = House Atreides
faction-bene_gesserit = Bene Gesserit
faction-bene_gesserit-full = Bene Gesserit
faction-emperor = Emperor
faction-emperor-full = Padishah Emperor
faction-fremen = Fremen
faction-fremen-full = Fremen
faction-spacing_guild = Guild
faction-spacing_guild-full = Spacing Guild
faction-harkonnen = Harkonnen
faction-harkonnen-full = House Harkonnen

## Special forces and other pieces

force-sardaukar = Sardaukar
force-fedaykin = Fedaykin
force-advisor = advisor
force-fighter = fighter
piece-kwisatz_haderach = Kwisatz Haderach
piece-storm = storm marker
piece-sandworm = sandworm

## Terrains

terrain-sand = sand
terrain-rock = rock
terrain-stronghold = stronghold
terrain-polar_sink = Polar Sink

## Territories

territory-polar_sink = Polar Sink
territory-imperial_basin = Imperial Basin
territory-carthag = Carthag
territory-arrakeen = Arrakeen
territory-tueks_sietch = Tuek's Sietch
territory-sietch_tabr = Sietch Tabr
territory-habbanya_sietch = Habbanya Sietch
territory-cielago_north = Cielago North
territory-cielago_depression = Cielago Depression
territory-meridian = Meridian
territory-cielago_south = Cielago South
territory-cielago_east = Cielago East
territory-harg_pass = Harg Pass
territory-false_wall_south = False Wall South
territory-false_wall_east = False Wall East
territory-the_minor_erg = The Minor Erg
territory-pasty_mesa = Pasty Mesa
territory-red_chasm = Red Chasm
territory-south_mesa = South Mesa
territory-basin = Basin
territory-rim_wall_west = Rim Wall West
territory-hole_in_the_rock = Hole in the Rock
territory-sihaya_ridge = Sihaya Ridge
territory-shield_wall = Shield Wall
territory-gara_kulon = Gara Kulon
territory-old_gap = Old Gap
territory-broken_land = Broken Land
territory-tsimpo = Tsimpo
territory-arsunt = Arsunt
territory-rock_outcroppings = Rock Outcroppings
territory-plastic_basin = Plastic Basin
territory-hagga_basin = Hagga Basin
territory-bight_of_the_cliff = Bight of the Cliff
territory-funeral_plain = Funeral Plain
territory-the_great_flat = The Great Flat
territory-wind_pass = Wind Pass
territory-the_greater_flat = The Greater Flat
territory-habbanya_erg = Habbanya Erg
territory-false_wall_west = False Wall West
territory-wind_pass_north = Wind Pass North
territory-habbanya_ridge_flat = Habbanya Ridge Flat
territory-cielago_west = Cielago West

## Leaders

leader-thufir_hawat = Thufir Hawat
leader-lady_jessica = Lady Jessica
leader-gurney_halleck = Gurney Halleck
leader-duncan_idaho = Duncan Idaho
leader-dr_yueh = Dr. Yueh
leader-alia = Alia
leader-lady_margot_fenring = Lady Margot Fenring
leader-mother_ramallo = Mother Ramallo
leader-princess_irulan = Princess Irulan
leader-wanna_marcus = Wanna Marcus
leader-hasimir_fenring = Hasimir Fenring
leader-captain_aramsham = Captain Aramsham
leader-caid = Caid
leader-burseg = Burseg
leader-bashar = Bashar
leader-stilgar = Stilgar
leader-chani = Chani
leader-otheym = Otheym
leader-shadout_mapes = Shadout Mapes
leader-jamis = Jamis
leader-staban_tuek = Staban Tuek
leader-master_bewt = Master Bewt
leader-esmar_tuek = Esmar Tuek
leader-soo_soo_sook = Soo-Soo Sook
leader-guild_representative = Guild Representative
leader-feyd_rautha = Feyd-Rautha
leader-glossu_rabban = Glossu Rabban
leader-piter_de_vries = Piter de Vries
leader-captain_iakin_nefud = Captain Iakin Nefud
leader-umman_kudu = Umman Kudu

## Treachery cards

card-crysknife = Crysknife
card-maula_pistol = Maula Pistol
card-slip_tip = Slip Tip
card-stunner = Stunner
card-chaumas = Chaumas
card-chaumurky = Chaumurky
card-ellaca_drug = Ellaca Drug
card-gom_jabbar = Gom Jabbar
card-lasgun = Lasgun
card-shield = Shield
card-snooper = Snooper
card-baliset = Baliset
card-jubba_cloak = Jubba Cloak
card-kulon = Kulon
card-la_la_la = La, La, La
card-trip_to_gamont = Trip to Gamont
card-cheap_hero = Cheap Hero
card-cheap_heroine = Cheap Heroine
card-family_atomics = Family Atomics
card-weather_control = Weather Control
card-hajr = Hajr
card-tleilaxu_ghola = Tleilaxu Ghola
card-truthtrance = Truthtrance
card-karama = Karama

## Kinds of treachery cards

kind-projectile = projectile weapon
kind-poison = poison weapon
kind-lasgun = Lasgun
kind-shield = Shield
kind-snooper = Snooper
kind-worthless = worthless card
kind-cheap_hero = Cheap Hero
kind-family_atomics = Family Atomics
kind-weather_control = Weather Control
kind-hajr = Hajr
kind-ghola = Tleilaxu Ghola
kind-truthtrance = Truthtrance
kind-karama = Karama

## Decks and spice cards

deck-spice = Spice Deck
deck-treachery = Treachery Deck
deck-traitor = Traitor Deck
deck-storm = Storm Deck
deck-prediction = Prediction cards
deck-alliance = Alliance cards
spice-shai_hulud = Shai-Hulud

## Powers

power-bidding_look = Foresight at auction
power-bidding_look-help = The Atreides look at every treachery card before it is bid for.
power-written_records = Records
power-written_records-help = Only the Atreides may keep notes about treachery cards.
power-spice_look = Sight of spice
power-spice_look-help = The Atreides look at the top spice card before anybody ships or moves.
power-prescience = Prescience
power-prescience-help = In their battle the Atreides ask about one part of the opponent's plan: dial, leader, weapon or defense.
power-ally_prescience = Prescience for an ally
power-ally_prescience-help = The Atreides may ask an ally's opponent about one part of his plan.
power-kwisatz_haderach_awakening = Awakening of the Kwisatz Haderach
power-kwisatz_haderach_awakening-help = It awakes when the Atreides have lost seven forces in battles.
power-kwisatz_haderach_use = Kwisatz Haderach
power-kwisatz_haderach_use-help = Once a round it adds 2 to the strength of a leader or Cheap Hero.
power-kwisatz_haderach_loyalty = Loyalty
power-kwisatz_haderach_loyalty-help = A leader with the Kwisatz Haderach cannot be called a traitor.
power-kwisatz_haderach_death = Death of the Kwisatz Haderach
power-kwisatz_haderach_death-help = It dies only in an explosion of lasgun and shield, and is revived like a leader.
power-plan_look = Karama: the whole plan
power-plan_look-help = The Atreides see the opponent's complete battle plan before they make their own.
power-prediction = Prediction
power-prediction-help = If the predicted faction wins in the predicted round, the Bene Gesserit win alone instead.
power-spiritual_advisor = Companion
power-spiritual_advisor-help = When another faction ships, the Bene Gesserit may place one force in the Polar Sink free.
power-the_voice = The Voice
power-the_voice-help = Before their battle the Bene Gesserit order the opponent to play or not to play a kind of card.
power-ally_voice = The Voice for an ally
power-ally_voice-help = The Bene Gesserit may use the Voice on an ally's opponent.
power-starting_advisor = First advisor
power-starting_advisor-help = The Bene Gesserit start with one advisor in any territory instead of a force in the Polar Sink.
power-choam_generosity = CHOAM's generosity
power-choam_generosity-help = The Bene Gesserit always receive 2 spice as charity.
power-worthless_karama = Worthless Karama
power-worthless_karama-help = The Bene Gesserit may play a worthless card as a Karama.
power-advisors = Advisors
power-advisors-help = When another faction ships, the Bene Gesserit may send one advisor free to the same place.
power-coexistence = Coexistence
power-coexistence-help = Advisors live beside others: they neither fight, collect nor hold strongholds.
power-fighters = Fighters
power-fighters-help = Advisors who enter an unoccupied territory become fighters, in an occupied one they may.
power-intrusion = Intrusion
power-intrusion-help = When another faction enters, Bene Gesserit fighters there may become advisors.
power-declare_fight = Declaration
power-declare_fight-help = Before shipment the Bene Gesserit decide where their advisors become fighters.
power-payment_for_treachery = Income from auctions
power-payment_for_treachery-help = What others pay for treachery cards goes to the Emperor.
power-no_discount = No discount
power-no_discount-help = Every bid is paid in full.
power-ally_revival = Revival for an ally
power-ally_revival-help = The Emperor may pay for up to three more of his ally's forces.
power-sardaukar_force = Sardaukar
power-sardaukar_force-help = Five starred forces count as two in battle, except against the Fremen.
power-sardaukar_revival = Revival of Sardaukar
power-sardaukar_revival-help = At most one Sardaukar is revived in a round.
power-karama_revival = Karama: revival
power-karama_revival-help = The Emperor revives up to three forces or one leader free.
power-revival_limit = Free revival
power-revival_limit-help = Three Fremen forces are revived free, and no more can be bought.
power-deployment = Deployment
power-deployment-help = Fremen reserves come free to The Great Flat or within two territories of it.
power-movement_two = Desert walkers
power-movement_two-help = Fremen forces move up to two territories.
power-worm_immunity = Friends of Shai-Hulud
power-worm_immunity-help = Worms do not destroy Fremen forces.
power-ride_worm = Worm ride
power-ride_worm-help = After a worm in their territory, Fremen forces may ride to any other territory.
power-fremen_victory = Fremen victory
power-fremen_victory-help = After the last round the Fremen win if their sietches are free of others and Tuek's Sietch is free of their enemies.
power-ally_worm_protection = Protection from worms
power-ally_worm_protection-help = The Fremen may protect their ally's forces from a worm.
power-ally_free_revival = Free revival for an ally
power-ally_free_revival-help = The Fremen may let their ally revive three forces free.
power-fremen_shared_victory = Shared Fremen victory
power-fremen_shared_victory-help = The ally wins with the Fremen after the last round.
power-storm_rule = Storm rule
power-storm_rule-help = The storm moves by a card that the Fremen have seen a round before.
power-sandworms = Sandworms
power-sandworms-help = After the first worm of a phase the Fremen may place every further one on any sand.
power-storm_losses_resistance = Storm resistance
power-storm_losses_resistance-help = The storm destroys only half of the Fremen forces that it hits.
power-storm_migration = Storm migration
power-storm_migration-help = The Fremen may deploy into the storm on sand, and lose half of those forces.
power-fedaykin_force = Fedaykin
power-fedaykin_force-help = Three starred forces count as two in battle.
power-battle_hardened = Battle-hardened
power-battle_hardened-help = Fremen forces fight at full strength without spice.
power-karama_worm = Karama: worm
power-karama_worm-help = The Fremen call a sandworm to any sand territory.
power-shipping_income = Shipping income
power-shipping_income-help = What others pay for shipping goes to the Guild.
power-ship_cross_planet = Three ways to ship
power-ship_cross_planet-help = The Guild ships from its reserves, across the planet, or back to its reserves.
power-special_prices = Half price
power-special_prices-help = The Guild ships at half price.
power-guild_victory = Guild victory
power-guild_victory-help = The Guild wins after the last round if nobody else has.
power-ally_shipping = Shipping for an ally
power-ally_shipping-help = The ally ships from reserves or across the planet at half price, and pays the Guild.
power-guild_shared_victory = Shared Guild victory
power-guild_shared_victory-help = The ally wins with the Guild after the last round.
power-any_time_shipment = Any time
power-any_time_shipment-help = The Guild ships and moves whenever it likes in the phase.
power-karama_shipment_stop = Karama: no landing
power-karama_shipment_stop-help = The Guild stops one player's shipment from off-planet.
power-four_traitors = Four traitors
power-four_traitors-help = The Harkonnen keep all four traitor cards.
power-treachery_power = Hand of eight
power-treachery_power-help = The Harkonnen hold up to eight treachery cards.
power-bonus_card = Bonus card
power-bonus_card-help = With every card bought the Harkonnen draw another free.
power-ally_traitors = Traitors for an ally
power-ally_traitors-help = The Harkonnen may call traitors in an ally's battle.
power-captured_leaders = Captured leaders
power-captured_leaders-help = After a victory the Harkonnen may kill or capture a random leader of the loser.
power-karama_card_swap = Karama: exchange of cards
power-karama_card_swap-help = The Harkonnen take cards unseen from a player and give back as many.
