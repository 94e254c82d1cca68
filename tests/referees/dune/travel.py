"""Shipment and movement (R10, FRE.B2, FRE.A4, GUI.B1-B3, BG.B2, R14.7)."""

from __future__ import annotations

from tests.referees.dune.board import BG, FREMEN, NODES_OF, POLAR_SINK, PRINTED, STRONGHOLDS, territory
from tests.referees.dune.books import GUILD, Chapter
from tests.referees.dune.desert import on_sand


class Travel(Chapter):
    """Who goes where, how far and for how much."""

    shipper = ""
    shipments = 0
    moves = 0
    hajrs = 0
    arrivals: list[str]  # territories that the shipper came to in this turn
    paid = 0
    receiver = ""
    cheap = False  # a karama makes this shipment cost half
    migrants = 0  # tokens that the storm takes on arrival (FRE.A4)
    distances: dict[str, int]  # of the nodes where a group may have started
    range = 0
    may_follow = ""  # a node that another faction has just shipped to

    def on_phase(self, phase: str) -> None:
        self.end_turn()
        self.may_follow = ""

    def on_shipping_turn(self, faction: str) -> None:
        self.end_turn()
        self.shipper = faction
        self.shipments = self.moves = self.hajrs = 0
        self.may_follow = ""

    def end_turn(self) -> None:
        """R14.7: nobody who came in this turn stays with an ally; FRE.A4: the storm has taken its share."""
        self.hold(not self.migrants, "FRE.A4", f"{self.migrants} migrants come through the storm unhurt")
        self.migrants = 0
        faction = self.shipper
        for place in getattr(self, "arrivals", []):
            others = [ally for ally in self.books.allies.get(faction, []) if ally in self.board.occupants(place)]
            fine = place == POLAR_SINK or not others or faction not in self.board.occupants(place)
            self.hold(fine, "R14.7", f"{faction} stay with {others} in {place}")
        self.arrivals = []
        self.shipper = ""

    def on_discarded(self, faction: str, card: str) -> None:
        if card == "hajr":
            self.hajrs += 1

    # Shipping.

    def half(self, faction: str) -> bool:
        """GUI.B3, GUI.S1, karama: who ships at half the price."""
        if faction == GUILD:
            return "GUI.B3" not in self.books.stopped
        return (GUILD in self.books.allies[faction] and "GUI.S1" not in self.books.stopped) or self.cheap

    def price(self, faction: str, way: str, count: int, node: str) -> int:
        """R10.3, R19.28."""
        if way == "deploy":
            return 0
        full = count * (1 if territory(node) in STRONGHOLDS else 2)
        return (full + 1) // 2 if self.half(faction) else full

    def on_shipment_announced(self, faction: str, way: str, count: int, specials: int, node: str, price: int) -> None:
        self.paid = 0
        self.receiver = ""
        self.cheap = self.books.karama_by == faction
        self.books.karama_by = ""
        should = self.price(faction, way, count, node)
        self.hold(price == should, "R10.3", f"{faction} ship {count} to {node} for {price}, not {should}")

    def on_return_announced(self, faction: str, count: int, place: str, price: int) -> None:
        self.paid = 0
        should = (count + 1) // 2
        if "GUI.B3" not in self.books.stopped:
            self.hold(price == should, "GUI.B3", f"{faction} send {count} back for {price}, not {should}")

    def on_paid(self, faction: str, amount: int, receiver: str, reason: str) -> None:
        if reason == "shipment":
            self.paid += amount
            self.receiver = receiver

    def on_shipped(self, faction: str, way: str, count: int, specials: int, node: str) -> None:
        self.turn_of(faction)
        self.shipments += 1
        self.hold(self.shipments == 1, "R10.1", f"{faction} ship twice")
        if way != "cross":
            had = self.books.reserves[faction]
            self.hold(count <= had, "R10.2", f"{faction} ship {count} of {had} reserves")
        self.lands(faction, node, storm_allowed=way == "deploy" and self.books.extras and on_sand(node))
        if way == "deploy":
            self.hold(faction == FREMEN, "FRE.B2", f"{faction} deploy")
            self.hold(territory(node) in PRINTED["fremen_area"], "FRE.B2", f"Fremen deploy to {node}")
            self.migrants = (count + 1) // 2 if self.board.in_storm(node) else 0
        else:
            fine = faction != FREMEN or (way == "cross" and GUILD in self.books.allies[FREMEN])
            self.hold(fine, "FRE.B2", f"Fremen ship by {way}")
            fine = way == "reserves" or faction == GUILD or GUILD in self.books.allies[faction]
            self.hold(fine, "GUI.B2", f"{faction} cross")
        should = self.price(faction, way, count, node)
        self.hold(self.paid == should, "R10.3", f"{faction} pay {self.paid} to ship {count} to {node}, not {should}")
        if self.paid and "GUI.B1" not in self.books.stopped:
            to_guild = GUILD in self.books.factions and faction != GUILD and not self.cheap
            fine = self.receiver == (GUILD if to_guild else "bank")
            self.hold(fine, "GUI.B1", f"{faction} pay {self.receiver} for a shipment")
        self.cheap = False
        self.may_follow = node if way == "reserves" and faction != BG else ""

    def on_returned(self, faction: str, count: int, place: str) -> None:
        self.turn_of(faction)
        self.shipments += 1
        fine = self.shipments == 1 and faction == GUILD
        self.hold(fine, "GUI.B2", f"{faction} send {count} back from {place}")
        self.hold(self.paid >= (count + 1) // 2, "GUI.B3", f"{faction} pay {self.paid} to send {count} back")

    def on_lost(self, faction: str, node: str, count: int, cause: str) -> None:
        if cause == "storm" and self.books.phase == "shipment_and_movement":
            fine = faction == FREMEN and count == self.migrants and self.board.in_storm(node)
            self.hold(fine, "FRE.A4", f"{faction} lose {count} in {node}, not {self.migrants}")
            self.migrants = 0
        if cause == "ally":
            allies = [ally for ally in self.books.allies[faction] if ally in self.board.occupants(territory(node))]
            self.hold(bool(allies), "R14.7", f"{faction} lose {count} in {node} without an ally there")

    def on_accompanied(self, faction: str, node: str, side: str) -> None:
        where = self.may_follow if self.books.extras else POLAR_SINK
        fine = bool(self.may_follow) and node == where and faction == BG
        self.hold(fine, "BG.B2", f"{faction} send one to {node} after a shipment to {self.may_follow or 'nowhere'}")
        self.hold(side == ("advisors" if self.books.extras else "fighters"), "BG.A4", f"{side} accompany")
        self.may_follow = ""

    # Moving.

    def on_moved(self, faction: str, count: int, specials: int, place: str, node: str) -> None:
        self.turn_of(faction)
        self.moves += 1
        self.hold(self.moves <= 1 + self.hajrs, "R10.1", f"{faction} move {self.moves} times")
        self.lands(faction, node)
        far = self.board.range(faction, slowed="FRE.B3" in self.books.stopped)
        starts = [start for start in NODES_OF[place] if self.board.at(faction, start)]
        self.distances = {start: self.board.distance(faction, start, node) for start in starts}
        self.range = far

    def after_moved(self, faction: str, count: int, specials: int, place: str, node: str) -> None:
        """R10.11, R10.15: each token of the group had a way."""
        far = {start: self.distances.get(start, 99) for start in self.books.left}
        fine = sum(self.books.left.values()) == count and all(n <= self.range for n in far.values())
        self.hold(fine, "R10.11", f"{faction} move {count} to {node} over {far} borders; {self.range} can be crossed")

    def after_shipped(self, faction: str, way: str, count: int, specials: int, node: str) -> None:
        """GUI.B2: one territory is left, not out of the storm."""
        if way == "cross":
            self.one_start(faction, count)

    def after_returned(self, faction: str, count: int, place: str) -> None:
        """GUI.B2."""
        self.one_start(faction, count)

    def one_start(self, faction: str, count: int) -> None:
        left = self.books.left
        fine = sum(left.values()) == count and len({territory(node) for node in left}) == 1
        fine = fine and not any(self.board.in_storm(node) for node in left)
        self.hold(fine, "GUI.B2", f"{faction} take {count} from {left}")

    def on_rode(self, faction: str, start: str, node: str, count: int) -> None:
        self.hold(faction == FREMEN, "FRE.B5", f"{faction} ride")
        self.hold(not self.board.in_storm(start), "FRE.B5", f"a ride out of the storm in {start}")
        self.hold(territory(start) != territory(node), "FRE.B5", f"a ride inside {territory(start)}")
        closed = self.board.closed(faction, territory(node))
        self.hold(not closed and not self.board.in_storm(node), "FRE.B5", f"a ride to {node}")

    def turn_of(self, faction: str) -> None:
        self.hold(not self.migrants, "FRE.A4", f"{self.migrants} migrants come through the storm unhurt")
        self.hold(faction == self.shipper, "R10.1", f"{faction} in the turn of {self.shipper or 'nobody'}")

    def lands(self, faction: str, node: str, storm_allowed: bool = False) -> None:
        """R5.5, R10.4, R10.8, R10.16."""
        self.arrivals.append(territory(node))
        self.hold(storm_allowed or not self.board.in_storm(node), "R10.4", f"{faction} come into the storm in {node}")
        staying = self.board.advisors(faction, territory(node))  # who come to advisors are advisors (BG.A6)
        closed = self.board.closed(faction, territory(node)) and not staying
        self.hold(not closed, "R10.8", f"{faction} come into {node} beside {self.board.occupants(territory(node))}")
