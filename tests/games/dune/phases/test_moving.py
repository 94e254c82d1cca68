"""Phase 6, movement (R10.10-R10.19): how far, through what, which forces, Hajr."""

from __future__ import annotations

import pytest
from tests.games.dune.phases.test_shipment import reason
from tests.games.dune.saying import english, said
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.map import NODE_OF

NO_SISTERS = ("atreides", "emperor", "fremen", "spacing_guild", "harkonnen")


def moves(t: DuneTable, faction: str) -> DuneTable:
    """The faction's turn has come to its move."""
    t.turn(faction)
    return t.does(faction, t.asked()[faction], "pass").expect("move")


def emperor(*places: tuple[str, int], storm: int = 0) -> DuneTable:
    """The Emperor is about to move, with forces only in these nodes."""
    t = dune(factions=NO_SISTERS).storm_at(storm)
    for node, forces in places:
        t.place("emperor", node, forces)
    return moves(t, "emperor")


def go(t: DuneTable, faction: str, start: str, end: str, forces: int) -> DuneTable:
    return t.does(faction, "move", start).does(faction, "move_to", end).does(faction, "move_forces", forces)


# How far.


def test_move_one() -> None:
    t = emperor(("tueks_sietch.4", 3)).does("emperor", "move", "tueks_sietch")
    assert {"pasty_mesa.4", "pasty_mesa.6", "pasty_mesa.7", "south_mesa.3"} <= set(t.offers("emperor"))
    assert "shield_wall.7" not in t.offers("emperor")
    assert reason(t.why_not("emperor", "shield_wall.7")).startswith("R10.11: Shield Wall, sector 7 is more than one")
    t.does("emperor", "move_to", "pasty_mesa.6").does("emperor", "move_forces", 3)
    assert t.forces("emperor", "pasty_mesa.6") == 3


def test_move_ornithopter_after_ship() -> None:
    t = dune(factions=NO_SISTERS).clear("harkonnen", "atreides").storm_at(9)
    t.place("harkonnen", "arrakeen.9", 2).place("harkonnen", "false_wall_west.17", 4)
    moves(t, "harkonnen")
    assert t.offers("harkonnen") == ["false_wall_west", "pass"]
    assert reason(t.why_not("harkonnen", "arrakeen")) == "R5.5: Your forces in Arrakeen are in the storm."
    go(t, "harkonnen", "false_wall_west", "cielago_east.3", 4)
    assert t.forces("harkonnen", "cielago_east.3") == 4


def test_ornithopters_from_shipment() -> None:
    t = dune(factions=NO_SISTERS).give("emperor", spice=5).place("emperor", "red_chasm.6", 4).turn("emperor")
    t.does("emperor", "ship_to", "carthag.10").does("emperor", "ship_forces", 1)
    go(t, "emperor", "red_chasm", "imperial_basin.8", 4)
    assert t.forces("emperor", "imperial_basin.8") == 4
    t = emperor(("red_chasm.6", 4)).does("emperor", "move", "red_chasm")
    assert "imperial_basin.8" not in t.offers("emperor")


@pytest.mark.parametrize("end", ["polar_sink", "harg_pass.3"])
def test_move_orni_group_is_source(end: str) -> None:
    t = dune(factions=NO_SISTERS).clear("atreides").place("atreides", "arrakeen.9", 5)
    go(moves(t, "atreides"), "atreides", "arrakeen", end, 5)
    assert t.forces("atreides", end) == 5


def test_move_fremen_two() -> None:
    def fremen() -> DuneTable:
        t = dune(factions=NO_SISTERS).clear("fremen").place("fremen", "sietch_tabr.13", 5)
        t.give("emperor", hand=["karama"]).storm_at(0)
        return go(moves(t, "fremen"), "fremen", "sietch_tabr", "hagga_basin.12", 5)

    t = fremen().does("emperor", "karama", "pass")
    assert t.forces("fremen", "hagga_basin.12") == 5
    t = fremen().does("emperor", "karama", "karama").expect("move")
    assert t.forces("fremen", "sietch_tabr.13") == 5
    t.does("fremen", "move", "sietch_tabr")
    assert "hagga_basin.12" not in t.offers("fremen")
    t.does("fremen", "move_to", "plastic_basin.13").does("fremen", "move_forces", 5).expect("")
    assert t.forces("fremen", "plastic_basin.13") == 5


