"""The pages: the browser client, which is built to `static` (without it, `plain`), and the server's own health."""

from __future__ import annotations

import asyncio
import hmac
import mimetypes
from importlib.resources import files
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from kanly import __version__
from kanly.server.people.sessions import hub_of
from kanly.server.process.config import LOOPBACK
from kanly.server.store import StoreGone

BUILT: Final = files("kanly.server") / "static"
PLAIN: Final = files("kanly.server") / "plain"
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip")  # a proxy on this machine speaks for somebody else
LONGEST: Final = 60  # characters of a file's name: systems refuse to look for very long ones
PATIENCE: Final = 5.0  # seconds for the database
FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # how a browser calls it, how its file ends; the best first


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the browser client; addresses without a file are its own business."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part or len(part) > LONGEST for part in parts):
        return Response(b"not found", status_code=404, media_type=MediaType.TEXT)
    client = BUILT if (BUILT / "index.html").is_file() else PLAIN
    folder = client.joinpath(*parts[:-1])
    found = folder / (parts[-1] if parts else "index.html")
    if not found.is_file():
        if parts and ("." in parts[-1] or parts[0] == "api"):
            return Response(b"not found", status_code=404, media_type=MediaType.TEXT)
        folder, found = client, client / "index.html"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    if kind == "application/javascript":  # the framework says so of everything that begins with text/
        kind += "; charset=utf-8"
    cache = FOREVER if parts and parts[0] == "assets" else "no-cache"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    understood = request.headers.get("accept-encoding", "")
    for name, ending in PACKED.items():
        packed = folder / (found.name + ending)
        if name in understood and packed.is_file():
            found, headers["content-encoding"] = packed, name
            break
    return Response(found.read_bytes(), media_type=kind, headers=headers)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """The process is alive."""
    return f"kanly {__version__}\n"


@get("/readyz", include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """The process can take requests: the database answers, and our signs of life arrive there."""
    hub = hub_of(state)
    said = "ready" if hub.ready else "starting"
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.db.check()
    except (StoreGone, TimeoutError):
        said = "the database does not answer"
    if hub.ready and not hub.db.alive:
        said = "this process gives no sign of life"
    return Response(said + "\n", status_code=200 if said == "ready" else 503, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counts for Prometheus: for this machine, or for whoever has the token."""
    hub = hub_of(state)
    token = hub.config.metrics
    if token:
        allowed = hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    else:
        near = request.client is not None and request.client.host in LOOPBACK
        allowed = near and not any(name in request.headers for name in PASSED_ON)
    if not allowed:
        return Response(b"not allowed", status_code=403, media_type=MediaType.TEXT)
    return Response(hub.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
