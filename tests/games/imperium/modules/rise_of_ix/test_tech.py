"""The set-up, the new spaces and tech tiles (IX-10 to IX-49)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.rise_of_ix.tables import IxImperium, ix

from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.modules.rise_of_ix.acquiring import negotiate
from kanly.games.imperium.modules.rise_of_ix.table import ix as ix_of
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.state import NOBODY


def test_a_copied_state_has_an_ix_and_a_mentat_of_its_own() -> None:
    s = ix().start
    own, first = ix_of(s), first_table(s)
    assert (ix_of(s), first_table(s)) == (own, first)
    other = s.copy()
    assert ix_of(other) is other.parts["rise_of_ix"]
    assert first_table(other) is other.parts["first"]
    assert (ix_of(other), first_table(other)) != (own, first)


def test_IX_SC_02_conflict_deck_with_the_new_cards() -> None:
    """IX-SC-02: one of six, five of eleven, four of five; one of level III is unused."""
    t = ix()
    box = t.box
    levels = [box.trophies[i].level for i in t.start.conflict_deck]
    assert levels == [3] * 4 + [2] * 5 + [1]
    every = [card.level for card in box.trophies]
    assert (every.count(1), every.count(2), every.count(3)) == (6, 11, 5)
    assert [box.trophies[i].level for i in t.start.conflict_box].count(3) == 1


def test_IX_SC_04_interstellar_shipping_requirement() -> None:
    """IX-SC-04: two influence with the Guild; two icons, no influence for the visit."""
    t = ix().give(0, hand=["dune_the_desert_planet"], influence={"guild": 1}).turn(0)
    assert not [way for way in t.ways(0) if "interstellar" in way]
    reason = t.why_not(0, "play:dune_the_desert_planet:interstellar_shipping")
    assert (reason.id, reason.rules) == ("why-not-influence", ("IX-20",))
    printed = [line for line in t.rules.printed("interstellar_shipping") if line.id == "printed-needs"]
    assert [line.rules for line in printed] == [("IX-20",)]
    t = ix().give(0, hand=["dune_the_desert_planet"], influence={"guild": 2}).turn(0)
    t.sends(0, "dune_the_desert_planet", "interstellar_shipping")
    assert t.open(0) == ["interstellar_shipping.1a", "interstellar_shipping.2a"]
    t.does(0, "interstellar_shipping.1a", "interstellar_shipping.2a").ends(0)
    assert (t.ix.freighters[0], t.influence(0, "guild")) == (2, 2)


def test_IX_SC_05_tech_negotiation_persuasion_needs_the_agent() -> None:
    """IX-SC-05: an agent that is still there gives a persuasion."""
    t = ix().agent(0, "tech_negotiation").turn(0).reveals(0)
    t.gains(0, persuasion=1)
    t = ix().turn(0).reveals(0)
    t.gains(0, persuasion=0)


def test_why_a_tile_is_of_no_use_yet() -> None:
    """IX-30: who does not own it has to acquire it."""
    t = ix().give(0, hand=["dagger"]).tech("holtzman_engine", "flagship", "spaceport").turn(0)
    reason = t.table.why_not_thing(0, "tech:holtzman_engine")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-tech-acquired", ("IX-30",))


def test_IX_SC_06_dreadnought_space_parts_are_independent() -> None:
    """IX-SC-06: nothing left to commission, nothing to pay with: the visit is legal."""
    t = ix(leaders=["helena_richese"]).give(0, hand=["diplomacy", "arrakis_liaison"], solari=3, spice=0)
    t.ships(0, garrison=2).tech("windtraps", "flagship", "spaceport").turn(0)
    t.sends(0, "arrakis_liaison", "dreadnought")
    t.gains(0, solari=0)
    assert t.open(0) == []
    t.ends(0)
    assert t.tiles_of(0) == []


def test_IX_SC_07_base_leaders_on_the_ix_board() -> None:
    """IX-SC-07: Leto pays two, Ilban draws, Helena passes others."""
    t = ix(leaders=["duke_leto_atreides"]).give(0, hand=["arrakis_liaison"], solari=2).turn(0)
    t.sends(0, "arrakis_liaison", "dreadnought").gains(0, solari=0)
    t = ix(leaders=["count_ilban_richese"]).give(0, hand=["arrakis_liaison"], solari=3).turn(0)
    t.sends(0, "arrakis_liaison", "dreadnought")
    assert len(t.hand(0)) == 1
    t = ix(leaders=["helena_richese"]).give(0, hand=["arrakis_liaison"]).agent(1, "tech_negotiation").turn(0)
    assert "arrakis_liaison:tech_negotiation" in t.ways(0)


def engineer(t: IxImperium, spice: int, supply: int = 9) -> IxImperium:
    """An Ixian Engineer at Smuggling."""
    t.give(0, hand=["ixian_engineer"], spice=spice, supply=supply).turn(0)
    return t.sends(0, "ixian_engineer", "smuggling")


def test_IX_SC_10_one_tile_per_icon() -> None:
    """IX-SC-10: none or one; the next one comes face up."""
    t = ix().tech("windtraps", "training_drones", "spaceport", below={"windtraps": "artillery"})
    engineer(t, 9).does(0, "ixian_engineer.agent.1")
    assert t.offered(0) == ["windtraps:0", "training_drones:0", "spaceport:0"]
    ask = t.table.pending[0]
    assert [t.table.describe(ask, option).args["price"].args["n"] for option in ask.options] == [2, 3, 5]
    t.answer(0, "tech", "windtraps:0")
    assert "ixian_engineer.agent.1" not in t.open(0)
    assert t.tiles_of(0) == ["windtraps"]
    assert t.tops() == ["artillery", "training_drones", "spaceport"]
    t.gains(0, spice=7, water=2)
    other = engineer(ix().tech("windtraps", "training_drones", "spaceport"), 9)
    other.ends(0)
    assert other.tiles_of(0) == []


def test_IX_SC_11_disposal_facility_with_the_discount() -> None:
    """IX-SC-11: two spice, a card trashed at once, a persuasion later."""
    t = ix().tech("disposal_facility", "flagship", "spaceport").give(0, hand=["arrakis_liaison", "dagger"], spice=2)
    t.turn(0).sends(0, "arrakis_liaison", "tech_negotiation").does(0, "tech_negotiation.1a")
    t.answer(0, "tech", "disposal_facility:0").gains(0, spice=0)
    assert "disposal_facility" not in t.tops()
    t.does(0, "disposal_facility.acquire.1").answer(0, "trash", "hand:dagger")
    assert t.hand(0) == []
    assert t.box.spaces[t.box.space_of["tech_negotiation"]].staying is not None


def test_IX_SC_12_negotiators_and_one_discount_add_up() -> None:
    """IX-SC-12: five less two less three is nothing."""
    t = ix().tech("flagship", "spaceport", "invasion_ships").sets_out(0, freighter=3, negotiators=3)
    t.give(0, hand=["dune_the_desert_planet"], spice=0, supply=6).turn(0)
    t.sends(0, "dune_the_desert_planet", "smuggling").does(0, "smuggling.2b", "shipping_3.reward.1")
    offered = t.offered(0)
    assert "spaceport:3" in offered
    ask = t.table.pending[0]
    assert t.table.describe(ask, ("spaceport", 3)).args["price"].args["n"] == 0
    assert not [option for option in offered if option.startswith("flagship")]
    t.answer(0, "tech", "spaceport:3").gains(0, supply=9, spice=0)
    assert t.ix.negotiators[0] == 0
    t.does(0, "spaceport.acquire.1")
    assert len(t.hand(0)) == 2


def test_IX_SC_13_price_never_below_zero() -> None:
    """IX-SC-13: no refund."""
    t = ix().tech("artillery", "flagship", "spaceport").sets_out(0, freighter=3)
    t.give(0, hand=["dune_the_desert_planet"], spice=0).turn(0)
    t.sends(0, "dune_the_desert_planet", "smuggling").does(0, "smuggling.2b", "shipping_3.reward.1")
    t.answer(0, "tech", "artillery:0").gains(0, spice=0)


def test_IX_SC_16_negotiators_are_out_of_reach() -> None:
    """IX-SC-16: one troop in supply, four negotiators: one is recruited."""
    t = ix().give(0, garrison=7).sets_out(0, negotiators=4)
    t.gains(0, supply=1)
    forces.recruit(t.by_hand(), 0, 2)
    t.gains(0, supply=0, garrison=8)
    assert t.ix.negotiators[0] == 4


def test_IX_SC_18_flip_ability_on_the_reveal_turn() -> None:
    """IX-SC-18: once a round; up again at the start of the next one."""
    t = ix().owns(0, "training_drones").turn(0).reveals(0)
    t.answer(0, "turn", "tech:training_drones").gains(0, garrison=4)
    assert t.acts(0, "tech") == []
    assert t.why_not(0, "tech:training_drones").id == "why-not-tech-used"
    t = ix().owns(0, "training_drones").give(0, hand=["arrakis_liaison"]).turn(0)
    t.sends(0, "arrakis_liaison", "arrakeen").answer(0, "turn", "tech:training_drones").does(0, "arrakeen.1")
    assert t.may_deploy(0) == 4
    used = ix().owns(0, "training_drones").play("round_start")
    used.ix.used = list(used.ix.tiles[0])
    used.played()
    assert used.ix.used == []


def test_IX_SC_19_emptied_stack() -> None:
    """IX-SC-19: the place stays empty."""
    t = ix().tech("windtraps", "training_drones", "spaceport")
    t.ix.trashed += t.ix.stacks[0][:-1]
    t.ix.stacks[0] = t.ix.stacks[0][-1:]
    engineer(t, 9).does(0, "ixian_engineer.agent.1").answer(0, "tech", "windtraps:0")
    assert t.tops() == ["training_drones", "spaceport"]
    assert t.table.view(0)["tech"][0] is None


def test_IX_SC_20_round_start_tiles() -> None:
    """IX-SC-20: six cards; two solari, for it is not Yuna's turn."""
    t = ix(leaders=["princess_yuna_moritani"]).owns(0, "holtzman_engine", "shuttle_fleet").give(0, solari=0)
    t.play("round_start").played()
    assert (len(t.hand(0)), t.house(0).solari) == (6, 2)
    t = ix(leaders=["princess_yuna_moritani"], settings={"thrives_at_round_start": True})
    t.owns(0, "shuttle_fleet").give(0, solari=0).play(("phase", "round_start")).played()
    assert t.house(0).solari == 3


