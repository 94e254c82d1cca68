"""`make torture MINUTES=30`: people play many tables through the proxy of a cluster to which everything happens.

Servers are killed, paused and stopped, connections cut, answers of the database swallowed, the database hung and
restarted, its clock put forward. Afterwards every choice that was acknowledged is in the record of its game exactly
once, and everybody's view is the server's. Of a table at which somebody waits too long all that is known is told.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TypeVar

import httpx
import psycopg
from websockets.exceptions import WebSocketException

from kanly.client import Lobby, Refused, Seat, ServerSaid
from kanly.kernel import KanlyError
from kanly.kernel.record import read_record
from kanly.protocol import socket as wire
from tools.cluster import Cluster
from tools.testimony import testimony

T = TypeVar("T")
PLAYERS = 6
LEASE = 3.0
PATIENCE = 900.0  # seconds: on a busy machine a server may take a minute to start, and is ended again soon after
STOPPING = 120.0  # seconds for an orderly stop
STUCK = 300.0  # seconds without any progress after which a player waits for something that does not come
QUIET = (0.3, 3.0)  # seconds between two misfortunes
REACTIONS = ("ploy",)  # of several only the first one counts
GONE = (ServerSaid, OSError, TimeoutError, WebSocketException, httpx.TransportError)


class Table:
    """Two seats of one person, who plays game after game."""

    def __init__(self, url: str, number: int, over: Event) -> None:
        self.rng = random.Random(number)
        self.lobby = Lobby(url, timeout=15.0)
        self.number = number
        self.over = over
        self.choices = 0
        self.games = 0
        self.views = 0  # that were compared
        self.lost = 0
        self.doubled = 0
        self.faults: list[str] = []
        self.id = ""  # of the game that is being played
        self.seats: list[Seat] = []

    def run(self) -> None:
        """Play until time is over, then look whether everything is there."""
        try:
            insist(lambda: self.lobby.guest(f"Player {self.number}"))
            while not self.over.is_set() or not self.games:
                self._game()
        except Exception as error:  # whatever it is, it is a fault
            self.faults.append(f"{type(error).__name__}: {error}")

    def _game(self) -> None:
        id = insist(lambda: self.lobby.create("feud", ["me", "me", "bot"], settings={"rounds": 5})).table.id
        seats = [self.lobby.seat(id, i, patience=PATIENCE) for i in range(2)]
        self.id, self.seats = id, seats
        done: list[tuple[int, str, str]] = []
        for seat in seats:
            insist(seat.connect)
            insist(lambda: seat.request(wire.Prefer("ask", ask_all=True)))  # noqa: B023  nothing answers itself
        while seats[0].ending is None:
            for seat in seats:
                if seat.ask is not None and seat.ending is None:
                    done += self._choose(seat)
                insist(lambda: seat.answer(wire.Ping("now")))  # noqa: B023
        self._compare(id, seats, done)
        self.games += 1

    def _choose(self, seat: Seat) -> list[tuple[int, str, str]]:
        """A choice, asked for again and again with the same id until it is known what became of it."""
        assert seat.ask is not None
        kind, option = seat.ask.kind, self.rng.choice(seat.ask.options).option
        message = wire.Choose(f"{self.rng.getrandbits(64):x}", seat.rev, [(kind, option)])
        while True:
            try:
                seat.request(message)
            except Refused as error:
                if error.code in ("unavailable", "not_yours", "failed"):  # not_yours: the connection was ending
                    time.sleep(0.05)
                    continue
                if error.code in ("stale", "over"):  # the table has gone on
                    return []
                raise
            except GONE:
                insist(seat.connect)
                continue
            self.choices += 1
            return [(seat.number or 0, kind, option)]

    def _compare(self, id: str, seats: list[Seat], done: list[tuple[int, str, str]]) -> None:
        made = [c for c in read_record(insist(lambda: self.lobby.record(id))).choices if c[0] < 2]
        while made and made[0] not in done:  # answered itself before the server was told that nothing should
            made.pop(0)
        left = Counter(made)
        for choice in done:
            if left[choice]:
                left[choice] -= 1
            elif choice[1] not in REACTIONS:
                self.lost += 1
                self.faults.append(f"{id}: {choice} was acknowledged and is lost")
        self.doubled += left.total()
        self.faults += [f"{id}: {choice} is there without having been made" for choice in left.elements()]
        for seat in seats:
            fresh = self.lobby.seat(id, seat.number, patience=PATIENCE)
            insist(fresh.connect)
            self.views += 1
            if fresh.view != seat.view or fresh.events != seat.events:
                self.faults.append(f"{id}: seat {seat.number} does not see what is")
            fresh.close()
            seat.close()


def insist(work: Callable[[], T]) -> T:
    """Do something, however often it takes while everything falls apart."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (*GONE, Refused) as error:
            if time.monotonic() > until or (
                isinstance(error, ServerSaid) and error.status not in (429, 500, 502, 503, 504)
            ):
                raise
            time.sleep(0.1)


