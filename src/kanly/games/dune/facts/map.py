"""The board: 42 territories in 18 sectors, what borders on what, what the storm can reach (R1).

A node is the part of a territory that lies in one sector: forces and spice always stand in a node (R0.3). Territories,
nodes and sectors are small ints; their texts are `arrakeen` and `arrakeen.9`. Sectors grow counter-clockwise, the way
the storm goes. How one gets from node to node is in `paths`.
"""

from __future__ import annotations

from typing import Final

SECTORS: Final = 18
STORM_START: Final = 0
NO_SECTOR: Final = -1  # the Polar Sink's
NO_STORM: Final = 18  # for looking at the board as if there were no storm

SAND: Final = 0
ROCK: Final = 1
STRONGHOLD: Final = 2
ICE: Final = 3
TERRAINS: Final = ("sand", "rock", "stronghold", "polar_sink")


class Territory:
    """One entry of the gazetteer. Spice blows in one sector of some sands; the Shield Wall shelters three places."""

    name: str
    terrain: int
    sectors: tuple[int, ...]
    spice: int  # how much a blow brings; 0: none
    spice_sector: int
    sheltered: bool  # safe from the storm while the Shield Wall stands (R1.3)
    income: int  # a round, in advanced play (R15.1)

    def __init__(
        self,
        name: str,
        terrain: int,
        *sectors: int,
        blow: tuple[int, int] = (0, NO_SECTOR),
        sheltered: bool = False,
        income: int = 0,
    ) -> None:
        self.name = name
        self.terrain = terrain
        self.sectors = sectors
        self.spice, self.spice_sector = blow
        self.sheltered = sheltered
        self.income = income


# A blow is (spice, sector).
TERRITORIES: Final[tuple[Territory, ...]] = (
    Territory("polar_sink", ICE),
    Territory("imperial_basin", SAND, 8, 9, 10, sheltered=True),
    Territory("carthag", STRONGHOLD, 10, sheltered=True, income=2),
    Territory("arrakeen", STRONGHOLD, 9, sheltered=True, income=2),
    Territory("tueks_sietch", STRONGHOLD, 4, income=1),
    Territory("sietch_tabr", STRONGHOLD, 13),
    Territory("habbanya_sietch", STRONGHOLD, 16),
    Territory("cielago_north", SAND, 0, 1, 2, blow=(8, 2)),
    Territory("cielago_depression", SAND, 0, 1, 2),
    Territory("meridian", SAND, 0, 1),
    Territory("cielago_south", SAND, 1, 2, blow=(12, 1)),
    Territory("cielago_east", SAND, 2, 3),
    Territory("harg_pass", SAND, 3, 4),
    Territory("false_wall_south", ROCK, 3, 4),
    Territory("false_wall_east", ROCK, 4, 5, 6, 7, 8),
    Territory("the_minor_erg", SAND, 4, 5, 6, 7, blow=(8, 7)),
    Territory("pasty_mesa", ROCK, 4, 5, 6, 7),
    Territory("red_chasm", SAND, 6, blow=(8, 6)),
    Territory("south_mesa", SAND, 3, 4, 5, blow=(10, 4)),
    Territory("basin", SAND, 8),
    Territory("rim_wall_west", ROCK, 8),
    Territory("hole_in_the_rock", SAND, 8),
    Territory("sihaya_ridge", SAND, 8, blow=(6, 8)),
    Territory("shield_wall", ROCK, 7, 8),
    Territory("gara_kulon", SAND, 7),
    Territory("old_gap", SAND, 8, 9, 10, blow=(6, 9)),
    Territory("broken_land", SAND, 10, 11, blow=(8, 11)),
    Territory("tsimpo", SAND, 10, 11, 12),
    Territory("arsunt", SAND, 10, 11),
    Territory("rock_outcroppings", SAND, 12, 13, blow=(6, 13)),
    Territory("plastic_basin", ROCK, 11, 12, 13),
    Territory("hagga_basin", SAND, 11, 12, blow=(6, 12)),
    Territory("bight_of_the_cliff", SAND, 13, 14),
    Territory("funeral_plain", SAND, 14, blow=(6, 14)),
    Territory("the_great_flat", SAND, 14, blow=(10, 14)),
    Territory("wind_pass", SAND, 13, 14, 15, 16),
    Territory("the_greater_flat", SAND, 15),
    Territory("habbanya_erg", SAND, 15, 16, blow=(8, 15)),
    Territory("false_wall_west", ROCK, 15, 16, 17),
    Territory("wind_pass_north", SAND, 16, 17, blow=(6, 16)),
    Territory("habbanya_ridge_flat", SAND, 16, 17, blow=(10, 17)),
    Territory("cielago_west", SAND, 17, 0),
)

