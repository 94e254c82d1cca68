"""The lobby over HTTP. Its OpenAPI description is at /api/openapi.json."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from kanly.server.lobby import games, people, replays, tables
from kanly.server.people.sessions import somebody


def lobby() -> Router:
    """Everything under /api but the sockets."""
    return Router(
        "/api",
        route_handlers=[
            games.list_games, games.game_words, games.game_rules, games.game_almanac,
            people.be_guest, people.open_account, people.log_in, people.log_out, people.who_am_i, people.change_me,
            tables.list_tables, tables.my_tables, tables.create_table, tables.look_at_table, tables.remove_table,
            tables.join_table, tables.leave_table, tables.start_table, tables.change_seat, tables.rematch,
            replays.download_record, replays.download_seen, replays.look_back, replays.show_moment,
            replays.show_series, replays.upload_record, replays.go_on,
        ],
        dependencies={"me": Provide(somebody)},
    )  # fmt: skip
