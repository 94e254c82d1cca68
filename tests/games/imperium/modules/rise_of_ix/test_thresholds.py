"""What clauses of the first game and of Ix need, to the number: ready with exactly so much, and not with less."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.imperium.modules.rise_of_ix.tables import IxImperium, ix

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.state import REVEALING, SENT, Turn
from kanly.kernel import Ask, Option

Prepare = Callable[[IxImperium], object]


def sent(t: IxImperium, space: str = "", h: int = 0) -> IxImperium:
    """The turn of a house after its visit; without a space none was made."""
    turn = t.start.on_turn = Turn(h)
    turn.stage = SENT
    if space:
        turn.space = t.box.space_of[space]
        t.agent(h, space)
    t.start.phase = "player_turns"
    return t


def cast(t: IxImperium) -> Cast:
    """House 0, with a card in play."""
    p = t.by_hand()
    return p.rules.cast(p, 0, t.house(0).played[0])


def table(leader: str = "paul_atreides", **settings: bool) -> IxImperium:
    """A conflict is fought for; house 0 has next to nothing."""
    t = ix(3, leaders=[leader], settings=settings).conflict("skirmish_a").give(0, played=["signet_ring"])
    return sent(t.give(0, garrison=0, solari=0, spice=0))


def carried_out(t: IxImperium, name: str, *answers: Option) -> list[list[Option]]:
    """The clause is carried out with these answers; what was offered each time."""
    offered: list[list[Option]] = []
    flow = t.box.clauses[name].do(cast(t))
    given = iter((None, *answers))
    while flow is not None:
        try:
            ask = flow.send(next(given))
        except StopIteration:
            break
        assert isinstance(ask, Ask)
        offered.append(ask.options if ask.offer is None else ask.offer())
    assert next(given, None) is None
    return offered


def banned(t: IxImperium, ally: int) -> IxImperium:
    """In somebody's turn nobody may deploy."""
    t.start.on_turn.ally = ally
    t.start.on_turn.banned = True
    return t


def fielded(t: IxImperium, n: int) -> IxImperium:
    """So many own troops were deployed in this turn."""
    t.start.on_turn.troops = t.start.on_turn.units = n
    return t


def revealed(t: IxImperium, persuasion: int, spent: int) -> None:
    """A reveal turn in which some persuasion was spent."""
    t.give(0, persuasion=persuasion).start.on_turn.stage = REVEALING
    t.start.on_turn.spent = spent


def unsent(t: IxImperium) -> None:
    """An opponent stands on the last space of the board, the house has sent nobody."""
    t.agent(1, t.box.spaces[-1].name)


def met(t: IxImperium) -> None:
    """An opponent stands on the first space of the board, where the house has gone."""
    sent(t.agent(1, t.box.spaces[0].name), t.box.spaces[0].name)


READY: list[tuple[str, bool, Prepare]] = [
    ("imperial_shock_trooper.reveal.3", False, sent),
    ("imperial_shock_trooper.reveal.3", True, lambda t: t.agent(0, "wealth")),
    ("imperial_shock_trooper.reveal.3", False, lambda t: t.agent(1, "wealth")),
    ("imperial_shock_trooper.reveal.3", False, lambda t: t.agent(0, "hardy_warriors")),
    ("imperial_shock_trooper.reveal.3", False, lambda t: t.agent(0, "arrakeen")),
    ("bounty_hunter.agent.1", False, unsent),
    ("bounty_hunter.agent.1", True, met),
    ("court_intrigue.agent.1", False, sent),
    ("court_intrigue.agent.1", True, lambda t: t.give(0, intrigues=["ambush"])),
    ("desert_ambush.agent.1", False, lambda t: fielded(t, 1)),
    ("desert_ambush.agent.1", True, lambda t: fielded(t, 1).give(1, troops=1)),
    ("desert_ambush.agent.1", False, lambda t: t.give(1, troops=1)),
    ("negotiated_withdrawal.reveal.2", False, lambda t: t.give(0, troops=2)),
    ("negotiated_withdrawal.reveal.2", True, lambda t: t.give(0, troops=3)),
    ("treachery.reveal.1", False, lambda t: t.give(0, supply=0)),
    ("treachery.reveal.1", True, lambda t: t.give(0, supply=1)),
    ("treachery.reveal.1", False, lambda t: banned(t, 0)),
    ("treachery.reveal.1", True, lambda t: banned(t, 1)),
    ("quid_pro_quo.plot.1.1", False, lambda t: t.agent(1, "wealth").give(0, spice=9)),
    ("quid_pro_quo.plot.1.1", True, lambda t: t.agent(0, "wealth").give(0, spice=9)),
    ("strongarm.plot.1.1", False, lambda t: sent(t, "wealth")),
    ("strongarm.plot.1.1", True, lambda t: sent(t, "wealth").give(0, garrison=1)),
    ("strongarm.plot.1.1", False, lambda t: sent(t, "arrakeen").give(0, garrison=1)),
    ("second_wave.combat.1.2", False, sent),
    ("second_wave.combat.1.2", True, lambda t: t.give(0, garrison=1)),
    ("second_wave.combat.1.2", True, lambda t: t.ships(0, garrison=1)),
    ("second_wave.combat.1.2", False, lambda t: banned(t, 0).give(0, garrison=1)),
    ("second_wave.combat.1.2", True, lambda t: banned(t, 1).give(0, garrison=1)),
    ("war_chest.endgame.2.1", False, lambda t: t.give(0, solari=9)),
    ("war_chest.endgame.2.1", True, lambda t: t.give(0, solari=10)),
    ("holtzman_engine.ending.1", False, lambda t: t.give(0, discard=["the_spice_must_flow"])),
    ("holtzman_engine.ending.1", True, lambda t: t.give(0, discard=["the_spice_must_flow"] * 2)),
    ("disposal_facility.revealing.1", True, lambda t: revealed(t, 2, 4)),
    ("disposal_facility.revealing.1", False, lambda t: revealed(t, 2, 3)),
    ("carryall.agent.1", False, lambda t: sent(t, "arrakeen")),
    ("carryall.agent.1", True, lambda t: sent(t, "imperial_basin")),
]


