"""How a table ends: played out, conceded or abandoned."""

from __future__ import annotations

import time
import zlib
from typing import TYPE_CHECKING, Any

from kanly.kernel import KanlyError, Table
from kanly.kernel.record import make_record, write_record
from kanly.server.process.log import log
from kanly.server.store import tables as rows
from kanly.server.tables.storing import save

if TYPE_CHECKING:
    from kanly.server.tables.live import LiveTable


async def end(live: LiveTable, status: str, result: dict[str, Any]) -> None:
    """Close the table for good: result and record, then everybody may know."""
    assert live.course is not None
    bots = [seat.bot if seat.who == "bot" else "" for seat in live.seats]
    record = make_record(live.course.table, bots)
    record.taken_back = live.course.taken_back
    result = {**result, "places": _places(live.course.table, result.get("ranking", []))}
    ended = time.time()
    written = write_record(record)
    await save(live, {"status": status, "result": result, "ended": ended, "record": zlib.compress(written)})
    live.row.status = status
    live.row.result = result
    live.row.ended = ended
    live.row.vote = None
    log.info("table ended", table=live.id, how=result.get("how"))
    live.hub.pool.forget(live.id)
    for stream in live.audience.refresh(force=True):
        live.audience.publish(stream)
    live.audience.tell_about()
    for seat in live.seats:
        live.hub.notices.over(live, seat)
    live.hub.background(_keep_album(live, written))


def played_out(table: Table) -> dict[str, Any]:
    """How a game that is over ended, as it is kept."""
    result = table.result
    assert result is not None
    ties = [words.data() for words in table.rules.ties(table.state)]
    return {**result.data(), "how": "played", "ties": ties}


async def abandon(live: LiveTable) -> None:
    """End the game without a result."""
    await end(live, "abandoned", {"how": "abandoned", "ranking": [], "scores": {}, "reason": None})


async def end_if_conceded(live: LiveTable) -> bool:
    """With nobody left to play against, or no person, the game ends."""
    left = [seat for seat in live.seats if not seat.conceded]
    if len(left) == len(live.seats) or (len(left) > 1 and any(seat.who == "person" for seat in left)):
        return False
    assert live.course is not None
    table = live.course.table
    standing = {seat.seat for seat in left}
    parties = table.rules.parties(table.state)
    ranking = [[p.id for p in parties if p.seat in standing], [p.id for p in parties if p.seat not in standing]]
    await end(live, "finished", {"how": "conceded", "ranking": ranking, "scores": {}, "reason": None})
    return True


def _places(table: Table, ranking: list[list[str]]) -> list[int]:
    """The place that each seat has come to, from 1 on; 0 for none."""
    places = [0] * len(table.names)
    for party in table.rules.parties(table.state):
        beaten_by = 0
        for level in ranking:
            if party.id in level and party.seat is not None and party.seat >= 0:
                place = beaten_by + 1
                places[party.seat] = min(places[party.seat] or place, place)
            beaten_by += len(level)
    return places


async def _keep_album(live: LiveTable, record: bytes) -> None:
    """So that the game can be looked at when the rules have changed."""
    try:
        album = await live.hub.pool.album(live.id, live.row.game, record)
        await rows.save_album(live.hub.db, live.id, album)
    except KanlyError as error:
        log.warning("no album", table=live.id, error=type(error).__name__)
