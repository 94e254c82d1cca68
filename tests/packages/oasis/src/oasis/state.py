"""What is true at a table of Oasis, and what its rules say about the table as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.kernel import (
    Chance,
    Event,
    Known,
    Message,
    Module,
    Party,
    Play,
    Result,
    Row,
    Rules,
    Setup,
    State,
    from_own,
    order_from,
)
from kanly.kit import Vocabulary

CARDS = 36  # numbered from 0 to 35
HAND = 4
TRAVELLERS = ("amber", "jade", "onyx", "ruby")


def card_words(card: int) -> tuple[Message, str]:
    return Message("card", {"number": card}), f"card:{card}"


WORDS = Vocabulary({"traveller": "party"}, {"card": card_words})


class OasisState(State):
    """The hands and the deck, who knows what of them, the water, and the present well."""

    hands: list[list[int]]
    deck: list[int]  # the last card is the top one
    known: Known
    water: list[int]
    wells: int  # how many have been reached
    well: int  # the water in the present one
    played: list[int]  # the cards played for it, by seat, once they are uncovered
    discard: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.hands = []
        self.deck = []
        self.known = Known()
        self.water = []
        self.wells = 0
        self.well = 0
        self.played = []
        self.discard = []

    def copy(self) -> OasisState:
        other = OasisState()
        self.copy_common(other)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.known = self.known.copy()
        other.water = self.water[:]
        other.wells = self.wells
        other.well = self.well
        other.played = self.played[:]
        other.discard = self.discard[:]
        return other


class OasisRules(Rules[OasisState]):
    """Oasis for one set-up."""

    wells: int

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        self.wells = setup.settings["wells"]
        super().__init__(setup, modules, version="1", records=(OasisState,))

    def begin(self) -> OasisState:
        state = OasisState()
        state.hands = [[] for _ in range(self.setup.seats)]
        state.water = [0] * self.setup.seats
        state.deck = list(range(CARDS))
        state.known = Known(CARDS)
        state.agenda = [("deal",)]
        return state

    def view(self, state: OasisState, seat: int | None) -> dict[str, Any]:
        return {
            "wells": [state.wells, self.wells],
            "well": state.well,
            "deck": len(state.deck),
            "discard": list(state.discard),
            "travellers": [
                {
                    "traveller": TRAVELLERS[i],
                    "water": state.water[i],
                    "hand": state.known.hide(state.hands[i], seat),
                    "played": state.played[i] if state.played else None,
                }
                for i in range(self.setup.seats)
            ],
        }

    def redeal(self, state: OasisState, seat: int, chance: Chance) -> None:
        state.known.redeal([state.deck, *state.hands], seat, chance)

    def parties(self, state: OasisState) -> list[Party]:
        return [Party(TRAVELLERS[i], seat=i) for i in range(self.setup.seats)]

    def result(self, state: OasisState) -> Result:
        scores = {TRAVELLERS[i]: state.water[i] for i in range(self.setup.seats)}
        ranking = [[t for t in scores if scores[t] == water] for water in sorted(set(scores.values()), reverse=True)]
        return Result(ranking, scores, Message("end-wells", {"wells": self.wells}))

    def narrate(self, event: Event) -> Message:
        return WORDS.narrate(self.event_fields, event)

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        lines = [f"Well {view['wells'][0]} of {view['wells'][1]} holds {view['well']} water."]
        for one in view["travellers"]:
            hand = " ".join(str(card) if card >= 0 else "?" for card in one["hand"])
            lines.append(f"  {one['traveller']:6} {one['water']:2} water   hand {hand}")
        return "\n".join(lines)


def travellers(rules: OasisRules) -> tuple[str, ...]:
    return from_own(rules.seats)


def write_travellers(rules: OasisRules, s: OasisState, seat: int, out: Row, at: int) -> None:
    for i in order_from(seat, rules.seats):
        out[at] = s.water[i]
        out[at + 1] = s.played[i] + 1 if s.played else 0
        at += 2


def write_well(rules: OasisRules, s: OasisState, seat: int, out: Row, at: int) -> None:
    out[at] = s.well
    out[at + 1] = rules.wells - s.wells


def write_cards(rules: OasisRules, s: OasisState, seat: int, out: Row, at: int) -> None:
    for card in s.hands[seat]:
        out[at + card] = 1
    for card in (*s.played, *s.discard):
        out[at + CARDS + card] = 1


P = Play[OasisState, OasisRules]
