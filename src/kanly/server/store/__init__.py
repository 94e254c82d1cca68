"""The store: people, tables and journals in SQLite or PostgreSQL."""

from kanly.server.store.engine import Database, StoreTaken
from kanly.server.store.leases import Elsewhere, Held, LeaseLost, StoreGone

__all__ = ["Database", "Elsewhere", "Held", "LeaseLost", "StoreGone", "StoreTaken"]
