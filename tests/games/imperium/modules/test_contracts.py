"""CHOAM contracts: every tile, how it is taken, completed and paid (CHO)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.imperium.guests import GUESTS, opening
from tests.games.imperium.tables import UprisingTable, uprising
from tests.games.imperium.tallies import conserved, market

from kanly.games.imperium.modules.choam.play import contracts_on_offer
from kanly.games.imperium.modules.choam.tiles import tiles
from kanly.games.imperium.table.state import ImperiumState

SHADDAM = "shaddam_corrino_iv"


def choam(leaders: Iterable[str] = (), seats: int = 3, *, retroactive: bool = False) -> UprisingTable:
    """A table with the module."""
    return uprising(seats, leaders, ["choam"], {"harvest_retroactive": retroactive})


def with_ix(leaders: Iterable[str] = ()) -> UprisingTable:
    """A table at which the contracts of Rise of Ix are in the box."""
    return UprisingTable(3, leaders, ["choam", "rise_of_ix"], game=GUESTS)


BOX = with_ix().box


def empty_market(t: UprisingTable) -> UprisingTable:
    """All contracts that were face up or in the bank are completed by house 2."""
    table = t.choam
    table.completed[2] = table.offer + table.bank
    table.known.publish(table.bank)
    table.offer = []
    table.bank = []
    return t


# As data.


def test_twenty_contracts_and_ten_for_rise_of_ix() -> None:
    assert sum(tile.copies for tile in market(BOX)) == 20
    assert [tile.name for tile in market(BOX) if tile.copies == 2] == ["contract_espionage", "contract_harvest_3"]
    assert sum(tile.copies for tile in opening(BOX)) == 10
    assert len(BOX.stocks["contract"].copies) == 30
    assert all(tile.rewards for tile in tiles(BOX))


def test_every_contract_has_one_condition() -> None:
    for tile in tiles(BOX):
        assert [bool(tile.space), bool(tile.harvest), bool(tile.card), tile.immediate].count(True) == 1, tile.name


@pytest.mark.parametrize(
    ("name", "space", "harvest", "solari", "others"),
    [
        ("contract_ix_dreadnought", "dreadnought", 0, 0, ["may"]),
        ("contract_ix_espionage", "espionage", 0, 1, []),
        ("contract_ix_harvest_3", "", 3, 0, []),
        ("contract_ix_harvest_4", "", 4, 2, []),
        ("contract_ix_heighliner", "heighliner", 0, 3, []),
        ("contract_ix_high_council", "high_council", 0, 0, ["may"]),
        ("contract_ix_interstellar_shipping", "interstellar_shipping", 0, 0, ["may"]),
        ("contract_ix_secrets", "secrets", 0, 0, []),
        ("contract_ix_smuggling", "smuggling", 0, 0, []),
        ("contract_ix_tech_negotiation", "tech_negotiation", 0, 0, []),
    ],
)
def test_ix_contracts(name: str, space: str, harvest: int, solari: int, others: list[str]) -> None:
    """Every tile of Rise of Ix gives a contract, and some give more."""
    [tile] = [tile for tile in opening(BOX) if tile.name == name]
    assert (tile.space, tile.harvest, tile.copies) == (space, harvest, 1)
    words = [BOX.clauses[reward].text() for reward in tile.rewards]
    assert words[-1].id == "take-contract"
    assert [w.id for w in words[:-1] if w.id != "gain"] == others
    assert sum(w.args["what"].args["n"] for w in words if w.id == "gain") == solari


def test_ix_tiles_are_never_shuffled_in() -> None:
    t = with_ix()
    shuffled = t.tiles(t.choam.offer + t.choam.bank)
    assert len(shuffled) == 20
    assert not [name for name in shuffled if name.startswith("contract_ix")]


# Taking.


def test_SC_69_module_off() -> None:
    """SC-69: without the module a contract icon is 2 solari."""
    t = uprising().give(0, hand=["diplomacy"]).turn(0).sends(0, "diplomacy", "dutiful_service").answer(0, "turn", "all")
    assert (t.influence(0, "emperor"), t.house(0).solari) == (1, 2)


def test_SC_70_taken_and_refilled() -> None:
    """SC-70: the taken contract is replaced, and waits for a later visit."""
    t = (
        choam()
        .give(0, hand=["dune_the_desert_planet"])
        .offer_contracts("contract_arrakeen_water", "contract_espionage")
    )
    t.stack(0, "dagger").turn(0).sends(0, "dune_the_desert_planet", "accept_contract").does(0, "accept_contract.1")
    assert t.offered(0) == ["contract_arrakeen_water", "contract_espionage"]
    bank = len(t.choam.bank)
    t.answer(0, "contract", "contract_espionage").does(0, "accept_contract.2")
    assert t.told("takes_contract", ever=True) == [(t.house(0).leader, "contract_espionage")]
    assert t.contracts(0) == ["contract_espionage"]
    assert len(t.choam.offer) == 2
    assert len(t.choam.bank) == bank - 1
    assert t.hand(0) == ["dagger"]
    t.ends(0)
    assert (t.contracts(0), t.house(0).solari) == (["contract_espionage"], 0)
    conserved(t.table)


def test_a_contract_must_be_taken() -> None:
    t = choam().give(0, hand=["diplomacy"]).offer_contracts("contract_espionage", "contract_immediate").turn(0)
    t.sends(0, "diplomacy", "dutiful_service").does(0, "visit.1").refuses(0, "turn", "end")
    t.does(0, "dutiful_service.1")
    assert (t.why_not(0, "solari").id, t.why_not(0, "solari").rules) == ("why-not-contract-solari", ("CHO-04",))
    assert t.why_not(0, "contract_harvest_4").id == "why-not-contract-up"


def test_a_tile_taken_for_the_visited_space_waits() -> None:
    """CHO-08: it has to be held when the agent is sent."""
    t = (
        choam()
        .give(0, hand=["priority_contracts"])
        .offer_contracts("contract_high_council_solari", "contract_espionage")
    )
    t.give(0, solari=5).turn(0).sends(0, "priority_contracts", "high_council").does(0, "priority_contracts.agent.1")
    t.answer(0, "contract", "contract_high_council_solari").answer(0, "turn", "do:high_council.1").ends(0)
    assert (t.contracts(0), t.house(0).solari) == (["contract_high_council_solari"], 0)


def test_a_tile_taken_earlier_in_the_turn_counts() -> None:
    """CHO-08: held before the agent is sent, by a plot in the same turn, is held when it is sent."""
    t = choam().give(0, hand=["diplomacy"], contracts=["contract_deliver_supplies"]).turn(0)
    t.sends(0, "diplomacy", "deliver_supplies")
    assert (t.completed(0), t.house(0).solari) == (["contract_deliver_supplies"], 3)


def test_the_bank_runs_out() -> None:
    """CHO-04: with an empty bank the last face-up tiles are taken, then there are solari."""
    t = choam()
    table = t.choam
    table.completed[2] = table.bank
    table.known.publish(table.bank)
    table.bank = []
    left = t.tiles(table.offer)
    t.play(("settle", 0)).edit(lambda s: s.pool.extend([("dutiful_service.1", -1, 0)] * 3))
    t.answer(0, "contract", left[0])
    assert len(t.choam.offer) == 1
    assert t.offered(0) == [left[1]]
    t.answer(0, "contract", left[1])
    assert t.choam.offer == []
    assert t.house(0).solari >= 2  # the third icon
    conserved(t.table)


def test_SC_93_immediate() -> None:
    """SC-93: 2 solari at once, the tile face down, another one turned up."""
    t = choam().give(0, hand=["diplomacy"]).offer_contracts("contract_immediate", "contract_espionage").turn(0)
    t.sends(0, "diplomacy", "dutiful_service").does(0, "dutiful_service.1").answer(0, "contract", "contract_immediate")
    assert (t.house(0).solari, t.completed(0), t.contracts(0)) == (2, ["contract_immediate"], [])
    assert t.told("completes") == [(t.house(0).leader, "contract_immediate")]
    assert len(t.choam.offer) == 2


# Shaddam's own.


def test_shaddam_takes_his_own_contract() -> None:
    """CHO-02: he may take one that is set aside; nothing is turned up for it."""
    t = choam([SHADDAM]).give(0, hand=["diplomacy"]).turn(0).sends(0, "diplomacy", "dutiful_service")
    t.does(0, "dutiful_service.1")
    up = t.tiles(t.choam.offer)
    assert t.offered(0) == [*dict.fromkeys(up), "contract_sardaukar_cards", "contract_sardaukar_recall"]
    t.answer(0, "contract", "contract_sardaukar_recall")
    assert t.contracts(0) == ["contract_sardaukar_recall"]
    assert t.tiles(t.choam.aside) == ["contract_sardaukar_cards"]
    assert t.tiles(t.choam.offer) == up
    conserved(t.table)


def test_nobody_else_takes_shaddams_contracts() -> None:
    t = choam([SHADDAM]).give(1, hand=["diplomacy"]).turn(1).sends(1, "diplomacy", "dutiful_service")
    t.does(1, "dutiful_service.1")
    assert t.offered(1) == list(dict.fromkeys(t.tiles(t.choam.offer)))
    reason = t.why_not(1, "contract_sardaukar_cards")
    assert (reason.id, reason.rules) == ("why-not-contract-aside", ("CHO-02",))


def test_SC_75_market_exhausted() -> None:
    """SC-75: others gain 2 solari; Shaddam chooses between his contract and the solari."""
    t = empty_market(choam([SHADDAM])).give(0, contracts=["contract_sardaukar_cards"]).give(1, hand=["diplomacy"])
    t.turn(1).sends(1, "diplomacy", "dutiful_service").does(1, "dutiful_service.1")
    assert t.house(1).solari == 2
    for pick, solari, held in (("solari", 2, 1), ("contract_sardaukar_recall", 0, 2)):
        t = empty_market(choam([SHADDAM])).give(0, contracts=["contract_sardaukar_cards"], hand=["diplomacy"])
        t.turn(0).sends(0, "diplomacy", "dutiful_service").does(0, "dutiful_service.1")
        assert t.offered(0) == ["contract_sardaukar_recall", "solari"]
        t.answer(0, "contract", pick)
        assert (t.house(0).solari, len(t.contracts(0))) == (solari, held)


def test_without_any_contract_nobody_is_asked() -> None:
    t = empty_market(choam()).give(0, hand=["diplomacy"]).turn(0).sends(0, "diplomacy", "dutiful_service")
    assert contracts_on_offer(t.by_hand(), 0) == ["solari"]
    t.does(0, "dutiful_service.1").expect("turn", [0])
    assert t.house(0).solari == 2


# Completed by a visit: every tile.


def held(name: str, card: str, space: str, **numbers: Any) -> UprisingTable:
    """A house that holds a contract has sent an agent to its space."""
    t = choam().give(0, hand=[card], contracts=[name], **numbers)
    t.conflict("skirmish_desert_mouse").turn(0).sends(0, card, space)
    assert (t.contracts(0), t.completed(0)) == ([], [name])
    return t


@pytest.mark.parametrize(
    ("name", "card", "space", "cost", "gained"),
    [
        ("contract_arrakeen_water", "reconnaissance", "arrakeen", {}, {"water": 1}),
        ("contract_deliver_supplies", "diplomacy", "deliver_supplies", {}, {"solari": 3, "water": 1}),
        ("contract_espionage", "diplomacy", "espionage", {"spice": 1}, {"solari": 3}),
        ("contract_heighliner_water", "diplomacy", "heighliner", {"spice": 5}, {"water": 2}),
        ("contract_high_council_solari", "dagger", "high_council", {"solari": 5}, {"solari": 3}),
        ("contract_research_station_solari", "reconnaissance", "research_station", {"water": 2}, {"solari": 3}),
        ("contract_research_station_spy", "reconnaissance", "research_station", {"water": 2}, {"solari": 2}),
        ("contract_spice_refinery_water", "reconnaissance", "spice_refinery:0", {}, {"water": 1, "solari": 2}),
    ],
)
def test_resources(name: str, card: str, space: str, cost: dict[str, int], gained: dict[str, int]) -> None:
    """The price of the space is gone, its own gains and those of the contract are there."""
    t = held(name, card, space, **{"water": 0, **cost})
    house = t.house(0)
    assert {"solari": house.solari, "spice": house.spice, "water": house.water} == {
        "solari": 0,
        "spice": 0,
        "water": 0,
        **gained,
    }


@pytest.mark.parametrize(
    ("name", "clause", "card", "space", "cost"),
    [
        ("contract_arrakeen_spy", "contract_arrakeen_spy.reward.2", "reconnaissance", "arrakeen", {}),
        (
            "contract_research_station_spy",
            "contract_research_station_spy.reward.2",
            "reconnaissance",
            "research_station",
            {"water": 2},
        ),
    ],
)
def test_spies(name: str, clause: str, card: str, space: str, cost: dict[str, int]) -> None:
    t = held(name, card, space, **cost).does(0, clause).answer(0, "spy", "post_fremen")
    assert t.spies(0) == ["post_fremen"]


@pytest.mark.parametrize(
    ("name", "card", "space", "cost", "n"),
    [
        ("contract_arrakeen_spy", "reconnaissance", "arrakeen", {}, 1),
        ("contract_heighliner_troops", "diplomacy", "heighliner", {"spice": 5}, 2),
    ],
)
def test_troops(name: str, card: str, space: str, cost: dict[str, int], n: int) -> None:
    """Troops of a contract may be deployed where the space allows it (DEP-03)."""
    t = held(name, card, space, **cost)
    before = (t.house(0).garrison, t.may_deploy(0))
    t.does(0, f"{name}.reward.1")
    assert (t.house(0).garrison, t.may_deploy(0)) == (before[0] + n, before[1] + n)


@pytest.mark.parametrize(
    ("name", "card", "space", "cost"),
    [
        ("contract_sardaukar_cards", "diplomacy", "sardaukar", {"spice": 4}),
        ("contract_spice_refinery_cards", "reconnaissance", "spice_refinery:0", {}),
    ],
)
def test_cards(name: str, card: str, space: str, cost: dict[str, int]) -> None:
    t = held(name, card, space, **cost)
    t.refuses(0, "turn", "end")
    before = len(t.hand(0))
    t.does(0, f"{name}.reward.1")
    assert len(t.hand(0)) == before + 2


def test_SC_71_two_contracts_one_visit() -> None:
    """SC-71: both contracts of the space are completed; recruits of space and contract may all be deployed."""
    t = choam().give(
        0, hand=["reconnaissance"], contracts=["contract_arrakeen_water", "contract_arrakeen_spy"], water=0
    )
    t.turn(0).sends(0, "reconnaissance", "arrakeen")
    assert t.completed(0) == ["contract_arrakeen_water", "contract_arrakeen_spy"]
    assert t.house(0).water == 1
    t.does(0, "arrakeen.1", "contract_arrakeen_spy.reward.1", "contract_arrakeen_spy.reward.2")
    t.answer(0, "spy", "post_guild")
    assert (t.state.on_turn.recruited, t.may_deploy(0), t.contracts(0)) == (2, 4, [])
    conserved(t.table)


def test_two_copies_of_one_contract() -> None:
    t = choam().give(0, hand=["diplomacy"], contracts=["contract_espionage", "contract_espionage"], spice=1).turn(0)
    t.sends(0, "diplomacy", "espionage")
    assert (t.house(0).solari, len(t.completed(0))) == (6, 2)


def test_contracts_of_other_spaces_stay() -> None:
    t = (
        choam()
        .give(0, hand=["diplomacy"], contracts=["contract_espionage", "contract_arrakeen_water"], spice=1)
        .turn(0)
    )
    t.sends(0, "diplomacy", "espionage")
    assert t.contracts(0) == ["contract_arrakeen_water"]


def test_contracts_of_others_stay() -> None:
    t = choam().give(0, hand=["reconnaissance"]).give(1, contracts=["contract_arrakeen_water"]).turn(0)
    t.sends(0, "reconnaissance", "arrakeen")
    assert (t.contracts(1), t.house(1).water) == (["contract_arrakeen_water"], 1)


def test_SC_72_reward_cannot_pay_the_entry() -> None:
    """SC-72: 4 solari and a contract for 3 do not open the High Council."""
    t = choam().give(0, hand=["dagger"], contracts=["contract_high_council_solari"], solari=4).turn(0)
    assert "dagger:high_council" not in t.ways(0)
    assert t.why_not(0, "play:dagger:high_council").id == "lacks-resources"


def test_SC_76_sardaukar_recall() -> None:
    """SC-76: another own agent comes home; without one the contract is completed for nothing."""
    t = (
        choam()
        .give(0, hand=["diplomacy"], contracts=["contract_sardaukar_recall"], spice=4)
        .agent(0, "fremkit")
        .turn(0)
    )
    t.sends(0, "diplomacy", "sardaukar").does(0, "contract_sardaukar_recall.reward.1")
    assert t.offered(0) == ["fremkit"]
    t.answer(0, "recall_agent", "fremkit")
    assert t.house(0).agents == 1
    conserved(t.table)
    t = choam().give(0, hand=["diplomacy"], contracts=["contract_sardaukar_recall"], spice=4).turn(0)
    t.sends(0, "diplomacy", "sardaukar").answer(0, "turn", "all").ends(0)
    assert (t.completed(0), t.house(0).agents) == (["contract_sardaukar_recall"], 1)


def test_SC_110_contract_influence_before_the_card() -> None:
    """SC-110: the contract's influence meets the condition of Prepare the Way, which must then be carried out."""
    t = choam().give(0, hand=["prepare_the_way"], contracts=["contract_high_council_influence"], solari=5)
    t.give(0, influence={"bene_gesserit": 1}).stack(0, "dagger").turn(0)
    points = t.vp(0)
    t.sends(0, "prepare_the_way", "high_council")
    assert "prepare_the_way.agent.1" not in t.open(0)
    t.does(0, "contract_high_council_influence.reward.1", "high_council.1")
    assert (t.influence(0, "bene_gesserit"), t.vp(0), t.house(0).councillor) == (2, points + 1, True)
    t.refuses(0, "turn", "end")
    t.does(0, "prepare_the_way.agent.1").ends(0)
    assert t.hand(0) == ["dagger"]


