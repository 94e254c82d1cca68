"""Phase 8, spice collection (R12), and the income of cities in advanced play (R15.1)."""

from __future__ import annotations

from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.facts.map import NODE_OF


def collects(t: DuneTable) -> dict[str, int]:
    """What every faction gains in the collection phase."""
    before = {name: t.side(name).spice for name in ALL}
    t.play("collection").expect("")
    return {name: t.side(name).spice - before[name] for name in ALL if t.side(name).spice != before[name]}


ALL = ("atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen")


def test_collection_rates() -> None:
    t = dune().clear().spice_on("cielago_south.1", 12).spice_on("red_chasm.6", 8)
    t.place("emperor", "cielago_south.1", 3).place("emperor", "cielago_south.2", 4)
    t.place("harkonnen", "red_chasm.6", 2).place("harkonnen", "carthag.10", 1)
    assert collects(t) == {"emperor": 6, "harkonnen": 6}
    assert t.state.spice == {NODE_OF["cielago_south.1"]: 6, NODE_OF["red_chasm.6"]: 2}
    assert t.told("collected", ever=True) == [("emperor", 6, "cielago_south.1"), ("harkonnen", 6, "red_chasm.6")]
    assert t.forces("emperor", "cielago_south.1") == 3


def test_collection_limited_by_spice() -> None:
    t = dune().clear().spice_on("old_gap.9", 5).place("atreides", "old_gap.9", 4).place("atreides", "arrakeen.9", 1)
    assert collects(t) == {"atreides": 5}
    assert t.state.spice == {}


def test_storm_order_where_shared() -> None:
    t = dune().clear().spice_on("old_gap.9", 6).place("atreides", "old_gap.9", 2).place("emperor", "old_gap.9", 2)
    assert collects(t.ordered("emperor", "harkonnen", "atreides")) == {"emperor": 4, "atreides": 2}


def test_collection_advanced_income() -> None:
    t = dune("advanced").clear().place("atreides", "arrakeen.9", 1).place("atreides", "tueks_sietch.4", 2)
    assert collects(t.place("harkonnen", "carthag.10", 5)) == {"atreides": 3, "harkonnen": 2}


def test_income_is_a_module_of_its_own() -> None:
    assert collects(dune(modules=("extra_spice",)).clear().place("atreides", "arrakeen.9", 1)) == {"atreides": 2}
    assert collects(dune(modules=("faction_extras",)).clear().place("atreides", "arrakeen.9", 1)) == {}


def test_adv_income_contested() -> None:
    t = dune("advanced").clear().place("atreides", "arrakeen.9", 2).place("harkonnen", "arrakeen.9", 1)
    assert collects(t.place("harkonnen", "carthag.10", 1).storm_at(9)) == {"atreides": 2, "harkonnen": 4}


def test_advisors_collect_nothing() -> None:
    t = dune("advanced").clear().advise("red_chasm.6", 2).place("emperor", "red_chasm.6", 1).spice_on("red_chasm.6", 8)
    t.place("harkonnen", "arrakeen.9", 1).advise("arrakeen.9", 1)
    assert collects(t) == {"emperor": 2, "harkonnen": 2}
