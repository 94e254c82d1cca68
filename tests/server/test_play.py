"""Whole games over the wire, and everything that a seat can do."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from tests.server.conftest import NewServer, Server, play_at_random

from kanly.client import Refused, Seat, ServerSaid
from kanly.kernel.chance import commitment
from kanly.kernel.record import read_record, replay
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock
from kanly.registry import game_named, games

SHORT = {"arrakis": {"rounds": 2}}  # at random it would hardly ever be won


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_between_clients_and_bots(server: Server, game: str) -> None:
    lobby, other = server.lobby("Thufir"), server.lobby("Piter")
    info = next(found for found in lobby.games() if found.id == game)
    seats = min(info.seats[-1], 3) if 3 in info.seats else info.default_seats
    made = lobby.create(game, ["me", "open", *["bot"] * (seats - 2)], settings=SHORT.get(game))
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as seat, other.seat(made.table.id, 1) as second:
        thread = Thread(target=play_at_random, args=(second, Random(2)))
        thread.start()
        play_at_random(seat, Random(1))
        thread.join(60)
        assert seat.ending is not None
        assert seat.ending == second.ending
        assert seat.ending.how == "played"
        assert commitment(bytes.fromhex(seat.ending.key)) == made.table.commitment
    record = read_record(lobby.record(made.table.id))
    assert {choice[0] for choice in record.choices} == set(range(seats))
    assert record.commitment == made.table.commitment
    table = replay(game_named(game), record)
    assert table.result is not None
    assert table.result.ranking == seat.ending.ranking


def test_who_plays_what_is_told_anew_after_a_swap(server: Server) -> None:
    lobby = server.lobby("Thufir")
    made = lobby.create("dune", ["me", "me"], settings={"faction_swap": True, "two_factions_each": False})
    id = made.table.id
    with lobby.seat(id, 0) as first, lobby.seat(id, 1) as second, lobby.seat(id) as eyes:
        first.wait_for_question()
        assert first.ask is not None
        assert first.ask.kind == "swap"
        before = {party.id: party.seat for party in eyes.parties if party.seat is not None}
        first.choose(first.ask.options[0].option)
        second.wait_for_question()
        second.choose("accept")
        for seat in (first, second, eyes):
            seat.answer(wire.Ping("now"))
            now = {party.id: party.seat for party in seat.parties}
            assert now == {party: 1 - at for party, at in before.items()}


def test_people_play_by_links_while_others_watch(server: Server) -> None:
    owner = server.lobby("Leto")
    made = owner.create("feud", ["me", "open", "open"], settings={"rounds": 1})
    assert made.table.status == "open"
    assert [link.seat for link in made.links] == [1, 2]
    others = [server.lobby("Paul"), server.lobby("Jessica")]
    for other, link in zip(others, made.links):
        other.join(made.table.id, link.token)
    assert owner.table(made.table.id).table.status == "running"
    watcher = server.lobby().seat(made.table.id)
    watcher.connect()
    played: list[int] = []

    def play(seat: Seat) -> None:
        with seat:
            played.append(play_at_random(seat, Random(seat.number)))

    threads = [Thread(target=play, args=(lobby.seat(made.table.id, i),)) for i, lobby in enumerate([owner, *others])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(played) == 3
    assert sum(played) > 0
    while watcher.ending is None:
        watcher.wait()
    assert watcher.ask is None
    watcher.close()
    replay(game_named("feud"), read_record(owner.record(made.table.id)))


def two_seats(server: Server, game: str = "feud", **settings: int) -> tuple[Seat, Seat]:
    """A table for two on one screen."""
    lobby = server.lobby("Leto")
    made = lobby.create(game, ["me", "me"], settings=dict(settings))
    assert [seat.name for seat in made.table.seats] == ["Leto", "Leto 2"]
    first, second = lobby.seat(made.table.id, 0), lobby.seat(made.table.id, 1)
    first.connect()
    second.connect()
    return first, second


def test_undo_brings_everything_back(server: Server) -> None:
    first, second = two_seats(server)
    assert first.wait_for_question()
    before, view = first.rev, first.view
    first.choose("harvest")
    assert first.rev > before
    assert first.view != view
    assert first.sight is not None
    assert first.sight.undo == ""
    count = len(first.events)
    first.undo()
    assert first.view == view
    assert len(first.events) < count
    while second.rev < 3:
        second.wait()
    assert second.view["houses"][0]["spice"] == first.view["houses"][0]["spice"]
    assert len(second.events) < count


def test_undo_of_what_others_have_answered_needs_their_consent(server: Server) -> None:
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        first.wait_for_question()
        first.choose("harvest")
        first.choose("harvest")
        second.wait_for_question()
        rev = second.rev
        second.choose("harvest")
        while first.view["houses"][1]["spice"] != 4:
            first.wait()
        with pytest.raises(Refused, match="has answered since"):
            first.undo()
        first.undo(others=True)
        while second.about is None or second.about.vote is None:
            second.wait()
        assert second.about.vote.on == "undo"
        assert second.about.vote.asked == [1]
        assert "event-harvest" in [told.id for told in second.about.vote.about]
        first.request(wire.Vote("v0", "undo", False))  # withdrawn, and asked again
        while second.about.vote is not None:
            second.wait()
        first.undo(others=True)
        while second.about.vote is None:
            second.wait()
        second.request(wire.Vote("v1", "undo", True))
        while first.ask is None or first.view["houses"][0]["spice"] != 4:
            first.wait()
        while second.ask is not None:
            second.wait()
        assert second.rev > rev + 1


def test_who_plays_with_bots_alone_takes_back_whatever_was_revealed(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "random", "random"])
    with lobby.seat(made.table.id, 0) as seat:
        views = []
        for _ in range(40):
            assert seat.wait_for_question()
            assert seat.ask is not None
            views.append((seat.ask.kind, seat.view))
            seat.choose(seat.ask.options[0].option)
            seat.wait_for_question()
            assert seat.sight is not None
            if seat.sight.undo:
                break
        with pytest.raises(Refused):
            seat.undo()
        seat.undo(others=True)
        while seat.ask is None:
            seat.wait()
        assert (seat.ask.kind, seat.view) in views


def test_nobody_takes_back_what_was_revealed_to_others(server: Server) -> None:
    """Chance or a revelation ends undo between people, whoever agrees."""
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        assert first.wait_for_question()
        for _ in range(40):
            assert first.sight is not None
            if first.sight.undo and first.sight.undo.startswith(("chance", "something")):
                break
            asked = first if 0 in first.sight.waiting.seats else second
            assert asked.wait_for_question()
            assert asked.ask is not None
            mark = first.rev
            asked.choose(asked.ask.options[0].option)
            while first.rev == mark:
                first.wait()
        with pytest.raises(Refused):
            first.undo(others=True)


def test_several_choices_are_made_all_or_none(server: Server) -> None:
    first, second = two_seats(server)
    first.wait_for_question()
    rev, view = first.rev, first.view
    with pytest.raises(Refused, match="one by one"):
        first.choose("harvest", "sleep")
    assert (first.rev, first.view) == (rev, view)
    first.choose("harvest", "harvest")
    second.wait_for_question()
    assert second.view["houses"][0]["spice"] == 5


def test_repeated_and_late_requests_do_no_harm(server: Server) -> None:
    first, second = two_seats(server)
    first.wait_for_question()
    rev = first.rev
    choice = wire.Choose("once", rev, [("action", "harvest")])
    done = first.answer(choice)
    assert isinstance(done, wire.Ack)
    assert not done.again
    again = first.answer(choice)
    assert isinstance(again, wire.Ack)
    assert (again.again, again.rev) == (True, done.rev)
    assert first.view["houses"][0]["spice"] == 4
    with pytest.raises(Refused, match="stale"):
        first.answer(wire.Choose("late", rev, [("action", "harvest")]))
    with pytest.raises(Refused, match="no rev"):
        first.answer(wire.Choose("early", rev + 100, [("action", "harvest")]))
    while second.rev < 2:
        second.wait()
    with pytest.raises(Refused, match="not asked"):
        second.choose("harvest", kind="action")
    with pytest.raises(Refused, match="no kind"):
        first.choose("harvest", kind="juggle")
    assert first.view["houses"][0]["spice"] == 4


def test_catching_up_after_a_break(server: Server) -> None:
    first, second = two_seats(server)
    first.wait_for_question()
    second.close()
    first.choose("harvest")
    first.choose("harvest")
    events = len(second.events)
    second.traffic = []
    second.connect()
    second.wait_for_question()
    assert len(second.events) > events
    assert second.events == first.events or len(second.events) == len(first.events)
    second.close()
    rev, events = second.rev, len(second.events)
    second.connect()
    second.receive()
    assert (second.rev, len(second.events)) == (rev, events)


def test_hanging_up_does_not_wait_for_what_nobody_has_read(server: Server) -> None:
    lobby = server.lobby("Leto")
    seat = lobby.seat(lobby.create("feud", ["me", "me"]).table.id, 0)
    seat.connect()
    line = seat._line
    assert line is not None
    for n in range(100):
        line.send(wire.encode(wire.Ping(str(n))).decode())
    seat.close()
    assert line.close_code == 1000, "the server's own end was heard"


def test_confirming_a_turn(server: Server) -> None:
    first, second = two_seats(server)
    first.wait_for_question()
    first.request(wire.Prefer("p", -1))
    first.choose("harvest")
    first.choose("harvest")
    assert first.sight is not None
    assert (first.sight.waiting.form, first.sight.waiting.seats) == ("confirm", [0])
    second.answer(wire.Ping("there"))
    assert second.ask is None
    first.undo()
    assert first.ask is not None
    first.choose("harvest")
    first.request(wire.Confirm("c", first.rev))
    assert second.wait_for_question()


def test_standing_orders_answer_until_something_wakes_the_seat(server: Server) -> None:
    first, second = two_seats(server, rounds=1)
    first.wait_for_question()
    second.request(wire.Order("o1", "action", "harvest"))
    second.request(wire.Order("o2", "ploy", "pass"))
    first.choose("harvest", "harvest")
    while first.view["active"] != "cairn":
        first.wait()
    assert first.view["houses"][1]["spice"] == 5
    with pytest.raises(Refused, match="could ever offer"):
        second.request(wire.Order("o3", "action", "sleep"))
    second.request(wire.Cancel("x", "action"))
    first.wait_for_question()
    first.choose("harvest", "harvest")
    assert second.wait_for_question()


def test_talk_reaches_everybody_and_the_record(server: Server) -> None:
    first, second = two_seats(server, rounds=1)
    first.say("<b>kanly</b>")
    while not second.talk:
        second.wait()
    assert (second.talk[0].seat, second.talk[0].text) == (0, "<b>kanly</b>")
    second.close()
    second.connect()
    second.receive()
    assert len(second.talk) == 1
    with pytest.raises(Refused, match="malformed"):
        first.say("x" * 1001)


def test_why_an_option_is_not_offered(server: Server) -> None:
    first, second = two_seats(server)
    first.wait_for_question()
    answer = first.answer(wire.WhyNot("w", "duel:cairn"))
    assert isinstance(answer, wire.Reason)
    assert answer.words is not None
    assert answer.words.rules == ["F2.2"]
    thing = first.answer(wire.WhyNot("w", thing="house:cairn"))
    assert isinstance(thing, wire.Reason)
    assert thing.words == answer.words
    elsewhere = first.answer(wire.WhyNot("w", thing="space:arrakeen"))
    assert isinstance(elsewhere, wire.Reason)
    assert elsewhere.words is not None
    assert elsewhere.words.id == "why-not-about"
    offered = first.answer(wire.WhyNot("w", thing="action:harvest"))
    assert isinstance(offered, wire.Reason)
    assert offered.words is None
    picked = first.answer(wire.WhyNot("w", thing="house:cairn", picked="duel"))
    assert isinstance(picked, wire.Reason)
    assert picked.words == answer.words
    with pytest.raises(Refused, match=r"illegal.* begins with 'harvest:much'"):
        first.answer(wire.WhyNot("w", thing="house:cairn", picked="harvest:much"))
    for wrong in (
        wire.WhyNot("w"),
        wire.WhyNot("w", "duel:cairn", "house:cairn"),
        wire.WhyNot("w", "duel:cairn", picked="duel"),
        wire.WhyNot("w", picked="duel"),
    ):
        with pytest.raises(Refused, match="malformed"):
            first.answer(wrong)
    with pytest.raises(Refused, match="illegal"):
        second.answer(wire.WhyNot("w", "harvest"))


def test_conceding_ends_a_game_for_two(server: Server) -> None:
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        first.wait_for_question()
        first.request(wire.Concede("c"))
        while second.ending is None:
            second.wait()
        assert second.ending.how == "conceded"
        assert second.ending.ranking == [["briar", "dusk"], ["anvil", "cairn", "smugglers"]]
        second.say("well fought")


def test_a_table_is_abandoned_when_all_agree(server: Server) -> None:
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open", "bot"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        first.request(wire.Vote("v1", "abandon", True))
        second.request(wire.Vote("v2", "abandon", False))
        while first.about is None or first.about.vote is not None:
            first.wait()
        first.request(wire.Vote("v3", "abandon", True))
        second.request(wire.Vote("v4", "abandon", True))
        while first.ending is None:
            first.wait()
        assert first.ending.how == "abandoned"
    with pytest.raises(ServerSaid, match="there is no such"):
        lobby.table("nonsense")


def test_a_bot_stands_in_when_time_is_up_and_hands_the_seat_back(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], clock=Clock("move", 1))
    with lobby.seat(made.table.id, 0) as first:
        while first.about is None or not first.about.seats[0].stands_in:
            first.wait()
        with pytest.raises(Refused, match="stands_in"):
            first.choose("harvest", kind="action")
        first.request(wire.Return("r"))
        while first.about.seats[0].stands_in:
            first.wait()


def test_the_owner_replaces_somebody_who_is_absent(server: Server) -> None:
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["open", "me"])
    other.join(made.table.id, made.links[0].token)
    id = made.table.id
    with lobby.seat(id, 1) as mine:
        with pytest.raises(ServerSaid, match="owner"):
            other.change_seat(id, 1, "bot")
        assert mine.ask is None
        lobby.change_seat(id, 0, "bot")
        assert mine.wait_for_question()
        assert not lobby.change_seat(id, 0, "back").table.seats[0].stands_in
    with other.seat(id, 0), pytest.raises(ServerSaid, match="here"):
        lobby.change_seat(id, 0, "bot")


def test_a_bot_that_fails_or_hangs_is_replaced(new_server: NewServer) -> None:
    server = new_server(KANLY_OWN_BOTS="1", KANLY_BOT_SECONDS="1")
    lobby = server.lobby("Leto")
    for bot in ("tests.server.bad_bots:Raises", "tests.server.bad_bots:Hangs", "tests.server.bad_bots:Leaves",
                "tests.server.bad_bots:Cheats"):  # fmt: skip
        made = lobby.create("feud", ["me", bot], settings={"rounds": 1})
        with lobby.seat(made.table.id, 0) as seat:
            play_at_random(seat, Random(3))
            assert seat.about is not None
            assert any(news.id == "news-bot-replaced" for news in seat.about.news), bot


def test_a_turn_that_is_not_confirmed_runs_out_of_time(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], clock=Clock("move", 1))
    with lobby.seat(made.table.id, 0) as first, lobby.seat(made.table.id, 1) as second:
        first.wait_for_question()
        first.request(wire.Prefer("p", -1))
        first.choose("harvest", "harvest")
        assert first.sight is not None
        assert first.sight.waiting.form == "confirm"
        assert second.wait_for_question()
        assert second.about is not None
        assert not second.about.seats[0].stands_in


def test_choosing_and_taking_back_does_not_stop_the_clock(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], clock=Clock("move", 1))
    with lobby.seat(made.table.id, 0) as first:
        first.wait_for_question()
        began = time.monotonic()
        while first.about is None or not first.about.seats[0].stands_in:
            assert time.monotonic() < began + 10
            with suppress(Refused):  # at last a bot plays the seat
                first.choose("harvest")
                first.undo()


def test_the_owner_cannot_abandon_alone_what_others_play(server: Server) -> None:
    """Whoever loses the connection for a moment keeps the seat, and a say whatever happens to the seat."""
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    id = made.table.id
    with lobby.seat(id, 0) as mine:
        lobby.change_seat(id, 1, "bot")  # has not come at all
        mine.request(wire.Vote("v", "abandon", True))
        while mine.about is None or mine.about.vote is None:
            mine.wait()
        assert mine.about.vote.asked == [1]
        with other.seat(id, 1) as theirs:
            theirs.request(wire.Return("r"))
        while mine.about.seats[1].here:
            mine.wait()
        with pytest.raises(ServerSaid, match="a moment ago"):
            lobby.change_seat(id, 1, "bot")
        assert mine.ending is None


def test_votes_and_news_survive_a_restart(new_server: NewServer) -> None:
    server = new_server()
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open", "me"])
    other.join(made.table.id, made.links[0].token)
    id = made.table.id
    with lobby.seat(id, 2) as third, lobby.seat(id, 0) as first, other.seat(id, 1) as second:
        third.request(wire.Concede("c"))
        first.request(wire.Vote("v", "abandon", True))
        server.kill()
        server.start()
        second.answer(wire.Ping("p"))
        assert second.about is not None
        assert second.about.vote is not None
        assert second.about.vote.asked == [1]
        assert [news.id for news in second.about.news] == ["news-conceded"]
        second.request(wire.Vote("w", "abandon", True))
        while first.ending is None:
            first.wait()


def test_talk_has_a_rate_and_an_end(server: Server) -> None:
    lobby, watcher = server.lobby("Leto"), server.lobby("Piter")
    id = lobby.create("feud", ["me", "me"]).table.id
    with watcher.seat(id) as eyes:
        with pytest.raises(Refused, match="too_fast"):
            chatter(eyes, 100)
        assert 5 < len(eyes.talk) < 50
        with watcher.seat(id) as more, pytest.raises(Refused, match="too_fast"):
            more.say("by another door")
    with lobby.seat(id, 0) as seat:
        seat.say("but I may")


def chatter(seat: Seat, times: int) -> None:
    for _ in range(times):
        seat.say("x" * 1000)


def test_nobody_bribes_without_end(server: Server) -> None:
    """What is done unasked is limited until somebody answers a question."""
    lobby = server.lobby("Leto")
    id = lobby.create("dune", ["me", "me", "me"]).table.id
    rng = Random(3)
    with lobby.seat(id, 0) as first, lobby.seat(id, 1) as second, lobby.seat(id, 2) as third:
        while not may_bribe(first):
            for seat in (first, second, third):
                seat.answer(wire.Ping("now"))
                if seat.ask is not None and not may_bribe(first):
                    seat.choose(rng.choice(seat.ask.options).option)
        with pytest.raises(Refused, match="this is enough"):
            bribe_on(first)


def may_bribe(seat: Seat) -> list[tuple[str, str]]:
    unasked = [] if seat.sight is None else seat.sight.unasked
    return [(ask.kind, offered.option) for ask in unasked for offered in ask.options if "bribe" in ask.kind]


def bribe_on(seat: Seat) -> None:
    for _ in range(1000):
        found = may_bribe(seat)
        withdrawals = [choice for choice in found if "withdraw" in choice[1]]
        seat.choose_all([(withdrawals or found)[0]])


def test_a_killed_process_costs_no_bot_its_seat(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(KANLY_OWN_BOTS="1", KANLY_TEST_MARK=str(tmp_path / "killed"))
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "tests.server.bad_bots:Killed"], settings={"rounds": 1})
    with lobby.seat(made.table.id, 0) as seat:
        play_at_random(seat, Random(3))
        assert (tmp_path / "killed").exists()
        assert seat.about is not None
        assert seat.about.news == []
        assert seat.about.seats[1].bot == "tests.server.bad_bots:Killed"
