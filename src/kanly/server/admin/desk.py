"""The operator's desk: one database, opened beside the servers that may work on it.

What running servers have to know at once is written down as an order, which each of them reads within seconds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Row, create_engine, event, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from kanly.kernel import KanlyError
from kanly.server.cluster.news import Told, encode
from kanly.server.people.accounts import login_of
from kanly.server.people.looks import BadName
from kanly.server.store import StoreGone, schema, sqlite
from kanly.server.store.engine import database_url, version
from kanly.server.store.schema import orders, people

ONE_MOMENT: Final = "set transaction isolation level repeatable read, read only"


class NotFound(KanlyError):
    """There is nothing of this name or id."""


class Desk:
    """A database, for an operator."""

    def __init__(self, url: str) -> None:
        self.url = plain(database_url(url))
        self.engine: Engine = create_engine(self.url)
        if self.sqlite:
            event.listen(self.engine, "connect", sqlite.set_up)

    @property
    def sqlite(self) -> bool:
        """Whether this is SQLite."""
        return self.url.get_backend_name() == "sqlite"

    @contextmanager
    def open(self, *, one_moment: bool = False) -> Iterator[Connection]:
        """A transaction on a database of the present schema; `one_moment`: it only reads, everything as it is now."""
        if self.sqlite and not (self.url.database and Path(self.url.database).is_file()):
            raise StoreGone(f"there is no database {self.url.database}; name one by --db, or start a server first")
        try:
            with self.engine.begin() as connection:
                if one_moment:
                    connection.exec_driver_sql("begin" if self.sqlite else ONE_MOMENT)
                found = version(connection)
                if found != schema.VERSION:
                    raise StoreGone(
                        f"the database has the schema {found or 'of nobody'}, this Kanly works with {schema.VERSION}; "
                        "start its server once, which brings the schema up to date"
                    )
                yield connection
        except SQLAlchemyError as error:
            raise StoreGone(f"the database does not take it: {type(error).__name__}") from error
        finally:
            self.engine.dispose()


def plain(url: URL) -> URL:
    """The same database by a driver that waits."""
    return url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url


def order(connection: Connection, told: Told) -> None:
    """Let all servers that work on the database know something."""
    connection.execute(insert(orders).values(data=encode(told), created=time.time()))


def person_named(connection: Connection, name: str) -> Row[tuple[object, ...]]:
    """Somebody by id, or an account by name."""
    try:
        login = login_of(name)
    except BadName:
        login = ""
    query = select(people).where(((people.c.id == name) | (people.c.login == login)) & people.c.gone.is_(False))
    found = connection.execute(query).first()
    if found is None:
        raise NotFound(f"there is no account {name!r}, nor anybody of this id; `kanly admin people` lists them")
    return found
