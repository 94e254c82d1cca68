"""Worlds that a seat cannot tell apart: what it does not know is exchanged, what it has learnt stays."""

from __future__ import annotations

from kanly.games.dune.anytime.face_down import redeal_leaders
from kanly.games.dune.facts.cards import (
    CARD_KIND,
    CARD_NAME,
    CHEAP_HERO,
    COPIES_OF,
    DESIGN_OF,
    KARAMA,
    KINDS,
    OF_KIND,
    SPICE_CARD_SHOWS,
    STORM_DECK,
    WORTHLESS,
)
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.facts.map import NODE_TERRITORY, STRONGHOLDS
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.sides import purse
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Chance, Known


def redeal(s: DuneState, seat: int, chance: Chance) -> None:
    """Exchange leaders face down, cards, traitors, decks and the prediction, as far as the seat does not know them."""
    redeal_leaders(s, seat, chance)
    hands = [side.hand for side in s.sides if side.seat != NOBODY]
    pinned = committed(s)
    pinned = pinned | spoken_of(s, seat, chance, pinned)
    s.cards.redeal([s.treachery_deck, s.row, *hands], seat, chance, pinned)
    keep_out(s.cards, [s.treachery_deck, s.row], [side.hand for side in s.sides], not_held(s), seat, chance, pinned)
    s.traitor_known.redeal([s.traitor_deck, *[side.traitors for side in s.sides]], seat, chance)
    traitors = [side.traitors for side in s.sides]
    keep_out(s.traitor_known, [s.traitor_deck], traitors, not_hired(s), seat, chance, frozenset())
    s.spice_known.redeal([s.spice_deck], seat, chance)
    not_on_top(s.spice_known, s.spice_deck, [SPICE_CARD_SHOWS[card] for card in s.spice_deck], denied(s), seat, chance)
    s.storm_known.redeal([s.storm_deck], seat, chance)
    not_on_top(s.storm_known, s.storm_deck, [str(STORM_DECK[card]) for card in s.storm_deck], denied(s), seat, chance)
    if s.prediction[0] != NOBODY and seat != s.sides[BENE_GESSERIT].seat:
        s.prediction = chance.pick(predictions(s))


def committed(s: DuneState) -> frozenset[int]:
    """Cards that an open promise ties to their place: for a bid, for a shipment, for a battle plan."""
    return frozenset([*_for_bid(s), *_for_shipment(s), *_for_battle(s)])


def _for_bid(s: DuneState) -> list[int]:
    """A bid above one's spice means a Karama (R8.5)."""
    auction = s.auction
    if auction is None or auction.holder == NOBODY or auction.high <= purse(s, auction.holder):
        return []
    return _karamas(s, auction.holder)


def _for_shipment(s: DuneState) -> list[int]:
    """A number of forces above one's spice means a Karama too (T24.3)."""
    turn = s.shipment
    if turn is None or turn.shipped or turn.half or not turn.forces or turn.way != "reserves":
        return []
    each = 1 if NODE_TERRITORY[turn.node] in STRONGHOLDS else 2
    return _karamas(s, turn.faction) if turn.forces * each > purse(s, turn.faction) else []


def _karamas(s: DuneState, f: int) -> list[int]:
    kinds = (KARAMA, WORTHLESS) if f == BENE_GESSERIT else (KARAMA,)  # BG.A3
    return [card for card in s.sides[f].hand if CARD_KIND[card] in kinds]


def _for_battle(s: DuneState) -> list[int]:
    """What a fighter has promised to play or has locked, and the hero without whom he would be leaderless (R11.6)."""
    battle = s.battle
    if battle is None:
        return []
    out: list[int] = []
    fighters = (battle.aggressor, battle.defender)
    for i in range(2):
        hand = s.sides[fighters[i]].hand
        promised = [b.value for b in battle.bindings[i] if b.yes and b.source != "voice"]
        out += [card for card in hand if CARD_NAME[card] in promised or KINDS[CARD_KIND[card]] in promised]
        if fighters[i] not in battle.leaderless and not leaders_for(s, fighters[i], battle.territory):
            out += [card for card in hand if CARD_KIND[card] == CHEAP_HERO]
    locked = battle.locked
    if locked is not None:
        out += [card for card in (locked.hero, locked.weapon, locked.defence) if card != NOBODY]
    return out


# What everybody has heard: no hero in the hand of a leaderless fighter, and answers to Truthtrance.


