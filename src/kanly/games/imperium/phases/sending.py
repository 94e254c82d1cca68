"""Sending an agent: which card reaches which space, at what price, and what happens on arrival (AGT, SPY)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.imperium.client.words import house_words, message
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.gains import SolariPrice, Swordmaster
from kanly.games.imperium.effects.influence import VISIT
from kanly.games.imperium.phases.spying import gather, infiltrate
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.table.hands import show_held
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.spies import SPIES, spies_on
from kanly.games.imperium.table.standing import on_good_terms
from kanly.games.imperium.table.state import NOBODY, SENT, clockwise, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message, Option

PLAY: Final = "play"
ALL_DOORS: Final = -1  # a mask
EVENTS: Final = {
    "sends": ("house", "card", "space"),
    "control_bonus": ("house", "space"),
    "smuggles": ("house", "space"),
}


# Doors: a space has one for each price. What keeps an agent out of which doors is said once, as masks.


def ways_in(x: Cast, options: list[Option]) -> None:
    """Add every pair of a hand card and a space that it can send an agent to: (play, card, space[, price])."""
    box = x.box
    watched = watched_doors(x)
    more: int = x.p.rules.steps["more_doors"](x)
    cards: list[Card] = []
    reaches: list[int] = []
    reached = 0
    passed = 0  # by some card, whoever else is there
    pieces = box.pieces
    for piece in x.s.houses[x.actor].hand:
        card = pieces[piece]
        if card not in cards:
            doors = card.reach(x, watched, more)
            if doors:
                cards.append(card)
                reaches.append(doors)
                reached |= doors
                passed |= card.passes
    occupied = occupied_doors(x, watched)
    if passed:
        passed &= ~own_doors(x)
    reached &= ~(too_dear(x) | occupied & ~passed)
    reached &= ~closed_doors(x, reached)
    short = short_doors(x, reached)
    for card, doors in zip(cards, reaches):
        doors &= reached if card.ignores_requirement else reached & ~short
        if passed:
            doors &= ~(occupied & ~(card.passes & passed))
        found = card.ways.get(doors)
        options += found if found is not None else ways_of(box, card, doors)


def watched_doors(x: Cast) -> int:
    """The doors of all spaces that own spies watch."""
    mask = 0
    spies = x.s.posts
    if spies and x.s.houses[x.actor].spies < SPIES:
        for post in compress(x.box.posts, spies):
            if spies[post.number] >> x.actor & 1:
                mask |= post.doors
    return mask


def occupied_doors(x: Cast, watched: int) -> int:
    """The doors of spaces with agents that the house cannot ignore (AGT-03, SPY-06, RUL-08)."""
    mask = 0
    agents = x.s.agents
    free: int = watched | x.p.rules.steps["unblocked_doors"](x)
    for space in compress(x.box.spaces, agents):
        if agents[space.number] >> x.actor & 1 or not free & space.doors:
            mask |= space.doors
    return mask


def own_doors(x: Cast) -> int:
    """The doors of spaces with own agents, which nothing passes (AGT-03)."""
    mask = 0
    agents = x.s.agents
    for space in compress(x.box.spaces, agents):
        if agents[space.number] >> x.actor & 1:
            mask |= space.doors
    return mask


def blocked_doors(x: Cast, card: Card, watched: int) -> int:
    """The doors of spaces with agents that a card's agent cannot ignore."""
    occupied = occupied_doors(x, watched)
    return occupied & ~(card.passes & ~own_doors(x)) if card.passes else occupied


def short_doors(x: Cast, among: int = ALL_DOORS) -> int:
    """The doors of spaces that ask for more influence than the house has (AGT-04), of those that matter."""
    mask = 0
    rules = x.p.rules
    own = rules.own_influence_counts
    influence = x.s.houses[x.actor].influence
    for doors, faction, n in rules.asking:
        if among & doors and (influence[faction] < n if own else not on_good_terms(x, faction, n)):
            mask |= doors
    return mask


def closed_doors(x: Cast, among: int = ALL_DOORS) -> int:
    """The doors that the house may not or need not enter (AGT-11), or whose changing price it cannot pay (AGT-05)."""
    rules = x.p.rules
    mask: int = rules.steps["barred_doors"](x)
    for space in rules.guarded:
        if among & space.doors and shut(x, space):
            mask |= space.doors
    for door, cost in rules.repriced:
        if among & door and not cost.ready(x):
            mask |= door
    return mask


def shut(x: Cast, space: Space) -> bool:
    """Whether a space is another leader's, or has nothing left for a house that may use it once (AGT-11)."""
    if space.only and space.only != x.me.leader:
        return True
    return space.once and not space.prices[0].effects[0].ready(x)


