"""The agent boxes of the Imperium deck, card by card in the order of the alphabet.

Long Live the Fighters is in `test_sifting`, Price is No Object in `test_market`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.kernel import PASS


def before(card: str, *, modules: Iterable[str] = (), hand: Iterable[str] = (), **given: Any) -> UprisingTable:
    """House 0 has the card in hand, and an empty purse unless something is given."""
    return uprising(3, modules=modules).give(0, hand=[card, *hand], **({"water": 0} | given))


def visit(card: str, space: str, price: int | None = None, **given: Any) -> UprisingTable:
    """House 0 sends an agent with the card."""
    return before(card, **given).turn(0).sends(0, card, space, price)


def spying(card: str, post: str, space: str, *, gather: bool = False, **given: Any) -> UprisingTable:
    """House 0 sends an agent with the card to a space that its spy watches, and gathers intelligence or not."""
    t = before(card, **given).spy(0, post).turn(0).sends(0, card, space)
    return t.answer(0, "gather", post if gather else PASS)


def trashed(t: UprisingTable) -> list[str]:
    return t.named(t.now.removed)


def test_bene_gesserit_operative_places_a_spy_anywhere() -> None:
    t = visit("bene_gesserit_operative", "secrets").does(0, "bene_gesserit_operative.agent.1")
    assert len(t.offered(0)) == 14  # 13 posts, or none
    assert t.answer(0, "spy", "post_choam").spies(0) == ["post_choam"]


def test_branching_path_needs_an_intrigue_card_to_trash() -> None:
    """The alliance itself: SC-126."""
    t = before("branching_path", influence={"bene_gesserit": 4}).allied(0, "bene_gesserit").turn(0)
    t.sends(0, "branching_path", "spice_refinery", 0)
    assert t.open(0) == []
    assert t.why_not(0, "do:branching_path.agent.1").rules == ("INT-05",)


def test_calculus_of_power_may_trash_any_card_itself_included() -> None:
    t = visit("calculus_of_power", "spice_refinery", 0, hand=["dagger"], discard=["diplomacy"])
    assert "end" in t.offered(0)  # optional
    t.does(0, "calculus_of_power.agent.1")
    assert set(t.offered(0)) == {"hand:dagger", "discard:diplomacy", "play:calculus_of_power"}
    t.answer(0, "trash", "play:calculus_of_power")
    assert trashed(t) == ["calculus_of_power"]
    assert t.open(0) == []


def test_captured_mentat_discards_for_an_intrigue_and_a_card() -> None:
    t = visit("captured_mentat", "gather_support", 0, hand=["dagger"])
    t.does(0, "captured_mentat.agent.1").answer(0, "discard", "dagger")
    assert set(t.open(0)) == {"gather_support.1", "captured_mentat.agent.1a", "captured_mentat.agent.1b"}
    t.does(0, "captured_mentat.agent.1b", "captured_mentat.agent.1a")
    assert (len(t.hand(0)), t.discard_pile(0), len(t.intrigues(0))) == (1, ["dagger"], 1)


def test_chani_counts_units_when_she_is_used() -> None:
    t = visit("chani_clever_tactician", "imperial_basin", troops=2)
    assert "chani_clever_tactician.agent.1" not in t.open(0)
    assert t.why_not(0, "do:chani_clever_tactician.agent.1").rules == ("RUL-17",)
    t.deploys(0, 1).does(0, "chani_clever_tactician.agent.1")
    assert len(t.intrigues(0)) == 1
    t = visit("chani_clever_tactician", "spice_refinery", 0, troops=1, worms=2)
    assert t.open(0) == ["chani_clever_tactician.agent.1"]
    assert "end" not in t.offered(0)


def test_corrinth_city_sells_a_point_for_two_cards_and_five_solari() -> None:
    t = visit("corrinth_city", "dutiful_service", hand=["dagger", "diplomacy"], solari=5)
    t.does(0, "corrinth_city.agent.1").answer(0, "discard", "dagger", "diplomacy")
    assert (t.vp(0), t.house(0).solari, t.hand(0)) == (1, 0, [])
    t = visit("corrinth_city", "dutiful_service", hand=["dagger"], solari=5)
    assert "corrinth_city.agent.1" not in t.open(0)
    assert t.why_not(0, "do:corrinth_city.agent.1").rules == ("CRD-03",)


def test_covert_operation_lets_every_opponent_discard_from_the_left() -> None:
    t = before("covert_operation", hand=["dagger"]).spy(0, "post_emperor")
    t.give(1, hand=["spacing_guilds_favor", "dagger"]).give(2, hand=["diplomacy"]).turn(0)
    t.sends(0, "covert_operation", "dutiful_service").answer(0, "gather", PASS).does(0, "covert_operation.agent.1")
    t.expect("discard", [1]).answer(1, "discard", "spacing_guilds_favor")
    assert t.house(1).spice == 2  # its own ability, although another has ordered it
    t.expect("discard", [2]).answer(2, "discard", "diplomacy")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["dagger"], ["dagger"], [])


def test_covert_operation_leaves_empty_hands_alone() -> None:
    t = before("covert_operation").spy(0, "post_emperor").give(2, hand=["dagger"]).turn(0)
    t.sends(0, "covert_operation", "dutiful_service").answer(0, "gather", PASS).does(0, "covert_operation.agent.1")
    t.expect("discard", [2])


def test_dangerous_rhetoric_gives_influence_even_when_it_is_gone() -> None:
    t = visit("dangerous_rhetoric", "assembly_hall").does(0, "dangerous_rhetoric.agent.2")
    assert trashed(t) == ["dangerous_rhetoric"]
    assert "end" not in t.offered(0)
    t.does(0, "dangerous_rhetoric.agent.1")
    assert t.offered(0) == ["emperor", "guild", "bene_gesserit", "fremen"]
    t.answer(0, "faction", "guild")
    assert t.influence(0, "guild") == 1


def test_dangerous_rhetoric_trashed_by_another_effect_gives_nothing() -> None:
    t = spying("dangerous_rhetoric", "post_fremen", "desert_tactics", water=1)
    t.does(0, "desert_tactics.2").answer(0, "trash", "play:dangerous_rhetoric")
    assert set(t.open(0)) == {"desert_tactics.1", "visit.1"}


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 3), ("accept_contract", 0)])
def test_desert_power_gives_spice_at_maker_spaces(space: str, spice: int) -> None:
    assert visit("desert_power", space).house(0).spice == spice


def test_desert_survival_may_trash_a_card() -> None:
    t = visit("desert_survival", "imperial_basin", hand=["dagger"])
    assert "end" in t.offered(0)
    t.does(0, "desert_survival.agent.1").answer(0, "trash", "hand:dagger")
    assert (t.hand(0), trashed(t)) == ([], ["dagger"])


def test_double_agent_joins_a_spy_at_the_visited_space_only() -> None:
    t = before("double_agent").spy(1, "post_arrakeen_refinery").turn(0).sends(0, "double_agent", "spice_refinery", 0)
    t.does(0, "double_agent.agent.1")
    assert set(t.offered(0)) == {"post_arrakeen_refinery", "post_refinery_research", "pass"}
    t.answer(0, "spy", "post_arrakeen_refinery")
    assert t.spies(0) == t.spies(1) == ["post_arrakeen_refinery"]
    assert t.ends(0).hand(0) == []  # no gathering with the new spy


def test_double_agent_never_joins_an_own_spy() -> None:
    t = spying("double_agent", "post_choam", "accept_contract")
    assert "double_agent.agent.1" not in t.open(0)
    assert t.why_not(0, "do:double_agent.agent.1").rules == ("SPY-01", "SPY-03")


def test_ecological_testing_station_needs_two_water() -> None:
    """With water for it: SC-19, SC-109."""
    t = visit("ecological_testing_station", "fremkit", water=1)
    assert "ecological_testing_station.agent.1" not in t.open(0)


@pytest.mark.parametrize(("space", "recruits"), [("imperial_basin", 1), ("accept_contract", 0)])
def test_fedaykin_stilltent_recruits_at_maker_spaces(space: str, recruits: int) -> None:
    t = visit("fedaykin_stilltent", space)
    if recruits:
        t.does(0, "fedaykin_stilltent.agent.1")
        assert t.may_deploy(0) == 3
    assert t.house(0).garrison == 3 + recruits
    assert "fedaykin_stilltent.agent.1" not in t.open(0)


@pytest.mark.parametrize(("card", "drawn"), [("space_time_folding", 2), ("undercover_asset", 2), ("truthtrance", 0)])
def test_guild_envoy_draws_two_for_a_guild_card(card: str, drawn: int) -> None:
    """That it must discard: SC-97."""
    t = visit("guild_envoy", "deliver_supplies", hand=[card]).does(0, "guild_envoy.agent.1").answer(0, "discard", card)
    assert ("guild_envoy.agent.1a" in t.open(0)) == (drawn > 0)
    if drawn:
        assert "end" not in t.offered(0)
        t.does(0, "guild_envoy.agent.1a")
    assert len(t.hand(0)) == drawn
    assert t.discard_pile(0) == [card]


def test_guild_envoy_may_redraw_what_it_discards() -> None:
    t = before("guild_envoy", hand=["steersman"]).stack(0).turn(0).sends(0, "guild_envoy", "deliver_supplies")
    t.does(0, "guild_envoy.agent.1").answer(0, "discard", "steersman")
    assert (t.hand(0), t.discard_pile(0)) == ([], ["steersman"])
    t.does(0, "guild_envoy.agent.1a")
    assert (t.hand(0), t.discard_pile(0)) == (["steersman"], [])


def test_guild_envoy_draws_after_what_the_house_likes_to_do_before() -> None:
    """The discarded card can be trashed before the draw would shuffle it in again."""
    t = before("guild_envoy", hand=["steersman"]).give(0, water=1).stack(0).turn(0)
    t.sends(0, "guild_envoy", "desert_tactics").does(0, "guild_envoy.agent.1").answer(0, "discard", "steersman")
    t.does(0, "desert_tactics.2").answer(0, "trash", "discard:steersman").does(0, "guild_envoy.agent.1a")
    assert (t.hand(0), t.discard_pile(0)) == ([], [])


@pytest.mark.parametrize(("card", "intrigues"), [("space_time_folding", 1), ("truthtrance", 0)])
def test_guild_spy_draws_for_a_discarded_card(card: str, intrigues: int) -> None:
    t = spying("guild_spy", "post_emperor", "dutiful_service", hand=[card])
    t.does(0, "dutiful_service.1", "visit.1")
    assert "end" in t.offered(0)  # an arrow, unlike the Envoy's
    t.does(0, "guild_spy.agent.1").answer(0, "discard", card)
    assert (len(t.hand(0)), len(t.intrigues(0))) == (1, intrigues)


def test_hidden_missive_with_two_influence() -> None:
    assert "hidden_missive.agent.1" not in visit(
        "hidden_missive", "assembly_hall", influence={"bene_gesserit": 1}
    ).open(0)
    t = visit("hidden_missive", "assembly_hall", influence={"bene_gesserit": 2}).does(0, "hidden_missive.agent.1")
    t.does(0, "hidden_missive.agent.1b", "hidden_missive.agent.1a")
    assert (t.house(0).garrison, len(t.hand(0))) == (4, 1)


@pytest.mark.parametrize("gather", [True, False])
def test_imperial_spymaster_after_a_recall(gather: bool) -> None:
    t = spying("imperial_spymaster", "post_emperor", "dutiful_service", gather=gather)
    assert ("imperial_spymaster.agent.1" in t.open(0)) == gather
    if gather:
        assert len(t.does(0, "imperial_spymaster.agent.1").intrigues(0)) == 1


def test_in_high_places_beside_another_bene_gesserit_card() -> None:
    assert "in_high_places.agent.1" not in visit("in_high_places", "secrets").open(0)
    t = visit("in_high_places", "secrets", played=["truthtrance"]).does(0, "in_high_places.agent.1")
    t.does(0, "in_high_places.agent.1a", "in_high_places.agent.1b").answer(0, "spy", "post_guild")
    assert (len(t.hand(0)), t.spies(0)) == (1, ["post_guild"])


def test_junction_headquarters_sells_a_point_to_the_guilds_ally() -> None:
    given: dict[str, Any] = {"spice": 2, "intrigues": ["cunning"], "influence": {"guild": 4}}
    t = before("junction_headquarters", **given).allied(1, "guild").give(1, influence={"guild": 5}).turn(0)
    assert t.sends(0, "junction_headquarters", "accept_contract").open(0) == ["accept_contract.1", "accept_contract.2"]
    t = before("junction_headquarters", **given).allied(0, "guild").turn(0)
    vp = t.vp(0)
    t.sends(0, "junction_headquarters", "accept_contract").does(0, "junction_headquarters.agent.1")
    t.answer(0, "trash_intrigue", "cunning")
    assert (t.vp(0), t.house(0).spice, t.intrigues(0)) == (vp + 1, 0, [])
    assert t.now.intrigue_discard == []
    t = before("junction_headquarters", **(given | {"spice": 1})).allied(0, "guild").turn(0)
    assert "junction_headquarters.agent.1" not in t.sends(0, "junction_headquarters", "accept_contract").open(0)


def test_leadership_draws_for_every_sandworm() -> None:
    t = visit("leadership", "imperial_basin", worms=2).does(0, "leadership.agent.1")
    assert len(t.hand(0)) == 2


def test_leadership_without_a_sandworm_holds_up_no_turn() -> None:
    t = visit("leadership", "imperial_basin", worms=0)
    assert "leadership.agent.1" not in t.open(0)
    assert "end" in t.offered(0)


def test_leadership_counts_sandworms_of_the_same_turn() -> None:
    t = (
        before("leadership", hooks=True, water=1)
        .conflict("trade_dispute")
        .turn(0)
        .sends(0, "leadership", "hagga_basin")
    )
    t.does(0, "hagga_basin.2b", "leadership.agent.1")
    assert len(t.hand(0)) == 1


@pytest.mark.parametrize(("bene_gesserit", "fremen"), [(2, 2), (2, 1), (1, 2), (0, 0)])
def test_maker_keeper_with_friends(bene_gesserit: int, fremen: int) -> None:
    influence = {"bene_gesserit": bene_gesserit, "fremen": fremen}
    t = visit("maker_keeper", "spice_refinery", 0, influence=influence)
    assert (t.house(0).water, t.house(0).spice) == (bene_gesserit // 2, fremen // 2)


def test_northern_watermaster_gives_water() -> None:
    assert visit("northern_watermaster", "spice_refinery", 0).house(0).water == 1


def test_overthrow_gives_two_influence_instead_of_one() -> None:
    """One gain: the visit's own influence cannot be taken before it."""
    t = visit("overthrow", "fremkit", influence={"fremen": 1})
    assert t.why_not(0, "do:visit.1").rules == ("INF-01",)
    t.does(0, "overthrow.agent.1")
    assert t.influence(0, "fremen") == 3
    assert t.open(0) == ["fremkit.1"]
    assert t.vp(0) == 1


