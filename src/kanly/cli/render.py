"""Views as text: the game's own picture, or whatever data it shows, laid out readably."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kanly.kernel import Message, Rules
from kanly.words import Words

WIDEST: Final = 8  # columns of a table


def picture(
    rules: Rules[Any], view: dict[str, Any], words: Words, before: dict[str, Any] | None = None
) -> RenderableType:
    """A view for the terminal; of a painted one, only the paragraphs that an earlier view did not have."""

    def say(said: str | Message) -> str:
        return words.say(Message(said) if isinstance(said, str) else said)

    painted = rules.paint(view, say)
    if not painted:
        return lay_out(view)
    if before is not None:
        known = set(rules.paint(before, say).split("\n\n"))
        painted = "\n\n".join([paragraph for paragraph in painted.split("\n\n") if paragraph not in known])
    return Text(painted, no_wrap=True, overflow="ignore")


def lay_out(data: dict[str, Any]) -> RenderableType:
    """Any plain data: values in a line, lists in a line each, small records as tables; None is left out."""
    values = [f"{_title(key)} {cell(value)}" for key, value in data.items() if _is_value(value) and value is not None]
    parts: list[RenderableType] = [Text(" · ".join(values))] if values else []
    for key, value in data.items():
        if _is_value(value):
            continue
        rows = [{"": name, **row} for name, row in value.items()] if _are_records(value, dict) else value
        if _are_records(rows, list) and len(_columns(rows)) <= WIDEST:
            parts += [Text(_title(key), style="bold"), Padding(_table(rows), (0, 0, 0, 2), expand=False)]
        elif isinstance(value, dict) and not all(_is_value(item) for item in value.values()):
            parts += [Text(_title(key), style="bold"), Padding(lay_out(value), (0, 0, 0, 2), expand=False)]
        else:
            parts.append(Text(f"{_title(key)}: {cell(value)}"))
    return Group(*parts)


def cell(value: Any) -> str:
    """A value in few words."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join([cell(item) for item in value]) or "none"
    if isinstance(value, dict):
        return ", ".join([f"{_title(key)} {cell(item)}" for key, item in value.items()]) or "none"
    return str(value)


def plain(text: str) -> str:
    """What somebody else wrote, without characters that could command a terminal."""
    return "".join([char if char.isprintable() else "?" for char in text])


def _table(rows: list[dict[str, Any]]) -> Table:
    keys = _columns(rows)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for key in keys:
        number = all(isinstance(row.get(key), int) for row in rows)
        table.add_column(_title(key), justify="right" if number else "left")
    for row in rows:
        table.add_row(*[Text(cell(row[key])) if key in row else "" for key in keys])
    return table


def _columns(rows: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys([key for row in rows for key in row]))


def _are_records(value: Any, form: type[list[Any]] | type[dict[str, Any]]) -> bool:
    """Whether a list (or a dict) holds dicts and nothing else."""
    if not isinstance(value, form) or not value:
        return False
    items: list[Any] = list(value.values() if isinstance(value, dict) else value)
    return all(isinstance(item, dict) for item in items)


def _is_value(value: Any) -> bool:
    return not isinstance(value, (list, dict))


def _title(key: object) -> str:
    return str(key).replace("_", " ")
