"""Rise of Ix on Uprising's board (IX-01 to IX-09) and with Immortality (IX-140 to IX-143)."""

from __future__ import annotations

from tests.games.imperium.modules.rise_of_ix.tables import folded, ix

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.table.hands import on_offer
from kanly.games.imperium.table.state import ImperiumState


def test_IX_SC_63_epic_on_the_uprising_board() -> None:
    """IX-SC-63: Economic Supremacy is the fifth card of level III; without epic it stays out."""
    t = folded(settings={"epic": True})
    deck = [t.box.trophies[i] for i in t.start.conflict_deck]
    assert [card.level for card in deck] == [3] * 5 + [2] * 5
    assert "economic_supremacy" in [card.name for card in deck]
    plain = folded().start
    assert t.box.trophy_of["economic_supremacy"] not in [*plain.conflict_deck, *plain.conflict_box]


def test_SC_136_dreadnoughts_count_as_units_in_uprising() -> None:
    """SC-136, IX-04: with a dreadnought alone swords count."""
    t = folded().conflict(first_conflict())
    t.ships(0, conflict=1).give(0, swords=2)
    assert t.table.view(0)["houses"][0]["strength"] == 5


def first_conflict() -> str:
    """A conflict of level I."""
    return next(card.name for card in folded().box.trophies if card.level == 1)


def test_IX_SC_74_uprising_board_with_the_folded_overlay() -> None:
    """IX-SC-74: a plain card needs the spy, an infiltrating one does not."""
    t = folded().spy(0, "post_ix_choam").agent(1, "smuggling").give(0, hand=["dune_the_desert_planet"]).turn(0)
    t.sends(0, "dune_the_desert_planet", "smuggling")
    assert t.spies(0) == []
    t = folded().spy(0, "post_ix_choam").agent(1, "smuggling").give(0, hand=["choam_delegate"]).turn(0)
    t.sends(0, "choam_delegate", "smuggling")
    assert t.offered(0) == ["post_ix_choam", "pass"]
    t.answer(0, "gather", "pass")
    assert t.spies(0) == ["post_ix_choam"]
    t = folded().agent(1, "smuggling").give(0, hand=["dune_the_desert_planet", "choam_delegate"]).turn(0)
    assert "choam_delegate:smuggling" in t.ways(0)
    assert "dune_the_desert_planet:smuggling" not in t.ways(0)


def test_IX_SC_75_dreadnought_control_on_the_uprising_board() -> None:
    """IX-SC-75: the reward doubled, one dreadnought on a space with a control bonus."""
    t = folded().conflict(first_conflict()).ships(0, conflict=1).give(0, worms=1).combat()
    while "station" not in [ask.kind for ask in t.table.pending]:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1], ask.kind)
    assert t.offered(0) == ["arrakeen", "spice_refinery", "imperial_basin"]
    t.answer(0, "station", "spice_refinery")
    assert (t.house(0).worms, len(t.ix.posts)) == (0, 1)


def test_IX_SC_76_ilesa_with_uprising() -> None:
    """IX-SC-76: Foldspace by her signet, for nobody else."""
    t = folded(leaders=["ilesa_ecaz"]).give(0, hand=["signet_ring"], solari=1).turn(0)
    for h in range(3):
        assert "foldspace" not in t.named(on_offer(t.by_hand(), h))
    t.sends(0, "signet_ring", "arrakeen").does(0, "ilesa_ecaz.signet.1")
    assert t.discard_pile(0) == ["foldspace"]


def test_IX_SC_77_spaceport_and_a_tleilaxu_card() -> None:
    """IX-SC-77: either may go on top of the deck, without a genetic marker."""
    t = ix(modules=["immortality"]).owns(0, "spaceport")
    bene = immortality(t.start)
    bene.tanks[0] = 4
    t.give(0, hand=["convincing_argument"], supply=5, garrison=3).turn(0).reveals(0)
    card = next(text for text in t.offered(0) if text.startswith("grow:") and "reclaimed" not in text)
    name = card.split(":")[1]
    t.answer(0, "turn", card).does(0, "spaceport.placing.1")
    assert t.named(t.house(0).deck[-1:]) == [name]
    t.buys(0, "arrakis_liaison").does(0, "spaceport.placing.1")
    assert t.named(t.house(0).deck[-1:]) == ["arrakis_liaison"]


def test_IX_SC_78_negotiators_are_no_specimens() -> None:
    """IX-SC-78: without a troop in supply no specimen is made."""
    t = ix(modules=["immortality"]).give(0, garrison=10, supply=2).sets_out(0, negotiators=2)
    cast = t.by_hand().rules.cast(t.by_hand(), 0, -1)
    effect = next(effect for effect in t.box.clauses.values() if effect.text().id == "specimen")
    if effect.ready(cast):
        effect.do(cast)
    assert (immortality(t.now).tanks[0], t.ix.negotiators[0], t.house(0).supply) == (0, 2, 0)


def test_IX_SC_92_ix_contracts_are_dealt_to_humans_only() -> None:
    """IX-SC-92: two each, one kept; none for the rival."""
    table = GAME.open(GAME.set_up(2, ["choam", "rise_of_ix"]), "contracts")
    assert table.waiting(None).form == "secret"
    offered = [option for ask in table.pending for option in ask.options]
    assert len(offered) == len(set(offered)) == 4
    for ask in list(table.pending):
        table.choose(ask.seat, ask.options[0])
    s = table.state
    assert isinstance(s, ImperiumState)
    view = table.view(None)
    assert [len(house["contracts"]) for house in view["houses"]] == [1, 1, 0]
