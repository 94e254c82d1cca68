"""The nine phases of a round, in the order of the rulebook (R4.1): as scenes, and as words."""

from __future__ import annotations

from typing import Final

PHASES: Final[tuple[str, ...]] = (
    "storm",
    "spice_blow",
    "charity",
    "bidding",
    "revival",
    "shipment",
    "battles",
    "collection",
    "mentat",
)

PHASE_WORDS: Final[tuple[str, ...]] = (  # their names: the messages `phase-<word>`
    "storm",
    "spice_blow",
    "choam_charity",
    "bidding",
    "revival",
    "shipment_and_movement",
    "battle",
    "spice_collection",
    "mentat_pause",
)
