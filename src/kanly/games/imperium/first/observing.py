"""What only the first game has, in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import house_rows, houses_from, own_house
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Block, Row, put

OWNED: Final = ("mentat", "mentat_promised", "struck", "doubled")
TURN: Final = ("acted", "envoy", "infiltrating", "bankers")


def _columns(rules: ImperiumRules) -> list[str]:
    return [*OWNED, *["plan_" + track.name for track in rules.box.tracks]]


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
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


def _write_turn(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = first_table(s)
    put(out, at, [table.acted, table.envoy, table.infiltrating, table.bankers])


def _write_voices(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    order = houses_from(s, seat)
    for space, h in first_table(s).voices:
        out[at + space * len(order) + order.index(h)] = 1


def _write_top(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    """The top card of the own deck, if it was looked at."""
    own = s.houses[own_house(s, seat)]
    top = own.deck[-1] if own.deck else NOBODY
    if top != NOBODY and s.cards.by(seat, top):
        out[at + rules.box.place[top]] = 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("first_houses", house_rows, _columns, _write_houses),
    Block("first_turn", ("turn",), TURN, _write_turn),
    Block("voices", lambda rules: list(rules.box.space_of), house_rows, _write_voices),
    Block("top", ("top",), lambda rules: list(rules.box.cards), _write_top),
)
