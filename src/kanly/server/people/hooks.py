"""Webhooks: addresses that strangers give us and to which we write. They must not be a way into our own networks.

The address that was checked is the one that is connected to, whatever its name leads to a moment later. Of the answer
only the status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from kanly.kernel import KanlyError

SECONDS: Final = 10.0  # for a whole attempt
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")  # leads to IPv4, perhaps to ours


class BadWebhook(KanlyError):
    """An address to which no notices are sent."""


async def check_hook(url: str, *, private: bool) -> list[str]:
    """The addresses behind a webhook, all of them on the open internet; none are looked up if ours are allowed too."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise BadWebhook("this is no address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise BadWebhook("a webhook is an address such as https://example.com/hook")
    if private:
        return []
    if parts.scheme != "https":
        raise BadWebhook("a webhook's address begins with https://")
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadWebhook("there is no such address") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(on_the_open_internet(address) for address in addresses):
        raise BadWebhook("this address is not on the open internet")
    return addresses


def on_the_open_internet(text: str) -> bool:
    """Whether an address is everybody's, and no other way to write one of ours."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address) and (address.sixtofour or address.teredo or address in NAT64):
        return False
    return address.is_global and not address.is_multicast


async def post_hook(
    client: httpx.AsyncClient,
    url: str,
    body: dict[str, Any] | None,
    *,
    private: bool,
    headers: dict[str, str] | None = None,
) -> int:
    """Tell a webhook, or a push service; its status."""
    async with asyncio.timeout(SECONDS):
        addresses = await check_hook(url, private=private)
        target = httpx.URL(url)
        headers = dict(headers or {})
        extensions: dict[str, Any] = {}
        if addresses:
            headers["host"] = target.netloc.decode("ascii")
            # The certificate is the name's, not the address's.
            extensions["sni_hostname"] = target.raw_host.decode("ascii")
            target = target.copy_with(host=addresses[0])
        asking = client.stream(
            "POST", target, json=body, headers=headers, extensions=extensions, follow_redirects=False
        )
        async with asking as answer:
            return answer.status_code


def hook_body(kind: str, words: str, link: str, what: str, table: str) -> dict[str, Any]:
    """What a webhook of this kind is told."""
    text = f"{words} {link}".strip()
    if kind == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": text}
    return {"what": what, "table": table, "text": words, "link": link}
