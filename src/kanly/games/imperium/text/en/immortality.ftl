# Immortality: the Bene Tleilax (IMM).

# Effects.

research = research
tleilaxu = { $n ->
    [one] advance { $n } space on the Tleilaxu track
   *[other] advance { $n } spaces on the Tleilaxu track
}
specimen = { $n ->
    [one] make { $n } specimen
   *[other] make { $n } specimens
}
pay-specimens = { $n ->
    [one] pay { $n } specimen
   *[other] pay { $n } specimens
}
lose-troops = { $n ->
    [one] lose { $n } troop from garrison or conflict
   *[other] lose { $n } troops from garrison or conflict
}
lose-fielded = { $n ->
    [one] lose { $n } troop from the conflict
   *[other] lose { $n } troops from the conflict
}
combat-icon = this turn you may deploy troops as at a combat space
choose-two = two different ones of these: { $effects }
lose-two-of-one = lose 2 influence with one faction
ceremony = look at the top 2 intrigue cards, keep one and put the other back
trash-partner = trash the other grafted card
remove-left = remove the left card of the Tleilaxu row
remove-right = remove the right card of the Tleilaxu row
beguile = trash one of the two grafted cards and gain 1 influence with the visited faction
bring-back = when you reveal this round, take the other grafted card back into your hand first
solari-for-icons = gain 1 solari for each agent icon of the other grafted card
recall-sent = you may recall the agent that you sent this turn
acquire-tleilaxu = acquire a Tleilaxu card for its specimens
copy-partner = the same as the agent box of the other grafted card
unblocked = agents of others do not keep your agent out this turn
borrow-partner = may be grafted to a card of the Imperium row, which is then trashed at the end of the turn
once-revealed = in your reveal turn this round: { $effect }

# Conditions, and what is lacking.

if-marker = { $n ->
    [one] if you have reached the first genetic marker
   *[other] if you have reached the second genetic marker
}
if-grafted = if grafted
if-grafted-with = if grafted with a card of the { $factions }
if-holding = if you have { $what } or more
if-most-troops = if you have more troops in the conflict than each opponent
if-combat-card-played = if an opponent has played a combat card in this conflict
lacks-tleilaxu = Your token stands on the last space of the Tleilaxu track.
lacks-specimens = { $n ->
    [one] You do not have { $n } specimen.
   *[other] You do not have { $n } specimens.
}
lacks-losses = { $n ->
    [one] You do not have { $n } troop in garrison and conflict.
   *[other] You do not have { $n } troops in garrison and conflict.
}
lacks-two-of-one = You do not have 2 influence with any faction.
lacks-partner = The other grafted card is no longer in play.
lacks-tleilaxu-card = You cannot pay for any card of the Tleilaxu row.

# What is printed.

printed-specimens = { $n ->
    [one] Cost: { $n } specimen
   *[other] Cost: { $n } specimens
}
printed-granted = Further icons ({ $condition }): { $icons }
printed-graft = Graft: { $effect }
printed-graft-alone = Graft
printed-no-bonus = no bonus
printed-prize = also for the first to arrive: gain { $what }
printed-aftermath = When you have lost 3 or more troops in a conflict: { $effect }

# Acts.

act-release = Return a specimen to your supply
why-not-release = You have no specimen.
act-atomics = Family Atomics: a whole new Imperium row
why-not-atomics = The Imperium row has no card to remove.
why-not-atomics-used = You have used your Family Atomics.
act-graft = Graft { $card }
why-not-graft = No other card that goes with { $card } can send an agent anywhere now.
why-not-graft-agent = You have no agent left.
act-grow = { $n ->
    [one] Acquire { $card } for { $n } specimen
   *[other] Acquire { $card } for { $n } specimens
}
act-grow-top = { $n ->
    [one] Acquire { $card } for { $n } specimen, onto your deck
   *[other] Acquire { $card } for { $n } specimens, onto your deck
}
act-grow-reserve = { $n ->
    [one] Use { $card } for { $n } specimen
   *[other] Use { $card } for { $n } specimens
}
why-not-grow-now = Tleilaxu cards such as { $card } are acquired in your reveal turn.
why-not-in-tleilaxu-row = { $card } does not lie in the Tleilaxu row.
why-not-specimens = { $cost ->
    [one] { $card } costs { $cost } specimen; you have { $n }.
   *[other] { $card } costs { $cost } specimens; you have { $n }.
}
why-not-on-top = { $card } goes onto your deck only once you have reached the first genetic marker.
why-not-aftermath = { $intrigue } is played after a conflict in which you have lost 3 or more troops.

# Questions.

