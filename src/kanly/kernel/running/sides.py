"""Who has won, by side: the parties of one seat or one team win together."""

from __future__ import annotations

from kanly.kernel.errors import RulesError
from kanly.kernel.rules import Party

Side = list[Party]


def sides_of(parties: list[Party]) -> list[Side]:
    """The parties, those that share a seat or a team together, in the order of the last of each."""
    sides: list[tuple[set[str], Side]] = []
    for party in parties:
        bonds = {f"party {party.id}"}
        if party.team:
            bonds.add(f"team {party.team}")
        if party.seat is not None:
            bonds.add(f"seat {party.seat}")
        side: Side = [party]
        apart: list[tuple[set[str], Side]] = []
        for others, members in sides:
            if others & bonds:
                bonds |= others
                side = members + side
            else:
                apart.append((others, members))
        sides = [*apart, (bonds, side)]
    return [side for _, side in sides]


def shares_of(parties: list[Party], winners: list[str], seats: int) -> list[float]:
    """By seat: its share of the victory. Sides that draw share it; the members of a side each have theirs whole."""
    sides = sides_of([party for party in parties if party.id in winners])
    shares = [0.0] * seats
    for side in sides:
        for party in side:
            if party.seat is not None:
                if not 0 <= party.seat < seats:
                    raise RulesError(
                        f"party {party.id!r} is played by seat {party.seat}; seats go from 0 to {seats - 1}"
                    )
                shares[party.seat] = 1.0 / len(sides)
    return shares
