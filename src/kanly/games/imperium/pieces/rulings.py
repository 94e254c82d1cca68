"""Which rules speak of a single card, space or leader: cited wherever one of its clauses is offered."""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, tuple[str, ...]]] = {
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


def rulings(piece: str) -> tuple[str, ...]:
    """The rules about a piece, or about one side of a leader (`muad_dib signet`)."""
    return RULINGS.get(piece, ())
