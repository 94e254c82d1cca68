# Dune: Imperium: names.

## Leaders, and their two abilities

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-count_ilban_richese = Count Ilban Richese
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-duke_leto_atreides = Duke Leto Atreides
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-glossu_the_beast_rabban = Glossu "The Beast" Rabban
leader-helena_richese = Helena Richese
leader-paul_atreides = Paul Atreides
ability-baron_vladimir_harkonnen = Masterstroke
signet-baron_vladimir_harkonnen = Scheme
ability-count_ilban_richese = Ruthless Negotiator
signet-count_ilban_richese = Manufacturing
ability-countess_ariana_thorvald = Spice Addict
signet-countess_ariana_thorvald = Hidden Reservoir
ability-duke_leto_atreides = Landsraad Popularity
signet-duke_leto_atreides = Prudent Diplomacy
ability-earl_memnon_thorvald = Connections
signet-earl_memnon_thorvald = Spice Hoard
ability-glossu_the_beast_rabban = Arrakis Fiefdom
signet-glossu_the_beast_rabban = Brutality
ability-helena_richese = Eyes Everywhere
signet-helena_richese = Manipulate
ability-paul_atreides = Prescience
signet-paul_atreides = Discipline

## Spaces

space-conspire = Conspire
space-wealth = Wealth
space-fold_space = Foldspace
space-selective_breeding = Selective Breeding
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-hall_of_oratory = Hall of Oratory
space-mentat = Mentat
space-rally_troops = Rally Troops
space-sell_melange = Sell Melange
space-secure_contract = Secure Contract
space-the_great_flat = The Great Flat

## Reserve cards

card-arrakis_liaison = Arrakis Liaison

## Imperium cards

card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## Intrigue cards

intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-corner_the_market = Corner the Market
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-demand_respect = Demand Respect
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-master_tactician = Master Tactician
intrigue-plans_within_plans = Plans Within Plans
intrigue-poison_snooper = Poison Snooper
intrigue-private_army = Private Army
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-staged_incident = Staged Incident
intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to_the_victor = To the Victor...
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall

## Conflict cards

trophy-skirmish_a = Skirmish
trophy-skirmish_b = Skirmish
trophy-skirmish_c = Skirmish
trophy-skirmish_d = Skirmish
trophy-cloak_and_dagger = Cloak and Dagger
trophy-desert_power = Desert Power
trophy-guild_bank_raid = Guild Bank Raid
trophy-machinations = Machinations
trophy-raid_stockpiles = Raid Stockpiles
trophy-siege_of_carthag = Siege of Carthag
trophy-sort_through_the_chaos = Sort Through the Chaos
trophy-terrible_purpose = Terrible Purpose
trophy-battle_for_carthag = Battle for Carthag
trophy-grand_vision = Grand Vision

## Parties: every house is known by its leader

party-baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
party-count_ilban_richese = { leader-count_ilban_richese }
party-countess_ariana_thorvald = { leader-countess_ariana_thorvald }
party-duke_leto_atreides = { leader-duke_leto_atreides }
party-earl_memnon_thorvald = { leader-earl_memnon_thorvald }
party-glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }
party-helena_richese = { leader-helena_richese }
party-paul_atreides = { leader-paul_atreides }
