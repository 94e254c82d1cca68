"""The referee's books of Uprising: what each house has, kept from events alone."""

from __future__ import annotations

from typing import Any

from tests.referees.referee import Referee, printed

from kanly.kernel import Table

PRINTED: dict[str, Any] = printed(__file__)
SPACES: dict[str, Any] = PRINTED["spaces"]
POSTS: dict[str, list[str]] = PRINTED["posts"]
CARDS: dict[str, Any] = PRINTED["cards"]
CONFLICTS: dict[str, Any] = PRINTED["conflicts"]
MAKERS = [space for space, values in SPACES.items() if values["maker"]]
TROOPS, SPIES, AGENTS = 12, 3, 2


class House:
    """What one house has (SET-09 to SET-12)."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.solari = self.spice = 0
        self.water = 1
        self.supply, self.garrison, self.troops = 9, 3, 0
        self.worms = 0
        self.points = 1 if seats == 4 else 0
        self.influence = {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0}
        self.revealed = False

    @property
    def units(self) -> int:
        """What stands in the conflict."""
        return self.troops + self.worms


class Books:
    """All houses, who is first, whose turn it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.houses: dict[str, House] = {}
        self.order: list[str] = []
        self.first = ""
        self.active = ""
        self.round = 0
        self.phase = ""
        self.conflict = ""
        self.alliance: dict[str, str | None] = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"))
        self.bonus: dict[str, int] = {}
        self.view: dict[str, Any] = {}

    def on_leads(self, seat: Any, leader: str) -> None:
        self.houses[leader] = House(leader, self.seats)

    def on_round(self, number: int) -> None:
        self.round = number
        for house in self.houses.values():
            house.revealed = False

    def on_phase(self, phase: str) -> None:
        self.phase = phase
        if phase == "makers":
            for house in self.houses.values():  # CMB-09
                house.supply += house.troops
                house.troops = house.worms = 0

    def on_conflict(self, trophy: str) -> None:
        self.conflict = trophy

    def on_first_player(self, house: str) -> None:
        self.first = house

    def on_turn(self, house: str) -> None:
        self.active = house

    def on_reveal_turn(self, house: str) -> None:
        self.houses[house].revealed = True

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        one = self.houses[house]
        one.solari += solari
        one.spice += spice
        one.water += water

    def on_pays(self, house: str, solari: int, spice: int, water: int) -> None:
        self.on_gains(house, -solari, -spice, -water)

    def on_recruits(self, house: str, troops: int) -> None:
        self.houses[house].supply -= troops
        self.houses[house].garrison += troops

    def on_deploys(self, house: str, troops: int) -> None:
        self.houses[house].garrison -= troops
        self.houses[house].troops += troops

    def on_retreats(self, house: str, troops: int) -> None:
        self.on_deploys(house, -troops)

    def on_defends(self, house: str) -> None:
        self.houses[house].supply -= 1
        self.houses[house].troops += 1

    def on_summons(self, house: str, worms: int) -> None:
        self.houses[house].worms += worms

    def on_points(self, house: str, points: int) -> None:
        self.houses[house].points += points

    def on_point(self, house: str, change: int, faction: str, why: str) -> None:
        self.houses[house].points += change

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        self.houses[house].influence[faction] = now

    def on_allies(self, house: str, faction: str) -> None:
        self.alliance[faction] = house

    def on_alliance_back(self, faction: str) -> None:
        self.alliance[faction] = None

    def on_bonus_spice(self, space: str, spice: int) -> None:
        self.bonus[space] = spice


class Judge(Referee):
    """A part of the rules; all parts together are the referee and share these books."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.books = Books(self.setup.seats)
