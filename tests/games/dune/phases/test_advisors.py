"""Bene Gesserit in shipment and movement: companions, advisors and fighters (BG.B2, BG.A4-BG.A8)."""

from __future__ import annotations

import pytest
from tests.games.dune.phases.test_shipment import reason
from tests.games.dune.saying import asked, english, said
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.factions import BENE_GESSERIT
from kanly.games.dune.facts.map import NODE_OF, TERRITORY_OF
from kanly.games.dune.phases.shipment.advisors import settle_advisors
from kanly.games.dune.table.forces import occupants
from kanly.kernel import Play

SISTERS = "bene_gesserit"


def advisors(t: DuneTable, node: str) -> int:
    return t.side(SISTERS).advisors.get(NODE_OF[node], 0)


def ships(t: DuneTable, faction: str, node: str, forces: int) -> DuneTable:
    t.does(faction, "ship_to", node).does(faction, "ship_forces", forces)
    if faction in ("emperor", "fremen") and t.asked().get(faction) == "ship_specials":
        t.does(faction, "ship_specials", 0)
    return t


def moves(t: DuneTable, faction: str = SISTERS) -> DuneTable:
    t.turn(faction)
    return t.does(faction, t.asked()[faction], "pass").expect("move")


def advanced(**settings: bool) -> DuneTable:
    """An advanced table on which the Bene Gesserit are nowhere yet."""
    return dune("advanced", settings=settings).clear(SISTERS).storm_at(0)


# Companions of a shipment.


def test_bg_accompany_base() -> None:
    t = dune().clear("spacing_guild").give("emperor", spice=9).place("spacing_guild", "tueks_sietch.4", 5)
    t.turn("emperor")
    ships(t, "emperor", "tueks_sietch.4", 5).expect("accompany", [1])
    assert t.offers(SISTERS) == ["polar_sink", "pass"]
    assert reason(t.why_not(SISTERS, "advisor")) == "BG.B2: There are no advisors in a basic game."
    t.does(SISTERS, "accompany", "polar_sink")
    assert t.told("accompanied") == [(SISTERS, "polar_sink", "fighters")]
    assert (t.forces(SISTERS, "polar_sink"), t.side(SISTERS).reserves, t.side(SISTERS).spice) == (2, 18, 5)
    t = dune().turn("spacing_guild").does("spacing_guild", "ship", "cross")
    t.does("spacing_guild", "ship_from", "tueks_sietch").does("spacing_guild", "ship_to", "red_chasm.6")
    t.does("spacing_guild", "ship_forces", 1).expect("move")  # not from off-planet: nobody goes along


def test_guild_from_reserves_is_accompanied_deployment_not() -> None:
    t = dune().turn("spacing_guild").does("spacing_guild", "ship", "reserves")
    ships(t, "spacing_guild", "red_chasm.6", 1).expect("accompany")
    ships(dune().turn("fremen"), "fremen", "the_great_flat.14", 1).expect("move")


def test_nobody_left_to_go_along() -> None:
    t = dune().tanks(SISTERS, 19).give("emperor", spice=9).turn("emperor")
    ships(t, "emperor", "red_chasm.6", 1).expect("move")


def test_own_shipment_is_not_accompanied() -> None:
    ships(dune().turn(SISTERS), SISTERS, "red_chasm.6", 1).expect("move")


def test_karama_stops_the_companion() -> None:
    t = dune().give("harkonnen", hand=["karama"]).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1).does("harkonnen", "karama", "pass")  # the Guild's income
    t.does(SISTERS, "accompany", "polar_sink").does("harkonnen", "karama", "karama").expect("move")
    assert t.forces(SISTERS, "polar_sink") == 1
    t = dune("advanced").give("harkonnen", hand=["karama"]).clear(SISTERS).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1).does("harkonnen", "karama", "pass")
    t.does(SISTERS, "accompany", "advisor").does("harkonnen", "karama", "karama")
    assert t.told("power_stopped") == [("harkonnen", SISTERS, "BG.A4")]
    assert advisors(t, "red_chasm.6") == 0


