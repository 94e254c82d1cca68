"""A match: bots at a table, each with its own seat and its own dice."""

from __future__ import annotations

import os
import signal
import sys
import threading
from importlib import import_module
from random import Random
from types import FrameType

from kanly.bots.easy import EasyBot
from kanly.bots.random import RandomBot
from kanly.bots.search import SearchBot, budget_named
from kanly.kernel import Ask, Bot, BotFailed, Game, IllegalChoice, Option, Sight, Table


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, the usual one last."""
    return ["random", "easy", "search", *game.bots] if game.bots else ["search", "random"]


def usual_bot(game: Game) -> str:
    """The bot that plays a game unless another one is named: the game's own, or the random one."""
    return next(iter(game.bots), "random")


def is_own_bot(game: Game, name: str) -> bool:
    """Whether a name is a path to somebody's own bot, `package.module:Class`."""
    return ":" in name and name.partition(":")[0] not in bot_names(game)


def bot_named(game: Game, name: str) -> Bot:
    """A new bot of that name: `greedy`, `search:0.25`; `package.module:Class` is anybody's own."""
    if is_own_bot(game, name):
        return _own_bot(name)
    kind, colon, more = name.partition(":")
    if kind == "search":
        return SearchBot(budget_named(more), game.bots.get(usual_bot(game)))
    if colon:
        raise BotFailed(f"{name!r}: only search takes anything behind its name, as in search:0.25")
    if kind == "random":
        return RandomBot()
    if kind == "easy" and game.bots:
        return EasyBot(game.bots[usual_bot(game)]())
    if kind not in game.bots:
        known = ", ".join(bot_names(game))
        raise BotFailed(f"{game.id} has no bot {name!r}; it has {known} (or write your_module:YourBot)")
    return game.bots[kind]()


def _own_bot(path: str) -> Bot:
    module, _, attribute = path.partition(":")
    try:
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())  # where somebody who writes a bot works
        bot = getattr(import_module(module), attribute)()
    except (Exception, SystemExit) as error:
        raise BotFailed(f"there is no bot {path!r}: {type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise BotFailed(f"{path!r} is no bot: a bot is a subclass of kanly.kernel.Bot")
    return bot


class OutOfTime(BaseException):
    """A bot thinks for too long. Not an Exception: a table in its search would take it for a fault of the rules."""


class Match:
    """Bots on some seats of a table. `bots[seat]` is None where somebody else answers.

    A bot that raises, answers what was not offered, or needs more than `seconds` for an answer fails the match with
    BotFailed; the table then waits for the same answer as before. The time limit needs the main thread.
    """

    table: Table
    bots: list[Bot | None]
    rngs: list[Random]
    looks: list[Sight]  # for interjections
    seconds: float
    decisions: int  # answers that a bot was really asked for
    thinking: bool  # a bot has been asked and has not answered yet
    chatty: bool  # the game has interjections
    passed_over: Ask | None  # somebody else's question at which no bot wanted to interject

    def __init__(self, table: Table, bots: list[Bot | None], seed: str, seconds: float = 0.0) -> None:
        seats = table.rules.setup.seats
        if len(bots) != seats:
            raise BotFailed(f"{len(bots)} bots for {seats} seats")
        self.table = table
        self.bots = bots
        self.rngs = [Random(f"{seed}/{seat}") for seat in range(seats)]
        self.looks = [Sight(table, seat, None, self.rngs[seat]) for seat in range(seats)]
        self.seconds = seconds
        self.decisions = 0
        self.thinking = False
        self.chatty = len(table.rules.interjections) > 0
        self.passed_over = None

    def play_on(self, limit: int = 0) -> bool:
        """Let the bots answer until the game is over or a seat without a bot is asked; False at the limit."""
        table = self.table
        count = 0
        while not table.over:
            if limit and count >= limit:
                return False
            if not self.step():
                return True
            count += 1
        return True

    def step(self) -> bool:
        """One interjection or answer by a bot; False if only seats without a bot are asked."""
        table = self.table
        first: Ask | None = None
        for ask in table.asks:
            if self.bots[ask.seat] is not None:
                first = ask
                break
        if first is None:
            return self._interject_once()
        if self.chatty and first.offer is not None and self._interject():
            return True
        bot = self.bots[first.seat]
        assert bot is not None
        sight = Sight(table, first.seat, first, self.rngs[first.seat])
        self.thinking = True
        try:  # `_answer`, written out: every answer of every bot comes through here
            option = self._timed(bot, sight) if self.seconds else bot.choose(sight)
        except (Exception, SystemExit, OutOfTime) as error:
            raise _failure(bot, sight, error) from error
        finally:
            self.thinking = False
        try:
            table.choose(first.seat, option, first.kind)
        except IllegalChoice as error:
            raise BotFailed(f"{_name(bot)} on seat {first.seat}: {error}") from error
        self.decisions += 1
        return True

    def _interject_once(self) -> bool:
        """While only others are asked: one chance for the bots to interject at each open question."""
        asks = self.table.asks
        if not self.chatty or not asks or asks[0].offer is None or asks[0] is self.passed_over:
            return False
        self.passed_over = asks[0]
        return self._interject()

    def _interject(self) -> bool:
        table = self.table
        for seat, bot in enumerate(self.bots):
            if bot is None or not bot.interjects:
                continue
            if bot.rests > 0:
                bot.rests -= 1
                continue
            sight = self.looks[seat]
            self.thinking = True
            try:  # likewise: six bots are asked at every open question
                option = self._timed(bot, sight) if self.seconds else bot.interject(sight)
            except (Exception, SystemExit, OutOfTime) as error:
                raise _failure(bot, sight, error) from error
            finally:
                self.thinking = False
            if option is None:
                continue
            try:
                table.interject(seat, option)
            except IllegalChoice as error:
                what = f"interjects with {option!r}, which it may not"
                raise BotFailed(f"{_name(bot)} on seat {seat} {what}") from error
            self.decisions += 1
            return True
        return False

    def _timed(self, bot: Bot, sight: Sight) -> Option:
        """The bot's answer, within the time limit."""
        if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
            return self._answer(bot, sight)

        def too_late(_number: int, _frame: FrameType | None) -> None:
            raise OutOfTime(f"no answer within {self.seconds:g} s")

        before = signal.signal(signal.SIGALRM, too_late)
        signal.setitimer(signal.ITIMER_REAL, self.seconds)
        try:
            return self._answer(bot, sight)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _answer(self, bot: Bot, sight: Sight) -> Option:
        try:
            return bot.choose(sight) if sight.ask.kind else bot.interject(sight)
        except (Exception, SystemExit, OutOfTime) as error:
            raise _failure(bot, sight, error) from error


def _failure(bot: Bot, sight: Sight, error: BaseException) -> BotFailed:
    if isinstance(error, BotFailed):
        return error
    if isinstance(error, OutOfTime):
        return BotFailed(f"{_name(bot)} on seat {sight.seat} failed: {error}")
    return BotFailed(f"{_name(bot)} on seat {sight.seat} failed: {type(error).__name__}: {error}")


def _name(bot: Bot) -> str:
    return type(bot).__name__
