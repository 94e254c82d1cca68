"""Bots that do what bots must not do."""

from __future__ import annotations

import os

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


class Cheats(Bot):
    def choose(self, sight: Sight) -> Option:
        return "everything"
