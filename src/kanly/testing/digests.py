"""Pinned digests: how some random games go. When a rule changes they change, and the commit says why.

They cover what anybody can notice: every choice, what each seat and a spectator is told and sees at the end, and the
result. How a state is laid out is not in them, so that it can be changed without repinning anything.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path

from kanly.kernel import Game, Setup, Table, token
from kanly.testing.randomly import play_at_random
from kanly.testing.setups import label

Digests = Mapping[str, Mapping[str, str]]  # set-up -> seed -> digest
REPIN = "KANLY_REPIN"


def final(game: Game, setup: Setup, seed: str) -> Table:
    """A whole random game with this seed, the same everywhere."""
    table = game.open(setup, seed)
    assert play_at_random(table, seed), f"{game.id} {label(game, setup)}, seed {seed!r} does not end"
    return table


def digest_of(game: Game, setup: Setup, seed: str) -> str:
    """The digest of that game."""
    return story(final(game, setup, seed))


def story(table: Table) -> str:
    """A short fingerprint of everything that anybody noticed of a finished game."""
    eyes = [None, *range(table.rules.seats)]
    result = table.result
    assert result is not None
    noticed = [
        [[seat, kind, token(option)] for seat, kind, option in table.choices],
        [[[event.kind, event.data] for event in table.events(seat)] for seat in eyes],
        [table.view(seat) for seat in eyes],
        result.data(),
    ]
    return blake2b(json.dumps(noticed, sort_keys=True).encode(), digest_size=16).hexdigest()


def digests_of(game: Game, setups: Iterable[Setup], seeds: Iterable[object]) -> dict[str, dict[str, str]]:
    """The digests of some seeds for every set-up."""
    names = [str(seed) for seed in seeds]
    return {label(game, setup): {seed: digest_of(game, setup, seed) for seed in names} for setup in setups}


def compare(game: Game, setups: list[Setup], pinned: Digests | Path, seeds: Iterable[object]) -> list[str]:
    """What differs from the pinned digests, one line each. With KANLY_REPIN=1 their file is rewritten instead."""
    if isinstance(pinned, Path):
        if os.environ.get(REPIN) == "1":
            pinned.write_text(json.dumps(digests_of(game, setups, seeds), indent=1) + "\n")
        if not pinned.exists():
            return [f"there is no {pinned}"]
    known = _read(pinned)
    named = {label(game, setup): setup for setup in setups}
    out = [f"{name}: nothing is pinned" for name in named if name not in known]
    out += [f"{name}: pinned, but no longer a set-up of these tests" for name in known if name not in named]
    for name, by_seed in known.items():
        for seed, wanted in by_seed.items():
            if name in named:
                found = digest_of(game, named[name], seed)
                if found != wanted:
                    out.append(f"{name}, seed {seed}: {found}, pinned is {wanted}")
    return out


def expected(game: Game, setup: Setup, seed: str, pinned: Digests | Path | None) -> str:
    """The digest that is pinned, to which `compare` holds a game played here; or where none is, of such a game."""
    known = {} if pinned is None or os.environ.get(REPIN) == "1" else _read(pinned)
    return known.get(label(game, setup), {}).get(seed) or digest_of(game, setup, seed)


def _read(pinned: Digests | Path) -> Digests:
    if not isinstance(pinned, Path):
        return pinned
    known: Digests = json.loads(pinned.read_text()) if pinned.exists() else {}
    return known


def how_to_repin(game: Game, pinned: Digests | Path) -> str:
    """What to do when digests have changed."""
    if isinstance(pinned, Path):
        how = f"run the tests once with {REPIN}=1: it rewrites {pinned.name}"
    else:
        how = "print kanly.testing.digests.digests_of(...) and put it into the test"
    return f"{game.id} plays differently than before. If that is meant, {how}, and the commit says why."
