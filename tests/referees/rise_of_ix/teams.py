"""Rise of Ix in the team game: commanders act for their Allies (SIX-90, SIX-91)."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.referee import ImmortalTeams
from tests.referees.rise_of_ix.board import Dock
from tests.referees.rise_of_ix.referee import IxReferee
from tests.referees.six_players.books import COMMANDERS
from tests.referees.six_players.referee import SixReferee

from kanly.kernel import Event, Table

BOARD = ("great_houses", "guild", "bene_gesserit", "fringe_worlds")
SIGNS = ("emperor", "guild", "bene_gesserit", "fremen")
RECRUITS = ("recruit", "reinforce")


class IxTeams(IxReferee, SixReferee):
    """Watches a game of two teams with Rise of Ix."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.kept: dict[str, str] = {}  # opening contracts
        if self.epic:
            self.last_round = 10  # SIX-90, IX-101

    def dock(self, house: str) -> Dock:
        """SIX-91: commanders have neither freighter nor dreadnoughts."""
        fresh = house not in self.docks
        dock = super().dock(house)
        if fresh and house in COMMANDERS:
            dock.supply = 0
            dock.freighter = None
        return dock

    def ships(self, house: str) -> int:
        return 0 if house in COMMANDERS else super().ships(house)

    # What a commander cannot have is the activated Ally's.

    def watch_event(self, event: Event) -> None:
        if event.kind in ("freighter_advances", "freighter_recalled", "commissions", "negotiates", "negotiators_back"):
            house = event.data[0]
            mine = self.fielding() if self.books.phase == "player_turns" else house
            fine = house not in COMMANDERS and (house == mine or house in self.unloading)
            self.hold(fine, "SIX-91", f"{event.kind} of {house} in the turn of {self.books.active}, for {mine}")
        super().watch_event(event)

    @property
    def unloading(self) -> list[str]:
        """Who may gain something in a turn that is neither theirs nor their commander's: anybody's card may unload."""
        return [name for name in self.books.order if name not in self.books.team(self.books.active)]

    def promise(self, house: str, kind: str, count: int = 1) -> None:
        if house in COMMANDERS and kind in RECRUITS:
            house = self.books.activated
        super().promise(house, kind, count)

    def came(self, house: str, kind: str, count: int) -> None:
        super().came(house, kind, count)
        if kind == "influence" and house == self.books.activated:
            super().came(self.books.active, kind, count)  # SIX-31

    def transported(self, house: str) -> bool:
        """SIX-91: both recruit."""
        active = self.books.active
        theirs = active in COMMANDERS and house == self.books.activated and super().transported(active)
        return super().transported(house) or theirs

    # Contracts.

    def on_takes_contract(self, house: str, contract: str) -> None:
        """CHO-11: one each before the first round."""
        if not self.books.round:
            self.hold(house not in self.kept, "SIX-91", f"{house} keep {contract} and {self.kept.get(house)}")
            if house in COMMANDERS:
                late = [name for name in self.books.houses if name not in COMMANDERS and name not in self.kept]
                self.hold(not late, "SIX-91", f"{house} keep {contract} before {late} have chosen")
            self.kept[house] = contract
        super().on_takes_contract(house, contract)

    def on_round(self, number: int) -> None:
        if number == 1:
            self.hold(set(self.kept) == set(self.books.houses), "SIX-91", f"opening contracts of {set(self.kept)}")
        super().on_round(number)

    # Cards and conflicts.

    def on_reveals(self, house: str, card: str) -> None:
        fine = card != "control_the_spice" or (self.epic and house not in COMMANDERS)
        self.hold(fine, "SIX-90", f"{house} have {card}")
        super().on_reveals(house, card)

    def on_strengths(self, told: Any) -> None:
        """SIX-23: who lets a teammate go first has made it the winner."""
        super().on_strengths(told)
        first = [name for name, (place, _) in self.fight.should.items() if place == 1]
        self.champion = first[0] if len(first) == 1 else ""

    # The end.

    def steps_remembered(self, house: str) -> list[int]:
        """SIX-91, SIX-94: a personal track in place of the one with the same sign."""
        return [self.influence_of(house, sign) for sign in SIGNS]

    def steps_watched(self, house: str) -> list[int]:
        """SIX-30: the four tracks of the board."""
        allies = self.books.team(house)[1:] if house in COMMANDERS else [house]
        return [max([self.books.houses[ally].influence[track] for ally in allies]) for track in BOARD]

    def compare(self, view: dict[str, Any]) -> None:
        super().compare(view)
        for seen in view["houses"]:
            if seen["name"] in COMMANDERS:
                self.hold(seen["freighter"] is None, "SIX-91", f"{seen['name']} have a freighter")


class IxImmortalTeams(IxTeams, ImmortalTeams):
    """The same with the Bene Tleilax."""
