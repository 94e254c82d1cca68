"""The garbage collector: tables hold no cycles, and whoever plays them by the thousand needs it seldom."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (50_000, 20, 20)


def collect_seldom() -> None:
    """Leave what is loaded by now alone, and look for garbage less often; does nothing the second time."""
    if gc.get_threshold() != SELDOM:
        gc.freeze()
        gc.set_threshold(*SELDOM)
