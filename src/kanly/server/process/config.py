"""What a server can be told: by flags, by `KANLY_*` variables, or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from kanly.kernel import KanlyError

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1", "[::1]")


WANTED: Final = {bool: "1 or 0", int: "a whole number", float: "a number", str: "a text"}


class BadConfig(KanlyError):
    """A setting of the server that makes no sense."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, with its default. The variable of `smtp` is `KANLY_SMTP`, and so on."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""  # SQLAlchemy URL; empty: SQLite in the user's data folder
    url: str = ""  # how people reach this server, for links in notices: https://kanly.example
    origins: str = ""  # further origins that browsers may come from, separated by commas
    proxy: bool = False  # behind a proxy of ours, which tells the client's address
    proxies: str = "127.0.0.1,::1"  # the proxies that are believed: addresses and networks, separated by commas
    pace: float = 0.7  # seconds that a bot takes at least
    bot_seconds: float = 10.0  # after which a bot counts as hanging
    bot_workers: int = 1  # processes in which bots think
    hard_bots: int = 8  # bots of the level hard that play at once; a table that wants more is refused
    hint_seconds: float = 0.6  # that a bot thinks about a hint for a person
    review_seconds: float = 0.1  # that a bot thinks about each decision of a game that somebody has reviewed
    examples: bool = False  # whether games that show how games are made stand on the home page
    own_bots: bool = False  # whether a table may name anybody's bot, `module:Class`: only for trusted people
    window: float = 1.5  # seconds that a window stays open at least, so that its closing tells nothing
    rate: float = 20.0  # requests per second from one address, on average
    messages: float = 30.0  # messages per second on one socket, on average
    logins: float = 0.2  # password attempts per second from one address, on average
    snapshot: int = 48  # journal entries between two snapshots of a table
    tables_each: int = 50  # unfinished tables that one person may own
    lease: float = 12.0  # seconds without a sign of life after which this process counts as dead
    sleep: float = 900.0  # seconds without anybody after which a table leaves memory
    session_days: int = 90
    guest_days: int = 180  # after which a guest without tables who has not been here is forgotten; 0: never
    smtp: str = ""  # smtp://user:password@host:port, smtps://...
    mail_from: str = ""
    operator: str = ""  # an e-mail address to which reports go
    private_hooks: bool = False  # whether webhooks may lead into private networks
    metrics: str = ""  # a bearer token for /metrics; empty: only from this machine
    log: str = "text"  # or json
    log_level: str = "info"

    @property
    def secure(self) -> bool:
        """Whether people come by https: cookies are then sent only there."""
        return self.url.startswith("https://")

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db or f"sqlite:///{data_folder() / 'kanly.db'}"


def data_folder() -> Path:
    """Where a user's own data lie."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kanly"


def configure(**flags: Any) -> Config:
    """The configuration: flags that are not None, then variables, then defaults."""
    given: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        value = os.environ.get("KANLY_" + name.upper())
        if value is not None:
            given[name] = value
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).partition(" - at ")[2].strip("`").removeprefix("$.")
        wanted = WANTED[get_type_hints(Config)[name]]
        raise BadConfig(f"KANLY_{name.upper()} is {wanted}, not {given[name]!r}") from None
