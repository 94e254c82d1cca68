"""The `kanly` command: simulate, play, replay, look up rules, measure, fuzz."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command with the arguments of this process, and exit: 0 done, 1 failed, 2 wrong use."""
    from kanly.cli.app import run  # here, so that a worker process does not load every command

    sys.exit(run(sys.argv[1:]))
