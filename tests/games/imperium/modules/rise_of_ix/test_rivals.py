"""House Hagal and Ix (IX-110 to IX-137)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.rise_of_ix.tables import IxTalk, duel, solo

from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.modules.rise_of_ix.acquiring import AcquireTech
from kanly.games.imperium.modules.rise_of_ix.conflict import free_posts
from kanly.games.imperium.modules.rise_of_ix.shipping import Dividends
from kanly.games.imperium.modules.rivals.pieces import hagal_card
from kanly.games.imperium.modules.rivals.setting_up import churn
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY


def test_IX_SC_65_house_hagal_deck_sizes() -> None:
    """IX-SC-65: 30 and 29 cards, none of covered spaces."""
    for t, size in ((solo(), 30), (duel(), 29)):
        names = [hagal_card(t.box, piece).name for piece in rivals_table(t.start).deck]
        assert len(names) == size
        assert not {"hagal_hall_of_oratory", "hagal_rally_troops"} & set(names)


def test_IX_SC_66_dual_card_looks_at_one_space() -> None:
    """IX-SC-66: occupied, so another card is revealed."""
    t = solo().agent(0, "interstellar_shipping").give(1, influence={"guild": 2})
    t.hagal("hagal_foldspace_interstellar", "hagal_wealth").rival_turn(1)
    assert t.state.agents[t.box.space_of["fold_space"]] == 0
    assert t.state.agents[t.box.space_of["wealth"]] >> 1 & 1


def test_IX_SC_67_rival_freighter() -> None:
    """IX-SC-67: to the second space and back: troops, influence, dividends."""
    t = solo().sets_out(1, freighter=1).give(1, influence={"guild": 2, "emperor": 1, "fremen": 1}, solari=0)
    t.give(0, solari=0).give(2, solari=6)
    garrison, before = t.house(1).garrison, t.vp(2)
    t.hagal("hagal_interstellar_shipping").rival_turn(1)
    assert (t.house(1).garrison, t.house(1).solari, t.influence(1, "bene_gesserit")) == (garrison + 2, 5, 1)
    assert (t.house(0).solari, t.house(2).solari, t.vp(2)) == (1, 0, before + 1)
    assert t.ix.freighters[1] == 0


def test_IX_SC_68_rival_dreadnought_placement() -> None:
    """IX-SC-68: over the player's marker, Arrakeen before Carthag."""
    t = solo().controls(0, "arrakeen", "carthag").controls(1, "imperial_basin").ships(1, garrison=1)
    t.rules.steps["station_by_rule"](t.by_hand(), 1)
    assert [t.box.spaces[space].name for space, _, _ in t.ix.posts] == ["arrakeen"]
    assert len(free_posts(t.by_hand())) == 2


def test_IX_SC_69_rival_tech_purchase() -> None:
    """IX-SC-69: the dearest marked tile; influence with its two lowest factions."""
    t = solo().tech("minimic_film", "windtraps", "shuttle_fleet").sets_out(1, negotiators=1)
    t.give(1, spice=4, supply=8, influence={"emperor": 1, "guild": 1})
    t.hagal("hagal_tech_negotiation").rival_turn(1)
    assert (t.tiles_of(1), t.house(1).spice) == (["shuttle_fleet"], 0)
    assert (t.influence(1, "bene_gesserit"), t.influence(1, "fremen")) == (1, 1)


def test_no_marked_tile_lies_face_up() -> None:
    """IX-120: the top of the largest stack leaves the game until one does."""
    t = solo().tech("minimic_film", "artillery", "spaceport", below={"minimic_film": "windtraps"}).give(1, spice=0)
    cast = t.by_hand().rules.cast(t.by_hand(), 1, NOBODY)
    AcquireTech(0, False).do(cast)
    assert t.ix.trashed
    assert t.tiles_of(1) == []


