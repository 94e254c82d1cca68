"""Boards as text: lines that are folded, lists whose items stay whole, columns side by side."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from kanly.kernel import Message

Say = Callable[[str | Message], str]  # the text of a message, or of a message id
TIE: Final = "\N{NO-BREAK SPACE}"


def folded(line: str, indent: int, width: int) -> list[str]:
    """A line in as many as it needs; the spaces that it begins with are kept, further lines are indented."""
    start = line[: len(line) - len(line.lstrip())]
    return wrap(line.strip(), width, initial_indent=start, subsequent_indent=" " * indent)


def listed(start: str, items: list[str], comma: str, indent: int, width: int) -> list[str]:
    """A list in as many lines as it needs; no item is torn."""
    whole = comma.join([item.replace(" ", TIE) for item in items])
    return [line.replace(TIE, " ") for line in folded(start + whole, indent, width)]


def beside(left: list[str], right: list[str], width: int, between: str = "") -> list[str]:
    """Two columns; the left one is `width` characters wide, the shorter one ends in blank lines."""
    out: list[str] = []
    for i in range(max(len(left), len(right))):
        west = left[i] if i < len(left) else ""
        east = right[i] if i < len(right) else ""
        out.append(f"{west:{width}}{between}{east}".rstrip())
    return out
