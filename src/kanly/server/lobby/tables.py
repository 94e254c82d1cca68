"""Tables over HTTP: set, find, join, leave, begin, play again."""

from __future__ import annotations

import asyncio
import hmac
from io import BytesIO
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import MediaType, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from kanly.bots import usual_bot
from kanly.kernel.record import applying
from kanly.protocol import lobby as api
from kanly.registry import game_named
from kanly.server.bots.strong import check_room_for
from kanly.server.lobby.games import printed
from kanly.server.lobby.people import network
from kanly.server.people.accounts import LinkUsed, NotAllowed, NotWelcome, hash_of_token
from kanly.server.people.looks import check_name
from kanly.server.people.sessions import hub_of, visitor
from kanly.server.process.faults import Conflict
from kanly.server.process.hub import NoTable
from kanly.server.store import tables as rows
from kanly.server.store.blocks import blockers, blocks_of
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import SeatRow, TableRow
from kanly.server.tables.infos import NOBODY, table_info
from kanly.server.tables.live import LiveTable
from kanly.server.tables.standing_in import hand_back, hand_to_bot
from kanly.server.tables.wishes import LETTERS_IN_CODE, bot_name, check_bot, new_link, plain_code, set_table, unlike

Id = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=11)]


@get("/tables", tags=["tables"])
async def list_tables(state: State, status: Literal["open", "running", "finished"] = "open") -> list[api.TableInfo]:
    """Public tables, newest first."""
    statuses = ("finished", "abandoned") if status == "finished" else (status,)
    found = await rows.public_tables(hub_of(state).db, statuses)
    return [_info(state, row) for row in found]


@get("/me/tables", tags=["tables"])
async def my_tables(state: State, me: PersonRow, status: Literal["going", "finished"] = "going") -> list[api.MyTable]:
    """The tables at which I sit or that I own, newest first; which of my seats are asked."""
    statuses = ("open", "running") if status == "going" else ("finished", "abandoned")
    return [mine(state, row, me) for row in await rows.my_tables(hub_of(state).db, me.id, statuses)]


@post("/tables", tags=["tables"])
async def create_table(state: State, me: PersonRow, data: api.NewTable) -> api.MyTable:
    """Set a table. It begins as soon as no seat is open."""
    await check_room(state, me)
    for wish in data.seats:
        if wish.name:
            await hub_of(state).accounts.free_name(wish.name, me)
    row, links = set_table(hub_of(state).config, me, data)
    check_room_for(hub_of(state), [seat.bot for seat in row.seats])
    live = await open_table(state, row)
    return mine(state, live.row, me, links)


@get("/tables/{id:str}", tags=["tables"])
async def look_at_table(state: State, request: Request[Any, Any, Any], id: Id) -> api.MyTable:
    """A table; whoever knows its id may look on."""
    row = await _row(state, id)
    return mine(state, row, await visitor(request))


@get("/tables/{id:str}/almanac", tags=["tables"])
async def table_almanac(state: State, id: Id) -> dict[str, Any]:
    """What is printed in the game of a table, with its modules and its settings; empty if there is nothing to draw."""
    row = await _row(state, id)
    terms = row.terms
    settings = tuple(sorted(terms.settings.items()))
    return await asyncio.to_thread(printed, game_named(row.game), len(row.seats), tuple(terms.modules), settings)


@delete("/tables/{id:str}", tags=["tables"])
async def remove_table(state: State, me: PersonRow, id: Id) -> None:
    """Remove a table that has not begun; only its owner may."""
    hub = hub_of(state)
    async with hub.at(id) as live:
        _check_owner(live, me)
        if live.row.status != "open":
            raise Conflict("running", "the game has begun; vote to abandon it")
        await rows.drop_table(hub.db, live.held)
        await hub.drop(live)


@post("/codes", tags=["tables"], status_code=200)
async def find_by_code(state: State, request: Request[Any, Any, Any], data: api.Code) -> api.MyTable:
    """The table to which a code leads; guesses are counted. The code is also the token by which its seat is taken."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(network(request), "join")
    id = await rows.table_by_code(hub.db, hash_of_token(plain_code(data.code)))
    if id is None:
        raise NoTable("no open seat has this code")
    return mine(state, await _row(state, id), await visitor(request))


@post("/pictures", tags=["tables"], status_code=200, media_type=MediaType.TEXT)
async def paint_link(data: api.Picture) -> str:
    """A link as a picture for a phone's camera (QR, SVG)."""
    picture = BytesIO()
    segno.make(data.text, micro=False).save(picture, kind="svg", scale=4, border=3, xmldecl=False, light="#fff")
    return picture.getvalue().decode()


