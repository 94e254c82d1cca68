"""Phase 6, turns (R10.1): their order, the Guild's moment, what comes before them, allies in one territory (R14.7)."""

from __future__ import annotations

import pytest
from tests.games.dune.phases.test_shipment import NO_SISTERS, ships
from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.facts.factions import FACTION_OF

# Allies.


def allied_turn() -> DuneTable:
    t = dune(factions=NO_SISTERS).ally("emperor", "atreides").clear("atreides").place("atreides", "arrakeen.9", 5)
    t.place("atreides", "polar_sink", 1)
    return t.give("emperor", spice=10).storm_at(0).turn("emperor", "atreides")


def test_ship_onto_ally() -> None:
    t = ships(allied_turn(), "emperor", "arrakeen.9", 2)
    t.does("emperor", "move", "arrakeen").does("emperor", "move_to", "old_gap.9").does("emperor", "move_forces", 2)
    t.expect("")
    assert (t.forces("emperor", "old_gap.9"), t.side("emperor").spice, t.side("emperor").tanks) == (2, 8, 0)


def test_ship_onto_ally_and_stay() -> None:
    t = ships(allied_turn(), "emperor", "arrakeen.9", 2).does("emperor", "move", "pass")
    assert t.told("lost") == [("emperor", "arrakeen.9", 2, "ally")]
    assert (t.forces("emperor", "arrakeen.9"), t.side("emperor").tanks) == (0, 2)


def test_ship_onto_ally_and_leave_some() -> None:
    t = ships(allied_turn(), "emperor", "arrakeen.9", 3).does("emperor", "move", "arrakeen")
    t.does("emperor", "move_to", "old_gap.9").does("emperor", "move_forces", 1)
    assert t.told("lost") == [("emperor", "arrakeen.9", 2, "ally")]


def test_ship_onto_ally_in_the_polar_sink() -> None:
    t = ships(allied_turn(), "emperor", "polar_sink", 2).does("emperor", "move", "pass")
    assert (t.forces("emperor", "polar_sink"), t.side("emperor").spice) == (2, 6)


def test_fremen_deployment_onto_ally_follows_the_same_rule() -> None:
    t = dune(factions=NO_SISTERS).ally("fremen", "emperor").place("emperor", "the_great_flat.14", 2).turn("fremen")
    ships(t, "fremen", "the_great_flat.14", 4).does("fremen", "move", "pass")
    assert t.side("fremen").tanks == 4


def test_allies_together_later_one_leaves() -> None:
    def together() -> DuneTable:
        t = dune(factions=NO_SISTERS).ally("emperor", "atreides")
        return t.place("emperor", "imperial_basin.9", 3).place("atreides", "imperial_basin.8", 2).storm_at(0)

    t = together().turn("atreides", "emperor").does("atreides", "ship_to", "pass").does("atreides", "move", "pass")
    assert t.forces("atreides", "imperial_basin.8") == 2  # the Emperor may still make room
    t = together().turn("emperor").does("emperor", "ship_to", "pass").does("emperor", "move", "pass")
    assert t.forces("emperor", "imperial_basin.9") == 0  # R14.8
    assert t.side("emperor").tanks == 3
    t = together().turn("emperor").does("emperor", "ship_to", "pass").does("emperor", "move", "imperial_basin")
    t.does("emperor", "move_to", "arsunt.10").does("emperor", "move_forces", 3)
    assert t.forces("emperor", "arsunt.10") == 3


def test_earlier_ally_loses_only_what_it_shipped() -> None:
    t = dune("advanced", factions=NO_SISTERS).ally("emperor", "atreides").place("emperor", "imperial_basin.9", 2, 1)
    t.place("atreides", "imperial_basin.8", 2).give("emperor", spice=8).turn("emperor", "atreides")
    t.does("emperor", "ship_to", "imperial_basin.9").does("emperor", "ship_forces", 2).does(
        "emperor", "ship_specials", 0
    )
    t.does("emperor", "move", "pass")
    assert (t.forces("emperor", "imperial_basin.9"), t.side("emperor").tank_specials) == (2, 0)


