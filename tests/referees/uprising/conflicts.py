"""The conflict: strengths, rewards, the card; makers (CMB, TIE, RWD, BAT, MAK)."""

from __future__ import annotations

from typing import Any

from tests.referees.uprising.books import Judge
from tests.referees.uprising.combat import Fight, icon, strength

from kanly.kernel import Table


class Conflicts(Judge):
    """One combat after the other."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.fight = Fight(self.books)
        self.before_combat: list[dict[str, Any]] = []
        self.fed: set[str] = set()  # maker spaces with new bonus spice

    def on_strengths(self, told: Any) -> None:
        self.fight = Fight(self.books)
        self.fight.begin(told)
        for name, n in self.fight.strengths.items():
            one = self.books.houses[name]
            least = self.might(name, 0)
            fine = n == 0 if not one.units else n >= least
            self.hold(fine, "REV-06", f"{name}: strength {n} with {one.troops} troops and {one.worms} worms")

    def might(self, name: str, swords: int) -> int:
        """REV-06, REV-07: the strength of a house with so many swords."""
        one = self.books.houses[name]
        return strength(one.troops, one.worms, swords)

    def on_rewarded(self, house: str, place: int, times: int) -> None:
        self.hold(house not in self.fight.rewards, "CMB-06", f"{house} are rewarded twice")
        self.fight.rewards[house] = (place, times)

    def on_wins(self, house: str, trophy: str) -> None:
        self.fight.winner = house
        fine = trophy == self.books.conflict and house == self.fight.first()
        self.hold(fine, "CMB-06", f"{house} win {trophy}, not {self.fight.first()}")

    def on_pairs(self, house: str, name: str) -> None:
        self.fight.pairs += 1

    def check_combat(self) -> None:
        fight = self.fight
        fighting = [name for name, house in self.books.houses.items() if house.units]
        self.hold(bool(fight.strengths) or not fighting, "CMB-05", f"{fighting} are not compared")
        self.hold(fight.rewards == fight.should, "CMB-06", f"rewards {fight.rewards}, not {fight.should}")
        self.hold(fight.winner == fight.first(), "TIE-01", f"{fight.winner or 'nobody'} win, not {fight.first()}")
        if fight.winner:
            self.check_card(fight)
        self.fight = Fight(self.books)

    def check_card(self, fight: Fight) -> None:
        """BAT-01: the winner pairs the card if it can."""
        seat = self.books.order.index(fight.winner)
        trophies = self.before_combat[seat]["trophies"]
        name = icon(self.books.conflict)
        match = name != "wild" and name in [icon(trophy) for trophy in trophies]
        self.hold(bool(fight.pairs) == match, "BAT-01", f"{fight.winner} pair {self.books.conflict}: {trophies}")

    def on_bonus_spice(self, space: str, spice: int) -> None:
        self.hold(space not in self.fed, "MAK-01", f"bonus spice in {space} twice")
        self.fed.add(space)
        should = self.books.bonus.get(space, 0) + 1
        self.hold(space in self.makers and spice == should, "MAK-01", f"{spice} bonus spice in {space}, not {should}")
