"""Replays over HTTP: records of finished games, what a player saw, uploads, and games that go on from anywhere."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from kanly.kernel import BadRecord, token
from kanly.kernel.record import Record, make_record, read_record, write_record
from kanly.protocol import lobby as api
from kanly.protocol.telling import Happened
from kanly.registry import game_named
from kanly.server.bots.strong import check_room_for
from kanly.server.lobby.people import network
from kanly.server.lobby.tables import Id, check_room, mine
from kanly.server.people.accounts import NotAllowed
from kanly.server.people.sessions import hub_of, somebody
from kanly.server.process.faults import Conflict
from kanly.server.store import tables as rows
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import SeatRow, TableRow, Terms, new_table
from kanly.server.tables.course import Course
from kanly.server.tables.ending import played_out
from kanly.server.tables.entries import write_snapshot
from kanly.server.tables.infos import table_info
from kanly.server.tables.live import LiveTable
from kanly.server.tables.replays import Seen, from_album, series_from_album, series_from_seen, unpack_record
from kanly.server.tables.seat_views import WATCHER, happened
from kanly.server.tables.wishes import new_id, seat_people

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=11)]
Step = Annotated[int, PathParameter(ge=0, le=10_000_000)]
After = Annotated[int, PathParameter(ge=0, le=10_000_000)]


@get("/tables/{id:str}/record", tags=["replays"])
async def download_record(state: State, id: Id) -> Response[bytes]:
    """The record of a finished game: set-up, seed and every choice. Before the end nobody gets it."""
    row, _ = await _finished(state, id)
    data = await rows.blob(hub_of(state).db, id, "record")
    if data is None:
        raise Conflict("running", "there is no record yet")
    headers = {"content-disposition": f'attachment; filename="{row.game}-{id}.kanly"'}
    return Response(zlib.decompress(data), media_type="application/json", headers=headers)


@get("/tables/{id:str}/seen", tags=["replays"])
async def download_seen(state: State, me: PersonRow, id: Id, seat: SeatQuery = None) -> Response[bytes]:
    """What my seat has seen so far: its events and its view. For players, during the game too."""
    hub = hub_of(state)
    async with hub.at(id) as live:  # nothing is shown that is not stored
        data = hub.replays.file(id, live.n, _my_seat(live, me, seat))
    if data is None:
        async with hub.replays.turn(), hub.at(id) as live:
            mine = _my_seat(live, me, seat)
            data = await asyncio.to_thread(_write_seen, live, mine)
            hub.replays.keep_file(id, live.n, mine, data)
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{id}-seen.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/tables/{id:str}/seen/{step:int}", tags=["replays"])
async def look_back(state: State, me: PersonRow, id: Id, step: Step, seat: SeatQuery = None) -> api.Moment:
    """What my seat saw some steps into the game, which may still go on. A step is a change of what this seat sees."""
    mine, seen = await _look(state, me, id, seat)
    at = min(step, len(seen.views) - 1)
    glance = seen.glance(at)
    told = seen.told[: seen.events[at]]
    return api.Moment(at, len(seen.views) - 1, mine, glance.view, glance.parties, told, None)


@get("/tables/{id:str}/moments/{after:int}", tags=["replays"])
async def show_moment(state: State, id: Id, after: After, seat: SeatQuery = None) -> api.Moment:
    """A finished game after a number of choices, from any seat."""
    row, record = await _finished(state, id)
    eyes = _eyes(row, seat)
    after = min(after, len(record.choices))
    try:
        return await hub_of(state).replays.moment(id, game_named(row.game), record, after, eyes)
    except BadRecord:
        return from_album(await _album(state, id), after, eyes)


@get("/tables/{id:str}/series", tags=["replays"])
async def show_series(state: State, request: Request[Any, Any, Any], id: Id, seat: SeatQuery = None) -> api.Series:
    """The course of a game in a few dozen views: of a finished one from any seat, of one that goes on from my own."""
    hub = hub_of(state)
    found = await rows.table(hub.db, id)
    if found is not None and found.status == "running":
        mine, seen = await _look(state, await somebody(request), id, seat)
        return series_from_seen(seen, mine)
    row, record = await _finished(state, id)
    eyes = _eyes(row, seat)
    try:
        return await hub.replays.series(game_named(row.game), record, eyes)
    except BadRecord:
        return series_from_album(await _album(state, id), eyes)


@get("/tables/{id:str}/review", tags=["replays"])
async def show_review(state: State, id: Id) -> api.ReviewInfo:
    """What a strong player thinks of a finished game, once somebody has asked for it; or how far that is."""
    _, record = await _finished(state, id)
    return await hub_of(state).reviews.look(id, len(record.choices))


@post("/tables/{id:str}/review", tags=["replays"], status_code=200)
async def begin_review(state: State, request: Request[Any, Any, Any], me: PersonRow, id: Id) -> api.ReviewInfo:
    """Have a finished game reviewed, decision by decision. It is done once, and then kept for everybody."""
    row, record = await _finished(state, id)
    whose = (me.id, network(request))
    return await hub_of(state).reviews.begin(id, row.game, write_record(record), len(record.choices), whose)


@post("/records", tags=["replays"])
async def upload_record(state: State, me: PersonRow, request: Request[Any, Any, Any]) -> api.Verified:
    """Send a record: every choice is checked, then it is kept as a finished game of mine."""
    hub = hub_of(state)
    record = read_record(await request.body())
    game = game_named(record.game)
    table = await hub.replays.run(game, record)
    terms = Terms(list(table.rules.setup.modules), dict(table.rules.setup.settings))
    row = new_table(new_id(), me.id, me.name, game.id, terms, record.seed, record.commitment)
    row.status = "finished" if table.over else "abandoned"
    row.ended = time.time()
    if table.over:
        row.result = played_out(table)
    else:
        row.result = {"how": "abandoned", "ranking": [], "scores": {}, "reason": None}
    row.seats = [
        SeatRow(row.id, i, "bot" if player.bot else "person", name=player.name[:60], bot=player.bot[:200])
        for i, player in enumerate(record.players)
    ]
    kept = zlib.compress(write_record(record))
    await rows.add_table(hub.db, row, write_snapshot(Course(table), {}), kept)
    await rows.save_album(hub.db, row.id, await hub.replays.album(game, record))
    return api.Verified(table_info(row), len(record.choices))


@post("/tables/{id:str}/continue", tags=["replays"])
async def go_on(state: State, me: PersonRow, id: Id, data: api.Continue) -> api.MyTable:
    """A new table that begins where a finished game stood. Its chance is the old one's: who knows it knows more."""
    hub = hub_of(state)
    await check_room(state, me)
    old, record = await _finished(state, id)
    game = game_named(old.game)
    if len(data.seats) != len(old.seats):
        raise Conflict("seats", f"this game has {len(old.seats)} seats")
    if any(wish.who == "open" for wish in data.seats):
        raise Conflict("seats", "name who sits where: me or a bot")
    if data.after > len(record.choices):
        raise Conflict("after", f"the game has {len(record.choices)} choices")
    table = await hub.replays.run(game, record, data.after)
    if table.over:
        raise Conflict("over", "the game is over there")
    terms = msgspec.structs.replace(old.terms, clock=api.Clock(), after=data.after, lesson="")
    row = new_table(new_id(), me.id, me.name, game.id, terms, record.seed, record.commitment)
    seat_people(hub.config, game, row, me, data.seats)
    check_room_for(hub, [seat.bot for seat in row.seats])
    table.names = tuple(seat.name for seat in row.seats)
    row.process = hub.db.process
    await rows.add_table(hub.db, row)
    live = LiveTable(hub, row, game)
    hub.add(live)
    async with live.lock:
        await live.begin_with(Course(table))
    return mine(state, row, me)


