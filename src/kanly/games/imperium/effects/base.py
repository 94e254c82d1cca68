"""What an effect is: it can run, say what it does, tell what it needs, and be valued.

An effect printed on its own is a clause. Every clause has a name (`rebel_supplier.agent.1`), under which it waits in
the pool of the state and is offered as the option `do:<name>`; the box of the game knows all clauses by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import House, ImperiumState
from kanly.kernel import Flow, Message, Option, RulesError

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class Cast:
    """The roles of an effect: who acts, who pays, who receives, who fields forces and influence, who decides.

    In most games all five are one house. `card` is what the effect is printed on, `given` what a clause that stays open
    has given so far, `it` what the step before has picked.
    """

    p: P
    s: ImperiumState
    box: Box
    actor: int
    payer: int
    receiver: int
    ally: int
    decider: int
    card: int
    given: int
    it: int

    def __init__(self, p: P, house: int, card: int) -> None:
        self.p = p
        self.s = p.state
        self.box = p.rules.box
        self.actor = house
        self.payer = house
        self.receiver = house
        self.ally = house
        self.decider = house
        self.card = card
        self.given = 0
        self.it = -1

    @property
    def seat(self) -> int:
        """The seat that answers for who decides."""
        return self.s.houses[self.decider].seat

    @property
    def me(self) -> House:
        """The house that acts."""
        return self.s.houses[self.actor]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not, or can be counted, for the house that acts."""

    def holds(self, x: Cast) -> bool:
        """Whether it is true now."""
        return self.count(x) > 0

    def count(self, x: Cast) -> int:
        """How often it is true now."""
        raise RulesError(f"{type(self).__name__} cannot be counted")

    def text(self) -> Message:
        """The condition in words."""
        raise RulesError(f"{type(self).__name__} has no words")

    def __and__(self, other: Condition) -> Condition:
        return Both(self, other)


class Both(Condition):
    """Two conditions at once."""

    first: Condition
    second: Condition

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, x: Cast) -> bool:
        return self.first.holds(x) and self.second.holds(x)

    def text(self) -> Message:
        return Message("if-both", {"first": self.first.text(), "second": self.second.text()})


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a card, a space, a leader or a reward does.

    `optional`: may be left undone (OPT-01). `eager`: done as soon as it can be, because the rules say so or because
    taking it at once is never worse (resources, swords, persuasion). What only pays (`pay`, `discard`, ...) stands left
    of an arrow.
    """

    name: str  # of the clause; "" for an effect inside another one
    source: str  # what the clause is printed on
    option: Option  # ("do", name); no typed tuple, which compiled code would make anew at every use
    root: str  # the clause in the pool that this one is a branch of; its own name, if it is none
    optional: bool
    eager: bool
    part: bool  # of another clause: a branch of it, or something inside it that is named after it
    branching: bool  # offered by its branches, of which one is carried out
    instead: bool  # gives more influence instead of the visit's (INF-01)

    def __init__(self) -> None:
        self.name = ""
        self.source = ""
        self.option = ("do", "")
        self.root = ""
        self.optional = False
        self.eager = False
        self.part = False
        self.branching = False
        self.instead = False

    def ready(self, x: Cast) -> bool:
        """Whether it can be done now."""
        return True

    def payable(self, x: Cast) -> bool:
        """As a cost: whether all of it can be paid now (RUL-16)."""
        return self.ready(x)

    def declinable(self, x: Cast) -> bool:
        """Whether it may be left undone."""
        return self.optional

    def lacking(self, x: Cast) -> Message | None:
        """What it needs and does not have; None if it is ready or nobody can say."""
        return None

    def do(self, x: Cast) -> Flow | None:
        """Do it at once (None), or return the flow that asks and then does it."""
        raise RulesError(f"{type(self).__name__} does nothing")

    def text(self) -> Message:
        """What it does, in words."""
        raise RulesError(f"{type(self).__name__} has no words")

    def cost_text(self) -> Message:
        """As a cost, in words: what may be done otherwise must be done then."""
        return self.text()

    def spent(self, x: Cast) -> bool:
        """Whether it has nothing left to do, for the rest of the game."""
        return False

    def offered(self, x: Cast) -> Message:
        """What it does as things stand, in words: without what is decided already."""
        return self.text()

    def value(self, x: Cast) -> float:
        """About what it is worth to the house that acts, in victory points times ten."""
        return 0.0

    def offers(self, x: Cast) -> list[Any]:
        """How a branching effect is offered when it is ready: its ready branches."""
        return [self.option]

    def parts(self) -> tuple[Effect, ...]:
        """Effects inside this one that can become clauses of their own."""
        return ()

    def recruits(self, x: Cast) -> int:
        """How many troops it takes from the supply, if there are so many (DEP-01)."""
        return 0

    def sends(self) -> int:
        """Of how many troops it can ask how many of them go into the conflict, at most."""
        return 0

    def lays(self) -> tuple[Effect, ...]:
        """Which of its parts carrying it out can lay open; all, unless a kind of effect knows better."""
        return self.parts()

    def asks(self) -> tuple[Effect, ...]:
        """Of which of its parts carrying it out can ask for one; all, unless a kind of effect knows better."""
        return self.parts()

    def __add__(self, other: Effect) -> Effect:
        return OPERATORS["+"](self, other)

    def __rshift__(self, other: Effect) -> Effect:
        return OPERATORS[">>"](self, other)

    def __or__(self, other: Effect) -> Effect:
        return OPERATORS["|"](self, other)


OPERATORS: Final[dict[str, Callable[[Effect, Effect], Effect]]] = {}  # filled by `combine`, which builds on this module


def put(x: Cast, effect: Effect, given: int = 0) -> None:
    """Lay a clause open: the house may (or must) carry it out later in this turn."""
    x.s.pool.append((effect.name, x.card, given))
