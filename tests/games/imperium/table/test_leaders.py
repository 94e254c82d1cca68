"""Leaders: both abilities of each of them, and Jessica's other face (LDR)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.tables import EVERYTHING, UprisingTable, uprising
from tests.games.imperium.tallies import conserved

from kanly.games.imperium.pieces.icons import BENE_GESSERIT, EMPEROR, GUILD
from kanly.games.imperium.table import standing
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Play

CITY_POSTS = ["post_arrakeen_refinery", "post_refinery_research", "post_research_sietch"]


def led(leader: str, *, seats: int = 3, choam: bool = False) -> UprisingTable:
    """A table at which house 0 has this leader."""
    return uprising(seats, [leader], ["choam"] if choam else [])


def ring(leader: str, space: str, *, choam: bool = False, **numbers: Any) -> UprisingTable:
    """The leader's Signet Ring has sent an agent to a space."""
    t = led(leader, choam=choam).give(0, hand=["signet_ring"], **numbers)
    return t.conflict("skirmish_desert_mouse").turn(0).sends(0, "signet_ring", space)


def moves(t: UprisingTable, h: int, faction: int, change: int) -> None:
    """Influence gained or lost outside any turn."""
    p: P = Play(t.start, t.rules, None)  # type: ignore[arg-type]
    for _ in range(-change):
        assert standing.lose_influence(p, h, faction) is None
    if change > 0:
        assert standing.gain_influence(p, h, faction, change) is None


# As data.


def test_nine_leaders_ten_faces() -> None:
    assert len(EVERYTHING.leaders) == 10
    assert [(leader.name, leader.flip) for leader in EVERYTHING.leaders.values() if leader.flip] == [
        ("lady_jessica", "reverend_mother_jessica")
    ]


@pytest.mark.parametrize(
    ("name", "house", "complexity", "module"),
    [
        ("feyd_rautha_harkonnen", "harkonnen", 1, ""),
        ("gurney_halleck", "atreides", 1, ""),
        ("lady_amber_metulli", "metulli", 1, ""),
        ("lady_jessica", "atreides", 2, ""),
        ("reverend_mother_jessica", "atreides", 2, ""),
        ("lady_margot_fenring", "fenring", 1, ""),
        ("muad_dib", "atreides", 1, ""),
        ("princess_irulan", "corrino", 2, ""),
        ("shaddam_corrino_iv", "corrino", 2, "choam"),
        ("staban_tuek", "", 3, ""),
    ],
)
def test_printed_facts(name: str, house: str, complexity: int, module: str) -> None:
    leader = EVERYTHING.leaders[name]
    assert (leader.house, leader.complexity, leader.module) == (house, complexity, module)


def test_every_ability_can_be_said() -> None:
    for leader in EVERYTHING.leaders.values():
        track = [name for node in leader.track.values() for name in node.rewards]
        for name in (*leader.signet, *leader.sending, *leader.revealing, *leader.reached, *track):
            assert EVERYTHING.clauses[name].text().id


def test_SC_89_signet_ring_revealed() -> None:
    """SC-89: a revealed Signet Ring gives its reveal box only."""
    t = led("muad_dib").give(0, hand=["signet_ring"]).stack(0, "dagger").turn(0).reveals(0)
    assert t.house(0).persuasion == 1
    assert len(t.house(0).deck) == 1
    assert t.open(0) == []


# Feyd-Rautha Harkonnen.


@pytest.mark.parametrize(
    ("start", "ahead"),
    [("start", ["paid_trash", "spy_a"]), ("trash_mid", ["trash_late", "spy_b"])],
)
def test_feyd_forks(start: str, ahead: list[str]) -> None:
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring"]).edit(lambda s: _at(s, start)).turn(0)
    t.sends(0, "signet_ring", "arrakeen").does(0, "feyd_rautha_harkonnen.signet.1").expect("training", [0])
    assert t.offered(0) == ahead
    reason = t.why_not(0, "final")
    assert (reason.id, reason.rules) == ("why-not-training", ("LDR-09",))
    t.answer(0, "training", ahead[1])
    assert t.house(0).training == ahead[1]
    assert t.told("trains") == [("feyd_rautha_harkonnen", ahead[1])]


