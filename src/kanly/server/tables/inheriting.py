"""A guest who logs in keeps seats and games: they are the account's, at every table and at every process."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kanly.kernel import KanlyError
from kanly.server.cluster.news import SeatsInherited
from kanly.server.store.inheriting import hand_over

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub


async def inherit(hub: Hub, guest: str, person: str) -> None:
    """What was a guest's is somebody's; the guest's sessions end, wherever they were begun."""
    tables, sessions = await hand_over(hub.db, guest, person)
    for hashed in sessions:
        hub.accounts.forget(hashed)
        hub.accounts.ended(hashed, "")
    hub.accounts.forget(person=guest)
    await look_again(hub, tables)
    hub.tell_others(SeatsInherited(tables))


async def look_again(hub: Hub, tables: list[str]) -> None:
    """Learn who sits at these tables, as far as they are in memory here."""
    for id in tables:
        live = hub.in_memory(id)
        if live is None:
            continue
        with suppress(KanlyError):  # whoever comes next reads it
            async with live.lock:
                live.stale = True
                await live.look_again()
                for seat in live.seats:
                    live.audience.dismiss(seat.seat)
                live.audience.tell_about()
