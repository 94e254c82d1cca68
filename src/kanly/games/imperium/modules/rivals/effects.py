"""What only rivals do: by their priorities, by positions on their list, on posts that a card names."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.effects.forces import WallOff
from kanly.games.imperium.effects.spies import any_of
from kanly.games.imperium.modules.rivals.priorities import for_alliance, most_influence, priority_of
from kanly.games.imperium.modules.rivals.spies import place_on
from kanly.games.imperium.pieces.trophies import ROMAN
from kanly.games.imperium.table import standing
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Flow, Message


class Otherwise(Effect):
    """The first of two effects if it can be done, else the second."""

    first: Effect
    second: Effect

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def do(self, x: Cast) -> Flow | None:
        return self.first.do(x) if self.first.ready(x) else self.second.do(x)

    def text(self) -> Message:
        return Message("otherwise", {"first": self.first.text(), "second": self.second.text()})


class BreakWall(WallOff):
    """The Shield Wall is removed; a rival does not weigh that."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = False

    def text(self) -> Message:
        return Message("break-wall")


class InfluencePriority(Effect):
    """Influence with the faction at a position of the rival's list, counted from 1 (RIV-21)."""

    position: int

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def do(self, x: Cast) -> Flow | None:
        return standing.gain_influence(x.p, x.ally, priority_of(x.p, x.actor)[self.position - 1], 1)

    def text(self) -> Message:
        return Message("influence-priority", {"position": self.position})


class InfluenceMost(Effect):
    """Influence where the rival has most of it."""

    def do(self, x: Cast) -> Flow | None:
        return standing.gain_influence(x.p, x.ally, most_influence(x.p, x.actor), 1)

    def text(self) -> Message:
        return Message("influence-most")


class InfluenceForAlliance(Effect):
    """Influence with one faction, one where it brings the alliance if there is such a one (RIV-22)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, x: Cast) -> Flow | None:
        return standing.gain_influence(x.p, x.ally, for_alliance(x.p, x.actor, self.n), self.n)

    def text(self) -> Message:
        return Message("influence-alliance", {"n": self.n})


class SpyOn(Effect):
    """A spy on the first empty one of some posts; none is empty: no spy (RIV-13)."""

    posts: tuple[str, ...]

    def __init__(self, posts: tuple[str, ...]) -> None:
        super().__init__()
        self.posts = posts

    def do(self, x: Cast) -> Flow | None:
        place_on(x.p, x.actor, [x.box.post_of[post] for post in self.posts if post in x.box.post_of])
        return None

    def text(self) -> Message:
        return Message("spy-on", {"posts": any_of([Message("post-" + post) for post in self.posts])})


class ConflictBelow(Condition):
    """The present conflict is of a lower level."""

    level: int

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, x: Cast) -> bool:
        return x.s.conflict == NOBODY or x.box.trophies[x.s.conflict].level < self.level

    def text(self) -> Message:
        return Message("if-conflict-below", {"level": ROMAN[self.level]})


class BonusSpiceAt(Condition):
    """Bonus spice lies on a space; with `than`: at least as much as on that one."""

    space: str
    than: str

    def __init__(self, space: str, than: str) -> None:
        self.space = space
        self.than = than

    def holds(self, x: Cast) -> bool:
        here = bonus_at(x, self.space)
        return here >= bonus_at(x, self.than) if self.than else here > 0

    def text(self) -> Message:
        space = Message("space-" + self.space)
        if not self.than:
            return Message("if-bonus-spice", {"space": space})
        return Message("if-more-bonus-spice", {"space": space, "than": Message("space-" + self.than)})


def bonus_at(x: Cast, place: str) -> int:
    """The bonus spice at a place of the board."""
    return sum([x.s.bonus[space.number] for space in x.box.spaces if space.place == place])


def otherwise(first: Effect, second: Effect) -> Effect:
    """The first if it can be done, else the second."""
    return Otherwise(first, second)


def break_wall() -> Effect:
    """Remove the Shield Wall."""
    return BreakWall()


def influence_priority(position: int) -> Effect:
    """Gain influence with the faction at this position of the rival's list."""
    return InfluencePriority(position)


def influence_most() -> Effect:
    """Gain influence where there is most."""
    return InfluenceMost()


def influence_for_alliance(n: int) -> Effect:
    """Gain influence where it brings an alliance, if it can."""
    return InfluenceForAlliance(n)


def spy_on(*posts: str) -> Effect:
    """Place a spy on the first of these posts that is empty."""
    return SpyOn(posts)


def conflict_below(level: int) -> Condition:
    """While conflicts of a lower level are fought."""
    return ConflictBelow(level)


def bonus_spice_at(space: str, than: str = "") -> Condition:
    """Bonus spice lies there (at least as much as on another space)."""
    return BonusSpiceAt(space, than)
