"""What is printed on every piece of Rise of Ix, line by line, as it stands in a table.

A piece's words come from the very effects that run, so an amount, a condition or an effect that changes shows here.
`tests/printed/rise_of_ix_effects.txt` was read against the facts; it is changed by hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import printed as tables
from tests.games.imperium.modules.test_printed_effects import lines
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.pieces.box import Box

TABLE = Path(tables.__file__).with_name("rise_of_ix_effects.txt")
PIECES = dict(line.split(": ", 1) for line in TABLE.read_text(encoding="utf-8").splitlines() if line[:1].isalpha())


def pieces() -> dict[str, str]:
    """Every piece that the first game has only with Ix."""
    found: dict[str, str] = {}
    for seats in (1, 2):
        plain: Box = box_of(GAME.rules(GAME.set_up(seats)))
        box: Box = box_of(GAME.rules(GAME.set_up(seats, ("rise_of_ix",))))
        known = {name for kind in plain.kinds.values() for name in kind}
        found |= {
            name: lines(box, piece) for kind in box.kinds.values() for name, piece in kind.items() if name not in known
        }
    return found


FOUND = pieces()


def test_the_table_has_every_piece() -> None:
    assert sorted(PIECES) == sorted(FOUND)


@pytest.mark.parametrize("name", sorted(FOUND))
def test_what_a_piece_says(name: str) -> None:
    assert FOUND[name] == PIECES[name]
