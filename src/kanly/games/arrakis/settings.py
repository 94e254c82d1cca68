"""What a table may choose before it starts: rulings that some tables want otherwise, a cap, values of its own."""

from __future__ import annotations

from typing import Final

from kanly.kernel import Setting, flag, number, pick, text

SETTINGS: Final[tuple[Setting, ...]] = (
    number("rounds", 0, 0, 99),  # 0: until somebody wins
    flag("pole_spokes"),
    flag("split_deployment", True),
    flag("atreides_pass", True),
    flag("tank_by_desert_power"),
    pick("worm_acts", ("move_and_attack", "move_or_attack")),
    flag("worm_follows"),
    pick("retreat_choice", ("attacker", "defender")),
    pick("worm_retreat_choice", ("harkonnen", "atreides")),
    pick("far_advance", ("whole", "part")),
    flag("imperium_before_bans"),
    pick("heighliner_step", ("after_clean_up", "before_clean_up")),
    text("values"),
)

# The rules that a setting changes.
SETTING_RULES: Final[dict[str, tuple[str, ...]]] = {
    "rounds": ("R1.6",),
    "pole_spokes": ("R0.8",),
    "split_deployment": ("R4.10",),
    "atreides_pass": ("R4.6",),
    "tank_by_desert_power": ("R6.2",),
    "worm_acts": ("R4.13",),
    "worm_follows": ("R10.7",),
    "retreat_choice": ("R7.12",),
    "worm_retreat_choice": ("R10.3",),
    "far_advance": ("R7.14",),
    "imperium_before_bans": ("R8.7",),
    "heighliner_step": ("SG3.4",),
    "values": ("M0",),
}
