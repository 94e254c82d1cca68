"""Troops, sandworms, hooks and the Shield Wall."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.state import REVEALING
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message

ALL_TROOPS: Final = 12


class Recruit(Counted):
    """Troops from supply to garrison (DEP-01)."""

    def give(self, x: Cast, n: int) -> None:
        forces.recruit(x.p, x.ally, n)

    def text(self) -> Message:
        return Message("recruit", {"n": self.n})

    def recruits(self, x: Cast) -> int:
        return self.n

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).troop * min(n, x.s.houses[x.ally].supply)


class Deploy(Effect):
    """Up to `n` troops from garrison to conflict, wherever the agent went."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].garrison > 0 and not x.s.on_turn.banned

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-deployment", rules=("LDR-07",) if x.s.on_turn.banned else ("DEP-06",))

    def do(self, x: Cast) -> Flow | None:
        return self._deploy(x)

    def _deploy(self, x: Cast) -> Flow:
        n = 1
        if self.n > 1 or x.ally != x.actor:
            most = min(self.n, x.s.houses[x.ally].garrison)
            n = yield Ask(x.s.houses[x.ally].seat, "troops", list(range(most + 1)))
        if n:
            forces.deploy(x.p, x.ally, n)
            deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("deploy-any") if self.n >= ALL_TROOPS else Message("deploy", {"n": self.n})

    def sends(self) -> int:
        """One troop goes or stays with the effect itself; only a commander's ally is asked (SIX-12)."""
        return self.n if self.n > 1 else 0

    def value(self, x: Cast) -> float:
        return max(0.0, rates(x).fielded) * min(self.n, x.s.houses[x.ally].garrison)


class Levy(Effect):
    """Troops recruited this turn may be deployed, wherever the agent went."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        x.s.on_turn.levy = True
        return None

    def text(self) -> Message:
        return Message("levy")

    def value(self, x: Cast) -> float:
        return max(0.0, rates(x).fielded)


class Reinforce(Effect):
    """Troops are recruited; in the own reveal turn any of them may go straight into the conflict."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, x: Cast) -> Flow | None:
        came = min(self.n, x.s.houses[x.ally].supply)
        forces.recruit(x.p, x.ally, self.n)
        revealing = x.s.on_turn.house == x.actor and x.s.on_turn.stage == REVEALING
        return self._deploy(x, came) if came and revealing and not x.s.on_turn.banned else None

    def _deploy(self, x: Cast, most: int) -> Flow:
        n: int = yield Ask(x.s.houses[x.ally].seat, "troops", list(range(most + 1)))
        if n:
            forces.deploy(x.p, x.ally, n)
            deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("recruit-ready", {"n": self.n})

    def recruits(self, x: Cast) -> int:
        return self.n

    def sends(self) -> int:
        return self.n

    def value(self, x: Cast) -> float:
        return rates(x).troop * min(self.n, x.s.houses[x.ally].supply)


class Retreat(Effect):
    """Troops from conflict to garrison: between `low` and `high` of them, no sandworms (DEP-07)."""

    low: int
    high: int

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.high = high

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].troops >= self.low

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-troops", {"n": self.low}, rules=("DEP-07",))

    def do(self, x: Cast) -> Flow | None:
        if self.low == self.high:
            forces.retreat(x.p, x.ally, self.low)
            return None
        return self._some(x)

    def _some(self, x: Cast) -> Flow:
        most = min(self.high, x.s.houses[x.ally].troops)
        n: int = yield Ask(x.seat, "retreat", list(range(self.low, most + 1)))
        if n:
            forces.retreat(x.p, x.ally, n)

    def text(self) -> Message:
        if self.high >= ALL_TROOPS:
            return Message("retreat-any")
        if not self.low:
            return Message("retreat-up-to", {"n": self.high})
        if self.low == self.high:
            return Message("retreat", {"n": self.low})
        return Message("retreat-between", {"low": self.low, "high": self.high})

    def value(self, x: Cast) -> float:
        withdrawn = rates(x).withdrawn
        return max(withdrawn[self.low : self.high + 1], default=0.0)


class Sandworm(Counted):
    """Sandworms from the bank into the conflict (WRM-01); nothing while the Shield Wall protects it (WRM-04)."""

    def ready(self, x: Cast) -> bool:
        return forces.worms_may_come(x.p, x.ally)

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        if not x.p.rules.steps["may_summon"](x.p, x.ally):
            return Message("lacks-worm-call", rules=("SIX-44",))
        return Message("lacks-worm-way", rules=("LDR-07",) if x.s.on_turn.banned else ("WRM-04",))

    def give(self, x: Cast, n: int) -> None:
        forces.summon(x.p, x.ally, n)
        deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("sandworm", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        r = rates(x)
        return r.worm * n if forces.worms_may_come(x.p, x.ally) else r.hope * r.worm * n


class TakeHooks(Effect):
    """The maker hooks, once for the game (WRM-03)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        x.p.rules.steps["gain_hooks"](x.p, x.ally)
        return None

    def spent(self, x: Cast) -> bool:
        return x.s.houses[x.ally].hooks

    def text(self) -> Message:
        return Message("take-hooks")

    def value(self, x: Cast) -> float:
        of_use = not x.s.houses[x.ally].hooks and x.p.rules.steps["may_summon"](x.p, x.ally)
        return rates(x).hooks if of_use else 0.0


class WallOff(Effect):
    """The Shield Wall may be removed; it never returns (WRM-05, OPT-04)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return x.s.wall

    def lacking(self, x: Cast) -> Message | None:
        return None if x.s.wall else Message("lacks-wall", rules=("WRM-05",))

    def do(self, x: Cast) -> Flow | None:
        x.s.wall = False
        tell_of(x.p, "wall", x.actor)
        return None

    def spent(self, x: Cast) -> bool:
        return not x.s.wall

    def text(self) -> Message:
        return Message("wall-off")

    def value(self, x: Cast) -> float:
        return 0.3 * rates(x).hooks if x.s.wall and x.s.houses[x.ally].hooks else 0.0


EVENTS: dict[str, tuple[Any, ...]] = {"wall": ("house",)}


def recruit(n: int) -> Counted:
    """Recruit troops."""
    return Recruit(n)


def deploy(n: int) -> Effect:
    """Deploy up to `n` troops from the garrison."""
    return Deploy(n)


def levy() -> Effect:
    """Deploy what was recruited this turn."""
    return Levy()


def retreat(n: int) -> Effect:
    """Retreat exactly `n` troops."""
    return Retreat(n, n)


def retreat_one_or_two() -> Effect:
    """Retreat one or two troops."""
    return Retreat(1, 2)


def retreat_any() -> Effect:
    """Retreat any number of troops, none included."""
    return Retreat(0, ALL_TROOPS)


def retreat_up_to(n: int) -> Effect:
    """Retreat up to `n` troops."""
    return Retreat(0, n)


def deploy_any() -> Effect:
    """Deploy any number of troops from the garrison."""
    return Deploy(ALL_TROOPS)


def reinforce(n: int) -> Effect:
    """Recruit troops, which may be deployed in the reveal turn."""
    return Reinforce(n)


def sandworm(n: int = 1) -> Counted:
    """Summon sandworms."""
    return Sandworm(n)


def take_hooks() -> Effect:
    """Take maker hooks."""
    return TakeHooks()


def wall_off() -> Effect:
    """May remove the Shield Wall."""
    return WallOff()
