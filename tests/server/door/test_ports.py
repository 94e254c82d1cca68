"""Where a server listens: on the port it was told, or nowhere; `kanly` alone finds a free one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path

import pytest

from kanly.server.process.config import BadConfig
from kanly.server.process.run import listen


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_an_error_or_passed_over(taken: int) -> None:
    with pytest.raises(BadConfig, match=f"port {taken} is in use; choose another one by --port"):
        listen("127.0.0.1", taken)
    with listen("127.0.0.1", taken, 20) as place:
        assert taken < place.getsockname()[1] < taken + 20
    with pytest.raises(BadConfig, match="no port 70000"):
        listen("127.0.0.1", 70_000)
    with pytest.raises(BadConfig, match=r"cannot listen on 203\.0\.113\.7"):
        listen("203.0.113.7", 0)


def test_kanly_alone_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        with suppress(OSError):  # whoever has it already does as well
            other.bind(("127.0.0.1", 8080))
            other.listen()
        env = {name: value for name, value in os.environ.items() if not name.startswith("KANLY_")}
        env["XDG_DATA_HOME"] = str(tmp_path)
        command = [sys.executable, "-m", "kanly"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, text=True) as process:
            assert process.stdout is not None
            said = [process.stdout.readline(), process.stdout.readline()]
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
    found = re.fullmatch(r"Port 8080 is in use: Kanly takes (\d+)\n", said[0])
    assert found is not None, said
    assert said[1] == f"Kanly listens on http://localhost:{found[1]}/\n"


def test_a_second_kanly_only_says_that_the_first_one_runs(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("KANLY_")}
    env["XDG_DATA_HOME"] = str(tmp_path)
    command = [sys.executable, "-m", "kanly"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, text=True) as first:
        assert first.stdout is not None
        while "listens" not in first.stdout.readline():
            pass
        second = subprocess.run(command, capture_output=True, env=env, text=True, timeout=60)
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=60)
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr.startswith("kanly: Kanly runs already: process ")


def test_of_two_that_start_at_once_in_an_empty_folder_one_runs_and_the_other_says_so(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("KANLY_")}
    env["XDG_DATA_HOME"] = str(tmp_path)
    command = [sys.executable, "-m", "kanly"]
    both = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=env, text=True)
        for _ in range(2)
    ]
    with ThreadPoolExecutor() as pool:
        ended, _ = wait([pool.submit(process.communicate) for process in both], return_when=FIRST_COMPLETED)
        late, first = sorted(both, key=lambda process: process.poll() is None)
        assert first.poll() is None
        first.send_signal(signal.SIGTERM)
    said = next(iter(ended)).result()[1]
    assert (late.returncode, said[: said.index("process")]) == (1, "kanly: Kanly runs already: "), said
    assert f"process {first.pid} " in said


def test_a_port_that_was_asked_for_is_not_exchanged(taken: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kanly", "serve", "--port", str(taken), "--db", f"sqlite:///{tmp_path}/kanly.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"port {taken} is in use" in done.stderr
    assert "Traceback" not in done.stderr
