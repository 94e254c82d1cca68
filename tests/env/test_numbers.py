"""A set-up in numbers: the same places for the same things, and nothing that a seat may not know."""

from __future__ import annotations

import pickle
import sys
from random import Random
from threading import Thread

import pytest

np = pytest.importorskip("numpy")

from kanly.env.numbers import BadAction, Numbered
from kanly.kernel import BadSetup, Table

SETUPS: list[tuple[str, int, tuple[str, ...]]] = [
    ("oasis", 3, ()),
    ("feud", 4, ("relics", "storm")),
    ("uprising", 4, ("choam", "immortality")),
    ("uprising", 2, ()),
    ("uprising", 6, ()),
    ("uprising", 4, ("rise_of_ix", "first_cards")),
    ("imperium", 4, ("immortality", "rise_of_ix")),
    ("imperium", 1, ()),
    ("dune", 6, ("advanced",)),
    ("dune", 2, ()),
    ("arrakis", 2, ("spacing_guild",)),
]


def positions(numbered: Numbered, seed: str, steps: int, every: int) -> list[Table]:
    """Some moments of a random game."""
    rng = Random(seed)
    table = numbered.open(seed, keep=True)
    out = []
    for step in range(steps):
        if table.over:
            break
        ask = table.asks[0]
        if step % every == every - 1:
            out.append(table.clone())
        table.pick(ask, rng.randrange(len(ask.options)))
    return out


@pytest.mark.parametrize(("game", "seats", "modules"), SETUPS)
def test_redealt_worlds_have_the_same_numbers(game: str, seats: int, modules: tuple[str, ...]) -> None:
    numbered = Numbered(game, seats, modules)
    moments = positions(numbered, "secret", 160, 20)
    assert moments
    for table in moments:
        for seat in range(seats):
            row = numbered.row(table, seat, table.ask(seat))
            for seed in range(3):
                world = table.redeal(seat, seed)
                assert np.array_equal(row, numbered.row(world, seat, world.ask(seat)))


def test_threads_share_numbers_without_sharing_what_is_written() -> None:
    numbered = Numbered("uprising", 4)
    tables = [positions(numbered, seed, 40, 40)[-1] for seed in ("one", "two")]
    right = [(numbered.row(t, 0, None).tobytes(), numbered.mask(t, t.asks[0]).tobytes()) for t in tables]
    assert right[0] != right[1]
    wrong: list[int] = []

    def look(at: int) -> None:
        table = tables[at]
        for _ in range(400):
            if (numbered.row(table, 0, None).tobytes(), numbered.mask(table, table.asks[0]).tobytes()) != right[at]:
                wrong.append(at)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [Thread(target=look, args=(at,)) for at in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert not wrong


def test_a_game_may_last_longer_than_a_byte_can_say() -> None:
    """Between random players every fourth game of War for Arrakis has more than 255 rounds."""
    numbered = Numbered("arrakis", 2)
    table = numbered.open("long")
    table.state.round = 300  # type: ignore[attr-defined]
    place = numbered.rules.blocks["table"].columns.index("round")
    assert numbered.row(table, 0, table.ask(0))[place] == 255


def test_a_row_is_an_array_of_ones_own() -> None:
    numbered = Numbered("oasis", 2)
    table = numbered.open("own")
    row = numbered.row(table, 0, table.ask(0))
    before = row.copy()
    row[:] = 9
    assert (numbered.row(table, 0, table.ask(0)) == before).all()


@pytest.mark.parametrize(("game", "seats", "modules"), SETUPS)
def test_masks_are_what_is_offered(game: str, seats: int, modules: tuple[str, ...]) -> None:
    numbered = Numbered(game, seats, modules)
    for table in positions(numbered, "masks", 120, 15):
        ask = table.asks[0]
        offered = [numbered.choices[i] for i in np.flatnonzero(numbered.mask(table, ask))]
        assert sorted(map(str, offered)) == sorted(str((ask.kind, option)) for option in ask.options)


def test_shapes_and_names() -> None:
    numbered = Numbered("oasis", 3)
    assert numbered.shapes == {
        "travellers": (3, 2),
        "well": (2,),
        "cards": (2, 36),
        "question": (2,),
        "context": (32,),
    }
    table = numbered.open("shapes")
    named = numbered.named(numbered.row(table, 1, table.ask(1)))
    assert {name: array.shape for name, array in named.items()} == numbered.shapes
    assert list(np.flatnonzero(named["cards"][0])) == sorted(table.ask(1).options)  # type: ignore[union-attr]
    assert list(named["question"]) == [1, 0]


def test_a_half_made_plan_is_seen_by_its_maker_alone() -> None:
    numbered = Numbered("dune", 6, ("advanced",))
    rng = Random(5)
    for seed in range(40):
        table = numbered.open(f"plan/{seed}")
        while not table.over and (not table.asks[0].context or table.asks[0].kind != "plan_leader"):
            table.pick(table.asks[0], rng.randrange(len(table.asks[0].options)))
        if not table.over:
            break
    ask = table.asks[0]
    assert ask.kind == "plan_leader"
    planner = numbered.named(numbered.row(table, ask.seat, ask))
    assert planner["context"].sum() > 0
    other = numbered.named(numbered.row(table, (ask.seat + 1) % 6, None))
    assert other["context"].sum() == 0 == other["question"].sum()


def test_rewards_by_seat_and_by_team() -> None:
    rewards = {}
    for reward in ("seat", "team"):
        numbered = Numbered("feud", 4, (), {"teams": True}, reward=reward)
        table = numbered.open("teams")
        while not table.over:
            table.pick(table.asks[0], 0)
        rewards[reward] = numbered.rewards(table)
    assert sorted(rewards["team"]) in ([0, 0, 1, 1], [0.5] * 4, [0] * 4)
    assert sum(rewards["seat"]) == pytest.approx(1 if sum(rewards["team"]) else 0)


def test_interjections_are_actions_if_wanted() -> None:
    with_them, without = Numbered("feud", 3, interject=True), Numbered("feud", 3)
    found = 0
    for table in positions(with_them, "loud", 200, 4):
        ask = table.asks[0]
        extra = np.flatnonzero(with_them.mask(table, ask) - without.mask(table, ask))
        found += len(extra)
        if len(extra):
            with pytest.raises(BadAction, match="is asked"):
                without.act(table, ask.seat, int(extra[0]))
            with_them.act(table, ask.seat, int(extra[0]))
    assert found


def test_other_processes_assemble_the_same() -> None:
    numbered = Numbered("uprising", 4, ("choam",), reward="team")
    other = pickle.loads(pickle.dumps(numbered))
    assert (other.actions, other.size, other.reward) == (numbered.actions, numbered.size, "team")
    assert other.choices == numbered.choices


def test_domains_hold_what_the_set_up_can_bring() -> None:
    assert Numbered("uprising", 4).actions < Numbered("uprising", 4, ("choam", "immortality")).actions
    assert not any("tleilaxu" in kind for kind in Numbered("uprising", 4).kinds)


def test_bad_input_is_explained() -> None:
    with pytest.raises(BadSetup, match="it takes one of seat, team"):
        Numbered("oasis", reward="fame")
    numbered = Numbered("oasis", 2)
    table = numbered.open("bad")
    with pytest.raises(BadAction, match="they go from 0 to 71"):
        numbered.act(table, 0, 72)
    with pytest.raises(BadAction, match="answers 'bury'; seat 0 is asked 'play' now"):
        numbered.act(table, 0, 40)