def test_overthrow_passes_two_once() -> None:
    """INF-04: one gain of 2, for a leader who waits for the second step."""
    t = (
        uprising(3, leaders=("lady_margot_fenring",))
        .give(0, hand=["overthrow"], influence={"bene_gesserit": 1})
        .turn(0)
    )
    t.sends(0, "overthrow", "secrets").does(0, "overthrow.agent.1")
    assert (t.influence(0, "bene_gesserit"), t.house(0).spice) == (3, 2)


def test_paracompass_gives_solari() -> None:
    assert visit("paracompass", "arrakeen").house(0).solari == 2


@pytest.mark.parametrize("gather", [True, False])
def test_public_spectacle_after_a_recall(gather: bool) -> None:
    t = spying("public_spectacle", "post_landsraad_right", "assembly_hall", gather=gather)
    assert ("public_spectacle.agent.1" in t.open(0)) == gather
    if gather:
        t.does(0, "public_spectacle.agent.1").answer(0, "faction", "fremen")
        assert t.influence(0, "fremen") == 1


@pytest.mark.parametrize("gather", [True, False])
@pytest.mark.parametrize(("card", "recruits"), [("rebel_supplier", 2), ("strike_fleet", 3)])
def test_recruits_after_a_recall(card: str, recruits: int, gather: bool) -> None:
    t = spying(card, "post_arrakeen_refinery", "arrakeen", gather=gather)
    assert (f"{card}.agent.1" in t.open(0)) == gather
    if gather:
        assert t.does(0, f"{card}.agent.1").house(0).garrison == 3 + recruits
        assert t.may_deploy(0) == recruits + 2


