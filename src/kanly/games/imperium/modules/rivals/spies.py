"""Spies of rivals: they block posts, and three of them make a scheme (RIV-13, RIV-50 to RIV-52)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rivals.pieces import rival_card
from kanly.games.imperium.modules.rivals.priorities import priority_of
from kanly.games.imperium.modules.rivals.table import is_rival
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.spies import SPIES, posts_of, recall_spy
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

EVENTS: Final[dict[str, tuple[str, ...]]] = {"no_post": ("house",), "scheme": ("house",)}


def place_on(p: P, h: int, posts: list[int]) -> None:
    """A spy on the first of these posts that is empty; the third one brings the scheme."""
    s = p.state
    for post in posts:
        if not s.posts[post]:
            s.posts[post] |= 1 << h
            s.houses[h].spies -= 1
            tell_of(p, "places_spy", h, p.rules.box.posts[post].name)
            if len(posts_of(s, h)) == SPIES:
                scheme(p, h, post)
            return
    tell_of(p, "no_post", h)


def scheme(p: P, h: int, newest: int) -> None:
    """The third spy: the other two go home, and the rival's scheme is laid open (RIV-51)."""
    s = p.state
    for post in posts_of(s, h):
        if post != newest:
            recall_spy(p, h, post)
    tell_of(p, "scheme", h)
    lay_open(s, rival_card(p.rules.box, s.houses[h].leader).scheme)


def faction_posts(p: P, h: int) -> list[int]:
    """The posts that watch factions, in the order of the rival's list (RIV-50)."""
    box = p.rules.box
    return [post.number for f in priority_of(p, h) for post in box.posts if box.tracks[f].icon in post.icons]


def place_by_priority(inner: Callable[..., Flow]) -> Callable[..., Flow | None]:
    """A rival is not asked for a post: it takes the first empty one of its factions (RIV-50, RIV-52)."""

    def step(p: P, h: int, icons: tuple[int, ...], shared: bool, at: int) -> Flow | None:
        if not is_rival(p.state, h):
            return inner(p, h, icons, shared, at)
        place_on(p, h, faction_posts(p, h))
        return None

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"place_spy": place_by_priority}
