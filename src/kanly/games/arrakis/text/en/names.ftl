# Names of everything on the table.

## Areas

area-gara_kulon = Gara Kulon
area-sihaya_ridge = Sihaya Ridge
area-pasty_mesa = Pasty Mesa
area-tasmin_sink = Tasmin Sink
area-habbanya_ridge = Habbanya Ridge
area-bight_of_the_cliff = Bight of the Cliff
area-rock_outcroppings = Rock Outcroppings
area-the_funeral_plain = The Funeral Plain
area-the_great_flat = The Great Flat
area-arrakeen = Arrakeen
area-broken_land = Broken Land
area-carthag = Carthag
area-hole_in_the_rock = Hole in the Rock
area-imperial_basin = Imperial Basin
area-rimwall_west = Rimwall West
area-shield_wall_east = Shield Wall (east)
area-false_wall_east = False Wall East
area-false_wall_south = False Wall South
area-harg_pass = Harg Pass
area-hobars_gap = Hobars Gap
area-false_wall_west = False Wall West
area-windgap = Windgap
area-arsunt = Arsunt
area-hagga_basin = Hagga Basin
area-shield_wall_west = Shield Wall (west)
area-splintered_rock = Splintered Rock
area-wind_pass = Wind Pass
area-north_pole = North Pole
area-unnamed = { $sector }, area { $number }
sector-ne_outer = North-East (outer)
sector-se_outer = South-East (outer)
sector-sw_outer = South-West (outer)
sector-nw_outer = North-West (outer)
sector-ne_inner = North-East (central)
sector-se_inner = South-East (central)
sector-sw_inner = South-West (central)
sector-nw_inner = North-West (central)
terrain-mountain = Mountains
terrain-plateau = Plateau
terrain-minor_erg = Minor erg
terrain-desert = Desert
terrain-deep_desert = Deep desert

## Air zones

zone-air_ne_spoke = Air zone North-East rim
zone-air_north = Air zone North
zone-air_nw_spoke = Air zone North-West rim
zone-air_east = Air zone East
zone-air_se_spoke = Air zone South-East rim
zone-air_south = Air zone South
zone-air_west = Air zone West
zone-air_sw_spoke = Air zone South-West rim
occupant-ornithopter = ornithopter
occupant-carryall = carryall
occupant-navigator = Guild Navigator
occupant-frigate_harkonnen = Harkonnen frigate
occupant-frigate_atreides = Atreides frigate

## Sides and figures

side-harkonnen = Harkonnen
side-atreides = Atreides
party-harkonnen = Harkonnen
party-atreides = Atreides
figure-regular = regular unit
figure-elite = elite unit
figure-special = special elite unit
figure-special-harkonnen = Sardaukar
figure-special-atreides = Fedaykin
figure-troop = Great House troop
figure-token = deployment token
figure-generic = generic leader
figure-generic-harkonnen = Bashar
figure-generic-atreides = Naib
vehicle-harvester = harvester
vehicle-ornithopter = ornithopter
vehicle-carryall = carryall

## Leaders

leader-baron_harkonnen = Baron Harkonnen
leader-beast_rabban = Beast Rabban
leader-feyd_rautha = Feyd-Rautha
leader-thufir_hawat = Thufir Hawat
leader-captain_aramsham = Captain Aramsham
leader-gaius_helen_mohiam = Gaius Helen Mohiam
leader-emperor_shaddam_iv = Emperor Shaddam IV
leader-paul_atreides = Paul Atreides
leader-paul_muaddib = Paul-Muad'Dib
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-alia = Alia
leader-gurney_halleck = Gurney Halleck
leader-stilgar = Stilgar
leader-chani = Chani
leader-wild_maker = Wild Maker

## Dice, tracks, powers

result-leadership = Leadership
result-strategy = Strategy
result-deployment = Deployment
result-mentat = Mentat
result-house = House
marker-kwisatz_haderach = Kwisatz Haderach
marker-sand_dwellers = Sand Dwellers
marker-jihad = Jihad
power-choam = CHOAM
power-spacing_guild = Spacing Guild
power-landsraad = Landsraad
ban-choam = Higher Costs of Maintenance
ban-spacing_guild = Prohibitive Price for Weather Satellites
ban-landsraad = The Forms Must Be Obeyed
deck-house_harkonnen = House Harkonnen
deck-corrino_ally = Corrino Ally
deck-house_atreides = House Atreides
deck-fremen_ally = Fremen Ally
atomics-splintered_rock = Splintered Rock
atomics-hole_in_the_rock = Hole in the Rock
atomics-rimwall = Rimwall
wormsign-sand = sand
wormsign-sandworm = sandworm
wormsign-burrowing_sandworm = burrowing sandworm

## Phases

phase-start_of_round = Start of the round
phase-vehicles = Vehicle Placement
phase-actions = Action Resolution
phase-hazards = Desert Hazards
phase-harvest = Spice Harvesting
phase-end_of_round = End of the round

## Planning cards

