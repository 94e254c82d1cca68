"""Hints: what a strong player would do, to whoever is asked and asks; everybody hears of it. And the pace of bots."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.conftest import NewServer, Server

from kanly.bots import Match, RandomBot, SearchBot
from kanly.bots.advice import Advice, advise, why
from kanly.bots.search import Budget
from kanly.client import Refused
from kanly.kernel import Sight, Table
from kanly.protocol import socket as wire
from kanly.protocol.lobby import News
from kanly.registry import game_named
from kanly.server.tables.live import kept_news
from kanly.words import Words


def test_a_hint_is_one_of_the_options_and_says_why(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("dune", ["me", "normal"])
    with lobby.seat(made.table.id, 0) as seat:
        assert seat.wait_for_question()
        assert seat.ask is not None
        advice = seat.hint()
        assert advice.kind == seat.ask.kind
        assert advice.option in [offered.option for offered in seat.ask.options]
        assert advice.words.id.startswith("hint-")
        assert seat.choose(advice.option)


def test_everybody_hears_that_somebody_asked(server: Server) -> None:
    leto, paul = server.lobby("Leto"), server.lobby("Paul")
    made = leto.create("feud", ["me", "open"], settings={"rounds": 1})
    paul.join(made.table.id, made.links[0].token)
    with leto.seat(made.table.id, 0) as first, paul.seat(made.table.id, 1) as second:
        asked, other = (first, second) if first.ask is not None else (second, first)
        asked.hint()
        while not other.about or not other.about.news:
            other.wait()
        assert [(news.id, news.args["name"]) for news in other.about.news] == [
            ("news-hint", "Leto" if asked is first else "Paul")
        ]
        with pytest.raises(Refused, match="not asked anything"):
            other.hint()


def test_who_does_not_play_gets_no_hint(server: Server) -> None:
    leto, irulan = server.lobby("Leto"), server.lobby("Irulan")
    made = leto.create("feud", ["me", "bot"])
    with irulan.seat(made.table.id) as watcher, pytest.raises(Refused) as refused:
        watcher.hint()
    assert refused.value.code == "not_yours"


def test_a_table_without_hints(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "bot"], hints=False)
    assert made.table.hints is False
    with lobby.seat(made.table.id, 0) as seat:
        assert seat.wait_for_question()
        with pytest.raises(Refused) as refused:
            seat.hint()
    assert refused.value.code == "no_hints"
    assert lobby.table(made.table.id).table.news == []


def test_a_hint_for_what_has_gone_by_is_refused(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "bot"])
    with lobby.seat(made.table.id, 0) as seat:
        assert seat.wait_for_question()
        with pytest.raises(Refused) as refused:
            seat.answer(wire.Hint("late", seat.rev + 7))
    assert refused.value.code == "malformed"


def test_the_last_news_are_kept_and_all_about_hints() -> None:
    news = [News("news-hint" if n % 3 == 0 else "news-conceded", {"n": n}) for n in range(60)]
    kept = kept_news(news)
    assert len([each for each in kept if each.id == "news-hint"]) == 20
    assert [each.args["n"] for each in kept if each.id == "news-conceded"][-1] == 59
    assert len([each for each in kept if each.id == "news-conceded"]) == 10


def test_whoever_goes_back_often_takes_no_hint_out_of_the_log() -> None:
    news = [News("news-hint", {"n": 0}), *[News("news-went-back", {"n": n}) for n in range(1, 300)]]
    assert [each.args["n"] for each in kept_news(news)] == [0, *range(100, 300)]


# -------------------------------------------------------------------- what it is made of


def midway(id: str, seats: int, choices: int) -> Table:
    game = game_named(id)
    table = game.open(game.set_up(seats), "hints")
    Match(table, [RandomBot() for _ in range(seats)], "hints").play_on(choices)
    return table


@pytest.mark.parametrize(("id", "seats", "choices"), [("dune", 3, 40), ("uprising", 3, 30), ("arrakis", 2, 20)])
def test_a_hint_uses_nothing_that_the_seat_may_not_know(
    id: str, seats: int, choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is hidden from the seat is exchanged before a world is tried: the bot is given nothing else."""
    table = midway(id, seats, choices)
    ask = table.asks[0]
    eyes: list[int | None] = []
    worlds: list[Table] = []
    looked, dealt = Table.view, Table.redeal

    def view(self: Table, seat: int | None) -> dict[str, object]:
        if self is table:
            eyes.append(seat)
        return looked(self, seat)

    def redeal(self: Table, seat: int, *more: object, **named: object) -> Table:
        if self is table:
            eyes.append(seat)
        worlds.append(dealt(self, seat, *more, **named))  # type: ignore[arg-type]
        return worlds[-1]

    try:
        monkeypatch.setattr(Table, "view", view)
        monkeypatch.setattr(Table, "redeal", redeal)
    except TypeError:
        pytest.skip("a compiled table cannot be watched")
    game = game_named(id)
    bot = SearchBot(Budget(0.0, 12), game.bots["greedy"])
    advice = advise(bot, Sight(table, ask.seat, ask, Random(1)))
    assert advice.option in ask.options
    assert len(worlds) > bot.tries >= 8  # a world for each try, and one to begin with; a clear answer ends the tries
    assert set(eyes) == {ask.seat}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_reason_is_one_sentence_in_every_language(language: str) -> None:
    table = midway("dune", 3, 40)
    game = game_named("dune")
    ask = table.asks[0]
    words = Words(language, game.packages)
    advice = advise(SearchBot(Budget(0.0, 24), game.bots["greedy"]), Sight(table, ask.seat, ask, Random(1)))
    said = words.say(why(table, ask, advice))
    assert words.say(table.describe(ask, advice.option)) in said
    assert not words.missing
    assert not words.faults


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    ("chance", "rival", "said"), [(0.4, 0.2, "hint-better"), (0.4, 0.39, "hint-close"), (0.33, 0.36, "hint-surer")]
)
def test_nothing_with_a_better_figure_is_called_worse(language: str, chance: float, rival: float, said: str) -> None:
    tables = (midway("dune", 3, choices) for choices in range(20, 60))
    table, ask = next((table, ask) for table in tables for ask in table.asks if len(ask.options) > 1)
    reason = why(table, ask, Advice(ask.options[0], chance, ask.options[1], rival))
    words = Words(language, game_named("dune").packages)
    assert reason.id == said
    percent = "%" if language == "en" else " %"
    assert f"{round(rival * 100)}{percent}" in words.say(reason)
    assert not words.missing


