"""A taught first game: a set-up and a seed that are the same for everybody who learns the game."""

from __future__ import annotations

from kanly.kernel.setup import Value


class Lesson:
    """What a game declares for its lesson: the learner sits on the first seat, bots on the others."""

    seats: int
    seed: str
    settings: dict[str, Value]
    bot: str

    def __init__(self, seats: int, seed: str, settings: dict[str, Value] | None = None, bot: str = "greedy") -> None:
        self.seats = seats
        self.seed = seed
        self.settings = {} if settings is None else settings
        self.bot = bot