@pytest.mark.parametrize(("conflict", "points"), [("desert_power", 0), ("grand_vision", 1)])
def test_IX_SC_71_rivals_hoard_spice(conflict: str, points: int) -> None:
    """IX-SC-71: a point only while the conflict is of level III."""
    t = solo().conflict(conflict).give(1, spice=7)
    before = t.vp(1)
    t.rules.steps["rival_spends"](t.by_hand(), 1)
    assert (t.vp(1), t.house(1).spice) == (before + points, 7 - 7 * points)


def test_IX_SC_72_two_player_rival_ignores_tech() -> None:
    """IX-SC-72: troops and influence; solari for the humans only, never a tile."""
    t = duel().sets_out(2, freighter=1).give(2, influence={"guild": 2, "emperor": 1, "fremen": 1})
    t.give(0, solari=0).give(1, solari=0)
    t.hagal("hagal_interstellar_shipping").rival_turn(2)
    assert (t.house(2).garrison, t.influence(2, "bene_gesserit"), t.house(2).solari) == (2, 1, 0)
    assert (t.house(0).solari, t.house(1).solari, t.tiles_of(2)) == (1, 1, [])
    AcquireTech(0, False).do(t.by_hand().rules.cast(t.by_hand(), 2, NOBODY))
    assert t.tiles_of(2) == []


def test_IX_SC_73_brutal_escalation() -> None:
    """IX-SC-73: two cards and the swords of both."""
    t = solo(settings={"brutal_escalation": True}).conflict("grand_vision").give(1, troops=1, swords=0)
    t.hagal("hagal_heighliner", "hagal_conspire").play("rivals_reveal").played()
    assert t.house(1).swords == 10


def test_IX_SC_84_rival_dreadnoughts() -> None:
    """IX-SC-84: before troops; the card is skipped with two."""
    t = solo().conflict("skirmish_a").ships(1, garrison=1).give(1, garrison=3)
    t.hagal("hagal_stillsuits").rival_turn(1)
    assert (t.ix.fielded[1], t.house(1).troops) == (1, 1)
    t = solo().conflict("skirmish_a").ships(1, garrison=1).give(1, spice=0)
    t.hagal("hagal_dreadnought_1p").rival_turn(1)
    assert t.ix.garrisons[1] == 2
    t = solo().conflict("skirmish_a").ships(1, garrison=2)
    t.hagal("hagal_dreadnought_1p", "hagal_wealth").rival_turn(1)
    assert t.state.agents[t.box.space_of["wealth"]] >> 1 & 1


def test_IX_SC_85_rhombur_and_hundro_as_rivals() -> None:
    """IX-SC-85: a negotiator; a freighter for a spice."""
    t = solo("prince_rhombur_vernius", "viscount_hundro_moritani").conflict("skirmish_a")
    t.tech("flagship", "training_drones", "spaceport").give(1, spice=1).ships(1, garrison=1)
    t.hagal("hagal_arrakeen_signet").rival_turn(1)
    assert (t.ix.negotiators[1], t.tiles_of(1), t.ix.fielded[1], strength(t.house(1)) % 2) == (1, [], 1, 1)
    t = solo("prince_rhombur_vernius", "viscount_hundro_moritani").conflict("skirmish_a").give(2, spice=1)
    t.hagal("hagal_arrakeen_signet").rival_turn(2)
    assert (t.house(2).spice, t.ix.freighters[2]) == (0, 1)


def test_IX_SC_86_rival_tiles() -> None:
    """IX-SC-86: satellites for a point, the Flagship's troops into the conflict."""
    t = solo().conflict("skirmish_a").owns(1, "flagship", "spy_satellites")
    t.give(1, solari=4, spice=3, garrison=0, supply=5)
    before = t.vp(1)
    t.hagal("hagal_carthag").rival_turn(1)
    assert (t.vp(1), t.house(1).spice, t.tiles_of(1)) == (before + 1, 0, ["flagship"])
    assert (t.house(1).solari, t.house(1).troops) == (0, 4)


