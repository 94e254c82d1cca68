"""Many rows in one statement: a thread that works for the event loop waits for its turn at every call of the driver."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection


def rows_of(connection: Connection, columns: int, count: int) -> str:
    """The places of so many rows in a statement for the driver, as `values` takes them."""
    return _rows("?" if connection.dialect.paramstyle == "qmark" else "%s", columns, count)


def flat(rows: Iterable[Sequence[Any]]) -> tuple[Any, ...]:
    """The values of rows, in the order of their places."""
    return tuple(chain.from_iterable(rows))


@lru_cache(500)
def _rows(mark: str, columns: int, count: int) -> str:
    return ", ".join([f"({', '.join([mark] * columns)})"] * count)
