"""Advanced battle: spice and half strength (R15.3), Sardaukar and Fedaykin, the Kwisatz Haderach, ATR.K1."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.dune.battling import accepts, both_plan, dead, fight, gone, meet, plan, to_plans, why
from tests.games.dune.saying import english, said
from tests.games.dune.tables import ALL, DuneTable, conserved, dune

from kanly.games.dune.facts.map import TERRITORY_OF
from kanly.games.dune.phases.battle.advanced_battle import dials_for
from kanly.games.dune.table.state import DEAD, NOBODY

# Spice and strength.


def test_adv_dial_legality() -> None:
    t = to_plans(meet("carthag.10", "advanced", atreides=4, harkonnen=4).give("atreides", spice=2))
    assert accepts(t, "atreides", 3, "dr_yueh", spice=2)
    assert not accepts(t, "atreides", 4, "dr_yueh", spice=2)
    assert accepts(t, "atreides", 2, "dr_yueh", spice=0)
    assert not accepts(t, "atreides", 3.5, "dr_yueh", spice=3)
    assert why(t, "atreides", 4) == ("why-dial-too-high", ("R11.5", "R15.3", "R15.3.1"))
    t.does("atreides", "plan_dial", 2)
    assert t.offers("atreides") == ["0", "1", "2"]
    assert said(english(), t, "atreides") == [
        "0 spice, 4 forces are lost",
        "1 spice, 3 forces are lost",
        "2 spice, 2 forces are lost",
    ]
    assert why(t, "atreides", 3) == ("why-support-too-little-spice", ("R15.3.1",))
    t.undo(t.side("atreides").seat).does("atreides", "plan_dial", "0.5")
    assert t.asked()["atreides"] == "plan_leader"  # half a point: one force, no spice


def test_the_question_for_the_dial_says_what_spice_does() -> None:
    t = to_plans(meet("carthag.10", "advanced", atreides=2, fremen=2).give("atreides", spice=1))
    ask = t.table.ask(t.side("atreides").seat)
    assert ask is not None
    question = t.table.question(ask)
    assert (question.id, question.rules) == ("ask-plan_dial-supported", ("R11.4", "R15.3"))
    assert said(english(), t, "atreides") == [
        "Dial 0 with 0 spice",
        "Dial 0.5 with 0 spice",
        "Dial 1 with 0 to 1 spice",
        "Dial 1.5 with 1 spice",
    ]
    assert said(english(), t, "fremen")[-1] == "Dial 2"  # they need none (R15.3.3)


def test_spice_that_no_set_of_forces_uses() -> None:
    t = to_plans(meet("carthag.10", "advanced", atreides=4, harkonnen=4).give("atreides", spice=4))
    t.does("atreides", "plan_dial", 4)
    assert t.offers("atreides") == ["4"]
    assert why(t, "atreides", 3) == ("why-support-no-forces", ("R15.3.1",))


def test_every_dial_is_some_set_of_forces() -> None:
    """R15.3.1, against trying out all sets."""
    for normal, special, value, spice in product(range(4), range(3), (1, 2), range(5)):
        brute = {
            2 * a + b + 2 * value * c + value * d
            for a, b, c, d in product(range(normal + 1), range(normal + 1), range(special + 1), range(special + 1))
            if a + b <= normal and c + d <= special and a + c == spice
        }
        mask = dials_for(normal, special, value, spice)
        assert {dial for dial in range(mask.bit_length()) if mask >> dial & 1} == brute


def test_adv_loser_pays_support() -> None:
    t = meet("arrakeen.9", "advanced", emperor=4, harkonnen=4).give("emperor", spice=5).give("harkonnen", spice=4)
    both_plan(t, emperor=(3, "bashar", 3), harkonnen=(2, "umman_kudu", 2))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("emperor", 5, "harkonnen", 3)]
    assert t.forces("emperor", "arrakeen.9") == 1
    assert t.side("harkonnen").tanks == 4
    assert (t.side("emperor").spice, t.side("harkonnen").spice) == (2, 2)


def test_adv_traitor_keeps_spice() -> None:
    t = meet("arrakeen.9", "advanced", atreides=3, emperor=4).give("atreides", spice=5, traitors=["burseg"])
    t.give("emperor", spice=5)
    both_plan(t, atreides=(3, "gurney_halleck", 3), emperor=(2, "burseg", 2))
    t.does("atreides", "traitor", "call").does("emperor", "traitor", "pass")
    assert (t.side("atreides").spice, t.side("emperor").spice) == (8, 3)


def test_both_betrayed_both_pay() -> None:
    t = meet("arrakeen.9", "advanced", atreides=3, emperor=4).give("atreides", spice=5, traitors=["burseg"])
    t.give("emperor", spice=5, traitors=["gurney_halleck"])
    both_plan(t, atreides=(3, "gurney_halleck", 3), emperor=(2, "burseg", 2))
    t.does("atreides", "traitor", "call").does("emperor", "traitor", "call")
    assert (t.side("atreides").spice, t.side("emperor").spice) == (2, 3)


def test_an_explosion_costs_both_their_spice() -> None:
    t = meet("arrakeen.9", "advanced", atreides=3, emperor=4).give("atreides", spice=5, hand=["lasgun", "shield"])
    t.give("emperor", spice=5)
    both_plan(
        t,
        atreides={"dial": 3, "leader": "dr_yueh", "spice": 3, "weapon": "lasgun", "defence": "shield"},
        emperor=(2, "burseg", 2),
    )
    t.all_pass("traitor")
    assert (t.side("atreides").spice, t.side("emperor").spice) == (2, 3)


def test_half_a_point_decides() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=2, spacing_guild=3)
    both_plan(t, harkonnen=(1, "captain_iakin_nefud"), spacing_guild=(1.5, "soo_soo_sook"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 3, "spacing_guild", "3.5")]
    assert gone(t, "harkonnen", "arrakeen")
    assert gone(t, "spacing_guild", "arrakeen")  # three forces at half strength


def test_base_battles_know_no_spice() -> None:
    t = to_plans(meet("carthag.10", atreides=4, harkonnen=4))
    assert t.offers("atreides") == ["0", "1", "2", "3", "4"]
    t.does("atreides", "plan_dial", 4)
    assert t.asked()["atreides"] == "plan_leader"


def test_the_part_alone() -> None:
    """The module `advanced_battle` without the faction extras: Fremen pay like everybody."""
    t = to_plans(meet("carthag.10", modules=("advanced_battle",), fremen=2, harkonnen=4).give("fremen", spice=0))
    assert t.offers("fremen") == ["0", "0.5", "1"]


# Special forces.


def test_adv_fremen_battle_no_spice() -> None:
    t = dune("advanced").clear().place("fremen", "sietch_tabr.13", 7, 2).place("harkonnen", "sietch_tabr.13", 3)
    t.give("fremen", spice=0).play("battles")
    to_plans(t)
    assert t.offers("fremen") == [str(n) for n in range(10)]
    assert not accepts(t, "fremen", 2.5, "stilgar")
    assert why(t, "fremen", "2.5") == ("why-dial-no-forces", ("R11.5", "R15.3", "R15.3.1"))


def sardaukar(forces: int, specials: int, spice: int = 10, enemy: str = "harkonnen", **given: list[str]) -> DuneTable:
    """The Emperor attacks with some Sardaukar among his forces."""
    t = dune("advanced").clear().place("emperor", "carthag.10", forces, specials).place(enemy, "carthag.10", 3)
    t.give("emperor", spice=spice).give(enemy, hand=given.get("hand", []))
    t.ordered("emperor", *[name for name in ALL if name != "emperor"])
    return t.play("battles")


def test_adv_special_force_counts_one() -> None:
    """Two in battle (EMP.A1), whole tokens in every count of forces."""
    t = to_plans(sardaukar(2, 1))
    assert t.offers("emperor") == ["0", "0.5", "1", "1.5", "2", "2.5", "3"]
    plan(t, "emperor", 3, "caid", spice=2)
    plan(t, "harkonnen", 0, "umman_kudu")
    t.all_pass("traitor")
    assert (t.side("emperor").tanks, t.side("emperor").tank_specials) == (2, 1)


def test_the_winner_chooses_among_matching_losses() -> None:
    """R15.3.2: five normal forces and a Sardaukar, dial 3, one spice."""
    t = sardaukar(6, 1)
    both_plan(t, emperor=(3, "caid", 1), harkonnen=(0, "umman_kudu"))
    t.all_pass("traitor")
    assert t.offers("emperor") == ["2:1", "3:1", "5:0"]
    assert why(t, "emperor", (4, 0)) == ("why-not-these-losses", ("R11.11", "R15.3.2"))
    t.does("emperor", "lose_forces", "2:1")
    assert (t.side("emperor").tanks, t.side("emperor").tank_specials) == (3, 1)
    assert t.forces("emperor", "carthag.10") == 3
    assert t.side("emperor").spice == 9
    conserved(t.table)


def test_special_forces_alone_dial_in_pairs() -> None:
    """Without the module of spice a Sardaukar is 2 or nothing."""
    t = dune(modules=["faction_extras"]).clear().place("emperor", "carthag.10", 2, 2)
    t.place("harkonnen", "carthag.10", 3).play("battles")
    assert to_plans(t).offers("emperor") == ["0", "2", "4"]
    mixed = dune(modules=["faction_extras"]).clear().place("emperor", "carthag.10", 4, 1)
    mixed.place("harkonnen", "carthag.10", 3).play("battles")
    both_plan(mixed, emperor=(3, "caid"), harkonnen=(0, "umman_kudu"))
    mixed.all_pass("traitor", "prescience")
    assert mixed.offers("emperor") == ["3:0", "1:1"]


def test_sardaukar_are_ordinary_against_fremen() -> None:
    t = sardaukar(2, 2, enemy="fremen", hand=["karama"])
    fight(t, "emperor", "carthag.10")
    assert t.table.waiting(None).kind == "ready"  # nothing for a Karama to stop
    assert to_plans(t).offers("emperor") == ["0", "0.5", "1", "1.5", "2"]


def test_losses_of_equal_worth_are_the_winners_choice() -> None:
    t = sardaukar(3, 1, enemy="fremen")
    both_plan(t, emperor=(2, "hasimir_fenring", 2), fremen=(0, "jamis"))
    t.all_pass("traitor")
    assert t.offers("emperor") == ["1:1", "2:0"]


@pytest.mark.parametrize("stopped", [False, True])
def test_karama_makes_sardaukar_ordinary(stopped: bool) -> None:
    t = sardaukar(2, 1, hand=["karama"])
    fight(t, "emperor", "carthag.10")
    assert t.table.waiting(None).context == ("EMP.A1", "emperor")
    t.does("harkonnen", "karama", "karama" if stopped else "pass")
    to_plans(t)
    assert t.offers("emperor")[-1] == ("2" if stopped else "3")
    assert t.table.view(None)["battle"]["cancelled"] == (["EMP.A1"] if stopped else [])


@pytest.mark.parametrize(("power", "most"), [("FRE.A5", "2"), ("FRE.A6", "1.5")])
def test_karama_against_fremen(power: str, most: str) -> None:
    t = dune("advanced").clear().place("fremen", "carthag.10", 2, 1).place("harkonnen", "carthag.10", 3)
    t.give("harkonnen", hand=["karama"]).give("fremen", spice=0).play("battles")
    to_plans(t, "karama")
    while t.table.waiting(None).context[0] != power:
        t.does("harkonnen", "karama", "pass")
    t.does("harkonnen", "karama", "karama")
    assert to_plans(t).offers("fremen")[-1] == most


def test_no_karama_is_asked_for_without_special_forces() -> None:
    t = meet("carthag.10", "advanced", emperor=2, harkonnen=3).give("harkonnen", hand=["karama"])
    assert fight(t, "emperor", "carthag.10").asked() == {"emperor": "ready"}


# The Kwisatz Haderach.


def awake(
    losses: int = 7, scope: str = "once_per_round", hand: tuple[str, ...] = (), caller_leader_free: bool = False
) -> DuneTable:
    """Harkonnen attack Atreides, who have lost forces before."""
    settings = {"kwisatz_haderach_scope": scope, "caller_leader_free": caller_leader_free}
    t = meet("arrakeen.9", "advanced", settings=settings, harkonnen=4, atreides=4)
    t.give("harkonnen", hand=hand, traitors=["duncan_idaho"])
    t.start.losses = losses
    return t


def test_adv_kwisatz_haderach() -> None:
    t = awake()
    both_plan(
        t,
        atreides={"dial": 2, "leader": "duncan_idaho", "spice": 2, "kwisatz_haderach": "yes"},
        harkonnen=(2, "piter_de_vries", 2),
    )
    assert t.asked() == {"atreides": "traitor"}  # Duncan cannot be called
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 5, "atreides", 6)]
    assert t.state.kwisatz_haderach_at == TERRITORY_OF["arrakeen"]
    assert t.state.losses == 9
    assert t.table.view(t.side("atreides").seat)["kwisatz_haderach"]["losses"] == 9
    assert t.table.view(t.side("harkonnen").seat)["kwisatz_haderach"]["losses"] is None


def test_adv_kwisatz_haderach_sleeps_before_seven_losses() -> None:
    assert not accepts(to_plans(awake(6)), "atreides", 2, "duncan_idaho", spice=2, kwisatz_haderach="yes")
    assert accepts(to_plans(awake(7)), "atreides", 2, "duncan_idaho", spice=2, kwisatz_haderach="yes")


def test_adv_kwisatz_haderach_is_lost_with_his_leader() -> None:
    t = awake(hand=("chaumas",))
    both_plan(
        t,
        atreides={"dial": 2, "leader": "duncan_idaho", "spice": 2, "kwisatz_haderach": "yes"},
        harkonnen={"dial": 2, "leader": "piter_de_vries", "spice": 2, "weapon": "chaumas"},
    )
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 5, "atreides", 2)]
    assert t.side("harkonnen").spice == 10 - 2 + 2  # nothing for the Kwisatz Haderach (R15.9)
    assert t.state.kwisatz_haderach != DEAD


@pytest.mark.parametrize(
    ("scope", "where", "allowed"),
    [
        ("once_per_round", "arrakeen", False),
        ("one_territory_per_round", "arrakeen", True),
        ("one_territory_per_round", "carthag", False),
    ],
)
def test_adv_kwisatz_haderach_second_use(scope: str, where: str, allowed: bool) -> None:
    t = awake(scope=scope)
    t.start.kwisatz_haderach_at = TERRITORY_OF[where]
    assert accepts(to_plans(t), "atreides", 2, "duncan_idaho", spice=2, kwisatz_haderach="yes") is allowed


@pytest.mark.parametrize("free", [False, True])
def test_the_kwisatz_haderach_is_used_though_a_traitor_was_called(free: bool) -> None:
    t = awake(caller_leader_free=free).give("atreides", traitors=["piter_de_vries"])
    both_plan(
        t,
        atreides={"dial": 2, "leader": "duncan_idaho", "spice": 2, "kwisatz_haderach": "yes"},
        harkonnen=(2, "piter_de_vries", 2),
    )
    t.does("atreides", "traitor", "call")
    assert (t.state.kwisatz_haderach_at == NOBODY) is free


def test_karama_keeps_the_kwisatz_haderach_away() -> None:
    t = awake(hand=("karama",))
    to_plans(t, "karama")
    assert t.table.waiting(None).context == ("ATR.A2", "atreides")
    t.does("harkonnen", "karama", "karama")
    assert not accepts(to_plans(t), "atreides", 2, "duncan_idaho", spice=2, kwisatz_haderach="yes")


def test_the_kwisatz_haderach_needs_a_leader_but_a_hero_will_do() -> None:
    names = ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_yueh")
    assert not accepts(to_plans(awake().kill(*names)), "atreides", 1, spice=1, kwisatz_haderach="yes")
    hero = awake().kill(*names).give("atreides", hand=["cheap_hero"])
    both_plan(
        hero,
        atreides={"dial": 1, "leader": "cheap_hero", "spice": 1, "kwisatz_haderach": "yes"},
        harkonnen=(0, "umman_kudu"),
    )
    hero.all_pass("traitor")
    assert hero.told("strengths", ever=True) == [("harkonnen", 1, "atreides", 3)]


def test_adv_kwisatz_haderach_explosion() -> None:
    t = meet("arrakeen.9", "advanced", atreides=2, emperor=2)
    t.give("atreides", hand=["lasgun"]).give("emperor", hand=["shield"])
    t.start.losses = 9
    both_plan(
        t,
        atreides={
            "dial": 1,
            "leader": "thufir_hawat",
            "spice": 1,
            "weapon": "lasgun",
            "kwisatz_haderach": "yes",
        },
        emperor={"dial": 1, "leader": "bashar", "spice": 1, "defence": "shield"},
    )
    t.all_pass("traitor")
    assert t.state.kwisatz_haderach == DEAD
    assert t.table.view(None)["kwisatz_haderach"]["state"] == "dead"
    assert dead(t, "thufir_hawat")
    assert t.told("kwisatz_haderach_died", ever=True) == [("atreides",)]


def test_a_dead_kwisatz_haderach_does_not_help() -> None:
    t = awake()
    t.start.kwisatz_haderach = DEAD
    assert not accepts(to_plans(t), "atreides", 2, "duncan_idaho", spice=2, kwisatz_haderach="yes")


def test_losses_in_battle_are_counted_and_others_are_not() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=4, atreides=4)
    both_plan(t, harkonnen=(4, "feyd_rautha", 4), atreides=(0, "dr_yueh"))
    t.all_pass("traitor")
    assert t.state.losses == 4


# The Atreides see a whole plan (ATR.K1).


def test_adv_atreides_karama() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=4, atreides=4).give("atreides", hand=["karama", "snooper"])
    t.give("harkonnen", hand=["chaumas", "shield"])
    to_plans(t, "ready")
    assert t.offers("harkonnen") == ["ready"]
    assert why(t, "harkonnen", "karama") == ("why-no-plan-look", ("ATR.K1",))
    t.does("harkonnen", "ready", "ready").does("atreides", "ready", "karama")
    assert t.told("karama_power", ever=True) == [("atreides", "ATR.K1")]
    assert t.asked() == {"harkonnen": "plan_dial"}
    plan(t, "harkonnen", 3, "feyd_rautha", spice=2, weapon="chaumas")
    told = ("harkonnen", 3, 2, "feyd_rautha", "chaumas", "none", "no")
    assert t.told("plan_shown", t.side("atreides").seat) == [told]
    assert not t.told("plan_shown", t.side("fremen").seat)
    assert t.table.view(t.side("atreides").seat)["battle"]["seen"]["weapon"] == "chaumas"
    assert t.table.view(t.side("fremen").seat)["battle"]["seen"] is None
    assert t.asked() == {"atreides": "plan_dial"}
    plan(t, "atreides", 3, "thufir_hawat", spice=2, defence="snooper")
    t.all_pass("traitor")
    assert t.told("plan", ever=True)[0] == told
    assert t.side("atreides").power_used
    assert t.told("discarded", ever=True)[0] == ("atreides", "karama")


def test_the_karama_power_is_used_once() -> None:
    t = meet("arrakeen.9", "advanced", atreides=4, harkonnen=4).give("atreides", hand=["karama"])
    t.side("atreides").power_used = True
    to_plans(t, "ready")
    assert t.offers("atreides") == ["ready"]
    assert why(t, "atreides", "karama") == ("why-power-used", ("R15.5", "ATR.K1"))
    bare = to_plans(meet("arrakeen.9", "advanced", atreides=4, harkonnen=4), "ready")
    assert why(bare, "atreides", "karama") == ("why-card-not-held", ("T24",))
    base = to_plans(meet("arrakeen.9", atreides=4, harkonnen=4).give("atreides", hand=["karama"]), "ready")
    assert base.offers("atreides") == ["ready"]
