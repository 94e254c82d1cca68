"""Deck cards and intrigue cards on their ways: drawn, discarded, trashed, revealed, acquired."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.cards import FREE
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, REVEALING, House, ImperiumState, eyes, name_of, opponents
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Flow, Known

ROW: Final = 5
HELD_TO_STEAL: Final = 4  # intrigue cards (INT-06)

EVENTS: Final = {
    "draws": ("house", "cards"),
    "drew": ("card",),
    "shuffles": ("house",),
    "draws_intrigue": ("house", "cards"),
    "drew_intrigue": ("intrigue",),
    "discards": ("house", "card"),
    "trashes": ("house", "card"),
    "trashes_intrigue": ("house", "intrigue"),
    "reveals": ("house", "card"),
    "acquires": ("house", "card"),
    "row": ("card",),
    "steals": ("house", "other"),
    "stole": ("intrigue",),
}


def draw(p: P, h: int, n: int) -> None:
    """Draw cards, shuffling the discard pile when the deck is empty (RND-05)."""
    house = p.state.houses[h]
    left = n
    while left > 0 and (house.deck or _shuffle_discards(p, h)):
        cards = house.deck[-left:]
        del house.deck[-left:]
        cards.reverse()
        take_into_hand(p, h, cards)
        left -= len(cards)
    if left < n:
        tell_of(p, "draws", h, n - left)


def _shuffle_discards(p: P, h: int) -> bool:
    s = p.state
    house = s.houses[h]
    if not house.discard:
        return False
    house.kept = house.hand[:]
    house.deck = house.discard
    house.discard = []
    s.cards.forget(house.deck)
    p.rng.shuffle(house.deck)
    tell_of(p, "shuffles", h)
    return True


def shuffle_together(p: P, h: int) -> None:
    """The discard pile is shuffled into the deck, empty or not."""
    s = p.state
    house = s.houses[h]
    if not house.deck:
        _shuffle_discards(p, h)
        return
    house.kept = [card for card in house.kept if card in house.hand]
    house.deck += house.discard
    house.discard = []
    s.cards.forget(house.deck)
    p.rng.shuffle(house.deck)
    tell_of(p, "shuffles", h)


def take_into_hand(p: P, h: int, cards: list[int]) -> None:
    """Cards come to hand, one after the other; in the own reveal turn they are revealed at once (REV-09)."""
    s = p.state
    house = s.houses[h]
    turn = s.on_turn
    if turn.house == h and turn.stage == REVEALING:
        show(p, h, cards)
        return
    pieces = p.rules.box.pieces
    own = eyes(house)
    for card in cards:
        house.hand.append(card)
        p.reveal(own, s.cards, card)
        p.tell("drew", (pieces[card].name,), own)


def show(p: P, h: int, cards: list[int]) -> None:
    """Reveal cards: their persuasion and swords count at once, their other effects are laid open (REV-03)."""
    s = p.state
    house = s.houses[h]
    pieces = p.rules.box.pieces
    for card in cards:
        printed = pieces[card]
        house.shown.append(card)
        p.reveal(EVERYONE, s.cards, card)
        house.persuasion += printed.persuasion
        if printed.swords:
            s.houses[s.on_turn.ally].swords += printed.swords
            s.on_turn.armed.append(card)
        for name in printed.reveal:
            s.pool.append((name, card, 0))
        tell_of(p, "reveals", h, printed.name)


def show_held(p: P, h: int, card: int) -> None:
    """Everybody sees a card of the hand; which of its copies there it is, nobody can tell."""
    pieces = p.rules.box.pieces
    house = p.state.houses[h]
    known = p.state.cards
    unseen = known.masks[card] != EVERYONE
    known.recognise(EVERYONE, card, [other for other in house.hand if pieces[other] is pieces[card]])
    if unseen and card not in house.kept:
        _keep_instead(p, house, card)
    p.reveal(EVERYONE, known, card)


def _keep_instead(p: P, house: House, card: int) -> None:
    """A card that nobody could place may be the copy that is known not to be in the deck: none else is, then."""
    pieces = p.rules.box.pieces
    for i, other in enumerate(house.kept):
        if pieces[other] is pieces[card] and p.state.cards.masks[other] != EVERYONE:
            house.kept[i] = card
            return


def discard(p: P, h: int, card: int) -> Flow | None:
    """A card from hand to the discard pile; what it does when discarded happens at once (CRD-03)."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    show_held(p, h, card)
    house.hand.remove(card)
    house.discard.append(card)
    s.on_turn.discarded = card
    tell_of(p, "discards", h, box.pieces[card].name)
    flow: Flow | None = p.rules.steps["discarded"](p, h, card)
    return flow


