"""Deck cards of the first game: what is printed, and what they do."""

from __future__ import annotations

import pytest
from tests.games.imperium.cards.test_cards import check_printed
from tests.games.imperium.first_tables import BOX, imperium
from tests.printed import Row, decks

from kanly.games.imperium.table.forces import strength

DECKS = decks("imperium")
ROWS = [row for deck in DECKS.values() for row in deck.rows]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_printed(row: Row) -> None:
    check_printed(BOX, row)


def test_every_card_is_in_the_file_in_the_order_of_the_alphabet() -> None:
    names = [card.name for card in BOX.imperium]
    assert names == sorted(names) == sorted(DECKS["imperium"].names)
    assert {row.name for row in ROWS} == set(BOX.cards)


# Reserve and market.


def test_BAS_SC_37_foldspace_cannot_be_bought() -> None:
    """BAS-SC-37."""
    hand = ["convincing_argument", "convincing_argument", "piter_de_vries", "lady_jessica"]
    t = imperium().give(0, hand=hand).turn(0).reveals(0)
    t.gets(0, persuasion=10)
    bought = {text[4:] for text in t.offered(0) if text.startswith("buy:")}
    assert {"arrakis_liaison", "the_spice_must_flow"} <= bought
    assert "foldspace" not in bought
    assert "buy:foldspace" not in t.rules.domain("turn").by_token


def test_BAS_SC_38_foldspace() -> None:
    """BAS-SC-38."""
    t = imperium().give(0, hand=["diplomacy"]).turn(0).sends(0, "diplomacy", "fold_space").answer(0, "turn", "all")
    assert t.discard_pile(0) == ["foldspace"]
    t = imperium().give(0, hand=["foldspace"]).stack(0, "dagger", "diplomacy", "seek_allies").turn(0)
    stack = t.start.reserve[2]
    assert len(stack) == 5
    t.sends(0, "foldspace", "arrakeen").does(0, "arrakeen.2", "foldspace.agent.1")
    assert t.offered(0).count("end") == 0  # it must be trashed
    t.does(0, "foldspace.agent.2", "arrakeen.1").ends(0)
    assert len(t.hand(0)) == 2
    assert len(t.state.reserve[2]) == 6


def test_an_empty_stack_of_foldspace_leaves_the_influence() -> None:
    """BAS-34"""
    t = imperium().give(0, hand=["diplomacy"])
    t.start.removed += t.start.reserve[2]
    t.start.reserve[2] = []
    t.turn(0).sends(0, "diplomacy", "fold_space")
    assert t.open(0) == ["visit.1"]


def test_BAS_SC_41_guild_bankers_with_two_copies() -> None:
    """BAS-SC-41."""
    hand = ["guild_bankers", "lady_jessica", "piter_de_vries", "convincing_argument", "chani", "stilgar"]
    t = imperium().give(0, hand=hand).turn(0).reveals(0)
    t.gets(0, persuasion=12)
    before = t.vp(0)
    t.buys(0, "the_spice_must_flow", "the_spice_must_flow")
    t.gets(0, persuasion=0)
    assert t.vp(0) == before + 2


def test_the_price_of_guild_bankers_is_for_one_turn() -> None:
    """BAS-56"""
    t = imperium().give(0, hand=["guild_bankers"]).turns(0).reveals(0).ends(0)
    t.reveals(1)
    assert t.first.bankers == 0


def test_BAS_SC_42_bypass_protocol() -> None:
    """BAS-SC-42."""
    t = imperium().give(0, spice=2, water=0, intrigues=["bypass_protocol"])
    t.row("chani", "opulence", "carryall", "power_play", "gurney_halleck").turn(0)
    t.plots(0, "bypass_protocol", 1).answer(0, "acquire", "chani")
    t.gets(0, spice=0, water=1)
    assert t.named(t.house(0).deck)[-1] == "chani"
    assert len(t.row_names()) == 5


# Sending.


def test_BAS_SC_43_kwisatz_haderach_without_an_agent_on_the_leader() -> None:
    """BAS-SC-43."""
    t = imperium().give(0, hand=["kwisatz_haderach"], water=2, spice=0).agent(0, "the_great_flat", "wealth")
    t.stack(0, "dagger").bonus(the_great_flat=2).turn(0)
    t.gets(0, agents=0)
    t.sends(0, "kwisatz_haderach", "the_great_flat").expect("origin", [0])
    assert t.offered(0) == ["wealth", "the_great_flat"]
    t.answer(0, "origin", "the_great_flat").does(0, "kwisatz_haderach.agent.1")
    t.gets(0, water=0, spice=5, agents=0)
    assert (t.hand(0), t.may_deploy(0)) == (["dagger"], 2)


