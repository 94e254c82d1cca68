"""Troops of the Houses Major and the Guild Navigator, scenario by scenario."""

from __future__ import annotations

from tests.games.arrakis.guild_tables import fast, of
from tests.games.arrakis.tables import guild

from kanly.games.arrakis.facts.board import ZONES
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN


def test_s28_example_three_troops() -> None:
    t = (
        guild()
        .legion("harkonnen", "pasty_mesa", troop=3)
        .legion("atreides", "se_outer_1", regular=5)
        .rolls("hhx sssss")
    )
    t.dice("harkonnen", leadership=1).turn("harkonnen").does("harkonnen", "turn", "leadership")
    t.does("harkonnen", "action", "surprise").does("harkonnen", "legion", "pasty_mesa")
    t.does("harkonnen", "target", "step:se_outer_1").does("harkonnen", "leave", "go")
    assert t.told("battle_damage")[0][:2] == ("harkonnen", 4)


def test_s29_troop_specials_capped_by_leaders() -> None:
    t = guild().legion("harkonnen", "pasty_mesa", troop=1, regular=3).legion("atreides", "se_outer_1", regular=5)
    t.rolls("xxxh sssss").action("harkonnen", ("attack", "any", False, "")).does("harkonnen", "legion", "pasty_mesa")
    t.does("harkonnen", "target", "step:se_outer_1").does("harkonnen", "leave", "go")
    assert t.told("battle_damage")[0][:2] == ("harkonnen", 2)


def test_s30_troops_no_sandriding() -> None:
    t = guild().legion("atreides", "habbanya_ridge", regular=2, generic=1, troop=2).wormsign("sw_outer_3")
    t.action("atreides", ("march", "any", 1))
    fast(t, "atreides", "habbanya_ridge", "ride:sw_inner_1")
    assert t.figures("atreides", "sw_inner_1") == {"regular": 2, "generic": 1}
    assert t.figures("atreides", "habbanya_ridge") == {"troop": 2}


def test_sg5_2_troops_alone_cannot_ride() -> None:
    t = (
        guild()
        .legion("atreides", "habbanya_ridge", troop=2)
        .wormsign("sw_outer_3")
        .action("atreides", ("march", "any", 1))
    )
    t.does("atreides", "legion", "habbanya_ridge")
    assert [offer for offer in t.offers("atreides") if offer.startswith("ride:")] == []


def test_s31_troop_removed() -> None:
    t = guild().legion("harkonnen", "pasty_mesa", troop=1).legion("atreides", "se_outer_1", regular=1).rolls("x h")
    t.affairs(pool=0, earned=1)
    t.action("harkonnen", ("attack", "any", False, ""), "atreides_imperium")
    t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:se_outer_1")
    assert of(t).pool == 1
    assert of(t).rings[HARKONNEN] == 6
    t.does("atreides", "imperium", "landsraad")
    assert of(t).troops[ATREIDES] == 3, "exactly that one"
    assert of(t).pool == 0


def test_s34_navigator_as_ornithopter() -> None:
    t = guild().fly("navigator", "air_south").sietch("hobars_gap", 2).dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:scout").does("harkonnen", "scout", "hobars_gap")
    assert t.told("sietch_revealed") == [("hobars_gap", 2)]
    assert t.zone("air_south") == ""


def test_s35_navigator_instead_of_ornithopter() -> None:
    t = guild().fly("navigator", "air_south").fly("ornithopter", "air_ne_spoke").dice("harkonnen", strategy=1)
    t.legion("harkonnen", "ne_inner_9", regular=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:scout").does("harkonnen", "scout", "gara_kulon").does(
        "harkonnen", "vehicle", "navigator"
    )
    assert t.zone("air_south") == ""
    assert t.zone("air_ne_spoke") == "ornithopter"
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "move").does(
        "harkonnen", "legion", "ne_inner_9"
    )
    assert [offer for offer in t.offers("harkonnen") if offer.startswith("fly:")]


