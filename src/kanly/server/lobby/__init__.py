"""The lobby over HTTP. Its OpenAPI description is at /api/openapi.json."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from kanly.server.lobby import account, games, lessons, manners, people, pushes, replays, tables
from kanly.server.people.sessions import somebody


def lobby() -> Router:
    """Everything under /api but the sockets."""
    return Router(
        "/api",
        route_handlers=[
            games.list_games, games.list_bots, games.game_words, games.game_rules, games.game_almanac,
            people.be_guest, people.open_account, people.log_in, people.log_out, people.who_am_i, people.change_me,
            account.change_password, account.list_sessions, account.end_session, account.end_other_sessions,
            account.ask_reset, account.use_reset, account.ask_proof, account.use_proof,
            account.offer_second_factor, account.turn_on_second_factor, account.turn_off_second_factor,
            account.new_recovery_codes, account.delete_me,
            pushes.push_key, pushes.call, pushes.want_pushes, pushes.want_no_pushes,
            manners.list_blocks, manners.add_block, manners.remove_block, manners.report, manners.list_broadcasts,
            tables.list_tables, tables.my_tables, tables.create_table, tables.look_at_table, tables.table_almanac,
            tables.remove_table, tables.find_by_code, tables.paint_link,
            tables.join_table, tables.leave_table, tables.start_table, tables.change_seat, tables.rematch,
            lessons.begin_lesson, lessons.end_lesson, lessons.show_game,
            replays.download_record, replays.download_seen, replays.look_back, replays.show_moment,
            replays.show_series, replays.show_review, replays.begin_review, replays.upload_record, replays.go_on,
        ],
        dependencies={"me": Provide(somebody)},
    )  # fmt: skip
