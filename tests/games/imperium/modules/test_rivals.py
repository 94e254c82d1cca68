"""Rivals: set-up, who is on turn, where agents go, deployment, what rivals buy (RIV-01 to RIV-52)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.modules.rival_tables import RivalTable, duel, solo
from tests.games.imperium.phases.test_setting_up import before_round_1
from tests.games.imperium.tables import box_of

from kanly.games.imperium.effects.influence import LoseInfluence
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rivals.deciding import decide, decided
from kanly.games.imperium.modules.rivals.pieces import hagal_card
from kanly.games.imperium.modules.rivals.spending import rival_spends
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.state import NOBODY, ImperiumState, clockwise
from kanly.kernel import Ask, BadSetup, Table


def opened(seats: int, seed: int = 0, modules: tuple[str, ...] = (), **settings: Any) -> Table:
    """A real table, at its first question."""
    return GAME.open(GAME.set_up(seats, modules, settings), str(seed))


def state(table: Table) -> ImperiumState:
    s = table.state
    assert isinstance(s, ImperiumState)
    return s


def objectives(s: ImperiumState, seats: int) -> list[str]:
    """The objective of every house."""
    box = box_of(GAME.rules(GAME.set_up(seats)))
    return [box.trophies[house.trophies[0]].name for house in s.houses]


# Set-up.


def test_rivals_come_by_themselves() -> None:
    assert GAME.set_up(1).modules == ("rivals",)
    assert GAME.set_up(2, ["choam"]).modules == ("choam", "rivals")
    assert GAME.set_up(3).modules == ()
    with pytest.raises(BadSetup, match="module rivals is for 1, 2 seats, not for 3"):
        GAME.set_up(3, ["rivals"])


def test_settings_are_offered_where_they_belong() -> None:
    def own(seats: int) -> set[str]:
        return {setting.name for setting in GAME.settings_for(seats, ()) if setting.modules == ("rivals",)}

    both = {"rival_choice", "brutal_escalation", "smart_politics", "expert_deployment", "desert_tactics_twice"}
    assert own(1) == both | {"difficulty", "row_churn"}
    assert own(2) == both | {"streamlined_rivals", "rival_stops"}
    assert own(3) == own(4) == set()
    with pytest.raises(BadSetup, match="difficulty is for 1 seat, not for 2"):
        GAME.set_up(2, settings={"difficulty": "mentat"})


def test_R01_solo_setup_mercenary() -> None:
    t = RivalTable(1, settings={"difficulty": "mercenary"})
    for h in (1, 2):
        rival = t.house(h)
        assert (rival.garrison, rival.supply, rival.agents, rival.spies, rival.water) == (0, 12, 2, 3, 1)
        assert t.vp(h) == 0
        assert len(rival.trophies) == 1
        assert (rival.seat, rival.deck, rival.hand, rival.intrigues) == (NOBODY, [], [], [])
    player = t.house(0)
    assert (player.garrison, player.water, len(player.intrigues), t.vp(0)) == (3, 1, 1, 0)
    assert len(t.rivals.deck) == 36
    assert "hagal_reshuffle" not in [hagal_card(t.box, card).name for card in t.rivals.deck]
    assert len(t.now.conflict_deck) == 10


@pytest.mark.parametrize("difficulty", ["sardaukar", "mentat", "kwisatz_haderach"])
def test_other_difficulties_change_nothing_in_the_set_up(difficulty: str) -> None:
    t = RivalTable(1, settings={"difficulty": difficulty})
    assert [(house.garrison, house.supply, len(house.intrigues)) for house in t.now.houses] == [(3, 9, 0)] * 3


@pytest.mark.parametrize("seed", range(4))
def test_R02_two_player_setup(seed: int) -> None:
    s = state(opened(2, seed))
    assert len(rivals_table(s).deck) + len(rivals_table(s).discard) == 37
    assert objectives(s, 2)[2] == "objective_ornithopter_1_3p"
    assert objectives(s, 2)[s.first] == "objective_desert_mouse_first"
    assert (s.houses[2].garrison, s.houses[2].water) == (3, 1)
    assert clockwise(s, s.first) == [s.first, 2, 1 - s.first]
    assert len(s.houses) == 3


def test_R02_the_deck_has_reshuffle() -> None:
    t = duel("rival_lady_margot_fenring")
    assert [hagal_card(t.box, card).name for card in t.rivals.deck].count("hagal_reshuffle") == 1


def test_R03_two_player_marker() -> None:
    """RIV-08: the marker alternates, and the rival sits to the left of whoever has it."""
    t = duel()
    p = t.by_hand()
    assert clockwise(t.now, t.now.first) == [0, 2, 1]
    t.rules.scenes["recall"](p)
    assert clockwise(t.now, t.now.first) == [1, 2, 0]
    t.rules.scenes["recall"](p)
    assert clockwise(t.now, t.now.first) == [0, 2, 1]


def test_R37_rival_first_player_solo() -> None:
    seen = set()
    for seed in range(12):
        s = before_round_1(1, seed=seed)
        assert sorted(objectives(s, 1)) == [
            "objective_crysknife",
            "objective_desert_mouse_first",
            "objective_ornithopter_1_3p",
        ]
        assert objectives(s, 1)[s.first] == "objective_desert_mouse_first"
        assert s.seating == [0, 1, 2]
        seen.add(s.first)
    assert seen == {0, 1, 2}
    t = solo()
    t.start.first = 1
    p = t.by_hand()
    for order in ([1, 2, 0], [2, 0, 1], [0, 1, 2]):
        assert clockwise(t.now, t.now.first) == order
        t.rules.step("pass_marker")(p)


@pytest.mark.parametrize("seats", [1, 2])
def test_rivals_are_different_and_lead_nobodys_house(seats: int) -> None:
    for seed in range(6):
        s = state(opened(seats, seed))
        rivals = [house.leader for house in s.houses if house.seat == NOBODY]
        assert len(set(rivals)) == 3 - seats
        assert all(name.startswith("rival_") for name in rivals)
        assert not any(house.leader.startswith("rival_") for house in s.houses if house.seat != NOBODY)


def test_milder_rivals() -> None:
    mild = {"rival_staban_tuek", "rival_lady_amber_metulli", "rival_gurney_halleck", "rival_lady_margot_fenring"}
    found = set()
    for seed in range(12):
        found |= {house.leader for house in state(opened(1, seed, rival_choice="gentle")).houses[1:]}
    assert found == mild


def test_the_first_seat_chooses_rivals() -> None:
    table = opened(1, rival_choice="chosen")
    [ask] = table.pending
    assert (ask.seat, ask.kind, len(ask.options)) == (0, "rival", 10)
    table.choose(0, "rival_muad_dib", "rival")
    [ask] = table.pending
    assert "rival_muad_dib" not in ask.options
    reason = table.why_not(0, "rival_muad_dib")
    assert reason is not None
    assert reason.id == "why-not-rival-taken"
    table.choose(0, "rival_lady_jessica", "rival")
    assert [house.leader for house in state(table).houses[1:]] == ["rival_muad_dib", "rival_lady_jessica"]


def test_why_a_rival_cannot_be_streamlined() -> None:
    table = opened(2, rival_choice="chosen", streamlined_rivals=True)
    assert table.pending[0].options == ["rival_glossu_rabban", "rival_lady_amber_metulli"]
    reason = table.why_not(0, "rival_muad_dib")
    assert reason is not None
    assert reason.id == "why-not-rival-streamlined"


def test_parties() -> None:
    table = opened(1, 3)
    assert [(party.id, party.seat) for party in table.rules.parties(table.state)] == [
        (house.leader, house.seat if house.seat >= 0 else None) for house in state(table).houses
    ]


# Whose turn it is.


def test_two_players_take_turns_around_the_rival() -> None:
    t = duel().give(0, hand=["dagger"]).give(1, hand=["dagger"]).conflict("choam_security")
    t.hagal("hagal_dutiful_service", "hagal_secrets").turns(0)
    t.sends(0, "dagger", "assembly_hall").does(0, "assembly_hall.1").ends(0)
    t.expect("turn", seats=[1])
    assert t.space(2) == ["dutiful_service"]
    t.reveals(1).ends(1)
    t.expect("turn", seats=[0])
    assert t.space(2) == ["dutiful_service"]
    t.reveals(0).ends(0)
    assert t.table.over
    assert sorted(t.space(2)) == ["dutiful_service", "secrets"]


def test_a_rival_goes_on_when_everybody_has_revealed() -> None:
    """RIV-10, the table's own way of reading it."""
    t = duel().conflict("choam_security").turns(0).reveals(0).ends(0).reveals(1).ends(1)
    assert t.house(2).agents == 0


