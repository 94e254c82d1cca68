"""The printed facts of Dune: sums, symmetries, and ways over the board."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from kanly import kernel
from kanly.games.dune.client.text_map import EAST, LETTERS, WEST, WIDTH, text_map
from kanly.games.dune.facts.cards import (
    CARD_DESIGN,
    CARD_KIND,
    CARD_NAME,
    COPIES_OF,
    DEFENSES,
    DESIGN_OF,
    DESIGNS,
    KINDS,
    OF_KIND,
    SHAI_HULUD,
    SPICE_CARD_NODE,
    SPICE_DECK,
    STORM_DECK,
    TREACHERY,
    WEAPONS,
    card_rule,
)
from kanly.games.dune.facts.factions import (
    ATREIDES,
    BENE_GESSERIT,
    FACTION_OF,
    FACTIONS,
    FORCES,
    FREMEN,
    HARKONNEN,
    KARAMA_POWER,
    NEVER,
    POWERS,
    RECOMMENDED,
    VICTORY,
)
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADER_STRENGTH, LEADERS, LEADERS_OF, traitor_deck
from kanly.games.dune.facts.map import (
    BORDERS,
    CIRCLES,
    DISTANCE,
    EXPOSED,
    EXPOSED_NO_WALL,
    FREMEN_AREA,
    FREMEN_START,
    NO_SECTOR,
    NO_STORM,
    NODE_OF,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODE_TOKENS,
    NODES,
    POLAR_SINK,
    SAME_TERRITORY,
    SANDS,
    SECTOR_NODES,
    SECTORS,
    SHIELD_WALL,
    SPICE_NODE,
    SPREAD,
    STRONGHOLDS,
    TERRAINS,
    TERRITORIES,
    TERRITORY_NEIGHBOURS,
    TERRITORY_OF,
    first_dialers,
    node,
    node_token,
    storm_order,
    storm_safe,
)
from kanly.games.dune.game import GAME
from kanly.games.dune.settings import ADVANCED_PARTS, ALLIANCE_VARIANTS, SETTING_RULES, SETTINGS
from kanly.games.dune.table.paths import GATE, WALL_NODES, connected_parts, reach, sectors_passed
from kanly.kit import Say
from kanly.words import Words

PACKAGE = files("kanly.games.dune")


def names(territories: tuple[int, ...]) -> set[str]:
    return {TERRITORIES[i].name for i in territories}


def tokens(nodes: tuple[int, ...]) -> set[str]:
    return {NODE_TOKENS[n] for n in nodes}


def goes(start: str, end: str, steps: int, storm: int = NO_STORM, closed: int = 0) -> bool:
    return NODE_OF[end] in reach(NODE_OF[start], steps, storm, closed)


def gates(*strongholds: str) -> int:
    return sum(GATE[NODES[TERRITORY_OF[name]][0]] for name in strongholds)


# The board.


def test_map_counts() -> None:
    kinds = Counter(TERRAINS[place.terrain] for place in TERRITORIES)
    assert kinds == {"sand": 29, "rock": 7, "stronghold": 5, "polar_sink": 1}
    assert len(TERRITORIES) == 42
    assert len(NODE_TOKENS) == 86
    assert len(SANDS) == 29
    assert len([n for n in SPICE_NODE if n >= 0]) == 15
    assert sum(place.spice for place in TERRITORIES) == 118
    assert sum(len(nodes) for nodes in SECTOR_NODES) == 85
    assert sum(len(found) for found in BORDERS) == 2 * 146
    assert sum(len(found) for found in SAME_TERRITORY) == 2 * 44


def test_nodes_and_their_texts() -> None:
    for n, text in enumerate(NODE_TOKENS):
        assert node(NODE_TERRITORY[n], NODE_SECTOR[n]) == n
        assert node_token(n) == text
        assert n in NODES[NODE_TERRITORY[n]]
    assert node_token(node(TERRITORY_OF["arrakeen"], 9)) == "arrakeen.9"
    assert NODE_SECTOR[NODE_OF["polar_sink"]] == NO_SECTOR
    with pytest.raises(KeyError):
        node(TERRITORY_OF["arrakeen"], 8)


def test_sectors_of_a_territory_lie_side_by_side() -> None:
    for place in TERRITORIES:
        for one, next_one in pairwise(place.sectors):
            assert next_one == (one + 1) % SECTORS
    for n, others in enumerate(SAME_TERRITORY):
        assert all(NODE_TERRITORY[o] == NODE_TERRITORY[n] for o in others)


def test_adjacency_is_symmetric() -> None:
    for table in (BORDERS, SAME_TERRITORY, TERRITORY_NEIGHBOURS):
        for here, found in enumerate(table):
            assert here not in found
            assert len(set(found)) == len(found)
            assert all(here in table[there] for there in found)
    for n, found in enumerate(BORDERS):
        assert all(NODE_TERRITORY[o] != NODE_TERRITORY[n] for o in found)
        # No border spans more than one sector line.
        for o in found:
            if NO_SECTOR not in (NODE_SECTOR[n], NODE_SECTOR[o]):
                assert (NODE_SECTOR[n] - NODE_SECTOR[o]) % SECTORS in (0, 1, SECTORS - 1)


def test_map_neighbour_facts() -> None:
    facts = {
        "habbanya_sietch": "habbanya_ridge_flat",
        "polar_sink": "arsunt cielago_north false_wall_east hagga_basin harg_pass imperial_basin wind_pass "
        "wind_pass_north",
        "arrakeen": "imperial_basin old_gap rim_wall_west",
        "carthag": "arsunt hagga_basin imperial_basin tsimpo",
        "red_chasm": "pasty_mesa south_mesa",
        "shield_wall": "false_wall_east gara_kulon hole_in_the_rock imperial_basin pasty_mesa sihaya_ridge "
        "the_minor_erg",
        "tueks_sietch": "false_wall_south pasty_mesa south_mesa",
        "sietch_tabr": "bight_of_the_cliff plastic_basin rock_outcroppings",
    }
    for place, neighbours in facts.items():
        assert names(TERRITORY_NEIGHBOURS[TERRITORY_OF[place]]) == set(neighbours.split())


def test_distances() -> None:
    assert all(DISTANCE[a][b] == DISTANCE[b][a] for a in range(42) for b in range(42))
    assert max(DISTANCE[POLAR_SINK]) == 4
    assert DISTANCE[TERRITORY_OF["red_chasm"]][TERRITORY_OF["the_great_flat"]] == 6


def test_named_territories() -> None:
    assert [TERRITORIES[i].name for i in STRONGHOLDS] == [
        "carthag",
        "arrakeen",
        "tueks_sietch",
        "sietch_tabr",
        "habbanya_sietch",
    ]
    assert all(TERRITORIES[i].name in text for i, text in ((SHIELD_WALL, "shield_wall"), (POLAR_SINK, "polar_sink")))
    assert names(FREMEN_START) == {"sietch_tabr", "false_wall_south", "false_wall_west"}
    assert {place.name: place.income for place in TERRITORIES if place.income} == {
        "arrakeen": 2,
        "carthag": 2,
        "tueks_sietch": 1,
    }


def test_fremen_area_is_the_great_flat_and_two_around_it() -> None:
    """FRE.B2, R19.11."""
    listed = """
        bight_of_the_cliff broken_land cielago_west false_wall_west funeral_plain habbanya_erg hagga_basin
        plastic_basin polar_sink rock_outcroppings sietch_tabr the_great_flat the_greater_flat tsimpo wind_pass
        wind_pass_north
    """
    assert names(FREMEN_AREA) == set(listed.split())


# Storm.


def test_storm_safety() -> None:
    """R1.3."""
    for n, territory in enumerate(NODE_TERRITORY):
        place = TERRITORIES[territory]
        sheltered = place.name in ("imperial_basin", "arrakeen", "carthag")
        assert storm_safe(n, True) == (place.terrain != 0 or sheltered)
        assert storm_safe(n, False) == (place.terrain != 0 and not sheltered)
    assert NODE_OF["imperial_basin.9"] not in EXPOSED[9]
    assert {"imperial_basin.9", "arrakeen.9", "old_gap.9"} == tokens(EXPOSED_NO_WALL[9])
    assert tokens(EXPOSED[9]) == {"old_gap.9"}
    assert TERRITORY_OF["imperial_basin"] in SANDS


def test_sectors_passed() -> None:
    assert sectors_passed(17, 4) == (0, 1, 2, 3)
    assert sectors_passed(5, 0) == ()
    assert sorted(sectors_passed(0, 40)) == list(range(SECTORS))


def test_connected_parts() -> None:
    """R11.2."""
    mesa = TERRITORY_OF["pasty_mesa"]
    assert [tokens(part) for part in connected_parts(mesa, 5)] == [{"pasty_mesa.4"}, {"pasty_mesa.6", "pasty_mesa.7"}]
    assert [tokens(part) for part in connected_parts(mesa, 4)] == [{"pasty_mesa.5", "pasty_mesa.6", "pasty_mesa.7"}]
    assert connected_parts(mesa, 12) == (NODES[mesa],)
    assert connected_parts(TERRITORY_OF["arrakeen"], 9) == ()
    west = TERRITORY_OF["cielago_west"]
    assert [tokens(part) for part in connected_parts(west, 17)] == [{"cielago_west.0"}]
    for territory in range(42):
        for storm in range(SECTORS):
            left = [n for part in connected_parts(territory, storm) for n in part]
            assert left == [n for n in NODES[territory] if NODE_SECTOR[n] != storm]


@pytest.mark.parametrize(
    ("storm", "node_name", "reaches"),
    [
        (NO_STORM, "shield_wall.7", True),
        (NO_STORM, "pasty_mesa.4", True),
        (NO_STORM, "arrakeen.9", False),
        (7, "pasty_mesa.7", True),
        (7, "shield_wall.7", True),
        (7, "pasty_mesa.6", False),
        (6, "pasty_mesa.4", False),
        (6, "pasty_mesa.6", False),
        (9, "imperial_basin.10", False),
        (8, "imperial_basin.9", False),
        (8, "imperial_basin.8", True),
        (7, "gara_kulon.7", True),
        (4, "false_wall_east.5", True),
        (4, "false_wall_east.4", False),
    ],
)
def test_family_atomics_reach(storm: int, node_name: str, reaches: bool) -> None:
    """T19, R19.2."""
    assert (NODE_OF[node_name] in WALL_NODES[storm]) == reaches


def test_circles() -> None:
    """R5.6: the circle under the storm is last."""
    assert storm_order(4) == (2, 3, 4, 5, 0, 1)
    assert storm_order(7) == (3, 4, 5, 0, 1, 2)
    assert storm_order(0) == (0, 1, 2, 3, 4, 5)
    assert storm_order(17) == (0, 1, 2, 3, 4, 5)
    assert storm_order(16) == (0, 1, 2, 3, 4, 5)
    assert storm_order(14) == (5, 0, 1, 2, 3, 4)
    for storm in range(SECTORS):
        ahead = [(CIRCLES[circle] - storm - 1) % SECTORS for circle in storm_order(storm)]
        assert ahead == sorted(ahead)
    assert all(len(circles) == count for count, circles in SPREAD.items())


def test_first_dialers() -> None:
    """R5.1."""
    assert first_dialers((0, 1, 2, 3, 4, 5)) == (0, 5)
    assert first_dialers((1, 2, 4)) == (1, 4)
    assert first_dialers((0, 3)) == (0, 3)
    assert first_dialers((0, 1, 3), two_nearest=True) == (0, 1)
    assert first_dialers((0, 1, 3)) == (0, 3)
    assert first_dialers((0, 1, 2, 3, 4, 5), two_nearest=True) == (0, 5)


# Movement.


def test_printed_example() -> None:
    """R10.18: Tuek's Sietch, Pasty Mesa, Shield Wall, Imperial Basin."""
    way = ("tueks_sietch", "pasty_mesa", "shield_wall", "imperial_basin")
    for one, next_one in pairwise(way):
        assert TERRITORY_OF[next_one] in TERRITORY_NEIGHBOURS[TERRITORY_OF[one]]
    assert goes("tueks_sietch.4", "imperial_basin.8", 3)
    assert not goes("tueks_sietch.4", "imperial_basin.8", 2)


