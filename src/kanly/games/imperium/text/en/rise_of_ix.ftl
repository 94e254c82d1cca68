# Rise of Ix: tech tiles, dreadnoughts, the shipping track (IX).

## Effects

acquire-tech = acquire a tech tile
acquire-tech-less = acquire a tech tile for { $n } spice less
acquire-tech-solari = acquire a tech tile; its whole price may be paid in solari
freighter = you may advance or recall your freighter
freighter-advance = advance your freighter 1 space
freighter-recall = recall your freighter and gain the rewards of its space and of all below
dividends = dividends: gain { $n } solari, everybody else gains { $share }
commission = you may commission a dreadnought
deploy-from-supply = deploy up to { $n } troops from your supply straight to the conflict
retreat-units = retreat { $n } units
deploy-units = deploy up to { $n } units from your garrison
repel-dreadnoughts = every opponent retreats 1 dreadnought
ambush = for each troop that you deploy this turn you may force an opponent's unit to retreat
lose-troop = lose 1 troop from garrison or conflict
influence-where-agents = gain 1 influence with every faction that has one of your agents on its spaces
influence-sent = gain 1 influence with the faction to whose space you sent an agent this turn
bury = put one of your intrigue cards under the intrigue deck
exchange-intrigues = put any number of your intrigue cards under the deck, then draw as many
trash-play = trash a card that you have in play
another-turn = you may take another turn at once after this one
strategic-push = if you win this conflict: gain { $n } solari
invade = opponents' agents do not block the agent that you send this turn
snooped-bonus = gain the bonus of that track's fourth step
snooped-influence = gain 1 influence with that faction
snooped-both = gain the bonus of that track's fourth step and 1 influence with that faction
influence-snooped = gain 1 influence with a faction that still has a snooper

## Conditions, and what is lacking

if-tiles = if you own { $n } or more tech tiles
count-dreadnoughts = for each of your dreadnoughts in the conflict
count-armed-all = for each revealed card that gave you swords
if-agent-at = if you have an agent on a space of the { $faction }
if-agents-on = if { $n } or more of your agents are on spaces of these kinds: { $icons }
if-enemy-here = if an opponent's agent stands where you sent yours
if-units-deployed = if you deployed { $n } or more units this turn
if-solari = if you have { $n } or more solari
if-persuasion = if you have gained { $n } or more persuasion this turn
count-strangers = for each faction with which you have { $n } influence or less
if-conspiracy = if { $n } of these are true: both your dreadnoughts are commissioned, you own { card-the_spice_must_flow }, you have 4 or more influence with two factions, you have a High Council seat
if-less-influence = if it has less than { $n } influence with the { $faction }
if-fewer-dreadnoughts = if it has not commissioned both dreadnoughts
lacks-tech = There is no tech tile that you can pay for.
lacks-advance = Your freighter stands on the last space.
lacks-recall = Your freighter has not set out yet.
lacks-dreadnought = Both your dreadnoughts are commissioned.
lacks-units = You do not have { $n } units in the conflict that could retreat.
lacks-ambush = You have deployed no further troop, or there is nobody who could be forced to retreat.
lacks-any-troop = You have no troop to lose.
lacks-faction-agent = None of your agents is on a faction's space.
lacks-faction-visit = You have sent no agent to a faction's space this turn.
lacks-before-agent = It is too late: your agent has been sent, or you are revealing.
lacks-snooper = You have reached all your snoopers.

## What is printed

printed-tech-cost = Cost: { $n } spice
printed-tech-marked = In a game for one, rivals may acquire it
printed-tech-once = Once a round: { $effect }
printed-tech-gives-up = Trash this tile: { $effect }
printed-tech-revealing = In your reveal turn: { $effect }
printed-tech-starting = At the start of the round: { $effect }
printed-tech-winning = When you win a conflict: { $effect }
printed-tech-placing = When you acquire a card: { $effect }
printed-tech-ending = At the end of the game: { $effect }
tech-decides-ties = At the end of the game you win ties in victory points
tie-chaumurky = Tied on points: { $first } before { $second } by the tech tile Chaumurky.
tech-detonates = When you win a conflict with a dreadnought, you may return it to your supply for 1 victory point instead of taking control
tech-transports = When you recruit from the shipping track: recruit 1 troop more, and these troops may be deployed
printed-no-reward = No reward
printed-infiltrates = Infiltration, others' agents do not block it at: { $icons }
printed-cheaper = { $space } costs { $n } spice less
printed-unload = Reveal or Unload: { $effect }
printed-cannons = { $ability }: each of your dreadnoughts has strength { $n }
printed-thrives = { $ability }: you begin without water; whenever you gain solari in your turn, you gain 1 more
printed-intelligence = { $ability }, at the start of the game: look at the top 2 intrigue cards, keep one and put the other back on top
printed-one-step-ahead = { $ability }: at the start of the round set a card of your hand aside; it comes back in your second turn, and if it then sends an agent, you gain 1 spice (one agent icon) or 1 solari (any other card)
printed-snoopers = { $ability }: snoopers lie on the second step of all four tracks; when you reach one, you gain the next of these rewards
printed-snooper = Snooper { $n }: { $effect }

