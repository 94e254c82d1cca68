"""The check that fresh bots can take over finds those that cannot."""

from __future__ import annotations

import pytest
from feud.game import GAME, SETTINGS, Feud
from feud.modules import BASE

from kanly.kernel import Bot, Option, Sight
from kanly.testing.broken import PropertyBroken
from kanly.testing.takeover import check_takeover


class Forgetful(Bot):
    """Reads what it remembers, and a fresh one remembers nothing."""

    memory: dict[str, Option]

    def __init__(self) -> None:
        super().__init__()
        self.memory = {}

    def choose(self, sight: Sight) -> Option:
        return self.memory[sight.ask.kind]


class Stubborn(Bot):
    def choose(self, sight: Sight) -> Option:
        return "what nobody offers"


def test_every_kind_of_question_is_put_to_fresh_bots() -> None:
    kinds = check_takeover(GAME, GAME.set_up(3), "1")
    assert len(kinds) > 2


@pytest.mark.parametrize(("bot", "words"), [(Forgetful, "KeyError"), (Stubborn, "which is not offered")])
def test_a_bot_that_cannot_take_over_is_found(bot: type[Bot], words: str) -> None:
    game = Feud("feud", "feud", GAME.seats, BASE, settings=SETTINGS, bots={"poor": bot})
    with pytest.raises(PropertyBroken, match=words):
        check_takeover(game, game.set_up(2), "1")
