"""Feud's rules as the kernel sees them: who plays what, what a seat sees, who wins."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from feud.state import CARDS, HOUSES, KIND, NAMES, SMUGGLERS, Duel, FeudState, House
from kanly.kernel import EVERYONE, Chance, Event, Known, Message, Module, Party, Play, Result, Rules, Setup


@mypyc_attr(allow_interpreted_subclasses=True)  # tests break it on purpose
class FeudRules(Rules[FeudState]):
    """Feud for one set-up."""

    houses: int
    rounds: int
    teams: bool

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        self.houses = 4 if setup.seats == 2 else setup.seats
        self.rounds = setup.settings["rounds"]
        self.teams = setup.settings.get("teams", False)  # four Houses make teams, three do not
        super().__init__(setup, modules, "1", (FeudState, House, Duel))

    def seat(self, house: int) -> int:
        """The seat that answers for a House: with two seats, each answers for two."""
        return house % self.setup.seats

    def order(self, state: FeudState, without: int = -1) -> list[int]:
        """All seats in order, starting with the active House's; without one of them."""
        n = self.setup.seats
        first = self.seat(state.active)
        return [(first + i) % n for i in range(n) if (first + i) % n != without]

    def begin(self) -> FeudState:
        """Cards unshuffled, hands empty."""
        state = FeudState()
        state.houses = [House() for _ in range(self.houses)]
        state.deck = list(range(CARDS))
        state.known = Known(CARDS)
        state.agenda = [("set_up",)]
        return state

    def view(self, state: FeudState, seat: int | None) -> dict[str, Any]:
        """Own cards and those that were shown; spice is open."""
        duel = state.duel
        return {
            "round": state.round,
            "active": HOUSES[state.active],
            "actions": state.actions,
            "storm": state.storm,
            "deck": len(state.deck),
            "discard": list(state.discard),
            "raids": state.raids,
            "houses": [
                {
                    "house": HOUSES[i],
                    "seat": self.seat(i),
                    "spice": state.houses[i].spice,
                    "hand": [NAMES[KIND[c]] if c >= 0 else "?" for c in state.known.hide(state.houses[i].hand, seat)],
                }
                for i in range(self.houses)
            ],
            "duel": None
            if duel is None
            else {
                "attacker": HOUSES[duel.attacker],
                "defender": HOUSES[duel.defender],
                "cards": list(duel.cards),
                "dials": list(duel.dials),
            },
        }

    def redeal(self, state: FeudState, seat: int, chance: Chance) -> None:
        """Exchange the unknown cards of all hands and the deck."""
        zones = [state.deck]
        for house in state.houses:
            zones.append(house.hand)
        state.known.redeal(zones, seat, chance)

    def parties(self, state: FeudState) -> list[Party]:
        """The Houses, and the smugglers who have no seat."""
        houses = [
            Party(HOUSES[i], self.seat(i), f"team{i % 2}" if self.teams else HOUSES[i]) for i in range(self.houses)
        ]
        return [*houses, Party("smugglers", None, "smugglers")]

    def result(self, state: FeudState) -> Result:
        """The most spice wins; team mates and the Houses of one seat add theirs up."""
        scores = {HOUSES[i]: state.houses[i].spice for i in range(self.houses)}
        scores["smugglers"] = state.raids
        together: dict[str, int] = {}
        members: dict[str, list[str]] = {}
        for party in self.parties(state):
            side = party.team if self.teams or party.seat is None else f"seat{party.seat}"
            together[side] = together.get(side, 0) + scores[party.id]
            members.setdefault(side, []).append(party.id)
        ranking: list[list[str]] = []
        for total in sorted(set(together.values()), reverse=True):
            ranking.append([p for side in together if together[side] == total for p in members[side]])
        return Result(ranking, scores, Message("end-rounds", {"rounds": self.rounds}))

    def narrate(self, event: Event) -> Message:
        """Houses, cards and relics by their names."""
        words = super().narrate(event)
        args = {name: Message(value) if isinstance(value, str) else value for name, value in words.args.items()}
        return Message(words.id, args)


P = Play[FeudState, FeudRules]


def house_name(house: int) -> str:
    """The message id of a party's name."""
    return "smugglers" if house == SMUGGLERS else "house-" + HOUSES[house]


def card_name(card: int) -> str:
    """The message id of a card's name."""
    return "card-none" if card < 0 else "card-" + NAMES[KIND[card]]


def draw(p: P, house: int) -> None:
    """One card into a hand; an empty deck is made of the discard pile again."""
    s = p.state
    if not s.deck:
        s.deck = s.discard
        s.discard = []
        s.known.forget(s.deck)
        p.rng.shuffle(s.deck)
    if s.deck:
        card = s.deck.pop()
        s.houses[house].hand.append(card)
        seat = p.rules.seat(house)
        p.reveal(1 << seat, s.known, card)
        p.tell("drawn", (house_name(house), card_name(card)), 1 << seat)


def throw(p: P, house: int, card: int) -> None:
    """A card from the hand to the discard pile, face up."""
    p.state.houses[house].hand.remove(card)
    p.reveal(EVERYONE, p.state.known, card)
    p.state.discard.append(card)


def holds(s: FeudState, rules: FeudRules, seat: int, kind: int) -> list[int]:
    """The cards of a kind in the hands that a seat answers for."""
    return [c for i in range(rules.houses) if rules.seat(i) == seat for c in s.houses[i].hand if KIND[c] == kind]


def owner(s: FeudState, card: int) -> int:
    """The House in whose hand a card is."""
    for i in range(len(s.houses)):
        if card in s.houses[i].hand:
            return i
    raise ValueError(f"card {card} is in no hand")
