"""Mixed decks with one rule broken at a time: their referee names the rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, telling
from tests.referees.referee import Watched, broken

from kanly.registry import game_named

GAMES = [Watched(4, ("first_cards",), (), f"b{number}", ("random",)) for number in range(30)]
TOLD: list[tuple[str, str, Retell]] = [
    ("BASE-01", "a card about the Mentat", telling("plays_intrigue", lambda house, _: (house, "calculated_hire"))),
    ("BAS-141", "a space under The Voice", telling("voice", lambda house, _: (house, "arrakeen"))),
    ("BAS-83", "troops from the supply", lacking("plays_intrigue")),
    ("AGT-02", "icons that nobody gave", telling("sends", lambda house, _, space: (house, "dagger", space))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), GAMES, rule, retell)


def thin(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    view["imperium_deck"] -= 1


def test_a_missing_card_is_found() -> None:
    assert complaints(broken("uprising", {}, thin), GAMES[:1], "BASE-02")
