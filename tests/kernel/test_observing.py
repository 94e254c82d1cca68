"""Observations: counts as bytes."""

from __future__ import annotations

from kanly.kernel import row_of


def test_a_row_says_what_a_byte_can_say() -> None:
    assert row_of([0, True, 255]) == bytes([0, 1, 255])
    assert row_of([256, -1, 7]) == bytes([255, 0, 7])
