"""The greedy bot in teams: what it sees, whom it activates, whole games."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, M, S, six
from tests.games.imperium.tallies import conserved, tallied, whole
from tests.games.imperium.test_greedy import chosen

from kanly.bots import Match, RandomBot
from kanly.games.imperium.bot.eyes import see
from kanly.games.imperium.bot.greedy import ANSWERS, Greedy
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.pieces import ACTIVATION
from kanly.games.imperium.modules.six_players.table import is_commander, six_table
from kanly.games.imperium.phases.turns import acts
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Table

# Not worth a thought of its own: the first teammate, the intrigue card that `otherwise` likes least to keep.
LEFT_TO_CHANCE = {"trade_with", "trade_intrigue"}


def play(seed: int, greedy: list[int]) -> Table:
    """A whole game; these houses are greedy, the others random."""
    table = GAME.open(GAME.set_up(6), f"team{seed}", keep=False)
    Match(table, [Greedy() if h in greedy else RandomBot() for h in range(6)], str(seed)).play_on()
    for check in (conserved, whole, tallied):
        check(table)
    return table


def test_has_an_answer_to_every_kind_of_question() -> None:
    rules = GAME.rules(GAME.set_up(6))
    answered = {kind for more in rules.lists["answers"] for kind in more}
    assert set(rules.domains) - LEFT_TO_CHANCE <= set(ANSWERS) | answered


def test_sees_the_table_as_it_is() -> None:
    """On what the bot rebuilds from its view, the rules offer the very options that it is asked about."""
    compared = 0
    table = GAME.open(GAME.set_up(6), "eyes", log=False)
    rules: Any = table.rules
    match = Match(table, [Greedy() if h < 2 else RandomBot() for h in range(6)], "eyes")
    while not table.over:
        ask = table.asks[0]
        if ask.kind == "turn":
            p = see(table.view(ask.seat), rules)
            offered = set(acts(rules.cast(p, ask.seat, NOBODY))) - {("do", ACTIVATION)}  # its count is nobody's to see
            assert offered == set(ask.options) - {("do", ACTIVATION)}
            truth: Any = table.state
            assert p.state.on_turn.ally == truth.on_turn.ally
            assert [house.team for house in p.state.houses] == [house.team for house in truth.houses]
            assert [vp(p.state, h) for h in range(6)] == [vp(truth, h) for h in range(6)]
            seen, true = six_table(p.state), six_table(truth)
            assert (seen.arrows, seen.sent, seen.swordmasters) == (true.arrows, true.sent, true.swordmasters)
            assert [seen.champion[h] for h in (M, S)] == [true.champion[h] for h in (M, S)]
            assert rules.box.pieces[seen.throne[0]] is rules.box.pieces[true.throne[0]] if true.throne else True
            compared += 1
        match.step()
    assert compared > 200


def test_activates_the_ally_whose_influence_scores() -> None:
    for ally in (M_LEFT, M_RIGHT):
        t = six().give(M, hand=["md_seek_allies"]).give(ally, influence={"guild": 1}).turn(M)
        assert chosen(t, M, "activate") == ally


def test_an_ally_deploys_to_win_in_its_commanders_turn() -> None:
    t = six().conflict("battle_for_arrakeen").give(S, hand=["em_imperial_ornithopter"]).give(S_LEFT, garrison=6)
    t.give(M_LEFT, troops=2).turn(S).activates(S, S_LEFT).sends(S, "em_imperial_ornithopter", "carthag").does(
        S, "carthag.1"
    )
    t.does(S, "activation.1")
    assert chosen(t, S_LEFT, "troops") == 3


def test_supports_the_ally_for_whom_it_matters() -> None:
    t = six().conflict("battle_for_arrakeen").give(S, intrigues=["weirding_combat"]).give(S_LEFT, troops=1)
    t.give(S_RIGHT, troops=4).give(M_LEFT, troops=4).combat()
    assert chosen(t, S, "support") == S_RIGHT
    without = six().conflict("battle_for_arrakeen").give(S, intrigues=["cunning"]).give(S_LEFT, troops=1)
    without.give(S_RIGHT, troops=4).combat()
    assert chosen(without, S, "support") == "pass"


def test_lets_the_one_go_first_who_pairs_the_card() -> None:
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=2, trophies=["objective_crysknife"])
    t.give(M_RIGHT, troops=2, trophies=["test_of_loyalty"]).combat()
    assert chosen(t, M_LEFT, "concede") == "concede"
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=2, trophies=["test_of_loyalty"])
    t.give(M_RIGHT, troops=2, trophies=["objective_crysknife"]).combat()
    assert chosen(t, M_LEFT, "concede") == "pass"
    t.passes(M_LEFT)
    assert chosen(t, M_RIGHT, "concede") == "concede"


def test_contributes_what_is_missing() -> None:
    t = six().give(M, hand=["md_threaten_spice_production"], spice=5).give(M_LEFT, spice=4).turn(M)
    t.activates(M, M_LEFT).sends(M, "md_threaten_spice_production", "accept_contract")
    t.does(M, "md_threaten_spice_production.agent.1")
    assert chosen(t, M_LEFT, "contribute") == 2


def test_reinforces_the_weaker_ally_and_keeps_its_goods() -> None:
    t = six().give(S, hand=["em_seek_allies"], spice=2).give(S_LEFT, garrison=1).give(S_RIGHT, garrison=6).turn(S)
    t.activates(S, S_LEFT).sends(S, "em_seek_allies", "military_support").does(S, "military_support.1")
    assert chosen(t, S, "reinforce") == 3
    t = six().give(S_LEFT, hand=["diplomacy"]).turn(S_LEFT).sends(S_LEFT, "diplomacy", "economic_support")
    t.does(S_LEFT, "economic_support.2").answer(S_LEFT, "trade_with", S)
    assert chosen(t, S_LEFT, "trade") == "pass"


def test_gives_the_better_contract_and_the_better_card() -> None:
    t = (
        six()
        .offer_contracts("contract_arrakeen_water", "contract_arrakeen_spy")
        .give(S, hand=["em_demand_results"], solari=2)
    )
    t.turn(S).activates(S, S_LEFT).sends(S, "em_demand_results", "assembly_hall").does(S, "em_demand_results.agent.1")
    t.does(S, "em_demand_results.agent.1a")
    assert chosen(t, S, "assign") == "contract_arrakeen_spy"
    t = six().row("steersman", "smugglers_harvester").give(S, hand=["em_imperial_tent"]).turn(S).activates(S, S_LEFT)
    t.sends(S, "em_imperial_tent", "deliver_supplies").does(S, "em_imperial_tent.agent.1")
    assert chosen(t, S, "throne") == "steersman"


@pytest.mark.parametrize("seed", range(2))
def test_greedy_commanders_use_both_allies(seed: int) -> None:
    table = play(seed, list(range(6)))
    state: Any = table.state
    assert table.log is not None
    assert 5 <= state.round <= 9
    activated: list[set[tuple[str, str]]] = []
    for event in table.log.all:
        if event.kind == "round":
            activated.append(set())
        elif event.kind == "activates":
            activated[-1].add((event.data[0], event.data[1]))
    commanders = [state.houses[h].leader for h in range(6) if is_commander(h)]
    for leader in commanders:
        both = [len([1 for who, _ in each if who == leader]) == 2 for each in activated]
        assert sum(both) >= len(both) - 1


def test_a_greedy_team_beats_a_random_one() -> None:
    won = 0
    for seed in range(6):
        side = [h for h in range(6) if h % 2 == seed % 2]
        table = play(seed, side)
        state: Any = table.state
        assert table.result is not None
        won += set(table.result.winners) == {state.houses[h].leader for h in side}
    assert won >= 5  # measured: 24 of 24


def test_random_games_are_sound() -> None:
    for seed in range(8):
        play(seed, [])
