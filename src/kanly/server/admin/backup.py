"""Backups: the whole database as it is at one moment, in one file, while servers work on it.

A file holds the schema's version and then every row, table by table, as compressed msgpack; its last line says how many
rows there are, so that a file that was cut off is known. It can be restored into an empty database of either kind.
"""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, create_engine, event, func, insert, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from kanly import __version__
from kanly.kernel import KanlyError
from kanly.server.admin.desk import Desk, plain
from kanly.server.store import StoreGone, sqlite
from kanly.server.store.engine import database_url, prepare, upgrade, version

FORMAT: Final = 1
BATCH: Final = 200  # rows at once
# Of no use elsewhere: who serves now, what was tried just now, what servers were told.
PASSING: Final = ("processes", "attempts", "orders", "alembic_version")


class BadBackup(KanlyError):
    """A file that is no backup, or not a whole one; or a database into which none can be restored."""


def back_up(desk: Desk, file: Path) -> int:
    """Write a backup; how many rows it has. The file appears only when it is whole."""
    new = file.with_name(file.name + ".part")
    try:
        with (
            desk.open(one_moment=True) as connection,
            _private(new) as raw,
            gzip.open(raw, "wb", compresslevel=6) as out,
        ):
            head = {"kanly": __version__, "format": FORMAT, "schema": version(connection), "created": time.time()}
            _write(out, head)
            rows = 0
            for table in _tables(connection):
                for part in connection.execute(select(table)).mappings().partitions(BATCH):
                    _write(out, [str(table.name), [_row(table, dict(row)) for row in part]])
                    rows += len(part)
            _write(out, rows)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return rows


def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup, then bring its schema up to date; how many rows there are."""
    target = database_url(url)
    if target.get_backend_name() != "sqlite" or not target.database:
        return _fill(target, file)
    place = Path(target.database)
    if place.is_file() and place.stat().st_size:
        raise BadBackup(f"{place} is not empty; restore into a new file, then serve that one")
    new = place.with_name(place.name + ".part")  # half a database must not be left behind
    try:
        rows = _fill(target.set(database=str(new)), file)
        new.replace(place)
    finally:
        new.unlink(missing_ok=True)
    return rows


def _fill(target: URL, file: Path) -> int:
    prepare(target)
    engine = create_engine(plain(target))
    if target.get_backend_name() == "sqlite":
        event.listen(engine, "connect", sqlite.set_up)
    try:
        with engine.begin() as connection:
            return _restore(connection, file, target)
    except SQLAlchemyError as error:
        raise StoreGone(f"the database does not take it: {type(error).__name__}") from error
    finally:
        engine.dispose()


def _restore(connection: Connection, file: Path, target: URL) -> int:
    parts = _read(file)
    head = next(parts, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadBackup(f"{file} is no backup of Kanly's")
    _check_empty(connection, target)
    if not version(connection):
        upgrade(connection, head["schema"])
    elif version(connection) != head["schema"]:
        raise BadBackup("the database has another schema than the backup; restore into a new, empty one")
    tables = {table.name: table for table in _tables(connection)}
    rows = 0
    for part in parts:
        if isinstance(part, int):
            if part != rows:
                raise BadBackup(f"{file} has {rows} rows and should have {part}")
            upgrade(connection)
            return rows
        name, values = part
        connection.execute(insert(tables[name]), values)
        rows += len(values)
    raise BadBackup(f"{file} is not whole")


def _check_empty(connection: Connection, target: URL) -> None:
    if version(connection):
        for table in _tables(connection):
            if connection.execute(select(func.count()).select_from(table)).scalar_one():
                raise BadBackup(f"{target!r} is not empty; restore into a new database, then serve that one")
    elif inspect(connection).get_table_names():
        raise BadBackup(f"{target!r} is the database of something else")


def _tables(connection: Connection) -> list[Table]:
    """What is kept, as this database has it, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in PASSING]


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    values = {str(name): value for name, value in row.items()}
    return {**values, "process": None} if table.name == "tables" else values


def _private(file: Path) -> BinaryIO:
    """A new file that only its owner can read: it holds what games hide."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def _write(out: gzip.GzipFile, part: object) -> None:
    data = msgspec.msgpack.encode(part)
    out.write(len(data).to_bytes(8, "big") + data)


def _read(file: Path) -> Iterator[Any]:
    """The parts of a file."""
    try:
        with gzip.open(file, "rb") as source:
            while size := source.read(8):
                data = source.read(int.from_bytes(size, "big"))
                yield msgspec.msgpack.decode(data)
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError, MemoryError, OverflowError) as error:
        raise BadBackup(f"{file} is no backup of Kanly's, or not a whole one") from error
