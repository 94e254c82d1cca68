"""The page that says which test proves what names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server-proofs.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)))


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_it_is_there(file: str, test: str) -> None:
    path = ROOT / file if file.startswith("tests/") else ROOT / "tests" / "server" / file
    assert f"\ndef {test}(" in path.read_text(encoding="utf-8")
