"""Everything that never changes, as plain data for clients that draw it: cards, leaders, territories, factions, powers.

`lines` is what a piece says about itself, as messages. Nothing here depends on a game that is going on.
"""

from __future__ import annotations

from typing import Any

from kanly.games.dune.client.printed import TIERS, printed
from kanly.games.dune.facts.cards import DESIGNS, KINDS
from kanly.games.dune.facts.factions import ADVANCED, FACTIONS, POWERS
from kanly.games.dune.facts.leaders import KWISATZ_HADERACH_LOSSES, LEADERS
from kanly.games.dune.facts.map import TERRAINS, TERRITORIES
from kanly.games.dune.facts.phases import PHASE_WORDS
from kanly.games.dune.settings import ROUNDS
from kanly.kit import data_of


def almanac(tiers: list[int]) -> dict[str, Any]:
    """The whole box; `tiers` of powers are in play, and a faction tells only of these."""
    return {
        "rounds": ROUNDS,
        "phases": list(PHASE_WORDS),
        "awakening": KWISATZ_HADERACH_LOSSES if ADVANCED in tiers else 0,  # 0: it does not play
        "cards": {
            card.name: {"kind": KINDS[card.kind], "copies": card.copies, "lines": _lines("card:" + card.name)}
            for card in DESIGNS
        },
        "leaders": {
            leader.name: {
                "faction": FACTIONS[leader.faction].name,
                "strength": leader.strength,
                "lines": _lines("leader:" + leader.name),
            }
            for leader in LEADERS
        },
        "territories": {
            place.name: {
                "terrain": TERRAINS[place.terrain],
                "spice": place.spice,
                "lines": _lines("territory:" + place.name),
            }
            for place in TERRITORIES
        },
        "factions": {
            faction.name: {
                "special": faction.special_name or None,
                "hand_limit": faction.hand_limit,
                "lines": _playing(_lines("faction:" + faction.name), tiers),
            }
            for faction in FACTIONS
        },
        "powers": {
            power.id: {
                "name": power.name,
                "tier": TIERS[power.tier],
                "plays": power.tier in tiers,
                "lines": _lines("power:" + power.id),
            }
            for power in POWERS
        },
    }


def _playing(lines: list[dict[str, Any]], tiers: list[int]) -> list[dict[str, Any]]:
    """Without the lines about powers that are not in play."""
    idle = [power.id for power in POWERS if power.tier not in tiers]
    return [line for line in lines if not any(rule in idle for rule in line["rules"])]


def _lines(piece: str) -> list[dict[str, Any]]:
    return data_of(printed(piece))
