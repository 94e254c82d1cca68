"""What spaces of the first game cost and yield, with what leaders change about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Choice
from kanly.games.imperium.effects.conditions import Fact
from kanly.games.imperium.effects.gains import Gain, LeaderPrice, SwordmasterPrice, resources
from kanly.games.imperium.first.leaders import FirstLeader
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table import purse
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.board import Space
    from kanly.games.imperium.pieces.box import Box


class Fee(LeaderPrice):
    """The price of a space of the Landsraad, which is not the same for every leader (BAS-66)."""

    solari: int

    def __init__(self, solari: int) -> None:
        super().__init__("AGT-05")
        self.solari = solari

    def price_for(self, rules: ImperiumRules, leader: str) -> int:
        base: int = rules.steps["fee"](rules, self.source, self.solari)
        return base - discount(rules.box, leader)

    def seen(self, box: Box, houses: list[dict[str, Any]], h: int) -> int:
        return self.solari - discount(box, houses[h]["leader"])

    def printed_price(self) -> tuple[int, ...]:
        return (self.solari,)

    def text(self) -> Message:
        return Message("pay", {"what": resources(self.solari, 0, 0)})

    def asked(self, x: Cast) -> Message:
        return Message("pay", {"what": resources(self.price(x), 0, 0)})


class MasterFee(SwordmasterPrice):
    """The price of Uprising's Swordmaster, for the same leaders (BAS-66)."""

    def price(self, x: Cast) -> int:
        return super().price(x) - discount(x.box, x.s.houses[x.payer].leader)

    def seen(self, box: Box, houses: list[dict[str, Any]], h: int) -> int:
        return super().seen(box, houses, h) - discount(box, houses[h]["leader"])

    def asked(self, x: Cast) -> Message:
        return Message("pay", {"what": resources(self.price(x), 0, 0)})


def discount(box: Box, name: str) -> int:
    """What a leader pays less for spaces of the Landsraad."""
    leader = box.leaders.get(name)
    return leader.fee if isinstance(leader, FirstLeader) else 0


def fee(rules: Any, space: str, solari: int) -> int:
    """What a space of the Landsraad costs in this game."""
    return solari


STEPS: Final[tuple[Any, ...]] = (fee,)


class Harvest(Gain):
    """The spice that a maker space itself yields; one leader gets less of it (BAS-67)."""

    def __init__(self, spice: int) -> None:
        super().__init__(0, spice, 0)

    def do(self, x: Cast) -> Flow | None:
        n = self.spice - thirst(x)
        first_table(x.s).harvested = True
        if n:
            purse.gain(x.p, x.receiver, 0, n, 0)
        return None

    def value(self, x: Cast) -> float:
        return rates(x).spice * (self.spice - thirst(x))


def thirst(x: Cast) -> int:
    """What the leader of the house gets less."""
    leader = x.box.leaders.get(x.me.leader)
    return leader.thirst if isinstance(leader, FirstLeader) and x.me.seat >= 0 else 0


class HarvestAgain(Effect):
    """As much spice again as the visited maker space itself yields, without its bonus spice (BAS-144)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return own_spice(x.box, x.s) > 0

    def do(self, x: Cast) -> Flow | None:
        purse.gain(x.p, x.receiver, 0, own_spice(x.box, x.s), 0)
        return None

    def text(self) -> Message:
        return Message("harvest-again")

    def value(self, x: Cast) -> float:
        n = own_spice(x.box, x.s)
        return rates(x).spice * (n if n else 1.5 * rates(x).hope)


def own_spice(box: Box, s: ImperiumState) -> int:
    """What the maker space of this turn's visit yields by itself; 0: it is none."""
    turn = s.on_turn
    return yielded(box.spaces[turn.space], turn.price) if turn.space >= 0 else 0


def yielded(space: Space, price: int = 0) -> int:
    """What a maker space yields by itself; 0: it is none."""
    if not space.maker:
        return 0
    return sum([_own_spice(effect) for effect in space.prices[price].effects])


def _own_spice(effect: Effect) -> int:
    """The spice of an effect, whichever else may be chosen instead (BASE-03)."""
    if isinstance(effect, Choice):
        return sum([_own_spice(branch) for branch in effect.branches])
    return effect.spice if isinstance(effect, Gain) else 0


HARVESTED: Final = Fact("harvested", lambda x: first_table(x.s).harvested)


def landsraad(solari: int) -> Effect:
    """Pay for a space of the Landsraad."""
    return Fee(solari)


def master_fee() -> Effect:
    """Pay for the Swordmaster of Uprising."""
    return MasterFee()


def harvest(spice: int) -> Effect:
    """Gain the spice of a maker space."""
    return Harvest(spice)


def harvest_again() -> Effect:
    """Gain the spice of the maker space once more."""
    return HarvestAgain()