## Acts

act-tech = Use { $tech }: { $effect }
act-tech-trash = Trash { $tech }: { $effect }
why-not-tech-acquired = You do not own this tile: it is acquired, for spice, where a space or a card lets you.
why-not-tech-owned = You do not own { $tech }.
why-not-tech-used = You have used { $tech } this round.
why-not-tech = { $tech } cannot be used now.
act-launch = { $n ->
    [one] Send { $n } dreadnought into the conflict
   *[other] Send { $n } dreadnoughts into the conflict
}
why-not-launch = { $n ->
    [0] You may send no dreadnoughts into the conflict now.
    [one] You may send { $n } dreadnought into the conflict now.
   *[other] You may send { $n } dreadnoughts into the conflict now.
}

## Questions

ask-tech = Which tech tile do you acquire?
tech-option = { $n ->
    [0] { $tech }, { $price }: { $effect }
    [one] { $tech }, { $price }, { $n } negotiator returned: { $effect }
   *[other] { $tech }, { $price }, { $n } negotiators returned: { $effect }
}
why-not-tech-up = { $tech } does not lie face up.
why-not-negotiators = { $n ->
    [0] You have no negotiator on the Ix board.
    [one] You have { $n } negotiator on the Ix board.
   *[other] You have { $n } negotiators on the Ix board.
}
why-not-tech-price = You cannot pay for { $tech } that way.
ask-dreadnoughts = How many dreadnoughts do you deploy?
dreadnoughts-option = { $n }
ask-station = Where does your dreadnought take control?
station-option = { $space }
station-detonate = Nowhere: return it to the supply for 1 victory point
why-not-detonate = You do not own Detonation Devices.
why-not-station = A dreadnought stands at { $space }.
ask-big_ones = How many of the retreating units are dreadnoughts?
big_ones-option = { $n }
ask-units = Which units do you deploy?
units-option = Troops: { $troops }, dreadnoughts: { $dreadnoughts }
ask-ambush = Which unit must retreat?
ambush-troop = A troop of { $house }
ambush-dreadnought = A dreadnought of { $house }
ask-lost_from = Where do you lose the troop?
lost_from-garrison = From the garrison
lost_from-conflict = From the conflict
ask-bury = Which intrigue card do you put under the deck?
bury-option = { $intrigue }
ask-bury_more = Which intrigue card do you put under the deck next?
bury_more-option = { $intrigue }
bury_more-pass = No more: draw as many
ask-ahead = Which card do you set aside for your second turn?
ahead-option = { $card }
ahead-pass = None
ask-intelligence = Which intrigue card do you keep? The other goes back on top.
intelligence-option = { $intrigue }
ask-opening = Which contract do you begin with?
opening-option = { $contract }: { $effect }

## Events