@pytest.mark.parametrize(("name", "ready", "prepare"), READY)
def test_ready_with_so_much(name: str, ready: bool, prepare: Prepare) -> None:
    t = table()
    prepare(t)
    assert t.box.clauses[name].ready(cast(t)) is ready


@pytest.mark.parametrize(("persuasion", "ready"), [(5, False), (6, True)])
def test_IX_45_unspent_persuasion_alone_where_the_table_plays_it_so(persuasion: int, ready: bool) -> None:
    t = table(disposal_unspent=True)
    revealed(t, persuasion, 3)
    assert t.box.clauses["disposal_facility.revealing.1"].ready(cast(t)) is ready


def test_IX_84_the_last_token_is_enough() -> None:
    t = table("tessia_vernius").give(0, influence={"emperor": 1})
    t.ix.snoopers[0] = [t.box.track_of["guild"]]
    signet = t.box.clauses["tessia_vernius.signet.1"]
    assert signet.ready(cast(t))
    t.ix.snoopers[0] = []
    assert not signet.ready(cast(t))


def test_BAS_144_only_spice_and_as_much_as_the_space_yields() -> None:
    t = sent(table(), "imperial_basin").give(0, water=1)
    carried_out(t, "carryall.agent.1")
    assert (t.house(0).solari, t.house(0).spice, t.house(0).water) == (0, 1, 1)


def test_BAS_66_one_step_where_somebody_is_ahead() -> None:
    t = table("duke_leto_atreides").give(1, influence={"guild": 3})
    assert carried_out(t, "duke_leto_atreides.signet.1", "guild") == [["guild"]]
    assert t.influence(0, "guild") == 1


def test_IX_48_transported_troops_count_as_deployed() -> None:
    """As many as have come may go on, and take the place of as many that the combat space lets in."""
    t = sent(table().owns(0, "troop_transports"), "arrakeen")
    t.start.on_turn.combat = True
    assert carried_out(t, "shipping_2.reward.1", 3) == [[0, 1, 2, 3]]
    assert (t.house(0).troops, t.house(0).garrison, forces.room(t.now)) == (3, 0, forces.GARRISON_LIMIT)


@pytest.mark.parametrize(
    ("name", "before", "answers"), [("treachery.reveal.1", 2, ()), ("shipping_2.reward.1", 1, (3,))]
)
def test_BAS_63_a_masterstroke_is_due_whatever_brings_the_fourth_troop(
    name: str, before: int, answers: tuple[int, ...]
) -> None:
    t = fielded(table("baron_vladimir_harkonnen").owns(0, "troop_transports"), before)
    carried_out(t, name, *answers)
    assert [entry[0].split(".")[0] for entry in t.now.pool] == ["baron_vladimir_harkonnen"]


@pytest.mark.parametrize("mix", [(0, 2), (1, 1), (2, 0)])
def test_IX_94_second_wave_sends_the_mix_that_was_chosen(mix: tuple[int, int]) -> None:
    t = table().give(0, garrison=2).ships(0, garrison=2)
    offered = carried_out(t, "second_wave.combat.1.2", mix)
    assert sorted(offered[0]) == [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
    assert (t.house(0).troops, t.ix.fielded[0]) == mix
    assert (t.house(0).garrison, t.ix.garrisons[0]) == (2 - mix[0], 2 - mix[1])


def test_IX_94_second_wave_asks_nobody_about_the_only_unit() -> None:
    t = table().ships(0, garrison=1)
    assert carried_out(t, "second_wave.combat.1.2") == []
    assert t.ix.fielded[0] == 1
