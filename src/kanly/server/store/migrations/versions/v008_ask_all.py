"""Who wants to be asked even where there is nothing to choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody, until they say so."""
    op.add_column("seats", sa.Column("ask_all", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Everybody is."""
    op.drop_column("seats", "ask_all")
