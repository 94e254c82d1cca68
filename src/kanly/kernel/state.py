"""State: plain data, everything that is true now, hidden or not."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kanly.kernel.chance import Chance

Scene = tuple[Any, ...]  # name, arguments: plain values


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What one module keeps in the state: a record of its own, in which lists hold what every party has of it."""

    def copy(self) -> Part:
        """An independent copy."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own records and writes out `copy`.

    Attributes are ints, strings, tuples, lists, dicts and records of the game (declared in `Rules.records`); no
    functions, no sets, nothing shared between two states that anybody writes to. An attribute whose name begins with
    an underscore is no data: it is neither stored nor copied.
    """

    agenda: list[Scene]  # a stack: the last one is played next
    chance: Chance
    turn: int  # grows with every turn: undo can go back to its start
    parts: dict[str, Part]  # the records of the chosen modules, by the module's name
    _near: list[Any]  # those that were asked for: a record is found sooner here by its class than in `parts` by a name

    def __init__(self) -> None:
        self.agenda = []
        self.chance = Chance()
        self.turn = 0
        self.parts = {}
        self._near = []

    def copy(self) -> State:
        """An independent copy; a game's own class creates it, calls `copy_common` and copies what it added."""
        other = State()
        self.copy_common(other)
        return other

    def copy_common(self, other: State) -> None:
        """Copy what the kernel keeps in every state."""
        other.agenda = self.agenda[:]
        other.chance = self.chance.copy()
        other.turn = self.turn
        other.parts = {name: part.copy() for name, part in self.parts.items()} if self.parts else {}
        other._near = []
