"""A property that does not hold, and where."""

from __future__ import annotations

from typing import Any, NoReturn

from kanly.kernel import KanlyError
from kanly.kernel.record import Record


class PropertyBroken(KanlyError):
    """A game (or the kernel) breaks a property: which one, how, and the record that leads there."""

    def __init__(self, property: str, message: str) -> None:
        super().__init__(message)
        self.property = property
        self.message = message
        self.where = ""
        self.record: Record | None = None

    def __str__(self) -> str:
        return f"{self.property}: {self.message}" + (f" [{self.where}]" if self.where else "")


def broken(property: str, message: str) -> NoReturn:
    """Report a property that does not hold."""
    raise PropertyBroken(property, message)


def same(property: str, what: str, left: Any, right: Any) -> None:
    """Hold that two pieces of plain data are equal; otherwise say where they differ first."""
    if left != right:
        broken(property, f"{what}: {difference(left, right)}")


def difference(left: Any, right: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, as `path: left, right`."""
    if type(left) is type(right):
        if isinstance(left, dict):
            for key in [*left, *[key for key in right if key not in left]]:
                if key not in right or key not in left:
                    return f"{path}.{key} is only in one of them".lstrip(".")
                if left[key] != right[key]:
                    return difference(left[key], right[key], f"{path}.{key}")
        if isinstance(left, (list, tuple)):
            for i in range(min(len(left), len(right))):
                if left[i] != right[i]:
                    return difference(left[i], right[i], f"{path}[{i}]")
            longer = left if len(left) > len(right) else right
            rest = _short(longer[min(len(left), len(right))])
            return f"{path or 'it'} has {len(left)} and {len(right)} items; the first one too many: {rest}".lstrip(".")
    return f"{path or 'it'}: {_short(left)}, {_short(right)}".lstrip(".")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "..."
