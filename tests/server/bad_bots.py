"""Bots that do what bots must not do."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from kanly.kernel import Bot, Option, Sight


class Raises(Bot):
    def choose(self, sight: Sight) -> Option:
        raise LookupError("no idea")


class Hangs(Bot):
    def choose(self, sight: Sight) -> Option:
        while True:
            pass


class Leaves(Bot):
    def choose(self, sight: Sight) -> Option:
        os._exit(3)


class Killed(Bot):
    """Somebody kills its process, once."""

    def choose(self, sight: Sight) -> Option:
        mark = Path(os.environ["KANLY_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return sight.ask.options[0]


class Cheats(Bot):
    def choose(self, sight: Sight) -> Option:
        return "everything"
