"""Sending an agent: which card reaches which space, at what price, and what happens on arrival (AGT, SPY)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.gains import Pay
from kanly.games.imperium.effects.influence import VISIT
from kanly.games.imperium.pieces.board import POST_OF, POSTS, SPACE_OF, SPACES, Space
from kanly.games.imperium.pieces.cards import CARDS, PIECES, Card
from kanly.games.imperium.pieces.icons import FACTIONS, SPY
from kanly.games.imperium.pieces.leaders import face
from kanly.games.imperium.table.hands import draw
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.spies import SPIES, recall_spy, spies_on
from kanly.games.imperium.table.state import NOBODY, SENT, House, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind, Message, Option

PLAY: Final = "play"
EVENTS: Final = {
    "sends": ("house", "card", "space"),
    "infiltrates": ("house", "space"),
    "gathers": ("house", "post"),
    "control_bonus": ("house", "space"),
    "smuggles": ("house", "space"),
}


def ways_in(x: Cast, options: list[Option]) -> None:
    """Add every pair of a hand card and a space that it can send an agent to: (play, card, space[, price])."""
    s = x.s
    h = x.actor
    house = s.houses[h]
    watched = watched_doors(s, h)
    cards: list[Card] = []
    reaches: list[int] = []  # masks of doors
    unbidden = False
    reached = 0
    for piece in house.hand:
        card = PIECES[piece]
        if card.icons and card not in cards:
            doors = card.doors if card.doors >= 0 else doors_of(card)
            if card.spies:  # every space that is watched (AGT-02)
                doors |= watched
            cards.append(card)
            reaches.append(doors)
            reached |= doors
            unbidden = unbidden or card.unbidden
    opened = reached & x.p.rules.doors & ~too_dear(house)
    for i, here in enumerate(s.agents):
        if here and (here >> h & 1 or not watched & SPACES[i].doors):  # SPY-06, RUL-08
            opened &= ~SPACES[i].doors
    barred = 0  # for want of influence
    for i in x.p.rules.guarded:
        space = SPACES[i]
        doors = opened & space.doors
        if not doors:
            continue
        opened ^= doors
        needs = space.needs
        short = needs is not None and house.influence[needs[0]] < needs[1]
        if (short and not unbidden) or (space.once and house.swordmaster):  # AGT-04, AGT-11
            continue
        for door, cost in space.costs:
            if not isinstance(cost, Pay) and not cost.ready(x):  # AGT-05
                doors &= ~door
        if short:
            barred |= doors
        else:
            opened |= doors
    for card, doors in zip(cards, reaches):
        doors &= opened | barred if card.unbidden else opened
        found = card.ways.get(doors)
        options += found if found is not None else ways_of(card, doors)


def guarded(space: Space) -> bool:
    """Whether more than an agent or a price in resources may keep somebody out of a space."""
    dear = [cost for _, cost in space.costs if not isinstance(cost, Pay)]
    return space.once or space.needs is not None or len(dear) > 0


_TOO_DEAR: Final[dict[int, int]] = {}
_TOO_DEAR_MOST: Final = 10_000  # less than 1 MB


def too_dear(house: House) -> int:
    """A mask of the doors whose price a house's resources do not pay (AGT-05); worked out once for every purse."""
    purse = house.solari << 20 | house.spice << 10 | house.water
    found = _TOO_DEAR.get(purse, -1)
    if found < 0:
        if len(_TOO_DEAR) >= _TOO_DEAR_MOST:
            _TOO_DEAR.clear()
        found = 0
        for space in SPACES:
            for door, cost in space.costs:
                if isinstance(cost, Pay) and not cost.within(house):
                    found |= door
        _TOO_DEAR[purse] = found
    return found


def doors_of(card: Card) -> int:
    """A mask of the doors that a card's icons open, apart from the spy icon (AGT-02); worked out once."""
    card.doors = 0
    for space in SPACES:
        if space.icon in card.icons:
            card.doors |= space.doors
    return card.doors


_WAYS_MOST: Final = 1_000  # for one card, about 200 KB: spies open doors in many mixtures


def ways_of(card: Card, doors: int) -> list[Option]:
    """A card's ways through these doors; remembered in `card.ways` for the next time."""
    if not card.entries:
        card.entries = [(PLAY, card.name, *ending) for space in SPACES for ending in space.endings]
    if len(card.ways) >= _WAYS_MOST:
        card.ways.clear()
    found = [card.entries[i] for i in range(len(card.entries)) if doors >> i & 1]
    card.ways[doors] = found
    return found


def watched_doors(s: ImperiumState, h: int) -> int:
    """A mask of the doors of all spaces that own spies watch."""
    mask = 0
    if s.houses[h].spies < SPIES:
        for i, spies in enumerate(s.posts):
            if spies >> h & 1:
                mask |= POSTS[i].doors
    return mask


def closed(p: P, h: int, card: Card, space: Space) -> str | None:
    """The rule that keeps a card's agent out of a space, apart from its price; None: it is open."""
    s = p.state
    if space.icon not in card.icons and not (SPY in card.icons and spies_on(s, h, space.number)):
        return "AGT-02"
    needs = space.needs
    if needs is not None and not card.unbidden and s.houses[h].influence[needs[0]] < needs[1]:
        return "AGT-04"
    here = s.agents[space.number]
    if here and (here >> h & 1 or not spies_on(s, h, space.number)):  # SPY-06, RUL-08
        return "AGT-03"
    if space.once and s.houses[h].swordmaster:
        return "AGT-11"
    return None


