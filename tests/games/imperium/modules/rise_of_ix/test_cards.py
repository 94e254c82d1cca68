"""Cards, intrigues and leaders of Rise of Ix (IX-70 to IX-99), and the epic game (IX-100 to IX-105)."""

from __future__ import annotations

import pytest
from tests.games.imperium.cards.test_cards import letters
from tests.games.imperium.modules.rise_of_ix.tables import ix
from tests.games.imperium.tables import box_of
from tests.printed import Row, decks

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.modules.rise_of_ix.cards import IxCard
from kanly.games.imperium.phases.endgame import ranking
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Table

BOX = ix(4).box
ROWS = decks("rise_of_ix")["imperium"].rows


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_printed(row: Row) -> None:
    card = BOX.cards[row.name]
    assert isinstance(card, IxCard)
    found = {
        "copies": str(card.copies),
        "cost": str(card.cost),
        "factions": letters(card.factions),
        "icons": letters(card.icons),
        "infiltrates": letters(card.infiltrates),
        "unload": "u" if card.unload else "-",
        "persuasion": str(card.persuasion),
        "swords": str(card.swords),
    }
    assert found == row.columns


def test_sums() -> None:
    """IX-13, IX-11: 35 cards, 17 intrigue cards, 18 tiles, 6 leaders, 4 conflicts."""
    cards = [card for card in BOX.imperium if isinstance(card, IxCard)]
    assert sum(card.copies for card in cards) == 35
    assert len(cards) == 29
    assert len(BOX.intrigue_pieces) == 40 + 17
    assert len(BOX.stocks["tech"].copies) == 18
    assert len(BOX.selectable()) == 8 + 6
    assert len(BOX.trophies) == 18 + 4


# Discard, unload, infiltration.


def test_IX_SC_44_esmar_tuek_unloads_twice() -> None:
    """IX-SC-44: discarded, then trashed: four of each."""
    t = ix().give(0, hand=["guild_chief_administrator", "esmar_tuek"], spice=0, solari=0).turn(0)
    t.sends(0, "guild_chief_administrator", "fold_space").does(0, "guild_chief_administrator.agent.1")
    t.answer(0, "discard", "esmar_tuek").answer(0, "trash", "discard:esmar_tuek").gains(0, spice=4, solari=4)


def test_IX_SC_45_unload_on_an_opponents_turn() -> None:
    """IX-SC-45: three solari for the one who discards."""
    t = ix().give(1, hand=["reverend_mother_mohiam"], played=["bene_gesserit_sister"])
    t.give(0, hand=["choam_delegate", "dagger", "dagger"], solari=0).turn(1)
    t.sends(1, "reverend_mother_mohiam", "secrets").does(1, "reverend_mother_mohiam.agent.1")
    t.answer(0, "discard", "choam_delegate").gains(0, solari=3)
    t.answer(0, "discard", "dagger")


def test_a_freighter_fleet_unloads_on_an_opponents_turn() -> None:
    """IX-66, IX-71: the icon is used at once, with all that a recall gives."""
    t = ix().give(1, hand=["reverend_mother_mohiam"], played=["bene_gesserit_sister"]).sets_out(0, freighter=1)
    t.give(0, hand=["freighter_fleet", "dagger"], spice=0).turn(1)
    t.sends(1, "reverend_mother_mohiam", "secrets").does(1, "reverend_mother_mohiam.agent.1")
    t.answer(0, "discard", "freighter_fleet").answer(0, "settle", "do:freighter_fleet.reveal.1b")
    t.answer(0, "settle", "do:shipping_1.reward.1b").gains(0, spice=2)
    t.answer(0, "discard", "dagger")
    assert "end" in t.offered(1) or t.open(1)


def test_IX_SC_48_infiltration_limits() -> None:
    """IX-SC-48: The Voice binds, added icons do not infiltrate."""
    t = ix().give(0, hand=["bounty_hunter"], intrigues=["dispatch_an_envoy"]).agent(2, "wealth", "carthag")
    t.first.voices.append((t.box.space_of["arrakeen"], 1))
    t.turn(0).plots(0, "dispatch_an_envoy")
    ways = t.ways(0)
    assert "bounty_hunter:carthag" in ways
    assert "bounty_hunter:arrakeen" not in ways
    assert "bounty_hunter:wealth" not in ways


def test_IX_SC_49_bounty_hunter() -> None:
    """IX-SC-49: two solari where an enemy stands."""
    t = ix().give(0, hand=["bounty_hunter"], solari=0).turn(0)
    t.sends(0, "bounty_hunter", "arrakeen").gains(0, solari=0)
    t = ix().give(0, hand=["bounty_hunter"], solari=0).agent(1, "arrakeen").turn(0)
    t.sends(0, "bounty_hunter", "arrakeen").gains(0, solari=2)


