"""Reviews: what a strong player thinks of a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "010"
down_revision = "009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game has been reviewed yet."""
    op.add_column("tables", sa.Column("review", sa.LargeBinary))


def downgrade() -> None:
    """Reviews can be made again."""
    op.drop_column("tables", "review")
