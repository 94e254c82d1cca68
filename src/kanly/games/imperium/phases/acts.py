"""Acts: what a module lets a house do besides, whenever it is asked what to do next.

`lists["acts"]` has one of every such thing. `what` begins its options; `anytime`: also outside the own turn, while the
house carries out what it has gained.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.kernel import Flow, Message, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """One thing to do, in all its forms."""

    what: str
    anytime: bool

    def __init__(self, what: str, *, anytime: bool = False) -> None:
        self.what = what
        self.anytime = anytime

    def domain(self, rules: ImperiumRules) -> list[Option]:
        """Every form that it can ever have."""
        return []

    def offer(self, x: Cast, options: list[Option]) -> None:
        """Add the forms in which the house may do it now."""

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        """Do it."""
        return None

    def describe(self, p: P, option: Option) -> Message:
        """A form of it in words."""
        return Message("act-" + self.what)

    def why_not(self, p: P, h: int, option: Option) -> Message:
        """Why the house may not do it so now."""
        return Message("why-not-" + self.what)


def act_named(rules: ImperiumRules, what: str) -> Act:
    """The act whose options begin so."""
    for act in rules.lists["acts"]:
        if isinstance(act, Act) and act.what == what:
            return act
    raise KeyError(what)
