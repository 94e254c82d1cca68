"""What cards of Immortality depend on: genetic markers, being grafted, troops and resources."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast, Condition
from kanly.games.imperium.effects.conditions import Fact
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.effects.spies import any_of
from kanly.games.imperium.modules.immortality.table import immortality, markers, partner
from kanly.games.imperium.pieces.icons import faction_words
from kanly.games.imperium.table.state import opponents
from kanly.kernel import Message


class Marker(Condition):
    """At least `n` genetic markers reached, when the line is resolved (IMM-R3.4, IMM-R3.8)."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return markers(x.s, x.actor) >= self.n

    def text(self) -> Message:
        return Message("if-marker", {"n": self.n})


class GraftedWith(Condition):
    """The other grafted card belongs to one of these factions (IMM-R8.7)."""

    factions: tuple[int, ...]

    def __init__(self, factions: tuple[int, ...]) -> None:
        self.factions = factions

    def holds(self, x: Cast) -> bool:
        other = partner(x.s, x.card)
        return other >= 0 and any(f in self.factions for f in x.box.pieces[other].factions)

    def text(self) -> Message:
        return Message("if-grafted-with", {"factions": any_of([faction_words(f) for f in self.factions])})


class Holding(Condition):
    """At least this many solari and spice in the own supply; they are not spent."""

    solari: int
    spice: int

    def __init__(self, solari: int, spice: int) -> None:
        self.solari = solari
        self.spice = spice

    def holds(self, x: Cast) -> bool:
        house = x.s.houses[x.payer]
        return house.solari >= self.solari and house.spice >= self.spice

    def text(self) -> Message:
        return Message("if-holding", {"what": resources(self.solari, self.spice, 0)})


def _most_troops(x: Cast) -> bool:
    """Strictly more troops in the conflict than every single opponent; sandworms are none (IMM-R15.4)."""
    mine = x.s.houses[x.ally].troops
    return all(x.s.houses[h].troops < mine for h in opponents(x.s, x.actor))


def _answered(x: Cast) -> bool:
    fought = immortality(x.s).fought
    return any(fought >> h & 1 for h in opponents(x.s, x.actor))


MARKER_1: Final = Marker(1)
MARKER_2: Final = Marker(2)
GRAFTED: Final = Fact("grafted", lambda x: partner(x.s, x.card) >= 0)
MOST_TROOPS: Final = Fact("most-troops", _most_troops)
COMBAT_CARD_PLAYED: Final = Fact("combat-card-played", _answered)


def grafted_with(*factions: int) -> Condition:
    """Grafted with a card of one of these factions."""
    return GraftedWith(factions)


def holding(solari: int = 0, spice: int = 0) -> Condition:
    """So much in the own supply."""
    return Holding(solari, spice)