@pytest.mark.parametrize(("difficulty", "troops"), [("sardaukar", 2 + 3), ("mentat", 2)])
def test_troop_transports_of_a_careful_rival(difficulty: str, troops: int) -> None:
    """IX-124, BAS-134: who leads by 4 strength sends none of the three troops."""
    t = solo(settings={"difficulty": difficulty}).conflict("skirmish_a").owns(1, "troop_transports")
    t.give(1, troops=2, garrison=0, influence={"guild": 2}).sets_out(1, freighter=2)
    t.hagal("hagal_interstellar_shipping").rival_turn(1)
    assert t.ix.freighters[1] == 1  # back, and on
    assert (t.house(1).troops, t.house(1).garrison) == (troops, 5 - troops)


@pytest.mark.parametrize(("dice", "gone"), [((2, 5), [1, 4]), ((6, 1), [0]), ((3, 3), [2]), ((6, 6), [])])
def test_IX_SC_88_dice_churn(dice: tuple[int, int], gone: list[int]) -> None:
    """IX-SC-88: the dice name the cards from the left; the row is refilled."""
    t = solo(settings={"row_churn": True})
    row = list(t.start.row)
    churn(t.by_hand(), *dice)
    assert len(t.start.row) == 5
    assert [card for card in row if card not in t.start.row] == [row[i] for i in gone]
    t = solo(settings={"row_churn": True}).turn(0).reveals(0).ends(0)
    assert t.table.log is not None
    assert "row_dice" in [event.kind for event in t.table.log.all]


def test_who_may_be_a_rival() -> None:
    """IX-117"""
    names = solo().rules.domain("rival").options
    assert {"prince_rhombur_vernius", "viscount_hundro_moritani"} <= set(names)
    assert not {"ilesa_ecaz", "tessia_vernius", "princess_yuna_moritani", "archduke_armand_ecaz"} & set(names)


def test_a_rival_spends_what_shuttle_fleet_brings_at_once() -> None:
    """BAS-130, IX-41: the seventh solari comes at the start of the round, and buys a point before anybody's turn."""
    t = solo().owns(1, "shuttle_fleet").give(1, solari=5)
    before = t.vp(1)
    t.play("round_start").played()
    assert (t.house(1).solari, t.vp(1)) == (0, before + 1)


def test_a_rivals_invasion_ships_are_told() -> None:
    """IX-124: the tile is turned where an agent stands in the way, and everybody hears of it."""
    t = solo().owns(1, "invasion_ships").agent(0, "wealth").hagal("hagal_wealth").rival_turn(1)
    assert t.state.agents[t.box.space_of["wealth"]] >> 1 & 1
    assert [data[1] for data in t.told("uses_tech", ever=True)] == ["invasion_ships"]


def test_the_house_hagal_deck_of_uprising() -> None:
    """IX-09, IX-110: no card names a covered space, or Foldspace, which Uprising's board does not have."""
    for seats in (1, 2):
        t = IxTalk(seats, (), ["rise_of_ix"], None, game=UPRISING)
        names = {hagal_card(t.box, piece).name for piece in rivals_table(t.start).deck}
        assert "hagal_smuggling_interstellar" in names
        assert not {"hagal_foldspace_interstellar", "hagal_assembly_hall", "hagal_gather_support_a"} & names


def test_dividends_and_the_rival_of_two_players() -> None:
    """IX-114, RIV-91: it has 5 solari of its own freighter in Uprising, and no share of a player's."""
    for receiver, solari in ((0, (5, 1, 0)), (2, (1, 1, 5))):
        t = IxTalk(2, (), ["rise_of_ix"], None, game=UPRISING)
        for h in range(3):
            t.give(h, solari=0)
        p = t.by_hand()
        Dividends().do(p.rules.cast(p, receiver, NOBODY))
        assert tuple([t.house(h).solari for h in range(3)]) == solari
