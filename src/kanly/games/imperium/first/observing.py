"""What only the first game has, in numbers."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.observing import house_rows, houses_from, own_house
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Block

OWNED: Final = ("mentat", "mentat_promised", "struck", "doubled")
TURN: Final = ("acted", "envoy", "infiltrating", "bankers")


def _columns(rules: ImperiumRules) -> list[str]:
    return [*OWNED, *["plan_" + track.name for track in rules.box.tracks]]


def _reads(rules: ImperiumRules, s: ImperiumState, seat: int) -> list[Any]:
    table = first_table(s)
    top = s.houses[own_house(s, seat)].deck[-1:]
    houses = [table.mentat, table.promised, table.struck, table.doubled, table.plans, table.voices, s.seating]
    turn = [table.acted, table.envoy, table.infiltrating, table.bankers]
    return [*houses, *turn, top, [s.cards.by(seat, card) for card in top]]


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    """Who has the Mentat, Masterstrokes as far as the seat knows them."""
    table = first_table(s)
    for h in houses_from(s, seat):
        out[at] = table.mentat == h
        out[at + 1] = table.promised == h
        out[at + 2] = table.struck[h]
        out[at + 3] = table.doubled[h] + 1
        if table.struck[h] or s.houses[h].seat == seat:
            for f in table.plans[h]:
                out[at + len(OWNED) + f] = 1
        at += len(OWNED) + len(rules.box.tracks)


def _write_turn(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    table = first_table(s)
    out[at : at + len(TURN)] = bytes([table.acted, table.envoy, table.infiltrating, table.bankers])


def _write_voices(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    order = houses_from(s, seat)
    for space, h in first_table(s).voices:
        out[at + space * len(order) + order.index(h)] = 1


def _write_top(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    """The top card of the own deck, if it was looked at."""
    own = s.houses[own_house(s, seat)]
    top = own.deck[-1] if own.deck else NOBODY
    if top != NOBODY and s.cards.by(seat, top):
        out[at + rules.box.place[top]] = 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("first_houses", house_rows, _columns, _write_houses, _reads),
    Block("first_turn", ("turn",), TURN, _write_turn, _reads),
    Block("voices", lambda rules: list(rules.box.space_of), house_rows, _write_voices, _reads),
    Block("top", ("top",), lambda rules: list(rules.box.cards), _write_top, _reads),
)
