"""Every scenario of Rise of Ix has a test that bears its id."""

from __future__ import annotations

import re
from pathlib import Path

NEVER_GIVEN = {1, 3, 8, 9, 14, 15, 17, 28, 29, 33, 39, 46, 47, 50, 56, 61, 64, 70, 83, 87}  # numbers of no scenario
SCENARIOS = set(range(1, 93)) - NEVER_GIVEN  # IX-SC-02 to IX-SC-92


def test_every_scenario_has_a_test() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    found = [int(n) for file in files for n in re.findall(r'^    """IX-SC-(\d+)', file.read_text("utf-8"), re.M)]
    assert set(found) == SCENARIOS
    assert len(SCENARIOS) == 72