# -------------------------------------------------------------------- pace


def test_the_owner_sets_the_pace_at_the_table(new_server: NewServer) -> None:
    server = new_server(KANLY_PACE="600")
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["bot", "me"], settings={"rounds": 1})
    assert made.table.pace is None
    with lobby.seat(made.table.id, 1) as seat:
        assert seat.ask is None  # the bot takes ten minutes
        seat.request(wire.Pace("a", 0))
        assert seat.wait_for_question()
    assert lobby.table(made.table.id).table.pace == 0


def test_fast_forward_lasts_until_a_person_is_asked(new_server: NewServer) -> None:
    lobby = new_server(KANLY_PACE="600").lobby("Leto")
    made = lobby.create("feud", ["bot", "me"], settings={"rounds": 1})
    with lobby.seat(made.table.id, 1) as seat:
        assert seat.ask is None
        seat.request(wire.Pace("a"))
        assert seat.wait_for_question()
    assert lobby.table(made.table.id).table.pace is None


def test_nobody_hurries_a_table_of_several_people(server: Server) -> None:
    leto, paul = server.lobby("Leto"), server.lobby("Paul")
    made = leto.create("feud", ["me", "open"])
    paul.join(made.table.id, made.links[0].token)
    with paul.seat(made.table.id, 1) as seat:
        for message in (wire.Pace("a"), wire.Pace("b", 0)):
            with pytest.raises(Refused) as refused:
                seat.request(message)
            assert refused.value.code == "not_yours"