def more_doors(x: Cast) -> int:
    """Doors that every card opens besides those of its icons."""
    return 0


def added_icons(x: Cast) -> tuple[int, ...]:
    """Icons that the card of this turn has besides those that are printed on it."""
    return ()


def unblocked_doors(x: Cast) -> int:
    """Doors of spaces where agents of others do not keep the house out, without any spy."""
    return 0


def barred_doors(x: Cast) -> int:
    """Doors that somebody keeps shut for the house."""
    return 0


def why_barred(x: Cast, space: Space) -> Message | None:
    """Who or what keeps a space shut for the house; None: nothing."""
    return None


def too_dear(x: Cast) -> int:
    """The doors whose lasting price a house cannot pay (AGT-05)."""
    house = x.s.houses[x.payer]
    return x.p.rules.purses[house.leader].too_dear(house.solari, house.spice, house.water)


_WAYS_MOST: Final = 1_000  # for one card, about 200 KB: spies open doors in many mixtures


def ways_of(box: Box, card: Card, doors: int) -> list[Option]:
    """A card's ways through these doors; remembered in `card.ways` for the next time."""
    if not card.entries:
        card.entries = [(PLAY, card.name, *ending) for space in box.spaces for ending in space.endings]
    if len(card.ways) >= _WAYS_MOST:
        card.ways.clear()
    found: list[Option] = []
    left = doors
    while left:
        door = left & -left
        left ^= door
        found.append(card.entries[door.bit_length() - 1])
    card.ways[doors] = found
    return found


def send(p: P, h: int, card: int, name: str, price: int) -> Flow:
    """Play the card and visit the space (AGT-01)."""
    play_card(p, h, card)
    tell_of(p, "sends", h, p.rules.box.pieces[card].name, name)
    return visit(p, h, name, price)


def play_card(p: P, h: int, card: int) -> None:
    """A card from hand comes into play, to send this turn's agent."""
    s = p.state
    show_held(p, h, card)
    s.houses[h].hand.remove(card)
    s.houses[h].played.append(card)
    s.on_turn.cards.append(card)


def visit(p: P, h: int, name: str, price: int) -> Flow:
    """Pay, place the agent, and lay open all that the space and the played cards give (AGT-03 to AGT-07)."""
    s = p.state
    box = p.rules.box
    steps = p.rules.steps
    house = s.houses[h]
    turn = s.on_turn
    space = box.spaces[box.space_of[name]]
    turn.stage = SENT
    turn.space = space.number
    turn.price = price
    turn.seated = house.councillor
    flow: Flow | None = steps["approach"](p, h, space)
    if flow is not None:
        yield from flow
    cost = space.prices[price].cost
    if cost is not None:
        cost = steps["price_with"](p.rules, turn.cards, space, cost)
        cost.do(p.rules.cast(p, h, NOBODY))
        steps["paid"](p, h, cost)
    steps["place_agent"](p, h, space.number)
    turn.combat = space.combat
    arrived(p, h, space)
    if s.posts and house.spies < SPIES:
        yield from gather(p, h, space)
    lay_open(s, space.prices[price].names)
    for card in turn.cards:
        lay_open(s, steps["agent_box"](p, card), card)
    if space.faction >= 0:
        turn.visit = 1
        lay_open(s, (VISIT,))
    lay_open(s, box.face(house).sending)
    steps["visited"](p, h)


def approach(p: P, h: int, space: Space) -> Flow | None:
    """What comes before the agent sets out: others on the space are infiltrated (SPY-06).

    Without observation posts no spy makes way.
    """
    return infiltrate(p, h, space) if p.rules.box.posts and p.rules.steps["must_infiltrate"](p, space) else None


def price_with(rules: ImperiumRules, cards: list[int], space: Space, cost: Effect) -> Effect:
    """What a space costs an agent that these cards send."""
    return cost


def paid(p: P, h: int, cost: Effect) -> None:
    """A house has paid what a space costs; modules add what they have to say about it."""


def must_infiltrate(p: P, space: Space) -> bool:
    """Whether agents on the space would keep the agent out (AGT-03)."""
    if not p.state.agents[space.number]:
        return False
    x = p.rules.cast(p, p.state.on_turn.house, NOBODY)
    return not p.rules.steps["unblocked_doors"](x) & space.doors


def agent_box(p: P, card: int) -> tuple[str, ...]:
    """The clauses that a card gives which has sent an agent (AGT-07)."""
    return p.rules.box.pieces[card].agent


