"""Bots that stand in for people, and people who come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots import usual_bot
from kanly.server.process.log import log

if TYPE_CHECKING:
    from kanly.server.store.tables import SeatRow
    from kanly.server.tables.live import LiveTable


def substitute(live: LiveTable, seat: SeatRow) -> str:
    """The bot that stands in at a seat: the one that was chosen, or the game's usual one."""
    return seat.bot or usual_bot(live.game)


async def hand_to_bot(live: LiveTable, seat: SeatRow, why: str, bot: str = "") -> None:
    """A bot stands in for the person of a seat."""
    await live.change_seat(seat.seat, away=why, bot=bot or substitute(live, seat))
    log.info("bot stands in", table=live.id, seat=seat.seat, why=why)
    live.audience.tell_about()
    live.keeper.wake()


async def hand_back(live: LiveTable, seat: SeatRow, *, late: bool = False) -> None:
    """The person of a seat plays again; `late`: after one answer that was made for them."""
    if not seat.away:
        return
    await live.change_seat(seat.seat, away="", late=late)
    live.keeper.answered(seat.seat)
    live.audience.tell_about()
    live.keeper.wake()
