"""Rulings that a table may want otherwise, each as it is and as it may be."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import ArrakisTable, arrakis, guild

from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.records import HARVESTER, WON
from kanly.kernel import BadSetup

H = "harkonnen"
A = "atreides"


@pytest.mark.parametrize(
    ("ruling", "in_phase_1", "by_card"),
    [("cards_and_house", False, True), ("always", True, True), ("never", False, False)],
)
def test_r3_5_an_own_vehicle_makes_room(ruling: str, in_phase_1: bool, by_card: bool) -> None:
    def offers(*scenes: tuple[object, ...] | str) -> list[str]:
        t = arrakis(settings={"vehicles_make_room": ruling}).fly("carryall", "air_west").action(H, *scenes)
        while "ornithopter:air_east" not in t.offers(H):
            t.does(H, "place", "done")
        return t.offers(H)

    assert ("ornithopter:air_west" in offers("place_vehicles")) == in_phase_1
    assert ("ornithopter:air_west" in offers(("do", ("vehicles", "ornithopter", 1)))) == by_card
    assert ("ornithopter:air_west" in offers(("place_any", 2))) == by_card


@pytest.mark.parametrize("counted", [True, False])
def test_r4_14_tokens_count_as_dice(counted: bool) -> None:
    def allowed(harkonnen: int, atreides: int) -> bool:
        t = arrakis(settings={"sisters_count": counted}).dice(H, mentat=2).dice(A, mentat=2).turn(A)
        t.edit(lambda s: setattr(s, "sisters", [harkonnen, atreides]))
        return "desert_power" in t.offers(A)

    assert allowed(0, -1) == counted, "a token more for the Harkonnen"
    assert not allowed(-1, -1)
    fewer = arrakis(settings={"sisters_count": counted}).dice(H, mentat=2).dice(A, mentat=1).turn(A)
    fewer.edit(lambda s: setattr(s, "sisters", [-1, 0]))
    assert ("desert_power" in fewer.offers(A)) != counted, "a token makes up for the die"


@pytest.mark.parametrize("every", [True, False])
def test_r4_23_house_for_special_actions(every: bool) -> None:
    t = arrakis(settings={"house_specials": every}).leader("alia", "ready").legion(A, "gara_kulon", regular=1)
    offers = t.dice(A, house=1).dice(H, mentat=1).turn(A).does(A, "turn", "house").offers(A)
    assert "special:alia" in offers, "hers is the House box"
    assert ("special:lady_jessica" in offers) == every
    assert "deploy" in offers, "the normal actions are there in any case"


@pytest.mark.parametrize("stays", [True, False])
def test_r8_3_the_ban_of_a_marker_raised_from_the_bottom(stays: bool) -> None:
    t = arrakis(settings={"bottom_ban_stays": stays}).harvester("the_great_flat", "nw_outer_5", "nw_outer_1")
    t.tracks(choam=1, spacing_guild=2, landsraad=5).play("spice_harvest").does(H, "pay", "3:3:0:0")
    assert t.state.imperium == [2, 3, 4]
    assert t.state.bans == (0b101 if stays else 0b100), "of those that rose only CHOAM's, from the bottom"


@pytest.mark.parametrize("last", ["turn", "round"])
def test_r11_9_how_long_an_event_counts(last: str) -> None:
    t = arrakis(settings={"deeds_last": last}).revealed("pr_02").dice(A, mentat=2).dice(H, mentat=2)
    t.edit(lambda s: setattr(s, "deeds", WON)).turn(A)
    assert ("free:claim:pr_02" in t.offers(A)) == (last == "round"), "a battle of an earlier turn"
    t = arrakis(settings={"deeds_last": last}).revealed("pr_02", "pr_06").dice(A, mentat=2).dice(H, strategy=2)
    t.legion(H, "pasty_mesa", regular=2).legion(A, "se_outer_1", regular=1, stilgar=1).rolls("hh s").turn(H)
    t.does(H, "turn", "strategy").does(H, "action", "attack").does(H, "legion", "pasty_mesa")
    t.does(H, "target", "step:se_outer_1").does(H, "leave", "go").does(A, "loss", "regular").does(H, "advance", "stay")
    assert t.asked(A) == "turn"
    assert not [offer for offer in t.offers(A) if "claim" in offer], "what the Harkonnen do is no deed of the Atreides"


def carried_twice(one: bool) -> ArrakisTable:
    t = guild(settings={"one_transport": one}).legion(H, "imperial_basin", regular=1, beast_rabban=1)
    t.fly("ornithopter", "air_east", "air_west").fly("frigate_harkonnen", "air_north", "air_south")
    return t.steps(H, ("move", "beast_rabban", 1), ("move", "beast_rabban", 1))


@pytest.mark.parametrize("one", [True, False])
def test_sg7_3_one_transport_or_one_of_each(one: bool) -> None:
    def ways(t: ArrakisTable) -> set[str]:
        return {offer.split(":")[0] for offer in t.offers(H)} - {"free", "done"}

    t = carried_twice(one).does(H, "legion", "imperial_basin")
    assert ways(t) == {"step", "fly", "lift"}
    t.does(H, "target", "lift:north_pole").does(H, "legion", "north_pole")
    assert ways(t) == ({"step"} if one else {"step", "fly"}), "never two frigates"
    t = carried_twice(one).does(H, "legion", "imperial_basin")
    t.does(H, "target", next(offer for offer in t.offers(H) if offer == "fly:carthag"))
    if t.asked(H) == "vehicle":
        t.does(H, "vehicle", t.offers(H)[0])
    t.does(H, "legion", "carthag")
    assert ways(t) == ({"step"} if one else {"step", "lift"}), "never two ornithopters"


@pytest.mark.parametrize("saves", [True, False])
def test_sg7_8_a_carryall_under_fire(saves: bool) -> None:
    t = guild(settings={"carryall_under_fire": saves}).fly("frigate_atreides", "air_nw_spoke").harvester("nw_inner_3")
    t.fly("carryall", "air_north").dice(H, mentat=1).turn(A)
    t.does(A, "turn", "free:bombard").does(A, "bombard", "nw_inner_3")
    if saves:
        t.does(H, "rescue", "air_north")
    assert t.has("nw_inner_3", HARVESTER) == saves
    assert t.zone("air_north") == ("" if saves else "carryall")


def test_settings_of_the_guild_need_the_guild() -> None:
    for name in ("one_transport", "carryall_under_fire"):
        with pytest.raises(BadSetup, match=name):
            GAME.set_up(settings={name: True})
