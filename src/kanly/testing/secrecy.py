"""Secrecy: worlds that a seat cannot tell apart look, ask and tell the same to it, and can be played to the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from random import Random
from typing import Any

from kanly.kernel import Choice, IllegalChoice, KanlyError, Table, pack, unpack
from kanly.kernel.asks import Secret
from kanly.kernel.events import Log
from kanly.kernel.play import CHANCE
from kanly.testing.broken import PropertyBroken, broken, same
from kanly.testing.looks import Data, event_data, sight, views, waiting_data, words
from kanly.testing.randomly import pick

Invariant = Callable[[Table], object]


def check_redeal(table: Table, seat: int, rng: Random, invariant: Invariant | None) -> bool:
    """A redealt world shows the seat (and spectators) the same; whether anything was exchanged at all."""
    before = pack(table.rules, table.state)
    world = table.redeal(seat, rng.getrandbits(48))
    same("redeal", f"a redeal for seat {seat} changes the table itself", before, pack(table.rules, table.state))
    if world.seed is not None or world.log is not None or type(world.state.chance) is type(table.state.chance):
        broken("redeal", "a redealt world holds the seed, the events or the chance of its table")
    same("secrecy", f"seat {seat} can tell a redealt world apart", sight(table, seat), sight(world, seat))
    same("secrecy", f"a spectator can tell seat {seat}'s redealt world apart", sight(table, None), sight(world, None))
    sample = rng.getrandbits(32)
    said = words(table, seat, sample)
    same("secrecy", f"seat {seat} is told other words in a redealt world", said, words(world, seat, sample))
    if invariant is not None:
        hold(invariant, world)
    data = pack(world.rules, world.state)
    same(
        "redeal",
        "a redealt state is packed differently",
        data,
        pack(world.rules, unpack(world.rules, data, world.rules.schema)),
    )
    return bool({**data, "f": {**data["f"], "chance": None}} != {**before, "f": {**before["f"], "chance": None}})


def check_plays_on(table: Table, seat: int, rng: Random, invariant: Invariant | None, limit: int) -> None:
    """A redealt world can be played on to the end at random, and cloned at any moment."""
    keep = rng.random() < 0.5
    world = table.redeal(seat, rng.getrandbits(48), keep=keep)
    made: list[Choice] = []
    while not world.over and len(made) < limit:
        choice = pick(world, rng)
        made.append(choice)
        try:
            world.choose(choice[0], choice[2], choice[1])
        except KanlyError as error:
            broken("redeal-plays", f"a world redealt for seat {seat} fails after {made}: {error}")
        if invariant is not None and (world.over or rng.random() < 0.2):
            hold(invariant, world)
        if keep and rng.random() < 0.05:
            clone = world.clone()
            same("redeal-plays", "a clone of a redealt world shows other views", views(world), views(clone))
            world = clone


def hold(invariant: Invariant, table: Table) -> None:
    """The game's own invariant holds: it neither raises nor returns False."""
    try:
        fine = invariant(table)
    except PropertyBroken:
        raise
    except Exception as error:
        broken("invariant", f"{type(error).__name__}: {error}")
    if fine is False:
        broken("invariant", "it does not hold")


def hidden_from(table: Table, seat: int) -> list[Data]:
    """What the other seats and spectators see while this seat answers in private."""
    others = [other for other in range(table.rules.setup.seats) if other != seat]
    return [sight(table, None), *[sight(table, other) for other in others]]


def check_private(table: Table, seat: int, before: Any, shown: list[Data], heard: int) -> None:
    """A private answer wrote nothing, told nothing and shows the others nothing."""
    same("secret-writes", f"seat {seat}'s private answer changes the state", before, pack(table.rules, table.state))
    same("private", f"seat {seat}'s private answer shows", shown, hidden_from(table, seat))
    if table.log is not None and len(table.log.all) != heard:
        broken("private", f"seat {seat}'s private answer makes events: {table.log.all[heard:]}")


def check_restart(table: Table) -> None:
    """Secret flows can be begun again without a trace."""
    clone = table.clone()
    step = clone.step
    if isinstance(step, Secret):
        before = pack(clone.rules, clone.state)
        for seat, begin in step.flows.items():
            flow = begin()
            next(flow, None)
            same("secret-writes", f"seat {seat}'s secret flow writes", before, pack(clone.rules, clone.state))


class Shadow:
    """A world that a seat could not tell apart when it was made, and in which the same choices are made.

    As long as nothing is revealed to the seat and chance does not fall, it must see the same there as at the table.
    """

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        self.seat = seat
        self.world = table.redeal(seat, seed)
        self.world.log = Log()
        self.world.play.events = self.world.log.all
        self.steps = 0

    def follow(self, table: Table, choice: Choice, heard: int, closed: bool) -> bool:
        """Make the choice that the table has just made; False when the two worlds go apart from here.

        `heard` is how many events the seat had seen before it; `closed` whether a step for several seats ended with it.
        """
        seat = self.seat
        world = self.world
        step = world.step
        before = len(world.events(seat))
        try:
            world.choose(choice[0], choice[2], choice[1])
        except IllegalChoice as error:
            if choice[0] == seat:
                broken("secrecy", f"seat {seat} cannot make its own choice {choice} in a redealt world: {error}")
            return False  # somebody else's choice that rests on what this seat does not know
        except KanlyError as error:
            broken("redeal-plays", f"a world redealt for seat {seat} fails at {choice}: {error}")
        self.steps += 1
        if closed and world.step is step:
            return False  # another seat's private flow is longer here
        for ours, theirs in zip_longest(table.events(seat, heard), world.events(seat, before)):
            learnt = (0 if ours is None else ours.learnt) | (0 if theirs is None else theirs.learnt)
            if learnt >> seat & 1:
                return False
            if ours is None or theirs is None or event_data(ours) != event_data(theirs):
                broken("events", f"after {choice} seat {seat} hears {ours!r}, in a redealt world {theirs!r}")
        learnt = table.play.learnt | world.play.learnt
        if learnt >> seat & 1 or (table.play.brought() | world.play.brought()) & CHANCE:
            return False
        what = f"after {choice}, which reveals nothing to it, seat {seat} can tell a redealt world apart"
        same("secrecy", what, sight(table, seat), sight(world, seat))
        same("secrecy", what, waiting_data(table, None), waiting_data(world, None))
        return True
