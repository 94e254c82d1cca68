"""What rivals buy: the Swordmaster for everything they own, then victory points (RIV-40 to RIV-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.modules.choam import icon as contract_icon
from kanly.games.imperium.modules.rivals.pieces import rival_card
from kanly.games.imperium.modules.rivals.table import KWISATZ_HADERACH, difficulty, is_rival, rival_houses
from kanly.games.imperium.table import purse
from kanly.games.imperium.table.hands import show_intrigue
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import score
from kanly.games.imperium.table.state import House
from kanly.games.imperium.table.swordmaster import gain_swordmaster
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

# What a victory point costs, once there is a Swordmaster.
INTRIGUES: Final = 3
SPICE: Final = 7
WATER: Final = 3
SOLARI: Final = 7

EVENTS: Final[dict[str, tuple[str, ...]]] = {"discards_intrigue": ("house", "intrigue")}


def wealth(house: House) -> int:
    """Everything that counts for the Swordmaster."""
    return house.solari + house.spice + len(house.intrigues) + house.water


def rival_spends(p: P, h: int) -> None:
    """The Swordmaster as soon as it can be paid; from then on victory points, again and again (RIV-41, RIV-42)."""
    house = p.state.houses[h]
    if not house.swordmaster:
        cost = rival_card(p.rules.box, house.leader).cost
        if wealth(house) < cost:
            return
        pay_with_everything(p, h, cost)
        gain_swordmaster(p, h)
    while not house.scoreless and buy_point(p, h):
        score(p, h, 1)


def spend_all(p: P) -> None:
    """Every rival looks at what it owns."""
    for h in rival_houses(p.state):
        p.rules.steps["rival_spends"](p, h)


def pay_with_everything(p: P, h: int, cost: int) -> None:
    """Solari first, then spice, intrigue cards, water, as much as it costs (RIV-41)."""
    house = p.state.houses[h]
    solari = min(cost, house.solari)
    spice = min(cost - solari, house.spice)
    intrigues = min(cost - solari - spice, len(house.intrigues))
    purse.pay(p, h, solari, spice, cost - solari - spice - intrigues)
    discard_intrigues(p, h, intrigues)


def buy_point(p: P, h: int) -> bool:
    """Pay for a victory point, if anything is enough for one (RIV-42)."""
    house = p.state.houses[h]
    if len(house.intrigues) >= INTRIGUES:
        discard_intrigues(p, h, INTRIGUES)
    elif house.spice >= SPICE and not p.rules.steps["hoards_spice"](p, h):
        purse.pay(p, h, spice=SPICE)
    elif house.water >= WATER:
        purse.pay(p, h, water=WATER)
    elif house.solari >= SOLARI:
        purse.pay(p, h, solari=SOLARI)
    else:
        return False
    return True


def hoards_spice(p: P, h: int) -> bool:
    """Whether a rival keeps its spice for something better than points."""
    return False


def discard_intrigues(p: P, h: int, n: int) -> None:
    """Intrigue cards go to the discard pile; the rival never looks at them, so chance picks which (RIV-40)."""
    s = p.state
    held = s.houses[h].intrigues
    for _ in range(n):
        card = held[p.rng.below(len(held))]
        show_intrigue(p, h, card)
        held.remove(card)
        s.intrigue_discard.append(card)
        tell_of(p, "discards_intrigue", h, p.rules.box.intrigue_pieces[card].name)


# Where rivals differ from other houses.


def solari_for_contracts(inner: Callable[[Cast], Flow | None]) -> Callable[[Cast], Flow | None]:
    """A rival takes no contracts: the icon is worth solari to it, with CHOAM too (RIV-40)."""

    def step(x: Cast) -> Flow | None:
        return contract_icon.take_contract(x) if is_rival(x.s, x.receiver) else inner(x)

    return step


def visits_pay_rivals(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A visit may have paid a rival that controls the space (RIV-12, RIV-41)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        spend_all(p)

    return step


def frugal(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """A streamlined rival with its Swordmaster needs nothing more (RIV-85)."""

    def step(p: P, h: int) -> bool:
        house = p.state.houses[h]
        return inner(p, h) and not (house.scoreless and house.swordmaster)

    return step


def no_swordmaster(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """Against Kwisatz Haderach the player never gains one (RIV-06)."""

    def step(p: P, h: int) -> bool:
        return inner(p, h) and (is_rival(p.state, h) or difficulty(p.rules) != KWISATZ_HADERACH)

    return step


STEPS: Final[tuple[Any, ...]] = (hoards_spice,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "take_contract": solari_for_contracts,
    "visited": visits_pay_rivals,
    "collects": frugal,
    "may_gain_swordmaster": no_swordmaster,
}
