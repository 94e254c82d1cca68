"""Quiet hours: from one hour to another of somebody's own day nothing is sent to them; it comes afterwards."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from kanly.kernel import KanlyError
from kanly.server.store.people import PersonRow


class BadZone(KanlyError):
    """A time zone that nobody knows."""


def zone_named(name: str) -> tzinfo:
    """A time zone by its name, as in Europe/Kyiv; empty is UTC."""
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise BadZone(f"{name!r} is no time zone: write it as in Europe/Kyiv") from None


def quiet_until(person: PersonRow, now: float) -> float:
    """When somebody's quiet hours end, if it is one of them now; otherwise now."""
    if person.quiet_from == person.quiet_to:
        return now
    here = datetime.fromtimestamp(now, zone_named(person.zone))
    hours = (person.quiet_to - person.quiet_from) % 24
    if (here.hour - person.quiet_from) % 24 >= hours:
        return now
    end = here.replace(hour=person.quiet_to, minute=0, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()