def test_rebel_supplier_at_arrakeen() -> None:
    """Card rulings, example 1: a spy gathered, a controller paid, three recruits and two more may be deployed."""
    t = before("rebel_supplier").spy(0, "post_arrakeen_refinery").controls(1, "arrakeen").turn(0)
    t.sends(0, "rebel_supplier", "arrakeen").answer(0, "gather", "post_arrakeen_refinery")
    assert (len(t.hand(0)), t.house(1).solari) == (1, 1)
    t.does(0, "arrakeen.1", "arrakeen.2", "rebel_supplier.agent.1")
    assert (len(t.hand(0)), t.house(0).garrison, t.may_deploy(0)) == (2, 6, 5)


def test_reliable_informant_spies_on_three_factions() -> None:
    t = visit("reliable_informant", "deliver_supplies").does(0, "reliable_informant.agent.1")
    assert set(t.offered(0)) == {"post_emperor", "post_bene_gesserit", "post_fremen", "pass"}
    t = before("reliable_informant").spy(1, "post_emperor", "post_bene_gesserit").spy(2, "post_fremen").turn(0)
    assert "reliable_informant.agent.1" not in t.sends(0, "reliable_informant", "deliver_supplies").open(0)


def test_sardaukar_coordination_deploys_recruits_from_any_space() -> None:
    t = visit("sardaukar_coordination", "gather_support", 0)
    assert t.may_deploy(0) == 0
    t.does(0, "gather_support.1")
    assert t.may_deploy(0) == 2  # not the two of the garrison
    assert t.deploys(0, 2).house(0).troops == 2


