"""The books of a game with rivals: parties without a seat, agents and spies, the House Hagal deck."""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from typing import Any

from tests.referees.referee import printed
from tests.referees.uprising.books import AGENTS, Books, House

PRINTED: dict[str, Any] = printed(__file__)
HAGAL: dict[str, Any] = PRINTED["hagal"]
RIVALS: dict[str, Any] = PRINTED["rivals"]
CONTROL: dict[str, str] = PRINTED["control"]


class Party(House):
    """A rival, or a house that rivals look at."""

    def __init__(self, name: str, garrison: int = 3) -> None:
        super().__init__(name, 3)
        self.supply, self.garrison = 12 - garrison, garrison
        self.intrigues = 0
        self.hooks = self.master = False
        self.agents = AGENTS  # left in this round
        self.spies: list[str] = []  # posts
        self.tleilaxu = 0  # with Immortality
        self.swords = 0  # revealed for this combat

    @property
    def is_rival(self) -> bool:
        """Whether it has no seat."""
        return self.name in RIVALS


class RivalBooks(Books):
    """All parties, and what House Hagal has turned up."""

    houses: dict[str, Party]  # type: ignore[assignment]

    def __init__(self, seats: int, difficulty: str) -> None:
        super().__init__(seats)
        self.difficulty = difficulty
        self.wall = True
        self.agents: dict[str, list[str]] = {}  # who is where
        self.control: dict[str, str | None] = {}
        self.turned: Counter[str] = Counter()  # House Hagal cards since the deck was shuffled
        self.prize = 2  # spice on the Tleilaxu track

    def imagine(self) -> RivalBooks:
        """A copy in which things may be tried."""
        other = copy(self)
        other.houses = deepcopy(self.houses)
        other.alliance = dict(self.alliance)
        other.bonus = dict(self.bonus)
        return other

    @property
    def rivals(self) -> list[Party]:
        """The parties without a seat."""
        return [party for party in self.houses.values() if party.is_rival]

    def taken(self, post: str) -> bool:
        """Whether a spy stands on a post."""
        return any(post in party.spies for party in self.houses.values())

    def on_rival_joins(self, name: str) -> None:
        self.houses[name] = Party(name, 0 if self.difficulty == "mercenary" else 3)

    def on_leads(self, seat: Any, leader: str) -> None:
        super().on_leads(seat, leader)
        self.houses[leader] = Party(leader)

    def sit_down(self) -> list[str]:
        return [*super().sit_down(), *[party.name for party in self.rivals]]

    def on_round(self, number: int) -> None:
        super().on_round(number)
        self.agents = {}
        for party in self.houses.values():
            party.agents = AGENTS + party.master
            party.swords = 0

    def on_hagal_sends(self, name: str, card: str, space: str) -> None:
        self.turned[card] += 1
        self.agents[space] = [*self.agents.get(space, []), name]
        self.houses[name].agents -= 1
        if space in self.bonus:
            self.bonus[space] = 0

    def on_hagal_skipped(self, name: str, card: str, space: str, why: str) -> None:
        self.turned[card] += 1

    def on_hagal_used(self, name: str, card: str) -> None:
        self.turned[card] += 1

    def on_hagal_swords(self, name: str, card: str, swords: int) -> None:
        self.turned[card] += 1
        self.houses[name].swords += swords

    def on_hagal_reshuffle(self, name: str, card: str) -> None:
        self.turned.clear()

    def on_hagal_shuffled(self) -> None:
        self.turned.clear()

    def on_draws_intrigue(self, name: str, count: int) -> None:
        self.houses[name].intrigues += count

    def on_discards_intrigue(self, name: str, card: str) -> None:
        self.houses[name].intrigues -= 1

    def on_steals(self, thief: str, victim: str) -> None:
        self.houses[thief].intrigues += 1
        self.houses[victim].intrigues -= 1

    def on_places_spy(self, name: str, post: str) -> None:
        self.houses[name].spies.append(post)

    def on_recalls_spy(self, name: str, post: str) -> None:
        if post in self.houses[name].spies:
            self.houses[name].spies.remove(post)

    def on_hooks(self, name: str) -> None:
        self.houses[name].hooks = True

    def on_wall(self, name: str) -> None:
        self.wall = False

    def on_swordmaster(self, name: str) -> None:
        self.houses[name].master = True
        self.houses[name].agents += 1

    def on_advances(self, name: str, space: str) -> None:
        self.houses[name].tleilaxu += 1
        if self.houses[name].tleilaxu == 4:
            self.prize = 0

    def on_controls(self, name: str, space: str) -> None:
        self.control[space] = name