def test_a_rival_may_stop_with_the_first_player() -> None:
    t = duel(rival_stops=True).conflict("choam_security").turns(0).reveals(0).ends(0)
    t.expect("turn", seats=[1])
    assert t.house(2).agents == 2
    t.reveals(1).ends(1)
    assert t.house(2).agents == 2


def test_a_rival_does_not_stop_with_the_other_player() -> None:
    t = duel(rival_stops=True).conflict("choam_security").turns(1).reveals(1).ends(1)
    t.expect("turn", seats=[0])
    assert t.house(2).agents == 2
    t.reveals(0).ends(0)
    assert t.house(2).agents == 2


def test_rivals_draw_nothing() -> None:
    t = solo().stack(0, *["dagger"] * 2).play("round_start").played()
    assert [data[0] for data in t.told("draws", ever=True)] == ["gurney_halleck"]


# Where agents go.


def test_R04_skip_occupied() -> None:
    t = solo().agent(0, "heighliner").conflict("choam_security").hagal("hagal_heighliner", "hagal_sardaukar")
    t.rival_turn(1)
    assert t.skipped() == [("hagal_heighliner", "occupied")]
    assert t.revealed() == ["hagal_heighliner", "hagal_sardaukar"]
    assert t.space(1) == ["sardaukar"]
    assert t.influence(1, "emperor") == 1
    assert (t.house(1).garrison, t.house(1).troops, t.house(1).spice) == (5, 0, 0)
    assert t.told("hagal_sends", ever=True) == [("rival_staban_tuek", "hagal_sardaukar", "sardaukar")]
    assert t.told("pays", ever=True) == []