@post("/tables/{id:str}/join", tags=["tables"], status_code=200)
async def join_table(
    state: State, request: Request[Any, Any, Any], me: PersonRow, id: Id, data: api.Join
) -> api.MyTable:
    """Take a seat: by its link, or any open one of a public table; or take mine back from a bot."""
    if data.token and len(plain_code(data.token)) <= LETTERS_IN_CODE:  # a guess at a code, perhaps; links are longer
        await hub_of(state).accounts.check_attempt(network(request), "join")
    async with hub_of(state).at(id) as live:
        seat = _open_seat(live, me, data)
        if seat.person == me.id:
            await hand_back(live, seat)
        else:
            await _check_welcome(live, me, by_link=bool(data.token))
            await _take(live, seat, me)
            await live.begin_if_full()
    return mine(state, live.row, me)


@post("/tables/{id:str}/leave", tags=["tables"], status_code=200)
async def leave_table(state: State, me: PersonRow, id: Id) -> api.MyTable:
    """Before the game: the seat is open again. During it: a bot stands in until I come back."""
    async with hub_of(state).at(id) as live:
        my_seats = [seat for seat in live.seats if seat.person == me.id]
        if not my_seats:
            raise NotAllowed("you do not sit here")
        for seat in my_seats:
            if live.row.status == "open":
                await live.change_seat(seat.seat, who="open", person=None, name=f"Seat {seat.seat + 1}")
                live.audience.dismiss(seat.seat)
            elif live.running and not seat.played_by_bot:
                await hand_to_bot(live, seat, "left")
        live.audience.tell_about()
    return mine(state, live.row, me)


@post("/tables/{id:str}/start", tags=["tables"], status_code=200)
async def start_table(state: State, me: PersonRow, id: Id) -> api.MyTable:
    """Begin now: bots take the seats that are still open. Only the owner may."""
    async with hub_of(state).at(id) as live:
        _check_owner(live, me)
        if live.row.status != "open":
            raise Conflict("running", "the game has begun")
        bot = usual_bot(live.game)
        for seat in list(live.seats):
            if seat.who == "open":
                taken = [other.name for other in live.seats if other.seat != seat.seat]
                name = unlike(bot_name(live.game, bot, live.row), taken)
                await live.change_seat(seat.seat, who="bot", bot=bot, name=name, link=None, code=None)
        await live.begin_if_full()
    return mine(state, live.row, me)


