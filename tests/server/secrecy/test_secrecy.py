"""No hidden bit on the wire: in two worlds that a seat cannot tell apart, all its traffic is the same, byte by byte."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from tests.server.conftest import NewServer, Server, play_at_random, run
from tests.server.secrecy.worlds import OTHERS, SEAT, TOKEN, Pair, play_whole, write_world

from kanly.client import Lobby, Refused, Seat, ServerSaid
from kanly.kernel import token
from kanly.protocol import socket as wire

SEEDS = int(os.environ.get("KANLY_WORLDS", "1"))  # whole games of each kind
GAMES = [  # with how much of a game must lie in stretches that both worlds allow
    ("feud", 4, ["market"], 0.3),
    ("dune", 3, [], 0.7),
    ("dune", 2, ["advanced"], 0.7),
    ("uprising", 3, [], 0.3),
    ("uprising", 3, ["choam"], 0.3),
]
PATIENCE = 5000  # looks whether the table has come so far


@pytest.mark.parametrize(("game", "seats", "modules", "share"), GAMES)
def test_whole_games_in_worlds_that_a_seat_cannot_tell_apart(
    game: str, seats: int, modules: list[str], share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers, each with one world of everything: the seat and a watcher hear the same from the first to the last.

    Where something is shown to the seat, or chance falls, worlds may go apart; there the next two begin.
    """
    monkeypatch.setattr("kanly.kernel.running.remembering.EVERY", 1)  # so that they can begin at every scene
    pairs: list[Pair] = []
    for seed in range(SEEDS):
        played = play_whole(f"{game}{seats}s{seed}", game, seats, modules, seed)
        assert played.compared > share * played.choices
        pairs += played.pairs
    folders = [tmp_path / "ours", tmp_path / "theirs"]
    for which, folder in enumerate(folders):
        folder.mkdir()
        run(write_world(f"sqlite:///{folder / 'kanly.db'}", pairs, which))
    with ThreadPoolExecutor(2) as both:
        ours, theirs = both.map(hear_all, folders, [pairs, pairs])
    compare(pairs, ours, theirs)


def compare(pairs: list[Pair], ours: list[list[str]], theirs: list[list[str]]) -> None:
    """Byte by byte."""
    for pair, one, other in zip(pairs, ours, theirs):
        for i, (here, there) in enumerate(zip(one, other)):
            assert here == there, f"{pair.id}, message {i}"
        assert len(one) == len(other) > len(pair.script)


def hear_all(folder: Path, pairs: list[Pair]) -> list[list[str]]:
    """Start the server of one world, and listen to every table.

    Its windows have no minimum time: whether an answer still falls into that depends on the machine, not on the world.
    """
    server = Server(f"sqlite:///{folder / 'kanly.db'}", folder, KANLY_WINDOW="0").start()
    try:
        return [listen(server.url, pair) for pair in pairs]
    finally:
        server.close()


def listen(url: str, pair: Pair, time_passes: Callable[[], None] = lambda: None) -> list[str]:
    """Play the script; everything that comes to the seat and to a watcher meanwhile, and what both can look up then.

    `time_passes` is called after every choice: whatever window is open was open long enough.
    """
    lobby = Lobby(url, TOKEN)
    acting = sorted({SEAT, *[choice[0] for choice in pair.script]})
    seats = {i: Seat(url, TOKEN if i == SEAT else OTHERS, pair.id, i) for i in acting}
    watcher = Seat(url, "", pair.id)
    me = seats[SEAT]
    me.traffic, watcher.traffic = [], []
    for seat in (me, watcher, *seats.values()):
        if seat.rev == 0:
            seat.connect()
    for i, (number, kind, option) in enumerate(pair.script):
        seat = seats[number]
        seat.answer(wire.Ping("now"))
        wait_until(seat, lambda: kind in _may_answer(seat))  # noqa: B023
        me.answer(wire.Ping("now"))
        ask_around(me, pair, Random(i))
        seat.answer(wire.Choose(str(i), seat.rev, [(kind, token(option))]))
        me.answer(wire.Ping("now"))
        time_passes()
    wait_until(me, lambda: (len(me.events), _asked(me)) == pair[3:])
    watcher.answer(wire.Ping("now"))
    traffic = [*_without_waiting(me.traffic), "watcher", *_without_waiting(watcher.traffic)]
    looked_up = ("", f"/seen?seat={SEAT}", f"/seen/5?seat={SEAT}", f"/series?seat={SEAT}", "/series")
    traffic += [look_up(lobby, f"tables/{pair.id}{what}") for what in looked_up]
    for seat in (*seats.values(), watcher):
        seat.close()
    lobby.close()
    return traffic


