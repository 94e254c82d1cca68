"""Duels: a window to stop them, secret plans, the outcome."""

from __future__ import annotations

from feud.rules import P, card_name, holds, house_name, owner, throw
from feud.state import BLADE, GUARD, KIND, PLOY, STRENGTH, Duel
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Message, Option, Secret, Window


def fight(p: P, attacker: int, defender: int) -> Flow:
    """F4: ploys first, then both plan in secret, then the stronger plan wins two spice."""
    s = p.state
    s.duel = Duel()
    s.duel.attacker = attacker
    s.duel.defender = defender
    stopped = yield from ploys(p, attacker)
    if not stopped:
        yield from plans(p, attacker, defender)
        yield from outcome(p)
    s.duel = None


def ploys(p: P, attacker: int) -> Flow:
    """F4.1: every seat but the attacker's may stop the duel with a ploy, able or not."""
    s = p.state
    seats = p.rules.order(s, without=p.rules.seat(attacker))
    taken = yield Window("ploy", seats, lambda seat: holds(s, p.rules, seat, PLOY), ("duel", attacker))
    if taken is None:
        return False
    card = taken[1]
    house = owner(s, card)
    throw(p, house, card)
    p.tell("ploy", (house_name(house),))
    return True


def plans(p: P, attacker: int, defender: int) -> Flow:
    """F4.2: each side picks a card or none, then dials spice; both are uncovered together."""
    s = p.state
    duel = s.duel
    assert duel is not None
    a = p.rules.seat(attacker)
    d = p.rules.seat(defender)
    both = yield Secret("plan", {a: lambda: plan(p, a, attacker), d: lambda: plan(p, d, defender)})
    duel.cards = (both[a][0], both[d][0])
    duel.dials = (both[a][1], both[d][1])
    for card in duel.cards:
        if card >= 0:
            p.reveal(EVERYONE, s.known, card)
    p.uncover()
    for house, card, dial in ((attacker, duel.cards[0], duel.dials[0]), (defender, duel.cards[1], duel.dials[1])):
        p.tell("plan", (house_name(house), card_name(card), dial))


def plan(p: P, seat: int, house: int) -> Flow:
    """F4.2: a card for the duel, then the spice behind it."""
    me = p.state.houses[house]
    cards = [card for card in me.hand if KIND[card] in (BLADE, GUARD)]
    card: int = yield Ask(seat, "card", [-1, *cards])
    dial: int = yield Ask(seat, "dial", list(range(min(me.spice, 3) + 1)), context=card_name(card))
    return card, dial


def outcome(p: P) -> Flow:
    """F4.3: dialled spice is spent; the winner takes two spice and may keep his card; a guard wins ties."""
    s = p.state
    duel = s.duel
    assert duel is not None
    sides = (duel.attacker, duel.defender)
    strength: list[int] = []
    for i in range(2):
        s.houses[sides[i]].spice -= duel.dials[i]
        strength.append(2 * (duel.dials[i] + (STRENGTH[duel.cards[i]] if duel.cards[i] >= 0 else 0)))
        if duel.cards[i] >= 0 and KIND[duel.cards[i]] == GUARD:
            strength[i] += 1
    win = 0 if strength[0] >= strength[1] else 1
    winner = sides[win]
    s.houses[winner].spice += 2
    p.tell("won", (house_name(winner),))
    if duel.cards[1 - win] >= 0:
        throw(p, sides[1 - win], duel.cards[1 - win])
    if duel.cards[win] >= 0:
        keep = yield Ask(p.rules.seat(winner), "keep", ["keep", "discard"])
        if keep == "discard":
            throw(p, winner, duel.cards[win])


def why_no_dial(p: P, ask: Ask, option: Option) -> Message | None:
    """More spice than the House has."""
    return Message("why-too-little-spice", {"offered": max(ask.options)}, rules=("F4.2",))


def describe_card(p: P, ask: Ask, option: Option) -> Message:
    """A card by its name."""
    return Message(
        "option-card", {"card": Message(card_name(option)), "strength": STRENGTH[option] if option >= 0 else 0}
    )


def describe_ploy(p: P, ask: Ask, option: Option) -> Message:
    """Play this ploy, or let it be."""
    return (
        Message("option-pass") if option == PASS else Message("option-ploy", refs=(f"card:{option}",), rules=("F4.1",))
    )
