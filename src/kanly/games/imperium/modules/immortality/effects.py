"""What cards of Immortality do on the Bene Tleilax board: research, advances, specimens and the troops for them."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.modules.immortality.tanks import lose_units, make_specimens, spend_specimens
from kanly.games.imperium.modules.immortality.tracks import LAST, PRIZED, advance, research_space, tleilaxu_space
from kanly.games.imperium.modules.immortality.tracks import research as step
from kanly.kernel import Ask, Flow, Message

SPECIMEN: Final = 0.9  # what one is worth, in drawn cards of a third of that price
AHEAD: Final = 0.6  # the share that counts of a bonus that lies one more step ahead


class Research(Effect):
    """One step on the research track (IMM-R3.1)."""

    def do(self, x: Cast) -> Flow | None:
        return step(x)

    def text(self) -> Message:
        return Message("research")

    def value(self, x: Cast) -> float:
        return step_worth(x, immortality(x.s).research[x.ally], 2)


def step_worth(x: Cast, name: str, depth: int) -> float:
    """What a step from a research space is worth, the steps after it for a share."""
    ahead = research_space(x.box, name).leads_to
    if not ahead:
        return rates(x).card
    return max([space_worth(x, space, depth) for space in ahead])


def space_worth(x: Cast, name: str, depth: int) -> float:
    """What it is worth to arrive on a research space."""
    space = research_space(x.box, name)
    worth = 0.15 * rates(x).progress  # markers are worth something by themselves
    for reward in space.rewards:
        effect = x.box.clauses[reward]
        if isinstance(effect, Research):
            return worth + step_worth(x, name, depth)
        worth += max(0.0, effect.value(x))
    return worth + (0.3 * step_worth(x, name, depth - 1) if depth else 0.0)


class Tleilaxu(Counted):
    """Spaces on the Tleilaxu track; nothing is left to gain on its last one (IMM-R4.1, IMM-R4.6)."""

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tleilaxu[x.ally] < LAST

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-tleilaxu", rules=("IMM-R4.6",))

    def give(self, x: Cast, n: int) -> None:
        advance(x.p, x.ally, n)

    def text(self) -> Message:
        return Message("tleilaxu", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        at = immortality(x.s).tleilaxu[x.ally]
        total = 0.0
        for i in range(at + 1, min(LAST, at + n) + 1):
            total += prize(x, i)
        for i in range(at + n + 1, LAST + 1):
            total += prize(x, i) * 0.5 * AHEAD ** (i - at - n) * min(1.0, rates(x).progress / 4.0)
        return total


class OwnTleilaxu(Tleilaxu):
    """At the end of the game the own token moves; who has none gains nothing (IMM-R14.10)."""

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tokens[x.actor] and super().ready(x)


def prize(x: Cast, at: int) -> float:
    """What a Tleilaxu space gives."""
    worth = sum([x.box.clauses[reward].value(x) for reward in tleilaxu_space(x.box, at).rewards])
    return worth + (rates(x).spice * immortality(x.s).prize if at == PRIZED else 0.0)


class Specimen(Counted):
    """Troops of the supply become specimens; it waits through the turn for a supply (IMM-R5.1, IMM-R5.10)."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].supply > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-supply", rules=("IMM-R5.5",))

    def give(self, x: Cast, n: int) -> None:
        make_specimens(x.p, x.ally, n)

    def text(self) -> Message:
        return Message("specimen", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return specimen_worth(x) * min(n, x.s.houses[x.ally].supply)


class SpecimensFor(Specimen):
    """Specimens for a cost, which may be paid whatever the supply yields: lost troops reach it first (IMM-R5.8)."""

    def ready(self, x: Cast) -> bool:
        return True

    def worth(self, x: Cast, n: int) -> float:
        return specimen_worth(x) * n


def specimen_worth(x: Cast) -> float:
    """What a specimen is worth: the next cards more than a hoard."""
    held = immortality(x.s).tanks[x.ally]
    return SPECIMEN * rates(x).lasting * (1.0 if held < 4 else 0.5)


class PaySpecimens(Effect):
    """Specimens back to the supply; a cost (IMM-R5.2)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tanks[x.ally] >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-specimens", {"n": self.n}, rules=("IMM-R5.2",))

    def do(self, x: Cast) -> Flow | None:
        spend_specimens(x.p, x.ally, self.n)
        return None

    def text(self) -> Message:
        return Message("pay-specimens", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -specimen_worth(x) * self.n


class LoseTroops(Effect):
    """Troops to the supply, each from garrison or conflict as the house likes; a cost (IMM-R5.7)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        house = x.s.houses[x.ally]
        return house.garrison + house.troops >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-losses", {"n": self.n}, rules=("IMM-R5.7",))

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        house = x.s.houses[x.ally]
        low = max(0, self.n - house.garrison)
        high = min(self.n, house.troops)
        fielded: int = low if low == high else (yield Ask(x.seat, "fielded_losses", list(range(low, high + 1))))
        lose_units(x.p, x.ally, self.n - fielded, fielded)

    def text(self) -> Message:
        return Message("lose-troops", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -rates(x).troop * self.n


class LoseFielded(LoseTroops):
    """Troops from the conflict to the supply; a cost (IMM-R5.7)."""

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].troops >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-troops", {"n": self.n}, rules=("IMM-R5.7",))

    def do(self, x: Cast) -> Flow | None:
        lose_units(x.p, x.ally, 0, self.n)
        return None

    def text(self) -> Message:
        return Message("lose-fielded", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -(rates(x).troop + max(0.0, rates(x).fielded)) * self.n


def research() -> Effect:
    """Research: one step on the research track."""
    return Research()


def tleilaxu(n: int) -> Counted:
    """Advance on the Tleilaxu track."""
    return Tleilaxu(n)


def own_tleilaxu(n: int) -> Counted:
    """Advance with the own token alone."""
    return OwnTleilaxu(n)


def specimen(n: int = 1) -> Counted:
    """Make specimens."""
    return Specimen(n)


def specimens_for(n: int) -> Counted:
    """Make specimens, behind a cost."""
    return SpecimensFor(n)


def pay_specimens(n: int) -> Effect:
    """Pay specimens."""
    return PaySpecimens(n)


def lose_troops(n: int) -> Effect:
    """Lose troops from garrison or conflict."""
    return LoseTroops(n)


def lose_fielded(n: int) -> Effect:
    """Lose troops from the conflict."""
    return LoseFielded(n)
