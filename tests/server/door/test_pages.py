"""The pages about the server: every example is a message, every message has an example, every setting is told."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kanly.kernel import Message
from kanly.protocol import socket as wire
from kanly.server.process.config import Config
from kanly.server.process.guard import HEADERS
from kanly.words import Words

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
SERVER = [wire.Welcome, wire.Update, wire.About, wire.Talk, wire.Ack, wire.Reason, wire.Pong, wire.Refused, wire.Notice,
          wire.Bye]  # fmt: skip


def examples() -> list[str]:
    """Every JSON object of the page."""
    out: list[str] = []
    for block in re.findall(r"^```json\n(.*?)^```", PROTOCOL, re.MULTILINE | re.DOTALL):
        decoder = json.JSONDecoder()
        rest = block.strip()
        while rest:
            _, end = decoder.raw_decode(rest)
            out.append(rest[:end])
            rest = rest[end:].strip()
    return out


def test_every_message_has_an_example_and_every_example_is_a_message() -> None:
    shown: set[type] = set()
    server: dict[str, type[wire.FromServer]] = {kind.__struct_config__.tag: kind for kind in SERVER}  # type: ignore[misc]
    for example in examples():
        name = json.loads(example)["type"]
        if name not in server:
            shown.add(type(wire.decode(example)))
            continue
        kind = server[name]
        message = msgspec.json.decode(example, type=kind)
        assert set(json.loads(example)) <= {"type", *kind.__struct_fields__}
        if isinstance(message, wire.Update):
            assert isinstance(message.sight, wire.SeatView)
            assert set(json.loads(example)["sight"]) == set(wire.SeatView.__struct_fields__)
        shown.add(kind)
    assert shown == {*get_args(wire.Request), *SERVER}


@pytest.mark.parametrize("name", Config.__struct_fields__)
def test_every_setting_is_told(name: str) -> None:
    assert f"`KANLY_{name.upper()}`" in (ROOT / "docs/server.md").read_text(encoding="utf-8")


def test_every_refusal_and_every_piece_of_news_has_words() -> None:
    codes = set(re.findall(r"`([a-z_]+)`", PROTOCOL.split("`code` is for programs:")[1].split("```")[0]))
    english = Words("en", ["kanly.server"])
    assert len(codes) == 12
    assert {f"refused-{code.replace('_', '-')}" for code in codes} <= english.ids
    for language in ("ru", "uk"):
        words = Words(language, ["kanly.server"])
        assert {id for id in english.ids if id.startswith(("news", "notice", "refused"))} <= words.ids
        assert words.faults == []
        assert words.say(Message("news-rules-changed", {"count": 3}))


def test_headers_are_told_once() -> None:
    names = [name for name, _ in HEADERS]
    assert len(set(names)) == len(names)
