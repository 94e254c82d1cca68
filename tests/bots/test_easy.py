"""The easy bot errs as people do: it forgets, and hesitates between what looks good; its dice give the same game."""

from __future__ import annotations

from random import Random

import pytest
from feud.game import GAME as FEUD
from oasis.game import GAME as OASIS
from tests.bots.test_search import contest
from tests.kernel.tiny import T, pick

from kanly.bots import EasyBot, Match, RandomBot, at_level, bot_named, bot_names, level_of, levels_of
from kanly.bots.easy import FANCIES, FORGETS
from kanly.kernel import Ask, Bot, BotFailed, Flow, Game, Guide, Option, Sight
from kanly.registry import game_named


class Always(Bot):
    """Knows one answer."""

    def __init__(self, answer: Option) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, sight: Sight) -> Option:
        return self.answer


class Taste(Guide):
    """Finds 1 good, 2 nearly as good, and 3 out of the question."""

    def prior(self, state: object, ask: Ask) -> list[float]:
        return [{1: 1.0, 2: 0.9, 3: 0.001}.get(option, 0.0) for option in ask.options]


def chosen(bot: EasyBot, options: tuple[Option, ...], times: int = 400) -> list[Option]:
    def main(p: T) -> Flow:
        yield pick(0, *options)

    table = contest(main)
    dice = Random(5)
    return [bot.choose(Sight(table, 0, table.ask(0), dice)) for _ in range(times)]


def test_it_hesitates_between_what_is_close_and_does_nothing_silly() -> None:
    bot = EasyBot(Always(1))
    bot.guide, bot.ready = Taste(), True
    answers = chosen(bot, (1, 2, 3))
    assert answers.count(3) == 0
    expected = FANCIES * 0.9 / 1.9
    assert expected - 0.08 < answers.count(2) / len(answers) < expected + 0.08


def test_what_the_advisor_would_do_is_never_out_of_the_question() -> None:
    bot = EasyBot(Always(3))
    bot.guide, bot.ready = Taste(), True
    answers = chosen(bot, (1, 2, 3))
    assert answers.count(3) > len(answers) * (1 - FANCIES - 0.05)


def test_now_and_then_it_forgets_what_it_could_still_do() -> None:
    """Only where doing no more is an answer."""
    bot = EasyBot(Always(1))
    bot.guide, bot.ready = Taste(), True

    def main(p: T) -> Flow:
        yield Ask(0, "react", [1, "pass"])

    table = contest(main)
    dice = Random(7)
    answers = [bot.choose(Sight(table, 0, table.ask(0), dice)) for _ in range(400)]
    assert FORGETS - 0.06 < answers.count("pass") / len(answers) < FORGETS + 0.06


def game_between(game: Game, bots: list[Bot | None], seed: str) -> list[tuple[int, str, Option]]:
    table = game.open(game.set_up(len(bots)), seed)
    Match(table, bots, seed).play_on()
    return table.choices


def test_same_dice_same_game() -> None:
    first, again, other = [
        game_between(OASIS, [bot_named(OASIS, "easy") for _ in range(3)], seed) for seed in ("a", "a", "b")
    ]
    assert first == again
    assert first != other


def won(name: str, against: str, games: int) -> float:
    total = 0.0
    for n in range(games):
        names = [name, against, against]
        names = names[n % 3 :] + names[: n % 3]
        table = OASIS.open(OASIS.set_up(3), str(n))
        Match(table, [bot_named(OASIS, each) for each in names], str(n)).play_on()
        shares = table.shares
        assert shares is not None
        total += shares[names.index(name)]
    return total / games


def test_it_stands_between_random_and_the_game_s_own_bot() -> None:
    assert 0.42 < won("easy", "random", 90) < won("thirsty", "random", 90)


# -------------------------------------------------------------------- levels


def test_levels_are_names_for_bots() -> None:
    dune = game_named("dune")
    assert levels_of(dune) == ["easy", "normal", "hard"]
    assert [at_level(dune, name) for name in ("easy", "normal", "hard", "random")] == [
        *("easy", "greedy", "search", "random")
    ]
    assert [level_of(dune, bot) for bot in ("easy", "greedy", "search", "search:0.1", "random", "my:Bot")] == [
        *("easy", "normal", "hard", "hard", "", "")
    ]
    assert isinstance(bot_named(dune, "easy"), EasyBot)
    assert bot_names(dune) == ["random", "easy", "search", "greedy"]


def test_a_game_that_no_bot_knows_has_no_levels() -> None:
    assert levels_of(FEUD) == []
    assert at_level(FEUD, "normal") == "normal"
    with pytest.raises(BotFailed, match="feud has no bot 'easy'"):
        bot_named(FEUD, "easy")
    assert isinstance(bot_named(FEUD, "random"), RandomBot)
