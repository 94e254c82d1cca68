"""What commanders' cards and the spaces of the six-player board do, as far as no other card does it."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.effects.gains import Swordmaster, resources
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.choam.play import turn_up
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import tile_of
from kanly.games.imperium.modules.six_players.table import allies_of
from kanly.games.imperium.table import forces, purse
from kanly.games.imperium.table.state import NOBODY, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "contributes": ("house", "spice"),
    "too_little": ("house",),
    "assigns": ("house", "contract", "other"),
}


class OneRoundSwordmaster(Swordmaster):
    """An agent for one round, and the token that gives swords in every reveal turn (SIX-50, SIX-51)."""

    def text(self) -> Message:
        return Message("swordmaster-one-round")

    def value(self, x: Cast) -> float:
        return rates(x).agent + 0.4 * rates(x).swordmaster if self.ready(x) else 0.0


class Reinforce(Effect):
    """Troops for the two allies of the team as the house likes, each from its own supply; each ally may deploy its
    share at once, wherever the agent went (SIX-42)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return any(x.s.houses[a].supply > 0 for a in allies_of(x.actor))

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-team-supply", rules=("SIX-42",))

    def do(self, x: Cast) -> Flow | None:
        return self._reinforce(x)

    def _reinforce(self, x: Cast) -> Flow:
        first, second = [x.s.houses[a].supply for a in allies_of(x.actor)]
        total = min(self.n, first + second)
        shares: list[Option] = list(range(max(0, total - second), min(total, first) + 1))
        share: int = shares[0]
        if len(shares) > 1:
            share = yield Ask(x.seat, "reinforce", shares, None, name_of(x.s, allies_of(x.actor)[0]))
        for ally, n in zip(allies_of(x.actor), (share, total - share)):
            if n:
                forces.recruit(x.p, ally, n)
                yield from self._deploy(x, ally, n)

    def _deploy(self, x: Cast, ally: int, n: int) -> Flow:
        turn = x.s.on_turn
        if turn.banned and turn.ally == ally:
            return
        go: int = yield Ask(x.s.houses[ally].seat, "troops", list(range(n + 1)))
        if go:
            forces.deploy(x.p, ally, go)
            if turn.ally == ally:
                turn.deployed += go
                deployed(x.p, ally)

    def text(self) -> Message:
        return Message("reinforce", {"n": self.n})

    def sends(self) -> int:
        return self.n

    def value(self, x: Cast) -> float:
        room = sum([x.s.houses[a].supply for a in allies_of(x.actor)])
        return (rates(x).troop + max(0.0, rates(x).fielded)) * min(self.n, room)


class AlliesRecruit(Counted):
    """Troops for each of the two allies."""

    def give(self, x: Cast, n: int) -> None:
        for ally in allies_of(x.actor):
            forces.recruit(x.p, ally, n)

    def text(self) -> Message:
        return Message("allies-recruit", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).troop * sum([min(n, x.s.houses[a].supply) for a in allies_of(x.actor)])


class Shared(Effect):
    """Something for the house, something else for the activated ally."""

    own: Effect
    other: Effect

    def __init__(self, own: Effect, other: Effect) -> None:
        super().__init__()
        self.own = own
        self.other = other

    def do(self, x: Cast) -> Flow | None:
        self.own.do(x)
        self.other.do(x.p.rules.cast(x.p, x.ally, NOBODY))
        return None

    def text(self) -> Message:
        return Message("shared-with-ally", {"own": self.own.text(), "other": self.other.text()})

    def value(self, x: Cast) -> float:
        return self.own.value(x) + 0.7 * self.other.value(x)


