"""Two databases with the same tables in two worlds that one seat cannot tell apart, and what can be done in both."""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

import msgspec

from kanly.kernel import Cheap, Choice, IllegalChoice, Table, pack, token, unpack
from kanly.kernel.play import CHANCE
from kanly.kernel.saving import SavedTable, restore, save
from kanly.protocol.lobby import Clock
from kanly.registry import game_named
from kanly.server.people.accounts import hash_of_token
from kanly.server.store import Database
from kanly.server.store.people import add_person, add_session
from kanly.server.store.tables import SeatRow, Terms, add_table, new_table
from kanly.server.tables.course import Course
from kanly.server.tables.entries import write_snapshot
from kanly.testing.looks import event_data, sight
from kanly.testing.randomly import pick

SEAT = 0  # whose eyes we look through
TOKEN = "a-token-that-only-this-test-knows"
OTHERS = "the-token-of-whoever-sits-elsewhere"
LONG = 8  # choices of twins
LEAST = 3  # choices of a pair: connecting costs more than choosing
TWINS = 20_000  # pairs of games among which we look for one that begins alike
BROOD = 500  # of them with the same first game
NO_CLOCK = Clock()
TRIES = 12  # at a choice that both worlds allow


class Pair(NamedTuple):
    """A table in two worlds, and choices that both allow and after which the seat cannot tell them apart."""

    id: str
    worlds: tuple[Table, Table]
    script: list[Choice]
    events: int  # that the seat has heard in the end
    waiting: tuple[str, str]  # form and kind of what is asked in the end


class Played(NamedTuple):
    """A whole game as pairs: each goes as far as two worlds stay alike, the next one begins where they can again."""

    pairs: list[Pair]
    choices: int
    compared: int


def play_whole(id: str, game_id: str, seats: int, modules: list[str], seed: int) -> Played:
    """Play a game at random from its first choice to its last, in as many pairs of worlds as it takes."""
    game = game_named(game_id)
    rng = Random(seed)
    table = game.open(game.set_up(seats, modules), f"{id}/{seed}")
    pairs: list[Pair] = []
    compared = 0
    while not table.over:
        pair = _pair_here(f"{id}x{len(pairs)}", table, rng)
        if pair is None:
            _make(table, pick(table, rng))
            continue
        pairs.append(pair)
        compared += len(pair.script)
        for choice in pair.script:
            _make(table, choice)
    return Played(pairs, table.made, compared)


def _pair_here(id: str, table: Table, rng: Random) -> Pair | None:
    """A pair that begins where the table stands; None if it does not stand at a checkpoint, or nothing can be done."""
    checkpoint = table.checkpoint
    if table.since or not table.made or checkpoint is None or table.state.chance.drawn != checkpoint.chance.drawn:
        return None
    stored = _two_worlds(table, rng.getrandbits(32))
    worlds = _open(table, stored)
    if pack(table.rules, worlds[0].state) == pack(table.rules, worlds[1].state):
        return None
    if sight(worlds[0], SEAT) != sight(worlds[1], SEAT):  # something was shown between the checkpoint and the question
        return None
    script, events, waiting = _script(*worlds, rng)
    return Pair(id, _open(table, stored), script, events, waiting) if len(script) >= LEAST else None


def twins(id: str, game_id: str, seats: int, modules: list[str], seed: int) -> Pair:
    """Two games with other seeds, played alike from the first choice on for as long as the seat cannot tell them apart.

    What the server plays again from the start, a look back and a series, differs in them as it truly would.
    """
    game = game_named(game_id)
    setup = game.set_up(seats, modules)
    for i in range(TWINS):
        ours = f"{id}/{seed}/{i // BROOD}"
        theirs = f"{ours}/{i}"
        first, second = game.open(setup, ours), game.open(setup, theirs)
        if on_the_wire(first) == on_the_wire(second):
            script, events, waiting = _script(first, second, Random(i), twins=True)
            if len(script) >= LONG:
                return Pair(id, (game.open(setup, ours), game.open(setup, theirs)), script, events, waiting)
    raise AssertionError(f"no twins among {TWINS} games")


def whole_sight(table: Table) -> dict[str, Any]:
    """All that the seat is shown, and what a program in its place would be."""
    return sight(table, SEAT)


def on_the_wire(table: Table) -> dict[str, Any]:
    """What a server tells the seat: observations for programs, which tell copies of a card apart, are not sent."""
    return {name: value for name, value in sight(table, SEAT).items() if name != "observation"}