def test_sardaukar_soldier_leaves_an_intrigue_behind() -> None:
    t = visit("sardaukar_soldier", "spice_refinery", 0)
    assert t.open(0) == []
    for zone in (
        {"hand": ["sardaukar_soldier"]},
        {"discard": ["sardaukar_soldier"]},
        {"played": ["sardaukar_soldier"]},
    ):
        t = before("desert_survival", **zone).turn(0).sends(0, "desert_survival", "imperial_basin")
        t.does(0, "desert_survival.agent.1")
        t.answer(0, "trash", next(target for target in t.offered(0) if target.endswith(":sardaukar_soldier")))
        assert "end" not in t.offered(0)
        assert len(t.does(0, "sardaukar_soldier.trash.1").intrigues(0)) == 1


def test_shishakli_trashes_to_draw() -> None:
    t = visit("shishakli", "spice_refinery", 0)
    assert "end" in t.offered(0)
    t.does(0, "shishakli.agent.1").answer(0, "trash", "play:shishakli")
    assert len(t.hand(0)) == 1


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 2), ("accept_contract", 0)])
def test_smugglers_harvester_gives_spice_at_maker_spaces(space: str, spice: int) -> None:
    assert visit("smugglers_harvester", space).house(0).spice == spice


def test_smugglers_haven_sells_a_point_for_spice_of_the_same_turn() -> None:
    t = visit("smugglers_haven", "imperial_basin", spice=3).does(0, "smugglers_haven.agent.1")
    assert (t.vp(0), t.house(0).spice) == (1, 0)
    assert "smugglers_haven.agent.1" not in visit("smugglers_haven", "imperial_basin", spice=2).open(0)


