"""Influence, the points for it, and Alliances (INF, ALL)."""

from __future__ import annotations

from tests.referees.uprising.books import Judge

from kanly.kernel import Table


class Influence(Judge):
    """Who stands how with whom."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.due: dict[tuple[str, str, str], int] = {}  # points by house, faction and reason that must still be told

    def owe(self, house: str, faction: str, why: str, points: int) -> None:
        """A point must be told."""
        self.due[house, faction, why] = self.due.get((house, faction, why), 0) + points

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        """INF-01, INF-02, RUL-15; Alliances are judged by the view, once all that follows has happened."""
        before = self.books.houses[house].influence[faction]
        should = max(0, min(6, before + change))
        self.hold(now == should, "RUL-15", f"{house}: {faction} from {before} by {change} to {now}")
        self.owe(house, faction, "influence", (now >= 2) - (before >= 2))

    def on_point(self, house: str, change: int, faction: str, why: str) -> None:
        self.owe(house, faction, why, -change)

    def on_allies(self, house: str, faction: str) -> None:
        holder = self.books.alliance[faction]
        if holder is not None:
            self.owe(holder, faction, "alliance", -1)
        self.owe(house, faction, "alliance", 1)
        steps = {name: one.influence[faction] for name, one in self.books.houses.items()}
        self.hold(steps[house] >= 4, "ALL-01", f"{house} ally with {faction} at {steps[house]}")
        if holder is not None:
            others = max([n for name, n in steps.items() if name != house])
            fine = steps[house] > steps[holder] and steps[house] >= others
            self.hold(fine, "ALL-02", f"{house} take the alliance with {faction} from {holder}: {steps}")

    def on_alliance_back(self, faction: str) -> None:
        holder = self.books.alliance[faction]
        if holder is not None:
            self.owe(holder, faction, "alliance", -1)

    def check_alliances(self) -> None:
        """ALL-01 to ALL-05."""
        for faction, holder in self.books.alliance.items():
            steps = {name: one.influence[faction] for name, one in self.books.houses.items()}
            if holder is None:
                self.hold(max(steps.values()) < 4, "ALL-01", f"nobody is allied with {faction}: {steps}")
                continue
            self.hold(steps[holder] >= 4, "ALL-04", f"{holder} stay allied with {faction} at {steps[holder]}")
            above = [name for name, n in steps.items() if n > steps[holder]]
            self.hold(not above, "ALL-02", f"{holder} keep the alliance with {faction} from {above}")
        for (house, faction, why), left in self.due.items():
            self.hold(not left, "INF-02", f"{house}: {left} points for {why} with {faction} not told")
        self.due = {}