def arrived(p: P, h: int, space: Space) -> None:
    """The controller's bonus, and whoever else gains from a visit (CTL-03, RUL-11)."""
    s = p.state
    if space.control is not None:
        controller: int = p.rules.steps["controller"](s, space.number)
        if controller != NOBODY:
            tell_of(p, "control_bonus", controller, space.name)
            space.control.do(p.rules.cast(p, controller, NOBODY))
    if not space.maker:
        return
    for g in range(len(s.houses)):
        if g != h and p.rules.box.face(s.houses[g]).smuggles and spies_on(p, g, space.number):
            tell_of(p, "smuggles", g, space.name)
            gain(p, g, spice=1)


def may_open(card: Card, space: Space) -> bool:
    """Whether a card could ever send an agent to a space."""
    return card.may_open(space)


def visited(p: P, h: int) -> None:
    """An agent has arrived; modules add what they have to say about it."""


STEPS: Final = (
    more_doors,
    added_icons,
    unblocked_doors,
    barred_doors,
    why_barred,
    approach,
    price_with,
    paid,
    must_infiltrate,
    agent_box,
    visited,
    may_open,
)


# Words.


def way_options(rules: ImperiumRules) -> list[Option]:
    """Every pair of a card and a space that could ever go together, in the hand of somebody who may go there."""
    box = rules.box
    foreign = {space.only: others_cards(box, space.only) for space in box.spaces if space.only}
    return [
        option
        for card, space in _ways(rules)
        if not (space.only and card.name in foreign[space.only])
        for option in _through(card, space)
    ]


def any_ways(rules: ImperiumRules) -> list[Option]:
    """Every pair that would go together, whoever has the card: why it does not may be asked."""
    return [option for card, space in _ways(rules) for option in _through(card, space)]


def _ways(rules: ImperiumRules) -> list[tuple[Card, Space]]:
    may_open = rules.steps["may_open"]
    return [(card, space) for card in rules.box.cards.values() for space in rules.box.spaces if may_open(card, space)]


def _through(card: Card, space: Space) -> list[Option]:
    return [(PLAY, card.name, *ending) for ending in space.endings]


def others_cards(box: Box, leader: str) -> set[str]:
    """Cards that a leader never has: of starting decks that others begin with."""
    decks = [cards for name, cards in box.decks.items() if name in box.leaders and name != leader]
    out = {card.name for cards in decks for card in cards}
    if leader in box.decks:
        out |= {box.pieces[piece].name for pieces in box.starters for piece in pieces}
    return out


def way_words(p: P, h: int, option: Option) -> Message:
    """A card sent to a space, in words, with the price that this house pays."""
    box = p.rules.box
    name, price = option[2], option[3] if len(option) == 4 else 0
    cost = price_of(p.rules, option[1], box.spaces[box.space_of[name]], price)
    words = message("play-option", ("AGT-01", "AGT-02"), card=option[1], space=name)
    if cost is None:
        return words
    paid = price_words(p, h, cost)
    return Message("play-option-cost", {**words.args, "cost": paid}, words.refs, (*words.rules, "AGT-05"))


def price_of(rules: ImperiumRules, card: str, space: Space, price: int) -> Effect | None:
    """What it costs to send a card's agent to a space, at the price of that number."""
    cost = space.prices[price].cost
    if cost is None:
        return None
    asked: Effect = rules.steps["price_with"](rules, rules.box.cards[card].pieces[:1], space, cost)
    return asked


def price_words(p: P, h: int, cost: Effect) -> Message:
    """What a space costs this house."""
    return cost.asked(p.rules.cast(p, h, NOBODY)) if isinstance(cost, SolariPrice) else cost.cost_text()


def why_no_way(p: P, h: int, option: Option) -> Message:
    """Why a card cannot send an agent to a space."""
    box = p.rules.box
    card = box.cards[option[1]]
    space = box.spaces[box.space_of[option[2]]]
    words = message("why-not-agt-02", card=card.name, space=space.name)
    closed = _why_nobody(p, h, space, [card], words)
    if closed is not None:
        return closed
    hand = [box.pieces[piece] for piece in p.state.houses[h].hand]
    if card in hand:
        return _hindrance(p, h, card, space, option[3] if len(option) == 4 else 0)[1]
    if not _with_icon(p, h, hand, space):
        return message("why-not-reached", ("AGT-02",), space=space.name)
    return message("why-not-in-hand", ("AGT-01",), card=card.name)


