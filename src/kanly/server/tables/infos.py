"""A table as everybody may see it, in memory or not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kanly.protocol.lobby import Person, SeatInfo, TableInfo
from kanly.server.store.tables import TableRow

NOBODY: Final[frozenset[int]] = frozenset()


def table_info(
    row: TableRow,
    here: Collection[int] = NOBODY,
    watchers: int = 0,
    spent: list[int] | None = None,
) -> TableInfo:
    """A table: who sits where and who is here, `spent` the milliseconds of each seat's bank that may be told."""
    terms = row.terms
    bank = terms.clock.seconds * 1000 if terms.clock.kind == "bank" else None
    seats = [
        SeatInfo(
            seat=seat.seat,
            who=seat.who,
            name=seat.name,
            bot=seat.bot if seat.played_by_bot else "",
            stands_in=seat.who == "person" and seat.played_by_bot,
            here=seat.who == "bot" or seat.seat in here,
            conceded=seat.conceded,
            bank=None if bank is None or not spent else max(0, bank - spent[seat.seat]),
        )
        for seat in row.seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        modules=terms.modules,
        settings=terms.settings,
        seats=seats,
        public=row.public,
        clock=terms.clock,
        status=row.status,
        owner=Person(row.owner, row.owner_name),
        commitment=row.commitment,
        created=row.created,
        watchers=watchers,
        vote=row.vote if row.status == "running" else None,
        news=row.news,
        ended=row.ended,
        result=row.result,
        next=row.next,
    )
