"""A rival's turns: the House Hagal deck, the order of turns, what each card brings (RIV-04 to RIV-42)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.rivals.books import CONTROL, HAGAL, RIVALS, Party, RivalBooks
from tests.referees.rivals.gains import Gains
from tests.referees.rivals.hagal import space_of, why_skipped
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

RULES = {  # what must come out as imagined, and which rule says so
    "influence": "RIV-21",
    "intrigues": "RIV-40",
    "solari": "RIV-12",
    "spice": "RIV-12",
    "water": "RIV-12",
    "supply": "RIV-30",
    "garrison": "RIV-30",
    "troops": "RIV-30",
    "worms": "RIV-17",
    "hooks": "RIV-12",
    "spies": "RIV-51",
    "master": "RIV-41",
    "points": "RIV-42",
    "agents": "RIV-10",
    "tleilaxu": "R14.3",
}


class RivalTurns(UprisingReferee):
    """Everything up to combat."""

    books: RivalBooks

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        settings = self.setup.settings
        self.difficulty: str = settings.get("difficulty", "")
        hard = self.difficulty in ("mentat", "kwisatz_haderach")
        self.brutal = hard or settings["brutal_escalation"]
        self.politics = hard or settings["smart_politics"]
        self.expert = hard or settings["expert_deployment"]
        self.scoreless = settings.get("streamlined_rivals", False)
        self.books = RivalBooks(self.setup.seats, self.difficulty)
        self.gains: Gains | None = None  # what must be true when the present card or reward is done
        self.recruits = 0  # of this turn so far
        self.revealed_swords: Counter[str] = Counter()  # cards turned up for this combat

    def deck(self) -> dict[str, int]:
        """RIV-04: the cards of the House Hagal deck."""
        modules = (None, *self.setup.modules)
        deck = {
            card: one["copies"]
            for card, one in HAGAL.items()
            if self.setup.seats in one["seats"]
            and one.get("module") in modules
            and (not one["spaces"] or one["spaces"][0] in self.spaces)
        }
        if "immortality" in modules and self.setup.seats == 1:
            deck["hagal_research_station"] -= 1  # R14.8
        if self.setup.settings["desert_tactics_twice"]:
            deck["hagal_desert_tactics"] += 1  # M-01
        return deck

    def on_round(self, number: int) -> None:
        super().on_round(number)
        if number == 1 and self.setup.seats == 1:  # RIV-06
            (player,) = [party for party in self.books.houses.values() if not party.is_rival]
            should = 1 if self.difficulty == "mercenary" else 0
            self.hold(player.intrigues == should, "RIV-06", f"{player.name} begin with {player.intrigues} Intrigues")

    # the order of turns

    def turn_order(self) -> list[str]:
        """RIV-08: the only rival follows the first player; RIV-09: otherwise clockwise."""
        order = self.books.order
        if self.setup.seats == 1 or not order:
            return order
        other = next(name for name in order if name not in RIVALS and name != self.books.first)
        return [self.books.first, *[name for name in order if name in RIVALS], other]

    def is_done(self, name: str) -> bool:
        """RIV-10: a rival's turns end with its agents."""
        if name not in RIVALS:
            return super().is_done(name)
        stops = self.setup.settings.get("rival_stops", False) and self.books.houses[self.books.first].revealed
        return stops or not self.books.houses[name].agents

    def marker_order(self) -> list[str]:
        """RIV-08, RIV-09."""
        order = self.books.order
        return order if self.setup.seats == 1 else [one for one in order if one not in RIVALS]

    def on_objective(self, who: str, objective: str) -> None:
        """RIV-05."""
        if self.setup.seats == 2:
            fine = objective.startswith("objective_ornithopter") == (who in RIVALS)
            self.hold(fine, "RIV-05", f"{who} get {objective}")

    def on_rival_joins(self, name: str) -> None:
        fine = not self.scoreless or RIVALS[name]["streamlined"]
        self.hold(fine, "RIV-85", f"{name} is no streamlined rival")

    # turns

    def on_turn(self, house: str) -> None:
        super().on_turn(house)
        self.recruits = 0
        for party in self.books.rivals:
            self.check_bought_all(party)

    def check_bought_all(self, party: Party) -> None:
        """RIV-41, RIV-42: what it could buy it has bought."""
        owns = party.solari + party.spice + party.water + party.intrigues
        fine = party.master or owns < RIVALS[party.name]["cost"]
        self.hold(fine, "RIV-41", f"{party.name} could pay for a Swordmaster with {owns}")
        rich = party.intrigues >= 3 or party.water >= 3 or party.solari >= 7
        rich = rich or (party.spice >= 7 and self.spice_buys())
        fine = self.scoreless or not party.master or not rich
        self.hold(fine, "RIV-42", f"{party.name} could buy points")

    def spice_buys(self) -> bool:
        """Whether rivals buy points with spice."""
        return True

    def on_sends(self, house: str, card: str, space: str) -> None:
        super().on_sends(house, card, space)
        fine = space != "swordmaster" or self.difficulty != "kwisatz_haderach"
        self.hold(fine, "RIV-06", f"{house} go for a Swordmaster")

    def turn_up(self, card: str) -> None:
        """A House Hagal card comes from the deck."""
        copies = self.deck().get(card, 0)
        self.hold(self.books.turned[card] < copies, "RIV-04", f"{card} is not in the deck")

    def on_hagal_skipped(self, name: str, card: str, space: str, why: str) -> None:
        self.settle()
        self.turn_up(card)
        rival = self.books.houses[name]
        should = space_of(card, rival, self.books)
        reasons = why_skipped(card, should, rival, self.books, self.politics)
        fine = space == should and why in reasons
        self.hold(fine, "RIV-11", f"{name} skip {card} at {space} ({why}), not {should} ({reasons or 'nothing'})")

    def on_hagal_used(self, name: str, card: str) -> None:
        self.settle()
        self.turn_up(card)
        self.hold(not HAGAL[card]["spaces"], "RIV-13", f"{card} sends nobody")
        self.imagine(name, card, "")

    def on_hagal_sends(self, name: str, card: str, space: str) -> None:
        self.settle()
        self.turn_up(card)
        rival = self.books.houses[name]
        fine = self.books.active == name and rival.agents > 0
        self.hold(fine, "RIV-10", f"{name} send an agent with {rival.agents} left in the turn of {self.books.active}")
        should = space_of(card, rival, self.books)
        self.hold(space == should, "RIV-11", f"{card} sends {name} to {space}, not {should}")
        reasons = why_skipped(card, space, rival, self.books, self.politics)
        if self.unhindered(name):
            reasons.discard("occupied")
        self.hold(not reasons, "RIV-11", f"{card} sends {name} to {space}: {reasons}")
        self.imagine(name, card, space)

    def unhindered(self, name: str) -> bool:
        """Whether a rival goes where others are."""
        return False

    def imagine(self, name: str, card: str, space: str) -> None:
        """What the card must bring."""
        self.gains = gains = self.new_gains(self.recruits)
        rival = gains.books.houses[name]
        if space:
            rival.agents -= 1
            holder = self.books.control.get(space)
            if holder is not None and space in CONTROL and holder in RIVALS:
                gains.take(gains.books.houses[holder], CONTROL[space], 1)
        for words in HAGAL[card]["gains"]:
            gains.gain(rival, words, space)
        gains.settle(rival)
        if space in HAGAL[card]["combat"]:
            gains.deploy(rival, self.expert)
        self.recruits = gains.recruited

    def new_gains(self, recruits: int = 0) -> Gains:
        """The present books, to try things in."""
        return Gains(self.books.imagine(), self.scoreless, recruits)

    def settle(self) -> None:
        """What was imagined must have happened."""
        gains, self.gains = self.gains, None
        if gains is None:
            return
        for should in gains.books.rivals:
            now = self.books.houses[should.name]
            for what, rule in RULES.items():
                have, want = getattr(now, what), getattr(should, what)
                self.hold(have == want, rule, f"{should.name}: {what} {have}, not {want}")
        self.hold(self.books.wall == gains.books.wall, "RIV-16", f"the Shield Wall: {self.books.wall}")

    def on_turn_ends(self, house: str) -> None:
        self.settle()

    def on_deploys(self, house: str, troops: int) -> None:
        if house in RIVALS:
            self.hold(troops <= self.books.houses[house].garrison, "RIV-30", f"{house} deploy {troops}")
        else:
            super().on_deploys(house, troops)

    def agents_in(self, space: str) -> list[Any]:
        return self.books.agents.get(space, [])

    def controller(self, space: str) -> str | None:
        return self.books.control.get(space)

    def wall_stands(self) -> bool:
        return self.books.wall
