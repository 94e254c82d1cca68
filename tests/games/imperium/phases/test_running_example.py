"""The worked example of the rulebooks, EX-01 to EX-12, as one continuous game of three houses.

House 0 is Dmitry / Serhii, house 1 Alyona / Olha, house 2 Nikita / Andrii. Every step plays on where the step before it
stopped; each case plays the example from its beginning up to its own step, so that it fails by its own name.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.imperium.tables import UprisingTable, uprising
from tests.games.imperium.tallies import conserved

from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY


def table() -> UprisingTable:
    """The example's round: the conflict for Imperial Basin, and what everybody holds."""
    t = uprising(3, leaders=("lady_margot_fenring", "muad_dib", "gurney_halleck"))
    t.give(
        0,
        hand=["dune_the_desert_planet", "prepare_the_way", "rebel_supplier", "strike_fleet"],
        intrigues=["unexpected_allies", "cunning"],
        water=2,
    )
    t.give(1, hand=["rebel_supplier", "dagger"], intrigues=["contingency_plan", "distraction"], garrison=1)
    t.stack(1, "reconnaissance", "diplomacy", "seek_allies", "signet_ring", "convincing_argument", "dagger")
    t.give(2, hand=["dagger", "reconnaissance"], solari=2, intrigues=["contingency_plan"])
    t.row("desert_survival", "maula_pistol", "shishakli", "weirding_woman", "smugglers_harvester")
    t.next_in_row("bene_gesserit_operative")
    t.spy(1, "post_arrakeen_refinery").controls(0, "arrakeen").bonus(deep_desert=1)
    t.conflict("secure_imperial_basin")
    return t.turns(0, ("phase", "combat"), ("phase", "makers"), ("phase", "recall"))


def imperial_basin(t: UprisingTable) -> None:
    """EX-01: a visit to Imperial Basin, two garrison troops deployed."""
    spice = t.house(0).spice
    t.sends(0, "dune_the_desert_planet", "imperial_basin")
    assert t.house(0).spice == spice + 1
    assert t.may_deploy(0) == 2
    t.deploys(0, 2)
    assert (t.house(0).garrison, t.house(0).troops) == (1, 2)
    assert t.may_deploy(0) == 0  # a third one: nothing was recruited
    assert t.why_not(0, "deploy:1").rules == ("DEP-03", "DEP-06")
    t.ends(0)


def gather_intelligence(t: UprisingTable) -> None:
    """EX-02: Gather Intelligence, and the control bonus of another player."""
    solari, hand = t.house(0).solari, t.hand(1)
    t.sends(1, "rebel_supplier", "arrakeen")
    assert t.house(0).solari == solari + 1
    assert t.house(1).solari == 0
    t.expect("gather", [1]).answer(1, "gather", "post_arrakeen_refinery")
    assert t.hand(1) == [*hand[1:], "reconnaissance"]
    assert t.house(1).garrison == 1  # no effect of Arrakeen or of the card yet
    assert set(t.open(1)) == {"arrakeen.1", "arrakeen.2", "rebel_supplier.agent.1"}
    assert t.spies(1) == []
    assert t.house(1).spies == 3
    assert t.state.on_turn.recalled


def recruits(t: UprisingTable) -> None:
    """EX-03: recruits of the space and of the card, and one garrison troop."""
    t.does(1, "arrakeen.1", "arrakeen.2", "rebel_supplier.agent.1")
    assert t.hand(1) == ["dagger", "reconnaissance", "diplomacy"]
    assert t.state.on_turn.recruited == 3
    assert t.may_deploy(1) == 4  # the limit is 3 + 2, but there are only four
    t.deploys(1, 4)
    assert (t.house(1).garrison, t.house(1).troops) == (0, 4)
    t.ends(1)


def gather_support(t: UprisingTable) -> None:
    """EX-04: Gather Support at its higher price, no deployment."""
    water = t.house(2).water
    t.sends(2, "dagger", "gather_support", 1)
    t.does(2, "gather_support.upgrade.1")
    house = t.house(2)
    assert (house.solari, house.water, house.garrison, house.supply) == (0, water + 1, 5, 7)
    assert t.may_deploy(2) == 0
    t.ends(2)


def reveal(t: UprisingTable) -> None:
    """EX-05: a reveal turn: persuasion, spice and a purchase."""
    spice = t.house(0).spice
    t.reveals(0)
    assert t.house(0).persuasion == 3
    assert t.house(0).spice == spice + 1
    t.buys(0, "desert_survival")
    assert t.discard_pile(0) == ["desert_survival"]
    assert t.row_names() == [
        "maula_pistol",
        "shishakli",
        "weirding_woman",
        "smugglers_harvester",
        "bene_gesserit_operative",
    ]
    assert t.house(0).persuasion == 1


