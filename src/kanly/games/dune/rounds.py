"""The round: nine phases in the order of the rulebook (R4.1). Each is in `phases`, by its name."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.deals import lapse_offers
from kanly.games.dune.anytime.pauses import AFTER_PHASE
from kanly.games.dune.facts.phases import PHASE_WORDS, PHASES
from kanly.games.dune.phases.shipment.advisors import settle_advisors
from kanly.games.dune.rules import P
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.state import NOBODY
from kanly.games.dune.table.vows import ATTACK, BID, SHIP, lapse


def play_round(p: P) -> None:
    """One round: every phase in turn, places for pauses between them (R4.7), then the next round."""
    s = p.state
    s.round += 1
    s.pausers = []
    p.tell("round", (s.round,))
    scenes: list[tuple[str, int | str] | str] = []
    for i in range(len(PHASES)):
        scenes.append(("begin_phase", i))
        scenes.append(PHASES[i])
        if PHASES[i] in AFTER_PHASE:
            scenes.append(("pause", PHASES[i]))
    p.then(*scenes, "end_round")


def begin_phase(p: P, phase: int) -> None:
    """A phase begins: what a Karama stopped in the last one works again; offers and vows of the last one are over."""
    s = p.state
    s.phase = phase
    s.stopped = []
    lapse_offers(p)
    if PHASES[phase] == "revival":
        lapse(p, BID)
    elif PHASES[phase] == "mentat":
        lapse(p, ATTACK, SHIP)
    if phase == 0:
        settle_advisors(p)  # left alone by a battle of the round before (BG.A5)
    p.tell("phase", (PHASE_WORDS[phase],))


def end_round(p: P) -> None:
    """What holds for one round only is over."""
    s = p.state
    for side in s.sides:
        side.specials_revived = 0
    s.leader_at = [NOBODY] * len(s.leader_at)
    s.kwisatz_haderach_at = NOBODY
    if not s.winners and s.round < ROUNDS:
        p.then("play_round")


SCENES: Final = (play_round, begin_phase, end_round)
EVENTS: Final = {"round": ("round",), "phase": ("phase",)}
