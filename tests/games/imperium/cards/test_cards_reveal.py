"""The reveal and acquire boxes of the Imperium deck, card by card in the order of the alphabet.

Persuasion and swords that come without any condition are in `test_cards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.table.forces import strength
from kanly.kernel import PASS

PLAIN = ("lady_margot_fenring",)  # a leader who does nothing in the reveal turn
DONE = ["contract_arrakeen_water", "contract_arrakeen_spy", "contract_espionage", "contract_immediate"]


def before(*hand: str, modules: Iterable[str] = (), posts: Iterable[str] = (), **given: Any) -> UprisingTable:
    """House 0 holds these cards, with an empty purse unless something is given."""
    return uprising(3, PLAIN, modules).give(0, hand=hand, **({"water": 0} | given)).spy(0, *posts).turn(0)


def reveal(*hand: str, **given: Any) -> UprisingTable:
    """House 0 reveals these cards."""
    return before(*hand, **given).reveals(0)


def counted(t: UprisingTable) -> tuple[int, int]:
    """Persuasion and swords of house 0."""
    return t.house(0).persuasion, t.house(0).swords


@pytest.mark.parametrize(("posts", "persuasion"), [(["post_guild"], 1), (["post_guild", "post_choam"], 3)])
def test_bene_gesserit_operative_with_two_spies_out(posts: list[str], persuasion: int) -> None:
    assert counted(reveal("bene_gesserit_operative", posts=posts)) == (persuasion, 0)


def test_calculus_of_power_trashes_another_emperor_card() -> None:
    t = reveal("calculus_of_power", "dagger")
    assert t.open(0) == []
    t = reveal("calculus_of_power", "corrinth_city", played=["imperial_spymaster"], troops=1)
    assert "calculus_of_power.reveal.2" in t.open(0)
    t.does(0, "calculus_of_power.reveal.2")
    assert set(t.offered(0)) == {"play:imperial_spymaster", "play:corrinth_city"}
    t.answer(0, "trash", "play:corrinth_city")
    assert counted(t) == (2, 3)
    assert t.open(0) == []  # what the trashed card had still to give is lost, and the arrow is used


def test_captured_mentat_exchanges_influence() -> None:
    """With one faction: SC-127."""
    t = reveal("captured_mentat", influence={"guild": 1})
    assert "end" in t.offered(0)
    t.does(0, "captured_mentat.reveal.2").answer(0, "lose", "guild").answer(0, "faction", "fremen")
    assert (t.influence(0, "guild"), t.influence(0, "fremen")) == (0, 1)
    assert reveal("captured_mentat").open(0) == []


def test_chani_bond_and_retreat() -> None:
    t = reveal("chani_clever_tactician", troops=3)
    assert counted(t) == (0, 0)
    t.does(0, "chani_clever_tactician.reveal.2")
    assert (t.house(0).troops, t.house(0).garrison, strength(t.house(0))) == (1, 5, 6)
    assert reveal("chani_clever_tactician", troops=1, worms=2).open(0) == []  # sandworms do not retreat
    assert counted(reveal("chani_clever_tactician", "maula_pistol")) == (2 + 1, 1)


def test_chani_retreats_the_last_units() -> None:
    t = reveal("chani_clever_tactician", troops=2).does(0, "chani_clever_tactician.reveal.2")
    assert (counted(t), strength(t.house(0))) == ((0, 4), 0)


def test_corrinth_city_gives_solari_or_sells_a_seat() -> None:
    t = reveal("corrinth_city", solari=5)
    assert set(t.open(0)) == {"corrinth_city.reveal.1a", "corrinth_city.reveal.1b"}
    assert "end" not in t.offered(0)
    t.does(0, "corrinth_city.reveal.1b")
    assert (t.house(0).solari, t.house(0).councillor, counted(t)) == (0, True, (2, 0))  # RUL-24: this turn too
    assert t.open(0) == []
    t = reveal("corrinth_city", solari=4)
    assert t.open(0) == ["corrinth_city.reveal.1a"]
    t.does(0, "corrinth_city.reveal.1a")
    assert (t.house(0).solari, t.open(0)) == (9, [])
    assert reveal("corrinth_city", solari=5, councillor=True).open(0) == ["corrinth_city.reveal.1a"]


def test_covert_operation_places_two_spies() -> None:
    t = reveal("covert_operation").does(0, "covert_operation.reveal.1").answer(0, "spy", "post_choam")
    t.does(0, "covert_operation.reveal.2").answer(0, "spy", "post_guild")
    assert set(t.spies(0)) == {"post_choam", "post_guild"}


def test_desert_power_gives_persuasion_or_a_sandworm() -> None:
    given: dict[str, Any] = {"hooks": True, "water": 1}
    t = before("desert_power", **given).conflict("trade_dispute").reveals(0)
    t.does(0, "desert_power.reveal.1b")
    assert (t.house(0).worms, t.house(0).water, t.house(0).hooks, counted(t)) == (1, 0, True, (0, 0))
    assert t.open(0) == []
    t = before("desert_power", **given).conflict("trade_dispute").reveals(0).does(0, "desert_power.reveal.1a")
    assert (counted(t), t.house(0).worms) == ((2, 0), 0)
    for poor in ({"hooks": True}, {"water": 1}):
        assert before("desert_power", **poor).conflict("trade_dispute").reveals(0).open(0) == ["desert_power.reveal.1a"]
    t = before("desert_power", **given).conflict("battle_for_arrakeen").reveals(0)
    assert t.open(0) == ["desert_power.reveal.1a"]
    assert t.why_not(0, "do:desert_power.reveal.1b").rules == ("WRM-04",)


def test_desert_powers_sandworm_lets_swords_count() -> None:
    t = before("desert_power", "dagger", hooks=True, water=1).conflict("trade_dispute").reveals(0)
    assert strength(t.house(0)) == 0
    assert strength(t.does(0, "desert_power.reveal.1b").house(0)) == 4


@pytest.mark.parametrize(("other", "bond"), [("shishakli", True), ("dagger", False)])
@pytest.mark.parametrize("zone", ["hand", "played"])
def test_fremen_bonds(other: str, bond: bool, zone: str) -> None:
    """CRD-06: another Fremen card, revealed or played, for each of the bond cards."""

    def with_other(card: str) -> UprisingTable:
        return reveal(card, other) if zone == "hand" else reveal(card, played=[other])

    swordless = other == "dagger" and zone == "hand"
    base = (0, 1) if swordless else (0, 2 if zone == "hand" else 0)
    assert with_other("ecological_testing_station").house(0).water == bond
    assert with_other("northern_watermaster").house(0).spice == 2 * bond
    t = with_other("southern_elders")
    assert t.house(0).water == 1
    assert counted(t) == (2 * bond, base[1])
    assert counted(with_other("chani_clever_tactician")) == (2 * bond, base[1])


def test_fedaykin_stilltent_gives_water() -> None:
    assert reveal("fedaykin_stilltent").house(0).water == 1


def guild_spy(*hand: str, posts: Iterable[str] = ("post_emperor", "post_fremen"), **given: Any) -> UprisingTable:
    """House 0 has the Guild Spy and persuasion to spend, with spies out."""
    t = uprising(3).give(0, hand=["guild_spy", *hand], **given).spy(0, *posts).turn(0)
    return t.edit(lambda s: setattr(s.houses[0], "persuasion", 20))


def test_guild_spy_answers_the_spice_must_flow_at_once() -> None:
    t = guild_spy().reveals(0)
    assert t.open(0) == []
    t.buys(0, "the_spice_must_flow")
    assert [t.influence(0, f) for f in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 0, 0, 1]
    assert t.house(0).points == 1
    t.buys(0, "the_spice_must_flow")  # once for each Guild Spy and turn
    assert t.influence(0, "emperor") == 1


def test_guild_spy_counts_each_faction_once_and_other_spaces_not() -> None:
    t = guild_spy(posts=["post_guild", "post_hagga_basin"]).reveals(0).buys(0, "the_spice_must_flow")
    assert t.house(0).influence == [0, 1, 0, 0]


def test_guild_spy_counts_spies_at_the_trigger_only() -> None:
    """The Emperor's fourth step places a spy in the middle of it."""
    t = guild_spy(influence={"emperor": 3}).reveals(0).buys(0, "the_spice_must_flow")
    t.answer(0, "spy", "post_guild")
    assert t.house(0).influence == [4, 0, 0, 1]


