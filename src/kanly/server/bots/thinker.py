"""The process in which bots think, and finished games are played once more: questions come in, answers go out."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from random import Random
from typing import BinaryIO, Final

import msgspec

from kanly.bots import SearchBot, bot_named, usual_bot
from kanly.bots.advice import advise, why
from kanly.bots.search import Budget
from kanly.kernel import Bot, BotFailed, Game, KanlyError, Sight, token
from kanly.kernel.record import read_record
from kanly.registry import game_named
from kanly.review import Judged, Review
from kanly.server.bots.line import HEADER
from kanly.server.bots.thinking import AlbumQuestion, BotAnswer, BotQuestion, ReviewAnswer, ReviewQuestion
from kanly.server.tables.course import Course, Entry, unpack_course
from kanly.server.tables.entries import read_entry
from kanly.server.tables.replays import pack_album

REVIEWS: Final = 4  # that are going on
_QUESTION: Final = msgspec.msgpack.Decoder(BotQuestion | ReviewQuestion | AlbumQuestion)
KEPT: Final = 5000  # courses in memory, should nobody say which are over


class Desk:
    """A course of a game, and the bots that play it here."""

    def __init__(self, game: Game, course: Course, n: int) -> None:
        self.game = game
        self.course = course
        self.n = n
        self.bots: dict[tuple[int, str], Bot] = {}

    def follow(self, entries: list[Entry], n: int) -> None:
        """Do what the table has done since."""
        for entry in entries:
            self.course.do(entry)
        self.n = n

    def bot(self, seat: int, name: str) -> Bot:
        """The bot of a seat; it remembers what it was asked before."""
        if (seat, name) not in self.bots:
            self.bots[seat, name] = bot_named(self.game, name)
        return self.bots[seat, name]


def answer(desks: OrderedDict[str, Desk], question: BotQuestion) -> BotAnswer:
    """What a bot does."""
    for table in question.forget:
        desks.pop(table, None)
    desk = desks.get(question.table)
    if question.snapshot is not None:
        game = game_named(question.game)
        desk = Desk(game, unpack_course(game, question.snapshot)[0], question.after)
        desks[question.table] = desk
        while len(desks) > KEPT:
            desks.popitem(last=False)
    if desk is None or desk.n != question.after:
        return BotAnswer(lost=True)
    desks.move_to_end(question.table)
    try:
        desk.follow([read_entry(data).what for data in question.entries], question.n)
    except KanlyError:
        del desks[question.table]
        return BotAnswer(lost=True)
    if question.hint and question.asked is not None:
        return _hint(desk, question, question.asked[0])
    silent: list[str] = []
    for seat, name in question.unasked:
        answer = _try(desk, question, seat, name, silent, True)
        if answer is not None:
            return answer
    if question.asked is None:
        return BotAnswer(silent=silent)
    return _try(desk, question, *question.asked, silent, False) or BotAnswer(silent=silent)


def _try(desk: Desk, question: BotQuestion, seat: int, name: str, silent: list[str], unasked: bool) -> BotAnswer | None:
    """What one bot does; None for nothing."""
    table = desk.course.table
    try:
        bot = desk.bot(seat, name)
        if unasked and not bot.interjects:
            silent.append(name)
            return None
        if unasked and bot.rests > 0:
            bot.rests -= 1
            return None
        rng = Random(f"{question.dice}/{seat}/{table.made}/{unasked}")
        choice = _interjects(desk, bot, seat, rng) if unasked else _answers(desk, bot, seat, rng)
    except Exception as error:  # whatever a bot does wrong; its own words may tell what it knows
        kind = str(error) if isinstance(error, BotFailed) else type(error).__name__
        return BotAnswer(seat, failed=kind, silent=silent)
    return None if choice is None else BotAnswer(seat, choice, silent=silent)


def _hint(desk: Desk, question: BotQuestion, seat: int) -> BotAnswer:
    """What a strong player would answer in a person's place, from what that person knows; the bot is a new one."""
    table = desk.course.table
    ask = desk.course.ask(seat)
    if ask is None:
        return BotAnswer(seat, failed="the seat is not asked anything")
    try:
        bot = SearchBot(Budget(question.hint), desk.game.bots.get(usual_bot(desk.game)))
        advice = advise(bot, Sight(table, seat, ask, Random(f"{question.dice}/{seat}/{table.made}/hint")))
        words = why(table, ask, advice)
    except Exception as error:  # whatever goes wrong in a game's rules or bot
        return BotAnswer(seat, failed=type(error).__name__)
    return BotAnswer(seat, (ask.kind, token(advice.option)), why=words.data())


def _interjects(desk: Desk, bot: Bot, seat: int, rng: Random) -> tuple[str, str] | None:
    sight = Sight(desk.course.table, seat, None, rng)
    option = bot.interject(sight)
    if option is None:
        return None
    for ask in sight.interjections:
        if option in ask.options:
            return ask.kind, token(option)
    raise BotFailed("it interjects with what it may not")


def _answers(desk: Desk, bot: Bot, seat: int, rng: Random) -> tuple[str, str] | None:
    ask = desk.course.ask(seat)
    if ask is None:
        return None
    option = bot.choose(Sight(desk.course.table, seat, ask, rng))
    if option not in ask.options:
        raise BotFailed("it answers what was not offered")
    return ask.kind, token(ask.options[ask.options.index(option)])


def go_on(reviews: OrderedDict[str, Review], question: ReviewQuestion) -> ReviewAnswer:
    """A part of a review: some decisions, then bots have their turn again."""
    try:
        if question.record is not None:
            record = read_record(question.record)
            reviews[question.table] = Review(game_named(question.game), record, Budget(question.budget))
            while len(reviews) > REVIEWS:
                reviews.popitem(last=False)
        review = reviews.get(question.table)
        if review is None or review.at != question.at:
            return ReviewAnswer(lost=True)
        judged: list[Judged] = []
        until = time.monotonic() + question.seconds
        while review.at < review.of and time.monotonic() < until:
            found = review.next()
            if found is not None:
                judged.append(found)
    except KanlyError as error:
        reviews.pop(question.table, None)
        return ReviewAnswer(failed=str(error))
    if review.at >= review.of:
        del reviews[question.table]
    return ReviewAnswer(review.at, judged)


def album_of(question: AlbumQuestion) -> bytes:
    """What everybody saw of a game; nothing, if it cannot be played again."""
    try:
        return pack_album(game_named(question.game), read_record(question.record))
    except Exception:  # whatever goes wrong in a game's rules
        return b""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until the server closes the line."""
    desks: OrderedDict[str, Desk] = OrderedDict()
    reviews: OrderedDict[str, Review] = OrderedDict()
    _write(sink, b"ready")
    while True:
        header = source.read(HEADER)
        if len(header) < HEADER:
            return
        question = _QUESTION.decode(source.read(int.from_bytes(header, "big")))
        match question:
            case ReviewQuestion():
                _write(sink, msgspec.msgpack.encode(go_on(reviews, question)))
            case AlbumQuestion():
                _write(sink, album_of(question))
            case BotQuestion():
                _write(sink, msgspec.msgpack.encode(answer(desks, question)))


def _write(sink: BinaryIO, data: bytes) -> None:
    sink.write(len(data).to_bytes(HEADER, "big") + data)
    sink.flush()


def main() -> None:
    """Keep the two pipes for ourselves: a bot that prints must not talk to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers by itself
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    serve(source, sink)


def leave_with(server: int) -> None:
    """End with the server, even in the middle of a thought that never ends."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    main()