def discarded(p: P, h: int, card: int) -> Flow | None:
    """A card was discarded from hand: what is printed for that happens; modules add what they have to say about it."""
    box = p.rules.box
    for name in box.pieces[card].on_discard:
        flow = box.clauses[name].do(p.rules.cast(p, h, NOBODY))
        if flow is not None:
            return flow
    return None


def zones(house: House) -> tuple[list[int], list[int], list[int], list[int]]:
    """Where a card can be trashed from (CRD-02): hand, discard pile, in play."""
    return (house.hand, house.discard, house.played, house.shown)


def trash(p: P, h: int, card: int, *, own_text: bool = False) -> None:
    """A card leaves the house: to its reserve stack or out of the game. What it had still to give is lost (RUL-18).

    A card that trashes itself, by its own text or its own trash icon, still gives the rest of its box.
    """
    s = p.state
    if card in s.houses[h].hand:
        show_held(p, h, card)
    for zone in (*zones(s.houses[h]), s.houses[h].deck):
        if card in zone:
            zone.remove(card)
            break
    p.reveal(EVERYONE, s.cards, card)
    printed = p.rules.box.pieces[card]
    if printed.reserve >= 0:
        s.reserve[printed.reserve].append(card)
    else:
        s.removed.append(card)
    if own_text:
        s.pool = [(name, NOBODY if source == card else source, given) for name, source, given in s.pool]
    else:
        s.pool = [entry for entry in s.pool if entry[1] != card]
    tell_of(p, "trashes", h, printed.name)
    for name in printed.on_trash:
        s.pool.append((name, NOBODY, 0))
    p.rules.steps["trashed"](p, card)


def trashed(p: P, card: int) -> None:
    """A card was trashed; modules add what they have to say about it."""


def still_there(p: P, h: int, card: int) -> bool:
    """Whether a card is where its own text can trash it."""
    for zone in zones(p.state.houses[h]):
        if card in zone:
            return True
    return False


# Intrigue cards.


def draw_intrigues(p: P, h: int, n: int) -> None:
    """Draw intrigue cards, shuffling the common discard pile when the deck is empty (INT-05)."""
    s = p.state
    if not p.rules.steps["collects"](p, h):
        return
    house = s.houses[h]
    own = eyes(house)
    drawn = 0
    for _ in range(n):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                break
            shuffle_intrigues(p)
        card = s.intrigue_deck.pop()
        house.intrigues.append(card)
        p.reveal(own, s.intrigues, card)
        p.tell("drew_intrigue", (p.rules.box.intrigue_pieces[card].name,), own)
        drawn += 1
    if drawn:
        tell_of(p, "draws_intrigue", h, drawn)


def shuffle_intrigues(p: P) -> None:
    """The discarded intrigue cards, shuffled, under what is left of the deck."""
    s = p.state
    below = s.intrigue_discard
    s.intrigue_discard = []
    s.intrigues_held = s.intrigue_deck[:]
    for house in s.houses:
        s.intrigues_held += house.intrigues
    s.intrigues.forget(below)
    p.rng.shuffle(below)
    s.intrigue_deck = below + s.intrigue_deck


