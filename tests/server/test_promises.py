"""What SECURITY.md promises and no other file here holds; docs/server-proofs.md names the others."""

from __future__ import annotations

import ast
import asyncio
import time
from math import log2
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs
from tests.server.conftest import NewServer, Server, run
from tests.server.home import at_home

from kanly.client import ServerSaid
from kanly.kernel import Ask, RulesError, token
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock
from kanly.server.bots.thinking import BotAnswer
from kanly.server.people.hooks import post_hook
from kanly.server.tables import socket as sockets
from kanly.server.tables.course import Chosen
from kanly.server.tables.standing_in import hand_to_bot
from kanly.server.tables.wishes import LETTERS

SOURCES = Path(__file__).parents[2] / "src" / "kanly"
DUEL = Chosen(0, choices=[("action", "duel:briar")])


class Eyes:
    """Somebody who looks through the eyes of the first seat."""

    seat = 0
    name = ""
    closed = False
    unheard: frozenset[str] = frozenset()

    def __init__(self, person: str | None) -> None:
        self.person = person or ""

    def send(self, data: bytes) -> None:
        """Nothing is looked at."""

    def close(self, reason: str) -> None:
        """Nothing is looked at."""


def test_no_clock_ticks_in_a_window(tmp_path: Path) -> None:
    """Time that somebody spends there would tell that they thought about a reaction."""

    async def work() -> None:
        async with at_home(f"sqlite:///{tmp_path}/kanly.db") as (_, live):
            live.row.terms = msgspec.structs.replace(live.row.terms, clock=Clock("bank", 600))
            assert live.course is not None
            for seat in live.seats:
                await live.change_seat(seat.seat, ask_all=True)
            live.course.table.programs = live.spared
            live.keeper.clocks.since[0] = time.monotonic() - 5
            assert live.keeper.time_used(0) >= 5000
            await live.commit(DUEL)
            (asked,) = live.course.asks()
            assert live.course.window >= 0
            live.keeper.clocks.since[asked.seat] = time.monotonic() - 5
            assert live.keeper.time_used(asked.seat) == 0

    run(work())


def test_the_pace_of_bots_does_not_depend_on_their_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_home(f"sqlite:///{tmp_path}/kanly.db") as (hub, live):
            await live.keeper.stop()
            assert live.course is not None
            course, keeper, rng = live.course, live.keeper, Random(1)

            async def answer() -> BotAnswer:
                ask = course.asks()[0]
                return BotAnswer(ask.seat, (ask.kind, token(rng.choice(ask.options))))

            monkeypatch.setattr(hub.pool, "think", lambda _: answer())
            for seat in live.seats:
                await hand_to_bot(live, seat, "owner")
            live.row.terms = msgspec.structs.replace(live.row.terms, pace=60_000)
            seen: set[int] = set()
            while not course.table.over:
                async with live.lock:
                    await keeper._step()
                    await asyncio.gather(*keeper.thinking.values())
                    delay = await keeper._step()
                    if isinstance(course.table.step, Ask) and keeper.answers:
                        seen.add(len(course.table.step.options))
                        assert delay is not None
                        assert 59 < delay <= 60
                        keeper.clocks.since = {seat: time.monotonic() - 60 for seat in keeper.clocks.since}
            assert len(seen) > 2

    run(work())