@pytest.mark.parametrize(
    ("start", "end", "steps", "storm", "legal"),
    [
        ("arrakeen.9", "imperial_basin.8", 3, 9, False),  # leaving the storm
        ("old_gap.8", "old_gap.10", 1, 9, False),  # the storm lies between
        ("old_gap.8", "basin.8", 1, 9, True),
        ("arrakeen.9", "polar_sink", 3, 0, True),
        ("arrakeen.9", "polar_sink", 2, 0, True),
        ("arrakeen.9", "polar_sink", 1, 0, False),
        ("arrakeen.9", "harg_pass.3", 3, 0, True),
        ("arrakeen.9", "harg_pass.3", 2, 0, False),
        ("red_chasm.6", "imperial_basin.8", 3, 0, True),
        ("red_chasm.6", "imperial_basin.8", 3, 7, False),
        ("sietch_tabr.13", "the_great_flat.14", 2, 0, True),
        ("sietch_tabr.13", "the_great_flat.14", 2, 13, False),
        ("shield_wall.8", "old_gap.9", 2, 0, True),
        ("polar_sink", "wind_pass.15", 1, 16, True),
        ("polar_sink", "wind_pass_north.16", 1, 16, False),
        ("cielago_south.2", "cielago_south.1", 0, 0, True),  # R10.17
        ("cielago_south.2", "cielago_south.2", 3, 0, False),
        ("pasty_mesa.4", "pasty_mesa.7", 0, 0, True),
        ("pasty_mesa.4", "pasty_mesa.7", 0, 5, False),
        ("false_wall_east.4", "false_wall_east.8", 0, 6, False),
        ("false_wall_east.4", "false_wall_east.8", 2, 6, True),  # around by the Polar Sink
        ("habbanya_sietch.16", "meridian.0", 2, NO_STORM, True),
        ("habbanya_sietch.16", "meridian.0", 2, 17, False),
    ],
)
def test_ways(start: str, end: str, steps: int, storm: int, legal: bool) -> None:
    """R1.6, R5.5, R10.11, R10.15."""
    assert goes(start, end, steps, storm) == legal


