"""Which rules speak of a single piece of Rise of Ix."""

from __future__ import annotations

from typing import Final

LEADERS: Final[dict[str, tuple[str, ...]]] = {
    "archduke_armand_ecaz ability": ("IX-82",),
    "archduke_armand_ecaz signet": ("IX-82",),
    "ilesa_ecaz signet": ("IX-83",),
    "prince_rhombur_vernius signet": ("IX-85",),
    "princess_yuna_moritani signet": ("IX-80",),
    "tessia_vernius ability": ("IX-84",),
    "tessia_vernius signet": ("IX-84",),
    "viscount_hundro_moritani signet": ("IX-81",),
}
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    # Deck cards.
    "appropriate": ("IX-38",),
    "bounty_hunter": ("IX-98", "IX-74"),
    "choam_delegate": ("IX-71",),
    "control_the_spice": ("IX-105",),
    "court_intrigue": ("IX-90",),
    "desert_ambush": ("IX-91",),
    "esmar_tuek": ("IX-71", "IX-72"),
    "freighter_fleet": ("IX-71",),
    "full_scale_assault": ("IX-98",),
    "guild_accord": ("IX-98", "IX-71"),
    "imperial_bashar": ("IX-93",),
    "in_the_shadows": ("IX-71",),
    "ix_guild_compact": ("IX-71", "IX-33"),
    "ixian_engineer": ("IX-98",),
    "negotiated_withdrawal": ("IX-96",),
    "satellite_ban": ("IX-96",),
    "treachery": ("IX-92",),
    "water_peddler": ("IX-71",),
    "weirding_way": ("IX-97",),
    # Intrigue cards.
    "cannon_turrets": ("IX-94",),
    "diversion": ("IX-95",),
    "grand_conspiracy": ("IX-99",),
    "machine_culture": ("IX-39", "IX-99"),
    "quid_pro_quo": ("IX-95",),
    "second_wave": ("IX-94",),
    "strategic_push": ("IX-94",),
    "strongarm": ("IX-95",),
    "war_chest": ("IX-99",),
    # Spaces and the shipping track.
    "dreadnought": ("IX-22",),
    "interstellar_shipping": ("IX-20", "IX-60"),
    "smuggling": ("IX-20", "IX-60"),
    "tech_negotiation": ("IX-21",),
    "shipping_1": ("IX-62",),
    "shipping_2": ("IX-62", "IX-65"),
    "shipping_3": ("IX-62", "IX-63"),
    # Tech tiles.
    "artillery": ("IX-44",),
    "disposal_facility": ("IX-45",),
    "restricted_ordnance": ("IX-44",),
    "spaceport": ("IX-49",),
    **LEADERS,
}
