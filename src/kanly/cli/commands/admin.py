"""`kanly admin`: what an operator does, on the database of servers that may be running."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from kanly.cli.errors import DONE, FAILED
from kanly.cli.output import Screen

if TYPE_CHECKING:
    from sqlalchemy import Connection

admin = App(
    name="admin",
    help="""Look after a server: people, tables, bans, broadcasts, health, backups.

Works on the database beside running servers, which carry it out within seconds. The database is that of `kanly serve`:
`--db`, or `KANLY_DB`, or SQLite in your data folder.
""",
    help_format="markdown",
)
Db = Annotated[
    str | None, Parameter(name="--db", help="The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
]


@admin.command
def people(text: str = "", /, *, db: Db = None) -> int:
    """People whose name or address has this text in it, those who were here last first."""
    from kanly.server.admin.people import find

    with _open(db) as connection:
        rows = find(connection, text)
    _show(
        ("id", "name", "what", "e-mail", "seats", "last here"),
        [
            (
                row["id"],
                row["name"],
                "guest" if row["login"] is None else "account, second factor" if row["totp"] else "account",
                f"{row['email']}{'' if row['proved'] or not row['email'] else ' (not proved)'}",
                row["seats"],
                _when(row["seen"]),
            )
            for row in rows
        ],
    )
    return DONE


@admin.command
def reset(name: str, /, *, url: str = "", db: Db = None) -> int:
    """A link by which somebody chooses a new password; it works once, within a day. Hand it over in private."""
    from kanly.server.admin.people import reset_link
    from kanly.server.process.config import configure

    with _open(db) as connection:
        Screen().print(reset_link(connection, name, url or configure().url or "http://localhost:8080"), soft_wrap=True)
    return DONE


@admin.command
def log_out(name: str, /, *, db: Db = None) -> int:
    """End all sessions of somebody."""
    from kanly.server.admin.people import end_sessions

    with _open(db) as connection:
        Screen().print(f"{end_sessions(connection, name)} sessions have ended.")
    return DONE


@admin.command
def drop_second_factor(name: str, /, *, db: Db = None) -> int:
    """Somebody has lost their app and their recovery codes: the password is enough again."""
    from kanly.server.admin.people import drop_second_factor as drop

    with _open(db) as connection:
        drop(connection, name)
    Screen().print("Done.")
    return DONE


@admin.command
def delete(name: str, /, *, yes: Annotated[bool, Parameter(negative="")] = False, db: Db = None) -> int:
    """Remove somebody with their data; finished games keep a nameless seat. It cannot be undone: say --yes."""
    from kanly.server.admin.desk import person_named
    from kanly.server.admin.people import part_with

    with _open(db) as connection:
        if not yes:
            found: Any = person_named(connection, name)
            Screen().print(f"This removes {found.name} ({found.id}) for good. Say so with --yes.")
            return FAILED
        part_with(connection, name)
    Screen().print("Done.")
    return DONE


@admin.command
def ban(
    whom: str,
    /,
    *,
    talk: Annotated[bool, Parameter(negative="", help="They may play, and not speak.")] = False,
    days: Annotated[float, Parameter(help="For how many days; 0: for good.")] = 0,
    reason: Annotated[str, Parameter(help="They are told.")] = "",
    db: Db = None,
) -> int:
    """Keep an account, a person by id, or everybody new from an address out."""
    from kanly.server.admin.people import ban as add

    with _open(db) as connection:
        Screen().print(f"Ban {add(connection, whom, talk=talk, days=days, reason=reason)}")
    return DONE


@admin.command
def unban(id: str, /, *, db: Db = None) -> int:
    """End a ban."""
    from kanly.server.admin.people import unban as remove

    with _open(db) as connection:
        remove(connection, id)
    Screen().print("Done.")
    return DONE


@admin.command
def bans(*, db: Db = None) -> int:
    """All bans."""
    from kanly.server.admin.people import list_bans

    with _open(db) as connection:
        rows = list_bans(connection)
    _show(
        ("id", "whom", "what", "until", "reason"),
        [
            (row["id"], row["name"] or row["network"], "silent" if row["kind"] == "talk" else "out",
             _when(row["until"]) if row["until"] else "for good", row["reason"])
            for row in rows
        ],
    )  # fmt: skip
    return DONE


@admin.command
def reports(*, all: Annotated[bool, Parameter(negative="")] = False, db: Db = None) -> int:
    """What people have reported; with --all also what has been seen to."""
    from kanly.server.admin.people import list_reports

    with _open(db) as connection:
        rows = list_reports(connection, closed=all)
    _show(
        ("id", "when", "about", "by", "why", "table", "words"),
        [
            (row["id"], _when(row["created"]), f"{row['name']} ({row['about']})", row["by_name"], row["reason"],
             row["table"], " / ".join([words for words in (row["text"], row["remark"]) if words]))
            for row in rows
        ],
    )  # fmt: skip
    return DONE


@admin.command
def close_report(id: str, /, *, db: Db = None) -> int:
    """A report has been seen to."""
    from kanly.server.admin.people import close_report as close

    with _open(db) as connection:
        close(connection, id)
    Screen().print("Done.")
    return DONE


@admin.command
def tables(status: str = "", /, *, db: Db = None) -> int:
    """Tables, the newest first; of a status: open, running, finished, abandoned."""
    from kanly.server.admin.state import list_tables

    with _open(db) as connection:
        rows = list_tables(connection, status)
    _show(
        ("id", "game", "status", "owner", "people", "set"),
        [(r["id"], r["game"], r["status"], r["owner_name"], r["people"], _when(r["created"])) for r in rows],
    )
    return DONE


@admin.command
def close_table(id: str, /, *, db: Db = None) -> int:
    """End a table: one that has not begun is removed, a game is abandoned."""
    from kanly.server.admin.state import close_table as close

    with _open(db) as connection:
        close(connection, id)
    Screen().print("The servers end it within seconds.")
    return DONE


@admin.command
def broadcast(
    text: str,
    /,
    *,
    ru: Annotated[str, Parameter(help="The same in Russian.")] = "",
    uk: Annotated[str, Parameter(help="The same in Ukrainian.")] = "",
    hours: Annotated[float, Parameter(help="For so long everybody sees it.")] = 24,
    db: Db = None,
) -> int:
    """Tell everybody something, on every page."""
    from kanly.server.admin.state import broadcast as add

    words = {language: words for language, words in (("en", text), ("ru", ru), ("uk", uk)) if words}
    with _open(db) as connection:
        Screen().print(f"Broadcast {add(connection, words, hours)}")
    return DONE


@admin.command
def broadcasts(*, db: Db = None) -> int:
    """What everybody is told now."""
    from kanly.server.admin.state import list_broadcasts

    with _open(db) as connection:
        rows = list_broadcasts(connection)
    _show(
        ("id", "until", "text"),
        [(row["id"], _when(row["until"]), msgspec.json.decode(row["words"]).get("en", "")) for row in rows],
    )
    return DONE


@admin.command
def withdraw(id: str, /, *, db: Db = None) -> int:
    """Take a broadcast back."""
    from kanly.server.admin.state import withdraw as take_back

    with _open(db) as connection:
        take_back(connection, id)
    Screen().print("Done.")
    return DONE


@admin.command
def health(*, db: Db = None) -> int:
    """How things stand; fails if no server works on the database, or one has left tables behind."""
    from kanly.server.admin.desk import Desk
    from kanly.server.admin.state import health as look

    desk = Desk(_url(db))
    with desk.open() as connection:
        found = look(connection, sqlite=desk.sqlite)
    Screen().print(f"servers: {', '.join(found.servers) or 'none'}{f' ({found.dead} dead)' if found.dead else ''}")
    Screen().print(f"tables: {', '.join([f'{n} {status}' for status, n in sorted(found.tables.items())]) or 'none'}")
    Screen().print(f"running tables that no server keeps going: {found.waiting}")
    Screen().print(f"people: {found.people}, of them {found.accounts} accounts")
    Screen().print(f"open reports: {found.reports}")
    return DONE if found.servers and not found.waiting else FAILED


@admin.command
def backup(file: Path, /, *, db: Db = None) -> int:
    """Write everything into a file, at any time. It holds what games hide, and hashes of passwords: keep it safe."""
    from kanly.server.admin.backup import back_up
    from kanly.server.admin.desk import Desk

    Screen().print(f"{back_up(Desk(_url(db)), file)} rows in {file}")
    return DONE


@admin.command
def restore(file: Path, /, *, db: Db = None) -> int:
    """Fill a new, empty database from such a file, of either kind; then serve that one."""
    from kanly.server.admin.backup import restore as fill

    Screen().print(f"{fill(_url(db), file)} rows restored")
    return DONE


@contextmanager
def _open(db: str | None) -> Iterator[Connection]:
    from kanly.server.admin.desk import Desk

    with Desk(_url(db)).open() as connection:
        yield connection


def _url(db: str | None) -> str:
    from kanly.server.process.config import configure

    return configure(db=db).database


def _when(seconds: Any) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds)) if seconds else ""


def _show(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """A table for people; for other programs a line for each row, with tabs."""
    screen = Screen()
    if not screen.is_terminal:
        for row in rows:
            print("\t".join([" ".join(str(value).split()) for value in row]))
        return
    table = Table(*columns, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*[str(value) for value in row])
    screen.print(table)