def test_reach_without_storm_is_the_distance() -> None:
    for start, home in enumerate(NODE_TERRITORY):
        for steps in range(4):
            near = {n for n, there in enumerate(NODE_TERRITORY) if DISTANCE[home][there] <= steps}
            assert set(reach(start, steps, NO_STORM)) == near - {start}


def test_ways_go_both_ways_and_never_through_the_storm() -> None:
    for storm in range(SECTORS):
        for start in range(86):
            found = reach(start, 3, storm)
            assert not found or NODE_SECTOR[start] != storm
            assert all(NODE_SECTOR[n] != storm for n in found)
            assert all(start in reach(n, 3, storm) for n in found)


def test_closed_strongholds() -> None:
    """R10.16."""
    assert goes("imperial_basin.10", "carthag.10", 1)
    assert not goes("imperial_basin.10", "carthag.10", 1, closed=gates("carthag"))
    assert goes("imperial_basin.10", "carthag.10", 1, closed=gates("arrakeen"))
    assert goes("arrakeen.9", "old_gap.9", 1, closed=gates("arrakeen"))  # one may always leave
    assert goes("sietch_tabr.13", "plastic_basin.13", 1, closed=gates(*names(STRONGHOLDS)))


def test_a_closed_stronghold_is_never_the_only_way() -> None:
    """R10.16: on this map the ban on passing through lengthens no way of up to three territories."""
    sets = [sum(bits) for count in range(1, 6) for bits in combinations((1, 2, 4, 8, 16), count)]
    for storm in (NO_STORM, 4, 8, 9, 10, 13, 16):
        for start in range(86):
            free = reach(start, 3, storm)
            for closed in sets:
                assert reach(start, 3, storm, closed) == tuple(n for n in free if not GATE[n] & closed)


