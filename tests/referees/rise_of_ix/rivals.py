"""Rivals with Rise of Ix: where their cards send, freighters, dreadnoughts, tiles (IX-110 to IX-125, RIV-91)."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.first_game import HagalImmortality
from tests.referees.immortality.referee import ImmortalRivals
from tests.referees.imperium.hagal import HagalReferee
from tests.referees.rise_of_ix.leaders import HUNDRO
from tests.referees.rise_of_ix.referee import IxReferee
from tests.referees.rivals.gains import Gains
from tests.referees.rivals.referee import RivalsReferee

from kanly.kernel import Table

SHIPPING = "interstellar_shipping"
DUAL = {"hagal_foldspace_interstellar": "fold_space", "hagal_smuggling_interstellar": "smuggling"}
CARDS = (*DUAL, *["hagal_" + card for card in (SHIPPING, "tech_negotiation", "dreadnought_1p", "dreadnought_2p")])
LIKED = ("imperial_basin", "arrakeen", "carthag", "spice_refinery")


class IxRivalTurns(IxReferee):
    """What rivals of both games have in common."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.freighters = 0  # icons that the present card of a rival gives
        self.moved: dict[str, str | None] = {}  # control markers since the last view

    def spice_buys(self) -> bool:
        """IX-121: alone rivals keep their spice for tiles."""
        return self.setup.seats == 2 or self.conflicts[self.books.conflict]["level"] == "III"

    def on_hagal_sends(self, house: str, card: str, space: str) -> None:
        """IX-111, IX-112."""
        if space == "dreadnought":
            self.hold(self.dock(house).supply > 0, "IX-111", f"{house} go to {space} for a third dreadnought")
        if space == SHIPPING:
            guild = self.books.houses[house].influence["guild"]
            self.hold(guild >= 2, "IX-112", f"{house} go to {space} with {guild} influence")
        self.freighters = {SHIPPING: 2, "smuggling": 1}.get(space, 0)
        self.pass_on(IxRivalTurns, "on_hagal_sends", house, card, space)

    def on_freighter_advances(self, house: str, space: int) -> None:
        super().on_freighter_advances(house, space)
        self.freighters -= house in self.rivals()

    def on_freighter_recalled(self, house: str, space: int) -> None:
        super().on_freighter_recalled(house, space)
        self.freighters -= house in self.rivals()

    def on_turn_ends(self, house: str) -> None:
        """IX-113, IX-115."""
        if house in self.rivals():
            self.hold(self.freighters <= 0, "IX-113", f"{house}: {self.freighters} freighter icons are not used")
            more = self.deployed > self.recruited and self.dock(house).garrison
            self.hold(not more, "IX-115", f"{house} deploy troops and keep dreadnoughts")
        self.freighters = 0
        super().on_turn_ends(house)

    def unhindered(self, name: str) -> bool:
        """IX-124: a rival with Invasion Ships goes where others are."""
        return "invasion_ships" in set(self.dock(name).tiles) - self.dock(name).used

    def on_stations(self, house: str, space: str) -> None:
        """IX-116."""
        free = [one for one in LIKED if one in self.flags and one not in self.stationed]
        super().on_stations(house, space)
        if house in self.rivals():
            best = min(free, key=lambda one: (self.marker_of(one) in (None, house), self.marker_of(one) == house))
            self.hold(space == best, "IX-116", f"{house} station a dreadnought in {space}, not in {best}")

    def marker_of(self, space: str) -> str | None:
        """Whose control marker lies there."""
        if space in self.moved:
            return self.moved[space]
        holder = self.books.view["spaces"][space]["control"]
        return None if holder is None else self.books.order[holder]

    def on_controls(self, house: str, space: str) -> None:
        self.moved[space] = house
        self.pass_on(IxRivalTurns, "on_controls", house, space)

    def on_loses_control(self, house: str, space: str) -> None:
        """BAS-117: the marker goes, also from under a dreadnought."""
        self.hold(self.marker_of(space) == house, "BAS-117", f"{house} lose {space}")
        self.moved[space] = None

    def watch_view(self, view: dict[str, Any]) -> None:
        super().watch_view(view)
        self.moved = {}


class IxHagal(IxRivalTurns, HagalReferee):
    """In the first Dune: Imperium."""

    def controller(self, space: str) -> str | None:
        return super().controller(space) if space in self.stationed else self.marker_of(space)

    def space_of(self, house: str, card: str) -> str:
        """IX-112."""
        if card in DUAL:
            return SHIPPING if self.books.houses[house].influence["guild"] >= 2 else DUAL[card]
        return "dreadnought" if card.startswith("hagal_dreadnought") else super().space_of(house, card)


def is_new(card: str) -> bool:
    """Whether a House Hagal card belongs to this set."""
    return card in CARDS


class IxRivals(IxRivalTurns, RivalsReferee):
    """In Uprising."""

    def imagine(self, name: str, card: str, space: str) -> None:
        """What tiles, freighters and dreadnoughts add is not imagined."""
        if self.is_plain(name) and not is_new(card) and space not in self.stationed:
            super().imagine(name, card, space)

    def is_plain(self, name: str) -> bool:
        """Whether a rival has nothing of Ix that changes its turns."""
        dock = self.dock(name)
        return not dock.tiles and not dock.garrison

    def new_gains(self, recruits: int = 0) -> Gains:
        gains = super().new_gains(recruits)
        gains.covered = ("post_choam", "post_landsraad_right")
        if not self.spice_buys():
            del gains.prices["spice"]  # IX-121
        return gains

    def on_hagal_used(self, name: str, card: str) -> None:
        """IX-111, IX-112: a card of this set that sends nobody now."""
        if not is_new(card):
            super().on_hagal_used(name, card)
            return
        self.settle()
        self.turn_up(card)

    def on_round(self, number: int) -> None:
        if number == 1 and self.looked:
            self.books.houses[HUNDRO].intrigues -= 1  # what IX-81 gives is not RIV-06's
        super().on_round(number)

    def on_rewarded(self, house: str, place: int, times: int) -> None:
        super().on_rewarded(house, place, times)
        if self.gains is not None and not self.is_plain(house):
            self.gains = None


class IxHagalImmortality(IxHagal, HagalImmortality):
    """In the first game, with the Bene Tleilax."""


class IxImmortalRivals(IxRivals, ImmortalRivals):
    """In Uprising, with the Bene Tleilax."""
