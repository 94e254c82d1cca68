"""The trade icon: a house and one teammate may each give the other any number of one sort of goods (SIX-42)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import intrigue_names
from kanly.games.imperium.modules.six_players.table import teammates
from kanly.games.imperium.table.hands import lose_sight, show_intrigue
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import House, eyes, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Message, Option

SOLARI: Final = "solari"
SPICE: Final = "spice"
WATER: Final = "water"
INTRIGUE: Final = "intrigue"
GOODS: Final = (SOLARI, SPICE, WATER, INTRIGUE)
MOST: Final = 30  # of one sort in one trade: more than anybody ever has

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hands_over": ("house", "other", "solari", "spice", "water"),
    "hands_over_intrigues": ("house", "other", "cards"),
    "handed_over": ("intrigue",),
}


class Trade(Effect):
    """First the house gives, then its teammate; each may give nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return any(goods(x.s.houses[h]) for h in (x.actor, *teammates(x.actor)))

    def do(self, x: Cast) -> Flow | None:
        return self._trade(x)

    def _trade(self, x: Cast) -> Flow:
        partner: int = yield Ask(x.seat, "trade_with", list(teammates(x.actor)))
        given: str = yield from give(x.p, x.actor, partner, GOODS)
        same = given and x.p.rules.setting("trade_same_good")
        yield from give(x.p, partner, x.actor, (given,) if same else GOODS)

    def text(self) -> Message:
        return Message("trade")

    def value(self, x: Cast) -> float:
        return 0.0  # what one gains, the other gives


def goods(house: House) -> list[tuple[str, int]]:
    """What a house has to trade with: the sorts, and how much of each."""
    held = ((SOLARI, house.solari), (SPICE, house.spice), (WATER, house.water), (INTRIGUE, len(house.intrigues)))
    return [(good, min(n, MOST)) for good, n in held if n]


def give(p: P, h: int, to: int, allowed: tuple[str, ...]) -> Flow:
    """A house gives another so much of one sort, or nothing; returns the sort, or ""."""
    house = p.state.houses[h]
    options: list[Option] = [PASS]
    options += [(good, n) for good, most in goods(house) if good in allowed for n in range(1, most + 1)]
    if len(options) == 1:
        return ""
    pick: Option = yield Ask(house.seat, "trade", options, None, name_of(p.state, to))
    if pick == PASS:
        return ""
    good: str = pick[0]
    n: int = pick[1]
    if good == INTRIGUE:
        yield from _give_intrigues(p, h, to, n)
    else:
        _give_resources(p, h, to, good, n)
    return good


def _give_resources(p: P, h: int, to: int, good: str, n: int) -> None:
    """From one purse to the other: no gain from the bank."""
    amounts = [n if good == each else 0 for each in (SOLARI, SPICE, WATER)]
    for house, sign in ((p.state.houses[h], -1), (p.state.houses[to], 1)):
        house.solari += sign * amounts[0]
        house.spice += sign * amounts[1]
        house.water += sign * amounts[2]
    tell_of(p, "hands_over", h, name_of(p.state, to), *amounts)


def _give_intrigues(p: P, h: int, to: int, n: int) -> Flow:
    """Card by card; only the two know which."""
    s = p.state
    box = p.rules.box
    giver, receiver = s.houses[h], s.houses[to]
    for _ in range(n):
        name: str = yield Ask(giver.seat, "trade_intrigue", offer=lambda: intrigue_names(box, giver.intrigues))
        card = next(card for card in giver.intrigues if box.intrigue_pieces[card].name == name)
        lose_sight(s.intrigues, giver.intrigues, eyes(giver) | eyes(receiver))
        show_intrigue(p, h, card, eyes(receiver))
        giver.intrigues.remove(card)
        receiver.intrigues.append(card)
        p.tell("handed_over", (name,), eyes(giver) | eyes(receiver))
    tell_of(p, "hands_over_intrigues", h, name_of(s, to), n)


def trade() -> Effect:
    """Trade with a teammate."""
    return Trade()