# Cards and leaders.


def test_treachery_deck() -> None:
    assert TREACHERY == len(CARD_DESIGN) == 33
    assert {KINDS[kind]: len(cards) for kind, cards in enumerate(OF_KIND)} == {
        "projectile": 4,
        "poison": 4,
        "lasgun": 1,
        "shield": 4,
        "snooper": 4,
        "worthless": 5,
        "cheap_hero": 3,
        "family_atomics": 1,
        "weather_control": 1,
        "hajr": 1,
        "ghola": 1,
        "truthtrance": 2,
        "karama": 2,
    }
    for card in range(TREACHERY):
        design = DESIGNS[CARD_DESIGN[card]]
        assert (CARD_NAME[card], CARD_KIND[card]) == (design.name, design.kind)
        assert card in COPIES_OF[DESIGN_OF[design.name]]
    assert len(DESIGN_OF) == len(DESIGNS) == 24
    assert sum(1 for kind in CARD_KIND if kind in WEAPONS) == 14
    assert sum(1 for kind in CARD_KIND if kind in DEFENSES) == 13


def test_spice_deck() -> None:
    assert len(SPICE_DECK) == 21
    assert SPICE_DECK.count(SHAI_HULUD) == 6
    assert sum(TERRITORIES[i].spice for i in SPICE_DECK if i >= 0) == 118
    assert [i for i in SPICE_DECK if i >= 0] == [i for i in range(42) if TERRITORIES[i].spice]
    assert all(NODE_TERRITORY[n] == i for i, n in zip(SPICE_DECK, SPICE_CARD_NODE) if i >= 0)
    assert {NODE_TOKENS[n]: TERRITORIES[i].spice for i, n in zip(SPICE_DECK, SPICE_CARD_NODE) if i >= 0} == {
        "cielago_north.2": 8,
        "cielago_south.1": 12,
        "the_minor_erg.7": 8,
        "red_chasm.6": 8,
        "south_mesa.4": 10,
        "sihaya_ridge.8": 6,
        "old_gap.9": 6,
        "broken_land.11": 8,
        "rock_outcroppings.13": 6,
        "hagga_basin.12": 6,
        "funeral_plain.14": 6,
        "the_great_flat.14": 10,
        "habbanya_erg.15": 8,
        "wind_pass_north.16": 6,
        "habbanya_ridge_flat.17": 10,
    }
    assert STORM_DECK == (1, 2, 3, 4, 5, 6)