def test_SC_140_gather_intelligence_first() -> None:
    """SC-140: the spy is decided about before the contract pays."""
    t = choam().give(0, hand=["reconnaissance"], contracts=["contract_spice_refinery_cards"])
    t.spy(0, "post_arrakeen_refinery").turn(0).sends(0, "reconnaissance", "spice_refinery", 0).expect("gather", [0])
    assert t.completed(0) == []
    t.answer(0, "gather", "post_arrakeen_refinery")
    assert (len(t.hand(0)), t.house(0).solari) == (1, 2)
    t.does(0, "contract_spice_refinery_cards.reward.1")
    assert len(t.hand(0)) == 3


# Harvests.


def test_SC_73_harvest_counts_every_source() -> None:
    """SC-73: the space, the own control bonus and the card make 3."""
    t = choam().give(0, hand=["smugglers_harvester"], contracts=["contract_harvest_3"]).controls(0, "imperial_basin")
    t.turn(0).sends(0, "smugglers_harvester", "imperial_basin")
    assert (t.house(0).spice, t.house(0).solari, t.completed(0)) == (3, 3, ["contract_harvest_3"])
    assert t.told("completes") == [(t.house(0).leader, "contract_harvest_3")]


@pytest.mark.parametrize(("name", "bonus", "solari"), [("contract_harvest_3", 2, 3), ("contract_harvest_4", 3, 4)])
def test_harvests(name: str, bonus: int, solari: int) -> None:
    """One spice less is too little."""
    t = choam().give(0, hand=["dune_the_desert_planet"], contracts=[name]).bonus(imperial_basin=bonus).turn(0)
    t.sends(0, "dune_the_desert_planet", "imperial_basin").ends(0)
    assert (t.house(0).solari, t.completed(0)) == (solari, [name])
    t = choam().give(0, hand=["dune_the_desert_planet"], contracts=[name]).bonus(imperial_basin=bonus - 1).turn(0)
    t.sends(0, "dune_the_desert_planet", "imperial_basin")
    reason = t.why_not(0, f"do:{name}.harvest.1")
    assert (reason.id, reason.rules) == ("lacks-harvest", ("CHO-05",))
    t.ends(0)
    assert (t.house(0).solari, t.contracts(0)) == (0, [name])


