"""Scenarios of the facts in which a deck card plays the main part."""

from __future__ import annotations

import pytest
from tests.games.imperium.tables import uprising

from kanly.games.imperium.table.forces import strength
from kanly.kernel import PASS

DEAR = ("overthrow", "steersman", "long_live_the_fighters", "desert_power", "corrinth_city")


def test_SC_19_arrow_once_per_turn() -> None:
    """SC-19: two water for two cards once, or not at all."""
    t = uprising(3).give(0, hand=["ecological_testing_station"], water=4).turn(0)
    t.sends(0, "ecological_testing_station", "spice_refinery", 0)
    assert t.open(0) == ["ecological_testing_station.agent.1"]
    assert "end" in t.offered(0)
    t.does(0, "ecological_testing_station.agent.1")
    assert (t.house(0).water, len(t.hand(0)), t.open(0)) == (2, 2, [])


def test_SC_60_card_drawn_in_the_reveal_turn() -> None:
    """SC-60: a card drawn in the reveal turn is revealed at once."""
    t = uprising(3).give(0, intrigues=["cunning"]).stack(0, "convincing_argument").turn(0).reveals(0)
    t.plots(0, "cunning", 0)
    assert (t.house(0).persuasion, t.hand(0)) == (2, [])
    assert t.named(t.house(0).shown) == ["convincing_argument"]


def test_SC_61_buying_the_refill() -> None:
    """SC-61: the card that fills the row can be bought in the same turn."""
    t = uprising(3).give(0, hand=["convincing_argument", "convincing_argument", "diplomacy"])
    t.row("rebel_supplier", *DEAR[:4]).next_in_row("hidden_missive").turn(0)
    t.reveals(0).buys(0, "rebel_supplier", "hidden_missive")
    assert (t.house(0).persuasion, t.discard_pile(0)) == (0, ["rebel_supplier", "hidden_missive"])
    assert len(t.row_names()) == 5


def test_SC_62_trashing_the_spice_must_flow() -> None:
    """SC-62: the point stays, the card goes back to its stack."""
    t = uprising(3).give(0, intrigues=["cunning"], spice=1).turn(0)
    t.edit(lambda s: setattr(s.houses[0], "persuasion", 9)).reveals(0).buys(0, "the_spice_must_flow")
    assert (t.vp(0), len(t.now.reserve[1])) == (1, 9)
    t.plots(0, "cunning", 1).does(0, "cunning.plot.2.2").answer(0, "trash", "discard:the_spice_must_flow")
    assert (t.vp(0), len(t.now.reserve[1])) == (1, 10)
    assert t.now.removed == []


def test_SC_63_clean_up_is_not_a_discard() -> None:
    """SC-63: Spacing Guild's Favor pays only when it is discarded from hand."""
    t = uprising(3).give(0, hand=["spacing_guilds_favor"], played=["spacing_guilds_favor"]).turn(0).reveals(0).ends(0)
    assert t.discard_pile(0) == ["spacing_guilds_favor", "spacing_guilds_favor"]
    assert t.house(0).spice == 0


def test_SC_86_fremen_bond_is_mutual() -> None:
    """SC-86: a bond card played earlier enables one that is revealed; its own bond is not used again."""
    t = uprising(3).give(0, hand=["chani_clever_tactician", "northern_watermaster"]).turn(0, ("player_turns", 0))
    t.sends(0, "chani_clever_tactician", "imperial_basin").ends(0).reveals(0)
    assert t.house(0).spice == 1 + 2
    assert t.house(0).persuasion == 1
    t = uprising(3).give(0, hand=["chani_clever_tactician", "northern_watermaster"]).turn(0).reveals(0)
    assert (t.house(0).spice, t.house(0).persuasion) == (2, 3)  # revealed together they enable each other


def test_SC_96_cost_as_a_whole() -> None:
    """SC-96: all parts of a cost must be there before paying starts."""
    t = uprising(3).give(0, hand=["corrinth_city", "spacing_guilds_favor", "dagger"], solari=4).turn(0)
    t.sends(0, "corrinth_city", "assembly_hall")
    assert "corrinth_city.agent.1" not in t.open(0)
    assert t.why_not(0, "do:corrinth_city.agent.1").rules == ("AGT-08",)


