"""Finished games: records, moments, uploads, games that go on, albums."""

from __future__ import annotations

import zlib
from itertools import pairwise
from random import Random

import msgspec
import pytest
from tests.server.conftest import NewServer, Server, play_at_random

from kanly.bots import Match, RandomBot
from kanly.client import Lobby, ServerSaid
from kanly.kernel import BadRecord
from kanly.kernel.record import make_record, read_record, write_record
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Turning
from kanly.protocol.telling import Party
from kanly.registry import game_named
from kanly.review import Judged
from kanly.server.tables.replays import POINTS, Album, from_album, make_album, series_from_album
from kanly.server.tables.reviews import told
from kanly.server.tables.seat_views import WATCHER

PARTIES = [
    Party("anvil", 0, "anvil"),
    Party("briar", 1, "briar"),
    Party("cairn", 2, "cairn"),
    Party("smugglers", None, "smugglers"),
]


def finished(lobby: Lobby) -> str:
    """A game that is over."""
    made = lobby.create("feud", ["me", "bot", "bot"], settings={"rounds": 1})
    with lobby.seat(made.table.id, 0) as seat:
        play_at_random(seat, Random(4))
    return made.table.id


def test_moments_of_a_finished_game_from_any_seat(server: Server) -> None:
    lobby = server.lobby("Leto")
    id = finished(lobby)
    stranger = server.lobby()
    last = stranger.moment(id, 10_000, 1)
    assert last.after == last.of == len(read_record(lobby.record(id)).choices)
    first = stranger.moment(id, 0, 1)
    assert first.choice is None
    assert "?" not in first.view["houses"][1]["hand"]
    assert "?" in first.view["houses"][0]["hand"]
    assert stranger.moment(id, 3).seat is None
    assert first.parties == last.parties == PARTIES
    middle = stranger.moment(id, 3, 2)
    assert middle.choice is not None
    assert len(first.events) <= len(middle.events) <= len(last.events)
    with pytest.raises(ServerSaid, match="no such seat"):
        stranger.moment(id, 0, 9)
    assert id in [mine.table.id for mine in lobby.my_tables("finished")]


