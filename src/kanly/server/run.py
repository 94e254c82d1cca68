"""Run a server until somebody stops it."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from typing import Final

import uvicorn

from kanly.protocol.socket import MAX_MESSAGE
from kanly.server.app import make_app
from kanly.server.config import BadConfig, Config
from kanly.server.house import House
from kanly.server.log import log, set_up_logs

GRACE: Final = 5  # seconds for open requests when the server stops


class Server(uvicorn.Server):
    """Says where it listens once it does, and opens the page if it is asked to."""

    def __init__(self, config: uvicorn.Config, kanly: Config, browser: bool) -> None:
        super().__init__(config)
        self.kanly = kanly
        self.browser = browser

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Put everything away; being told to stop is no failure."""
        await super().shutdown(sockets)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.kanly.local else self.kanly.host
        address = self.kanly.url or f"http://{host}:{port}/"
        log.info("listening", address=address)
        print(f"Kanly listens on {address}", flush=True)
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(config: Config, *, browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; everything that was acknowledged is stored then."""
    set_up_logs(config.log, config.log_level)
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()) as runner:
        runner.run(_serve(config, browser))


async def _serve(config: Config, browser: bool) -> None:
    house = House(config)
    await house.open()
    try:
        server = Server(_settings(house), config, browser)
        await server.serve()
    finally:
        await house.close()
    if not server.started:
        raise BadConfig(f"the server did not start; is port {config.port} in use?")


def _settings(house: House) -> uvicorn.Config:
    config = house.config
    return uvicorn.Config(
        make_app(house),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=config.proxy,
        forwarded_allow_ips="*" if config.proxy else None,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="off",
    )
