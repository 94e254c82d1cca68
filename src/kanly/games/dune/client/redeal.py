"""Worlds that a seat cannot tell apart: what it does not know is exchanged, what it has learnt stays.

Every deal that fits what has been learnt is as likely as any other. Spice behind the shields is not exchanged: it is
hidden from sight, but everybody has seen all of it come and go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.anytime.face_down import redeal_leaders
from kanly.games.dune.client.learnt import denied, holding, lacking, not_hired
from kanly.games.dune.facts.cards import SPICE_CARD_SHOWS, STORM_DECK
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Chance, Known

TRIES: Final = 60  # deals until one fits; of a hand of four with one of two given cards every fourth does
STEPS: Final = 300  # exchanges of two cards each, where none was found


def redeal(s: DuneState, seat: int, chance: Chance) -> None:
    """Exchange leaders face down, cards, traitors, decks and the prediction, as far as the seat does not know them."""
    redeal_leaders(s, seat, chance)
    _redeal_cards(s, seat, chance)
    _redeal_traitors(s, seat, chance)
    _redeal_decks(s, seat, chance)
    if s.prediction[0] != NOBODY and seat != s.sides[BENE_GESSERIT].seat:
        s.prediction = chance.pick(predictions(s))


def _redeal_cards(s: DuneState, seat: int, chance: Chance) -> None:
    hands = [side.hand for side in s.sides]
    held = holding(s)
    barred = lacking(s)

    def fits() -> bool:
        for f, cards in held:
            if not any(card in cards for card in hands[f]):
                return False
        return _none_barred(hands, barred)

    deal_again(s.cards, [s.treachery_deck, s.row, *hands], seat, chance, fits, frozenset(s.treachery_held))


def _redeal_traitors(s: DuneState, seat: int, chance: Chance) -> None:
    hands = [side.traitors for side in s.sides]
    barred = not_hired(s)
    deal_again(s.traitor_known, [s.traitor_deck, *hands], seat, chance, lambda: _none_barred(hands, barred))


def _none_barred(hands: list[list[int]], barred: list[list[int]]) -> bool:
    for f in range(len(hands)):
        if barred[f] and any(card in barred[f] for card in hands[f]):
            return False
    return True


def _redeal_decks(s: DuneState, seat: int, chance: Chance) -> None:
    """The spice and storm decks; what was said not to lie on top does not."""
    barred = denied(s)
    spice = s.spice_deck
    storm = s.storm_deck
    deal_again(s.spice_known, [spice], seat, chance, lambda: not spice or SPICE_CARD_SHOWS[spice[-1]] not in barred)
    deal_again(s.storm_known, [storm], seat, chance, lambda: not storm or str(STORM_DECK[storm[-1]]) not in barred)


def deal_again(
    known: Known,
    zones: list[list[int]],
    seat: int,
    chance: Chance,
    fits: Callable[[], bool],
    apart: frozenset[int] = frozenset(),
) -> None:
    """Exchange what the seat does not know until it fits; cards that are `apart` only change places with each other.

    Where hardly any deal fits, it goes from the true one, two cards after two cards, each exchange one that fits.
    """
    others = frozenset([card for zone in zones for card in zone]) - apart
    before = [zone[:] for zone in zones]
    masks = known.masks[:]
    for _ in range(TRIES):
        known.redeal(zones, seat, chance, apart)
        if apart:
            known.redeal(zones, seat, chance, others)
        if fits():
            return
    for i in range(len(zones)):
        zones[i][:] = before[i]
    known.masks[:] = masks
    places = [(zone, i) for zone in zones for i in range(len(zone)) if not known.by(seat, zone[i])]
    for _ in range(STEPS):
        zone, i = chance.pick(places)
        other, j = chance.pick(places)
        if (zone[i] in apart) != (other[j] in apart):
            continue
        _swap(known, zone, i, other, j)
        if not fits():
            _swap(known, zone, i, other, j)


def _swap(known: Known, zone: list[int], i: int, other: list[int], j: int) -> None:
    """Two cards change places; what is known belongs to the places."""
    masks = known.masks
    masks[zone[i]], masks[other[j]] = masks[other[j]], masks[zone[i]]
    zone[i], other[j] = other[j], zone[i]


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
