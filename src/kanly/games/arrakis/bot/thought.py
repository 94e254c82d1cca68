"""One question as the bot thinks about it: the board is read once, and only if needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.bot.position import Position
from kanly.games.arrakis.bot.worth import Desert, Hunt, attack_worth
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, NEAR
from kanly.games.arrakis.facts.pieces import HARKONNEN
from kanly.games.arrakis.facts.prescience import Vision
from kanly.games.arrakis.rules import ArrakisRules
from kanly.kernel import PASS, Ask, Option, Sight

DONE: Final = "done"
REFUSALS: Final = (DONE, PASS, "none", "stay", "nothing", "stand", "cease")


class Thought:
    """What the bot knows about the question."""

    sight: Sight
    ask: Ask
    seat: int
    harkonnen: bool
    _position: Position | None
    _hunt: Hunt | None
    _desert: Desert | None

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.ask = sight.ask
        self.seat = sight.seat
        self.harkonnen = sight.seat == HARKONNEN
        self._position = None
        self._hunt = None
        self._desert = None

    @property
    def position(self) -> Position:
        """The board."""
        if self._position is None:
            self._position = Position(self.sight.view, self.seat)
        return self._position

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view."""
        return self.position.view

    @property
    def visions(self) -> list[Vision]:
        """All prescience cards as they are played."""
        rules = self.sight.rules
        assert isinstance(rules, ArrakisRules)
        return rules.visions

    def step(self, start: int, target: int) -> float:
        """What a move is worth to this side."""
        if self.harkonnen:
            if self._hunt is None:
                self._hunt = Hunt(self.position)
            return self._hunt.step(self.position, start, target)
        if self._desert is None:
            self._desert = Desert(self.position, self.visions)
        return self._desert.step(self.position, start, target)

    # Legions.

    def open_to(self, area: int) -> bool:
        """Whether a legion of mine could walk into an area."""
        position = self.position
        return position.foe(area) is None and not position.rank(area) and "worm" not in position.at(area)

    def best_move(self, start: int) -> float:
        """The best step of the legion in an area."""
        return max([self.step(start, near) for near in NEAR[start] if self.open_to(near)], default=-9.0)

    def best_attack(self, start: int) -> float:
        """The best attack on foot of the legion in an area."""
        position = self.position
        targets = [n for n in NEAR[start] if (position.foe(n) or position.rank(n)) and "worm" not in position.at(n)]
        return max([attack_worth(position, start, near) for near in targets], default=-9.0)

    def legions(self, led: bool = False) -> list[int]:
        """Where my legions stand; with `led`, those with a leader."""
        side = self.position.forces[self.position.me]
        found: list[int] = []
        for area in range(len(AREAS)):
            force = side[area]
            if force is not None and (force.leaders or not led):
                found.append(area)
        return found

    # Answers that are always possible.

    def best(self, worth: Callable[[Option], float]) -> Option:
        """The option that is worth most; the first of equals."""
        options = self.ask.options
        found = options[0]
        most = worth(found)
        for option in options[1:]:
            value = worth(option)
            if value > most:
                most = value
                found = option
        return found

    def something(self) -> Option:
        """The first option that does anything."""
        for option in self.ask.options:
            if option not in REFUSALS and not (isinstance(option, tuple) and option[0] == "free"):
                return option
        return self.ask.options[0]

    def area_of(self, option: Option) -> int:
        """The area that an option names; -1: none."""
        name = option[-1] if isinstance(option, tuple) else option
        return AREA_OF.get(name, -1) if isinstance(name, str) else -1


Answer = Callable[[Thought], Option]
