"""The tables of the database: one schema for SQLite and PostgreSQL. Changes go through `migrations`.

Times are seconds since 1970. Tokens are kept as hashes only. `process` and `epoch` say which server process holds a
table: only that one writes to it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

VERSION: Final = "010"  # the newest migration
NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
meta: Final = MetaData(naming_convention=NAMES)

processes: Final = Table(
    "processes",
    meta,
    Column("id", String(32), primary_key=True),
    Column("host", String(200), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", Float, nullable=False),
    Column("expires", Float, nullable=False),  # by the database's clock: when it counts as dead
)

people: Final = Table(
    "people",
    meta,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),  # the name in lower case; null for guests
    Column("password", Text),  # argon2; null for guests
    Column("email", String(200), nullable=False, default=""),
    Column("language", String(10), nullable=False, default=""),
    Column("webhook", Text, nullable=False, default=""),
    Column("webhook_kind", String(20), nullable=False, default="generic"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # within the hour
    Column("look", String(200), unique=True),  # how the name of an account looks, whatever its alphabet
    Column("proved", Boolean, nullable=False, server_default=false()),  # whether mail to this address has arrived
    Column("totp", String(64)),  # the secret of the second factor, once it is on
    Column("totp_offered", String(64)),  # until then
    Column("totp_step", Integer, nullable=False, server_default="0"),  # of the last code that was taken: none twice
    Column("gone", Boolean, nullable=False, server_default=false()),  # has left; the last traces are being removed
    Column("quiet_from", Integer, nullable=False, server_default="0"),  # the hour from which no notice is sent
    Column("quiet_to", Integer, nullable=False, server_default="0"),  # and until which; the same hour: always
    Column("zone", String(60), nullable=False, server_default=""),  # of these hours, as in Europe/Kyiv
)

pushes: Final = Table(
    "pushes",
    meta,
    Column("hash", String(64), primary_key=True),  # of the address
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", Text, nullable=False),  # at the push service of somebody's browser
    Column("created", Float, nullable=False),
)

secrets: Final = Table(
    "secrets",
    meta,
    Column("name", String(20), primary_key=True),  # what all processes have to know, and nobody else
    Column("value", Text, nullable=False),
)

recovery: Final = Table(
    "recovery",
    meta,
    Column("hash", String(64), primary_key=True),  # of a code that stands in for the second factor, once
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

letters: Final = Table(
    "letters",
    meta,
    Column("hash", String(64), primary_key=True),  # of the token in a link that was sent
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("what", String(20), nullable=False),  # reset: a new password; prove: that the address is theirs
    Column("address", String(200), nullable=False),
    Column("expires", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("agent", String(200), nullable=False, server_default=""),  # what the browser calls itself
    Column("seen", Float, nullable=False, server_default="0"),  # within the hour
)

blocks: Final = Table(
    "blocks",
    meta,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # mute: is not heard; block: also does not sit with them
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

reports: Final = Table(
    "reports",
    meta,
    Column("id", String(32), primary_key=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),  # that they had there
    Column("table", String(32), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("remark", Text, nullable=False),  # that it is about, if it is about one
    Column("created", Float, nullable=False),
    Column("closed", Float),
)

bans: Final = Table(
    "bans",
    meta,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("network", String(60), index=True),  # either of the two
    Column("kind", String(10), nullable=False),  # all: does not come in; talk: does not speak
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),  # null: for good
)

broadcasts: Final = Table(
    "broadcasts",
    meta,
    Column("id", String(32), primary_key=True),
    Column("words", LargeBinary, nullable=False),  # JSON: the text by language
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
)

orders: Final = Table(
    "orders",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("data", LargeBinary, nullable=False),  # what the operator tells all processes
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    meta,
    Column("id", String(32), primary_key=True),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("process", ForeignKey("processes.id"), index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows with every holder
    Column("game", String(60), nullable=False),
    Column("settings", LargeBinary, nullable=False),  # set-up, clock, pace: JSON
    Column("public", Boolean, nullable=False),
    Column("status", String(20), nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(128), nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("result", LargeBinary),  # JSON
    Column("next", String(32)),
    Column("snapshot", LargeBinary),  # the course of the game, up to journal entry `covered`
    Column("covered", Integer, nullable=False, default=0),
    Column("record", LargeBinary),  # compressed, once it is over
    Column("album", LargeBinary),  # compressed: what each seat saw at some moments, for when the rules have changed
    Column("sleeps_until", Float),  # by the database's clock: nothing happens before, unless somebody comes
    Column("round", Integer, nullable=False, server_default="0"),  # at the last snapshot, in games that count rounds
    Column("review", LargeBinary),  # compressed: what a strong player thinks of it, once somebody has asked
    Index("ix_tables_lobby", "status", "public", "created"),
)

seats: Final = Table(
    "seats",
    meta,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(10), nullable=False),  # person, bot, open
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(60), nullable=False),
    Column("bot", String(200), nullable=False, default=""),  # plays, or stands in
    Column("away", String(20), nullable=False, default=""),  # why a bot stands in: time, gone, owner, left
    Column("conceded", Boolean, nullable=False, default=False),
    Column("link", String(64)),  # hash of the token that opens the seat once
    Column("confirm", Integer, nullable=False, default=0),
    Column("ask_all", Boolean, nullable=False, server_default=false()),  # asked even where there is one option only
    Column("noticed", Boolean, nullable=False, default=False),  # whether its person has been told that it is asked
    Column("invited", String(32)),  # for whom an open seat is kept
    Column("asked", Boolean, nullable=False, server_default=false()),  # whether the table waits for its person
    Column("since", Float, nullable=False, server_default="0"),  # when it was first asked what it is asked
    Column("warned", Boolean, nullable=False, server_default=false()),  # that its time runs out
    Column("late", Boolean, nullable=False, server_default=false()),  # was answered for, once, since it answered last
    Column("code", String(64), index=True),  # hash of the short code that does what the link does
    PrimaryKeyConstraint("table", "seat"),
)

boards: Final = Table(
    "boards",
    meta,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("vote", LargeBinary),  # JSON, if one is open
    Column("news", LargeBinary, nullable=False),  # JSON
)

journal: Final = Table(
    "journal",
    meta,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

talk: Final = Table(
    "talk",
    meta,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # who said it
    PrimaryKeyConstraint("table", "n"),
)

notices: Final = Table(
    "notices",
    meta,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("what", String(20), nullable=False),
    Column("table", String(32), nullable=False),
    Column("process", String(32), nullable=False),  # that sends it
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False, server_default="0"),  # not before: somebody has quiet hours
)

attempts: Final = Table(
    "attempts",
    meta,
    Column("who", String(60), primary_key=True),  # what is tried, and by which network or person
    Column("tokens", Float, nullable=False),  # how many attempts were left
    Column("at", Float, nullable=False),  # then
)
