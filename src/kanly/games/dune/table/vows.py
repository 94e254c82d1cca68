"""Vows: promises that the rules hold (R16.8). They are given for spice or under Truthtrance, for all to hear.

A vow says what its giver will do, or will not: attack somebody in a territory or ship to one in this round, bid again
in this phase, vote for an alliance at the next nexus. The questions that it is about offer only what keeps it, as long
as anything does; what has become impossible is void (R16.6).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.map import TERRITORY_OF
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import in_territory
from kanly.games.dune.table.state import DuneState

ATTACK: Final = "attack"  # subject: a territory in which the other party has forces
SHIP: Final = "ship"  # subject: a territory
BID: Final = "bid"  # no subject
ALLY: Final = "ally"  # subject: the partner
VERBS: Final = (ATTACK, SHIP, BID, ALLY)
FIELD: Final[dict[str, str]] = {ATTACK: "territory", SHIP: "territory", BID: "verb", ALLY: "third"}  # for the words


def give_vow(p: P, f: int, to: int, verb: str, subject: str, yes: bool) -> None:
    """A faction binds itself towards another one."""
    s = p.state
    if (f, to, verb, subject, yes) in s.vows:
        return
    s.vows.append((f, to, verb, subject, yes))
    p.tell("vow_" + verb, (FACTIONS[f].name, FACTIONS[to].name, subject, "yes" if yes else "no"))


def lapse(p: P, *verbs: str) -> None:
    """The time of these vows is over."""
    s = p.state
    if not s.vows:
        return
    for f, to, verb, _, _ in s.vows:
        if verb in verbs:
            p.tell("vow_lapsed", (FACTIONS[f].name, FACTIONS[to].name, verb))
    s.vows = [vow for vow in s.vows if vow[2] not in verbs]


def bound(s: DuneState, f: int) -> bool:
    """Whether a faction has given any vow that still holds."""
    return any(vow[0] == f for vow in s.vows)


def vowed(s: DuneState, f: int, verb: str, subject: str, yes: bool) -> bool:
    """Whether a faction has vowed just this, to whomever."""
    return any(vow[0] == f and vow[2] == verb and vow[3] == subject and vow[4] == yes for vow in s.vows)


def owed(s: DuneState, f: int, verb: str) -> list[str]:
    """The subjects of what a faction has vowed to do."""
    return [subject for giver, _, what, subject, yes in s.vows if giver == f and what == verb and yes]


def fulfil(s: DuneState, f: int, verb: str) -> None:
    """What was owed is done."""
    s.vows = [vow for vow in s.vows if not (vow[0] == f and vow[2] == verb and vow[4])]


def spared(s: DuneState, f: int) -> int:
    """A mask of the territories that a faction has vowed not to attack, while those are there to whom it did."""
    mask = 0
    for giver, to, verb, subject, yes in s.vows:
        if giver == f and verb == ATTACK and not yes and in_territory(s, to, TERRITORY_OF[subject]):
            mask |= 1 << TERRITORY_OF[subject]
    return mask


def not_shipped_to(s: DuneState, f: int) -> int:
    """A mask of the territories to which a faction has vowed not to ship; an attack it must not make is one of them."""
    mask = spared(s, f)
    for giver, _, verb, subject, yes in s.vows:
        if giver == f and verb == SHIP and not yes:
            mask |= 1 << TERRITORY_OF[subject]
    return mask


def contradicts(s: DuneState, f: int, verb: str, subject: str, yes: bool) -> bool:
    """Whether a vow could not be kept together with one that the faction has given before."""
    for giver, _, other, about, does in s.vows:
        if giver != f:
            continue
        if other == verb and about == subject and does != yes:
            return True
        if other == verb == ALLY and does and yes and about != subject:
            return True  # one vote
        if {other, verb} == {ATTACK, SHIP} and about == subject and _ships_into(other, does, verb, yes):
            return True
    return False


def _ships_into(other: str, does: bool, verb: str, yes: bool) -> bool:
    """Whether one vow wants a shipment to where the other one forbids an attack."""
    ships = does if other == SHIP else yes
    attacks = yes if other == SHIP else does
    return ships and not attacks


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **{"vow_" + verb: ("faction", "other", FIELD[verb], "yes") for verb in VERBS},
    "vow_lapsed": ("faction", "other", "verb"),
}
