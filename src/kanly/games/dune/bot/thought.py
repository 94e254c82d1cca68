"""One decision: the question, what the seat knows, and what the bot remembers from earlier questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kanly.games.dune.bot.reading import Reading
from kanly.games.dune.facts.factions import FACTION_OF
from kanly.kernel import PASS, Ask, Option, Sight

MOST_TRIES: Final = 6  # of one shipment that others keep spoiling


class Memory:
    """What a bot keeps in mind between questions: half-made plans, and what it has learnt of the rules played."""

    halves: bool  # half points have been seen on a battle wheel (R15.3)
    ship_key: tuple[int, int]  # round and faction of the shipping turn that is thought about
    tries: int  # to ship in this turn
    ship_way: str
    ship_from: str
    ship_to: str
    ship_number: int
    move_to: str
    move_number: int
    plan: dict[str, Option]  # of the present battle, by the kind of question
    unasked: int  # chances to interject so far
    goodwill: dict[int, int]  # by faction: spice that it has given this seat
    bribed: int  # the last round in which a vote was bargained for

    def __init__(self) -> None:
        self.halves = False
        self.ship_key = (0, -1)
        self.tries = 0
        self.ship_way = PASS
        self.ship_from = ""
        self.ship_to = PASS
        self.ship_number = 0
        self.move_to = ""
        self.move_number = 0
        self.plan = {}
        self.unasked = 0
        self.goodwill = {}
        self.bribed = 0


class Thought:
    """One question to be answered."""

    ask: Ask
    memory: Memory
    rng: Random
    _sight: Sight
    _reading: Reading | None

    def __init__(self, sight: Sight, ask: Ask, memory: Memory) -> None:
        self.ask = ask
        self.memory = memory
        self.rng = sight.rng
        self._sight = sight
        self._reading = None

    @property
    def table(self) -> Reading:
        """What the seat knows, read when it is needed for the first time."""
        reading = self._reading
        if reading is None:
            reading = Reading(self._sight.view, self._sight.seat, self.memory.halves)
            self._reading = reading
        return reading

    def has(self, option: Option) -> bool:
        """Whether an option is offered."""
        return option in self.ask.options

    def prefer(self, *wanted: Option) -> Option:
        """The first of these that is offered, or whatever is harmless."""
        for option in wanted:
            if option in self.ask.options:
                return option
        return self.harmless()

    def harmless(self) -> Option:
        """To pass where one may; else anything."""
        options = self.ask.options
        if PASS in options:
            return PASS
        return options[int(self.rng.random() * len(options))]

    def nearest(self, number: int) -> Option:
        """The offered number that is nearest to one."""
        numbers = [n for n in self.ask.options if isinstance(n, int)]
        return min(numbers, key=lambda n: abs(n - number)) if numbers else self.harmless()

    def faction(self) -> int:
        """The faction for which the question is: named by it, or the only one of the seat."""
        context = self.ask.context
        if isinstance(context, tuple) and context:
            context = context[0]
        if isinstance(context, str) and context in FACTION_OF:
            return FACTION_OF[context]
        return self.table.own()[0]


Answer = Callable[[Thought], Option]
