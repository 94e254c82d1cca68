"""When a person was last here, so that guests who never come back can be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody known so far was last here when this server first heard of it."""
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("update people set seen = created")


def downgrade() -> None:
    """Back to the first schema."""
    op.drop_column("people", "seen")