def _at(s: ImperiumState, node: str) -> None:
    s.houses[0].training = node


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("paid_trash", "trash_mid"),
        ("spy_a", "trash_mid"),
        ("trash_late", "final"),
        ("spy_b", "two_spice"),
        ("two_spice", "final"),
    ],
)
def test_feyd_steps(start: str, end: str) -> None:
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring"]).edit(lambda s: _at(s, start)).turn(0)
    t.sends(0, "signet_ring", "arrakeen").does(0, "feyd_rautha_harkonnen.signet.1")
    assert t.house(0).training == end


def trained(start: str, way: str, **numbers: Any) -> UprisingTable:
    """Feyd has moved from one node to another with his ring."""
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring", "dagger"], **numbers).edit(lambda s: _at(s, start))
    t.turn(0).sends(0, "signet_ring", "spice_refinery", 0).does(0, "feyd_rautha_harkonnen.signet.1")
    if t.table.pending[0].kind == "training":
        t.answer(0, "training", way)
    return t


def test_feyd_trashes_for_a_solari() -> None:
    t = trained("start", "paid_trash").does(0, "feyd_rautha_harkonnen.paid_trash.1").answer(0, "trash", "hand:dagger")
    assert t.house(0).solari == 1  # 2 of the refinery, 1 paid
    assert t.hand(0) == []


def test_feyd_need_not_pay_for_trashing() -> None:
    t = trained("start", "paid_trash").ends(0)
    assert (t.house(0).solari, t.hand(0)) == (2, ["dagger"])


@pytest.mark.parametrize(("start", "node"), [("start", "spy_a"), ("trash_mid", "spy_b")])
def test_feyd_places_a_spy(start: str, node: str) -> None:
    t = trained(start, node).does(0, f"feyd_rautha_harkonnen.{node}.1").answer(0, "spy", "post_emperor")
    assert t.spies(0) == ["post_emperor"]


@pytest.mark.parametrize(("start", "node"), [("spy_a", "trash_mid"), ("trash_mid", "trash_late")])
def test_feyd_may_trash(start: str, node: str) -> None:
    t = trained(start, node)
    assert "end" in t.offered(0)
    t.does(0, f"feyd_rautha_harkonnen.{node}.1").answer(0, "trash", "hand:dagger").ends(0)
    assert t.hand(0) == []


def test_feyd_gains_two_spice() -> None:
    assert trained("spy_b", "two_spice").house(0).spice == 2


def test_SC_65_feyd_trains_to_the_end() -> None:
    """SC-65: the upper route from trash_mid: trash, then a troop and a spy, then nothing more."""
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring", "dagger"]).edit(lambda s: _at(s, "trash_mid"))
    t.turn(0).sends(0, "signet_ring", "spice_refinery", 0).does(0, "feyd_rautha_harkonnen.signet.1")
    t.answer(0, "training", "trash_late")
    assert t.open(0) == ["feyd_rautha_harkonnen.trash_late.1"]
    t = trained("trash_late", "final")
    garrison = t.house(0).garrison
    assert t.open(0) == ["feyd_rautha_harkonnen.final.1", "feyd_rautha_harkonnen.final.2"]
    t.does(0, "feyd_rautha_harkonnen.final.1", "feyd_rautha_harkonnen.final.2").answer(0, "spy", "post_guild").ends(0)
    assert (t.house(0).garrison, t.spies(0)) == (garrison + 1, ["post_guild"])
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring"]).edit(lambda s: _at(s, "final")).turn(0)
    t.sends(0, "signet_ring", "spice_refinery", 0)
    assert t.open(0) == []
    reason = t.why_not(0, "do:feyd_rautha_harkonnen.signet.1")
    assert (reason.id, reason.rules) == ("lacks-training", ("LDR-09",))
    assert t.house(0).training == "final"
    t.ends(0)


def test_feyd_must_train() -> None:
    t = ring("feyd_rautha_harkonnen", "spice_refinery:0")
    t.refuses(0, "turn", "end")