class Fate:
    """What happens to a cluster."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster = cluster
        self.rng = random.Random(seed)
        self.count: Counter[str] = Counter()
        self.faults: list[str] = []

    def run(self, seconds: float) -> None:
        """One misfortune after the other."""
        until = time.monotonic() + seconds
        deeds = [
            self.kill,
            self.kill,
            self.pause,
            self.stop,
            self.cut,
            self.swallow,
            self.hang,
            self.restart,
            self.jump,
        ]
        while time.monotonic() < until:
            time.sleep(self.rng.uniform(*QUIET))
            deed = self.rng.choice(deeds)
            try:
                deed()
            except psycopg.Error as error:
                self.faults.append(f"{deed.__name__}: {type(error).__name__}: {error}")
            self.cluster.revive()
            self.count[deed.__name__] += 1

    def kill(self) -> None:
        """kill -9, and start it again."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """An orderly stop, and start it again."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        i = self.rng.randrange(len(self.cluster.servers))
        self._leave_one_beside(i)
        self.cluster.signal(i, how)
        if not self.cluster.wait(i, STOPPING):
            self.faults.append(f"server {i} did not stop")
        self.cluster.start(i)

    def _leave_one_beside(self, i: int) -> None:
        """Somebody has to play: wait until another server has started, which takes long on a busy machine."""
        until = time.monotonic() + PATIENCE
        others = [other for other in range(len(self.cluster.servers)) if other != i]
        while not any(self.cluster.ready(other) for other in others):
            self.cluster.revive()
            if time.monotonic() > until:
                self.faults.append(f"no server but {i} starts")
                return
            time.sleep(0.1)

    def pause(self) -> None:
        """SIGSTOP, shorter or longer than its lease."""
        i = self.rng.randrange(len(self.cluster.servers))
        self.cluster.signal(i, signal.SIGSTOP)
        time.sleep(self.rng.uniform(0.5, 3 * LEASE))
        self.cluster.signal(i, signal.SIGCONT)

    def cut(self) -> None:
        """All connections to the database break."""
        self.cluster.wire.cut()

    def swallow(self) -> None:
        """The database does what it is asked, and its answers get lost."""
        self.cluster.wire.swallows = True
        time.sleep(self.rng.uniform(0.05, 0.5))
        self.cluster.wire.cut()

    def hang(self) -> None:
        """Nothing comes through for a while."""
        self.cluster.wire.flows.clear()
        time.sleep(self.rng.uniform(0.5, 2 * LEASE))
        self.cluster.wire.flows.set()

    def restart(self) -> None:
        """The database crashes and comes back."""
        self.cluster.restart_postgres()

    def jump(self) -> None:
        """The database's clock goes forward: all leases are over."""
        with psycopg.connect(self.cluster.database, autocommit=True) as connection:
            connection.execute("update processes set expires = expires - 1000")


def torture(minutes: float, seed: int) -> tuple[list[str], str]:
    """What was wrong afterwards, and figures."""
    quick = {"KANLY_PACE": "0", "KANLY_WINDOW": "0.01", "KANLY_RATE": "100000", "KANLY_MESSAGES": "100000",
             "KANLY_LOGINS": "1000", "KANLY_TABLES_EACH": "100000", "KANLY_LEASE": str(LEASE)}  # fmt: skip
    with TemporaryDirectory(prefix="kanly-torture-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), quick, breakable=True)
        cluster.wait_until_ready()
        over = Event()
        tables = [Table(cluster.url, i, over) for i in range(PLAYERS)]
        threads = [Thread(target=table.run, daemon=True) for table in tables]
        fate = Fate(cluster, seed)
        try:
            for thread in threads:
                thread.start()
            fate.run(minutes * 60)
            over.set()
            faults = fate.faults
            for thread, table in zip(threads, tables):
                wait_for(thread, table, cluster)
                if thread.is_alive():
                    faults.append(f"player {table.number} waits for something that does not come")
                    faults.append(testimony(cluster, table.id, table.seats, thread))
                faults += table.faults
            logs = [path.read_text() for path in Path(folder).glob("server*.log")]
            faults += [
                line for log in logs for line in log.splitlines() if "mistake" in line or "entry no longer fits" in line
            ]
        finally:
            cluster.close()
    sums = [sum(getattr(table, name) for table in tables) for name in ("games", "choices", "lost", "doubled", "views")]
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    figures = "{} games, {} acknowledged choices ({} lost, {} doubled), {} views compared".format(*sums)
    deeds = ", ".join(f"{name} {n}" for name, n in sorted(fate.count.items()))
    return faults, f"{minutes:g} minutes, seed {seed}: {figures}; {deeds}; load of the machine {load}"


def wait_for(thread: Thread, table: Table, cluster: Cluster) -> None:
    """Let a player finish a game, as long as it goes on."""
    before, since = table.choices, time.monotonic()
    while thread.is_alive() and time.monotonic() < since + STUCK:
        thread.join(1)
        cluster.revive()
        if table.choices != before:
            before, since = table.choices, time.monotonic()


def main() -> int:
    """1 if anything was wrong."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**6)
    try:
        faults, figures = torture(minutes, seed)
    except KanlyError as error:
        print(f"torture: {error}", file=sys.stderr)
        return 1
    print(figures)
    for fault in faults[:50]:
        print("wrong:", fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
