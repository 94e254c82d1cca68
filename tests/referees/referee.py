"""What all referees share: being led through one game, and complaining."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from kanly.bots.match import Match, bot_named
from kanly.kernel import Ask, Bot, Event, Game, Module, Option, Result, Setup, Sight, Table
from kanly.kernel.modules import AddView, Function
from kanly.registry import game_named

MOST = 20  # complaints about one game; after the first ones the books are wrong anyhow
BROKEN = "broken"


class Referee:
    """Somebody with the rulebook beside a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.setup: Setup = table.rules.setup
        self.complaints: list[str] = []
        self.answers = 0

    def object(self, rule: str, what: str) -> None:
        """Something against a rule has happened."""
        if len(self.complaints) < MOST:
            self.complaints.append(f"{rule}: {what} (after {self.answers} answers)")

    def hold(self, fine: bool, rule: str, what: str) -> None:
        """Object unless it is fine."""
        if not fine:
            self.object(rule, what)

    def pass_on(self, part: type[Referee], handler: str, *data: Any) -> None:
        """What comes after this part of the referee hears it too, if it listens to such events."""
        listens = getattr(super(part, self), handler, None)
        if listens is not None:
            listens(*data)

    def watch_answer(self, ask: Ask, option: Option) -> None:
        """Before an answer is given."""

    def watch_event(self, event: Event) -> None:
        """Every public event."""

    def watch_view(self, view: dict[str, Any]) -> None:
        """The public view after every answer."""

    def watch_end(self, result: Result) -> None:
        """The end of the game."""


class Overheard(Bot):
    """A bot whose answers the referee hears before the table does."""

    def __init__(self, bot: Bot, referee: Referee) -> None:
        super().__init__()
        self.bot = bot
        self.referee = referee
        self.interjects = bot.interjects
        self.rests = bot.rests

    def choose(self, sight: Sight) -> Option:
        """The bot's answer."""
        option = self.bot.choose(sight)
        self.referee.watch_answer(sight.ask, option)
        return option

    def interject(self, sight: Sight) -> Option:
        """What the bot does unasked."""
        self.bot.rests = self.rests
        option = self.bot.interject(sight)
        self.rests = self.bot.rests
        return option


class Watched(NamedTuple):
    """One game to watch: the set-up, the seed and the bots by seat."""

    seats: int
    modules: tuple[str, ...] = ()
    settings: tuple[tuple[str, Any], ...] = ()
    seed: str = "1"
    bots: tuple[str, ...] = ("random",)  # taken in turn

    def __str__(self) -> str:
        return "-".join([str(self.seats), *self.modules, *self.bots, self.seed])


def watch(
    referee_class: Callable[[Table], Referee],
    game: Game,
    one: Watched,
    retell: Callable[[Event], Iterable[Event]] | None = None,
) -> list[str]:
    """Play a game with bots and return the complaints; `retell` falsifies what the referee is told (to try it)."""
    modules = [*one.modules, *[module.name for module in game.modules if module.name == BROKEN]]
    table = game.open(game.set_up(one.seats, modules, dict(one.settings)), one.seed, keep=False)
    referee = referee_class(table)
    bots: list[Bot | None] = [
        Overheard(bot_named(game, one.bots[seat % len(one.bots)]), referee) for seat in range(one.seats)
    ]
    match = Match(table, bots, one.seed)
    heard = 0
    while True:
        events = table.events(None, heard)
        heard += len(events)
        for event in events:
            for told in [event] if retell is None else retell(event):
                referee.watch_event(told)
        referee.watch_view(table.view(None))
        if table.over or len(referee.complaints) >= MOST:
            break
        match.step()
        referee.answers += 1
    if table.result is not None:
        referee.watch_end(table.result)
    return referee.complaints


def broken(id: str, wraps: dict[str, Callable[[Function], Function]], view: AddView | None = None) -> Game:
    """A game with scenes or steps wrapped, or its view changed, so that a rule is broken."""
    game = game_named(id)
    return game.variant(id, game.package, Module(BROKEN, wraps=wraps, view=view))


class Printed(dict[str, Any]):
    """Printed values by name."""

    def __missing__(self, name: str) -> Any:
        raise KeyError(
            f"the referee does not know {name}: write what is printed on it into its printed.json or tests/printed"
        )


def printed(beside: str) -> Any:
    """The printed values that lie beside a referee's module."""
    text = Path(beside).with_name("printed.json").read_text(encoding="utf-8")
    return json.loads(text, object_hook=Printed)
