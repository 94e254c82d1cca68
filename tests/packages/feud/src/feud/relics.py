"""The module of relics: all that is theirs is here, and the base game has no word about them.

Every House finds hidden relics before the first round, and may sell one for as much spice as it is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feud.rules import FeudRules, P, house_name
from feud.state import FeudState
from kanly.kernel import EVERYONE, Block, Chance, Flow, Known, Module, Option, Part, Row, from_own, number, order_from

NAMES: Final = ("mirror", "lamp", "seal", "crown", "ring", "horn", "mask", "bell", "urn")
WORTH: Final = (1, 1, 1, 2, 2, 2, 3, 3, 4)


@mypyc_attr(allow_interpreted_subclasses=True)  # tests break it on purpose
class Relics(Part):
    """Who has found which relics, and what still lies buried."""

    buried: list[int]
    found: list[list[int]]  # by House
    known: Known

    def __init__(self) -> None:
        self.buried = []
        self.found = []
        self.known = Known()

    def copy(self) -> Relics:
        """An independent copy."""
        other = Relics()
        other.buried = self.buried[:]
        other.found = [found[:] for found in self.found]
        other.known = self.known.copy()
        return other


def new_relics(rules: FeudRules) -> Relics:
    """All buried, in order: a state draws nothing before its first scene."""
    relics = Relics()
    relics.buried = list(range(len(NAMES)))
    relics.found = [[] for _ in range(rules.houses)]
    relics.known = Known(len(NAMES))
    return relics


def relics_of(s: FeudState) -> Relics:
    """What this module keeps in the state."""
    part = s.parts["relics"]
    assert isinstance(part, Relics)
    return part


def dig(inner: Callable[[P], None]) -> Callable[[P], None]:
    """R1.1: before the first round every House finds its relics, and shows them to nobody."""

    def set_up(p: P) -> None:
        inner(p)
        relics = relics_of(p.state)
        p.rng.shuffle(relics.buried)
        for house in range(p.rules.houses):
            seat = p.rules.seat(house)
            for _ in range(p.rules.setting("relics_each")):
                relic = relics.buried.pop()
                relics.found[house].append(relic)
                p.reveal(1 << seat, relics.known, relic)
                p.tell("found", (house_name(house), relic_name(relic)), 1 << seat)

    return set_up


def sales(p: P) -> list[Option]:
    """R1.2: the relics that the active House could sell."""
    return [("sell", NAMES[relic]) for relic in relics_of(p.state).found[p.state.active]]


def sell(inner: Callable[[P, int, Option], Flow]) -> Callable[[P, int, Option], Flow]:
    """R1.2: a sold relic is shown to everybody and brings its worth."""

    def act(p: P, house: int, action: Option) -> Flow:
        if not isinstance(action, tuple) or action[0] != "sell":
            yield from inner(p, house, action)
            return
        relics = relics_of(p.state)
        relic = NAMES.index(action[1])
        p.reveal(EVERYONE, relics.known, relic)
        relics.found[house].remove(relic)
        p.state.houses[house].spice += WORTH[relic]
        p.tell("sold", (house_name(house), relic_name(relic), WORTH[relic]))

    return act


def relic_name(relic: int) -> str:
    """The message id of a relic's name."""
    return "relic-" + NAMES[relic]


def show_relics(rules: FeudRules, s: FeudState, seat: int | None, view: dict[str, Any]) -> None:
    """Own relics by name, those of others by number."""
    relics = relics_of(s)
    view["buried"] = len(relics.buried)
    for i in range(rules.houses):
        shown = relics.known.hide(relics.found[i], seat)
        view["houses"][i]["relics"] = [NAMES[relic] if relic >= 0 else "?" for relic in shown]


def redeal_relics(rules: FeudRules, s: FeudState, seat: int, chance: Chance) -> None:
    """What others have found may as well be buried."""
    relics = relics_of(s)
    relics.known.redeal([relics.buried, *relics.found], seat, chance)


def relic_rows(rules: FeudRules) -> tuple[str, ...]:
    """A row for each House."""
    return from_own(rules.houses)


def write_relics(rules: FeudRules, s: FeudState, seat: int, out: Row, at: int) -> None:
    """The relics of every House that the seat knows of."""
    relics = relics_of(s)
    for i in order_from(seat, rules.houses):
        for relic in relics.found[i]:
            if relics.known.by(seat, relic):
                out[at + relic] = 1
        at += len(NAMES)


def print_relics(rules: FeudRules, almanac: dict[str, Any]) -> None:
    """What every relic is worth."""
    almanac["relics"] = {NAMES[i]: WORTH[i] for i in range(len(NAMES))}


RELICS = Module(
    "relics",
    record=new_relics,
    records=(Relics,),
    wraps={"set_up": dig, "act": sell},
    lists={"actions": [sales], "action_domain": [[("sell", name) for name in NAMES]]},
    settings=(number("relics_each", 1, low=1, high=2),),
    view=show_relics,
    redeal=redeal_relics,
    blocks=(Block("relics", relic_rows, NAMES, write_relics),),
    events={"found": ("house", "relic"), "sold": ("house", "relic", "worth")},
    almanac=print_relics,
)
