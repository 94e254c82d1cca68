"""What cards, tiles and leaders of Ix depend on, and what they count."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.imperium.effects.base import Cast, Condition
from kanly.games.imperium.effects.spies import any_of
from kanly.games.imperium.modules.rise_of_ix.fleet import commissioned
from kanly.games.imperium.modules.rise_of_ix.table import FLEET, ix
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, ICONS, faction_words
from kanly.games.imperium.table.standing import BONUS, on_good_terms
from kanly.games.imperium.table.state import REVEALING, opponents
from kanly.kernel import Message

SPICE: Final = "the_spice_must_flow"
ENGINE_SPICE: Final = 2  # copies that the Holtzman Engine asks for


class TilesOwned(Condition):
    """At least `n` tech tiles, face up or down."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return len(ix(x.s).tiles[x.actor]) >= self.n

    def text(self) -> Message:
        return Message("if-tiles", {"n": self.n})


class OwnDreadnoughts(Condition):
    """Counts own dreadnoughts in the conflict."""

    def count(self, x: Cast) -> int:
        return ix(x.s).fielded[x.ally]

    def text(self) -> Message:
        return Message("count-dreadnoughts")


class ArmedCards(Condition):
    """Counts revealed cards that have given swords (IX-44)."""

    def count(self, x: Cast) -> int:
        shown = x.me.shown
        return len([card for card in x.s.on_turn.armed if card in shown])

    def text(self) -> Message:
        return Message("count-armed-all")


class AgentAt(Condition):
    """An own agent on a space of a faction."""

    faction: int

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, x: Cast) -> bool:
        agents = x.s.agents
        for space in x.box.spaces:
            theirs = space.faction >= 0 and x.box.tracks[space.faction].icon == self.faction
            if theirs and agents[space.number] >> x.actor & 1:
                return True
        return False

    def text(self) -> Message:
        return Message("if-agent-at", {"faction": faction_words(self.faction)})


class AgentsOn(Condition):
    """At least `n` own agents on spaces of these icons, in any mix (IX-82)."""

    icons: tuple[int, ...]
    n: int

    def __init__(self, icons: tuple[int, ...], n: int) -> None:
        self.icons = icons
        self.n = n

    def holds(self, x: Cast) -> bool:
        agents = x.s.agents
        n = 0
        for space in compress(x.box.spaces, agents):
            if agents[space.number] >> x.actor & 1 and space.icon in self.icons:
                n += 1
        return n >= self.n

    def text(self) -> Message:
        return Message(
            "if-agents-on", {"n": self.n, "icons": any_of([Message("icon-" + ICONS[icon]) for icon in self.icons])}
        )


class EnemyHere(Condition):
    """An opponent's agent stands where the agent was sent (IX-98)."""

    def holds(self, x: Cast) -> bool:
        space = x.s.on_turn.space
        return space >= 0 and any(x.s.agents[space] >> h & 1 for h in opponents(x.s, x.actor))

    def text(self) -> Message:
        return Message("if-enemy-here")


class UnitsDeployed(Condition):
    """So many units were deployed in this turn (IX-95)."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        turn = x.s.on_turn
        return turn.house == x.actor and turn.units >= self.n

    def text(self) -> Message:
        return Message("if-units-deployed", {"n": self.n})


class SolariHeld(Condition):
    """So many solari."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return x.me.solari >= self.n

    def text(self) -> Message:
        return Message("if-solari", {"n": self.n})


class PersuasionGained(Condition):
    """So much persuasion in this reveal turn, spent or not; where the table plays it so, unspent (IX-45)."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        turn = x.s.on_turn
        if turn.house != x.actor or turn.stage != REVEALING:
            return False
        spent = 0 if x.p.rules.setting("disposal_unspent") else turn.spent
        return x.me.persuasion + spent >= self.n

    def text(self) -> Message:
        return Message("if-persuasion", {"n": self.n})


class Strangers(Condition):
    """Counts factions of the board with which the house has so little influence, or less (IX-43, SIX-91)."""

    most: int

    def __init__(self, most: int) -> None:
        self.most = most

    def count(self, x: Cast) -> int:
        return len([f for f in ALL_FACTIONS if x.p.rules.influence_with(x.p, x.actor, f) <= self.most])

    def text(self) -> Message:
        return Message("count-strangers", {"n": self.most})


class Conspiracy(Condition):
    """So many of four: both dreadnoughts, The Spice Must Flow, two factions at the bonus step, a seat (IX-99)."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        owned: int = x.p.rules.steps["owned"](x.p, x.actor, SPICE)
        met = (
            commissioned(x.s, x.actor) >= FLEET,  # a commander has none (SIX-91)
            owned > 0,
            len([f for f in ALL_FACTIONS if on_good_terms(x, f, BONUS)]) >= 2,
            x.me.councillor,
        )
        return sum([1 if true else 0 for true in met]) >= self.n

    def text(self) -> Message:
        return Message("if-conspiracy", {"n": self.n})


class SpiceOwned(Condition):
    """At least `n` copies of The Spice Must Flow, as the rules of the table count them."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        owned: int = x.p.rules.steps["owned"](x.p, x.actor, SPICE)
        return owned >= self.n

    def text(self) -> Message:
        return Message("if-owns", {"n": self.n, "card": Message("card-" + SPICE)})


OWN_DREADNOUGHTS: Final = OwnDreadnoughts()
ARMED_CARDS: Final = ArmedCards()
ENEMY_HERE: Final = EnemyHere()


def tiles_owned(n: int) -> Condition:
    """At least `n` tech tiles."""
    return TilesOwned(n)
