"""The game for six: the scenarios of the facts, by their ids."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, MUAD_DIBS, S_LEFT, S_RIGHT, SHADDAMS, M, S, six

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.six_players.setting_up import balance_objectives, enemy_beside
from kanly.games.imperium.modules.six_players.table import BOTH, GONE, LEFT, PLACED, READY, RIGHT, six_table
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import BadSetup, Table


def fresh(seed: int = 0, **settings: object) -> Table:
    return GAME.open(GAME.set_up(6, (), settings), str(seed))


def icons(table: Table, h: int) -> list[str]:
    s = table.state
    assert isinstance(s, ImperiumState)
    return [table.rules.box.trophies[t].icon for t in s.houses[h].trophies]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(6))
def test_s01_setup(seed: int) -> None:
    """S01_setup."""
    table = fresh(seed)
    s = table.state
    assert isinstance(s, ImperiumState)
    assert [vp(s, h) for h in range(6)] == [4, 1, 1, 4, 1, 1]
    box = table.rules.box  # type: ignore[attr-defined]
    levels = [box.trophies[t].level for t in s.conflict_deck]
    assert levels == [3] * 4 + [2] * 5  # the last one is turned up first
    for team in (MUAD_DIBS, SHADDAMS):
        held = Counter(icon for h in team for icon in icons(table, h))
        assert held == {"desert_mouse": 1, "crysknife": 1}
        assert icons(table, team[0]) == []
    assert s.first not in (M, S)
    assert box.trophies[s.houses[s.first].trophies[0]].first_player
    contracts = choam(s)
    assert (len(contracts.offer), len(contracts.bank), len(contracts.aside)) == (2, 16, 2)
    assert {box.stocks["contract"].copies[piece].name for piece in contracts.aside} == {
        "contract_sardaukar_cards",
        "contract_sardaukar_recall",
    }
    for h in range(6):
        house = s.houses[h]
        assert (house.water, house.spies, house.agents, len(house.deck)) == (
            1,
            3,
            2,
            10 - (house.leader[:6] == "staban"),
        )
        assert (house.garrison, house.supply) == ((0, 0) if h in (M, S) else (3, 9))
    assert len(s.alliances) == 6


def test_s01_choam_is_mandatory() -> None:
    assert GAME.set_up(6).modules == ("choam", "six_players")
    assert GAME.set_up(6, ["choam"]).key() == GAME.set_up(6).key()
    with pytest.raises(BadSetup, match="six_players is for 6 seats"):
        GAME.set_up(4, ["choam", "six_players"])


def test_s01_two_desert_mice_are_parted() -> None:
    """SIX-06: the owner of the second one exchanges with the enemy ally beside."""
    assert {h: enemy_beside(h) for h in (1, 2, 4, 5)} == {1: 2, 2: 1, 4: 5, 5: 4}
    t = six()
    t.give(M_LEFT, trophies=["objective_desert_mouse_first"]).give(M_RIGHT, trophies=["objective_desert_mouse_4_6p"])
    t.give(S_LEFT, trophies=["objective_crysknife"]).give(S_RIGHT, trophies=["objective_crysknife_4_6p"])
    balance_objectives(t.by_hand())
    assert t.trophies(M_RIGHT) == ["objective_crysknife"]
    assert t.trophies(S_LEFT) == ["objective_desert_mouse_4_6p"]
    balance_objectives(t.by_hand())
    assert t.trophies(M_RIGHT) == ["objective_crysknife"]


def test_s02_activation_by_arrow() -> None:
    """S02_activation_by_arrow."""
    t = six().give(S, hand=["em_imperial_ornithopter"] * 2).turn(S, ("turn", S)).activates(S, S_LEFT)
    t.sends(S, "em_imperial_ornithopter", "arrakeen").does(S, "arrakeen.1", "arrakeen.2")
    assert (len(t.hand(S)), t.house(S_LEFT).garrison, t.house(S_LEFT).supply) == (2, 4, 8)
    t.does(S, "activation.1").expect("troops", [S_LEFT])
    assert t.offered(S_LEFT) == ["0", "1", "2", "3"]
    t.says(S_LEFT, 2)
    assert (t.house(S_LEFT).troops, t.house(S_RIGHT).troops) == (2, 0)
    assert t.six.arrows[S] == [RIGHT]
    assert t.six.sent[S] == [(t.box.space_of["arrakeen"], LEFT)]


def test_s02_the_other_agent_activates_the_other_ally() -> None:
    t = six().give(S, hand=["em_imperial_ornithopter"] * 2).turn(S)
    t.six.arrows[S] = [RIGHT]
    t.start.houses[S].agents = 1
    t.activates(S, S_LEFT)
    assert t.ways(S) == []
    assert t.why_not(S, "play:em_imperial_ornithopter:arrakeen").rules == ("TRN-02",)
    assert "reveal" in t.offered(S)
    t.undo(S).activates(S, S_RIGHT)
    assert "em_imperial_ornithopter:arrakeen" in t.ways(S)


def test_s02_only_own_allies_are_activated() -> None:
    t = six().turn(S)
    assert t.offered(S) == [str(S_LEFT), str(S_RIGHT)]
    assert t.why_not(S, str(M_LEFT)).id == "why-not-teammate"
    assert t.why_not(S, str(S)).id == "why-not-teammate"


def test_s03_influence_routing() -> None:
    """S03_influence_routing."""
    t = six().give(M, hand=["md_seek_allies"]).give(M_RIGHT, influence={"fringe_worlds": 1}).turn(M)
    t.offer_contracts("contract_espionage", "contract_harvest_3")
    t.activates(M, M_RIGHT).sends(M, "md_seek_allies", "expedition").does(M, "visit.1")
    assert (t.influence(M_RIGHT, "fringe_worlds"), t.vp(M_RIGHT)) == (2, 2)
    t.does(M, "expedition.1").answer(M, "contract", "contract_espionage")
    assert t.contracts(M) == ["contract_espionage"]
    assert (t.influence(M, "fremen"), t.influence(M, "fringe_worlds"), t.vp(M)) == (0, 0, 4)


def test_s04_personal_track_team_reward() -> None:
    """S04_personal_track_team_reward."""
    t = six().give(M, hand=["md_seek_allies"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_seek_allies", "fremen_board_desert_mastery").does(M, "visit.1", "fremen_board_desert_mastery.1")
    assert t.influence(M, "fremen") == 1
    assert [t.house(h).spice for h in MUAD_DIBS] == [2, 1, 1]
    assert [t.house(h).spice for h in SHADDAMS] == [0, 0, 0]
    assert len(t.hand(M)) == 1
    t.does(M, "md_seek_allies.agent.1").ends(M).expect("troops", [M_LEFT])
    assert t.offered(M_LEFT) == ["0", "1", "2"]


def test_s05_swordmaster_once() -> None:
    """S05_swordmaster_once."""
    t = six().give(M_LEFT, hand=["dagger", "dagger"], solari=8, agents=1).conflict("trade_dispute")
    t.agent(M_LEFT, "arrakeen").give(M_LEFT, agents=1, troops=2, garrison=1)
    t.turn(M_LEFT, ("turn", M_LEFT)).sends(M_LEFT, "dagger", "swordmaster").does(M_LEFT, "swordmaster.1")
    house = t.house(M_LEFT)
    assert (house.solari, house.agents, house.swordmaster) == (0, 1, True)
    assert t.six.swordmasters[M_LEFT] == READY


def test_s05_its_token_gives_swords_and_its_agent_leaves() -> None:
    t = six().veteran(M_LEFT, READY).give(M_LEFT, hand=["dagger", "dagger"], agents=1, troops=2)
    t.give(S_LEFT, solari=6, hand=["dagger"]).conflict("trade_dispute").turn(M_LEFT)
    t.sends(M_LEFT, "dagger", "assembly_hall")
    assert t.six.swordmasters[M_LEFT] == PLACED
    again = six().veteran(M_LEFT, PLACED).give(M_LEFT, hand=["dagger"], agents=0, troops=2).conflict("trade_dispute")
    again.turn(M_LEFT, "recall").reveals(M_LEFT)
    assert forces.strength(again.house(M_LEFT)) == 7
    again.ends(M_LEFT)
    assert again.six.swordmasters[M_LEFT] == GONE
    assert (again.house(M_LEFT).agents, again.house(M_LEFT).swordmaster) == (2, True)


def test_s05_the_next_buyer_pays_less() -> None:
    t = six().veteran(M_LEFT, GONE).give(S_LEFT, solari=6, hand=["dagger"]).turn(S_LEFT)
    t.sends(S_LEFT, "dagger", "swordmaster").does(S_LEFT, "swordmaster.1")
    assert (t.house(S_LEFT).solari, t.house(S_LEFT).agents) == (0, 2)
    other = six().veteran(M_LEFT, GONE).give(M_LEFT, solari=9, hand=["dagger"]).turn(M_LEFT)
    assert other.why_not(M_LEFT, "play:dagger:swordmaster").rules == ("AGT-11",)


def test_s05_an_unused_swordmaster_stays() -> None:
    t = six().veteran(M_LEFT, READY).veteran(S, READY)
    t.six.arrows[S] = [LEFT, RIGHT, BOTH]
    t.give(M_LEFT, agents=3).give(S, agents=3).turn(M_LEFT, "recall").reveals(M_LEFT).ends(M_LEFT)
    assert (t.house(M_LEFT).agents, t.house(S).agents, t.house(M).agents) == (3, 3, 2)
    assert t.six.arrows[S] == [LEFT, RIGHT, BOTH]


def test_s07_reinforce() -> None:
    """S07_reinforce."""
    t = six().give(S_LEFT, spice=2, garrison=4, hand=["diplomacy"]).give(S_RIGHT, garrison=11, supply=1)
    t.turn(S_LEFT).sends(S_LEFT, "diplomacy", "military_support").does(S_LEFT, "visit.1", "military_support.1")
    assert t.influence(S_LEFT, "great_houses") == 1
    assert t.offered(S_LEFT) == ["2", "3"]  # for the left ally: at most 1 is left for the other
    t.answer(S_LEFT, "reinforce", 2).expect("troops", [S_LEFT])
    assert t.offered(S_LEFT) == ["0", "1", "2"]
    t.says(S_LEFT, 1).expect("troops", [S_RIGHT])
    assert t.offered(S_RIGHT) == ["0", "1"]
    t.says(S_RIGHT, 1)
    assert [(t.house(h).garrison, t.house(h).troops) for h in (S_LEFT, S_RIGHT)] == [(5, 1), (11, 1)]
    assert t.may_deploy(S_LEFT) == 0
    t.ends(S_LEFT)


def test_s08_commander_swords_before_ally_reveal() -> None:
    """S08_commander_swords_before_ally_reveal."""
    t = six().give(M, hand=["md_limited_landsraad_access"] * 2).give(M_LEFT, hand=["dagger"])
    t.turn(M, ("turn", M_LEFT)).activates(M, M_LEFT).reveals(M)
    assert (t.house(M).spice, t.house(M_LEFT).swords) == (2, 2)
    assert forces.strength(t.house(M_LEFT)) == 0
    t.ends(M)
    assert t.house(M_LEFT).swords == 2


@pytest.mark.parametrize(("troops", "strength"), [(0, 0), (2, 7)])
def test_s08_they_count_with_a_unit_only(troops: int, strength: int) -> None:
    t = six().give(M_LEFT, hand=["dagger"], swords=2, troops=troops).turn(M_LEFT).reveals(M_LEFT).ends(M_LEFT)
    assert forces.strength(t.house(M_LEFT)) == strength
    assert t.house(M_LEFT).swords == (3 if troops else 0)


def test_s09_shaddam_signet() -> None:
    """S09_shaddam_signet."""
    t = six().give(S, hand=["em_signet_ring"], solari=3).turn(S).activates(S, S_RIGHT)
    t.sends(S, "em_signet_ring", "spice_refinery", 0)
    assert t.house(S).solari == 5
    clauses = t.open(S)
    assert clauses == ["shaddam_corrino_iv.signet.2a", "shaddam_corrino_iv.signet.2b"]
    t.does(S, "shaddam_corrino_iv.signet.2a")
    t.does(S, *t.open(S))
    assert (t.house(S).solari, t.house(S_RIGHT).garrison, t.house(S_LEFT).garrison) == (6, 4, 3)
    t.ends(S)
    assert [t.house(h).troops for h in range(6)] == [0] * 6


def test_s09_influence_for_the_ally_or_for_shaddam() -> None:
    for faction, moved in (("emperor", S), ("great_houses", S_RIGHT), ("guild", S_RIGHT), ("fringe_worlds", S_RIGHT)):
        t = six().give(S, hand=["em_signet_ring"], solari=3).turn(S).activates(S, S_RIGHT)
        t.sends(S, "em_signet_ring", "spice_refinery", 0).does(S, "shaddam_corrino_iv.signet.2b")
        assert t.offered(S) == ["great_houses", "guild", "bene_gesserit", "fringe_worlds", "emperor"]
        t.answer(S, "faction", faction)
        assert t.house(S).solari == 5 - 3 + (1 if faction == "emperor" else 0)  # the team's reward
        assert [h for h in range(6) if t.influence(h, faction)] == [moved]


def test_s11_throne_row() -> None:
    """S11_throne_row."""
    row = ("corrinth_city", "steersman", "captured_mentat", "desert_power", "chani_clever_tactician")
    t = six().row(*row).next_in_row("overthrow").give(S, hand=["em_imperial_tent"]).give(S_LEFT, hand=["dagger"])
    t.turn(S).activates(S, S_LEFT).sends(S, "em_imperial_tent", "deliver_supplies").does(S, "em_imperial_tent.agent.1")
    assert t.offered(S) == ["corrinth_city", "steersman", "captured_mentat"]
    assert t.why_not(S, "desert_power").rules == ("SIX-45",)
    t.answer(S, "throne", "captured_mentat")
    assert t.named(t.six.throne) == ["captured_mentat"]
    assert t.row_names() == ["corrinth_city", "steersman", "desert_power", "chani_clever_tactician", "overthrow"]


@pytest.mark.parametrize("h", range(6))
def test_s11_only_shaddams_team_acquires_there(h: int) -> None:
    t = six().row("steersman", "corrinth_city").throne("captured_mentat").give(h, persuasion=5).turn(h)
    if h in (M, S):
        t.activates(h, (h + 2) % 6)
    t.reveals(h)
    assert ("buy:captured_mentat" in t.offered(h)) == (h in SHADDAMS)
    if h in SHADDAMS:
        t.buys(h, "captured_mentat")
        assert t.discard_pile(h) == ["captured_mentat"]
        assert t.six.throne == []
        assert t.house(h).persuasion == 0
    else:
        assert t.why_not(h, "buy:captured_mentat").rules == ("ACQ-05", "ACQ-08")


def test_s12_shared_maker_hooks() -> None:
    """S12_shared_maker_hooks."""
    t = six().give(M_RIGHT, hand=["reconnaissance"], influence={"fringe_worlds": 2}).turn(M_RIGHT)
    t.sends(M_RIGHT, "reconnaissance", "sietch_tabr").does(M_RIGHT, "sietch_tabr.1a")
    assert [t.house(h).hooks for h in range(6)] == [h in (M_LEFT, M_RIGHT) for h in range(6)]
    other = six().give(S_LEFT, hand=["reconnaissance"], influence={"fringe_worlds": 2}).turn(S_LEFT)
    other.sends(S_LEFT, "reconnaissance", "sietch_tabr").does(S_LEFT, "sietch_tabr.1a")
    other.does(S_LEFT, *other.open(S_LEFT))
    assert not any(other.house(h).hooks for h in range(6))
    assert (other.house(S_LEFT).garrison, other.house(S_LEFT).water) == (4, 2)


def test_s12_muad_dib_takes_hooks_for_his_allies() -> None:
    t = six().give(M, hand=["md_usul"]).give(M_LEFT, influence={"fringe_worlds": 2}).turn(M).activates(M, M_RIGHT)
    t.sends(M, "md_usul", "sietch_tabr").does(M, "sietch_tabr.1a")
    assert [h for h in range(6) if t.house(h).hooks] == [M_LEFT, M_RIGHT]


@pytest.mark.parametrize(("allies", "own"), [((2, 0), 0), ((1, 1), 2)])
def test_s13_borrowed_influence(allies: tuple[int, int], own: int) -> None:
    """S13_borrowed_influence."""
    t = six().give(S, hand=["em_signet_ring"], solari=3, influence={"emperor": own})
    for h, n in zip((S_RIGHT, S_LEFT), allies):
        t.give(h, influence={"great_houses": n})
    t.turn(S).activates(S, S_LEFT)
    assert "em_signet_ring:imperial_privilege" in t.ways(S)


def test_s13_too_little_of_it() -> None:
    t = six().give(S, hand=["em_signet_ring"], solari=3, influence={"emperor": 1})
    t.give(S_LEFT, influence={"great_houses": 1}).give(M_LEFT, influence={"great_houses": 6})
    t.turn(S).activates(S, S_LEFT)
    assert "em_signet_ring:imperial_privilege" not in t.ways(S)
    assert t.why_not(S, "play:em_signet_ring:imperial_privilege").rules == ("AGT-04",)


def test_s15_endgame_sum() -> None:
    """S15_endgame_sum."""
    points = dict(zip((*MUAD_DIBS, *SHADDAMS), (6, 10, 5, 7, 8, 8)))
    t = six()
    for h, n in points.items():
        t.give(h, points=n)
    t.start.phase = "recall"
    t.play("recall")
    result = t.table.result
    assert t.told("endgame", ever=True) == [()]
    assert result is not None
    assert set(result.ranking[0]) == {t.house(h).leader for h in SHADDAMS}
    assert sum(result.scores[t.house(h).leader] for h in SHADDAMS) == 23


def test_s16_team_tiebreak() -> None:
    """S16_team_tiebreak."""
    t = six()
    for h in range(6):
        t.give(h, points=10 if h in (M, S) else 6, water=0)
    t.give(M, spice=1).give(M_LEFT, spice=4, solari=9).give(S_LEFT, spice=5).give(S, solari=7)
    t.start.phase = "recall"
    t.play("recall")
    result = t.table.result
    assert result is not None
    assert set(result.ranking[0]) == {t.house(h).leader for h in MUAD_DIBS}


@pytest.mark.parametrize("more", [{"water": 5}, {"garrison": 5}])
def test_s16_water_then_garrisons(more: dict[str, Any]) -> None:
    t = six()
    for h in range(6):
        t.give(h, points=10 if h in (M, S) else 6)
    t.give(S_RIGHT, **more)
    t.start.phase = "recall"
    t.play("recall")
    result = t.table.result
    assert result is not None
    assert set(result.ranking[0]) == {t.house(h).leader for h in SHADDAMS}


def test_s17_combat_intrigue_by_commander() -> None:
    """S17_combat_intrigue_by_commander."""
    t = six().give(S, intrigues=["weirding_combat"]).give(S_RIGHT, troops=1).conflict("trade_dispute").combat()
    t.expect("combat", [S]).plots(S, "weirding_combat")
    assert [t.house(h).swords for h in (S, S_LEFT, S_RIGHT)] == [0, 0, 3]


def test_s17_without_an_ally_in_the_conflict() -> None:
    t = six().give(S, intrigues=["weirding_combat"]).give(M_LEFT, troops=1).conflict("trade_dispute").combat("recall")
    assert t.told("combat_passes", ever=True) == []
    assert t.told("plays_intrigue", ever=True) == []


def test_s17_a_card_for_one_of_two_allies() -> None:
    t = six().give(S, intrigues=["weirding_combat", "contingency_plan"]).give(S_RIGHT, troops=1)
    t.give(S_LEFT, troops=1).conflict("trade_dispute").combat().expect("support", [S])
    assert t.offered(S) == [str(S_LEFT), str(S_RIGHT), "pass"]
    t.answer(S, "support", S_LEFT).plots(S, "weirding_combat").answer(S, "support", S_RIGHT)
    t.plots(S, "contingency_plan", 1)
    assert [t.told("swords", ever=True)] == [[(t.house(S_LEFT).leader, 3), (t.house(S_RIGHT).leader, 3)]]


def test_s17_a_commander_may_pass() -> None:
    t = six().give(S, intrigues=["weirding_combat"]).give(S_RIGHT, troops=1).give(S_LEFT, troops=2)
    t.conflict("trade_dispute").combat().answer(S, "support", "pass")
    assert t.told("combat_passes") == [("shaddam_corrino_iv",)]


def test_s18_teams() -> None:
    """S18_teams."""
    t = six().turns(M, "recall")
    order = []
    for _ in range(6):
        ask = t.table.pending[0]
        order.append(ask.seat)
        if ask.kind == "activate":
            t.answer(ask.seat, "activate", ask.options[0])
        t.reveals(ask.seat).ends(ask.seat)
    assert order == [M, S_RIGHT, M_LEFT, S, M_RIGHT, S_LEFT]
    assert [house.leader for house in t.start.houses][M] == "muad_dib"
    assert [house.leader for house in t.start.houses][S] == "shaddam_corrino_iv"
    for team in (MUAD_DIBS, SHADDAMS):
        assert len({t.house(h).team for h in team}) == 1


@pytest.mark.parametrize("choice", ["dealt", "chosen", "drafted"])
def test_s18_allies_choose_among_the_others(choice: str) -> None:
    table = fresh(3, leader_choice=choice)
    asked = []
    while table.pending and table.pending[0].kind == "leader":
        ask = table.pending[0]
        assert not {"muad_dib", "shaddam_corrino_iv"} & set(ask.options)
        asked.append(ask.seat)
        table.choose(ask.seat, ask.options[0], "leader")
    s = table.state
    assert isinstance(s, ImperiumState)
    assert sorted(asked) == ([] if choice == "dealt" else [1, 2, 4, 5])
    assert (s.houses[M].leader, s.houses[S].leader) == ("muad_dib", "shaddam_corrino_iv")
    assert len({house.leader for house in s.houses}) == 6


def test_s19_commander_keeps_resources() -> None:
    """S19_commander_keeps_resources."""
    t = six().give(S, spice=5, hand=["em_seek_allies"]).turn(S).activates(S, S_LEFT)
    t.sends(S, "em_seek_allies", "heighliner").does(S, "visit.1", "heighliner.1", "em_seek_allies.agent.1")
    assert t.house(S).spice == 0
    assert (t.influence(S_LEFT, "guild"), t.house(S_LEFT).garrison, t.house(S_LEFT).supply) == (1, 8, 4)
    assert "em_seek_allies" in t.named(t.now.removed)
    t.ends(S)
    assert t.offered(S_LEFT)[-1] == "7"
    t.says(S_LEFT, 7)
    assert (t.house(S_RIGHT).garrison, t.influence(S_RIGHT, "guild")) == (3, 0)
    assert t.house(S_LEFT).troops == 7


def test_s20_commander_endgame_cards() -> None:
    """S20_commander_endgame_cards."""
    t = six().give(M, intrigues=["crysknife"]).give(M_LEFT, trophies=["choam_security"]).play("endgame")
    t.expect("endgame", [M])
    assert t.offered(M) == ["end"]
    assert t.why_not(M, "plot:crysknife:1").rules[:2] == ("INT-03", "BAT-05")
    done = ["contract_espionage", "contract_harvest_3", "contract_harvest_4", "contract_deliver_supplies"]
    t = six().give(M, intrigues=["choam_profits"], completed=done).play("endgame").plots(M, "choam_profits")
    assert t.vp(M) == 5


def test_s20_shadow_alliance_by_the_allies_influence() -> None:
    """SIX-24, SIX-30: a commander has the influence of the ally who has more, and not the own track's in its place."""
    t = six().give(S, intrigues=["shadow_alliance"], influence={"emperor": 4}).allied(S, "emperor")
    t.give(M_LEFT, influence={"great_houses": 5}).allied(M_LEFT, "great_houses").play("endgame")
    assert t.offered(S) == ["end"]
    t = six().give(S, intrigues=["shadow_alliance"]).give(S_RIGHT, influence={"guild": 4})
    t.give(M_LEFT, influence={"guild": 5}).allied(M_LEFT, "guild").play("endgame").plots(S, "shadow_alliance")
    assert t.vp(S) == 5
    t = six().give(S, intrigues=["shadow_alliance"]).give(S_RIGHT, influence={"guild": 4})
    t.allied(S_RIGHT, "guild").play("endgame")
    assert t.offered(S) == ["end"]


