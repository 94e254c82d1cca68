"""The referee of Rise of Ix: sending agents, reveals, the view; in front of the referee of any set-up."""

from __future__ import annotations

from typing import Any

from tests.printed import decks
from tests.referees.immortality.first_game import FirstImmortality
from tests.referees.immortality.referee import ImmortalityReferee
from tests.referees.imperium.referee import ImperiumReferee
from tests.referees.rise_of_ix.board import INFILTRATES
from tests.referees.rise_of_ix.leaders import Leaders
from tests.referees.rise_of_ix.technology import STACKED

from kanly.kernel import Result, Table

ACCORD, HEIGHLINER = "guild_accord", "heighliner"


class IxReferee(Leaders):
    """Watches a game with Rise of Ix."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.invading = False  # nobody blocks the agent of this turn
        self.again = ""  # who takes another turn at once
        self.more_turns = 0
        self.full_price = self.spaces[HEIGHLINER]
        self.cards_there = 0  # all cards of the game

    # Turns.

    def on_turn(self, house: str) -> None:
        """IX-97."""
        super().on_turn(house)
        self.spaces[HEIGHLINER] = self.full_price
        self.invading = False
        self.icon = ""
        if self.more_turns:
            self.more_turns -= 1
        if not self.more_turns:
            self.again = ""

    def after(self, last: str) -> int:
        if self.again:
            self.hold(self.again == last, "IX-97", f"{last} take the turn of {self.again}")
            return self.turn_order().index(last)
        return super().after(last)

    def on_another_turn(self, house: str) -> None:
        self.hold(house == self.books.active, "IX-97", f"{house} take another turn")
        self.again = house
        self.more_turns += 1

    def on_invades(self, house: str) -> None:
        """IX-47."""
        fine = "invasion_ships" in self.dock(house).used and not self.sent
        self.hold(fine or house in self.rivals(), "IX-47", f"{house} invade")
        self.invading = True

    def agents_used(self, card: str) -> tuple[str, ...]:
        """The cards that send the agent of this turn."""
        pair: tuple[str, ...] = getattr(self, "pair", ())
        return pair or (card,)

    def infiltrating(self, card: str, space: str) -> bool:
        """IX-47, IX-74, IX-142."""
        icon = self.spaces[space]["icon"]
        return self.invading or any(icon in INFILTRATES.get(one, ()) for one in self.agents_used(card))

    def passes(self, house: str, card: str, space: str) -> bool:
        """In the first game: others' agents do not block this one."""
        return self.infiltrating(card, space) or bool(super().passes(house, card, space))  # type: ignore[misc]

    def check_reach(self, house: str, card: str, space: str) -> None:
        super().check_reach(house, card, space)
        if self.infiltrating(card, space):
            self.occupied = False  # IX-08: and no spy is recalled

    def on_sends(self, house: str, card: str, space: str) -> None:
        """IX-98: Guild Accord."""
        if space == HEIGHLINER and ACCORD in self.agents_used(card):
            costs = [{"spice": cost["spice"] - 2} for cost in self.full_price["costs"]]
            self.spaces[HEIGHLINER] = {**self.full_price, "costs": costs}
        super().on_sends(house, card, space)

    def on_reveal_turn(self, house: str) -> None:
        """IX-21, IX-42, IX-44: at least."""
        super().on_reveal_turn(house)
        seat = self.books.order.index(house)
        tiles = self.dock(house).tiles
        mine = self.books.view["houses"][seat]
        there = seat in self.books.view["spaces"]["tech_negotiation"]["agents"]
        self.least["persuasion"] += int("minimic_film" in tiles) + int(there)
        self.least["swords"] += 4 * int("restricted_ordnance" in tiles and mine["councillor"])

    def on_reveals(self, house: str, card: str) -> None:
        super().on_reveals(house, card)
        if house == self.shown and "artillery" in self.dock(house).tiles:
            self.least["swords"] += self.cards[card]["swords"] > 0  # IX-44

    # The view.

    def troops_of(self, seen: dict[str, Any]) -> int:
        """IX-35."""
        return super().troops_of(seen) + int(seen["negotiators"])

    def compare(self, view: dict[str, Any]) -> None:
        self.clear_troops(view)
        super().compare(view)
        self.compare_fleet(view)
        for seen in view["houses"]:
            name = seen["name"]
            dock = self.dock(name)
            shown = {tile["name"]: tile["used"] for tile in seen["tech"]}
            own = {tile: tile in dock.used for tile in dock.tiles}
            self.hold(shown == own, "IX-40", f"{name}: tiles {shown}, not {own}")
            told = (seen["negotiators"], seen["freighter"])
            own_pieces = (dock.negotiators, dock.freighter)
            self.hold(told == own_pieces, "IX-60", f"{name}: negotiators and freighter {told}, not {own_pieces}")
        self.hold(sorted(view["tech"]) == sorted(self.up), "IX-30", f"{view['tech']} face up, not {self.up}")
        left = sum(view["tech_left"])
        should = STACKED - self.tiles_up + len(self.up)
        self.hold(left == should, "IX-11", f"{left} tiles in the stacks, not {should}")
        full = len(self.up) == len([count for count in view["tech_left"] if count])
        self.hold(full, "IX-31", f"{self.up} face up, stacks of {view['tech_left']}")
        self.check_cards(view)

    def check_cards(self, view: dict[str, Any]) -> None:
        """IX-13: so many cards, and none is made or lost."""
        if not self.cards_there:
            self.cards_there = self.count_cards(view)
            fresh = view["imperium_deck"] + len(view["row"]) + len(view.get("throne", ()))
            should = self.all_imperium()
            self.hold(fresh == should, "IX-13", f"{fresh} Imperium cards, not {should}")
        now = self.count_cards(view)
        self.hold(now == self.cards_there, "IX-13", f"{now} cards, not {self.cards_there}")
        self.cards_there = now

    def all_imperium(self) -> int:
        """The sizes of all Imperium decks together."""
        game = "imperium" if self.first_game else "uprising"
        sizes = [decks(game)["imperium"].size, decks("rise_of_ix")["imperium"].size]
        sizes += [decks("uprising")["choam"].size] if "choam" in self.setup.modules else []
        sizes += [decks("immortality")["imperium"].size] if "immortality" in self.setup.modules else []
        return sum(sizes)

    def count_cards(self, view: dict[str, Any]) -> int:
        """All cards of decks, wherever they lie."""
        count: int = view["imperium_deck"] + len(view["row"]) + len(view["removed"]) + sum(view["reserve"].values())
        count += len(view.get("throne", ()))
        count += len(view.get("tleilaxu_row", ())) + int(view.get("tleilaxu_deck", 0))
        count += int(view.get("borrowed") is not None)
        for seen in view["houses"]:
            count += int(seen["deck"]) + int(seen["aside"] is not None)
            count += sum([len(seen[pile]) for pile in ("hand", "discard", "played", "shown", "ahead")])
        return count

    def watch_end(self, result: Result) -> None:
        self.check_tile_points()
        super().watch_end(result)


class FirstIx(IxReferee, ImperiumReferee):
    """On the first Dune: Imperium."""


class IxImmortality(IxReferee, ImmortalityReferee):
    """With the Bene Tleilax."""


class FirstIxImmortality(IxReferee, FirstImmortality):
    """With the Bene Tleilax, on the first Dune: Imperium."""
