"""What is true at a table of Feud."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kanly.kernel import Known, State

HOUSES: Final = ("anvil", "briar", "cairn", "dusk")
SMUGGLERS: Final = 4  # a party without a seat, after the four Houses

# 30 cards: six blades of each strength 1 to 3, six guards (strength 2, win ties), four ploys, two gholas.
BLADE: Final = 0
GUARD: Final = 1
PLOY: Final = 2
GHOLA: Final = 3
NAMES: Final = ("blade", "guard", "ploy", "ghola")
KIND: Final[tuple[int, ...]] = (BLADE,) * 18 + (GUARD,) * 6 + (PLOY,) * 4 + (GHOLA,) * 2
STRENGTH: Final[tuple[int, ...]] = (1,) * 6 + (2,) * 6 + (3,) * 6 + (2,) * 6 + (0,) * 6
CARDS: Final = len(KIND)
HAND: Final = 4


class House:
    """One party: its open spice, its hidden hand."""

    spice: int
    hand: list[int]

    def __init__(self) -> None:
        self.spice = 3
        self.hand = []

    def copy(self) -> House:
        """An independent copy."""
        other = House()
        other.spice = self.spice
        other.hand = self.hand[:]
        return other


class Duel:
    """A duel in progress."""

    attacker: int
    defender: int
    cards: tuple[int, int]  # uncovered; -1 before that, or for no card
    dials: tuple[int, int]

    def __init__(self) -> None:
        self.attacker = 0
        self.defender = 0
        self.cards = (-1, -1)
        self.dials = (0, 0)

    def copy(self) -> Duel:
        """An independent copy."""
        other = Duel()
        other.attacker = self.attacker
        other.defender = self.defender
        other.cards = self.cards
        other.dials = self.dials
        return other


@mypyc_attr(allow_interpreted_subclasses=True)  # tests break it on purpose
class FeudState(State):
    """The Houses, the deck, whose turn it is."""

    houses: list[House]
    raids: int  # the smugglers' spice
    deck: list[int]
    discard: list[int]
    known: Known
    round: int
    active: int
    actions: int
    duel: Duel | None
    storm: int  # module storm: sectors until it breaks; -1 without

    def __init__(self) -> None:
        super().__init__()
        self.houses = []
        self.raids = 0
        self.deck = []
        self.discard = []
        self.known = Known()
        self.round = 0
        self.active = 0
        self.actions = 0
        self.duel = None
        self.storm = -1

    def copy(self) -> FeudState:
        """An independent copy."""
        other = FeudState()
        self.copy_common(other)
        other.houses = [house.copy() for house in self.houses]
        other.raids = self.raids
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.known = self.known.copy()
        other.round = self.round
        other.active = self.active
        other.actions = self.actions
        other.duel = None if self.duel is None else self.duel.copy()
        other.storm = self.storm
        return other