def send(p: P, h: int, card: int, name: str, price: int) -> Flow:
    """Play the card, pay, place the agent, and lay open all that the visit gives (AGT-01 to AGT-07)."""
    s = p.state
    house = s.houses[h]
    turn = s.on_turn
    space = SPACES[SPACE_OF[name]]
    house.hand.remove(card)
    house.played.append(card)
    p.reveal(EVERYONE, s.cards, card)
    turn.stage = SENT
    turn.cards.append(card)
    turn.space = space.number
    turn.price = price
    turn.seated = house.councillor
    tell_of(p, "sends", h, PIECES[card].name, name)
    if s.agents[space.number]:
        yield from infiltrate(p, h, space)
    cost = space.prices[price].cost
    if cost is not None:
        cost.do(Cast(p, h, NOBODY))
    house.agents -= 1
    s.agents[space.number] |= 1 << h
    turn.combat = space.combat
    arrived(p, h, space)
    if house.spies < SPIES:
        yield from gather(p, h, space)
    lay_open(s, space.prices[price].names)
    lay_open(s, PIECES[card].agent, card)
    if space.faction >= 0:
        turn.visit = 1
        lay_open(s, (VISIT,))
    lay_open(s, face(house).sending)
    p.rules.step("visited")(p, h)


def infiltrate(p: P, h: int, space: Space) -> Flow:
    """Recall a spy that watches the space to ignore the agents there (SPY-06)."""
    s = p.state
    posts: list[Option] = [POSTS[i].name for i in spies_on(s, h, space.number)]
    post = posts[0] if len(posts) == 1 else (yield Ask(s.houses[h].seat, "infiltrate", posts))
    tell_of(p, "infiltrates", h, space.name)
    recall_spy(p, h, POST_OF[post])


def arrived(p: P, h: int, space: Space) -> None:
    """The controller's bonus, and whoever else gains from a visit (CTL-03, RUL-11)."""
    s = p.state
    controller = s.control[space.number]
    if space.control is not None and controller != NOBODY:
        tell_of(p, "control_bonus", controller, space.name)
        space.control.do(Cast(p, controller, NOBODY))
    if not space.maker:
        return
    for g in range(len(s.houses)):
        if g != h and face(s.houses[g]).smuggles and spies_on(s, g, space.number):
            tell_of(p, "smuggles", g, space.name)
            gain(p, g, spice=1)


def gather(p: P, h: int, space: Space) -> Flow:
    """Gather Intelligence: recall a spy that watches the space to draw a card, once (SPY-07, SPY-09)."""
    s = p.state
    posts: list[Option] = [POSTS[i].name for i in spies_on(s, h, space.number)]
    if not posts:
        return
    post: str = yield Ask(s.houses[h].seat, "gather", [*posts, PASS])
    if post != PASS:
        recall_spy(p, h, POST_OF[post])
        tell_of(p, "gathers", h, post)
        draw(p, h, 1)


# Words.


def way_options() -> list[Option]:
    """Every pair of a card and a space that could ever go together."""
    out: list[Option] = []
    for card in CARDS.values():
        for space in SPACES:
            if space.icon in card.icons or SPY in card.icons:
                if len(space.prices) == 1:
                    out.append((PLAY, card.name, space.name))
                else:
                    out += [(PLAY, card.name, space.name, k) for k in range(len(space.prices))]
    return out


def way_words(option: Option) -> Message:
    """A card sent to a space, in words."""
    name, price = option[2], option[3] if len(option) == 4 else 0
    cost = SPACES[SPACE_OF[name]].prices[price].cost
    words = message("play-option", ("AGT-01", "AGT-02"), card=option[1], space=name)
    if cost is None:
        return words
    return Message("play-option-cost", {**words.args, "cost": cost.text()}, words.refs, (*words.rules, "AGT-05"))


def why_no_way(p: P, h: int, option: Option) -> Message:
    """Why a card cannot send an agent to a space."""
    card = CARDS[option[1]]
    space = SPACES[SPACE_OF[option[2]]]
    price = option[3] if len(option) == 4 else 0
    house = p.state.houses[h]
    words = message("why-not-way", card=card.name, space=space.name)
    if not house.agents:
        return Message("why-not-agent", words.args, words.refs, ("TRN-02",))
    hand = [PIECES[piece] for piece in house.hand]
    if card not in hand:
        if all(closed(p, h, held, space) == "AGT-02" for held in hand):
            return message("why-not-reached", ("AGT-02",), space=space.name)
        return message("why-not-in-hand", ("AGT-01",), card=card.name)
    rule = closed(p, h, card, space)
    if rule == "AGT-04" and space.needs is not None:
        faction = Message("faction-" + FACTIONS[space.needs[0]])
        return Message(
            "why-not-influence", {**words.args, "faction": faction, "n": space.needs[1]}, words.refs, (rule,)
        )
    if rule is not None:
        return Message("why-not-" + rule.lower(), words.args, words.refs, (rule,))
    cost = space.prices[price].cost
    lack = None if cost is None else cost.lacking(Cast(p, h, NOBODY))
    if lack is None:
        return Message("why-not-now", words.args, words.refs, ("TRN-02",))
    return Message(lack.id, lack.args, words.refs, lack.rules)


def post_kind(name: str, rule: str, *, passes: bool) -> Kind:
    """A question about observation posts, and the rule behind it."""

    def describe(p: P, ask: Ask, option: Option) -> Message:
        if option == PASS:
            return Message(name + "-pass", rules=(rule,))
        return message(name + "-option", (rule,), post=option)

    return Kind(name, lambda rules: [*[post.name for post in POSTS], *([PASS] if passes else [])], describe=describe)


KINDS: Final = (
    post_kind("infiltrate", "SPY-06", passes=False),
    post_kind("gather", "SPY-07", passes=True),
    post_kind("spy", "SPY-02", passes=True),
    post_kind("recall_first", "SPY-04", passes=True),
    post_kind("recall", "SPY-05", passes=False),
)