def test_adv_bg_advisors() -> None:
    t = advanced().clear("harkonnen").turn("harkonnen")
    ships(t, "harkonnen", "arrakeen.9", 3).expect("accompany")
    assert t.offers(SISTERS) == ["advisor", "pass"]
    assert reason(t.why_not(SISTERS, "polar_sink")).startswith("BG.A4: In an advanced game")
    t.does(SISTERS, "accompany", "advisor")
    assert (advisors(t, "arrakeen.9"), t.side(SISTERS).spice, t.side(SISTERS).reserves) == (1, 5, 19)
    assert BENE_GESSERIT not in occupants(t.state, TERRITORY_OF["arrakeen"])  # no part in the battle there
    t.does("harkonnen", "move", "pass").expect("")  # and no moment in this round to become a fighter there
    assert advisors(t, "arrakeen.9") == 1


def test_no_advisor_beside_own_fighters() -> None:
    t = advanced().place(SISTERS, "red_chasm.6", 2).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1).expect("intrusion")  # nobody could be sent
    t = advanced(bg_polar_sink_in_advanced=True).place(SISTERS, "red_chasm.6", 2).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1).expect("accompany")
    assert t.offers(SISTERS) == ["polar_sink", "pass"]
    assert reason(t.why_not(SISTERS, "advisor")).startswith("BG.A4: Your fighters are in Red Chasm")


def test_polar_sink_in_advanced_where_the_table_says_so() -> None:
    t = advanced(bg_polar_sink_in_advanced=True).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1)
    assert t.offers(SISTERS) == ["advisor", "polar_sink", "pass"]
    t.does(SISTERS, "accompany", "polar_sink")
    assert t.forces(SISTERS, "polar_sink") == 1
    t = advanced(bg_polar_sink_in_advanced=True).advise("polar_sink", 1).place("atreides", "polar_sink", 1)
    ships(t.turn("atreides"), "atreides", "red_chasm.6", 1)
    assert t.offers(SISTERS) == ["advisor", "pass"]
    assert reason(t.why_not(SISTERS, "polar_sink")).startswith("BG.A4: Your advisors are in the Polar Sink")


# Declaring fights.


def test_adv_bg_declare_fight() -> None:
    t = advanced().clear("harkonnen").place("harkonnen", "carthag.10", 2).advise("carthag.10", 3).in_round(5)
    t.play("shipment").expect("declare_fight", [1])
    assert t.offers(SISTERS) == ["carthag", "pass"]
    assert reason(t.why_not(SISTERS, "arrakeen")) == "BG.A8: You have no advisors in Arrakeen."
    assert said(english(), t, SISTERS)[-1] == "Nowhere"
    t.does(SISTERS, "declare_fight", "carthag")
    assert (t.forces(SISTERS, "carthag.10"), advisors(t, "carthag.10")) == (3, 0)
    assert occupants(t.state, TERRITORY_OF["carthag"]) == [BENE_GESSERIT, 5]
    assert "declare_fight" not in t.asked().values()


def test_declared_one_by_one() -> None:
    t = advanced().advise("carthag.10", 1).advise("arrakeen.9", 2).play("shipment")
    assert t.offers(SISTERS) == ["carthag", "arrakeen", "pass"]
    t.does(SISTERS, "declare_fight", "arrakeen")
    assert t.offers(SISTERS) == ["carthag", "pass"]
    assert said(english(), t, SISTERS)[-1] == "Nowhere else"
    assert reason(t.why_not(SISTERS, "arrakeen")).startswith("BG.A8: You have no advisors")
    t.does(SISTERS, "declare_fight", "pass")
    assert (advisors(t, "carthag.10"), t.forces(SISTERS, "arrakeen.9")) == (1, 2)


def test_karama_stops_one_declaration() -> None:
    t = advanced().advise("carthag.10", 1).advise("arrakeen.9", 2).give("emperor", hand=["karama"]).play("shipment")
    t.does(SISTERS, "declare_fight", "arrakeen").does("emperor", "karama", "karama")
    assert t.offers(SISTERS) == ["carthag", "pass"]
    assert reason(t.why_not(SISTERS, "arrakeen")).startswith("BG.A8: You have declared a fight in Arrakeen already")
    assert advisors(t, "arrakeen.9") == 2