# Leaders.


def test_IX_SC_51_ilesa_reveals_first() -> None:
    """IX-SC-51: the card is revealed with the rest; no bonus."""
    t = ix(leaders=["ilesa_ecaz"]).give(0, hand=["dagger", "convincing_argument"], spice=0, solari=0)
    t.turn(0).play(("one_step_ahead", 0), ("turn", 0)).answer(0, "ahead", "convincing_argument")
    assert t.table.view(1)["houses"][0]["ahead"] == ["?"]
    t.reveals(0).gains(0, persuasion=2, spice=0, solari=0)
    assert t.ix.ahead[0] == []


@pytest.mark.parametrize(("card", "gain"), [("dune_the_desert_planet", "spice"), ("signet_ring", "solari")])
def test_ilesa_in_her_second_turn(card: str, gain: str) -> None:
    """IX-83: spice for one icon, solari for more."""
    table = ix(leaders=["ilesa_ecaz"]).give(0, hand=["dagger"], spice=0, solari=0)
    piece = table._card(0, card)
    table.ix.ahead[0].append(piece)
    table.ix.turns[0] = 1
    table.turn(0).sends(0, card, "smuggling")
    expected = {"spice": 0, "solari": 1, gain: 1 if gain == "spice" else 2}
    table.gains(0, **expected)


def test_ilesa_plays_the_copy_that_came_back() -> None:
    """IX-83: with another card of that name in hand it is still the one set aside that sends the agent."""
    table = ix(leaders=["ilesa_ecaz"]).give(0, hand=["dagger"], spice=0, solari=2)
    table.ix.ahead[0].append(table._card(0, "dagger"))
    table.ix.turns[0] = 1
    table.turn(0).sends(0, "dagger", "mentat").gains(0, spice=1)


def test_IX_SC_52_tessias_tokens() -> None:
    """IX-SC-52: four rewards, one after the other; each step is worth its point, too."""
    t = ix(leaders=["tessia_vernius"])
    before = t.vp(0)
    t.give(0, hand=["diplomacy", "dagger"], influence={"fremen": 1}, spice=0, solari=0).turn(0)
    t.sends(0, "diplomacy", "stillsuits").does(0, "visit.1").does(0, "tessia_vernius.snooping.1")
    t.answer(0, "discard", "dagger").gains(0, spice=1)
    assert t.vp(0) == before + 1
    for rest, track, expected in (
        ([0, 1, 2], "guild", ("solari", 3)),
        ([0, 2], "emperor", ("emperor", 3)),
        ([2], "bene_gesserit", ("bene_gesserit", 3)),
    ):
        t = ix(leaders=["tessia_vernius"]).give(0, hand=["diplomacy"], influence={track: 1}, solari=0).turn(0)
        t.ix.snoopers[0] = rest
        space = {"guild": "fold_space", "emperor": "wealth", "bene_gesserit": "secrets"}[track]
        t.sends(0, "diplomacy", space).does(0, "visit.1")
        found = t.house(0).solari if expected[0] == "solari" else t.influence(0, expected[0])
        assert found == expected[1]
        assert t.box.track_of[track] not in t.ix.snoopers[0]


def test_IX_SC_53_duplicity() -> None:
    """IX-SC-53: lost here, gained where a snooper lies."""
    t = ix(leaders=["tessia_vernius"]).give(0, hand=["signet_ring"], influence={"fremen": 2, "guild": 1}).turn(0)
    t.ix.snoopers[0] = [0, 1, 2]
    before = t.vp(0)
    t.sends(0, "signet_ring", "arrakeen").does(0, "tessia_vernius.signet.1").answer(0, "lose", "fremen")
    assert t.offered(0) == ["emperor", "guild", "bene_gesserit"]
    t.answer(0, "faction", "guild")
    assert (t.vp(0), t.influence(0, "guild"), t.house(0).solari) == (before, 2, 3)


def test_IX_SC_54_armand() -> None:
    """IX-SC-54: two agents on the right spaces."""
    t = ix(leaders=["archduke_armand_ecaz"]).agent(0, "arrakeen", "mentat").give(0, hand=["dagger"]).turn(0).reveals(0)
    t.does(0, "archduke_armand_ecaz.revealing.1").answer(0, "trash", "play:dagger")
    t = ix(leaders=["archduke_armand_ecaz"]).agent(0, "arrakeen", "wealth").give(0, hand=["dagger"]).turn(0).reveals(0)
    assert "archduke_armand_ecaz.revealing.1" not in t.open(0)


