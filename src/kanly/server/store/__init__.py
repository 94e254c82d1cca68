"""The store: people, tables and journals in SQLite or PostgreSQL."""

from kanly.server.store.engine import Database, StoreGone, StoreTaken

__all__ = ["Database", "StoreGone", "StoreTaken"]
