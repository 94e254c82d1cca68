"""Spies on observation posts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow

SPIES: Final = 3

EVENTS: Final = {
    "places_spy": ("house", "post"),
    "recalls_spy": ("house", "post"),
}


def posts_of(s: ImperiumState, h: int) -> list[int]:
    """Posts with an own spy."""
    return [i for i in range(len(s.posts)) if s.posts[i] >> h & 1]


def spies_on(p: P, h: int, space: int) -> list[int]:
    """Own spies on posts that watch a space."""
    return [i for i in p.rules.box.spaces[space].posts if p.state.posts[i] >> h & 1]


def open_posts(p: P, h: int, icons: tuple[int, ...], shared: bool = False, at: int = -1) -> list[int]:
    """Posts where the house could put a spy: nobody's there (or, shared, no own one), with one of the icons (SPY-03).

    `at` restricts them to the posts of one space.
    """
    spies = p.state.posts
    barring = _barring(h, shared)
    return [i for i in _posts_at(p, icons, at) if not spies[i] & barring]


def _barring(h: int, shared: bool) -> int:
    """A mask of the houses beside whose spies the house cannot put one."""
    return 1 << h if shared else -1


def _posts_at(p: P, icons: tuple[int, ...], space: int) -> Sequence[int]:
    """The posts with one of the icons (no icon: all), of one space or of the whole board."""
    box = p.rules.box
    posts: Sequence[int] = box.spaces[space].posts if space >= 0 else range(len(box.posts))
    return posts if not icons else [i for i in posts if box.posts[i].shows(icons)]


def recall_spy(p: P, h: int, post: int) -> None:
    """A spy back to supply; cards may ask whether one was recalled this turn (RUL-10)."""
    s = p.state
    s.posts[post] &= ~(1 << h)
    s.houses[h].spies += 1
    if s.on_turn.house == h:
        s.on_turn.recalled = True
    tell_of(p, "recalls_spy", h, p.rules.box.posts[post].name)


def can_place(p: P, h: int, icons: tuple[int, ...], shared: bool = False, at: int = -1) -> bool:
    """Whether a spy could be placed, recalling one first if need be (SPY-04)."""
    spies = p.state.posts
    barring = _barring(h, shared)
    for i in _posts_at(p, icons, at):
        if not spies[i] & barring:
            return True
    return not p.state.houses[h].spies and len(spare_spies(p, h, icons, shared, at)) > 0


def spare_spies(p: P, h: int, icons: tuple[int, ...], shared: bool, at: int) -> list[int]:
    """Posts whose own spy could be recalled and placed anew, back on the same post too (SPY-04)."""
    s = p.state
    spare: list[int] = []
    for i in posts_of(s, h):
        s.posts[i] &= ~(1 << h)
        if open_posts(p, h, icons, shared, at):
            spare.append(i)
        s.posts[i] |= 1 << h
    return spare


def place_spy(p: P, h: int, icons: tuple[int, ...], shared: bool = False, at: int = -1) -> Flow:
    """Place a spy, or decline (SPY-02, RUL-03); returns the post, or -1."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    if not can_place(p, h, icons, shared, at):
        return -1
    must = p.rules.setting("spy_placement_mandatory")
    if not house.spies:  # SPY-04
        spare: list[object] = [box.posts[i].name for i in spare_spies(p, h, icons, shared, at)]
        first: str = yield Ask(house.seat, "recall_first", [*spare, PASS])
        if first == PASS:
            return -1
        recall_spy(p, h, box.post_of[first])
        must = True  # a spy is recalled in order to place it, not for the recall
    names: list[object] = [box.posts[i].name for i in open_posts(p, h, icons, shared, at)]
    if not must:
        names.append(PASS)
    post: str = yield Ask(house.seat, "spy", names)
    if post == PASS:
        return -1
    number = box.post_of[post]
    s.posts[number] |= 1 << h
    house.spies -= 1
    tell_of(p, "places_spy", h, post)
    return number


STEPS: Final = (place_spy,)
