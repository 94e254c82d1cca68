"""Which faction a rival means: its own list decides wherever the rules leave it a choice (RIV-20 to RIV-23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rivals.pieces import rival_card
from kanly.games.imperium.modules.rivals.table import is_rival
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import BONUS, TOP
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Flow


def priority_of(p: P, h: int) -> tuple[int, ...]:
    """The tracks as the rival's card lists them, the preferred one first."""
    return rival_card(p.rules.box, p.state.houses[h].leader).priority


def least_influence(p: P, h: int, among: list[int]) -> int:
    """Of some tracks the one where the rival has least; the leftmost of equals (RIV-21)."""
    influence = p.state.houses[h].influence
    order = priority_of(p, h)
    return min(among, key=lambda f: (influence[f], order.index(f)))


def most_influence(p: P, h: int) -> int:
    """The track where the rival has most; the leftmost of equals."""
    influence = p.state.houses[h].influence
    order = priority_of(p, h)
    return min(order, key=lambda f: (-influence[f], order.index(f)))


def least_missed(p: P, h: int, among: list[int]) -> int:
    """Of some tracks the one to lose influence on: where there is most, the rightmost of equals (RIV-23)."""
    influence = p.state.houses[h].influence
    order = priority_of(p, h)
    return max(among, key=lambda f: (influence[f], order.index(f)))


def for_alliance(p: P, h: int, n: int) -> int:
    """The track where so much more brings the alliance now; without one, or of several, as usual (RIV-22)."""
    tracks = list(priority_of(p, h))
    winning = [f for f in tracks if brings_alliance(p, h, f, n)]
    return least_influence(p, h, winning or tracks)


def brings_alliance(p: P, h: int, f: int, n: int) -> bool:
    """Whether so much more influence takes a token that the rival does not have."""
    s = p.state
    holder = s.alliances[f]
    now = min(TOP, s.houses[h].influence[f] + n)
    if holder == h or now < BONUS:
        return False
    return holder == NOBODY or s.houses[holder].influence[f] < now


def leads(p: P, h: int, f: int) -> int:
    """By how much the rival is ahead of everybody else on a track; negative: behind."""
    s = p.state
    return s.houses[h].influence[f] - max([s.houses[g].influence[f] for g in range(len(s.houses)) if g != h])


def no_track_bonus(inner: Callable[[P, int, int], Flow | None]) -> Callable[[P, int, int], Flow | None]:
    """What a track gives at its bonus step is not for rivals (RIV-20)."""

    def step(p: P, h: int, f: int) -> Flow | None:
        return None if is_rival(p.state, h) else inner(p, h, f)

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"track_bonus": no_track_bonus}
