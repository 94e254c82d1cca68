"""Worlds that a seat cannot tell apart: what it does not know is exchanged, what it has learnt stays."""

from __future__ import annotations

from kanly.games.arrakis.facts.pieces import ATREIDES, STARTING, TOKENS
from kanly.games.arrakis.facts.planning import CARD_DECK, DECKS
from kanly.games.arrakis.table.records import GONE
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Chance, Known


def redeal(s: ArrakisState, seat: int, chance: Chance) -> None:
    """Exchange cards, sietches, tokens, wormsigns, stations and objectives, as far as the seat does not know them."""
    _cards(s, seat, chance)
    s.visions_known.redeal([s.visions], seat, chance)
    exchange(s.sietches, s.sietch_known, list(range(len(s.sietches))), seat, chance)
    exchange(s.wormsigns, s.wormsign_known, list(range(len(s.wormsigns))), seat, chance)
    for group in (list(range(STARTING)), list(range(STARTING, TOKENS))):  # their backs differ
        _rename(s, exchange(s.tokens, s.token_known, group, seat, chance))
    _stations(s, chance)
    _objectives(s, seat, chance)


def exchange(at: list[int], known: Known, ids: list[int], seat: int, chance: Chance) -> dict[int, int]:
    """The unknown ones among some tokens change places; which token is now where another was."""
    masks = known.masks
    unknown = [i for i in ids if not masks[i] >> seat & 1]
    shuffled = unknown[:]
    chance.shuffle(shuffled)
    places = [at[i] for i in unknown]
    seen = [masks[i] for i in unknown]
    for k in range(len(unknown)):
        at[shuffled[k]] = places[k]
        masks[shuffled[k]] = seen[k]
    return dict(zip(unknown, shuffled))


def _rename(s: ArrakisState, now: dict[int, int]) -> None:
    """Whoever was about to move a token now moves the one in its place."""
    if s.party is not None:
        s.party.tokens = _renamed(s.party.tokens, now)
    if s.battle is not None:
        s.battle.tokens = _renamed(s.battle.tokens, now)
    s.marches = [
        (a, b, word, captains, _renamed(tokens, now), mode) for a, b, word, captains, tokens, mode in s.marches
    ]


def _renamed(mask: int, now: dict[int, int]) -> int:
    out = 0
    for token in range(TOKENS):
        if mask >> token & 1:
            out |= 1 << now.get(token, token)
    return out


def _cards(s: ArrakisState, seat: int, chance: Chance) -> None:
    """Planning cards, deck by deck: the backs in a hand tell which deck a card is from."""
    for deck in range(len(DECKS)):
        hands = [[card for card in hand if CARD_DECK[card] == deck] for hand in s.hands]
        s.cards.redeal([s.decks[deck], *hands], seat, chance)
        for side in range(2):
            hand = s.hands[side]
            at = 0
            for i in range(len(hand)):
                if CARD_DECK[hand[i]] == deck:
                    hand[i] = hands[side][at]
                    at += 1


def _stations(s: ArrakisState, chance: Chance) -> None:
    """Nobody has looked at a testing station."""
    places = [i for i in range(len(s.stations)) if s.stations[i] != GONE]
    symbols = [s.stations[i] for i in places]
    chance.shuffle(symbols)
    for k in range(len(places)):
        s.stations[places[k]] = symbols[k]


def _objectives(s: ArrakisState, seat: int, chance: Chance) -> None:
    """For the Atreides only the pile is open; the Harkonnen know which objectives would have won already."""
    known = s.objective_known
    if seat == ATREIDES or not s.objectives:
        known.redeal([s.objective_pile], seat, chance)
        return
    drawn = [card for card in s.objectives if not known.masks[card] >> seat & 1]
    cards = [*drawn, *s.objective_pile]
    chance.shuffle(cards)
    cards.sort(key=lambda card: s.ruled_out >> card & 1)  # those still possible first; the order among them stays
    for i in range(len(s.objectives)):
        if s.objectives[i] in drawn:
            s.objectives[i] = cards.pop(0)
            known.masks[s.objectives[i]] = 1 << ATREIDES
    chance.shuffle(cards)
    s.objective_pile[:] = cards
    known.forget(cards)