def test_s36_navigator_end_of_round() -> None:
    t = guild().fly("navigator", "air_west").no_sietch().play("clear_vehicles", ("do", ("navigator",)))
    assert t.state.zones == [0] * 8
    t.does("harkonnen", "navigator", "air_east")
    assert t.zone("air_east") == "navigator"


def test_s37_navigator_under_ban() -> None:
    t = guild().fly("navigator", "air_west").edit(lambda s: setattr(s, "bans", 0b010)).dice("harkonnen", strategy=1)
    t.legion("harkonnen", "wind_pass", regular=1).turn("harkonnen")
    assert "free:scout" not in t.offers("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "move").does("harkonnen", "legion", "wind_pass")
    target = next(offer for offer in t.offers("harkonnen") if offer.startswith("fly:"))
    t.does("harkonnen", "target", target)
    assert t.zone("air_west") == ""


def test_s45_navigator_without_free_zone() -> None:
    t = (
        guild()
        .fly("ornithopter", *ZONES[:6])
        .fly("carryall", *ZONES[6:])
        .steps("harkonnen", ("navigator",), ("draw", 1))
    )
    assert t.asked("harkonnen") == "draw", "the rest of the card still applies"
    assert "navigator" not in [t.zone(zone) for zone in ZONES]


def test_s47_troop_is_no_leader_for_replacement() -> None:
    t = (
        guild()
        .legion("harkonnen", "carthag", troop=3, baron_harkonnen=1)
        .legion("harkonnen", "arsunt", regular=1, generic=6)
    )
    t.play(("relieve", HARKONNEN)).does("harkonnen", "relieve", "baron_harkonnen")
    assert t.leader_is("baron_harkonnen") == "ready"
    assert t.figures("harkonnen", "carthag") == {"troop": 3}


def test_s48_stacking_with_troops() -> None:
    t = guild().legion("harkonnen", "carthag", regular=5).legion("harkonnen", "arsunt", troop=2)
    t.action("harkonnen", ("march", "any", 1), "arrive")
    fast(t, "harkonnen", "arsunt", "step:carthag")
    assert t.offers("harkonnen") == ["regular", "troop"]
    t.does("harkonnen", "excess", "troop")
    assert t.figures("harkonnen", "carthag") == {"regular": 5, "troop": 1}
    assert of(t).rings[HARKONNEN] == 5
    assert of(t).pool == 7


def test_s56_navigator_again() -> None:
    t = (
        guild()
        .fly("navigator", "air_west")
        .steps("harkonnen", ("navigator",))
        .does("harkonnen", "navigator", "air_east")
    )
    assert t.zone("air_west") == ""
    assert t.zone("air_east") == "navigator"


def test_s57_troops_and_regulars() -> None:
    t = guild().legion("harkonnen", "arsunt", troop=1, regular=1).supply("harkonnen", regular=0)
    t.action("harkonnen", ("deploy_figures", "regular*3", -1))
    t.expect("")
    assert t.figures("harkonnen", "arsunt") == {"troop": 1, "regular": 1}
    t = guild().legion("harkonnen", "arsunt", troop=1, regular=1).supply("harkonnen", regular=0)
    t.steps("harkonnen", ("replace", "regular", "elite", 2))
    assert t.offers("harkonnen") == ["arsunt", "troop:arsunt", "done"]
    t.does("harkonnen", "replace", "arsunt", "troop:arsunt")
    assert t.figures("harkonnen", "arsunt") == {"elite": 2}
    assert of(t).rings[HARKONNEN] == 6


def test_sg5_2_troops_alone_are_no_choice_for_a_ride() -> None:
    def attack_over_worm(**figures: int) -> list[str]:
        t = guild().legion("atreides", "se_outer_4", **figures).wormsign("se_outer_3")
        t.legion("harkonnen", "se_outer_1", regular=1).dice("atreides", strategy=1).turn("atreides")
        return t.does("atreides", "turn", "strategy").offers("atreides")

    assert "attack" not in attack_over_worm(troop=2)
    assert "attack" in attack_over_worm(troop=2, regular=1)
