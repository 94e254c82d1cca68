"""States as plain data and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from feud.game import GAME
from feud.state import FeudState
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import TinyState

from kanly.kernel import BadRecord, Cheap, Keyed, Known, Part, RulesError, digest, pack, unpack
from kanly.kernel.chance import key_of
from kanly.kernel.codec import Codec, fields

CODEC = Codec((TinyState,))

plain = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
keys = st.integers() | st.text(max_size=4) | st.tuples(st.integers(), st.text(max_size=3))
values = st.recursive(
    plain | st.binary(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4) | st.lists(inner, max_size=3).map(tuple)
    ),
    max_leaves=20,
)


@given(values)
def test_every_value_comes_back_through_json(value: Any) -> None:
    data = json.loads(json.dumps(CODEC.pack(value)))
    assert CODEC.unpack(data) == value
    assert CODEC.pack(CODEC.unpack(data)) == data


def test_records_come_back_with_all_their_fields() -> None:
    state = TinyState()
    state.x = 3
    state.items = [1, (2, "a"), {"k": [None, True]}]
    state.known = Known(2)
    state.known.masks[1] = -1
    state.chance = Keyed(key_of("x"), 17)
    again = CODEC.unpack(json.loads(json.dumps(CODEC.pack(state))))
    assert isinstance(again, TinyState)
    assert CODEC.pack(again) == CODEC.pack(state)
    assert again.items == state.items
    assert again.chance.below(1000) == state.chance.below(1000)


def test_a_cheap_chance_comes_back() -> None:
    cheap = Cheap(5)
    cheap.below(10)
    again = CODEC.unpack(CODEC.pack(cheap))
    assert [again.below(1000) for _ in range(5)] == [cheap.below(1000) for _ in range(5)]


def test_the_fields_of_a_record() -> None:
    assert fields(TinyState) == ["agenda", "chance", "hands", "items", "known", "parts", "turn", "x"]
    assert fields(Known) == ["masks"]
    assert "houses" in fields(FeudState)


def test_an_attribute_with_an_underscore_is_no_data() -> None:
    state = TinyState()
    state.chance = Cheap(5)
    before = CODEC.pack(state)
    state._near.append(Part())
    assert CODEC.pack(state) == before
    assert state.copy()._near == []


@pytest.mark.parametrize("value", [1.5, {1, 2}, object(), len, [b"x", {"a": {1}}], complex(1)])
def test_what_a_state_may_not_hold(value: object) -> None:
    with pytest.raises(RulesError, match="not among the game's records"):
        CODEC.pack(value)


@pytest.mark.parametrize(
    "data",
    [
        1.5,
        {},
        {"x": 1},
        {"t": 5},
        {"t": None},
        {"d": [[1]]},
        {"d": [[1, 2, 3]]},
        {"d": [[[1], 2]]},
        {"d": 5},
        {"b": "zz"},
        {"b": 5},
        {"r": "Dragon", "f": {}},
        {"r": "Known"},
        {"r": "Known", "f": {}},
        {"r": "Known", "f": {"masks": [], "more": 1}},
        {"r": "Known", "f": [1]},
        {"r": ["Known"], "f": {}},
        {"r": "Keyed", "f": {"key": "00"}},
        {"r": "Keyed", "f": {"key": "zz", "drawn": 1}},
        {"r": "Keyed", "f": {"key": "00", "drawn": -1}},
        {"r": "Keyed", "f": {"key": "00", "drawn": "1"}},
        {"r": "Cheap", "f": {"drawn": 1}},
        [[{"t": [{"t": 7}]}]],
    ],
)
def test_malformed_data(data: Any) -> None:
    with pytest.raises(BadRecord):
        CODEC.unpack(data)


def test_the_place_of_a_mistake_is_named() -> None:
    tiny = TinyState()
    tiny.chance = Cheap(1)
    state = CODEC.pack(tiny)
    state["f"]["items"] = [1, {"r": "Dragon", "f": {}}]
    with pytest.raises(BadRecord) as found:
        CODEC.unpack(state)
    assert found.value.where == "state.items[1]"


def test_only_states_are_states() -> None:
    rules = GAME.rules(GAME.set_up(2))
    wrong: list[Any] = [5, None, [], {"r": "House", "f": {"spice": 1, "hand": []}}]
    for data in wrong:
        with pytest.raises(BadRecord, match="no state"):
            unpack(rules, data, rules.schema)
    with pytest.raises(RulesError, match="no way from there"):
        unpack(rules, {}, 0)


def test_digests_tell_states_apart() -> None:
    table = GAME.open(GAME.set_up(2), "d")
    state = table.state.copy()
    assert isinstance(state, FeudState)
    before = digest(table.rules, state)
    assert before == digest(table.rules, table.state)
    assert len(bytes.fromhex(before)) == 16
    state.houses[0].spice += 1
    assert digest(table.rules, state) != before
    assert pack(table.rules, state) != pack(table.rules, table.state)
