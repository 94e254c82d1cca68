"""Open connections by the session that opened them: they end with it."""

from __future__ import annotations

from typing import Protocol


class Connected(Protocol):
    """A connection of somebody."""

    person: str
    session: str
    unheard: frozenset[str]

    def close(self, reason: str) -> None:
        """Hang up."""


class OpenSockets:
    """All connections of this process."""

    def __init__(self) -> None:
        self._open: dict[str, list[Connected]] = {}  # by session

    def add(self, open_socket: Connected) -> None:
        """A connection that was opened."""
        self._open.setdefault(open_socket.session, []).append(open_socket)

    def remove(self, open_socket: Connected) -> None:
        """A connection that has ended."""
        of_session = self._open.get(open_socket.session, [])
        if open_socket in of_session:
            of_session.remove(open_socket)
        if not of_session:
            self._open.pop(open_socket.session, None)

    def of(self, person: str) -> list[Connected]:
        """All connections of somebody."""
        return [each for of_session in self._open.values() for each in of_session if each.person == person]

    @property
    def sessions(self) -> set[str]:
        """The sessions of those who are connected; watchers may have none."""
        return {session for session, sockets in self._open.items() if any(socket.person for socket in sockets)}

    @property
    def people(self) -> set[str]:
        """Those who are connected."""
        return {socket.person for sockets in self._open.values() for socket in sockets if socket.person}

    def end(self, session: str = "", person: str = "") -> None:
        """A session has ended, or all of a person's: whoever came with it has no rights any more."""
        for of_session in list(self._open.values()):
            for open_socket in list(of_session):
                if (session and open_socket.session == session) or (person and open_socket.person == person):
                    open_socket.close("your session has ended")