def test_feyds_reward_goes_with_the_ring() -> None:
    """RUL-18: the ring, trashed by a plot, takes what it had still to give with it."""
    t = led("feyd_rautha_harkonnen").give(0, hand=["signet_ring"], spice=1, intrigues=["cunning"])
    t.edit(lambda s: _at(s, "trash_late")).turn(0).sends(0, "signet_ring", "spice_refinery", 0)
    t.does(0, "feyd_rautha_harkonnen.signet.1").plots(0, "cunning", 1)
    t.does(0, "cunning.plot.2.2").answer(0, "trash", "play:signet_ring")
    assert t.open(0) == ["cunning.plot.2.1"]


def test_feyd_recalls_a_spy_for_swords() -> None:
    t = led("feyd_rautha_harkonnen").give(0, hand=["dagger"], troops=1).spy(0, "post_guild", "post_fremen")
    t.turn(0).reveals(0).does(0, "feyd_rautha_harkonnen.revealing.1").answer(0, "recall", "post_guild")
    assert (t.house(0).swords, t.spies(0)) == (3, ["post_fremen"])
    assert t.open(0) == []  # once in a reveal turn
    assert t.state.on_turn.recalled


def test_feyd_without_spies() -> None:
    t = led("feyd_rautha_harkonnen").give(0, hand=["dagger"], troops=1).turn(0).reveals(0)
    reason = t.why_not(0, "do:feyd_rautha_harkonnen.revealing.1")
    assert (reason.id, reason.rules) == ("lacks-spies", ("SPY-05",))


# Gurney Halleck.


def test_SC_64_gurney_threshold() -> None:
    """SC-64: two troops and two swords make 6: one persuasion, once."""
    t = led("gurney_halleck").give(0, hand=["dagger", "dagger"], troops=2).turn(0).reveals(0)
    assert (t.house(0).swords, t.house(0).persuasion) == (2, 1)


def test_gurney_below_the_threshold() -> None:
    t = led("gurney_halleck").give(0, hand=["dagger"], troops=2).turn(0).reveals(0)
    assert t.house(0).persuasion == 0
    reason = t.why_not(0, "do:gurney_halleck.revealing.1")
    assert (reason.id, reason.rules) == ("lacks-condition", ("RUL-17",))


def test_gurney_later_in_the_turn() -> None:
    """RUL-26: a sandworm that comes in the reveal turn lifts him over the threshold; once is enough."""
    t = led("gurney_halleck").give(0, hand=["dagger"], troops=1, water=2, intrigues=["unexpected_allies"])
    t.conflict("skirmish_desert_mouse").turn(0).reveals(0)
    assert t.house(0).persuasion == 0
    t.plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.2")
    assert t.house(0).persuasion == 1


def test_gurney_recruits() -> None:
    t = ring("gurney_halleck", "arrakeen").does(0, "gurney_halleck.signet.1")
    assert t.house(0).garrison == 4
    assert t.may_deploy(0) == 3


# Lady Amber Metulli.


def test_SC_35_amber_retreats_her_last_troop() -> None:
    """SC-35: the troop goes to the garrison, and strength to 0."""
    t = led("lady_amber_metulli").give(0, hand=["dagger", "dagger"], troops=1, swords=1).turn(0).reveals(0)
    t.does(0, "lady_amber_metulli.revealing.1")
    assert (t.house(0).troops, t.house(0).garrison, t.house(0).swords) == (0, 4, 3)
    assert t.table.view(0)["houses"][0]["strength"] == 0
    assert t.open(0) == []


def test_amber_may_stay() -> None:
    t = led("lady_amber_metulli").give(0, hand=["dagger"], troops=2).turn(0).reveals(0).ends(0)
    assert t.house(0).troops == 2


def test_amber_retreats_no_sandworm() -> None:
    t = led("lady_amber_metulli").give(0, hand=["dagger"], worms=1).turn(0).reveals(0)
    reason = t.why_not(0, "do:lady_amber_metulli.revealing.1")
    assert (reason.id, reason.rules) == ("lacks-troops", ("DEP-07",))


