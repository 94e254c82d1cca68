"""The books of the team game: commanders and Allies, six factions, goods that change hands."""

from __future__ import annotations

from typing import Any

from tests.referees.referee import printed
from tests.referees.uprising.books import Books, House

PRINTED: dict[str, Any] = printed(__file__)
PERSONAL = {"emperor": "shaddam_corrino_iv", "fremen": "muad_dib"}  # SIX-32: whose track it is
COMMANDERS = {commander: faction for faction, commander in PERSONAL.items()}
FACTIONS = ("great_houses", "guild", "bene_gesserit", "fringe_worlds", "emperor", "fremen")
TEAMS = {"muad_dib": (0, 2, 4), "shaddam_corrino_iv": (3, 5, 1)}  # SIX-05: the seats of commander, left and right Ally
MICE = "objective_desert_mouse"


class Member(House):
    """A commander or an Ally (SIX-03)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 6)
        self.influence = dict.fromkeys(FACTIONS, 0)
        self.points = 1
        self.token = False  # SIX-51
        if name in COMMANDERS:
            self.points = 4
            self.supply = self.garrison = 0


class TeamBooks(Books):
    """All six players."""

    houses: dict[str, Member]  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__(6)
        self.alliance = dict.fromkeys(FACTIONS)
        self.activated = ""

    @property
    def parties(self) -> int:
        return 4  # SIX-21: Allies fight, commanders do not

    def commander(self, name: str) -> str:
        """The commander of a player's team."""
        seat = self.order.index(name)
        return next(commander for commander, seats in TEAMS.items() if seat in seats)

    def team(self, name: str) -> list[str]:
        """Commander, left Ally and right Ally of a player's team."""
        return [self.order[seat] for seat in TEAMS[self.commander(name)]]

    def on_leads(self, seat: Any, leader: str) -> None:
        super().on_leads(seat, leader)
        self.houses[leader] = Member(leader)

    def on_swaps_objectives(self, one: str, other: str) -> None:
        swapped = {one: other, other: one}
        self.objectives = {card: swapped.get(owner, owner) for card, owner in self.objectives.items()}

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        self.activated = ""

    def on_activates(self, commander: str, ally: str) -> None:
        self.activated = ally

    def on_hands_over(self, giver: str, taker: str, solari: int, spice: int, water: int) -> None:
        self.on_gains(giver, -solari, -spice, -water)
        self.on_gains(taker, solari, spice, water)

    def on_swordmaster(self, house: str) -> None:
        self.houses[house].token = True
