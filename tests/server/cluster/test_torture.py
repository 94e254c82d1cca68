"""A short `make torture`: see tools/torture.py. KANLY_TORTURE says for how many minutes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.door.proxy import NGINX


@pytest.mark.skipif(NGINX is None, reason="nginx cannot be installed here")
def test_whatever_happens_nothing_is_lost(postgres: object) -> None:
    """In a process of its own: threads, sockets and servers end with it."""
    command = [sys.executable, "-m", "tools.torture", os.environ.get("KANLY_TORTURE", "0.3"), "11"]
    done = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
