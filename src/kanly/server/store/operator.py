"""What the operator has decided: who may not come in or speak, what everybody is told, and orders to the processes."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
from sqlalchemy import func, or_, select

from kanly.server.store.engine import Database
from kanly.server.store.schema import bans, broadcasts, orders


class BanRow(NamedTuple):
    """Why somebody may not come in, or not speak, and until when."""

    reason: str
    until: float | None


class BroadcastRow(NamedTuple):
    """What everybody is told, by language."""

    id: str
    words: dict[str, str]
    created: float


async def ban_on(db: Database, kinds: tuple[str, ...], *, person: str = "", network: str = "") -> BanRow | None:
    """The ban of such a kind on a person or on a network, if there is one; the one that lasts longest."""
    whom = [bans.c.person == person] if person else []
    whom += [bans.c.network == network] if network else []
    now = time.time()
    lasting = or_(bans.c.until.is_(None), bans.c.until > now)
    query = select(bans.c.reason, bans.c.until).where(or_(*whom), bans.c.kind.in_(kinds), lasting)
    async with db.read() as connection:
        found = [BanRow(*row) for row in (await connection.execute(query)).all()]
    return max(found, key=lambda ban: ban.until or float("inf"), default=None)


async def current_broadcasts(db: Database) -> list[BroadcastRow]:
    """What everybody is told now, the newest first."""
    query = (
        select(broadcasts.c.id, broadcasts.c.words, broadcasts.c.created)
        .where(broadcasts.c.until > time.time())
        .order_by(broadcasts.c.created.desc())
        .limit(5)
    )
    async with db.read() as connection:
        found = (await connection.execute(query)).all()
    return [BroadcastRow(row.id, msgspec.json.decode(row.words, type=dict[str, str]), row.created) for row in found]


async def last_order(db: Database) -> int:
    """The number of the newest order."""
    async with db.read() as connection:
        return int((await connection.execute(select(func.max(orders.c.id)))).scalar() or 0)


async def orders_after(db: Database, last: int) -> list[tuple[int, bytes]]:
    """What the operator has told all processes since then."""
    query = select(orders.c.id, orders.c.data).where(orders.c.id > last).order_by(orders.c.id)
    async with db.read() as connection:
        return [(row.id, row.data) for row in (await connection.execute(query)).all()]
