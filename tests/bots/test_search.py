"""The search bot: finds what wins, keeps secrets apart, plays every game, and the same game again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from feud.game import GAME as FEUD
from oasis.game import GAME as OASIS
from tests.kernel.tiny import T, TinyGame, TinyRules, TinyState, pick

from kanly.bots import Match, RandomBot, SearchBot, bot_named, is_own_bot
from kanly.bots.search import Budget, analyse, budget_named
from kanly.bots.search.rollout import FEWEST, surely
from kanly.bots.search.tree import FIRST, Node, add_edges, best_place, favourite
from kanly.kernel import (
    Ask,
    Bot,
    BotFailed,
    Flow,
    Game,
    Guide,
    Interjection,
    Kind,
    Message,
    Module,
    Result,
    Secret,
    Setup,
    Sight,
    Window,
)
from kanly.kernel.running.table import Table
from kanly.registry import games


class Contest(TinyRules):
    """Seat 0 wins with an `x` above zero."""

    def result(self, state: TinyState) -> Result:
        order = [["seat0"], ["seat1"]] if state.x > 0 else [["seat1"], ["seat0"]]
        return Result(order, {"seat0": state.x}, Message("end"))


class ContestGame(TinyGame):
    def assemble(self, setup: Setup, modules: list[Module]) -> Contest:
        return Contest(setup, modules, "1", (TinyState,))


def contest(*scenes: Callable[..., Any], interjections: tuple[Interjection, ...] = ()) -> Table:
    kinds = (
        Kind("pick", list(range(60))),
        Kind("react", [1, 2, "pass"]),
        Kind("shout", ["hey", "ho"]),
    )
    game = ContestGame(
        "contest", "tests", (2,), Module("base", scenes=scenes, kinds=kinds, interjections=interjections)
    )
    return game.open(game.set_up(), "c")


def sight_of(table: Table, seat: int, seed: int = 1) -> Sight:
    return Sight(table, seat, table.ask(seat), Random(seed))


def searching(playouts: int = 200) -> SearchBot:
    return SearchBot(Budget(0.0, playouts))


# -------------------------------------------------------------------- what it finds


def test_the_one_answer_that_wins_is_found_among_many() -> None:
    def main(p: T) -> Flow:
        answer = yield pick(0, *range(60))
        p.state.x = 1 if answer == 41 else 0

    for seed in range(5):
        assert searching(600).choose(sight_of(contest(main), 0, seed)) == 41


def test_others_do_what_is_best_for_them() -> None:
    def main(p: T) -> Flow:
        mine = yield pick(0, 1, 2)
        theirs = yield pick(1, 1, 2, 3)
        p.state.x = 1 if mine == 2 or theirs == 3 else 0  # 1 looks good as long as they err

    table = contest(main)
    assert searching().choose(sight_of(table, 0)) == 2
    table.choose(0, 1)
    assert searching().choose(sight_of(table, 1)) in (1, 2)


def test_secret_answers_are_not_seen_by_those_who_answer_beside() -> None:
    """If the other one saw our answer in the tree, both would look lost."""

    def main(p: T) -> Flow:
        def answer(seat: int) -> Flow:
            got = yield Ask(seat, "pick", [0, 1])
            return got

        answers = yield Secret("pick", {0: lambda: answer(0), 1: lambda: answer(1)})
        p.state.x = int(answers[0] != answers[1])

    bot = searching(400)
    bot.choose(sight_of(contest(main), 0))
    won = [edge.won / edge.tries for edge in bot.edges.values()]
    assert all(0.3 < share < 0.7 for share in won)


def test_a_plan_of_several_secret_answers_is_searched_as_one() -> None:
    def main(p: T) -> Flow:
        def plan(seat: int) -> Flow:
            first = yield Ask(seat, "pick", [0, 1, 2])
            second = yield Ask(seat, "pick", [0, 1, 2])
            return first, second

        plans = yield Secret("pick", {0: lambda: plan(0), 1: lambda: plan(1)})
        p.state.x = int(plans[0] == (2, 1))

    table = contest(main)
    match = Match(table, [searching(), RandomBot()], "plan")
    match.play_on()
    assert table.shares == [1.0, 0.0]


def window(*order: int) -> Table:
    def main(p: T) -> Flow:
        taken = yield Window("react", list(order), lambda _seat: [1, 2])
        p.state.x = int(taken is not None and taken[1] == 1)

    return contest(main)


def test_a_window_is_answered_by_what_it_brings() -> None:
    assert searching().choose(sight_of(window(1, 0), 1)) == 2  # or seat 0 takes 1
    assert searching().choose(sight_of(window(0, 1), 0)) == 1


def test_it_interjects_if_that_wins_and_only_then() -> None:
    def shout(p: T, seat: int, option: Any) -> None:
        p.state.items.append(option)

    def main(p: T) -> Flow:
        yield Ask(1, "pick", offer=lambda: [0, 1])
        p.state.x = int(p.state.items == ["ho"])

    table = contest(main, interjections=(Interjection("shout", lambda _p, _seat: ["hey", "ho"], shout),))
    assert searching(800).interject(Sight(table, 0, None, Random(1))) == "ho"
    assert searching(800).interject(Sight(table, 1, None, Random(1))) is None


def test_a_guide_judges_where_its_period_ends() -> None:
    class Points(Guide):
        def period(self, state: Any) -> int:
            return len(state.items)

        def value(self, state: Any) -> list[float]:
            return [state.items[-1] / 10, 0.0]

    def main(p: T) -> Flow:
        while True:  # no playout would ever end
            answer = yield pick(0, 3, 5, 4)
            p.state.items.append(answer)

    bot = searching(100)
    bot.guide = Points()
    bot.ready = True
    assert bot.choose(sight_of(contest(main), 0)) == 5


class Wise(Bot):
    """Knows that 7 is right, wherever it is offered."""

    def choose(self, sight: Sight) -> Any:
        return 7 if 7 in sight.ask.options else sight.ask.options[0]


class Shy(Guide):
    """Finds everything equally likely, and plays to the end."""


def two_questions() -> Table:
    """The first one does not matter; of the many answers to the second one is right."""

    def main(p: T) -> Flow:
        yield pick(0, 0, 1)
        answer = yield pick(0, *range(40))
        p.state.x = int(answer == 7)

    return contest(main)


def test_the_game_s_own_bot_is_heard_on_the_questions_that_follow() -> None:
    def right(counsel: float) -> float:
        bot = SearchBot(Budget(0.0, 60), Wise)
        bot.guide = Shy()
        bot.guide.counsel = counsel
        bot.ready = True
        bot.search(sight_of(two_questions(), 0))
        return bot.chances[0]

    assert right(0.9) > 0.8
    assert right(0.0) < 0.5


def rolling(playouts: int, bot: Callable[[], Bot] = Wise) -> SearchBot:
    """A search whose tries are played on by a bot."""
    found = SearchBot(Budget(0.0, playouts), bot)
    found.guide = Shy()
    found.guide.rollout = True
    found.guide.counsel = 0.7
    found.ready = True
    return found


def test_where_the_game_s_own_bot_plays_on_the_others_are_expected_to_answer_like_it() -> None:
    def main(p: T) -> Flow:
        mine = yield pick(0, 1, 2)
        theirs = yield pick(1, 3, 7)
        p.state.x = 1 if mine == 2 and theirs == 7 else 0  # 3 would be better for them

    bot = rolling(40)
    assert bot.choose(sight_of(contest(main), 0)) == 2
    assert bot.edges[2].won == bot.edges[2].tries
    assert not bot.edges[1].won


def test_the_game_s_own_answer_stands_unless_another_one_is_clearly_better() -> None:
    def better(chance: int) -> Table:
        def main(p: T) -> Flow:
            mine = yield pick(0, 1, 2)  # the bot would take 1, which wins every second game
            p.state.x = int(p.rng.below(100) < (50 if mine == 1 else chance))

        return contest(main)

    for seed in range(5):
        assert rolling(60).choose(sight_of(better(50), 0, seed)) == 1
        assert rolling(60).choose(sight_of(better(95), 0, seed)) == 2


def test_thinking_ends_when_no_other_answer_can_be_the_right_one() -> None:
    def tries(chance: int, luck: int) -> int:
        """Of a search between an answer that wins 60 of 100 games and one that wins so many, with luck of its own."""

        def main(p: T) -> Flow:
            mine = yield pick(0, 1, 2)
            rolled = [p.rng.below(100), p.rng.below(100)]
            p.state.x = int(rolled[0] < 60 if mine == 1 else rolled[luck] < chance)

        bot = rolling(400)
        assert bot.choose(sight_of(contest(main), 0)) == 1
        return bot.tries

    assert tries(60, luck=0) < 30  # it makes no difference
    assert tries(1, luck=1) < 120
    assert tries(58, luck=1) > 120


def test_better_by_chance_is_not_surely_better() -> None:
    assert surely([0.5, 0.6, 0.4], [0.1, 0.2, 0.0]) == 0.0  # too few worlds
    assert surely([0.9, 0.1, 0.8, 0.3], [0.1, 0.8, 0.2, 0.9]) == 0.0
    assert surely([0.2, 0.3, 0.2, 0.3], [0.1, 0.2, 0.1, 0.2]) == pytest.approx(0.1)
    assert surely([0.1, 0.2, 0.1, 0.2], [0.2, 0.3, 0.2, 0.3, 0.9]) == 0.0


def test_where_the_game_s_own_bot_plays_on_all_answers_go_through_the_same_worlds() -> None:
    luck: dict[int, list[int]] = {1: [], 2: []}

    class Watching(Shy):
        def period(self, state: Any) -> int:
            return len(state.items)

        def value(self, state: Any) -> list[float]:
            answer, rolled = state.items
            luck[answer].append(rolled)
            return [0.5, 0.5]

    def main(p: T) -> Flow:
        answer = yield pick(0, 1, 2)
        p.state.items += [answer, p.rng.below(1000)]
        yield pick(0, 1, 2)

    bot = rolling(40)
    bot.guide = Watching()
    bot.guide.rollout = True
    bot.search(sight_of(contest(main), 0))
    both = min(len(luck[1]), len(luck[2]))
    assert both > 5
    assert luck[1][:both] == luck[2][:both]
    assert len(set(luck[1])) > 3


def test_few_tries_go_to_few_answers_of_which_each_can_be_compared() -> None:
    def main(p: T) -> Flow:
        p.state.x = int((yield pick(0, *range(1, 13))) > 1)  # the bot would take 1, the only one that loses

    bot = rolling(2 * FEWEST)
    assert bot.choose(sight_of(contest(main), 0)) > 1
    assert sorted(edge.tries for edge in bot.edges.values())[-3:] == [0, FEWEST, FEWEST]


def test_the_game_s_own_bot_plays_on_behind_the_tree() -> None:
    bot = rolling(30)
    bot.search(sight_of(two_questions(), 0))
    assert bot.chances[0] > 0.8  # without it one answer of forty would be found by luck


def test_nobody_advises_the_others_whose_cards_differ_from_world_to_world() -> None:
    asked: list[int] = []

    class Listening(Wise):
        def choose(self, sight: Sight) -> Any:
            asked.append(sight.seat)
            return super().choose(sight)

    def main(p: T) -> Flow:
        yield pick(0, 0, 1)
        yield pick(1, *range(40))
        yield pick(0, *range(40))

    bot = SearchBot(Budget(0.0, 60), Listening)
    bot.guide = Shy()
    bot.guide.counsel = 0.5
    bot.ready = True
    bot.search(sight_of(contest(main), 0))
    assert len(asked) > 1
    assert set(asked) == {0}


def test_an_analysis_tells_the_chances_and_what_answers_bring() -> None:
    def main(p: T) -> Flow:
        answer = yield pick(0, 1, 2, 3)
        p.state.x = 1 if answer == 2 else 0

    found = analyse(searching(100), sight_of(contest(main), 0))
    assert found.answers[0].option == 2
    assert found.answers[0].value == 1
    assert {answer.value for answer in found.answers[1:]} <= {0, -1}
    assert found.chances[0] > 0.7
    assert sum(found.chances) == pytest.approx(1)


# -------------------------------------------------------------------- the tree


def test_of_many_options_only_the_likeliest_are_tried_at_first() -> None:
    node = Node()
    options = list(range(40))
    edges = node.edges(0, "pick")
    add_edges(edges, options, [float(i) for i in options])
    for _ in range(4):
        edge = edges[options[best_place(edges, options)]]
        edge.tries += 1
    tried = [option for option in options if edges[option].tries]
    assert min(tried) >= len(options) - FIRST - 4
    assert favourite(edges, options) in tried


# -------------------------------------------------------------------- names and budgets


@pytest.mark.parametrize(
    ("name", "seconds", "playouts"), [("search", 0.25, 0), ("search:1.5", 1.5, 0), ("search:200p", 0.0, 200)]
)
def test_a_name_carries_the_budget(name: str, seconds: float, playouts: int) -> None:
    bot = bot_named(FEUD, name)
    assert isinstance(bot, SearchBot)
    assert (bot.budget.seconds, bot.budget.playouts) == (seconds, playouts)
    assert not is_own_bot(FEUD, name)


@pytest.mark.parametrize("text", ["0", "-1", "p", "0p", "1.5p", "long", "nan", "1e9"])
def test_what_is_no_budget_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BotFailed, match=r"as in search:0\.25"):
        budget_named(text)


def test_only_search_takes_a_parameter() -> None:
    with pytest.raises(BotFailed, match="only search takes"):
        bot_named(FEUD, "random:3")


# -------------------------------------------------------------------- whole games


def choices_with(game: Game, seed: str) -> list[Any]:
    table = game.open(game.set_up(min(game.seats)), "same")
    bots: list[Bot | None] = [bot_named(game, "search:6p") for _ in range(table.seats)]
    Match(table, bots, seed).play_on(limit=40)
    return table.choices


@pytest.mark.parametrize("game", [FEUD, OASIS], ids=lambda game: game.id)
def test_the_same_seed_and_playouts_give_the_same_game(game: Game) -> None:
    assert choices_with(game, "a") == choices_with(game, "a")


def test_another_seed_gives_another_game() -> None:
    assert choices_with(FEUD, "a") != choices_with(FEUD, "b")


def test_it_beats_the_random_bot_without_knowing_the_game() -> None:
    won = 0.0
    for number in range(20):
        table = OASIS.open(OASIS.set_up(2), f"duel/{number}", programs=3)
        bots: list[Bot | None] = [searching(30), RandomBot()]
        mine = number % 2
        Match(table, bots if mine == 0 else bots[::-1], f"duel/{number}").play_on()
        shares = table.shares
        assert shares is not None
        won += shares[mine]
    assert won >= 14


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_it_plays_every_game_with_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        table = game.open(game.set_up(seats), "every", programs=(1 << seats) - 1)
        bots: list[Bot | None] = [bot_named(game, "search:1p" if seat == 0 else "random") for seat in range(seats)]
        match = Match(table, bots, "every")
        match.play_on(limit=25)
        assert match.decisions >= 20 or table.over
