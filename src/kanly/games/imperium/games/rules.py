"""Uprising as the kernel sees it: assembled once for a set-up, stateless."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.redeal import redeal
from kanly.games.imperium.client.view import view
from kanly.games.imperium.client.words import narrate
from kanly.games.imperium.phases.endgame import ranking
from kanly.games.imperium.phases.sending import guarded
from kanly.games.imperium.phases.setting_up import houses
from kanly.games.imperium.pieces.board import POSTS, SPACES
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, RECORDS, ImperiumState, name_of
from kanly.kernel import Chance, Event, Message, Module, Party, Result, Setup

VERSION: Final = "1"


class UprisingRules(ImperiumRules):
    """Uprising for one set-up."""

    event_fields: dict[str, tuple[str, ...]]  # what the data of an event are

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        super().__init__(setup, modules, VERSION, RECORDS)
        self.event_fields = {}
        for fields in self.lists["events"]:
            self.event_fields.update(fields)
        board: list[int] = self.lists["spaces"]
        covered = [SPACES[i].place for i in board if SPACES[i].place != SPACES[i].name] + self.lists["covered"]
        self.spaces = [i for i in board if SPACES[i].name not in covered]
        self.doors = 0
        self.guarded = []
        for i in self.spaces:
            self.doors |= SPACES[i].doors
            if guarded(SPACES[i]):
                self.guarded.append(i)
        self.posts = [post.number for post in POSTS if post.doors & self.doors]

    def begin(self) -> ImperiumState:
        """All pieces in the box; set-up is the first scene."""
        s = ImperiumState()
        s.houses = houses(self.setup.seats)
        s.agents = [0] * len(SPACES)
        s.bonus = [0] * len(SPACES)
        s.control = [NOBODY] * len(SPACES)
        s.posts = [0] * len(POSTS)
        s.agenda = [("set_up",)]
        return s

    def view(self, state: ImperiumState, seat: int | None) -> dict[str, Any]:
        return view(state, seat, self.spaces, self.posts, self.setting("points_to_end"))

    def redeal(self, state: ImperiumState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def parties(self, state: ImperiumState) -> list[Party]:
        """Every house by its leader."""
        return [Party(name_of(state, h), state.houses[h].seat) for h in range(len(state.houses))]

    def result(self, state: ImperiumState) -> Result:
        """Houses from best to worst; ties are broken, so that one house has won (END-02)."""
        order = ranking(state)
        scores = {name_of(state, h): vp(state, h) for h in order}
        reason = Message("victory-points-won", {"points": scores[name_of(state, order[0])]}, rules=("END-01", "END-02"))
        return Result([[name_of(state, h)] for h in order], scores, reason)

    def narrate(self, event: Event) -> Message:
        return narrate(self.event_fields, event)