def test_guild_spy_revealed_late_still_answers() -> None:
    t = uprising(3).give(0, intrigues=["cunning"]).stack(0, "guild_spy").spy(0, "post_guild").turn(0)
    t.edit(lambda s: setattr(s.houses[0], "persuasion", 9)).reveals(0).buys(0, "the_spice_must_flow")
    assert t.influence(0, "guild") == 0
    t.plots(0, "cunning")
    assert t.influence(0, "guild") == 1


def test_guild_spy_ignores_other_cards_and_earlier_turns() -> None:
    t = guild_spy().reveals(0).buys(0, "prepare_the_way")
    assert t.house(0).influence == [0, 0, 0, 0]
    t = uprising(3).give(0, hand=["price_is_no_object", "guild_spy"], solari=9).spy(0, "post_fremen")
    t.turn(0, ("player_turns", 0)).sends(0, "price_is_no_object", "secrets")
    t.does(0, "price_is_no_object.agent.1").answer(0, "acquire", "the_spice_must_flow")
    t.does(0, "secrets.1", "visit.1").ends(0).reveals(0)
    assert t.influence(0, "fremen") == 0


def test_in_high_places_recalls_two_spies() -> None:
    posts = ["post_guild", "post_choam"]
    t = reveal("in_high_places", posts=posts).does(0, "in_high_places.reveal.2").answer(0, "recall", *posts)
    assert (counted(t), t.spies(0)) == ((5, 0), [])
    assert reveal("in_high_places", posts=posts[:1]).open(0) == []


