"""Scripts: an effect from its first question to the turn of the other side, nothing left out.

A script is questions and answers, `legion arsunt|arsunt carthag done; target step:carthag`: behind a bar everything
that may be answered, `A:` or `H:` before it if the other side is asked. `rolled 4:5:2` says how a round of battle went,
`where alia:ready` where a leader is by now. After the last line the turn is over: a step more or less, another number,
another legion or place, and the script no longer fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.arrakis.tables import ArrakisTable, arrakis, guild

from kanly.games.arrakis.facts.leaders import LEADERS
from kanly.games.arrakis.facts.pieces import RESULTS, SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS

H = "harkonnen"
A = "atreides"
SIDE_OF_DECK = (H, H, A, A)
Given = Callable[[ArrakisTable], Any]  # what is on the board
There = dict[str, dict[str, int]]  # by side and area, `H arsunt`: the figures afterwards
Row = tuple[str, Given, str, There]


def play_card(name: str, given: Given, script: str, there: There) -> ArrakisTable:
    """A planning card, played with a leadership die."""
    card = next(card for card in ALL_DESIGNS if card.name == name)
    side = SIDE_OF_DECK[card.deck]
    t = (guild() if "_sg_" in name else arrakis()).dice(A if side == H else H, mentat=3)
    given(t)
    t.card(side, name).plays(side, name)
    follow(t, side, script)
    see(t, there)
    return t


def act(leader: str, box: str, given: Given, script: str, there: There) -> None:
    """A special action, with a die of its box and no other."""
    side = SIDES[next(each.side for each in LEADERS if each.name == leader)]
    t = arrakis().dice(A if side == H else H, mentat=3)
    given(t)
    t.dice(side, **dict.fromkeys(RESULTS, 1)).turn(side)
    for result in RESULTS if side == H else RESULTS[:4]:  # with House the Atreides have all boxes
        offered = t.does(side, "turn", result).offers(side)
        assert (f"special:{leader}" in offered) == (result == box), result
        t.undo(SIDES.index(side))
    t.does(side, "turn", box).does(side, "action", f"special:{leader}")
    follow(t, side, script)
    see(t, there)


def follow(t: ArrakisTable, side: str, script: str) -> None:
    """The script is played, and then it is the other side's turn."""
    for line in script.split("; ") if script else []:
        who = {"A:": A, "H:": H}.get(line[:2], side)
        said, _, offers = line.removeprefix("A:").removeprefix("H:").partition("|")
        kind, answer = said.split()
        if kind == "rolled":
            assert rolled(t) == answer
        elif kind == "where":
            leader, place = answer.split(":")
            assert t.leader_is(leader) == place
        else:
            assert t.asked(who) == kind, f"{line}: {[(ask.seat, ask.kind) for ask in t.table.pending]}"
            if offers:
                assert {offer for offer in t.offers(who) if offer[:5] != "free:"} == set(offers.split()), line
            t.does(who, kind, int(answer) if kind == "either" else answer)
    assert [(SIDES[ask.seat], ask.kind) for ask in t.table.pending] == [(A if side == H else H, "turn")], "more to do"


def see(t: ArrakisTable, there: There) -> None:
    """Who stands where."""
    for where, figures in there.items():
        side, area = where.split()
        assert t.figures(H if side == "H" else A, area) == figures, where


def rolled(t: ArrakisTable) -> str:
    """The dice of the attacker, of the defender, and the hits of the attacker with specials."""
    first, second = t.told("battle_rolled")
    return f"{first[1]}:{second[1]}:{t.told('battle_damage')[0][1]}"


# Boards.


def nothing(t: ArrakisTable) -> None:
    """The board stays bare."""


def field(t: ArrakisTable) -> ArrakisTable:
    """A Harkonnen legion before a sietch of rank 3: whoever attacks faces five dice, and pays for going on."""
    t.legion(H, "pasty_mesa", regular=2, special=1).legion(A, "tasmin_sink", regular=2).sietch("tasmin_sink", 3)
    return t.legion(H, "arsunt", regular=1).legion(H, "carthag", regular=1, generic=1)


def gates(t: ArrakisTable) -> ArrakisTable:
    """An Atreides legion before Arrakeen, and two that stand far away."""
    t.legion(A, "rimwall_west", regular=3).legion(H, "arrakeen", regular=3)
    return t.legion(A, "pasty_mesa", regular=1, generic=1).legion(A, "gara_kulon", regular=1)


def elites(t: ArrakisTable, side: str) -> ArrakisTable:
    """Three elites, two legions with a special elite and one without."""
    t.legion(side, "false_wall_east", elite=3).legion(side, "pasty_mesa", special=1)
    return t.legion(side, "se_inner_1", special=1).legion(side, "ne_inner_9", regular=1)


DISGUISED = (
    "replace false_wall_east; replace false_wall_east; legion false_wall_east; target step:harg_pass; leave go; "
    "legion pasty_mesa|pasty_mesa se_inner_1 done; target step:se_outer_5"
)