def test_two_harvests_at_once() -> None:
    t = choam().give(
        0, hand=["dune_the_desert_planet"], contracts=["contract_harvest_3", "contract_harvest_3", "contract_harvest_4"]
    )
    t.bonus(imperial_basin=3).turn(0).sends(0, "dune_the_desert_planet", "imperial_basin")
    assert (t.house(0).solari, len(t.completed(0))) == (10, 3)
    conserved(t.table)


def test_the_chosen_spice_completes_a_harvest() -> None:
    """The harvest waits until the house takes the spice of the space."""
    t = choam().give(0, hand=["dune_the_desert_planet"], contracts=["contract_harvest_4"], water=3)
    t.conflict("skirmish_desert_mouse").turn(0).sends(0, "dune_the_desert_planet", "deep_desert")
    assert t.contracts(0) == ["contract_harvest_4"]
    t.does(0, "deep_desert.2a")
    assert (t.house(0).solari, t.contracts(0)) == (4, [])


def gained(s: ImperiumState, spice: int) -> None:
    """So much spice was gained earlier in this turn."""
    s.on_turn.spice = spice


def test_spice_gained_before_the_agent_was_sent() -> None:
    """RUL-19: all spice of the turn counts; what was paid does not reduce it."""
    t = choam().give(0, hand=["dune_the_desert_planet"], contracts=["contract_harvest_3"], spice=0).turn(0)
    t.edit(lambda s: gained(s, 2)).sends(0, "dune_the_desert_planet", "imperial_basin")
    assert (t.house(0).spice, t.completed(0)) == (1, ["contract_harvest_3"])