def test_SC_97_guild_envoy_must_discard() -> None:
    """SC-97: with an empty hand the discard stays open, and a card drawn later must go."""
    t = uprising(3).give(0, hand=["guild_envoy"]).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "guild_envoy", "fremkit").does(0, "visit.1")
    assert t.open(0) == ["fremkit.1"]
    assert t.why_not(0, "do:guild_envoy.agent.1").rules == ("CRD-03",)
    t.does(0, "fremkit.1")
    assert (t.open(0), "end" in t.offered(0)) == (["guild_envoy.agent.1"], False)
    t.does(0, "guild_envoy.agent.1").answer(0, "discard", "dagger")
    assert (t.hand(0), "end" in t.offered(0)) == ([], True)


def test_SC_97_it_lapses_if_nothing_comes() -> None:
    """SC-97: a discard that never becomes possible lapses at the end of the turn (RUL-17)."""
    t = uprising(3).give(0, hand=["guild_envoy"]).turn(0).sends(0, "guild_envoy", "deliver_supplies").does(0, "visit.1")
    assert "end" in t.offered(0)


def test_SC_98_strength_above_20() -> None:
    """SC-98: strength knows no limit."""
    t = uprising(3).give(0, hand=["long_live_the_fighters", "dagger"], troops=7, worms=2).turn(0).reveals(0)
    assert strength(t.house(0)) == 14 + 6 + 4


def test_SC_108_agent_cards_stay_in_play() -> None:
    """SC-108: a card of an agent turn counts for bonds, and gives no reveal values."""
    t = uprising(3).give(0, hand=["desert_survival", "northern_watermaster"]).turn(0, ("player_turns", 0))
    t.sends(0, "desert_survival", "imperial_basin").ends(0)
    assert t.house(0).spice == 1
    t.reveals(0)
    assert (t.house(0).persuasion, t.house(0).swords, t.house(0).spice) == (1, 0, 1 + 2)


def test_SC_109_space_effect_pays_for_the_card() -> None:
    """SC-109: water of the space pays the arrow of the card."""
    t = uprising(3).give(0, hand=["ecological_testing_station"], influence={"fremen": 2}, water=1).turn(0)
    t.sends(0, "ecological_testing_station", "sietch_tabr")
    assert set(t.open(0)) == {"sietch_tabr.1a", "sietch_tabr.1b"}
    t.does(0, "sietch_tabr.1a")
    assert t.house(0).water == 2
    t.does(0, "ecological_testing_station.agent.1", *[name for name in t.open(0) if name.startswith("sietch")])
    house = t.house(0)
    assert (house.water, len(house.hand), house.hooks, house.garrison) == (0, 2, True, 4)


def test_SC_110_contract_influence_before_the_condition() -> None:
    """SC-110: the reward of a contract makes the card's condition true in the same turn."""
    t = uprising(3, modules=["choam"]).give(
        0,
        hand=["prepare_the_way"],
        influence={"bene_gesserit": 1},
        solari=5,
        contracts=["contract_high_council_influence"],
    )
    t.turn(0).sends(0, "prepare_the_way", "high_council")
    assert "prepare_the_way.agent.1" not in t.open(0)
    for name in [name for name in t.open(0) if name.startswith("contract")]:
        t.does(0, name)
    t.does(0, *[name for name in t.open(0) if name.startswith("contract")])
    assert (t.influence(0, "bene_gesserit"), t.vp(0)) == (2, 1)
    assert "end" not in t.offered(0)
    t.does(0, "prepare_the_way.agent.1", *[name for name in t.open(0) if name.startswith("high_council")])
    assert (len(t.hand(0)), t.house(0).councillor) == (1, True)


@pytest.mark.parametrize("target", [PASS, "play:seek_allies", "hand:dagger", "discard:diplomacy"])
def test_SC_111_optional_trash_compulsory_self_trash(target: str) -> None:
    """SC-111: the trash of the space may be declined or hit any card; Seek Allies goes in every case."""
    t = uprising(3).give(0, hand=["seek_allies", "dagger"], discard=["diplomacy"], water=1).turn(0)
    t.sends(0, "seek_allies", "desert_tactics").does(0, "desert_tactics.1", "visit.1")
    assert "end" not in t.offered(0)
    if target != PASS:
        t.does(0, "desert_tactics.2").answer(0, "trash", target)
    if target != "play:seek_allies":
        t.does(0, "seek_allies.agent.1")
    assert (t.influence(0, "fremen"), t.house(0).garrison) == (1, 4)
    assert "seek_allies" in t.named(t.now.removed)
    t.ends(0)


