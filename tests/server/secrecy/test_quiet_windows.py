"""Whoever cannot react is not asked, and nobody sees that: neither in what arrives nor in when it does.

Two worlds that a seat cannot tell apart, each at a server in this process whose clock the test turns. Everybody takes
half a second for an answer, also those for whom the server has answered; so whatever arrives at another time in one of
the worlds was told by what somebody holds.
"""

from __future__ import annotations

import asyncio
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.conftest import run
from tests.server.secrecy.test_secrecy import SEEDS
from tests.server.secrecy.worlds import SEAT, Pair, play_whole, write_world

from kanly.kernel import Choice, token
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock
from kanly.server.process import hub as hubs
from kanly.server.process.config import configure
from kanly.server.process.hub import Hub
from kanly.server.tables import audience, deadlines, ending, keeper, storing
from kanly.server.tables.course import Chosen, Course, Held
from kanly.server.tables.live import LiveTable

THINK = 0.5  # seconds
WINDOW = 30  # seconds: longer than all answers together
PAIRS = 10  # of each game; with KANLY_WORLDS above 1 all of them
GAMES = [("feud", 4, ["market"]), ("dune", 3, []), ("dune", 2, ["advanced"]), ("uprising", 3, [])]


class Ears:
    """Somebody who notes what arrives, and when."""

    name = ""
    closed = False
    unheard: frozenset[str] = frozenset()

    def __init__(self, time: SimpleNamespace, seat: int, person: str) -> None:
        self.time, self.seat, self.person = time, seat, person
        self.heard: list[tuple[float, bytes]] = []

    def send(self, data: bytes) -> None:
        self.heard.append((round(self.time.monotonic(), 3), data))

    def close(self, reason: str) -> None:
        self.closed = True


@pytest.fixture
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time stands still until the test turns it, and no table does anything unless it is told to."""
    time = SimpleNamespace(now=0.0)
    time.monotonic = lambda: time.now
    time.time = lambda: 1e9 + time.now

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    for module in (keeper, audience, storing, ending, deadlines):
        monkeypatch.setattr(module, "time", time)
    monkeypatch.setattr(hubs, "_every", never)
    monkeypatch.setattr(keeper.Keeper, "start", lambda _: None)
    monkeypatch.setenv("KANLY_LEASE", "1000")
    return time


@pytest.mark.parametrize(("game", "seats", "modules"), GAMES)
def test_nobody_sees_who_could_have_reacted(
    game: str,
    seats: int,
    modules: list[str],
    nothing_by_itself: SimpleNamespace,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kanly.kernel.running.remembering.EVERY", 1)
    pairs = play_whole(f"{game}{seats}q", game, seats, modules, 2).pairs
    if SEEDS == 1:
        pairs = pairs[:: max(1, len(pairs) // PAIRS)]
    worlds: list[list[list[tuple[float, bytes]]]] = []
    spared = 0
    for which in range(2):
        url = f"sqlite:///{tmp_path / str(which)}.db"
        run(write_world(url, pairs, which, Clock(window=WINDOW), ask_all=False))
        heard, here = run(hear(url, pairs, nothing_by_itself))
        worlds.append(heard)
        spared += here
    assert spared > 0  # somebody was answered for
    compared = 0
    for pair, *both in zip(pairs, *worlds):
        end = min(end_of(pair, heard) for heard in both)
        ours, theirs = ([message for message in heard if message[0] < end] for heard in both)
        for i, (here, there) in enumerate(zip(ours, theirs)):
            assert here == there, f"{pair.id}, message {i}"
        assert len(ours) == len(theirs)
        compared += len(ours)
    assert compared > 2 * len(pairs)


def end_of(pair: Pair, heard: list[tuple[float, bytes]]) -> float:
    """When the seat hears more than the script brings: from there on the worlds may go apart."""
    for at, data in heard:
        message = msgspec.json.decode(data)
        if message["type"] == "update" and message["since"] + len(message["events"]) > pair.events:
            return at
    return inf


async def hear(url: str, pairs: list[Pair], time: SimpleNamespace) -> tuple[list[list[tuple[float, bytes]]], int]:
    """All that the seat and a watcher hear in one world, with times; and how often somebody was answered for."""
    hub = Hub(configure(db=url, window=0.0))
    await hub.open()
    out: list[list[tuple[float, bytes]]] = []
    spared = 0
    try:
        for pair in pairs:
            time.now = 0.0
            table = await hub.table(pair.id)
            ears = Ears(time, SEAT, "person"), Ears(time, -1, "")
            async with table.lock:
                for each in ears:
                    table.audience.welcome(each, wire.Hello(wire.VERSION))
            spared += await Script(table, pair, time).play()
            out.append([*ears[0].heard, *ears[1].heard])  # a watcher hears no more events than the seat
    finally:
        await hub.close()
    return out, spared


def windows_of(pair: Pair) -> list[int]:
    """For each choice of the script, in which window it is made if everybody is asked; -1 for none."""
    course = Course(pair.worlds[0].clone())
    found: list[int] = []
    for seat, kind, option in pair.script:
        found.append(course.window)
        course.do(Chosen(seat, choices=[(kind, token(option))]))
    return found


class Script:
    """Plays the choices of a pair, each half a second after the one before."""

    def __init__(self, table: LiveTable, pair: Pair, time: SimpleNamespace) -> None:
        self.table, self.pair, self.time = table, pair, time
        assert table.course is not None
        self.course: Any = table.course
        self.spared = 0  # answers that nobody had to give

    async def play(self) -> int:
        due = await self.settle()
        before = -1
        for choice, window in zip(self.pair.script, windows_of(self.pair)):
            due = await self.pass_time(THINK, due)
            if window != before and before >= 0:
                due = await self.close_window(due)
            before = window
            if not await self.choose(choice):
                self.spared += 1
            due = await self.settle()
        await self.close_window(due)
        return self.spared

    async def close_window(self, due: float | None) -> float | None:
        """All have answered, or were answered for: the window lasts as long as windows do."""
        open = self.course.window
        while open >= 0 and self.course.window == open and not self.course.asks() and due is not None:
            due = await self.pass_time(due, due)
        return due

    async def settle(self) -> float | None:
        """Whatever is due at this moment; how long until the next thing is."""
        while True:
            async with self.table.lock:
                due = await self.table.keeper._step()
            if due != 0.0:
                return due

    async def pass_time(self, seconds: float, due: float | None) -> float | None:
        while due is not None and due <= seconds:
            self.time.now += due
            seconds -= due
            due = await self.settle()
        self.time.now += seconds
        return None if due is None else due - seconds

    async def choose(self, choice: Choice) -> bool:
        """Make a choice; whether it had still to be made."""
        seat, kind, option = choice
        ask = self.course.ask(seat)
        unasked = any(kind == open.kind for open in self.course.table.interjections(seat))
        if not unasked and (ask is None or ask.kind != kind):
            return False
        async with self.table.lock:
            if self.table.keeper.must_hold:
                await self.table.commit(Held(seat, kind=kind, option=token(option)))
            else:
                await self.table.commit(Chosen(seat, choices=[(kind, token(option))]))
        return True