@pytest.mark.parametrize("allied", [False, True])
def test_amber_fills_coffers(allied: bool) -> None:
    t = led("lady_amber_metulli").give(0, hand=["signet_ring"], influence={"guild": 4 if allied else 0})
    if allied:
        t.allied(0, "guild")
    t.turn(0).sends(0, "signet_ring", "arrakeen")
    assert (t.house(0).solari, t.house(0).spice) == (1, 1 if allied else 0)


# Lady Jessica and Reverend Mother Jessica.


def test_SC_66_jessica_flips_and_repeats() -> None:
    """SC-66: two memories back, two cards; then Espionage twice for a water, its price and influence once."""
    t = led("lady_jessica").give(0, hand=["diplomacy"], memories=2, water=1, spice=1)
    t.stack(0, "dagger", "dagger", "reconnaissance", "seek_allies").turn(0).sends(0, "diplomacy", "espionage")
    supply = t.house(0).supply
    t.does(0, "lady_jessica.sending.1")
    assert (t.house(0).supply, t.house(0).memories, t.house(0).flipped) == (supply + 2, 0, True)
    assert t.hand(0) == ["dagger", "dagger"]
    assert t.told("flips_leader") == [("lady_jessica", "reverend_mother_jessica")]
    t.does(0, "reverend_mother_jessica.sending.1")
    assert (t.house(0).water, t.house(0).spice) == (0, 0)
    assert "reverend_mother_jessica.sending.1" not in t.open(0)
    t.does(0, "espionage.1", "espionage.1", "visit.1")
    t.does(0, "espionage.2").answer(0, "spy", "post_guild").does(0, "espionage.2").answer(0, "spy", "post_choam")
    assert t.hand(0) == ["dagger", "dagger", "reconnaissance", "seek_allies"]
    assert t.spies(0) == ["post_guild", "post_choam"]
    assert t.influence(0, "bene_gesserit") == 1
    t.ends(0)
    conserved(t.table)


@pytest.mark.parametrize("space", ["fremkit", "deliver_supplies", "dutiful_service"])
def test_other_memories_need_the_bene_gesserit(space: str) -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], memories=1).turn(0).sends(0, "diplomacy", space)
    assert "lady_jessica.sending.1" not in t.open(0)
    reason = t.why_not(0, "do:lady_jessica.sending.1")
    assert reason.id == "lacks-condition"


def test_other_memories_may_wait() -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], memories=1).turn(0).sends(0, "diplomacy", "secrets")
    t.answer(0, "turn", "all").ends(0)
    assert (t.house(0).memories, t.house(0).flipped) == (1, False)


def test_SC_141_jessica_with_nothing_to_move() -> None:
    """SC-141: without memories she may flip all the same; without troops Spice Agony leaves no memory."""
    t = led("lady_jessica").give(0, hand=["diplomacy"], spice=2).stack(0, "dagger").turn(0)
    t.sends(0, "diplomacy", "secrets").does(0, "lady_jessica.sending.1")
    assert (t.hand(0), t.house(0).flipped) == ([], True)
    assert "lady_jessica.sending.1" not in t.open(0)
    t = led("lady_jessica").give(0, hand=["signet_ring"], spice=2, supply=0, garrison=12)
    t.turn(0).sends(0, "signet_ring", "imperial_basin").does(0, "lady_jessica.signet.1")
    reason = t.why_not(0, "do:lady_jessica.signet.1b")
    assert (reason.id, reason.rules) == ("lacks-supply", ("RUL-28",))
    t.does(0, "lady_jessica.signet.1a").ends(0)
    assert (t.house(0).spice, len(t.house(0).intrigues), t.house(0).memories) == (2, 1, 0)  # the basin gave 1


def test_a_flipped_leader_never_flips_back() -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], flipped=True, water=0).turn(0)
    t.sends(0, "diplomacy", "secrets")
    assert "lady_jessica.sending.1" not in t.open(0)
    assert t.why_not(0, "do:lady_jessica.sending.1").id == "why-not-open"
    t.answer(0, "turn", "all").ends(0)
    assert t.house(0).flipped


