# Uprising for six: teams of a commander and two allies (SIX).

module-six_players = Six players
module-six_players-help = Two teams: Muad'Dib and Shaddam Corrino IV command two allies each. The reverse side of the board, always with CHOAM.

## Settings

setting-shaddam_worms = Sandworms for Shaddam's team
setting-shaddam_worms-help = Sandworms from cards that need no maker hooks come to Shaddam's team as well; otherwise only to Muad'Dib's.
setting-throne_at_setup = Throne Row at the beginning
setting-throne_at_setup-help = Before the first round Shaddam moves a card of the Imperium Row to the Throne Row.
setting-trade_same_good = Trade in one sort of goods
setting-trade_same_good-help = In a trade both sides must give the same sort of goods.
setting-council_seats = Seats in the High Council
setting-council_seats-help = How many players can have a seat in the High Council.

## Teams and roles

team_muad_dib = Team Muad'Dib
team_shaddam = Team Shaddam
event-swaps_objectives = { $house } and { $other } exchange objectives, so that each team has one of either icon.
ask-activate = Which ally do you activate in this turn?
activate-option = { $house }
activate-option-reveal = { $house } (only to reveal)
event-activates = { $house } activates { $other }.
why-not-activate = You must activate one of your allies.
why-not-teammate = { $house } is not in your team.
why-not-commander = { $house } is the commander.
why-not-in-conflict = { $house } has no units in the conflict.
command-activation = Activated ally
ally-deploys = deploys troops as it decides
printed-only = Only for { $leader }
why-not-only = { $space } is on the board of { $leader }.
lacks-free-seat = All seats of the High Council are taken.
lacks-worm-call = Sandworms do not come to your team.
event-team_reward = { $house } reaches step { $step } with { $faction }: everybody in the team is rewarded.

## The Swordmaster

swordmaster-one-round = gain the Swordmaster, an agent for one round, and 2 swords in each of your reveal turns
event-swordmaster_leaves = The Swordmaster of { $house } leaves the game; the 2 swords stay.
event-token_swords = { $swords ->
    [one] { $house } has a Swordmaster: { $swords } sword for { $other }.
   *[other] { $house } has a Swordmaster: { $swords } swords for { $other }.
}

## Trade, reinforcements, contracts, spice

trade = you may trade with a teammate
ask-trade_with = With whom do you trade?
trade_with-option = { $house }
ask-trade = What do you give { $house }? One sort of goods, or nothing; then { $house } decides what to give you.
ask-trade-return = What do you give { $house } in return? One sort of goods, or nothing.
trade-option = { $what }
trade-intrigues = { $n ->
    [one] { $n } intrigue card
   *[other] { $n } intrigue cards
}
trade-pass = Nothing
why-not-trade = You do not have that much, or may not give it.
ask-trade_intrigue = Which intrigue card do you hand over?
trade_intrigue-option = { $intrigue }
event-hands_over = { $house } gives { $other } { $what }.
event-hands_over_intrigues = { $cards ->
    [one] { $house } gives { $other } { $cards } intrigue card.
   *[other] { $house } gives { $other } { $cards } intrigue cards.
}
event-handed_over = The intrigue card is { $intrigue }.
reinforce = { $n ->
    [one] recruit { $n } troop for one of the team's allies; it may be deployed at once
   *[other] recruit { $n } troops, divided between the team's two allies; they may be deployed at once
}
ask-reinforce = How many of the troops does { $house } get?
reinforce-option = { $n }
lacks-team-supply = Neither ally of your team has a troop in supply.
allies-recruit = { $n ->
    [one] each of your allies recruits { $n } troop
   *[other] each of your allies recruits { $n } troops
}
shared-with-ally = { $own }, and the activated ally: { $other }
pay-together = pay { $what }, of which your allies may pay a part
lacks-team-spice = Your team does not have { $what }.
ask-contribute = “{ card-md_threaten_spice_production }”: { $what } are still missing. How much spice do you contribute?
contribute-option = { $n }
event-contributes = { $house } contributes { $spice } spice.
event-too_little = { $house } cannot pay the rest; nothing is paid.
assign-contracts = give both face-up contracts to your allies, one to each
lacks-two-contracts = There are not two contracts face up.
ask-assign = Which contract does { $house } get? The other ally gets the other one.
assign-option = { $contract }
event-assigns = { $house } gives { $other } the contract { $contract }.

## The Throne Row

to-throne = move a card that is not Fremen from the Imperium Row to the Throne Row
ask-throne = Which card do you move to the Throne Row?
throne-option = { $card }
why-not-throne = { $card } is not in the row, or is a Fremen card.
lacks-movable = The row has only Fremen cards.
event-to_throne = { $house } moves { $card } to the Throne Row.

## Combat

ask-support = For which ally do you play a combat card?
support-option = { $house }
support-pass = None
event-supports = { $house } supports { $other }.
ask-concede = You and { $house } are equally strong: do you let { $house } go first?
concede-option = { $house } goes first
concede-pass = No
event-concedes = { $house } lets { $other } go first.

## The text board

paint-commander = commander, { $team }
paint-ally = ally, { $team }
paint-arrows = agents { $arrows }
arrow-left = ←
arrow-right = →
arrow-both = ↔
paint-swordmaster-ready = Swordmaster ready
paint-throne = Throne Row (Shaddam's team):
paint-team-score = { $team } { $n }

## Names

faction-great_houses = Great Houses
faction-fringe_worlds = Fringe Worlds
icon-great_houses = Great Houses
icon-fringe_worlds = Fringe Worlds
short-great_houses = Houses
short-fringe_worlds = Fringe
space-economic_support = Economic Support
space-military_support = Military Support
space-expedition = Expedition
space-controversial_technology = Controversial Technology
space-carthag = Carthag
space-habbanya_erg = Habbanya Erg
space-emperor_board_sardaukar = { space-sardaukar }
space-emperor_board_vast_wealth = Vast Wealth
space-fremen_board_hardy_warriors = Hardy Warriors
space-fremen_board_desert_mastery = Desert Mastery
post-post_great_houses = { space-military_support } / { space-economic_support }
post-post_fringe_worlds = { space-controversial_technology } / { space-expedition }
post-post_carthag = { space-carthag }
post-post_habbanya_erg = { space-habbanya_erg }
card-md_command_respect = Command Respect
card-md_convincing_argument = { card-convincing_argument }
card-md_demand_attention = Demand Attention
card-md_desert_call = Desert Call
card-md_limited_landsraad_access = Limited Landsraad Access
card-md_seek_allies = { card-seek_allies }
card-md_signet_ring = { card-signet_ring }
card-md_threaten_spice_production = Threaten Spice Production
card-md_usul = Usul
card-em_convincing_argument = { card-convincing_argument }
card-em_corrino_might = Corrino Might
card-em_critical_shipments = Critical Shipments
card-em_demand_results = Demand Results
card-em_devastating_assault = Devastating Assault
card-em_imperial_ornithopter = Imperial Ornithopter
card-em_imperial_tent = Imperial Tent
card-em_seek_allies = { card-seek_allies }
card-em_signet_ring = { card-signet_ring }
party-seat4 = house 5
party-seat5 = house 6