def test_fremen_one_step_or_ornithopters_rest_on_nothing() -> None:
    t = dune(factions=NO_SISTERS).give("emperor", hand=["karama"]).storm_at(0)
    go(moves(t, "fremen"), "fremen", "sietch_tabr", "plastic_basin.13", 5).expect("")  # nobody was asked
    t = dune(factions=NO_SISTERS).give("emperor", hand=["karama"]).clear("harkonnen").place("fremen", "carthag.10", 1)
    go(moves(t.storm_at(0), "fremen"), "fremen", "sietch_tabr", "arsunt.11", 5).expect("")
    assert t.forces("fremen", "arsunt.11") == 5


def test_move_is_optional() -> None:
    t = emperor(("tueks_sietch.4", 3))
    assert said(english(), t, "emperor")[-1] == "No move"
    t.does("emperor", "move", "pass").expect("")
    assert t.forces("emperor", "tueks_sietch.4") == 3


# Through what.


@pytest.mark.parametrize(
    ("end", "legal"), [("plastic_basin.13", True), ("plastic_basin.11", False), ("hagga_basin.11", False)]
)
def test_move_through_storm_blocked(end: str, legal: bool) -> None:
    t = dune(factions=NO_SISTERS).storm_at(12)
    moves(t, "fremen").does("fremen", "move", "sietch_tabr")
    assert (end in t.offers("fremen")) is legal
    if not legal:
        assert reason(t.why_not("fremen", end)).startswith("R1.6: The storm")


def test_storm_blocks_shipping_and_moving() -> None:
    t = dune(factions=NO_SISTERS).clear("atreides").place("atreides", "arrakeen.9", 5).place("atreides", "old_gap.8", 2)
    moves(t.storm_at(9), "atreides")
    assert t.offers("atreides") == ["old_gap", "pass"]
    t.does("atreides", "move", "old_gap")
    assert "old_gap.10" not in t.offers("atreides")
    assert reason(t.why_not("atreides", "old_gap.10")).startswith("R1.6")
    t.does("atreides", "move_to", "basin.8").does("atreides", "move_forces", 2)
    assert t.forces("atreides", "basin.8") == 2


def test_move_through_other_forces() -> None:
    t = dune(factions=NO_SISTERS).clear("fremen").place("fremen", "sietch_tabr.13", 3)
    t.place("harkonnen", "plastic_basin.13", 5).place("harkonnen", "bight_of_the_cliff.14", 2).storm_at(0)
    go(moves(t, "fremen"), "fremen", "sietch_tabr", "the_great_flat.14", 3)
    assert t.forces("fremen", "the_great_flat.14") == 3
    assert t.forces("harkonnen", "plastic_basin.13") == 5


def test_move_stronghold_limit() -> None:
    t = (
        dune(factions=NO_SISTERS)
        .place("atreides", "carthag.10", 1)
        .clear("fremen")
        .place("fremen", "hagga_basin.11", 4)
    )
    moves(t.storm_at(0), "fremen").does("fremen", "move", "hagga_basin")
    assert "carthag.10" not in t.offers("fremen")
    assert reason(t.why_not("fremen", "carthag.10")) == "R10.16: Two other factions already hold Carthag."
    t = dune(factions=NO_SISTERS).clear("fremen").place("fremen", "hagga_basin.11", 4)
    moves(t.storm_at(0), "fremen").does("fremen", "move", "hagga_basin")
    assert "carthag.10" in t.offers("fremen")


def test_alliance_no_stacking() -> None:
    t = dune(factions=NO_SISTERS).ally("atreides", "emperor").place("atreides", "imperial_basin.9", 2)
    t.place("emperor", "shield_wall.8", 3).place("emperor", "carthag.10", 1).storm_at(0)
    moves(t, "emperor").does("emperor", "move", "shield_wall")
    assert "imperial_basin.8" not in t.offers("emperor")
    assert reason(t.why_not("emperor", "imperial_basin.8")).startswith("R14.7: The forces of an ally are in Imperial")
    assert "polar_sink" in t.offers("emperor")
    t.does("emperor", "move_to", "old_gap.9").does("emperor", "move_forces", 3)
    assert t.forces("emperor", "old_gap.9") == 3


