"""What the games of the series have in common: their rules as the kernel sees them, assembled once for a set-up."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kanly.games.imperium.bot.guide import SeriesGuide
from kanly.games.imperium.client.almanac import almanac
from kanly.games.imperium.client.citing import cited, cited_data
from kanly.games.imperium.client.paint import Painter
from kanly.games.imperium.client.redeal import redeal
from kanly.games.imperium.client.view import view
from kanly.games.imperium.client.words import narrate, space_of_turn
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.gains import LeaderPrice, Pay, lasts
from kanly.games.imperium.phases.acts import Act, Acts
from kanly.games.imperium.phases.endgame import TIE_BREAKS, TieBreak, ranking, ties
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.purses import Purses
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import influence_with, tracks_for, vp
from kanly.games.imperium.table.state import NOBODY, RECORDS, STAGES, House, ImperiumState, Turn, name_of
from kanly.kernel import Ask, Chance, Event, Game, Message, Module, Option, Party, Result, Setup
from kanly.kernel.codec import Codec

SCHEMA: Final = 6  # of stored states


@lru_cache(64)
def box_of(sets: tuple[Set, ...], modules: tuple[str, ...], houses: int, kinds: tuple[str, ...]) -> Box:
    """The box for these sets; set-ups that differ in their settings alone share it."""
    return Box(sets, modules, houses, kinds)


class SeriesRules(ImperiumRules):
    """A game of the series for one set-up."""

    learnt: SeriesGuide | None  # made when somebody searches
    other_rules: dict[str, str]  # ids of Uprising's rules, and of those that hold in this game instead
    tie_breaks: list[TieBreak]  # what decides ties in points, in this order

    def __init__(self, setup: Setup, modules: list[Module], version: str) -> None:
        sets = tuple([each for module in modules for each in module.lists.get("sets", [])])
        kinds = tuple([kind for module in modules for kind in module.lists.get("kinds_of_pieces", [])])
        self.box = box_of(sets, setup.modules, setup.seats, kinds)  # first: domains are made of it
        super().__init__(setup, modules, version, RECORDS, SCHEMA)
        self.cast = self.step("Cast")
        self.influence_with = self.step("influence_with")
        self.tracks_for = self.step("tracks_for")
        self.own_influence_counts = self.influence_with is influence_with and self.tracks_for is tracks_for
        self.houses = len(self.step("houses")(self))
        self.learnt = None
        self.other_rules = {}
        for others in self.lists["other_rules"]:
            self.other_rules.update(others)
        self.tie_breaks = [*self.lists["tie_breaks"], *TIE_BREAKS]
        self.asking = [(space.doors, *space.needs) for space in self.box.spaces if space.needs is not None]
        self.guarded = [space for space in self.box.spaces if space.once or space.only]
        costs = [each for space in self.box.spaces for each in space.costs]
        self.repriced = [(door, cost) for door, cost in costs if not lasts(cost)]
        self.purses = self._purses(costs)
        acts: list[Act] = [act.in_box(self.box) for act in self.lists["acts"]]
        self.acts = {act.what: act for act in acts}
        self.acts_in = [Acts(acts, self.box, stage) for stage in STAGES]
        self.acts_anytime = [act for act in acts if act.anytime]

    def _purses(self, costs: list[tuple[int, Effect]]) -> dict[str, Purses]:
        """What the doors with lasting prices cost the house of every leader."""
        plain = [(door, cost.solari, cost.spice, cost.water) for door, cost in costs if isinstance(cost, Pay)]
        out: dict[str, Purses] = {}
        for leader in self.box.leaders:
            own = [(door, cost.price_for(self, leader), 0, 0) for door, cost in costs if isinstance(cost, LeaderPrice)]
            out[leader] = Purses(plain + own)
        return out

    def begin(self) -> ImperiumState:
        """All pieces in the box; set-up is the first scene."""
        s = ImperiumState()
        s.houses = self.step("houses")(self)
        s.seating = list(range(len(s.houses)))
        s.agents = [0] * len(self.box.spaces)
        s.bonus = [0] * len(self.box.spaces)
        s.control = [NOBODY] * len(self.box.spaces)
        s.posts = [0] * len(self.box.posts)
        s.alliances = [NOBODY] * len(self.box.tracks)
        s.wall = any(card.protected for card in self.box.trophies)
        s.agenda = [("set_up",)]
        return s

    def view(self, state: ImperiumState, seat: int | None) -> dict[str, Any]:
        return view(self, state, seat)

    def redeal(self, state: ImperiumState, seat: int, chance: Chance) -> None:
        redeal(self.box, state, seat, chance)

    def parties(self, state: ImperiumState) -> list[Party]:
        """Every house by its leader."""
        out: list[Party] = []
        for h in range(len(state.houses)):
            house = state.houses[h]
            out.append(Party(name_of(state, h), house.seat if house.seat != NOBODY else None, house.team))
        return out

    def result(self, state: ImperiumState) -> Result:
        """Houses, or teams, from best to worst; ties are broken, so that one of them has won (END-02)."""
        order = ranking(self.box, state, self.tie_breaks)
        scores = {name_of(state, h): vp(state, h) for side in order for h in side}
        points = sum([vp(state, h) for h in order[0]])
        reason = Message("victory-points-won", {"points": points}, rules=("END-01", "END-02"))
        return Result([[name_of(state, h) for h in side] for side in order], scores, reason)

    def ties(self, state: ImperiumState) -> list[Message]:
        return [cited(words, self.other_rules) for words in ties(self.box, state, self.tie_breaks)]

    def guide(self) -> SeriesGuide:
        """What was learnt from games of this series."""
        if self.learnt is None:
            self.learnt = SeriesGuide(self)
        return self.learnt

    def migrate(self, data: Any, schema: int) -> Any:
        """What states, houses, turns and parts of older schemas do not know yet is as it is at the start."""
        if schema not in (1, 2, 3, 4, 5):
            return super().migrate(data, schema)
        codec = Codec(self.records)
        data["f"].setdefault("intrigues_held", [])
        for house in data["f"]["houses"]:
            house["f"] = {**codec.pack(House())["f"], **house["f"]}
        turn = data["f"]["on_turn"]
        turn["f"] = {**codec.pack(Turn())["f"], "troops": turn["f"]["units"], **turn["f"]}
        for name, part in data["f"].get("parts", {"d": []})["d"]:
            part["f"] = {**codec.pack(self.makers[name](self))["f"], **part["f"]}
        return data

    def narrate(self, event: Event) -> Message:
        return narrate(self.box, self.event_fields, event)

    def narrate_at(self, events: list[Event], at: int) -> Message:
        space = space_of_turn(self.box, events, at) if events[at].kind == "does" else NOBODY
        return narrate(self.box, self.event_fields, events[at], space)

    # Words, with the rules of this game.

    def question(self, p: Any, ask: Ask) -> Message:
        words = cited(super().question(p, ask), self.other_rules)
        for tell in self.lists["asked"]:
            words = tell(p.state, words)
        return words

    def describe(self, p: Any, ask: Ask, option: Option) -> Message:
        return cited(super().describe(p, ask, option), self.other_rules)

    def why_not(self, p: Any, ask: Ask, option: Option) -> Message:
        return cited(super().why_not(p, ask, option), self.other_rules)

    def why_not_thing(self, p: Any, ask: Ask, thing: str, picked: str) -> Message | None:
        reason = super().why_not_thing(p, ask, thing, picked)
        return None if reason is None else cited(reason, self.other_rules)

    # What is printed.

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        return Painter(self, view, say).paint()

    def pieces(self) -> dict[str, Message]:
        return {name: self.box.title(name) for named in self.box.kinds.values() for name in named}

    def printed(self, piece: str) -> list[Message]:
        found = self.box.piece(piece)
        lines = [] if found is None else found.printed(self.box)
        return [cited(line, self.other_rules) for line in lines]

    def almanac(self) -> dict[str, Any]:
        return almanac(self)

    def full_almanac(self) -> dict[str, Any]:
        """What is printed in the game and in its modules."""
        full: dict[str, Any] = cited_data(super().full_almanac(), self.other_rules)
        return full


@mypyc_attr(allow_interpreted_subclasses=True)
class SeriesGame(Game):
    """A game of the series; `version` is that of its rules."""

    version: str = "3"

    def assemble(self, setup: Setup, modules: list[Module]) -> SeriesRules:
        base, *chosen = modules
        return SeriesRules(setup, [base, *self.guests(setup), *chosen], self.version)

    def guests(self, setup: Setup) -> list[Module]:
        """What other games of the series bring to this set-up."""
        return []
