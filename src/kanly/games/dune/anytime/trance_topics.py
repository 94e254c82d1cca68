"""What one may ask under Truthtrance (T23): facts, the plan of the present battle, intentions, and in one's own words.

A fact is answered by the rules themselves. About a plan or an intention the one who is asked commits himself; only what
the rules can hold may be asked so. A question in the asker's own words is said at the table and answered on honour.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.cards import (
    CARD_KIND,
    DESIGNS,
    SPICE_CARD_SHOWS,
    STORM_DECK,
    VOICE,
)
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.dune.facts.map import POLAR_SINK, TERRITORIES
from kanly.games.dune.phases.battle.fighters import special_value, troops
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.forces import territories_of
from kanly.games.dune.table.hands import named, room_in_hand, show
from kanly.games.dune.table.lineup import candidates, faction_names, leader_names
from kanly.games.dune.table.sides import allied, in_play, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.games.dune.table.vows import ALLY, ATTACK, BID, SHIP
from kanly.kernel import EVERYONE, Option

# Facts.
CARD: Final = "card"
CARD_KIND_HELD: Final = "card_kind"
TRAITOR: Final = "traitor"
SPICE: Final = "spice"
PREDICTED_FACTION: Final = "predicted_faction"
PREDICTED_ROUND: Final = "predicted_round"
STORM_CARD: Final = "storm_card"  # next round's, for who has looked at it (FRE.A1)
SPICE_CARD: Final = "spice_card"  # the top one, for who has looked at it (ATR.B3): its territory
SPICE_WORM: Final = "spice_worm"  # or whether it is none
# The plan of the present battle (R11.20).
PLAN_CARD: Final = "plan_card"
PLAN_LEADER: Final = "plan_leader"
PLAN_DIAL: Final = "plan_dial"
# Intentions.
WILL_ATTACK: Final = "will_attack"
WILL_SHIP: Final = "will_ship"
WILL_BID: Final = "will_bid"
WILL_ALLY: Final = "will_ally"
# Anything else.
OWN_WORDS: Final = "own_words"

ELEMENT: Final[dict[str, str]] = {PLAN_CARD: "card", PLAN_LEADER: "leader", PLAN_DIAL: "dial"}
VERB: Final[dict[str, str]] = {WILL_ATTACK: ATTACK, WILL_SHIP: SHIP, WILL_BID: BID, WILL_ALLY: ALLY}
FIELD: Final[dict[str, str]] = {  # what the subject of a question is, for its words
    CARD: "card",
    CARD_KIND_HELD: "kind",
    TRAITOR: "leader",
    SPICE: "count",
    PREDICTED_FACTION: "third",
    PREDICTED_ROUND: "count",
    STORM_CARD: "count",
    SPICE_CARD: "territory",
    SPICE_WORM: "worm",
    PLAN_CARD: "kind",
    PLAN_LEADER: "leader",
    PLAN_DIAL: "count",
    WILL_ATTACK: "territory",
    WILL_SHIP: "territory",
    WILL_BID: "verb",
    WILL_ALLY: "third",
    OWN_WORDS: "said",
}

MOST_SPICE: Final = 40  # that a question names
MOST_DIAL: Final = 25  # what twenty forces, five of them Sardaukar, can dial
WORM: Final = "shai_hulud"
SAID: Final = "said"  # at the table
SEVERAL: Final[tuple[str, ...]] = tuple(  # kinds of which there are different cards: the others are asked for by name
    [CARD_KINDS[kind] for kind in VOICE if len([design for design in DESIGNS if design.kind == kind]) > 1]
)
SPICE_TERRITORIES: Final[tuple[str, ...]] = tuple([name for name in SPICE_CARD_SHOWS if name != WORM])
SHIPMENT_PHASE: Final = 5  # index into `rounds.PHASES`
MENTAT_PHASE: Final = 8


def questions(p: P, asker: int, g: int) -> list[Option]:
    """What a faction may ask another one now; what may be asked follows from what everybody knows."""
    s = p.state
    out: list[Option] = [(CARD, design.name) for design in DESIGNS]
    out += [(CARD_KIND_HELD, kind) for kind in SEVERAL]
    out += [(TRAITOR, leader.name) for leader in LEADERS if in_play(s, leader.faction)]
    out += [(SPICE, n) for n in range(1, MOST_SPICE + 1)]
    if g == BENE_GESSERIT and s.prediction[0] != NOBODY:
        out += [(PREDICTED_FACTION, FACTIONS[x].name) for x in s.order if x != g]
        out += [(PREDICTED_ROUND, n) for n in range(1, ROUNDS + 1)]
    if has_seen_storm(s, g):
        out += [(STORM_CARD, n) for n in sorted(STORM_DECK)]
    if has_seen_spice(s, g):
        out += [*[(SPICE_CARD, name) for name in SPICE_TERRITORIES], (SPICE_WORM, WORM)]
    if s.battle is not None and g in (s.battle.aggressor, s.battle.defender):
        out += [(PLAN_CARD, CARD_KINDS[kind]) for kind in VOICE]
        out += [(PLAN_LEADER, LEADERS[i].name) for i in usable(s, g)]
        normal, special = troops(s, g)
        out += [(PLAN_DIAL, n) for n in range(1, normal + special * special_value(p, g) + 1)]
    return [*out, *intentions(p, asker, g), (OWN_WORDS, SAID)]


def has_seen_storm(s: DuneState, g: int) -> bool:
    """Whether a faction has looked at next round's storm card; everybody saw it look."""
    return bool(s.storm_deck) and s.storm_known.by(seat_of(s, g), s.storm_deck[-1])


