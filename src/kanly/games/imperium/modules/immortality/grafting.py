"""Grafting: two cards played as one (IMM-R8.1 to IMM-R8.12), and Usurp, which borrows the other one from the row.

The first card is played face up, then its partner is asked for, then the space: so options add up and do not multiply.
Every pair that is offered has a space to go to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.modules.immortality.cards import Ghola, ImmortalityCard, copies_signet, grafts, opened
from kanly.games.imperium.modules.immortality.table import immortality, partner
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.phases.sending import (
    closed_doors,
    occupied_doors,
    play_card,
    short_doors,
    too_dear,
    visit,
    watched_doors,
)
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.pool import put_played_away
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import CHOOSING, NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Message, Option

GRAFT: Final = "graft"
ROW: Final = "row"
USURP: Final = "usurp"

EVENTS: Final[dict[str, tuple[str, ...]]] = {"grafts": ("house", "card", "partner"), "borrows": ("house", "card")}


# Which pairs can go where.


class Gates:
    """What keeps an agent out of which doors, worked out once for all pairs."""

    watched: int
    free: int  # neither too dear nor needed no more
    held: int  # by agents that cannot be ignored
    own: int  # by own agents
    short: int  # of influence
    ready: bool  # an agent waits on the leader

    def __init__(self, x: Cast) -> None:
        self.watched = watched_doors(x)
        self.free = ~(too_dear(x) | closed_doors(x))
        self.held = occupied_doors(x, self.watched)
        self.own = 0
        for space in x.box.spaces:
            if x.s.agents[space.number] >> x.actor & 1:
                self.own |= space.doors
        self.short = short_doors(x)
        self.ready = x.p.rules.steps["agent_ready"](x.p, x.actor)


def pair_doors(x: Cast, gates: Gates, first: int, second: int) -> int:
    """The doors that are open to two cards together, as if both were played already (IMM-R8.3, IMM-R8.12)."""
    box = x.box
    anywhere = box.pieces[first].anywhere or box.pieces[second].anywhere
    if not gates.ready and not anywhere:
        return 0
    played = x.me.played
    turn = x.s.on_turn
    before, at = turn.cards, len(played)
    played += [card for card in (first, second) if card in x.me.hand]  # a card of the row is not in play (IMM-R8.19)
    turn.cards = [first, second]
    doors: int = x.p.rules.steps["more_doors"](x)
    unblocked = False
    passed = 0  # doors where the icon of a card passes others
    welcome = False
    for card, other in ((first, second), (second, first)):
        printed = box.pieces[card]
        x.card = card
        doors |= opened(printed, x, gates.watched)
        copied = box.pieces[other]
        if isinstance(printed, Ghola) and isinstance(copied, ImmortalityCard) and copied.grant is not None:
            doors |= copied.granted_doors if copied.grant.holds(x) else 0  # IMM-R8.17
        unblocked = unblocked or (isinstance(printed, ImmortalityCard) and printed.unblocked)
        passed |= printed.passes & ~gates.own
        welcome = welcome or printed.ignores_requirement
    x.card = NOBODY
    turn.cards = before
    del played[at:]
    doors = box.doors if anywhere else doors & ~(gates.own if unblocked else gates.held)  # IMM-R8.23
    doors &= gates.free
    return doors if welcome else doors & ~gates.short


def partners(x: Cast, first: int) -> list[Option]:
    """What a card can be grafted to: hand cards by name, for Usurp also (row, name) (IMM-R8.1, IMM-R8.19)."""
    gates = Gates(x)
    out: list[Option] = []
    for card in x.me.hand:
        name = x.box.pieces[card].name
        if card != first and name not in out and pair_doors(x, gates, first, card):
            out.append(name)
    if x.box.pieces[first].name == USURP:
        for card in x.s.row:
            option = (ROW, x.box.pieces[card].name)
            if option not in out and pair_doors(x, gates, first, card):
                out.append(option)
    return out


def has_partner(x: Cast, gates: Gates, first: int) -> bool:
    """Whether there is anything that a card can be grafted to."""
    for card in x.me.hand:
        if card != first and pair_doors(x, gates, first, card):
            return True
    if x.box.pieces[first].name == USURP:
        for card in x.s.row:
            if pair_doors(x, gates, first, card):
                return True
    return False


def places(x: Cast) -> list[Option]:
    """Where the two cards that were played can send the agent: a space, or (space, price)."""
    first, second = x.s.on_turn.cards
    doors = pair_doors(x, Gates(x), first, second)
    out: list[Option] = []
    for space in x.box.spaces:
        out += _through(space, doors)
    return out


def _through(space: Space, doors: int) -> list[Option]:
    if len(space.endings) == 1:
        return [space.name] if doors & space.door else []
    return [ending for i, ending in enumerate(space.endings) if doors >> i & space.door]


# The act.


class Graft(Act):
    """Play two cards to send one agent."""

    def __init__(self) -> None:
        super().__init__(GRAFT, stages=(CHOOSING,))

    def cards(self, box: Box) -> list[Card]:
        return [card for card in box.cards.values() if grafts(card)]

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return [(GRAFT, card.name) for card in self.cards(rules.box)]

    def offer(self, x: Cast, options: list[Option]) -> None:
        if not x.p.rules.steps["agent_ready"](x.p, x.actor) and not _may_go_anywhere(x):
            return
        gates = Gates(x)
        for card in x.me.hand:
            printed = x.box.pieces[card]
            if grafts(printed):
                option = (GRAFT, printed.name)
                if option not in options and has_partner(x, gates, card):
                    options.append(option)

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        return graft(p, h, option[1])

    def describe(self, p: P, option: Option) -> Message:
        return message("act-graft", ("IMM-R8.1",), card=option[1])

    def why_not(self, p: P, h: int, option: Option) -> Message:
        s = p.state
        name: str = option[1]
        if s.on_turn.stage != CHOOSING:
            return Message("why-not-one-agent", rules=("AGT-01",))
        if not p.rules.steps["agent_ready"](p, h):
            return Message("why-not-graft-agent", rules=("TRN-02",))
        if name not in names(p.rules.box, s.houses[h].hand):
            return message("why-not-in-hand", ("AGT-01",), card=name)
        return message("why-not-graft", ("IMM-R8.1", "IMM-R8.11"), card=name)


def _may_go_anywhere(x: Cast) -> bool:
    """Whether a card is at hand that sends an agent from the board (IMM-R8.23)."""
    return any(x.box.pieces[card].anywhere for card in (*x.me.hand, *x.s.row))


def graft(p: P, h: int, name: str) -> Flow:
    """The card, its partner, the space; then one visit with the boxes of both (IMM-R8.3 to IMM-R8.5)."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    play_card(p, h, named(box, house.hand, name))
    pick = yield Ask(house.seat, "partner", offer=lambda: _partners(p, h))
    if pick == PASS:  # only where others imagine a hand that does not go with the card
        house.hand.append(house.played.pop())
        s.on_turn.cards = []
        return
    if isinstance(pick, str):
        play_card(p, h, named(box, house.hand, pick))
    else:
        borrow(p, h, named(box, s.row, pick[1]))
    other = s.on_turn.cards[1]
    tell_of(p, "grafts", h, name, box.pieces[other].name)
    yield from adorn(p, h)
    place = yield Ask(house.seat, "graft_space", offer=lambda: places(p.rules.cast(p, h, NOBODY)))
    space, price = (place, 0) if isinstance(place, str) else place
    tell_of(p, "sends", h, name, space)
    yield from visit(p, h, space, price)


