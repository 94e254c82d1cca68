"""Playing intrigue cards: plots in the own turn, combat cards, endgame cards."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.combine import Together
from kanly.games.imperium.icons import PLOT
from kanly.games.imperium.intrigues import INTRIGUE_PIECES, INTRIGUES, Way
from kanly.games.imperium.pool import lay_open
from kanly.games.imperium.rules import P
from kanly.games.imperium.state import NOBODY, name_of
from kanly.kernel import EVERYONE, Flow, Message, Option

EVENTS: Final = {"plays_intrigue": ("house", "intrigue")}


def open_plots(p: P, h: int, mode: str, options: list[Option]) -> None:
    """Add the ways in which the house can play its intrigue cards now (INT-02, INT-03)."""
    held = p.state.houses[h].intrigues
    if not held:
        return
    x = Cast(p, h, NOBODY)
    for card in held:
        printed = INTRIGUE_PIECES[card]
        for i in range(len(printed.ways)):
            way = printed.ways[i]
            if way.mode == mode:
                option = (PLOT, printed.name, i)
                if option not in options and way.ready(x):
                    options.append(option)


def play_intrigue(p: P, h: int, name: str, number: int) -> Flow:
    """Show the card, pay its price, lay its lines open."""
    s = p.state
    house = s.houses[h]
    way = INTRIGUES[name].ways[number]
    for card in house.intrigues:
        if INTRIGUE_PIECES[card].name == name:
            house.intrigues.remove(card)
            s.playing.append(card)
            p.reveal(EVERYONE, s.intrigues, card)
            break
    p.tell("plays_intrigue", (name_of(s, h), name))
    yield from pay_for(p, h, way)
    lay_open(s, way.names)


def pay_for(p: P, h: int, way: Way) -> Flow:
    """The price of a way to play a card; it must be paid (OPT-02)."""
    price = way.price
    if price is not None:
        x = Cast(p, h, NOBODY)
        flow = price.pay(x) if isinstance(price, Together) else price.do(x)
        if flow is not None:
            yield from flow


def plot_options(rules: Any) -> list[Option]:
    """Every way to play every intrigue card."""
    return [(PLOT, card.name, i) for card in INTRIGUES.values() for i in range(len(card.ways))]


def plot_words(name: str, number: int) -> Message:
    """A way to play an intrigue card, in words."""
    way = INTRIGUES[name].ways[number]
    message = way.lines[0].text()
    for line in way.lines[1:]:
        message = Message("line-and", {"first": message, "second": line.text()})
    if way.price is not None:
        message = Message("arrow", {"cost": way.price.text(), "effect": message})
    return Message("play-intrigue", {"intrigue": Message("intrigue-" + name), "effect": message}, (f"intrigue:{name}",))


def why_not_plot(p: P, h: int, mode: str, name: str, number: int) -> Message:
    """Why an intrigue card cannot be played this way now."""
    card = INTRIGUES[name]
    held = [INTRIGUE_PIECES[c].name for c in p.state.houses[h].intrigues]
    named = Message("intrigue-" + name)
    if name not in held:
        return Message("why-not-held", {"intrigue": named}, rules=("INT-01",))
    way = card.ways[number]
    if way.mode != mode:
        return Message("why-not-" + way.mode, {"intrigue": named}, rules=("INT-02",))
    x = Cast(p, h, NOBODY)
    lack = way.price.lacking(x) if way.price is not None else way.lines[0].lacking(x)
    return Message("why-not-playable", {"intrigue": named}, rules=("INT-03",)) if lack is None else lack
