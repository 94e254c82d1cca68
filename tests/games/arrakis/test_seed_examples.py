"""The examples that the rules of The Spacing Guild print, played from the die to the result.

The text that we have is not divided into pages: an example goes by its section, in the order of the booklet.
"""

from __future__ import annotations

from tests.games.arrakis.guild_tables import fast, of
from tests.games.arrakis.tables import guild

from kanly.games.arrakis.facts.pieces import HARKONNEN
from kanly.games.arrakis.table.records import SIETCH


def test_imperium_actions_example_five_spice() -> None:
    """Section "Imperium actions": 5 spice; 3 raise the Spacing Guild, 2 keep CHOAM, the Landsraad drops."""
    t = guild().tracks(choam=3, spacing_guild=3, landsraad=3).harvester("the_great_flat", "nw_outer_5", "sw_inner_1")
    t.play("spice_harvest")
    t.expect("pay", seats=[HARKONNEN])
    assert t.state.spice == 5
    t.does("harkonnen", "pay", "2:3:0:0")
    assert t.state.imperium == [3, 4, 2]
    assert t.state.bans == 0b100, "only the Landsraad's"
    t.does("harkonnen", "imperium", "spacing_guild", "spacing_guild")
    assert t.offers("harkonnen") == ["choam", "done"], "two actions of the Guild, one of CHOAM is left"
    t.does("harkonnen", "imperium", "choam")
    t.expect("")
    assert of(t).steps == [2, 0]
    assert of(t).frigates == [1, 0]
    assert of(t).troops == [2, 2]


def test_troops_example_surprise_attack() -> None:
    """Section "Troops of the Houses Major": three troops alone, 2 hits and 1 special, the surprise: 4 hits."""
    t = guild().legion("harkonnen", "pasty_mesa", troop=3).legion("atreides", "se_outer_1", regular=5)
    t.dice("harkonnen", leadership=1, mentat=1).rolls("hhx hhhss").turn("harkonnen")
    t.does("harkonnen", "turn", "leadership").does("harkonnen", "action", "surprise")
    fast(t, "harkonnen", "pasty_mesa", "step:se_outer_1")
    assert t.told("battle_rolled") == [("harkonnen", 3, 2, 0, 1), ("atreides", 5, 3, 2, 0)]
    assert t.told("battle_damage") == [("harkonnen", 4, 0, 3, 0), ("atreides", 3, 2, 2, 0)]
    assert t.figures("atreides", "se_outer_1") == {"regular": 3}
    assert t.figures("harkonnen", "pasty_mesa") == {}
    assert of(t).pool == 8, "the figures are in the common pool again"
    assert of(t).rings == [6, 6]


def test_frigates_example_imperial_basin_to_north_pole() -> None:
    """Section "Superior troop transport": from the Imperial Basin straight to the North Pole."""
    t = guild().legion("harkonnen", "imperial_basin", regular=2).fly("frigate_harkonnen", "air_north")
    t.no_settlement("north_pole").dice("harkonnen", strategy=1, mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "move")
    fast(t, "harkonnen", "imperial_basin", "lift:north_pole")
    assert t.figures("harkonnen", "north_pole") == {"regular": 2}
    assert t.zone("air_north") == ""
    assert of(t).frigate_reserve[HARKONNEN] == 3


def test_navigator_example_scouting_far_away() -> None:
    """Section "Guild Navigator": he goes instead of the ornithopter that scouts; it can still carry a legion."""
    t = guild().fly("navigator", "air_south").fly("ornithopter", "air_ne_spoke").sietch("gara_kulon", 3)
    t.legion("harkonnen", "ne_outer_12", regular=2).dice("harkonnen", strategy=1, mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:scout").does("harkonnen", "scout", "gara_kulon")
    assert t.offers("harkonnen") == ["air_ne_spoke", "navigator"]
    t.does("harkonnen", "vehicle", "navigator")
    assert t.told("sietch_revealed") == [("gara_kulon", 3)]
    assert (t.zone("air_south"), t.zone("air_ne_spoke")) == ("", "ornithopter")
    assert t.has("gara_kulon", SIETCH)
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "move")
    fast(t, "harkonnen", "ne_outer_12", "fly:ne_outer_6")
    assert t.figures("harkonnen", "ne_outer_6") == {"regular": 2}
    assert t.zone("air_ne_spoke") == "", "now it is used"
