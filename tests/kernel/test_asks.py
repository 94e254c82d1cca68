"""Questions and the texts of their options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanly.kernel import Ask, Kind, Option, token
from kanly.kernel.kinds import Domain


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("north", "north"),
        (5, "5"),
        (-1, "-1"),
        (("ship", "arrakeen", 3), "ship:arrakeen:3"),
        (("a", ("b", 2)), "a:b:2"),
        ((), ""),
        (True, "True"),
        (None, "None"),
    ],
)
def test_tokens(option: Option, text: str) -> None:
    assert token(option) == text


words = st.text("abcdefgh_", min_size=1, max_size=5)
options = st.one_of(st.integers(), words, st.tuples(words, st.integers()), st.tuples(words, words))


@given(st.lists(options, unique_by=token, max_size=20))
def test_every_option_of_a_domain_comes_back_from_its_token(listed: list[Option]) -> None:
    domain = Domain(Kind("k", listed), listed, 7)
    for at, option in enumerate(listed):
        assert domain.by_token[token(option)] == option
        assert domain.options[domain.place[option]] == option
        assert domain.place[option] == at


def test_an_open_question_is_offered_afresh() -> None:
    offers = [1]
    ask = Ask(0, "pick", offer=lambda: list(offers), context="why")
    assert ask.options == []
    ask.put()
    offers.append(2)
    again = ask.afresh()
    again.put()
    assert (ask.options, again.options) == ([1], [1, 2])
    ask.put()
    assert ask.options == [1, 2]
    assert (again.seat, again.kind, again.context) == (0, "pick", "why")


def test_a_closed_question_stays_as_it_is() -> None:
    ask = Ask(1, "pick", [1, 2])
    assert ask.offer is None
    assert ask.afresh().options == [1, 2]


def test_a_question_can_be_read() -> None:
    assert repr(Ask(0, "move", ["north", ("ship", 3)])) == "Ask(0, 'move', [north, ship:3])"