def test_SC_74_harvest_needs_a_maker_space() -> None:
    """SC-74: 3 spice gained at Arrakeen complete nothing."""
    t = choam().give(0, hand=["reconnaissance"], contracts=["contract_harvest_3"]).turn(0)
    t.edit(lambda s: gained(s, 3)).sends(0, "reconnaissance", "arrakeen").does(0, "arrakeen.1", "arrakeen.2").ends(0)
    assert (t.contracts(0), t.house(0).solari) == (["contract_harvest_3"], 0)


@pytest.mark.parametrize("retroactive", [False, True])
def test_SC_134_contract_for_a_space_just_visited(retroactive: bool) -> None:
    """SC-134: a harvest contract taken in the turn of the harvest waits, unless the option says otherwise."""
    t = choam(retroactive=retroactive).give(0, hand=["priority_contracts"]).bonus(imperial_basin=3)
    t.offer_contracts("contract_harvest_3", "contract_espionage").turn(0)
    t.sends(0, "priority_contracts", "imperial_basin").does(0, "priority_contracts.agent.1")
    t.answer(0, "contract", "contract_harvest_3").ends(0)
    assert t.house(0).spice == 4
    assert t.house(0).solari == (3 if retroactive else 0)
    assert len(t.completed(0)) == (1 if retroactive else 0)


