"""Run a server until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Final, Literal

import uvicorn

from kanly.protocol.socket import MAX_MESSAGE
from kanly.server.lobby.games import catalogue
from kanly.server.process.app import make_app
from kanly.server.process.beliefs import tell_when_asked
from kanly.server.process.collecting import collect_seldom
from kanly.server.process.config import BadConfig, Config
from kanly.server.process.hub import Hub
from kanly.server.process.log import log, set_up_logs
from kanly.server.process.socket_protocol import LimitedSockets
from kanly.words import ENGLISH

GRACE: Final = 5  # seconds for open requests when the server stops
BACKLOG: Final = 2048  # connections that may wait to be taken
SWITCH: Final = 0.0005  # seconds after which the event loop lets a thread go on: usually it is the one that writes
PORTS: Final = 20  # that are tried when nobody has asked for a certain one


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
        threading.Thread(target=catalogue, args=(ENGLISH,), daemon=True).start()  # the first page asks for it at once
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(config: Config, *, browser: bool = False, any_port: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; everything that was acknowledged is stored then.

    `any_port`: if the port is taken, take one of the next ones.
    """
    set_up_logs(config.log, config.log_level)
    raise_limits()
    collect_seldom()
    sys.setswitchinterval(SWITCH)
    loops = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with (
        listen(config.host, config.port, PORTS if any_port else 1) as place,
        asyncio.Runner(loop_factory=loops) as runner,
    ):
        runner.run(_serve(config, place, browser))


def raise_limits() -> None:
    """Have as many files and connections open as the system lets us."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the port, or on the first free one of the next `tries`; BadConfig if there is none."""
    for at in range(port, port + tries):
        place = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        try:
            if os.name == "posix":  # a restart need not wait; elsewhere this would let two servers share a port
                place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            place.bind((host, at))
            place.listen(BACKLOG)
            return place
        except OverflowError:
            place.close()
            raise BadConfig(f"there is no port {at}; ports go up to 65535") from None
        except OSError as error:
            place.close()
            if error.errno != errno.EADDRINUSE:
                raise BadConfig(f"cannot listen on {host}, port {at}: {error.strerror}") from None
    taken = f"port {port} is" if tries == 1 else f"the ports {port} to {port + tries - 1} are"
    raise BadConfig(f"{taken} in use; choose another one by --port, or 0 for any free one")


async def _serve(config: Config, place: socket.socket, browser: bool) -> None:
    hub = Hub(config)
    await hub.open()
    tell_when_asked(hub)
    try:
        port = place.getsockname()[1]
        if config.port not in (0, port):
            print(f"Port {config.port} is in use: Kanly takes {port}", flush=True)
        server = Server(_settings(hub), config, browser)
        await server.serve([place])
    finally:
        await hub.close()
    if not server.started:
        raise BadConfig("the server did not start")


def _settings(hub: Hub) -> uvicorn.Config:
    config = hub.config
    return uvicorn.Config(
        make_app(hub),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=config.proxy,
        forwarded_allow_ips=config.proxies if config.proxy else None,
        http=_http(),
        ws=LimitedSockets,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="off",
    )


def _http() -> type[asyncio.Protocol] | Literal["h11"]:
    """Our own protocol where httptools is installed; h11 limits headers by itself."""
    if sys.implementation.name != "cpython":
        return "h11"
    from kanly.server.process.http_protocol import LimitedHttp

    return LimitedHttp
