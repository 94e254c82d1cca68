"""Alembic's entry: brings a database to the present schema, over the connection that it is handed."""

from __future__ import annotations

from alembic import context

from kanly.server.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True, compare_type=True
)
with context.begin_transaction():
    context.run_migrations()