def test_two_own_agents_on_one_space() -> None:
    """BAS-140: the Kwisatz Haderach may join another own agent; recalled, one of them stays."""
    t = imperium().give(0, hand=["kwisatz_haderach", "dagger"], intrigues=["urgent_mission"]).agent(0, "wealth")
    t.turns(0).sends(0, "kwisatz_haderach", "wealth").answer(0, "origin", "leader").answer(0, "turn", "all").ends(0)
    t.gets(0, agents=0)
    assert t.table.view(None)["houses"][0]["doubled"] == "wealth"
    t.reveals(1).ends(1).reveals(2).ends(2)
    t.plots(0, "urgent_mission").answer(0, "recall_agent", "wealth")
    t.gets(0, agents=1)
    assert t.state.agents[t.box.space_of["wealth"]] == 1
    assert t.table.view(None)["houses"][0]["doubled"] is None


def test_of_two_own_agents_on_one_space_the_other_may_be_recalled() -> None:
    """AGT-10: only the one that was sent this turn may not."""
    t = imperium().give(0, hand=["kwisatz_haderach"], intrigues=["urgent_mission"]).agent(0, "wealth").turn(0)
    t.sends(0, "kwisatz_haderach", "wealth").answer(0, "origin", "leader").plots(0, "urgent_mission")
    t.answer(0, "recall_agent", "wealth").gets(0, agents=1)
    assert t.state.agents[t.box.space_of["wealth"]] == 1
    t = imperium().give(0, hand=["dagger"], intrigues=["urgent_mission"]).turn(0)
    assert "plot:urgent_mission:0" not in t.sends(0, "dagger", "hall_of_oratory").offered(0)


def test_why_kwisatz_haderach_cannot_go_somewhere_without_an_agent_on_the_leader() -> None:
    """BAS-140: it needs none there, so that is never the reason."""
    t = imperium().give(0, hand=["kwisatz_haderach"], solari=9, water=0, councillor=True).agent(0, "wealth", "secrets")
    t.turn(0).gets(0, agents=0)
    assert t.why_not(0, "play:kwisatz_haderach:high_council").id == "lacks-seat"
    assert t.why_not(0, "play:kwisatz_haderach:the_great_flat").rules == ("AGT-05",)


def test_BAS_SC_44_kwisatz_haderach_and_blockers() -> None:
    """BAS-SC-44."""
    t = imperium().give(0, hand=["kwisatz_haderach"], spice=4, solari=9, councillor=True).agent(1, "conspire")
    t.first.voices.append((t.box.space_of["carthag"], 1))
    t.turn(0)
    ways = t.ways(0)
    assert "kwisatz_haderach:conspire" in ways
    assert "kwisatz_haderach:carthag" not in ways
    assert "kwisatz_haderach:high_council" not in ways
    assert t.why_not(0, "play:kwisatz_haderach:carthag").rules == ("BAS-141",)


def test_BAS_SC_45_the_voice_ends_on_the_owners_next_turn() -> None:
    """BAS-SC-45."""
    t = imperium().give(0, hand=["the_voice", "reconnaissance"]).give(1, hand=["reconnaissance", "dr_yueh"], water=2)
    t.give(2, hand=["reconnaissance"]).turns(0)
    t.sends(0, "the_voice", "carthag").does(0, "the_voice.agent.1").answer(0, "voice", "arrakeen")
    t.does(0, "carthag.1", "carthag.2").ends(0)
    for h in (1, 2):
        assert "reconnaissance:arrakeen" not in t.ways(h)
        assert t.why_not(h, "play:reconnaissance:arrakeen").rules == ("BAS-141",)
        if h == 1:
            t.sends(1, "reconnaissance", "research_station").does(1, "research_station.1").ends(1)
        else:
            t.reveals(2).ends(2)
    assert "reconnaissance:arrakeen" in t.ways(0)
    t.reveals(0).ends(0).expect("turn", [1])
    assert "dr_yueh:arrakeen" in t.ways(1)
    assert t.first.voices == []


