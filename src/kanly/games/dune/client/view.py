"""What a seat may know: an allow-list. Hidden: spice behind shields, hands, traitors, the prediction, plans, decks."""

from __future__ import annotations

from typing import Any

from kanly.games.dune.anytime.face_down import knows, suspected
from kanly.games.dune.facts.cards import CARD_NAME, SPICE_CARD_NAME, STORM_DECK
from kanly.games.dune.facts.factions import ATREIDES, BENE_GESSERIT, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADER_NAME, LEADERS, LEADERS_OF
from kanly.games.dune.facts.map import NODE_TOKENS, TERRITORIES
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.sides import allied, foresees
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, Battle, DuneState, Plan
from kanly.kernel import Known


def view(s: DuneState, seat: int | None) -> dict[str, Any]:
    """The table in the eyes of a seat; None: of a spectator."""
    return {
        "round": s.round,
        "phase": s.phase,
        "order": [FACTIONS[f].name for f in s.order],
        "storm": s.storm,
        "storm_move": s.storm_move,
        "wall": s.wall,
        "spice": {NODE_TOKENS[node]: s.spice[node] for node in sorted(s.spice)},
        "forces": _forces(s),
        "factions": {FACTIONS[f].name: _side(s, f, seat) for f in range(6) if s.sides[f].seat != NOBODY},
        "leaders": _leaders(s, seat),
        "treachery": {
            "deck": len(s.treachery_deck),
            "discard": [CARD_NAME[card] for card in s.treachery_discard],
            "removed": [CARD_NAME[card] for card in s.treachery_removed],
            "row": _cards(s.cards, s.row, seat, CARD_NAME),
            "top": _cards(s.cards, s.treachery_deck[-1:], seat, CARD_NAME),
        },
        "spice_deck": {
            "deck": len(s.spice_deck),
            "top": _cards(s.spice_known, s.spice_deck[-1:], seat, SPICE_CARD_NAME),
            "piles": [[SPICE_CARD_NAME[card] for card in pile] for pile in s.spice_piles],
        },
        "storm_card": _storm_card(s, seat),
        "prediction": _prediction(s, seat),
        "offers": [_offer(offer) for offer in s.offers],
        "vows": [[FACTIONS[vow[0]].name, FACTIONS[vow[1]].name, vow[2], vow[3], vow[4]] for vow in s.vows],
        "sworn": [[FACTIONS[f].name, topic, subject, yes] for f, topic, subject, yes in s.sworn],
        "trance": None if s.trance is None else [FACTIONS[s.trance[0]].name, FACTIONS[s.trance[1]].name, *s.trance[2:]],
        "exchange": None if s.exchange is None else [FACTIONS[s.exchange[0]].name, s.exchange[1]],
        "pause": None if not s.pause else {"place": s.pause, "ready": list(s.ready)},
        "pauses": list(s.pauses),
        "proposals": [[FACTIONS[a].name, FACTIONS[b].name] for a, b in s.proposals],
        "auction": _auction(s),
        "battle": None if s.battle is None else _battle(s, s.battle, seat),
        "blow": _blow(s),
        "shipment": _shipment(s),
        "kwisatz_haderach": _kwisatz_haderach(s, seat),
        "winners": [FACTIONS[f].name for f in s.winners],
    }


def _offer(offer: tuple[int, int, int, str, str, bool]) -> dict[str, Any]:
    """Spice on the table: from whom, to whom, how much, for which vow (none: for words), renewed or not."""
    giver, receiver, n, verb, subject, renewed = offer
    return {
        "from": FACTIONS[giver].name,
        "to": FACTIONS[receiver].name,
        "spice": n,
        "for": [verb, subject] if verb else None,
        "renewed": renewed,
    }


def _cards(known: Known, zone: list[int], seat: int | None, names: tuple[str, ...]) -> list[str]:
    """A zone by names, `?` for what the seat does not know."""
    return [names[card] if card >= 0 else "?" for card in known.hide(zone, seat)]


