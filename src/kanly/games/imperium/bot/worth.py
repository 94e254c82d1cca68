"""What things are worth, in victory points times ten: effects count how much of them, rates say what one is worth.

The rates here are those of a quiet moment in the middle of the game. A bot that looks at a table sets its own.
"""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Play

POINT: Final = 10.0


class Rates:
    """What one of each thing is worth to a house now."""

    solari: float
    spice: float
    water: float
    troop: float  # in the garrison
    fielded: float  # what a troop gains by going from the garrison to the conflict
    withdrawn: list[float]  # by number: what it changes to take so many troops from the conflict to the garrison
    worm: float  # a sandworm in the conflict
    sword: float
    persuasion: float
    card: float  # drawn
    intrigue: float
    spy: float  # on a post
    trash: float  # the right to trash a card
    discard: float  # what a card from hand costs
    lasting: float  # the share that counts of what is gained now and spent later
    agent: float  # an agent back on the leader
    seat: float  # in the High Council
    swordmaster: float
    hooks: float
    control: float
    progress: float  # a step on a track that gives nothing by itself
    step: float  # any step on a track, at some time to come; 0: now, so that it matters which one
    acquire: float  # a cheap card for nothing
    hope: float  # the share that counts of what cannot be had now, but may be another time

    def __init__(self) -> None:
        self.solari = 0.7
        self.spice = 1.0
        self.water = 1.0
        self.troop = 1.0
        self.fielded = 0.3
        self.withdrawn = []
        self.worm = 3.5
        self.sword = 0.5
        self.persuasion = 0.8
        self.card = 1.5
        self.intrigue = 2.0
        self.spy = 1.2
        self.trash = 1.0
        self.discard = 1.0
        self.lasting = 0.9
        self.agent = 3.5
        self.seat = 8.0
        self.swordmaster = 12.0
        self.hooks = 5.0
        self.control = 3.0
        self.progress = 3.0
        self.step = 0.0
        self.acquire = 2.0
        self.hope = 0.0


QUIET: Final = Rates()


class Onlooker(Play[ImperiumState, ImperiumRules]):
    """A state to think about, with the rates of the house that thinks; it tells nobody anything."""

    rates: Rates

    def __init__(self, state: ImperiumState, rules: ImperiumRules) -> None:
        super().__init__(state, rules, None)
        self.rates = QUIET


def rates(x: Cast) -> Rates:
    """The rates that hold for whoever looks at an effect."""
    p = x.p
    return p.rates if isinstance(p, Onlooker) else QUIET
