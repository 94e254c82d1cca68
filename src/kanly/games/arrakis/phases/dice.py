"""Phase 2 begins: action dice are rolled, changed where a box is full, and Bene Gesserit tokens placed (R4.1-R4.3)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.client.words import asked, message, refused
from kanly.games.arrakis.facts.pieces import (
    ACTIONS,
    ATREIDES,
    ATREIDES_DICE,
    CAPACITY,
    HARKONNEN,
    HARKONNEN_DIE,
    RESULT_OF,
    RESULTS,
    ROWS,
    SIDES,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.records import NOBODY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option


def action_phase(p: P) -> None:
    """R4.1: both roll; then the boxes are put in order, then the first turn."""
    s = p.state
    s.phase = ACTIONS
    s.forced = NOBODY
    s.hunted = False
    number = ROWS[min(s.imperium)][0]
    s.dice = [[0] * len(RESULTS), [0] * len(RESULTS)]
    for _ in range(number):
        s.dice[HARKONNEN][HARKONNEN_DIE[p.rng.below(6)]] += 1
    for _ in range(ATREIDES_DICE):
        s.dice[ATREIDES][p.rules.values.atreides_die[p.rng.below(6)]] += 1
    for side in (HARKONNEN, ATREIDES):
        p.tell("dice", (SIDES[side], *s.dice[side]))
    p.then(
        ("change_die", HARKONNEN),
        ("bene_gesserit", HARKONNEN),
        ("bene_gesserit", ATREIDES),
        ("take_turn", ATREIDES),
    )


def changes(s: ArrakisState, side: int) -> list[Option]:
    """R4.2: from a box with too many dice to one with room."""
    dice = s.dice[side]
    room = CAPACITY[side]
    full = [i for i in range(len(RESULTS)) if dice[i] > room[i]]
    return [(RESULTS[a], RESULTS[b]) for a in full for b in range(len(RESULTS)) if dice[b] < room[b]]


def change_die(p: P, side: int) -> Flow:
    """F4: one die at a time, in turns, the Harkonnen first."""
    s = p.state
    options = changes(s, side)
    if not options:
        if changes(s, 1 - side):
            p.then(("change_die", 1 - side))
        return
    choice = yield Ask(side, "change_die", options)
    s.dice[side][RESULT_OF[choice[0]]] -= 1
    s.dice[side][RESULT_OF[choice[1]]] += 1
    p.tell("die_changed", (SIDES[side], choice[0], choice[1]))
    p.then(("change_die", 1 - side))


def bene_gesserit(p: P, side: int) -> Flow:
    """R4.3: a Bene Gesserit token on an empty slot is a die for this round."""
    s = p.state
    s.sisters[side] = NOBODY
    if not s.bene_gesserit[side]:
        return
    room = CAPACITY[side]
    options: list[Option] = [RESULTS[i] for i in range(len(RESULTS)) if s.dice[side][i] < room[i]]
    choice: str = yield Ask(side, "bene_gesserit", [*options, PASS])
    if choice != PASS:
        s.sisters[side] = RESULT_OF[choice]
        p.tell("sister_placed", (SIDES[side], choice))


def _describe_sister(p: P, ask: Ask, option: Option) -> Message:
    return message("bene_gesserit-pass") if option == PASS else message("bene_gesserit-option", result=option)


SCENES: Final = (action_phase, change_die, bene_gesserit)
KINDS: Final = (
    Kind(
        "change_die",
        [(a, b) for a in RESULTS for b in RESULTS if a != b],
        asked(("R4.2", "F4")),
        lambda p, ask, option: message("change_die-option", result=option[0], result2=option[1]),
        lambda p, ask, option: message("why-not-changed", ("R4.2",), result=option[0], result2=option[1]),
    ),
    Kind(
        "bene_gesserit",
        [*RESULTS, PASS],
        asked(("R4.3",)),
        _describe_sister,
        refused("why-box-full", ("R4.3",), "result"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "dice": ("side", "leadership", "strategy", "deployment", "mentat", "house"),
    "die_changed": ("side", "result", "result2"),
    "sister_placed": ("side", "result"),
}
