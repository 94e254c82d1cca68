"""Playing intrigue cards: plots in the own turn, combat cards, endgame cards."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.combine import Together
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.intrigues import Way
from kanly.games.imperium.table.hands import show_intrigue
from kanly.games.imperium.table.pool import carry_out, lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

EVENTS: Final = {"plays_intrigue": ("house", "intrigue")}
ELSEWHERE: Final = (
    "AGT-05",
    "AGT-08",
    "RUL-17",
)  # rules of spaces and of deck cards that say the same as INT-03 does here


def open_plots(x: Cast, mode: str, options: list[Option]) -> None:
    """Add the ways in which the house that acts can play its intrigue cards now (INT-02, INT-03)."""
    printed = x.box.intrigue_pieces
    for card in x.s.houses[x.actor].intrigues:
        for way in printed[card].ways:
            if way.mode == mode and way.ready(x) and way.option not in options:
                options.append(way.option)


def play_intrigue(p: P, h: int, name: str, number: int) -> Flow:
    """Show the card, pay its price, use or lay open its lines."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    way = box.intrigues[name].ways[number]
    for card in house.intrigues:
        if box.intrigue_pieces[card].name == name:
            show_intrigue(p, h, card)
            house.intrigues.remove(card)
            s.playing.append(card)
            break
    tell_of(p, "plays_intrigue", h, name)
    p.rules.steps["played_intrigue"](p, h, way)
    yield from pay_for(p, h, way)
    if len(way.lines) == 1:  # nothing to put in order
        x = p.rules.cast(p, h, NOBODY)
        flow = way.lines[0].do(x) if way.lines[0].ready(x) else None
        if flow is not None:
            yield from flow
    else:
        lay_open(s, way.names)
        yield from use_arrows(p, h, way)


def played_intrigue(p: P, h: int, way: Way) -> None:
    """An intrigue card is being played; modules add what they have to say about it."""


STEPS: Final = (played_intrigue,)


def pay_for(p: P, h: int, way: Way) -> Flow:
    """The price of a way to play a card; it must be paid (OPT-02)."""
    price = way.price
    if price is not None:
        x = p.rules.cast(p, h, NOBODY)
        flow = price.pay(x) if isinstance(price, Together) else price.do(x)
        if flow is not None:
            yield from flow


def use_arrows(p: P, h: int, way: Way) -> Flow:
    """Lines with a cost that playing the card obliges to use: one if nothing else of it is of use, or all of them."""
    if not way.arrows:
        return
    every: bool = p.rules.setting("arrow_lines_must_be_paid")
    x = p.rules.cast(p, h, NOBODY)
    if not every and way.useful(x):
        return
    for _ in way.arrows:
        unused = [line for line in way.arrows if (line, NOBODY, 0) in x.s.pool]
        names: list[Option] = [line for line in unused if x.box.clauses[line].ready(x)]
        if not names:
            return
        name: str = names[0] if len(names) == 1 else (yield Ask(x.seat, "choice", names))
        flow = carry_out(p.rules.cast(p, h, NOBODY), name)
        if flow is not None:
            yield from flow
        if not every:
            return


def plot_options(rules: Any, mode: str) -> list[Option]:
    """Every way to play every intrigue card at its time."""
    return [way.option for card in rules.box.intrigues.values() for way in card.ways if way.mode == mode]


def any_plots(rules: Any) -> list[Option]:
    """Every way to play every intrigue card: whoever holds one may ask why not now."""
    return [way.option for card in rules.box.intrigues.values() for way in card.ways]


def plot_words(box: Box, name: str, number: int) -> Message:
    """A way to play an intrigue card, in words."""
    effect = box.intrigues[name].ways[number].words()
    return message("play-intrigue", ("INT-03", *box.rulings.get(name, ())), intrigue=name, effect=effect)


def why_not_plot(p: P, h: int, mode: str, name: str, number: int) -> Message:
    """Why an intrigue card cannot be played this way now."""
    box = p.rules.box
    card = box.intrigues[name]
    held = [box.intrigue_pieces[c].name for c in p.state.houses[h].intrigues]
    named = Message("intrigue-" + name)
    refs = (f"intrigue:{name}",)
    if name not in held:
        return Message("why-not-held", {"intrigue": named}, refs, ("INT-01",))
    way = card.ways[number]
    if way.mode != mode:
        return Message("why-not-" + way.mode, {"intrigue": named}, refs, ("INT-02",))
    lack = lacking(p.rules.cast(p, h, NOBODY), way)
    if lack is None:
        return Message("why-not-playable", {"intrigue": named}, refs, ("INT-03",))
    rules = [rule for rule in lack.rules if rule not in ELSEWHERE]
    return Message("why-not-plot-lacks", {"intrigue": named, "lack": lack}, refs, ("INT-03", *rules))


def lacking(x: Cast, way: Way) -> Message | None:
    """What playing a card this way needs and does not have: its price, or of its lines any one."""
    if way.price is not None:
        return way.price.lacking(x)
    unpaid = way.unpaid(x)
    if unpaid is not None:
        return unpaid.lacking(x)
    lack: Message | None = None
    for line in way.lines:
        other = line.lacking(x)
        if lack is None or other is None:
            lack = lack if other is None else other
        else:
            lack = Message("lacks-either", {"first": lack, "second": other}, rules=(*lack.rules, *other.rules))
    return lack
