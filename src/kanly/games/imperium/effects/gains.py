"""Resources, persuasion, swords, victory points, seats and control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.table import purse, standing
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import REVEALING
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

SEAT_PERSUASION: Final = 2  # REV-04
FIRST_PRICE: Final = 8
LATER_PRICE: Final = 6


class Gain(Effect):
    """Resources from the bank."""

    solari: int
    spice: int
    water: int

    def __init__(self, solari: int, spice: int, water: int) -> None:
        super().__init__()
        self.eager = True
        self.solari = solari
        self.spice = spice
        self.water = water

    def do(self, x: Cast) -> Flow | None:
        purse.gain(x.p, x.receiver, self.solari, self.spice, self.water)
        return None

    def text(self) -> Message:
        return Message("gain", {"what": resources(self.solari, self.spice, self.water)})

    def value(self, x: Cast) -> float:
        return purse_worth(x, self.solari, self.spice, self.water)


def purse_worth(x: Cast, solari: int, spice: int, water: int) -> float:
    """What resources are worth."""
    r = rates(x)
    return r.solari * solari + r.spice * spice + r.water * water


def resources(solari: int, spice: int, water: int) -> Message:
    """Amounts of resources in words."""
    parts = [
        Message("resource-" + name, {"n": n})
        for name, n in (("solari", solari), ("spice", spice), ("water", water))
        if n
    ]
    message = parts[0] if parts else Message("resource-nothing")
    for part in parts[1:]:
        message = Message("resource-and", {"first": message, "second": part})
    return message


class Pay(Effect):
    """Resources back to the bank; a cost."""

    solari: int
    spice: int
    water: int

    def __init__(self, solari: int, spice: int, water: int) -> None:
        super().__init__()
        self.solari = solari
        self.spice = spice
        self.water = water

    def ready(self, x: Cast) -> bool:
        house = x.s.houses[x.payer]
        return house.solari >= self.solari and house.spice >= self.spice and house.water >= self.water

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-resources", {"what": resources(self.solari, self.spice, self.water)}, rules=("AGT-05",))

    def do(self, x: Cast) -> Flow | None:
        purse.pay(x.p, x.payer, self.solari, self.spice, self.water)
        return None

    def text(self) -> Message:
        return Message("pay", {"what": resources(self.solari, self.spice, self.water)})

    def value(self, x: Cast) -> float:
        return -purse_worth(x, self.solari, self.spice, self.water)


class SolariPrice(Effect):
    """Solari, of which the number depends on who pays and when; a cost of spaces."""

    rule: str

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule

    def price(self, x: Cast) -> int:
        """What it costs now."""
        return 0

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.payer].solari >= self.price(x)

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-resources", {"what": resources(self.price(x), 0, 0)}, rules=(self.rule,))

    def do(self, x: Cast) -> Flow | None:
        purse.pay(x.p, x.payer, self.price(x), 0, 0)
        return None

    def value(self, x: Cast) -> float:
        return -rates(x).solari * self.price(x)

    def seen(self, box: Box, houses: list[dict[str, Any]], h: int) -> int:
        """What it costs a house, from what a view shows of all houses."""
        return 0

    def printed_price(self) -> tuple[int, ...]:
        """The numbers that are printed."""
        return ()

    def asked(self, x: Cast) -> Message:
        """What it costs this house now, in words, where that is not what is printed."""
        return self.cost_text()


class LeaderPrice(SolariPrice):
    """Solari, of which the number depends on the leader of who pays alone, throughout the game."""

    def price(self, x: Cast) -> int:
        return self.price_for(x.p.rules, x.s.houses[x.payer].leader)

    def price_for(self, rules: ImperiumRules, leader: str) -> int:
        """What it costs the house of a leader."""
        return 0


def lasts(cost: Effect) -> bool:
    """Whether a cost stays the same: then leader and purse of a house say if the house can pay it."""
    return isinstance(cost, (Pay, LeaderPrice))


class SwordmasterPrice(SolariPrice):
    """8 solari for the first who gains one, 6 for everybody after (AGT-11)."""

    def __init__(self) -> None:
        super().__init__("AGT-11")

    def price(self, x: Cast) -> int:
        for house in x.s.houses:
            if house.swordmaster:
                return LATER_PRICE
        return FIRST_PRICE

    def seen(self, box: Box, houses: list[dict[str, Any]], h: int) -> int:
        return LATER_PRICE if any(house["swordmaster"] for house in houses) else FIRST_PRICE

    def printed_price(self) -> tuple[int, ...]:
        return (FIRST_PRICE, LATER_PRICE)

    def text(self) -> Message:
        return Message("swordmaster-price", {"first": FIRST_PRICE, "later": LATER_PRICE})


class BonusSpice(Effect):
    """All bonus spice of the visited maker space (MAK-02)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        space = x.s.on_turn.space
        n = x.s.bonus[space]
        if n:
            x.s.bonus[space] = 0
            purse.gain(x.p, x.receiver, 0, n, 0)
        return None

    def text(self) -> Message:
        return Message("bonus-spice")

    def value(self, x: Cast) -> float:
        space = x.s.on_turn.space
        return rates(x).spice * x.s.bonus[space] if space >= 0 else 0.0


