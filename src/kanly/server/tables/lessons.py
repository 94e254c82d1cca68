"""A table that teaches a game: always the same seats, chance and bots, and nobody chooses any of them."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from kanly.bots import Match, bot_named
from kanly.kernel import BadSetup, Game, Lesson
from kanly.kernel.chance import commitment, key_of
from kanly.protocol.lobby import Moment, SeatWish, Shown
from kanly.registry import game_named
from kanly.server.process.config import Config
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import TableRow, Terms, new_table
from kanly.server.tables.course import Course
from kanly.server.tables.seat_views import happened, parties_of
from kanly.server.tables.wishes import new_id, seat_people

ON: Final = "on"
OVER: Final = "over"
LEARNER: Final = 0  # the seat
LONGEST: Final = 1000  # choices of a round between bots
_SHOWING: Final = Lock()


def set_lesson(config: Config, me: PersonRow, id: str) -> TableRow:
    """The table at which somebody learns a game. No seat is open, so nobody else ever plays with its known seed."""
    game = game_named(id)
    lesson = lesson_of(game)
    setup = game.set_up(lesson.seats, (), lesson.settings)
    terms = Terms(list(setup.modules), dict(setup.settings), bot_seed=lesson.seed, lesson=ON)
    row = new_table(new_id(), me.id, me.name, game.id, terms, lesson.seed, commitment(key_of(lesson.seed)))
    bots = [SeatWish("bot", lesson.bot) for _ in range(lesson.seats - 1)]
    seat_people(config, game, row, me, [SeatWish("me"), *bots])
    return row


def lesson_of(game: Game) -> Lesson:
    """What the game declares for its lesson; BadSetup if it has none."""
    if game.lesson is None:
        raise BadSetup(f"{game.id} has no lesson; set an ordinary table")
    return game.lesson


def game_shown(game: Game) -> Shown:
    """The lesson's first round between bots. Whoever asks while it is being played waits for it."""
    with _SHOWING:
        return _play_lesson(game)


@lru_cache(16)
def _play_lesson(game: Game) -> Shown:
    """What the learner's seat sees whenever a kind of question comes for the first time."""
    lesson = lesson_of(game)
    table = game.open(game.set_up(lesson.seats, (), lesson.settings), lesson.seed)
    course = Course(table)
    match = Match(table, [bot_named(game, lesson.bot) for _ in range(lesson.seats)], lesson.seed)
    moments: dict[str, Moment] = {}
    while not table.over and getattr(table.state, "round", 0) < 2 and table.made < LONGEST:
        ask = table.ask(LEARNER)
        if ask is not None and ask.kind not in moments:
            view, parties = table.view(LEARNER), parties_of(table)
            events = happened(course, LEARNER, 0)
            moments[ask.kind] = Moment(table.made, table.made, LEARNER, view, parties, events, None)
        match.step()
    return Shown(table.rules.full_almanac(), moments)
