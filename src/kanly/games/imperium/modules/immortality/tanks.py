"""Specimens in the axolotl tanks: troops of the supply that wait there to be spent (IMM-R5)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.forces import Recruit
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message, Option

RELEASE: Final = "release"
ONE: Final[Option] = (RELEASE, 1)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "makes_specimens": ("house", "n"),
    "spends_specimens": ("house", "n"),
    "releases": ("house", "n"),
    "loses_units": ("house", "n", "fielded"),
}


def make_specimens(p: P, h: int, n: int) -> None:
    """Troops from supply to the tanks, as many as there are (IMM-R5.1, IMM-R5.5)."""
    house = p.state.houses[h]
    n = min(n, house.supply)
    if n:
        house.supply -= n
        immortality(p.state).tanks[h] += n
        tell_of(p, "makes_specimens", h, n)


def spend_specimens(p: P, h: int, n: int) -> None:
    """Specimens that pay for something go back to the supply (IMM-R5.2)."""
    if n:
        _back(p, h, n)
        tell_of(p, "spends_specimens", h, n)


def _back(p: P, h: int, n: int) -> None:
    immortality(p.state).tanks[h] -= n
    p.state.houses[h].supply += n


def lose_units(p: P, h: int, garrison: int, fielded: int) -> None:
    """Troops from garrison and conflict to the supply (IMM-R5.7)."""
    s = p.state
    house = s.houses[h]
    house.garrison -= garrison
    house.troops -= fielded
    house.supply += garrison + fielded
    if s.on_turn.ally == h:
        s.on_turn.units -= fielded
    tell_of(p, "loses_units", h, garrison + fielded, fielded)


def short_of_troops(x: Cast) -> bool:
    """Whether an open clause would recruit more troops than the supply holds."""
    wanted = 0
    for name, _, _ in x.s.pool:
        effect = x.box.clauses[name]
        if isinstance(effect, Recruit):
            wanted += effect.n
    return wanted > x.s.houses[x.ally].supply


class Release(Act):
    """A specimen goes back to the supply for nothing: in the own turn, or before recruits come (IMM-R5.3, IMM-R5.4)."""

    def __init__(self) -> None:
        super().__init__(RELEASE, anytime=True)

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return [ONE]

    def offer(self, x: Cast, options: list[Option]) -> None:
        if immortality(x.s).tanks[x.ally] and (x.s.on_turn.house == x.actor or short_of_troops(x)):
            options.append(ONE)

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        ally = p.rules.cast(p, h, -1).ally
        _back(p, ally, 1)
        tell_of(p, "releases", ally, 1)
        return None

    def describe(self, p: P, option: Option) -> Message:
        return Message("act-release", rules=("IMM-R5.3",))

    def why_not(self, p: P, h: int, option: Option) -> Message:
        return Message("why-not-release", rules=("IMM-R5.3",))