def test_leaders() -> None:
    assert len(LEADERS) == 30
    assert [len(found) for found in LEADERS_OF] == [5] * 6
    strengths = {
        FACTIONS[i].name: sorted((LEADER_STRENGTH[n] for n in found), reverse=True)
        for i, found in enumerate(LEADERS_OF)
    }
    assert strengths == {
        "atreides": [5, 5, 4, 2, 1],
        "bene_gesserit": [5, 5, 5, 5, 5],
        "emperor": [6, 5, 3, 3, 2],
        "fremen": [7, 6, 5, 3, 2],
        "spacing_guild": [5, 3, 3, 2, 1],
        "harkonnen": [6, 4, 3, 2, 1],
    }


def test_traitor_deck_holds_leaders_in_play() -> None:
    """R3.4, R18.5."""
    for count, factions in RECOMMENDED.items():
        deck = traitor_deck(list(factions))
        assert len(deck) == 5 * count
        assert {LEADER_FACTION[card] for card in deck} == set(factions)


# Factions and settings.


def test_set_up_numbers() -> None:
    """R3.5, R3.6."""
    sheet = [
        (f.name, f.spice, f.placed, f.reserves, f.free_revival, f.treachery, f.traitors, f.hand_limit) for f in FACTIONS
    ]
    assert sheet == [
        ("atreides", 10, 10, 10, 2, 1, 1, 4),
        ("bene_gesserit", 5, 1, 19, 1, 1, 1, 4),
        ("emperor", 10, 0, 20, 1, 1, 1, 4),
        ("fremen", 3, 10, 10, 3, 1, 1, 4),
        ("spacing_guild", 5, 5, 15, 1, 1, 1, 4),
        ("harkonnen", 10, 10, 10, 2, 2, 4, 8),
    ]
    assert all(f.placed + f.reserves == FORCES == 20 for f in FACTIONS)
    assert [(f.special, f.special_name) for f in FACTIONS if f.special] == [(5, "sardaukar"), (3, "fedaykin")]
    assert len({f.letter for f in FACTIONS}) == len({f.colour for f in FACTIONS}) == 6
    assert sum(f.treachery for f in FACTIONS) == 7


