"""What every piece has: a name, the clauses that are printed on it, and the module without which it stays away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kanly.games.imperium.effects.base import Effect
from kanly.kernel import Message, RulesError

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

PARTS: Final = "abcdefgh"  # the parts of a clause are named after it: `vladimir.signet.1a`


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something printed. Every box of a game holds pieces of its own: a set makes them anew for each."""

    name: str
    module: str  # "": always in the game
    copies: int
    spares: int  # more copies, which only some tables take out of the box
    pieces: list[int]  # the numbers of its copies, once it lies in a box; the spares come last
    clauses: dict[str, Effect]

    def __init__(self, name: str, module: str = "", copies: int = 1, spares: int = 0) -> None:
        self.name = name
        self.module = module
        self.copies = copies
        self.spares = spares
        self.pieces = []
        self.clauses = {}

    def enter(self, section: str, effects: tuple[Effect, ...]) -> tuple[str, ...]:
        """Give the clauses of a printed section their names, and everything inside them; the names in printed order."""
        prefix = f"{self.name}.{section}" if section else self.name
        return tuple([self._enter(f"{prefix}.{i + 1}", effects[i]) for i in range(len(effects))])

    def _enter(self, name: str, effect: Effect) -> str:
        if name in self.clauses:
            raise RulesError(f"two clauses are called {name}")
        if effect.name:
            raise RulesError(f"{effect.name} and {name} share one effect object")
        self.clauses[name] = effect
        effect.name = name
        effect.source = self.name
        effect.option = ("do", name)
        if not effect.root:
            effect.root = name
        parts = effect.parts()
        for i in range(len(parts)):
            parts[i].part = True
            self._enter(name + PARTS[i], parts[i])
        return name

    def laid(self, own_turn: bool) -> list[str]:
        """The clauses, apart from their parts, that can be laid open in the own turn of a house, or outside it."""
        return [name for name, effect in self.clauses.items() if not effect.part]

    def at_once(self, own_turn: bool) -> list[str]:
        """Those that can be carried out as a whole, without being laid open and offered."""
        return [name for name, effect in self.clauses.items() if not effect.part]

    def completed(self, box: Box) -> dict[str, Effect]:
        """Clauses that the piece gets only now that everything lies in the box."""
        return {}

    def texts(self, names: tuple[str, ...]) -> list[Message]:
        """Clauses in words."""
        return [self.clauses[name].text() for name in names]

    def printed(self, box: Box) -> list[Message]:
        """Everything that is printed on the piece, apart from its name, line by line."""
        raise RulesError(f"{type(self).__name__} has no words")


def only_with(module: str, pieces: tuple[Piece, ...]) -> None:
    """Mark pieces that belong to a module."""
    for piece in pieces:
        piece.module = module


def joined(parts: list[Message]) -> Message:
    """Clauses of one section in a line."""
    message = parts[0]
    for part in parts[1:]:
        message = Message("line-and", {"first": message, "second": part})
    return message


def section(id: str, texts: list[Message]) -> list[Message]:
    """A section under its heading; nothing for an empty one."""
    return [Message(id, {"effect": joined(texts)})] if texts else []