def test_s21_personal_spaces() -> None:
    """S21_personal_spaces."""
    t = six().give(S_LEFT, hand=["diplomacy"], spice=5, water=3).spy(S_LEFT, "post_great_houses").turn(S_LEFT)
    ways = t.ways(S_LEFT)
    assert {"diplomacy:military_support", "diplomacy:economic_support", "diplomacy:expedition"} <= set(ways)
    for space in ("emperor_board_sardaukar", "emperor_board_vast_wealth", "fremen_board_hardy_warriors"):
        assert f"diplomacy:{space}" not in ways
        assert t.why_not(S_LEFT, f"play:diplomacy:{space}").id == "why-not-only"
    t = six().give(S, hand=["em_seek_allies"], spice=5, water=3).turn(S).activates(S, S_LEFT)
    own = {way.split(":")[1] for way in t.ways(S) if "board" in way}
    assert own == {"emperor_board_sardaukar", "emperor_board_vast_wealth"}
    t = six().give(M, hand=["md_seek_allies"], spice=5, water=3).turn(M).activates(M, M_LEFT)
    own = {way.split(":")[1] for way in t.ways(M) if "board" in way}
    assert own == {"fremen_board_hardy_warriors", "fremen_board_desert_mastery"}


def test_s21_a_teammates_agent_is_in_the_way() -> None:
    """SIX-41: unless a spy lets the house infiltrate."""
    t = six().agent(S_RIGHT, "economic_support").give(S_LEFT, hand=["diplomacy"]).turn(S_LEFT)
    assert "diplomacy:economic_support" not in t.ways(S_LEFT)
    t = six().agent(S_RIGHT, "economic_support").give(S_LEFT, hand=["diplomacy"]).spy(S_LEFT, "post_great_houses")
    t.turn(S_LEFT).sends(S_LEFT, "diplomacy", "economic_support")
    assert t.spies(S_LEFT) == []