card-hh_hard_times_and_oppression = Hard Times and Oppression
card-hh_forced_recruitment = Forced Recruitment
card-hh_beloved_feyd_rautha = Beloved Feyd-Rautha
card-hh_harkonnen_patrols = Harkonnen Patrols
card-hh_arsunt_legion = Arsunt Legion
card-hh_barons_personal_guard = Baron's Personal Guard
card-hh_hawats_scheming = Hawat's Scheming
card-hh_evidence_of_rebellion = Evidence of Rebellion
card-hh_polar_cap_factories = Polar-Cap Factories
card-hh_carthag_the_former_capital = Carthag, the Former Capital
card-hh_workhorse_of_arrakis = Workhorse of Arrakis
card-hh_spotter_control = Spotter Control
card-hh_explosive_artillery = Explosive Artillery
card-hh_sandmasters = Sandmasters
card-hh_mudir_nahya = Mudir-Nahya, the Demon Ruler
card-hh_hunter_seeker = Hunter-Seeker
card-ca_rage_overcame_shaddam_iv = Rage Overcame Shaddam IV
card-ca_manipulation_of_others = Manipulation of Others
card-ca_breeding_program = Breeding Program
card-ca_troop_carriers = Troop Carriers
card-ca_shigawire = Shigawire
card-ca_hope_clouds_observation = Hope Clouds Observation
card-ca_reports_of_traitors = Reports of Traitors
card-ca_sardaukar_pogrom = Sardaukar Pogrom
card-ca_sardaukars_manner = Sardaukar's Manner
card-ca_spies_all_over_arrakis = Spies All Over Arrakis
card-ca_full_control_of_the_air = Full Control of the Air
card-ca_moving_the_battle_group = Moving the Battle Group
card-ca_killers_without_mercy = Killers Without Mercy
card-ca_sardaukar_disguised = Sardaukar Disguised
card-ca_i_decide_what_best_serves_his_majesty = I Decide What Best Serves His Majesty
card-ca_seek_out_the_mahdi = Seek Out the 'Mahdi'
card-ha_war_plan = War Plan
card-ha_alia_the_abomination = Alia, the Abomination
card-ha_smugglers = Smugglers
card-ha_the_voice = The Voice
card-ha_death_commandos = Death Commandos
card-ha_tested_with_the_gom_jabbar = Tested with the Gom Jabbar
card-ha_chatt_the_leaper = Chatt the Leaper
card-ha_truthtrance = Truthtrance
card-ha_adab_the_demanding_memory = Adab, the Demanding Memory
card-ha_alam_al_mithal = Alam al-Mithal, the World of Similitudes
card-ha_usul_the_base_of_the_pillar = Usul, the Base of the Pillar
card-ha_voice_from_the_outer_world = Voice from the Outer World
card-ha_our_family_atomics = Our Family Atomics
card-ha_battle_language = Battle Language
card-ha_bill_of_particulars = Bill of Particulars
card-ha_fear_is_the_mind_killer = Fear Is the Mind-Killer
card-fa_shai_hulud = Shai-Hulud
card-fa_wall_of_sandworms = Wall of Sandworms
card-fa_dust_chasms = Dust Chasms
card-fa_fremen_rockets = Fremen Rockets
card-fa_eyes_of_ibad = Eyes of Ibad
card-fa_captured_ornithopter = Captured Ornithopter
card-fa_crysknife = Crysknife
card-fa_cielagos_piping_message = Cielago's Piping Message
card-fa_jubba_cloaks = Jubba Cloaks
card-fa_hieregs = Hieregs
card-fa_grandmother_of_a_storm = Grandmother of a Storm
card-fa_stillsuits = Stillsuits
card-fa_i_am_stilgar_the_fremen = I Am Stilgar, the Fremen
card-fa_thumpers = Thumpers
card-fa_kitab_al_ibar = Kitab al-Ibar
card-fa_sandtides = Sandtides
card-ca_sg_guild_navigator = Guild Navigator
card-hh_sg_1 = Escorted Column
card-hh_sg_2 = Early Landing
card-hh_sg_3 = Gunners in Orbit
card-ha_sg_1 = A Voice in the Landsraad
card-ha_sg_2 = Delay in Orbit
card-ha_sg_3 = Volunteers of the Houses
card-fa_sg_1 = Raid on the Crawlers
card-fa_sg_2 = Downed Machines
card-fa_sg_3 = Drums in the Sand

## Prescience cards

vision-pr_01 = Families Flee to the Palmaries of the South
vision-pr_02 = A Victory in the Open
vision-pr_03 = Smoke over the Sands
vision-pr_04 = The Rider's Test
vision-pr_05 = The Long Ride
vision-pr_06 = A Captain Falls
vision-pr_07 = Many Paths Set Aside
vision-pr_08 = At the Gates of the City
vision-pr_09 = Dew Collectors for the Planting
vision-pr_10 = The Fremen Call Paul the 'Mahdi!'
vision-pr_11 = The Water Discipline
vision-pr_12 = New Hidden Wind Traps
vision-pr_13 = Stunted Worms
vision-pr_14 = Jessica Trains Paul in the Bene Gesserit Ways
vision-pr_15 = The Desert War
vision-pr_16 = The Lisan al-Gaib
