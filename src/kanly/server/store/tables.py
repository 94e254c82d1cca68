"""Tables and seats in the database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import force_setattr
from sqlalchemy import Connection, Update, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kanly.protocol.lobby import Clock, News, VoteInfo
from kanly.server.store.batches import place_in, run
from kanly.server.store.engine import Database
from kanly.server.store.leases import Held, StoreGone, now_in
from kanly.server.store.schema import boards, journal, people, seats, tables

SMALL = [c for c in tables.c if c.name not in ("snapshot", "record", "album", "review")]


class Terms(Struct, frozen=True):
    """What was agreed on before the game: its set-up, clock and pace."""

    modules: list[str]
    settings: dict[str, bool | int | str] = {}
    clock: Clock = Clock()
    pace: int | None = None  # milliseconds
    bot_seed: str = ""  # the bots' dice, not the game's
    talk: str = "all"  # who may speak: all, or those who have a seat
    hints: bool = True  # whether people may ask what a strong player would do
    after: int = 0  # choices that were already made when the table began: it continues another game
    lesson: str = ""  # a first game that is taught: "on", and "over" once the learner plays on alone
    options: dict[str, bool | int | str] | UnsetType = UNSET  # the settings of older tables: read, and not written

    def __post_init__(self) -> None:
        if self.options is not UNSET:
            force_setattr(self, "settings", self.options)
            force_setattr(self, "options", UNSET)


class SeatRow(Struct):
    """A seat and who has it."""

    table: str
    seat: int
    who: str
    person: str | None = None
    name: str = ""
    bot: str = ""
    away: str = ""
    conceded: bool = False
    link: str | None = None
    confirm: int = 0
    ask_all: bool = False
    noticed: bool = False  # that it is asked
    invited: str | None = None
    asked: bool = False
    since: float = 0.0  # when it was first asked what it is asked
    warned: bool = False  # that its time runs out
    late: bool = False  # was answered for, once, since it answered last
    code: str | None = None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers, for good or for the time being."""
        return self.who == "bot" or bool(self.away) or self.conceded


class TableRow(Struct):
    """A table without its contents."""

    id: str
    owner: str
    process: str | None
    game: str
    terms: Terms
    public: bool
    status: str
    seed: str
    commitment: str
    created: float
    ended: float | None = None
    result: dict[str, Any] | None = None
    next: str | None = None
    covered: int = 0
    sleeps_until: float | None = None
    round: int = 0
    epoch: int = 1
    owner_name: str = ""
    vote: VoteInfo | None = None
    news: list[News] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def held(self) -> Held:
        """By whom the table is held, as far as this row knows."""
        return Held(self.id, self.process or "", self.epoch)


async def add_table(db: Database, row: TableRow, snapshot: bytes | None = None, record: bytes | None = None) -> None:
    """A new table with its seats; not while this process counts as dead, which it finds out by its next beat."""
    try:
        await _add_table(db, row, snapshot, record)
    except IntegrityError as error:  # its owner, or this process, is not in the database now
        raise StoreGone("the database does not take a new table now") from error


async def _add_table(db: Database, row: TableRow, snapshot: bytes | None, record: bytes | None) -> None:
    async with db.write() as connection:
        await connection.execute(
            insert(tables).values(
                id=row.id,
                owner=row.owner,
                process=row.process,
                epoch=row.epoch,
                game=row.game,
                settings=msgspec.json.encode(row.terms),
                public=row.public,
                status=row.status,
                seed=row.seed,
                commitment=row.commitment,
                created=row.created,
                ended=row.ended,
                next=row.next,
                result=_packed(row.result),
                snapshot=snapshot,
                covered=row.covered,
                record=record,
            )
        )
        await connection.execute(insert(boards).values(table=row.id, vote=None, news=_packed(row.news)))
        await connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in row.seats])


async def table(db: Database, id: str) -> TableRow | None:
    """A table by id."""
    found = await _tables(db, tables.c.id == id, 1)
    return found[0] if found else None


async def my_tables(db: Database, person: str, statuses: tuple[str, ...], limit: int = 200) -> list[TableRow]:
    """The tables at which somebody sits or which they own, newest first."""
    mine = select(seats.c.table).where(seats.c.person == person)
    return await _tables(
        db, or_(tables.c.id.in_(mine), tables.c.owner == person) & tables.c.status.in_(statuses), limit
    )


async def public_tables(db: Database, statuses: tuple[str, ...], limit: int = 100) -> list[TableRow]:
    """Tables that everybody may see, newest first."""
    return await _tables(db, tables.c.public & tables.c.status.in_(statuses), limit)


async def orphans(db: Database) -> list[str]:
    """The ids of the tables that are being played, or could begin, and that nobody holds, or this process itself.

    What it holds it may have forgotten: if the database took a table's new holder and could not say so. Tables that
    sleep are nobody's until it is time, or somebody comes.
    """
    awake = tables.c.sleeps_until.is_(None) | (tables.c.sleeps_until <= now_in(db.sqlite))
    free = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.who == "open").exists()
    due = (tables.c.status == "running") | ((tables.c.status == "open") & ~free)
    query = select(tables.c.id).where(tables.c.process.is_(None) | (tables.c.process == db.process), due, awake)
    async with db.read() as connection:
        return [row.id for row in (await connection.execute(query)).all()]


