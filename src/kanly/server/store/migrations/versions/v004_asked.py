"""Which seats are asked, also while their table is in nobody's memory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody, until each table is looked at the next time: all that are being played are, when the server starts."""
    op.add_column("seats", sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Only tables in memory know."""
    op.drop_column("seats", "asked")
