"""Groups: which forces of a territory go, asked with as few questions as it takes (R10.10).

A number for the whole group; how many of each sector only if some stay behind in one of several; special forces only
if it makes a difference.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, FORCES
from kanly.games.dune.facts.map import NODE_TERRITORY, NODE_TOKENS
from kanly.games.dune.phases.shipment.advisors import FIGHTERS
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import flip_to_advisors, flip_to_fighters, march, march_advisors
from kanly.games.dune.table.forces import specials_at
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DuneState
from kanly.kernel import Ask, Flow, Kind, Message, Option

Group = list[tuple[int, int, int]]  # node, forces, special ones among them
SPECIALS: Final = max([faction.special for faction in FACTIONS])


def tokens_at(s: DuneState, f: int, node: int) -> int:
    """Everything that a faction has in a node, advisors too."""
    side = s.sides[f]
    return side.forces.get(node, 0) + side.advisors.get(node, 0)


def special_numbers(forces: int, specials: int, n: int) -> list[Option]:
    """How many of `n` may be special ones, out of forces that include this many."""
    return list(range(max(0, n - (forces - specials)), min(specials, n) + 1))


def gather(p: P, f: int, nodes: list[int], n: int) -> Flow:
    """Choose `n` of a faction's forces out of some nodes: a Group."""
    s = p.state
    left = n
    rest = sum([tokens_at(s, f, node) for node in nodes])
    group: Group = []
    for node in nodes:
        there = tokens_at(s, f, node)
        rest -= there
        takes = list(range(max(0, left - rest), min(there, left) + 1))
        take: int = yield from _choose(p, f, "group_forces", node, takes)
        if take:
            numbers = special_numbers(there, specials_at(s, f, node), take)
            specials: int = yield from _choose(p, f, "group_specials", node, numbers)
            group.append((node, take, specials))
            left -= take
    return group


def _choose(p: P, f: int, kind: str, node: int, numbers: list[Option]) -> Flow:
    """One of the numbers; asked only if there is more than one."""
    if len(numbers) == 1:
        return numbers[0]
    chosen: int = yield Ask(seat_of(p.state, f), kind, offer=lambda: numbers, context=NODE_TOKENS[node])
    return chosen


def carry(p: P, f: int, group: Group, node: int, side: str) -> None:
    """A group to a node; Bene Gesserit tokens turn to the side on which they arrive (BG.A6)."""
    s = p.state
    for start, n, specials in group:
        if start in s.sides[f].advisors:
            march_advisors(s, start, node, n)
        else:
            march(s, f, start, node, n, specials)
    if f == BENE_GESSERIT:
        if side == FIGHTERS:
            flip_to_fighters(p, NODE_TERRITORY[node], "BG.A6")
        else:
            flip_to_advisors(p, NODE_TERRITORY[node], "BG.A6")


def _why_not(p: P, ask: Ask, option: Option) -> Message:
    """More than there are, or too few for the number announced."""
    if option > max(ask.options):
        return message("why-group-so-many", ("R10.10",), node=ask.context, count=max(ask.options))
    return message("why-group-so-few", ("R10.10",), node=ask.context, count=min(ask.options))


KINDS: Final = (
    Kind(
        "group_forces",
        list(range(FORCES + 1)),
        question=lambda p, ask: message("ask-group_forces", ("R10.10",), node=ask.context),
        describe=lambda p, ask, option: message("group_forces-some", count=option),
        why_not=_why_not,
    ),
    Kind(
        "group_specials",
        list(range(SPECIALS + 1)),
        question=lambda p, ask: message("ask-group_specials", ("R15.6",), node=ask.context),
        describe=lambda p, ask, option: message("group_specials-some", count=option),
        why_not=_why_not,
    ),
)
