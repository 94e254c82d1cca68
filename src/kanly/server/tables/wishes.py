"""From a wish to a new table: seats, names, a seed and links."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final

from kanly.bots import at_level, bot_named, is_own_bot, usual_bot
from kanly.kernel import BadSetup, BotFailed, Game
from kanly.kernel.chance import commitment, key_of
from kanly.names import free_names
from kanly.protocol.lobby import JoinLink, NewTable, SeatWish
from kanly.registry import game_named
from kanly.server.bots.strong import check_budget
from kanly.server.people.accounts import hash_of_token
from kanly.server.people.looks import alike, check_name
from kanly.server.process.config import Config
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import SeatRow, TableRow, Terms, new_table

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another
LETTERS_IN_CODE: Final = 8  # 39 bits: guesses are counted


def new_id() -> str:
    """An id that nobody can guess: whoever knows a table's may look on."""
    return secrets.token_hex(10)


def set_table(config: Config, me: PersonRow, wish: NewTable) -> tuple[TableRow, list[JoinLink]]:
    """The table that somebody wishes for, and the links to its open seats."""
    game = game_named(wish.game)
    setup = game.set_up(len(wish.seats), wish.modules, wish.settings)
    terms = Terms(
        list(setup.modules), dict(setup.settings), wish.clock, wish.pace, secrets.token_hex(8), wish.talk, wish.hints
    )
    seed = secrets.token_hex(32)
    row = new_table(new_id(), me.id, me.name, game.id, terms, seed, commitment(key_of(seed)))
    row.public = wish.public
    links = seat_people(config, game, row, me, wish.seats)
    return row, links


def seat_people(config: Config, game: Game, row: TableRow, me: PersonRow, wishes: list[SeatWish]) -> list[JoinLink]:
    """Put everybody where they belong; returns the links to open seats."""
    links: list[JoinLink] = []
    taken: list[str] = []
    for i, wish in enumerate(wishes):
        seat = SeatRow(row.id, i, {"me": "person", "bot": "bot", "open": "open"}[wish.who])
        name = check_name(wish.name) if wish.name else ""
        if wish.who == "me":
            seat.person = me.id
            name = name or me.name
        elif wish.who == "bot":
            seat.bot = check_bot(config, game, wish.bot)
            name = name or bot_name(game, seat.bot, row)
        else:
            links.append(new_link(seat))
            name = name or f"Seat {i + 1}"
        seat.name = unlike(name, taken)
        taken.append(seat.name)
        row.seats.append(seat)
    return links


def bot_name(game: Game, bot: str, row: TableRow) -> str:
    """A name for a bot at a table: one of the game's that nobody there bears, or the kind of bot that it is."""
    free = free_names(game, [seat.name for seat in row.seats], Random(row.terms.bot_seed))
    return free[0] if free else bot.capitalize()


def new_link(seat: SeatRow) -> JoinLink:
    """A link for one seat and one use, and a code that does the same; only their hashes are kept."""
    token = secrets.token_urlsafe(24)
    code = "".join(secrets.choice(LETTERS) for _ in range(LETTERS_IN_CODE))
    seat.link, seat.code = hash_of_token(token), hash_of_token(code)
    return JoinLink(seat.seat, token, f"/#/join/{seat.table}/{token}", f"{code[:4]}-{code[4:]}")


def plain_code(text: str) -> str:
    """A code as it was meant, however it was typed."""
    return "".join([c for c in text.upper() if c in LETTERS])


def check_bot(config: Config, game: Game, name: str) -> str:
    """The bot of this name or level, or the game's usual one."""
    if not name:
        return usual_bot(game)
    name = at_level(game, name)
    if is_own_bot(game, name) and not config.own_bots:
        raise BadSetup("this server takes no bots from elsewhere (--own-bots)")
    try:
        bot_named(game, name)
    except BotFailed as error:
        raise BadSetup(str(error)) from None
    check_budget(name, config)
    return name


def unlike(name: str, taken: list[str]) -> str:
    """The name, or with a number behind it if somebody has it already, or one that looks like it."""
    if not alike(name, taken):
        return name
    number = 2
    while alike(f"{name[:26]} {number}", taken):
        number += 1
    return f"{name[:26]} {number}"
