"""Which rule let something happen: what the log cites where players wonder.

An event may carry its rule itself, in a field named `rule`; else its kind decides, or one of its fields does.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel import Event

VICTORY: Final[dict[str, tuple[str, ...]]] = {  # how a game may end
    "victory-strongholds": ("R13.2",),
    "victory-two_players": ("R13.2", "R18.2"),
    "victory-alliance": ("R13.3", "R18.6"),
    "victory-prediction": ("R13.7", "BG.B1"),
    "victory-fremen": ("R13.6", "FRE.V1"),
    "victory-guild": ("R13.6", "GUI.V1"),
    "victory-fremen_last": ("R13.6",),
    "victory-most_strongholds": ("R13.6",),
}
BY_KIND: Final[dict[str, tuple[str, ...]]] = {
    "first_player": ("R5.6",),
    "storm_card_shown": ("FRE.A1",),
    "storm_card_drawn": ("FRE.A1",),
    "weather_controlled": ("T20",),
    "wall_destroyed": ("T19", "R1.3"),
    "worm_set_aside": ("R6.4",),
    "worm_ignored": ("R6.3", "FRE.B5"),
    "worm_sent": ("FRE.A2",),
    "worm_called": ("FRE.K1", "R15.8"),
    "protected": ("FRE.S1",),
    "nexus": ("R6.7", "R14.13"),
    "row_returned": ("R8.7", "R8.8"),
    "sale_void": ("BG.A3", "R8.5"),
    "bonus_card": ("HAR.B3",),
    "paid_with_karama": ("T24.2",),
    "cards_taken_unseen": ("HAR.K1",),
    "revival_granted": ("FRE.S2",),
    "leaders_turned_up": ("R9.7",),
    "spice_look": ("ATR.B3",),
    "guild_waits": ("GUI.A1",),
    "shipment_stopped": ("GUI.K1",),
    "fight_declared": ("BG.A8",),
    "leaderless": ("R11.6",),
    "voice": ("BG.B3",),
    "prescience": ("ATR.B4",),
    "plan_shown": ("ATR.K1",),
    "traitor": ("R11.12",),
    "battle_lost_by_both": ("R11.13",),
    "explosion": ("R11.14",),
    "kwisatz_haderach_died": ("ATR.A4",),
    "leader_drawn": ("HAR.A1",),
    "leader_buried": ("HAR.A1",),
    "leader_captured": ("HAR.A1",),
    "leader_returned": ("HAR.A1",),
    "worthless_karama": ("BG.A3",),
    "power_stopped": ("T24.1",),
    "karama_power": ("R15.5",),
    "bribes_taken": ("R13.1", "R16.4"),
    "bribed": ("R16.4",),
    "bribe_lapsed": ("R16.8",),
    "vow_attack": ("R16.8",),
    "vow_ship": ("R16.8",),
    "vow_bid": ("R16.8",),
    "vow_ally": ("R16.8",),
    "vow_lapsed": ("R16.8",),
    "answered_on_honour": ("T23.3",),
    "pause_asked": ("R4.7",),
    "pause": ("R4.7",),
}
BY_FIELD: Final[dict[str, tuple[int, dict[str, tuple[str, ...]]]]] = {  # the field that decides, and its values
    "lost": (
        3,
        {
            "storm": ("R5.4",),
            "worm": ("R6.3",),
            "atomics": ("T19",),
            "ally": ("R14.7", "R14.8"),
            "battle": ("R11.11",),
            "explosion": ("R11.14",),
        },
    ),
    "accompanied": (2, {"advisors": ("BG.A4",), "fighters": ("BG.B2",)}),
    "paid": (2, {"emperor": ("EMP.B1",), "spacing_guild": ("GUI.B1",)}),
    "won": (1, VICTORY),
}


def rules_of(event: Event, fields: tuple[str, ...]) -> tuple[str, ...]:
    """The rules behind an event; none where nobody would ask."""
    if "rule" in fields:
        return (event.data[fields.index("rule")],)
    if event.kind in BY_FIELD:
        place, rules = BY_FIELD[event.kind]
        return rules.get(event.data[place], ())
    return BY_KIND.get(event.kind, ())