def test_an_own_agent_occupies_a_space_too() -> None:
    t = solo().agent(1, "fremkit").conflict("choam_security").hagal("hagal_fremkit", "hagal_secrets").rival_turn(1)
    assert t.skipped() == [("hagal_fremkit", "occupied")]


def test_the_controller_is_paid_for_a_rivals_visit() -> None:
    t = solo().controls(0, "arrakeen").conflict("choam_security").hagal("hagal_arrakeen").rival_turn(1)
    assert t.house(0).solari == 1


def test_a_rival_is_paid_for_visits_and_spends_at_once() -> None:
    """RIV-41: as soon as it can, in the turn of another too."""
    t = solo("rival_feyd_rautha_harkonnen").give(1, spice=2, water=1).controls(1, "arrakeen").conflict("choam_security")
    t.give(0, hand=["reconnaissance"]).turn(0).sends(0, "reconnaissance", "arrakeen")
    assert t.house(1).swordmaster
    assert (t.house(1).solari, t.house(1).spice, t.house(1).water) == (0, 0, 0)
    t = solo("rival_feyd_rautha_harkonnen").give(1, spice=2, water=1).controls(1, "arrakeen").conflict("choam_security")
    t.hagal("hagal_arrakeen").rival_turn(2)
    assert t.house(1).swordmaster