def test_IX_SC_58_machine_culture_must_buy() -> None:
    """IX-SC-58: not playable without a tile to pay for."""
    t = ix().tech("artillery", "windtraps", "spaceport").give(0, intrigues=["machine_culture"], spice=0).turn(0)
    assert "plot:machine_culture:0" not in t.offered(0)
    t = ix().tech("artillery", "windtraps", "spaceport").give(0, intrigues=["machine_culture"], spice=1).turn(0)
    t.plots(0, "machine_culture")
    assert t.offered(0) == ["artillery:0"]


def test_IX_SC_79_disposal_facility_looks_at_the_whole_reveal_turn() -> None:
    """IX-SC-79: six were gained, five of them spent."""

    def revealed(**settings: bool) -> IxImperium:
        t = ix(settings=settings).owns(0, "disposal_facility")
        t.give(0, hand=["arrakis_liaison", "landing_rights", "choam_delegate"], councillor=True)
        t.row("piter_de_vries", "dr_yueh", "chani", "scout", "the_voice").turn(0).reveals(0)
        t.gains(0, persuasion=6)
        return t.buys(0, "piter_de_vries")

    t = revealed()
    solari = t.house(0).solari
    t.does(0, "disposal_facility.revealing.1").answer(0, "trash", "play:choam_delegate")
    assert t.house(0).solari == solari + 3
    assert "disposal_facility.revealing.1" not in revealed(disposal_unspent=True).open(0)