@pytest.mark.parametrize(
    ("error", "says"), [(RulesError("the traitor is xyzzy"), "rules"), (KeyError("the traitor is xyzzy"), "server")]
)
def test_mistakes_of_a_game_change_nothing_and_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, says: str
) -> None:
    """Its own words may tell what it knows: neither the seat nor the log gets them."""

    def fail(*_: object) -> None:
        raise error

    async def work() -> None:
        async with at_home(f"sqlite:///{tmp_path}/kanly.db") as (_, live):
            eyes = Eyes(live.seats[0].person)
            live.audience.welcome(eyes, wire.Hello(wire.VERSION))
            assert live.course is not None
            before = live.course.table.view(None)
            rev = live.audience.streams[0].mark.rev
            with monkeypatch.context() as broken:
                broken.setattr(live.course, "do", fail)
                choose = wire.Choose("one", rev, [("action", "harvest")])
                answer = await sockets._handle(live, eyes, choose)  # type: ignore[arg-type]  # as good as a socket
            assert isinstance(answer, wire.Refused)
            assert answer.code == "failed"
            assert "nothing has changed" in answer.text
            assert says in answer.text
            assert "xyzzy" not in answer.text
            async with live.lock:
                await live.look_again()
            assert live.course.table.view(None) == before
            assert (live.n, live.stale) == (0, False)

    with capture_logs() as logged:
        run(work())
    assert type(error).__name__ in str(logged)
    assert "xyzzy" not in str(logged)


def test_secrets_are_as_long_as_promised(server: Server) -> None:
    lobby = server.lobby("Leto")
    link = lobby.create("feud", ["me", "open"]).links[0]
    assert len(lobby.token) * 6 >= 256
    assert len(link.token) * 6 >= 192
    assert len(link.code.replace("-", "")) * log2(len(LETTERS)) > 39


def test_passwords_are_kept_by_argon2id(tmp_path: Path) -> None:
    async def stored() -> str:
        async with at_home(f"sqlite:///{tmp_path}/kanly.db") as (hub, _):
            return (await hub.accounts.register("Piter", "open sesame 123", None)).password or ""

    assert run(stored()).startswith("$argon2id$")


def test_the_file_is_for_its_user_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_home(f"sqlite:///{tmp_path}/kanly.db"):
            for file in tmp_path.iterdir():
                assert file.stat().st_mode & 0o077 == 0, file

    run(work())


def test_hooks_lead_nowhere_else() -> None:
    """An answer that sends us on to another address is the end of it."""
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        return httpx.Response(307, headers={"location": "https://10.0.0.1/"})

    async def tell() -> int:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer), follow_redirects=True) as client:
            return await post_hook(client, "http://127.0.0.1/in", {}, private=True)

    assert run(tell()) == 307
    assert asked == ["http://127.0.0.1/in"]


def test_bots_from_elsewhere_are_not_let_in(server: Server) -> None:
    with pytest.raises(ServerSaid, match="own-bots"):
        server.lobby("Leto").create("feud", ["me", "tests.server.bad_bots:Raises"])


def test_only_proxies_are_believed(new_server: NewServer) -> None:
    """Whoever is no proxy of ours is counted by their own address, whatever they say."""
    server = new_server(KANLY_PROXY="1", KANLY_PROXIES="192.0.2.1", KANLY_LOGINS="0.001")
    http = server.lobby()._http
    wrong = {"name": "Piter", "password": "not this one"}
    for i in range(12):
        answer = http.post("/api/login", json=wrong, headers={"x-forwarded-for": f"198.51.100.{i}"})
    assert answer.status_code == 429


@pytest.mark.parametrize(
    "deep", ["[" * 30_000, '{"type":' * 3_000, '{"type":"choose","id":"x","choices":' + "[" * 9000]
)
def test_deep_json_is_refused_like_any_other(server: Server, deep: str) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        assert seat._line is not None
        seat._line.send(deep)
        while not isinstance(answer := seat.receive(), wire.Refused):
            pass
        assert answer.code == "malformed"
    posted = httpx.post(f"{server.url}/api/tables", content=deep, headers=lobby.headers())
    assert posted.status_code == 400


def test_nothing_is_unpickled_or_evaluated() -> None:
    """Neither by us: what we read is checked against a class."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, (ast.Import, ast.ImportFrom)) else []
            assert not {"pickle", "marshal", "shelve", "dill"} & {name.split(".")[0] for name in names}, path
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            assert called not in ("eval", "exec", "compile"), path
