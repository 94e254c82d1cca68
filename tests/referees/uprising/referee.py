"""The referee of Uprising: buying, the round and its end, and the books against the view."""

from __future__ import annotations

from typing import Any

from tests.referees.uprising.books import AGENTS, CARDS, MAKERS, SPIES, TROOPS
from tests.referees.uprising.combat import strength
from tests.referees.uprising.conflicts import Conflicts
from tests.referees.uprising.influence import Influence
from tests.referees.uprising.sending import RESOURCES, Sending

from kanly.kernel import Ask, Event, Option, Result, Table
from kanly.kernel.asks import token

VICTORY, LAST_ROUND = 10, 10


class UprisingReferee(Sending, Conflicts, Influence):
    """Watches a game of Uprising."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.bought = ""
        self.persuasion = 0  # what must be left after a purchase
        self.revealed: list[str] = []  # in this round, in order
        self.ended = False

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
        there = card in view["row"] or view["reserve"].get(card, 0) > 0 or house["aside"] == card
        self.hold(there, "ACQ-01", f"{card} is bought and not to be had")
        price = max(0, CARDS[card]["cost"] - (house["aside"] == card))
        self.hold(price <= house["persuasion"], "ACQ-01", f"{card} costs {price}; there is {house['persuasion']}")
        self.hold(self.books.houses[house["name"]].revealed, "ACQ-01", f"{card} is bought outside a Reveal turn")
        self.persuasion = house["persuasion"] - price

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
            self.hold(best < VICTORY, "RCL-01", f"round {number} begins at {best} points")
        fine = number == self.books.round + 1 and number <= LAST_ROUND
        self.hold(fine, "RCL-01", f"round {number} begins after {self.books.round}")
        self.revealed = []

    def on_phase(self, phase: str) -> None:
        if phase == "player_turns":
            self.new_phase = True
        if self.books.phase == "combat":
            self.check_combat()
        if phase == "makers":
            self.fed = set()
        if self.books.phase == "makers":
            for space in MAKERS:
                empty = not self.books.view["spaces"][space]["agents"]
                self.hold(empty == (space in self.fed), "MAK-01", f"bonus spice of {space}")
        if self.books.phase == "player_turns":
            waiting = [name for name, house in self.books.houses.items() if not house.revealed]
            self.hold(not waiting, "TRN-03", f"{waiting} have not revealed")

    def on_reveal_turn(self, house: str) -> None:
        self.revealed.append(house)

    def on_endgame(self) -> None:
        best = max([house.points for house in self.books.houses.values()])
        fine = best >= VICTORY or self.books.round == LAST_ROUND
        self.hold(fine, "RCL-01", f"the game ends in round {self.books.round} at {best} points")
        self.ended = True

    def watch_end(self, result: Result) -> None:
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        view = self.books.view["houses"]
        best = {h["name"]: (h["vp"], h["spice"], h["solari"], h["water"], h["garrison"]) for h in view}
        last = {name: self.revealed.index(name) for name in best}
        ranked = sorted(best, key=lambda name: (best[name], last[name]), reverse=True)
        told = [name for group in result.ranking for name in group]
        self.hold(told == ranked, "END-02", f"ranked {told}, not {ranked}: {best}")

    def watch_view(self, view: dict[str, Any]) -> None:
        books = self.books
        books.order = [house["name"] for house in view["houses"]]
        if not books.first and books.round:
            books.first = books.order[view["first"]]
        if self.paid is not None and not self.picks_spy():
            self.check_price()
        if view["phase"] != "combat" or not books.view:
            self.before_combat = view["houses"]
        if books.round:
            self.compare(view)
            self.check_alliances()
        if self.bought:
            self.check_bought(view)
        books.view = view

    def compare(self, view: dict[str, Any]) -> None:
        """The view shows what the events have told; pieces are neither made nor lost (SET-02)."""
        full = len(view["row"]) == 5 or not view["imperium_deck"]
        self.hold(full, "ACQ-05", f"{len(view['row'])} cards in the row")
        for seat, seen in enumerate(view["houses"]):
            one = self.books.houses[seen["name"]]
            name = one.name
            if self.lost_troops:
                one.supply, one.garrison, one.troops = seen["supply"], seen["garrison"], seen["troops"]
            for what in (*RESOURCES, "supply", "garrison", "troops", "worms"):
                have = getattr(one, what)
                self.hold(seen[what] == have, "SET-02", f"{name}: {seen[what]} {what}, not {have}")
                setattr(one, what, seen[what])
            total = seen["supply"] + seen["garrison"] + seen["troops"] + seen["memories"]
            self.hold(total == TROOPS, "SET-02", f"{name}: {total} troops")
            spies = seen["spies"] + len([post for post in view["posts"].values() if seat in post])
            self.hold(spies == SPIES, "SET-02", f"{name}: {spies} spies")
            out = sum([space["agents"].count(seat) for space in view["spaces"].values()])
            agents = AGENTS + seen["swordmaster"]
            both = seen["agents"] + out
            self.hold(both == agents, "AGT-11", f"{name}: {both} agents, not {agents}")
            force = strength(seen["troops"], seen["worms"], seen["swords"])
            self.hold(seen["strength"] == force, "REV-06", f"{name}: strength {seen['strength']}, not {force}")
            self.hold(seen["influence"] == one.influence, "INF-01", f"{name}: influence {seen['influence']}")
            self.hold(seen["vp"] == one.points, "INF-02", f"{name}: {seen['vp']} points, not {one.points}")
            one.points = seen["vp"]
        self.lost_troops = False
        for faction, holder in view["alliances"].items():
            told = self.books.alliance[faction]
            shown = None if holder is None else self.books.order[holder]
            self.hold(shown == told, "ALL-01", f"{faction}: allied with {shown}, not {told}")