@pytest.mark.parametrize("retroactive", [False, True])
def test_a_retroactive_harvest_needs_a_maker_space_too(retroactive: bool) -> None:
    t = choam(retroactive=retroactive).give(0, hand=["priority_contracts"])
    t.offer_contracts("contract_harvest_3", "contract_espionage").turn(0).edit(lambda s: gained(s, 3))
    t.sends(0, "priority_contracts", "accept_contract").does(0, "priority_contracts.agent.1")
    t.answer(0, "contract", "contract_harvest_3")
    t.does(0, "accept_contract.2", "accept_contract.1").answer(0, "contract", "contract_espionage").ends(0)
    assert len(t.completed(0)) == 0


# Acquired, and as rewards.


def test_SC_142_counting_once() -> None:
    """SC-142: Interstellar Trade is counted before the contract for The Spice Must Flow is completed."""
    t = choam().give(
        0,
        hand=["interstellar_trade", "convincing_argument", "convincing_argument", "prepare_the_way"],
        contracts=["contract_acquire_smf"],
        completed=["contract_immediate", "contract_espionage", "contract_harvest_4"],
    )
    points = t.vp(0)
    t.turn(0).reveals(0).does(0, "interstellar_trade.reveal.1")
    assert t.house(0).persuasion == 9
    t.buys(0, "the_spice_must_flow").does(0, "contract_acquire_smf.reward.1")
    assert (t.house(0).persuasion, t.influence(0, "guild"), t.house(0).solari) == (0, 1, 3)
    assert (t.vp(0), len(t.completed(0))) == (points + 1, 4)
    t.ends(0)