event-acquires_tech = { $house } acquires the tech tile { $tech }.
event-tech_up = A new tech tile: { $tech }.
event-tech_removed = The tech tile { $tech } leaves the game.
event-negotiates = { $house } sends a negotiator to Ix.
event-negotiators_back = { $n ->
    [one] { $house } takes { $n } negotiator back.
   *[other] { $house } takes { $n } negotiators back.
}
event-trashes_tech = { $house } trashes the tech tile { $tech }.
event-uses_tech = { $house } uses { $tech }.
event-tech_scores = { $tech } scores for { $house }.
event-freighter_advances = { $house }: the freighter advances to space { $n }.
event-freighter_recalled = { $house }: the freighter is recalled from space { $n }.
event-dividends = { $house } pays out dividends.
event-commissions = { $house } commissions a dreadnought.
event-launches = { $n ->
    [one] { $house } sends { $n } dreadnought into the conflict.
   *[other] { $house } sends { $n } dreadnoughts into the conflict.
}
event-withdraws = { $n ->
    [one] { $house } retreats { $n } dreadnought.
   *[other] { $house } retreats { $n } dreadnoughts.
}
event-dreadnoughts_home = { $n ->
    [one] { $house } takes { $n } dreadnought back to the garrison.
   *[other] { $house } takes { $n } dreadnoughts back to the garrison.
}
event-stations = { $house }: a dreadnought takes control of { $space }.
event-relieved = { $house }: the dreadnought leaves { $space }.
event-detonates = { $house } gives up a dreadnought for a victory point.
event-buries = { $n ->
    [0] { $house } puts no intrigue card under the deck.
    [one] { $house } puts { $n } intrigue card under the deck.
   *[other] { $house } puts { $n } intrigue cards under the deck.
}
event-another_turn = { $house } will take another turn at once.
event-invades = { $house }: nobody blocks this turn's agent.
event-sets_ahead = { $house } sets a card aside.
event-set_ahead = You have set { $card } aside.
event-foresaw = { $house } shows the card that was set aside: { $card }.
event-snoops = { $house } reaches the snooper of the { $faction }, number { $n }.
event-looks_ahead = { $cards ->
    [one] { $house } looks at the top intrigue card.
   *[other] { $house } looks at the top { $cards } intrigue cards.
}
event-foresees = You see the intrigue card { $intrigue }.

## The text board

paint-freighter = freighter { $n }
paint-negotiators = negotiators { $n }
paint-dreadnoughts = dreadnoughts { $garrison }+{ $conflict }
paint-snoopers = snoopers: { $factions }
paint-ahead = set aside: { $card }
paint-ahead-hidden = a card set aside
paint-tech = Tech tiles ({ $n } left)
paint-own-tech = Your tech tiles
paint-stationed = A dreadnought of { $house } controls { $space }

## The module and its settings

module-rise_of_ix = Rise of Ix
module-rise_of_ix-help = Tech tiles, dreadnoughts and freighters; new spaces, cards and six leaders.
setting-epic = Epic game
setting-epic-help = 2 points more end the game (12 instead of 10), without conflicts of level I; everybody begins with 5 troops in the garrison, an intrigue card and Control the Spice.
setting-spare_negotiators = Spare negotiators may return
setting-spare_negotiators-help = Whoever acquires a tile may take back more negotiators than the price needs.
setting-disposal_unspent = Disposal Facility looks at unspent persuasion
setting-disposal_unspent-help = Persuasion that was spent in the turn does not count for it.
setting-second_dreadnought_controls = The second dreadnought takes control after a detonation
setting-second_dreadnought_controls-help = Whoever gives up one of two victorious dreadnoughts puts the other one on a space.
setting-thrives_at_round_start = Yuna gains more from Shuttle Fleet, too
setting-thrives_at_round_start-help = Solari at the start of the round count as gained in her own turn.
setting-one_step_ahead_optional = One Step Ahead may be left out
setting-one_step_ahead_optional-help = Ilesa need not set a card aside.
setting-strongarm_garrison = Strongarm costs a troop of the garrison
setting-strongarm_garrison-help = A troop in the conflict cannot be lost for it.

## Names

