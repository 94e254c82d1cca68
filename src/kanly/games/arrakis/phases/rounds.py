"""A round from its start to the next one (R3.0)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, REVEALED
from kanly.games.arrakis.facts.planning import DECKS_OF
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.hands import draw
from kanly.games.arrakis.table.records import NOBODY
from kanly.kernel import EVERYONE

# The whole round, phase by phase.
ROUND: Final[tuple[str, ...]] = (
    "start_of_round",
    "place_vehicles",
    "action_phase",
    "desert_hazards",
    "spice_harvest",
    "end_of_round",
    "next_round",
)


def play_round(p: P) -> None:
    """R3.0."""
    p.then(*ROUND)


def start_of_round(p: P) -> None:
    """R3.1, R3.2: a card from each deck for both; prescience cards are revealed."""
    s = p.state
    s.round += 1
    s.phase = 0
    s.active = NOBODY
    s.claims = 0
    s.deeds = 0
    p.tell("round", (s.round,))
    for side in (HARKONNEN, ATREIDES):
        for deck in DECKS_OF[side]:
            draw(p, side, deck, 1)
    for _ in range(min(REVEALED, len(s.visions))):
        reveal_vision(p)


def reveal_vision(p: P) -> None:
    """The top prescience card lies open."""
    s = p.state
    vision = s.visions.pop()
    s.revealed.append(vision)
    p.reveal(EVERYONE, s.visions_known, vision)
    p.tell("vision", (p.rules.visions[vision].name,))


def next_round(p: P) -> None:
    """R1.6: on to the next round, unless the table has set a limit."""
    s = p.state
    if p.rules.rounds and s.round >= p.rules.rounds:
        s.victory = "victory-nobody"
        p.tell("undecided", (s.round,))
        p.end_game()
        return
    p.then("play_round")


SCENES: Final = (play_round, start_of_round, next_round)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"round": ("n",), "vision": ("vision",), "undecided": ("n",)}
