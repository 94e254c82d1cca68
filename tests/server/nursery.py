"""What servers that tests start are forked from: all modules and the games' English words are read.

A server is opened and closed here once, so that what it reads when it is first needed (migrations, the protocols, the
framework's inner parts) is read once and not at every start.
"""

import asyncio
import io
from contextlib import redirect_stdout, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import kanly.cli.app
import kanly.server.__main__
from kanly.server.lobby.games import catalogue
from kanly.server.process.app import make_app
from kanly.server.process.config import Config
from kanly.server.process.hub import Hub
from kanly.words import ENGLISH

__all__ = ["kanly"]
with suppress(ImportError):
    import psycopg  # noqa: F401


async def open_once() -> None:
    with TemporaryDirectory() as folder:
        hub = Hub(Config(db=f"sqlite:///{Path(folder) / 'kanly.db'}"))
        await hub.open()
        make_app(hub)
        await hub.close()


catalogue(ENGLISH)
with redirect_stdout(io.StringIO()):  # what it logs
    asyncio.run(open_once())