def test_fights_that_cannot_be_declared() -> None:
    t = advanced().advise("carthag.10", 1).place("atreides", "carthag.10", 1).advise("arrakeen.9", 1)
    t.ally(SISTERS, "spacing_guild").advise("tueks_sietch.4", 1)
    t.place("emperor", "red_chasm.6", 1).advise("red_chasm.6", 1).place("emperor", "basin.8", 1).advise("basin.8", 1)
    t.storm_at(6).play("shipment")
    assert t.offers(SISTERS) == ["arrakeen", "basin", "pass"]
    assert reason(t.why_not(SISTERS, "carthag")) == "R10.8: Two other factions already hold Carthag."
    assert reason(t.why_not(SISTERS, "tueks_sietch")).startswith("R14.7: The forces of an ally")
    assert reason(t.why_not(SISTERS, "red_chasm")).startswith("BG.A6: Your advisors in Red Chasm are in the storm")


def test_no_declaration_in_a_basic_game() -> None:
    dune().play("shipment").expect("ship_to")


# Intrusion.


def test_adv_bg_intrusion() -> None:
    t = advanced().clear("spacing_guild").place(SISTERS, "tueks_sietch.4", 4).turn("emperor")
    ships(t, "emperor", "tueks_sietch.4", 5).expect("intrusion", [1])
    assert asked(english(), t, SISTERS) == "Emperor has come to Tuek's Sietch. Do your fighters there become advisors?"
    t.does(SISTERS, "intrusion", "advisors")
    assert (advisors(t, "tueks_sietch.4"), t.forces(SISTERS, "tueks_sietch.4")) == (4, 0)
    assert occupants(t.state, TERRITORY_OF["tueks_sietch"]) == [2]  # no battle there


def test_intrusion_may_be_met_with_fighters() -> None:
    t = advanced().clear("spacing_guild").place(SISTERS, "tueks_sietch.4", 4).turn("emperor")
    ships(t, "emperor", "tueks_sietch.4", 5).does(SISTERS, "intrusion", "pass")
    assert t.forces(SISTERS, "tueks_sietch.4") == 4


def test_intrusion_by_move_cross_shipment_and_deployment() -> None:
    t = advanced().place(SISTERS, "imperial_basin.9", 2)
    moves(t, "atreides").does("atreides", "move", "arrakeen").does("atreides", "move_to", "imperial_basin.8")
    t.does("atreides", "move_forces", 3).does(SISTERS, "intrusion", "advisors")
    assert advisors(t, "imperial_basin.9") == 2
    t = advanced().place(SISTERS, "red_chasm.6", 2).turn("spacing_guild").does("spacing_guild", "ship", "cross")
    t.does("spacing_guild", "ship_from", "tueks_sietch").does("spacing_guild", "ship_to", "red_chasm.6")
    t.does("spacing_guild", "ship_forces", 1).expect("intrusion")
    t = advanced().place(SISTERS, "the_great_flat.14", 2).turn("fremen")
    ships(t, "fremen", "the_great_flat.14", 1).expect("intrusion")


@pytest.mark.parametrize(("forces", "kind"), [(1, "move"), (2, "intrusion")])
def test_whom_the_storm_leaves_nobody_of_does_not_intrude(forces: int, kind: str) -> None:
    """FRE.A4: of a single force that deploys into the storm nobody arrives."""
    t = advanced().place(SISTERS, "funeral_plain.14", 2).storm_at(14).turn("fremen")
    place = t.offers("fremen").index("funeral_plain.14")
    assert said(english(), t, "fremen")[place] == "Funeral Plain: in the storm, half of them are lost"
    t.does("fremen", "ship_to", "funeral_plain.14")
    assert asked(english(), t, "fremen").endswith("half of them, rounded up, are lost in the storm.")
    assert said(english(), t, "fremen")[:3] == [
        "1 force, of it 1 lost",
        "2 forces, of them 1 lost",
        "3 forces, of them 2 lost",
    ]
    t.undo(t.side("fremen").seat)
    ships(t, "fremen", "funeral_plain.14", forces).expect(kind)
    assert t.forces(SISTERS, "funeral_plain.14") == 2


