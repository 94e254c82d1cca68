"""When a process counts as dead, by the database's clock, and for each table an epoch that grows with its holders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody holds anything: whoever brings the schema up to date is alone."""
    op.execute("update tables set process = null")
    op.execute("delete from processes")
    op.execute("alter table processes rename column seen to expires")
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_process", "tables", ["process"])


def downgrade() -> None:
    """Back to signs of life by everybody's own clock."""
    op.drop_index("ix_tables_process", "tables")
    op.drop_column("tables", "epoch")
    op.execute("alter table processes rename column expires to seen")
