"""The referee's books of Uprising: what each house has, kept from events alone."""

from __future__ import annotations

from typing import Any

from tests.printed import decks
from tests.referees.referee import Printed, Referee, printed

from kanly.kernel import Table

PRINTED: dict[str, Any] = printed(__file__)
SPACES: dict[str, Any] = PRINTED["spaces"]
POSTS: dict[str, list[str]] = PRINTED["posts"]
CONFLICTS: dict[str, Any] = PRINTED["conflicts"]
TROOPS, SPIES, AGENTS = 12, 3, 2
ICONS = {"E": "emperor", "G": "guild", "B": "bene_gesserit", "F": "fremen", "L": "landsraad", "C": "city"} | {
    "T": "spice_trade",
    "S": "spy",
}


def cards_of(table: str) -> dict[str, Any]:
    """The cards of a table of printed things: price, icons (those under a condition too), reveal box, factions."""
    return {
        row.name: {
            "cost": number(row.columns["cost"]),
            "specimens": number(row.columns.get("specimens", "-")),
            "icons": [
                ICONS[letter] for letter in (row.columns["icons"] + row.columns.get("granted", "")).replace("-", "")
            ],
            "graft": row.columns.get("graft", "-") == "g",
            "persuasion": number(row.columns["persuasion"]) or 0,
            "swords": number(row.columns["swords"]) or 0,
            "fremen": "F" in row.columns["factions"],
        }
        for deck in decks(table).values()
        for row in deck.rows
    }


def number(text: str) -> int | None:
    """A number in a table; a dash: none."""
    return None if text == "-" else int(text)


CARDS: dict[str, Any] = Printed(cards_of("uprising"))


class House:
    """What one house has (SET-09 to SET-12)."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.solari = self.spice = 0
        self.water = 1
        self.supply, self.garrison, self.troops = 9, 3, 0
        self.worms = 0
        self.dreadnoughts = 0  # in the conflict; with Rise of Ix
        self.points = 1 if seats == 4 else 0
        self.influence = {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0}
        self.revealed = False

    @property
    def units(self) -> int:
        """What stands in the conflict."""
        return self.troops + self.worms + self.dreadnoughts


class Books:
    """All houses, who is first, whose turn it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.houses: dict[str, House] = {}
        self.order: list[str] = []
        self.seated: dict[str, str] = {}  # leaders by `seat0`, `seat1`, ...
        self.objectives: dict[str, str] = {}  # owners
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
        self.seated[f"seat{seat - 1}"] = leader

    def on_objective(self, who: str, objective: str) -> None:
        self.objectives[objective] = who

    @property
    def parties(self) -> int:
        """How many take part in a conflict."""
        return len(self.houses)

    def on_round(self, number: int) -> None:
        self.round = number
        if number == 1:
            self.order = self.sit_down()
            self.first = self.begins()
        for house in self.houses.values():
            house.revealed = False

    def begins(self) -> str:
        """Who is first player in round 1 (SET-14)."""
        owner = self.objectives["objective_desert_mouse_first"]
        return self.seated.get(owner, owner)

    def sit_down(self) -> list[str]:
        """All parties, clockwise."""
        return [self.seated[seat] for seat in sorted(self.seated)]

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
        self.books = self.open_books()
        self.spaces = dict(SPACES)
        self.conflicts = dict(CONFLICTS)
        self.posts = dict(POSTS)
        self.cards = Printed(CARDS)

    def open_books(self) -> Books:
        """Books for this table."""
        return Books(self.setup.seats)

    @property
    def makers(self) -> list[str]:
        """The spaces that get bonus spice."""
        return [space for space, values in self.spaces.items() if values["maker"]]