# Every border between two territories, once: from a node to those of its neighbours that come later in the gazetteer.
_BORDERS: Final = """
polar_sink: imperial_basin.8 imperial_basin.9 cielago_north.0 cielago_north.1 cielago_north.2 harg_pass.3
polar_sink: false_wall_east.4 false_wall_east.5 false_wall_east.6 false_wall_east.7 false_wall_east.8
polar_sink: arsunt.10 arsunt.11 hagga_basin.12 wind_pass.13 wind_pass.14 wind_pass.15
polar_sink: wind_pass_north.16 wind_pass_north.17
imperial_basin.8: false_wall_east.8 rim_wall_west.8 hole_in_the_rock.8 shield_wall.8
imperial_basin.9: arrakeen.9 rim_wall_west.8 old_gap.9 arsunt.10
imperial_basin.10: carthag.10 tsimpo.10 arsunt.10
carthag.10: tsimpo.10 tsimpo.11 arsunt.10 hagga_basin.11
arrakeen.9: rim_wall_west.8 old_gap.9
tueks_sietch.4: false_wall_south.4 pasty_mesa.4 south_mesa.4
sietch_tabr.13: rock_outcroppings.13 plastic_basin.13 bight_of_the_cliff.13
habbanya_sietch.16: habbanya_ridge_flat.16 habbanya_ridge_flat.17
cielago_north.0: cielago_depression.0 wind_pass_north.17 cielago_west.17 cielago_west.0
cielago_north.1: cielago_depression.1
cielago_north.2: cielago_depression.2 cielago_east.2 harg_pass.3 false_wall_south.3
cielago_depression.0: meridian.0 cielago_west.0
cielago_depression.1: meridian.1 cielago_south.1
cielago_depression.2: cielago_south.2 cielago_east.2
meridian.0: habbanya_ridge_flat.17 cielago_west.0
meridian.1: cielago_south.1
cielago_south.2: cielago_east.2
cielago_east.2: false_wall_south.3
cielago_east.3: false_wall_south.3 south_mesa.3
harg_pass.3: false_wall_south.3 false_wall_east.4
harg_pass.4: false_wall_south.4 false_wall_east.4 the_minor_erg.4
false_wall_south.3: south_mesa.3
false_wall_south.4: the_minor_erg.4 pasty_mesa.4 south_mesa.4
false_wall_east.4: the_minor_erg.4
false_wall_east.5: the_minor_erg.5
false_wall_east.6: the_minor_erg.6
false_wall_east.7: the_minor_erg.7 shield_wall.7
false_wall_east.8: shield_wall.8
the_minor_erg.4: pasty_mesa.4
the_minor_erg.5: pasty_mesa.5
the_minor_erg.6: pasty_mesa.6
the_minor_erg.7: pasty_mesa.7 shield_wall.7
pasty_mesa.4: south_mesa.4
pasty_mesa.5: south_mesa.5
pasty_mesa.6: red_chasm.6
pasty_mesa.7: shield_wall.7 gara_kulon.7
red_chasm.6: south_mesa.5
basin.8: rim_wall_west.8 hole_in_the_rock.8 sihaya_ridge.8 old_gap.8
rim_wall_west.8: hole_in_the_rock.8 old_gap.8
hole_in_the_rock.8: sihaya_ridge.8 shield_wall.8
sihaya_ridge.8: shield_wall.8 gara_kulon.7
shield_wall.7: gara_kulon.7
old_gap.10: broken_land.10 tsimpo.10
broken_land.10: tsimpo.10
broken_land.11: tsimpo.11 rock_outcroppings.12 plastic_basin.11
tsimpo.11: plastic_basin.11 hagga_basin.11
tsimpo.12: plastic_basin.12 hagga_basin.12
arsunt.10: hagga_basin.11
arsunt.11: hagga_basin.11 hagga_basin.12
rock_outcroppings.12: plastic_basin.12
rock_outcroppings.13: plastic_basin.13 bight_of_the_cliff.13
plastic_basin.12: hagga_basin.12
plastic_basin.13: hagga_basin.12 bight_of_the_cliff.13 funeral_plain.14 the_great_flat.14 wind_pass.13
hagga_basin.12: wind_pass.13
bight_of_the_cliff.14: funeral_plain.14
funeral_plain.14: the_great_flat.14
the_great_flat.14: wind_pass.14 the_greater_flat.15
wind_pass.15: the_greater_flat.15 false_wall_west.15 wind_pass_north.16
wind_pass.16: false_wall_west.16 wind_pass_north.16 cielago_west.17
the_greater_flat.15: habbanya_erg.15 false_wall_west.15
habbanya_erg.15: habbanya_ridge_flat.16
habbanya_erg.16: false_wall_west.16 habbanya_ridge_flat.16
false_wall_west.16: habbanya_ridge_flat.16
false_wall_west.17: habbanya_ridge_flat.17 cielago_west.17
wind_pass_north.17: cielago_west.17
habbanya_ridge_flat.17: cielago_west.17
"""

