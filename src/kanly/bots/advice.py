"""Advice: what a strong player would answer, and why in one sentence; from what the seat has, and nothing else."""

from __future__ import annotations

from typing import Final

from kanly.bots.search import SearchBot, Weighed, analyse
from kanly.kernel import Ask, Message, Option, Sight, Table

CLOSE: Final = 0.02  # two answers of which neither is much better: a difference of chances below this
KNOWN: Final = 0.1  # of the best answer's tries: another one of which that much is known can be compared with it


class Advice:
    """An answer, its chance to win, and the best of the others that is known well enough; None: none is."""

    option: Option
    chance: float
    other: Option | None
    rival: float

    def __init__(self, option: Option, chance: float, other: Option | None, rival: float) -> None:
        self.option = option
        self.chance = chance
        self.other = other
        self.rival = rival


def advise(bot: SearchBot, sight: Sight) -> Advice:
    """What a search would answer to the question of a seat."""
    found = analyse(bot, sight)
    best = found.answers[0]
    others = [answer for answer in found.answers[1:] if answer.tries >= max(2.0, KNOWN * best.tries)]
    if not others:
        return Advice(best.option, best.value, None, 0.0)
    rival = max(others, key=_value)
    return Advice(best.option, best.value, rival.option, rival.value)


def _value(answer: Weighed) -> float:
    return answer.value


def why(table: Table, ask: Ask, advice: Advice) -> Message:
    """The reason in words, as the seat that is asked may read it."""
    option = table.describe(ask, advice.option)
    refs = option.refs
    if len(ask.options) == 1:
        return Message("hint-only", {"option": option}, refs)
    chance = percent(advice.chance)
    if advice.other is None:
        return Message("hint-alone", {"option": option, "chance": chance}, refs)
    other = table.describe(ask, advice.other)
    args = {"option": option, "chance": chance, "other": other, "rival": percent(advice.rival)}
    return Message(_compared(advice), args, refs)


def _compared(advice: Advice) -> str:
    """How the answer stands to the other; one that was tried less often may have the better figure."""
    if percent(advice.rival) > percent(advice.chance):
        return "hint-surer"
    return "hint-close" if advice.chance - advice.rival < CLOSE else "hint-better"


def percent(chance: float) -> int:
    """A chance for people."""
    return int(100.0 * max(0.0, min(1.0, chance)) + 0.5)