ask-partner = Which card is “{ $card }” grafted to?
partner-option = { $card }
partner-row = { $card } from the Imperium row
partner-pass = Take the card back
why-not-partner-pass = There are cards that it can be grafted to.
why-not-partner = Together with { $card } the agent could go nowhere.
why-not-partner-row = { $card } lies in the row and cannot be the partner: only Usurp borrows cards, and only where the agent can then go somewhere.
ask-adorned = Which of the two cards gets the added icons?
adorned-option = { $card }
ask-graft_space = Where do the two cards send your agent?
graft_space-option = { $space }
graft_space-cost = { $space }: { $cost }
why-not-graft-space = The two cards cannot send an agent to { $space }: the icon, the influence or the price is lacking, or it is occupied.
ask-research = Where does your research go?
research-option = { $research_space }: { $effect }
why-not-research = No way leads from your place to { $research_space }.
ask-research_bonus = Do you take this bonus?
research_bonus-pass = Leave it
ask-tleilaxu_card = Which Tleilaxu card do you acquire?
ask-two_of = Which two?
ask-reach = With which two factions do you gain 1 influence each? It may be one of them twice.
reach-twice = { $first } twice
ask-grafted = Which of the grafted cards do you trash?
grafted-option = { $card }
ask-ceremony = Which intrigue card do you keep?
ceremony-option = { $intrigue }
ask-fielded_losses = How many of the lost troops come from the conflict?
fielded_losses-option = { $n }
ask-aftermath = The conflict has cost you troops. Do you play a card?
aftermath-pass = No

# Events.

event-researches = { $house } researches: { $research_space }.
event-advances = { $house } advances on the Tleilaxu track: { $tleilaxu_space }.
event-makes_specimens = { $n ->
    [one] { $house } makes { $n } specimen.
   *[other] { $house } makes { $n } specimens.
}
event-spends_specimens = { $n ->
    [one] { $house } pays { $n } specimen.
   *[other] { $house } pays { $n } specimens.
}
event-releases = { $n ->
    [one] { $house } returns { $n } specimen to the supply.
   *[other] { $house } returns { $n } specimens to the supply.
}
event-loses_units = { $fielded ->
    [0] { $n ->
        [one] { $house } loses { $n } troop from the garrison.
       *[other] { $house } loses { $n } troops from the garrison.
    }
   *[other] { $n ->
        [one] { $house } loses { $n } troop, { $fielded } of them from the conflict.
       *[other] { $house } loses { $n } troops, { $fielded } of them from the conflict.
    }
}
event-tleilaxu_row = In the Tleilaxu row: { $card }.
event-tleilaxu_removed = { $card } leaves the Tleilaxu row.
event-on_top = { $house } puts { $card } on top of the deck.
event-grafts = { $house } grafts { $card } to { $partner }.
event-borrows = { $house } borrows { $card } from the Imperium row.
event-recalls_sent = { $house } recalls the agent from { $space } at once.
event-marks = { $card } will come back to the hand of { $house }.
event-looks_at_intrigues = { $n ->
    [one] { $house } looks at { $n } intrigue card.
   *[other] { $house } looks at { $n } intrigue cards.
}
event-saw_intrigue = You see the intrigue card { $intrigue }.
event-atomics = { $house } uses Family Atomics: the Imperium row is removed.

# The text board.

paint-tracks = research { $research } ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}), Tleilaxu { $tleilaxu }
paint-specimens = { $n ->
    [one] { $n } specimen
   *[other] { $n } specimens
}
paint-tleilaxu = Tleilaxu { $tleilaxu }
paint-atomics = Atomics
paint-tleilaxu-row = Tleilaxu row ({ $n } in the deck, { $spice } spice on the track)
paint-borrowed = Borrowed from the row: { $card }

# Names, the module and its settings.

