"""The pieces in the box: sides, figures, dice, tracks and the spice board."""

from __future__ import annotations

from typing import Final

HARKONNEN: Final = 0  # sides are seats too
ATREIDES: Final = 1
SIDES: Final[tuple[str, ...]] = ("harkonnen", "atreides")

# Figures of a legion, in the order of their fields in a legion's word (`table.legions`).
REGULAR: Final = 0
ELITE: Final = 1
SPECIAL: Final = 2  # Sardaukar, Fedaykin
TROOP: Final = 3  # Houses Major, with a ring of the side (SG5)
TOKEN: Final = 4  # a face-down deployment token
GENERIC: Final = 5  # Bashar, Naib
NAMED: Final = 6
FIGURES: Final[tuple[str, ...]] = ("regular", "elite", "special", "troop", "token", "generic", "named")
UNITS: Final[tuple[int, ...]] = (REGULAR, ELITE, SPECIAL, TROOP)
# How many of each there are: regulars, elites, special elites, and Bashars or Naibs.
BOX: Final[tuple[tuple[int, ...], ...]] = ((24, 12, 8, 6), (16, 8, 6, 12))

STACK: Final = 6
STACK_UNDER_BAN: Final = 5  # Harkonnen, while the CHOAM ban is in force (R8.4)

# Vehicles: how many there are, and what may stand in an air zone.
HARVESTER: Final = 0
ORNITHOPTER: Final = 1
CARRYALL: Final = 2
VEHICLES: Final[tuple[str, ...]] = ("harvester", "ornithopter", "carryall")
VEHICLE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(VEHICLES)}
VEHICLE_BOX: Final[tuple[int, ...]] = (8, 6, 3)
EMPTY: Final = 0  # an air zone
NAVIGATOR: Final = 3
FRIGATE: Final = 4  # of the Harkonnen; FRIGATE + ATREIDES: of the Atreides
OCCUPANTS: Final[tuple[str, ...]] = (
    "",
    "ornithopter",
    "carryall",
    "navigator",
    "frigate_harkonnen",
    "frigate_atreides",
)

SANDWORMS: Final = 4
WORM_DICE: Final = 4
WILD_MAKER_DICE: Final = 6
STORM_DICE: Final = 2
SPECIAL_IN: Final[tuple[int, ...]] = (0, 0, 0, 1, 2)  # hits of a special result of a worm or storm, by terrain (R10.7)

# Action dice.
LEADERSHIP: Final = 0
STRATEGY: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
DESERT_POWER: Final = 5  # a box without dice
RESULTS: Final[tuple[str, ...]] = ("leadership", "strategy", "deployment", "mentat", "house")
RESULT_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(RESULTS)}
BOXES: Final[tuple[str, ...]] = (*RESULTS, "desert_power")
HARKONNEN_DIE: Final[tuple[int, ...]] = (LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE)
CAPACITY: Final[tuple[tuple[int, ...], ...]] = ((3, 3, 2, 3, 2), (2, 2, 2, 2, 2))
ATREIDES_DICE: Final = 4

# Combat dice: a hit on 1-3, a shield on 4 and 5, a special on 6.
COMBAT_MOST: Final = 6
HIT_UP_TO: Final = 3
SHIELD_UP_TO: Final = 5

# The Spice Must Flow: by the step of the lowest marker (1-5), the Harkonnen's dice and new vehicles (R3.3).
CHOAM: Final = 0
SPACING_GUILD: Final = 1
LANDSRAAD: Final = 2
POWERS: Final[tuple[str, ...]] = ("choam", "spacing_guild", "landsraad")
TOP_STEP: Final = 5
ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0),
    (4, 6, 4, 2),
    (5, 5, 4, 2),
    (6, 5, 3, 1),
    (7, 4, 2, 1),
    (8, 3, 2, 1),
)
KEEP: Final = 2
RAISE: Final = 3
STOCKPILE: Final = 3
STOCKPILE_UP_TO: Final = 5  # supremacy (R8.6)

# Tracks.
KWISATZ_HADERACH: Final = 0
SAND_DWELLERS: Final = 1
JIHAD: Final = 2
MARKERS: Final[tuple[str, ...]] = ("kwisatz_haderach", "sand_dwellers", "jihad")
SUPREMACY_WINS: Final = 10
ATOMICS_FROM: Final = 8
TANK_SLOTS: Final = 5

SIETCH_RANKS: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 2, 3, 3)  # by sietch token
SAND: Final = 0
SANDWORM: Final = 1
BURROWING: Final = 2
WORMSIGNS: Final[tuple[str, ...]] = ("sand", "sandworm", "burrowing_sandworm")
TOKENS: Final = 16  # deployment tokens of the Atreides: 8 starting, 8 standard
STARTING: Final = 8
HAND_LIMIT: Final = 6
CLAIMS: Final = 2  # prescience cards a round (R11.2)
REVEALED: Final = 3

PHASES: Final[tuple[str, ...]] = ("start_of_round", "vehicles", "actions", "hazards", "harvest", "end_of_round")
ACTIONS: Final = 2  # the phase

# The Spacing Guild.
TROOPS: Final = 12
FRIGATES: Final = 3
HEIGHLINER_STEPS: Final = 4
BOMBARDMENT: Final = 3  # combat dice
