"""Prescience cards: whether one can be claimed, and claiming it (R11)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kanly.games.arrakis.battle.casualties import trim
from kanly.games.arrakis.client.words import DONE, asked, message, options_by
from kanly.games.arrakis.facts.board import (
    AREAS,
    ARRAKEEN,
    CARTHAG,
    DEEP_DESERT,
    DESERT,
    NEAR,
    NEAR_MASK,
    TERRAIN,
    TERRAINS,
)
from kanly.games.arrakis.facts.pieces import ATREIDES, CLAIMS, MARKERS, TOKEN, TOKENS
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, CARD_DECK, DECKS_OF
from kanly.games.arrakis.facts.prescience import Vision
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS
from kanly.games.arrakis.table.changing import leave_no_leader_alone, reveal_sietch, reveal_token, shift
from kanly.games.arrakis.table.hands import detach, discard, held, names_of
from kanly.games.arrakis.table.legions import LED, ONE, body
from kanly.games.arrakis.table.looking import jessica, legions_of, paul, sietch_in, tokens_in
from kanly.games.arrakis.table.records import BURNT, FELLED, NOBODY, POOL, RIDDEN, RODE, SIETCH, WON
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import gain_prescience
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option

GATES: Final[list[int]] = NUMBERS.of(NEAR_MASK[CARTHAG] | NEAR_MASK[ARRAKEEN])
EYES: Final = "fa_eyes_of_ibad"
FEAR_STEPS: Final = 2  # Fear Is the Mind-Killer
DEEDS: Final[dict[str, int]] = {
    "won_attack": WON,
    "harvester_destroyed": BURNT,
    "long_ride": RODE,
    "leader_fell": FELLED,
}


def claimable(p: P, vision: int, public: bool = False) -> bool:
    """Whether a revealed card could be claimed now; `public`: as far as everybody can tell."""
    s = p.state
    card = p.rules.visions[vision]
    if card.at_end != (s.active == NOBODY) or s.claims >= CLAIMS:
        return False
    return is_met(s, card, public)


def is_met(s: ArrakisState, card: Vision, public: bool = False) -> bool:
    """Whether what the card asks is so."""
    need: str = card.needs[0]
    if need in DEEDS:
        return s.deeds & DEEDS[need] != 0
    number: int = card.needs[-1] if len(card.needs) > 1 else 0
    if need == "token_in_sietch":
        return len(sietch_tokens(s)) > 0
    if need == "cards":
        hand = s.hands[ATREIDES]
        if public:
            return len(hand) >= number
        decks = {CARD_DECK[held_card] for held_card in hand}
        return len(hand) >= number and len(decks) == 2
    if need == "legion_at_the_gates":
        return at_the_gates(s, number)
    if need == "legions_on":
        return legions_on(s, card.needs[1]) >= number
    at = s.leader_at[paul(s)]
    if at < 0:
        return False
    if need == "paul_near_worm":
        return near_worm(s, at)
    if need == "paul_in_hidden_sietch":
        sietch = sietch_in(s, at)
        return sietch != NOBODY and s.sietch_known.masks[sietch] != EVERYONE
    if need == "tokens_with_paul":
        return len(tokens_in(s, at)) >= number
    with_him = s.leader_at[jessica(s)]
    if need == "paul_and_jessica_in_sietch":
        return with_him == at and s.ground[at] & SIETCH != 0
    return with_him >= 0 and is_open_deep(s, at) and is_open_deep(s, with_him)


def is_open_deep(s: ArrakisState, area: int) -> bool:
    """Deep desert without a sietch."""
    return TERRAIN[area] == DEEP_DESERT and not s.ground[area] & SIETCH


def near_worm(s: ArrakisState, area: int) -> bool:
    """A desert without a sietch, with a wormsign in it or a wormsign or worm beside it."""
    if TERRAIN[area] < DESERT or s.ground[area] & SIETCH:
        return False
    return any(s.ground[near] & RIDDEN for near in (area, *NEAR[area]))


def at_the_gates(s: ArrakisState, number: int) -> bool:
    """A legion of `number` units, tokens included, with a leader, beside Carthag or Arrakeen."""
    words = s.legions[ATREIDES]
    for area in GATES:
        if words[area] & LED and body(words[area]) >= number:
            return True
    return False


def legions_on(s: ArrakisState, ground: str) -> int:
    """How many areas of a terrain hold an Atreides legion (R11.7); `open_desert`: without a sietch."""
    areas = legions_of(s, ATREIDES)
    if ground == "open_desert":
        return len([area for area in areas if TERRAIN[area] >= DESERT and not s.ground[area] & SIETCH])
    return len([area for area in areas if TERRAIN[area] == TERRAINS.index(ground)])


def sietch_tokens(s: ArrakisState) -> list[int]:
    """Face-down deployment tokens in sietch areas."""
    return [token for token in range(TOKENS) if s.tokens[token] >= 0 and s.ground[s.tokens[token]] & SIETCH]


def describe_token(p: P, ask: Ask, option: Option) -> Message:
    """A deployment token of the asked seat's own."""
    if option == DONE:
        return message(f"{ask.kind}-done")
    area = p.state.tokens[option]
    face = p.rules.values.tokens[option]
    return message("token-in-area", area=AREAS[area], token=face) if area >= 0 else message("token-drawn", token=face)