def _forces(s: DuneState) -> dict[str, dict[str, Any]]:
    """Everything that stands on the board: node -> faction -> [forces, special ones among them, advisors]."""
    out: dict[str, dict[str, Any]] = {}
    for f in range(6):
        side = s.sides[f]
        for node in sorted({*side.forces, *side.advisors}):
            here = out.setdefault(NODE_TOKENS[node], {})
            here[FACTIONS[f].name] = [side.forces.get(node, 0), side.specials.get(node, 0), side.advisors.get(node, 0)]
    return out


def _side(s: DuneState, f: int, seat: int | None) -> dict[str, Any]:
    side = s.sides[f]
    own = seat == side.seat
    return {
        "seat": side.seat,
        "circle": side.circle,
        "spice": side.spice if own else None,
        "bribes": side.bribes,
        "reserves": side.reserves,
        "reserve_specials": side.reserve_specials,
        "tanks": side.tanks,
        "tank_specials": side.tank_specials,
        "face_down": _face_down(s, f),
        "hand": _cards(s.cards, side.hand, seat, CARD_NAME),
        "traitors": _cards(s.traitor_known, side.traitors, seat, LEADER_NAME),
        "allies": [FACTIONS[g].name for g in range(6) if allied(s, f, g)],
        "promised": s.support[f],
        "power_used": side.power_used,
    }


def _leaders(s: DuneState, seat: int | None) -> dict[str, dict[str, Any]]:
    """The leaders of all factions in play; where none lies face down, nobody's state is a secret."""
    told = bool(s.buried) or DEAD_TWICE in s.leader_state
    out: dict[str, dict[str, Any]] = {}
    for i in range(len(LEADERS)):
        if s.sides[LEADER_FACTION[i]].seat == NOBODY:
            continue
        at = s.leader_at[i]
        state = _leader_state(s, i, seat) if told else "dead" if s.leader_state[i] == DEAD else "ready"
        out[LEADER_NAME[i]] = {
            "faction": FACTIONS[LEADER_FACTION[i]].name,
            "state": state,
            "fought": TERRITORIES[at].name if at >= 0 else None,
            "holder": FACTIONS[s.leader_holder[i]].name,
        }
    return out


def _leader_state(s: DuneState, i: int, seat: int | None) -> str:
    """Only its owner, and Harkonnen who killed it so, see who lies face down; the others, who may (R9.7, HAR.A1)."""
    f = LEADERS[i].faction
    secret = suspected(s, i)
    if secret and not knows(s, seat, f):
        return "unknown"
    if s.leader_state[i] == DEAD:
        return "dead"
    twice = [x for x in LEADERS_OF[f] if s.leader_state[x] == DEAD_TWICE and not suspected(s, x)]
    if seat != s.sides[f].seat and not secret and twice and s.leader_at[i] == NOBODY and s.leader_holder[i] == f:
        return "unknown"
    return "dead_twice" if s.leader_state[i] == DEAD_TWICE else "ready"


def _face_down(s: DuneState, f: int) -> int:
    """How many of a faction's leaders lie face down in the tanks."""
    secret = [leader for leader, _ in s.buried]
    count = 0
    for i in LEADERS_OF[f]:
        if s.leader_state[i] == DEAD_TWICE or i in secret:
            count += 1
    return count


def _kwisatz_haderach(s: DuneState, seat: int | None) -> dict[str, Any] | None:
    """The Kwisatz Haderach; how many losses it took so far is counted behind the Atreides shield (ATR.A1)."""
    if s.sides[ATREIDES].seat == NOBODY:
        return None
    return {
        "state": "dead" if s.kwisatz_haderach == DEAD else "ready",
        "fought": TERRITORIES[s.kwisatz_haderach_at].name if s.kwisatz_haderach_at >= 0 else None,
        "losses": s.losses if seat == s.sides[ATREIDES].seat else None,
    }


def _storm_card(s: DuneState, seat: int | None) -> int | None:
    """Next round's storm card, for who has looked at it (FRE.A1)."""
    if s.storm_deck and s.storm_known.by(seat, s.storm_deck[-1]):
        return STORM_DECK[s.storm_deck[-1]]
    return None