def test_the_owner_may_go_where_the_voice_keeps_others_out() -> None:
    """BAS-141"""
    t = imperium().give(0, hand=["reconnaissance"])
    t.first.voices.append((t.box.space_of["arrakeen"], 0))
    assert "reconnaissance:arrakeen" in t.turn(0).ways(0)


def test_BAS_SC_47_the_emperors_troops_on_a_combat_turn() -> None:
    """BAS-SC-47."""
    t = imperium().give(0, hand=["reconnaissance"], influence={"emperor": 3}, garrison=2, supply=8)
    t.give(0, intrigues=["favored_subject"], supply=8).turn(0)
    t.sends(0, "reconnaissance", "carthag").answer(0, "turn", "all").plots(0, "favored_subject")
    t.gets(0, garrison=5)
    t.deploys(0, 5).gets(0, troops=5, garrison=0)


def test_BAS_SC_48_shifting_allegiances_with_one_faction() -> None:
    """BAS-SC-48."""
    t = imperium().give(0, hand=["shifting_allegiances"], spice=2, influence={"fremen": 2}).turn(0)
    before = t.vp(0)
    t.sends(0, "shifting_allegiances", "secure_contract").does(0, "shifting_allegiances.agent.1")
    assert t.offered(0) == ["fremen"]
    t.answer(0, "lose", "fremen")
    assert t.vp(0) == before - 1
    t.answer(0, "faction", "fremen").gets(0, spice=0)
    assert (t.influence(0, "fremen"), t.vp(0)) == (3, before)


@pytest.mark.parametrize("before", [(), ("bene_gesserit_initiate",)])
def test_BAS_SC_50_another_bene_gesserit_card(before: tuple[str, ...]) -> None:
    """BAS-SC-50."""
    t = imperium().give(0, hand=["missionaria_protectiva"], played=before).turn(0)
    t.sends(0, "missionaria_protectiva", "arrakeen")
    assert ("missionaria_protectiva.agent.1" in t.open(0)) == bool(before)
    if before:
        t.does(0, "missionaria_protectiva.agent.1").answer(0, "faction", "guild")
        assert t.influence(0, "guild") == 1


def test_BAS_SC_51_liet_kynes_counts_agent_turn_cards() -> None:
    """BAS-SC-51."""
    t = imperium().give(0, hand=["liet_kynes", "spice_hunter"], played=["stilgar"], spice=0).turn(0).reveals(0)
    t.gets(0, persuasion=7, spice=1)


def test_BAS_SC_52_test_of_humanity() -> None:
    """BAS-SC-52."""
    t = imperium(4).give(0, hand=["test_of_humanity"]).give(1, troops=1).give(2, hand=["dagger", "diplomacy"])
    t.turn(0).sends(0, "test_of_humanity", "arrakeen").does(0, "test_of_humanity.agent.1")
    t.gets(1, troops=0)
    t.expect("discard", [2]).answer(2, "discard", "diplomacy")
    assert t.hand(2) == ["dagger"]
    t.expect("turn", [0])


def test_test_of_humanity_leaves_the_choice() -> None:
    """BAS-142"""
    t = imperium().give(0, hand=["test_of_humanity"]).give(1, troops=1, hand=["dagger"])
    t.turn(0).sends(0, "test_of_humanity", "arrakeen").does(0, "test_of_humanity.agent.1")
    assert t.offered(1) == ["discard", "troop"]
    t.answer(1, "ordeal", "troop").gets(1, troops=0)
    assert t.hand(1) == ["dagger"]


def test_BAS_SC_53_assassination_mission_and_imperial_spy() -> None:
    """BAS-SC-53."""
    t = imperium().give(0, hand=["gene_manipulation", "assassination_mission"], solari=0).turn(0)
    t.sends(0, "gene_manipulation", "arrakeen").does(0, "gene_manipulation.agent.1")
    t.answer(0, "trash", "hand:assassination_mission").gets(0, solari=4)
    t = imperium().give(0, hand=["guild_administrator", "imperial_spy"]).turn(0)
    t.sends(0, "guild_administrator", "secure_contract").does(0, "guild_administrator.agent.1")
    t.answer(0, "trash", "hand:imperial_spy")
    assert t.intrigues(0) == []
    t = imperium().give(0, hand=["imperial_spy"]).turn(0)
    t.sends(0, "imperial_spy", "wealth").does(0, "imperial_spy.agent.1")
    assert len(t.intrigues(0)) == 1
    assert "imperial_spy" in t.named(t.state.removed)


