"""The board as text, 100 columns wide: a place on the page is a place on the planet.

West is on the left, east on the right, north at the top: the left column goes counter-clockwise, like the storm, from
sector 11 to sector 0, the right one clockwise from 10 to 1. Neighbours in a column are mostly neighbours on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kanly.games.dune.facts.map import (
    CIRCLES,
    NODE_SECTOR,
    NODE_TOKENS,
    NODES,
    POLAR_SINK,
    ROCK,
    STRONGHOLD,
    TERRITORIES,
    TERRITORY_OF,
)
from kanly.kernel import Message
from kanly.kit import Say, beside, listed

WIDTH: Final = 100
HALF: Final = 48
NAME: Final = 19
PLACES: Final = 13
MARKS: Final = (" ", "^", "#", "o")  # by terrain
LETTERS: Final[dict[str, str]] = {  # who stands there; `view["forces"]` may tell kinds of forces apart
    "atreides": "A",
    "bene_gesserit": "B",
    "advisors": "b",
    "emperor": "E",
    "sardaukar": "E*",
    "fremen": "F",
    "fedaykin": "F*",
    "spacing_guild": "G",
    "harkonnen": "H",
}
NAMES: Final[dict[str, str]] = {  # their messages
    **{kind: "faction-" + kind for kind in LETTERS},
    "advisors": "map-advisors",
    "sardaukar": "force-sardaukar",
    "fedaykin": "force-fedaykin",
}

# Who lies beside whom: (sectors, territories) from north to south.
WEST: Final = (
    ("11-12", "arsunt hagga_basin tsimpo"),
    ("12-13", "plastic_basin rock_outcroppings sietch_tabr bight_of_the_cliff"),
    ("14-15", "funeral_plain the_great_flat the_greater_flat wind_pass"),
    ("15-17", "habbanya_erg false_wall_west wind_pass_north habbanya_sietch habbanya_ridge_flat"),
    ("17-0", "cielago_west meridian cielago_north cielago_depression"),
)
EAST: Final = (
    ("10-9", "broken_land carthag imperial_basin arrakeen old_gap"),
    ("8-7", "rim_wall_west basin hole_in_the_rock sihaya_ridge shield_wall gara_kulon"),
    ("7-5", "false_wall_east the_minor_erg pasty_mesa red_chasm"),
    ("5-3", "south_mesa tueks_sietch false_wall_south harg_pass"),
    ("2-1", "cielago_east cielago_south"),
)


def text_map(view: Mapping[str, Any], say: Say) -> str:
    """Draw the board; `say` gives the text of a message or of its id.

    `view` needs `storm` (a sector), `forces` (`{"arrakeen.9": {"atreides": 10}}`) and `spice` (`{"old_gap.9": 6}`); it
    may have `wall` (whether the Shield Wall stands) and `circles` (`{"atreides": 0}`).
    """
    columns = beside(_column(WEST, view, say), _column(EAST, view, say), HALF, " | ")
    return "\n".join([*_head(view, say), *columns, *_foot(view, say)]) + "\n"


def _head(view: Mapping[str, Any], say: Say) -> list[str]:
    title = f" {say(Message('map-storm', {'sector': view['storm']}))} "
    if not view.get("wall", True):
        title += f"- {say('map-wall-destroyed')} "
    centre = f"{_name(POLAR_SINK, say)}  {_contents(NODE_TOKENS[NODES[POLAR_SINK][0]], view)}"
    return [f"{title:=^{WIDTH}}", f"{centre.rstrip():^{WIDTH}}".rstrip()]


def _foot(view: Mapping[str, Any], say: Say) -> list[str]:
    kinds = {kind for forces in view["forces"].values() for kind in forces}
    circles: Mapping[str, int] = view.get("circles", {})
    words = [
        f"{MARKS[STRONGHOLD]} {say('terrain-stronghold')}",
        f"{MARKS[ROCK]} {say('terrain-rock')}",
        f"9$ {say('map-blow')}",
        f"~9 {say('map-in-storm')}",
        f"$6 {say('word-spice')}",
    ]
    for kind, letter in LETTERS.items():
        if kind in circles:
            args = {"faction": Message(NAMES[kind]), "sector": CIRCLES[circles[kind]]}
            words.append(f"{letter} {say(Message('map-circle', args))}")
        elif kind in kinds:
            words.append(f"{letter} {say(NAMES[kind])}")
    return ["=" * WIDTH, *listed("", words, "   ", 0, WIDTH)]


def _column(groups: tuple[tuple[str, str], ...], view: Mapping[str, Any], say: Say) -> list[str]:
    lines: list[str] = []
    for sectors, places in groups:
        lines.append(f"  {say(Message('map-sectors', {'sectors': sectors}))} ".ljust(HALF, "."))
        for place in places.split():
            lines += _entry(TERRITORY_OF[place], view, say)
    return lines


def _entry(territory: int, view: Mapping[str, Any], say: Say) -> list[str]:
    """A territory's line, and more of them if its forces need the room."""
    place = TERRITORIES[territory]
    sectors = " ".join([_sector(s, view["storm"], place.spice_sector) for s in place.sectors])
    lines = [f"{MARKS[place.terrain]} {_name(territory, say)[:NAME]:{NAME}} {sectors:{PLACES}}"]
    room = HALF - len(lines[0])
    used = 0
    for n in NODES[territory]:
        there = _contents(NODE_TOKENS[n], view)
        if not there:
            continue
        if len(NODES[territory]) > 1:
            there = f"{NODE_SECTOR[n]}:{there}"
        # What is in one sector stays together where it can.
        parts = [there] if len(there) < room else there.split()
        for part in parts:
            if used + 1 + len(part) > room:
                lines.append(" " * (HALF - room))
                used = 0
            lines[-1] += " " + part
            used += 1 + len(part)
    return lines


def _sector(sector: int, storm: int, spice: int) -> str:
    return ("~" if sector == storm else "") + str(sector) + ("$" if sector == spice else "")


def _contents(node: str, view: Mapping[str, Any]) -> str:
    forces: Mapping[str, int] = view["forces"].get(node, {})
    spice: int = view["spice"].get(node, 0)
    parts = [f"{LETTERS[kind]}{forces[kind]}" for kind in LETTERS if forces.get(kind)]
    if spice:
        parts.append(f"${spice}")
    return " ".join(parts)


def _name(territory: int, say: Say) -> str:
    return say("territory-" + TERRITORIES[territory].name)
