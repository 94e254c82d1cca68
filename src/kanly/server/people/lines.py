"""Open connections by the session that opened them: they end with it."""

from __future__ import annotations

from typing import Protocol


class Connected(Protocol):
    """A connection of somebody."""

    person: str
    session: str

    def close(self, reason: str) -> None:
        """Hang up."""


class Lines:
    """All connections of this process."""

    def __init__(self) -> None:
        self._open: dict[str, list[Connected]] = {}  # by session

    def add(self, line: Connected) -> None:
        """A connection that was opened."""
        self._open.setdefault(line.session, []).append(line)

    def remove(self, line: Connected) -> None:
        """A connection that has ended."""
        of_session = self._open.get(line.session, [])
        if line in of_session:
            of_session.remove(line)
        if not of_session:
            self._open.pop(line.session, None)

    def end(self, session: str = "", person: str = "") -> None:
        """A session has ended, or all of a person's: whoever came with it has no rights any more."""
        for lines in list(self._open.values()):
            for line in list(lines):
                if (session and line.session == session) or (person and line.person == person):
                    line.close("your session has ended")
