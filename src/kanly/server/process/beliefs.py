"""What a process believes at this moment, for its log: when somebody waits, SIGUSR1 shows who waits for whom.

Nothing of what games hide: tables and seats by number, calls by their ids.
"""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from kanly.server.process.hub import Hub
from kanly.server.process.log import log
from kanly.server.tables.live import LiveTable


def tell_when_asked(hub: Hub) -> None:
    """Write to the log what this process believes whenever it gets SIGUSR1; Windows has no such signal."""
    if hasattr(signal, "SIGUSR1"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _tell, hub)


def _tell(hub: Hub) -> None:
    db = hub.db
    log.info("this process", process=db.process, alive=db.alive, peers=sorted(hub.peers))
    for live in hub.all_tables():
        log.info("a table here", **of_table(live))
    if hub.relay is not None:
        for call in hub.relay.calls():
            log.info("a call", **call._asdict())


def of_table(live: LiveTable) -> dict[str, Any]:
    """A table as it lies in memory: how far it is, whom it asks, who looks on, what goes on at it."""
    course = live.course
    return {
        "table": live.id,
        "epoch": live.held.epoch,
        "status": live.row.status,
        "n": live.n,
        "asked": [] if course is None else sorted(ask.seat for ask in course.asks()),
        "sockets": sorted(listener.seat for listener in live.audience.listeners),
        "revs": {seat: stream.mark.rev for seat, stream in sorted(live.audience.streams.items())},
        "stale": live.stale,
        "closed": live.closed,
        "locked": live.lock.locked(),
        "thinking": sorted(live.keeper.thinking),
    }
