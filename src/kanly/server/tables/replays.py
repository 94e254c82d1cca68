"""Finished games: their records, their moments, and albums for when the rules have changed since.

A record is played again from the start to show a moment. An album holds what every pair of eyes saw at the ends of
turns, and all events: it needs no rules.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from kanly.kernel import BadRecord, Game, KanlyError, Table
from kanly.kernel.record import Record, Replay, read_record
from kanly.protocol.lobby import Glance, Moment, Series, Told
from kanly.protocol.socket import MAX_REMARK
from kanly.protocol.telling import Happened, Party
from kanly.server.tables.course import Course
from kanly.server.tables.seat_views import WATCHER, happened, parties_of

OPEN: Final = 8  # replays in memory
SEEN: Final = 4  # games in memory that somebody looks back at
MOMENTS: Final = 60  # of an album
POINTS: Final = 40  # of a series, and one more at the end
MAX_CHOICES: Final = 20_000  # of a record that somebody sends us
MAX_REMARKS: Final = 2_000  # at a table, and in a record
WAITING: Final = 8  # replays that may wait for their turn


class Busy(KanlyError):
    """Too many replays at once."""


class Page(Struct):
    """One moment of an album: views and numbers of events, first the watcher's, then each seat's."""

    after: int
    views: list[dict[str, Any]]
    events: list[int]
    parties: list[Party] = []


class Album(Struct):
    """A finished game without its rules."""

    choices: int
    pages: list[Page]
    events: list[list[Happened]]


class Seen(NamedTuple):
    """What one seat saw of a game that goes on: after each change of it, the view, how many events, the parties."""

    views: list[bytes]
    events: list[int]
    parties: list[list[Party]]
    told: list[Happened]  # all events

    def glance(self, at: int) -> Glance:
        """What it saw after this many changes."""
        return Glance(at, msgspec.json.decode(self.views[at]), self.parties[at])


class Replays:
    """Replays that people are looking at; one is played at a time, off the event loop."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Replay] = OrderedDict()
        self._seen: OrderedDict[tuple[str, int, int], Seen] = OrderedDict()
        self._files: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._lock = asyncio.Lock()
        self.waiting = 0

    async def moment(self, id: str, game: Game, record: Record, after: int, seat: int) -> Moment:
        """The game after this many choices."""
        async with self.turn():
            return await asyncio.to_thread(self._moment, id, game, record, after, seat)

    async def series(self, game: Game, record: Record, seat: int) -> Series:
        """The whole game at a glance."""
        async with self.turn():
            return await asyncio.to_thread(_glance, game, record, seat)

    def looked_back(self, id: str, n: int, seat: int) -> Seen | None:
        """What a seat saw up to the n-th entry of its table, if somebody has asked before."""
        return self._seen.get((id, n, seat))

    async def seen(self, id: str, n: int, game: Game, record: Record, seat: int, told: list[Happened]) -> Seen:
        """Everything that a seat saw up to the n-th entry of its table; whoever asks has their turn."""
        found = self._seen[id, n, seat] = await asyncio.to_thread(_look_back, game, record, seat, told)
        while len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return found

    def file(self, id: str, n: int, seat: int) -> bytes | None:
        """What a seat may download after the n-th entry of its table, if somebody has asked before."""
        return self._files.get((id, n, seat))

    def keep_file(self, id: str, n: int, seat: int, data: bytes) -> None:
        """Somebody may ask again."""
        self._files[id, n, seat] = data
        while len(self._files) > SEEN:
            self._files.popitem(last=False)

    async def run(self, game: Game, record: Record, after: int | None = None) -> Table:
        """The table of a record, checked; after this many choices, or at its end."""
        async with self.turn():
            return await asyncio.to_thread(_run, game, record, after)

    async def album(self, game: Game, record: Record) -> bytes:
        """The album of a record that somebody sent us, which may be long; for those played here see `Pool.album`."""
        async with self._lock:
            return await asyncio.to_thread(lambda: pack_album(game, record))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the one before us; Busy if too many do."""
        if self.waiting >= WAITING:
            raise Busy("many replays are being looked at just now; try again in a moment")
        self.waiting += 1
        try:
            async with self._lock:
                yield
        finally:
            self.waiting -= 1

    def _moment(self, id: str, game: Game, record: Record, after: int, seat: int) -> Moment:
        replay = self._open.pop(id, None)
        if replay is None or replay.at > after:
            replay = Replay(game, record)
        while replay.at < after:
            replay.step()
        self._open[id] = replay
        while len(self._open) > OPEN:
            self._open.popitem(last=False)
        who = None if seat == WATCHER else seat
        events = happened(Course(replay.table), seat, 0)
        choice = None
        if after:
            made = record.choices[after - 1]
            choice = {"seat": made[0], "kind": made[1], "option": made[2]}
        view, parties = replay.table.view(who), parties_of(replay.table)
        return Moment(after, len(record.choices), who, view, parties, events, choice)


def unpack_record(data: bytes) -> Record:
    """A record as it is kept."""
    return read_record(zlib.decompress(data))


def from_album(data: bytes, after: int, seat: int) -> Moment:
    """The last page of an album that is not later than this."""
    album = msgspec.json.decode(zlib.decompress(data), type=Album)
    eyes = seat + 1
    if eyes >= len(album.events):
        raise BadRecord("there is no such seat")
    page = [page for page in album.pages if page.after <= after][-1]
    events = album.events[eyes][: page.events[eyes]]
    who = None if seat == WATCHER else seat
    return Moment(page.after, album.choices, who, page.views[eyes], page.parties, events, None)


def series_from_album(data: bytes, seat: int) -> Series:
    """The series of a game whose rules have changed since."""
    album = msgspec.json.decode(zlib.decompress(data), type=Album)
    eyes = seat + 1
    if eyes >= len(album.events):
        raise BadRecord("there is no such seat")
    points = [album.pages[at] for at in _spread(len(album.pages) - 1)]
    who = None if seat == WATCHER else seat
    told = _told(album.events[eyes], [(page.after, page.events[eyes]) for page in album.pages])
    return Series(album.choices, who, [Glance(page.after, page.views[eyes], page.parties) for page in points], told)


def series_from_seen(seen: Seen, seat: int) -> Series:
    """The series of a game that goes on, as a seat saw it."""
    last = len(seen.views) - 1
    return Series(last, seat, [seen.glance(at) for at in _spread(last)], _told(seen.told, list(enumerate(seen.events))))


def _told(events: list[Happened], known: list[tuple[int, int]]) -> list[Told]:
    """These events, each at the first of the points (after how many choices, how many events) that knows it."""
    told: list[Told] = []
    for after, many in known:
        told += [Told(after, event.kind, event.data) for event in events[len(told) : many]]
    return told


def pack_album(game: Game, record: Record) -> bytes:
    """The album of a record, as it is stored."""
    return zlib.compress(msgspec.json.encode(make_album(game, record)))


def make_album(game: Game, record: Record) -> Album:
    """Play a record once and keep what everybody saw."""
    replay = Replay(game, record)
    table = replay.table
    eyes: list[int | None] = [None, *range(table.seats)]
    total = len(record.choices)
    every = max(1, total // MOMENTS)
    pages = [_page(table, 0, eyes)]
    turn = table.state.turn
    while not replay.done:
        replay.step()
        over = replay.at == total
        if over or (table.state.turn != turn and replay.at - pages[-1].after >= every):
            turn = table.state.turn
            pages.append(_page(table, replay.at, eyes))
    course = Course(table)
    events = [happened(course, WATCHER if seat is None else seat, 0) for seat in eyes]
    return Album(total, pages, events)


def _page(table: Table, after: int, eyes: list[int | None]) -> Page:
    views, events = [table.view(seat) for seat in eyes], [len(table.events(seat)) for seat in eyes]
    return Page(after, views, events, parties_of(table))


def _spread(last: int) -> list[int]:
    """Numbers from 0 to the last one, few enough for a chart and as even as they can be."""
    return sorted({round(i * last / POINTS) for i in range(POINTS + 1)})


def _glance(game: Game, record: Record, seat: int) -> Series:
    """Play a record once, looking up now and then, and hearing everything."""
    who = None if seat == WATCHER else seat
    replay = Replay(game, record)
    points: list[Glance] = []
    told: list[Told] = []
    wanted = set(_spread(len(record.choices)))
    while True:
        fresh = replay.table.events(who, len(told))
        told += [Told(replay.at, event.kind, list(event.data)) for event in fresh]
        if replay.at in wanted:
            points.append(Glance(replay.at, replay.table.view(who), parties_of(replay.table)))
        if replay.done:
            return Series(len(record.choices), who, points, told)
        replay.step()


def _look_back(game: Game, record: Record, seat: int, told: list[Happened]) -> Seen:
    """Play a record once, looking through one seat's eyes only."""
    replay = Replay(game, record)
    seen = Seen([], [], [], told)
    while True:
        view = msgspec.json.encode(replay.table.view(seat))
        events = len(replay.table.events(seat))
        parties = parties_of(replay.table)
        if not seen.views or (view, events, parties) != (seen.views[-1], seen.events[-1], seen.parties[-1]):
            seen.views.append(view)
            seen.events.append(events)
            seen.parties.append(parties)
        if replay.done:
            return seen
        replay.step()


def _run(game: Game, record: Record, after: int | None) -> Table:
    if len(record.choices) > MAX_CHOICES:
        raise BadRecord(f"more than {MAX_CHOICES} choices", "$.choices")
    if len(record.talk) > MAX_REMARKS or any(len(text) > MAX_REMARK for _, _, text in record.talk):
        raise BadRecord(f"more than {MAX_REMARKS} remarks, or one of more than {MAX_REMARK} characters", "$.talk")
    replay = Replay(game, record)
    if after is None:
        return replay.finish()
    while replay.at < min(after, len(record.choices)):
        replay.step()
    return replay.table
