"""Messages that no honest client sends: mutated, repeated, reordered, foreign, malformed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection

KINDS = ["hello", "choose", "undo", "confirm", "order", "cancel", "say", "why_not", "vote", "concede", "return",
         "prefer", "hold_on", "ping", "update", "", "__class__"]  # fmt: skip
WORDS = ["", "action", "harvest", "pass", "card", "dial", "ploy", "0", "-1", "duel:briar", "abandon", "undo", "\0", "☃",
         "' or 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", "\ud800", "x" * 300]  # fmt: skip
SAFE = ("choose", "undo", "confirm", "order", "cancel", "say", "why_not", "prefer", "hold_on", "return")


class Fuzzer:
    """Makes messages; some of them are right by accident."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.sent: list[str] = []
        self.count = 0

    def message(self, seat: Any) -> str | bytes:
        """A message for a seat whose state we can see."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.35:
            text = self._honest(seat)
        elif roll < 0.6:
            text = self._mutated(self._honest(seat))
        elif roll < 0.75 and self.sent:
            text = rng.choice(self.sent)
        elif roll < 0.9:
            text = json.dumps(self._value(3))
        else:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
        self.sent.append(text)
        return text

    def _honest(self, seat: Any) -> str:
        rng = self.rng
        self.count += 1
        body: dict[str, Any] = {"type": "choose" if rng.random() < 0.6 else rng.choice(SAFE), "id": f"f{self.count}"}
        kind, option = "action", "harvest"
        if seat.ask is not None:
            kind, option = seat.ask.kind, rng.choice(seat.ask.options).option
        elif seat.sight is not None and seat.sight.unasked:
            asked = rng.choice(seat.sight.unasked)
            kind, option = asked.kind, rng.choice(asked.options).option
        if body["type"] in ("choose", "undo", "confirm"):
            body["rev"] = seat.rev
        if body["type"] == "choose":
            body["choices"] = [[kind, option]] * rng.choice([1, 1, 1, 2, 3])
        elif body["type"] in ("order", "cancel"):
            body["kind"] = kind
        if body["type"] in ("order", "why_not"):
            body["option"] = option
        if body["type"] == "undo":
            body["turn"], body["others"] = rng.random() < 0.3, rng.random() < 0.3
        elif body["type"] == "say":
            body["text"] = rng.choice(WORDS) or "hm"
        elif body["type"] == "prefer":
            body["confirm"] = rng.choice([0, 0, 0, 0, 1])
        return json.dumps(body)

    def _mutated(self, text: str) -> str:
        rng = self.rng
        body = json.loads(text)
        for _ in range(rng.randrange(1, 3)):
            change = rng.random()
            name = rng.choice([*body, rng.choice(KINDS)])
            if change < 0.5:
                body[name] = self._value(2)
            elif change < 0.7 and name in body and len(body) > 1:
                del body[name]
            elif change < 0.85 and "rev" in body:
                body["rev"] = rng.choice([0, 1, -1, 10**30, 1.5, None, "7"])
            else:
                text = json.dumps(body)
                at = rng.randrange(len(text))
                return text[:at] + rng.choice(["", "{", "\\u0000", "NaN", '"']) + text[at + 1 :]
        return json.dumps(body)

    def _value(self, depth: int) -> Any:
        rng = self.rng
        roll = rng.randrange(9 if depth else 6)
        if roll < 2:
            return rng.choice(WORDS)
        if roll == 2:
            return rng.choice([0, 1, -1, 2**53, 2**64, 10**40, 1e308, True, False])
        if roll == 3:
            return None
        if roll == 4:
            return rng.choice(KINDS)
        if roll == 5:
            return rng.random()
        if roll == 6:
            return [self._value(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice([*KINDS, "type", "id", "rev"]): self._value(depth - 1) for _ in range(rng.randrange(4))}


def send(line: ClientConnection, message: str | bytes) -> None:
    """Send text that may hold half characters, which only bytes can carry."""
    if isinstance(message, str):
        try:
            message.encode()
        except UnicodeEncodeError:
            message = message.encode("utf-8", "surrogatepass")
    line.send(message)
