"""What a seat may know: an allow-list. Hidden: hands, intrigues, the order of decks, unused conflicts (RUL-22)."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.modules.choam.tiles import CONTRACT_PIECES
from kanly.games.imperium.pieces.board import POSTS, SPACES
from kanly.games.imperium.pieces.cards import PIECES
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.pieces.intrigues import INTRIGUE_PIECES
from kanly.games.imperium.pieces.trophies import TROPHIES
from kanly.games.imperium.table.field import may_deploy, strength
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, ImperiumState, name_of

STAGES = {CHOOSING: "choosing", SENT: "agent", REVEALING: "reveal"}


def view(s: ImperiumState, seat: int | None, spaces: list[int], posts: list[int], points_to_end: int) -> dict[str, Any]:
    """The table in the eyes of a seat; None: of a spectator."""
    return {
        "round": s.round,
        "phase": s.phase,
        "points_to_end": points_to_end,
        "first": s.first,
        "houses": [_house(s, h, seat) for h in range(len(s.houses))],
        "turn": _turn(s),
        "pool": [name for name, _, _ in s.pool],
        "conflict": TROPHIES[s.conflict].name if s.conflict != NOBODY else None,
        "conflicts": [TROPHIES[i].name for i in s.conflicts],
        "conflict_deck": len(s.conflict_deck),
        "row": [PIECES[c].name for c in s.row],
        "imperium_deck": len(s.imperium_deck),
        "reserve": {PIECES[stack[-1]].name: len(stack) for stack in s.reserve if stack},
        "removed": [PIECES[c].name for c in s.removed],
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": [INTRIGUE_PIECES[c].name for c in s.intrigue_discard],
        "intrigue_removed": [INTRIGUE_PIECES[c].name for c in s.intrigue_removed],
        "playing": [INTRIGUE_PIECES[c].name for c in s.playing],
        "spaces": {SPACES[i].name: _space(s, i) for i in spaces},
        "posts": {POSTS[i].name: _houses(s.posts[i], s) for i in posts},
        "alliances": {FACTIONS[f]: s.alliances[f] if s.alliances[f] >= 0 else None for f in range(4)},
        "wall": s.wall,
        "contracts": [CONTRACT_PIECES[c].name for c in s.contract_offer],
        "contract_bank": len(s.contract_bank),
        "contract_aside": [CONTRACT_PIECES[c].name for c in s.contract_aside],
        "leaders": sorted(s.leaders),
    }


def _houses(mask: int, s: ImperiumState) -> list[int]:
    return [h for h in range(len(s.houses)) if mask >> h & 1]


def _space(s: ImperiumState, i: int) -> dict[str, Any]:
    return {
        "agents": _houses(s.agents[i], s),
        "bonus": s.bonus[i],
        "control": s.control[i] if s.control[i] >= 0 else None,
    }


def _turn(s: ImperiumState) -> dict[str, Any] | None:
    turn = s.on_turn
    if turn.house == NOBODY:
        return None
    return {
        "house": turn.house,
        "stage": STAGES[turn.stage],
        "cards": [PIECES[c].name for c in turn.cards],
        "space": SPACES[turn.space].name if turn.space >= 0 else None,
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
        "acquired": [PIECES[c].name for c in turn.acquired],
    }


def _house(s: ImperiumState, h: int, seat: int | None) -> dict[str, Any]:
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
        "hand": [PIECES[c].name if s.cards.by(seat, c) else "?" for c in house.hand],
        "deck": len(house.deck),
        "deck_cards": sorted([PIECES[c].name for c in house.deck]) if own else None,
        "discard": [PIECES[c].name for c in house.discard],
        "played": [PIECES[c].name for c in house.played],
        "shown": [PIECES[c].name for c in house.shown],
        "intrigues": [INTRIGUE_PIECES[c].name if s.intrigues.by(seat, c) else "?" for c in house.intrigues],
        "laid": [INTRIGUE_PIECES[c].name for c in house.laid],
        "aside": PIECES[house.aside].name if house.aside != NOBODY else None,
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
        "influence": {FACTIONS[f]: house.influence[f] for f in range(4)},
        "trophies": [TROPHIES[t].name for t in house.trophies],
        "matched": [TROPHIES[t].name for t in house.matched],
        "contracts": [CONTRACT_PIECES[c].name for c in house.contracts],
        "completed": [CONTRACT_PIECES[c].name for c in house.completed],
        "revealed": house.revealed,
    }