# Which forces.


def test_move_group_from_sectors() -> None:
    t = emperor(("south_mesa.4", 2), ("south_mesa.5", 3))
    go(t, "emperor", "south_mesa", "red_chasm.6", 5).expect("")
    assert t.forces("emperor", "red_chasm.6") == 5


def test_group_asks_for_sectors_only_when_it_matters() -> None:
    t = emperor(("south_mesa.4", 2), ("south_mesa.5", 3))
    go(t, "emperor", "south_mesa", "red_chasm.6", 4).expect("group_forces")
    assert t.offers("emperor") == ["1", "2"]
    assert reason(t.why_not("emperor", 0)).startswith("R10.10: At least one has to go from South Mesa, sector 4")
    assert reason(t.why_not("emperor", 3)).startswith("R10.10: Only 2 can go from South Mesa, sector 4")
    t.does("emperor", "group_forces", 1).expect("")
    assert (t.forces("emperor", "south_mesa.4"), t.forces("emperor", "south_mesa.5")) == (1, 0)


def test_group_only_from_where_a_way_leads() -> None:
    t = emperor(("pasty_mesa.4", 2), ("pasty_mesa.6", 3), storm=5)
    t.does("emperor", "move", "pasty_mesa").does("emperor", "move_to", "red_chasm.6")
    assert t.offers("emperor") == ["1", "2", "3"]
    assert reason(t.why_not("emperor", 4)).startswith("R10.10: Only 3 forces can get to Red Chasm")
    t.does("emperor", "move_forces", 3).expect("")
    assert t.forces("emperor", "pasty_mesa.4") == 2


def test_group_with_special_forces() -> None:
    t = dune("advanced", factions=NO_SISTERS).place("emperor", "red_chasm.6", 4, 2).storm_at(0)
    go(moves(t, "emperor"), "emperor", "red_chasm", "south_mesa.5", 3).expect("group_specials")
    assert t.offers("emperor") == ["1", "2"]
    assert reason(t.why_not("emperor", 0)).startswith("R10.10: At least one")
    t.does("emperor", "group_specials", 1).expect("")
    assert t.side("emperor").specials == {NODE_OF["red_chasm.6"]: 1, NODE_OF["south_mesa.5"]: 1}
    conserved(t.table)


def test_move_ends_in_one_sector() -> None:
    t = emperor(("polar_sink", 4)).does("emperor", "move", "polar_sink")  # one node is asked for, not several
    t.does("emperor", "move_to", "wind_pass.15").does("emperor", "move_forces", 4).expect("")
    assert t.forces("emperor", "wind_pass.15") == 4


def test_move_reposition() -> None:
    t = emperor(("cielago_south.2", 4), storm=5).does("emperor", "move", "cielago_south")
    assert reason(t.why_not("emperor", "cielago_south.2")).startswith("R10.17: They are in Cielago South, sector 2")
    t.does("emperor", "move_to", "cielago_south.1").does("emperor", "move_forces", 4).expect("")
    assert t.forces("emperor", "cielago_south.1") == 4


def test_reposition_gathers() -> None:
    t = emperor(("cielago_south.2", 4), ("cielago_south.1", 1), storm=5).does("emperor", "move", "cielago_south")
    t.does("emperor", "move_to", "cielago_south.1")
    assert t.offers("emperor") == ["1", "2", "3", "4"]


def test_nobody_there() -> None:
    t = emperor(("cielago_south.2", 4))
    assert reason(t.why_not("emperor", "arrakeen")) == "R10.10: You have nobody in Arrakeen."


def test_no_way_out() -> None:
    t = dune(factions=NO_SISTERS).ally("atreides", "emperor").clear("atreides").place("emperor", "red_chasm.6", 1)
    t.place("atreides", "pasty_mesa.6", 1).place("atreides", "south_mesa.5", 1).storm_at(0)
    moves(t, "emperor")
    assert t.offers("emperor") == ["pass"]
    assert reason(t.why_not("emperor", "red_chasm")).startswith("R10.16: There is nowhere to go")


# Hajr.


