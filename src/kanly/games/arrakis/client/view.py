"""What a seat may know: an allow-list. Hidden: hands, decks, sietch ranks, tokens, wormsigns, the objective."""

from __future__ import annotations

from typing import Any

from kanly.games.arrakis.facts.board import AREAS, ATOMICS, COUNT, RANK, ZONES
from kanly.games.arrakis.facts.leaders import LEADERS, SIDE_OF
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    FIGURES,
    GENERIC,
    HARKONNEN,
    MARKERS,
    OCCUPANTS,
    PHASES,
    POWERS,
    RESULTS,
    SIDES,
    SIETCH_RANKS,
    TOKEN,
    UNITS,
    VEHICLES,
    WORMSIGNS,
)
from kanly.games.arrakis.facts.planning import CARD_DECK, CARD_NAME, DECKS
from kanly.games.arrakis.facts.prescience import VISIONS
from kanly.games.arrakis.facts.values import Values
from kanly.games.arrakis.table.legions import count
from kanly.games.arrakis.table.looking import captains_in, in_mask, sietch_in, tokens_in
from kanly.games.arrakis.table.records import (
    ANY_WORM,
    BETWEEN,
    DRAWN,
    GONE,
    HARVESTER,
    MAKER,
    MODES,
    NOBODY,
    POOL,
    READY,
    SETTLEMENT,
    SIETCH,
    STATION,
    TANK,
    WORMSIGN,
)
from kanly.games.arrakis.table.state import ArrakisState