class PayTogether(Effect):
    """An effect for spice, of which the allies may pay a part (SIX-61).

    Both allies are asked; the commander pays the rest, and nothing is paid if that is too much.
    """

    spice: int
    effect: Effect

    def __init__(self, spice: int, effect: Effect) -> None:
        super().__init__()
        self.spice = spice
        self.effect = effect
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return x.me.spice + sum([x.s.houses[a].spice for a in allies_of(x.actor)]) >= self.spice

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-team-spice", {"what": resources(0, self.spice, 0)}, rules=("SIX-61",))

    def do(self, x: Cast) -> Flow | None:
        return self._pay(x)

    def _pay(self, x: Cast) -> Flow:
        shares: list[tuple[int, int]] = []
        due = self.spice
        for ally in allies_of(x.actor):
            house = x.s.houses[ally]
            most = min(house.spice, due)
            n: int = 0 if not most else (yield Ask(house.seat, "contribute", list(range(most + 1)), None, due))
            shares.append((ally, n))
            due -= n
        if x.me.spice < due:
            tell_of(x.p, "too_little", x.actor)
            return
        for ally, n in shares:
            if n:
                tell_of(x.p, "contributes", ally, n)
                purse.pay(x.p, ally, spice=n)
        if due:
            purse.pay(x.p, x.actor, spice=due)
        flow = self.effect.do(x)
        if flow is not None:
            yield from flow

    def text(self) -> Message:
        cost = Message("pay-together", {"what": resources(0, self.spice, 0)})
        return Message("arrow", {"cost": cost, "effect": self.effect.text()})

    def value(self, x: Cast) -> float:
        return max(0.0, self.effect.value(x) - rates(x).spice * min(self.spice, x.me.spice)) if self.ready(x) else 0.0

    def parts(self) -> tuple[Effect, ...]:
        return self.effect.parts()

    def lays(self) -> tuple[Effect, ...]:
        return self.effect.lays()

    def asks(self) -> tuple[Effect, ...]:
        return self.effect.asks()


class AssignContracts(Effect):
    """Both face-up contracts go to the allies, one to each, and are replaced."""

    def ready(self, x: Cast) -> bool:
        return len(choam(x.s).offer) == 2

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-two-contracts", rules=("CHO-04",))

    def do(self, x: Cast) -> Flow | None:
        return self._assign(x)

    def _assign(self, x: Cast) -> Flow:
        table = choam(x.s)
        first, second = allies_of(x.actor)
        names: list[Option] = list(dict.fromkeys([tile_of(x.box, piece).name for piece in table.offer]))
        name: str = yield Ask(x.seat, "assign", names, None, name_of(x.s, first))
        piece = next(piece for piece in table.offer if tile_of(x.box, piece).name == name)
        other = next(one for one in table.offer if one != piece)
        table.offer = []
        for ally, given in ((first, piece), (second, other)):
            self._give(x, ally, given)
        turn_up(x.p)

    def _give(self, x: Cast, ally: int, piece: int) -> None:
        """A contract that is completed at once pays the ally, not the house on turn."""
        table = choam(x.s)
        tile = tile_of(x.box, piece)
        tell_of(x.p, "assigns", x.actor, tile.name, name_of(x.s, ally))
        if not tile.immediate:
            table.held[ally].append(piece)
            return
        table.completed[ally].append(piece)
        tell_of(x.p, "completes", ally, tile.name)
        for name in tile.rewards:
            x.box.clauses[name].do(x.p.rules.cast(x.p, ally, NOBODY))

    def text(self) -> Message:
        return Message("assign-contracts")

    def value(self, x: Cast) -> float:
        return 3.0 * rates(x).lasting if self.ready(x) else 0.0


def swordmaster_for_a_round() -> Effect:
    """Gain the Swordmaster of the six-player game."""
    return OneRoundSwordmaster()


def reinforce(n: int) -> Effect:
    """Recruit for the team's allies."""
    return Reinforce(n)


def allies_recruit(n: int) -> Counted:
    """Each ally recruits."""
    return AlliesRecruit(n)


def shared(own: Effect, other: Effect) -> Effect:
    """One for the commander, the other for the activated ally."""
    return Shared(own, other)


def pay_together(spice: int, effect: Effect) -> Effect:
    """Pay spice, to which allies may contribute, for an effect."""
    return PayTogether(spice, effect)


def assign_contracts() -> Effect:
    """Give both face-up contracts to the allies."""
    return AssignContracts()