def look_up(lobby: Lobby, path: str) -> str:
    """An answer over HTTP, or the words of a refusal."""
    try:
        return lobby.get(path).decode()
    except ServerSaid as error:
        return str(error)


def wait_until(seat: Seat, true: Callable[[], bool]) -> None:
    """What somebody else has done may still be under way."""
    for _ in range(PATIENCE):
        if true():
            return
        seat.answer(wire.Ping("now"))
    raise AssertionError(f"the table does not get there: {seat.sight}")


def ask_around(me: Seat, pair: Pair, rng: Random) -> None:
    """Questions whose answers and refusals might tell something."""
    if me.ask is None:
        return
    domain = list(pair.worlds[0].domains[me.ask.kind].by_token)
    offered = [option.option for option in me.ask.options]
    for option in rng.sample(domain, 1):
        me.answer(wire.WhyNot("why", thing="x:" + option.split(":")[-1]))
        me.answer(wire.WhyNot("why", option))
        if option not in offered:
            with pytest.raises(Refused):
                me.answer(wire.Choose("not offered", me.rev, [(me.ask.kind, option)]))


def _asked(seat: Seat) -> tuple[str, str]:
    assert seat.sight is not None
    return seat.sight.waiting.form, seat.sight.waiting.kind


def _may_answer(seat: Seat) -> list[str]:
    sight = seat.sight
    assert sight is not None
    return [question.kind for question in (sight.ask, *sight.unasked) if question is not None]


def _without_waiting(traffic: list[str]) -> list[str]:
    """How often we had to look depends on the machine."""
    return [text for text in traffic if '"id":"now"' not in text]


def test_before_the_end_nobody_gets_record_or_key(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], settings={"rounds": 1})
    for path in ("record", "moments/0"):
        answer = lobby._http.get(f"/api/tables/{made.table.id}/{path}", headers=lobby.headers())
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    stranger = server.lobby("Paul")
    answer = stranger._http.get(f"/api/tables/{made.table.id}/seen", headers=stranger.headers())
    assert answer.status_code == 403
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        assert b'"commitment"' in lobby.get(f"tables/{made.table.id}/seen?seat=0")
    with pytest.raises(Refused, match="not yours"), stranger.seat(made.table.id, 0) as thief:
        thief.wait()
    with pytest.raises(Refused, match="nobody knows"), Lobby(server.url).seat(made.table.id, 0) as thief:
        thief.wait()


def test_logs_say_nothing(new_server: NewServer) -> None:
    """Tokens, passwords, remarks and the game's own words stay out of the logs."""
    server = new_server(KANLY_LOG_LEVEL="debug")
    lobby = server.lobby()
    lobby.register("Piter", "open sesame 123")
    made = lobby.create("feud", ["me", "open", "bot"], settings={"rounds": 1})
    other = server.lobby("Rabban")
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as seat, other.seat(made.table.id, 1) as second:
        seat.say("xyzzy")
        thread = Thread(target=play_at_random, args=(second, Random(2)))
        thread.start()
        play_at_random(seat, Random(1))
        thread.join(30)
        key = "" if seat.ending is None else seat.ending.key
    server.stop()
    log = server.log.read_text()
    assert made.table.id in log
    for secret in ("open sesame", lobby.token, other.token, made.links[0].token, "xyzzy", key, "blade", "harvest"):
        assert secret
        assert secret not in log, secret