def view(s: ArrakisState, values: Values, seat: int | None) -> dict[str, Any]:
    """The table in the eyes of a seat; None: of a spectator."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": _side(s.active),
        "winner": _side(s.winner),
        "areas": {AREAS[area]: _area(s, values, area, seat) for area in range(COUNT) if _is_something(s, area)},
        "zones": {ZONES[zone]: OCCUPANTS[s.zones[zone]] or None for zone in range(len(ZONES))},
        "supply": {SIDES[side]: _supply(s, side) for side in range(2)},
        "vehicles": {VEHICLES[i]: n for i, n in enumerate(s.vehicles)},
        "leaders": {LEADERS[i].name: _leader(s, i) for i in range(len(s.leader_at))},
        "dice": {SIDES[side]: dict(zip(RESULTS, s.dice[side])) for side in range(2)},
        "sisters": {SIDES[side]: _result(s.sisters[side]) for side in range(2)},
        "bene_gesserit": {**{SIDES[side]: s.bene_gesserit[side] for side in range(2)}, "reserve": s.reserve},
        "supremacy": s.supremacy,
        "prescience": dict(zip(MARKERS, s.prescience)),
        "imperium": dict(zip(POWERS, s.imperium)),
        "bans": [POWERS[power] for power in in_mask(s.bans)],
        "spice": s.spice,
        "saved": s.saved,
        "atomics": None if s.atomics == NOBODY else ATOMICS[s.atomics],
        "decks": {DECKS[i]: len(s.decks[i]) for i in range(len(DECKS))},
        "discards": {DECKS[i]: [CARD_NAME[card] for card in s.discards[i]] for i in range(len(DECKS))},
        "hands": {SIDES[side]: _hand(s, side, seat) for side in range(2)},
        "in_play": [CARD_NAME[card] for card in s.in_play],
        "visions": {
            "deck": len(s.visions),
            "revealed": [VISIONS[vision] for vision in s.revealed],
            "gone": [VISIONS[vision] for vision in s.claimed],
            "kept": [VISIONS[vision] for vision in in_mask(s.kept)],
            "feared": None if s.feared == NOBODY else VISIONS[s.feared],
            "claims": s.claims,
        },
        "objectives": [_objective(s, values, card, seat) for card in s.objectives],
        "pools": {"tokens": s.tokens.count(POOL), "wormsigns": s.wormsigns.count(POOL)},
        "drawn": [_token(s, values, token, seat) for token in range(len(s.tokens)) if s.tokens[token] == DRAWN],
        "die": _result(s.die),
        "forced": _result(s.forced),
        "hunted": s.hunted,
        "marches": [{"from": AREAS[a], "to": AREAS[b], "mode": MODES[mode]} for a, b, _, _, _, mode in s.marches],
        "party": _party(s, values, seat),
        "battle": _battle(s),
        "guild": _guild(s),
        "own_values": list(values.own),
    }


def _side(side: int) -> str | None:
    return None if side == NOBODY else SIDES[side]


def _result(result: int) -> str | None:
    return None if result == NOBODY else RESULTS[result]


# The board.


def _is_something(s: ArrakisState, area: int) -> bool:
    return bool(s.ground[area] or s.legions[0][area] or s.legions[1][area])


def _area(s: ArrakisState, values: Values, area: int, seat: int | None) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for side in (HARKONNEN, ATREIDES):
        if s.legions[side][area]:
            tokens = tokens_in(s, area) if side == ATREIDES else []
            faces = [_token(s, values, token, seat) for token in tokens]
            out[SIDES[side]] = _figures(s.legions[side][area], captains_in(s, side, area), faces)
    ground = s.ground[area]
    if ground & HARVESTER:
        out["harvester"] = True
    if ground & WORMSIGN:
        sign = s.wormsigns.index(area)
        out["wormsign"] = WORMSIGNS[values.wormsigns[sign]] if s.wormsign_known.by(seat, sign) else "?"
    if ground & ANY_WORM:
        out["worm"] = "wild_maker" if ground & MAKER else "sandworm"
    if ground & STATION:
        out["station"] = True
    if ground & SIETCH:
        sietch = sietch_in(s, area)
        known = s.sietch_known.by(seat, sietch)
        out["sietch"] = {"rank": SIETCH_RANKS[sietch] if known else None, "open": s.sietch_known.by(None, sietch)}
    if ground & SETTLEMENT:
        out["settlement"] = RANK[area]
    return out


def _figures(word: int, captains: int, faces: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {FIGURES[figure]: count(word, figure) for figure in (*UNITS, GENERIC) if count(word, figure)}
    if captains:
        out["leaders"] = [LEADERS[leader].name for leader in in_mask(captains)]
    if count(word, TOKEN):
        out["tokens"] = faces
    return out


def _token(s: ArrakisState, values: Values, token: int, seat: int | None) -> str:
    return values.tokens[token] if s.token_known.by(seat, token) else "?"


def _supply(s: ArrakisState, side: int) -> dict[str, int]:
    if not s.supply[side]:
        return {}
    return dict(zip(("regular", "elite", "special", "generic"), s.supply[side]))


def _leader(s: ArrakisState, leader: int) -> dict[str, Any]:
    at = s.leader_at[leader]
    state = "board" if at >= 0 else "ready" if at == READY else "gone" if at == GONE else "tank" if at < TANK else "box"
    return {
        "side": SIDES[SIDE_OF[leader]],
        "state": state,
        "area": AREAS[at] if at >= 0 else None,
        "slot": TANK - at if at < TANK else None,
        "spent": bool(s.spent >> leader & 1),
    }


# Cards.


def _hand(s: ArrakisState, side: int, seat: int | None) -> list[str]:
    """Names, or for unknown cards the deck that their back shows: `?fremen_ally`."""
    return [CARD_NAME[card] if s.cards.by(seat, card) else "?" + DECKS[CARD_DECK[card]] for card in s.hands[side]]


def _objective(s: ArrakisState, values: Values, card: int, seat: int | None) -> dict[str, int] | None:
    return dict(zip(MARKERS, values.objectives[card])) if s.objective_known.by(seat, card) else None


# What is under way.


def _party(s: ArrakisState, values: Values, seat: int | None) -> dict[str, Any] | None:
    party = s.party
    if party is None:
        return None
    faces = [_token(s, values, token, seat) for token in in_mask(party.tokens)]
    return {
        "side": SIDES[party.side],
        "from": AREAS[party.area],
        "to": AREAS[party.target],
        "mode": MODES[party.mode],
        "figures": _figures(party.word, party.captains, faces),
    }


def _battle(s: ArrakisState) -> dict[str, Any] | None:
    battle = s.battle
    if battle is None:
        return None
    return {
        "attacker": SIDES[battle.attacker],
        "from": AREAS[battle.area],
        "area": AREAS[battle.target],
        "figures": _figures(battle.word, battle.captains, ["?"] * count(battle.word, TOKEN)),
        "round": battle.round,
        "between": battle.stage == BETWEEN,
        "surprise": battle.surprise,
        "cards": {SIDES[side]: battle.discards[side] for side in range(2)},
        "rolled": {SIDES[side]: dict(zip(("hit", "shield", "special"), battle.rolled[side])) for side in range(2)},
        "hits": {SIDES[side]: battle.hits[side] for side in range(2)},
        "shields": {SIDES[side]: battle.shields[side] for side in range(2)},
        "damage": {SIDES[side]: battle.damage[side] for side in range(2)},
    }


def _guild(s: ArrakisState) -> dict[str, Any] | None:
    guild = s.guild
    if guild is None:
        return None
    return {
        "pool": guild.pool,
        "earned": guild.earned,
        "actions": dict(zip(POWERS, guild.actions)),
        **{
            SIDES[side]: {
                "step": guild.steps[side],
                "troops": guild.troops[side],
                "frigates": guild.frigates[side],
                "frigate_reserve": guild.frigate_reserve[side],
                "rings": guild.rings[side],
            }
            for side in range(2)
        },
    }
