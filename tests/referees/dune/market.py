"""Charity, bidding, revival (R7, R8, R9)."""

from __future__ import annotations

from typing import Any

from tests.referees.dune.board import BG, FREMEN, PRINTED
from tests.referees.dune.books import EMPEROR, HARKONNEN, Chapter

LIMIT = {faction: values["hand"] for faction, values in PRINTED["factions"].items()}
WORTHLESS = [card for card, (category, _) in PRINTED["treachery"].items() if category == "worthless"]


class Market(Chapter):
    """What is bought with spice, and for how much."""

    high = 0
    holder = ""
    hands: dict[str, int]
    paid_for_card = 0
    got_charity: set[str]
    ghola = ""  # who has just played it
    revived: dict[str, int]
    revived_specials: dict[str, int]
    granted: set[str]
    paid_for_revival = 0
    leaders = 0
    payer = ""  # of the last revival
    helped = 0  # forces of an ally that the Emperor paid for (EMP.S1)
    free_by_karama = 0

    def on_phase(self, phase: str) -> None:
        if self.books.phase == "revival":
            self.end_of_revival()
        self.hands = {}
        self.got_charity = set()
        self.ghola = ""
        self.revived = {}
        self.revived_specials = {}
        self.granted = set()
        self.paid_for_revival = 0
        self.leaders = 0
        self.payer = ""
        self.helped = 0
        self.free_by_karama = 0

    def on_spice_gained(self, faction: str, amount: int, source: str) -> None:
        if source != "charity":
            return
        purse = self.books.purse[faction]
        should = max(0, 2 - purse)
        if faction == BG and self.books.extras and "BG.A2" not in self.books.stopped:
            should = 2
        fine = amount == should and self.books.phase == "choam_charity" and faction not in self.got_charity
        self.hold(fine, "R7.1", f"{faction} with {purse} spice are given {amount}")
        self.got_charity.add(faction)

    # Bidding.

    def on_hand_declared(self, faction: str, count: int) -> None:
        self.hands[faction] = count
        here = len(self.books.look()["factions"][faction]["hand"])
        self.hold(count == here, "R8.1", f"{faction} declare {count} cards and hold {here}")

    def on_row_laid(self, count: int) -> None:
        below = [f for f, n in self.hands.items() if n < LIMIT[f]]
        self.hold(count == len(below), "R8.2", f"{count} cards for {len(below)} buyers")

    def on_card_put_up(self, faction: str, count: int) -> None:
        self.high = 0
        self.holder = ""
        self.paid_for_card = 0
        self.hold(self.hands.get(faction, 0) < LIMIT[faction], "R8.3", f"{faction} open with a full hand")

    def on_bid(self, faction: str, amount: int) -> None:
        self.hold(amount > self.high, "R8.4", f"{faction} bid {amount} after {self.high}")
        self.hold(self.hands.get(faction, 0) < LIMIT[faction], "R8.6", f"{faction} bid with a full hand")
        self.high = amount
        self.holder = faction
        seat = self.books.view["factions"][faction]["seat"]
        mine = self.referee.table.view(seat)["factions"]
        funds = mine[faction]["spice"] + sum([mine[ally]["promised"] for ally in self.books.allies[faction]])
        cards = mine[faction]["hand"]
        karama = "karama" in cards or (faction == BG and self.books.extras and any(c in WORTHLESS for c in cards))
        self.hold(amount <= funds or karama, "R8.5", f"{faction} bid {amount} and have {funds}")

    def on_paid(self, faction: str, amount: int, receiver: str, reason: str) -> None:
        self.hold(amount <= self.books.purse[faction], "R2.1", f"{faction} pay {amount} of {self.books.purse[faction]}")
        if reason == "card":
            self.paid_for_card += amount
            to_emperor = EMPEROR in self.books.factions and self.holder != EMPEROR
            fine = receiver == (EMPEROR if to_emperor else "bank") or "EMP.B1" in self.books.stopped
            self.hold(fine, "EMP.B1", f"{faction} pay {receiver} for a card")
        elif reason == "revival":
            self.paid_for_revival += amount
            self.payer = faction

    def on_paid_with_karama(self, faction: str, amount: int) -> None:
        self.paid_for_card = amount

    def on_bought(self, faction: str, amount: int) -> None:
        self.hold(faction == self.holder and amount == self.high, "R8.5", f"{faction} buy for {amount}")
        self.hold(self.paid_for_card == amount, "R8.5", f"{faction} pay {self.paid_for_card} for a bid of {amount}")
        self.hands[faction] = self.hands.get(faction, 0) + 1

    def on_bonus_card(self, faction: str) -> None:
        fine = faction == HARKONNEN == self.holder and self.hands.get(faction, 0) < LIMIT[HARKONNEN]
        self.hold(fine, "HAR.B3", f"{faction} draw a bonus card")
        self.hands[faction] = self.hands.get(faction, 0) + 1

    def on_cards_taken_unseen(self, faction: str, other: str, count: int) -> None:
        self.hold(faction == HARKONNEN, "HAR.K1", f"{faction} take cards")

    def on_discarded(self, faction: str, card: str) -> None:
        if faction in self.hands:
            self.hands[faction] -= 1
        self.ghola = faction if card == "tleilaxu_ghola" else self.ghola

    def settle(self, view: dict[str, Any]) -> None:
        """R8.1: nobody holds more cards than the limit; R3.1: no card appears or vanishes."""
        if view["exchange"] is not None or not view["order"]:
            return
        for faction, side in view["factions"].items():
            self.hold(len(side["hand"]) <= LIMIT[faction], "R8.1", f"{faction} hold {len(side['hand'])} cards")
        pile = view["treachery"]
        hands = sum([len(side["hand"]) for side in view["factions"].values()])
        total = pile["deck"] + len(pile["discard"]) + len(pile["removed"]) + len(pile["row"]) + hands
        self.hold(total == 33, "R3.1", f"{total} treachery cards")

    # Revival.

    def on_revival_granted(self, faction: str, other: str) -> None:
        self.hold(faction == FREMEN and other in self.books.allies[FREMEN], "FRE.S2", f"{faction} grant {other}")
        self.granted.add(other)

    def on_karama_power(self, faction: str, power: str) -> None:
        if power == "EMP.K1":
            self.free_by_karama = 3

    def on_leader_revived(self, faction: str, leader: str) -> None:
        self.payer = ""
        if self.ghola == faction or (self.free_by_karama == 3 and faction == EMPEROR):
            self.ghola = ""
            self.free_by_karama = 0
            return
        self.hold(PRINTED["leaders"][leader][0] == faction, "R9.4", f"{faction} revive {leader}")
        self.leaders += PRINTED["leaders"][leader][1]

    def on_kwisatz_haderach_revived(self, faction: str) -> None:
        self.payer = ""
        self.ghola = ""
        self.leaders += 2  # ATR.A4

    def on_revived(self, faction: str, count: int, specials: int) -> None:
        dead = self.books.tanks[faction]
        self.hold(count <= dead, "R9.1", f"{faction} revive {count} of {dead}")
        if self.ghola == faction:
            self.ghola = ""
            self.hold(count <= 5, "tleilaxu_ghola", f"{faction} revive {count}")
            return
        self.hold(self.books.phase == "revival", "R9.1", f"{faction} revive in {self.books.phase}")
        if faction == EMPEROR and self.free_by_karama:
            self.hold(count <= self.free_by_karama, "EMP.K1", f"{count} revived")
            self.free_by_karama = 0
            return
        payer, self.payer = self.payer, ""
        if payer == EMPEROR != faction:
            self.helped += count
            fine = self.helped <= 3 and EMPEROR in self.books.allies[faction]
            self.hold(fine, "EMP.S1", f"the Emperor revives {count} of {faction}")
            return
        self.revived[faction] = self.revived.get(faction, 0) + count
        self.revived_specials[faction] = self.revived_specials.get(faction, 0) + specials
        self.hold(self.revived[faction] <= 3, "R9.2", f"{faction} revive {self.revived[faction]}")
        self.hold(self.revived_specials[faction] <= 1, "R9.9", f"{faction} revive {specials} special forces")

    def end_of_revival(self) -> None:
        """R9.1: the free ones cost nothing, the others 2 each, leaders their strength."""
        price = self.leaders + 2 * self.helped
        for faction, count in self.revived.items():
            free = 3 if faction in self.granted else PRINTED["factions"][faction]["free"]
            price += 2 * max(0, count - free)
        fine = self.paid_for_revival == price or "FRE.S2" in self.books.stopped
        self.hold(fine, "R9.1", f"{self.paid_for_revival} paid for revivals that cost {price}")
