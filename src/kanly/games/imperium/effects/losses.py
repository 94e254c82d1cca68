"""Troops that are lost: as a price, or because another house wants it so."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import discard_some
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.state import opponents
from kanly.kernel import Ask, Flow, Message, Option

DISCARD: Final = "discard"
TROOP: Final = "troop"


class LoseFielded(Effect):
    """Own troops in the conflict go to the supply; a cost."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].troops >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-troops", {"n": self.n}, rules=("CMB-04",))

    def do(self, x: Cast) -> Flow | None:
        forces.lose_fielded(x.p, x.ally, self.n)
        return None

    def text(self) -> Message:
        return Message("lose-fielded", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -self.n * (rates(x).troop + max(0.0, rates(x).fielded))


class GarrisonsLose(Effect):
    """Every opponent loses a troop of its garrison, if it has one."""

    def do(self, x: Cast) -> Flow | None:
        for h in opponents(x.s, x.actor):
            if x.s.houses[h].garrison:
                forces.lose_troops(x.p, h, 1)
        return None

    def text(self) -> Message:
        return Message("garrisons-lose")

    def value(self, x: Cast) -> float:
        return 0.3 * len([h for h in opponents(x.s, x.actor) if x.s.houses[h].garrison])


class DoubleCross(Effect):
    """A troop of an opponent leaves the conflict, and an own one from supply, if there is one, joins it."""

    def victims(self, x: Cast) -> list[Option]:
        """The opponents with a troop in the conflict."""
        return [h for h in opponents(x.s, x.actor) if x.s.houses[h].troops]

    def ready(self, x: Cast) -> bool:
        return len(self.victims(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-victim", rules=("INT-03",))

    def do(self, x: Cast) -> Flow | None:
        return self._cross(x)

    def _cross(self, x: Cast) -> Flow:
        victims = self.victims(x)
        h: int = victims[0] if len(victims) == 1 else (yield Ask(x.seat, "victim", victims))
        forces.lose_fielded(x.p, h, 1)
        forces.deploy_from_supply(x.p, x.ally, 1)
        deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("double-cross")

    def value(self, x: Cast) -> float:
        return 1.0 + max(0.0, rates(x).fielded) if self.ready(x) else rates(x).hope


class Ordeal(Effect):
    """Every opponent discards a card or loses a troop in the conflict, as it can and likes, clockwise."""

    def do(self, x: Cast) -> Flow | None:
        return self._each(x)

    def _each(self, x: Cast) -> Flow:
        for h in opponents(x.s, x.actor):
            house = x.s.houses[h]
            options: list[Option] = [DISCARD] if house.hand else []
            options += [TROOP] if house.troops else []
            if not options:
                continue
            pick = options[0] if len(options) == 1 else (yield Ask(house.seat, "ordeal", options))
            if pick == DISCARD:
                yield from discard_some(x, h, 1)
            else:
                forces.lose_fielded(x.p, h, 1)

    def text(self) -> Message:
        return Message("ordeal")

    def value(self, x: Cast) -> float:
        return 0.4 * len([h for h in opponents(x.s, x.actor) if x.s.houses[h].hand or x.s.houses[h].troops])


def lose_fielded(n: int) -> Effect:
    """Lose troops in the conflict."""
    return LoseFielded(n)


def garrisons_lose() -> Effect:
    """Each opponent loses a troop of its garrison."""
    return GarrisonsLose()


def double_cross() -> Effect:
    """Exchange an opponent's troop in the conflict for one from supply."""
    return DoubleCross()


def ordeal() -> Effect:
    """Each opponent discards a card or loses a troop in the conflict."""
    return Ordeal()
