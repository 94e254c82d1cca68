# The Spacing Guild.

ask-imperium = Which Imperium action do you take?
imperium-choam = CHOAM: build a frigate
imperium-spacing_guild = Spacing Guild: advance the heighliner
imperium-landsraad = Landsraad: recruit two troops
imperium-done = None
why-no-imperium = No action of { $power } is due: only spice paid in phase 4 gives Harkonnen Imperium actions.
event-imperium_action = { $side } takes an Imperium action: { $power }.
event-frigate_built = { $side } builds a frigate.
event-recruited = { $side } recruits Great House troops: { $n }.
event-heighliner = Heighliner of { $side }: step { $n }.
event-landing = { $side } lands on Arrakis.
ask-land = You land on Arrakis: { $n ->
        [0] { "" }
        [one] { $n } troop
       *[other] { $n } troops
    }{ $both ->
        [yes] { " and " }
       *[no] { "" }
    }{ $m ->
        [0] { "" }
        [one] { $m } frigate
       *[other] { $m } frigates
    } to place. Where?
land-area = Troops: { $area }
land-zone = Frigate: { $zone }
why-not-empty = { $area } is not empty.
why-enemy-near = An enemy legion or settlement is beside { $area }.
ask-land_here = How many troops land in { $area }?
land_here-option = { $n }
ask-land_beside = Where beside { $area } do the others land?
land_beside-option = { $area }
ask-make_room = A frigate needs an air zone: which vehicle do you remove?
make_room-option = { $zone }
event-frigate_landed = { $side }: a frigate in { $zone }.
ask-bombard = Which area do you bombard?
bombard-option = { $area }
bombard-done = None
why-not-bombarded = No target in { $area }, or no frigate above it.
ask-frigate = Which frigate bombards { $area }?
frigate-option = { $zone }
event-bombarded = { $side } bombards { $area }.
ask-navigator = In which air zone do you place the Guild Navigator?
navigator-option = { $zone }
navigator-done = Nowhere
event-navigator = The Guild Navigator comes to { $zone }.
ask-early_landing = In which settlement do troops land?
early_landing-option = { $area }
early_landing-done = None
