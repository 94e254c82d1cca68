"""Uprising together with other sets: the rules for combining, tried with guests that are not part of the game.

A space of another set is written down for the whole process, so every check runs in a process of its own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def check(name: str) -> None:
    """Run one of the checks of `guests`."""
    command = [sys.executable, "-m", "tests.games.imperium.guests", name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_SC_94_ix_start_contracts() -> None:
    """SC-94: two of ten each, one kept face up, six removed; the other twenty as usual."""
    check("opening_contracts")


def test_SC_95_virtual_posts_with_rise_of_ix() -> None:
    """SC-95: four spaces are covered; still thirteen posts, two of them for the new spaces."""
    check("posts")


def test_SC_136_combining_with_rise_of_ix() -> None:
    """SC-136: epic mode adds one conflict; Foldspace comes only by its leader's signet. (No dreadnoughts: IX-04.)"""
    check("set_up")


def test_SC_137_combining_with_immortality() -> None:
    """SC-137: the overlay's effect instead of the printed one; posts and contracts of the space stay."""
    check("overlay")


def test_SC_138_combining_with_the_first_game() -> None:
    """SC-138: Calculated Hire is left out; what a space itself yields is 1, 2 and 4 spice."""
    check("first_game")


def test_whole_games_with_guests() -> None:
    """Random games to their end with all of them together."""
    check("whole_games")
