"""A commander's turn: an ally is activated, and has a say in it (SIX-10 to SIX-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.waiting import DEPLOYED, Whenever, put_away
from kanly.games.imperium.modules.six_players.pieces import ACTIVATION
from kanly.games.imperium.modules.six_players.table import acts_for, allies_of, is_commander, six_table
from kanly.games.imperium.phases.turns import END
from kanly.games.imperium.table.pool import carry_out, lay_open, open_clauses
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Option

EVENTS: Final[dict[str, tuple[str, ...]]] = {"activates": ("house", "other")}


def cast_with_ally(inner: Callable[[P, int, int], Cast]) -> Callable[[P, int, int], Cast]:
    """What a commander cannot have goes to an ally: troops, sandworms, swords, influence on the board (SIX-12)."""

    def step(p: P, h: int, card: int) -> Cast:
        x = inner(p, h, card)
        if is_commander(h):
            x.ally = acts_for(p.state, h)
        return x

    return step


def turn_with_ally(inner: Callable[[P, int], Flow]) -> Callable[[P, int], Flow]:
    """A commander's turn begins with whom it activates."""

    def scene(p: P, h: int) -> Flow:
        return commander_turn(p, h, inner) if is_commander(h) else inner(p, h)

    return scene


def commander_turn(p: P, h: int, inner: Callable[[P, int], Flow]) -> Flow:
    """The turn as ever; before it ends, the ally is asked what it has not been asked yet."""
    s = p.state
    ally: int = yield Ask(s.houses[h].seat, "activate", list(allies_of(h)))
    s.on_turn.ally = ally
    six_table(s).champion[h] = ally
    tell_of(p, "activates", h, name_of(s, ally))
    flow = inner(p, h)
    answer: Option = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration:
            return
        answer = yield ask
        while isinstance(ask, Ask) and ask.kind == "turn" and answer == END and ally_has_say(p, h):
            yield from ask_ally(p, h)
            if something_open(p, h):  # the ally's troops have set off something of the commander's
                answer = yield Ask(ask.seat, ask.kind, None, ask.offer)


def ally_has_say(p: P, h: int) -> bool:
    """Whether the ally could still deploy, or has a card that this turn has set off."""
    if six_table(p.state).owed:
        return True
    x = p.rules.cast(p, h, NOBODY)
    for name, _, given in p.state.pool:
        if name == ACTIVATION:
            x.given = given
            return p.rules.box.clauses[name].ready(x)
    return False


def ask_ally(p: P, h: int) -> Flow:
    """The ally deploys; then its own waiting cards react."""
    table = six_table(p.state)
    if not table.owed:
        flow = carry_out(p.rules.cast(p, h, NOBODY), ACTIVATION)
        if flow is not None:
            yield from flow
    while table.owed:
        g, card = table.owed.pop(0)
        yield from react(p, g, card)


def react(p: P, g: int, card: int) -> Flow:
    """An ally's waiting intrigue card works in the commander's turn (SIX-14)."""
    box = p.rules.box
    tell_of(p, "triggers", g, box.intrigue_pieces[card].name)
    for line in waiting_lines(p, card):
        x = p.rules.cast(p, g, NOBODY)
        flow = line.effect.do(x) if line.effect.ready(x) else None
        if flow is not None:
            yield from flow
    put_away(p, g, card)


def waiting_lines(p: P, card: int) -> list[Whenever]:
    """The lines of an intrigue card that wait for units in the conflict."""
    lines = [line for way in p.rules.box.intrigue_pieces[card].ways for line in way.lines]
    return [line for line in lines if isinstance(line, Whenever) and line.event == DEPLOYED]


def something_open(p: P, h: int) -> bool:
    """Whether the commander could carry out a clause besides giving the ally the word."""
    options: list[Option] = []
    open_clauses(p.rules.cast(p, h, NOBODY), options)
    return any(option[1] != ACTIVATION for option in options)


def both_deploy(inner: Callable[[P], list[int]]) -> Callable[[P], list[int]]:
    """Units that an ally deploys in its commander's turn count for both; the ally's cards wait for their turn."""

    def step(p: P) -> list[int]:
        s = p.state
        ally = s.on_turn.ally
        if is_commander(s.on_turn.house):
            owed = six_table(s).owed
            for card in s.houses[ally].laid:
                if waiting_lines(p, card) and (ally, card) not in owed:
                    owed.append((ally, card))
        return inner(p)

    return step


def visit_with_ally(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """After a commander's agent has arrived, the ally may be given the word about deployment."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        if is_commander(h):
            lay_open(p.state, (ACTIVATION,))

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "Cast": cast_with_ally,
    "turn": turn_with_ally,
    "deployers": both_deploy,
    "visited": visit_with_ally,
}
