"""Whether an action or a card would do anything now: tried on a copy, so that nobody says it a second time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.arrakis.client.words import DONE
from kanly.games.arrakis.rules import P
from kanly.kernel import PASS, Ask, Flow, Play
from kanly.kernel.asks import Done, root

NO_ANSWERS: Final = (DONE, PASS, "none")


def does_something(p: P, begin: Callable[[P], None]) -> bool:
    """Whether what `begin` puts on the agenda tells of something, or asks what can be answered by doing something.

    It is gone through up to there only, so that nothing is told that its side could not see before.
    """
    copy = Play(p.state.copy(), p.rules, [])
    agenda = copy.state.agenda
    agenda.clear()
    begin(copy)
    copy.events = []
    while agenda:
        scene = agenda.pop()
        made: Flow | None = p.rules.scenes[scene[0]](copy, *scene[1:])
        if made is not None and asks(root(made)):
            return True
        if any(event.kind not in ("nothing_came", "no_more_cards") for event in copy.events):
            return True
    return False


def asks(flow: Flow) -> bool:
    """Whether a flow asks something that can be answered by doing something; what cannot is declined."""
    step = flow.send(None)
    while not isinstance(step, Done):
        if not isinstance(step, Ask):
            return True
        step.put()
        declining = [option for option in step.options if option in NO_ANSWERS]
        if any(option not in NO_ANSWERS and not _is_free(option) for option in step.options) or not declining:
            return True
        step = flow.send(declining[0])
    return False


def _is_free(option: object) -> bool:
    return isinstance(option, tuple) and option[0] == "free"