hagal-hagal_carthag_left = Carthag (left)
hagal-hagal_carthag_right = Carthag (right)
hagal-hagal_carthag_tleilaxu = Carthag (Tleilaxu)
hagal-hagal_research_tleilaxu = { space-research_station } (Tleilaxu)
module-immortality = Immortality
module-immortality-help = The Bene Tleilax: research, specimens, Tleilaxu cards, grafting and Family Atomics.
setting-go_to_11 = Go to 11
setting-go_to_11-help = The game lasts a point longer; four players begin without a point instead.
setting-promo_card = Piter, Genius Advisor
setting-promo_card-help = The promotional card is shuffled into the Tleilaxu deck.
setting-printed_icons_only = Slig Farmer counts printed icons
setting-printed_icons_only-help = Icons that a card has only under a condition do not count.
setting-ghola_signet_once = Ghola copies no Signet Ring
setting-ghola_signet_once-help = With the Signet Ring the leader's ability is used once.
setting-combat_icons_add = Combat icons add up
setting-combat_icons_add-help = A combat icon on a combat space, or beside another one, lets two more troops of the garrison be deployed.
setting-two_alike = The same one twice
setting-two_alike-help = Long Reach and Stitched Horror may name one and the same twice.
setting-trashed_intrigues_return = Trashed intrigue cards come back
setting-trashed_intrigues_return-help = They go to the discard pile and do not leave the game.
setting-tleilaxu_apart = Tleilaxu cards are no acquisitions
setting-tleilaxu_apart-help = Cards and contracts that wait for an acquisition do not see Tleilaxu cards or Reclaimed Forces.
card-experimentation = Experimentation
card-bene_tleilax_lab = Bene Tleilax Lab
card-bene_tleilax_researcher = Bene Tleilax Researcher
card-blank_slate = Blank Slate
card-clandestine_meeting = Clandestine Meeting
card-corrupt_smuggler = Corrupt Smuggler
card-dissecting_kit = Dissecting Kit
card-for_humanity = For Humanity
card-high_priority_travel = High Priority Travel
card-imperium_ceremony = Imperium Ceremony
card-interstellar_conspiracy = Interstellar Conspiracy
card-keys_to_power = Keys to Power
card-lisan_al_gaib = Lisan al Gaib
card-long_reach = Long Reach
card-occupation = Occupation
card-organ_merchants = Organ Merchants
card-planned_coupling = Planned Coupling
card-replacement_eyes = Replacement Eyes
card-sardaukar_quartermaster = Sardaukar Quartermaster
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Show of Strength
card-spiritual_fervor = Spiritual Fervor
card-stillsuit_manufacturer = Stillsuit Manufacturer
card-throne_room_politics = Throne Room Politics
card-tleilaxu_master = Tleilaxu Master
card-tleilaxu_surgeon = Tleilaxu Surgeon
card-beguiling_pheromones = Beguiling Pheromones
card-chairdog = Chairdog
card-contaminator = Contaminator
card-corrino_genes = Corrino Genes
card-face_dancer = Face Dancer
card-face_dancer_initiate = Face Dancer Initiate
card-from_the_tanks = From the Tanks
card-ghola = Ghola
card-guild_impersonator = Guild Impersonator
card-industrial_espionage = Industrial Espionage
card-scientific_breakthrough = Scientific Breakthrough
card-slig_farmer = Slig Farmer
card-stitched_horror = Stitched Horror
card-subject_x_137 = Subject X-137
card-tleilaxu_infiltrator = Tleilaxu Infiltrator
card-twisted_mentat = Twisted Mentat
card-unnatural_reflexes = Unnatural Reflexes
card-usurp = Usurp
card-piter_genius_advisor = Piter, Genius Advisor
card-reclaimed_forces = Reclaimed Forces
intrigue-breakthrough = Breakthrough
intrigue-counterattack = Counterattack
intrigue-disguised_bureaucrat = Disguised Bureaucrat
intrigue-economic_positioning = Economic Positioning
intrigue-gruesome_sacrifice = Gruesome Sacrifice
intrigue-harvest_cells = Harvest Cells
intrigue-illicit_dealings = Illicit Dealings
intrigue-shadowy_bargain = Shadowy Bargain
intrigue-study_melange = Study Melange
intrigue-tleilaxu_puppet = Tleilaxu Puppet
intrigue-vicious_talents = Vicious Talents
research_space-c0r3 = research space 0-3
research_space-c1r3 = research space 1-3
research_space-c2r2 = research space 2-2
research_space-c2r4 = research space 2-4
research_space-c3r1 = research space 3-1
research_space-c3r3 = research space 3-3
research_space-c3r5 = research space 3-5
research_space-c4r2 = research space 4-2
research_space-c4r4 = research space 4-4
research_space-c4r6 = research space 4-6
research_space-c5r1 = research space 5-1
research_space-c5r3 = research space 5-3
research_space-c5r5 = research space 5-5
research_space-c6r2 = research space 6-2
research_space-c6r4 = research space 6-4
research_space-c6r6 = research space 6-6
research_space-c7r1 = research space 7-1
research_space-c7r3 = research space 7-3
research_space-c7r5 = research space 7-5
research_space-c8r2 = research space 8-2
research_space-c8r4 = research space 8-4
research_space-c8r6 = research space 8-6
tleilaxu_space-tleilaxu_0 = Tleilaxu space 0
tleilaxu_space-tleilaxu_1 = Tleilaxu space 1
tleilaxu_space-tleilaxu_2 = Tleilaxu space 2
tleilaxu_space-tleilaxu_3 = Tleilaxu space 3
tleilaxu_space-tleilaxu_4 = Tleilaxu space 4
tleilaxu_space-tleilaxu_5 = Tleilaxu space 5
tleilaxu_space-tleilaxu_6 = Tleilaxu space 6
tleilaxu_space-tleilaxu_7 = Tleilaxu space 7
