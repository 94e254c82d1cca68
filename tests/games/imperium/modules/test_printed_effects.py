"""What is printed on every piece of rivals, six players and Immortality, line by line, as it stands in a table.

A piece's words come from the very effects that run, so an amount, a condition or an effect that changes shows here, in
whatever language the words are. `tests/printed/effects.txt` was read against the facts; it is changed by hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import printed as tables
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.piece import Piece
from kanly.kernel import Message

TABLE = Path(tables.__file__).with_name("effects.txt")
PIECES = dict(line.split(": ", 1) for line in TABLE.read_text(encoding="utf-8").splitlines() if line[:1].isalpha())
BOXES: list[Box] = [
    box_of(GAME.rules(GAME.set_up(1, ("immortality",), {"promo_card": True}))),
    box_of(GAME.rules(GAME.set_up(2))),
    box_of(GAME.rules(GAME.set_up(6, ("immortality",)))),
]
PLAIN = box_of(GAME.rules(GAME.set_up(4, ["choam"])))


def form(value: object) -> str:
    """A message without words: what it is about."""
    if not isinstance(value, Message):
        return str(value)
    args = ", ".join(form(each) for each in value.args.values())
    return f"{value.id}({args})" if args else value.id


def lines(box: Box, piece: Piece) -> str:
    """Everything that is printed on a piece."""
    return "; ".join(form(line) for line in piece.printed(box))


def pieces() -> dict[str, str]:
    """Every piece that the set-ups have beside Uprising's own, or have in another way."""
    known = {name: lines(PLAIN, piece) for kind in PLAIN.kinds.values() for name, piece in kind.items()}
    found = {}
    for box in BOXES:
        for kind in box.kinds.values():
            for name, piece in kind.items():
                text = lines(box, piece)
                if known.get(name) != text:
                    found[name] = text
    for track in BOXES[-1].tracks:
        steps = [f"{n} {form(effect.text())}" for n, effect in track.steps().items()]
        found["track_" + track.name] = "; ".join(steps)
    return found


FOUND = pieces()


def test_the_table_has_every_piece() -> None:
    assert sorted(PIECES) == sorted(FOUND)


@pytest.mark.parametrize("name", sorted(FOUND))
def test_what_a_piece_says(name: str) -> None:
    assert FOUND[name] == PIECES[name]
