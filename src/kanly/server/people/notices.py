"""Notices: "your move" to open pages at once, by push, webhook and e-mail once a turn. Nothing of the game is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import httpx

from kanly.kernel import Message
from kanly.protocol import socket as wire
from kanly.server.cluster.news import Noticed
from kanly.server.people.hooks import BadWebhook, hook_body, post_hook
from kanly.server.people.push import Pusher
from kanly.server.people.quiet import quiet_until
from kanly.server.process.log import log
from kanly.server.store import StoreGone, people, tables
from kanly.server.store import notices as rows
from kanly.server.store.notices import NoticeRow
from kanly.words import Words

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub
    from kanly.server.store.people import PersonRow
    from kanly.server.store.tables import SeatRow
    from kanly.server.tables.live import LiveTable

WAITING: Final = 20  # notices to one person that may wait to be sent
SENDING: Final = 1000  # people at once: each has a line of their own, and a stranger's slow server holds up nobody else
SECONDS: Final = 10.0
TRIES: Final = 3
REST: Final = 600.0  # seconds for which a webhook that takes nothing is left alone


class Notices:
    """Tells people that they are asked."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pages: dict[str, list[Callable[[bytes], None]]] = {}  # by person: their open pages
        self._waiting: dict[str, list[NoticeRow]] = {}  # by person
        self._sending: dict[str, asyncio.Task[None]] = {}  # by person
        self._resting: dict[str, float] = {}  # webhooks that took nothing, and until when they are left alone
        self._client: httpx.AsyncClient | None = None
        self.pusher = Pusher(hub)

    def start(self) -> None:
        """Begin to send."""
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False, limits=limits)

    async def close(self) -> None:
        """Send no more."""
        for task in list(self._sending.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._client is not None:
            await self._client.aclose()

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
            away = not live.audience.here(seat.seat)
            if seat.noticed:
                self._tell_pages(live, seat, "your_move")
                if away:  # so that a restart repeats no notice
                    live.told |= {seat.seat}
                    self.hub.background(self._write_to(live, seat.person, "your_move", seat.seat))
            elif seat.seat in live.told:
                live.told -= {seat.seat}
                if seat.asked:  # a bot plays it now; otherwise that was stored with the answer
                    self.hub.background(_save(live, seat.seat, noticed=False))

    def started(self, live: LiveTable, seat: SeatRow) -> None:
        """The game has begun."""
        self._tell_pages(live, seat, "started")

    def over(self, live: LiveTable, seat: SeatRow) -> None:
        """The game is over."""
        self._tell_pages(live, seat, "over")
        if seat.person is not None and not live.audience.here(seat.seat) and not seat.conceded:
            self.hub.background(self._write_to(live, seat.person, "over", None))

    def hurry(self, live: LiveTable, seat: SeatRow) -> None:
        """The time for a move runs out."""
        self._tell_pages(live, seat, "hurry")
        if seat.person is not None and not live.audience.here(seat.seat):
            self.hub.background(self._write_to(live, seat.person, "hurry", None))

    def stands_in(self, live: LiveTable, seat: SeatRow) -> None:
        """A bot has taken a seat over."""
        self._tell_pages(live, seat, "stands_in")
        if seat.person is not None and not live.audience.here(seat.seat):
            self.hub.background(self._write_to(live, seat.person, "stands_in", None))

    def tell_everybody(self, what: str) -> None:
        """Something for all open pages that this process serves."""
        data = wire.encode(wire.Notice(what, "", 0))
        for person in list(self.pages):
            self.show(person, data)

    def show(self, person: str, data: bytes) -> None:
        """Something for the open pages of a person that this process serves."""
        for send in self.pages.get(person, []):
            send(data)

    async def adopt(self) -> None:
        """Send what processes have left behind that have died."""
        for row in await rows.adopt(self.hub.db):
            self._queue(row)

    def _tell_pages(self, live: LiveTable, seat: SeatRow, what: str) -> None:
        if seat.person is not None:
            data = wire.encode(wire.Notice(what, live.id, seat.seat))
            self.show(seat.person, data)
            self.hub.tell_others(Noticed(seat.person, data))

    async def _write_to(self, live: LiveTable, person: str, what: str, seat: int | None) -> None:
        """Have a notice sent where somebody wants them; it is stored until then."""
        if len(self._waiting.get(person, [])) < WAITING:
            with suppress(StoreGone):
                self._queue(await rows.add_notice(self.hub.db, live.held, person, what, seat))

    def _queue(self, row: NoticeRow) -> None:
        self._waiting.setdefault(row.person, []).append(row)
        self._send_on()

    def _send_on(self) -> None:
        """Give everybody for whom something waits a task of their own."""
        for person in list(self._waiting):
            if len(self._sending) >= SENDING:
                return
            if person not in self._sending:
                self._sending[person] = asyncio.create_task(self._send_all(person), name="notices")

    async def _send_all(self, person: str) -> None:
        """Send one person's notices, one after the other."""
        try:
            while self._waiting.get(person):
                row = self._waiting[person].pop(0)
                found = await people.person(self.hub.db, person)
                until = 0.0 if found is None else quiet_until(found, time.time())
                if until > time.time():
                    await rows.put_off(self.hub.db, row.id, until)
                    continue
                if found is not None and await self._holds(row):
                    await self._send(found, row.what, row.table)
                await rows.sent(self.hub.db, row.id)
        except Exception as error:  # whatever a stranger's server does
            log.warning("notice not sent", person=person, error=type(error).__name__)
        finally:
            del self._sending[person]
            if not self._waiting.get(person):
                self._waiting.pop(person, None)
        self._send_on()

    async def _holds(self, row: NoticeRow) -> bool:
        """Whether a notice is still true: while it waited, somebody may have made their move."""
        return row.what not in ("your_move", "hurry") or await rows.still_asked(self.hub.db, row.person, row.table)

    async def _send(self, person: PersonRow, what: str, table: str) -> None:
        words = sentence(person.language or "en", "notice-" + what.replace("_", "-"))
        link = f"{self.hub.config.url.rstrip('/')}/#/tables/{table}" if self.hub.config.url else ""
        if person.webhook and self._resting.get(person.webhook, 0.0) < time.monotonic():
            await self._post(person, hook_body(person.webhook_kind, words, link, what, table))
        if person.email and self.hub.config.smtp:
            await self.hub.mailer.send(person.email, f"Kanly: {words}", f"{person.name},\n\n{words}\n{link}\n")
        assert self._client is not None
        await self.pusher.tell(self._client, person.id)

    async def _post(self, person: PersonRow, body: dict[str, Any]) -> None:
        """Tell a webhook; if it does not listen, not again so soon."""
        assert self._client is not None
        for tried in range(TRIES):
            with suppress(BadWebhook, httpx.HTTPError, httpx.InvalidURL, TimeoutError):
                private = self.hub.config.private_hooks
                if await post_hook(self._client, person.webhook, body, private=private) < 500:
                    return
            await asyncio.sleep(tried)
        now = time.monotonic()
        self._resting = {hook: until for hook, until in self._resting.items() if until > now}
        self._resting[person.webhook] = now + REST


@lru_cache(256)
def sentence(language: str, id: str, **args: int | str) -> str:
    """A sentence of the server's own."""
    return Words(language, ["kanly.server"]).say(Message(id, args))


async def _save(live: LiveTable, seat: int, *, noticed: bool) -> None:
    with suppress(StoreGone):
        await tables.change_seat(live.hub.db, live.held, seat, {"noticed": noticed})
