"""Allies show each other treachery and traitor cards in secret (R14.11); what was seen is not forgotten."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.unasked import at_leisure
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_NAME, DESIGNS
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import names
from kanly.games.dune.table.lineup import faction_names, leader_names
from kanly.games.dune.table.sides import allied, allies_of, factions_of, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Ask, Interjection, Kind, Message, Option

CARD: Final = "card"
TRAITOR: Final = "traitor"


def showable(p: P, seat: int) -> list[Option]:
    """What a seat could show an ally who does not know it yet."""
    s = p.state
    if not at_leisure(s):
        return []
    out: list[Option] = []
    for f in factions_of(s, seat):
        for g in allies_of(s, f):
            name = FACTIONS[g].name
            eyes = seat_of(s, g)
            cards = sorted([card for card in s.sides[f].hand if not s.cards.by(eyes, card)])
            out += [(name, CARD, card) for card in names(cards)]
            traitors = sorted([leader for leader in s.sides[f].traitors if not s.traitor_known.by(eyes, leader)])
            out += [(name, TRAITOR, LEADERS[leader].name) for leader in traitors]
    return out


def unseen(s: DuneState, f: int, g: int, name: str) -> int:
    """A card of that name in a faction's hand that its ally has not seen; NOBODY if there is none."""
    for card in s.sides[f].hand:
        if CARD_NAME[card] == name and not s.cards.by(seat_of(s, g), card):
            return card
    return NOBODY


def show(p: P, seat: int, option: Option) -> None:
    """Only the two of them hear of it."""
    s = p.state
    other, sort, name = option
    g = FACTION_OF[other]
    f = next(x for x in factions_of(s, seat) if allied(s, x, g))
    to = 1 << seat_of(s, g)
    if sort == CARD:
        p.reveal(to, s.cards, unseen(s, f, g, name))
        p.tell("card_shown", (FACTIONS[f].name, other, name), to | 1 << seat)
    else:
        p.reveal(to, s.traitor_known, LEADER_OF[name])
        p.tell("traitor_shown", (FACTIONS[f].name, other, name), to | 1 << seat)


# ---------------------------------------------------------------- words


def describe(p: P, ask: Ask, option: Option) -> Message:
    """What, and to whom."""
    other, sort, name = option
    if sort == CARD:
        return message("show-card", ("R14.11",), other=other, card=name)
    return message("show-traitor", ("R14.11",), other=other, leader=name)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """No ally, a bad moment, no such card, or one that the ally knows."""
    s = p.state
    other, sort, name = option
    g = FACTION_OF[other]
    own = [f for f in factions_of(s, ask.seat) if allied(s, f, g)]
    if not own:
        return message("why-show-ally", ("R14.11",), other=other)
    if not at_leisure(s):
        return message("why-not-now", ("R4.4", "R4.6"))
    side = s.sides[own[0]]
    if sort == CARD and name not in [CARD_NAME[card] for card in side.hand]:
        return message("why-card-not-held", ("R14.11",), card=name)
    if sort == TRAITOR and LEADER_OF[name] not in side.traitors:
        return message("why-no-traitor-card", ("R14.11",), leader=name)
    return message("why-show-known", ("R14.11",), other=other)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "show",
        lambda rules: [
            *[(to, CARD, design.name) for to in faction_names(rules) for design in DESIGNS],
            *[(to, TRAITOR, leader) for to in faction_names(rules) for leader in leader_names(rules)],
        ],
        None,
        describe,
        why_not,
    ),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("show", showable, show),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "card_shown": ("faction", "other", "card"),
    "traitor_shown": ("faction", "other", "leader"),
}