hagal-hagal_interstellar_shipping = { space-interstellar_shipping }
hagal-hagal_foldspace_interstellar = { card-foldspace } / { space-interstellar_shipping }
hagal-hagal_smuggling_interstellar = { space-smuggling } / { space-interstellar_shipping }
hagal-hagal_tech_negotiation = { space-tech_negotiation }
hagal-hagal_dreadnought_1p = { space-dreadnought } (1)
hagal-hagal_dreadnought_2p = { space-dreadnought } (2)
post-post_ix_choam = { space-interstellar_shipping } and { space-smuggling }
post-post_ix_board = { space-tech_negotiation } and { space-dreadnought }
shipping_space-shipping_0 = shipping space 0
shipping_space-shipping_1 = shipping space 1
shipping_space-shipping_2 = shipping space 2
shipping_space-shipping_3 = shipping space 3
card-appropriate = Appropriate
card-bounty_hunter = Bounty Hunter
card-choam_delegate = CHOAM Delegate
card-court_intrigue = Court Intrigue
card-desert_ambush = Desert Ambush
card-embedded_agent = Embedded Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Freighter Fleet
card-full_scale_assault = Full-Scale Assault
card-guild_accord = Guild Accord
card-guild_chief_administrator = Guild Chief Administrator
card-imperial_bashar = Imperial Bashar
card-imperial_shock_trooper = Imperial Shock Trooper
card-in_the_shadows = In the Shadows
card-ix_guild_compact = Ix-Guild Compact
card-ixian_engineer = Ixian Engineer
card-jamis = Jamis
card-landing_rights = Landing Rights
card-local_fence = Local Fence
card-negotiated_withdrawal = Negotiated Withdrawal
card-satellite_ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water_peddler = Water Peddler
card-web_of_power = Web of Power
card-weirding_way = Weirding Way
card-control_the_spice = Control the Spice
intrigue-advanced_weaponry = Advanced Weaponry
intrigue-blackmail = Blackmail
intrigue-cannon_turrets = Cannon Turrets
intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Glimpse the Path
intrigue-grand_conspiracy = Grand Conspiracy
intrigue-ixian_probe = Ixian Probe
intrigue-machine_culture = Machine Culture
intrigue-quid_pro_quo = Quid Pro Quo
intrigue-second_wave = Second Wave
intrigue-secret_forces = Secret Forces
intrigue-strategic_push = Strategic Push
intrigue-strongarm = Strongarm
intrigue-war_chest = War Chest
tech-artillery = Artillery
tech-chaumurky = Chaumurky
tech-detonation_devices = Detonation Devices
tech-disposal_facility = Disposal Facility
tech-flagship = Flagship
tech-holoprojectors = Holoprojectors
tech-holtzman_engine = Holtzman Engine
tech-invasion_ships = Invasion Ships
tech-memocorders = Memocorders
tech-minimic_film = Minimic Film
tech-restricted_ordnance = Restricted Ordnance
tech-shuttle_fleet = Shuttle Fleet
tech-sonic_snoopers = Sonic Snoopers
tech-spaceport = Spaceport
tech-spy_satellites = Spy Satellites
tech-training_drones = Training Drones
tech-troop_transports = Troop Transports
tech-windtraps = Windtraps
trophy-skirmish_e = Skirmish
trophy-skirmish_f = Skirmish
trophy-trade_monopoly = Trade Monopoly
trophy-economic_supremacy = Economic Supremacy
leader-archduke_armand_ecaz = Archduke Armand Ecaz
party-archduke_armand_ecaz = { leader-archduke_armand_ecaz }
ability-archduke_armand_ecaz = Coordination
signet-archduke_armand_ecaz = Conscript
leader-ilesa_ecaz = Ilesa Ecaz
party-ilesa_ecaz = { leader-ilesa_ecaz }
ability-ilesa_ecaz = One Step Ahead
signet-ilesa_ecaz = Guild Contacts
leader-princess_yuna_moritani = "Princess" Yuna Moritani
party-princess_yuna_moritani = { leader-princess_yuna_moritani }
ability-princess_yuna_moritani = Smuggling Operation
signet-princess_yuna_moritani = Final Delivery
leader-viscount_hundro_moritani = Viscount Hundro Moritani
party-viscount_hundro_moritani = { leader-viscount_hundro_moritani }
ability-viscount_hundro_moritani = Intelligence
signet-viscount_hundro_moritani = Couriers
leader-tessia_vernius = Tessia Vernius
party-tessia_vernius = { leader-tessia_vernius }
ability-tessia_vernius = Careful Observation
signet-tessia_vernius = Duplicity
leader-prince_rhombur_vernius = Prince Rhombur Vernius
party-prince_rhombur_vernius = { leader-prince_rhombur_vernius }
ability-prince_rhombur_vernius = Heavy Lasgun Cannons
signet-prince_rhombur_vernius = Ixian Technology

## Also of the first game

on-top = you may put it on top of your deck
retreat-up-to = { $n ->
    [one] retreat up to { $n } troop
   *[other] retreat up to { $n } troops
}
acquire-from-stack = acquire { $card } from the reserve
if-friends = if you have { $influence } or more influence with { $factions } factions
lacks-stack = There is no { $card } left in the reserve.
printed-conflict-level = Level { $level }
card-foldspace = Foldspace
event-puts_on_top = { $house } puts { $card } on top of the deck.