def test_SC_112_agent_box_cannot_be_declined() -> None:
    """SC-112: the turn does not end before everything is done."""
    t = uprising(3).give(0, hand=["maula_pistol"]).turn(0).sends(0, "maula_pistol", "arrakeen")
    for name in ("arrakeen.1", "arrakeen.2", "maula_pistol.agent.1"):
        assert "end" not in t.offered(0)
        t.does(0, name)
    assert (len(t.hand(0)), t.house(0).garrison, "end" in t.offered(0)) == (2, 4, True)


def test_SC_113_garrison_gives_no_strength() -> None:
    """SC-113: one troop and one sword are 3, whatever the garrison."""
    t = uprising(3).give(0, hand=["dagger"], garrison=5, troops=1).turn(0).reveals(0)
    assert strength(t.house(0)) == 3


def test_SC_116_buying_between_reveal_effects() -> None:
    """SC-116: a bought card's spy makes the condition of a revealed one true."""
    t = uprising(3).give(0, hand=["convincing_argument", "bene_gesserit_operative"]).spy(0, "post_guild")
    t.row("spy_network", *DEAR[:4]).turn(0).reveals(0).buys(0, "spy_network")
    assert t.house(0).persuasion == 1
    t.does(0, "spy_network.acquire.1").answer(0, "spy", "post_choam")
    assert (t.house(0).persuasion, t.house(0).swords, t.discard_pile(0)) == (3, 0, ["spy_network"])


def test_SC_118_empty_stacks() -> None:
    """SC-118: an empty deck fills no row, an empty stack sells nothing until a copy comes back."""
    t = uprising(3).row("desert_survival", *DEAR[:4])
    t.give(0, hand=["convincing_argument", "convincing_argument"])
    t.give(1, hand=["maula_pistol", "desert_survival"], discard=["prepare_the_way"], agents=2)
    s = t.start
    for zone in (s.imperium_deck, s.reserve[0]):
        s.removed += zone
        s.cards.publish(zone)
        zone.clear()
    t.turns(0).reveals(0)
    assert "buy:prepare_the_way" not in t.offered(0)
    assert t.why_not(0, "buy:prepare_the_way").rules == ("ACQ-05", "ACQ-08")
    t.buys(0, "desert_survival")
    assert len(t.row_names()) == 4
    t.ends(0).sends(1, "desert_survival", "imperial_basin").does(1, "desert_survival.agent.1")
    t.answer(1, "trash", "discard:prepare_the_way")
    assert t.named(t.now.reserve[0]) == ["prepare_the_way"]


def test_SC_123_part_of_an_intrigue_cannot_be_done() -> None:
    """SC-123: Impress gives its swords although nothing cheap is on offer."""
    t = uprising(3).give(0, intrigues=["impress"], troops=1).row(*DEAR).conflict("skirmish_desert_mouse")
    s = t.start
    s.removed += s.reserve[0]
    s.reserve[0] = []
    t.combat().plots(0, "impress")
    assert t.told("swords") == [(t.house(0).leader, 2)]
    assert t.told("acquires") == []


def test_SC_124_card_text_beats_the_rules() -> None:
    """SC-124: Undercover Asset needs no influence at Shipping, but pays, and finds it closed if somebody is there."""
    t = uprising(3).give(0, hand=["undercover_asset", "smugglers_harvester"], spice=3).turn(0)
    assert "undercover_asset:shipping" in t.ways(0)
    assert "undercover_asset:sietch_tabr" in t.ways(0)
    assert "smugglers_harvester:shipping" not in t.ways(0)
    t.sends(0, "undercover_asset", "shipping")
    assert (t.house(0).spice, t.house(0).solari) == (0, 5)
    t = uprising(3).give(0, hand=["undercover_asset"], spice=2).turn(0)
    assert "undercover_asset:shipping" not in t.ways(0)
    t = uprising(3).give(0, hand=["undercover_asset"], spice=3).agent(1, "shipping").turn(0)
    assert "undercover_asset:shipping" not in t.ways(0)
    assert t.why_not(0, "play:undercover_asset:shipping").rules == ("AGT-03",)


