"""A table as everybody may see it, in memory or not."""

from __future__ import annotations

from typing import Final

from kanly.bots import level_of
from kanly.names import called
from kanly.protocol.lobby import Person, SeatInfo, TableInfo
from kanly.registry import games
from kanly.server.cluster.presence import Present
from kanly.server.store.tables import TableRow

NOBODY: Final = Present([], 0, [])


def table_info(row: TableRow, present: Present = NOBODY, round: int | None = None) -> TableInfo:
    """A table: who sits where, and who is here."""
    terms = row.terms
    bank = terms.clock.seconds * 1000 if terms.clock.kind == "bank" else None
    game = games().get(row.game)
    seats = [
        SeatInfo(
            seat=seat.seat,
            who=seat.who,
            name=seat.name,
            bot=seat.bot if seat.played_by_bot else "",
            stands_in=seat.who == "person" and seat.played_by_bot,
            here=seat.who == "bot" or seat.seat in present.here,
            conceded=seat.conceded,
            bank=None if bank is None or not present.spent else max(0, bank - present.spent[seat.seat]),
            level="" if game is None or not seat.played_by_bot else level_of(game, seat.bot),
            called="" if game is None or seat.who != "bot" else called(game, seat.name),
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
        watchers=present.watchers,
        talk=terms.talk,
        vote=row.vote if row.status == "running" else None,
        news=row.news,
        ended=row.ended,
        result=row.result,
        next=row.next,
        round=row.round if round is None else round,
        lesson=terms.lesson,
        hints=terms.hints,
        pace=terms.pace,
        board=row.game if game is None else game.board,
    )