def test_BAS_SC_54_carryall() -> None:
    """BAS-SC-54."""
    t = imperium().give(0, hand=["carryall"], water=1, spice=0).bonus(hagga_basin=3).turn(0)
    t.sends(0, "carryall", "hagga_basin").gets(0, spice=7)


def test_carryall_at_no_maker_space() -> None:
    """BAS-144"""
    t = imperium().give(0, hand=["carryall"], spice=0).turn(0).sends(0, "carryall", "secure_contract")
    t.gets(0, spice=0)


def test_BAS_SC_55_gun_thopter() -> None:
    """BAS-SC-55."""
    t = imperium().give(0, hand=["gun_thopter", "gun_thopter"], garrison=1).give(1, garrison=2).give(2, garrison=0)
    supply = t.house(1).supply
    t.turns(0).sends(0, "gun_thopter", "secure_contract").does(0, "gun_thopter.agent.1").ends(0)
    t.gets(1, garrison=1, supply=supply + 1)
    t.gets(2, garrison=0)
    t.reveals(1).ends(1).reveals(2).ends(2).reveals(0).does(0, "gun_thopter.reveal.2")
    assert strength(t.house(0)) == 5


def test_BAS_SC_56_swords_without_a_troop() -> None:
    """BAS-SC-56."""
    t = imperium().give(0, hand=["gun_thopter", "stilgar"], garrison=0).turn(0).reveals(0)
    assert t.house(0).swords == 6
    assert strength(t.house(0)) == 0


def test_BAS_SC_57_a_card_drawn_in_the_reveal_turn() -> None:
    """BAS-SC-57."""
    t = imperium().give(0, intrigues=["poison_snooper"]).stack(0, "dagger").turn(0).reveals(0)
    t.plots(0, "poison_snooper").expect("snoop", [0]).answer(0, "snoop", "draw")
    assert t.named(t.house(0).shown) == ["dagger"]
    assert t.house(0).deck == []
    assert t.told("looks", ever=True) == [(t.house(0).leader, 1)]
    t.gets(0, swords=1)


def test_BAS_SC_58_nothing_to_look_at_in_an_empty_deck() -> None:
    """BAS-SC-58."""
    discard = ["dagger", "diplomacy", "seek_allies", "reconnaissance", "dagger", "signet_ring"]
    t = imperium().give(0, intrigues=["poison_snooper"], discard=discard).stack(0).turn(0)
    assert "plot:poison_snooper:0" not in t.offered(0)
    assert t.unasked(0) == {}
    assert len(t.discard_pile(0)) == 6


def test_poison_snooper_trashes() -> None:
    """BAS-84"""
    t = imperium().give(0, intrigues=["poison_snooper"]).stack(0, "dagger", "diplomacy").turn(0)
    t.plots(0, "poison_snooper").answer(0, "snoop", "trash")
    assert t.named(t.house(0).deck) == ["diplomacy"]
    assert t.hand(0) == []


# Conditions and other boxes.


def test_BAS_SC_104_a_bond_across_turns() -> None:
    """BAS-SC-104."""
    t = imperium().give(0, hand=["sietch_reverend_mother"], played=["arrakis_liaison"], spice=0).turn(0).reveals(0)
    t.gets(0, persuasion=3, spice=1)
    t = imperium().give(0, hand=["sietch_reverend_mother"], spice=0).turn(0).reveals(0)
    t.gets(0, persuasion=0, spice=0)


@pytest.mark.parametrize(("back", "left"), [(2, 0), (0, 5)])
def test_BAS_SC_105_retreat_in_the_reveal_turn(back: int, left: int) -> None:
    """BAS-SC-105."""
    t = imperium().give(0, hand=["scout"], troops=2, garrison=1).turn(0).reveals(0)
    t.does(0, "scout.reveal.3").answer(0, "retreat", back)
    t.gets(0, garrison=1 + back)
    assert strength(t.house(0)) == left


def test_BAS_SC_106_alliances_and_influence() -> None:
    """BAS-SC-106."""
    t = imperium().give(0, hand=["worm_riders", "guild_ambassador"], spice=3, troops=1)
    t.give(0, influence={"fremen": 4, "guild": 3}, troops=1).give(1, influence={"fremen": 5}).allied(1, "fremen")
    t.turn(0).reveals(0).gets(0, swords=4)
    assert "guild_ambassador.reveal.1" not in t.open(0)


