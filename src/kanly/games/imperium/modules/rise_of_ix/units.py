"""What effects do with dreadnoughts and with units of either kind (IX-50)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.client.asking import houses_of
from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.table import FLEET, ix
from kanly.games.imperium.modules.rise_of_ix.worth import dreadnought_worth
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, name_of, opponents
from kanly.kernel import Ask, Flow, Kind, Message, Option

TROOP: Final = "troop"
DREADNOUGHT: Final = "dreadnought"
GARRISON: Final = "garrison"
CONFLICT: Final = "conflict"


class Commission(Effect):
    """The dreadnought icon: one may come from supply to garrison (IX-51)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return ix(x.s).docked[x.ally] > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-dreadnought", rules=("IX-51",))

    def do(self, x: Cast) -> Flow | None:
        fleet.commission(x.p, x.ally)
        return None

    def text(self) -> Message:
        return Message("commission")

    def value(self, x: Cast) -> float:
        return dreadnought_worth(x) if self.ready(x) else 0.0


class FromSupply(Counted):
    """Troops from supply straight into the conflict, as many as there are (IX-92)."""

    def ready(self, x: Cast) -> bool:
        banned = x.s.on_turn.banned and x.s.on_turn.ally == x.ally
        return x.s.houses[x.ally].supply > 0 and x.s.conflict != NOBODY and not banned

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-supply", rules=("IX-92",))

    def give(self, x: Cast, n: int) -> None:
        forces.deploy_from_supply(x.p, x.ally, n)
        deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("deploy-from-supply", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        r = rates(x)
        return (r.troop + max(0.0, r.fielded)) * min(n, x.s.houses[x.ally].supply)


class RetreatUnits(Effect):
    """Exactly so many own units retreat, troops or dreadnoughts; a cost (IX-96)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def mixes(self, x: Cast) -> list[Option]:
        """How many of them may be dreadnoughts; sandworms never retreat (IX-07)."""
        troops = x.s.houses[x.ally].troops
        big = ix(x.s).fielded[x.ally]
        return [d for d in range(min(big, self.n) + 1) if self.n - d <= troops]

    def ready(self, x: Cast) -> bool:
        return len(self.mixes(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-units", {"n": self.n}, rules=("IX-96",))

    def do(self, x: Cast) -> Flow | None:
        return self._retreat(x)

    def _retreat(self, x: Cast) -> Flow:
        mixes = self.mixes(x)
        d: int = mixes[0] if len(mixes) == 1 else (yield Ask(x.seat, "big_ones", mixes))
        if d:
            fleet.withdraw(x.p, x.ally, d)
        if self.n > d:
            forces.retreat(x.p, x.ally, self.n - d)

    def text(self) -> Message:
        return Message("retreat-units", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -rates(x).fielded * self.n


class DeployUnits(Effect):
    """Up to so many units from garrison to conflict, troops or dreadnoughts (IX-94)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.optional = True

    def mixes(self, x: Cast) -> list[Option]:
        """(troops, dreadnoughts), at least one of them."""
        troops = x.s.houses[x.ally].garrison
        big = ix(x.s).garrisons[x.ally]
        out: list[Option] = []
        for d in range(min(big, self.n) + 1):
            out += [(t, d) for t in range(min(troops, self.n - d) + 1) if t + d]
        return out

    def ready(self, x: Cast) -> bool:
        banned = x.s.on_turn.banned and x.s.on_turn.ally == x.ally
        return x.s.houses[x.ally].garrison + ix(x.s).garrisons[x.ally] > 0 and not banned

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-deployment", rules=("IX-94",))

    def do(self, x: Cast) -> Flow | None:
        return self._deploy(x)

    def _deploy(self, x: Cast) -> Flow:
        mixes = self.mixes(x)
        pick = mixes[0] if len(mixes) == 1 else (yield Ask(x.seat, "units", mixes))
        if pick[0]:
            forces.deploy(x.p, x.ally, pick[0])
        if pick[1]:
            fleet.launch(x.p, x.ally, pick[1])
        deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("deploy-units", {"n": self.n})

    def value(self, x: Cast) -> float:
        return max(0.0, rates(x).fielded) * self.n


class RepelDreadnoughts(Effect):
    """Every opponent with a dreadnought in the conflict retreats one (IX-94)."""

    def do(self, x: Cast) -> Flow | None:
        for h in opponents(x.s, x.actor):
            if ix(x.s).fielded[h]:
                fleet.withdraw(x.p, h, 1)
        return None

    def text(self) -> Message:
        return Message("repel-dreadnoughts")

    def value(self, x: Cast) -> float:
        return 1.2 * len([h for h in opponents(x.s, x.actor) if ix(x.s).fielded[h]])


class Ambush(Effect):
    """For each troop deployed this turn an opponent's unit may be made to retreat, one after the other (IX-91)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def victims(self, x: Cast) -> list[Option]:
        """(house, kind of unit); sandworms never retreat (IX-07)."""
        out: list[Option] = []
        for h in opponents(x.s, x.actor):
            out += [(h, TROOP)] if x.s.houses[h].troops else []
            out += [(h, DREADNOUGHT)] if ix(x.s).fielded[h] else []
        return out

    def ready(self, x: Cast) -> bool:
        return x.s.on_turn.troops > x.given and len(self.victims(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-ambush", rules=("IX-91",))

    def do(self, x: Cast) -> Flow | None:
        return self._force(x)

    def _force(self, x: Cast) -> Flow:
        given = x.given
        pick = yield Ask(x.seat, "ambush", self.victims(x))
        if pick[1] == TROOP:
            forces.retreat(x.p, pick[0], 1)
        else:
            fleet.withdraw(x.p, pick[0], 1)
        put(x, self, given + 1)

    def text(self) -> Message:
        return Message("ambush")

    def value(self, x: Cast) -> float:
        n = min(x.s.on_turn.troops - x.given, len(self.victims(x)))
        return 1.0 * n if n > 0 else 0.8 * rates(x).hope


class LoseTroop(Effect):
    """A troop from garrison or conflict is lost; where the table plays it so, from the garrison (IX-95)."""

    def places(self, x: Cast) -> list[Option]:
        """Where it could come from."""
        house = x.s.houses[x.ally]
        out: list[Option] = [GARRISON] if house.garrison else []
        if house.troops and not x.p.rules.setting("strongarm_garrison"):
            out.append(CONFLICT)
        return out

    def ready(self, x: Cast) -> bool:
        return len(self.places(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-any-troop", rules=("IX-95",))

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        places = self.places(x)
        place: str = places[0] if len(places) == 1 else (yield Ask(x.seat, "lost_from", places))
        if place == GARRISON:
            forces.lose_troops(x.p, x.ally, 1)
        else:
            forces.lose_fielded(x.p, x.ally, 1)

    def text(self) -> Message:
        return Message("lose-troop")

    def value(self, x: Cast) -> float:
        return -rates(x).troop


# Words.


def _mixes(rules: ImperiumRules) -> list[Option]:
    return [(t, d) for t in range(FLEET + 1) for d in range(FLEET + 1) if 0 < t + d <= FLEET]


def _mix(p: P, ask: Ask, option: Option) -> Message:
    return Message("units-option", {"troops": option[0], "dreadnoughts": option[1]}, rules=("IX-94",))


def _big(p: P, ask: Ask, option: Option) -> Message:
    return Message("big_ones-option", {"n": option}, rules=("IX-96",))


def _victims(rules: ImperiumRules) -> list[Option]:
    return [(h, kind) for h in houses_of(rules) for kind in (TROOP, DREADNOUGHT)]


def _victim(p: P, ask: Ask, option: Option) -> Message:
    return message("ambush-" + option[1], ("IX-91",), house=name_of(p.state, option[0]))


def _lost_from(p: P, ask: Ask, option: Option) -> Message:
    return message("lost_from-" + option, ("IX-95",))


KINDS: Final[tuple[Kind, ...]] = (
    Kind("big_ones", list(range(FLEET + 1)), describe=_big, public=True),
    Kind("units", _mixes, describe=_mix, public=True),
    Kind("ambush", _victims, describe=_victim, public=True),
    Kind("lost_from", [GARRISON, CONFLICT], describe=_lost_from, public=True),
)


def commission() -> Effect:
    """Commission a dreadnought."""
    return Commission()
