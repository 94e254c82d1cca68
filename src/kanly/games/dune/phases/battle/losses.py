"""What a battle costs in forces and spice: the loser's everything, the winner's choice (R11.11, R15.3.2)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import ATREIDES
from kanly.games.dune.facts.map import NODE_TOKENS
from kanly.games.dune.phases.battle.fighters import place_of, present, special_value, troops
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import lose, lose_all
from kanly.games.dune.table.forces import in_nodes
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DuneState
from kanly.kernel import Ask, Flow, Kind, Message, Option

NORMAL: Final = "normal"
SPECIAL: Final = "special"
FORCES_MOST: Final = 20
SPECIALS_MOST: Final = 5


def battle_losses(p: P, f: int, dial: int, spice: int) -> list[tuple[int, int]]:
    """The sets of forces, normal and special ones, that make up a winner's dial (R11.11); without spice in it."""
    normal, special = troops(p.state, f)
    value = special_value(p, f)
    if not special:
        return [(dial // 2, 0)]
    sets = [(dial // 2 - value * b, b) for b in range(special + 1)]
    return [(a, b) for a, b in sets if 0 <= a <= normal]


def pay_support(p: P, f: int, spice: int) -> None:
    """Forces fight for nothing."""


def winner_losses(p: P, f: int) -> Flow:
    """The winner loses what he dialled: which kinds, and from which sectors, is his choice (R11.11, R15.3.2)."""
    s = p.state
    seat = seat_of(s, f)
    plan = present(s).plans[place_of(present(s), f)]
    sets: list[tuple[int, int]] = p.rules.step("battle_losses")(p, f, plan.dial, plan.spice)
    chosen = sets[0]
    if len(sets) > 1:
        chosen = yield Ask(seat, "lose_forces", sets)
    for kind in (NORMAL, SPECIAL):
        left = chosen[0] if kind == NORMAL else chosen[1]
        part = present(s).part
        for i in range(len(part)):
            here = _of_kind(s, f, part[i], kind)
            least = max(0, left - sum([_of_kind(s, f, node, kind) for node in part[i + 1 :]]))
            n = least
            if least < min(here, left):
                options = list(range(least, min(here, left) + 1))
                n = yield Ask(seat, "lose_in_sector", options, context=(NODE_TOKENS[part[i]], kind, left))
            _lose(p, f, part[i], n, n if kind == SPECIAL else 0)
            left -= n


def _of_kind(s: DuneState, f: int, node: int, kind: str) -> int:
    specials = s.sides[f].specials.get(node, 0)
    return specials if kind == SPECIAL else s.sides[f].forces.get(node, 0) - specials


def _lose(p: P, f: int, node: int, n: int, specials: int) -> None:
    """Forces lost in battle; those of the Atreides awaken the Kwisatz Haderach (ATR.A1)."""
    if f == ATREIDES:
        p.state.losses += n
    lose(p, f, node, n, specials, "battle")


def lose_everything(p: P, f: int, nodes: tuple[int, ...], cause: str) -> None:
    """Everything in some nodes; an explosion spares not even advisors (BG.A5)."""
    if f == ATREIDES:
        p.state.losses += in_nodes(p.state, f, nodes)
    lose_all(p, f, nodes, cause, advisors=cause == "explosion")


# Words.


def _why_not_these(p: P, ask: Ask, option: Option) -> Message:
    return message("why-not-these-losses", tuple(p.rules.lists["loss_rules"]))


def _describe_losses(p: P, ask: Ask, option: Option) -> Message:
    return message("lose_forces-these", normal=option[0], special=option[1])


def _question_sector(p: P, ask: Ask) -> Message:
    node, kind, left = ask.context
    return message("ask-lose_in_sector", ("R11.11",), node=node, force=kind, amount=left)


def _why_not_in_sector(p: P, ask: Ask, option: Option) -> Message:
    return message("why-not-so-many-here", ("R11.11",), node=ask.context[0], least=ask.options[0], most=ask.options[-1])


KINDS: Final = (
    Kind(
        "lose_forces",
        [(a, b) for a in range(FORCES_MOST + 1) for b in range(SPECIALS_MOST + 1) if a + b <= FORCES_MOST],
        question=lambda p, ask: message("ask-lose_forces", tuple(p.rules.lists["loss_rules"])),
        describe=_describe_losses,
        why_not=_why_not_these,
    ),
    Kind(
        "lose_in_sector",
        list(range(FORCES_MOST + 1)),
        question=_question_sector,
        describe=lambda p, ask, option: message("lose_in_sector-count", amount=option),
        why_not=_why_not_in_sector,
    ),
)
