"""The referee of the first Dune: Imperium: what is different from Uprising, written down once more (BAS)."""

from __future__ import annotations

from typing import Any

from tests.referees.imperium.cards import FACTIONS, HADERACH, INFILTRATOR, FirstGameCards
from tests.referees.referee import Printed, printed
from tests.referees.uprising.books import Books, cards_of
from tests.referees.uprising.combat import Fight
from tests.referees.uprising.sending import RESOURCES

from kanly.kernel import Table

PRINTED: dict[str, Any] = printed(__file__)
CARDS: dict[str, Any] = Printed(cards_of("imperium"))


class FirstBooks(Books):
    """Nobody has objectives: who is first was told before anybody had a leader."""

    def begins(self) -> str:
        return self.seated.get(self.first, self.first)


class ImperiumReferee(FirstGameCards):
    """Watches a game of the first Dune: Imperium."""

    all_spies = 0

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.spaces = dict(PRINTED["spaces"])
        self.conflicts = dict(PRINTED["conflicts"])
        self.posts = {}
        self.cards = Printed(CARDS)
        self.mentat = ""  # who has it
        self.promised = ""
        self.won = ""  # the conflict of this round
        self.shut: set[tuple[str, str]] = set()  # houses and the spaces that they cannot use again

    def open_books(self) -> Books:
        return FirstBooks(self.setup.seats)

    def on_first_player(self, house: str) -> None:
        if self.books.round:
            super().on_first_player(house)

    # The Mentat.

    def on_mentat(self, house: str) -> None:
        fine = not self.mentat or self.promised == house
        self.hold(fine, "BAS-47", f"{house} take the Mentat from {self.mentat}")
        self.mentat = house
        self.promised = ""

    def on_mentat_promised(self, house: str) -> None:
        self.promised = house
        first = self.fight.first()
        fine = self.books.conflict == "sort_through_the_chaos" and house == first
        self.hold(fine, "BAS-49", f"the Mentat is promised to {house}, not to {first}")

    def on_mentat_back(self) -> None:
        self.mentat = ""

    def on_round(self, number: int) -> None:
        self.hold(not self.mentat, "BAS-48", f"{self.mentat} keep the Mentat")
        super().on_round(number)

    def extra_agents(self, seen: dict[str, Any]) -> int:
        return int(seen["swordmaster"]) + int(self.mentat == seen["name"])

    # Sending.

    def check_reach(self, house: str, card: str, space: str) -> None:
        """AGT-01 to AGT-03, BAS-23, BAS-64, BAS-86, BAS-140, BAS-141."""
        view = self.books.view
        seat = self.books.order.index(house)
        place = self.spaces[space]
        there = view["spaces"][space]["agents"]
        anywhere = HADERACH in self.sent_by(card)
        self.hold(view["houses"][seat]["agents"] > 0 or anywhere, "AGT-01", f"{house} have no agent for {space}")
        envoy = "dispatch_an_envoy" in self.plots and place["icon"] in FACTIONS
        reached = anywhere or envoy or place["icon"] in self.cards[card]["icons"]
        self.hold(reached, "AGT-02", f"{card} does not reach {space}")
        passes = anywhere or self.passes(house, card, space)
        blocked = [other for other in there if other != seat]
        self.hold(anywhere or seat not in there, "RUL-08", f"{house} have an agent in {space}")
        self.hold(not blocked or passes, "AGT-03", f"{house} come to {space}, where {blocked} are")
        self.check_voice(house, space)
        self.hold((house, space) not in self.shut, "BAS-27", f"{house} come to {space} again")
        if place["once"]:
            self.shut.add((house, space))

    def passes(self, house: str, card: str, space: str) -> bool:
        """Whether others' agents do not block this one."""
        if house == "helena_richese" and self.spaces[space]["icon"] in ("landsraad", "city"):
            return True
        return "infiltrate" in self.plots or INFILTRATOR in self.sent_by(card)

    def sent_by(self, card: str) -> tuple[str, ...]:
        """The cards that send the agent of this turn."""
        return (card,)

    def check_price(self) -> None:
        """AGT-05, BAS-25, BAS-33, BAS-66."""
        paid, self.paid = self.paid or [], None
        total = tuple([sum([one[i] for one in paid]) for i in range(3)])
        place = self.spaces[self.sent]
        less = self.books.order[self.sender] == "duke_leto_atreides" and place["icon"] == "landsraad"
        prices = [tuple([cost.get(what, 0) for what in RESOURCES]) for cost in place["costs"]]
        prices = [(max(0, solari - less), spice, water) for solari, spice, water in prices]
        self.hold(total in prices, "AGT-05", f"{self.sent} is paid with {total}, not {prices}")

    def picks_spy(self) -> bool:
        """Nothing is paid before it is said which agent sets out."""
        return HADERACH in self.sent_by(self.card) and self.table.pending[0].kind == "origin"

    # The conflict.

    def check_card(self, fight: Fight) -> None:
        self.won = self.books.conflict

    def compare(self, view: dict[str, Any]) -> None:
        """BAS-91: nobody keeps a card that was won."""
        super().compare(view)
        if self.won:
            self.hold(self.won in view["conflicts"], "BAS-91", f"{self.won} is not on the pile")
            self.won = ""