async def table_by_code(db: Database, code: str) -> str | None:
    """The table with an open seat to which this code (its hash) leads."""
    here = (seats.c.code == code) & (seats.c.who == "open") & (tables.c.status == "open")
    query = select(tables.c.id).join(seats, seats.c.table == tables.c.id).where(here)
    async with db.read() as connection:
        found: str | None = (await connection.execute(query)).scalar()
        return found


async def save_table(db: Database, held: Held, values: dict[str, Any]) -> None:
    """Other values for a table."""
    changed = update(tables).where(tables.c.id == held.table).values(**_values(values))
    await db.change(changed, held)


async def change_seat(db: Database, held: Held, seat: int, values: dict[str, Any]) -> None:
    """Other values for a seat."""
    changed = _of_seat(held, seat).values(**values)
    await db.change(changed, held)


async def save_board(db: Database, held: Held, vote: VoteInfo | None, news: list[News]) -> None:
    """What is pinned up beside a table."""
    changed = update(boards).where(boards.c.table == held.table).values(vote=_packed(vote), news=_packed(news))
    await db.change(changed, held)


async def snapshot(db: Database, id: str) -> tuple[bytes | None, int]:
    """A table's snapshot, and how many journal entries it covers."""
    async with db.read() as connection:
        row = (await connection.execute(select(tables.c.snapshot, tables.c.covered).where(tables.c.id == id))).one()
    return row.snapshot, row.covered


async def save_snapshot(
    db: Database, held: Held, data: bytes, covered: int, asked: dict[int, float], values: dict[str, Any] | None = None
) -> None:
    """A new snapshot, and who is asked by then; the journal up to it is no longer needed."""
    id = held.table
    changed = {"snapshot": data, "covered": covered, **_values(values or {})}

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == id).values(**changed))
        connection.execute(delete(journal).where(journal.c.table == id, journal.c.n <= covered))
        note_asked(connection, [(held, asked)])

    await db.transact(work, held)


def note_asked(connection: Connection, found: Iterable[tuple[Held, dict[int, float]]]) -> None:
    """Note since when seats are asked; 0: they are not, and their people need not be told any more."""
    changed = [(since, held.table, seat) for held, asked in found for seat, since in asked.items()]
    place = place_in(connection)
    seat = f'where "table" = {place} and seat = {place}'
    if asked := [row for row in changed if row[0] > 0]:
        run(connection, f"update seats set asked = true, since = {place}, warned = false {seat}", asked)
    if answered := [row[1:] for row in changed if row[0] <= 0]:
        run(connection, f"update seats set asked = false, since = 0, warned = false, noticed = false {seat}", answered)


async def blob(db: Database, id: str, name: str) -> bytes | None:
    """The record, album or review of a finished table."""
    async with db.read() as connection:
        found: bytes | None = (await connection.execute(select(tables.c[name]).where(tables.c.id == id))).scalar()
        return found


async def save_album(db: Database, id: str, album: bytes) -> None:
    """What everybody saw of a finished game; whoever makes it makes the same."""
    changed = update(tables).where(tables.c.id == id).values(album=album)
    await db.change(changed)


async def save_review(db: Database, id: str, review: bytes) -> None:
    """What a strong player thinks of a finished game."""
    async with db.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == id).values(review=review))


async def drop_table(db: Database, held: Held) -> None:
    """Remove a table that never began."""
    mine = (tables.c.id == held.table) & (tables.c.process == held.process) & (tables.c.epoch == held.epoch)
    async with db.write() as connection:
        await connection.execute(delete(tables).where(mine, tables.c.status == "open"))


def _of_seat(held: Held, seat: int) -> Update:
    return update(seats).where(seats.c.table == held.table, seats.c.seat == seat)


async def _tables(db: Database, where: Any, limit: int) -> list[TableRow]:
    query = (
        select(*SMALL, people.c.name.label("owner_name"), boards.c.vote, boards.c.news)
        .join(people, people.c.id == tables.c.owner)
        .join(boards, boards.c.table == tables.c.id)
        .where(where)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    async with db.read() as connection:
        found = [_row(row) for row in (await connection.execute(query)).all()]
        by_id = {row.id: row for row in found}
        query = select(seats).where(seats.c.table.in_(list(by_id))).order_by(seats.c.seat)
        for row in (await connection.execute(query)).all():
            by_id[row.table].seats.append(SeatRow(*row))
    return found


def _row(row: Any) -> TableRow:
    values = dict(row._mapping)
    values["terms"] = msgspec.json.decode(values.pop("settings"), type=Terms)
    values["vote"] = None if values["vote"] is None else msgspec.json.decode(values["vote"], type=VoteInfo)
    values["news"] = msgspec.json.decode(values["news"], type=list[News])
    values["result"] = None if values["result"] is None else msgspec.json.decode(values["result"])
    return TableRow(**values)


def _values(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "result": _packed(values["result"])} if "result" in values else values


def _packed(data: Any) -> bytes | None:
    return None if data is None else msgspec.json.encode(data)


def new_table(id: str, owner: str, owner_name: str, game: str, terms: Terms, seed: str, pledge: str) -> TableRow:
    """An open table, not yet in the database."""
    return TableRow(
        id=id, owner=owner, process=None, game=game, terms=terms, public=False, status="open", seed=seed,
        commitment=pledge, created=time.time(), owner_name=owner_name,
    )  # fmt: skip
