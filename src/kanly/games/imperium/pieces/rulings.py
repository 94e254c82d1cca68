"""Which rules speak of a single card, space or leader: cited wherever one of its clauses is offered.

The name of a leader is followed by the side that is meant: `muad_dib signet`.
"""

from __future__ import annotations

from typing import Final

UPRISING: Final[dict[str, tuple[str, ...]]] = {
    # Deck cards.
    "corrinth_city": ("CR-17", "RUL-24"),
    "covert_operation": ("CR-10",),
    "delivery_agreement": ("CR-30",),
    "desert_power": ("CR-08", "CR-09"),
    "double_agent": ("CR-27",),
    "ecological_testing_station": ("CR-03",),
    "fedaykin_stilltent": ("CR-08",),
    "guild_envoy": ("CRD-10", "CR-01"),
    "guild_spy": ("CR-19",),
    "interstellar_trade": ("CR-18",),
    "leadership": ("CR-07", "CR-20"),
    "long_live_the_fighters": ("CR-21", "CR-02"),
    "price_is_no_object": ("CR-29",),
    "priority_contracts": ("CR-30",),
    "sardaukar_coordination": ("CR-06", "CR-07"),
    "seek_allies": ("CR-04", "OPT-03"),
    "signet_ring": ("LDR-02",),
    "smugglers_harvester": ("CR-08",),
    "spacing_guilds_favor": ("CR-02",),
    "steersman": ("CR-26", "AGT-10"),
    "stilgar_the_devoted": ("CR-05", "CR-07"),
    "subversive_advisor": ("CR-34", "OPT-03"),
    "the_spice_must_flow": ("ACQ-07",),
    "treacherous_maneuver": ("CR-28",),
    "undercover_asset": ("CR-36",),
    # Intrigue cards.
    "call_to_arms": ("CR-12",),
    "change_allegiances": ("CR-15",),
    "crysknife": ("CR-31", "BAT-05"),
    "depart_for_arrakis": ("CR-15",),
    "desert_mouse": ("CR-31", "BAT-05"),
    "distraction": ("CR-25",),
    "find_weakness": ("CR-15",),
    "impress": ("CR-16",),
    "inspire_awe": ("CR-16", "CR-35"),
    "leverage": ("CR-22",),
    "manipulate": ("CR-11",),
    "opportunism": ("CR-33",),
    "ornithopter": ("CR-31", "BAT-05"),
    "questionable_methods": ("CR-15",),
    "secure_spice_trade": ("CR-32",),
    "sietch_ritual": ("CR-24",),
    "strategic_stockpiling": ("CR-23",),
    "tactical_option": ("CR-13",),
    "unexpected_allies": ("CR-14", "WRM-02"),
    # Spaces.
    "deep_desert": ("RUL-13", "MAK-02"),
    "hagga_basin": ("RUL-13", "MAK-02"),
    "high_council": ("RUL-24",),
    "imperial_basin": ("MAK-02",),
    "imperial_privilege": ("RUL-25",),
    "secrets": ("INT-06", "RUL-31"),
    "sietch_tabr": ("RUL-14", "WRM-03"),
    "swordmaster": ("AGT-11",),
    "visit": ("INF-01",),
    # The game for six.
    "activation": ("SIX-12", "SIX-14"),
    "economic_support": ("SIX-42",),
    "em_imperial_tent": ("SIX-45",),
    "habbanya_erg": ("SIX-43", "MAK-02"),
    "md_command_respect": ("SIX-52", "SIX-42"),
    "md_threaten_spice_production": ("SIX-61",),
    "military_support": ("SIX-42",),
    # Leaders: what they always can do, and the signet.
    "feyd_rautha_harkonnen signet": ("LDR-09",),
    "gurney_halleck ability": ("RUL-26",),
    "lady_jessica ability": ("LDR-05", "RUL-27"),
    "lady_jessica signet": ("RUL-28",),
    "lady_margot_fenring ability": ("LDR-06",),
    "muad_dib ability": ("RUL-26",),
    "princess_irulan ability": ("LDR-06",),
    "reverend_mother_jessica ability": ("LDR-08",),
    "shaddam_corrino_iv ability": ("CHO-02",),
    "shaddam_corrino_iv signet": ("LDR-07",),
    # Conflicts.
    "propaganda": ("RWD-06", "BAT-03", "CR-38"),
}


IMMORTALITY: Final[dict[str, tuple[str, ...]]] = {
    "beguiling_pheromones": ("IMM-R8.27",),
    "chairdog": ("IMM-R8.22",),
    "clandestine_meeting": ("IMM-R8.10",),
    "counterattack": ("IMM-R9.3",),
    "dissecting_kit": ("IMM-R8.13",),
    "economic_positioning": ("IMM-R15.4",),
    "experimentation": ("IMM-R2.6", "IMM-R3.1"),
    "for_humanity": ("IMM-R12.1",),
    "ghola": ("IMM-R8.14", "IMM-R8.15"),
    "gruesome_sacrifice": ("IMM-R5.7", "IMM-R5.8"),
    "guild_impersonator": ("IMM-R12.3",),
    "harvest_cells": ("IMM-R9.4",),
    "high_priority_travel": ("IMM-R11.1",),
    "imperium_ceremony": ("IMM-R12.6",),
    "long_reach": ("IMM-R8.17", "IMM-R12.2"),
    "occupation": ("IMM-R11.1",),
    "reclaimed_forces": ("IMM-R7.1", "IMM-R7.2"),
    "replacement_eyes": ("IMM-R8.20",),
    "scientific_breakthrough": ("IMM-R12.4", "IMM-R3.8"),
    "show_of_strength": ("IMM-R12.8", "IMM-R15.4"),
    "slig_farmer": ("IMM-R8.18",),
    "stillsuit_manufacturer": ("IMM-R12.7",),
    "stitched_horror": ("IMM-R12.2",),
    "tleilaxu_infiltrator": ("IMM-R8.28",),
    "tleilaxu_master": ("IMM-R12.5", "IMM-R6.5"),
    "tleilaxu_puppet": ("IMM-R9.5",),
    "tleilaxu_surgeon": ("IMM-R5.7", "IMM-R5.8"),
    "twisted_mentat": ("IMM-R8.29",),
    "usurp": ("IMM-R8.19", "IMM-R8.21"),
}

# Leaders of Uprising as guests in the first game, two of them under the names that they have there.
GUEST_LEADERS: Final[dict[str, tuple[str, ...]]] = {
    "gurney_halleck_uprising ability": UPRISING["gurney_halleck ability"],
    "lady_jessica_uprising ability": UPRISING["lady_jessica ability"],
    "lady_jessica_uprising signet": UPRISING["lady_jessica signet"],
    **{name: rules for name, rules in UPRISING.items() if name.startswith(("reverend_mother", "princess_irulan"))},
}
