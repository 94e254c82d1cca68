"""What of the clauses in a box can be offered, and what can be asked while they are carried out.

It follows from where clauses are laid open (`Piece.laid`), which are carried out without that (`Piece.at_once`), and
what each of them then lays open or asks (`Effect.lays`, `Effect.asks`): domains hold this and no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.influence import VISIT
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.piece import Piece
from kanly.kernel import Option


class Opening:
    """Clauses by name: those that are offered from the pool, and branches that are asked for."""

    offered: set[str]
    asked: set[str]
    _laid: set[str]
    _done: set[str]

    def __init__(self) -> None:
        self.offered = set()
        self.asked = set()
        self._laid = set()
        self._done = set()

    def lay(self, effect: Effect) -> None:
        """A clause lies in the pool: what is eager happens by itself, what branches is offered by its branches."""
        if effect.name in self._laid:
            return
        self._laid.add(effect.name)
        if effect.eager or not effect.branching:
            if not effect.eager:
                self.offered.add(effect.name)
            self.do(effect)
            return
        for branch in effect.parts():
            self.offered.add(branch.name)
            self.do(branch)

    def do(self, effect: Effect) -> None:
        """A clause is carried out."""
        if effect.name in self._done:
            return
        self._done.add(effect.name)
        for part in effect.lays():
            self.lay(part)
        for branch in effect.asks():
            self.asked.add(branch.name)
            self.do(branch)


def clause_options(box: Box, found: Opening) -> list[Option]:
    """What is offered from the pool, in the order of the box."""
    return [effect.option for name, effect in box.clauses.items() if name in found.offered]


def opening(box: Box, *, own_turn: bool, without: Sequence[Piece] = ()) -> Opening:
    """What the clauses of a box bring in the own turn of a house, or outside it; `without`: pieces that stay in it."""
    found = Opening()
    if own_turn:
        found.lay(box.clauses[VISIT])
    for named in box.kinds.values():
        for piece in named.values():
            if piece in without:
                continue
            for name in piece.laid(own_turn):
                found.lay(box.clauses[name])
            for name in piece.at_once(own_turn):
                found.do(box.clauses[name])
    return found