def test_southern_elders_beside_another_bene_gesserit_card() -> None:
    t = visit("southern_elders", "secrets", played=["maula_pistol"])
    assert "southern_elders.agent.1" not in t.open(0)
    t = visit("southern_elders", "secrets", played=["maker_keeper"]).does(0, "southern_elders.agent.1")
    assert t.house(0).garrison == 5


@pytest.mark.parametrize(("card", "drawn"), [("spy_network", 2), ("dagger", 1)])
def test_space_time_folding_discards_to_draw(card: str, drawn: int) -> None:
    t = visit("space_time_folding", "deliver_supplies", hand=[card]).does(0, "visit.1")
    assert "end" in t.offered(0)
    t.does(0, "space_time_folding.agent.1").answer(0, "discard", card)
    assert len(t.hand(0)) == drawn


def test_spacing_guilds_favor_draws_and_pays_when_discarded() -> None:
    t = visit("spacing_guilds_favor", "deliver_supplies").does(0, "spacing_guilds_favor.agent.1")
    assert len(t.hand(0)) == 1
    t = visit("guild_envoy", "deliver_supplies", hand=["spacing_guilds_favor"]).does(0, "guild_envoy.agent.1")
    t.answer(0, "discard", "spacing_guilds_favor")
    assert t.house(0).spice == 2
    assert len(t.does(0, "guild_envoy.agent.1a").hand(0)) == 2