@post("/tables/{id:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def change_seat(state: State, me: PersonRow, id: Id, seat: SeatNumber, data: api.SeatChange) -> api.MyTable:
    """What the owner may do: a bot instead of an absent person, the person back, a new link to an open seat."""
    links: list[api.JoinLink] = []
    async with hub_of(state).at(id) as live:
        _check_owner(live, me)
        if seat >= len(live.seats):
            raise NoTable("there is no such seat")
        row = live.seats[seat]
        if data.do == "link":
            if row.who != "open":
                raise Conflict("taken", "somebody sits there")
            fresh = msgspec.structs.replace(row)
            links.append(new_link(fresh))
            await live.change_seat(seat, link=fresh.link, code=fresh.code)
        elif not live.running or row.who != "person" or row.conceded:
            raise Conflict("seat", "only a person's seat in a running game can be handed over")
        elif data.do == "back":
            await hand_back(live, row)
        else:
            if row.person != me.id and not live.audience.absent(seat):
                raise Conflict("present", "this player is here, or was here a moment ago")
            bot = check_bot(live.hub.config, live.game, data.bot) if data.bot else ""
            check_room_for(live.hub, [bot])
            await hand_to_bot(live, row, "owner", bot)
    return mine(state, live.row, me, links)


@post("/tables/{id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(state: State, me: PersonRow, id: Id) -> api.MyTable:
    """A new table with the same bots and rules, and a seat kept for each of the others: they ask for the same."""
    hub = hub_of(state)
    async with hub.at(id) as live:
        if live.row.status not in ("finished", "abandoned"):
            raise Conflict("running", "the game is not over")
        if not any(seat.person == me.id for seat in live.seats):
            raise NotAllowed("you did not play here")
        if live.row.next is None:
            await check_room(state, me)
            old = live.row
            wish = api.NewTable(
                old.game,
                [
                    api.SeatWish("bot" if s.who == "bot" else "open", s.bot if s.who == "bot" else "", s.name)
                    for s in old.seats
                ],
                old.terms.modules,
                applying(live.game, len(old.seats), old.terms.modules, old.terms.settings),
                old.public,
                old.terms.clock,
                old.terms.pace,
                "seats" if old.terms.talk == "seats" else "all",
                old.terms.hints,
            )
            row, _ = set_table(hub.config, me, wish)
            check_room_for(hub, [seat.bot for seat in row.seats])
            apart = await _apart(live, me)
            for seat, before in zip(row.seats, old.seats):
                if before.person == me.id:
                    seat.who, seat.person, seat.link, seat.code = "person", me.id, None, None
                elif before.person is not None and before.person not in apart:
                    seat.invited, seat.link, seat.code = before.person, None, None
            new = await open_table(state, row)
            await rows.save_table(hub.db, live.held, {"next": new.id})
            live.row.next = new.id
            live.audience.tell_about()
        next = live.row.next
    async with hub.at(next) as live:
        for seat in list(live.seats):
            if _invited(seat, me):
                await _take(live, seat, me)
        await live.begin_if_full()
    return mine(state, live.row, me)


async def check_room(state: State, me: PersonRow) -> None:
    """Conflict, if somebody has as many unfinished tables as one person may."""
    hub = hub_of(state)
    if len(await rows.my_tables(hub.db, me.id, ("open", "running"))) >= hub.config.tables_each:
        raise Conflict("too_many", f"you have {hub.config.tables_each} tables already: finish some of them")


async def open_table(state: State, row: TableRow) -> LiveTable:
    """Bring a new table to life."""
    hub = hub_of(state)
    row.process = hub.db.process
    await rows.add_table(hub.db, row)
    live = LiveTable(hub, row, game_named(row.game))
    hub.add(live)
    async with live.lock:
        await live.begin_if_full()
    return live


def _open_seat(live: LiveTable, me: PersonRow, data: api.Join) -> SeatRow:
    """The seat that somebody may take."""
    if data.token:
        hashed = (hash_of_token(data.token), hash_of_token(plain_code(data.token)))
        for seat in live.seats:
            if seat.who == "open" and any(_opens(seat, each) for each in hashed):
                return seat
        raise LinkUsed("this link has been used, or replaced by another one")
    own = [seat for seat in live.seats if seat.person == me.id and data.seat in (None, seat.seat)]
    own += [seat for seat in live.seats if _invited(seat, me) and data.seat in (None, seat.seat)]
    if own:
        return own[0]
    if not live.row.public and me.id != live.row.owner:
        raise NotAllowed("this table is for those who have a link")
    for seat in live.seats:
        if seat.who == "open" and seat.invited is None and data.seat in (None, seat.seat):
            return seat
    raise Conflict("taken", "no such seat is open")


def _opens(seat: SeatRow, hashed: str) -> bool:
    return any(kept is not None and hmac.compare_digest(kept, hashed) for kept in (seat.link, seat.code))


def _invited(seat: SeatRow, me: PersonRow) -> bool:
    return seat.who == "open" and seat.invited == me.id


async def _take(live: LiveTable, seat: SeatRow, me: PersonRow) -> None:
    name = unlike(check_name(me.name), [other.name for other in live.seats if other is not seat])
    await live.change_seat(seat.seat, who="person", person=me.id, name=name, link=None, code=None)
    live.audience.dismiss(seat.seat)
    live.audience.tell_about()


async def _check_welcome(live: LiveTable, me: PersonRow, *, by_link: bool) -> None:
    """NotAllowed, if the table's owner has blocked somebody, or one who sits there has and the owner gave no link."""
    others = {live.row.owner} if by_link else {live.row.owner, *[s.person for s in live.seats if s.person is not None]}
    if await blockers(live.hub.db, me.id, others - {me.id}):
        raise NotWelcome("this table is not open to you")


async def _apart(live: LiveTable, me: PersonRow) -> set[str]:
    """Those at a table for whom I keep no seat: they have blocked me, or I have blocked them."""
    db = live.hub.db
    others = {seat.person for seat in live.seats if seat.person is not None}
    mine = {row.other for row in await blocks_of(db, me.id) if row.kind == "block"}
    return mine | await blockers(db, me.id, others)


def _check_owner(live: LiveTable, me: PersonRow) -> None:
    if live.row.owner != me.id:
        raise NotAllowed("only the table's owner may do this")


async def _row(state: State, id: str) -> TableRow:
    live = hub_of(state).in_memory(id)
    if live is not None:
        return live.row
    row = await rows.table(hub_of(state).db, id)
    if row is None:
        raise NoTable("there is no such table")
    return row


def _info(state: State, row: TableRow) -> api.TableInfo:
    hub = hub_of(state)
    live = hub.in_memory(row.id)
    if live is not None:
        return live.info()
    return table_info(row, hub.presence.at(row.id, row.process) or NOBODY)


def mine(state: State, row: TableRow, me: PersonRow | None, links: list[api.JoinLink] | None = None) -> api.MyTable:
    """A table as one person sees it: which seats are theirs, and which of those are asked."""
    live = hub_of(state).in_memory(row.id)
    if live is not None:
        row = live.row
    mine = [seat for seat in row.seats if me is not None and seat.person == me.id]
    asked = [seat.seat for seat in mine if seat.asked and row.status == "running"]
    return api.MyTable(_info(state, row), [seat.seat for seat in mine], asked, links or [])