def _my_seat(live: LiveTable, me: PersonRow, seat: int | None) -> int:
    """The seat through whose eyes somebody may look back: one of their own, of a game that has begun."""
    seats = [row.seat for row in live.seats if row.person == me.id and seat in (None, row.seat)]
    if not seats or live.course is None:
        raise NotAllowed("you do not play here")
    return seats[0]


def _write_seen(live: LiveTable, seat: int) -> bytes:
    """What a seat has seen so far, as a file."""
    course = live.course
    assert course is not None
    seen = {
        "table": live.id,
        "game": live.row.game,
        "commitment": live.row.commitment,
        "seat": seat,
        "events": happened(course, seat, 0),
        "view": course.table.view(seat),
        "choices": [(kind, token(option)) for who, kind, option in course.table.choices if who == seat],
    }
    return msgspec.json.encode(seen)


async def _look(state: State, me: PersonRow, id: str, seat: int | None) -> tuple[int, Seen]:
    """A seat of mine and what it has seen so far, step by step; unless the rules say that it has to remember.

    Whoever waits for their turn holds up no table, and what takes long happens in another thread.
    """
    hub = hub_of(state)
    async with hub.at(id) as live:
        mine = _my_seat(live, me, seat)
        found = hub.replays.looked_back(id, live.n, mine)
        if found is not None:
            return mine, found
    async with hub.replays.turn():
        async with hub.at(id) as live:
            mine = _my_seat(live, me, seat)
            assert live.course is not None
            n = live.n
            record, told = await asyncio.to_thread(_note_down, live.course, mine)
        try:
            return mine, await hub.replays.seen(id, n, live.game, record, mine, told)
        except BadRecord:
            raise Conflict("rules", "the rules have changed since the game began") from None


def _note_down(course: Course, seat: int) -> tuple[Record, list[Happened]]:
    """What a look back needs of a game that goes on."""
    table = course.table
    shown = [] if table.log is None else table.log.seen_by(seat)
    if [event.data for event in table.events(seat)] != [event.data for event in shown]:
        raise Conflict("notes", "in this game what was shown has to be remembered")
    return make_record(table), happened(course, seat, 0)


def _eyes(row: TableRow, seat: int | None) -> int:
    """Through whose eyes a finished game is seen."""
    eyes = WATCHER if seat is None else seat
    if eyes >= len(row.seats):
        raise Conflict("seat", "there is no such seat")
    return eyes


async def _album(state: State, id: str) -> bytes:
    """The album of a game whose rules have changed since."""
    album = await rows.blob(hub_of(state).db, id, "album")
    if album is None:
        raise Conflict("rules", "the rules have changed since, and there is no album of this game")
    return album


async def _finished(state: State, id: str) -> tuple[TableRow, Record]:
    """A finished table and its record; while it runs, nobody gets either."""
    hub = hub_of(state)
    row = await rows.table(hub.db, id)
    if row is None or row.status not in ("finished", "abandoned"):
        raise Conflict("running", "the game is not over")
    data = await rows.blob(hub.db, id, "record")
    if data is None:
        raise Conflict("running", "there is no record yet")
    return row, unpack_record(data)
