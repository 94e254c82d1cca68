"""The Mentat: one more agent, for whoever takes it, until the round ends (BAS-45 to BAS-51)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message

EVENTS: Final = {"mentat": ("house",), "mentat_back": (), "mentat_promised": ("house",)}


def take_mentat(p: P, h: int) -> None:
    """The Mentat goes to a house, as an agent on its leader."""
    first_table(p.state).mentat = h
    p.state.houses[h].agents += 1
    tell_of(p, "mentat", h)


class TakeMentat(Effect):
    """The Mentat, if it lies on its space; nobody else's can be taken (BAS-47, BAS-50)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return first_table(x.s).mentat == NOBODY

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-mentat", rules=("BAS-47",))

    def do(self, x: Cast) -> Flow | None:
        take_mentat(x.p, x.receiver)
        return None

    def text(self) -> Message:
        return Message("take-mentat")

    def value(self, x: Cast) -> float:
        return 0.8 * rates(x).agent if self.ready(x) else 0.0


class PromiseMentat(Effect):
    """The Mentat at the start of the next round, whoever has it now (BAS-49)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        first_table(x.s).promised = x.receiver
        tell_of(x.p, "mentat_promised", x.receiver)
        return None

    def text(self) -> Message:
        return Message("promise-mentat")

    def value(self, x: Cast) -> float:
        return 0.8 * rates(x).agent if x.s.conflict_deck else 0.0


def with_mentat_home(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """At the recall the Mentat goes back to its space, used or not (BAS-48)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        table = first_table(p.state)
        if table.mentat == h:
            table.mentat = NOBODY
            p.tell("mentat_back", ())

    return step


def promise_kept(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Who was promised the Mentat has it from the start of the round (BAS-49)."""

    def scene(p: P) -> None:
        inner(p)
        table = first_table(p.state)
        if table.promised != NOBODY:
            take_mentat(p, table.promised)
            table.promised = NOBODY

    return scene


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"agents_home": with_mentat_home, "next_round": promise_kept}
