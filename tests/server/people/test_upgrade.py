"""A database from before: accounts that look alike keep working, and nobody new joins them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, create_engine, text
from tests.server.conftest import NewServer
from tests.server.people.test_account import PASSWORD, said

from kanly.server.admin.desk import plain
from kanly.server.people.accounts import Accounts
from kanly.server.process.config import Config
from kanly.server.store.engine import Database, database_url, prepare, upgrade

ACCOUNT = text(
    "insert into people (id, name, login, password, email, language, webhook, webhook_kind, created, seen) "
    "values (:id, :name, :login, :password, '', '', '', 'generic', :created, 0)"
)


def fill(connection: Connection, hashed: str) -> None:
    upgrade(connection, "006")
    for created, name in enumerate(("Paul", "Раul")):
        row = {"id": f"p{created}", "name": name, "login": name.lower(), "password": hashed, "created": created}
        connection.execute(ACCOUNT, row)
    remark = "insert into talk (\"table\", n, seat, name, text, at) values ('t', 0, 0, 'Paul', 'old', 1)"
    table = "insert into tables (id, owner, game, settings, public, status, seed, commitment, created, covered) values "
    no = "false" if connection.dialect.name == "postgresql" else "0"
    blob = "'\\x7b7d'" if connection.dialect.name == "postgresql" else "x'7b7d'"
    connection.execute(text(table + f"('t', 'p0', 'feud', {blob}, {no}, 'abandoned', 's', 'c', 0, 0)"))
    connection.execute(text(remark))


def test_an_old_database_is_brought_up_to_date(empty_db: Callable[[], str], new_server: NewServer) -> None:
    db = empty_db()
    prepare(database_url(db))
    hashed = Accounts(Database(db), Config())._hasher.hash(PASSWORD)
    engine = create_engine(plain(database_url(db)))
    with engine.begin() as connection:
        fill(connection, hashed)
    server = new_server(db=db)
    for name in ("Paul", "Раul"):
        assert server.lobby().log_in(name, PASSWORD).name == name
    assert said(server.lobby().guest, "PАUL") == (409, "name_taken")
    with engine.connect() as connection:
        looks = connection.execute(text("select look from people where login is not null order by created")).scalars()
        assert list(looks) == ["paul", None]
        assert connection.execute(text("select text, person from talk")).one() == ("old", None)
    engine.dispose()
