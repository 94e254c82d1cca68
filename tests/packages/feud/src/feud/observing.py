"""A table of Feud in numbers, as a seat sees it."""

from __future__ import annotations

from typing import Final

from feud.rules import FeudRules
from feud.state import CARDS, FeudState
from kanly.kernel import Block, Row, at_most, from_own, order_from

TABLE: Final = ("round", "actions", "storm", "deck", "raids")
DUEL: Final = ("attacker", "defender", "attacker_dial", "defender_dial", "attacker_card", "defender_card")


def houses(rules: FeudRules) -> tuple[str, ...]:
    """A row for each House, the seat's first one before the others."""
    return from_own(rules.houses)


def write_table(rules: FeudRules, s: FeudState, seat: int, out: Row, at: int) -> None:
    """What is open to all."""
    out[at] = s.round
    out[at + 1] = s.actions
    out[at + 2] = s.storm + 1
    out[at + 3] = len(s.deck)
    out[at + 4] = at_most(s.raids)


def write_houses(rules: FeudRules, s: FeudState, seat: int, out: Row, at: int) -> None:
    """Spice, hands, whose turn it is, who answers."""
    for i in order_from(seat, rules.houses):
        house = s.houses[i]
        out[at] = at_most(house.spice)
        out[at + 1] = len(house.hand)
        out[at + 2] = int(s.active == i)
        out[at + 3] = int(rules.seat(i) == seat)
        at += 4


def write_cards(rules: FeudRules, s: FeudState, seat: int, out: Row, at: int) -> None:
    """In whose hand every card lies that the seat knows of; what was thrown away."""
    for i in order_from(seat, rules.houses):
        for card in s.houses[i].hand:
            if s.known.by(seat, card):
                out[at + card] = 1
        at += CARDS
    for card in s.discard:
        out[at + card] = 1


def write_duel(rules: FeudRules, s: FeudState, seat: int, out: Row, at: int) -> None:
    """The duel as far as it is uncovered; Houses and cards count from one."""
    duel = s.duel
    if duel is None:
        return
    order = order_from(seat, rules.houses)
    out[at] = order.index(duel.attacker) + 1
    out[at + 1] = order.index(duel.defender) + 1
    out[at + 2] = duel.dials[0]
    out[at + 3] = duel.dials[1]
    out[at + 4] = duel.cards[0] + 1
    out[at + 5] = duel.cards[1] + 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, write_table),
    Block("houses", houses, ("spice", "cards", "active", "own"), write_houses),
    Block(
        "cards",
        lambda rules: [*houses(rules), "discard"],
        [f"card_{card}" for card in range(CARDS)],
        write_cards,
    ),
    Block("duel", ("duel",), DUEL, write_duel),
)