def _prediction(s: DuneState, seat: int | None) -> list[Any] | None:
    """The Bene Gesserit's own prediction (BG.B1)."""
    if s.prediction[0] == NOBODY or seat != s.sides[BENE_GESSERIT].seat:
        return None
    return [FACTIONS[s.prediction[0]].name, s.prediction[1]]


def _blow(s: DuneState) -> dict[str, Any] | None:
    blow = s.blow
    if blow is None:
        return None
    return {
        "pile": blow.pile,
        "worms": blow.worms,
        "set_aside": len(blow.set_aside),
        "nexus": blow.nexus or blow.late_nexus,
        "rides": [TERRITORIES[i].name for i in [*blow.late_rides, *blow.rides] if i != NOBODY],
    }


def _auction(s: DuneState) -> dict[str, Any] | None:
    auction = s.auction
    if auction is None:
        return None
    return {
        "opener": FACTIONS[auction.opener].name,
        "bidder": FACTIONS[auction.bidder].name if auction.bidder >= 0 else None,
        "high": auction.high,
        "holder": FACTIONS[auction.holder].name if auction.holder >= 0 else None,
        "left": len(s.row),
    }


def _battle(s: DuneState, battle: Battle, seat: int | None) -> dict[str, Any]:
    """The battle; an answer to Prescience and a plan shown early are for the fighters and the Atreides only."""
    fighters = (battle.aggressor, battle.defender)
    seats = (s.sides[fighters[0]].seat, s.sides[fighters[1]].seat)
    told = foresees(s, seat)
    return {
        "territory": TERRITORIES[battle.territory].name,
        "nodes": [NODE_TOKENS[node] for node in battle.part],
        "aggressor": FACTIONS[battle.aggressor].name,
        "defender": FACTIONS[battle.defender].name,
        "leaderless": [FACTIONS[f].name for f in battle.leaderless if not leaders_for(s, f, battle.territory)],
        "bindings": [
            [[b.source, b.element, b.value, b.yes] for b in side if b.source != "prescience" or told]
            for side in battle.bindings
        ],
        "cancelled": list(battle.cancelled),
        "plans": [plan_data(plan) for plan in battle.plans],
        "seen": plan_data(battle.locked) if battle.locked is not None and seat in seats else None,
        "traitors": [FACTIONS[f].name for f in battle.called],
        "winner": FACTIONS[battle.winner].name if battle.winner >= 0 else None,
        "drawn": _drawn(s, battle, seat),
    }


def _drawn(s: DuneState, battle: Battle, seat: int | None) -> str | None:
    """The leader that the Harkonnen have drawn, for them and its owner (HAR.A1)."""
    if battle.drawn == NOBODY:
        return None
    return LEADER_NAME[battle.drawn] if knows(s, seat, LEADERS[battle.drawn].faction) else "?"


def plan_data(plan: Plan) -> dict[str, Any]:
    """A battle plan by names."""
    return {
        "dial": plan.dial / 2,
        "spice": plan.spice,
        "leader": LEADER_NAME[plan.leader] if plan.leader >= 0 else None,
        "hero": CARD_NAME[plan.hero] if plan.hero >= 0 else None,
        "weapon": CARD_NAME[plan.weapon] if plan.weapon >= 0 else None,
        "defence": CARD_NAME[plan.defence] if plan.defence >= 0 else None,
        "kwisatz_haderach": plan.kwisatz_haderach,
    }


def _shipment(s: DuneState) -> dict[str, Any] | None:
    shipment = s.shipment
    if shipment is None:
        return None
    return {
        "faction": FACTIONS[shipment.faction].name,
        "shipped": shipment.shipped,
        "moves": shipment.moves,
        "way": shipment.way or None,
        "start": TERRITORIES[shipment.start].name if shipment.start >= 0 else None,
        "node": NODE_TOKENS[shipment.node] if shipment.node >= 0 else None,
        "forces": shipment.forces,
        "specials": shipment.specials,
    }