def test_powers() -> None:
    assert len(POWERS) == 58
    assert len({power.id for power in POWERS}) == len({power.name for power in POWERS}) == 58
    assert Counter(power.faction for power in POWERS) == {0: 10, 1: 12, 2: 6, 3: 16, 4: 8, 5: 6}
    fixed = [power for power in POWERS if power.tier in (KARAMA_POWER, VICTORY)]
    assert all(power.cancel == NEVER for power in fixed)
    assert {power.faction for power in fixed if power.tier == KARAMA_POWER} == set(range(6)) - {BENE_GESSERIT}


def test_recommended_factions() -> None:
    assert RECOMMENDED[2] == (ATREIDES, HARKONNEN)
    assert set(RECOMMENDED[3]) == {ATREIDES, HARKONNEN, FREMEN}
    assert BENE_GESSERIT not in RECOMMENDED[5]
    assert all(len(set(factions)) == count for count, factions in RECOMMENDED.items())


def test_victory_variants_all() -> None:
    """R18.6."""
    assert [(v.name, v.members, v.strongholds) for v in ALLIANCE_VARIANTS] == [
        ("standard", 2, 4),
        ("two_three", 2, 3),
        ("three_four", 3, 4),
        ("three_three", 3, 3),
        ("any_three", 6, 3),
    ]


def test_settings_have_rules() -> None:
    assert {setting.name for setting in SETTINGS} == set(SETTING_RULES)
    assert all(rule in rulebook() for rules in SETTING_RULES.values() for rule in rules)


# Words.


def rulebook() -> dict[str, str]:
    lines = (PACKAGE / "rules.md").read_text("utf-8").splitlines()
    items = [line[2:].split(" ", 1) for line in lines if line.startswith("- ")]
    assert len({item[0] for item in items}) == len(items)
    return {item[0]: item[1] for item in items}


