"""What a seat may do unasked while somebody else thinks: bribe, or bring a card back with a ghola."""

from __future__ import annotations

from feud.rules import P, card_name, holds, house_name, owner, throw
from feud.state import GHOLA
from kanly.kernel import EVERYONE, Ask, Flow, Interjection, Option


def bribes(p: P, seat: int) -> list[Option]:
    """F6.1: the first House of another seat may give the active House one or two spice."""
    s = p.state
    if seat == p.rules.seat(s.active):
        return []
    return [n for n in (1, 2) if s.houses[seat].spice >= n]


def bribe(p: P, seat: int, amount: Option) -> None:
    """F6.1: the spice changes hands at once."""
    s = p.state
    s.houses[seat].spice -= amount
    s.houses[s.active].spice += amount
    p.tell("bribed", (house_name(seat), house_name(s.active), amount))


def gholas(p: P, seat: int) -> list[Option]:
    """F7.1: a ghola in hand, and something to bring back."""
    return ["play"] if p.state.discard and holds(p.state, p.rules, seat, GHOLA) else []


def ghola(p: P, seat: int, option: Option) -> Flow:
    """F7.1: choose a card from the discard pile; the ghola takes its place."""
    s = p.state
    card = holds(s, p.rules, seat, GHOLA)[0]
    p.reveal(EVERYONE, s.known, card)  # everybody sees it now: it stays where it is in a redealt world
    back: int = yield Ask(seat, "bring_back", sorted(s.discard))
    house = owner(s, card)
    s.discard.remove(back)
    s.houses[house].hand.append(back)
    throw(p, house, card)
    p.tell("ghola", (house_name(house), card_name(back)))


INTERJECTIONS = (Interjection("bribe", bribes, bribe), Interjection("ghola", gholas, ghola))
