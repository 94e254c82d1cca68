"""What it costs to come to another process than that of one's table: python -m benchmarks.relay [--choices 300]

Three servers on a PostgreSQL of their own. Two people play at one table in turns, the one at the process that holds it,
the other at another one, from where everything is carried through the database. Prints how long their choices took from
being sent to being acknowledged.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.cluster import Cluster

from benchmarks.server import percentile
from kanly.client import Lobby
from kanly.protocol import socket as wire

SETTINGS = {"KANLY_RATE": "100000", "KANLY_MESSAGES": "100000", "KANLY_LOG_LEVEL": "warning"}
WARMING_UP = 20  # choices that do not count


def measure(cluster: Cluster, choices: int) -> tuple[list[float], list[float]]:
    """Seconds for each choice: made at the table's own process, and carried there."""
    direct, other = (f"http://127.0.0.1:{port}" for port in cluster.ports[:2])
    with Lobby(direct) as lobby:
        lobby.guest("Leto")
        times: tuple[list[float], list[float]] = [], []
        while len(times[0]) < choices + WARMING_UP:
            id = lobby.create("feud", ["me", "me"], settings={"rounds": 9}).table.id
            with lobby.seat(id, 0) as here, Lobby(other, lobby.token).seat(id, 1) as there:
                while here.ending is None:
                    for seat, taken in zip((here, there), times):
                        seat.answer(wire.Ping("now"))  # whatever the other one has done is known then
                        if seat.ask is not None and seat.ending is None:
                            began = time.perf_counter()
                            seat.choose(seat.ask.options[0].option)
                            taken.append(time.perf_counter() - began)
    return sorted(times[0][WARMING_UP:]), sorted(times[1][WARMING_UP:])


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=300, help="of each of the two")
    args = parser.parse_args()
    with TemporaryDirectory(prefix="kanly-relay-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), SETTINGS)
        try:
            cluster.wait_until_ready()
            direct, carried = measure(cluster, args.choices)
        finally:
            cluster.close()
    print(f"load of the machine {os.getloadavg()[0]:.1f}")
    for name, times in (("at its process", direct), ("carried", carried)):
        print(f"{name}: p50 {percentile(times, 0.5)} ms, p95 {percentile(times, 0.95)} ms")


if __name__ == "__main__":
    main()
