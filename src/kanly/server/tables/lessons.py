"""A table that teaches a game: always the same seats, chance and bots, and nobody chooses any of them."""

from __future__ import annotations

from typing import Final

from kanly.kernel import BadSetup
from kanly.kernel.chance import commitment, key_of
from kanly.protocol.lobby import SeatWish
from kanly.registry import game_named
from kanly.server.process.config import Config
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import TableRow, Terms, new_table
from kanly.server.tables.wishes import new_id, seat_people

ON: Final = "on"
OVER: Final = "over"


def set_lesson(config: Config, me: PersonRow, id: str) -> TableRow:
    """The table at which somebody learns a game. No seat is open, so nobody else ever plays with its known seed."""
    game = game_named(id)
    lesson = game.lesson
    if lesson is None:
        raise BadSetup(f"{game.id} has no lesson; set an ordinary table")
    setup = game.set_up(lesson.seats, (), lesson.settings)
    terms = Terms(list(setup.modules), dict(setup.settings), bot_seed=lesson.seed, lesson=ON)
    row = new_table(new_id(), me.id, me.name, game.id, terms, lesson.seed, commitment(key_of(lesson.seed)))
    bots = [SeatWish("bot", lesson.bot) for _ in range(lesson.seats - 1)]
    seat_people(config, game, row, me, [SeatWish("me"), *bots])
    return row
