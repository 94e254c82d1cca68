"""What everybody knows about a table of a cluster at which somebody waits: the player, the database, each process."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from threading import Thread

import psycopg

from kanly.client import Seat
from tools.cluster import Cluster

LINES = 300  # of each log
QUERIES = (
    'select id, process, epoch, status, covered, (select max(n) from journal where "table" = id) as written '
    "from tables where id = %(table)s",
    'select seat, who, away, asked from seats where "table" = %(table)s order by seat',
    "select id, pid, expires - extract(epoch from clock_timestamp()) as lives from processes",
    "select objid as lifeline, pid from pg_locks where locktype = 'advisory'",
)


def testimony(cluster: Cluster, table: str, seats: list[Seat], player: Thread) -> str:
    """All of that, as text."""
    lines = [f"table {table}", *traceback.format_stack(sys._current_frames().get(player.ident or 0))]
    for seat in seats:
        asked = seat.ask and seat.ask.kind
        waiting = seat.sight and seat.sight.waiting
        lines.append(f"seat {seat.number}: rev {seat.rev}, {len(seat.events)} events, asked {asked}; {waiting}")
    with psycopg.connect(cluster.database, autocommit=True) as connection:
        for query in QUERIES:
            found = connection.execute(query.encode(), {"table": table})
            names = [column.name for column in found.description or ()]
            lines += [str(dict(zip(names, row))) for row in found]
    for i in range(len(cluster.servers)):
        cluster.signal(i, signal.SIGUSR1)  # it writes what it believes to its log
    time.sleep(2)
    for i in range(len(cluster.servers)):
        log = (cluster.folder / f"server{i}.log").read_text().splitlines()
        lines += [f"--- server {i}", *log[-LINES:]]
    return "\n".join(lines)
