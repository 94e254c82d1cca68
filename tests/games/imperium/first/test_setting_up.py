"""Set-up of the first game: start values, stacks, who begins."""

from __future__ import annotations

import pytest
from tests.games.imperium.first_tables import BOX, imperium
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import ImperiumState


def begun(seats: int, seed: str = "0") -> ImperiumState:
    """A table in its first round."""
    table = GAME.open(GAME.set_up(seats), seed)
    while table.pending[0].kind == "masterstroke":
        table.choose(table.pending[0].seat, table.pending[0].options[0], "masterstroke")
    s = table.state
    assert isinstance(s, ImperiumState)
    return s


def test_BAS_SC_10_start_values_with_four() -> None:
    """BAS-SC-10."""
    s = begun(4)
    for h in range(4):
        house = s.houses[h]
        rabban = house.leader == "glossu_the_beast_rabban"
        assert vp(s, h) == 1
        assert (house.water, house.spice, house.solari) == (1, rabban, rabban)
        assert (house.garrison, house.supply, house.agents, house.spies) == (3, 9, 2, 0)
        assert house.influence == [0, 0, 0, 0]
        assert house.trophies == []
    assert BOX.posts == []
    assert not s.wall


def test_BAS_SC_11_start_values_with_three() -> None:
    """BAS-SC-11."""
    s = begun(3)
    assert [vp(s, h) for h in range(3)] == [0, 0, 0]


def test_BAS_SC_13_decks_and_stacks() -> None:
    """BAS-SC-13."""
    s = imperium(4).start
    assert (len(s.imperium_deck) + len(s.row), len(s.row)) == (67, 5)
    assert len(s.intrigue_deck) == 40
    stacks = {BOX.pieces[stack[0]].name: len(stack) for stack in s.reserve}
    assert stacks == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(s.conflict_deck) == 10
    assert len(s.conflict_box) == 8


def test_the_conflict_deck_goes_up_in_level() -> None:
    """BAS-13"""
    s = begun(3)
    cards = [*s.conflict_deck, s.conflict]
    assert [BOX.trophies[card].level for card in reversed(cards)] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]


def test_BAS_SC_14_rabbans_start() -> None:
    """BAS-SC-14."""
    t = imperium(leaders=("glossu_the_beast_rabban",))
    t.gets(0, water=1, spice=1, solari=1)


def test_BAS_SC_15_the_first_player_is_random() -> None:
    """BAS-SC-15."""
    assert {begun(4, str(seed)).first for seed in range(40)} == {0, 1, 2, 3}
    assert not any(card.seats for card in BOX.trophies)


@pytest.mark.parametrize(("kind", "names"), [("space", 22), ("intrigue", 34), ("leader", 8), ("trophy", 18)])
def test_counts(kind: str, names: int) -> None:
    assert len(BOX.kinds[kind]) == names


def test_two_games_of_the_series_live_side_by_side() -> None:
    """Names that both have mean different pieces."""
    other = box_of(UPRISING.rules(UPRISING.set_up(4)))
    for name in ("heighliner", "high_council", "sietch_tabr"):
        first, second = BOX.spaces[BOX.space_of[name]], other.spaces[other.space_of[name]]
        assert first is not second
        assert [price.words().data() for price in first.prices] != [price.words().data() for price in second.prices]
    first_game, second_game = GAME.open(GAME.set_up(3), "a"), UPRISING.open(UPRISING.set_up(3), "a")
    for table in (first_game, second_game):
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    assert set(first_game.view(0)["spaces"]) != set(second_game.view(0)["spaces"])


def test_BAS_62_the_baron_chooses_when_all_else_is_set_up() -> None:
    """Tech tiles and the cards of the Bene Tleilax lie open before he does."""
    modules = ("rise_of_ix", "immortality")
    setup = GAME.set_up(4, modules, {"leader_choice": "chosen"})
    table = GAME.open(setup, "0")
    baron = "baron_vladimir_harkonnen"
    while (ask := table.pending[0]).kind != "masterstroke":
        table.choose(ask.seat, baron if baron in ask.options else ask.options[0], ask.kind)
    view = table.view(ask.seat)
    assert view["round"] == 0
    assert view["tech"]
    assert view["tleilaxu_row"]
    table.choose(ask.seat, ask.options[0], "masterstroke")
    assert table.view(ask.seat)["round"] == 1