POLAR_SINK: Final = 0
CARTHAG: Final = 2
ARRAKEEN: Final = 3
TUEKS_SIETCH: Final = 4
SIETCH_TABR: Final = 5
HABBANYA_SIETCH: Final = 6
FALSE_WALL_SOUTH: Final = 13
SHIELD_WALL: Final = 23
THE_GREAT_FLAT: Final = 34
FALSE_WALL_WEST: Final = 38

STRONGHOLDS: Final = (CARTHAG, ARRAKEEN, TUEKS_SIETCH, SIETCH_TABR, HABBANYA_SIETCH)
ORNITHOPTERS: Final = (ARRAKEEN, CARTHAG)  # R10.11
WITH_ORNITHOPTERS: Final = 1 << ARRAKEEN | 1 << CARTHAG  # as a mask (NODE_AREA)
FREMEN_START: Final = (SIETCH_TABR, FALSE_WALL_SOUTH, FALSE_WALL_WEST)  # R3.5
SANDS: Final[tuple[int, ...]] = tuple([i for i in range(len(TERRITORIES)) if TERRITORIES[i].terrain == SAND])
TERRITORY_OF: Final[dict[str, int]] = {TERRITORIES[i].name: i for i in range(len(TERRITORIES))}

# Nodes, in the order of the gazetteer.

_PLACES: Final[list[tuple[int, int]]] = [
    (i, sector) for i in range(len(TERRITORIES)) for sector in (TERRITORIES[i].sectors or (NO_SECTOR,))
]
NODE_TERRITORY: Final[tuple[int, ...]] = tuple([territory for territory, _ in _PLACES])
NODE_AREA: Final[tuple[int, ...]] = tuple([1 << territory for territory, _ in _PLACES])  # a bit in masks of territories
NODE_SECTOR: Final[tuple[int, ...]] = tuple([sector for _, sector in _PLACES])
NODES: Final[tuple[tuple[int, ...], ...]] = tuple(  # of a territory
    [tuple([n for n in range(len(_PLACES)) if _PLACES[n][0] == i]) for i in range(len(TERRITORIES))]
)
SECTOR_NODES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([n for n in range(len(_PLACES)) if _PLACES[n][1] == sector]) for sector in range(SECTORS)]
)


def node(territory: int, sector: int) -> int:
    """The part of a territory that lies in a sector (NO_SECTOR for the Polar Sink)."""
    for n in NODES[territory]:
        if NODE_SECTOR[n] == sector:
            return n
    raise KeyError((territory, sector))


