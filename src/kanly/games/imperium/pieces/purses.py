"""Purses: which doors a house cannot pay for, looked up by what it has."""

from __future__ import annotations


class Purses:
    """Doors that are too dear, as masks by the number of solari, of spice and of water; beyond a list nothing is."""

    solari: list[int]
    spice: list[int]
    water: list[int]

    def __init__(self, prices: list[tuple[int, int, int, int]]) -> None:
        """`prices`: a door, and what it costs in solari, spice and water."""
        self.solari = _dear([(door, solari) for door, solari, _, _ in prices])
        self.spice = _dear([(door, spice) for door, _, spice, _ in prices])
        self.water = _dear([(door, water) for door, _, _, water in prices])

    def too_dear(self, solari: int, spice: int, water: int) -> int:
        """The doors that so much does not pay for."""
        doors = 0
        if solari < len(self.solari):
            doors = self.solari[solari]
        if spice < len(self.spice):
            doors |= self.spice[spice]
        if water < len(self.water):
            doors |= self.water[water]
        return doors


def _dear(prices: list[tuple[int, int]]) -> list[int]:
    """For every number that does not pay for all doors, those for which it does not."""
    out: list[int] = []
    for n in range(max([price for _, price in prices], default=0)):
        doors = 0
        for door, price in prices:
            if price > n:
                doors |= door
        out.append(doors)
    return out
