"""The Harkonnen Karama power (HAR.K1): take cards unseen from a player, give back as many of one's own choice."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.karama import power_open, power_ready, use_power
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_NAME, DESIGNS
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, HARKONNEN
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import named, names, show, take
from kanly.games.dune.table.lineup import faction_names, only_with
from kanly.games.dune.table.sides import after, seat_of
from kanly.games.dune.table.state import DuneState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

MOST_TAKEN: Final = max([faction.hand_limit for faction in FACTIONS])


def offer_exchange(p: P) -> Flow:
    """Between two auctions; True when cards were taken and are now to be given back."""
    s = p.state
    if not power_open(p, "HAR.K1") or not victims(s):
        return False
    seat = seat_of(s, HARKONNEN)
    chosen = yield Ask(seat, "exchange", None, lambda: exchanges(p), FACTIONS[HARKONNEN].name)
    if chosen == PASS:
        return False
    use_power(p, "HAR.K1")
    g = FACTION_OF[chosen]
    size = len(s.sides[g].hand)
    count = size
    if not p.rules.setting("harkonnen_karama_whole_hand"):
        count = yield Ask(seat, "exchange_count", list(range(1, size + 1)), None, chosen)
    take_unseen(p, g, count)
    s.exchange = (g, count)
    return True


def victims(s: DuneState) -> list[int]:
    """Everybody else who has cards, in storm order."""
    own = seat_of(s, HARKONNEN)
    return [f for f in after(s, HARKONNEN) if s.sides[f].hand and seat_of(s, f) != own]


def exchanges(p: P) -> list[Option]:
    """Whom they can take cards from, if they hold a Karama."""
    if not power_ready(p, "HAR.K1"):
        return [PASS]
    return [PASS, *[FACTIONS[f].name for f in victims(p.state)]]


def take_unseen(p: P, g: int, count: int) -> None:
    """Cards at random: from now on the others no longer know where any card of this hand is."""
    s = p.state
    blur(s, s.sides[g].hand, g)
    p.tell("cards_taken_unseen", (FACTIONS[HARKONNEN].name, FACTIONS[g].name, count))
    for card in p.rng.sample(s.sides[g].hand, count):
        show(p, g, card, 1 << seat_of(s, HARKONNEN))
        s.sides[g].hand.remove(card)
        p.tell("card_taken_away", (FACTIONS[HARKONNEN].name, CARD_NAME[card]), 1 << seat_of(s, g))
        take(p, HARKONNEN, card)


def give_back(p: P) -> Flow:
    """One card of their own choice, until as many are returned as were taken."""
    s = p.state
    assert s.exchange is not None
    g, left = s.exchange
    name = yield Ask(
        seat_of(s, HARKONNEN), "exchange_return", None, lambda: names(s.sides[HARKONNEN].hand), FACTIONS[g].name
    )
    blur(s, s.sides[HARKONNEN].hand, g)
    card = named(s, HARKONNEN, name)
    show(p, HARKONNEN, card, 1 << seat_of(s, g))
    s.sides[HARKONNEN].hand.remove(card)
    take(p, g, card)
    p.tell("card_given_back", (FACTIONS[HARKONNEN].name, FACTIONS[g].name))
    if left > 1:
        s.exchange = (g, left - 1)
        p.then("give_back")
    else:
        s.exchange = None


def blur(s: DuneState, hand: list[int], g: int) -> None:
    """Only the two who exchange cards still know what they knew of a hand; nothing said about it need be true now."""
    s.sworn = [oath for oath in s.sworn if oath[1] != "card_kind" or oath[0] not in (g, HARKONNEN)]
    s.relying = [reliance for reliance in s.relying if reliance[0] not in (g, HARKONNEN)]
    for card in hand:
        s.cards.masks[card] &= 1 << seat_of(s, g) | 1 << seat_of(s, HARKONNEN)


# ---------------------------------------------------------------- words


def describe(p: P, ask: Ask, option: Option) -> Message:
    """Whose cards to take."""
    if option == PASS:
        return message("exchange-pass")
    return message("exchange-with", ("HAR.K1",), faction=option, count=len(p.state.sides[FACTION_OF[option]].hand))


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """No Karama, not oneself, no cards to take."""
    s = p.state
    f = FACTION_OF[option]
    if f not in victims(s):
        return message("why-exchange-no-cards", ("HAR.K1",), faction=option)
    return message("why-card-not-held", ("HAR.K1", "T24.4"), card="karama")


def ask_count(p: P, ask: Ask) -> Message:
    """How many cards there are."""
    return message("ask-exchange_count", ("HAR.K1",), faction=ask.context, count=len(ask.options))


def describe_count(p: P, ask: Ask, option: Option) -> Message:
    """A number of cards."""
    return message("exchange-count", ("HAR.K1",), faction=ask.context, count=option)


def why_no_count(p: P, ask: Ask, option: Option) -> Message | None:
    """More than the hand holds."""
    return message("why-exchange-count", ("HAR.K1",), faction=ask.context, count=len(ask.options))


def ask_return(p: P, ask: Ask) -> Message:
    """How many are still to be given back."""
    left = p.state.exchange[1] if p.state.exchange is not None else 0
    return message("ask-exchange_return", ("HAR.K1",), faction=ask.context, count=left)


def describe_return(p: P, ask: Ask, option: Option) -> Message:
    """A card to give back."""
    return message("exchange-return", ("HAR.K1",), card=option)


def why_no_return(p: P, ask: Ask, option: Option) -> Message | None:
    """Not in the hand."""
    return message("why-card-not-held", ("HAR.K1",), card=option)


SCENES: Final[tuple[Any, ...]] = (give_back,)
KINDS: Final[tuple[Kind, ...]] = (
    *only_with(
        HARKONNEN,
        Kind("exchange", lambda rules: [PASS, *faction_names(rules)], None, describe, why_not),
        Kind("exchange_count", list(range(1, MOST_TAKEN + 1)), ask_count, describe_count, why_no_count),
        Kind("exchange_return", [design.name for design in DESIGNS], ask_return, describe_return, why_no_return),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "cards_taken_unseen": ("faction", "other", "count"),
    "card_taken_away": ("faction", "card"),
    "card_given_back": ("faction", "other"),
}
