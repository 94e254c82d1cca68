"""The Bene Tleilax in the game for six (SIX-92, SIX-90; IMM-R14.10)."""

from __future__ import annotations

from tests.games.imperium.modules.immortality.tables import TleilaxuTable
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, M, S, SixPlayerTable


class SixTleilaxuTable(TleilaxuTable, SixPlayerTable):
    """Six players, and the Bene Tleilax."""


def six(**settings: bool) -> SixTleilaxuTable:
    """A table of six with Immortality."""
    return SixTleilaxuTable(6, modules=["immortality"], settings=settings)


def test_commanders_have_no_tokens() -> None:
    t = six().turn(M_LEFT)
    houses = t.table.view(None)["houses"]
    for h in range(6):
        commander = h in (M, S)
        assert (houses[h]["research"] is None, houses[h]["tleilaxu"] is None) == (commander, commander)
        assert houses[h]["atomics"] != commander
        cards = t.named(t.house(h).deck)
        assert cards.count("experimentation") == (0 if commander else 2)
        assert "dune_the_desert_planet" not in cards


def test_a_commanders_research_moves_the_activated_ally() -> None:
    t = six().give(M, intrigues=["breakthrough"]).stands(M_RIGHT, research="c5r3").turn(M).activates(M, M_RIGHT)
    spice = t.house(M_RIGHT).spice
    t.plots(M, "breakthrough").answer(M, "research", "c6r2")
    assert (t.research_at(M_RIGHT), t.research_at(M_LEFT)) == ("c6r2", "c0r3")
    assert t.house(M_RIGHT).spice == spice + 1, "the ally gains the bonus"


def test_a_commanders_tleilaxu_icon_moves_the_activated_ally() -> None:
    t = six().give(M, intrigues=["illicit_dealings"]).stands(M_LEFT, on=3).turn(M).activates(M, M_LEFT)
    before = (t.vp(M), t.vp(M_LEFT))
    t.plots(M, "illicit_dealings")
    assert (t.at(M_LEFT), t.vp(M), t.vp(M_LEFT)) == (4, before[0], before[1] + 1)


def test_specimens_are_the_activated_allys() -> None:
    t = six().give(M, intrigues=["shadowy_bargain"]).stands(M_LEFT, specimens=2).turn(M).activates(M, M_LEFT)
    supply = t.house(M_LEFT).supply
    t.plots(M, "shadowy_bargain")
    assert (t.tanks(M_LEFT), t.house(M_LEFT).supply, t.tanks(M)) == (3, supply - 1, 0)


def test_a_commander_acquires_for_the_allys_specimens() -> None:
    t = six().stands(M_LEFT, specimens=1).stands(M_RIGHT, research="c4r4").tleilaxu_row("contaminator", "ghola")
    t.turn(M).activates(M, M_LEFT).reveals(M).grows(M, "contaminator:top")
    assert (t.tanks(M_LEFT), t.named(t.house(M).deck)[-1]) == (0, "contaminator")


def test_markers_are_those_of_the_farther_ally() -> None:
    t = six().stands(M_LEFT, research="c4r2").stands(M_RIGHT, research="c8r2").stands(S_LEFT, research="c3r1").turn(M)
    houses = t.table.view(None)["houses"]
    assert [houses[h]["markers"] for h in (M, M_LEFT, M_RIGHT, S)] == [2, 1, 2, 0]


def test_shadowy_bargain_at_the_end_is_nothing_for_a_commander() -> None:
    t = six().give(M, intrigues=["shadowy_bargain"]).play("endgame")
    assert "plot:shadowy_bargain:1" not in t.offered(M)
    t = six().give(M_LEFT, intrigues=["shadowy_bargain"]).play("endgame")
    assert "plot:shadowy_bargain:1" in t.offered(M_LEFT)


def test_go_to_11() -> None:
    t = six(go_to_11=True).turn(M)
    assert [t.vp(h) for h in range(6)] == [4, 0, 0, 4, 0, 0]
    assert t.table.view(None)["points_to_end"] == 10
