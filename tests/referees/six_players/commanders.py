"""Commanders: whom they activate, what their Allies get, their own boards (SIX-10 to SIX-16, SIX-30 to SIX-34)."""

from __future__ import annotations

from typing import Any

from tests.referees.six_players.books import COMMANDERS, PERSONAL, PRINTED, TeamBooks
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Ask, Option, Table

REWARDS = {("fremen", 1): "spice", ("fremen", 3): "water", ("emperor", 1): "solari", ("emperor", 3): ""}  # SIX-32
GOODS = ("solari", "spice", "water")


class Commanders(UprisingReferee):
    """Turns in which one player acts and another fights."""

    books: TeamBooks

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.books = TeamBooks()
        removed = PRINTED["removed"]
        self.spaces = {name: one for name, one in self.spaces.items() if name not in removed} | PRINTED["spaces"]
        self.posts = dict(PRINTED["posts"])
        self.cards |= PRINTED["cards"]
        self.reinforcing = False
        self.speaking = False  # the Ally says how many troops go, by the rules
        self.rewards: list[tuple[str, str]] = []  # team rewards that must still be told
        self.shares: list[tuple[str, str]] = []  # members who must still get theirs

    def fielding(self) -> str:
        """SIX-12: for a commander, the activated Ally."""
        return self.books.activated if self.books.active in COMMANDERS else self.books.active

    def influence_of(self, house: str, faction: str) -> int:
        """SIX-30, SIX-33."""
        board = {"emperor": "great_houses", "fremen": "fringe_worlds"}.get(faction, faction)
        if house not in COMMANDERS:
            return self.books.houses[house].influence[board]
        allies = self.books.team(house)[1:]
        best = max([self.books.houses[ally].influence[board] for ally in allies])
        own = self.books.houses[house].influence[faction] if COMMANDERS[house] == faction else 0
        return max(best, own)

    def on_activates(self, commander: str, ally: str) -> None:
        """SIX-10."""
        fine = commander == self.books.active and ally in self.books.team(commander)[1:]
        self.hold(fine and not self.books.activated, "SIX-10", f"{commander} activate {ally}")

    def on_sends(self, house: str, card: str, space: str) -> None:
        only = self.spaces[space].get("only")
        self.hold(only in (None, house), "SIX-40", f"{house} go to {space}")
        fine = house not in COMMANDERS or bool(self.books.activated)
        self.hold(fine, "SIX-10", f"{house} send an agent and activate nobody")
        super().on_sends(house, card, space)
        if card == "em_signet_ring":
            self.banned = True  # LDR-07

    def on_turn_ends(self, house: str) -> None:
        fine = house not in COMMANDERS or bool(self.books.activated)
        self.hold(fine, "SIX-10", f"{house} have activated nobody in their turn")
        self.hold(not self.rewards, "SIX-32", f"team rewards not given: {self.rewards}")
        self.hold(not self.shares, "SIX-32", f"not everybody got the team reward: {self.shares}")
        self.rewards, self.shares = [], []

    # troops

    def watch_answer(self, ask: Ask, option: Option) -> None:
        super().watch_answer(ask, option)
        if ask.kind == "turn":
            self.speaking = False
        if ask.kind == "troops" and self.speaking:
            self.deploying = -1  # as many as the Ally says

    def on_does(self, house: str, clause: str) -> None:
        self.reinforcing = clause.startswith("military_support.")
        self.speaking = clause.startswith("activation.")

    def on_recruits(self, house: str, troops: int) -> None:
        self.hold(house not in COMMANDERS, "SIX-12", f"{house} recruit {troops}")
        super().on_recruits(house, troops)

    def on_deploys(self, house: str, troops: int) -> None:
        self.hold(house not in COMMANDERS, "SIX-12", f"{house} deploy {troops}")
        if self.reinforcing:
            fine = house in self.books.team(self.books.active)[1:] and troops <= 3
            self.hold(fine, "SIX-42", f"{house} deploy {troops} as reinforcements")
            self.recruited -= troops if house == self.fielding() else 0
            return
        if self.deploying < 0:
            self.deploying = 0
            fine = troops <= self.books.houses[house].garrison and house == self.books.activated
            self.hold(fine, "SIX-14", f"{house} deploy {troops} for {self.books.active}")
            self.check_deployed(house, troops)
            return
        super().on_deploys(house, troops)

    def on_summons(self, house: str, worms: int) -> None:
        super().on_summons(house, worms)
        fine = house not in COMMANDERS
        self.hold(fine, "SIX-12", f"{house} summon {worms}")
        free = self.setup.settings["shaddam_worms"] or self.books.commander(house) == "muad_dib"
        self.hold(free, "SIX-44", f"{house} summon {worms} worms")

    # influence

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        """SIX-31, SIX-32."""
        owner = PERSONAL.get(faction)
        fine = house == owner if owner else house not in COMMANDERS
        self.hold(fine, "SIX-32", f"{house} have influence with {faction}")
        before = self.books.houses[house].influence[faction]
        if owner:
            self.rewards += [(faction, str(step)) for step in (1, 3) if before < step <= now]
        elif self.books.active in COMMANDERS and change > 0 and self.books.phase == "player_turns":
            fine = house == self.books.activated
            self.hold(fine, "SIX-31", f"{house} step up in the turn of {self.books.active}")
        super().on_influence(house, faction, change, now)

    def on_team_reward(self, commander: str, faction: str, step: int) -> None:
        fine = (faction, str(step)) in self.rewards
        self.hold(fine, "SIX-32", f"{commander}: a team reward for {faction} at {step}")
        if fine:
            self.rewards.remove((faction, str(step)))
        good = REWARDS[faction, step]
        if good:
            self.shares += [(name, good) for name in self.books.team(commander)]

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        for good, count in zip(GOODS, (solari, spice, water)):
            if count == 1 and (house, good) in self.shares:
                self.shares.remove((house, good))

    # the view

    def watch_view(self, view: dict[str, Any]) -> None:
        super().watch_view(view)
        if self.books.round:
            for commander in COMMANDERS:
                self.check_arrows(commander, view)

    def arrows_of(self, seen: dict[str, Any]) -> list[str]:
        """The arrows of a commander's agents, sent or not."""
        return [*seen["arrows"], *seen["sent"].values()]

    def check_arrows(self, commander: str, view: dict[str, Any]) -> None:
        """SIX-10: the agent's arrow names the Ally."""
        seen = view["houses"][self.books.order.index(commander)]
        arrows = sorted(self.arrows_of(seen))
        both = ["both"] * self.extra_agents(seen)
        self.hold(arrows == sorted(["left", "right", *both]), "SIX-10", f"{commander}: agents {arrows}")
        turn = view["turn"]
        if turn is None or self.books.order[turn["house"]] != commander or self.sent not in seen["sent"]:
            return
        arrow = seen["sent"][self.sent]
        _, left, right = self.books.team(commander)
        may = {"left": [left], "right": [right], "both": [left, right]}[arrow]
        self.hold(self.books.activated in may, "SIX-10", f"{commander}: {arrow} activates {self.books.activated}")
