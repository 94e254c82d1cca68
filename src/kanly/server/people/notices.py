"""Notices: "your move" to open pages at once, to webhooks and by e-mail once a turn. They tell nothing of the game."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import httpx

from kanly.kernel import Message
from kanly.protocol import socket as wire
from kanly.server.people.hooks import BadWebhook, hook_body, post_hook
from kanly.server.process.log import log
from kanly.server.store import StoreGone, people, tables
from kanly.words import Words

if TYPE_CHECKING:
    from kanly.server.process.house import House
    from kanly.server.store.people import PersonRow
    from kanly.server.store.tables import SeatRow
    from kanly.server.tables.live import LiveTable

WAITING: Final = 1000  # notices that may wait to be sent
SENDERS: Final = 8  # at once: a stranger's slow server must not hold up everybody's notices
SECONDS: Final = 10.0
TRIES: Final = 3


class Notices:
    """Tells people that they are asked."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages: dict[str, list[Callable[[bytes], None]]] = {}  # by person: their open pages
        self._queue: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        """Send no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def your_move(self, live: LiveTable) -> None:
        """Tell everybody who is asked, once until somebody else has been asked in between."""
        course = live.course
        if course is None:
            return
        asked = {ask.seat for ask in course.asks()}
        for seat in live.seats:
            if seat.person is None or seat.noticed == (seat.seat in asked and not seat.played_by_bot):
                continue
            seat.noticed = not seat.noticed
            away = not live.here(seat.seat)
            if seat.noticed:
                self._tell(live, seat, "your_move", wait=away)
            if away if seat.noticed else seat.seat in live.told:  # so that a restart repeats no notice
                live.told ^= {seat.seat}
                self.house.background(_save(live, seat.seat, seat.noticed))

    def started(self, live: LiveTable, seat: SeatRow) -> None:
        """The game has begun."""
        self._tell(live, seat, "started", wait=False)

    def over(self, live: LiveTable, seat: SeatRow) -> None:
        """The game is over."""
        self._tell(live, seat, "over", wait=not live.here(seat.seat) and not seat.conceded)

    def _tell(self, live: LiveTable, seat: SeatRow, what: str, *, wait: bool) -> None:
        if seat.person is None:
            return
        for send in self.pages.get(seat.person, []):
            send(wire.encode(wire.Notice(what, live.id, seat.seat)))
        if wait:
            with suppress(asyncio.QueueFull):
                self._queue.put_nowait((seat.person, what, live.id))

    async def _run(self) -> None:
        client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        async with client, asyncio.TaskGroup() as senders:
            for _ in range(SENDERS):
                senders.create_task(self._send_on(client))

    async def _send_on(self, client: httpx.AsyncClient) -> None:
        """Send one notice after the other."""
        while True:
            person, what, table = await self._queue.get()
            try:
                found = await people.person(self.house.db, person)
                if found is not None:
                    await self._send(client, found, what, table)
            except Exception as error:  # whatever a stranger's server does: the next notice must go out
                log.warning("notice not sent", person=person, error=type(error).__name__)

    async def _send(self, client: httpx.AsyncClient, person: PersonRow, what: str, table: str) -> None:
        if not person.webhook and not (person.email and self.house.config.smtp):
            return
        words = sentence(person.language or "en", "notice-" + what.replace("_", "-"))
        link = f"{self.house.config.url.rstrip('/')}/#/tables/{table}" if self.house.config.url else ""
        if person.webhook:
            body = hook_body(person.webhook_kind, words, link, what, table)
            for tried in range(TRIES):
                with suppress(BadWebhook, httpx.HTTPError, httpx.InvalidURL, TimeoutError):
                    if await post_hook(client, person.webhook, body, private=self.house.config.private_hooks) < 500:
                        break
                await asyncio.sleep(tried)
        if person.email and self.house.config.smtp:
            await asyncio.to_thread(self._mail, person, words, link)

    def _mail(self, person: PersonRow, words: str, link: str) -> None:
        mail = EmailMessage()
        mail["Subject"] = f"Kanly: {words}"
        mail["From"] = self.house.config.mail_from or "kanly@localhost"
        mail["To"] = person.email
        mail.set_content(f"{person.name},\n\n{words}\n{link}\n")
        server = urlsplit(self.house.config.smtp)
        port = server.port or (465 if server.scheme == "smtps" else 25)
        assert server.hostname is not None
        smtp: smtplib.SMTP
        if server.scheme == "smtps":
            smtp = smtplib.SMTP_SSL(server.hostname, port, timeout=SECONDS, context=ssl.create_default_context())
        else:
            smtp = smtplib.SMTP(server.hostname, port, timeout=SECONDS)
        with smtp:
            smtp.ehlo()
            if server.scheme == "smtp" and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(mail)


@lru_cache(256)
def sentence(language: str, id: str) -> str:
    """A sentence of the server's own."""
    return Words(language, ["kanly.server"]).say(Message(id))


async def _save(live: LiveTable, seat: int, noticed: bool) -> None:
    with suppress(StoreGone):
        await tables.change_seat(live.house.db, live.held, seat, {"noticed": noticed})