def test_earlier_ally_may_keep_its_number() -> None:
    t = dune(factions=NO_SISTERS).ally("emperor", "atreides").place("emperor", "imperial_basin.9", 2)
    t.place("atreides", "imperial_basin.8", 2).give("emperor", spice=8).turn("emperor", "atreides")
    ships(t, "emperor", "imperial_basin.9", 2).does("emperor", "move", "imperial_basin")
    t.does("emperor", "move_to", "old_gap.9").does("emperor", "move_forces", 2).expect("")
    assert (t.forces("emperor", "imperial_basin.9"), t.side("emperor").tanks) == (2, 0)


def test_alliance_pays_shipping() -> None:
    t = dune(factions=NO_SISTERS).ally("harkonnen", "emperor").give("harkonnen", spice=1).give("emperor", spice=9)
    t.start.support[FACTION_OF["emperor"]] = 3
    t.turn("harkonnen").does("harkonnen", "ship_to", "arrakeen.9")
    assert t.offers("harkonnen") == ["1", "2", "3", "4"]
    t.does("harkonnen", "ship_forces", 4).does("harkonnen", "ship_payment", "own")
    assert (t.side("harkonnen").spice, t.side("emperor").spice) == (0, 6)
    assert t.state.support == [0] * 6


@pytest.mark.parametrize(("payer", "left"), [("own", (1, 9)), ("allies", (3, 7))])
def test_the_shipper_says_whose_spice_goes_first(payer: str, left: tuple[int, int]) -> None:
    t = dune(factions=NO_SISTERS).ally("harkonnen", "emperor").give("harkonnen", spice=3).give("emperor", spice=9)
    t.start.support[FACTION_OF["emperor"]] = 5
    t.turn("harkonnen").does("harkonnen", "ship_to", "arrakeen.9").does("harkonnen", "ship_forces", 2)
    t.does("harkonnen", "ship_payment", payer)
    assert (t.side("harkonnen").spice, t.side("emperor").spice) == left


def test_a_shipper_without_spice_has_no_such_choice() -> None:
    t = dune(factions=NO_SISTERS).ally("harkonnen", "emperor").give("harkonnen", spice=0).give("emperor", spice=9)
    t.start.support[FACTION_OF["emperor"]] = 5
    t.turn("harkonnen").does("harkonnen", "ship_to", "arrakeen.9").does("harkonnen", "ship_forces", 2)
    assert t.offers("harkonnen") == ["own"]
    assert t.why_not("harkonnen", "allies").id == "why-payment-allies"


def test_promises_end_with_the_turn() -> None:
    t = dune(factions=NO_SISTERS).ally("harkonnen", "emperor")
    t.start.support[FACTION_OF["emperor"]] = 3
    t.turn("harkonnen").does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "pass")
    assert t.state.support == [0] * 6


# Order.


def turns(t: DuneTable) -> list[str]:
    """Whose turns have begun."""
    return [data[0] for data in t.told("shipping_turn", ever=True)]


def stay(t: DuneTable, faction: str) -> DuneTable:
    kind = t.asked()[faction]
    return t.does(faction, kind, "pass").does(faction, "move", "pass")


def test_turns_in_storm_order() -> None:
    t = (
        dune(factions=NO_SISTERS)
        .ordered("harkonnen", "emperor", "spacing_guild", "atreides", "fremen")
        .play("shipment")
    )
    for faction in ("harkonnen", "emperor", "spacing_guild", "atreides", "fremen"):
        stay(t, faction)
    t.expect("")
    assert turns(t) == ["harkonnen", "emperor", "spacing_guild", "atreides", "fremen"]


def three(mode: str = "advanced") -> DuneTable:
    t = dune(mode, factions=("spacing_guild", "emperor", "fremen"))
    return t.ordered("spacing_guild", "emperor", "fremen").play("shipment")


