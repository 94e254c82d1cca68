"""Every scenario of the first game has a test that bears its id."""

from __future__ import annotations

import re
from pathlib import Path

NEVER_GIVEN = {8, 12, 24, 39, 40, 46, 49, 70, 71, 79, 83, 94, 95, 97, 99}  # numbers that no scenario has
SCENARIOS = set(range(1, 110)) - NEVER_GIVEN  # BAS-SC-01 to BAS-SC-109


def test_every_scenario_has_a_test() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    found = [int(n) for file in files for n in re.findall(r"^def test_BAS_SC_(\d+)_", file.read_text("utf-8"), re.M)]
    assert set(found) == SCENARIOS
