"""The Tleilaxu row, and what is acquired there for specimens (IMM-R6, IMM-R7)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named
from kanly.games.imperium.modules.immortality.cards import ImmortalityCard
from kanly.games.imperium.modules.immortality.table import immortality, markers
from kanly.games.imperium.modules.immortality.tanks import spend_specimens
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.acquiring import came_in, lay_bonus
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import REVEALING
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Message, Option

SHOWN: Final = 2
GROW: Final = "grow"
TOP: Final = "top"
DECK: Final = "tleilaxu"  # of the box
RESERVE: Final = "tleilaxu_reserve"

EVENTS: Final[dict[str, tuple[str, ...]]] = {"tleilaxu_row": ("card",), "on_top": ("house", "card")}


def fill_row(p: P, at: int = SHOWN) -> None:
    """Two cards lie beside Reclaimed Forces, as long as the deck lasts; new ones where the old one lay (IMM-R6.3)."""
    s = p.state
    table = immortality(s)
    while len(table.row) < SHOWN and table.deck:
        card = table.deck.pop()
        table.row.insert(at, card)
        p.reveal(EVERYONE, s.cards, card)
        p.tell("tleilaxu_row", (p.rules.box.pieces[card].name,))


def price(box: Box, card: int) -> int:
    """What a Tleilaxu card costs, in specimens."""
    printed = box.pieces[card]
    assert isinstance(printed, ImmortalityCard)
    return printed.specimens


def reserve(box: Box) -> ImmortalityCard:
    """Reclaimed Forces, which never leaves the row (IMM-R7.3)."""
    card = box.decks[RESERVE][0]
    assert isinstance(card, ImmortalityCard)
    return card


def on_top(p: P, h: int) -> bool:
    """Whether a house may put an acquired Tleilaxu card on top of its deck (IMM-R3.5)."""
    return markers(p.state, h) >= 1


def affordable(x: Cast) -> list[Option]:
    """What the house can pay for: a name, or (name, top) (IMM-R6.1, IMM-R6.2)."""
    table = immortality(x.s)
    held = table.tanks[x.ally]
    out: list[Option] = []
    top: bool = x.p.rules.steps["on_top"](x.p, x.receiver)
    for card in table.row:
        if price(x.box, card) <= held:
            name = x.box.pieces[card].name
            out.append(name)
            if top:
                out.append((name, TOP))
    if reserve(x.box).specimens <= held:
        out.append(reserve(x.box).name)
    return out


def acquire_tleilaxu(p: P, h: int, pick: Option) -> None:
    """Pay, take the card, fill the row; then its bonus (IMM-R6.2 to IMM-R6.4). Reclaimed Forces stays (IMM-R7.1)."""
    s = p.state
    box = p.rules.box
    table = immortality(s)
    house = s.houses[h]
    x = p.rules.cast(p, h, -1)
    name: str = pick if isinstance(pick, str) else pick[0]
    stays = name == reserve(box).name
    card = reserve(box).pieces[0] if stays else named(box, table.row, name)
    spend_specimens(p, x.ally, price(box, card))
    tell_of(p, "acquires", h, name)
    if not stays:
        at = table.row.index(card)
        del table.row[at]
        if isinstance(pick, str):
            house.discard.append(card)
        else:
            house.deck.append(card)
            tell_of(p, "on_top", h, name)
        fill_row(p, at)
    if p.rules.setting("tleilaxu_apart"):
        lay_bonus(p, card)
    else:  # IMM-R6.7
        came_in(p, h, card)


class Purchase(Act):
    """Acquire from the Tleilaxu row in the own reveal turn (IMM-R6.1, IMM-R6.9)."""

    def __init__(self) -> None:
        super().__init__(GROW, stages=(REVEALING,))

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return [(GROW, *_words(pick)) for pick in picks(rules)]

    def offer(self, x: Cast, options: list[Option]) -> None:
        if immortality(x.s).tanks[x.ally]:
            options += [(GROW, *_words(pick)) for pick in affordable(x)]

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        acquire_tleilaxu(p, h, option[1] if len(option) == 2 else (option[1], TOP))
        return None

    def describe(self, p: P, option: Option) -> Message:
        return pick_words(p, option[1] if len(option) == 2 else (option[1], TOP))

    def why_not(self, p: P, h: int, option: Option) -> Message:
        if p.state.on_turn.stage != REVEALING:
            return message("why-not-grow-now", ("IMM-R6.1", "IMM-R6.9"), card=option[1])
        return why_not_pick(p, h, option[1] if len(option) == 2 else (option[1], TOP))


def _words(pick: Option) -> tuple[str, ...]:
    return (pick,) if isinstance(pick, str) else pick


def picks(rules: ImperiumRules) -> list[Option]:
    """Every Tleilaxu card, to the discard pile or on top; and Reclaimed Forces."""
    out: list[Option] = []
    for card in rules.box.decks[DECK]:
        out += [card.name, (card.name, TOP)]
    return [*out, reserve(rules.box).name]


def pick_words(p: P, pick: Option) -> Message:
    """What is acquired, for how many specimens, and where it goes."""
    name: str = pick if isinstance(pick, str) else pick[0]
    card = p.rules.box.cards[name]
    cost = price(p.rules.box, card.pieces[0])
    if name == reserve(p.rules.box).name:
        return message("act-grow-reserve", ("IMM-R7.1",), card=name, n=cost)
    if isinstance(pick, str):
        return message("act-grow", ("IMM-R6.1", "IMM-R6.2"), card=name, n=cost)
    return message("act-grow-top", ("IMM-R6.1", "IMM-R3.5"), card=name, n=cost)


def why_not_pick(p: P, h: int, pick: Option) -> Message:
    """Why a Tleilaxu card cannot be acquired so."""
    box = p.rules.box
    table = immortality(p.state)
    name: str = pick if isinstance(pick, str) else pick[0]
    cost = price(box, box.cards[name].pieces[0])
    if name != reserve(box).name and name not in [box.pieces[card].name for card in table.row]:
        return message("why-not-in-tleilaxu-row", ("IMM-R6.3",), card=name)
    held = table.tanks[p.rules.cast(p, h, -1).ally]
    if held < cost:
        return message("why-not-specimens", ("IMM-R6.1",), card=name, cost=cost, n=held)
    return message("why-not-on-top", ("IMM-R3.5",), card=name)


class AcquireTleilaxu(Effect):
    """One Tleilaxu card for its specimens, outside the reveal turn (IMM-R9.4)."""

    def ready(self, x: Cast) -> bool:
        return len(affordable(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-tleilaxu-card", rules=("IMM-R6.1",))

    def do(self, x: Cast) -> Flow | None:
        return self._acquire(x)

    def _acquire(self, x: Cast) -> Flow:
        pick = yield Ask(x.seat, "tleilaxu_card", affordable(x))
        acquire_tleilaxu(x.p, x.receiver, pick)

    def text(self) -> Message:
        return Message("acquire-tleilaxu")

    def value(self, x: Cast) -> float:
        return rates(x).acquire if self.ready(x) else 0.0


def acquire_one() -> Effect:
    """Acquire a Tleilaxu card for specimens."""
    return AcquireTleilaxu()
