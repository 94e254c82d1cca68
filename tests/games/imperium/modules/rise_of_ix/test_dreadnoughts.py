"""Dreadnoughts (IX-50 to IX-59)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.rise_of_ix.tables import IxImperium, ix

from kanly.games.imperium.table.forces import strength, units
from kanly.games.imperium.table.state import NOBODY


def control(t: IxImperium, space: str) -> int:
    """Who has the control of a space."""
    found: int = t.rules.steps["controller"](t.now, t.box.space_of[space])
    return found


def posts(t: IxImperium) -> dict[str, int]:
    """The dreadnoughts on spaces."""
    return {t.box.spaces[space].name: h for space, h, _ in t.ix.posts}


def test_IX_SC_30_commission_and_deploy() -> None:
    """IX-SC-30: seven troops and a dreadnought: 17."""
    hand = ["ix_guild_compact", "dagger", "dagger"]
    t = ix().conflict("skirmish_a").give(0, hand=hand, spice=6, garrison=3, supply=9).turn(0)
    t.sends(0, "ix_guild_compact", "heighliner").does(0, "ix_guild_compact.agent.1")
    t.answer(0, "discard", "dagger", "dagger").does(0, "heighliner.1")
    assert (t.may_deploy(0), t.acts(0, "launch")) == (7, ["1"])
    t.answer(0, "turn", "launch:1")
    assert t.may_deploy(0) == 7
    t.deploys(0, 7).gains(0, troops=7, garrison=1)
    assert strength(t.house(0)) == 17


def test_only_two_further_units_may_be_deployed() -> None:
    """IX-52: a dreadnought of earlier takes the place of a troop."""
    t = ix().conflict("skirmish_a").ships(0, garrison=2).give(0, hand=["dune_the_desert_planet"]).turn(0)
    t.sends(0, "dune_the_desert_planet", "imperial_basin")
    assert (t.may_deploy(0), t.acts(0, "launch")) == (2, ["1", "2"])
    t.deploys(0, 1)
    assert (t.may_deploy(0), t.acts(0, "launch")) == (1, ["1"])
    t.answer(0, "turn", "launch:1")
    assert (t.may_deploy(0), t.acts(0, "launch")) == (0, [])
    assert units(t.house(0)) == 2


def test_IX_SC_31_commission_away_from_a_combat_space() -> None:
    """IX-SC-31: to the garrison; no deployment."""
    t = ix().conflict("skirmish_a").give(0, hand=["arrakis_liaison"], solari=3).turn(0)
    t.sends(0, "arrakis_liaison", "dreadnought").does(0, "dreadnought.1")
    assert (t.ix.garrisons[0], t.acts(0, "launch")) == (1, [])


def test_IX_SC_32_third_dreadnought() -> None:
    """IX-SC-32: no effect."""
    t = ix().ships(0, garrison=1, arrakeen=True).give(0, hand=["arrakis_liaison"], solari=3, spice=0)
    t.tech("windtraps", "flagship", "spaceport").turn(0).sends(0, "arrakis_liaison", "dreadnought")
    assert t.open(0) == []
    assert t.why_not(0, "do:dreadnought.1").id == "lacks-dreadnought"


def test_IX_SC_34_winning_covering_and_returning() -> None:
    """IX-SC-34: the rulebook's example."""
    t = ix().conflict("skirmish_a").controls(2, "arrakeen", "imperial_basin")
    t.ships(0, arrakeen=True).give(0, troops=1, swords=2)
    t.ships(2, conflict=1).give(2, swords=2)
    t.ships(1, conflict=1).give(1, troops=2, swords=0)
    t.start.round = 2
    t.combat()
    assert [strength(t.house(h)) for h in range(3)] == [4, 7, 5]
    while "station" not in [ask.kind for ask in t.table.pending]:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1], ask.kind)
    assert t.offered(1) == ["carthag", "imperial_basin"]
    t.answer(1, "station", "imperial_basin")
    assert posts(t) == {"imperial_basin": 1}
    assert (t.ix.garrisons, t.ix.fielded) == ([1, 0, 1], [0, 0, 0])
    assert (control(t, "arrakeen"), control(t, "imperial_basin")) == (2, 1)


def test_IX_SC_35_both_dreadnoughts_in_a_won_conflict() -> None:
    """IX-SC-35: one controls, the other goes home, the troop to the supply."""
    t = ix().conflict("skirmish_a").ships(0, conflict=2).give(0, troops=1, garrison=0, supply=11).combat()
    finish(t)
    assert (len(t.ix.posts), t.ix.garrisons[0], t.house(0).supply) == (1, 1, 12)