def test_karama_stops_the_answer_to_an_intrusion() -> None:
    t = advanced().clear("spacing_guild").place(SISTERS, "tueks_sietch.4", 4).give("atreides", hand=["karama"])
    ships(t.turn("emperor"), "emperor", "tueks_sietch.4", 5).does("atreides", "karama", "pass")  # the Guild's income
    t.does(SISTERS, "intrusion", "advisors").does("atreides", "karama", "karama")
    assert t.told("power_stopped") == [("atreides", SISTERS, "BG.A7")]
    assert t.forces(SISTERS, "tueks_sietch.4") == 4


def test_an_allys_entry_or_a_step_inside_is_no_intrusion() -> None:
    t = advanced().ally(SISTERS, "atreides").place(SISTERS, "red_chasm.6", 2).turn("atreides")
    ships(t, "atreides", "red_chasm.6", 1).expect("move")
    t = advanced().place(SISTERS, "imperial_basin.9", 2).place("atreides", "imperial_basin.8", 2)
    moves(t, "atreides").does("atreides", "move", "imperial_basin").does("atreides", "move_to", "imperial_basin.9")
    t.does("atreides", "move_forces", 1).expect("")


# Moving and shipping.


def from_carthag(t: DuneTable | None = None) -> DuneTable:
    """Two advisors in Carthag beside five Harkonnen, one Emperor's force in Tsimpo, a move to make."""
    t = advanced() if t is None else t
    t.clear("harkonnen").place("harkonnen", "carthag.10", 5).advise("carthag.10", 2).place("emperor", "tsimpo.10", 1)
    return moves(t).does(SISTERS, "move", "carthag")


def test_adv_bg_move_advisors() -> None:
    t = from_carthag().does(SISTERS, "move_to", "arsunt.10").does(SISTERS, "move_forces", 2)
    assert (t.forces(SISTERS, "arsunt.10"), advisors(t, "arsunt.10")) == (2, 0)
    for side in ("fighters", "advisors"):
        t = from_carthag().does(SISTERS, "move_to", "tsimpo.10").does(SISTERS, "move_forces", 2).expect("enter_as")
        assert t.offers(SISTERS) == ["advisors", "fighters"]
        t.does(SISTERS, "enter_as", side).expect("")
        assert (t.forces(SISTERS, "tsimpo.10") == 2) is (side == "fighters")
        assert (advisors(t, "tsimpo.10") == 2) is (side == "advisors")
        conserved(t.table)
    t = from_carthag()
    assert "old_gap.9" not in t.offers(SISTERS)
    assert reason(t.why_not(SISTERS, "old_gap.9")).startswith("R10.11")


def test_karama_stops_fighters_on_entering() -> None:
    t = from_carthag(advanced().give("atreides", hand=["karama"]))
    t.does(SISTERS, "move_to", "tsimpo.10").does(SISTERS, "move_forces", 1).does(SISTERS, "enter_as", "fighters")
    t.does("atreides", "karama", "karama")
    assert t.told("power_stopped") == [("atreides", SISTERS, "BG.A6")]
    assert advisors(t, "tsimpo.10") == 1


def test_newcomers_take_the_side_that_is_there() -> None:
    t = from_carthag(advanced().advise("tsimpo.11", 1))
    t.does(SISTERS, "move_to", "tsimpo.10").does(SISTERS, "move_forces", 2).expect("")
    assert (advisors(t, "tsimpo.10"), advisors(t, "tsimpo.11")) == (2, 1)
    t = from_carthag(advanced().place(SISTERS, "tsimpo.11", 1))
    t.does(SISTERS, "move_to", "tsimpo.10").does(SISTERS, "move_forces", 2).expect("")
    assert t.forces(SISTERS, "tsimpo.10") == 2
    t = advanced().place(SISTERS, "imperial_basin.9", 2).advise("arrakeen.9", 1)
    moves(t).does(SISTERS, "move", "imperial_basin").does(SISTERS, "move_to", "arrakeen.9")
    t.does(SISTERS, "move_forces", 2)
    assert (advisors(t, "arrakeen.9"), t.forces(SISTERS, "arrakeen.9")) == (3, 0)