def has_seen_spice(s: DuneState, g: int) -> bool:
    """Whether a faction has looked at the top spice card; everybody saw it look."""
    return bool(s.spice_deck) and s.spice_known.by(seat_of(s, g), s.spice_deck[-1])


def usable(s: DuneState, g: int) -> list[int]:
    """A faction's own leaders and those it holds captive."""
    return [i for i in range(len(LEADERS)) if i in LEADERS_OF[g] or s.leader_holder[i] == g]


def intentions(p: P, asker: int, g: int) -> list[Option]:
    """What a faction may be asked about the time to come: what a vow can hold (R16.8)."""
    s = p.state
    out: list[Option] = []
    if turn_to_come(s, g):
        out += [(WILL_ATTACK, TERRITORIES[t].name) for t in territories_of(s, asker) if t != POLAR_SINK]
        out += [(WILL_SHIP, territory.name) for territory in TERRITORIES]
    if s.auction is not None and s.auction.holder != g and room_in_hand(s, g) > 0:
        out.append((WILL_BID, BID))
    if p.rules.setup.seats > 2:
        out += [(WILL_ALLY, FACTIONS[x].name) for x in s.order if x != g and not allied(s, g, x)]
    return out


def turn_to_come(s: DuneState, g: int) -> bool:
    """Whether a faction's next turn of shipment and movement lies ahead, in this round or after the mentat pause."""
    if s.phase == SHIPMENT_PHASE:
        return g not in s.acted
    return s.phase < SHIPMENT_PHASE or s.phase == MENTAT_PHASE


# ---------------------------------------------------------------- facts


def truth(s: DuneState, g: int, topic: str, subject: str) -> bool:
    """The true answer to a question about what is."""
    if topic == CARD:
        return named(s, g, subject) != NOBODY
    if topic == CARD_KIND_HELD:
        return any(CARD_KINDS[CARD_KIND[card]] == subject for card in s.sides[g].hand)
    if topic == TRAITOR:
        return LEADER_OF[subject] in s.sides[g].traitors
    if topic == SPICE:
        return s.sides[g].spice >= int(subject)
    if topic == STORM_CARD:
        return STORM_DECK[s.storm_deck[-1]] == int(subject)
    if topic in (SPICE_CARD, SPICE_WORM):
        return SPICE_CARD_SHOWS[s.spice_deck[-1]] == subject
    if topic == PREDICTED_FACTION:
        return s.prediction[0] == FACTION_OF[subject]
    return s.prediction[1] == int(subject)


def swear(p: P, g: int, topic: str, subject: str, yes: bool) -> None:
    """Everybody learns the answer: a card named is uncovered; what else it says is kept in mind (`redeal`)."""
    s = p.state
    p.uncover()
    if topic == CARD and yes:
        show(p, g, named(s, g, subject))
    elif topic == TRAITOR and yes:
        p.reveal(EVERYONE, s.traitor_known, LEADER_OF[subject])
    elif topic == STORM_CARD and yes:
        p.reveal(EVERYONE, s.storm_known, s.storm_deck[-1])
    elif topic in (SPICE_CARD, SPICE_WORM) and yes:
        p.reveal(EVERYONE, s.spice_known, s.spice_deck[-1])
    elif topic != SPICE and (g, topic, subject, yes) not in s.sworn:  # spice changes hands for all to see
        s.sworn.append((g, topic, subject, yes))


def topics(rules: DuneRules) -> list[Option]:
    """Everything that could ever be asked in a set-up."""
    leaders, factions = leader_names(rules), faction_names(rules)
    predictions: list[Option] = []
    if BENE_GESSERIT in candidates(rules.setup):
        predictions += [(PREDICTED_FACTION, name) for name in factions]
        predictions += [(PREDICTED_ROUND, n) for n in range(1, ROUNDS + 1)]
    return [
        *[(CARD, design.name) for design in DESIGNS],
        *[(CARD_KIND_HELD, kind) for kind in SEVERAL],
        *[(TRAITOR, name) for name in leaders],
        *[(SPICE, n) for n in range(1, MOST_SPICE + 1)],
        *predictions,
        *[(STORM_CARD, n) for n in sorted(STORM_DECK)],
        *[(SPICE_CARD, name) for name in SPICE_TERRITORIES],
        (SPICE_WORM, WORM),
        *[(PLAN_CARD, CARD_KINDS[kind]) for kind in VOICE],
        *[(PLAN_LEADER, name) for name in leaders],
        *[(PLAN_DIAL, n) for n in range(1, MOST_DIAL + 1)],
        *[(WILL_ATTACK, territory.name) for territory in TERRITORIES],
        *[(WILL_SHIP, territory.name) for territory in TERRITORIES],
        (WILL_BID, BID),
        *[(WILL_ALLY, name) for name in factions],
        (OWN_WORDS, SAID),
    ]