# Claiming.


def claim(p: P, vision: int) -> Flow:
    """The instruction, the markers, and the card leaves the game (R11.4, R11.8)."""
    s = p.state
    card = p.rules.visions[vision]
    s.claims += 1
    s.revealed.remove(vision)
    s.claimed.append(vision)
    if s.kept >> vision & 1:
        s.kept &= ~(1 << vision)
        detach(s, EYES)
    p.tell("claimed", (card.name,))
    if card.does:
        yield from carry_out(p, card.does)
    for marker in range(3):
        gain_prescience(p, marker, card.advance[marker])
    if s.feared == vision:
        s.feared = NOBODY
        name: str = yield Ask(ATREIDES, "any_marker", list(MARKERS), context=FEAR_STEPS)
        gain_prescience(p, MARKERS.index(name), FEAR_STEPS)


def carry_out(p: P, does: tuple[Any, ...]) -> Flow:
    """What a card tells the Atreides to do while claiming it."""
    s = p.state
    what = does[0]
    if what == "reveal_sietch":
        reveal_sietch(p, s.leader_at[paul(s)])
    elif what == "return_token":
        token: int = yield Ask(ATREIDES, "return_token", offer=lambda: list(sietch_tokens(s)))
        return_token(p, token)
    elif what == "reveal_tokens":
        yield from _turn_with_paul(p, does[1])
    else:
        yield from _set_aside(p, does[1])


def return_token(p: P, token: int) -> None:
    """A token goes back to the pool and is shuffled in: nobody knows the pool any longer."""
    s = p.state
    area = s.tokens[token]
    s.tokens[token] = POOL
    s.token_known.forget([other for other in range(TOKENS) if s.tokens[other] == POOL])
    shift(s, ATREIDES, area, -ONE[TOKEN])
    p.tell("token_returned", (AREAS[area],))
    leave_no_leader_alone(p, ATREIDES, area)


def _turn_with_paul(p: P, number: int) -> Flow:
    s = p.state
    area = s.leader_at[paul(s)]
    for _ in range(number):
        tokens = tokens_in(s, area)
        token = tokens[0]
        if len(tokens) > 1:
            token = yield Ask(ATREIDES, "paul_token", offer=lambda: list(tokens_in(s, area)))
        reveal_token(p, token)
    yield from trim(p, ATREIDES, area)


def _set_aside(p: P, number: int) -> Flow:
    """Discard `number` planning cards, one of each own deck at least."""
    s = p.state
    missing = list(DECKS_OF[ATREIDES])
    for left in range(number, 0, -1):
        name: str = yield Ask(ATREIDES, "set_aside", offer=partial(may_set_aside, s, missing, left), context=left)
        card = held(s, ATREIDES, name)
        if CARD_DECK[card] in missing:
            missing.remove(CARD_DECK[card])
        discard(p, ATREIDES, card)


def may_set_aside(s: ArrakisState, missing: list[int], left: int) -> list[Option]:
    """Any card, but at the end one of each deck of which none has gone yet."""
    hand = s.hands[ATREIDES]
    return names_of([card for card in hand if left > len(missing) or CARD_DECK[card] in missing])


KINDS: Final = (
    Kind("any_marker", list(MARKERS), asked(), options_by("marker")),
    Kind("return_token", list(range(TOKENS)), asked(("R11.7",)), describe_token),
    Kind("paul_token", list(range(TOKENS)), asked(("R11.7",)), describe_token),
    Kind("set_aside", [card.name for card in ALL_DESIGNS], asked(("R11.7",)), options_by("card")),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"claimed": ("vision",), "token_returned": ("area",)}