def _two_worlds(table: Table, seed: int) -> tuple[bytes, bytes]:
    """The table from its checkpoint on, and the same with everything exchanged that the seat cannot know."""
    stored = msgspec.json.decode(save(table), type=SavedTable)
    stored.earlier = [(seat, kind, token(option)) for seat, kind, option in table.choices]
    stored.stretches = stored.stretches[-1:]
    ours = msgspec.json.encode(stored)
    state = unpack(table.rules, stored.stretches[-1].checkpoint, stored.schema)
    table.rules.full_redeal(state, SEAT, Cheap(seed))
    stored.stretches[-1].checkpoint = pack(table.rules, state)
    return ours, msgspec.json.encode(stored)


def _open(table: Table, stored: tuple[bytes, bytes]) -> tuple[Table, Table]:
    game = game_named(table.rules.setup.game)
    return restore(game, stored[0])[0], restore(game, stored[1])[0]


def _script(
    ours: Table, theirs: Table, rng: Random, *, twins: bool = False
) -> tuple[list[Choice], int, tuple[str, str]]:
    """Choices that can be made in both worlds, up to the first after which the seat may tell them apart.

    That may be later than the first at which it is shown something: another copy of the same card looks the same.
    Twins differ in such copies from the beginning.
    """
    look = on_the_wire if twins else whole_sight
    script: list[Choice] = []
    shown = twins
    while True:
        waiting = ours.waiting(SEAT)
        end = script[:], len(ours.events(SEAT)), (waiting.form, waiting.kind)
        heard = len(ours.events(SEAT)), len(theirs.events(SEAT))
        steps = ours.step, theirs.step
        choice = _in_both(ours, theirs, rng, shown)
        if choice is None or ours.over or theirs.over:
            return end
        if (ours.step is steps[0]) != (theirs.step is steps[1]):
            return end  # another seat's private flow is longer in one of them
        shown = shown or _was_shown(ours, heard[0]) or _was_shown(theirs, heard[1])
        told = [[event_data(event) for event in world.events(SEAT, n)] for world, n in zip((ours, theirs), heard)]
        if told[0] != told[1] or look(ours) != look(theirs):
            assert shown, f"after {choice}, which shows seat {SEAT} nothing, it can tell two worlds apart"
            return end
        script.append(choice)


def _in_both(ours: Table, theirs: Table, rng: Random, shown: bool) -> Choice | None:
    """Make a choice that both worlds allow; None if we find none."""
    for _ in range(TRIES):
        choice = pick(ours, rng)
        try:
            _make(theirs, choice)
        except IllegalChoice:
            assert shown or choice[0] != SEAT, f"seat {SEAT} could not make its own choice {choice} in the other world"
            continue
        _make(ours, choice)
        return choice
    return None


def _was_shown(world: Table, heard: int) -> bool:
    """Whether the last choice showed the seat something, or chance fell."""
    learnt = any(event.learnt >> SEAT & 1 for event in world.events(SEAT, heard))
    return learnt or bool(world.play.learnt >> SEAT & 1 or world.play.brought() & CHANCE)


def _make(table: Table, choice: Choice) -> None:
    table.choose(choice[0], choice[2], choice[1])


async def write_world(
    url: str, pairs: list[Pair], which: int, clock: Clock = NO_CLOCK, *, ask_all: bool = True
) -> None:
    """A database with one world of every table; one person sits on the seat, another one on all others."""
    db = Database(url)
    await db.open()
    for person, name, session in (("person", "Leto", TOKEN), ("others", "Paul", OTHERS)):
        await add_person(db, person, name)
        await add_session(db, hash_of_token(session), person, time.time() + 10_000)
    for pair in pairs:
        table = pair.worlds[which]
        setup = table.rules.setup
        settings = Terms(list(setup.modules), dict(setup.settings), clock)
        assert table.seed is not None
        row = new_table(pair.id, "person", "Leto", setup.game, settings, table.seed, pair.worlds[0].commitment)
        row.created = 1.0
        row.status = "running"
        row.process = db.process
        who = ["person" if i == SEAT else "others" for i in range(setup.seats)]
        row.seats = [  # who is asked everything follows a script; otherwise single options answer themselves
            SeatRow(pair.id, i, "person", who[i], f"Seat {i + 1}", ask_all=ask_all) for i in range(setup.seats)
        ]
        await add_table(db, row, write_snapshot(Course(table), {}))
    await db.close()
