"""The round with Ix: its start, turns, reveals and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rise_of_ix import cards
from kanly.games.imperium.modules.rise_of_ix.shipping import rival_looks
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import CHAUMURKY, owned, owns_tile
from kanly.games.imperium.phases.endgame import TieBreak
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState, clockwise
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

# The start of the round.


def with_ix(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """Tiles come face up again; after everybody has drawn, tiles give what they give then (IX-40, IX-41)."""

    def scene(p: P) -> Flow:
        s = p.state
        ix(s).used = []
        yield from inner(p)
        for h in clockwise(s, s.first):
            for tile in owned(p.rules.box, s, h):
                for name in tile.starting:
                    p.rules.box.clauses[name].do(p.rules.cast(p, h, NOBODY))
            rival_looks(p, h)

    return scene


# Turns.


def reveal_with_ix(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Tiles for the reveal turn are laid open (IX-42)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        for tile in owned(p.rules.box, p.state, h):
            lay_open(p.state, tile.revealing)

    return step


def turn_again(inner: Callable[[P, int], int]) -> Callable[[P, int], int]:
    """A house may take another turn at once, unless it has revealed (IX-97)."""

    def step(p: P, h: int) -> int:
        table = ix(p.state)
        if not table.again:
            return inner(p, h)
        table.again = 0 if p.state.houses[h].revealed else table.again - 1
        return inner(p, h) if p.state.houses[h].revealed else h

    return step


# Gains.


def onto_the_deck(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """With a Spaceport every acquired card may go on top of the deck (IX-49)."""

    def step(p: P, h: int, card: int) -> None:
        inner(p, h, card)
        for tile in owned(p.rules.box, p.state, h):
            lay_open(p.state, tile.placing, card)

    return step


# The end.


def score_tiles(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Tiles score after all endgame cards (IX-43)."""

    def scene(p: P) -> None:
        for h in clockwise(p.state, p.state.first):
            p.rules.steps["tiles_score"](p, h)
        inner(p)

    return scene


def tiles_score(p: P, h: int) -> None:
    """What the tiles of a house are worth at the end."""
    for tile in owned(p.rules.box, p.state, h):
        for name in tile.ending:
            x = p.rules.cast(p, h, NOBODY)
            if p.rules.box.clauses[name].ready(x):
                tell_of(p, "tech_scores", h, tile.name)
                p.rules.box.clauses[name].do(x)


def _owned(box: Box, s: ImperiumState, side: list[int]) -> int:
    return 1 if any(owns_tile(box, s, h, CHAUMURKY) for h in side) else 0


OWNS_CHAUMURKY: Final = TieBreak("tie-chaumurky", _owned, "IX-43")  # decides ties in points for its owner


STEPS: Final[tuple[Any, ...]] = (tiles_score,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"tech_scores": ("house", "tech")}
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "round_start": with_ix,
    "begin_reveal": reveal_with_ix,
    "next_house": turn_again,
    "acquired": onto_the_deck,
    "final_scores": score_tiles,
    "discarded": cards.unload,
    "unblocked_doors": cards.invaded,
    "must_infiltrate": cards.slips_in,
    "price_with": cards.cheaper,
}
