"""What a table may decide before it begins; every default is the facts' (RUL-33 and the open rulings)."""

from __future__ import annotations

from typing import Final

from kanly.kernel import Setting

EVERY_LEADER: Final = "every_leader"  # leaders of all games of the series, as far as what they need is there

SETTINGS: Final = (
    Setting("leader_choice", "dealt", ("dealt", "chosen", "drafted")),  # RUL-33
    Setting("points_to_end", 10, low=5, high=20),  # RCL-01
    Setting("spy_placement_mandatory", default=False),  # RUL-03
    Setting("opportunism_two_factions", default=False),
    Setting("distraction_this_turn", default=False),
    Setting("arrow_lines_must_be_paid", default=False),
)