def _partners(p: P, h: int) -> list[Option]:
    return partners(p.rules.cast(p, h, NOBODY), p.state.on_turn.cards[0]) or [PASS]


def adorn(p: P, h: int) -> Flow:
    """Icons that an effect adds to the played card go to one of the two, as the player likes (IMM-R8.24)."""
    s = p.state
    first, second = s.on_turn.cards
    table = immortality(s)
    table.adorned = NOBODY
    if not p.rules.steps["added_icons"](p.rules.cast(p, h, NOBODY)):
        return
    pair = names(p.rules.box, [first, second])
    pick: str = pair[0] if len(pair) == 1 else (yield Ask(s.houses[h].seat, "adorned", pair))
    table.adorned = first if pick == pair[0] else second


# What grafting changes elsewhere.


def copied_box(inner: Callable[[P, int], tuple[str, ...]]) -> Callable[[P, int], tuple[str, ...]]:
    """The Ghola has the agent box of the other grafted card (IMM-R8.14)."""

    def step(p: P, card: int) -> tuple[str, ...]:
        printed = p.rules.box.pieces[card]
        if not isinstance(printed, Ghola):
            return inner(p, card)
        other = partner(p.state, card)
        if other == NOBODY:
            return ()
        copies = printed.copies_of[p.rules.box.pieces[other].name]
        if not p.rules.setting("ghola_signet_once"):
            return copies
        return tuple([name for name in copies if not copies_signet(p.rules.box.clauses[name])])  # IMM-R8.30

    return step


