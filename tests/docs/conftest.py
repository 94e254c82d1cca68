"""What the tests of the documents share."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Blocks = Callable[[str], list[tuple[str, str]]]


@pytest.fixture
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture
def blocks() -> Blocks:
    """The fenced blocks of a document: language and text."""

    def read(document: str) -> list[tuple[str, str]]:
        return FENCE.findall((ROOT / document).read_text(encoding="utf-8"))

    return read
