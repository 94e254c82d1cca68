"""Playing at a terminal: one person among bots, typing answers and other commands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.text import Text

from kanly.bots import Match, RandomBot
from kanly.cli.errors import DONE
from kanly.cli.output import Screen, complain
from kanly.cli.render import picture, plain
from kanly.cli.rules import in_markdown
from kanly.cli.teller import Labels, Teller
from kanly.digest import digest_of
from kanly.kernel import Ask, BotFailed, Game, KanlyError, Table
from kanly.kernel.record import make_record, save_record

HELP: Final = """
| type | to |
|---|---|
| a number or a token | choose that option |
| undo, undo turn | take back your last choice, or all you can of your turn |
| options, options WORDS | see every option there could be, also those not offered now |
| why OPTION | learn why an option is not offered, or which rules it rests on |
| do, do NUMBER | see or do what you may do unasked |
| pause | be stopped whenever you could do something unasked while others think (again: no longer) |
| order OPTION, order, order off | always answer this question so; see your orders; end them |
| rules, rules R10.8, rules WORDS | read the rules |
| view, log, log all | look at the table again; what happened |
| say WORDS | say something at the table |
| save, save FILE | write the game's record |
| quit | leave |
"""


class Quit(Exception):
    """The person leaves."""


class Session:
    """One person's seat at a table of bots."""

    def __init__(self, game: Game, match: Match, bots: list[str], seat: int, file: Path | None = None) -> None:
        self.game = game
        self.table: Table = match.table
        self.match = match
        self.bots = bots  # by seat; empty for the person
        self.seat = seat
        self.file = file or Path(f"{game.id}.kanly")
        self.teller = Teller(game, self.table)
        self.screen = Screen()
        self.heard = 0  # events told so far
        self.saved = self.table.made if file else 0  # choices in the file
        self.pausing = False
        self.shown: object = None  # the view on the screen
        self.commands = {
            "help": self._help,
            "undo": self._undo,
            "options": self._options,
            "why": self._why,
            "do": self._do,
            "pause": self._pause,
            "order": self._order,
            "rules": self._rules,
            "view": self._view,
            "log": self._log,
            "say": self._say,
            "save": self._save,
            "quit": self._quit,
        }

    # ---------------------------------------------------------------- the loop

    def run(self) -> int:
        """Play until the person leaves."""
        table = self.table
        self._print(f"{self.teller.title}. You are {table.names[self.seat]}, playing {self.teller.parties(self.seat)}.")
        self._print("Type help to see what you can do.", "dim")
        try:
            while True:
                self._let_bots_play()
                self._tell()
                if table.over:
                    self._show_result()
                else:
                    self._show_question()
                made = table.made
                while table.made == made and (table.over or table.ask(self.seat) is not None):
                    self._take_line()
        except Quit:
            self._say_what_is_saved()
            return DONE

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.over:
            if self.pausing and table.ask(self.seat) is None and table.interjections(self.seat):
                self._wait()
                if table.over or table.ask(self.seat) is not None:
                    return
            try:
                if not self.match.step():
                    return
            except BotFailed as error:
                complain(f"{error}; random bots play on")
                self.match.bots = [None if bot is None else RandomBot() for bot in self.match.bots]
            except KanlyError as error:
                save_record(make_record(table, self.bots), self.file)
                raise KanlyError(f"{error}; the game up to there is in {self.file}") from error

    def _wait(self) -> None:
        """Let the person do something unasked before a bot answers."""
        self._tell()
        ask = self.table.pending[0]
        self._print(f"{self.table.names[ask.seat]} is asked. Press Enter to go on, or do something unasked:", "bold")
        self._do("")
        made = self.table.made
        while self.table.made == made and self.pausing and self._take_line():
            pass

    def _take_line(self) -> bool:
        """Carry out one line of input; False if it was empty."""
        line = self._read()
        if not line:
            return False
        word, _, rest = line.partition(" ")
        try:
            command = self.commands.get(word)
            if command is not None:
                command(rest.strip())
            else:
                self._choose(line)
        except Quit:
            raise
        except Exception as error:
            complain(str(error) if isinstance(error, (KanlyError, OSError)) else f"{type(error).__name__}: {error}")
        return True

    def _read(self) -> str:
        try:
            line = input("> ").strip()
        except EOFError:
            self._print("")
            raise Quit from None
        if not sys.stdin.isatty():
            self._print(line)
        return line

    # ---------------------------------------------------------------- telling

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style=style))

    def _tell(self) -> None:
        """What happened since the person last looked."""
        events = self.table.events(self.seat)
        for event in events[min(self.heard, len(events)) :]:
            self._print("  " + self.teller.event(event), "cyan")
        self.heard = len(events)

    def _show_result(self) -> None:
        result = self.table.result
        assert result is not None
        self._view("")
        self._print("The game is over.", "bold")
        for line in self.teller.result(result):
            self._print("  " + line)
        self._print("You can still look (view, log), save or quit.", "dim")

    def _show_question(self) -> None:
        ask = self._asked()
        view = self.table.view(self.seat)
        if view != self.shown:
            self._view("")
        self._print(self.teller.question(ask), "bold")
        labels = Labels(self.table, ask)
        for place in range(labels.offered):
            self._print_option(ask, labels, place)
        unasked = self.table.interjections(self.seat)
        if unasked:
            self._print("  You may also do something else: type do.", "dim")

    def _print_option(self, ask: Ask, labels: Labels, place: int) -> None:
        text = self.teller.option(ask, labels.options[place])
        offered = place < labels.offered
        self.screen.print(Text(f"{labels.labels[place]:>4}  {text}", style="" if offered else "dim"))

    def _asked(self) -> Ask:
        ask = self.table.ask(self.seat)
        if ask is None:
            raise KanlyError("the game is over" if self.table.over else "you are not asked anything; Enter goes on")
        return ask

    # ---------------------------------------------------------------- commands

    def _choose(self, text: str) -> None:
        ask = self._asked()
        option = Labels(self.table, ask).find(text)
        if option not in ask.options:
            return self._why(text)
        self.table.choose(self.seat, option, ask.kind)
        return None

    def _help(self, rest: str) -> None:
        self.screen.print(Markdown(HELP))

    def _undo(self, rest: str) -> None:
        if rest not in ("", "turn"):
            raise KanlyError("write undo, or undo turn")
        count = self.table.undo(self.seat, turn=rest == "turn")
        self._print(f"Took back {count} choice{'' if count == 1 else 's'}.", "yellow")

    def _options(self, rest: str) -> None:
        ask = self._asked()
        labels = Labels(self.table, ask)
        for place in range(len(labels.options)):
            if place == labels.offered:
                self._print("Not offered now (why OPTION says why):")
            text = f"{labels.labels[place]} {self.teller.option(ask, labels.options[place])}"
            if all(word in text.lower() for word in rest.lower().split()):
                self._print_option(ask, labels, place)

    def _why(self, rest: str) -> None:
        if not rest:
            raise KanlyError("write why OPTION; options lists those that are not offered too")
        ask = self._asked()
        option = Labels(self.table, ask).find(rest)
        message = self.table.why_not(self.seat, option)
        if message is None:
            message = self.table.describe(ask, option)
            self._print(f"You can choose it: {self.teller.words.say(message)}")
        else:
            self._print(f"{self.teller.option(ask, option)}: {self.teller.words.say(message)}")
        for id in message.rules:
            rule = digest_of(self.game).find(id)
            self.screen.print(Markdown(f"- **{id}** {'' if rule is None else rule.text}"))

    def _do(self, rest: str) -> None:
        choices = [(ask, option) for ask in self.table.interjections(self.seat) for option in ask.options]
        if not rest:
            if not choices:
                self._print("There is nothing that you could do unasked now.")
            for place, (ask, option) in enumerate(choices):
                self._print(f"{place + 1:>4}  {self.teller.option(ask, option)} (do {place + 1})")
            return
        if not rest.isdigit() or not 1 <= int(rest) <= len(choices):
            raise KanlyError(f"there is no {rest!r} among the {len(choices)} things you could do; do lists them")
        ask, option = choices[int(rest) - 1]
        self.table.choose(self.seat, option, ask.kind)

    def _pause(self, rest: str) -> None:
        self.pausing = not self.pausing
        self._print("You will be stopped whenever you could do something." if self.pausing else "No more stops.")

    def _order(self, rest: str) -> None:
        table = self.table
        if not rest:
            for order in table.orders:
                self._print(f"  {order.kind}: always {plain(str(order.option))}")
            if not table.orders:
                self._print("You have given no standing orders; order OPTION gives one.")
        elif rest == "off":
            for order in list(table.orders):
                table.cancel_order(self.seat, order.kind)
            self._print("Your standing orders have ended.")
        else:
            ask = self._asked()
            option = Labels(table, ask).find(rest)
            self._print("From now on this question is answered so; order off ends it.", "yellow")
            table.order(self.seat, ask.kind, option)

    def _rules(self, rest: str) -> None:
        self.screen.print(Markdown(in_markdown(digest_of(self.game), rest)))

    def _view(self, rest: str) -> None:
        self.shown = self.table.view(self.seat)
        self.screen.print()
        self.screen.print(picture(self.game, self.table.view(self.seat)))
        self.screen.print()

    def _log(self, rest: str) -> None:
        events = self.table.events(self.seat)
        for event in events if rest == "all" else events[-30:]:
            self._print("  " + self.teller.event(event), "cyan")
        for talk in self.table.talk:
            self._print(f"  {self.table.names[talk.seat]}: {plain(talk.text)}")

    def _say(self, rest: str) -> None:
        self.table.say(self.seat, rest)

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.file
        save_record(make_record(self.table, self.bots), path)
        self.file = path
        self.saved = self.table.made
        self._print(f"Saved in {path}; kanly play --load {path} goes on.", "yellow")

    def _quit(self, rest: str) -> None:
        raise Quit

    def _say_what_is_saved(self) -> None:
        if self.table.made == self.saved:
            self._print(f"Saved in {self.file}." if self.saved else "Nothing was played.")
        else:
            self._print(f"Not saved: {self.table.made - self.saved} choices since you last saved.")