def test_players_may_infiltrate_and_rivals_never_do() -> None:
    t = solo().agent(1, "arrakeen").spy(0, "post_arrakeen_refinery").give(0, hand=["reconnaissance"])
    assert "reconnaissance:arrakeen" in t.conflict("choam_security").turn(0).ways(0)
    t = solo().agent(0, "arrakeen").spy(1, "post_arrakeen_refinery").conflict("choam_security")
    t.hagal("hagal_arrakeen", "hagal_secrets").rival_turn(1)
    assert t.space(1) == ["secrets"]
    assert t.spies(1) == ["post_arrakeen_refinery"]


# Deployment.


def test_R08_fremkit_deploys_without_recruits() -> None:
    t = solo().give(1, garrison=1).conflict("choam_security").hagal("hagal_fremkit").rival_turn(1)
    assert t.influence(1, "fremen") == 1
    assert (t.house(1).troops, t.house(1).garrison) == (1, 0)


def test_a_short_supply_recruits_fewer() -> None:
    t = solo().give(1, garrison=4, supply=1, troops=7).conflict("choam_security").hagal("hagal_research_station")
    t.rival_turn(1)
    assert (t.house(1).troops, t.house(1).garrison, t.house(1).supply) == (10, 2, 0)


# Influence.


def test_R20_no_bonus_at_4() -> None:
    t = solo().give(1, influence={"guild": 3}).conflict("choam_security").hagal("hagal_heighliner")
    before = t.vp(1)
    t.rival_turn(1)
    assert t.now.alliances[t.box.track_of["guild"]] == 1
    assert t.vp(1) == before + 1
    assert t.house(1).solari == 0


@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_no_bonus_of_any_track(faction: str) -> None:
    card = {
        "emperor": "hagal_dutiful_service",
        "guild": "hagal_deliver_supplies_heighliner",
        "bene_gesserit": "hagal_secrets",
        "fremen": "hagal_fremkit",
    }[faction]
    t = solo().give(1, influence={faction: 3}).conflict("choam_security").hagal(card).rival_turn(1)
    rival = t.house(1)
    assert (rival.solari, rival.water, len(rival.intrigues), rival.spies) == (0, 1, 0, 3)


def answers(t: RivalTable, h: int, kind: str, options: list[Any]) -> Any:
    return decide(t.by_hand(), h, Ask(NOBODY, kind, options))


FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]


def test_R21_influence_choice() -> None:
    t = solo("rival_gurney_halleck").give(1, influence={"emperor": 1, "fremen": 2})
    assert answers(t, 1, "faction", FACTIONS) == "guild"


def test_two_factions_by_the_same_rule_twice() -> None:
    t = solo("rival_gurney_halleck").give(1, influence={"emperor": 1, "fremen": 2})
    pairs = [(a, b) for i, a in enumerate(FACTIONS) for b in FACTIONS[i + 1 :]]
    assert answers(t, 1, "two_factions", pairs) == ("guild", "bene_gesserit")


def test_a_rival_loses_influence_where_it_has_most() -> None:
    """RIV-23; of equals with the rightmost of its list."""
    t = solo("rival_gurney_halleck").give(1, influence={"emperor": 2, "fremen": 2, "guild": 1})
    p = t.by_hand()
    effect = LoseInfluence(1)
    flow = effect.do(p.rules.cast(p, 1, NOBODY))
    assert flow is not None
    assert list(decided(p, 1, flow)) == [], "nobody is asked"
    assert [t.influence(1, name) for name in FACTIONS] == [1, 1, 0, 2]


def test_questions_to_others_go_their_way() -> None:
    """Whatever a rival brings about, a player who has to decide something is asked."""

    def flow() -> Any:
        own = yield Ask(NOBODY, "faction", ["guild", "fremen"])
        others = yield Ask(0, "discard", ["dagger"])
        assert (own, others) == ("guild", "dagger")

    asked = decided(solo().by_hand(), 1, flow())
    ask = next(asked)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.kind) == (0, "discard")
    with pytest.raises(StopIteration):
        asked.send("dagger")


# What rivals buy.


