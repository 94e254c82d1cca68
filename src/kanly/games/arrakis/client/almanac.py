"""Everything that never changes, as plain data for clients that draw it: areas, zones, leaders, cards, tracks.

`lines` is what a piece says about itself, as messages; `reconstructed` marks what nobody could read for us.
"""

from __future__ import annotations

from typing import Any

from kanly.games.arrakis.client.printed import printed, visions
from kanly.games.arrakis.facts.board import (
    AREAS,
    ATOMICS,
    BLASTED,
    COUNT,
    EXPOSED,
    NEAR,
    RANK,
    SECTORS,
    SECTORS_OF,
    SIETCH_AREAS,
    STATION_AREAS,
    STORM_EXEMPT,
    TERRAIN,
    TERRAINS,
    WALLED,
    ZONE_SECTORS,
    ZONES,
)
from kanly.games.arrakis.facts.leaders import LEADERS
from kanly.games.arrakis.facts.pieces import (
    BOX,
    CAPACITY,
    FRIGATES,
    HEIGHLINER_STEPS,
    MARKERS,
    PHASES,
    POWERS,
    RESULTS,
    ROWS,
    SIDES,
    SUPREMACY_WINS,
    TANK_SLOTS,
    TROOPS,
    VEHICLE_BOX,
    VEHICLES,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, DECKS
from kanly.games.arrakis.facts.values import Values


def almanac(values: Values, zones: list[tuple[int, ...]]) -> dict[str, Any]:
    """The whole box, with the values that the table plays with; `zones`: by area, the air zones connected to it."""

    def lines(piece: str) -> list[dict[str, Any]]:
        return [line.data() for line in printed(piece, values, zones)]

    return {
        "sides": list(SIDES),
        "phases": list(PHASES),
        "results": list(RESULTS),
        "capacity": {SIDES[side]: dict(zip(RESULTS, CAPACITY[side])) for side in range(2)},
        "figures": {SIDES[side]: dict(zip(("regular", "elite", "special", "generic"), BOX[side])) for side in range(2)},
        "vehicles": dict(zip(VEHICLES, VEHICLE_BOX)),
        "areas": {AREAS[area]: {**_area(area), "lines": lines("area:" + AREAS[area])} for area in range(COUNT)},
        "zones": {
            ZONES[zone]: {
                "sectors": _sectors(ZONE_SECTORS[zone]),
                "areas": [AREAS[area] for area in range(COUNT) if zone in zones[area]],
                "lines": lines("zone:" + ZONES[zone]),
            }
            for zone in range(len(ZONES))
        },
        "leaders": {
            leader.name: {
                "side": SIDES[leader.side],
                "box": values.boxes[leader.name] or None,
                "hits": leader.hits,
                "shields": leader.shields,
                "reconstructed": values.is_ours("leader:" + leader.name),
                "lines": lines("leader:" + leader.name),
            }
            for leader in LEADERS
        },
        "cards": {
            card.name: {
                "title": "card-" + card.title,
                "deck": DECKS[card.deck],
                "copies": card.copies,
                "stays": values.stays.get(card.name, False),
                "reconstructed": values.is_ours("card:" + card.name),
                "lines": lines("card:" + card.name),
            }
            for card in ALL_DESIGNS
        },
        "visions": {
            card.name: {
                "at_end": card.at_end,
                "advance": dict(zip(MARKERS, card.advance)),
                "reconstructed": card.reconstructed,
                "lines": lines("vision:" + card.name),
            }
            for card in visions(values)
        },
        "objectives": {
            "reconstructed": "objectives" not in values.own,
            "cards": [dict(zip(MARKERS, card)) for card in values.objectives],
        },
        "tracks": {
            "supremacy": SUPREMACY_WINS,
            "prescience": values.last_step,
            "tank": TANK_SLOTS,
            "markers": list(MARKERS),
            "rows": [dict(zip(("dice", *VEHICLES), row)) for row in ROWS[1:]],
        },
        "powers": {power: {"lines": lines("power:" + power)} for power in POWERS},
        "atomics": {
            ATOMICS[i]: {"blasted": AREAS[BLASTED[i]], "exposed": [AREAS[area] for area in EXPOSED[i]]}
            for i in range(len(ATOMICS))
        },
        "guild": {"steps": HEIGHLINER_STEPS, "frigates": FRIGATES, "troops": TROOPS, "rings": values.rings},
    }


def _area(area: int) -> dict[str, Any]:
    return {
        "terrain": TERRAINS[TERRAIN[area]],
        "sectors": _sectors(SECTORS_OF[area]),
        "adjacent": [AREAS[near] for near in NEAR[area]],
        "walled": [AREAS[near] for near in WALLED[area]],
        "rank": RANK[area],
        "sietch": area in SIETCH_AREAS,
        "station": area in STATION_AREAS,
        "sheltered": area in STORM_EXEMPT,
    }


def _sectors(mask: int) -> list[str]:
    return [SECTORS[i] for i in range(len(SECTORS)) if mask >> i & 1]
