"""What cards of the first Dune: Imperium do, in their own game and in Uprising's decks."""

from __future__ import annotations

from typing import Any

from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
HADERACH, INFILTRATOR = "kwisatz_haderach", "tleilaxu_infiltrator"
SPICE = "the_spice_must_flow"


class FirstGameCards(UprisingReferee):
    """Watches a game with these cards in its decks."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.plots: list[str] = []  # played in this turn
        self.voices: dict[str, str] = {}  # spaces and owners

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        self.plots = []
        self.voices = {space: owner for space, owner in self.voices.items() if owner != house}  # BAS-141

    def on_plays_intrigue(self, house: str, card: str) -> None:
        self.plots.append(card)
        self.pass_on(FirstGameCards, "on_plays_intrigue", house, card)

    def on_voice(self, house: str, space: str) -> None:
        """BAS-141."""
        self.voices[space] = house

    def friends(self, house: str) -> list[str]:
        """Who is no opponent of a house."""
        return [house]

    def check_voice(self, house: str, space: str) -> None:
        """BAS-141."""
        owner = self.voices.get(space, house)
        self.hold(owner in self.friends(house), "BAS-141", f"{house} come to {space} under the Voice of {owner}")

    def agents_out(self, view: dict[str, Any], seat: int) -> int:
        return super().agents_out(view, seat) + (view["houses"][seat].get("doubled") is not None)

    def discount(self, card: str) -> int:
        turn = self.books.view["turn"]
        shown = self.books.view["houses"][turn["house"]]["shown"]
        return super().discount(card) + (3 * int(shown.count("guild_bankers")) if card == SPICE else 0)

    def on_reinforces(self, house: str, troops: int) -> None:
        """BAS-83."""
        one = self.books.houses[house]
        fine = "double_cross" in self.plots and troops <= one.supply
        self.hold(fine, "BAS-83", f"{house} deploy {troops} of {one.supply} from the supply")
        one.supply -= troops
        one.troops += troops

    def on_loses_fielded(self, house: str, troops: int) -> None:
        """BAS-88."""
        one = self.books.houses[house]
        self.hold(troops <= one.troops, "BAS-88", f"{house} lose {troops} of {one.troops} troops")
        one.troops -= troops
        one.supply += troops
