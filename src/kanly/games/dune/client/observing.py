"""A table of Dune in numbers, as a seat sees it: like the view, an allow-list.

Factions differ, so they keep their places: a row for each, with marks for the seat's own and for its allies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kanly.games.dune.anytime.face_down import knows, suspected
from kanly.games.dune.client.notes import takes_notes
from kanly.games.dune.facts.cards import (
    CARD_DESIGN,
    DESIGN_OF,
    DESIGNS,
    SPICE_CARD_NAME,
    SPICE_DECK,
    STORM_DECK,
)
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.factions import ATREIDES, BENE_GESSERIT, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.dune.facts.map import NODE_TOKENS
from kanly.games.dune.facts.phases import PHASES
from kanly.games.dune.rules import DuneRules
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, Battle, DuneState, Plan
from kanly.kernel import Block, Row, at_most, tally

NAMES: Final[tuple[str, ...]] = tuple([faction.name for faction in FACTIONS])
CARDS: Final[tuple[str, ...]] = tuple([design.name for design in DESIGNS])
SPICE_CARDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(SPICE_CARD_NAME))
LEADER_NAMES: Final[tuple[str, ...]] = tuple([leader.name for leader in LEADERS])

TABLE: Final = (
    *(
        "round",
        *["phase_" + phase for phase in PHASES],
        "storm",
        "storm_move",
        "wall",
        "treachery_deck",
        "spice_deck",
        "storm_card",
    ),
    *("predicted_round", *["predicted_" + name for name in NAMES]),
    *("kwisatz_haderach_dead", "kwisatz_haderach_fought", "losses", "blow_worms", "nexus", "pause"),
)
FACTION: Final = (
    *("in_play", "own", "ally", "order", "circle", "spice", "bribes", "reserves", "reserve_specials"),
    *("tanks", "tank_specials", "face_down", "hand", "traitors", "promised", "power_used", "winner"),
    *["allied_" + name for name in NAMES],
)
NODE: Final = (*NAMES, "sardaukar", "fedaykin", "advisors", "spice", "battle", "shipment")
LEADER: Final = (
    *("ready", "dead", "dead_twice", "unknown", "fought"),
    *["held_by_" + name for name in NAMES],
    *["traitor_of_" + name for name in NAMES],
    *("aggressor", "defender", "seen", "drawn"),
)
CARD_ROWS: Final = (
    *("discard", "removed", "row", "top"),
    *["hand_" + name for name in NAMES],
    *("aggressor", "defender", "seen"),
)
AUCTION: Final = ("high", "left", *[f"{who}_{name}" for who in ("opener", "bidder", "holder") for name in NAMES])
FIGHTER: Final = ("planned", "dial", "spice", "kwisatz_haderach", "leaderless", "traitor", "won", *NAMES)
SHIPMENT: Final = ("shipped", "moves", "forces", "specials", *NAMES)
BOUND: Final = ("must", "must_not")  # of a fighter
ORDERS: Final[tuple[str, ...]] = ("dial", *["kind_" + kind for kind in CARD_KINDS], *CARDS, *LEADER_NAMES)


NODES: Final = len(NODE_TOKENS)


def _remembers(rules: DuneRules, s: DuneState, seat: int) -> bool:
    """Whether a seat may look up what it has seen of treachery cards (ATR.B2)."""
    return not rules.setting("atreides_notes_only") or takes_notes(s, seat)


def _write_table(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    out[at] = s.round
    if s.phase != NOBODY:
        out[at + 1 + s.phase] = 1
    at += 1 + len(PHASES)
    out[at] = s.storm
    out[at + 1] = s.storm_move
    out[at + 2] = int(s.wall)
    out[at + 3] = len(s.treachery_deck)
    out[at + 4] = len(s.spice_deck)
    if s.storm_deck and s.storm_known.by(seat, s.storm_deck[-1]):
        out[at + 5] = STORM_DECK[s.storm_deck[-1]]
    at += 6
    if s.prediction[0] != NOBODY and seat == s.sides[BENE_GESSERIT].seat:
        out[at] = s.prediction[1]
        out[at + 1 + s.prediction[0]] = 1
    at += 1 + len(NAMES)
    out[at] = int(s.kwisatz_haderach == DEAD)
    out[at + 1] = int(s.kwisatz_haderach_at >= 0)
    out[at + 2] = at_most(s.losses) if seat == s.sides[ATREIDES].seat else 0
    if s.blow is not None:
        out[at + 3] = s.blow.worms
        out[at + 4] = int(s.blow.nexus or s.blow.late_nexus)
    out[at + 5] = int(s.pause != "")


def _write_factions(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    sides = s.sides
    dead_twice = len(s.buried) > 0 or DEAD_TWICE in s.leader_state
    here: i64 = at
    for f, side in enumerate(sides):
        if side.seat != NOBODY:
            own = side.seat == seat
            out[here] = 1
            out[here + 1] = own
            out[here + 4] = side.circle + 1
            out[here + 5] = at_most(side.spice) if own else 0
            out[here + 6] = at_most(side.bribes)
            out[here + 7] = side.reserves
            out[here + 8] = side.reserve_specials
            out[here + 9] = side.tanks
            out[here + 10] = side.tank_specials
            out[here + 11] = _turned(s, f) if dead_twice else 0
            out[here + 12] = len(side.hand)
            out[here + 13] = len(side.traitors)
            out[here + 14] = at_most(s.support[f])
            out[here + 15] = side.power_used
            if side.alliance != NOBODY:
                for other in s.order:
                    if other != f and sides[other].alliance == side.alliance:
                        out[here + 17 + other] = 1
                        if sides[other].seat == seat:
                            out[here + 2] = 1
        here += len(FACTION)
    for place, f in enumerate(s.order):
        out[at + f * len(FACTION) + 3] = place + 1
    for f in s.winners:
        out[at + f * len(FACTION) + 16] = 1


def _turned(s: DuneState, f: int) -> int:
    """How many leaders of a faction lie face down in the tanks."""
    secret = [leader for leader, _ in s.buried]
    return len([i for i in LEADERS_OF[f] if s.leader_state[i] == DEAD_TWICE or i in secret])


def _write_nodes(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    here = at
    for side in s.sides:
        for node, forces in side.forces.items():
            out[here + node] = forces
        here += NODES
    for f, side in enumerate(s.sides):
        if side.specials:
            place = here if FACTIONS[f].special_name == "sardaukar" else here + NODES
            for node, forces in side.specials.items():
                out[place + node] = forces
        for node, forces in side.advisors.items():
            out[here + 2 * NODES + node] = forces
    here += 3 * NODES
    for node, spice in s.spice.items():
        out[here + node] = at_most(spice)
    if s.battle is not None:
        for node in s.battle.part:
            out[here + NODES + node] = 1
    if s.shipment is not None and s.shipment.node >= 0:
        out[here + 2 * NODES + s.shipment.node] = 1


def _leader_state(s: DuneState, i: int, seat: int, *, unsure: bool) -> int:
    """The column of what a seat knows: ready, dead, dead twice, unknown (R9.7, HAR.A1)."""
    f = LEADERS[i].faction
    secret = len(s.buried) > 0 and suspected(s, i)
    if secret and not knows(s, seat, f):
        return 3
    state = s.leader_state[i]
    if state == DEAD:
        return 1
    if unsure and not secret and s.leader_at[i] == NOBODY and s.leader_holder[i] == f:
        return 3
    return 2 if state == DEAD_TWICE else 0


def _face_down(s: DuneState, f: int) -> bool:
    """Whether a leader of a faction lies face down in the tanks, and the others can only guess which."""
    for i in LEADERS_OF[f]:
        if s.leader_state[i] == DEAD_TWICE and not suspected(s, i):
            return True
    return False


def _write_leaders(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    width = len(LEADER)
    secrets = len(s.buried) > 0
    dead_twice = DEAD_TWICE in s.leader_state
    for f in range(6):
        holder = s.sides[f].seat
        if holder == NOBODY:
            continue
        unsure = dead_twice and holder != seat and _face_down(s, f)
        for i in LEADERS_OF[f]:
            here = at + i * width
            known = _leader_state(s, i, seat, unsure=unsure) if secrets or unsure else s.leader_state[i]
            out[here + known] = 1
            if s.leader_at[i] >= 0:
                out[here + 4] = 1
            out[here + 5 + s.leader_holder[i]] = 1
    masks = s.traitor_known.masks
    for f in range(6):
        for leader in s.sides[f].traitors:
            if masks[leader] >> seat & 1:
                out[at + leader * width + 11 + f] = 1
    battle = s.battle
    if battle is None:
        return
    for place in range(len(battle.plans)):
        if battle.plans[place].leader != NOBODY:
            out[at + battle.plans[place].leader * width + 17 + place] = 1
    seen = _seen(s, battle, seat)
    if seen is not None and seen.leader != NOBODY:
        out[at + seen.leader * width + 19] = 1
    if battle.drawn != NOBODY and knows(s, seat, LEADERS[battle.drawn].faction):
        out[at + battle.drawn * width + 20] = 1


def _seen(s: DuneState, battle: Battle, seat: int) -> Plan | None:
    """A plan that was shown before the other one was made, in the eyes of the fighters (ATR.K1)."""
    seats = (s.sides[battle.aggressor].seat, s.sides[battle.defender].seat)
    return battle.locked if seat in seats else None


def _write_cards(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    width = len(CARDS)
    all_seen = _remembers(rules, s, seat)
    for card in s.treachery_discard if all_seen else s.treachery_discard[-1:]:
        tally(out, at + CARD_DESIGN[card])
    for card in s.treachery_removed:
        tally(out, at + width + CARD_DESIGN[card])
    masks = s.cards.masks
    zones = [s.row, s.treachery_deck[-1:], *[side.hand for side in s.sides]]
    at += 2 * width
    for place in range(len(zones)):
        if all_seen or place < 2 or s.sides[place - 2].seat == seat:
            for card in zones[place]:
                if masks[card] >> seat & 1:
                    tally(out, at + CARD_DESIGN[card])
        at += width
    battle = s.battle
    if battle is None:
        return
    for place in range(len(battle.plans)):
        _write_plan(battle.plans[place], out, at + place * width)
    seen = _seen(s, battle, seat)
    if seen is not None:
        _write_plan(seen, out, at + 2 * width)


def _write_plan(plan: Plan, out: Row, at: int) -> None:
    for card in (plan.hero, plan.weapon, plan.defence):
        if card != NOBODY:
            tally(out, at + CARD_DESIGN[card])


def _write_spice_cards(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    zones = [[card for card in s.spice_deck[-1:] if s.spice_known.by(seat, card)], *s.spice_piles]
    for zone in zones:
        for card in zone:
            tally(out, at + (card if SPICE_DECK[card] >= 0 else len(SPICE_CARDS) - 1))
        at += len(SPICE_CARDS)


def _write_auction(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    auction = s.auction
    if auction is None:
        return
    out[at] = at_most(auction.high)
    out[at + 1] = len(s.row)
    at += 2
    for f in (auction.opener, auction.bidder, auction.holder):
        if f != NOBODY:
            out[at + f] = 1
        at += len(NAMES)


def _write_fighters(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    battle = s.battle
    if battle is None:
        return
    fighters = (battle.aggressor, battle.defender)
    for place in range(2):
        f = fighters[place]
        if place < len(battle.plans):
            plan = battle.plans[place]
            out[at] = 1
            out[at + 1] = at_most(plan.dial)  # in half points
            out[at + 2] = at_most(plan.spice)
            out[at + 3] = int(plan.kwisatz_haderach)
        out[at + 4] = int(f in battle.leaderless)
        out[at + 5] = int(f in battle.called)
        out[at + 6] = int(battle.winner == f)
        out[at + 7 + f] = 1
        at += len(FIGHTER)


def _write_bindings(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    """What a fighter has to play or to leave; answers to Prescience are for the fighters and the Atreides."""
    battle = s.battle
    if battle is None:
        return
    seats = (s.sides[battle.aggressor].seat, s.sides[battle.defender].seat, s.sides[ATREIDES].seat)
    for side in battle.bindings:
        for binding in side:
            if binding.source != "prescience" or seat in seats:
                here = at if binding.yes else at + len(ORDERS)
                if binding.element == "dial":
                    out[here] = at_most(int(2 * float(binding.value)))
                elif binding.value in DESIGN_OF:
                    out[here + 1 + len(CARD_KINDS) + DESIGN_OF[binding.value]] = 1
                elif binding.value in CARD_KINDS:
                    out[here + 1 + CARD_KINDS.index(binding.value)] = 1
                elif binding.value in LEADER_OF:
                    out[here + 1 + len(CARD_KINDS) + len(CARDS) + LEADER_OF[binding.value]] = 1
        at += 2 * len(ORDERS)


def _write_shipment(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    shipment = s.shipment
    if shipment is None:
        return
    out[at] = int(shipment.shipped)
    out[at + 1] = shipment.moves
    out[at + 2] = shipment.forces
    out[at + 3] = shipment.specials
    if shipment.faction != NOBODY:
        out[at + 4 + shipment.faction] = 1


def _write_offers(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    for giver, receiver, spice, _, _, _ in s.offers:
        place = at + giver * len(NAMES) + receiver
        out[place] = at_most(out[place] + spice)


def _write_vows(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    for who, to, _, _, _ in s.vows:
        place = at + who * len(NAMES) + to
        out[place] = at_most(out[place] + 1)


def _write_proposals(rules: DuneRules, s: DuneState, seat: int, out: Row, at: int) -> None:
    for who, to in s.proposals:
        out[at + who * len(NAMES) + to] = 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, _write_table),
    Block("factions", NAMES, FACTION, _write_factions),
    Block("nodes", NODE, NODE_TOKENS, _write_nodes),
    Block("auction", ("auction",), AUCTION, _write_auction),
    Block("fighters", ("aggressor", "defender"), FIGHTER, _write_fighters),
    Block("bindings", [f"{who}_{how}" for who in ("aggressor", "defender") for how in BOUND], ORDERS, _write_bindings),
    Block("shipment", ("shipment",), SHIPMENT, _write_shipment),
    Block("offers", NAMES, NAMES, _write_offers),
    Block("vows", NAMES, NAMES, _write_vows),
    Block("proposals", NAMES, NAMES, _write_proposals),
    Block("leaders", LEADER_NAMES, LEADER, _write_leaders),
    Block("cards", CARD_ROWS, CARDS, _write_cards),
    Block("spice_cards", ("top", "pile_a", "pile_b"), SPICE_CARDS, _write_spice_cards),
)
