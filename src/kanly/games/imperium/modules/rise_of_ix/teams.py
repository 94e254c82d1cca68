"""Ix in the game for six: an ally's dreadnoughts in its commander's turn (SIX-91)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.table import FLEET
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.kernel import Ask, Flow, Kind, Message, Option


def room_for_dreadnoughts(inner: Callable[[P], int]) -> Callable[[P], int]:
    """Dreadnoughts of the activated ally may go as well as its troops (SIX-14)."""

    def step(p: P) -> int:
        return inner(p) + fleet.may_launch(p.state)

    return step


def launches_first(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """The ally says how many dreadnoughts go; each takes the place of a troop (IX-52)."""

    def step(p: P) -> Flow:
        ally = p.state.on_turn.ally
        most = fleet.may_launch(p.state)
        if most:
            n: int = yield Ask(p.state.houses[ally].seat, "dreadnoughts", list(range(most + 1)))
            if n:
                fleet.launch(p, ally, n)
                deployed(p, ally)
        if forces.may_deploy(p.state):
            yield from inner(p)

    return step


def _launched(rules: ImperiumRules) -> list[Option]:
    """Asked of nobody where there are no allies."""
    return list(range(FLEET + 1)) if "ally_sends" in rules.steps else []


def _describe(p: P, ask: Ask, option: Option) -> Message:
    return Message("dreadnoughts-option", {"n": option}, rules=("SIX-14", "IX-52"))


ALSO_WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "ally_room": room_for_dreadnoughts,
    "ally_sends": launches_first,
}
KINDS: Final[tuple[Kind, ...]] = (Kind("dreadnoughts", _launched, describe=_describe, public=True),)
