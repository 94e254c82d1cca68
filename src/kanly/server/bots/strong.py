"""Strong bots: how long they think at a table, and how many of them this server carries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kanly.bots.search import budget_named
from kanly.kernel import BadSetup, BotFailed, KanlyError
from kanly.protocol.lobby import StrongBots
from kanly.server.process.config import Config

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub

SEARCH: Final = "search"  # a bot of this name thinks as long as the table's pace leaves it
SHORTEST: Final = 0.1  # seconds
SHARE: Final = 0.5  # of the time after which a bot counts as hanging


class TooManyStrong(KanlyError):
    """More hard bots than this server carries."""


def is_strong(bot: str) -> bool:
    """Whether a bot searches."""
    return bot.partition(":")[0] == SEARCH


def at_pace(bot: str, pace: float, config: Config) -> str:
    """The bot with the time that it has at a table of this pace, in seconds."""
    if bot != SEARCH:
        return bot
    return f"{SEARCH}:{max(SHORTEST, min(pace, config.bot_seconds * SHARE)):g}"


def check_budget(bot: str, config: Config) -> None:
    """BadSetup, if somebody asks for a bot that would think until it counts as hanging."""
    if not is_strong(bot):
        return
    try:
        seconds = budget_named(bot.partition(":")[2]).seconds
    except BotFailed as error:
        raise BadSetup(str(error)) from None
    most = config.bot_seconds * SHARE
    if seconds > most:
        raise BadSetup(f"{bot!r}: on this server a bot may think for {most:g} seconds at most")


def strong_bots(hub: Hub) -> StrongBots:
    """How many hard bots this server carries, and how many more it would take now."""
    most = hub.config.hard_bots
    return StrongBots(most, max(0, most - _playing(hub)))


def check_room_for(hub: Hub, bots: Iterable[str]) -> None:
    """TooManyStrong, if these bots are more hard ones than there is room for."""
    wanted = len([bot for bot in bots if is_strong(bot)])
    room = strong_bots(hub)
    if wanted > room.free:
        raise TooManyStrong(
            f"this server carries {room.most} hard bots at once and has room for {room.free} now, not for {wanted}; "
            "choose normal ones, or wait until a game is over"
        )


def _playing(hub: Hub) -> int:
    """Hard bots at tables that are played here; those of tables that sleep cost nothing."""
    return sum(
        1
        for live in hub.all_tables()
        if live.row.status in ("open", "running")
        for seat in live.seats
        if seat.played_by_bot and is_strong(seat.bot)
    )
