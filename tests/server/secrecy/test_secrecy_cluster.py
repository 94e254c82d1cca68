"""No hidden bit on the wire either where three processes carry it to each other, behind the documented proxy.

Windows have a minimum time, so answers in them are held: the hourglass says when it is over.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.conftest import Server, free_port, run
from tests.server.secrecy.test_secrecy import SEEDS, compare, listen
from tests.server.secrecy.worlds import Pair, play_whole, twins, write_world
from tools.cluster import FRAME, NGINX, documented

from kanly.client import Lobby

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx cannot be installed here")
GAMES = [("feud", 4, ["market"]), ("dune", 2, ["advanced"]), ("uprising", 3, [])]
PAIRS = 12  # of each game; with KANLY_WORLDS above 1 all of them


@pytest.mark.parametrize(("game", "seats", "modules"), GAMES)
def test_worlds_look_the_same_through_a_cluster(
    game: str,
    seats: int,
    modules: list[str],
    postgres: Callable[[], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kanly.kernel.running.remembering.EVERY", 1)  # so that they can begin at every scene
    pairs = play_whole(f"{game}{seats}", game, seats, modules, 1).pairs
    if SEEDS == 1:
        pairs = pairs[:: max(1, len(pairs) // PAIRS)]
    hear_both(pairs, postgres, tmp_path)


def test_looking_back_is_the_same_in_games_of_other_seeds(postgres: Callable[[], str], tmp_path: Path) -> None:
    """What is played again from the start for a look back, and for a series, holds the truth of each world."""
    pairs = [twins(f"twins{seed}", "feud", 4, ["market"], seed) for seed in range(3 * SEEDS)]
    heard = hear_both(pairs, postgres, tmp_path)
    assert all('"points"' in text for traffic in heard for text in traffic[-2:-1])


def hear_both(pairs: list[Pair], postgres: Callable[[], str], folder: Path) -> list[list[str]]:
    """Both worlds of these tables, each in a cluster of its own, say the same."""
    databases = [postgres(), postgres()]
    for which, database in enumerate(databases):
        run(write_world(database, pairs, which))
        (folder / str(which)).mkdir()

    def hear(which: int) -> list[list[str]]:
        with cluster(databases[which], folder / str(which)) as (url, servers):
            heard = [listen(url, pair, lambda: time_passes(servers)) for pair in pairs]
            assert carried(servers) > len(pairs)
            return heard

    with ThreadPoolExecutor(2) as both:
        ours, theirs = both.map(hear, range(2))
    compare(pairs, ours, theirs)
    return ours


@contextmanager
def cluster(database: str, folder: Path) -> Iterator[tuple[str, list[Server]]]:
    """Three processes on a database, and the address of the proxy in front of them."""
    assert NGINX is not None
    servers = []
    for i in range(3):
        (folder / str(i)).mkdir()
        servers.append(Server(database, folder / str(i), KANLY_WINDOW="10000", KANLY_PROXY="1", KANLY_URL=""))
        servers[i].start(update="tests.server.secrecy.hourglass")
    port = free_port()
    conf = folder / "nginx.conf"
    conf.write_text(FRAME.format(folder=folder, shown=documented([server.port for server in servers], port)))
    proxy = subprocess.Popen([NGINX, "-c", str(conf), "-e", str(folder / "nginx.log")])
    try:
        yield f"http://127.0.0.1:{port}", servers
    finally:
        proxy.terminate()
        proxy.wait()
        for server in servers:
            server.close()
            assert "mistake" not in server.log.read_text()


def time_passes(servers: list[Server]) -> None:
    """Every open window was open long enough."""
    for server in servers:
        assert server.process is not None
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGUSR2)


def carried(servers: list[Server]) -> int:
    """How many requests and sockets came to another process than that of their table."""
    found = 0
    for server in servers:
        with Lobby(server.url) as lobby:
            lines = lobby._http.get("/metrics").text.splitlines()
        found += sum(int(float(line.split()[-1])) for line in lines if line.startswith("kanly_relayed_total"))
    return found
