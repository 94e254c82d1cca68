"""Which rules speak of a single card, space or leader of the first game, and which stand in for Uprising's."""

from __future__ import annotations

from typing import Final

_CARDS: Final[dict[str, tuple[str, ...]]] = {
    # Deck cards.
    "assassination_mission": ("BAS-143",),
    "carryall": ("BAS-144",),
    "chani": ("BAS-149",),
    "choam_directorship": ("BAS-74",),
    "crysknife": ("BAS-147",),
    "duncan_idaho": ("BAS-150",),
    "fedaykin_death_commando": ("BAS-147",),
    "firm_grip": ("BAS-150",),
    "fremen_camp": ("BAS-150",),
    "gene_manipulation": ("BAS-146",),
    "guild_ambassador": ("BAS-151",),
    "guild_bankers": ("BAS-56",),
    "gun_thopter": ("BAS-148",),
    "imperial_spy": ("BAS-143",),
    "kwisatz_haderach": ("BAS-140",),
    "liet_kynes": ("BAS-145",),
    "missionaria_protectiva": ("BAS-146", "BAS-153"),
    "opulence": ("BAS-151",),
    "other_memory": ("BAS-152",),
    "power_play": ("BAS-73", "BAS-154"),
    "reverend_mother_mohiam": ("BAS-142", "BAS-146"),
    "sardaukar_legion": ("BAS-148",),
    "scout": ("BAS-149",),
    "shifting_allegiances": ("BAS-75",),
    "sietch_reverend_mother": ("BAS-147",),
    "spice_hunter": ("BAS-147",),
    "spice_smugglers": ("BAS-150",),
    "test_of_humanity": ("BAS-142",),
    "the_voice": ("BAS-141",),
    "thufir_hawat": ("BAS-155",),
    "worm_riders": ("BAS-151",),
    # Intrigue cards.
    "bindu_suspension": ("BAS-85",),
    "bypass_protocol": ("BAS-55",),
    "calculated_hire": ("BAS-50",),
    "charisma": ("BAS-81",),
    "corner_the_market": ("BAS-89",),
    "demand_respect": ("BAS-87",),
    "dispatch_an_envoy": ("BAS-86",),
    "double_cross": ("BAS-83",),
    "infiltrate": ("BAS-86",),
    "master_tactician": ("BAS-149",),
    "plans_within_plans": ("BAS-89",),
    "poison_snooper": ("BAS-84",),
    "rapid_mobilization": ("BAS-82",),
    "recruitment_mission": ("BAS-81",),
    "refocus": ("BAS-84",),
    "reinforcements": ("BAS-82",),
    "staged_incident": ("BAS-88",),
    "tiebreaker": ("BAS-89",),
    "to_the_victor": ("BAS-87",),
    "urgent_mission": ("BAS-28",),
}
_LEADERS: Final[dict[str, tuple[str, ...]]] = {
    # What they always can do, and the signet.
    "baron_vladimir_harkonnen ability": ("BAS-62", "BAS-63"),
    "count_ilban_richese ability": ("BAS-65",),
    "countess_ariana_thorvald ability": ("BAS-67",),
    "duke_leto_atreides signet": ("BAS-66",),
    "earl_memnon_thorvald ability": ("BAS-68",),
    "glossu_the_beast_rabban ability": ("BAS-19",),
    "glossu_the_beast_rabban signet": ("BAS-69",),
    "helena_richese signet": ("BAS-64",),
}
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    **_CARDS,
    **_LEADERS,
    # Starting cards and the reserve.
    "foldspace": ("BAS-53", "BAS-52"),
    "seek_allies": ("BAS-154", "OPT-03"),
    "signet_ring": ("LDR-02",),
    "the_spice_must_flow": ("BAS-54",),
    # Spaces.
    "conspire": ("BAS-32",),
    "fold_space": ("BAS-34", "BAS-52"),
    "hagga_basin": ("BAS-42",),
    "hall_of_oratory": ("BAS-37",),
    "high_council": ("BAS-26",),
    "imperial_basin": ("BAS-42",),
    "mentat": ("BAS-45", "BAS-47"),
    "rally_troops": ("BAS-38",),
    "secrets": ("BAS-36", "INT-06"),
    "selective_breeding": ("BAS-35",),
    "sell_melange": ("BAS-33",),
    "sietch_tabr": ("BAS-41",),
    "stillsuits": ("BAS-32",),
    "swordmaster": ("BAS-25",),
    "the_great_flat": ("BAS-42",),
    "visit": ("INF-01",),
    # Conflicts.
    "battle_for_arrakeen": ("BAS-95",),
    "cloak_and_dagger": ("BAS-95",),
    "grand_vision": ("BAS-95",),
    "machinations": ("BAS-95",),
    "sort_through_the_chaos": ("BAS-49",),
    "terrible_purpose": ("BAS-95",),
}

# The same cards as guests in Uprising: one of them under the name that it has there, one without a Mentat to recall.
GUEST_CARDS: Final[dict[str, tuple[str, ...]]] = {
    **{name: rules for name, rules in _CARDS.items() if name != "crysknife"},
    "crysknife_imperium": _CARDS["crysknife"],
    "urgent_mission": ("AGT-10",),
}
GUEST_LEADERS: Final = _LEADERS

# Rules of Uprising that say something else, and those of this game about the same, if there are any.
OTHER_RULES: Final[dict[str, str]] = {
    "AGT-02": "BAS-23",  # no spy icon
    "AGT-03": "BAS-23",  # no spy makes way
    "AGT-04": "BAS-24",  # one space asks for influence
    "AGT-07": "BAS-22",  # no contracts
    "AGT-11": "BAS-27",  # one price for the Swordmaster
    "BAT-01": "BAS-91",  # nobody keeps a conflict card
    "CMB-06": "BAS-91",
    "DEP-07": "BAS-149",
    "IMM-R15.4": "",  # no sandworms
    "REV-04": "BAS-37",
    "RUL-08": "BAS-23",  # an own agent closes the space
    "RUL-13": "BAS-152",
    "RUL-24": "BAS-26",  # one visit to the High Council
    "RUL-30": "BAS-145",
    "SET-07": "BAS-15",
}
OTHER_RIVALS: Final[dict[str, str]] = {
    "RIV-06": "BAS-123",
    "RIV-11": "BAS-106",
    "RIV-12": "BAS-105",
    "RIV-13": "BAS-103",
    "RIV-60": "BAS-112",
}
