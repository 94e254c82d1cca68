"""Two databases with the same tables in two worlds that one seat cannot tell apart, and what can be done in both."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

import msgspec

from kanly.kernel import Cheap, Choice, IllegalChoice, Table, pack, token, unpack
from kanly.kernel.play import CHANCE
from kanly.kernel.store import StoredTable, restore, store
from kanly.registry import game_named
from kanly.server.accounts import digest
from kanly.server.course import Course
from kanly.server.entries import write_snapshot
from kanly.server.store import Database
from kanly.server.store.people import add_person, add_session
from kanly.server.store.tables import SeatRow, Settings, add_table, new_table
from kanly.testing.randomly import pick

SEAT = 0  # whose eyes we look through
TOKEN = "a-token-that-only-this-test-knows"


class Pair(NamedTuple):
    """A table in two worlds, and choices that both allow and that reveal nothing to the seat."""

    id: str
    worlds: tuple[Table, Table]
    script: list[Choice]
    events: int  # that the seat has heard in the end
    waiting: tuple[str, str]  # form and kind of what is asked in the end


def make_pair(id: str, game_id: str, seats: int, seed: int, least: int, most: int) -> Pair:
    """Play at random to a checkpoint from which a script of a useful length leads on."""
    game = game_named(game_id)
    rng = Random(seed)
    while True:
        table = game.open(game.set_up(seats), f"{seed}/{rng.random()}")
        for _ in range(rng.randrange(10, 400)):
            if table.over:
                break
            _make(table, pick(table, rng))
        while not table.over and (table.since or not table.made):
            _make(table, pick(table, rng))
        if table.over:
            continue
        worlds = _two_worlds(table, rng.getrandbits(32))
        if pack(table.rules, worlds[0].state) == pack(table.rules, worlds[1].state):
            continue
        script = _script(*worlds, rng, most)
        if len(script) >= least:
            waiting = worlds[0].waiting(SEAT)
            end = len(worlds[0].events(SEAT)), (waiting.form, waiting.kind)
            return Pair(id, _two_worlds(table, 0, worlds), script, *end)


def _two_worlds(table: Table, seed: int, again: tuple[Table, Table] | None = None) -> tuple[Table, Table]:
    """The table from its checkpoint on, and the same with everything exchanged that the seat cannot know."""
    game = game_named(table.rules.setup.game)
    if again is not None:  # as they were before the script
        return tuple(restore(game, data)[0] for data in _kept[again])  # type: ignore[return-value]
    stored = msgspec.json.decode(store(table), type=StoredTable)
    stored.earlier = [(seat, kind, token(option)) for seat, kind, option in table.choices]
    stored.stretches = stored.stretches[-1:]
    ours = msgspec.json.encode(stored)
    state = unpack(table.rules, stored.stretches[-1].checkpoint, stored.schema)
    table.rules.redeal(state, SEAT, Cheap(seed))
    stored.stretches[-1].checkpoint = pack(table.rules, state)
    theirs = msgspec.json.encode(stored)
    worlds = restore(game, ours)[0], restore(game, theirs)[0]
    _kept[worlds] = ours, theirs
    return worlds


_kept: dict[tuple[Table, Table], tuple[bytes, bytes]] = {}


def _script(ours: Table, theirs: Table, rng: Random, most: int) -> list[Choice]:
    """Choices that can be made in both worlds, up to the first that reveals something to the seat."""
    script: list[Choice] = []
    while not ours.over and len(script) < most:
        choice = pick(ours, rng)
        made = ours.clone(log=True), theirs.clone(log=True)
        heard = [len(world.events(SEAT)) for world in made]
        try:
            for world in made:
                _make(world, choice)
        except IllegalChoice:
            assert choice[0] != SEAT, f"seat {SEAT} could not make its own choice {choice} in the other world"
            return script
        for world, before in zip(made, heard):
            told = [event for event in world.events(SEAT, before) if event.lit >> SEAT & 1]
            if told or world.play.lit >> SEAT & 1 or world.play.brought() & CHANCE:
                return script
        if type(ours.step) is not type(theirs.step) or made[0].over or made[1].over:
            return script
        for world in (ours, theirs):
            _make(world, choice)
        script.append(choice)
    return script


def _make(table: Table, choice: Choice) -> None:
    table.choose(choice[0], choice[2], choice[1])


async def write_world(url: str, pairs: list[Pair], which: int) -> None:
    """A database with one world of every table; one person sits on all seats."""
    db = Database(url)
    await db.open()
    await add_person(db, "person", "Leto")
    await add_session(db, digest(TOKEN), "person", time.time() + 10_000)
    for pair in pairs:
        table = pair.worlds[which]
        setup = table.rules.setup
        settings = Settings(list(setup.modules), dict(setup.options))
        assert table.seed is not None
        row = new_table(pair.id, "person", "Leto", setup.game, settings, table.seed, table.commitment)
        row.created = 1.0
        row.status = "running"
        row.process = db.process
        row.seats = [SeatRow(pair.id, i, "person", "person", f"Seat {i + 1}") for i in range(setup.seats)]
        await add_table(db, row, write_snapshot(Course(table), {}))
    await db.close()