def test_IX_SC_55_treachery() -> None:
    """IX-SC-55: two influence, its own end unloads, as far as the supply allows."""
    t = ix().conflict("skirmish_a").give(0, hand=["treachery"], supply=1, garrison=11).turn(0)
    before = t.vp(0)
    t.sends(0, "treachery", "wealth").does(0, "treachery.agent.1").does(0, "treachery.agent.2")
    t.does(0, "treachery.reveal.1")
    assert (t.influence(0, "emperor"), t.vp(0), t.house(0).troops) == (2, before + 1, 1)
    assert t.may_deploy(0) == 0


def test_IX_SC_57_weirding_way() -> None:
    """IX-SC-57: another turn at once; then the next house."""
    t = ix().give(0, hand=["weirding_way", "dagger"])
    t.start.first = 0
    t.turns(0).sends(0, "weirding_way", "arrakeen").does(0, "weirding_way.agent.1", "arrakeen.1", "arrakeen.2")
    t.ends(0)
    assert t.table.pending[0].seat == 0
    t.reveals(0).ends(0)
    assert t.table.pending[0].seat == 1


def test_IX_SC_59_grand_conspiracy() -> None:
    """IX-SC-59: three conditions a point, four two."""
    for seat, points in ((False, 1), (True, 2)):
        t = ix().ships(0, garrison=1, carthag=True)
        t.give(0, intrigues=["grand_conspiracy"], discard=["the_spice_must_flow"], councillor=seat)
        t.give(0, influence={"emperor": 4, "guild": 4, "fremen": 1}).play("endgame")
        before = t.vp(0)
        t.plots(0, "grand_conspiracy")
        assert t.vp(0) == before + points


def test_IX_SC_60_endgame_tiles() -> None:
    """IX-SC-60: satellites for strangers; Chaumurky decides a tie."""
    t = ix().owns(0, "spy_satellites").owns(1, "chaumurky")
    t.give(0, influence={"emperor": 1, "guild": 0, "bene_gesserit": 4, "fremen": 2}, spice=5, points=8)
    t.allied(0, "bene_gesserit").give(1, points=11, spice=0)
    assert (t.vp(0), t.vp(1)) == (11, 11)
    assert t.rules.result(t.start).ranking[0] == [t.start.houses[1].leader]  # a tie: Chaumurky
    assert ranking(t.box, t.start)[0] == [0]
    assert [(tie.id, tie.rules) for tie in t.rules.ties(t.start)[:1]] == [("tie-chaumurky", ("IX-43",))]
    t.play("final_scores").played()
    assert (t.vp(0), t.vp(1)) == (13, 11)
    leader = t.start.houses[0].leader
    assert t.told("tech_scores", ever=True) == [(leader, "spy_satellites")]


def test_IX_SC_81_hundro() -> None:
    """IX-SC-81: one of two is kept, the other goes back on top; nobody else has seen them."""
    t = ix(leaders=["viscount_hundro_moritani"]).stack_intrigues("bribery", "windfall").play("intelligence")
    assert t.offered(0) == ["windfall", "bribery"]
    t.answer(0, "intelligence", "windfall")
    assert t.intrigues(0) == ["windfall"]
    top = t.state.intrigue_deck[-1]
    assert t.box.intrigue_pieces[top].name == "bribery"
    assert t.state.intrigues.masks[top] == 1
    t = ix(leaders=["viscount_hundro_moritani"]).give(0, hand=["signet_ring"], spice=1).turn(0)
    t.sends(0, "signet_ring", "arrakeen").does(0, "viscount_hundro_moritani.signet.1")
    t.answer(0, "choice", "viscount_hundro_moritani.signet.1a").gains(0, spice=0)
    assert t.ix.freighters[0] == 1


def test_IX_SC_82_quid_pro_quo_strongarm_diversion() -> None:
    """IX-SC-82: where agents are, where one was sent, after four units."""
    hand = ["diplomacy"]
    t = ix().agent(0, "wealth").give(0, hand=hand, spice=2, intrigues=["quid_pro_quo", "strongarm"], garrison=2)
    t.turn(0).sends(0, "diplomacy", "secrets").plots(0, "quid_pro_quo")
    assert (t.influence(0, "emperor"), t.influence(0, "bene_gesserit")) == (1, 1)
    t.plots(0, "strongarm").gains(0, garrison=1)
    assert (t.influence(0, "emperor"), t.influence(0, "bene_gesserit")) == (1, 2)
    for deployed in (3, 4):
        t = ix().conflict("skirmish_a").give(0, hand=["diplomacy"], spice=6, garrison=3, intrigues=["diversion"])
        t.turn(0).sends(0, "diplomacy", "heighliner").does(0, "heighliner.1").deploys(0, deployed)
        assert ("plot:diversion:0" in t.offered(0)) == (deployed == 4)


def test_IX_SC_91_satellite_ban_moves_troops_only() -> None:
    """IX-SC-91: the dreadnought stays."""
    t = ix().conflict("skirmish_a").ships(0, conflict=1).give(0, troops=1, hand=["satellite_ban"]).turn(0).reveals(0)
    t.does(0, "satellite_ban.reveal.2")
    assert t.offered(0) == ["0", "1"]
    t.answer(0, "retreat", 1)
    assert (t.ix.fielded[0], strength(t.house(0))) == (1, 3)


