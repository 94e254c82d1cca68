"""What a person at a terminal is shown: the table, what happened, the question and its options."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from kanly.cli.output import Screen
from kanly.cli.render import picture
from kanly.cli.teller import Numbered, Teller
from kanly.kernel import Ask, Game, KanlyError, Table
from kanly.words import Words

REMEMBERED: Final = 6  # events that are told again when a game goes on


class Seat:
    """One seat of a table, shown on a screen."""

    def __init__(self, game: Game, table: Table, words: Words, seat: int, *, told_before: bool) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.teller = Teller(game, table, words)
        self.screen = Screen()
        self.heard = max(0, len(table.events(seat)) - REMEMBERED) if told_before else 0  # events told so far
        self.shown: dict[str, Any] | None = None  # the view on the screen
        self.shown_at = 0  # choices that had been made by then

    def greet(self) -> None:
        """Who plays what."""
        seats = range(len(self.table.names))
        others = [f"{self.teller.name(i)} ({self.teller.parties(i)})" for i in seats if i != self.seat]
        others += self.teller.seatless()
        self.print(f"{self.teller.title}: you play {self.teller.parties(self.seat)} against {', '.join(others)}.")
        self.print("Type help to see what you can do.", "dim")

    def print(self, text: str, style: str = "") -> None:
        """A line on the screen."""
        self.screen.print(Text(text, style=style))

    def tell(self) -> None:
        """What happened since the person last looked."""
        events = self.table.events(self.seat)
        for at in range(min(self.heard, len(events)), len(events)):
            self.print("  " + self.teller.event(events, at), "cyan")
        self.heard = len(events)

    def show_result(self) -> None:
        """How the game ended."""
        result = self.table.result
        assert result is not None
        self.show_view()
        self.print("The game is over.", "bold")
        for line in self.teller.result(result):
            self.print("  " + line)
        self.print("You can still look (view, log), save or quit.", "dim")

    def show_question(self) -> None:
        """The question to the seat and its options, below what has changed of the table."""
        ask = self.asked()
        if self.table.view(self.seat) != self.shown:
            self.show_view(whole=self._others_played())
        self.print(self.teller.question(ask), "bold")
        numbered = Numbered(self.table, ask)
        for place in range(numbered.offered):
            self.print_option(ask, numbered, place)
        if self.table.interjections(self.seat):
            self.print("  You may also do something else: type do.", "dim")

    def show_view(self, *, whole: bool = True) -> None:
        """The table as the seat sees it, or only the paragraphs that are new since it was last shown."""
        before = None if whole else self.shown
        self.shown = self.table.view(self.seat)
        self.shown_at = len(self.table.choices)
        drawn = picture(self.table.rules, self.shown, self.teller.words, before)
        self.screen.print()
        if str(drawn):  # something that can be seen has changed
            self.screen.print(drawn, soft_wrap=True)
            self.screen.print()

    def _others_played(self) -> bool:
        """Whether anybody else has answered since the table was last shown: then all of it is of interest."""
        return self.shown is None or any(seat != self.seat for seat, _, _ in self.table.choices[self.shown_at :])

    def print_option(self, ask: Ask, numbered: Numbered, place: int) -> None:
        """One option with its number; faint if it is not offered."""
        text = self.teller.option(ask, numbered.options[place])
        offered = place < numbered.offered
        self.screen.print(Text(f"{place + 1:>4}  {text}", style="" if offered else "dim"))

    def asked(self) -> Ask:
        """The question to the seat."""
        ask = self.table.ask(self.seat)
        if ask is None:
            raise KanlyError("the game is over" if self.table.over else "you are not asked anything; Enter goes on")
        return ask