def test_move_hajr() -> None:
    t = dune(factions=NO_SISTERS).give("emperor", hand=["hajr"]).place("emperor", "tueks_sietch.4", 3).storm_at(0)
    go(moves(t, "emperor"), "emperor", "tueks_sietch", "pasty_mesa.7", 3)
    assert t.offers("emperor") == ["hajr", "pass"]
    assert reason(t.why_not("emperor", "pasty_mesa")) == "R10.1: You have moved already."
    t.does("emperor", "move", "hajr")
    assert t.told("discarded") == [("emperor", "hajr")]
    go(t, "emperor", "pasty_mesa", "shield_wall.7", 3).expect("")
    assert (t.forces("emperor", "shield_wall.7"), t.hand("emperor")) == (3, [])


def test_hajr_before_the_move() -> None:
    t = dune(factions=NO_SISTERS).give("emperor", hand=["hajr"]).place("emperor", "tueks_sietch.4", 3).storm_at(0)
    moves(t, "emperor").does("emperor", "move", "hajr")
    go(t, "emperor", "tueks_sietch", "pasty_mesa.7", 3)
    go(t, "emperor", "pasty_mesa", "shield_wall.7", 2).expect("")
    assert (t.forces("emperor", "pasty_mesa.7"), t.forces("emperor", "shield_wall.7")) == (1, 2)


def test_without_hajr_the_question_is_the_same() -> None:
    t = dune(factions=NO_SISTERS).give("emperor", hand=["shield"]).place("emperor", "tueks_sietch.4", 3).storm_at(0)
    go(moves(t, "emperor"), "emperor", "tueks_sietch", "pasty_mesa.7", 3).expect("move")
    assert t.offers("emperor") == ["pass"]
    assert reason(t.why_not("emperor", "hajr")) == "T21: You do not hold Hajr."
    t.does("emperor", "move", "pass").expect("")
    t = dune(factions=NO_SISTERS).place("emperor", "tueks_sietch.4", 3)
    go(moves(t, "emperor"), "emperor", "tueks_sietch", "pasty_mesa.7", 3).expect("")  # an empty hand holds nothing


def test_ornithopters_of_each_move_are_checked_anew() -> None:
    t = dune(factions=NO_SISTERS).clear("atreides").give("emperor", hand=["hajr"]).place("emperor", "arrakeen.9", 2)
    t.place("emperor", "red_chasm.6", 1).storm_at(0)
    go(moves(t, "emperor"), "emperor", "arrakeen", "polar_sink", 2).does("emperor", "move", "hajr")
    t.does("emperor", "move", "red_chasm")
    assert "imperial_basin.8" not in t.offers("emperor")


def test_a_change_of_sector_is_no_way_to_stay_beside_an_ally() -> None:
    t = dune(factions=NO_SISTERS).clear().ally("emperor", "harkonnen").give("emperor", spice=9).storm_at(0)
    t.place("harkonnen", "imperial_basin.9", 2).turn("emperor", "harkonnen")
    t.does("emperor", "ship_to", "imperial_basin.8").all_pass("karama")
    t.does("emperor", "ship_forces", 3).all_pass("karama")
    t.does("emperor", "move", "imperial_basin")
    assert "imperial_basin.9" not in t.offers("emperor")  # R14.7
    assert reason(t.why_not("emperor", "imperial_basin.9")).startswith("R14.7: ")


def test_one_karama_stops_one_long_walk() -> None:
    t = dune(factions=NO_SISTERS).clear().give("fremen", hand=["hajr"]).give("emperor", hand=["karama"]).storm_at(0)
    t.place("fremen", "sietch_tabr.13", 4)
    moves(t, "fremen")
    go(t, "fremen", "sietch_tabr", "wind_pass.13", 2)
    t.answer(t.side("emperor").seat, "karama", "karama")
    t.does("fremen", "move", "sietch_tabr")
    assert "wind_pass.13" not in t.offers("fremen")  # FRE.B3 is stopped: one territory only
    t.does("fremen", "move_to", "plastic_basin.13").does("fremen", "move_forces", 2)
    t.does("fremen", "move", "hajr").does("fremen", "move", "sietch_tabr")
    assert "wind_pass.13" in t.offers("fremen")  # another move, another use
