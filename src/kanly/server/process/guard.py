"""ASGI middleware around the whole application: hosts, origins, sizes, rates, and headers on every answer.

Whoever comes with a cookie must come from our own pages: browsers say so in `Origin`. Whoever brings a bearer token has
it from nobody else, and needs no origin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from kanly.protocol.lobby import Fault
from kanly.server.process.config import LOOPBACK, Config
from kanly.server.process.limits import Limits, network_of
from kanly.server.process.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

COOKIE: Final = "kanly_session"
MAX_HEADERS: Final = 16 * 1024  # bytes of all of them
MAX_BODY: Final = 64 * 1024
MAX_RECORD: Final = 8 * 1024 * 1024
MAKERS: Final = ("/api/guests", "/api/tables", "/api/records")  # what they make stays
SECRETS: Final = (
    "/api/login", "/api/accounts", "/api/me/password", "/api/me/delete", "/api/me/totp", "/api/me/totp/on",
    "/api/me/totp/off", "/api/me/totp/codes", "/api/me/proof", "/api/resets", "/api/resets/use", "/api/proofs",
)  # fmt: skip
SOCKETS: Final = 200  # open at once from one address
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")


class TooLarge(Exception):
    """A body that goes on beyond the limit."""


class Guard:
    """ASGI middleware."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.rates = Limits(config.rate, config.rate * 10)
        self.logins = Limits(config.logins, 10)
        self.makers = Limits(config.logins * 5, 60)
        self.sockets: Counter[str] = Counter()
        self.origins = {origin.strip().rstrip("/") for origin in config.origins.split(",") if origin.strip()}
        if config.url:
            parts = urlsplit(config.url)
            self.origins.add(f"{parts.scheme}://{parts.netloc}")
        self.names = {*LOOPBACK, *[_name(urlsplit(origin).netloc) for origin in self.origins]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._connected(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})
            return
        answer = _Answer(send, self)
        if refusal is not None:
            await answer.refuse(*refusal)
            return
        limit = MAX_RECORD if scope["path"] == "/api/records" else MAX_BODY
        await self.app(scope, _limited(receive, limit), answer.send)

    async def _connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a socket as long as it is open."""
        who = _who(scope)
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
        """Status, code and words, if this is not let in."""
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADERS:
            return 431, "headers", f"at most {MAX_HEADERS} bytes of headers"
        host = headers.get(b"host", b"").decode("latin-1")
        if self.config.local and _name(host) not in self.names:
            return 421, "host", "this server answers to localhost and to its own name (KANLY_URL) only"
        who = _who(scope)
        if not self.rates.take(who):
            return 429, "too_fast", "too many requests; wait a little"
        path = "/" + "/".join([part for part in scope["path"].split("/") if part])  # as the router reads it
        method = scope.get("method", "GET")
        if path in SECRETS and method == "POST" and not self.logins.take(who):
            return 429, "too_fast", "too many attempts; wait a little"
        if who not in LOOPBACK:
            if path in MAKERS and method == "POST" and not self.makers.take(who):
                return 429, "too_fast", "too many new things; wait a little"
            if scope["type"] == "websocket" and self.sockets[who] >= SOCKETS:
                return 429, "too_many", "too many connections from one address"
        if method not in SAFE or scope["type"] == "websocket":
            return self._foreign(scope, headers, host)
        return None

    def _foreign(self, scope: Scope, headers: dict[bytes, bytes], host: str) -> tuple[int, str, str] | None:
        """Requests that change something come from our own pages, or bring a token of their own."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            secure = scope["scheme"] in ("https", "wss")
            own = f"{'https' if secure else 'http'}://{host}"
            if origin != own and origin not in self.origins:
                return 403, "origin", "this request comes from a foreign page"
        elif has_cookie(headers) and not headers.get(b"authorization", b"").lower().startswith(b"bearer "):
            return 403, "origin", "this request does not say from which page it comes"
        size = headers.get(b"content-length", b"0")
        limit = MAX_RECORD if scope["path"] == "/api/records" else MAX_BODY
        if not size.isdigit() or int(size) > limit:
            return 413, "too_large", f"at most {limit} bytes"
        return None


def _who(scope: Scope) -> str:
    """By what somebody is counted."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def _name(host: str) -> str:
    """A host without its port."""
    return (host if host.endswith("]") else host.rsplit(":", 1)[0]).lower()


def has_cookie(headers: dict[bytes, bytes]) -> bool:
    """Whether a session cookie comes with the request."""
    return bool(cookie_token(headers))


def cookie_token(headers: dict[bytes, bytes]) -> str:
    """The token in the session cookie; empty if there is none. Other cookies of the site are none of our business."""
    for pair in headers.get(b"cookie", b"").split(b";"):
        name, _, value = pair.partition(b"=")
        if name.strip() == COOKIE.encode():
            return value.strip().strip(b'"').decode("latin-1")
    return ""


def _limited(receive: Receive, limit: int) -> Receive:
    """Count what comes in: a length that is not told, or told wrongly, is limited too."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise TooLarge
        return message

    return counted


class _Answer:
    """An answer on its way out."""

    def __init__(self, send: Send, guard: Guard) -> None:
        self._send = send
        self._guard = guard

    async def send(self, message: Message) -> None:
        """Pass it on, with our headers."""
        if message["type"] == "http.response.start":
            self._guard.metrics.requests.labels(str(message["status"])).inc()
            headers = list(message.get("headers", []))
            headers += HEADERS
            if self._guard.config.secure:
                headers.append(STRICT)
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self._send(message)

    async def refuse(self, status: int, code: str, text: str) -> None:
        """Turn somebody away."""
        body = msgspec.json.encode(Fault(code, text))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})
