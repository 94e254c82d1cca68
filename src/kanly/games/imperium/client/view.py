"""What a seat may know: an allow-list. Hidden: hands, intrigues, the order of decks, unused conflicts (RUL-22)."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.forces import may_deploy, strength
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, ImperiumState, name_of

STAGES = {CHOOSING: "choosing", SENT: "agent", REVEALING: "reveal"}


def view(rules: ImperiumRules, s: ImperiumState, seat: int | None) -> dict[str, Any]:
    """The table in the eyes of a seat; None: of a spectator."""
    box = rules.box
    return {
        "round": s.round,
        "phase": s.phase,
        "points_to_end": rules.steps["points_to_end"](rules),
        "first": s.first,
        "houses": [_house(box, s, h, seat) for h in range(len(s.houses))],
        "turn": _turn(box, s),
        "pool": [name for name, _, _ in s.pool],
        "conflict": box.trophies[s.conflict].name if s.conflict != NOBODY else None,
        "conflicts": [box.trophies[i].name for i in s.conflicts],
        "conflict_deck": len(s.conflict_deck),
        "row": [box.pieces[c].name for c in s.row],
        "imperium_deck": len(s.imperium_deck),
        "reserve": {box.pieces[stack[-1]].name: len(stack) for stack in s.reserve if stack},
        "removed": [box.pieces[c].name for c in s.removed],
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": [box.intrigue_pieces[c].name for c in s.intrigue_discard],
        "intrigue_removed": [box.intrigue_pieces[c].name for c in s.intrigue_removed],
        "playing": [box.intrigue_pieces[c].name for c in s.playing],
        "spaces": {space.name: _space(s, space.number) for space in box.spaces},
        "posts": {post.name: _houses(s.posts[post.number], s) for post in box.posts},
        "alliances": {track.name: _or_none(s.alliances[track.number]) for track in box.tracks},
        "wall": s.wall,
        "leaders": sorted(s.leaders),
    }


def _or_none(house: int) -> int | None:
    return house if house >= 0 else None


def _houses(mask: int, s: ImperiumState) -> list[int]:
    return [h for h in range(len(s.houses)) if mask >> h & 1]


def _space(s: ImperiumState, i: int) -> dict[str, Any]:
    return {
        "agents": _houses(s.agents[i], s),
        "bonus": s.bonus[i],
        "control": _or_none(s.control[i]),
    }


def _turn(box: Box, s: ImperiumState) -> dict[str, Any] | None:
    turn = s.on_turn
    if turn.house == NOBODY:
        return None
    return {
        "house": turn.house,
        "stage": STAGES[turn.stage],
        "cards": [box.pieces[c].name for c in turn.cards],
        "space": box.spaces[turn.space].name if turn.space >= 0 else None,
        "visit": turn.visit,
        "recruited": turn.recruited,
        "deployed": turn.deployed,
        "units": turn.units,
        "combat": turn.combat,
        "levy": turn.levy,
        "may_deploy": may_deploy(s) if turn.stage == SENT else 0,
        "banned": turn.banned,
        "recalled": turn.recalled,
        "seated": turn.seated,
        "spice": turn.spice,
        "acquired": [box.pieces[c].name for c in turn.acquired],
    }


def _house(box: Box, s: ImperiumState, h: int, seat: int | None) -> dict[str, Any]:
    house = s.houses[h]
    own = seat == house.seat
    return {
        "seat": house.seat,
        "name": name_of(s, h),
        "leader": house.leader,
        "flipped": house.flipped,
        "training": house.training,
        "memories": house.memories,
        "vp": vp(s, h),
        "points": house.points,
        "hand": [box.pieces[c].name if s.cards.by(seat, c) else "?" for c in house.hand],
        "deck": len(house.deck),
        "deck_cards": sorted([box.pieces[c].name for c in house.deck]) if own else None,
        "discard": [box.pieces[c].name for c in house.discard],
        "played": [box.pieces[c].name for c in house.played],
        "shown": [box.pieces[c].name for c in house.shown],
        "intrigues": [box.intrigue_pieces[c].name if s.intrigues.by(seat, c) else "?" for c in house.intrigues],
        "laid": [box.intrigue_pieces[c].name for c in house.laid],
        "aside": box.pieces[house.aside].name if house.aside != NOBODY else None,
        "spice": house.spice,
        "solari": house.solari,
        "water": house.water,
        "supply": house.supply,
        "garrison": house.garrison,
        "troops": house.troops,
        "worms": house.worms,
        "swords": house.swords,
        "strength": strength(house),
        "persuasion": house.persuasion,
        "spies": house.spies,
        "agents": house.agents,
        "swordmaster": house.swordmaster,
        "councillor": house.councillor,
        "hooks": house.hooks,
        "influence": {track.name: house.influence[track.number] for track in box.tracks},
        "trophies": [box.trophies[t].name for t in house.trophies],
        "matched": [box.trophies[t].name for t in house.matched],
        "revealed": house.revealed,
    }
