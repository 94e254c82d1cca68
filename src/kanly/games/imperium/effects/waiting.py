"""Effects that wait: plots that lie face up until something happens (INT-04)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, REVEALING
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Flow, Message

ACQUIRED: Final = "acquired"  # a card, in the own reveal turn
DEPLOYED: Final = "deployed"  # three units or more in one turn
REVEALED: Final = "revealed"  # the own reveal turn has begun
MASSED: Final = 3

EVENTS: Final = {"lays": ("house", "intrigue"), "triggers": ("house", "intrigue")}


class Whenever(Effect):
    """The card stays face up before its owner; the effect comes each time something happens, or once."""

    event: str
    effect: Effect
    once: bool

    def __init__(self, event: str, effect: Effect, *, once: bool = False) -> None:
        super().__init__()
        self.event = event
        self.effect = effect
        self.once = once
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        lay_down(x.p, x.actor, self.source)
        if self.event == DEPLOYED:
            deployed(x.p, x.actor)
        elif self.event == REVEALED and x.s.on_turn.stage == REVEALING:
            for card in x.s.houses[x.actor].laid[:]:
                if x.box.intrigue_pieces[card].name == self.source:
                    _react(x.p, x.actor, card, self, NOBODY)
        return None

    def text(self) -> Message:
        return Message(("once-" if self.once else "whenever-") + self.event, {"effect": self.effect.text()})

    def value(self, x: Cast) -> float:
        return self.effect.value(x)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def asks(self) -> tuple[Effect, ...]:
        """An ally's card works at once, in its commander's turn (SIX-14)."""
        return self.effect.asks()


def lay_down(p: P, h: int, name: str) -> None:
    """The intrigue card that is being played stays before its owner."""
    s = p.state
    for card in s.playing:
        if p.rules.box.intrigue_pieces[card].name == name:
            s.playing.remove(card)
            s.houses[h].laid.append(card)
            tell_of(p, "lays", h, name)
            return


def whenever(event: str, effect: Effect) -> Effect:
    """Each time this happens."""
    return Whenever(event, effect)


def once(event: str, effect: Effect) -> Effect:
    """The next time this happens."""
    return Whenever(event, effect, once=True)


def happened(p: P, h: int, event: str, about: int = NOBODY) -> None:
    """Let waiting cards of a house react; `about` is the deck card with which it happened."""
    s = p.state
    for card in s.houses[h].laid[:]:
        for way in p.rules.box.intrigue_pieces[card].ways:
            for line in way.lines:
                if isinstance(line, Whenever) and line.event == event:
                    _react(p, h, card, line, about)


def _react(p: P, h: int, card: int, line: Whenever, about: int) -> None:
    tell_of(p, "triggers", h, p.rules.box.intrigue_pieces[card].name)
    put(p.rules.cast(p, h, about), line.effect)
    if line.once:  # it is done when its effect is
        p.state.houses[h].laid.remove(card)
        p.state.playing.append(card)


def deployed(p: P, h: int) -> None:
    """Units went into the conflict."""
    turn = p.state.on_turn
    if h in (turn.house, turn.ally) and turn.units >= MASSED:
        for g in p.rules.steps["deployers"](p):
            happened(p, g, DEPLOYED)
        p.rules.steps["massed"](p, h)


def deployers(p: P) -> list[int]:
    """The houses whose deployment it is when units go into the conflict in a turn."""
    return [p.state.on_turn.house]


def put_away(p: P, h: int, card: int) -> None:
    """A waiting card has done its work."""
    s = p.state
    s.houses[h].laid.remove(card)
    s.intrigue_discard.append(card)
    p.reveal(EVERYONE, s.intrigues, card)


def massed(p: P, h: int) -> None:
    """Three units or more went into the conflict in a turn; modules add what they have to say about it."""


STEPS: Final = (deployers, massed)
