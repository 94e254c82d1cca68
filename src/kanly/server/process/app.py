"""The ASGI application: the lobby, the sockets, the pages, and the guard around them."""

from __future__ import annotations

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kanly import __version__
from kanly.kernel import KanlyError
from kanly.server.cluster.relay import Relay
from kanly.server.lobby import lobby
from kanly.server.process.faults import http_fault, kanly_fault, mistake, too_deep, too_large
from kanly.server.process.guard import Guard, TooLarge
from kanly.server.process.hub import Hub
from kanly.server.process.pages import healthy, metrics, page, ready
from kanly.server.tables.socket import my_socket, table_socket


def make_app(hub: Hub) -> Guard:
    """The application of a hub that is open."""
    app = assemble()
    app.state.hub = hub
    hub.relay = Relay(app, hub)
    return Guard(hub.relay, hub.config, hub.metrics)


def assemble() -> Litestar:
    """All addresses and what they lead to, for any one hub: most of what a server does before it listens."""
    return Litestar(
        route_handlers=[lobby(), table_socket, my_socket, page, healthy, ready, metrics],
        exception_handlers={
            KanlyError: kanly_fault,
            HTTPException: http_fault,
            TooLarge: too_large,
            RecursionError: too_deep,
            Exception: mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Kanly",
            version=__version__,
            description="The lobby of a Kanly server. The game itself goes over a WebSocket: docs/protocol.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        debug=False,
        logging_config=None,
    )
