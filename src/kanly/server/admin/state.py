"""How things stand, for an operator: tables, servers, broadcasts."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Table, delete, func, insert, select

from kanly.server.admin.desk import NotFound, order
from kanly.server.cluster.news import BroadcastChanged, TableClosed
from kanly.server.store.leases import now_in
from kanly.server.store.lifeline import holding
from kanly.server.store.schema import broadcasts, people, processes, reports, seats, tables

HOUR = 3600.0


class Health(NamedTuple):
    """What matters at a glance."""

    servers: list[str]  # host and process number of those that live
    dead: int  # servers that have left something behind
    tables: dict[str, int]  # by status
    waiting: int  # running tables that no server keeps going
    people: int
    accounts: int
    reports: int  # that nobody has seen to


def list_tables(connection: Connection, status: str, limit: int = 50) -> list[RowMapping]:
    """Tables, the newest first."""
    sitting = select(func.count()).select_from(seats).where(seats.c.table == tables.c.id, seats.c.who == "person")
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.public, tables.c.created, tables.c.process,
               people.c.name.label("owner_name"), sitting.scalar_subquery().label("people"))
        .join(people, people.c.id == tables.c.owner)
        .order_by(tables.c.created.desc())
        .limit(limit)
    )  # fmt: skip
    if status:
        query = query.where(tables.c.status == status)
    return list(connection.execute(query).mappings().all())


def close_table(connection: Connection, id: str) -> None:
    """End a table: one that has not begun is removed, a game is abandoned; a server does so within seconds."""
    if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is None:
        raise NotFound(f"there is no table {id!r}; `kanly admin tables` lists them")
    order(connection, TableClosed(id))


def broadcast(connection: Connection, words: dict[str, str], hours: float) -> str:
    """Tell everybody something, by language; the broadcast's id."""
    id = secrets.token_hex(4)
    now = time.time()
    values = {"id": id, "words": msgspec.json.encode(words), "created": now, "until": now + hours * HOUR}
    connection.execute(insert(broadcasts).values(**values))
    order(connection, BroadcastChanged())
    return id


def withdraw(connection: Connection, id: str) -> None:
    """Take a broadcast back."""
    if not connection.execute(delete(broadcasts).where(broadcasts.c.id == id)).rowcount:
        raise NotFound(f"there is no broadcast {id!r}; `kanly admin broadcasts` lists them")
    order(connection, BroadcastChanged())


def list_broadcasts(connection: Connection) -> list[RowMapping]:
    """What everybody is told now."""
    return list(connection.execute(select(broadcasts).order_by(broadcasts.c.created)).mappings().all())


def health(connection: Connection, *, sqlite: bool) -> Health:
    """How things stand."""
    late = (processes.c.expires < now_in(sqlite)).label("late")
    found = connection.execute(select(processes.c.id, processes.c.host, processes.c.pid, late)).all()
    there = {row.id for row in found} if sqlite else holding(connection, [row.id for row in found])
    alive = [row for row in found if not row.late and row.id in there]
    by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
    orphans = (tables.c.status == "running") & tables.c.process.is_(None)
    everybody = people.c.gone.is_(False)
    return Health(
        servers=[f"{row.host}:{row.pid}" for row in alive],
        dead=len(found) - len(alive),
        tables={row[0]: row[1] for row in connection.execute(by_status).all()},
        waiting=_count(connection, tables, orphans),
        people=_count(connection, people, everybody),
        accounts=_count(connection, people, everybody & people.c.login.is_not(None)),
        reports=_count(connection, reports, reports.c.closed.is_(None)),
    )


def _count(connection: Connection, table: Table, where: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(where)).scalar_one())