def test_the_guild_ambassador_with_the_alliance() -> None:
    """BAS-151"""
    t = imperium().give(0, hand=["guild_ambassador"], spice=3, influence={"guild": 4}).allied(0, "guild").turn(0)
    before = t.vp(0)
    t.reveals(0).does(0, "guild_ambassador.reveal.1").gets(0, spice=0)
    assert t.vp(0) == before + 1


def test_BAS_SC_107_seek_allies_as_the_target_of_another_trash() -> None:
    """BAS-SC-107."""
    t = imperium().give(0, hand=["seek_allies"], spice=2).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "seek_allies", "selective_breeding").does(0, "selective_breeding.1").answer(
        0, "trash", "play:seek_allies"
    )
    assert len(t.hand(0)) == 2
    t.does(0, "visit.1").ends(0)


def test_BAS_SC_109_one_exchange_for_an_arrow() -> None:
    """BAS-SC-109."""
    t = imperium().give(0, hand=["duncan_idaho"], water=3).turn(0).sends(0, "duncan_idaho", "arrakeen")
    t.does(0, "duncan_idaho.agent.1").gets(0, water=2)
    assert "duncan_idaho.agent.1" not in t.open(0)


def test_mohiam_takes_up_to_two_cards() -> None:
    """BAS-142"""
    t = imperium(4).give(0, hand=["reverend_mother_mohiam"], played=["bene_gesserit_initiate"])
    t.give(1, hand=["dagger"]).give(3, hand=["dagger", "diplomacy", "seek_allies"]).turn(0)
    t.sends(0, "reverend_mother_mohiam", "wealth").does(0, "reverend_mother_mohiam.agent.1")
    t.answer(1, "discard", "dagger").answer(3, "discard", "dagger", "diplomacy").expect("turn", [0])
    assert t.hand(3) == ["seek_allies"]


def test_other_memory() -> None:
    """BAS-152"""
    t = imperium().give(0, hand=["other_memory"], discard=["lady_jessica", "dagger"]).turn(0)
    t.sends(0, "other_memory", "secure_contract").does(0, "other_memory.agent.1b")
    assert t.hand(0) == ["lady_jessica"]
    assert t.discard_pile(0) == ["dagger"]
    t = (
        imperium()
        .give(0, hand=["other_memory"], discard=["dagger"])
        .turn(0)
        .sends(0, "other_memory", "secure_contract")
    )
    assert t.open(0) == ["other_memory.agent.1a"]


def test_power_play() -> None:
    """BAS-73"""
    t = (
        imperium()
        .give(0, hand=["power_play"])
        .turn(0)
        .sends(0, "power_play", "wealth")
        .answer(0, "turn", "all")
        .ends(0)
    )
    assert t.influence(0, "emperor") == 2
    assert "power_play" in t.named(t.state.removed)


def test_choam_directorship() -> None:
    """BAS-74"""
    hand = ["lady_jessica", "piter_de_vries", "convincing_argument"]
    t = imperium().give(0, hand=hand).row("choam_directorship", "scout", "carryall", "opulence", "chani").turn(0)
    t.reveals(0).buys(0, "choam_directorship").answer(0, "turn", "all")
    assert t.house(0).influence == [1, 1, 1, 1]


def test_gurney_halleck_in_the_reveal_turn() -> None:
    """His recruits go to the garrison or straight into the conflict."""
    t = imperium().give(0, hand=["gurney_halleck"], solari=3, garrison=1).turn(0).reveals(0)
    t.does(0, "gurney_halleck.reveal.2")
    assert t.offered(0) == ["0", "1", "2"]
    t.answer(0, "troops", 2).gets(0, solari=0, garrison=1, troops=2)


def test_firm_grip() -> None:
    t = imperium().give(0, hand=["firm_grip"], solari=4).turn(0).sends(0, "firm_grip", "wealth")
    t.does(0, "firm_grip.agent.1")
    assert len(t.offered(0)) == 3
    t.answer(0, "choice", t.offered(0)[2])
    assert t.influence(0, "fremen") == 1


def test_a_card_without_agent_icons_can_only_be_revealed() -> None:
    """BAS-23: why not is not told of one space that it does not lead to."""
    t = imperium(3).give(0, hand=["convincing_argument", "dagger"]).turn(0)
    reason = t.table.why_not_thing(0, "card:convincing_argument")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-no-icon", ("BAS-23",))
