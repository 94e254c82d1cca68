# Uprising: names.

## Factions, and the icons of spaces, cards and battles

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade
icon-spy = Spy
icon-crysknife = Crysknife
icon-desert_mouse = Desert Mouse
icon-ornithopter = Ornithopter
icon-wild = Wild

## Phases

phase-round_start = Round Start
phase-player_turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame

## Leaders, and their two abilities

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princess Irulan
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV
ability-feyd_rautha_harkonnen = Devious Strength
signet-feyd_rautha_harkonnen = Personal Training
ability-gurney_halleck = Always Smiling
signet-gurney_halleck = Warmaster
ability-lady_amber_metulli = Desert Scouts
signet-lady_amber_metulli = Fill Coffers
ability-lady_jessica = Other Memories
signet-lady_jessica = Spice Agony
ability-reverend_mother_jessica = Reverend Mother
signet-reverend_mother_jessica = Water of Life
ability-lady_margot_fenring = Loyalty
signet-lady_margot_fenring = Arrakis Informant
ability-muad_dib = Unpredictable Foe
signet-muad_dib = Lead the Way
ability-princess_irulan = Imperial Birthright
signet-princess_irulan = Chronicler's Insight
ability-staban_tuek = Smuggle Spice
signet-staban_tuek = Unseen Network
ability-shaddam_corrino_iv = Sardaukar Commander
signet-shaddam_corrino_iv = Emperor of the Known Universe

## Spaces

space-sardaukar = Sardaukar
space-dutiful_service = Dutiful Service
space-heighliner = Heighliner
space-deliver_supplies = Deliver Supplies
space-espionage = Espionage
space-secrets = Secrets
space-desert_tactics = Desert Tactics
space-fremkit = Fremkit
space-high_council = High Council
space-imperial_privilege = Imperial Privilege
space-swordmaster = Swordmaster
space-assembly_hall = Assembly Hall
space-gather_support = Gather Support
space-shipping = Shipping
space-accept_contract = Accept Contract
space-arrakeen = Arrakeen
space-spice_refinery = Spice Refinery
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Imperial Basin
space-hagga_basin = Hagga Basin
space-deep_desert = Deep Desert

## Spaces of Rise of Ix, which some contracts name

space-interstellar_shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech_negotiation = Tech Negotiation
space-dreadnought = Dreadnought

## Observation posts, named after the spaces that they watch

post-post_emperor = { space-sardaukar } / { space-dutiful_service }
post-post_guild = { space-heighliner } / { space-deliver_supplies }
post-post_bene_gesserit = { space-espionage } / { space-secrets }
post-post_fremen = { space-desert_tactics } / { space-fremkit }
post-post_landsraad_left = { space-high_council } / { space-imperial_privilege } / { space-swordmaster }
post-post_landsraad_right = { space-assembly_hall } / { space-gather_support }
post-post_choam = { space-shipping } / { space-accept_contract }
post-post_arrakeen_refinery = { space-arrakeen } / { space-spice_refinery }
post-post_refinery_research = { space-spice_refinery } / { space-research_station }
post-post_research_sietch = { space-research_station } / { space-sietch_tabr }
post-post_imperial_basin = { space-imperial_basin }
post-post_hagga_basin = { space-hagga_basin }
post-post_deep_desert = { space-deep_desert }

## Starting and reserve cards

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, The Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring
card-prepare_the_way = Prepare the Way
card-the_spice_must_flow = The Spice Must Flow

## Imperium cards

