"""Set-up (R3): factions, seating, prediction, traitors, forces, spice, treachery cards."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.board import deploy
from kanly.games.dune.factions import EMPEROR, FACTIONS, FREMEN, NOWHERE, RECOMMENDED, TRAITORS_DEALT
from kanly.games.dune.hands import take, top_of_deck
from kanly.games.dune.leaders import traitor_deck
from kanly.games.dune.map import NODES, SIETCH_TABR, SPREAD
from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def set_up(p: P) -> None:
    """Everybody gets what his sheet says."""
    s = p.state
    factions = RECOMMENDED[p.rules.setup.seats]
    for seat in range(len(factions)):
        s.sides[factions[seat]].seat = seat
        s.sides[factions[seat]].circle = SPREAD[len(factions)][seat]
    s.order = list(factions)
    p.rng.shuffle(s.treachery_deck)
    p.rng.shuffle(s.spice_deck)
    s.traitor_deck = traitor_deck(list(factions))
    p.rng.shuffle(s.traitor_deck)
    for f in factions:
        side = s.sides[f]
        side.spice = FACTIONS[f].spice
        side.reserves = 20
        if f in (EMPEROR, FREMEN) and p.rules.has(s, "EMP.A1" if f == EMPEROR else "FRE.A5"):
            side.reserve_specials = FACTIONS[f].special
        place = SIETCH_TABR if f == FREMEN else FACTIONS[f].place
        if place != NOWHERE:
            deploy(s, f, NODES[place][0], FACTIONS[f].placed)
        for _ in range(min(FACTIONS[f].traitors, TRAITORS_DEALT)):
            leader = s.traitor_deck.pop()
            side.traitors.append(leader)
            p.reveal(1 << side.seat, s.traitor_known, leader)
        for _ in range(FACTIONS[f].treachery):
            take(p, f, top_of_deck(p))
    p.then("play_round")


SCENES: Final = (set_up,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
