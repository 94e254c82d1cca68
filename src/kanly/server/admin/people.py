"""People, for an operator: find them, help them, part with them; bans, reports."""

from __future__ import annotations

import ipaddress
import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, update

from kanly.kernel import KanlyError
from kanly.server.admin.desk import NotFound, order, person_named
from kanly.server.cluster.news import PersonChanged, PersonGone, SessionEnded
from kanly.server.people.accounts import hash_of_token
from kanly.server.people.letters import TOKEN
from kanly.server.process.limits import network_of
from kanly.server.store.leaving import BLANK, NOBODY
from kanly.server.store.schema import bans, blocks, letters, notices, people, recovery, reports, seats, sessions

HOUR: Final = 3600.0
DAY: Final = 86_400.0
RESET_HOURS: Final = 24


class BadAddress(KanlyError):
    """Not an address, nor one that can be banned."""


def find(connection: Connection, text: str = "", limit: int = 50) -> list[RowMapping]:
    """People whose name or address has this text in it, those who were here last first."""
    like = f"%{text.lower()}%"
    found = or_(func.lower(people.c.name).like(like), func.lower(people.c.email).like(like), people.c.id == text)
    here = select(func.count()).select_from(seats).where(seats.c.person == people.c.id).scalar_subquery()
    query = (
        select(people.c.id, people.c.name, people.c.login, people.c.email, people.c.proved, people.c.totp,
               people.c.created, people.c.seen, here.label("seats"))
        .where(found, people.c.gone.is_(False), people.c.id != NOBODY)
        .order_by(people.c.seen.desc())
        .limit(limit)
    )  # fmt: skip
    return list(connection.execute(query).mappings().all())


def reset_link(connection: Connection, name: str, url: str) -> str:
    """A link by which somebody chooses a new password; the operator does not learn it."""
    person: Any = person_named(connection, name)
    if person.login is None:
        raise NotFound(f"{person.name!r} is a guest, and has no password")
    token = secrets.token_urlsafe(TOKEN)
    connection.execute(delete(letters).where(letters.c.person == person.id, letters.c.what == "reset"))
    values = {"hash": hash_of_token(token), "person": person.id, "what": "reset", "address": ""}
    connection.execute(insert(letters).values(**values, expires=time.time() + RESET_HOURS * HOUR))
    return f"{url.rstrip('/')}/#/reset/{token}"


def end_sessions(connection: Connection, name: str) -> int:
    """Log somebody out everywhere; how many sessions ended."""
    person: Any = person_named(connection, name)
    ended = connection.execute(delete(sessions).where(sessions.c.person == person.id)).rowcount
    order(connection, SessionEnded("", person.id))
    return ended


def drop_second_factor(connection: Connection, name: str) -> None:
    """Somebody has lost their app and their codes: the password is enough again."""
    person: Any = person_named(connection, name)
    connection.execute(update(people).where(people.c.id == person.id).values(totp=None, totp_offered=None))
    connection.execute(delete(recovery).where(recovery.c.person == person.id))
    order(connection, PersonChanged(person.id))


def part_with(connection: Connection, name: str) -> None:
    """Remove somebody with their data; their seats become nameless as soon as a server runs."""
    person: Any = person_named(connection, name)
    connection.execute(update(people).where(people.c.id == person.id).values(**BLANK))
    for table in (sessions, recovery, letters, notices, blocks):
        connection.execute(delete(table).where(table.c.person == person.id))
    connection.execute(delete(blocks).where(blocks.c.other == person.id))
    connection.execute(delete(reports).where(reports.c.by == person.id))
    order(connection, SessionEnded("", person.id))
    order(connection, PersonGone(person.id))


def ban(connection: Connection, whom: str, *, talk: bool, days: float, reason: str) -> str:
    """Keep somebody out, or silent; by name or id, or everybody from an address. The ban's id."""
    id = secrets.token_hex(4)
    values: dict[str, Any] = {"id": id, "kind": "talk" if talk else "all", "reason": reason, "created": time.time()}
    values["until"] = time.time() + days * DAY if days else None
    network = _network(whom)
    if network and talk:
        raise BadAddress("an address cannot be silenced, only kept out; silence people")
    if network:
        connection.execute(insert(bans).values(**values, network=network, person=None))
        return id
    person: Any = person_named(connection, whom)
    connection.execute(insert(bans).values(**values, person=person.id, network=None))
    if not talk:
        end_sessions(connection, person.id)
    return id


def unban(connection: Connection, id: str) -> None:
    """End a ban."""
    if not connection.execute(delete(bans).where(bans.c.id == id)).rowcount:
        raise NotFound(f"there is no ban {id!r}; `kanly admin bans` lists them")


def list_bans(connection: Connection) -> list[RowMapping]:
    """All bans, the newest first."""
    query = select(bans, people.c.name).join(people, people.c.id == bans.c.person, isouter=True)
    return list(connection.execute(query.order_by(bans.c.created.desc())).mappings().all())


def list_reports(connection: Connection, *, closed: bool = False) -> list[RowMapping]:
    """What people have reported and nobody has closed yet; or all of it."""
    query = select(reports, people.c.name.label("by_name")).join(people, people.c.id == reports.c.by)
    if not closed:
        query = query.where(reports.c.closed.is_(None))
    return list(connection.execute(query.order_by(reports.c.created)).mappings().all())


def close_report(connection: Connection, id: str) -> None:
    """A report that has been seen to."""
    if not connection.execute(update(reports).where(reports.c.id == id).values(closed=time.time())).rowcount:
        raise NotFound(f"there is no report {id!r}; `kanly admin reports` lists them")


def _network(text: str) -> str:
    """By what an address is counted; empty if this is none."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return ""
    return network_of(text)
