"""War for Arrakis as the kernel sees it: assembled once for a set-up, stateless."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.client.redeal import redeal
from kanly.games.arrakis.client.view import view
from kanly.games.arrakis.client.words import narrate
from kanly.games.arrakis.facts.board import COUNT, ZONES, mask_of, zones_over
from kanly.games.arrakis.facts.leaders import LEADERS, Steps
from kanly.games.arrakis.facts.pieces import ATREIDES, BOXES, HARKONNEN, MARKERS, OCCUPANTS, SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, BASE_CARDS
from kanly.games.arrakis.facts.prescience import AT_END, Vision
from kanly.games.arrakis.facts.values import Values, values_of
from kanly.games.arrakis.table.legions import BODY
from kanly.games.arrakis.table.records import ANY_WORM, HARVESTER, NOBODY, SETTLED, WORMSIGN
from kanly.games.arrakis.table.state import RECORDS, ArrakisState
from kanly.kernel import Chance, Event, Message, Module, Party, Play, Result, Rules, Setup

VERSION: Final = "2"
SCHEMA: Final = 5
VICTORY_RULES: Final[dict[str, tuple[str, ...]]] = {
    "victory-supremacy": ("R1.1",),
    "victory-prescience": ("R1.2",),
    "victory-arrakeen": ("R1.2", "F2"),
    "victory-nobody": ("R1.6",),
}


class ArrakisRules(Rules[ArrakisState]):
    """War for Arrakis for one set-up."""

    values: Values
    token_faces: list[int]  # by deployment token: its face, of those that differ
    zones: list[tuple[int, ...]]  # by area: the air zones connected to it
    beneath: list[int]  # by set of air zones, a mask: the areas connected to any of them, a mask too
    boxes: list[int]  # by leader: the box of its card, as the bit of a mask; 0: none
    actions_of: list[Steps]  # by leader: its special action
    on_board: list[bool]  # by leader: the action is for its own legion
    visions: list[Vision]
    steps_of: list[Steps]  # by planning card design
    stays: list[bool]  # by planning card design
    cards: int  # how many planning cards are in the game
    rounds: int
    transports: Callable[..., Any]  # a step that many questions need: how legions may be carried now
    free_actions: list[Callable[..., Any]]  # what modules add to the free actions
    verbs: dict[str, Callable[..., Any]]  # what the steps of cards and special actions do
    cited: dict[str, tuple[str, ...]]  # by free action or way to move: the rules about it; only what is in the game

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        super().__init__(setup, modules, VERSION, RECORDS, SCHEMA)
        values = values_of(setup.settings["values"])
        self.values = values
        faces = list(dict.fromkeys(values.tokens))
        self.token_faces = [faces.index(face) for face in values.tokens]
        self.zones = [zones_over(area, setup.settings["pole_spokes"]) for area in range(COUNT)]
        self.beneath = _beneath(self.zones)
        names = [leader.name for leader in LEADERS]
        self.boxes = [1 << BOXES.index(values.boxes[name]) if values.boxes[name] else 0 for name in names]
        self.actions_of = [values.actions[name] for name in names]
        self.on_board = [values.on_board[name] for name in names]
        self.visions = [*values.visions, *AT_END]
        self.steps_of = [values.cards.get(card.name, card.effect) for card in ALL_DESIGNS]
        self.stays = [values.stays.get(card.name, False) for card in ALL_DESIGNS]
        self.cards = BASE_CARDS + sum(self.lists.get("more_cards", []))
        self.rounds = setup.settings["rounds"]
        self.transports = self.step("transports")
        self.free_actions = self.lists.get("free_actions", [])
        self.verbs = {}
        for verbs in self.lists["verbs"]:
            self.verbs.update(verbs)
        self.cited = {}
        for cites in self.lists["cites"]:
            self.cited.update(cites)

    def begin(self) -> ArrakisState:
        """Everything in the box; set-up is the first scene."""
        s = ArrakisState()
        s.agenda = [("set_up",)]
        return s

    def view(self, state: ArrakisState, seat: int | None) -> dict[str, Any]:
        return view(state, self.values, seat)

    def redeal(self, state: ArrakisState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def parties(self, state: ArrakisState) -> list[Party]:
        return [Party(SIDES[side], side) for side in (HARKONNEN, ATREIDES)]

    def result(self, state: ArrakisState) -> Result:
        """The winner first; the scores are supremacy and the prescience markers together."""
        scores = {SIDES[HARKONNEN]: state.supremacy, SIDES[ATREIDES]: sum(state.prescience)}
        won = state.winner
        ranking = [list(SIDES)] if won == NOBODY else [[SIDES[won]], [SIDES[1 - won]]]
        reason = Message(
            state.victory or "victory-nobody",
            {"round": state.round, **{name: state.prescience[i] for i, name in enumerate(MARKERS)}},
            rules=VICTORY_RULES.get(state.victory, ()),
        )
        return Result(ranking, scores, reason)

    def migrate(self, data: Any, schema: int) -> Any:
        """States of older schemas do not list who was lifted, and where things on the board are."""
        if schema not in (1, 2, 3, 4):
            return super().migrate(data, schema)
        fields = data["f"]
        ground, zones = fields["ground"], fields["zones"]
        fields["harvesters"] = areas_with(ground, HARVESTER)
        fields["signs"] = areas_with(ground, WORMSIGN)
        if schema == 4:
            return data
        fields["lifted"] = []  # flown meant both
        if schema == 3:
            return data
        fields["armies"] = [[area for area in range(COUNT) if words[area] & BODY] for words in fields["legions"]]
        fields["held"] = [held_by(side, words, ground) for side, words in enumerate(fields["legions"])]
        fields["worms"] = areas_with(ground, ANY_WORM)
        fields["aloft"] = [sum([1 << z for z in range(len(ZONES)) if zones[z] == i]) for i in range(len(OCCUPANTS))]
        return data

    def narrate(self, event: Event) -> Message:
        return narrate(self.event_fields, event)


def areas_with(ground: list[int], flags: int) -> int:
    """The areas with any of some things on their ground, as a mask."""
    return mask_of([area for area in range(COUNT) if ground[area] & flags])


def held_by(side: int, words: list[int], ground: list[int]) -> int:
    """The areas with a legion or settlement of a side, as a mask."""
    return mask_of([area for area in range(COUNT) if words[area] & BODY or ground[area] & SETTLED[side]])


def _beneath(zones: list[tuple[int, ...]]) -> list[int]:
    covered = [mask_of([area for area in range(COUNT) if zone in zones[area]]) for zone in range(len(ZONES))]
    out = [0]
    for zone in covered:  # each doubles the sets: all so far without it, then with it
        out += [there | zone for there in out]
    return out


P = Play[ArrakisState, ArrakisRules]