def node_token(n: int) -> str:
    """The text of a node: `arrakeen.9`, `polar_sink`."""
    name = TERRITORIES[NODE_TERRITORY[n]].name
    return name if NODE_SECTOR[n] == NO_SECTOR else f"{name}.{NODE_SECTOR[n]}"


NODE_TOKENS: Final[tuple[str, ...]] = tuple([node_token(n) for n in range(len(_PLACES))])
NODE_OF: Final[dict[str, int]] = {NODE_TOKENS[n]: n for n in range(len(NODE_TOKENS))}
SPICE_NODE: Final[tuple[int, ...]] = tuple(  # of a territory; -1 where no spice blows
    [node(i, TERRITORIES[i].spice_sector) if TERRITORIES[i].spice else -1 for i in range(len(TERRITORIES))]
)

# What borders on what.


def _neighbours() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in NODE_TOKENS]
    for line in _BORDERS.strip().splitlines():
        here, there = line.split(": ")
        for name in there.split():
            found[NODE_OF[here]].append(NODE_OF[name])
            found[NODE_OF[name]].append(NODE_OF[here])
    return tuple([tuple(sorted(nodes)) for nodes in found])


BORDERS: Final = _neighbours()  # nodes across a border: one territory further
SAME_TERRITORY: Final[tuple[tuple[int, ...], ...]] = tuple(  # nodes across a sector line: no distance at all (R1.6)
    [tuple([o for o in (n - 1, n + 1) if o in NODES[NODE_TERRITORY[n]]]) for n in range(len(NODE_TOKENS))]
)
TERRITORY_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(sorted({NODE_TERRITORY[o] for n in nodes for o in BORDERS[n]})) for nodes in NODES]
)


def _distances(start: int) -> tuple[int, ...]:
    steps = [-1] * len(TERRITORIES)
    steps[start] = 0
    edge = [start]
    for here in edge:
        for there in TERRITORY_NEIGHBOURS[here]:
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                edge.append(there)
    return tuple(steps)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple([_distances(i) for i in range(len(TERRITORIES))])  # no storm

# Where the Fremen may bring their reserves: The Great Flat and what lies within two territories of it (FRE.B2).
FREMEN_AREA: Final[tuple[int, ...]] = tuple([i for i in range(len(TERRITORIES)) if DISTANCE[THE_GREAT_FLAT][i] <= 2])
FREMEN_NODES: Final[tuple[int, ...]] = tuple([n for i in FREMEN_AREA for n in NODES[i]])

# Storm.


def storm_safe(n: int, wall: bool) -> bool:
    """Whether the storm does no harm in a node, with the Shield Wall standing or not (R1.3)."""
    place = TERRITORIES[NODE_TERRITORY[n]]
    if place.sheltered:
        return wall
    return place.terrain != SAND


EXPOSED: Final[tuple[tuple[int, ...], ...]] = tuple(  # in a sector, while the Shield Wall stands
    [tuple([n for n in nodes if not storm_safe(n, True)]) for nodes in SECTOR_NODES]
)
EXPOSED_NO_WALL: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([n for n in nodes if not storm_safe(n, False)]) for nodes in SECTOR_NODES]
)

# The six player circles at the rim (R3.3, R5.6). Counter-clockwise: the next circle is the next in storm order.

CIRCLES: Final = (1, 4, 7, 10, 13, 16)  # their sectors
SPREAD: Final[dict[int, tuple[int, ...]]] = {  # circles in use, by number of parties
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}


def storm_order(storm: int) -> tuple[int, ...]:
    """The circles from the first one ahead of the storm on; one right under the storm is last (R5.6)."""
    first = (storm + 2) // 3
    return tuple([(first + i) % 6 for i in range(6)])


def first_dialers(occupied: tuple[int, ...], two_nearest: bool = False) -> tuple[int, int]:
    """Whose circles dial the first storm: the nearest on either side of the start, or just the two nearest (R5.1)."""
    if two_nearest:
        near = sorted(occupied, key=lambda circle: min(CIRCLES[circle], SECTORS - CIRCLES[circle]))
        return near[0], near[1]
    return min(occupied), max(occupied)