def test_spice_agony() -> None:
    t = ring("lady_jessica", "arrakeen", spice=1)
    supply = t.house(0).supply
    t.does(0, "lady_jessica.signet.1", "lady_jessica.signet.1a", "lady_jessica.signet.1b")
    assert (t.house(0).spice, len(t.house(0).intrigues)) == (0, 1)
    assert (t.house(0).memories, t.house(0).supply) == (1, supply - 1)
    conserved(t.table)


def test_spice_agony_is_no_duty() -> None:
    t = ring("lady_jessica", "imperial_basin", spice=1).ends(0)
    assert (t.house(0).spice, t.house(0).memories) == (2, 0)


def test_water_of_life() -> None:
    t = ring("lady_jessica", "arrakeen", spice=1, water=0, flipped=True)
    assert "lady_jessica.signet.1" not in t.open(0)
    t.does(0, "reverend_mother_jessica.signet.1")
    assert (t.house(0).spice, t.house(0).water) == (0, 1)


@pytest.mark.parametrize(
    ("space", "clauses", "water"),
    [
        ("secrets", ["secrets.1", "secrets.2"], 1),
        ("fremkit", ["fremkit.1"], 1),
        ("desert_tactics", ["desert_tactics.1", "desert_tactics.2"], 2),
        ("espionage", ["espionage.1", "espionage.2"], 1),
    ],
)
def test_reverend_mother_repeats(space: str, clauses: list[str], water: int) -> None:
    """LDR-08: the printed effects once more, for a water; Desert Tactics costs one itself."""
    t = led("lady_jessica").give(0, hand=["diplomacy"], flipped=True, water=water, spice=1).turn(0)
    t.sends(0, "diplomacy", space).does(0, "reverend_mother_jessica.sending.1")
    pool = [name for name, _, _ in t.state.pool]
    assert t.house(0).water == 0
    assert sorted(pool) == sorted([*clauses, *clauses, "visit.1"])


def test_reverend_mother_recruits_for_the_conflict() -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], flipped=True, water=2).turn(0)
    t.sends(0, "diplomacy", "desert_tactics").does(0, "desert_tactics.1", "reverend_mother_jessica.sending.1")
    t.does(0, "desert_tactics.1")
    assert t.house(0).garrison == 5
    assert t.may_deploy(0) == 4


@pytest.mark.parametrize("space", ["deliver_supplies", "dutiful_service"])
def test_reverend_mother_elsewhere(space: str) -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], flipped=True, water=3).turn(0).sends(0, "diplomacy", space)
    assert "reverend_mother_jessica.sending.1" not in t.open(0)
    assert t.why_not(0, "do:reverend_mother_jessica.sending.1").id == "lacks-condition"


def test_reverend_mother_without_water() -> None:
    t = led("lady_jessica").give(0, hand=["diplomacy"], flipped=True, water=0).turn(0).sends(0, "diplomacy", "fremkit")
    assert t.why_not(0, "do:reverend_mother_jessica.sending.1").id == "lacks-resources"


# Lady Margot Fenring.


def test_SC_90_margot_passes_2() -> None:
    """SC-90: from 1 to 3 in one gain: 2 spice and the point of step 2."""
    t = led("lady_margot_fenring").give(0, influence={"bene_gesserit": 1})
    points = t.vp(0)
    moves(t, 0, BENE_GESSERIT, 2)
    assert (t.influence(0, "bene_gesserit"), t.house(0).spice, t.vp(0)) == (3, 2, points + 1)
    moves(t, 0, BENE_GESSERIT, 1)
    assert t.house(0).spice == 2
    moves(t, 0, BENE_GESSERIT, -3)
    assert t.house(0).spice == 2
    moves(t, 0, BENE_GESSERIT, 1)
    assert t.house(0).spice == 4  # as often as she likes, upwards only


def test_margot_gains_for_her_faction_only() -> None:
    t = led("lady_margot_fenring")
    moves(t, 0, EMPEROR, 2)
    assert t.house(0).spice == 0


