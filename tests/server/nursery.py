"""What servers that tests start are forked from: all modules and the games' English words are read.

A server is opened and closed here once, so that what it reads when it is first needed (migrations, the protocols, the
framework's inner parts) is read once and not at every start. The addresses of an application are assembled here too;
every server has a copy of its own, by forking.
"""

import asyncio
import gc
import io
from contextlib import redirect_stdout, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import tests.server.conftest  # every server begins there

import kanly.cli.app
import kanly.server.__main__
from kanly.server.lobby.games import catalogue
from kanly.server.process import app
from kanly.server.process.config import Config
from kanly.server.process.hub import Hub
from kanly.words import ENGLISH

__all__ = ["kanly", "tests"]
with suppress(ImportError):
    import psycopg  # noqa: F401


async def open_once() -> None:
    with TemporaryDirectory() as folder:
        hub = Hub(Config(db=f"sqlite:///{Path(folder) / 'kanly.db'}"))
        await hub.open()
        app.make_app(hub)
        await hub.close()


catalogue(ENGLISH)
with redirect_stdout(io.StringIO()):  # what it logs
    asyncio.run(open_once())
ASSEMBLED = app.assemble()
app.assemble = lambda: ASSEMBLED
gc.collect()
gc.freeze()  # a collection in a new server would walk through all of this, and copy it page by page
