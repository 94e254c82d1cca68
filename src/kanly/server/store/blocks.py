"""Who does not want to hear whom, or to sit with whom; and what people report about each other."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from kanly.server.store.engine import Database
from kanly.server.store.schema import blocks, people, reports


class BlockRow(NamedTuple):
    """Somebody who is muted, or blocked."""

    other: str
    name: str
    kind: str
    created: float


async def set_block(db: Database, person: str, other: str, kind: str) -> None:
    """Mute or block somebody, whichever it was before; empty: neither."""
    async with db.write() as connection:
        await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
        if kind:
            row = {"person": person, "other": other, "kind": kind, "created": time.time()}
            await connection.execute(insert(blocks).values(**row))


async def blocks_of(db: Database, person: str) -> list[BlockRow]:
    """Whom somebody has muted or blocked, the newest first."""
    query = (
        select(blocks.c.other, people.c.name, blocks.c.kind, blocks.c.created)
        .join(people, people.c.id == blocks.c.other)
        .where(blocks.c.person == person)
        .order_by(blocks.c.created.desc())
    )
    async with db.read() as connection:
        return [BlockRow(*row) for row in (await connection.execute(query)).all()]


async def unheard(db: Database, person: str) -> frozenset[str]:
    """Those whom somebody does not want to hear."""
    query = select(blocks.c.other).where(blocks.c.person == person)
    async with db.read() as connection:
        return frozenset((await connection.execute(query)).scalars().all())


async def blockers(db: Database, person: str, among: Collection[str]) -> set[str]:
    """Those of them who have blocked somebody."""
    query = select(blocks.c.person).where(
        blocks.c.other == person, blocks.c.kind == "block", blocks.c.person.in_(list(among))
    )
    async with db.read() as connection:
        return set((await connection.execute(query)).scalars().all())


async def add_report(
    db: Database, by: str, about: str, *, name: str, table: str, reason: str, text: str, remark: str
) -> str:
    """A report for the operator; its id."""
    id = secrets.token_hex(4)
    row = {"id": id, "by": by, "about": about, "name": name, "table": table, "reason": reason, "text": text}
    async with db.write() as connection:
        await connection.execute(insert(reports).values(**row, remark=remark, created=time.time(), closed=None))
    return id


async def count_blocks(db: Database, person: str) -> int:
    """How many people somebody has muted or blocked."""
    query = select(func.count()).select_from(blocks).where(blocks.c.person == person)
    async with db.read() as connection:
        return int((await connection.execute(query)).scalar_one())
