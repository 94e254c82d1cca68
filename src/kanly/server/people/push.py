"""Push messages to browsers that are closed. They are empty: a browser that gets one asks us what there is to tell.

So the push service of a browser's maker learns that something has happened, and nothing else. It knows us by a key of
our own (VAPID, RFC 8292), which all processes share through the database.
"""

from __future__ import annotations

import base64
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpx

from kanly.server.people.hooks import BadWebhook, post_hook
from kanly.server.store.pushes import drop_push, pushes_of, secret

if TYPE_CHECKING:
    from py_vapid import Vapid02

    from kanly.server.process.hub import Hub

NOBODY: Final = "nobody@example.org"  # push services want to know whom to complain to
LASTS: Final = 12 * 3600  # seconds for which a signature is good
KEPT: Final = 24 * 3600  # seconds for which a push service keeps a message for a browser that is not there
GONE: Final = (404, 410)  # what a push service says of a browser that no longer wants to be told


class Pusher:
    """The way to people's browsers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._key: Vapid02 | None = None

    async def public_key(self) -> str:
        """By what browsers let their push service know us."""
        from cryptography.hazmat.primitives import serialization  # here: a start need not wait for it

        point = (await self._signer()).public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def tell(self, client: httpx.AsyncClient, person: str) -> None:
        """Wake somebody's browsers."""
        for address in await pushes_of(self.hub.db, person):
            with suppress(BadWebhook, httpx.HTTPError, httpx.InvalidURL, TimeoutError):
                headers = {**await self._signed(address), "TTL": str(KEPT), "Urgency": "normal", "Topic": "move"}
                private = self.hub.config.private_hooks
                if await post_hook(client, address, None, private=private, headers=headers) in GONE:
                    await drop_push(self.hub.db, address)

    async def _signed(self, address: str) -> dict[str, str]:
        """The headers that say who we are."""
        contact = f"mailto:{self.hub.config.operator or NOBODY}"
        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LASTS, "sub": contact}
        found: dict[str, str] = (await self._signer()).sign(claims)
        return found

    async def _signer(self) -> Vapid02:
        from py_vapid import Vapid02

        if self._key is None:
            fresh = Vapid02()
            fresh.generate_keys()
            stored = await secret(self.hub.db, "vapid", fresh.private_pem().decode())
            self._key = Vapid02.from_pem(stored.encode())
        return self._key
