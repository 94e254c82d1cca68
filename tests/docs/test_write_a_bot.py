"""The bots of docs/write-a-bot.md: the page's own code, run."""

from collections.abc import Callable
from typing import Any

import pytest
from oasis import GAME

from kanly.bots import Match, RandomBot, SearchBot
from kanly.bots.search import Budget
from kanly.kernel import Bot


@pytest.fixture
def page(blocks: Callable[[str], list[tuple[str, str]]]) -> dict[str, Any]:
    """What the Python blocks of the page define."""
    names: dict[str, Any] = {"__name__": "write_a_bot"}
    for language, block in blocks("docs/write-a-bot.md"):
        if language == "python":
            exec(compile(block, "docs/write-a-bot.md", "exec"), names)
    return names


def test_the_smallest_bot_plays(page: dict[str, Any]) -> None:
    for seats in GAME.seats:
        table = GAME.open(GAME.set_up(seats), "first")
        Match(table, [page["First"]() for _ in range(seats)], "first").play_on()
        assert table.over


def test_rollouts_beat_random(page: dict[str, Any]) -> None:
    # The page says three of four. If both were equally good, 44 of 60 would happen less than once in a thousand times.
    assert page["duel"](60) >= 44


def test_the_same_seeds_give_the_same_game(page: dict[str, Any]) -> None:
    def choices() -> list[Any]:
        table = GAME.open(GAME.set_up(3), "again", programs=0b111)
        bots: list[Bot | None] = [page["Rollouts"](2), RandomBot(), page["Rollouts"](1)]
        Match(table, bots, "again").play_on()
        return table.choices

    assert choices() == choices()


def test_a_guide_helps_the_search(page: dict[str, Any]) -> None:
    won = 0.0
    for number in range(24):
        table = GAME.open(GAME.set_up(2), f"g/{number}", programs=0b11)
        taught = SearchBot(Budget(0.0, 16))
        taught.guide = page["Thirst"]()
        taught.ready = True
        bots: list[Bot | None] = [taught, RandomBot()]
        mine = number % 2
        Match(table, bots if mine == 0 else bots[::-1], f"g/{number}").play_on()
        shares = table.shares
        assert shares is not None
        won += shares[mine]
    assert won >= 20


def test_rollouts_play_a_game_with_windows_and_interjections(page: dict[str, Any]) -> None:
    from feud import GAME as FEUD

    table = FEUD.open(FEUD.set_up(2, ["storm", "market"], {"rounds": 1}), "feud", programs=0b11)
    Match(table, [page["Rollouts"](1), RandomBot()], "feud").play_on()
    assert table.over
