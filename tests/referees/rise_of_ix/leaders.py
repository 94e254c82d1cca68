"""The six leaders of Rise of Ix (IX-80 to IX-85)."""

from __future__ import annotations

from tests.referees.rise_of_ix.board import YUNA
from tests.referees.rise_of_ix.fleet import Fleet

from kanly.kernel import Event, Table

ARMAND, ILESA, TESSIA, HUNDRO = (
    "archduke_armand_ecaz",
    "ilesa_ecaz",
    "tessia_vernius",
    "viscount_hundro_moritani",
)
LEADERS = (ARMAND, ILESA, TESSIA, HUNDRO, YUNA)


class Leaders(Fleet):
    """What their abilities show."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.conscripts = False  # the next card is acquired by Armand's signet
        self.ahead = False  # Ilesa has a card set aside
        self.foreseen = ""  # and takes it back in this turn
        self.turns = 0  # of Ilesa in this round
        self.early = False  # it came back in the first of them
        self.snooped: list[str] = []  # factions whose snooper Tessia has reached
        self.reached = ""  # a track whose snooper she must take
        self.looked = False

    def watch_event(self, event: Event) -> None:
        if self.reached and event.kind not in ("point", "influence", "snoops", "gains", "draws_intrigue", "recruits"):
            self.hold(event.kind in ("allies", "does"), "IX-84", f"{TESSIA} do not reach the snooper of {self.reached}")
            self.reached = ""
        super().watch_event(event)

    # Armand Ecaz.

    def on_does(self, house: str, what: str) -> None:
        self.conscripts = what.startswith(f"{ARMAND}.signet")
        super().on_does(house, what)

    def on_acquires(self, house: str, card: str) -> None:
        if self.conscripts:
            cost = self.cards[card]["cost"]
            fine = cost is not None and cost <= 3 and (card != "foldspace")
            self.hold(fine, "IX-82", f"{house} conscript {card} for {cost}")
            self.conscripts = False
        if card == "foldspace" and not self.first_game:
            self.hold(house == ILESA, "IX-05", f"{house} acquire {card}")
        self.pass_on(Leaders, "on_acquires", house, card)

    # Ilesa Ecaz.

    def on_sets_ahead(self, house: str) -> None:
        fine = house == ILESA and self.books.phase == "round_start" and not self.ahead
        self.hold(fine, "IX-83", f"{house} set a card aside")
        self.ahead = True

    def on_phase(self, phase: str) -> None:
        if self.books.phase == "round_start" and ILESA in self.books.houses and ILESA not in self.rivals():
            optional = self.setup.settings["one_step_ahead_optional"]
            self.hold(self.ahead or optional, "IX-83", f"{ILESA} set no card aside")
            self.turns = 0
        super().on_phase(phase)

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        if house == ILESA:
            self.turns += 1
            self.foreseen = ""

    def on_foresaw(self, house: str, card: str) -> None:
        fine = house == ILESA == self.books.active and self.ahead
        self.hold(fine and self.turns <= 2, "IX-83", f"{house} take {card} back in turn {self.turns}")
        self.ahead = False
        self.foreseen = card if self.turns == 2 else ""
        self.early = self.turns == 1  # only if she reveals

    def on_reveal_turn(self, house: str) -> None:
        if house == ILESA:
            self.early = False
        super().on_reveal_turn(house)

    def on_turn_ends(self, house: str) -> None:
        self.hold(not self.early, "IX-83", f"{ILESA} take a card back in the first turn")
        super().on_turn_ends(house)

    def on_sends(self, house: str, card: str, space: str) -> None:
        if house == ILESA and card == self.foreseen:
            icons = len(self.cards[card]["icons"])
            self.promise(house, "spice" if icons == 1 else "solari")
        super().on_sends(house, card, space)

    # Tessia Vernius.

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        before = self.books.houses[house].influence[faction]
        super().on_influence(house, faction, change, now)
        if house == TESSIA and house not in self.rivals() and before < 2 <= now and faction not in self.snooped:
            self.reached = faction

    def on_snoops(self, house: str, faction: str, number: int) -> None:
        influence = self.books.houses[house].influence[faction]
        fine = house == TESSIA and faction not in self.snooped and influence >= 2
        self.hold(fine, "IX-84", f"{house} reach the snooper of {faction} at {influence}")
        self.snooped.append(faction)
        self.hold(number == len(self.snooped), "IX-84", f"reward {number} of {len(self.snooped)}")
        self.reached = ""
        if number >= 3 and influence < 6:
            self.promise(house, "influence")

    # Hundro Moritani.

    def on_looks_ahead(self, house: str, cards: int) -> None:
        fine = house == HUNDRO and not self.books.round and not self.looked
        self.hold(fine, "IX-81", f"{house} look at {cards} intrigue cards")
        self.looked = True

    def on_round(self, number: int) -> None:
        player = HUNDRO in self.books.houses and HUNDRO not in self.rivals()
        self.hold(self.looked == player, "IX-81", f"{HUNDRO} has looked at intrigue cards: {self.looked}")
        super().on_round(number)
