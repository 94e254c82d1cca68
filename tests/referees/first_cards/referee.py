"""The first game's cards in Uprising's decks: in front of the referee of Uprising (BASE-01 to BASE-03)."""

from __future__ import annotations

from typing import Any

from tests.printed import decks
from tests.referees.imperium.cards import FACTIONS, HADERACH, INFILTRATOR, FirstGameCards
from tests.referees.referee import Printed
from tests.referees.rivals.referee import RivalsReferee
from tests.referees.six_players.books import COMMANDERS
from tests.referees.six_players.referee import SixReferee
from tests.referees.uprising.books import cards_of

from kanly.kernel import Table

TWICE = ("crysknife", "gurney_halleck", "lady_jessica")  # names that Uprising has, too
FOR_WINNERS = ("demand_respect", "to_the_victor")  # BAS-87
REMOVED = ("calculated_hire",)  # BASE-01


class FirstCards(FirstGameCards):
    """Watches a game of Uprising with mixed decks."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        first = cards_of("imperium")
        also = {f"{name}_imperium": first[name] for name in TWICE}
        self.cards = Printed({**first, **also, **self.cards})
        self.passing = False  # others' agents do not block this one
        self.counted = False

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        self.passing = False

    def on_plays_intrigue(self, house: str, card: str) -> None:
        self.hold(card not in REMOVED, "BASE-01", f"{house} play {card}")
        super().on_plays_intrigue(house, card)

    def check_reach(self, house: str, card: str, space: str) -> None:
        """BAS-86, BAS-140, BAS-141, BAS-64."""
        self.check_voice(house, space)
        self.passing = card in (HADERACH, INFILTRATOR) or "infiltrate" in self.plots
        if card == HADERACH:
            self.occupied = False
            return
        own, self.cards = self.cards, Printed(self.cards)
        if "dispatch_an_envoy" in self.plots:
            self.cards[card] = {**own[card], "icons": [*own[card]["icons"], *FACTIONS]}
        super().check_reach(house, card, space)
        self.cards = own

    def check_price(self) -> None:
        if self.passing:
            self.occupied = self.infiltrated  # by a spy or without
        super().check_price()

    def picks_spy(self) -> bool:
        origin = self.card == HADERACH and self.table.pending[0].kind == "origin"
        return origin or super().picks_spy()

    def compare(self, view: dict[str, Any]) -> None:
        super().compare(view)
        if not self.counted:  # BASE-02
            self.counted = True
            fresh = view["imperium_deck"] + len(view["row"]) + len(view.get("throne", ()))
            sizes = [decks("uprising")["imperium"].size, decks("imperium")["imperium"].size]
            sizes += [decks("uprising")["choam"].size] if "choam" in self.setup.modules else []
            self.hold(fresh == sum(sizes), "BASE-02", f"{fresh} Imperium cards, not {sum(sizes)}")


class FirstCardsRivals(FirstCards, RivalsReferee):
    """The same with rivals."""


class FirstCardsTeams(FirstCards, SixReferee):
    """The same in two teams (SIX-94)."""

    def friends(self, house: str) -> list[str]:
        """SIX-60: the own team."""
        return self.books.team(house)

    def on_plays_intrigue(self, house: str, card: str) -> None:
        fine = card not in FOR_WINNERS or house not in COMMANDERS
        self.hold(fine, "SIX-94", f"{house} play {card}")
        super().on_plays_intrigue(house, card)

    def on_does(self, house: str, clause: str) -> None:
        super().on_does(house, clause)
        if clause.startswith("plans_within_plans."):
            friends = [faction for faction in FACTIONS if self.influence_of(house, faction) >= 3]
            self.hold(len(friends) >= 3, "SIX-94", f"{house} use {clause} with {friends}")

    def on_loses_fielded(self, house: str, troops: int) -> None:
        self.hold(house not in COMMANDERS, "SIX-94", f"{house} lose {troops} troops")
        super().on_loses_fielded(house, troops)

    def on_loses_troops(self, house: str, troops: int) -> None:
        self.hold(house not in COMMANDERS, "SIX-94", f"{house} lose {troops} troops")
        self.pass_on(FirstCardsTeams, "on_loses_troops", house, troops)

    def arrows_of(self, seen: dict[str, Any]) -> list[str]:
        """BAS-140: of two agents on one space one is seen; the other is whichever is missing."""
        arrows = super().arrows_of(seen)
        if seen["doubled"] is not None:
            every = ["left", "right", *["both"] * self.extra_agents(seen)]
            arrows += [arrow for arrow in every if arrow not in arrows][:1]
        return arrows
