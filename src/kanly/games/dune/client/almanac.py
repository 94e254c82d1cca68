"""Everything that never changes, as plain data for clients that draw it: cards, leaders, territories, factions, powers.

`lines` is what a piece says about itself, as messages. Nothing here depends on a game that is going on.
"""

from __future__ import annotations

from typing import Any

from kanly.games.dune.client.printed import TIERS, printed
from kanly.games.dune.facts.cards import DESIGNS, KINDS
from kanly.games.dune.facts.factions import FACTIONS, POWERS
from kanly.games.dune.facts.leaders import KWISATZ_HADERACH_LOSSES, LEADERS
from kanly.games.dune.facts.map import TERRAINS, TERRITORIES
from kanly.games.dune.facts.phases import PHASE_WORDS
from kanly.games.dune.settings import ROUNDS
from kanly.kit import data_of


def almanac() -> dict[str, Any]:
    """The whole box."""
    return {
        "rounds": ROUNDS,
        "phases": list(PHASE_WORDS),
        "awakening": KWISATZ_HADERACH_LOSSES,
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
                "lines": _lines("faction:" + faction.name),
            }
            for faction in FACTIONS
        },
        "powers": {
            power.id: {"name": power.name, "tier": TIERS[power.tier], "lines": _lines("power:" + power.id)}
            for power in POWERS
        },
    }


def _lines(piece: str) -> list[dict[str, Any]]:
    return data_of(printed(piece))
