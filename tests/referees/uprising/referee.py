"""The referee of Uprising: buying, the round and its end, and the books against the view."""

from __future__ import annotations

from typing import Any

from tests.referees.uprising.books import AGENTS, SPIES, TROOPS
from tests.referees.uprising.conflicts import Conflicts
from tests.referees.uprising.influence import Influence
from tests.referees.uprising.sending import RESOURCES, Sending

from kanly.kernel import Ask, Event, Option, Result, Table
from kanly.kernel.asks import token


class UprisingReferee(Sending, Conflicts, Influence):
    """Watches a game of Uprising."""

    all_spies = SPIES
    last_round = 10
    victory = 10

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.bought = ""
        self.persuasion = 0  # what must be left after a purchase
        self.revealed: list[str] = []  # in this round, in order
        self.shown = ""  # whose hand has just been revealed
        self.least: dict[str, int] = {}  # what that brings
        self.ended = False
        self.passed = False  # the first-player marker, in this recall

    def watch_answer(self, ask: Ask, option: Option) -> None:
        self.bought = ""
        self.deploying = 0
        if ask.kind != "turn":
            return
        verb, *rest = token(option).split(":")
        if verb == "deploy":
            self.deploying = int(rest[0])
        elif verb == "play":
            hand = self.table.view(ask.seat)["houses"][ask.seat]["hand"]
            self.hold(rest[0] in hand, "AGT-01", f"{rest[0]} is sent and not in hand: {hand}")
        elif verb == "buy":
            self.bought = rest[0]
            self.check_purchase(self.books.view["houses"][ask.seat], rest[0])

    def check_purchase(self, house: dict[str, Any], card: str) -> None:
        """ACQ-01: from the row or the reserve, for no more persuasion than there is."""
        view = self.books.view
        there = card in self.on_sale(house) or view["reserve"].get(card, 0) > 0 or house["aside"] == card
        self.hold(there, "ACQ-01", f"{card} is bought and not to be had")
        price = max(0, self.cards[card]["cost"] - (house["aside"] == card) - self.discount(card))
        self.hold(price <= house["persuasion"], "ACQ-01", f"{card} costs {price}; there is {house['persuasion']}")
        self.hold(self.books.houses[house["name"]].revealed, "ACQ-01", f"{card} is bought outside a Reveal turn")
        self.persuasion = house["persuasion"] - price

    def discount(self, card: str) -> int:
        """What a card costs less in this turn."""
        return 0

    def on_sale(self, house: dict[str, Any]) -> list[str]:
        """The rows that a house may buy from."""
        return list(self.books.view["row"])

    def check_bought(self, view: dict[str, Any]) -> None:
        """ACQ-01: the price is gone; what a bonus brings may come on top."""
        after = view["houses"][self.books.order.index(self.books.active)]
        if after["revealed"] or view["turn"] is None or view["turn"]["stage"] != "reveal":
            return  # the turn is over, and what was left is lost (REV-11)
        self.hold(after["persuasion"] == self.persuasion, "ACQ-01", f"{after['persuasion']} left of {self.persuasion}")

    def watch_event(self, event: Event) -> None:
        if self.paid is not None and event.kind in ("does", "draws", "turn_ends", "plays_intrigue", "gathers"):
            self.check_price()
        for judge in (self, self.books):
            handler = getattr(judge, "on_" + event.kind, None)
            if handler is not None:
                handler(*event.data)

    def on_round(self, number: int) -> None:
        if number > 1:
            best = max([house.points for house in self.books.houses.values()])
            self.hold(best < self.victory, "RCL-01", f"round {number} begins at {best} points")
        fine = number == self.books.round + 1 and number <= self.last_round
        self.hold(fine, "RCL-01", f"round {number} begins after {self.books.round}")
        self.hold(number == 1 or self.passed, "RCL-03", "the marker is not passed on")
        self.passed = False
        self.revealed = []

    def on_first_player(self, house: str) -> None:
        """RCL-03."""
        order = self.marker_order()
        should = order[(order.index(self.books.first) + 1) % len(order)]
        self.hold(house == should, "RCL-03", f"{house} get the marker, not {should}")
        self.passed = True

    def marker_order(self) -> list[str]:
        """Through whose hands the marker goes."""
        return self.books.order

    def on_phase(self, phase: str) -> None:
        if phase == "player_turns":
            self.new_phase = True
        if self.books.phase == "combat":
            self.check_combat()
        if phase == "makers":
            self.fed = set()
        if self.books.phase == "makers":
            for space in self.makers:
                empty = not self.agents_in(space)
                self.hold(empty == (space in self.fed), "MAK-01", f"bonus spice of {space}")
        if self.books.phase == "player_turns":
            waiting = [name for name in self.books.houses if not self.is_done(name)]
            self.hold(not waiting, "TRN-03", f"{waiting} have turns left")

    def agents_in(self, space: str) -> list[Any]:
        """Whose agents are in a space."""
        return list(self.books.view["spaces"][space]["agents"])

    def on_reveal_turn(self, house: str) -> None:
        self.revealed.append(house)
        fighter = self.books.view["houses"][self.books.order.index(self.fielding())]
        self.shown = house
        self.least = {"persuasion": 0, "swords": fighter["swords"]}

    def on_reveals(self, house: str, card: str) -> None:
        if house == self.shown:
            for what in self.least:
                self.least[what] += self.cards[card][what]

    def check_revealed(self, view: dict[str, Any]) -> None:
        """REV-03: what is printed in the reveal boxes, at least."""
        shown, self.shown = self.shown, ""
        turn = view["turn"]
        if turn is None or turn["stage"] != "reveal" or self.books.order[turn["house"]] != shown:
            return
        for what, name in (("persuasion", shown), ("swords", self.fielding())):
            have = view["houses"][self.books.order.index(name)][what]
            self.hold(have >= self.least[what], "REV-03", f"{name}: {have} {what}, not {self.least[what]}")

    def on_endgame(self) -> None:
        best = max([house.points for house in self.books.houses.values()])
        fine = best >= self.victory or self.books.round == self.last_round
        self.hold(fine, "RCL-01", f"the game ends in round {self.books.round} at {best} points")
        self.ended = True

    def watch_end(self, result: Result) -> None:
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        view = self.books.view["houses"]
        best = {seen["name"]: self.standing(seen) for seen in view}
        last = {name: self.revealed.index(name) for name in best}
        ranked = sorted(best, key=lambda name: (best[name], last[name]), reverse=True)
        told = [name for group in result.ranking for name in group]
        self.hold(told == ranked, "END-02", f"ranked {told}, not {ranked}: {best}")

    def standing(self, seen: dict[str, Any]) -> tuple[int, ...]:
        """END-02: what is compared at the end."""
        return tuple([seen[what] for what in ("vp", "spice", "solari", "water", "garrison")])

    def watch_view(self, view: dict[str, Any]) -> None:
        books = self.books
        if books.round:
            seated = [house["name"] for house in view["houses"]]
            self.hold(seated == books.order, "SET-14", f"{seated} sit there, not {books.order}")
            first = books.order[view["first"]]
            self.hold(first == books.first, "SET-14", f"{first} have the marker, not {books.first}")
        if self.paid is not None and not self.picks_spy():
            self.check_price()
        if view["phase"] != "combat" or not books.view:
            self.before_combat = view["houses"]
        if books.round:
            self.compare(view)
            self.check_alliances()
        if self.bought:
            self.check_bought(view)
        if self.shown:
            self.check_revealed(view)
        books.view = view

    def row_size(self, view: dict[str, Any]) -> int:
        """How many cards lie in the Imperium Row."""
        return len(view["row"])

    def troops_of(self, seen: dict[str, Any]) -> int:
        """All troops of a house, wherever they are."""
        return int(seen["supply"] + seen["garrison"] + seen["troops"] + seen["memories"])

    def all_troops(self, seen: dict[str, Any]) -> int:
        """How many a house must have."""
        return TROOPS

    def agents_out(self, view: dict[str, Any], seat: int) -> int:
        """How many agents of a house are on the board."""
        return sum([space["agents"].count(seat) for space in view["spaces"].values()])

    def extra_agents(self, seen: dict[str, Any]) -> int:
        """AGT-11."""
        return int(seen["swordmaster"])

    def compare(self, view: dict[str, Any]) -> None:
        """The view shows what the events have told; pieces are neither made nor lost (SET-02)."""
        count = self.row_size(view)
        self.hold(count == 5 or not view["imperium_deck"], "ACQ-05", f"{count} cards in the row")
        for seat, seen in enumerate(view["houses"]):
            one = self.books.houses[seen["name"]]
            name = one.name
            if self.lost_troops:
                one.supply, one.garrison, one.troops = seen["supply"], seen["garrison"], seen["troops"]
            for what in (*RESOURCES, "supply", "garrison", "troops", "worms"):
                have = getattr(one, what)
                self.hold(seen[what] == have, "SET-02", f"{name}: {seen[what]} {what}, not {have}")
                setattr(one, what, seen[what])
            total = self.troops_of(seen)
            self.hold(total == self.all_troops(seen), "SET-02", f"{name}: {total} troops")
            spies = seen["spies"] + len([post for post in view["posts"].values() if seat in post])
            self.hold(spies == self.all_spies, "SET-02", f"{name}: {spies} spies")
            out = self.agents_out(view, seat)
            agents = AGENTS + self.extra_agents(seen)
            both = seen["agents"] + out
            self.hold(both == agents, "AGT-11", f"{name}: {both} agents, not {agents}")
            force = self.might(name, seen["swords"])
            self.hold(seen["strength"] == force, "REV-06", f"{name}: strength {seen['strength']}, not {force}")
            self.hold(seen["influence"] == one.influence, "INF-01", f"{name}: influence {seen['influence']}")
            self.hold(seen["vp"] == one.points, "INF-02", f"{name}: {seen['vp']} points, not {one.points}")
            one.points = seen["vp"]
        self.lost_troops = False
        for faction, holder in view["alliances"].items():
            told = self.books.alliance[faction]
            shown = None if holder is None else self.books.order[holder]
            self.hold(shown == told, "ALL-01", f"{faction}: allied with {shown}, not {told}")