def test_margot_informant() -> None:
    t = ring("lady_margot_fenring", "imperial_basin").does(0, "lady_margot_fenring.signet.1")
    assert t.offered(0) == [*CITY_POSTS, "pass"]
    t.answer(0, "spy", "post_refinery_research")
    assert t.spies(0) == ["post_refinery_research"]


def test_margot_finds_no_post() -> None:
    t = led("lady_margot_fenring").give(0, hand=["signet_ring"]).spy(1, *CITY_POSTS).turn(0)
    t.sends(0, "signet_ring", "imperial_basin")
    reason = t.why_not(0, "do:lady_margot_fenring.signet.1")
    assert reason.id == "lacks-post"
    t.ends(0)


# Muad'Dib.


def test_muad_dib_and_a_sandworm() -> None:
    t = led("muad_dib").give(0, hand=["dagger"], worms=2).turn(0).reveals(0)
    assert len(t.house(0).intrigues) == 1
    t.ends(0)


def test_muad_dib_without_a_sandworm() -> None:
    t = led("muad_dib").give(0, hand=["dagger"], troops=2).turn(0).reveals(0)
    assert t.house(0).intrigues == []
    t.ends(0)


def test_muad_dib_and_a_late_sandworm() -> None:
    t = led("muad_dib").give(0, water=2, intrigues=["unexpected_allies"]).conflict("skirmish_desert_mouse").turn(0)
    t.reveals(0).plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.2")
    assert len(t.house(0).intrigues) == 1


def test_muad_dib_leads_the_way() -> None:
    t = led("muad_dib").give(0, hand=["signet_ring"]).stack(0, "dagger").turn(0)
    t.sends(0, "signet_ring", "imperial_basin").does(0, "muad_dib.signet.1")
    assert t.hand(0) == ["dagger"]


def test_a_mandatory_signet() -> None:
    ring("muad_dib", "imperial_basin").refuses(0, "turn", "end")


# Princess Irulan.


def test_SC_54_losing_and_regaining_step_2() -> None:
    """SC-54: a point lost with step 2 and gained again; passing it gives her an intrigue card each time."""
    t = led("princess_irulan").give(0, influence={"emperor": 2})
    points = t.vp(0)
    moves(t, 0, EMPEROR, -1)
    assert (t.vp(0), len(t.house(0).intrigues)) == (points - 1, 0)
    moves(t, 0, EMPEROR, 2)
    assert (t.vp(0), t.influence(0, "emperor"), len(t.house(0).intrigues)) == (points, 3, 1)
    moves(t, 0, GUILD, 2)
    assert len(t.house(0).intrigues) == 1


def irulan(*hand: str) -> UprisingTable:
    t = led("princess_irulan").give(0, hand=["signet_ring", *hand])
    t.row("smugglers_harvester", "weirding_woman", "desert_survival", "maula_pistol", "strike_fleet").turn(0)
    return t.sends(0, "signet_ring", "spice_refinery", 0)


def test_irulan_acquires_to_hand() -> None:
    t = irulan("dagger")
    assert t.open(0) == ["princess_irulan.signet.1a", "princess_irulan.signet.1b"]
    t.does(0, "princess_irulan.signet.1a")
    assert t.offered(0) == ["smugglers_harvester", "weirding_woman"]  # exactly 1
    t.answer(0, "acquire", "weirding_woman")
    assert t.hand(0) == ["dagger", "weirding_woman"]
    assert len(t.row_names()) == 5
    assert t.open(0) == []


def test_irulan_finds_nothing_for_1() -> None:
    t = led("princess_irulan").give(0, hand=["signet_ring", "dagger"])
    t.row("desert_survival", "maula_pistol", "strike_fleet").turn(0).sends(0, "signet_ring", "spice_refinery", 0)
    assert t.open(0) == ["princess_irulan.signet.1b"]
    assert t.why_not(0, "do:princess_irulan.signet.1a").id == "lacks-offer"


