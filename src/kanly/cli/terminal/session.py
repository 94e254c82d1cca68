"""Playing at a terminal: one person among bots, typing answers and other commands."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from shlex import quote
from typing import Final

from rich.markdown import Markdown

from kanly.bots import Match, RandomBot, SearchBot, usual_bot
from kanly.bots.advice import advise, why
from kanly.bots.search import Budget
from kanly.cli.commands.rules import in_line, in_markdown
from kanly.cli.errors import DONE
from kanly.cli.output import counted
from kanly.cli.render import plain
from kanly.cli.teller import Numbered
from kanly.cli.terminal.saving import file_named, new_file, save
from kanly.cli.terminal.seat import Seat
from kanly.kernel import Ask, BotFailed, Game, KanlyError, Sight
from kanly.kernel.record import make_record
from kanly.rulebook import Rulebook, in_play, rulebook_of
from kanly.words import Words

HINT_SECONDS: Final = 1.0
HELP: Final = """
| type | to |
|---|---|
| a number or a token | choose that option (=5 is the token 5) |
| undo, undo turn | take back your last choice, or all you can of your turn |
| options, options WORDS | see every option there could be, also those not offered now |
| hint | learn what a strong player would answer, and why |
| why OPTION | learn why an option is not offered, or which rules it rests on |
| do, do NUMBER | see or do what you may do unasked |
| pause | be stopped whenever you could do something unasked while others think (again: no longer) |
| order OPTION, order, order off | always answer this question so; see your orders; end them |
| rules, rules {rule}, rules WORDS | read the rules |
| look WORDS | read a card, a space or another piece by its name |
| view, log, log all | look at the table again; what happened |
| say WORDS | say something at the table |
| save, save FILE | write the game's record |
| quit | leave |
"""


class Quit(Exception):
    """The person leaves."""


class Session(Seat):
    """One person's seat at a table of bots: reads what the person types, and does it."""

    def __init__(
        self, game: Game, match: Match, words: Words, bots: list[str], seat: int, file: Path | None = None
    ) -> None:
        super().__init__(game, match.table, words, seat, told_before=file is not None)
        self.match = match
        self.bots = bots  # by seat; empty for the person
        self.file = file or new_file(game.id)
        self.own = {file.absolute()} if file else set()  # files of this game
        self.saved = self.table.choices if file else []  # choices in the file
        self.pausing = False
        self.listed: Ask | None = None  # the question whose every option was shown
        self.commands = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "options": self._options,
            "why": self._why,
            "hint": self._hint,
            "do": self._do,
            "pause": self._pause,
            "order": self._order,
            "rules": self._rules,
            "look": self._look,
            "view": self._view,
            "log": self._log,
            "say": self._say,
            "save": self._save,
            "quit": self._quit,
        }

    @property
    def rulebook(self) -> Rulebook:
        """The rules of all set-ups in the person's language."""
        return rulebook_of(self.game, self.teller.words.language)

    # ---------------------------------------------------------------- the loop

    def run(self) -> int:
        """Play until the person leaves."""
        table = self.table
        self.greet()
        try:
            while True:
                self._let_bots_play()
                self.tell()
                if table.over:
                    self.show_result()
                else:
                    self.show_question()
                made = table.made
                while table.made == made and (table.over or table.ask(self.seat) is not None):
                    if not self._take_line():
                        break
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
                self.print(f"{error}; random bots play on.", "red")
                self.match.bots = [None if bot is None else RandomBot() for bot in self.match.bots]
            except KanlyError as error:
                raise KanlyError(f"{error}; {self._rescue()}") from error

    def _wait(self) -> None:
        """Let the person do something unasked before a bot answers."""
        self.tell()
        asked = ", ".join([self.teller.name(seat) for seat in self.table.waiting(self.seat).seats])
        self.print(f"{asked} must answer. Press Enter to go on, or do something unasked:", "bold")
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
            known = isinstance(error, (KanlyError, OSError))
            self.print(str(error) if known else f"{type(error).__name__}: {error}", "red")
        return True

    def _read(self) -> str:
        try:
            line = input("> ").strip()
        except EOFError:
            self.print("")
            raise Quit from None
        if not sys.stdin.isatty():
            self.print(line)
        return line

    # ---------------------------------------------------------------- commands

    def _choose(self, text: str) -> None:
        ask = self.asked()
        option = Numbered(self.table, ask).find(text, listed=self.listed is ask)
        if option not in ask.options:
            return self._why(text)
        self.table.choose(self.seat, option, ask.kind)
        return None

    def _help(self, rest: str) -> None:
        self.screen.print(Markdown(HELP.format(rule=self._first_rule())))

    def _undo(self, rest: str) -> None:
        if rest not in ("", "turn"):
            raise KanlyError("write undo, or undo turn")
        if not any(seat == self.seat for seat, _, _ in self.table.choices):
            raise KanlyError("there is nothing of yours to take back")
        count = self.table.undo(self.seat, turn=rest == "turn")
        self.print(f"Took back {counted(count, 'choice')}.", "yellow")

    def _options(self, rest: str) -> None:
        ask = self.asked()
        numbered = Numbered(self.table, ask)
        self.listed = ask
        for place in range(len(numbered.options)):
            if place == numbered.offered:
                self.print("Not offered now (why OPTION says why):")
            text = self.teller.option(ask, numbered.options[place]).lower()
            if all(word in text for word in rest.lower().split()):
                self.print_option(ask, numbered, place)

    def _why(self, rest: str) -> None:
        if not rest:
            raise KanlyError("write why OPTION; options lists those that are not offered too")
        ask = self.asked()
        option = Numbered(self.table, ask).find(rest)
        message = self.table.why_not(self.seat, option)
        if message is None:
            message = self.table.describe(ask, option)
            self.print(f"You can choose it: {self.teller.words.say(message)}")
        else:
            self.print(f"{self.teller.option(ask, option)}: {self.teller.words.say(message)}")
        for id in message.rules:
            rule = self.rulebook.find(id)
            self.screen.print(Markdown(f"- **{id}**" if rule is None else in_line(rule)))

    def _hint(self, rest: str) -> None:
        ask = self.asked()
        bot = SearchBot(Budget(HINT_SECONDS), self.game.bots.get(usual_bot(self.game)))
        dice = Random(f"{self.table.seed}/{self.table.made}/hint")
        advice = advise(bot, Sight(self.table, self.seat, ask, dice))
        place = ask.options.index(advice.option)
        self.print(f"{place + 1:>4}  {self.teller.words.say(why(self.table, ask, advice))}", "yellow")

    def _do(self, rest: str) -> None:
        choices = [(ask, option) for ask in self.table.interjections(self.seat) for option in ask.options]
        if not rest:
            if not choices:
                self.print("There is nothing that you could do unasked now.")
            for place, (ask, option) in enumerate(choices):
                self.print(f"{place + 1:>4}  {self.teller.option(ask, option)} (do {place + 1})")
            return
        if not rest.isdecimal() or not 1 <= int(rest) <= len(choices):
            raise KanlyError(f"there is no {rest!r} among the {len(choices)} things you could do; do lists them")
        ask, option = choices[int(rest) - 1]
        self.table.choose(self.seat, option, ask.kind)

    def _pause(self, rest: str) -> None:
        self.pausing = not self.pausing
        self.print("You will be stopped whenever you could do something." if self.pausing else "No more stops.")

    def _order(self, rest: str) -> None:
        table = self.table
        if not rest:
            for order in table.orders:
                self.print(f"  {order.kind}: always {plain(str(order.option))}")
            if not table.orders:
                self.print("You have given no standing orders; order OPTION gives one.")
        elif rest == "off":
            for order in list(table.orders):
                table.cancel_order(self.seat, order.kind)
            self.print("Your standing orders have ended.")
        else:
            ask = self.asked()
            option = Numbered(table, ask).find(rest)
            self.print("From now on this question is answered so; order off ends it.", "yellow")
            table.order(self.seat, ask.kind, option)

    def _rules(self, rest: str) -> None:
        words = self.teller.words
        held = self.rulebook.holding(in_play(self.table.rules.setup))
        elsewhere = self.rulebook.find(rest) is not None and held.find(rest) is None  # other rules may name it
        book, names = (self.rulebook, words) if elsewhere else (held, None)
        self.screen.print(Markdown(in_markdown(book, rest, words.language, names)))

    def _look(self, rest: str) -> None:
        say = self.teller.words.say
        titles = {piece: say(title) for piece, title in self.table.rules.pieces().items()}
        wanted = rest.lower().split()
        found = [piece for piece, title in titles.items() if wanted and all(word in title.lower() for word in wanted)]
        if not found:
            raise KanlyError(f"nothing here is called {rest!r}" if rest else "write look and a part of a name")
        for piece in found:
            self.print(titles[piece], "bold")
            for line in self.table.rules.printed(piece):
                self.print("  " + say(line))

    def _view(self, rest: str) -> None:
        self.show_view()

    def _log(self, rest: str) -> None:
        events = self.table.events(self.seat)
        for at in range(0 if rest == "all" else max(0, len(events) - 30), len(events)):
            self.print("  " + self.teller.event(events, at), "cyan")
        for talk in self.table.talk:
            self.print(f"  {self.teller.name(talk.seat)}: {plain(talk.text)}")

    def _say(self, rest: str) -> None:
        self.table.say(self.seat, rest)

    def _save(self, rest: str) -> None:
        path = file_named(rest) if rest else self.file
        again = save(make_record(self.table, self.bots), path, self.own)
        self.file = path
        self.own.add(path.absolute())
        self.saved = self.table.choices
        done = f"Saved in {path}, over what was saved of this game before" if again else f"Saved in {path}"
        self.print(f"{done}; kanly play --load {quote(str(path))} goes on.", "yellow")

    def _rescue(self) -> str:
        """Save a game that cannot go on; where, or why not."""
        try:
            save(make_record(self.table, self.bots), self.file, self.own)
        except KanlyError as error:
            return f"the game up to there is lost: {error}"
        return f"the game up to there is in {self.file}"

    def _first_rule(self) -> str:
        """An id such as this game's rules have."""
        try:
            rules = self.rulebook.rules
        except KanlyError:  # it brings none
            rules = []
        return rules[0].id if rules else "ID"

    def _quit(self, rest: str) -> None:
        if self.saved != self.table.choices and sys.stdin.isatty() and _yes(f"Save in {self.file} first? (yes/no) "):
            self._save("")
        raise Quit

    def _say_what_is_saved(self) -> None:
        if self.saved == self.table.choices:
            self.print(f"The game is in {self.file}." if self.saved else "Nothing was played.")
        else:
            self.print("What you played since is not saved." if self.saved else "The game is not saved.")


def _yes(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("y", "yes")
    except EOFError:
        return False