def test_another_acquired_card_completes_nothing() -> None:
    t = choam().give(0, hand=["convincing_argument"], contracts=["contract_acquire_smf"]).turn(0).reveals(0)
    t.buys(0, "prepare_the_way").ends(0)
    assert (t.contracts(0), t.house(0).solari) == (["contract_acquire_smf"], 0)


def test_SC_133_contract_as_a_contract_reward() -> None:
    """SC-133: an Ix contract pays with a contract; the immediate one is completed as well."""
    t = with_ix().give(0, hand=["diplomacy"], contracts=["contract_ix_secrets"])
    t.offer_contracts("contract_immediate", "contract_espionage").turn(0).sends(0, "diplomacy", "secrets")
    t.does(0, "contract_ix_secrets.reward.1").answer(0, "contract", "contract_immediate")
    assert t.completed(0) == ["contract_ix_secrets", "contract_immediate"]
    assert (t.house(0).solari, len(t.choam.offer)) == (2, 2)


def test_negotiation_needs_the_ix_board() -> None:
    t = with_ix().give(0, hand=["dagger"], contracts=["contract_ix_high_council"], solari=5)
    t.turn(0).sends(0, "dagger", "high_council")
    reason = t.why_not(0, "do:contract_ix_high_council.reward.1")
    assert (reason.id, reason.rules) == ("lacks-ix-board", ("IX-01",))