@pytest.mark.parametrize(("card", "spice"), [("dagger", 0), ("weirding_woman", 2), ("prepare_the_way", 2)])
def test_irulan_trashes_from_hand(card: str, spice: int) -> None:
    t = irulan(card).does(0, "princess_irulan.signet.1b")
    assert t.offered(0) == [f"hand:{card}"]  # not the ring in play
    t.answer(0, "trash", f"hand:{card}")
    assert (t.house(0).spice, t.hand(0), t.open(0)) == (spice, [], [])


def test_irulan_may_do_neither() -> None:
    t = irulan("dagger").ends(0)
    assert t.hand(0) == ["dagger"]


# Staban Tuek.


def test_SC_67_staban_smuggles() -> None:
    """SC-67: a spice for each visit of another house to a maker space he spies on; none for his own."""
    t = led("staban_tuek").spy(0, "post_hagga_basin").give(1, hand=["dune_the_desert_planet"], water=1)
    t.bonus(hagga_basin=1).conflict("skirmish_desert_mouse").turn(1)
    t.sends(1, "dune_the_desert_planet", "hagga_basin").does(1, "hagga_basin.2a")
    assert (t.house(1).spice, t.house(0).spice) == (3, 1)
    assert t.told("smuggles", ever=True) == [("staban_tuek", "hagga_basin")]
    t = led("staban_tuek").spy(0, "post_hagga_basin").give(0, hand=["dune_the_desert_planet"], water=1)
    t.turn(0).sends(0, "dune_the_desert_planet", "hagga_basin").passes(0).does(0, "hagga_basin.2a")
    assert t.house(0).spice == 2


def test_staban_smuggles_at_makers_only() -> None:
    t = led("staban_tuek").spy(0, "post_arrakeen_refinery").give(1, hand=["reconnaissance"]).turn(1)
    t.sends(1, "reconnaissance", "arrakeen")
    assert t.house(0).spice == 0


def test_others_do_not_smuggle() -> None:
    t = led("muad_dib").spy(0, "post_imperial_basin").give(1, hand=["dune_the_desert_planet"]).turn(1)
    t.sends(1, "dune_the_desert_planet", "imperial_basin")
    assert t.house(0).spice == 0


def networked(post: str, **numbers: Any) -> UprisingTable:
    """Staban's ring has placed a spy."""
    return ring("staban_tuek", "arrakeen", **numbers).does(0, "staban_tuek.signet.1").answer(0, "spy", post)


@pytest.mark.parametrize("post", ["post_landsraad_left", "post_landsraad_right"])
def test_staban_sells_spice(post: str) -> None:
    t = networked(post, spice=1, solari=2).does(0, "staban_tuek.signet.1a")
    assert (t.house(0).spice, t.house(0).solari) == (0, 5)
    assert not [name for name in t.open(0) if name.startswith("staban")]


@pytest.mark.parametrize("post", ["post_emperor", "post_guild", "post_bene_gesserit", "post_fremen"])
def test_staban_buys_secrets(post: str) -> None:
    t = networked(post, spice=1, solari=2).does(0, "staban_tuek.signet.1b")
    assert (t.house(0).solari, len(t.house(0).intrigues)) == (0, 1)
    assert not [name for name in t.open(0) if name.startswith("staban")]


@pytest.mark.parametrize("post", ["post_choam", "post_arrakeen_refinery", "post_hagga_basin"])
def test_staban_without_a_follow_up(post: str) -> None:
    t = networked(post, spice=3, solari=3)
    assert not [name for name in t.open(0) if name.startswith("staban")]


def test_staban_need_not_pay() -> None:
    t = networked("post_emperor", solari=2).answer(0, "turn", "all").ends(0)
    assert t.house(0).solari == 2


def test_staban_places_no_spy() -> None:
    t = ring("staban_tuek", "imperial_basin", solari=2).does(0, "staban_tuek.signet.1").passes(0)
    assert (t.spies(0), t.open(0)) == ([], [])


def test_staban_pays_later() -> None:
    """The follow-up waits through the turn: the refinery's solari pay for it."""
    t = led("staban_tuek").give(0, hand=["signet_ring"]).turn(0).sends(0, "signet_ring", "spice_refinery", 0)
    t.does(0, "staban_tuek.signet.1").answer(0, "spy", "post_guild").does(0, "staban_tuek.signet.1b")
    assert (t.house(0).solari, len(t.house(0).intrigues)) == (0, 1)


