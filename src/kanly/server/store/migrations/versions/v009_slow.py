"""Slow games: tables that sleep, since when a seat is asked, who was late; quiet hours, push messages, short codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table is awake, nobody was late, and nobody has quiet hours."""
    op.add_column("tables", sa.Column("sleeps_until", sa.Float))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("warned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("code", sa.String(64)))
    op.create_index("ix_seats_code", "seats", ["code"])
    op.add_column("people", sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("quiet_to", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("zone", sa.String(60), nullable=False, server_default=""))
    op.add_column("notices", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person", ondelete="CASCADE"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Nobody sleeps, and nobody is told by push."""
    op.drop_table("secrets")
    op.drop_table("pushes")
    op.drop_column("notices", "due")
    for column in ("zone", "quiet_to", "quiet_from"):
        op.drop_column("people", column)
    op.drop_index("ix_seats_code", "seats")
    for column in ("code", "late", "warned", "since"):
        op.drop_column("seats", column)
    for column in ("round", "sleeps_until"):
        op.drop_column("tables", column)
