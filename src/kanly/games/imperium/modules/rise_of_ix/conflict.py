"""Dreadnoughts after a conflict: control for the winner, and home (IX-54 to IX-59)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.effects import PUSH
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import DETONATION_DEVICES, owned, owns_tile
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import score
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

DETONATE: Final = "detonate"

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "stations": ("house", "space"),
    "relieved": ("house", "space"),
    "detonates": ("house",),
    "dreadnoughts_home": ("house", "n"),
}


def under_dreadnought(inner: Callable[[ImperiumState, int], int]) -> Callable[[ImperiumState, int], int]:
    """A dreadnought covers the marker: its owner has the control (IX-56)."""

    def step(s: ImperiumState, space: int) -> int:
        for at, h, _ in ix(s).posts:
            if at == space:
                return h
        return inner(s, space)

    return step


def remember_winner(inner: Callable[[P, int], Any]) -> Callable[[P, int], Any]:
    """Who wins a conflict gains what tiles and plots have promised (IX-49)."""

    def scene(p: P, winner: int) -> Any:
        out = inner(p, winner)
        table = ix(p.state)
        table.winner = winner
        if winner != NOBODY:
            for tile in owned(p.rules.box, p.state, winner):
                for name in tile.winning:
                    p.rules.box.clauses[name].do(p.rules.cast(p, winner, NOBODY))
            if table.pushing >> winner & 1:
                gain(p, winner, solari=PUSH)
        return out

    return scene


def dreadnoughts_leave(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Dreadnoughts are not lost: they go to the garrisons, one of the winner's to a space that it controls (IX-54)."""

    def scene(p: P) -> None:
        inner(p)
        s = p.state
        table = ix(s)
        winner = table.winner
        fought = table.fielded[winner] if winner != NOBODY else 0
        for h in range(len(s.houses)):
            n = table.fielded[h]
            if n:
                table.fielded[h] = 0
                table.garrisons[h] += n
                fleet.arm(p, h)
                tell_of(p, "dreadnoughts_home", h, n)
        table.winner = NOBODY
        table.pushing = 0
        if fought:
            p.then(("station", winner, fought), "relieve")
        else:
            p.then("relieve")

    return scene


def free_posts(p: P) -> list[int]:
    """The spaces with a control bonus that hold no dreadnought (IX-55)."""
    held = [space for space, _, _ in ix(p.state).posts]
    return [space.number for space in p.rules.box.spaces if space.control is not None and space.number not in held]


def station(p: P, h: int, fought: int) -> Flow | None:
    """The winner puts a dreadnought onto a space, or blows it up for a point (IX-55, IX-58)."""
    if p.state.houses[h].seat == NOBODY:
        p.rules.steps["station_by_rule"](p, h)
        return None
    return _station(p, h, fought)


def _station(p: P, h: int, fought: int) -> Flow:
    s = p.state
    options: list[Option] = [p.rules.box.spaces[space].name for space in free_posts(p)]
    if owns_tile(p.rules.box, s, h, DETONATION_DEVICES):
        options.append(DETONATE)
    pick: str = options[0] if len(options) == 1 else (yield Ask(s.houses[h].seat, "station", options))
    if pick != DETONATE:
        place(p, h, p.rules.box.space_of[pick])
        return
    detonate(p, h)
    if fought > 1 and p.rules.setting("second_dreadnought_controls"):
        p.then(("station", h, fought - 1))


def place(p: P, h: int, space: int) -> None:
    """A dreadnought takes control of a space."""
    table = ix(p.state)
    table.garrisons[h] -= 1
    table.posts.append((space, h, p.state.round))
    tell_of(p, "stations", h, p.rules.box.spaces[space].name)


def detonate(p: P, h: int) -> None:
    """A dreadnought goes to the supply for a victory point; it can be commissioned again (IX-58)."""
    table = ix(p.state)
    table.garrisons[h] -= 1
    table.docked[h] += 1
    tell_of(p, "detonates", h)
    score(p, h, 1)


def relieve(p: P) -> None:
    """Dreadnoughts of earlier rounds leave their spaces; covered markers count again (IX-57)."""
    s = p.state
    table = ix(s)
    for space, h, since in table.posts[:]:
        if since < s.round:
            table.posts.remove((space, h, since))
            table.garrisons[h] += 1
            tell_of(p, "relieved", h, p.rules.box.spaces[space].name)


def _places(rules: ImperiumRules) -> list[Option]:
    return [*[space.name for space in rules.box.spaces if space.control is not None], DETONATE]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == DETONATE:
        return Message("station-detonate", rules=("IX-58",))
    return message("station-option", ("IX-55", "IX-56"), space=option)


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option == DETONATE:
        return Message("why-not-detonate", rules=("IX-58",))
    return message("why-not-station", ("IX-55", "IX-57"), space=option)


SCENES: Final[tuple[Any, ...]] = (station, relieve)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "controller": under_dreadnought,
    "take_trophy": remember_winner,
    "clear_conflict": dreadnoughts_leave,
}
KINDS: Final[tuple[Kind, ...]] = (Kind("station", _places, describe=_describe, why_not=_why_not, public=True),)