# The epic game.


def opened(settings: dict[str, bool], *modules: str, seats: int = 3) -> tuple[Table, ImperiumState]:
    """A table that has just been set up."""
    table = GAME.open(GAME.set_up(seats, ["rise_of_ix", *modules], settings), "epic")
    while table.pending[0].kind != "turn":
        ask = table.pending[0]
        table.choose(ask.seat, ask.options[0], ask.kind)
    s = table.state
    assert isinstance(s, ImperiumState)
    return table, s


def test_epic_game() -> None:
    """IX-100 to IX-104"""
    table, s = opened({"epic": True})
    box = box_of(table.rules)
    assert table.view(None)["points_to_end"] == 12
    levels = [box.trophies[i].level for i in s.conflict_deck]
    assert levels == [3] * 5 + [2] * 4  # one lies open
    for house in s.houses:
        names = [box.pieces[card].name for card in house.deck + house.hand]
        assert (names.count("control_the_spice"), names.count("dune_the_desert_planet"), len(names)) == (1, 1, 10)
        assert (house.garrison, house.supply) == (5, 7)
        assert len(house.intrigues) >= 1


def test_IX_SC_62_epic_with_immortality() -> None:
    """IX-SC-62, imm_epic_control_the_spice: nothing is replaced; Control the Spice begins in the discard pile."""
    table, s = opened({"epic": True}, "immortality")
    box = box_of(table.rules)
    for house in s.houses:
        names = [box.pieces[card].name for card in house.deck + house.hand]
        assert (len(names), names.count("experimentation")) == (10, 2)
        assert [box.pieces[card].name for card in house.discard] == ["control_the_spice"]


# More cards.


def test_guild_accord_makes_heighliner_cheaper() -> None:
    """IX-98: four spice instead of six."""
    t = ix().give(0, hand=["guild_accord", "diplomacy"], spice=4).turn(0)
    assert "guild_accord:heighliner" in t.ways(0)
    assert "diplomacy:heighliner" not in t.ways(0)
    t.sends(0, "guild_accord", "heighliner").gains(0, spice=0)


def test_court_intrigue() -> None:
    """IX-90"""
    t = ix().give(0, hand=["court_intrigue"], intrigues=["windfall"]).turn(0).sends(0, "court_intrigue", "wealth")
    t.does(0, "court_intrigue.agent.1").answer(0, "bury", "windfall")
    assert len(t.intrigues(0)) == 1
    assert t.box.intrigue_pieces[t.state.intrigue_deck[0]].name == "windfall"


def test_full_scale_assault() -> None:
    """IX-98: three swords a dreadnought."""
    t = ix().conflict("skirmish_a").ships(0, conflict=2).give(0, hand=["full_scale_assault"]).turn(0).reveals(0)
    t.gains(0, swords=6, persuasion=2)


def test_ixian_engineer_with_three_tiles() -> None:
    """IX-98"""
    t = ix().owns(0, "windtraps", "artillery", "flagship").give(0, hand=["ixian_engineer"]).turn(0).reveals(0)
    before = t.vp(0)
    t.does(0, "ixian_engineer.reveal.1")
    assert t.vp(0) == before + 1


def test_strategic_push_and_windtraps() -> None:
    """IX-49, IX-94: solari and water for the winner."""
    t = ix().conflict("skirmish_a").owns(0, "windtraps").give(0, troops=1, intrigues=["strategic_push"], solari=0)
    water = t.house(0).water
    t.combat().plots(0, "strategic_push")
    while t.table.pending:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[0], ask.kind)
    assert t.house(0).solari >= 2
    assert t.house(0).water == water + 1


def test_second_wave() -> None:
    """IX-94: up to two units of either kind."""
    t = ix().conflict("skirmish_a").ships(0, garrison=1).give(0, troops=1, intrigues=["second_wave", "windfall"])
    t.combat().plots(0, "second_wave").does(0, "second_wave.combat.1.2")
    assert t.offered(0) == ["1:0", "2:0", "0:1", "1:1"]
    t.answer(0, "units", "1:1")
    assert strength(t.house(0)) == 2 + 2 + 2 + 3


def test_armand_conscripts() -> None:
    """IX-82"""
    t = ix(leaders=["archduke_armand_ecaz"]).give(0, hand=["signet_ring"]).turn(0)
    t.sends(0, "signet_ring", "arrakeen").does(0, "archduke_armand_ecaz.signet.1").answer(
        0, "acquire", "arrakis_liaison"
    )
    assert t.discard_pile(0) == ["arrakis_liaison"]