def test_junction_headquarters_gives_water_and_a_troop() -> None:
    t = reveal("junction_headquarters").does(0, "junction_headquarters.reveal.3")
    assert (t.house(0).water, t.house(0).garrison) == (1, 4)


def test_leadership_counts_other_armed_cards_once_each() -> None:
    assert counted(reveal("leadership")) == (2, 1)
    assert counted(reveal("leadership", "shishakli", "dagger", "dagger")) == (2, 1 + 2 + 1 + 1 + 3)
    assert counted(reveal("leadership", played=["shishakli"])) == (2, 1)  # only what is revealed
    t = reveal("leadership", "undercover_asset", "chani_clever_tactician", troops=2)
    assert counted(t) == (2 + 2, 1)
    t.does(0, "undercover_asset.reveal.1b")
    assert t.house(0).swords == 1 + 2 + 1
    t.does(0, "chani_clever_tactician.reveal.2")
    assert t.house(0).swords == 1 + 2 + 1 + 4 + 1


def test_leadership_beside_a_trashed_card() -> None:
    """The ruling's example: Calculus of Power trashes Sardaukar Soldier; the bonus is 1, never 2."""
    t = reveal("leadership", "calculus_of_power", "sardaukar_soldier", troops=1)
    t.does(0, "calculus_of_power.reveal.2").answer(0, "trash", "play:sardaukar_soldier")
    assert t.house(0).swords == 6


def test_overthrow_recruits() -> None:
    assert reveal("overthrow").does(0, "overthrow.reveal.3").house(0).garrison == 4


@pytest.mark.parametrize(
    ("councillor", "swordmaster", "persuasion"),
    [(False, False, 0), (True, False, 4), (False, True, 0), (True, True, 5)],
)
def test_paracompass_of_the_mighty(councillor: bool, swordmaster: bool, persuasion: int) -> None:
    """A seat gives two by itself."""
    assert counted(reveal("paracompass", councillor=councillor, swordmaster=swordmaster)) == (persuasion, 0)


def test_paracompass_sees_a_seat_of_the_same_turn() -> None:
    t = reveal("paracompass", "corrinth_city", solari=5, swordmaster=True).does(0, "corrinth_city.reveal.1b")
    assert counted(t) == (2 + 2 + 1, 0)


def test_price_is_no_object_gives_solari() -> None:
    assert reveal("price_is_no_object").house(0).solari == 2


@pytest.mark.parametrize("card", ["public_spectacle", "wheels_within_wheels"])
def test_spies_of_the_reveal_turn(card: str) -> None:
    t = reveal(card).does(0, f"{card}.reveal.2").answer(0, "spy", "post_deep_desert")
    assert t.spies(0) == ["post_deep_desert"]


def test_public_spectacle_recalls_first() -> None:
    t = reveal("public_spectacle", posts=["post_guild", "post_choam", "post_fremen"])
    t.does(0, "public_spectacle.reveal.2").answer(0, "recall_first", "post_guild").answer(0, "spy", "post_emperor")
    assert set(t.spies(0)) == {"post_choam", "post_fremen", "post_emperor"}