def test_IX_SC_80_invasion_ships_before_sending() -> None:
    """IX-SC-80: others do not block, own agents do."""
    t = ix().owns(0, "invasion_ships").give(0, hand=["diplomacy", "dagger", "dagger"], spice=6)
    t.agent(1, "heighliner").agent(0, "wealth").turn(0)
    assert "diplomacy:heighliner" not in t.ways(0)
    t.answer(0, "turn", "tech:invasion_ships").answer(0, "discard", "dagger")
    assert "diplomacy:heighliner" in t.ways(0)
    assert "diplomacy:wealth" not in t.ways(0)
    t.sends(0, "diplomacy", "heighliner")
    assert t.acts(0, "tech") == []
    assert len(t.ix.used) == 1


def test_IX_SC_89_new_tile_turned_up_before_the_bonus() -> None:
    """IX-SC-89: two icons, five spice in all, the second tile just turned up."""
    t = ix(leaders=["prince_rhombur_vernius"]).give(0, hand=["signet_ring"], solari=3, spice=5)
    t.tech("windtraps", "chaumurky", "shuttle_fleet", below={"windtraps": "training_drones"}).turn(0)
    t.sends(0, "signet_ring", "dreadnought").does(0, "prince_rhombur_vernius.signet.1a")
    t.answer(0, "tech", "windtraps:0").does(0, "dreadnought.2").answer(0, "tech", "training_drones:0")
    t.gains(0, spice=0)
    assert t.tiles_of(0) == ["windtraps", "training_drones"]