def strength_before(t: UprisingTable) -> None:
    """EX-06: two troops and four swords."""
    assert t.house(0).swords == 4
    assert strength(t.house(0)) == 8


def unexpected_allies(t: UprisingTable) -> None:
    """EX-07: the wall falls, and a sandworm comes without hooks."""
    water = t.house(0).water
    assert not t.house(0).hooks
    assert t.state.wall
    t.plots(0, "unexpected_allies")
    assert t.house(0).water == water - 2
    assert t.open(0) == ["unexpected_allies.plot.1.1"]  # the wall keeps the worm away until it is gone
    t.does(0, "unexpected_allies.plot.1.1", "unexpected_allies.plot.1.2")
    assert not t.state.wall
    assert t.house(0).worms == 1
    assert strength(t.house(0)) == 11
    t.ends(0)
    assert t.table.view(2)["intrigue_discard"] == ["unexpected_allies"]
    assert t.discard_pile(0) == [
        "desert_survival",
        "dune_the_desert_planet",
        "prepare_the_way",
        "rebel_supplier",
        "strike_fleet",
    ]
    assert t.house(0).persuasion == 0


def combat_window(t: UprisingTable) -> None:
    """EX-08: passing is not final."""
    t.reveals(1).ends(1).reveals(2).ends(2)
    assert [strength(t.house(h)) for h in range(3)] == [11, 9, 0]
    t.expect("combat", [0]).passes(0)
    t.expect("combat", [1]).plots(1, "contingency_plan", 1)
    assert strength(t.house(1)) == 12
    t.expect("combat", [1]).passes(1)  # no more cards for now
    t.expect("combat", [0]).passes(0)  # house 2 has no unit, and is skipped though it holds a card
    t.expect("combat", [1]).passes(1)
    assert t.state.phase != "combat"
    assert not [data for data in t.told("combat_passes", ever=True) if data == ("gurney_halleck",)]


def winner(t: UprisingTable) -> None:
    """EX-09: the winner's reward, control, and the card without a pair."""
    house = t.house(1)
    assert t.told("rewarded", ever=True) == [("muad_dib", 1, 1), ("lady_margot_fenring", 2, 2)]
    assert house.spice == 2
    assert house.garrison == 1
    assert t.state.control[t.box.space_of["imperial_basin"]] == 1
    assert t.trophies(1) == ["objective_crysknife", "secure_imperial_basin"]
    assert t.told("pairs", ever=True) == []
    assert t.vp(1) == 0


def doubled(t: UprisingTable) -> None:
    """EX-10: the second reward doubled by a sandworm."""
    assert t.house(0).water == 4
    assert t.house(0).garrison == 3
    house = t.house(2)
    assert (house.spice, house.solari, house.water, house.garrison) == (0, 0, 2, 5)


def cleared(t: UprisingTable) -> None:
    """EX-11: troops go to the supplies, sandworms to the bank, strengths to 0."""
    assert (t.house(0).garrison, t.house(0).supply) == (3, 9)
    assert (t.house(1).garrison, t.house(1).supply) == (1, 11)
    for h in range(3):
        house = t.house(h)
        assert (house.troops, house.worms, house.swords, strength(house)) == (0, 0, 0, 0)


def makers_and_recall(t: UprisingTable) -> None:
    """EX-12: makers and recall; the next round begins with house 1."""
    bonus = {space: t.state.bonus[t.box.space_of[space]] for space in ("deep_desert", "hagga_basin", "imperial_basin")}
    assert bonus == {"deep_desert": 2, "hagga_basin": 1, "imperial_basin": 0}
    assert not any(t.state.agents)
    assert [t.house(h).agents for h in range(3)] == [2, 2, 2]
    assert t.state.first == 1
    assert t.state.round == 2
    assert t.state.conflict != NOBODY
    t.expect("turn", [1])


EXAMPLE: list[tuple[str, Callable[[UprisingTable], None]]] = [
    ("EX-01", imperial_basin),
    ("EX-02", gather_intelligence),
    ("EX-03", recruits),
    ("EX-04", gather_support),
    ("EX-05", reveal),
    ("EX-06", strength_before),
    ("EX-07", unexpected_allies),
    ("EX-08", combat_window),
    ("EX-09", winner),
    ("EX-10", doubled),
    ("EX-11", cleared),
    ("EX-12", makers_and_recall),
]


@pytest.mark.parametrize("steps", range(1, len(EXAMPLE) + 1), ids=[id for id, _ in EXAMPLE])
def test_running_example(steps: int) -> None:
    """EX-01 to EX-12: one game, up to the step that names the case."""
    t = table()
    for _, step in EXAMPLE[:steps]:
        step(t)
        conserved(t.table)
