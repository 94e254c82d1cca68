"""The printed board: 101 areas with their terrain, sectors and borders, and eight air zones (R0.7-R0.9).

An area is a number, its place in AREAS; a zone its place in ZONES. The board is written below line by line: name,
terrain, sectors, what is printed there, then the areas behind a normal border and those behind a red one, each border
once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

TERRAINS: Final[tuple[str, ...]] = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")
MOUNTAIN: Final = 0
PLATEAU: Final = 1
MINOR_ERG: Final = 2
DESERT: Final = 3
DEEP_DESERT: Final = 4  # a desert too: `terrain >= DESERT`

SECTORS: Final[tuple[str, ...]] = (
    "ne_outer",
    "se_outer",
    "sw_outer",
    "nw_outer",
    "ne_inner",
    "se_inner",
    "sw_inner",
    "nw_inner",
)

_ZONES: Final = """
air_ne_spoke ne_outer ne_inner spoke
air_north ne_inner nw_inner central
air_nw_spoke nw_outer nw_inner spoke
air_east ne_inner se_inner central
air_se_spoke se_outer se_inner spoke
air_south se_inner sw_inner central
air_west sw_inner nw_inner central
air_sw_spoke sw_outer sw_inner spoke
"""

_AREAS: Final = """
gara_kulon desert ne_outer sietch | ne_inner_9 ne_outer_11 ne_outer_12 ne_outer_14 ne_outer_15 ne_outer_16
sihaya_ridge deep_desert ne_outer sietch | ne_outer_10 ne_outer_2 ne_outer_6 ne_outer_9
ne_outer_1 deep_desert ne_outer - | ne_outer_2 ne_outer_3 ne_outer_4 nw_outer_3
ne_outer_2 deep_desert ne_outer - | ne_outer_4 ne_outer_5 ne_outer_6
ne_outer_3 desert ne_outer - | ne_outer_4 nw_outer_11 nw_outer_3 | broken_land
ne_outer_4 desert ne_outer station | ne_outer_5 | broken_land rimwall_west
ne_outer_5 desert ne_outer - | ne_outer_6 ne_outer_7 ne_outer_8 | ne_inner_5 rimwall_west
ne_outer_6 desert ne_outer - | ne_outer_8 ne_outer_9
ne_outer_7 desert ne_outer - | ne_inner_6 ne_outer_11 ne_outer_8 shield_wall_east | ne_inner_5
ne_outer_8 desert ne_outer - | ne_outer_11 ne_outer_12 ne_outer_9
ne_outer_9 desert ne_outer - | ne_outer_10 ne_outer_12 ne_outer_13
ne_outer_10 deep_desert ne_outer - | ne_outer_13
ne_outer_11 desert ne_outer - | ne_outer_12 shield_wall_east
ne_outer_12 desert ne_outer - | ne_outer_13 ne_outer_14
ne_outer_13 deep_desert ne_outer - | ne_outer_14
ne_outer_14 deep_desert ne_outer - | ne_outer_16
ne_outer_15 desert ne_outer - | ne_inner_9 ne_outer_16 pasty_mesa se_outer_1
ne_outer_16 deep_desert ne_outer - | se_outer_1 se_outer_2
pasty_mesa plateau se_outer - | ne_inner_9 se_inner_2 se_inner_3 se_outer_1 se_outer_5 tasmin_sink
tasmin_sink desert se_outer sietch | se_outer_1 se_outer_3 se_outer_5 se_outer_6 se_outer_7
se_outer_1 desert se_outer - | se_outer_2 se_outer_3
se_outer_2 deep_desert se_outer - | se_outer_3 se_outer_4
se_outer_3 desert se_outer - | se_outer_4 se_outer_7
se_outer_4 deep_desert se_outer - | se_outer_7
se_outer_5 plateau se_outer - | false_wall_south se_inner_3 se_outer_6 se_outer_8
se_outer_6 desert se_outer - | se_outer_7 se_outer_8
se_outer_7 deep_desert se_outer - | se_outer_8
se_outer_8 deep_desert se_outer - | false_wall_south hobars_gap se_inner_5
habbanya_ridge desert sw_outer sietch | sw_outer_1 sw_outer_2 sw_outer_3 sw_outer_4 sw_outer_5 sw_outer_6
sw_outer_1 deep_desert sw_outer - | sw_outer_2 sw_outer_4 the_great_flat
sw_outer_2 desert sw_outer - | nw_outer_12 sw_outer_3 the_great_flat
sw_outer_3 desert sw_outer - | nw_inner_3 nw_outer_12 sw_inner_1 sw_outer_5
sw_outer_4 deep_desert sw_outer - | sw_outer_6
sw_outer_5 desert sw_outer - | false_wall_west sw_inner_1 sw_outer_6 sw_outer_7 sw_outer_8
sw_outer_6 deep_desert sw_outer - | sw_outer_7
sw_outer_7 deep_desert sw_outer - | sw_outer_8 sw_outer_9
sw_outer_8 plateau sw_outer - | false_wall_west sw_outer_9 windgap
sw_outer_9 deep_desert sw_outer - | se_inner_5 sw_inner_6 windgap
bight_of_the_cliff desert nw_outer sietch | nw_inner_3 nw_outer_12 nw_outer_13 nw_outer_6 nw_outer_7
rock_outcroppings deep_desert nw_outer sietch | nw_outer_10 nw_outer_2 nw_outer_3 nw_outer_4 nw_outer_8 nw_outer_9
the_funeral_plain desert nw_outer - | nw_outer_1 nw_outer_2 nw_outer_4 nw_outer_5 nw_outer_6 nw_outer_7
the_great_flat deep_desert nw_outer - | nw_outer_12 nw_outer_5 nw_outer_6
nw_outer_1 deep_desert nw_outer - | nw_outer_2 nw_outer_5
nw_outer_2 deep_desert nw_outer - | nw_outer_4
nw_outer_3 deep_desert nw_outer - | nw_outer_10 nw_outer_11
nw_outer_4 desert nw_outer - | nw_outer_7 nw_outer_8
nw_outer_5 deep_desert nw_outer - | nw_outer_6
nw_outer_6 desert nw_outer - | nw_outer_12 nw_outer_7
nw_outer_7 desert nw_outer - | nw_outer_13 nw_outer_8
nw_outer_8 desert nw_outer - | nw_outer_13 nw_outer_14 nw_outer_9
nw_outer_9 desert nw_outer - | nw_outer_10 nw_outer_14 nw_outer_15
nw_outer_10 desert nw_outer - | nw_outer_11 nw_outer_15
nw_outer_11 desert nw_outer - | nw_outer_15 nw_outer_16 | broken_land
nw_outer_12 desert nw_outer - | nw_inner_3
nw_outer_13 mountain nw_outer - | nw_inner_1 nw_inner_3 nw_outer_14
nw_outer_14 mountain nw_outer - | nw_inner_1 nw_outer_15 shield_wall_west
nw_outer_15 mountain nw_outer station | shield_wall_west | nw_outer_16
nw_outer_16 mountain nw_outer - | arsunt broken_land shield_wall_west
arrakeen plateau ne_inner rank3 | broken_land carthag imperial_basin ne_inner_1 rimwall_west
broken_land mountain ne_inner - | arsunt carthag rimwall_west
carthag plateau ne_inner rank2 | arsunt hagga_basin ne_inner_1
hole_in_the_rock mountain ne_inner - | imperial_basin ne_inner_1 ne_inner_2 ne_inner_3 ne_inner_4
imperial_basin plateau ne_inner rank1 | ne_inner_1 ne_inner_4 ne_inner_5 rimwall_west
rimwall_west mountain ne_inner - | ne_inner_5
shield_wall_east mountain ne_inner - | gara_kulon ne_inner_8 ne_inner_9 | ne_inner_6
ne_inner_1 mountain ne_inner - | hagga_basin ne_inner_2
ne_inner_2 mountain ne_inner station | hagga_basin ne_inner_3 splintered_rock
ne_inner_3 desert ne_inner - | ne_inner_4 north_pole se_inner_1 wind_pass
ne_inner_4 mountain ne_inner - | false_wall_east ne_inner_5 ne_inner_7 se_inner_1
ne_inner_5 mountain ne_inner - | ne_inner_6 ne_inner_7 ne_inner_8
ne_inner_6 mountain ne_inner station | ne_inner_8
ne_inner_7 minor_erg ne_inner - | false_wall_east ne_inner_8 se_inner_2
ne_inner_8 minor_erg ne_inner - | ne_inner_9 se_inner_2
ne_inner_9 plateau ne_inner - | se_inner_2
false_wall_east mountain se_inner station | harg_pass se_inner_1 se_inner_2 se_inner_3
false_wall_south plateau se_inner - | harg_pass hobars_gap se_inner_3 se_inner_4
harg_pass minor_erg se_inner - | se_inner_1 se_inner_3 se_inner_4
hobars_gap desert se_inner sietch | se_inner_4 se_inner_5
se_inner_1 desert se_inner - | north_pole se_inner_4 sw_inner_4 sw_inner_5
se_inner_2 minor_erg se_inner - | se_inner_3
se_inner_3 minor_erg se_inner -
se_inner_4 desert se_inner - | se_inner_5 sw_inner_5 sw_inner_6
se_inner_5 deep_desert se_inner - | sw_inner_6
false_wall_west plateau sw_inner - | sw_inner_1 sw_inner_2 windgap
windgap desert sw_inner sietch | sw_inner_2 sw_inner_3 sw_inner_5 sw_inner_6
sw_inner_1 desert sw_inner - | nw_inner_3 nw_inner_4 sw_inner_2
sw_inner_2 plateau sw_inner - | nw_inner_4 sw_inner_3 wind_pass
sw_inner_3 desert sw_inner - | sw_inner_4 sw_inner_5 wind_pass
sw_inner_4 desert sw_inner - | north_pole sw_inner_5 wind_pass
sw_inner_5 desert sw_inner - | sw_inner_6
sw_inner_6 desert sw_inner -
arsunt plateau nw_inner rank1 | hagga_basin shield_wall_west
hagga_basin plateau nw_inner rank1 | nw_inner_2 shield_wall_west splintered_rock
shield_wall_west mountain nw_inner - | nw_inner_2 | nw_inner_1
splintered_rock mountain nw_inner - | nw_inner_2 wind_pass
wind_pass desert nw_inner - | north_pole nw_inner_2 nw_inner_4
nw_inner_1 mountain nw_inner - | nw_inner_3 nw_inner_4 | nw_inner_2
nw_inner_2 mountain nw_inner - | nw_inner_4
nw_inner_3 desert nw_inner - | nw_inner_4
nw_inner_4 desert nw_inner station
north_pole mountain ne_inner+se_inner+sw_inner+nw_inner rank1
"""


def _read(text: str) -> list[list[list[str]]]:
    return [[part.split() for part in line.split("|")] for line in text.strip().splitlines()]


_ROWS: Final[list[list[list[str]]]] = _read(_AREAS)
AREAS: Final[tuple[str, ...]] = tuple([row[0][0] for row in _ROWS])
AREA_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(AREAS)}
COUNT: Final = len(AREAS)
TERRAIN: Final[list[int]] = [TERRAINS.index(row[0][1]) for row in _ROWS]
SECTORS_OF: Final[list[int]] = [sum([1 << SECTORS.index(name) for name in row[0][2].split("+")]) for row in _ROWS]
PRINTED: Final[list[tuple[str, ...]]] = [tuple(row[0][3].split(",")) for row in _ROWS]


def _borders(part: int) -> list[tuple[int, ...]]:
    """By area: those on the other side of its normal (1) or red (2) borders."""
    found: list[list[int]] = [[] for _ in range(COUNT)]
    for area, row in enumerate(_ROWS):
        for name in row[part] if len(row) > part else []:
            found[area].append(AREA_OF[name])
            found[AREA_OF[name]].append(area)
    return [tuple(sorted(there)) for there in found]


NEAR: Final[list[tuple[int, ...]]] = _borders(1)
WALLED: Final[list[tuple[int, ...]]] = _borders(2)

# Sets of areas as masks: questions about the whole board are answered with them.
BIT: Final[list[int]] = [1 << area for area in range(COUNT)]


def mask_of(areas: Iterable[int]) -> int:
    """Some areas as a mask."""
    mask = 0
    for area in areas:
        mask |= BIT[area]
    return mask


EVERYWHERE: Final = (1 << COUNT) - 1  # masks are never negative: what is not in one is `EVERYWHERE ^ mask`
NEAR_MASK: Final[list[int]] = [mask_of(near) for near in NEAR]

DESERTS: Final[tuple[int, ...]] = tuple([area for area in range(COUNT) if TERRAIN[area] >= DESERT])
DESERT_MASK: Final = mask_of(DESERTS)
SIETCH_AREAS: Final[tuple[int, ...]] = tuple([a for a in range(COUNT) if "sietch" in PRINTED[a]])
STATION_AREAS: Final[tuple[int, ...]] = tuple([a for a in range(COUNT) if "station" in PRINTED[a]])
RANK: Final[list[int]] = [max([int(m[4:]) if m.startswith("rank") else 0 for m in marks]) for marks in PRINTED]
SETTLEMENTS: Final[tuple[int, ...]] = tuple([a for a in range(COUNT) if RANK[a]])
VILLAGES: Final[tuple[int, ...]] = tuple([a for a in SETTLEMENTS if RANK[a] == 1])

ARRAKEEN: Final = AREA_OF["arrakeen"]
CARTHAG: Final = AREA_OF["carthag"]
NORTH_POLE: Final = AREA_OF["north_pole"]
STORM_EXEMPT: Final[tuple[int, ...]] = tuple(
    [AREA_OF[name] for name in ("arrakeen", "arsunt", "carthag", "hagga_basin", "imperial_basin")]
)

# Family Atomics (R12.2): the mountain that goes, and the plateaus that it exposes.
ATOMICS: Final[tuple[str, ...]] = ("splintered_rock", "hole_in_the_rock", "rimwall")
BLASTED: Final[tuple[int, ...]] = tuple([AREA_OF[n] for n in ("splintered_rock", "hole_in_the_rock", "rimwall_west")])
EXPOSED: Final[tuple[tuple[int, ...], ...]] = (
    (AREA_OF["hagga_basin"],),
    (AREA_OF["imperial_basin"],),
    (AREA_OF["imperial_basin"], ARRAKEEN),
)


def _within(start: int, distance: int) -> tuple[int, ...]:
    """Everything at most so far away, red borders counting like others (R5.6); not the start."""
    seen = [start]
    ring = [start]
    for _ in range(distance):
        ring = [b for a in ring for b in (*NEAR[a], *WALLED[a])]
        ring = [b for i, b in enumerate(ring) if b not in seen and b not in ring[:i]]
        seen += ring
    return tuple(sorted(seen[1:]))


WITHIN_TWO: Final[list[tuple[int, ...]]] = [_within(a, 2) for a in range(COUNT)]
WITHIN_THREE: Final[list[tuple[int, ...]]] = [_within(a, 3) for a in range(COUNT)]
# What a vehicle reaches and a walk does not, as masks.
FLOWN_TO: Final[list[int]] = [mask_of(WITHIN_TWO[a]) & ~NEAR_MASK[a] for a in range(COUNT)]
LIFTED_TO: Final[list[int]] = [mask_of(WITHIN_THREE[a]) & ~NEAR_MASK[a] for a in range(COUNT)]

# Deserts at most two away, through deserts only: where worms crawl (R10.6).
CRAWLED_TO: Final[list[int]] = [
    mask_of([c for b in NEAR[a] if TERRAIN[b] >= DESERT for c in (b, *NEAR[b])]) & DESERT_MASK & ~BIT[a]
    for a in range(COUNT)
]

_ZONE_ROWS: Final[list[list[str]]] = [line.split() for line in _ZONES.strip().splitlines()]
ZONES: Final[tuple[str, ...]] = tuple([row[0] for row in _ZONE_ROWS])
ZONE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(ZONES)}
ALL_ZONES: Final = (1 << len(ZONES)) - 1  # sets of air zones are masks too
ZONE_SECTORS: Final[list[int]] = [1 << SECTORS.index(row[1]) | 1 << SECTORS.index(row[2]) for row in _ZONE_ROWS]


def zones_over(area: int, pole_spokes: bool) -> tuple[int, ...]:
    """The air zones connected to an area (R0.8); whether spokes reach the North Pole is a ruling."""
    found = [z for z in range(len(ZONES)) if ZONE_SECTORS[z] & SECTORS_OF[area]]
    if area == NORTH_POLE and not pole_spokes:
        found = [z for z in found if _ZONE_ROWS[z][3] == "central"]
    return tuple(found)