def why_no_agent(p: P, h: int, name: str, picked: str) -> Message:
    """Why nothing in hand, or not the picked card, sends an agent to a space: the reason that comes nearest to it."""
    box = p.rules.box
    space = box.spaces[box.space_of[name]]
    hand = [box.pieces[piece] for piece in p.state.houses[h].hand]
    words = message("why-not-reached", space=name)
    if picked:
        hand = [card for card in hand if card.name == picked]
        words = message("why-not-agt-02", card=picked, space=name)
        if not hand:
            return message("why-not-in-hand", ("AGT-01",), card=picked)
    closed = _why_nobody(p, h, space, hand, words)
    if closed is not None:
        return closed
    nearest, best = -1, Message(words.id, words.args, words.refs, ("AGT-02",))
    for card in _with_icon(p, h, hand, space):
        for price in range(len(space.prices)):
            near, reason = _hindrance(p, h, card, space, price)
            if near > nearest:
                nearest, best = near, reason
    return best


def _why_nobody(p: P, h: int, space: Space, cards: list[Card], words: Message) -> Message | None:
    """Why none of these cards, whichever it is, sends an agent to a space: another leader's, or no agent is left."""
    if space.only and space.only != p.state.houses[h].leader:
        args = {**words.args, "leader": Message("leader-" + space.only)}
        return Message("why-not-only", args, words.refs, ("AGT-03",))
    if p.rules.steps["agent_ready"](p, h) or any(card.anywhere for card in cards):
        return None
    return Message("why-not-agent", words.args, words.refs, ("TRN-02",))


def _with_icon(p: P, h: int, cards: list[Card], space: Space) -> list[Card]:
    """Those of the cards that reach a space."""
    x = p.rules.cast(p, h, NOBODY)
    watched = watched_doors(x)
    more: int = p.rules.steps["more_doors"](x)
    return [card for card in cards if card.anywhere or card.reach(x, watched, more) & space.doors]


def _why_no_icon(card: Card, space: Space) -> Message:
    """Why a card does not reach a space: it has other icons, or none at all."""
    if card.icons:
        return message("why-not-agt-02", ("AGT-02",), card=card.name, space=space.name)
    return message("why-not-no-icon", ("AGT-02",), card=card.name, space=space.name)


def _hindrance(p: P, h: int, card: Card, space: Space, price: int) -> tuple[int, Message]:
    """What keeps a hand card from sending an agent to a space, and how near it comes: the later, the nearer."""
    x = p.rules.cast(p, h, NOBODY)
    words = message("why-not-agt-02", card=card.name, space=space.name)
    if not _with_icon(p, h, [card], space):
        return 0, _why_no_icon(card, space)
    if space.needs is not None and not card.ignores_requirement and short_doors(x) & space.doors:
        args = {**words.args, "faction": p.rules.box.tracks[space.needs[0]].words(), "n": space.needs[1]}
        return 1, Message("why-not-influence", args, words.refs, (space.needs_rule,))
    if blocked_doors(x, card, watched_doors(x)) & space.doors and not card.anywhere:
        return 2, _why_occupied(p, h, space, words)
    barred: Message | None = p.rules.steps["why_barred"](x, space)
    if barred is not None:
        return 3, barred
    if shut(x, space):
        return 4, why_shut(x, space, words)
    cost = price_of(p.rules, card.name, space, price)
    lack = None if cost is None else cost.lacking(x)
    if lack is None:
        return 6, Message("why-not-now", words.args, words.refs, ("TRN-02",))
    return 5, Message(lack.id, lack.args, words.refs, lack.rules)


def _why_occupied(p: P, h: int, space: Space, words: Message) -> Message:
    """Whose agent keeps others out of a space: the own one, or the next one's (AGT-03)."""
    agents = p.state.agents[space.number]
    if agents >> h & 1:
        return Message("why-not-own-agent", words.args, words.refs, ("AGT-03", "RUL-08"))
    there = [g for g in clockwise(p.state, h) if agents >> g & 1]
    args = {**words.args, "house": house_words(name_of(p.state, there[0]))}
    return Message("why-not-agt-03", args, words.refs, ("AGT-03",))


def why_shut(x: Cast, space: Space, words: Message) -> Message:
    """Why a space has nothing left for a house that may use it once."""
    if x.me.swordmaster and isinstance(space.prices[0].effects[0], Swordmaster):
        return Message("why-not-agt-11", words.args, words.refs, ("AGT-11",))
    lack = space.prices[0].effects[0].lacking(x)
    if lack is None:
        return Message("why-not-swordmaster", words.args, words.refs, ("RIV-06",))
    return Message(lack.id, lack.args, words.refs, lack.rules)
