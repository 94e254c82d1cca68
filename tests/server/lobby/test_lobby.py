"""The lobby: people, tables, links, seats, and what goes wrong."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from sqlalchemy import update
from tests.server.conftest import NewServer, Server, run

from kanly.client import Refused, Seat, ServerSaid
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock
from kanly.server.store import Database
from kanly.server.store.schema import seats


def test_games_say_what_can_be_chosen(server: Server) -> None:
    lobby = server.lobby()
    feud = next(game for game in lobby.games() if game.id == "feud")
    assert feud.seats == [2, 3, 4]
    assert [module.name for module in feud.modules] == ["storm", "market", "relics"]
    assert [(setting.name, setting.type, setting.default, setting.seats) for setting in feud.settings] == [
        ("rounds", "number", 3, []),
        ("teams", "flag", False, [2, 4]),
        ("relics_each", "number", 1, []),
    ]
    uprising = next(game for game in lobby.games() if game.id == "uprising")
    assert [setting.name for setting in uprising.settings if setting.modules == ["choam"]] == ["harvest_retroactive"]
    assert feud.bots == ["search", "random"]
    assert (feud.example, uprising.example) == (True, False)
    assert b"game-feud = " in lobby.get("games/feud/words/en")
    assert "Ваш хід".encode() in lobby.get("games/feud/words/uk")
    assert b'"F4.1"' in lobby.get("games/feud/rules")
    board = next(rule for rule in json.loads(lobby.get("games/dune/rules?language=uk")) if rule["id"] == "R1.1")
    assert board["section"] == "Ігрове поле"
    assert json.loads(lobby.get("games/feud/almanac"))["relics"]["crown"] == 2
    assert json.loads(lobby.get("games/feud/almanac?modules=relics,storm"))["relics"]["crown"] == 2
    assert lobby.get("games/feud/almanac?modules=storm") == lobby.get("games/feud/almanac?modules=") == b"{}"
    with pytest.raises(ServerSaid, match="no module 'dragons'"):
        lobby.get("games/feud/almanac?modules=dragons")
    assert b'"spice_refinery"' in lobby.get("games/uprising/almanac")
    with pytest.raises(ServerSaid, match="404 no_game"):
        lobby.get("games/ludo/rules")


def test_a_game_has_the_last_word(server: Server) -> None:
    """Of two sentences with the same id a client keeps the last one: the game's own."""
    lobby = server.lobby()
    for game, spies in (("imperium", False), ("uprising", True)):
        for language, word in (("en", "spy"), ("ru", "шпион"), ("uk", "шпигун")):
            said = lobby.get(f"games/{game}/words/{language}").decode()
            last = [line for line in said.splitlines() if line.startswith("why-not-reached = ")][-1]
            assert (word in last) == spies


def test_an_almanac_with_the_values_of_a_table(server: Server) -> None:
    lobby = server.lobby("Leto")
    values = (
        f"# {'what my copy of the game says ' * 20}\nrings: 5\nplanning_cards: {{hh_sg_1: {{effect: [[draw, 3]]}}}}"
    )
    wish = {
        "game": "arrakis",
        "seats": [{"who": "me"}, {"who": "bot"}],
        "modules": ["spacing_guild"],
        "settings": {"values": values},
    }
    made = httpx.post(f"{server.url}/api/tables", json=wish, headers=lobby.headers()).json()
    almanac = json.loads(lobby.get(f"tables/{made['table']['id']}/almanac"))
    assert almanac["guild"]["rings"] == 5
    assert [almanac["cards"][name]["reconstructed"] for name in ("hh_sg_1", "hh_sg_2")] == [False, True]
    ours = json.loads(lobby.get("games/arrakis/almanac"))
    assert ours["guild"]["rings"] == 8
    with pytest.raises(ServerSaid, match="404"):
        lobby.get("tables/nowhere/almanac")