class Persuasion(Counted):
    """Persuasion for this round's reveal turn (ACQ-01)."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.eager = True

    def give(self, x: Cast, n: int) -> None:
        x.s.houses[x.receiver].persuasion += n

    def text(self) -> Message:
        return Message("persuasion", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).persuasion * n


class Swords(Counted):
    """Strength, as long as a unit is in the conflict (REV-06)."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.eager = True

    def give(self, x: Cast, n: int) -> None:
        x.s.houses[x.ally].swords += n
        if n and x.card >= 0 and x.card not in x.s.on_turn.armed:
            x.s.on_turn.armed.append(x.card)
        tell_of(x.p, "swords", x.ally, n)

    def text(self) -> Message:
        return Message("swords", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).sword * n


class Points(Counted):
    """Victory points."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.eager = True

    def give(self, x: Cast, n: int) -> None:
        standing.score(x.p, x.receiver, n)

    def text(self) -> Message:
        return Message("victory-points", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return POINT * n


class CouncilSeat(Effect):
    """A High Council seat: persuasion in every reveal turn, this one included (REV-04, RUL-24)."""

    def ready(self, x: Cast) -> bool:
        return not x.s.houses[x.receiver].councillor and bool(x.p.rules.steps["seat_is_free"](x.p))

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-seat" if x.s.houses[x.receiver].councillor else "lacks-free-seat", rules=("RUL-24",))

    def do(self, x: Cast) -> Flow | None:
        house = x.s.houses[x.receiver]
        house.councillor = True
        if x.s.on_turn.stage == REVEALING and x.s.on_turn.house == x.receiver:
            house.persuasion += SEAT_PERSUASION
        tell_of(x.p, "seat", x.receiver)
        x.p.rules.steps["seated"](x.p, x.receiver)
        return None

    def text(self) -> Message:
        return Message("council-seat")

    def value(self, x: Cast) -> float:
        return rates(x).seat if self.ready(x) else 0.0


class Swordmaster(Effect):
    """The third agent, for the rest of the game (AGT-11)."""

    def ready(self, x: Cast) -> bool:
        could: bool = x.p.rules.steps["may_gain_swordmaster"](x.p, x.receiver)
        return could

    def do(self, x: Cast) -> Flow | None:
        x.p.rules.steps["gain_swordmaster"](x.p, x.receiver)
        return None

    def text(self) -> Message:
        return Message("swordmaster")

    def value(self, x: Cast) -> float:
        return rates(x).swordmaster if self.ready(x) else 0.0


class TakeControl(Effect):
    """The own control marker on a location; another's goes back to its owner (CTL-01)."""

    space: str

    def __init__(self, space: str) -> None:
        super().__init__()
        self.eager = True
        self.space = space

    def do(self, x: Cast) -> Flow | None:
        x.s.control[x.box.space_of[self.space]] = x.receiver
        tell_of(x.p, "controls", x.receiver, self.space)
        return None

    def text(self) -> Message:
        return Message("take-control", {"space": Message("space-" + self.space)})

    def value(self, x: Cast) -> float:
        return rates(x).control if x.s.control[x.box.space_of[self.space]] != x.receiver else 0.0


def seat_is_free(p: P) -> bool:
    """Whether the High Council has room for another councillor: it has a seat for every house."""
    return True


def seated(p: P, h: int) -> None:
    """A house has taken a High Council seat; modules add what they have to say about it."""


STEPS = (seat_is_free, seated)
EVENTS = {
    "swords": ("house", "swords"),
    "seat": ("house",),
    "controls": ("house", "space"),
}


def gain(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    """Gain resources."""
    return Gain(solari, spice, water)


def pay(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    """Pay resources."""
    return Pay(solari, spice, water)


def bonus_spice() -> Effect:
    """Gain the bonus spice of this space."""
    return BonusSpice()


def persuasion(n: int) -> Counted:
    """Gain persuasion."""
    return Persuasion(n)


def swords(n: int) -> Counted:
    """Gain strength."""
    return Swords(n)


def vp(n: int = 1) -> Counted:
    """Gain victory points."""
    return Points(n)


def council_seat() -> Effect:
    """Take a High Council seat."""
    return CouncilSeat()


def swordmaster() -> Effect:
    """Gain the Swordmaster."""
    return Swordmaster()


def swordmaster_price() -> Effect:
    """Pay for the Swordmaster."""
    return SwordmasterPrice()


def take_control(space: str) -> Effect:
    """Control a location."""
    return TakeControl(space)
