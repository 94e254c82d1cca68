"""The table-language helpers: what they build, and what they say when a test is wrong."""

from __future__ import annotations

import pytest
from feud.game import GAME
from tests.feudtalk import FeudTalk
from tests.kernel.tiny import tiny

from kanly.kernel import KanlyError
from kanly.testing.tabletalk import before_first_ask


def test_the_start_is_the_last_moment_before_anybody_is_asked() -> None:
    start = before_first_ask(GAME.rules(GAME.set_up(3)), "7")
    table = GAME.open(GAME.set_up(3), "7")
    assert start.agenda[-1] == ("take_action",)
    assert FeudTalk(seats=3, seed=7).table.view(0) == table.view(0)
    assert FeudTalk(seats=3, seed=7).offered(0) == FeudTalk(seats=3, seed="7").offered(0)


def test_edits_come_before_the_first_question() -> None:
    t = FeudTalk(seats=3).spice(9, 9, 9)
    assert [house.spice for house in t.state.houses] == [9, 9, 9]
    with pytest.raises(KanlyError, match="open already"):
        t.edit(lambda s: s.deck.clear())
    t.answer(0, "action", "harvest").undo(0)
    assert t.state.houses[0].spice == 9


def test_a_wrong_answer_says_what_would_be_right() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "harvest")
    with pytest.raises(AssertionError) as wrong:
        t.answer(0, "action", "scout:anvil")
    text = str(wrong.value)
    assert text.startswith("seat 0 cannot answer 'action' with 'scout:anvil'")
    assert "open: Ask(0, 'action', [pass, harvest" in text
    assert "made: seat 0 action harvest" in text
    assert "told: Event('harvest', ('house-anvil',))" in text


def test_wrong_expectations_say_what_is_there() -> None:
    t = FeudTalk(seats=3)
    with pytest.raises(AssertionError, match="expected 'ploy', but 'action' is there"):
        t.expect("ploy")
    with pytest.raises(AssertionError, match=r"expected 'action' of seats \[1\], but seats \[0\] are asked"):
        t.expect("action", seats=[1])
    with pytest.raises(AssertionError, match="expected 'the end', but 'action' is there"):
        t.expect("")
    with pytest.raises(AssertionError, match="seat 2 is not asked anything"):
        t.offered(2)
    with pytest.raises(AssertionError, match="should have been refused"):
        t.refuses(0, "action", "harvest")


def test_what_was_told_since_the_last_answer_or_ever() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "harvest", "harvest")
    assert t.told("harvest") == [("house-anvil",)]
    assert t.told("harvest", ever=True) == [("house-anvil",)] * 2
    assert t.told("harvest", 2) == [("house-anvil",)]
    assert t.told("won") == []


def test_a_game_that_asks_nothing_cannot_be_talked_to() -> None:
    def main(p: object) -> None:
        return None

    game = tiny(main)
    with pytest.raises(KanlyError, match="asks nothing"):
        before_first_ask(game.rules(game.set_up()), "x")
