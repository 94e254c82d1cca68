"""Why a thing on the board cannot be chosen: the best of the reasons why the options that would name it are missing."""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Ask, token
from kanly.kernel.messages import Message
from kanly.kernel.rules import Rules

POINTS: Final = 100  # more than any option has parts
MOST: Final = 128  # options that are looked at: more have only a word in common, and no thing


def is_beginning(rules: Rules[Any], ask: Ask, picked: str) -> bool:
    """Whether anything that the question could ever offer begins with these parts of a token."""
    return any(_begins(text, picked) for text in rules.domain(ask.kind).explained)


def reason_about(rules: Rules[Any], p: Any, ask: Ask, thing: str, picked: str = "") -> Message | None:
    """Why the question offers nothing with `space:arrakeen`, `card:dagger` or the like; None if it does.

    What the kind of question says of the thing comes first, then a reason that points at the thing itself, then the
    option that is most like an offered one: with a card that the seat could play elsewhere rather than with any card.
    After something was `picked`, only options that begin so count, if there are any with the thing.
    """
    name = thing.split(":")[-1]
    offered = [token(option) for option in ask.options if _names(token(option).split(":"), name)]
    if any(_begins(text, picked) for text in offered):
        return None
    known = rules.why_not_thing(p, ask, thing, picked) or _best(rules, p, ask, thing, picked)
    if known is not None:
        return known
    if offered:
        return Message("why-not-picked")
    return (_best(rules, p, ask, thing, "") if picked else None) or Message("why-not-about")


def _best(rules: Rules[Any], p: Any, ask: Ask, thing: str, picked: str) -> Message | None:
    """The best of the reasons why options that begin so and name the thing are missing; None: there are none."""
    name = thing.split(":")[-1]
    offered = [token(option).split(":") for option in ask.options]
    best: Message | None = None
    most = -1
    looked = 0
    for text, option in rules.domain(ask.kind).explained.items():
        parts = text.split(":")
        if _names(parts, name) and _begins(text, picked):
            reason = rules.why_not(p, ask, option)
            fit = _shared(parts, offered) + (POINTS if thing in reason.refs else 0)
            if fit > most:
                most = fit
                best = reason
            looked += 1
            if looked == MOST:
                break
    return best


def _begins(text: str, picked: str) -> bool:
    """Whether a token begins with what is picked of it."""
    return not picked or text == picked or text.startswith(picked + ":")


def _names(parts: list[str], name: str) -> bool:
    """Whether an option's token names a thing, or something upon it: `dagger` is in `do:dagger.agent.1`."""
    for part in parts:
        if part == name or part.startswith(name + "."):
            return True
    return False


def _shared(parts: list[str], offered: list[list[str]]) -> int:
    """How many parts the option has in common with the offered one that is most like it."""
    most = 0
    for other in offered:
        most = max(most, len([part for part in parts if part in other]))
    return most