def test_IX_SC_90_holtzman_engine_and_the_base_hand() -> None:
    """IX-SC-90: five, a shuffle, and one more."""
    t = ix().owns(0, "holtzman_engine").give(0, discard=["dagger", "dagger", "diplomacy", "dune_the_desert_planet"])
    t.stack(0, *["convincing_argument"] * 2, "seek_allies", "signet_ring", "dune_the_desert_planet")
    t.play("round_start").played()
    assert (len(t.hand(0)), len(t.house(0).deck)) == (6, 3)


@pytest.mark.parametrize("spare", [True, False])
def test_more_negotiators_than_needed_may_return(spare: bool) -> None:
    """IX-35: a ruling that a table may settle otherwise."""
    t = ix(settings={"spare_negotiators": spare}).tech("artillery", "flagship", "spaceport")
    engineer(t.sets_out(0, negotiators=3), 0, supply=6).does(0, "ixian_engineer.agent.1")
    assert t.offered(0) == (["artillery:1", "artillery:2", "artillery:3"] if spare else ["artillery:1"])


def test_a_negotiator_comes_from_the_supply() -> None:
    """IX-33"""
    t = ix().give(0, supply=0, garrison=12)
    negotiate(t.by_hand().rules.cast(t.by_hand(), 0, NOBODY))
    assert t.ix.negotiators[0] == 0


def test_reveal_tiles() -> None:
    """IX-42, IX-44: swords for armed cards and for a seat, a persuasion."""
    t = ix().owns(0, "artillery", "minimic_film", "restricted_ordnance")
    t.give(0, hand=["dagger", "dagger"], troops=1, councillor=True).turn(0).reveals(0)
    t.gains(0, swords=2 + 2 + 4, persuasion=3)


def test_spaceport_puts_cards_on_top() -> None:
    """IX-49"""
    t = ix().owns(0, "spaceport").give(0, hand=["arrakis_liaison"]).turn(0).reveals(0).buys(0, "arrakis_liaison")
    t.does(0, "spaceport.placing.1")
    assert t.named(t.house(0).deck[-1:]) == ["arrakis_liaison"]


def test_sonic_snoopers_exchange_intrigues() -> None:
    """IX-49, IX-90"""
    t = ix().owns(0, "sonic_snoopers").give(0, intrigues=["windfall", "bribery"]).turn(0)
    t.answer(0, "turn", "tech:sonic_snoopers").answer(0, "bury_more", "windfall", "pass")
    assert len(t.intrigues(0)) == 2
    assert t.box.intrigue_pieces[t.state.intrigue_deck[0]].name == "windfall"
    assert t.tiles_of(0) == []


def test_spy_satellites_are_sold() -> None:
    """IX-49"""
    t = ix().owns(0, "spy_satellites").give(0, spice=3).turn(0)
    before = t.vp(0)
    t.answer(0, "turn", "tech:spy_satellites").gains(0, spice=0)
    assert (t.vp(0), t.tiles_of(0)) == (before + 1, [])


def test_flagship_and_holoprojectors() -> None:
    """IX-46, IX-47"""
    t = ix().owns(0, "flagship", "holoprojectors").give(0, hand=["dagger"], solari=4).turn(0)
    t.answer(0, "turn", "tech:flagship").gains(0, solari=0, garrison=6)
    t.answer(0, "turn", "tech:holoprojectors").answer(0, "discard", "dagger")
    assert (len(t.hand(0)), t.discard_pile(0)) == (1, ["dagger"])


def test_appropriate_pays_in_solari() -> None:
    """IX-38"""
    t = ix().tech("windtraps", "spaceport", "flagship").sets_out(0, negotiators=1)
    t.give(0, hand=["appropriate"], solari=4, spice=0, supply=8, influence={"emperor": 2}).turn(0)
    t.sends(0, "appropriate", "tech_negotiation").does(0, "appropriate.agent.1")
    assert t.offered(0) == ["windtraps:0:solari", "windtraps:1:solari", "spaceport:1:solari"]
    t.answer(0, "tech", "spaceport:1:solari").gains(0, solari=0)


def test_no_bindu_suspension_after_a_tile() -> None:
    """BAS-85: the tile was the first thing of the turn."""
    t = ix().owns(0, "training_drones").give(0, intrigues=["bindu_suspension"]).turn(0)
    assert "plot:bindu_suspension:0" in t.offered(0)
    t.answer(0, "turn", "tech:training_drones")
    assert "plot:bindu_suspension:0" not in t.offered(0)
    assert "BAS-85" in t.why_not(0, "plot:bindu_suspension:0").rules
