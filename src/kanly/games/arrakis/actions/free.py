"""Free actions: any number of them, at any time in the own turn, even in the middle of an action (R4.16, F5).

They are options of the questions that the active side is asked on its way: which die, which action, which legion, which
target, whether a battle goes on.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions import revealing
from kanly.games.arrakis.cards.visions import claim, claimable
from kanly.games.arrakis.client.words import message
from kanly.games.arrakis.facts.board import ATOMICS
from kanly.games.arrakis.facts.leaders import HAWAT
from kanly.games.arrakis.facts.pieces import ATREIDES, CLAIMS
from kanly.games.arrakis.facts.prescience import IN_TURN, VISION_OF
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.looking import atomics_ready, in_play
from kanly.kernel import Ask, Flow, Message, Option

SCOUT: Final[Option] = ("free", "scout")
GUERRILLA: Final[Option] = ("free", "guerrilla")
HAWAT_SCHEMES: Final[Option] = ("free", "hawat")
BOMBARD: Final[Option] = ("free", "bombard")
CLAIM_OPTIONS: Final[list[Option]] = [("free", "claim", name) for name in IN_TURN]
ATOMIC_OPTIONS: Final[list[Option]] = [("free", "atomics", name) for name in ATOMICS]
FREE: Final[list[Option]] = [SCOUT, GUERRILLA, HAWAT_SCHEMES, BOMBARD, *ATOMIC_OPTIONS, *CLAIM_OPTIONS]


def is_free_action(option: Option) -> bool:
    """Whether an option is a free action."""
    return isinstance(option, tuple) and option[0] == "free"


def with_free_actions(p: P, side: int, out: list[Option]) -> list[Option]:
    """A list of options, and behind them what the side could do now for nothing; `ask_again` does it."""
    s = p.state
    if side == ATREIDES:
        if revealing.has_guerrilla(p):
            out.append(GUERRILLA)
        if s.claims < CLAIMS:
            for vision in s.revealed:
                if vision < len(CLAIM_OPTIONS) and claimable(p, vision) and not p.rules.visions[vision].die:
                    out.append(CLAIM_OPTIONS[vision])
        if atomics_ready(s):
            out += ATOMIC_OPTIONS
    else:
        if revealing.can_scout(p):
            out.append(SCOUT)
        if in_play(s, HAWAT) and revealing.schemes(s) > 1:
            out.append(HAWAT_SCHEMES)
    for more in p.rules.free_actions:  # of modules
        out += more(p, side)
    return out


def ask_again(p: P, ask: Ask, answer: Option) -> Flow:
    """The free action that was the answer, and the question once more, until it is answered.

    What a free action tells is no part of what is done with the die, card or token: that may still come to nothing.
    """
    told = p.told
    while is_free_action(answer):
        yield from act_freely(p, ask.seat, answer)
        p.told = told
        answer = yield ask.afresh()
    return answer


def act_freely(p: P, side: int, option: tuple[str, ...]) -> Flow:
    """One free action."""
    what = option[1]
    if what == "scout":
        yield from revealing.scout(p)
    elif what == "guerrilla":
        yield from revealing.guerrilla(p)
    elif what == "hawat":
        yield from revealing.scheme(p)
    elif what == "atomics":
        detonate(p, ATOMICS.index(option[2]))
    elif what == "claim":
        yield from claim(p, VISION_OF[option[2]])
    else:
        yield from p.rules.step("bombard")(p, side)


def detonate(p: P, which: int) -> None:
    """R12.1, R12.2: once a game; plateaus behind the mountain lie open to storms and worms."""
    p.state.atomics = which
    p.tell("atomics", (ATOMICS[which],))


def bombard(p: P, side: int) -> Flow:
    """The Spacing Guild brings it (SG7.4)."""
    yield from ()


def describe_free(p: P, ask: Ask, option: Option) -> Message:
    """A free action in words."""
    if option[1] == "atomics":
        return message("free-atomics", p.rules.cited["atomics"], atomics=option[2])
    if option[1] == "claim":
        return message("free-claim", p.rules.cited["claim"], vision=option[2])
    return message("free-" + option[1], p.rules.cited.get(option[1], ()))


def why_not_free(p: P, ask: Ask, option: Option) -> Message | None:
    """Why a free action is not possible now; nothing about those of a module that is not in the game."""
    rules = p.rules.cited.get(option[1])
    return None if rules is None else message("why-not-free-" + option[1], rules)


STEPS: Final = (bombard,)
CITES: Final[dict[str, tuple[str, ...]]] = {
    "scout": ("R4.18",),
    "guerrilla": ("R4.17",),
    "hawat": ("R4.16",),
    "atomics": ("R12.1",),
    "claim": ("R11.3",),
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {"atomics": ("atomics",)}
