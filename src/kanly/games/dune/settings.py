"""What a table may choose before it starts: factions, and every ruling that some tables want otherwise (R21).

Basic or advanced play is a matter of modules: `advanced` as a whole, or some of ADVANCED_PARTS.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.factions import FACTIONS
from kanly.kernel import Setting, flag, number, pick

# The parts of the advanced game (R15), each of them a module that may be taken alone.
ADVANCED_PARTS: Final = ("extra_spice", "double_blow", "karama_powers", "advanced_battle", "faction_extras")

ROUNDS: Final = 10
STRONGHOLDS_ALONE: Final = 3  # to win without an ally (R13.2)
STRONGHOLDS_TWO_PLAYERS: Final = 4  # for either side of a two-player game (R18.2)


class AllianceVariant:
    """How large alliances may be, and how many strongholds they need (R18.6)."""

    name: str
    members: int
    strongholds: int

    def __init__(self, name: str, members: int, strongholds: int) -> None:
        self.name = name
        self.members = members
        self.strongholds = strongholds


ALLIANCE_VARIANTS: Final[tuple[AllianceVariant, ...]] = (
    AllianceVariant("standard", 2, 4),
    AllianceVariant("two_three", 2, 3),
    AllianceVariant("three_four", 3, 4),
    AllianceVariant("three_three", 3, 3),
    AllianceVariant("any_three", len(FACTIONS), 3),
)

ANY: Final = "any"
_FACTION_NAMES: Final[tuple[str, ...]] = tuple([faction.name for faction in FACTIONS])
SEAT_FACTIONS: Final = ("faction_1", "faction_2", "faction_3", "faction_4", "faction_5", "faction_6")
# The seat counts at which somebody can sit at a place: four at two seats with two factions each (R18.3).
_PLACES: Final[dict[str, tuple[int, ...]]] = {
    "faction_1": (2, 3, 4, 5, 6),
    "faction_2": (2, 3, 4, 5, 6),
    "faction_3": (2, 3, 4, 5, 6),
    "faction_4": (2, 4, 5, 6),
    "faction_5": (5, 6),
    "faction_6": (6,),
}
_EXTRAS: Final = ("advanced", "faction_extras")

SETTINGS: Final[tuple[Setting, ...]] = (
    # Set-up (R3.2, R18).
    pick("faction_pool", ("recommended", "all")),
    pick("faction_choice", ("dealt", "drafted", "chosen")),
    flag("faction_swap", True),
    *[pick(name, (ANY, *_FACTION_NAMES), seats=_PLACES[name]) for name in SEAT_FACTIONS],
    flag("two_factions_each", seats=(2,)),
    pick("alliance_variant", tuple([variant.name for variant in ALLIANCE_VARIANTS])),
    # Storm and spice.
    pick("first_storm_dialers", ("either_side", "two_nearest")),
    flag("first_storm_damages_path"),
    flag("keep_top_territory_on_reshuffle"),
    flag("merge_nexus_at_end_of_phase", modules=("advanced", "double_blow")),
    pick("fremen_extra_worms_scope", ("phase", "pile"), modules=_EXTRAS),
    # Bidding and cards.
    flag("pass_is_final"),
    number("bid_timer_seconds", 0, 0, 120),  # 0: none
    pick("karama_scope", ("single_use", "phase")),
    flag("harkonnen_karama_whole_hand", modules=("advanced", "karama_powers")),
    flag("atreides_notes_only"),
    # Battle and victory.
    flag("battle_in_storm_sector"),
    pick("kwisatz_haderach_scope", ("once_per_round", "one_territory_per_round"), modules=_EXTRAS),
    flag("caller_leader_free"),
    flag("contested_strongholds_count"),
    # Allies and Bene Gesserit.
    flag("emperor_gift_to_ally"),
    flag("bg_polar_sink_in_advanced", modules=_EXTRAS),
    flag("bg_ship_advisors_to_occupied", modules=_EXTRAS),
    pick("advisors_alone_flip", ("before_battle", "any_time", "never"), modules=_EXTRAS),
    # Moments for deals and cards.
    pick("pauses", ("mentat", "none", "every_phase")),
)

# The rules that a setting changes.
SETTING_RULES: Final[dict[str, tuple[str, ...]]] = {
    "faction_pool": ("R18.1", "R18.4"),
    "faction_choice": ("R3.2",),
    "faction_swap": ("R3.2",),
    **dict.fromkeys(SEAT_FACTIONS, ("R3.2",)),
    "two_factions_each": ("R18.3",),
    "alliance_variant": ("R18.6",),
    "first_storm_dialers": ("R5.1",),
    "first_storm_damages_path": ("R5.1",),
    "keep_top_territory_on_reshuffle": ("R6.8",),
    "merge_nexus_at_end_of_phase": ("R15.2",),
    "fremen_extra_worms_scope": ("FRE.A2", "R15.2"),
    "pass_is_final": ("R8.4",),
    "bid_timer_seconds": ("R8.10",),
    "karama_scope": ("T24.1",),
    "harkonnen_karama_whole_hand": ("HAR.K1",),
    "atreides_notes_only": ("ATR.B2",),
    "battle_in_storm_sector": ("R11.2",),
    "kwisatz_haderach_scope": ("ATR.A2",),
    "caller_leader_free": ("R11.12",),
    "contested_strongholds_count": ("R13.4",),
    "emperor_gift_to_ally": ("EMP.S1",),
    "bg_polar_sink_in_advanced": ("BG.A4",),
    "bg_ship_advisors_to_occupied": ("BG.A6",),
    "advisors_alone_flip": ("BG.A5",),
    "pauses": ("R4.7",),
}
