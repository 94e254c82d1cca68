"""What spies do for an agent on the way: infiltrate, and gather intelligence; all questions about posts (SPY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.imperium.client.observing import house_rows, write_marks
from kanly.games.imperium.client.words import message
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table.hands import draw
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.spies import recall_spy, spies_on
from kanly.games.imperium.table.state import ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Block, Flow, Kind, Message, Option, Row

EVENTS: Final = {"infiltrates": ("house", "space"), "gathers": ("house", "post")}


def infiltrate(p: P, h: int, space: Space) -> Flow:
    """Recall a spy that watches the space to ignore the agents there (SPY-06)."""
    s = p.state
    box = p.rules.box
    posts: list[Option] = [box.posts[i].name for i in spies_on(p, h, space.number)]
    post = posts[0] if len(posts) == 1 else (yield Ask(s.houses[h].seat, "infiltrate", posts))
    tell_of(p, "infiltrates", h, space.name)
    recall_spy(p, h, box.post_of[post])


def gather(p: P, h: int, space: Space) -> Flow:
    """Gather Intelligence: recall a spy that watches the space to draw a card, once (SPY-07, SPY-09)."""
    s = p.state
    box = p.rules.box
    posts: list[Option] = [box.posts[i].name for i in spies_on(p, h, space.number)]
    if not posts:
        return
    post: str = yield Ask(s.houses[h].seat, "gather", [*posts, PASS])
    if post != PASS:
        recall_spy(p, h, box.post_of[post])
        tell_of(p, "gathers", h, post)
        draw(p, h, 1)


# In numbers.


def _write_posts(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    write_marks(s, seat, s.posts, out, at)


BLOCKS: Final[tuple[Block, ...]] = (Block("posts", lambda rules: list(rules.box.post_of), house_rows, _write_posts),)


# Words.


def post_kind(
    name: str, rule: str, *, passes: bool, among: Callable[[ImperiumRules], list[Option]] | None = None
) -> Kind:
    """A question about observation posts, and the rule behind it."""

    def describe(p: P, ask: Ask, option: Option) -> Message:
        if option == PASS:
            return Message(name + "-pass", rules=(rule,))
        return message(name + "-option", (rule,), post=option)

    posts = _all_posts if among is None else among
    ending: list[Option] = [PASS] if passes else []
    return Kind(name, lambda rules: [*posts(rules), *ending], describe=describe, public=True)


def _all_posts(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.post_of)


def _together(rules: ImperiumRules) -> list[Option]:
    """Posts of spaces that several watch: else it is clear which spy it is."""
    posts = {number for space in rules.box.spaces if len(space.posts) > 1 for number in space.posts}
    return [name for name, number in rules.box.post_of.items() if number in posts]


KINDS: Final = (
    post_kind("infiltrate", "SPY-06", passes=False, among=_together),
    post_kind("gather", "SPY-07", passes=True),
    post_kind("spy", "SPY-02", passes=True),
    post_kind("recall_first", "SPY-04", passes=True),
    post_kind("recall", "SPY-05", passes=False),
)