@pytest.mark.parametrize("worms", [0, 1])
def test_contracts_won_in_combat(worms: int) -> None:
    """CHO-10: a contract of a conflict; with a sandworm two, one after the other."""
    t = choam().conflict("choam_security").give(0, troops=2, worms=worms).combat()
    t.offer_contracts("contract_espionage", "contract_immediate")
    clause = "choam_security.first.2"
    t.does(0, clause).answer(0, "contract", "contract_espionage")
    if worms:
        t.does(0, clause).answer(0, "contract", "contract_immediate")
    assert len(t.contracts(0)) == 1
    assert len(t.completed(0)) == worms


def test_a_contract_taken_by_a_plot_before_the_agent_is_sent() -> None:
    """CHO-08: held when the agent is sent is what counts, not since when."""
    t = choam().give(0, hand=["reconnaissance"], intrigues=["leverage"]).turn(0).edit(lambda s: gained(s, 1))
    t.offer_contracts("contract_arrakeen_water", "contract_espionage").plots(0, "leverage")
    clause = next(name for name in t.open(0) if t.box.clauses[name].text().id == "take-contract")
    t.does(0, clause).answer(0, "contract", "contract_arrakeen_water").sends(0, "reconnaissance", "arrakeen")
    assert (t.completed(0), t.house(0).water) == (["contract_arrakeen_water"], 2)