def unblocked(inner: Callable[[P, Space], bool]) -> Callable[[P, Space], bool]:
    """Some cards' agents are kept out by nobody (IMM-R8.28)."""

    def step(p: P, space: Space) -> bool:
        if not inner(p, space):
            return False
        for card in p.state.on_turn.cards:
            printed = p.rules.box.pieces[card]
            if isinstance(printed, ImmortalityCard) and printed.unblocked:
                return False
        return True

    return step


def bring_back(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Marked cards come back from play before the hand is revealed (IMM-R8.22)."""

    def step(p: P, h: int) -> None:
        house = p.state.houses[h]
        table = immortality(p.state)
        for card in table.returning[h]:
            if card in house.played:
                house.played.remove(card)
                house.hand.append(card)
                tell_of(p, "returns", h, p.rules.box.pieces[card].name)
        table.returning[h] = []
        inner(p, h)

    return step


# Usurp: a card of the row lies out of everybody's reach until the end of the turn (IMM-R8.19 to IMM-R8.21).


def borrow(p: P, h: int, card: int) -> None:
    """A card of the row is used as a partner; nobody acquires it, and its place stays empty."""
    s = p.state
    s.row.remove(card)
    immortality(s).borrowed = card
    s.on_turn.cards.append(card)
    tell_of(p, "borrows", h, p.rules.box.pieces[card].name)


def without_borrowed(inner: Callable[[ImperiumState], int]) -> Callable[[ImperiumState], int]:
    """The place of the borrowed card is not filled before the card is trashed."""

    def step(s: ImperiumState) -> int:
        return inner(s) - (1 if immortality(s).borrowed != NOBODY else 0)

    return step


def borrowed_is_there(inner: Callable[[P, int, int], bool]) -> Callable[[P, int, int], bool]:
    """A borrowed card can carry out an order to trash itself."""

    def step(p: P, h: int, card: int) -> bool:
        return inner(p, h, card) or (card != NOBODY and card == immortality(p.state).borrowed)

    return step


def borrowed_is_trashed(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """The row is filled when the borrowed card is trashed."""

    def step(p: P, card: int) -> None:
        inner(p, card)
        table = immortality(p.state)
        if card == table.borrowed:
            table.borrowed = NOBODY
            hands.refill(p)

    return step


def trash_borrowed(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """The borrowed card is trashed at the end of the turn; what it does when trashed comes first (IMM-R8.20)."""

    def step(p: P, h: int) -> None:
        s = p.state
        borrowed = immortality(s).borrowed
        if borrowed == NOBODY:
            inner(p, h)
            return
        s.pool = []
        put_played_away(p)
        hands.trash(p, h, borrowed)
        p.then(("settle", h), ("close_turn", h))

    return step


def close_turn(p: P, h: int) -> None:
    """The turn ends, now that nothing is left of what it set off."""
    p.rules.steps["end_turn"](p, h)
