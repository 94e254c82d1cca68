"""Deployment in a commander's turn: the activated ally decides (SIX-12, SIX-14)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.games.imperium.effects.forces import ALL_TROOPS
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import P
from kanly.kernel import Ask, Flow, Message


def ally_room(p: P) -> int:
    """How many more units the activated ally could deploy."""
    return forces.may_deploy(p.state)


def ally_sends(p: P) -> Flow:
    """The activated ally says how many troops go."""
    turn = p.state.on_turn
    most = forces.may_deploy(p.state)
    n: int = yield Ask(p.state.houses[turn.ally].seat, "troops", list(range(most + 1)))
    if n:
        forces.deploy(p, turn.ally, n)
        turn.deployed += n
        deployed(p, turn.ally)


class AllyDeploys(Effect):
    """The commander gives the ally the word, any number of times; the ally says how many units go.

    `given` is what could still have been deployed when the ally spoke last: it is asked again only for more.
    """

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        room: int = x.p.rules.steps["ally_room"](x.p)
        return room > x.given

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-deployment", rules=("LDR-07",) if x.s.on_turn.banned else ("SIX-14",))

    def do(self, x: Cast) -> Flow | None:
        return self._deploy(x)

    def _deploy(self, x: Cast) -> Flow:
        yield from x.p.rules.steps["ally_sends"](x.p)
        put(x, self, x.p.rules.steps["ally_room"](x.p))

    def text(self) -> Message:
        return Message("ally-deploys")

    def sends(self) -> int:
        return ALL_TROOPS

    def value(self, x: Cast) -> float:
        return 0.01  # when nothing else is left to do, for recruits raise the limit


STEPS: Final[tuple[Any, ...]] = (ally_room, ally_sends)