@pytest.mark.parametrize("card", ["spy_network", "unswerving_loyalty", "the_spice_must_flow", "convincing_argument"])
def test_cards_without_icons_send_no_agent(card: str) -> None:
    t = before(card, spice=9, solari=9, water=9).spy(0, "post_emperor").turn(0)
    assert t.ways(0) == []


def test_steersman_draws_and_recalls_another_agent() -> None:
    t = before("steersman").agent(0, "arrakeen").turn(0).sends(0, "steersman", "deliver_supplies")
    assert "end" not in t.offered(0)
    t.does(0, "steersman.agent.2")
    assert t.offered(0) == ["arrakeen"]
    t.answer(0, "recall_agent", "arrakeen").does(0, "steersman.agent.1")
    assert (t.house(0).agents, len(t.hand(0)), t.now.agents[t.box.space_of["arrakeen"]]) == (1, 1, 0)
    t = visit("steersman", "deliver_supplies").does(0, "steersman.agent.1", "visit.1")
    assert "end" in t.offered(0)  # nobody to recall


def test_stilgar_recruits() -> None:
    assert visit("stilgar_the_devoted", "fremkit").does(0, "stilgar_the_devoted.agent.1").house(0).garrison == 5


def test_subversive_advisor_is_spent_for_influence() -> None:
    t = spying("subversive_advisor", "post_guild", "deliver_supplies")
    assert t.open(0) == ["subversive_advisor.agent.1"]
    assert "end" not in t.offered(0)
    t.does(0, "subversive_advisor.agent.1", "subversive_advisor.agent.1b")
    assert t.open(0) == ["subversive_advisor.agent.1a"]
    t.does(0, "subversive_advisor.agent.1a")
    assert (t.influence(0, "guild"), trashed(t), t.open(0)) == (2, ["subversive_advisor"], [])


def test_subversive_advisor_stays_at_spaces_without_a_faction() -> None:
    t = spying("subversive_advisor", "post_landsraad_right", "assembly_hall").does(0, "assembly_hall.1")
    assert "end" in t.offered(0)
    assert t.ends(0).now.removed == []


def test_subversive_advisor_trashed_by_another_effect_leaves_the_visit() -> None:
    t = spying("subversive_advisor", "post_fremen", "desert_tactics", water=1).does(0, "desert_tactics.2")
    t.answer(0, "trash", "play:subversive_advisor").does(0, "visit.1", "desert_tactics.1")
    assert (t.influence(0, "fremen"), t.open(0)) == (1, [])


def test_treacherous_maneuver_trashes_two_cards_for_influence() -> None:
    t = visit("treacherous_maneuver", "deliver_supplies", hand=["sardaukar_soldier", "dagger"])
    t.does(0, "treacherous_maneuver.agent.1")
    assert t.offered(0) == ["hand:sardaukar_soldier"]
    t.answer(0, "trash", "hand:sardaukar_soldier").does(0, "sardaukar_soldier.trash.1")
    assert (t.influence(0, "guild"), t.hand(0), len(t.intrigues(0))) == (2, ["dagger"], 1)
    assert set(trashed(t)) == {"treacherous_maneuver", "sardaukar_soldier"}
    assert t.open(0) == []


def test_treacherous_maneuver_needs_an_emperor_card_in_hand() -> None:
    t = visit("treacherous_maneuver", "deliver_supplies", played=["sardaukar_soldier"])
    assert t.open(0) == ["visit.1"]
    assert t.why_not(0, "do:treacherous_maneuver.agent.1").rules == ("CRD-02",)


def test_tread_in_darkness_draws_even_after_it_has_trashed_itself() -> None:
    """RUL-18: a card that trashes itself through its own icon keeps the rest of its box."""
    t = visit("tread_in_darkness", "spice_refinery", 0, played=["weirding_woman"]).does(0, "tread_in_darkness.agent.1")
    t.does(0, "tread_in_darkness.agent.1a").answer(0, "trash", "play:tread_in_darkness")
    assert t.open(0) == ["tread_in_darkness.agent.1b"]
    assert len(t.does(0, "tread_in_darkness.agent.1b").hand(0)) == 1


