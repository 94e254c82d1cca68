"""A house rule: houses begin with less water, or with more."""

from collections.abc import Callable

from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import House
from kanly.kernel import Module, number

Houses = Callable[[ImperiumRules], list[House]]


def with_other_water(inner: Houses) -> Houses:
    """W1: the set-up as usual, but for the water that every house begins with."""

    def houses(rules: ImperiumRules) -> list[House]:
        made = inner(rules)
        for house in made:
            house.water = rules.setting("first_water")
        return made

    return houses


DRY_START = Module(
    "dry_start",
    wraps={"houses": with_other_water},
    settings=(number("first_water", 0, low=0, high=3),),
)
