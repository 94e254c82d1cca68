"""The shipping track (IX-60 to IX-66)."""

from __future__ import annotations

from tests.games.imperium.modules.rise_of_ix.tables import IxImperium, ix


def at_smuggling(freighter: int, t: IxImperium | None = None, solari: int = 0) -> IxImperium:
    """House 0 visits Smuggling with its freighter somewhere."""
    t = (t or ix()).sets_out(0, freighter=freighter).give(0, hand=["dune_the_desert_planet"], solari=solari).turn(0)
    return t.sends(0, "dune_the_desert_planet", "smuggling")


def test_IX_SC_21_advance_and_recall_in_one_visit() -> None:
    """IX-SC-21: the spice just taken pays for the tile."""
    t = ix().tech("restricted_ordnance", "flagship", "spaceport").sets_out(0, freighter=2)
    t.give(0, hand=["dune_the_desert_planet"], spice=0, influence={"guild": 2}).turn(0)
    t.sends(0, "dune_the_desert_planet", "interstellar_shipping")
    t.does(0, "interstellar_shipping.1a", "interstellar_shipping.2b").does(0, "shipping_1.reward.1b")
    t.gains(0, spice=2)
    t.does(0, "shipping_3.reward.1").answer(0, "tech", "restricted_ordnance:0").gains(0, spice=0)
    t.does(0, "shipping_2.reward.2").answer(0, "faction", "bene_gesserit").does(0, "shipping_2.reward.1")
    t.gains(0, garrison=5)
    assert (t.influence(0, "bene_gesserit"), t.ix.freighters[0], t.may_deploy(0)) == (1, 0, 0)
    t.ends(0)


def test_IX_SC_22_dividends() -> None:
    """IX-SC-22: five for the owner, one for everybody else."""
    t = ix().give(1, solari=3).give(2, solari=0)
    at_smuggling(1, t, solari=0).does(0, "smuggling.2b", "shipping_1.reward.1a")
    assert [t.house(h).solari for h in range(3)] == [6, 4, 1]  # one of them from Smuggling


def test_IX_SC_23_top_space_only_recalls() -> None:
    """IX-SC-23: recall or nothing."""
    t = at_smuggling(3)
    assert t.open(0) == ["smuggling.2b"]
    assert "end" in t.offered(0)
    assert t.why_not(0, "do:smuggling.2a").id == "lacks-advance"


def test_IX_SC_24_recall_then_advance() -> None:
    """IX-SC-24: the rewards of two spaces, then a new start."""
    t = ix().sets_out(0, freighter=2).give(0, hand=["dune_the_desert_planet"], influence={"guild": 2}).turn(0)
    t.sends(0, "dune_the_desert_planet", "interstellar_shipping").does(0, "interstellar_shipping.1b")
    t.does(0, "shipping_1.reward.1b", "shipping_2.reward.1", "shipping_2.reward.2").answer(0, "faction", "fremen")
    t.does(0, "interstellar_shipping.2a").gains(0, spice=2, garrison=5)
    assert t.ix.freighters[0] == 1


def test_IX_SC_25_freighter_as_a_conflict_reward() -> None:
    """IX-SC-25: recalled outside a turn; nothing is deployed."""
    t = ix().conflict("skirmish_f").sets_out(0, freighter=2).give(0, troops=1, garrison=3).combat()
    t.does(0, "skirmish_f.first.1b").does(0, "shipping_1.reward.1b", "shipping_2.reward.1", "shipping_2.reward.2")
    t.answer(0, "faction", "emperor")
    t.gains(0, garrison=6, spice=2, troops=0)
    assert t.influence(0, "emperor") == 1


def test_IX_SC_26_troop_transports() -> None:
    """IX-SC-26: three troops, which may be deployed; no others."""
    t = ix().conflict("skirmish_a").owns(0, "troop_transports")
    at_smuggling(2, t).does(0, "smuggling.2b", "shipping_2.reward.1").answer(0, "troops", 3)
    t.gains(0, troops=3, garrison=3)
    assert t.may_deploy(0) == 0


def test_IX_SC_27_yuna_and_dividends() -> None:
    """IX-SC-27: every separate gain in her own turn is one higher."""
    t = ix(leaders=["princess_yuna_moritani"]).give(0, intrigues=["windfall"])
    at_smuggling(1, t, solari=0).does(0, "smuggling.2b", "shipping_1.reward.1a").plots(0, "windfall")
    t.gains(0, solari=11)
    t = ix(leaders=["paul_atreides", "princess_yuna_moritani"]).give(1, solari=0)
    at_smuggling(1, t, solari=0).does(0, "smuggling.2b", "shipping_1.reward.1a")
    t.gains(1, solari=1)
