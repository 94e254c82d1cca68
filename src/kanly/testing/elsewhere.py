"""The same games in another process: `python -m kanly.testing.elsewhere GAME` reads set-ups, prints digests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from kanly.kernel import Game, Setup
from kanly.registry import game_named
from kanly.testing.digests import digest_of


def digests_elsewhere(game: Game, cases: list[tuple[Setup, str]], hash_seed: int) -> list[str]:
    """The final digests of these games, played by another process whose strings hash differently."""
    wanted = [[setup.seats, list(setup.modules), setup.settings, seed] for setup, seed in cases]
    done = subprocess.run(
        [sys.executable, "-m", "kanly.testing.elsewhere", game.id],
        input=json.dumps(wanted),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    out: list[str] = json.loads(done.stdout)
    return out


def main(id: str, wanted: list[Any]) -> list[str]:
    """The final digests of the wanted games."""
    game = game_named(id)
    return [digest_of(game, game.set_up(seats, modules, settings), seed) for seats, modules, settings, seed in wanted]


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], json.load(sys.stdin))))
