"""Write web/src/games/uprising/places/boards.json: what lies on the boards of the Imperium series.

The browser client's tests read there for which spaces and posts its layouts must have a place. Run it when a set-up has
others; a test says when the file is stale:

    .venv/bin/python -m tools.boards
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kanly.games.imperium.games.series import SeriesRules
from kanly.games.imperium.pieces.board import Post, Space
from kanly.kernel import Game, Setup
from kanly.registry import game_named
from kanly.testing.setups import all_setups, label

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "uprising" / "places" / "boards.json"
SERIES = ("imperium", "uprising")


def boards() -> list[dict[str, Any]]:
    """Every board that some set-up has, with the first such set-up."""
    out: list[dict[str, Any]] = []
    for game in map(game_named, SERIES):
        for setup in all_setups(game):
            there = board(game, setup)
            if there not in [{**other, "setup": there["setup"]} for other in out]:
                out.append(there)
    return out


def board(game: Game, setup: Setup) -> dict[str, Any]:
    """What a set-up lays out: not what lies with the track of a faction or of a commander."""
    rules = game.rules(setup)
    assert isinstance(rules, SeriesRules)
    box = rules.box

    def common(space: Space) -> bool:
        return space.faction < 0

    def watches(post: Post) -> bool:
        return any(common(box.spaces[space]) for space in post.spaces)

    return {
        "setup": f"{game.id} {label(game, setup)}",
        "spaces": [space.name for space in box.spaces if common(space)],
        "posts": [post.name for post in box.posts if watches(post)],
        "teams": any(party.team for party in rules.parties(rules.begin())),
    }


def generate() -> str:
    """The file, a line for each board."""
    return "[\n" + ",\n".join([f"  {json.dumps(each)}" for each in boards()]) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
