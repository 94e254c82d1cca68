"""Who looks at a table, through which eyes, and what they are shown."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Protocol

from kanly.protocol import socket as wire
from kanly.server.cluster.presence import Present
from kanly.server.tables.seat_views import WATCHER, Mark, Stream

if TYPE_CHECKING:
    from kanly.server.tables.live import LiveTable

ABSENCE: Final = 60.0  # seconds after which somebody who has gone counts as absent


class Listener(Protocol):
    """A connection that looks at a table through one seat's eyes, or a watcher's."""

    seat: int
    person: str
    name: str
    unheard: frozenset[str]  # people whom it does not want to hear

    @property
    def closed(self) -> bool:
        """Whether nothing more is told or done here."""

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""

    def close(self, reason: str) -> None:
        """Hang up; the client may come back."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.listeners: list[Listener] = []
        self.streams: dict[int, Stream] = {}
        self.left_at: dict[int, float] = {}
        self.opened_at = time.monotonic()  # whoever was here before may just be coming back
        self.idle_since = time.monotonic()

    # ---------------------------------------------------------------- who is here

    def welcome(self, listener: Listener, hello: wire.Hello) -> None:
        """Somebody looks in."""
        live = self.live
        first = all(other.seat != listener.seat for other in self.listeners)
        self.listeners.append(listener)
        if first:
            self.streams.setdefault(listener.seat, Stream(listener.seat))
        you = None if listener.seat == WATCHER else listener.seat
        listener.send(wire.encode(wire.Welcome(wire.VERSION, you, live.info())))
        self.show(listener, hello.rev, hello.events)
        live.talk.tell(listener, min(hello.talk, len(live.talk.remarks)))
        if first:
            self.tell_about()
            live.keeper.wake()

    def farewell(self, listener: Listener) -> None:
        """Somebody has gone."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.idle_since = time.monotonic()
        if all(other.seat != listener.seat for other in self.listeners):
            self.left_at[listener.seat] = time.monotonic()
            self.tell_about()
            self.live.keeper.wake()

    def dismiss(self, seat: int) -> None:
        """A seat has another owner, or none: whoever else looks through its eyes must go."""
        for listener in list(self.listeners):
            if listener.seat == seat and not self._may_see(listener):
                self.listeners.remove(listener)
                listener.close("this seat is no longer yours")

    def hang_up(self, reason: str) -> None:
        """Close every connection; the clients may come back."""
        for listener in list(self.listeners):
            listener.close(reason)

    def here(self, seat: int) -> bool:
        """Whether somebody looks through a seat's eyes now."""
        return any(listener.seat == seat for listener in self.listeners)

    def absent(self, seat: int) -> bool:
        """Whether nobody has looked through a seat's eyes for a while, or not at all since the game began."""
        if self.here(seat):
            return False
        return time.monotonic() - self.left_at.get(seat, self.opened_at) > ABSENCE

    @property
    def present(self) -> Present:
        """Who is here."""
        here = sorted({listener.seat for listener in self.listeners if listener.seat != WATCHER})
        watchers = len([listener for listener in self.listeners if listener.seat == WATCHER])
        return Present(here, watchers, self.live.shown_spent if self.live.timed else [])

    # ---------------------------------------------------------------- what they are shown

    def refresh(self, *, force: bool = False) -> list[Stream]:
        """Look through everybody's eyes who is here; those who see something new. `force`: also who is not here."""
        course = self.live.course
        assert course is not None
        ending = self.live.ending
        here = {listener.seat for listener in self.listeners}
        eyes = [stream for seat, stream in self.streams.items() if seat in here or (force and stream.mark.rev)]
        return [stream for stream in eyes if stream.refresh(course, ending)]

    def publish(self, stream: Stream, since: int | None = None) -> None:
        """Send what has changed, by itself or from an event on, to everybody who looks through these eyes."""
        course = self.live.course
        listeners = [
            listener for listener in self.listeners if listener.seat == stream.seat and self._may_see(listener)
        ]
        if listeners and course is not None:
            data = stream.update(course, min(stream.before, stream.mark.events) if since is None else since)
            for listener in listeners:
                listener.send(data)

    def show(self, listener: Listener, rev: int, events: int) -> None:
        """Bring one listener up to date, who had come so far."""
        course = self.live.course
        if course is not None and self._may_see(listener):
            stream = self.streams.setdefault(listener.seat, Stream(listener.seat))
            stream.refresh(course, self.live.ending)
            listener.send(stream.update(course, stream.known(rev, events)))

    def show_all(self) -> None:
        """Show everybody the whole table, as to somebody who comes in."""
        for listener in self.listeners:
            self.show(listener, 0, 0)

    def _may_see(self, listener: Listener) -> bool:
        """Whether somebody may look through the eyes of a seat: it is theirs, at this moment."""
        return listener.seat == WATCHER or listener.person == self.live.seats[listener.seat].person

    def tell_about(self) -> None:
        """Something around the game has changed."""
        message = wire.encode(wire.About(self.live.info()))
        for listener in self.listeners:
            listener.send(message)

    # ---------------------------------------------------------------- after the table was read

    @property
    def marks(self) -> dict[int, Mark]:
        """How far every stream has come."""
        return {seat: stream.mark for seat, stream in self.streams.items()}

    def resume(self, marks: dict[int, Mark]) -> None:
        """Go on from these marks, or from what was shown, whichever is later."""
        for seat in {*marks, *self.streams}:
            stream = self.streams.setdefault(seat, Stream(seat))
            stream.mark = max(stream.told, marks.get(seat, Mark()), key=lambda mark: mark.rev)

    def catch_up(self) -> None:
        """Show everybody who is here what has changed since they were last told."""
        self.refresh()
        for stream in self.streams.values():
            if stream.mark.rev != stream.told.rev:
                self.publish(stream, stream.known(stream.told.rev, stream.told.events))