def test_a_module_that_the_seats_bring_with_them(server: Server) -> None:
    lobby = server.lobby("Leto")
    uprising = next(game for game in lobby.games() if game.id == "uprising")
    assert [(module.name, module.seats) for module in uprising.modules if module.implied] == [
        ("rivals", [1, 2]),
        ("six_players", [6]),
    ]
    made = lobby.create("uprising", ["me"])
    assert (made.table.modules, made.table.status) == (["rivals"], "running")
    assert made.table.settings["difficulty"] == "sardaukar"
    assert len(json.loads(lobby.get("games/uprising/almanac?seats=1&modules="))["hagal"]) == 23
    assert "hagal" not in json.loads(lobby.get("games/uprising/almanac?seats=3"))
    assert "six_players" in lobby.create("uprising", ["me", *["greedy"] * 5]).table.modules
    assert len(json.loads(lobby.get("games/uprising/almanac?seats=6&modules="))["spaces"]) == 28


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "ludo"}, "no game"),
        ({"seats": [{"who": "me"}]}, "2, 3 or 4 seats"),
        ({"modules": ["sotrm"]}, "sotrm"),
        ({"settings": {"rounds": 99}}, "from 1 to 9"),
        ({"settings": {"teams": True}}, "2 or 4 seats"),
        ({"seats": [{"who": "bot", "bot": "mentat"}] * 3}, "no bot 'mentat'"),
        ({"seats": [{"who": "bot", "bot": "os:getcwd"}] * 3}, "no bots from elsewhere"),
        ({"seats": [{"who": "king"}] * 3}, "king"),
        ({"clock": {"kind": "sand"}}, "sand"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wish_that_cannot_be_granted(server: Server, change: dict[str, object], says: str) -> None:
    lobby = server.lobby("Leto")
    wish = {"game": "feud", "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}], **change}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, headers=lobby.headers())
    assert answer.status_code in (400, 404)
    assert says in answer.json()["text"]


def test_a_link_is_for_one_seat_and_one_use(server: Server) -> None:
    owner, first, second = server.lobby("Leto"), server.lobby("Paul"), server.lobby("Paul")
    made = owner.create("feud", ["me", "open", "open"])
    id, (link, _) = made.table.id, made.links
    assert link.path == f"/#/join/{id}/{link.token}"
    assert first.join(id, link.token).mine == [1]
    with pytest.raises(ServerSaid, match="has been used"):
        second.join(id, link.token)
    with pytest.raises(ServerSaid, match="have a link"):
        second.join(id)
    with pytest.raises(ServerSaid, match="owner"):
        second.change_seat(id, 2, "link")
    fresh = owner.change_seat(id, 2, "link").links[0]
    with pytest.raises(ServerSaid, match="has been used"):
        second.join(id, made.links[1].token)
    joined = second.join(id, fresh.token)
    assert joined.table.status == "running"
    assert [seat.name for seat in joined.table.seats] == ["Leto", "Paul", "Paul 2"]


def test_public_tables_can_be_found_left_and_begun(server: Server) -> None:
    owner, guest = server.lobby("Leto"), server.lobby("Paul")
    made = owner.create("feud", ["me", "open", "open"], public=True, clock=Clock("bank", 600, 20))
    assert made.table.id in [table.id for table in guest.tables()]
    hidden = owner.create("feud", ["me", "open"])
    assert hidden.table.id not in [table.id for table in guest.tables()]
    id = made.table.id
    assert guest.join(id, seat=2).mine == [2]
    assert id in [mine.table.id for mine in guest.my_tables()]
    assert guest.leave(id).mine == []
    with pytest.raises(ServerSaid, match="not sit here"):
        guest.leave(id)
    with pytest.raises(ServerSaid, match="owner"):
        guest.start(id)
    begun = owner.start(id)
    assert begun.table.status == "running"
    assert [seat.who for seat in begun.table.seats] == ["person", "bot", "bot"]
    assert begun.table.clock == Clock("bank", 600, 20)
    assert owner.leave(id).table.seats[0].stands_in
    assert not owner.join(id).table.seats[0].stands_in


def test_whoever_gets_up_sees_no_more_of_the_seat(server: Server) -> None:
    owner, guest, other = server.lobby("Leto"), server.lobby("Paul"), server.lobby("Feyd")
    id = owner.create("feud", ["me", "open", "open"], public=True).table.id
    guest.join(id, seat=1)
    with guest.seat(id, 1) as seat:
        guest.leave(id)
        other.join(id, seat=1)
        owner.start(id)
        with pytest.raises(Refused, match="not yours"):
            seat.wait_for_question()


def test_guests_become_accounts_and_keep_their_tables(server: Server) -> None:
    guest = server.lobby("Thufir")
    made = guest.create("feud", ["me", "bot"])
    id = guest.me().id
    name = f"Thufir {server.port}"
    assert guest.register(name, "mentat of mentats").id == id
    elsewhere = server.lobby()
    with pytest.raises(ServerSaid, match="403"):
        elsewhere.log_in(name, "wrong password")
    with pytest.raises(ServerSaid, match="403"):
        elsewhere.log_in("nobody", "wrong password")
    assert elsewhere.log_in(name.upper(), "mentat of mentats").id == id
    assert [mine.table.id for mine in elsewhere.my_tables()] == [made.table.id]
    assert elsewhere.change_me(language="uk", email="t@example.org", password="mentat of mentats").language == "uk"
    with pytest.raises(ServerSaid, match="409 name_taken"):
        server.lobby().register(name.lower(), "mentat of mentats")
    token = elsewhere.token
    elsewhere.log_out()
    elsewhere.token = token
    with pytest.raises(ServerSaid, match="403"):
        elsewhere.me()


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    owner = server.lobby("Leto")
    made = owner.create("feud", ["me", "me", "bot"], settings={"rounds": 1})
    with pytest.raises(ServerSaid, match="not over"):
        owner.rematch(made.table.id)
    with owner.seat(made.table.id, 0) as seat:
        seat.request(wire.Vote("v", "abandon", True))
        while seat.ending is None:
            seat.wait()
    again = owner.rematch(made.table.id)
    assert again.mine == [0, 1]
    assert again.table.status == "running"
    assert again.table.commitment != made.table.commitment
    assert owner.rematch(made.table.id).table.id == again.table.id


def abandon(seat: Seat, *others: Seat) -> None:
    """Everybody agrees to end the game."""
    for each in (seat, *others):
        each.request(wire.Vote("v", "abandon", True))
    while seat.ending is None:
        seat.wait()


def test_a_rematch_seats_nobody_unasked(server: Server) -> None:
    """For the others a seat is kept; they take it by asking for the same, and nobody else can."""
    owner, other, stranger = server.lobby("Leto"), server.lobby("Paul"), server.lobby("Piter")
    made = owner.create("feud", ["me", "open"], public=True)
    other.join(made.table.id, made.links[0].token)
    with owner.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        abandon(first, second)
    again = owner.rematch(made.table.id)
    assert (again.table.status, again.mine) == ("open", [0])
    assert [seat.who for seat in again.table.seats] == ["person", "open"]
    assert [mine.table.id for mine in other.my_tables()] == []
    with pytest.raises(ServerSaid, match="no such seat is open"):
        stranger.join(again.table.id)
    with pytest.raises(ServerSaid, match="did not play here"):
        stranger.rematch(made.table.id)
    joined = other.rematch(made.table.id)
    assert (joined.table.id, joined.table.status, joined.mine) == (again.table.id, "running", [1])


def test_a_full_table_begins_even_after_a_kill(new_server: NewServer) -> None:
    """The process died between the last seat and the beginning."""
    server = new_server()
    lobby = server.lobby("Leto")
    id = lobby.create("feud", ["me", "open"]).table.id
    server.kill()

    async def sit_down() -> None:
        db = Database(server.db)
        await db.open()
        async with db.write() as connection:
            await connection.execute(update(seats).where(seats.c.seat == 1).values(who="bot", bot="random"))
        await db.close()

    run(sit_down())
    server.start()
    while lobby.table(id).table.status == "open":
        pass
    with lobby.seat(id, 0) as seat:
        assert seat.wait_for_question()


def test_a_sleeping_table_knows_who_is_asked(new_server: NewServer) -> None:
    server = new_server(KANLY_SLEEP="0")
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    id = made.table.id
    other.join(id, made.links[0].token)
    for asked in ([[0], []], [[], [1]]):
        while "kanly_tables 0.0" not in lobby._http.get("/metrics").text:
            pass
        assert [[mine.asked for mine in each.my_tables()] for each in (lobby, other)] == [[each] for each in asked]
        server.kill()
        server.settings["KANLY_SLEEP"] = "1000"
        server.start()
        assert [each.table(id).asked for each in (lobby, other)] == asked
        with lobby.seat(id, 0) as seat:
            if seat.ask is not None:
                seat.choose("harvest")
                seat.choose("harvest")
        server.stop()
        server.settings["KANLY_SLEEP"] = "0"
        server.start()


def test_browsers_are_held_to_their_own_pages(server: Server) -> None:
    """Cookies count only for requests from our own pages; tokens never show up in the page's reach."""
    own = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=own, headers={"origin": own}) as browser:
        made = browser.post("/api/guests", json={"name": "Jessica"})
        assert made.status_code == 201
        assert made.json()["token"] is None
        cookie = made.headers["set-cookie"]
        assert re.search(r"(?i)httponly", cookie)
        assert re.search(r"(?i)samesite=lax", cookie)
        again = browser.post("/api/guests", json={"name": "Alia"})  # known already
        assert [again.json()[each] for each in ("id", "name", "token")] == [made.json()["id"], "Jessica", None]
        wish = {"game": "feud", "seats": [{"who": "me"}, {"who": "bot"}]}
        assert browser.post("/api/tables", json=wish).status_code == 201
        evil = browser.post("/api/tables", json=wish, headers={"origin": "http://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "origin")
        del browser.headers["origin"]
        assert browser.post("/api/tables", json=wish).status_code == 403
        assert browser.get("/api/me").status_code == 200
    headers = httpx.get(own, headers={"host": "rebound.example"})
    assert headers.status_code == 421


def test_every_answer_has_its_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nothing.js", "/api/nothing", "/api/me", "/kanly.svg"):
        answer = httpx.get(server.url + path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert httpx.get(server.url).headers["content-type"] == "text/html; charset=utf-8"
    assert "Kanly" in httpx.get(server.url).text
    assert httpx.get(f"{server.url}/tables/42").text == httpx.get(server.url).text
    assert httpx.get(f"{server.url}/{'x' * 300}").status_code == 404
    assert httpx.get(f"{server.url}/../pages.py").status_code == 404
    assert httpx.get(f"{server.url}/%2e%2e/pages.py").status_code == 404


def test_bodies_without_end_are_cut(server: Server) -> None:
    lobby = server.lobby("Leto")
    large = httpx.post(f"{server.url}/api/tables", content=b"x" * 100_000, headers=lobby.headers())
    assert (large.status_code, large.json()["code"]) == (413, "too_large")

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 10_000

    cut = httpx.post(f"{server.url}/api/tables", content=endless(), headers=lobby.headers())  # type: ignore[arg-type]
    assert cut.status_code == 413


def test_health_readiness_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text.startswith("kanly ")
    assert httpx.get(f"{server.url}/readyz").text == "ready\n"
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "kanly_requests_total" in metrics
    assert "kanly_answer_seconds_bucket" in metrics


def test_an_operator_may_show_the_examples(new_server: NewServer) -> None:
    found = new_server(KANLY_EXAMPLES="1").lobby().games()
    assert not any(game.example for game in found)
    assert "feud" in [game.id for game in found]
