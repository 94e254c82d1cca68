"""The referee of House Hagal in the first game: whose turn it is, where its agents go, swords and points (BAS-100)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.imperium.referee import FirstBooks, ImperiumReferee
from tests.referees.uprising.books import AGENTS, Books, House
from tests.referees.uprising.combat import Fight

from kanly.kernel import Result, Table

HOUSE_HAGAL = "house_hagal"
ARRIVAL = {"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz_haderach": 3}
SPACES = {  # by card; harvesting goes to makers
    "hagal_foldspace": "fold_space",
    "hagal_arrakeen_signet": "arrakeen",
    "hagal_carthag_left": "carthag",
    "hagal_carthag_right": "carthag",
    "hagal_carthag_tleilaxu": "carthag",
    "hagal_research_tleilaxu": "research_station",
}
SWORDS = {"conspire": 4, "wealth": 3, "heighliner": 6, "foldspace": 1, "selective_breeding": 2, "secrets": 1} | {
    "hardy_warriors": 5,
    "stillsuits": 4,
    "rally_troops": 3,
    "hall_of_oratory": 0,
    "carthag": 0,
    "harvest_spice": 2,
    "arrakeen_signet": 1,
    "arrakeen": 1,
    "carthag_left": 0,
    "carthag_right": 0,
    "carthag_tleilaxu": 0,
    "research_tleilaxu": 0,
    "interstellar_shipping": 3,
    "foldspace_interstellar": 2,
    "smuggling_interstellar": 2,
    "tech_negotiation": 0,
    "dreadnought_1p": 3,
    "dreadnought_2p": 3,
}


class HagalBooks(FirstBooks):
    """Rivals sit behind the players; House Hagal begins with nothing but troops (BAS-114, BAS-123)."""

    def __init__(self, seats: int, difficulty: str) -> None:
        super().__init__(seats)
        self.difficulty = difficulty
        self.rivals: list[str] = []
        self.agents: dict[str, int] = {}  # of rivals, left in this round
        self.masters = 1 if seats == 2 else 0
        self.there: dict[str, list[str]] = {}  # whose agents are where, from what is told

    def on_rival_joins(self, leader: str) -> None:
        one = self.houses[leader] = House(leader, 3)
        self.rivals.append(leader)
        if self.seats == 2 or self.difficulty == "mercenary":
            one.supply, one.garrison = 12, 0
        if self.seats == 2:
            one.water = 0

    def begins(self) -> str:
        return self.rivals[0] if self.seats == 1 else super().begins()

    def sit_down(self) -> list[str]:
        return [*super().sit_down(), *self.rivals]

    def on_round(self, number: int) -> None:
        super().on_round(number)
        self.agents = dict.fromkeys(self.rivals, AGENTS + self.masters)
        self.there = {}

    def on_swordmaster(self, house: str) -> None:
        if house in self.agents:
            self.agents[house] += 1
            self.masters = 1

    def on_mentat(self, house: str) -> None:
        if house in self.agents:
            self.agents[house] += 1

    def on_hagal_sends(self, house: str, card: str, space: str) -> None:
        self.agents[house] -= 1
        self.on_sends(house, card, space)

    def on_sends(self, house: str, card: str, space: str) -> None:
        self.there.setdefault(space, []).append(house)

    def on_moves_agent(self, house: str, space: str) -> None:
        self.there[space].remove(house)

    def on_recalls_agent(self, house: str, space: str) -> None:
        self.there[space].remove(house)

    def on_recalls_sent(self, house: str, space: str) -> None:
        self.there[space].remove(house)


class HagalReferee(ImperiumReferee):
    """Watches a game of the first Dune: Imperium for one or two."""

    books: HagalBooks

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.acted = False  # the first player has just sent an agent
        self.blades: dict[str, int] = {}  # swords revealed for this combat
        self.turned: Counter[str] = Counter()  # cards revealed for this combat

        if self.setup.settings.get("difficulty", "mercenary") != "mercenary":  # BAS-125
            self.spaces["mentat"] = {**self.spaces["mentat"], "costs": [{"solari": 5}]}

    def agents_in(self, space: str) -> list[Any]:
        return list(self.books.there.get(space, []))

    def open_books(self) -> Books:
        return HagalBooks(self.setup.seats, self.setup.settings.get("difficulty", ""))

    # Turns.

    def turn_order(self) -> list[str]:
        order = self.books.order
        if self.setup.seats == 1 or not order:
            return order
        other = next(name for name in order if name not in (HOUSE_HAGAL, self.books.first))
        return [self.books.first, HOUSE_HAGAL, other]

    def marker_order(self) -> list[str]:
        return [name for name in self.books.order if self.setup.seats == 1 or name != HOUSE_HAGAL]

    def is_done(self, name: str) -> bool:
        """BAS-115, BAS-128."""
        if name not in self.books.rivals:
            return super().is_done(name)
        due = self.setup.seats == 1 or (self.acted and self.books.active == self.books.first)
        return not self.books.agents[name] or not due

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        self.acted = False
        for name in self.books.rivals:
            one = self.books.houses[name]
            rich = (self.spice_buys() and one.spice >= 7) or one.solari >= 7 or one.water >= 3
            self.hold(not rich or name == HOUSE_HAGAL, "BAS-130", f"{name} could buy a point")

    def spice_buys(self) -> bool:
        """Whether rivals buy points with spice."""
        return True

    def on_sends(self, house: str, card: str, space: str) -> None:
        super().on_sends(house, card, space)
        self.acted = house == self.books.first

    def on_phase(self, phase: str) -> None:
        self.acted = False
        super().on_phase(phase)

    def on_hagal_sends(self, house: str, card: str, space: str) -> None:
        """BAS-104, BAS-106."""
        there = self.books.there.get(space, [])
        fine = house == self.books.active and self.books.agents[house] > 0
        self.hold(fine, "BAS-104", f"{house} send an agent out of turn")
        self.hold(space not in self.voices, "BAS-104", f"{house} come to {space} under the Voice")
        if card == "hagal_harvest_spice":
            self.hold(self.books.bonus.get(space, 0) > 0, "BAS-106", f"{house} harvest at {space}")
        else:
            should = self.space_of(house, card)
            self.hold(space == should, "BAS-104", f"{card} sends to {space}, not to {should}")
        self.hold(not there or self.unhindered(house), "BAS-104", f"{house} come to {space}, where {there} are")
        self.sent = space
        if space in self.makers:
            self.books.bonus[space] = 0

    def space_of(self, house: str, card: str) -> str:
        """Where a card sends."""
        return SPACES.get(card, card.removeprefix("hagal_"))

    def unhindered(self, name: str) -> bool:
        """Whether a rival goes where others are."""
        return False

    def on_swordmaster(self, house: str) -> None:
        """BAS-124."""
        if house in self.books.rivals:
            should = ARRIVAL[self.books.difficulty]
            self.hold(
                self.books.round == should, "BAS-124", f"{house} get their Swordmaster in round {self.books.round}"
            )

    # Combat.

    def on_hagal_swords(self, house: str, card: str, swords: int) -> None:
        should = SWORDS[card.removeprefix("hagal_")]
        self.turned[house] += 1
        brutal = self.setup.settings.get("brutal_escalation") and self.conflicts[self.books.conflict]["level"] == "III"
        most = 2 if brutal else 1  # BAS-137
        self.hold(self.turned[house] <= most, "BAS-112", f"{house} reveal {self.turned[house]} cards, {most} at most")
        self.hold(swords == should, "BAS-112", f"{card} has {should} swords, not {swords}")
        self.blades[house] = self.blades.get(house, 0) + swords

    def on_strengths(self, told: Any) -> None:
        super().on_strengths(told)
        for name, n in dict(told).items():
            if name in self.books.rivals and self.books.houses[name].units:
                should = self.might(name, self.blades.get(name, 0))
                self.hold(n == should, "BAS-112", f"{name}: strength {n}, not {should}")
        self.blades = {}
        self.turned.clear()
        self.fight.should.pop(HOUSE_HAGAL, None)  # BAS-116: a rank and no reward
        if any(name == HOUSE_HAGAL and n == max(dict(told).values()) for name, n in dict(told).items()):
            self.fight.winner = ""

    def on_wins(self, house: str, trophy: str) -> None:
        if house == HOUSE_HAGAL:
            self.fight = Fight(self.books)
            return
        super().on_wins(house, trophy)

    def check_combat(self) -> None:
        if self.fight.strengths or not any(one.units for one in self.books.houses.values()):
            super().check_combat()

    def on_loses_control(self, house: str, space: str) -> None:
        self.hold(self.controller(space) == house, "BAS-117", f"{house} lose {space}")

    # Points and the view.

    def owe(self, house: str, faction: str, why: str, points: int) -> None:
        if house != HOUSE_HAGAL:
            super().owe(house, faction, why, points)

    def extra_agents(self, seen: dict[str, Any]) -> int:
        if seen["name"] == HOUSE_HAGAL:
            return 1
        return super().extra_agents(seen)

    def watch_end(self, result: Result) -> None:
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        best: dict[str, tuple[Any, ...]] = {}
        for seen in self.books.view["houses"]:
            last = self.revealed.index(seen["name"]) if seen["name"] in self.revealed else -1
            best[seen["name"]] = (seen["name"] != HOUSE_HAGAL, *self.standing(seen), last)
        told = [best[name] for group in result.ranking for name in group]
        self.hold(told == sorted(best.values(), reverse=True), "BAS-99", f"ranked {result.ranking}: {best}")