def test_fighters_stay_fighters() -> None:
    t = advanced().place(SISTERS, "imperial_basin.9", 2)
    moves(t).does(SISTERS, "move", "imperial_basin").does(SISTERS, "move_to", "arrakeen.9")
    t.does(SISTERS, "move_forces", 2).expect("")
    assert t.forces(SISTERS, "arrakeen.9") == 2


def test_advisors_find_room_where_fighters_do_not() -> None:
    t = (
        advanced()
        .place("emperor", "arrakeen.9", 1)
        .place("emperor", "imperial_basin.9", 1)
        .advise("imperial_basin.9", 2)
    )
    moves(t).does(SISTERS, "move", "imperial_basin").does(SISTERS, "move_to", "arrakeen.9")
    t.does(SISTERS, "move_forces", 1).expect("")  # no choice: the stronghold is full
    assert advisors(t, "arrakeen.9") == 1
    t = advanced().place("emperor", "arrakeen.9", 1).place(SISTERS, "imperial_basin.9", 2)
    moves(t).does(SISTERS, "move", "imperial_basin")
    assert "arrakeen.9" not in t.offers(SISTERS)


def test_advisors_may_join_an_ally() -> None:
    t = from_carthag(advanced().ally(SISTERS, "emperor"))
    t.does(SISTERS, "move_to", "tsimpo.10").does(SISTERS, "move_forces", 2).expect("")
    assert advisors(t, "tsimpo.10") == 2


def test_step_inside_a_territory_changes_nothing() -> None:
    t = advanced().place("emperor", "tsimpo.10", 1).advise("tsimpo.11", 2)
    moves(t).does(SISTERS, "move", "tsimpo").does(SISTERS, "move_to", "tsimpo.12").does(SISTERS, "move_forces", 1)
    assert (advisors(t, "tsimpo.11"), advisors(t, "tsimpo.12")) == (1, 1)


def test_own_shipment_arrives_as_fighters() -> None:
    t = ships(advanced().turn(SISTERS), SISTERS, "arrakeen.9", 1)
    assert t.forces(SISTERS, "arrakeen.9") == 1
    t = advanced().advise("arrakeen.9", 1).turn(SISTERS)
    assert "arrakeen.9" not in t.offers(SISTERS)
    assert reason(t.why_not(SISTERS, "arrakeen.9")).startswith("BG.A6: Your advisors are in Arrakeen")


def test_own_shipment_as_advisors_where_the_table_says_so() -> None:
    t = advanced(bg_ship_advisors_to_occupied=True).turn(SISTERS).does(SISTERS, "ship_to", "arrakeen.9")
    t.expect("ship_as")
    assert t.offers(SISTERS) == ["fighters", "advisors"]
    t.does(SISTERS, "ship_as", "advisors").does(SISTERS, "ship_forces", 2)
    assert (advisors(t, "arrakeen.9"), t.side(SISTERS).spice) == (2, 3)
    t = advanced(bg_ship_advisors_to_occupied=True).advise("arrakeen.9", 1).turn(SISTERS)
    ships(t, SISTERS, "arrakeen.9", 1)
    assert advisors(t, "arrakeen.9") == 2
    t = advanced(bg_ship_advisors_to_occupied=True).place("emperor", "arrakeen.9", 1).turn(SISTERS)
    ships(t, SISTERS, "arrakeen.9", 1)  # full of two others: as an advisor
    assert advisors(t, "arrakeen.9") == 1
    t = advanced(bg_ship_advisors_to_occupied=True).turn(SISTERS)
    ships(t, SISTERS, "red_chasm.6", 1)  # unoccupied: as a fighter
    assert t.forces(SISTERS, "red_chasm.6") == 1


