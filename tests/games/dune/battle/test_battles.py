"""Phase 7, battle (R11): where, in what order, and how a battle ends."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import (
    accepts,
    both_plan,
    dead,
    dial_options,
    fight,
    fought,
    gone,
    meet,
    plan,
    to_plans,
    why,
)
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.factions import EMPEROR, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY

# The outcome.


def test_battle_basic() -> None:
    t = meet("arrakeen.9", harkonnen=8, atreides=6)
    both_plan(t, harkonnen=(5, "glossu_rabban"), atreides=(4, "gurney_halleck"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 9, "atreides", 8)]
    assert t.told("battle_won", ever=True) == [("harkonnen", "atreides", "arrakeen")]
    assert t.forces("harkonnen", "arrakeen.9") == 3
    assert gone(t, "atreides", "arrakeen")
    assert (t.side("harkonnen").tanks, t.side("atreides").tanks) == (5, 6)
    assert not dead(t, "glossu_rabban")
    assert not dead(t, "gurney_halleck")
    assert (t.side("harkonnen").spice, t.side("atreides").spice) == (10, 10)
    assert t.state.battle is None
    assert t.table.over


def test_battle_tie_aggressor() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5)
    both_plan(t, emperor=(3, "caid"), harkonnen=(3, "piter_de_vries"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("emperor", 6, "harkonnen", 6)]
    assert t.forces("emperor", "carthag.10") == 2
    assert gone(t, "harkonnen", "carthag")
    assert t.side("harkonnen").tanks == 5


def test_battle_weapon_kills() -> None:
    t = meet("sietch_tabr.13", fremen=6, emperor=9)
    t.give("fremen", hand=["crysknife", "snooper"]).give("emperor", hand=["maula_pistol", "snooper"])
    both_plan(
        t,
        fremen={"dial": 2, "leader": "stilgar", "weapon": "crysknife", "defence": "snooper"},
        emperor={"dial": 8, "leader": "hasimir_fenring", "weapon": "maula_pistol", "defence": "snooper"},
    )
    t.all_pass("traitor")
    assert dead(t, "stilgar")
    assert dead(t, "hasimir_fenring")
    assert t.told("strengths", ever=True) == [("fremen", 2, "emperor", 8)]
    assert t.side("emperor").spice == 10 + 13
    assert t.forces("emperor", "sietch_tabr.13") == 1
    assert gone(t, "fremen", "sietch_tabr")
    assert t.hand("fremen") == []
    t.does("emperor", "keep_card", "keep").does("emperor", "keep_card", "discard")
    assert t.hand("emperor") == ["maula_pistol"]
    assert t.table.over


@pytest.mark.parametrize(
    ("weapon", "defence", "dies"),
    [
        ("crysknife", "shield", False),
        ("crysknife", "snooper", True),
        ("chaumas", "snooper", False),
        ("chaumas", "shield", True),
        ("chaumas", "baliset", True),
        ("lasgun", "snooper", True),
        ("baliset", "none", False),
        ("none", "none", False),
    ],
)
def test_what_stops_which_weapon(weapon: str, defence: str, dies: bool) -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5)
    t.give("emperor", hand=[weapon] if weapon != "none" else [])
    t.give("harkonnen", hand=[defence] if defence not in ("none", weapon) else [])
    both_plan(
        t,
        emperor={"dial": 0, "leader": "caid", "weapon": weapon},
        harkonnen={"dial": 5, "leader": "piter_de_vries", "defence": defence},
    )
    t.all_pass("traitor")
    assert dead(t, "piter_de_vries") is dies
    assert t.told("strengths", ever=True) == [("emperor", 3, "harkonnen", 5 if dies else 8)]
    assert t.side("harkonnen").spice == 10 + (3 if dies else 0)  # the winner is paid for his own dead too (R11.11)


def test_battle_lasgun_shield() -> None:
    t = (
        dune()
        .clear()
        .storm_at(0)
        .ordered("atreides", "emperor", "spacing_guild", "bene_gesserit", "fremen", "harkonnen")
    )
    t.place("atreides", "pasty_mesa.6", 5).place("emperor", "pasty_mesa.6", 4).place("spacing_guild", "pasty_mesa.4", 2)
    t.give("atreides", hand=["lasgun"]).give("emperor", hand=["shield"]).play("battles")
    fight(t, "atreides", "pasty_mesa.4", "emperor")
    both_plan(
        t,
        atreides={"dial": 3, "leader": "thufir_hawat", "weapon": "lasgun"},
        emperor={"dial": 2, "leader": "caid", "defence": "shield"},
    )
    t.all_pass("traitor")
    assert [t.side(name).tanks for name in ("atreides", "emperor", "spacing_guild")] == [5, 4, 2]
    assert dead(t, "thufir_hawat")
    assert dead(t, "caid")
    assert [t.side(name).spice for name in ("atreides", "emperor")] == [10, 10]
    assert t.told("discarded", ever=True) == [("atreides", "lasgun"), ("emperor", "shield")]
    assert not t.told("battle_won", ever=True)
    assert t.table.over


def test_battle_own_lasgun_own_shield() -> None:
    t = meet("red_chasm.6", harkonnen=3, fremen=3).spice_on("red_chasm.6", 8)
    t.give("harkonnen", hand=["lasgun", "shield"])
    both_plan(
        t,
        harkonnen={"dial": 0, "leader": "umman_kudu", "weapon": "lasgun", "defence": "shield"},
        fremen=(3, "jamis"),
    )
    t.all_pass("traitor")
    assert gone(t, "harkonnen", "red_chasm")
    assert gone(t, "fremen", "red_chasm")
    assert t.state.spice == {}
    assert t.told("spice_lost", ever=True) == [("red_chasm.6", 8)]
    assert dead(t, "umman_kudu")
    assert dead(t, "jamis")


def test_an_explosion_reaches_the_storm_and_advisors() -> None:
    t = (
        dune("advanced")
        .clear()
        .storm_at(5)
        .ordered("atreides", "emperor", "harkonnen", "fremen", "spacing_guild", "bene_gesserit")
    )
    t.place("atreides", "pasty_mesa.6", 2).place("emperor", "pasty_mesa.7", 2).place("harkonnen", "pasty_mesa.5", 3)
    t.place("atreides", "pasty_mesa.4", 1).advise("pasty_mesa.4", 2).spice_on("pasty_mesa.5", 4)
    t.give("atreides", hand=["lasgun"]).give("emperor", hand=["shield"]).play("battles")
    both_plan(
        t,
        atreides={"dial": 0, "leader": "thufir_hawat", "weapon": "lasgun"},
        emperor={"dial": 0, "leader": "caid", "defence": "shield"},
    )
    t.all_pass("traitor")
    assert [t.side(f).tanks for f in ("atreides", "emperor", "harkonnen", "bene_gesserit")] == [3, 2, 3, 2]
    assert t.state.spice == {}
    assert t.state.losses == 3  # ATR.A1 counts explosions
    conserved(t.table)


def test_battle_cheap_hero() -> None:
    t = meet("tueks_sietch.4", spacing_guild=5, atreides=3).give("spacing_guild", hand=["cheap_hero", "stunner"])
    t.kill("staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook", "guild_representative")
    to_plans(t)
    assert not t.told("leaderless", ever=True)
    assert not accepts(t, "spacing_guild", 3, weapon="stunner")
    assert not accepts(t, "spacing_guild", 3, "cheap_hero", weapon="cheap_hero")
    assert not accepts(t, "spacing_guild", 3, "cheap_hero", defence="cheap_hero")
    plan(t, "spacing_guild", 3, "cheap_hero", weapon="stunner")
    plan(t, "atreides", 2, "gurney_halleck")
    t.all_pass("traitor")
    assert dead(t, "gurney_halleck")
    assert t.told("strengths", ever=True) == [("spacing_guild", 3, "atreides", 2)]
    assert t.side("spacing_guild").spice == 5 + 4
    assert t.told("discarded", ever=True) == [("spacing_guild", "cheap_hero")]
    t.does("spacing_guild", "keep_card", "keep")
    assert t.hand("spacing_guild") == ["stunner"]


def test_without_leader_and_hero_it_is_announced_and_there_are_no_cards() -> None:
    t = meet("tueks_sietch.4", spacing_guild=5, atreides=3).give("spacing_guild", hand=["stunner", "shield"])
    t.kill("staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook", "guild_representative")
    to_plans(t)
    assert t.told("leaderless", ever=True) == [("spacing_guild",)]
    assert t.table.view(None)["battle"]["leaderless"] == ["spacing_guild"]
    plan(t, "spacing_guild", 3)  # nothing else is asked
    plan(t, "atreides", 2, "dr_yueh")
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("spacing_guild", 3, "atreides", 3)]


def test_battle_reuse_cards() -> None:
    t = dune().clear().place("emperor", "carthag.10", 5).place("emperor", "arrakeen.9", 5)
    t.place("harkonnen", "carthag.10", 1).place("atreides", "arrakeen.9", 1).give("emperor", hand=["gom_jabbar"])
    t.ordered("emperor", "harkonnen", "atreides", "fremen", "spacing_guild", "bene_gesserit").play("battles")
    assert t.offers("emperor") == ["carthag.10", "arrakeen.9"]
    fight(t, "emperor", "carthag.10")
    both_plan(t, emperor={"dial": 3, "leader": "caid", "weapon": "gom_jabbar"}, harkonnen=(1, "feyd_rautha"))
    t.all_pass("traitor").does("emperor", "keep_card", "keep")
    fight(t, "emperor", "arrakeen.9")
    to_plans(t)
    assert accepts(t, "emperor", 3, "burseg", weapon="gom_jabbar")
    assert not accepts(t, "emperor", 3, "caid", weapon="gom_jabbar")  # he fought in Carthag (R11.7)


def test_battle_polar_sink() -> None:
    t = dune().clear().place("atreides", "polar_sink", 3).place("harkonnen", "polar_sink", 3).play("battles")
    assert t.table.over
    assert t.forces("atreides", "polar_sink") == 3


def test_worthless_discard() -> None:
    t = meet("red_chasm.6", atreides=1, emperor=5).give("atreides", hand=["baliset", "kulon"])
    both_plan(
        t,
        atreides={"dial": 1, "leader": "dr_yueh", "weapon": "baliset", "defence": "kulon"},
        emperor=(2, "bashar"),
    )
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("atreides", 2, "emperor", 4)]
    assert t.hand("atreides") == []
    assert t.told("discarded", ever=True) == [("atreides", "baliset"), ("atreides", "kulon")]


def test_battle_dial_zero() -> None:
    t = meet("tueks_sietch.4", spacing_guild=5, atreides=1)
    both_plan(t, spacing_guild=(0, "staban_tuek"), atreides=(1, "gurney_halleck"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("spacing_guild", 5, "atreides", 5)]
    assert t.forces("spacing_guild", "tueks_sietch.4") == 5
    assert gone(t, "atreides", "tueks_sietch")


# Where, against whom, in what order.


def test_battle_three_factions() -> None:
    t = meet("red_chasm.6", atreides=6, emperor=4, harkonnen=5)
    t.does("atreides", "battle", "red_chasm.6")
    assert t.offers("atreides") == ["emperor", "harkonnen"]
    t.does("atreides", "opponent", "emperor")
    both_plan(t, atreides=(3, "gurney_halleck"), emperor=(1, "bashar"))
    t.all_pass("traitor")
    assert t.forces("atreides", "red_chasm.6") == 3
    to_plans(t)
    battle = t.state.battle
    assert battle is not None
    assert t.table.view(None)["battle"]["defender"] == "harkonnen"
    assert t.offers("atreides") == ["0", "1", "2", "3"]
    assert accepts(t, "atreides", 2, "gurney_halleck")


def test_third_parties_fight_with_the_earlier_one_as_aggressor() -> None:
    t = meet("red_chasm.6", atreides=2, emperor=4, harkonnen=5)
    fight(t, "atreides", "red_chasm.6", "harkonnen")
    both_plan(t, atreides=(1, "dr_yueh"), harkonnen=(2, "feyd_rautha"))
    t.all_pass("traitor")
    assert t.asked() == {"emperor": "battle"}
    to_plans(t, "ready")
    assert t.table.view(None)["battle"]["aggressor"] == "emperor"


def test_allies_do_not_fight_and_may_be_fought_one_by_one() -> None:
    t = meet("red_chasm.6", atreides=2, emperor=4, harkonnen=5).ally("atreides", "emperor")
    t.does("atreides", "battle", "red_chasm.6")
    assert t.table.view(None)["battle"]["defender"] == "harkonnen"  # there is nobody else to choose
    alone = meet("red_chasm.6", atreides=2, emperor=4).ally("atreides", "emperor")
    assert alone.table.over


def test_two_factions_of_one_seat_do_not_fight() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), settings={"two_factions_each": True}, seats=2)
    t.clear().place("atreides", "red_chasm.6", 2).place("fremen", "red_chasm.6", 2).play("battles")
    assert t.table.over


def test_battle_group_several_sectors() -> None:
    t = dune().clear().storm_at(0).place("emperor", "south_mesa.3", 2).place("emperor", "south_mesa.5", 3)
    t.place("atreides", "south_mesa.4", 4).play("battles")
    assert max(int(dial) for dial in dial_options(t, "emperor")) == 5


def test_battle_part_only() -> None:
    t = dune().clear().storm_at(5).place("atreides", "pasty_mesa.4", 3).place("atreides", "pasty_mesa.6", 2)
    t.place("emperor", "pasty_mesa.6", 4).play("battles")
    t.ordered("emperor", "atreides", "fremen", "harkonnen", "spacing_guild", "bene_gesserit")
    assert dial_options(t, "atreides") == ["0", "1", "2"]
    both_plan(t, atreides=(2, "dr_yueh"), emperor=(3, "bashar"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("emperor", 5, "atreides", 3)]
    assert t.forces("emperor", "pasty_mesa.6") == 1
    assert (t.forces("atreides", "pasty_mesa.6"), t.forces("atreides", "pasty_mesa.4")) == (0, 3)


def test_the_storm_keeps_enemies_apart_in_both_parts() -> None:
    t = dune().clear().storm_at(5)
    t.place("atreides", "pasty_mesa.4", 3).place("emperor", "pasty_mesa.6", 4).place("harkonnen", "pasty_mesa.5", 1)
    assert t.play("battles").table.over


def test_two_parts_of_one_territory_are_two_battles() -> None:
    t = (
        dune()
        .clear()
        .storm_at(5)
        .ordered("atreides", "emperor", "fremen", "harkonnen", "spacing_guild", "bene_gesserit")
    )
    for node in ("pasty_mesa.4", "pasty_mesa.6"):
        t.place("atreides", node, 3).place("emperor", node, 3)
    assert t.play("battles").offers("atreides") == ["pasty_mesa.4", "pasty_mesa.6"]
    t.does("atreides", "battle", "pasty_mesa.6")
    both_plan(t, atreides=(3, "thufir_hawat"), emperor=(0, "bashar"))
    t.all_pass("traitor")
    assert t.forces("atreides", "pasty_mesa.4") == 3
    assert t.offers("atreides") == ["pasty_mesa.4"]


@pytest.mark.parametrize("allowed", [False, True])
def test_battle_in_storm_sector(allowed: bool) -> None:
    t = dune(settings={"battle_in_storm_sector": allowed}).clear().storm_at(5)
    t.place("atreides", "pasty_mesa.5", 3).place("emperor", "pasty_mesa.5", 4).place("harkonnen", "pasty_mesa.6", 1)
    t.play("battles")
    assert t.table.over is not allowed
    if allowed:
        assert t.offers(next(iter(t.asked()))) == ["pasty_mesa.5"]


def test_the_aggressor_fights_all_his_battles_first() -> None:
    t = dune().clear().ordered("emperor", "atreides", "harkonnen", "fremen", "spacing_guild", "bene_gesserit")
    t.place("emperor", "carthag.10", 3).place("harkonnen", "carthag.10", 3)
    t.place("emperor", "arrakeen.9", 3).place("harkonnen", "arrakeen.9", 3)
    t.place("atreides", "sietch_tabr.13", 3).place("harkonnen", "sietch_tabr.13", 3).play("battles")
    for place in ("arrakeen.9", "carthag.10"):
        assert t.asked() == {"emperor": "battle"}
        t.does("emperor", "battle", place)
        leader = {"arrakeen.9": ("caid", "feyd_rautha"), "carthag.10": ("burseg", "umman_kudu")}[place]
        both_plan(t, emperor=(3, leader[0]), harkonnen=(0, leader[1]))
        t.all_pass("traitor")
    assert t.asked() == {"atreides": "battle"}


def test_a_later_battle_does_not_take_place_when_somebody_is_gone() -> None:
    """R11.19: the explosion of the first battle ends the second."""
    t = meet("red_chasm.6", atreides=2, emperor=2, harkonnen=2)
    t.give("atreides", hand=["lasgun", "shield"])
    fight(t, "atreides", "red_chasm.6", "emperor")
    both_plan(
        t,
        atreides={"dial": 0, "leader": "dr_yueh", "weapon": "lasgun", "defence": "shield"},
        emperor=(1, "bashar"),
    )
    t.all_pass("traitor")
    assert t.table.over
    assert gone(t, "harkonnen", "red_chasm")


def test_battles_take_over_the_wheels() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5)
    both_plan(t, emperor=(3, "caid"), harkonnen=(3, "piter_de_vries"))
    assert t.state.wheels == (EMPEROR, HARKONNEN)


# Losses, cards, leaders.


def test_the_winner_chooses_the_sectors_of_his_losses() -> None:
    t = dune().clear().storm_at(0).place("emperor", "south_mesa.3", 2).place("emperor", "south_mesa.5", 3)
    t.place("atreides", "south_mesa.4", 1).play("battles")
    both_plan(t, emperor=(3, "caid"), atreides=(0, "dr_yueh"))
    t.all_pass("traitor")
    assert t.asked() == {"emperor": "lose_in_sector"}
    assert t.offers("emperor") == ["0", "1", "2"]
    assert why(t, "emperor", 3) == ("why-not-so-many-here", ("R11.11",))
    t.does("emperor", "lose_in_sector", 1)
    assert (t.forces("emperor", "south_mesa.3"), t.forces("emperor", "south_mesa.5")) == (1, 1)
    assert t.table.over


def test_a_second_death_lies_face_down() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5).give("emperor", hand=["chaumas"])
    t.start.leader_deaths[LEADER_OF["feyd_rautha"]] = 1
    both_plan(t, emperor={"dial": 5, "leader": "caid", "weapon": "chaumas"}, harkonnen=(0, "feyd_rautha"))
    t.all_pass("traitor")
    assert t.state.leader_state[LEADER_OF["feyd_rautha"]] == DEAD_TWICE


def test_a_first_death_lies_face_up_and_a_survivor_stays_in_the_territory() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5).give("emperor", hand=["chaumas"])
    both_plan(t, emperor={"dial": 5, "leader": "caid", "weapon": "chaumas"}, harkonnen=(0, "feyd_rautha"))
    t.all_pass("traitor").does("emperor", "keep_card", "keep")
    assert t.state.leader_state[LEADER_OF["feyd_rautha"]] == DEAD
    assert t.table.view(None)["leaders"]["caid"]["fought"] == "carthag"
    assert t.state.leader_at[LEADER_OF["feyd_rautha"]] == NOBODY


def test_advisors_do_not_fight() -> None:
    t = dune("advanced").clear().advise("carthag.10", 3).place("harkonnen", "carthag.10", 2).play("battles")
    assert t.table.over


def alone_in_carthag(flip: str, storm: int = 0) -> DuneTable:
    """Harkonnen and Atreides destroy each other in Carthag before the eyes of an advisor; then the round goes on."""
    t = meet("carthag.10", "advanced", settings={"advisors_alone_flip": flip}, harkonnen=2, atreides=1)
    t.advise("carthag.10", 1).in_phase("battles").in_round(4).give("harkonnen", spice=2)
    t.start.storm = storm
    t.play("battles", ("begin_phase", 7), "collection", ("begin_phase", 8), "mentat", ("begin_phase", 0))
    both_plan(t, harkonnen=(2, "feyd_rautha", 2), atreides=(0, "dr_yueh"))
    t.all_pass("traitor")
    return t.does("harkonnen", "capture", "pass").all_ready()


@pytest.mark.parametrize(
    ("flip", "after_battle", "next_round"),
    [("before_battle", 0, 1), ("any_time", 1, 1), ("never", 0, 0)],
)
def test_adv_bg_left_alone_by_battle(flip: str, after_battle: int, next_round: int) -> None:
    t = alone_in_carthag(flip)
    income = [event for event in t.told("spice_gained", ever=True) if event[2] == "carthag"]
    assert income == [("bene_gesserit", 2, "carthag")] * after_battle
    assert t.forces("bene_gesserit", "carthag.10") == next_round
    assert sum(t.side("bene_gesserit").advisors.values()) == 1 - next_round
    flipped = [(*event[:4], event[4]) for event in t.told("flipped", ever=True)]
    assert flipped == [("bene_gesserit", "carthag.10", 1, "fighters", "BG.A5")] * next_round


def test_advisors_alone_do_not_flip_in_the_storm() -> None:
    t = meet("carthag.10", "advanced", harkonnen=2).advise("red_chasm.6", 1).advise("arrakeen.9", 1)
    t.start.storm = 9
    t.play(("begin_phase", 0))
    assert t.table.over
    assert t.forces("bene_gesserit", "red_chasm.6") == 1
    assert t.forces("bene_gesserit", "arrakeen.9") == 0


# Why not.


def test_why_there_is_no_battle() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5)
    assert why(t, "emperor", "arrakeen.9") == ("why-no-battle", ("R11.1", "R11.2"))
    three = meet("red_chasm.6", atreides=2, emperor=4, harkonnen=5).does("atreides", "battle", "red_chasm.6")
    assert why(three, "atreides", "fremen") == ("why-no-opponent", ("R11.1", "R14.5"))


def test_nothing_may_be_interjected_between_reveal_and_the_end() -> None:
    """R4.6: the winner's choices are not open questions."""
    t = meet("carthag.10", emperor=5, harkonnen=5).give("emperor", hand=["chaumas"])
    both_plan(t, emperor={"dial": 5, "leader": "caid", "weapon": "chaumas"}, harkonnen=(0, "feyd_rautha"))
    t.all_pass("traitor")
    assert t.table.pending[0].offer is None


def test_a_leader_who_fought_elsewhere_stays_there() -> None:
    t = fought(meet("carthag.10", emperor=5, harkonnen=5), "caid", "arrakeen")
    to_plans(t).does("emperor", "plan_dial", 0)
    assert "caid" not in t.offers("emperor")
    assert why(t, "emperor", "caid") == ("why-leader-fought-elsewhere", ("R11.7",))
