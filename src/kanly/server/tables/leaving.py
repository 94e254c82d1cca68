"""Tables that somebody leaves for good, and tables that the operator ends."""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from kanly.kernel import KanlyError
from kanly.kernel.record import Record, read_record, write_record
from kanly.server.process.log import log
from kanly.server.store import Elsewhere, LeaseLost, StoreGone, tables
from kanly.server.store import leaving as rows
from kanly.server.store.leaving import NAMELESS
from kanly.server.tables.ending import abandon
from kanly.server.tables.standing_in import substitute
from kanly.server.tables.storing import save
from kanly.server.tables.wishes import unlike

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub
    from kanly.server.tables.live import LiveTable

DELETED: Final = "deleted"  # why a bot plays a seat: its person has left for good


async def part_with(hub: Hub, person: str) -> None:
    """Make somebody's seats nameless, at every table that this process holds or may hold."""
    with suppress(StoreGone):
        for id in await rows.tables_of(hub.db, person):
            try:
                async with hub.at(id) as live:
                    await _part(live, person)
            except (Elsewhere, LeaseLost):
                continue  # whoever holds it has heard too
            except StoreGone:
                raise
            except KanlyError as error:  # a table that cannot be read: what lies beside the game goes all the same
                log.warning("cannot read what somebody leaves", table=id, error=type(error).__name__)
                await _part_unread(hub, id, person)
        await rows.forget(hub.db, person)


async def close_table(hub: Hub, id: str) -> None:
    """End a table as the operator wishes: one that has not begun is removed, a game is abandoned."""
    with suppress(KanlyError):
        async with hub.at(id) as live:
            if live.row.status == "open":
                await tables.drop_table(hub.db, live.held)
                await hub.drop(live)
            elif live.running:
                await abandon(live)


async def _part_unread(hub: Hub, id: str, person: str) -> None:
    row = await tables.table(hub.db, id)
    if row is None or row.status not in ("finished", "abandoned"):
        return
    theirs = [seat.seat for seat in row.seats if seat.person == person]
    await rows.strip_table(hub.db, row.held, person, await _record_without(hub, id, theirs), fenced=False)
    for number in theirs:
        name = unlike(NAMELESS, [other.name for other in row.seats if other.seat != number])
        await rows.strip_seat(hub.db, id, number, name)


async def _record_without(hub: Hub, id: str, seats: list[int]) -> dict[str, Any]:
    """The record of a finished game without the names and words of these seats, if there is one."""
    packed = await tables.blob(hub.db, id, "record") if seats else None
    if packed is None:
        return {}
    return {"record": zlib.compress(write_record(nameless(read_record(zlib.decompress(packed)), seats)))}


async def _part(live: LiveTable, person: str) -> None:
    hub = live.hub
    theirs = [seat.seat for seat in live.seats if seat.person == person]
    if live.row.status == "open" and live.row.owner == person:
        await tables.drop_table(hub.db, live.held)
        await hub.drop(live)
        return
    await rows.strip_table(hub.db, live.held, person, await _record_without(hub, live.id, theirs))
    for number in theirs:
        if live.row.status == "open":
            await live.change_seat(number, who="open", person=None, name=f"Seat {number + 1}")
        else:
            name = unlike(NAMELESS, [other.name for other in live.seats if other.seat != number])
            bot = substitute(live, live.seats[number])
            await live.change_seat(number, who="bot", person=None, name=name, bot=bot, away=DELETED, asked=False)
        live.audience.dismiss(number)
    if theirs and live.course is not None:
        table = live.course.table
        table.names = tuple(live.seats[i].name if i in theirs else name for i, name in enumerate(table.names))
        table.talk = [talk for talk in table.talk if talk.seat not in theirs]
        await save(live)
    if live.running and not any(seat.who == "person" for seat in live.seats):
        await abandon(live)
    live.stale = True  # what was said, and who owns the table, is read anew
    await live.look_again()
    live.audience.tell_about()
    live.keeper.wake()


def nameless(record: Record, seats: list[int]) -> Record:
    """A record without the names and words of these seats."""
    names = [player.name for i, player in enumerate(record.players) if i not in seats]
    for seat in seats:
        record.players[seat].name = unlike(NAMELESS, names)
        names.append(record.players[seat].name)
    record.talk = [said for said in record.talk if said[1] not in seats]
    return record
