"""Among each other, over HTTP: muting, blocking, reporting; and what the operator tells everybody."""

from __future__ import annotations

import smtplib
from typing import Annotated, Final, NamedTuple

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from kanly.protocol import lobby as api
from kanly.server.cluster.news import BlocksChanged
from kanly.server.people.accounts import NotAllowed
from kanly.server.people.notices import sentence
from kanly.server.people.sessions import hub_of
from kanly.server.process.faults import Conflict
from kanly.server.process.hub import Hub, NoTable
from kanly.server.process.log import log
from kanly.server.store import blocks as rows
from kanly.server.store import journal, tables
from kanly.server.store.operator import current_broadcasts
from kanly.server.store.people import PersonRow

PersonId = Annotated[str, Parameter(min_length=1, max_length=32, pattern="^[0-9a-z]+$")]
TableId = Annotated[str, Parameter(max_length=40, pattern="^[0-9A-Za-z]*$")]
MOST: Final = 500  # people whom one may mute and block
SLOWLY: Final = 12.0  # so much less often than a password is tried, somebody is reported


class Found(NamedTuple):
    """Somebody at a table, under which name, and what they said if it is about that."""

    person: str
    name: str
    remark: str


@get("/me/blocks", tags=["manners"])
async def list_blocks(state: State, me: PersonRow, table: TableId = "") -> list[api.Block]:
    """Whom I have muted or blocked, and where they sit at a table that is named."""
    return await _blocks(hub_of(state), me, table)


@post("/me/blocks", tags=["manners"], status_code=200)
async def add_block(state: State, me: PersonRow, data: api.NewBlock) -> list[api.Block]:
    """Mute or block somebody at a table."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(me.id, "block")
    found = await _find(hub, me, data.who)
    if await rows.count_blocks(hub.db, me.id) >= MOST:
        raise Conflict("too_many", f"you have muted or blocked {MOST} people already")
    await rows.set_block(hub.db, me.id, found.person, data.kind)
    hub.tell_all(BlocksChanged(me.id))
    return await _blocks(hub, me, data.who.table)


@delete("/me/blocks/{person:str}", tags=["manners"])
async def remove_block(state: State, me: PersonRow, person: PersonId) -> None:
    """Hear somebody again, and sit with them."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(me.id, "block")
    await rows.set_block(hub.db, me.id, person, "")
    hub.tell_all(BlocksChanged(me.id))


@post("/reports", tags=["manners"], status_code=202)
async def report(state: State, me: PersonRow, data: api.NewReport) -> None:
    """Tell the operator about somebody at a table."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(me.id, "report", slower=SLOWLY)
    found = await _find(hub, me, data.who)
    text = "".join([c for c in data.text if c.isprintable() or c == "\n"]).strip()
    id = await rows.add_report(
        hub.db, me.id, found.person, name=found.name, table=data.who.table, reason=data.reason, text=text,
        remark=found.remark,
    )  # fmt: skip
    log.warning("report", report=id, reason=data.reason, table=data.who.table)
    hub.background(_write_to_operator(hub, id, data, text, found))


@get("/broadcasts", tags=["manners"])
async def list_broadcasts(state: State) -> list[api.Broadcast]:
    """What the operator tells everybody now."""
    return [api.Broadcast(*row) for row in await current_broadcasts(hub_of(state).db)]


async def _blocks(hub: Hub, me: PersonRow, table: str) -> list[api.Block]:
    row = await tables.table(hub.db, table) if table else None
    theirs: dict[str | None, list[int]] = {}
    for seat in [] if row is None else row.seats:
        theirs.setdefault(seat.person, []).append(seat.seat)
    found = await rows.blocks_of(hub.db, me.id)
    return [api.Block(api.Person(b.other, b.name), b.kind, b.created, theirs.get(b.other, [])) for b in found]


async def _find(hub: Hub, me: PersonRow, who: api.Somebody) -> Found:
    """Who sits there, or said that."""
    row = await tables.table(hub.db, who.table)
    if row is None:
        raise NoTable("there is no such table")
    if (who.seat is None) == (who.remark is None):
        raise Conflict("who", "name a seat or a remark")
    person, name, text = None, "", ""
    if who.seat is not None and who.seat < len(row.seats):
        person, name = row.seats[who.seat].person, row.seats[who.seat].name
    elif who.remark is not None:
        said = await journal.remarks(hub.db, who.table)
        if who.remark < len(said):
            remark = said[who.remark]
            person, name, text = remark["person"], remark["name"], remark["text"]
            if person is None and remark["seat"] is not None:
                person = row.seats[remark["seat"]].person
    if person is None:
        raise NoTable("nobody is there")
    if person == me.id:
        raise NotAllowed("this is yourself")
    return Found(person, name, text)


async def _write_to_operator(hub: Hub, id: str, data: api.NewReport, words: str, found: Found) -> None:
    """The operator also gets a letter, if there is an address for it."""
    if not (hub.config.operator and hub.mailer.there):
        return
    lines = [f"{data.reason}: {found.name}", words, found.remark, f"table {data.who.table}, report {id}"]
    try:
        text = "\n\n".join([line for line in lines if line])
        await hub.mailer.send(hub.config.operator, f"Kanly: {sentence('en', 'letter-report')}", text)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("letter not sent", report=id, error=type(error).__name__)
