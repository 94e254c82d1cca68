"""Tleilaxu Ghola: at any time, one own leader or up to five own forces come back free (T22)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.unasked import at_leisure
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import GHOLA, GHOLA_FORCES
from kanly.games.dune.facts.factions import ATREIDES
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.dune.phases.revival.tanks import (
    SPECIALS_A_ROUND,
    bring_back,
    most_bodies,
    note_leaders,
    raise_kwisatz_haderach,
    raise_leader,
    specials_among,
    why_not_so_many,
)
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.table.hands import discard, held
from kanly.games.dune.table.lineup import candidates, leader_names
from kanly.games.dune.table.sides import factions_of
from kanly.games.dune.table.state import DEAD, NOBODY, READY, DuneState
from kanly.kernel import Ask, Interjection, Kind, Message, Option

LEADER: Final = "leader"
FORCES: Final = "forces"
KWISATZ_HADERACH: Final = "kwisatz_haderach"


def owner(s: DuneState, seat: int) -> int:
    """The seat's faction that holds the card; NOBODY if none does."""
    for f in factions_of(s, seat):
        if held(s, f, GHOLA):
            return f
    return NOBODY


def gholas(p: P, seat: int) -> list[Option]:
    """Whom the card could bring back: any dead leader, face down too, or some forces."""
    s = p.state
    f = owner(s, seat)
    if f == NOBODY or not at_leisure(s):
        return []
    out: list[Option] = [(LEADER, LEADERS[i].name) for i in LEADERS_OF[f] if s.leader_state[i] != READY]
    if f == ATREIDES and s.kwisatz_haderach == DEAD:
        out.append((LEADER, KWISATZ_HADERACH))
    for n in range(1, min(GHOLA_FORCES, most_bodies(s, f)) + 1):
        out += [(FORCES, n, specials) for specials in specials_among(s, f, n)]
    return out


def play_ghola(p: P, seat: int, option: Option) -> None:
    """On top of the usual revival and its limits (R9.2, R19.5, R19.6)."""
    s = p.state
    f = owner(s, seat)
    discard(p, f, held(s, f, GHOLA)[0])
    if option[0] == FORCES:
        bring_back(p, f, option[1], option[2])
        return
    note_leaders(p, f)  # leader revival that was open stays open (R9.5)
    if option[1] == KWISATZ_HADERACH:
        raise_kwisatz_haderach(p, f)
    else:
        raise_leader(p, LEADER_OF[option[1]])


# ---------------------------------------------------------------- words


def describe(p: P, ask: Ask, option: Option) -> Message:
    """Who comes back."""
    if option[0] == FORCES:
        return message("ghola-forces", ("T22",), count=option[1], specials=option[2])
    if option[1] == KWISATZ_HADERACH:
        return message("ghola-kwisatz_haderach", ("T22",))
    return message("ghola-leader", ("T22",), leader=option[1])


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """No such card, a bad moment, or nobody there to bring back."""
    s = p.state
    f = owner(s, ask.seat)
    if f == NOBODY:
        return message("why-card-not-held", ("T22",), card="tleilaxu_ghola")
    if not at_leisure(s):
        return message("why-not-now", ("R4.4", "R4.6", "T22"))
    if option[0] == FORCES:
        if option[1] > most_bodies(s, f):
            return why_not_so_many(s, f, option[1], "T22")
        return message("why-revive_specials", ("R9.9",)) if s.sides[f].tank_specials else None
    if option[1] == KWISATZ_HADERACH:
        return message("why-kwisatz_haderach", p.rules.cited("ATR.A4"))
    if LEADER_FACTION[LEADER_OF[option[1]]] != f:
        return message("why-leader-foreign", ("T22",), leader=option[1])
    return message("why-leader-alive", ("T22",), leader=option[1])


def _bodies(rules: DuneRules) -> list[Option]:
    """Every leader, and every number of forces, that a ghola could bring back."""
    leaders: list[Option] = [(LEADER, name) for name in leader_names(rules)]
    if ATREIDES in candidates(rules.setup):
        leaders.append((LEADER, KWISATZ_HADERACH))
    forces = [(FORCES, n, specials) for n in range(1, GHOLA_FORCES + 1) for specials in range(SPECIALS_A_ROUND + 1)]
    return [*leaders, *forces]


KINDS: Final[tuple[Kind, ...]] = (Kind("ghola", _bodies, None, describe, why_not),)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("ghola", gholas, play_ghola),)