def test_adv_guild_any_time() -> None:
    t = three().expect("guild_moment", [0]).does("spacing_guild", "guild_moment", "wait")
    stay(t, "emperor").does("spacing_guild", "guild_moment", "act")
    stay(stay(t, "spacing_guild"), "fremen").expect("")
    assert turns(t) == ["emperor", "spacing_guild", "fremen"]


def test_guild_acts_first_or_last() -> None:
    t = three().does("spacing_guild", "guild_moment", "act")
    stay(stay(stay(t, "spacing_guild"), "emperor"), "fremen").expect("")
    assert turns(t) == ["spacing_guild", "emperor", "fremen"]
    t = three().does("spacing_guild", "guild_moment", "wait")
    stay(t, "emperor").does("spacing_guild", "guild_moment", "wait")
    stay(stay(t, "fremen"), "spacing_guild").expect("")
    assert turns(t) == ["emperor", "fremen", "spacing_guild"]


def test_guild_in_order_in_base_mode() -> None:
    t = three("base")
    stay(t, "spacing_guild")
    assert turns(t) == ["spacing_guild", "emperor"]


def test_karama_puts_the_guild_in_its_place() -> None:
    t = dune("advanced", factions=("spacing_guild", "emperor", "fremen")).give("fremen", hand=["karama"])
    t.ordered("emperor", "spacing_guild", "fremen").play("shipment").does("fremen", "karama", "karama")
    stay(stay(stay(t, "emperor"), "spacing_guild"), "fremen").expect("")
    assert turns(t) == ["emperor", "spacing_guild", "fremen"]


def test_waiting_guild_may_still_make_room_for_its_ally() -> None:
    t = dune("advanced", factions=("spacing_guild", "emperor", "fremen")).ally("spacing_guild", "emperor")
    t.place("emperor", "red_chasm.6", 2).place("spacing_guild", "red_chasm.6", 1).storm_at(0)
    t.ordered("spacing_guild", "emperor", "fremen").play("shipment").does("spacing_guild", "guild_moment", "wait")
    stay(t, "emperor")
    assert t.forces("emperor", "red_chasm.6") == 2
    stay(t.does("spacing_guild", "guild_moment", "act"), "spacing_guild")
    assert (t.forces("spacing_guild", "red_chasm.6"), t.side("spacing_guild").tanks) == (0, 1)


# Before the phase.


def test_atreides_spice_look() -> None:
    t = dune(factions=NO_SISTERS).stack_spice("shai_hulud").play("shipment").expect("ship_to")
    assert t.told("worm_seen", 0, ever=True) == [()]
    assert t.told("worm_seen", 1, ever=True) == []
    assert t.table.view(0)["spice_deck"]["top"] == ["shai_hulud"]
    assert t.table.view(1)["spice_deck"]["top"] == ["?"]
    assert len(t.state.spice_deck) == 21


def test_spice_look_at_a_territory() -> None:
    t = dune(factions=NO_SISTERS).stack_spice("spice_old_gap").play("shipment").expect("ship_to")
    assert t.told("spice_seen", 0, ever=True) == [("old_gap",)]
    assert t.told("spice_seen", 2, ever=True) == []


def test_karama_stops_the_spice_look() -> None:
    t = dune(factions=NO_SISTERS).give("fremen", hand=["karama"]).play("shipment").does("fremen", "karama", "karama")
    assert t.told("spice_look", ever=True) == []
    assert t.table.view(0)["spice_deck"]["top"] == ["?"]


def test_empty_spice_deck_shows_nothing() -> None:
    t = dune(factions=NO_SISTERS)
    t.start.spice_deck = []
    t.play("shipment").expect("ship_to")
    assert t.told("spice_look", ever=True) == []


# Two factions of one seat (R18.3).


def test_two_factions_of_one_seat_may_not_share() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2, settings={"two_factions_each": True})
    t.give("fremen", spice=0).place("atreides", "the_great_flat.14", 1).turn("fremen").expect("ship_to", [0])
    t.answer(0, "ship_to", "the_great_flat.14").answer(0, "ship_forces", 4).answer(0, "move", "pass")
    assert t.side("fremen").tanks == 4