def test_SC_125_intrigue_cards_are_not_discards() -> None:
    """SC-125: Captured Mentat as the last card in hand finds nothing to discard."""
    t = uprising(3).give(0, hand=["captured_mentat"], intrigues=["cunning", "contingency_plan"]).turn(0)
    t.sends(0, "captured_mentat", "gather_support", 0)
    assert t.open(0) == ["gather_support.1"]
    assert t.why_not(0, "do:captured_mentat.agent.1").rules == ("CRD-03",)


@pytest.mark.parametrize("token", [True, False])
def test_SC_126_alliance_condition_looks_at_the_token(token: bool) -> None:
    """SC-126: four influence do not make an alliance."""
    t = uprising(3).give(0, hand=["branching_path"], intrigues=["cunning"], influence={"bene_gesserit": 4})
    t.allied(0 if token else 1, "bene_gesserit").give(1, influence={"bene_gesserit": 4 if token else 5}).turn(0)
    t.sends(0, "branching_path", "spice_refinery", 0)
    assert t.open(0) == (["branching_path.agent.1"] if token else [])
    assert "end" in t.offered(0)
    if not token:
        assert t.why_not(0, "do:branching_path.agent.1").rules == ("RUL-17",)
        return
    t.does(0, "branching_path.agent.1").answer(0, "trash_intrigue", "cunning").does(0, "branching_path.agent.1a")
    assert (len(t.intrigues(0)), t.house(0).spice) == (1, 2)
    assert "cunning" not in t.intrigues(0)
    assert t.now.intrigue_discard == []


def test_SC_127_influence_as_a_cost() -> None:
    """SC-127: lost and regained with the same faction; no other could pay."""
    t = uprising(3).give(0, hand=["captured_mentat"], influence={"guild": 2}).turn(0).reveals(0)
    assert t.vp(0) == 1
    t.does(0, "captured_mentat.reveal.2")
    assert t.offered(0) == ["guild"]
    t.answer(0, "lose", "guild")
    assert (t.influence(0, "guild"), t.vp(0)) == (1, 0)
    t.answer(0, "faction", "guild")
    assert (t.influence(0, "guild"), t.vp(0)) == (2, 1)


def test_SC_139_trashed_reveal_card_keeps_what_it_gave() -> None:
    """SC-139: persuasion and swords of a trashed card stay, and its ability answers."""
    t = uprising(3, ["lady_margot_fenring"]).give(0, hand=["calculus_of_power", "sardaukar_soldier"], troops=1).turn(0)
    t.reveals(0).does(0, "calculus_of_power.reveal.2").answer(0, "trash", "play:sardaukar_soldier")
    house = t.house(0)
    assert (house.persuasion, house.swords, strength(house)) == (3, 4, 6)
    assert len(t.does(0, "sardaukar_soldier.trash.1").intrigues(0)) == 1
    assert t.named(t.now.removed) == ["sardaukar_soldier"]
    assert t.ends(0).discard_pile(0) == ["calculus_of_power"]


def test_reveal_turn_of_the_rulebook() -> None:
    """Card rulings, examples 4 and 5: eight strength, and eleven with a sandworm from a plot."""
    t = uprising(3, ["lady_margot_fenring"]).give(
        0,
        hand=["prepare_the_way", "rebel_supplier", "strike_fleet"],
        intrigues=["unexpected_allies"],
        troops=2,
        water=2,
    )
    t.row("desert_survival", *DEAR[:4]).conflict("secure_imperial_basin").turn(0).reveals(0)
    house = t.house(0)
    assert (house.persuasion, house.spice, house.swords, strength(house)) == (3, 1, 4, 8)
    t.buys(0, "desert_survival")
    assert (t.house(0).persuasion, len(t.row_names())) == (1, 5)
    t.plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.1", "unexpected_allies.plot.1.2")
    assert (t.house(0).water, t.now.wall, strength(t.house(0))) == (0, False, 11)