def not_held(s: DuneState) -> list[list[int]]:
    """By faction: treachery cards that it is known not to hold."""
    out: list[list[int]] = [[] for _ in range(6)]
    if s.battle is not None:
        for f in s.battle.leaderless:
            out[f] += OF_KIND[CHEAP_HERO]
    for f, topic, subject, yes in s.sworn:
        if topic == "card" and not yes:
            out[f] += COPIES_OF[DESIGN_OF[subject]]
        elif topic == "card_kind" and not yes:
            out[f] += OF_KIND[KINDS.index(subject)]
    return out


def spoken_of(s: DuneState, seat: int, chance: Chance, pinned: frozenset[int]) -> frozenset[int]:
    """For every kind of cards that a faction has said it holds, one of that kind that stays in its hand.

    Which one it is, nobody was told: another one may come into the hand before it is pinned.
    """
    out: set[int] = set()
    for f, topic, subject, yes in s.sworn:
        if topic != "card_kind" or not yes:
            continue
        own = [card for card in s.sides[f].hand if KINDS[CARD_KIND[card]] == subject]
        if any(s.cards.by(seat, card) or card in pinned or card in out for card in own):
            continue  # that may be the one
        barred = not_held(s)[f]
        zones = [s.treachery_deck, s.row, *[side.hand for side in s.sides]]
        others = [
            (zone, i)
            for zone in zones
            for i in range(len(zone))
            if KINDS[CARD_KIND[zone[i]]] == subject
            and zone[i] not in barred
            and zone[i] not in pinned
            and zone[i] not in out
            and not s.cards.by(seat, zone[i])
        ]
        zone, i = chance.pick(others)
        out.add(zone[i])
        if zone is not s.sides[f].hand:
            swap(s.cards, s.sides[f].hand, s.sides[f].hand.index(own[0]), zone, i)
    return frozenset(out)


def denied(s: DuneState) -> list[str]:
    """What was said not to lie on top of the spice and storm decks."""
    return [subject for _, topic, subject, yes in s.sworn if topic in ("spice_card", "spice_worm", "storm_card")]


def not_on_top(known: Known, deck: list[int], names: list[str], barred: list[str], seat: int, chance: Chance) -> None:
    """After a redeal: another card on top for one that was said not to be there."""
    if not barred or not deck or known.by(seat, deck[-1]) or names[-1] not in barred:
        return
    free = [i for i in range(len(deck)) if names[i] not in barred and not known.by(seat, deck[i])]
    if free:
        swap(known, deck, len(deck) - 1, deck, chance.pick(free))


def swap(known: Known, zone: list[int], i: int, other: list[int], j: int) -> None:
    """Two cards change places; what is known belongs to the places."""
    masks = known.masks
    masks[zone[i]], masks[other[j]] = masks[other[j]], masks[zone[i]]
    zone[i], other[j] = other[j], zone[i]


def not_hired(s: DuneState) -> list[list[int]]:
    """By faction: leaders whose traitor cards it is known not to hold."""
    out: list[list[int]] = [[] for _ in range(6)]
    for f, topic, subject, yes in s.sworn:
        if topic == "traitor" and not yes:
            out[f].append(LEADER_OF[subject])
    return out


def predictions(s: DuneState) -> list[tuple[int, int]]:
    """What the Bene Gesserit may have predicted, for all that they have said about it."""
    factions = [f for f in range(6) if s.sides[f].seat != NOBODY and f != BENE_GESSERIT]
    rounds = list(range(1, ROUNDS + 1))
    for _, topic, subject, yes in s.sworn:
        if topic == "predicted_faction":
            factions = [f for f in factions if (FACTIONS[f].name == subject) == yes]
        elif topic == "predicted_round":
            rounds = [n for n in rounds if (n == int(subject)) == yes]
    return [(f, n) for f in factions for n in rounds]


def keep_out(
    known: Known,
    piles: list[list[int]],
    hands: list[list[int]],
    barred: list[list[int]],
    seat: int,
    chance: Chance,
    pinned: frozenset[int],
) -> None:
    """After a redeal: hands get other cards for those that they are known not to hold."""
    for f in range(len(hands)):
        if not barred[f]:
            continue
        hand = hands[f]
        for i in range(len(hand)):
            card = hand[i]
            if card not in barred[f] or known.by(seat, card):
                continue
            zones = [*piles, *[hands[g] for g in range(len(hands)) if g != f and card not in barred[g]]]
            free = [
                (zone, j)
                for zone in zones
                for j in range(len(zone))
                if zone[j] not in barred[f] and zone[j] not in pinned and not known.by(seat, zone[j])
            ]
            if free:
                zone, j = chance.pick(free)
                swap(known, hand, i, zone, j)
