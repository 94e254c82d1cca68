"""What is pinned up beside a table, a vote and news, and for whom an open seat is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table gets an empty board."""
    op.create_table(
        "boards",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("vote", sa.LargeBinary),
        sa.Column("news", sa.LargeBinary, nullable=False),
    )
    boards = sa.table("boards", sa.column("table", sa.String), sa.column("news", sa.LargeBinary))
    tables = sa.table("tables", sa.column("id", sa.String))
    empty = sa.literal(b"[]", sa.LargeBinary)
    op.execute(boards.insert().from_select(["table", "news"], sa.select(tables.c.id, empty)))
    op.add_column("seats", sa.Column("invited", sa.String(32)))


def downgrade() -> None:
    """Votes and news live in memory only."""
    op.drop_column("seats", "invited")
    op.drop_table("boards")
