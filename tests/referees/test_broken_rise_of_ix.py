"""Rise of Ix with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, first, lacking, telling
from tests.referees.referee import Watched, broken

from kanly.registry import game_named

GAMES = [
    Watched(seats, ("rise_of_ix",), (), f"b{number}", bots)
    for number in range(4)
    for seats, bots in ((3, ("greedy",)), (1, ("greedy",)), (4, ("greedy", "random")))
]


def sinks(p: Any, *_: Any) -> None:
    """A dreadnought in the supply is lost."""
    docked = p.state.parts["rise_of_ix"].docked
    docked[0] = max(0, docked[0] - 1)


def test_a_dreadnought_is_missed() -> None:
    assert complaints(broken("imperium", {"turn": first(sinks)}), GAMES[:1], "IX-51")


def again(kind: str) -> Retell:
    """Events of this kind are told twice."""
    return lambda event: [event, event] if event.kind == kind else [event]


TOLD: list[tuple[str, str, Retell]] = [
    ("IX-12", "a late conflict at the start", telling("conflict", lambda _: ("economic_supremacy",))),
    ("IX-30", "a tile that lies under others", telling("acquires_tech", lambda house, _: (house, "artillery"))),
    ("IX-32", "a tile for nothing", lacking("pays")),
    ("IX-34", "negotiators from nowhere", telling("negotiators_back", lambda house, n: (house, n + 12))),
    ("IX-36", "no bonus of a tile", lacking("draws_intrigue")),
    ("IX-40", "a tile used twice", again("uses_tech")),
    ("IX-51", "a third dreadnought", again("commissions")),
    ("IX-52", "dreadnoughts from nowhere", telling("launches", lambda house, n: (house, n + 2))),
    ("IX-54", "dreadnoughts that stay", lacking("dreadnoughts_home")),
    ("IX-55", "no control", lacking("stations")),
    ("IX-57", "dreadnoughts that never leave", lacking("relieved")),
    ("IX-60", "a leap", telling("freighter_advances", lambda house, n: (house, n + 1))),
    ("IX-61", "a recall from elsewhere", telling("freighter_recalled", lambda house, n: (house, n + 1))),
    ("IX-62", "no dividends", lacking("gains", 5, 0, 0)),
    ("IX-113", "a freighter beyond the second space", lacking("freighter_advances", 2)),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("imperium"), GAMES, rule, retell)


# In teams.

SIX = [Watched(6, ("rise_of_ix",), (), f"t{number}", ("random", "greedy")) for number in range(3)]
TEAMS: list[tuple[str, str, Retell]] = [
    ("SIX-91", "a commander's own freighter", telling("freighter_advances", lambda _, n: ("muad_dib", n))),
    ("SIX-91", "a commander's own negotiator", telling("negotiates", lambda _: ("shaddam_corrino_iv",))),
    ("SIX-91", "a commander's own dreadnought", telling("commissions", lambda _: ("muad_dib",))),
    ("SIX-91", "no contract to begin with", lacking("takes_contract")),
    ("SIX-90", "a commander's Control the Spice", telling("reveals", lambda house, _: (house, "control_the_spice"))),
    ("IX-62", "dividends without teammates", lacking("gains", 1, 0, 0)),
    ("IX-52", "an ally's dreadnoughts from nowhere", telling("launches", lambda house, n: (house, n + 2))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TEAMS, ids=[what for _, what, _ in TEAMS])
def test_what_is_told_wrongly_of_teams_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), SIX, rule, retell)


def commanders_sail(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    view["houses"][0]["freighter"] = 0


def test_a_commanders_freighter_is_found() -> None:
    assert complaints(broken("uprising", {}, commanders_sail), SIX[:1], "SIX-91")
