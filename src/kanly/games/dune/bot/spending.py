"""Spice: what a card is worth at the auction, how it is paid, whom to bring back from the tanks."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.reading import UNKNOWN, Reading, kind_of
from kanly.games.dune.bot.thought import Answer, Thought
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_OF, LEADER_STRENGTH
from kanly.kernel import PASS, Option

KEPT_BACK: Final = 4  # spice for shipments, before cards are bought
ENOUGH: Final = 10  # spice; what lies beyond it buys nothing else, so cards may cost more
CARD_WORTH: Final[dict[str, float]] = {
    "projectile": 4.0,
    "poison": 4.0,
    "lasgun": 3.0,
    "shield": 4.0,
    "snooper": 4.0,
    "cheap_hero": 3.0,
    "karama": 4.0,
    "tleilaxu_ghola": 3.0,
    "weather_control": 1.5,
    "hajr": 2.0,
    "truthtrance": 1.5,
    "family_atomics": 1.0,
    "worthless": 0.0,
}


def limit(r: Reading, f: int) -> int:
    """How high a faction goes for the card that is up."""
    hand = r.hand(f)
    row: list[str] = r.view["treachery"]["row"]
    card = row[0] if row else UNKNOWN
    worth = 3.5
    if card != UNKNOWN:
        kind = kind_of(card)
        worth = CARD_WORTH.get(kind, 2.0) * 1.5
        if kind != "worthless" and any(kind_of(held) == kind for held in hand):
            worth *= 0.6
    elif f == HARKONNEN:
        worth = 4.5  # and one more for nothing (HAR.B3)
    worth *= 1.0 - 0.15 * len(hand) if f != HARKONNEN else 1.0 - 0.07 * len(hand)
    spice = r.spice(f)
    worth *= 1.0 + max(0, spice - ENOUGH) / ENOUGH
    helped = sum([int(r.side(g)["promised"]) for g in r.allies(f)])
    return max(min(int(worth), spice - KEPT_BACK), min(int(worth), helped))


def bid(t: Thought) -> Option:
    """One more than the last bid, within the budget."""
    r = t.table
    f = t.faction()
    auction = r.view["auction"]
    if auction["holder"] is not None:
        holder = auction["holder"]
        if holder in r.side(f)["allies"]:
            return t.prefer(PASS)
    offer = auction["high"] + 1
    return t.prefer(offer, PASS) if offer <= limit(r, f) else t.prefer(PASS, offer)  # a vow may forbid either


def payment(t: Thought) -> Option:
    """In spice, unless the price is a Karama's worth."""
    high = int(t.table.view["auction"]["high"])
    if t.has("karama") and high >= 7:
        return "karama"
    for option in t.ask.options:
        if kind_of(option) == "worthless" and high >= 2:
            return option
    return t.prefer("spice", "karama")


# Revival.


def revive(t: Thought) -> Option:
    """All that is free; more when reserves run low and there is spice."""
    r = t.table
    f = t.faction()
    free: int = t.ask.context[1]
    reserves = int(r.side(f)["reserves"])
    spare = r.spice(f) - (6 if reserves else 2)
    paid = max(0, spare // 4) if reserves < 8 else 0
    return t.nearest(min(max(t.ask.options), free + paid))


def revive_leader(t: Thought) -> Option:
    """The strongest leader that can be paid."""
    leaders = [option for option in t.ask.options if option in LEADER_OF]
    if leaders:
        return max(leaders, key=lambda name: LEADER_STRENGTH[LEADER_OF[name]])
    return t.prefer("kwisatz_haderach", PASS)


def karama_revival(t: Thought) -> Option:
    """A strong leader or three forces, once there are enough of them."""
    leaders = [option for option in t.ask.options if option in LEADER_OF]
    alive = len(t.table.leaders(EMPEROR, -1))
    if leaders and alive < 2:
        return max(leaders, key=lambda name: LEADER_STRENGTH[LEADER_OF[name]])
    return t.prefer(3, PASS) if t.table.side(EMPEROR)["tanks"] >= 6 else PASS


def help_revival(t: Thought) -> Option:
    """The Emperor shares when he is rich."""
    spare = t.table.spice(EMPEROR) - 10
    return t.nearest(max(0, spare // 2))


# The Harkonnen exchange.


def exchange(t: Thought) -> Option:
    """Take a full hand when one's own has something to give away."""
    r = t.table
    bad = len([card for card in r.hand(HARKONNEN) if kind_of(card) == "worthless"])
    names = [option for option in t.ask.options if option != PASS and not r.friends(HARKONNEN, FACTION_OF[option])]
    if bad < 2 or not names:
        return PASS
    return max(names, key=lambda name: len(r.hand(FACTION_OF[name])))


def exchange_count(t: Thought) -> Option:
    """As many as one has bad cards for."""
    bad = len([card for card in t.table.hand(HARKONNEN) if kind_of(card) == "worthless"])
    return t.nearest(max(2, bad))


def exchange_return(t: Thought) -> Option:
    """The worst cards."""
    return min(t.ask.options, key=lambda card: CARD_WORTH.get(kind_of(card), 1.0))


ANSWERS: Final[dict[str, Answer]] = {
    "charity": lambda t: t.prefer("claim"),
    "bid": bid,
    "payment": payment,
    "revive": revive,
    "revive_specials": lambda t: max(t.ask.options),
    "revive_leader": revive_leader,
    "karama_revival": karama_revival,
    "grant_revival": lambda t: t.prefer("grant"),
    "help_revival": help_revival,
    "exchange": exchange,
    "exchange_count": exchange_count,
    "exchange_return": exchange_return,
}
