"""For all tests: words that lack something are a mistake, wherever they are said."""

from __future__ import annotations

import pytest

from kanly.kernel import Message
from kanly.words import Words


@pytest.fixture(autouse=True)
def no_faulty_words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing reference or argument, about which Fluent is silent in play, fails the test that meets it."""
    if request.node.get_closest_marker("faulty_words"):
        return
    say = Words.say

    def checked(words: Words, message: Message) -> str:
        known = len(words.faults)
        text = say(words, message)
        assert len(words.faults) == known, f"{words.language}: {words.faults[known:]}"
        return text

    monkeypatch.setattr(Words, "say", checked)
