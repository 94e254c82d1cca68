"""How many live tables a server holds: python -m benchmarks.server [--game dune] [--tables 100,250,500,1000]

Starts a server on SQLite and, for each stage, that many tables with one socket each. The person at each table answers
every few seconds, bots play the other seats. Prints how long choices took from being sent to being acknowledged (on
disk), how many of them the server itself answered within 100 ms of reading them, how late this client was by itself,
what a choice (a person's or a bot's) cost in processor time, and the memory of the server for each table and of
the bots' process at the beginning and at the end. Choices count from when all have sat down and a few seconds have
passed: hundreds of people who arrive within the same second are a stampede, not a load; `arriving` tells about them.

Server, bots and this client share the machine. Each stage ends by itself. The full run: --tables 1000 --seconds 120;
with the compiled build: PYTHONPATH=build/compiled python -m benchmarks.server. How quick a server is for somebody who
is alone with it: --tables 1 --think 0.05 --pace 0. In turns with other sources: --against DIRECTORY --rounds 3.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SETTINGS = {"KANLY_RATE": "1000000", "KANLY_TABLES_EACH": "1000000", "KANLY_LOG_LEVEL": "warning",
            "KANLY_WINDOW": "1"}  # fmt: skip
SETTLING = 5  # seconds after the last has sat down
NAP = 0.02


class Offered(msgspec.Struct):
    option: str


class Question(msgspec.Struct):
    kind: str
    options: list[Offered]


class Sight(msgspec.Struct):
    ask: Question | None
    ending: Any = None


class Message(msgspec.Struct):
    """As much of any message as we need."""

    type: str
    id: str = ""
    rev: int = 0
    code: str = ""
    sight: Sight | None = None


decode = msgspec.json.Decoder(Message).decode


class Player:
    """Somebody who answers every few seconds."""

    def __init__(self, url: str, token: str, game: str, seats: int, think: float, seed: int) -> None:
        self.url = url
        self.token = token
        self.game = game
        self.seats = seats
        self.think = think
        self.rng = Random(seed)
        self.latencies: list[tuple[float, float]] = []  # when it was sent, how long it took
        self.refused = 0

    async def sit(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "seats": [{"who": "me"}, *[{"who": "bot"}] * (self.seats - 1)]}
        answer = await http.post("/api/tables", json=wish, headers={"authorization": f"Bearer {self.token}"})
        answer.raise_for_status()
        self.id = answer.json()["table"]["id"]

    async def play(
        self, http: httpx.AsyncClient, seconds: float, ready: asyncio.Semaphore, arrived: asyncio.Barrier
    ) -> None:
        async with ready:
            line = await self._connect()
        await arrived.wait()
        until = time.monotonic() + SETTLING + seconds
        while True:
            async with line:
                await self._play(line, until)
            if time.monotonic() >= until:
                return
            await self.sit(http)  # the game is over: another one
            line = await self._connect()

    async def _connect(self) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.id}/socket?seat=0"
        headers = {"authorization": f"Bearer {self.token}"}
        line = await connect(address, additional_headers=headers, compression=None, proxy=None)
        await line.send('{"type":"hello","protocol":1}')
        return line

    async def _play(self, line: ClientConnection, until: float) -> None:
        ask: Question | None = None
        rev = count = 0
        sent: dict[str, float] = {}
        due = time.monotonic() + self.rng.random() * self.think
        while time.monotonic() < until:
            wait = (
                max(0.0, min(due, until) - time.monotonic())
                if ask is not None and not sent
                else until - time.monotonic()
            )
            try:
                async with asyncio.timeout(wait):
                    message = decode(await line.recv())
            except TimeoutError:
                if ask is None or sent or time.monotonic() < due:
                    continue
                count += 1
                id = f"c{count}"
                choice = [[ask.kind, self.rng.choice(ask.options).option]]
                sent[id] = time.perf_counter()
                await line.send(json.dumps({"type": "choose", "id": id, "rev": rev, "choices": choice}))
                continue
            if message.sight is not None:
                rev, ask = message.rev, message.sight.ask
                if message.sight.ending is not None:
                    return
            elif message.type in ("ack", "refused") and message.id in sent:
                began = sent.pop(message.id)
                if message.type == "ack":
                    self.latencies.append((began, time.perf_counter() - began))
                else:
                    self.refused += 1
                due = time.monotonic() + self.think * (0.5 + self.rng.random())


def memory(pid: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def busy(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bots_of(pid: int) -> int:
    """The process in which the bots of a server think; 0 if there is none yet."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(children[0]) if children else 0


async def numbers(http: httpx.AsyncClient) -> dict[str, float]:
    """What a server counts: all choices, all answers to people, and those that it gave within a tenth of a second."""
    lines = [line.rsplit(maxsplit=1) for line in (await http.get("/metrics")).text.splitlines()]
    counted = {line[0]: float(line[1]) for line in lines if line and line[0].startswith("kanly_")}
    return {
        "choices": counted["kanly_choices_total"],
        "answers": counted["kanly_answer_seconds_count"],
        "quick": counted['kanly_answer_seconds_bucket{le="0.1"}'],
    }