def test_cross_shipped_advisors_arrive_as_fighters() -> None:
    t = advanced().ally(SISTERS, "spacing_guild").advise("arrakeen.9", 2).turn(SISTERS).does(SISTERS, "ship", "cross")
    t.does(SISTERS, "ship_from", "arrakeen").does(SISTERS, "ship_to", "carthag.10").does(SISTERS, "ship_forces", 1)
    assert (advisors(t, "arrakeen.9"), t.forces(SISTERS, "carthag.10")) == (1, 1)
    assert (t.side(SISTERS).spice, t.side("spacing_guild").spice) == (4, 6)


# Left alone.


def test_advisors_left_alone_become_fighters() -> None:
    t = advanced().place("emperor", "red_chasm.6", 2).advise("red_chasm.6", 3)
    moves(t, "emperor").does("emperor", "move", "red_chasm").does("emperor", "move_to", "south_mesa.5")
    t.does("emperor", "move_forces", 1)
    assert advisors(t, "red_chasm.6") == 3
    t = advanced().place("emperor", "red_chasm.6", 2).advise("red_chasm.6", 3)
    moves(t, "emperor").does("emperor", "move", "red_chasm").does("emperor", "move_to", "south_mesa.5")
    t.does("emperor", "move_forces", 2)
    assert t.forces(SISTERS, "red_chasm.6") == 3


def test_the_log_names_the_sectors_where_advisors_turn_around() -> None:
    t = advanced().place("emperor", "imperial_basin.9", 1).advise("imperial_basin.10", 3)
    t.in_phase("shipment").play(("declare_fights", 0)).does(SISTERS, "declare_fight", "imperial_basin")
    assert t.told("flipped", ever=True) == [(SISTERS, "imperial_basin.10", 3, "fighters", "BG.A8")]


def test_settling_flips_only_the_lonely() -> None:
    t = advanced().advise("red_chasm.6", 3).advise("arrakeen.9", 1)
    settle_advisors(Play(t.start, t.rules, None))
    assert (t.side(SISTERS).forces, t.side(SISTERS).advisors) == (
        {NODE_OF["red_chasm.6"]: 3},
        {NODE_OF["arrakeen.9"]: 1},
    )


def test_adv_advisors_no_control() -> None:
    t = advanced().in_round(5).clear("harkonnen", "atreides", "spacing_guild", "fremen")
    t.place("harkonnen", "carthag.10", 1).place("harkonnen", "arrakeen.9", 1).place("harkonnen", "tueks_sietch.4", 1)
    t.place("emperor", "red_chasm.6", 1).advise("carthag.10", 4).advise("red_chasm.6", 2).spice_on("red_chasm.6", 8)
    before = {name: t.side(name).spice for name in (SISTERS, "emperor", "harkonnen")}
    t.play("collection", "mentat").expect("")
    assert t.side(SISTERS).spice == before[SISTERS]
    assert t.side("emperor").spice == before["emperor"] + 2
    assert t.state.spice == {NODE_OF["red_chasm.6"]: 6}
    assert t.side("harkonnen").spice == before["harkonnen"] + 5
    assert t.state.winners == [5]


@pytest.mark.parametrize("cause", ["storm", "worm"])
def test_adv_advisors_destroyed(cause: str) -> None:
    t = advanced().in_round(3).place("emperor", "south_mesa.5", 1).advise("south_mesa.5", 2).storm_at(4)
    if cause == "storm":
        t.start.storm_move = 1
        t.play("move_storm").expect("")
        assert t.state.storm == 5
    else:
        t.clear("fremen").discarded_spice("spice_south_mesa").stack_spice("shai_hulud", "spice_old_gap")
        t.play("spice_blow")
        while t.table.pending:
            t.passes()
            if t.side(SISTERS).tanks:
                break
    assert (t.side("emperor").tanks, t.side(SISTERS).tanks) == (1, 2)
    assert advisors(t, "south_mesa.5") == 0
