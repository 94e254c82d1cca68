"""The referee of rivals: their fights, their points, the end (RIV-43, RIV-60 to RIV-63, RIV-81, RIV-85)."""

from __future__ import annotations

from typing import Any

from tests.referees.rivals.books import HAGAL, PRINTED, RIVALS, Party
from tests.referees.rivals.turns import RivalTurns

from kanly.kernel import Result


class RivalsReferee(RivalTurns):
    """Watches a game of Uprising with rivals."""

    def on_hagal_swords(self, name: str, card: str, swords: int) -> None:
        self.turn_up(card)
        self.revealed_swords[name] += 1
        self.hold(swords == HAGAL[card]["swords"], "RIV-60", f"{card} has {HAGAL[card]['swords']} swords, not {swords}")

    def on_strengths(self, told: Any) -> None:
        """RIV-60, RIV-81."""
        super().on_strengths(told)
        level = self.conflicts[self.books.conflict]["level"]
        cards = 2 if self.brutal and level == "III" else 1
        for name, n in dict(told).items():
            if name in RIVALS:
                one = self.books.houses[name]
                turned = self.revealed_swords[name]
                should = cards if one.units else 0
                self.hold(turned == should, "RIV-81", f"{name} turn up {turned} cards for combat, not {should}")
                should = self.might(name, one.swords)
                self.hold(n == should, "RIV-60", f"{name}: strength {n}, not {should}")
        self.revealed_swords.clear()

    def on_rewarded(self, house: str, place: int, times: int) -> None:
        super().on_rewarded(house, place, times)
        self.settle()
        if house in RIVALS:
            self.gains = gains = self.new_gains()
            for _ in range(times):  # RIV-62, RIV-63
                for words in PRINTED["rewards"][self.books.conflict][place - 1]:
                    gains.gain(gains.books.houses[house], words)
                gains.settle(gains.books.houses[house])

    def on_wins(self, house: str, trophy: str) -> None:
        self.settle()
        super().on_wins(house, trophy)

    def on_phase(self, phase: str) -> None:
        self.settle()
        super().on_phase(phase)

    # points and the view

    def owe(self, house: str, faction: str, why: str, points: int) -> None:
        """RIV-85: what a streamlined rival would score is not scored."""
        if not (self.scoreless and house in RIVALS):
            super().owe(house, faction, why, points)

    def watch_view(self, view: dict[str, Any]) -> None:
        super().watch_view(view)
        books = self.books
        books.agents = {space: [books.order[h] for h in one["agents"]] for space, one in view["spaces"].items()}
        books.control = {
            space: None if one["control"] is None else books.order[one["control"]]
            for space, one in view["spaces"].items()
        }
        books.bonus = {space: view["spaces"][space]["bonus"] for space in self.makers}
        self.hold(books.wall == view["wall"], "RIV-16", f"the Shield Wall: {view['wall']}")
        books.wall = view["wall"]
        for h, seen in enumerate(view["houses"]):
            party = books.houses.get(seen["name"])
            if party is None:
                continue
            if party.is_rival and books.round:
                self.check_rival(party, seen)
            party.intrigues = len(seen["intrigues"])
            party.hooks, party.master = seen["hooks"], seen["swordmaster"]
            party.agents = seen["agents"]
            party.spies = [post for post, there in view["posts"].items() if h in there]
        if books.round:
            left = sum(self.deck().values()) - view["hagal_deck"]
            self.hold(left == books.turned.total(), "RIV-04", f"{left} House Hagal cards turned up")

    def check_rival(self, party: Party, seen: dict[str, Any]) -> None:
        """RIV-03, RIV-10, RIV-40."""
        count = len(seen["intrigues"])
        self.hold(count == party.intrigues, "RIV-40", f"{party.name}: {count} Intrigue cards, not {party.intrigues}")
        self.hold(seen["agents"] == party.agents, "RIV-10", f"{party.name}: {seen['agents']} agents")
        self.hold(not seen["hand"] and not seen["contracts"], "RIV-03", f"{party.name} have cards or contracts")

    def watch_end(self, result: Result) -> None:
        """RIV-43, END-02: the human who revealed last wins what is still tied."""
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        best: dict[str, tuple[int, ...]] = {}
        for seen in self.books.view["houses"]:
            name = seen["name"]
            last = self.revealed.index(name) if name in self.revealed else -1
            best[name] = (not (self.scoreless and name in RIVALS), *self.standing(seen), last)
        ranked = sorted(best.values(), reverse=True)
        told = [best[name] for group in result.ranking for name in group]
        self.hold(told == ranked, "RIV-43", f"ranked {result.ranking}: {best}")
