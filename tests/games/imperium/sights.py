"""Games in which everything of a set is to come up: what was seen, and players who like best what was not seen yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from tests.games.imperium.tallies import conserved

from kanly.kernel import Ask, Event, Option, Table

Sights = dict[str, tuple[str, tuple[int, ...]]]  # kind of event: what it shows, and which of its data are names
Seen = set[tuple[str, str]]

EAGER = 0.8  # how often something new is picked where it is offered

CARDS: Sights = {
    "sends": ("played", (1,)),
    "reveals": ("revealed", (1,)),
    "acquires": ("acquired", (1,)),
    "plays_intrigue": ("intrigue", (1,)),
    "wins": ("won", (1,)),
}


def seen(events: Iterable[Event], sights: Sights) -> Seen:
    """What a game has shown."""
    out: Seen = set()
    for event in events:
        if event.kind in sights:
            sort, places = sights[event.kind]
            out |= {(sort, str(event.data[place])) for place in places} or {(sort, "")}
        if event.kind == "sends" and event.data[1] == "signet_ring":
            out.add(("signet", event.data[0]))
    return out


def pick(ask: Ask, missing: set[str], rng: Random, shunned: str = "") -> Option:
    """Any option but the shunned one; what was not seen yet rather than the rest."""
    new = [option for option in ask.options if names(option) & missing]
    kept = [option for option in ask.options if shunned not in names(option)]
    return rng.choice(new if new and rng.random() < EAGER else kept)


def names(option: Option) -> set[str]:
    """What an option names."""
    parts = option if isinstance(option, tuple) else (option,)
    return {str(part).removeprefix("row:") for part in parts}


def play(table: Table, missing: set[str], rng: Random, shunned: str = "") -> None:
    """One game to its end."""
    while not table.over:
        ask = table.pending[0]
        table.choose(ask.seat, pick(ask, missing, rng, shunned), ask.kind)
    conserved(table)


def play_until_seen(wanted: Seen, sights: Sights, most: int, opened: Callable[[int], Table], shunned: str = "") -> None:
    """Games of these seeds, one after the other, until everything was seen."""
    missing = set(wanted)
    for seed in range(most):
        table = opened(seed)
        sought = {name for sort, name in missing if sort != "revealed"}  # what nobody sends is revealed
        play(table, sought, Random(seed), shunned)
        assert table.log is not None
        missing -= seen(table.log.all, sights)
        if not missing:
            return
    raise AssertionError(f"not seen in {most} games: {sorted(missing)}")
