"""Leaders of every set at either game: what they change, in front of any referee (BAS-64, BAS-66, IX-80)."""

from __future__ import annotations

from tests.referees.referee import Printed
from tests.referees.uprising.books import cards_of
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

HELENA, LETO, YUNA = "helena_richese", "duke_leto_atreides", "princess_yuna_moritani"
EVERY_LEADER = "every_leader"


class EveryLeader(UprisingReferee):
    """Watches a game in which leaders are guests."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards = Printed({**cards_of("imperium"), **self.cards})  # IX-05: Ilesa brings Foldspace

    def guest(self, house: str) -> bool:
        """Whether somebody plays this leader."""
        return house in self.books.seated.values()

    def on_round(self, number: int) -> None:
        """IX-80: without water; with Rise of Ix its own referee has seen to that."""
        if number == 1 and self.guest(YUNA) and "rise_of_ix" not in self.setup.modules:
            self.books.houses[YUNA].water -= 1
        super().on_round(number)

    def check_price(self) -> None:
        """BAS-64, BAS-66: others do not block Helena in cities and the Landsraad; Leto pays 1 solari less there."""
        house = self.books.order[self.sender]
        place = self.spaces[self.sent]
        if house == HELENA and place["icon"] in ("landsraad", "city"):
            self.occupied = self.infiltrated
        own, self.spaces = self.spaces, Printed(self.spaces)
        if house == LETO and place["icon"] == "landsraad" and self.posts:  # the first game's referee knows him
            less = [{**cost, "solari": max(0, cost.get("solari", 0) - 1)} for cost in place["costs"]]
            self.spaces[self.sent] = {**place, "costs": less}
        super().check_price()
        self.spaces = own


def with_guests(judge: type[UprisingReferee], table: Table) -> UprisingReferee:
    """This referee, with an eye for guests where the table has them."""
    if table.rules.setup.settings.get(EVERY_LEADER):
        judge = type("WithGuests", (EveryLeader, judge), {})
    return judge(table)
