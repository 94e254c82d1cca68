"""Spies."""

from __future__ import annotations

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table import spies
from kanly.kernel import Ask, Flow, Message


def any_of(names: list[Message]) -> Message:
    """Names of which one is meant, in words."""
    message = names[0]
    for name in names[1:-1]:
        message = Message("name-and", {"first": message, "second": name})
    return message if len(names) == 1 else Message("name-or", {"first": message, "second": names[-1]})


class PlaceSpy(Effect):
    """A spy on an unoccupied post; `on`: of these icons, `here`: of the visited space, `shared`: beside others."""

    on: tuple[int, ...]
    here: bool
    shared: bool

    def __init__(self, on: tuple[int, ...], here: bool, shared: bool) -> None:
        super().__init__()
        self.on = on
        self.here = here
        self.shared = shared

    def at(self, x: Cast) -> int:
        """The space whose posts are meant; -1: any."""
        return x.s.on_turn.space if self.here else -1

    def ready(self, x: Cast) -> bool:
        return spies.can_place(x.p, x.receiver, self.on, self.shared, self.at(x))

    def declinable(self, x: Cast) -> bool:
        """By the rulebooks; by a later answer of the designer only while no spy is in supply (RUL-03)."""
        return not (x.p.rules.setting("spy_placement_mandatory") and x.s.houses[x.receiver].spies)

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-post", rules=("SPY-01", "SPY-03"))

    def do(self, x: Cast) -> Flow | None:
        flow: Flow | None = x.p.rules.steps["place_spy"](x.p, x.receiver, self.on, self.shared, self.at(x))
        return flow

    def text(self) -> Message:
        if self.here:
            return Message("place-spy-here")
        if self.shared:
            return Message("place-spy-shared")
        if not self.on:
            return Message("place-spy")
        return Message("place-spy-on", {"icons": any_of([Message("icon-" + ICONS[icon]) for icon in self.on])})

    def value(self, x: Cast) -> float:
        return rates(x).spy if self.ready(x) else 0.0


class RecallSpies(Effect):
    """Own spies back to supply; a cost (SPY-05)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return spies.SPIES - x.s.houses[x.payer].spies >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-spies", {"n": self.n}, rules=("SPY-05",))

    def do(self, x: Cast) -> Flow | None:
        return self._recall(x)

    def _recall(self, x: Cast) -> Flow:
        box = x.box
        for _ in range(self.n):
            posts = [box.posts[i].name for i in spies.posts_of(x.s, x.payer)]
            post: str = yield Ask(x.seat, "recall", posts)
            spies.recall_spy(x.p, x.payer, box.post_of[post])

    def text(self) -> Message:
        return Message("recall-spies", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -rates(x).spy * self.n


def spy(*on: int, here: bool = False, shared: bool = False) -> Effect:
    """Place a spy."""
    return PlaceSpy(on, here, shared)


def recall_spies(n: int) -> Effect:
    """Recall spies."""
    return RecallSpies(n)