card-bene_gesserit_operative = Bene Gesserit Operative
card-branching_path = Branching Path
card-calculus_of_power = Calculus of Power
card-captured_mentat = Captured Mentat
card-chani_clever_tactician = Chani, Clever Tactician
card-corrinth_city = Corrinth City
card-covert_operation = Covert Operation
card-dangerous_rhetoric = Dangerous Rhetoric
card-desert_power = Desert Power
card-desert_survival = Desert Survival
card-double_agent = Double Agent
card-ecological_testing_station = Ecological Testing Station
card-fedaykin_stilltent = Fedaykin Stilltent
card-guild_envoy = Guild Envoy
card-guild_spy = Guild Spy
card-hidden_missive = Hidden Missive
card-imperial_spymaster = Imperial Spymaster
card-in_high_places = In High Places
card-junction_headquarters = Junction Headquarters
card-leadership = Leadership
card-long_live_the_fighters = Long Live the Fighters
card-maker_keeper = Maker Keeper
card-maula_pistol = Maula Pistol
card-northern_watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price_is_no_object = Price is No Object
card-public_spectacle = Public Spectacle
card-rebel_supplier = Rebel Supplier
card-reliable_informant = Reliable Informant
card-sardaukar_coordination = Sardaukar Coordination
card-sardaukar_soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers_harvester = Smuggler's Harvester
card-smugglers_haven = Smuggler's Haven
card-southern_elders = Southern Elders
card-space_time_folding = Space-time Folding
card-spacing_guilds_favor = Spacing Guild's Favor
card-spy_network = Spy Network
card-steersman = Steersman
card-stilgar_the_devoted = Stilgar, The Devoted
card-strike_fleet = Strike Fleet
card-subversive_advisor = Subversive Advisor
card-treacherous_maneuver = Treacherous Maneuver
card-tread_in_darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover_asset = Undercover Asset
card-unswerving_loyalty = Unswerving Loyalty
card-weirding_woman = Weirding Woman
card-wheels_within_wheels = Wheels Within Wheels
card-cargo_runner = Cargo Runner
card-delivery_agreement = Delivery Agreement
card-priority_contracts = Priority Contracts
card-interstellar_trade = Interstellar Trade

## Intrigue cards

intrigue-buy_access = Buy Access
intrigue-call_to_arms = Call to Arms
intrigue-change_allegiances = Change Allegiances
intrigue-contingency_plan = Contingency Plan
intrigue-councilors_ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-desert_mouse = Desert Mouse
intrigue-ornithopter = Ornithopter
intrigue-cunning = Cunning
intrigue-depart_for_arrakis = Depart for Arrakis
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find_weakness = Find Weakness
intrigue-go_to_ground = Go to Ground
intrigue-imperium_politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire_awe = Inspire Awe
intrigue-intelligence_report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market_opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-questionable_methods = Questionable Methods
intrigue-secure_spice_trade = Secure Spice Trade
intrigue-shaddams_favor = Shaddam's Favor
intrigue-shadow_alliance = Shadow Alliance
intrigue-sietch_ritual = Sietch Ritual
intrigue-special_mission = Special Mission
intrigue-spice_is_power = Spice is Power
intrigue-spring_the_trap = Spring the Trap
intrigue-strategic_stockpiling = Strategic Stockpiling
intrigue-tactical_option = Tactical Option
intrigue-unexpected_allies = Unexpected Allies
intrigue-weirding_combat = Weirding Combat
intrigue-backed_by_choam = Backed by CHOAM
intrigue-choam_profits = CHOAM Profits
intrigue-leverage = Leverage
intrigue-reach_agreement = Reach Agreement

## Conflict cards and objectives

trophy-skirmish_crysknife = Skirmish (Crysknife)
trophy-skirmish_ornithopter = Skirmish (Ornithopter)
trophy-skirmish_desert_mouse = Skirmish (Desert Mouse)
trophy-choam_security = CHOAM Security
trophy-spice_freighters = Spice Freighters
trophy-siege_of_arrakeen = Siege of Arrakeen
trophy-seize_spice_refinery = Seize Spice Refinery
trophy-test_of_loyalty = Test of Loyalty
trophy-shadow_contest = Shadow Contest
trophy-secure_imperial_basin = Secure Imperial Basin
trophy-protect_the_sietches = Protect the Sietches
trophy-trade_dispute = Trade Dispute
trophy-propaganda = Propaganda
trophy-battle_for_imperial_basin = Battle for Imperial Basin
trophy-battle_for_arrakeen = Battle for Arrakeen
trophy-battle_for_spice_refinery = Battle for Spice Refinery
trophy-objective_crysknife = Objective: Crysknife
trophy-objective_crysknife_4_6p = Objective: Crysknife
trophy-objective_desert_mouse_first = Objective: Desert Mouse (first player)
trophy-objective_desert_mouse_4_6p = Objective: Desert Mouse
trophy-objective_ornithopter_1_3p = Objective: Ornithopter

## Contracts

## Parties: every house is known by its leader

party-feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen }
party-gurney_halleck = { leader-gurney_halleck }
party-lady_amber_metulli = { leader-lady_amber_metulli }
party-lady_jessica = { leader-lady_jessica }
party-lady_margot_fenring = { leader-lady_margot_fenring }
party-muad_dib = { leader-muad_dib }
party-princess_irulan = { leader-princess_irulan }
party-staban_tuek = { leader-staban_tuek }
party-shaddam_corrino_iv = { leader-shaddam_corrino_iv }
party-seat0 = house 1
party-seat1 = house 2
party-seat2 = house 3
party-seat3 = house 4