@pytest.mark.parametrize(
    ("card", "spice", "solari"),
    [("rebel_supplier", 1, 0), ("reliable_informant", 0, 1), ("steersman", 2, 0), ("the_spice_must_flow", 1, 0)],
)
def test_resources_of_the_reveal_turn(card: str, spice: int, solari: int) -> None:
    t = reveal(card)
    assert (t.house(0).spice, t.house(0).solari, t.open(0)) == (spice, solari, [])


def test_sardaukar_coordination_counts_revealed_emperor_cards() -> None:
    assert counted(reveal("sardaukar_coordination")) == (2, 1)
    assert counted(reveal("sardaukar_coordination", "double_agent", "dagger")) == (3, 2 + 1 + 1)
    assert counted(reveal("sardaukar_coordination", "sardaukar_coordination")) == (4, 4)
    assert counted(reveal("sardaukar_coordination", played=["corrinth_city"])) == (2, 1)  # unlike Stilgar


def test_sardaukar_coordination_is_raised_and_never_lowered() -> None:
    t = before("sardaukar_coordination", "calculus_of_power", intrigues=["cunning"]).stack(0, "imperial_spymaster")
    t.reveals(0)
    assert t.house(0).swords == 2
    t.plots(0, "cunning")
    assert t.house(0).swords == 3 + 1  # the newcomer counts, and has a sword of its own
    t.does(0, "calculus_of_power.reveal.2").answer(0, "trash", "play:imperial_spymaster")
    assert t.house(0).swords == 3 + 1 + 3


def test_shishakli_bond_gives_influence() -> None:
    assert reveal("shishakli", "dagger").open(0) == []
    t = reveal("shishakli", played=["desert_survival"])
    assert "end" not in t.offered(0)
    assert t.does(0, "shishakli.reveal.2").influence(0, "fremen") == 1


@pytest.mark.parametrize(("post", "spice"), [("post_hagga_basin", 2), ("post_imperial_basin", 2), ("post_choam", 0)])
def test_smugglers_haven_spies_on_makers(post: str, spice: int) -> None:
    assert reveal("smugglers_haven", posts=[post]).house(0).spice == spice


def test_smugglers_haven_does_not_count_agents() -> None:
    t = before("smugglers_haven").agent(0, "hagga_basin").spy(1, "post_hagga_basin").reveals(0)
    assert t.house(0).spice == 0


def test_spacing_guilds_favor_sells_influence() -> None:
    t = reveal("spacing_guilds_favor", spice=3).does(0, "spacing_guilds_favor.reveal.2").answer(0, "faction", "fremen")
    assert (t.house(0).spice, t.influence(0, "fremen")) == (0, 1)
    assert reveal("spacing_guilds_favor", spice=2).open(0) == []


def test_spy_network_recalls_one_of_two_spies() -> None:
    t = reveal("spy_network", posts=["post_guild", "post_choam"]).does(0, "spy_network.reveal.3")
    t.answer(0, "recall", "post_guild")
    assert (t.spies(0), len(t.intrigues(0)), t.open(0)) == (["post_choam"], 1, [])
    assert reveal("spy_network", posts=["post_guild"]).open(0) == []


def test_stilgar_counts_fremen_cards_in_play() -> None:
    assert counted(reveal("stilgar_the_devoted")) == (2, 0)
    assert counted(reveal("stilgar_the_devoted", "shishakli", played=["maker_keeper", "dagger"])) == (6, 2)


def test_stilgar_is_raised_by_a_late_card() -> None:
    t = before("stilgar_the_devoted", intrigues=["cunning"]).stack(0, "desert_survival").reveals(0)
    t.plots(0, "cunning")
    assert counted(t) == (2 + 1 + 2, 1)


def test_treacherous_maneuver_draws_an_intrigue() -> None:
    t = reveal("treacherous_maneuver")
    assert "end" not in t.offered(0)
    assert len(t.does(0, "treacherous_maneuver.reveal.2").intrigues(0)) == 1


