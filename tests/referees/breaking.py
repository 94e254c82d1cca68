"""Ways to break a rule on purpose, and to see that the referee names it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.referees.games import REFEREES
from tests.referees.referee import Watched, watch

from kanly.kernel import Event, Game
from kanly.kernel.modules import Function

Retell = Callable[[Event], Iterable[Event]]


def complaints(game: Game, games: Iterable[Watched], rule: str, retell: Retell | None = None) -> list[str]:
    """What the referee says about this rule in the first of these games in which it says anything about it."""
    for one in games:
        said = [what for what in watch(REFEREES[game.id], game, one, retell) if what.startswith(rule + ":")]
        if said:
            return said
    return []


def twice(inner: Function) -> Function:
    """A scene that is played twice."""

    def scene(p: Any, *args: Any) -> Any:
        for _ in range(2):
            flow = inner(p, *args)
            if flow is not None:
                yield from flow

    return scene


def skipped(inner: Function) -> Function:
    """A scene that is not played."""
    return lambda *_: None


def first(change: Callable[..., None]) -> Callable[[Function], Function]:
    """Something is changed before a scene or step."""

    def wrap(inner: Function) -> Function:
        def scene(p: Any, *args: Any) -> Any:
            change(p, *args)
            return inner(p, *args)

        return scene

    return wrap


def lacking(kind: str, *data: Any) -> Retell:
    """Events of this kind, with these last data, are not told."""

    def retell(event: Event) -> list[Event]:
        tail = event.data[len(event.data) - len(data) :]
        return [] if event.kind == kind and tail == data else [event]

    return retell


def lacking_of(kind: str, who: str) -> Retell:
    """Events of this kind are not told where they are about somebody whose name begins so."""
    return lambda event: [] if event.kind == kind and str(event.data[0]).startswith(who) else [event]


def telling(kind: str, change: Callable[..., tuple[Any, ...]]) -> Retell:
    """Events of this kind are told with other data."""
    return lambda event: [Event(kind, change(*event.data))] if event.kind == kind else [event]
