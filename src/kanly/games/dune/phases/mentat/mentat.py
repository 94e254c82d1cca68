"""Phase 9, mentat pause (R13): bribes come in, then it is seen whether somebody has won (`victory`)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.pauses import MENTAT
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.phases.mentat.victory import verdict
from kanly.games.dune.rules import P


def mentat(p: P) -> None:
    """Bribes go behind the shields (R13.1); the game ends if there is a winner, else there is time to talk (R13.8)."""
    take_bribes(p)
    s = p.state
    winners, victory = verdict(p)
    if not winners:
        p.then(("pause", MENTAT))
        return
    if victory == "victory-prediction":
        p.uncover()
    s.winners = winners
    s.victory = victory
    for f in winners:
        p.tell("won", (FACTIONS[f].name, victory))
    p.end_game()


def take_bribes(p: P) -> None:
    """Spice in front of a shield goes behind it (R16.4)."""
    s = p.state
    for f in s.order:
        side = s.sides[f]
        if side.bribes:
            p.tell("bribes_taken", (FACTIONS[f].name, side.bribes))
            side.spice += side.bribes
            side.bribes = 0


SCENES: Final = (mentat,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"bribes_taken": ("faction", "amount"), "won": ("faction", "how")}
