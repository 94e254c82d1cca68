"""Statements for which people wait: quick ones, and many rows in one.

A thread that works for the event loop waits for its turn at every call of the driver.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError


def run(connection: Connection, statement: str, values: tuple[Any, ...] | list[tuple[Any, ...]]) -> Any:
    """A statement for the driver, with values or rows of them; what it finds can be fetched.

    With SQLite the driver itself is told: SQLAlchemy takes longer than the statement.
    """
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(statement, values)
    cursor = connection.connection.cursor()
    try:
        if isinstance(values, list):
            cursor.executemany(statement, values)
        else:
            cursor.execute(statement, values)
    except connection.dialect.loaded_dbapi.Error as error:
        raise DBAPIError.instance(statement, None, error, connection.dialect.loaded_dbapi.Error) from error
    return cursor


def rows_of(connection: Connection, columns: int, count: int) -> str:
    """The places of so many rows in a statement for the driver, as `values` takes them."""
    return _rows(place_in(connection), columns, count)


def place_in(connection: Connection) -> str:
    """The place of a value in a statement for the driver."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


def flat(rows: Iterable[Sequence[Any]]) -> tuple[Any, ...]:
    """The values of rows, in the order of their places."""
    return tuple(chain.from_iterable(rows))


@lru_cache(500)
def _rows(mark: str, columns: int, count: int) -> str:
    return ", ".join([f"({', '.join([mark] * columns)})"] * count)
