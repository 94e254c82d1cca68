"""Observations: counts as bytes."""

from __future__ import annotations

from kanly.kernel import put
from kanly.kernel.observing import empty_row


def test_a_row_says_what_a_byte_can_say() -> None:
    row = empty_row(8)
    put(row, 1, [0, True, 255])
    put(row, 5, [256, -1, 7])
    assert row.getvalue() == bytes([0, 0, 1, 255, 0, 255, 0, 7])