def test_R16_swordmaster_payment_order() -> None:
    t = solo("rival_staban_tuek").give(1, solari=3, spice=4, intrigues=["cunning"], water=1)
    rival_spends(t.by_hand(), 1)
    rival = t.house(1)
    assert (rival.solari, rival.spice, rival.intrigues, rival.water) == (0, 0, [], 0)
    assert (rival.swordmaster, rival.agents) == (True, 3)
    assert t.now.intrigue_discard == t.box.intrigues["cunning"].pieces[:1]
    t.give(0, hand=["dagger"], solari=6).turn(0)
    assert "dagger:swordmaster" in t.ways(0)
    t.sends(0, "dagger", "swordmaster")
    assert t.house(0).solari == 0


def test_one_short_of_the_swordmaster() -> None:
    t = solo("rival_staban_tuek").give(1, solari=3, spice=4, intrigues=["cunning"], water=0)
    rival_spends(t.by_hand(), 1)
    assert not t.house(1).swordmaster
    assert t.house(1).solari == 3


def test_R17_swordmaster_leftovers() -> None:
    t = solo("rival_feyd_rautha_harkonnen").give(1, solari=1, spice=2, water=2)
    rival_spends(t.by_hand(), 1)
    assert (t.house(1).solari, t.house(1).spice, t.house(1).water) == (0, 0, 1)
    assert t.vp(1) == 0


def test_R19_vp_purchase() -> None:
    t = solo().give(1, swordmaster=True, spice=14, water=3, solari=6, intrigues=["cunning", "impress"])
    rival_spends(t.by_hand(), 1)
    assert t.vp(1) == 3
    assert (t.house(1).solari, t.house(1).spice, t.house(1).water, len(t.house(1).intrigues)) == (6, 0, 0, 2)


def test_solari_and_intrigues_buy_points_too() -> None:
    t = solo().give(1, swordmaster=True, solari=7, water=0, intrigues=["cunning", "impress", "mercenaries"])
    rival_spends(t.by_hand(), 1)
    assert t.vp(1) == 2
    assert (t.house(1).solari, t.house(1).intrigues) == (0, [])
    assert len(t.now.intrigue_discard) == 3


def test_no_points_before_the_swordmaster() -> None:
    t = solo("rival_staban_tuek").give(1, spice=7, water=1)
    rival_spends(t.by_hand(), 1)
    assert (t.vp(1), t.house(1).spice) == (0, 7)


def test_the_third_agent_is_of_use_at_once() -> None:
    t = solo("rival_feyd_rautha_harkonnen").give(1, spice=3, water=0).conflict("choam_security")
    t.hagal("hagal_accept_contract_shipping_a", "hagal_dutiful_service").rival_turn(1)
    assert t.house(1).swordmaster
    assert sorted(t.space(1)) == ["accept_contract", "dutiful_service"]


def test_R32_resolution_order() -> None:
    t = solo("rival_baron_vladimir_harkonnen").give(1, solari=3, water=1).spy(1, "post_guild", "post_fremen")
    t.conflict("choam_security").hagal("hagal_espionage", "hagal_dutiful_service").rival_turn(1)
    assert t.influence(1, "bene_gesserit") == 1
    assert t.spies(1) == ["post_emperor"]
    assert (t.house(1).solari, t.house(1).water, t.house(1).garrison, t.house(1).troops) == (0, 0, 5, 0)
    assert t.house(1).swordmaster
    assert sorted(t.space(1)) == ["dutiful_service", "espionage"]


# The end of a round.


def test_R36_rival_agent_on_maker() -> None:
    t = duel().agent(2, "deep_desert", "secrets").give(2, swordmaster=True).bonus(hagga_basin=1)
    p = t.by_hand()
    t.rules.scenes["makers"](p)
    bonus = {name: t.now.bonus[t.box.space_of[name]] for name in ("deep_desert", "hagga_basin", "imperial_basin")}
    assert bonus == {"deep_desert": 0, "hagga_basin": 2, "imperial_basin": 1}
    t.rules.scenes["recall"](p)
    assert t.space(2) == []
    assert t.house(2).agents == 3