def finish(t: IxImperium, station: str = "") -> None:
    """Everything is answered, a station as given."""
    while not t.table.over and t.table.pending:
        ask = t.table.pending[0]
        pick = station if station and ask.kind == "station" else ask.options[-1]
        t.table.choose(ask.seat, pick, ask.kind)


def test_IX_SC_36_tie_for_first() -> None:
    """IX-SC-36: nobody has won, so nobody takes control."""
    t = ix().conflict("skirmish_a").ships(0, conflict=1).ships(1, conflict=1).combat()
    finish(t)
    assert (t.ix.posts, t.ix.garrisons) == ([], [1, 1, 0])


def test_IX_SC_37_own_dreadnought_blocks_its_space() -> None:
    """IX-SC-37: then the first one returns."""
    t = ix().conflict("skirmish_a").ships(0, conflict=1, carthag=True)
    t.start.round = 2
    t.combat()
    while "station" not in [ask.kind for ask in t.table.pending]:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1], ask.kind)
    assert t.offered(0) == ["arrakeen", "imperial_basin"]
    assert t.why_not(0, "carthag").id == "why-not-station"
    t.answer(0, "station", "arrakeen")
    assert (posts(t), t.ix.garrisons[0]) == ({"arrakeen": 0}, 1)


def test_IX_SC_38_defensive_bonus_belongs_to_the_dreadnought() -> None:
    """IX-SC-38: the covered marker has none."""
    t = ix().controls(1, "arrakeen").ships(0, arrakeen=True)
    name = next(card.name for card in t.box.trophies if card.location == "arrakeen")
    t.conflict(name)
    t.start.conflict_deck.append(t.start.conflict)
    t.start.conflict = NOBODY
    t.play("round_start")
    assert t.offered(0) == ["defend", "pass"]


@pytest.mark.parametrize("both", [False, True])
def test_IX_SC_40_detonation_devices(both: bool) -> None:
    """IX-SC-40: a point, and the dreadnought can be commissioned again."""
    settings = {"second_dreadnought_controls": both}
    t = ix(settings=settings).conflict("skirmish_a").owns(0, "detonation_devices").ships(0, conflict=2).combat()
    while "station" not in [ask.kind for ask in t.table.pending]:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1], ask.kind)
    before = t.vp(0)
    t.answer(0, "station", "detonate")
    assert (t.vp(0), t.ix.docked[0]) == (before + 1, 1)
    if both:
        t.answer(0, "station", "carthag")
    assert posts(t) == ({"carthag": 0} if both else {})


def test_IX_SC_41_troop_effects_spare_dreadnoughts() -> None:
    """IX-SC-41: neither garrison nor conflict loses one."""
    t = ix().conflict("skirmish_a").ships(1, garrison=1, conflict=1).give(1, garrison=0, supply=12)
    t.give(0, hand=["gun_thopter", "test_of_humanity"], agents=2).turn(0)
    box = t.box
    for name in ("gun_thopter", "test_of_humanity"):
        cast = t.by_hand().rules.cast(t.by_hand(), 0, NOBODY)
        for clause in box.cards[name].agent:
            box.clauses[clause].do(cast)
    assert (t.ix.garrisons[1], t.ix.fielded[1]) == (1, 1)


def test_IX_SC_42_unit_effects_and_dreadnoughts() -> None:
    """IX-SC-42: withdrawal, turrets, ambush."""
    t = ix().conflict("skirmish_a").ships(0, conflict=1).give(0, troops=2, hand=["negotiated_withdrawal"]).turn(0)
    t.reveals(0).does(0, "negotiated_withdrawal.reveal.2").answer(0, "faction", "guild")
    assert (t.influence(0, "guild"), strength(t.house(0))) == (1, 0)
    t = ix().conflict("skirmish_a").ships(0, conflict=1).give(0, troops=2)
    t.give(1, troops=1, intrigues=["cannon_turrets", "windfall"]).combat().plots(1, "cannon_turrets")
    assert (t.ix.garrisons[0], strength(t.house(0))) == (1, 4)
    t = ix().conflict("skirmish_a").ships(0, conflict=1).give(0, troops=2)
    t.give(1, hand=["desert_ambush"]).turn(1).sends(1, "desert_ambush", "imperial_basin").deploys(1, 2)
    t.does(1, "desert_ambush.agent.1").answer(1, "ambush", "0:dreadnought")
    t.does(1, "desert_ambush.agent.1").answer(1, "ambush", "0:troop")
    assert "desert_ambush.agent.1" not in t.open(1)
    assert (t.ix.garrisons[0], t.house(0).troops) == (1, 1)


def test_IX_SC_43_rhombur() -> None:
    """IX-SC-43: 8 and 2 and 1."""
    t = ix(leaders=["prince_rhombur_vernius"]).ships(0, conflict=2).give(0, troops=1, swords=1)
    assert strength(t.house(0)) == 11