def show_intrigue(p: P, h: int, card: int, to: int = EVERYONE) -> None:
    """Seats see an intrigue card of a house; which of its copies there it is, they cannot tell."""
    pieces = p.rules.box.intrigue_pieces
    held = p.state.houses[h].intrigues
    known = p.state.intrigues
    known.recognise(to, card, [other for other in held if pieces[other] is pieces[card]])
    p.reveal(to, known, card)


def lose_sight(known: Known, hand: list[int], seers: int) -> None:
    """A card is about to leave a hand, and only some see which one: nobody else still knows what is in the hand."""
    if len(hand) > 1:
        for card in hand:
            known.masks[card] &= seers


def steal_intrigues(p: P, h: int) -> None:
    """Every opponent who holds four or more gives one at random, clockwise (INT-06, RUL-31)."""
    s = p.state
    if not p.rules.steps["collects"](p, h):
        return
    thief = s.houses[h]
    for v in opponents(s, h):
        victim = s.houses[v]
        if len(victim.intrigues) < HELD_TO_STEAL:
            continue
        lose_sight(s.intrigues, victim.intrigues, eyes(thief) | eyes(victim))
        card = victim.intrigues[p.rng.below(len(victim.intrigues))]
        show_intrigue(p, v, card, eyes(thief))
        victim.intrigues.remove(card)
        thief.intrigues.append(card)
        tell_of(p, "steals", h, name_of(s, v))
        p.tell("stole", (p.rules.box.intrigue_pieces[card].name,), eyes(thief) | eyes(victim))


def trash_intrigue(p: P, h: int, card: int) -> None:
    """An intrigue card leaves the game; it is not discarded."""
    show_intrigue(p, h, card)
    p.state.houses[h].intrigues.remove(card)
    p.rules.steps["intrigue_trashed"](p, card)
    tell_of(p, "trashes_intrigue", h, p.rules.box.intrigue_pieces[card].name)


def intrigue_trashed(p: P, card: int) -> None:
    """Where a trashed intrigue card goes."""
    p.state.intrigue_removed.append(card)


# Acquiring.


def refill(p: P) -> None:
    """The row always has five cards, as long as the deck lasts (ACQ-05, RUL-12)."""
    s = p.state
    size: int = p.rules.steps["row_size"](s)
    while len(s.row) < size and s.imperium_deck:
        card = s.imperium_deck.pop()
        s.row.append(card)
        p.reveal(EVERYONE, s.cards, card)
        p.tell("row", (p.rules.box.pieces[card].name,))


def row_size(s: ImperiumState) -> int:
    """How many cards the row has (ACQ-05)."""
    return ROW


def on_offer(p: P, h: int) -> list[int]:
    """One card of each that the house could buy: the row, the reserve, and what was set aside for it."""
    s = p.state
    pieces = p.rules.box.pieces
    cards = s.row[:]
    for stack in s.reserve:
        if stack and pieces[stack[-1]].cost != FREE:
            cards.append(stack[-1])
    cards += p.rules.steps["set_apart"](p, h)
    return cards


def set_apart(p: P, h: int) -> list[int]:
    """Cards that lie apart from the row and that a house may acquire: what Manipulate has set aside for it."""
    aside = p.state.houses[h].aside
    return [] if aside == NOBODY else [aside]


def take_off(p: P, h: int, card: int) -> None:
    """Remove a card from where it was on offer, and refill the row before anything else happens (ACQ-06)."""
    s = p.state
    if card in s.row:
        s.row.remove(card)
        refill(p)
    elif s.houses[h].aside == card:
        s.houses[h].aside = NOBODY
    else:
        s.reserve[p.rules.box.pieces[card].reserve].remove(card)


STEPS: Final = (discarded, trashed, intrigue_trashed, still_there, row_size, set_apart, take_off)
