"""Bots: what a program that plays a seat is given, and what it gives back."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from kanly.kernel.asks import Ask, Option
from kanly.kernel.events import Event
from kanly.kernel.rules import Rules
from kanly.kernel.running.table import Table


class Sight:
    """What a seat has when it decides: its question, its view, its events, worlds it cannot tell apart."""

    seat: int
    ask: Ask  # of kind "" and without options when the bot is only asked whether it interjects
    rng: Random
    _table: Table

    def __init__(self, table: Table, seat: int, ask: Ask | None, rng: Random) -> None:
        self._table = table
        self.seat = seat
        self.ask = Ask(seat, "", []) if ask is None else Ask(seat, ask.kind, ask.options[:], None, ask.context)
        self.rng = rng

    @property
    def rules(self) -> Rules[Any]:
        """The rules that are played: public, and nothing of the game's course is in them."""
        return self._table.rules

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know of the game; made when it is read."""
        return self._table.view(self.seat)

    @property
    def observation(self) -> bytearray:
        """The same as numbers, as far as the game declares them; `rules.blocks` says what each of them is."""
        return self._table.observe(self.seat)

    @property
    def interjections(self) -> list[Ask]:
        """What the seat could do unasked."""
        return [Ask(ask.seat, ask.kind, ask.options[:]) for ask in self._table.interjections(self.seat)]

    def could(self, kind: str) -> list[Option]:
        """What the seat could do unasked of one kind: cheap, where `interjections` looks at all of them."""
        return self._table.could(self.seat, kind)[:]

    def events(self, since: int = 0) -> list[Event]:
        """What has happened in the seat's eyes."""
        return self._table.events(self.seat, since)

    def world(self, *, keep: bool = False, number: int | None = None) -> Table:
        """A redealt table to try things out on: consistent with all the seat knows, otherwise drawn at random.

        With `keep` it can itself be cloned. The same `number` deals the same world again.
        """
        return self._table.redeal(self.seat, self.rng.getrandbits(48) if number is None else number, keep=keep)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that plays. One object plays one seat of one game; it may remember things between questions."""

    interjects: bool  # a bot that sets this is also asked for interjections
    rests: int  # it is not asked for them at this many open questions from now on

    def __init__(self) -> None:
        self.interjects = False
        self.rests = 0

    def choose(self, sight: Sight) -> Option:
        """The option that answers `sight.ask`."""
        raise ValueError(f"{type(self).__name__} does not choose")

    def interject(self, sight: Sight) -> Option:
        """What the bot does unasked: one of the options in `sight.interjections`, or None."""
        return None
