"""What a table may choose before it starts: rulings that some tables want otherwise, a cap, values of its own."""

from __future__ import annotations

from typing import Final

from kanly.kernel import Setting, flag, number, pick, text

GUILD: Final = ("spacing_guild",)
SETTINGS: Final[tuple[Setting, ...]] = (
    number("rounds", 0, 0, 99),  # 0: until somebody wins
    flag("pole_spokes"),
    pick("vehicles_make_room", ("cards_and_house", "always", "never")),
    flag("sisters_count", True),
    flag("house_specials", True),
    flag("split_deployment", True),
    flag("atreides_pass", True),
    flag("tank_by_desert_power"),
    pick("worm_acts", ("move_and_attack", "move_or_attack")),
    flag("worm_follows"),
    pick("retreat_choice", ("attacker", "defender")),
    pick("worm_retreat_choice", ("harkonnen", "atreides")),
    pick("far_advance", ("whole", "part")),
    flag("bottom_ban_stays"),
    flag("imperium_before_bans"),
    pick("deeds_last", ("turn", "round")),
    pick("heighliner_step", ("after_clean_up", "before_clean_up")),
    flag("one_transport", True, modules=GUILD),
    flag("carryall_under_fire", modules=GUILD),
    text("values"),
)

# The rules that a setting changes.
SETTING_RULES: Final[dict[str, tuple[str, ...]]] = {
    "rounds": ("R1.6",),
    "pole_spokes": ("R0.8",),
    "vehicles_make_room": ("R3.5",),
    "sisters_count": ("R4.14",),
    "house_specials": ("R4.23",),
    "split_deployment": ("R4.10",),
    "atreides_pass": ("R4.6",),
    "tank_by_desert_power": ("R6.2",),
    "worm_acts": ("R4.13",),
    "worm_follows": ("R10.7",),
    "retreat_choice": ("R7.12",),
    "worm_retreat_choice": ("R10.3",),
    "far_advance": ("R7.14",),
    "bottom_ban_stays": ("R8.3",),
    "imperium_before_bans": ("R8.7",),
    "deeds_last": ("R11.9",),
    "heighliner_step": ("SG3.4",),
    "one_transport": ("SG7.3",),
    "carryall_under_fire": ("SG7.8",),
    "values": ("M0",),
}