def test_another_cards_trash_icon_takes_what_tread_in_darkness_had_to_give() -> None:
    """RUL-18: trashed by something else, it gives nothing more."""
    t = visit("tread_in_darkness", "spice_refinery", 0, played=["weirding_woman"], intrigues=["cunning"], spice=1)
    t.does(0, "tread_in_darkness.agent.1").plots(0, "cunning", 1)
    t.does(0, "cunning.plot.2.2").answer(0, "trash", "play:tread_in_darkness")
    assert not [name for name in t.open(0) if name.startswith("tread_in_darkness")]


def test_tread_in_darkness_draws_even_without_the_trash() -> None:
    assert visit("tread_in_darkness", "spice_refinery", 0).open(0) == []
    t = visit("tread_in_darkness", "spice_refinery", 0, played=["weirding_woman"]).does(0, "tread_in_darkness.agent.1")
    assert set(t.open(0)) == {"tread_in_darkness.agent.1a", "tread_in_darkness.agent.1b"}
    assert len(t.does(0, "tread_in_darkness.agent.1b").hand(0)) == 1
    assert "end" in t.offered(0)


def test_truthtrance_gives_what_the_space_gives() -> None:
    assert visit("truthtrance", "fremkit").open(0) == ["fremkit.1", "visit.1"]


def test_weirding_woman_returns_beside_another_bene_gesserit_card() -> None:
    t = visit("weirding_woman", "spice_refinery", 0)
    assert t.open(0) == []
    t = visit("weirding_woman", "spice_refinery", 0, played=["weirding_woman"])
    assert "end" not in t.offered(0)
    assert t.does(0, "weirding_woman.agent.1").hand(0) == ["weirding_woman"]
    assert len(t.house(0).played) == 1


@pytest.mark.parametrize(("emperor", "guild"), [(2, 2), (2, 1), (1, 2), (1, 1)])
def test_wheels_within_wheels_with_friends(emperor: int, guild: int) -> None:
    influence = {"emperor": emperor, "guild": guild}
    t = spying("wheels_within_wheels", "post_landsraad_right", "assembly_hall", influence=influence)
    assert (t.house(0).solari, t.house(0).spice) == (emperor // 2 * 2, guild // 2)


# With contracts.

DONE = ["contract_arrakeen_water", "contract_arrakeen_spy", "contract_espionage", "contract_immediate"]


@pytest.mark.parametrize(("completed", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cargo_runner_draws_for_contracts(completed: int, drawn: int) -> None:
    t = visit("cargo_runner", "spice_refinery", 0, modules=["choam"], completed=DONE[:completed])
    t.does(0, *t.open(0))
    assert len(t.hand(0)) == drawn


def test_delivery_agreement_discards_for_a_contract() -> None:
    t = before("delivery_agreement", modules=["choam"], hand=["dagger"])
    t.offer_contracts("contract_espionage", "contract_arrakeen_water").turn(0)
    t.sends(0, "delivery_agreement", "spice_refinery", 0)
    assert "end" in t.offered(0)
    t.does(0, "delivery_agreement.agent.1").answer(0, "discard", "dagger").answer(0, "contract", "contract_espionage")
    assert len(t.contracts(0)) == 1


def test_priority_contracts_must_take_a_contract() -> None:
    t = before("priority_contracts", modules=["choam"]).offer_contracts("contract_espionage", "contract_arrakeen_water")
    t.turn(0).sends(0, "priority_contracts", "assembly_hall").does(0, "assembly_hall.1")
    assert "end" not in t.offered(0)
    t.does(0, "priority_contracts.agent.1").answer(0, "contract", "contract_arrakeen_water")
    assert len(t.contracts(0)) == 1


def test_interstellar_trade_gives_influence() -> None:
    t = visit("interstellar_trade", "spice_refinery", 0, modules=["choam"]).does(0, "interstellar_trade.agent.1")
    assert t.answer(0, "faction", "fremen").influence(0, "fremen") == 1
