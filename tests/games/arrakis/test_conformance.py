"""Everything that holds for every game, held by War for Arrakis: base and expansion, rulings as tables want them."""

from __future__ import annotations

from pathlib import Path

from tests.games.arrakis.conserving import conserved

from kanly.games.arrakis.game import GAME
from kanly.testing.conformance import conformance

OTHERWISE = {
    "pole_spokes": True,
    "vehicles_make_room": "always",
    "sisters_count": False,
    "house_specials": False,
    "split_deployment": False,
    "atreides_pass": False,
    "tank_by_desert_power": True,
    "worm_acts": "move_or_attack",
    "worm_follows": True,
    "retreat_choice": "defender",
    "worm_retreat_choice": "atreides",
    "far_advance": "part",
    "bottom_ban_stays": True,
    "imperium_before_bans": True,
    "deeds_last": "round",
    "heighliner_step": "before_clean_up",
    "one_transport": False,
    "carryall_under_fire": True,
}
SETUPS = [
    GAME.set_up(2, (), {"rounds": 5}),
    GAME.set_up(2, ("spacing_guild",), {"rounds": 5}),
    GAME.set_up(2, ("spacing_guild",), {"rounds": 4, **OTHERWISE}),
]

TestArrakis = conformance(
    GAME,
    SETUPS,
    seeds=range(2),
    heavy=0.05,
    invariant=conserved,
    digests=Path(__file__).with_name("arrakis.json"),
    pinned_seeds=range(2),
)
