"""Rules by the ids of the game that is played: what all games of the series share cites those of Uprising."""

from __future__ import annotations

from typing import Any

from kanly.kernel import Message


def cited(message: Message, others: dict[str, str]) -> Message:
    """A message that rests on this game's own rules, wherever it has others than Uprising."""
    if not others:
        return message
    args = {name: cited(arg, others) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return Message(message.id, args, message.refs, tuple(_own(message.rules, others)))


def cited_data(data: Any, others: dict[str, str]) -> Any:
    """The same for messages that are plain data already, wherever they are in it."""
    if not others:
        return data
    if isinstance(data, list):
        return [cited_data(each, others) for each in data]
    if not isinstance(data, dict):
        return data
    out = {name: cited_data(each, others) for name, each in data.items()}
    if isinstance(out.get("rules"), list):
        out["rules"] = _own(tuple(out["rules"]), others)
    return out


def _own(rules: tuple[str, ...], others: dict[str, str]) -> list[str]:
    return [id for id in dict.fromkeys([others.get(id, id) for id in rules]) if id]