def messages(language: str) -> dict[str, str]:
    text = (PACKAGE / "text" / language / "names.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(set(found)) == len(found)
    return dict(re.findall(r"(?m)^([\w-]+) = (.+)$", text))


def test_digest_has_every_power_and_card() -> None:
    rules = rulebook()
    assert {power.id for power in POWERS} <= set(rules)
    assert {card_rule(i) for i in range(len(DESIGNS))} <= set(rules)
    cited = re.findall(r"\b(?:R\d+\.\d+(?:\.\d+)?|[A-Z]{2,3}\.[BSAKV]\d|T\d+(?:\.\d)?)", "\n".join(rules.values()))
    assert set(cited) <= set(rules)


def test_digest_names_every_setting() -> None:
    text = "\n".join(rulebook().values())
    for setting in SETTINGS:
        assert setting.name in text or setting.name.startswith("faction_")


def test_names_in_three_languages() -> None:
    wanted = {
        *[f"territory-{place.name}" for place in TERRITORIES],
        *[f"terrain-{terrain}" for terrain in TERRAINS],
        *[f"faction-{faction.name}" for faction in FACTIONS],
        *[f"leader-{leader.name}" for leader in LEADERS],
        *[f"card-{design.name}" for design in DESIGNS],
        *[f"kind-{kind}" for kind in KINDS],
        *[f"power-{power.name}" for power in POWERS],
        *[f"module-{module}" for module in ("advanced", *ADVANCED_PARTS)],
        "game-dune",
        "game-dune-help",
    }
    english = messages("en")
    for language in ("en", "ru", "uk"):
        found = messages(language)
        assert wanted <= set(found)
        assert set(found) <= set(english)
        for kind in ("territory-", "leader-", "card-"):  # no two of a kind share a name
            group = [text for name, text in found.items() if name.startswith(kind)]
            assert len(set(group)) == len(group)


def test_words_for_powers_and_settings() -> None:
    english = messages("en")
    for power in POWERS:
        assert f"power-{power.name}-help" in english
    for setting in SETTINGS:
        assert {f"setting-{setting.name}", f"setting-{setting.name}-help"} <= set(english)


# Drawings.


def test_shapes_fit_the_map() -> None:
    shapes = json.loads((PACKAGE / "facts" / "shapes.json").read_text("utf-8"))
    assert set(shapes["nodes"]) == set(NODE_OF)
    assert set(shapes["territories"]) == set(TERRITORY_OF)
    assert [circle["sector"] for circle in shapes["circles"]] == list(CIRCLES)
    assert {name for name, shape in shapes["nodes"].items() if "spice" in shape} == tokens(
        tuple(n for n in SPICE_NODE if n >= 0)
    )
    for kind, table in (("border", BORDERS), ("split", SAME_TERRITORY)):
        drawn = {frozenset(line["between"]) for line in shapes["borders"] if line["kind"] == kind}
        assert drawn == {frozenset((NODE_TOKENS[n], NODE_TOKENS[o])) for n in range(86) for o in table[n]}
    # Together the polygons cover the circle, without holes or overlaps.
    total = sum(area(shape["polygon"]) for shape in shapes["nodes"].values())
    assert total / (3.14159 * shapes["size"] ** 2 / 4) == pytest.approx(1, abs=0.002)


def area(flat: list[int]) -> float:
    points = list(zip(flat[::2], flat[1::2]))
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def test_text_map_shows_everything() -> None:
    listed = [name for _, places in (*WEST, *EAST) for name in places.split()]
    assert sorted([*listed, "polar_sink"]) == sorted(TERRITORY_OF)
    everybody = dict.fromkeys(LETTERS, 20)
    full = {"storm": 13, "forces": dict.fromkeys(NODE_OF, everybody), "spice": dict.fromkeys(NODE_OF, 12)}
    for language in ("en", "ru", "uk"):
        crowded = text_map({**full, "circles": dict.fromkeys(FACTION_OF, 3)}, spoken(language))
        assert max(len(line) for line in crowded.splitlines()) <= WIDTH
        assert crowded.count("E*20") == crowded.count("$12") == 86

    quiet = {"storm": 9, "forces": {"arrakeen.9": {"atreides": 10}}, "spice": {"old_gap.9": 6}, "wall": False}
    calm = text_map(quiet, spoken("en"))
    assert re.search(r"# Arrakeen +~9 +A10", calm)
    assert re.search(r"Old Gap +8 ~9\$ 10 +9:\$6", calm)
    assert "Shield Wall destroyed" in calm
    assert "Carthag" in calm

    empty = {"storm": 0, "forces": {}, "spice": {}, "circles": {"fremen": 3}}
    assert "F Fremen (circle in 10)" in text_map(empty, spoken("en"))
    other = text_map({**empty, "wall": False}, spoken("ru"))
    assert "F Фримены (круг в секторе 10)" in other
    assert "Барьерная Стена разрушена" in other
    assert re.search("[a-z]{3}", other) is None


def spoken(language: str) -> Say:
    """The words of the game in a language, as a terminal says them."""
    words = Words(language, ["kanly.games.dune"])
    return lambda said: words.say(kernel.Message(said) if isinstance(said, str) else said)


def test_whoever_chooses_the_advanced_game_is_shown_that_its_parts_are_on() -> None:
    by_name = {module.name: module for module in GAME.modules}
    assert by_name["advanced"].requires == ADVANCED_PARTS
    assert set(GAME.set_up(4, ("advanced",)).modules) == {"advanced", *ADVANCED_PARTS}
