"""Names for bots: enough of them, no two alike, and none that means somebody who can be played there."""

from __future__ import annotations

from random import Random

import pytest

from kanly.kernel.messages import PLAYER
from kanly.names import bot_names_in, called, free_names
from kanly.registry import game_named
from kanly.words import Words

LANGUAGES = ("en", "ru", "uk")
GAMES = ("dune", "uprising", "imperium", "arrakis")


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_names_of_its_own_world(id: str, language: str) -> None:
    game = game_named(id)
    names = bot_names_in(game, language)
    assert len(names) > game.seats[-1]
    assert len({name.casefold() for name in names.values()}) == len(names)
    if language != "en":
        assert set(names.values()).isdisjoint(bot_names_in(game).values())


@pytest.mark.faulty_words
@pytest.mark.parametrize("id", GAMES)
def test_nobody_bears_the_name_of_somebody_who_can_be_played(id: str) -> None:
    game = game_named(id)
    words = Words("en", game.packages)
    ids = [each for each in words.ids if not each.startswith("bot-name-") and each != PLAYER]
    others = {words.say_or(each, "").casefold() for each in ids}
    assert not others & {name.casefold() for name in bot_names_in(game).values()}


def test_names_that_are_taken_are_not_given_again() -> None:
    dune = game_named("dune")
    assert "Korba" in free_names(dune, [], Random(1))
    assert "Korba" not in free_names(dune, ["korba", "Paul"], Random(1))
    assert free_names(dune, [], Random(1)) == free_names(dune, [], Random(1))
    assert called(dune, "Korba") == "korba"
    assert called(dune, "Greedy 2") == ""
    assert free_names(game_named("feud"), [], Random(1)) == []