def test_a_finished_game_at_a_glance_from_any_seat(server: Server) -> None:
    lobby = server.lobby("Leto")
    id = finished(lobby)
    stranger = server.lobby()
    for seat in (None, 0, 2):
        series = stranger.series(id, seat)
        assert (series.of, series.seat) == (len(read_record(lobby.record(id)).choices), seat)
        after = [point.after for point in series.points]
        assert (after[0], after[-1]) == (0, series.of)
        assert after == sorted(set(after))
        assert len(after) <= POINTS + 1
        assert max(b - a for a, b in pairwise(after)) <= series.of / POINTS + 1
        for point in series.points[::7]:
            assert point.view == stranger.moment(id, point.after, seat).view
            assert point.parties == PARTIES
        events = stranger.moment(id, series.of, seat).events
        assert [(told.kind, told.data) for told in series.told] == [(event.kind, event.data) for event in events]
        at = after[len(after) // 2]
        assert sum(told.after <= at for told in series.told) == len(stranger.moment(id, at, seat).events)
    with pytest.raises(ServerSaid, match="no such seat"):
        stranger.series(id, 9)
    with pytest.raises(ServerSaid, match="not over"):
        stranger.series("nonsense")


def test_records_are_checked_before_they_are_kept(server: Server) -> None:
    lobby = server.lobby("Leto")
    record = read_record(lobby.record(finished(lobby)))
    kept = lobby.upload(write_record(record))
    assert kept.choices == len(record.choices)
    assert kept.table.status == "finished"
    assert read_record(lobby.record(kept.table.id)).choices == record.choices
    with lobby.seat(kept.table.id) as seat:
        assert seat.ending is not None
    wrong = read_record(write_record(record))
    wrong.choices[2] = (0, "action", "sleep")
    with pytest.raises(ServerSaid, match=r"400 record: \$.choices\[2\]"):
        lobby.upload(write_record(wrong))
    chatty = read_record(write_record(record))
    chatty.talk = [(0, 0, "x")] * 100_000
    with pytest.raises(ServerSaid, match=r"400 record: \$.talk"):
        lobby.upload(write_record(chatty))
    with pytest.raises(ServerSaid, match="400 record"):
        lobby.upload(b"{}")
    with pytest.raises(ServerSaid, match="403"):
        server.lobby().upload(write_record(record))


def test_a_game_goes_on_from_any_point(server: Server) -> None:
    lobby = server.lobby("Leto")
    id = finished(lobby)
    record = read_record(lobby.record(id))
    with pytest.raises(ServerSaid, match="over there"):
        lobby.go_on(id, len(record.choices), ["me", "me", "me"])
    with pytest.raises(ServerSaid, match="3 seats"):
        lobby.go_on(id, 0, ["me", "bot"])
    new = lobby.go_on(id, 4, ["bot", "me", "bot"])
    assert new.table.status == "running"
    with lobby.seat(new.table.id, 1) as seat:
        play_at_random(seat, Random(6))
    again = read_record(lobby.record(new.table.id))
    assert again.choices[:4] == record.choices[:4]
    assert again.seed == record.seed
    running = lobby.create("feud", ["me", "me"])
    with pytest.raises(ServerSaid, match="not over"):
        lobby.go_on(running.table.id, 0, ["me", "me"])


def test_players_download_what_they_saw(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        seat.choose("harvest")
        seen = msgspec.json.decode(lobby.get(f"tables/{made.table.id}/seen?seat=0"))
        assert seen["choices"] == [["action", "harvest"]]
        assert seen["view"] == seat.view
        assert len(seen["events"]) == len(seat.events)
        assert "seed" not in seen


def test_players_look_back_while_the_game_goes_on(new_server: NewServer) -> None:
    server = new_server(KANLY_WINDOW="0")  # nothing happens between two looks
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open", "me"])
    id = made.table.id
    other.join(id, made.links[0].token)
    rng = Random(8)
    views = []
    with lobby.seat(id, 0) as first, other.seat(id, 1) as second, lobby.seat(id, 2) as third:
        for _ in range(12):
            for seat in (first, second, third):
                seat.answer(wire.Ping("now"))
                if seat.ask is not None:
                    seat.choose(rng.choice(seat.ask.options).option)
                first.answer(wire.Ping("now"))
                views.append((first.view, len(first.events)))
        last = lobby.seen(id, 10_000, 0)
        assert (last.view, len(last.events), last.seat) == (*views[-1], 0)
        assert last.after == last.of > 3
        steps = [lobby.seen(id, step, 0) for step in range(last.of + 1)]
        shown = [(step.view, len(step.events)) for step in steps]
        assert [view for view in views if view not in shown] == []
        assert len(set(map(repr, shown))) == len(shown)
        series = lobby.series(id, 0)
        assert (series.of, series.seat, series.points[-1].view) == (last.of, 0, last.view)
        assert all(point.view == steps[point.after].view for point in series.points)
        assert all(point.parties == last.parties == first.parties == PARTIES for point in series.points)
        for stranger in (other, server.lobby("Chani"), server.lobby()):
            with pytest.raises(ServerSaid, match="403"):
                stranger.seen(id, 0, 0)
            with pytest.raises(ServerSaid, match="403"):
                stranger.series(id, 0)
    assert "?" in lobby.seen(id, 0, 0).view["houses"][1]["hand"]


def test_what_has_to_be_remembered_cannot_be_looked_up(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("dune", ["me", "me"], settings={"atreides_notes_only": True, "two_factions_each": False})
    rng = Random(1)
    with lobby.seat(made.table.id, 0) as first, lobby.seat(made.table.id, 1) as second:
        while len(first.events) < 60:
            for seat in (first, second):
                seat.answer(wire.Ping("now"))
                if seat.ask is not None:
                    seat.choose(rng.choice(seat.ask.options).option)
    assert "notes" in [refusal(lobby, made.table.id, seat) for seat in (0, 1)]


def refusal(lobby: Lobby, id: str, seat: int) -> str:
    """With which word the server refuses to let a seat look back; empty if it does not."""
    codes = []
    for look in (lambda: lobby.seen(id, 0, seat), lambda: lobby.series(id, seat)):
        try:
            look()
            codes.append("")
        except ServerSaid as error:
            codes.append(error.code)
    assert codes[0] == codes[1]
    return codes[0]


def test_an_album_needs_no_rules() -> None:
    game = game_named("feud")
    table = game.open(game.set_up(3), "album")
    Match(table, [RandomBot() for _ in range(3)], "bots").play_on()
    record = make_record(table)
    album = make_album(game, record)
    assert album.pages[-1].after == len(record.choices)
    data = zlib.compress(msgspec.json.encode(album))
    assert msgspec.json.decode(zlib.decompress(data), type=Album).choices == len(record.choices)
    moment = from_album(data, 10_000, 2)
    assert moment.view == table.view(2)
    assert len(moment.events) == len(table.events(2))
    assert from_album(data, 0, WATCHER).after == 0
    assert moment.parties == PARTIES
    series = series_from_album(data, 2)
    assert series.of == series.points[-1].after == len(record.choices)
    assert (series.points[0].view, series.points[-1].view) == (album.pages[0].views[3], table.view(2))
    assert series.points[-1].parties == PARTIES
    assert len(series.told) == len(table.events(2))
    assert sum(told.after <= album.pages[1].after for told in series.told) == album.pages[1].events[3]
    with pytest.raises(BadRecord, match="no such seat"):
        series_from_album(data, 3)


def test_a_game_of_older_rules_is_shown_from_its_album(new_server: NewServer) -> None:
    game = game_named("feud")
    table = game.open(game.set_up(3), "older")
    Match(table, [RandomBot() for _ in range(3)], "bots").play_on()
    record = make_record(table)
    server = new_server()
    lobby = server.lobby("Leto")
    id = lobby.upload(write_record(record)).table.id
    server.kill()
    server.start(update="tests.server.newer")
    with pytest.raises(ServerSaid, match="made with rules version '1'; these are '2'"):
        lobby.upload(write_record(record))
    for seat in (None, 1):
        last = lobby.moment(id, 10_000, seat)
        assert (last.after, last.view) == (len(record.choices), table.view(seat))
        assert len(last.events) == len(table.events(seat))
        assert lobby.series(id, seat).points[-1].view == table.view(seat)


def test_an_album_from_before_pages_had_parties_is_still_shown() -> None:
    game = game_named("feud")
    table = game.open(game.set_up(2), "album")
    Match(table, [RandomBot() for _ in range(2)], "bots").play_on()
    album = msgspec.to_builtins(make_album(game, make_record(table)))
    for page in album["pages"]:
        del page["parties"]
    moment = from_album(zlib.compress(msgspec.json.encode(album)), 10_000, WATCHER)
    assert (moment.view, moment.parties) == (table.view(None), [])


def test_a_strong_player_reviews_a_finished_game(server: Server) -> None:
    lobby = server.lobby("Leto")
    id = finished(lobby)
    assert lobby.review(id).status == "none"
    begun = lobby.review(id, begin=True)
    assert begun.status in ("running", "done")
    while (found := lobby.review(id)).status == "running":
        assert found.at <= found.of
    assert found.status == "done"
    assert found.at == found.of == len(read_record(lobby.record(id)).choices)
    parties = {party.id for party in lobby.moment(id, 0).parties if party.seat is not None}
    for each in found.decisions:
        assert set(each.chances) == parties
        assert 0.0 <= each.value <= each.best_value <= 1.0
        assert bool(each.best) == (each.best_words is not None)
    decided = [each.after for each in found.decisions]
    assert decided == sorted(decided)
    assert set(found.mistakes) | {swing.after for swing in found.swings} <= set(decided)
    assert lobby.review(id, begin=True) == found  # kept: nobody thinks twice


def test_a_review_names_no_better_answer_that_is_hardly_better() -> None:
    best = {"id": "x", "args": {}, "refs": [], "rules": []}

    def judged(after: int, better: float) -> Judged:
        return Judged(after, 0, "pick", "1", best, {"a": 0.4 + after / 10}, 0.4, "2", best, 0.4 + better, asked=best)

    found = told([judged(0, 0.002), judged(1, 0.2)], 2)
    assert [(each.best, each.best_words is None, each.best_value) for each in found.decisions] == [
        ("", True, 0.4),
        ("2", False, pytest.approx(0.6)),
    ]
    assert found.decisions[0].asked is not None
    assert found.swings == [Turning(0, "a", 0.1)]


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "bot"])
    for begin in (False, True):
        with pytest.raises(ServerSaid, match="the game is not over"):
            lobby.review(made.table.id, begin=begin)


def test_reviews_are_bounded_for_each_person(server: Server) -> None:
    lobby = server.lobby("Leto")
    record = lobby.record(finished(lobby))
    kept = [lobby.upload(record).table.id for _ in range(8)]

    def all_of_them() -> None:
        for id in kept:
            lobby.review(id, begin=True)

    with pytest.raises(ServerSaid, match=r"wait some minutes|try again in a moment"):
        all_of_them()
