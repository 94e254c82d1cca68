"""Mixed decks with one rule broken at a time: their referee names the rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, telling
from tests.referees.first_cards.leaders import EVERY_LEADER
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


SIX = [Watched(6, ("first_cards",), (), f"s{number}", ("random",)) for number in range(12)]
TOLD_OF_SIX: list[tuple[str, str, Retell]] = [
    ("SIX-94", "a victor's card of a commander", telling("plays_intrigue", lambda _, card: ("muad_dib", card))),
    ("SIX-94", "a commander's troops", telling("loses_fielded", lambda _, troops: ("muad_dib", troops))),
    ("SIX-94", "a commander's garrison", telling("loses_troops", lambda _, troops: ("muad_dib", troops))),
    ("SIX-94", "friends that nobody has", telling("does", lambda house, _: (house, "plans_within_plans.endgame.1"))),
    ("BAS-141", "a space under The Voice", telling("voice", lambda house, _: (house, "arrakeen"))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD_OF_SIX, ids=[what for _, what, _ in TOLD_OF_SIX])
def test_what_is_told_wrongly_of_six_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), SIX, rule, retell)


def thin(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    view["imperium_deck"] -= 1


def test_a_missing_card_is_found() -> None:
    assert complaints(broken("uprising", {}, thin), GAMES[:1], "BASE-02")


def test_a_leader_among_guests_who_pays_too_little_is_found() -> None:
    """The referee has an eye for guests' prices, not a blind one."""
    guests = [Watched(4, (), ((EVERY_LEADER, True),), f"g{number}", ("random",)) for number in range(6)]
    assert complaints(game_named("uprising"), guests, "AGT-05", lacking("pays"))