# Shaddam Corrino IV.


def test_SC_68_shaddams_deployment_ban() -> None:
    """SC-68: neither troops nor sandworms in the turn of the ring; afterwards as usual."""
    t = led("shaddam_corrino_iv", choam=True).give(0, hand=["signet_ring", "dune_the_desert_planet"], garrison=4)
    t.give(0, hooks=True, water=2, garrison=4).conflict("skirmish_desert_mouse").turn(0, ("player_turns", 0))
    t.sends(0, "signet_ring", "hagga_basin")
    assert t.may_deploy(0) == 0
    assert t.why_not(0, "deploy:1").id == "why-not-deploy"
    assert "hagga_basin.2b" not in t.open(0)
    t.does(0, "shaddam_corrino_iv.signet.2a", "hagga_basin.2a").answer(0, "turn", "do:shaddam_corrino_iv.signet.2ab")
    assert (t.house(0).solari, t.house(0).garrison, t.may_deploy(0)) == (1, 5, 0)
    t.ends(0).sends(0, "dune_the_desert_planet", "imperial_basin")
    assert t.may_deploy(0) == 2


def test_SC_150_ban_and_a_sandworm_from_a_plot() -> None:
    """SC-150: the card is paid and the wall may go, but no sandworm comes; recruits stay in the garrison."""
    t = led("shaddam_corrino_iv", choam=True).give(0, hand=["signet_ring"], water=2, intrigues=["unexpected_allies"])
    t.conflict("battle_for_arrakeen").turn(0).sends(0, "signet_ring", "arrakeen").plots(0, "unexpected_allies")
    assert t.house(0).water == 0
    reason = t.why_not(0, "do:unexpected_allies.plot.1.2")
    assert (reason.id, reason.rules) == ("lacks-worm-way", ("LDR-07",))
    t.does(0, "unexpected_allies.plot.1.1", "arrakeen.1", "arrakeen.2", "shaddam_corrino_iv.signet.2a")
    t.does(0, "shaddam_corrino_iv.signet.2ab")
    assert (t.state.wall, t.house(0).worms, t.house(0).garrison, t.may_deploy(0)) == (False, 0, 5, 0)
    t.ends(0)
    later = led("shaddam_corrino_iv", choam=True).give(0, water=2, intrigues=["unexpected_allies"])
    later.conflict("battle_for_arrakeen").turn(0).plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.1")
    later.does(0, "unexpected_allies.plot.1.2")
    assert later.house(0).worms == 1


def test_the_ban_is_told_at_once() -> None:
    t = ring("shaddam_corrino_iv", "arrakeen", choam=True)
    assert t.told("no_deployment") == [("shaddam_corrino_iv",)]
    assert t.table.view(1)["turn"]["banned"]


def test_the_ban_does_not_bind_what_came_before() -> None:
    """LDR-07: a sandworm summoned by a plot before the ring is played stays."""
    t = led("shaddam_corrino_iv", choam=True).give(0, hand=["signet_ring"], water=2, intrigues=["unexpected_allies"])
    t.conflict("skirmish_desert_mouse").turn(0).plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.2")
    t.sends(0, "signet_ring", "arrakeen")
    assert t.house(0).worms == 1


def test_shaddam_buys_influence() -> None:
    t = ring("shaddam_corrino_iv", "arrakeen", choam=True, solari=3)
    t.does(0, "shaddam_corrino_iv.signet.2b").answer(0, "faction", "fremen")
    assert (t.house(0).solari, t.influence(0, "fremen")) == (0, 1)
    assert not [name for name in t.open(0) if name.startswith("shaddam")]


def test_shaddam_must_choose() -> None:
    t = ring("shaddam_corrino_iv", "imperial_basin", choam=True, solari=2)
    assert t.open(0) == ["shaddam_corrino_iv.signet.2a"]
    t.refuses(0, "turn", "end")