async def watch_the_time(late: list[float]) -> None:
    """How much later than it wants to this client wakes up: so much of what it measures is its own doing."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(NAP)
        late.append(time.perf_counter() - began - NAP)


def percentile(sorted_times: list[float], share: float) -> float:
    """In milliseconds."""
    return round(sorted_times[int(len(sorted_times) * share)] * 1000, 1) if sorted_times else 0.0


async def stage(url: str, pid: int, args: argparse.Namespace, tables: int) -> dict[str, Any]:
    """One number of tables."""
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        me = (await http.post("/api/guests", json={"name": "Load", "token": True})).json()
        http.cookies.clear()
        before = memory(pid)
        players = [Player(url, me["token"], args.game, args.seats, args.think, i) for i in range(tables)]
        for i in range(0, tables, 20):
            await asyncio.gather(*[player.sit(http) for player in players[i : i + 20]])
        ready, arrived = asyncio.Semaphore(20), asyncio.Barrier(tables + 1)
        playing = [asyncio.create_task(player.play(http, args.seconds, ready, arrived)) for player in players]
        await arrived.wait()
        await asyncio.sleep(SETTLING)
        bots = bots_of(pid)
        before_that = await numbers(http)
        print(f"{tables} tables are played at by process {pid}", file=sys.stderr, flush=True)  # for a profiler
        late: list[float] = []
        watching = asyncio.create_task(watch_the_time(late))
        used, thought, own, bots_before = busy(pid), busy(bots), busy(os.getpid()), memory(bots)
        began = time.perf_counter()
        await asyncio.gather(*playing)
        used, thought, own = busy(pid) - used, busy(bots) - thought, busy(os.getpid()) - own
        elapsed = time.perf_counter() - began
        watching.cancel()
        counted = {name: count - before_that[name] for name, count in (await numbers(http)).items()}
        choices = max(1.0, counted["choices"])
        after, bots_after = memory(pid), memory(bots)
    times = [x for player in players for x in player.latencies]
    steady = sorted(taken for sent, taken in times if sent >= began)
    return {
        "tables": tables,
        "choices": len(steady),
        "choices/s": round(len(steady) / elapsed, 1),
        "p50 ms": percentile(steady, 0.5),
        "p95 ms": percentile(steady, 0.95),
        "p99 ms": percentile(steady, 0.99),
        "answered by the server within 100 ms %": round(100 * counted["quick"] / max(1.0, counted["answers"]), 1),
        "client late p95 ms": percentile(sorted(late), 0.95),
        "arriving p95 ms": percentile(sorted(taken for sent, taken in times if sent < began), 0.95),
        "refused": sum(player.refused for player in players),
        "all choices/s": round(choices / elapsed, 1),
        "server cpu %": round(100 * used / elapsed),
        "bots cpu %": round(100 * thought / elapsed),
        "client cpu %": round(100 * own / elapsed),
        "server cpu ms/choice": round(1000 * used / choices, 2),
        "bots cpu ms/choice": round(1000 * thought / choices, 2),
        "bots MB": [round(bots_before), round(bots_after)],
        "load": round(os.getloadavg()[0], 1),
        "KB/table": round((after - before) * 1024 / tables),
        "server MB": round(after),
    }


def start(db: str, pace: float = 1, sources: str = "") -> tuple[subprocess.Popen[str], str]:
    """A server of these sources (empty: ours), and where it listens."""
    command = [sys.executable, "-m", "kanly", "serve", "--port", "0", "--db", db]
    env = {**os.environ, **SETTINGS, "KANLY_PACE": str(pace), **({"PYTHONPATH": sources} if sources else {})}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dune")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", default="100,250,500")
    parser.add_argument("--seconds", type=float, default=20, help="of play in each stage")
    parser.add_argument("--think", type=float, default=4, help="seconds that a person takes on average")
    parser.add_argument("--pace", type=float, default=1, help="seconds that a bot takes at least")
    parser.add_argument("--against", default="", help="a directory with other sources, compiled or not (PYTHONPATH)")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--db", default="", help="instead of SQLite in a temporary folder")
    args = parser.parse_args()
    stages = [int(n) for n in args.tables.split(",")]
    for tables, _ in product(stages, range(args.rounds)):
        for sources in [args.against, ""] if args.against else [""]:
            measure(args, tables, sources)


def measure(args: argparse.Namespace, tables: int, sources: str) -> None:
    """One stage with a new server; prints what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(args.db or f"sqlite:///{folder}/kanly.db", args.pace, sources)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = runner.run(stage(url, process.pid, args, tables))
        finally:
            process.terminate()
            process.wait()
    print(json.dumps({"of": sources or "here", **found} if args.against else found), flush=True)


if __name__ == "__main__":
    main()