def test_undercover_asset_spies_or_fights() -> None:
    t = reveal("undercover_asset")
    assert "end" not in t.offered(0)
    t.does(0, "undercover_asset.reveal.1a").answer(0, "spy", "post_guild")
    assert (t.spies(0), counted(t), t.open(0)) == (["post_guild"], (0, 0), [])
    t = reveal("undercover_asset").does(0, "undercover_asset.reveal.1b")
    assert (counted(t), t.open(0)) == ((0, 2), [])


def test_unswerving_loyalty_recruits_and_moves_a_troop() -> None:
    t = reveal("unswerving_loyalty").does(0, "unswerving_loyalty.reveal.2")
    assert (t.house(0).garrison, t.open(0)) == (4, [])
    t = reveal("unswerving_loyalty", "desert_survival", garrison=0).does(0, "unswerving_loyalty.reveal.2")
    assert "end" in t.offered(0)  # the bond line is no duty
    t.does(0, "unswerving_loyalty.reveal.3a")
    assert (t.house(0).garrison, t.house(0).troops, t.open(0)) == (0, 1, [])
    t = reveal("unswerving_loyalty", "unswerving_loyalty", troops=1)
    t.does(0, "unswerving_loyalty.reveal.3b")
    assert (t.house(0).troops, t.house(0).garrison) == (0, 4)
    assert "unswerving_loyalty.reveal.3b" not in t.open(0)
    t.does(0, "unswerving_loyalty.reveal.3a")  # the second copy
    assert t.house(0).troops == 1


@pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])
def test_contract_cards_give_spice_or_a_point(card: str, spice: int) -> None:
    t = reveal(card, modules=["choam"], completed=DONE[:3])
    assert (t.open(0), "end" in t.offered(0)) == ([f"{card}.reveal.1a"], False)
    t.does(0, f"{card}.reveal.1a")
    assert (t.house(0).spice, t.vp(0), t.open(0)) == (spice, 0, [])
    t = reveal(card, modules=["choam"], completed=DONE)
    assert set(t.open(0)) == {f"{card}.reveal.1a", f"{card}.reveal.1b"}
    t.does(0, f"{card}.reveal.1b")
    assert (t.house(0).spice, t.vp(0), t.open(0)) == (0, 1, [])
    assert t.named(t.now.removed) == [card]


def test_interstellar_trade_counts_contracts_once() -> None:
    t = reveal("interstellar_trade", modules=["choam"], completed=DONE[:3])
    assert "end" not in t.offered(0)
    t.does(0, "interstellar_trade.reveal.1")
    assert (counted(t), t.open(0)) == ((3, 0), [])


# When acquired.


def bought(card: str, modules: Iterable[str] = ()) -> UprisingTable:
    """House 0 buys the card from the row."""
    t = uprising(3, modules=modules)
    others = [name for name in ("maula_pistol", "shishakli", "truthtrance", "paracompass") if name != card]
    t.row(card, *others).next_in_row("double_agent").turn(0)
    if modules:
        t.offer_contracts("contract_espionage", "contract_arrakeen_water")
    t.edit(lambda s: setattr(s.houses[0], "persuasion", 8)).reveals(0).buys(0, card)
    assert t.discard_pile(0) == [card]
    assert t.row_names() == [*others, "double_agent"]  # ACQ-06: before the acquire box
    return t


@pytest.mark.parametrize("card", ["guild_spy", "in_high_places", "spy_network", "strike_fleet", "subversive_advisor"])
def test_acquired_spies(card: str) -> None:
    t = bought(card).does(0, f"{card}.acquire.1")
    assert len(t.offered(0)) == 14
    assert t.answer(0, "spy", "post_guild").spies(0) == ["post_guild"]
    assert "end" in bought(card).does(0, f"{card}.acquire.1").answer(0, "spy", PASS).offered(0)


def test_acquired_boxes() -> None:
    assert len(bought("overthrow").does(0, "overthrow.acquire.1").intrigues(0)) == 1
    assert bought("price_is_no_object").house(0).solari == 2
    assert bought("steersman").does(0, "steersman.acquire.1").influence(0, "guild") == 1
    t = bought("interstellar_trade", modules=["choam"]).does(0, "interstellar_trade.acquire.1")
    assert len(t.answer(0, "contract", "contract_espionage").contracts(0)) == 1


def test_cards_without_an_acquire_box_give_nothing() -> None:
    assert [option for option in bought("leadership").offered(0) if option.startswith("do:")] == []
