"""The garbage collector of a server: a look at everything stops all tables for as long as that takes.

Tables hold no cycles. What does (requests, connections, tasks that failed) is young when it goes, and found by the
looks at what is new. With a thousand tables in memory a look at everything takes most of a second, so there are few.
"""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (5_000, 10, 1_600)  # a look at what is new is short, too


def collect_seldom() -> None:
    """Leave what is loaded by now alone, and look at everything seldom."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
