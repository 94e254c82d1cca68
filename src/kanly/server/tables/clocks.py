"""Since when each seat thinks about its question. Nothing that a seat can do by itself gives it that time again."""

from __future__ import annotations

from typing import Final

from kanly.server.tables.course import Course

REMEMBERED: Final = 400  # questions of a seat: as far back as it can take back its choices


class Clocks:
    """The times of one table, by our own clock."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}  # since when the open question of each seat costs it time
        self._first: dict[int, dict[tuple[int, int], float]] = {}  # when a seat was first asked, at each position

    def note(self, course: Course, now: float) -> None:
        """Look who is asked now, or has to confirm its turn."""
        asked = {ask.seat for ask in course.asks()} if course.confirming < 0 else {course.confirming}
        for seat in list(self.since):
            if seat not in asked:
                del self.since[seat]
        for seat in asked:
            self.since.setdefault(seat, now)
            self._first_at(seat, course.position(seat), now)

    def _first_at(self, seat: int, here: tuple[int, int], now: float) -> None:
        """Note that the seat is asked at this position; later ones, from which it was taken back, are forgotten."""
        times = self._first.setdefault(seat, {})  # the positions are in order
        while times and next(reversed(times)) > here:
            times.popitem()
        times.setdefault(here, now)
        if len(times) > REMEMBERED:
            del times[next(iter(times))]

    def first_asked(self, course: Course, seat: int, now: float) -> float:
        """When the seat was first asked what it is asked now; choices that it has taken back since do not count."""
        return self._first.get(seat, {}).get(course.position(seat), now)

    def costs_since(self, course: Course, seat: int, delay: int, now: float) -> float:
        """Since when the seat's question costs it time, if the first seconds of each are free, once."""
        since = self.since.get(seat, now)
        return max(since, self.first_asked(course, seat, now) + delay) if delay else since

    def resume(self, course: Course, seat: int, first: float) -> None:
        """A table that was read again: the seat was asked then what it is asked now, unless we know better."""
        self._first_at(seat, course.position(seat), first)

    def charged(self, seat: int) -> None:
        """The seat's time so far is accounted for."""
        self.since.pop(seat, None)

    def forgive(self) -> None:
        """Everybody agreed to take choices back: all questions are new."""
        self._first = {}