def test_s22_habbanya_erg() -> None:
    """S22_habbanya_erg."""
    t = six().bonus(habbanya_erg=1).give(M_LEFT, hand=["dune_the_desert_planet"]).turn(M_LEFT, "makers")
    t.sends(M_LEFT, "dune_the_desert_planet", "habbanya_erg").does(M_LEFT, "habbanya_erg.3")
    assert (t.house(M_LEFT).water, t.house(M_LEFT).spice, len(t.hand(M_LEFT))) == (0, 3, 1)
    assert t.may_deploy(M_LEFT) == 2
    t.ends(M_LEFT).reveals(M_LEFT).ends(M_LEFT)
    found = {name: t.now.bonus[t.box.space_of[name]] for name in t.box.space_of}
    assert {name: n for name, n in found.items() if n} == {"deep_desert": 1, "hagga_basin": 1, "imperial_basin": 1}


def test_s23_swordmaster_condition() -> None:
    """S23_swordmaster_condition."""
    t = six().veteran(M, GONE).give(M, hand=["md_command_respect"], spice=2).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_command_respect", "carthag").does(M, "md_command_respect.agent.1")
    assert "md_command_respect" in t.named(t.now.removed)
    t.answer(M, "trade_with", M_RIGHT).answer(M, "trade", "spice:2")
    assert (t.house(M).spice, t.house(M_RIGHT).spice) == (0, 2)
    t.answer(M_RIGHT, "trade", "pass")
    without = six().give(M, hand=["md_command_respect"], spice=2).turn(M).activates(M, M_LEFT)
    without.sends(M, "md_command_respect", "carthag")
    assert "md_command_respect.agent.1" not in without.open(M)


def test_s24_late_entry_after_ally_reveal() -> None:
    """S24_late_entry_after_ally_reveal."""
    t = six().give(M_LEFT, hand=["dagger", "dagger", "strike_fleet"], garrison=2).turn(M_LEFT).reveals(M_LEFT)
    assert t.house(M_LEFT).swords == 5
    t.ends(M_LEFT)
    assert t.house(M_LEFT).swords == 0
    t = six().give(M_LEFT, garrison=2, revealed=True).give(M, hand=["md_usul"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_usul", "arrakeen").does(M, "arrakeen.1", "arrakeen.2", "md_usul.agent.1a").ends(M).says(M_LEFT, 2)
    assert forces.strength(t.house(M_LEFT)) == 4


def test_copies_share_nothing() -> None:
    table = fresh()
    s = table.state
    assert isinstance(s, ImperiumState)
    part = six_table(s)
    other = part.copy()
    other.arrows[M].append(BOTH)
    other.sent[M].append((1, LEFT))
    other.champion[M] = 4
    other.throne.append(1)
    assert (part.arrows[M], part.sent[M], part.champion[M]) == ([LEFT, RIGHT], [], M_LEFT)
    assert 1 not in part.throne or len(part.throne) < len(other.throne)
