"""The printed facts of War for Arrakis: sums, symmetries, ways over the board."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

from kanly.games.arrakis.facts.board import (
    AREA_OF,
    AREAS,
    ATOMICS,
    COUNT,
    NEAR,
    RANK,
    SECTORS,
    SECTORS_OF,
    SETTLEMENTS,
    SIETCH_AREAS,
    STATION_AREAS,
    STORM_EXEMPT,
    TERRAIN,
    TERRAINS,
    WALLED,
    WITHIN_THREE,
    WITHIN_TWO,
    ZONES,
    zones_over,
)
from kanly.games.arrakis.facts.leaders import AT_START, LEADERS
from kanly.games.arrakis.facts.pieces import (
    BOX,
    CAPACITY,
    HARKONNEN_DIE,
    RESULTS,
    ROWS,
    SIETCH_RANKS,
    VEHICLE_BOX,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, CARD_DECK, CARDS
from kanly.games.arrakis.facts.prescience import AT_END
from kanly.games.arrakis.facts.steps import read_steps
from kanly.games.arrakis.facts.values import values_of
from kanly.games.arrakis.game import GAME

PACKAGE = files("kanly.games.arrakis")


def test_areas_and_borders() -> None:
    assert COUNT == 101
    assert Counter(TERRAINS[terrain] for terrain in TERRAIN) == {
        "plateau": 12,
        "mountain": 19,
        "minor_erg": 5,
        "desert": 42,
        "deep_desert": 23,
    }
    assert sum(len(near) for near in NEAR) == 2 * 265
    assert sum(len(walled) for walled in WALLED) == 2 * 11
    for area in range(COUNT):
        assert all(area in NEAR[near] for near in NEAR[area])
        assert not set(NEAR[area]) & set(WALLED[area])
    assert Counter(SECTORS[i] for area in range(COUNT) for i in range(8) if SECTORS_OF[area] >> i & 1) == {
        "ne_outer": 18,
        "se_outer": 10,
        "sw_outer": 10,
        "nw_outer": 20,
        "ne_inner": 17,
        "se_inner": 10,
        "sw_inner": 9,
        "nw_inner": 10,
    }, "the North Pole counts in all four central ones"


def test_what_is_printed_where() -> None:
    assert {AREAS[area]: RANK[area] for area in SETTLEMENTS} == {
        "arrakeen": 3,
        "carthag": 2,
        "arsunt": 1,
        "hagga_basin": 1,
        "imperial_basin": 1,
        "north_pole": 1,
    }
    assert sorted(AREAS[area] for area in SIETCH_AREAS) == [
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
        "windgap",
    ]
    assert len(STATION_AREAS) == 6
    assert len(STORM_EXEMPT) == 5


def test_distances() -> None:
    """SG7.2: Imperial Basin to the North Pole is exactly three areas."""
    basin, pole = AREA_OF["imperial_basin"], AREA_OF["north_pole"]
    assert pole in WITHIN_THREE[basin]
    assert pole not in WITHIN_TWO[basin]


def test_air_zones() -> None:
    pole = AREA_OF["north_pole"]
    assert [ZONES[zone] for zone in zones_over(pole, False)] == ["air_north", "air_east", "air_south", "air_west"]
    assert len(zones_over(pole, True)) == 8
    assert [ZONES[zone] for zone in zones_over(AREA_OF["pasty_mesa"], False)] == ["air_se_spoke"]


def test_pieces() -> None:
    assert [sum(side[:3]) for side in BOX] == [44, 30]
    assert sum(map(sum, BOX)) + 7 + 8 + sum(VEHICLE_BOX) + 5 == 129, "all figures in the box"
    assert sorted(SIETCH_RANKS) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert [row[0] for row in ROWS[1:]] == [4, 5, 6, 7, 8]
    assert ROWS[1:] == ((4, 6, 4, 2), (5, 5, 4, 2), (6, 5, 3, 1), (7, 4, 2, 1), (8, 3, 2, 1))
    assert CAPACITY == ((3, 3, 2, 3, 2), (2, 2, 2, 2, 2))
    assert Counter(RESULTS[face] for face in HARKONNEN_DIE) == {
        "leadership": 1,
        "strategy": 2,
        "deployment": 1,
        "mentat": 1,
        "house": 1,
    }
    assert len(LEADERS) == 16
    assert len(AT_START) == 6


def test_cards_and_values() -> None:
    assert CARDS == 84
    assert Counter(CARD_DECK) == {0: 21, 1: 21, 2: 21, 3: 21}
    for card in ALL_DESIGNS:
        assert read_steps(card.effect, card.name) == card.effect
        assert read_steps(card.otherwise, card.name) == card.otherwise
    values = values_of("")
    steps = [card.advance for card in (*values.visions, *AT_END)]
    assert [sum(step[i] for step in steps) for i in range(3)] == [13, 13, 13]
    assert len({tuple(sorted(card)) for card in values.objectives}) == 1
    assert len(set(values.objectives)) == 6, "one card for each ordering"
    assert len(values.wormsigns) == len(values.tokens) == 16
    assert sum(len(face) for face in values.tokens) / 16 > 1.5


def test_shapes_fit_the_board() -> None:
    shapes = json.loads((PACKAGE / "facts" / "shapes.json").read_text("utf-8"))
    assert set(shapes["areas"]) == set(AREAS)
    assert set(shapes["zones"]) == set(ZONES)
    assert {frozenset(pair) for pair in shapes["red_borders"]} == {
        frozenset((AREAS[a], AREAS[b])) for a in range(COUNT) for b in WALLED[a]
    }
    for name, shape in shapes["areas"].items():
        assert shape["terrain"] == TERRAINS[TERRAIN[AREA_OF[name]]]
        assert len(shape["polygon"]) >= 3
        for x, y in [*shape["polygon"], shape["centre"]]:
            assert 0 <= x <= shapes["width"]
            assert 0 <= y <= shapes["height"]


def test_almanac_is_plain_and_whole() -> None:
    almanac = GAME.rules(GAME.set_up(2)).almanac()
    assert json.loads(json.dumps(almanac)) == almanac
    assert len(almanac["areas"]) == 101
    assert len(almanac["cards"]) == 80
    assert len(almanac["visions"]) == 16
    assert len(almanac["leaders"]) == 16
    assert set(almanac["atomics"]) == set(ATOMICS)
    assert almanac["atomics"]["rimwall"] == {"blasted": "rimwall_west", "exposed": ["imperial_basin", "arrakeen"]}


def test_r0_8_an_air_zone_says_what_it_reaches() -> None:
    for spokes in (False, True):
        zones = GAME.rules(GAME.set_up(2, settings={"pole_spokes": spokes})).almanac()["zones"]
        assert ("north_pole" in zones["air_nw_spoke"]["areas"]) == spokes
        assert "north_pole" in zones["air_north"]["areas"]
        assert {"carthag", "the_great_flat"} & set(zones["air_nw_spoke"]["areas"]) == {"the_great_flat"}
        assert ("area-north_pole" in str(zones["air_nw_spoke"]["lines"])) == spokes
