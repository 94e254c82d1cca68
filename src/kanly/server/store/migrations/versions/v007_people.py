"""People look after themselves and each other: second factors, letters, blocks, reports, bans, broadcasts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kanly.server.people.looks import look_of

revision = "007"
down_revision = "006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has any of it so far; of accounts that look alike the oldest keeps its look, the others keep working."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("look", sa.String(200)))
        people.add_column(sa.Column("proved", sa.Boolean, nullable=False, server_default=sa.false()))
        people.add_column(sa.Column("totp", sa.String(64)))
        people.add_column(sa.Column("totp_offered", sa.String(64)))
        people.add_column(sa.Column("totp_step", sa.Integer, nullable=False, server_default="0"))
        people.add_column(sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
        people.create_unique_constraint("uq_people_look", ["look"])
    op.add_column("sessions", sa.Column("agent", sa.String(200), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("person", sa.String(32)))
        talk.create_foreign_key("fk_talk_person", "people", ["person"], ["id"], ondelete="SET NULL")
        talk.create_index("ix_talk_person", ["person"])
    _give_looks()
    _make_tables()


def _give_looks() -> None:
    connection = op.get_bind()
    taken: set[str] = set()
    named = sa.text("select id, name from people where login is not null order by created")
    for id, name in connection.execute(named).all():
        look = look_of(name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.text("update people set look = :look where id = :id"), {"look": look, "id": id})


def _make_tables() -> None:
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        _person("person"),
    )
    op.create_index("ix_recovery_person", "recovery", ["person"])
    op.create_table(
        "letters",
        sa.Column("hash", sa.String(64), primary_key=True),
        _person("person"),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_letters_person", "letters", ["person"])
    op.create_table(
        "blocks",
        _person("person"),
        _person("other"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("by"),
        _person("about"),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("network", sa.String(60)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_index("ix_bans_person", "bans", ["person"])
    op.create_index("ix_bans_network", "bans", ["network"])
    op.create_table(
        "broadcasts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("words", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def downgrade() -> None:
    """Without all that."""
    for name in ("orders", "broadcasts", "bans", "reports", "blocks", "letters", "recovery"):
        op.drop_table(name)
    with op.batch_alter_table("talk") as talk:
        talk.drop_index("ix_talk_person")
        talk.drop_column("person")
    for name in ("agent", "seen"):
        op.drop_column("sessions", name)
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_look")
        for name in ("look", "proved", "totp", "totp_offered", "totp_step", "gone"):
            people.drop_column(name)
