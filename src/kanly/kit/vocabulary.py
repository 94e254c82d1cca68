"""Messages whose arguments are named after what they are, so that every language can put them into its own form."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kanly.kernel import PASS, Ask, Event, Message, Option

Named = Callable[[Any], tuple[Message, str]]  # a value -> its words, and its reference


class Vocabulary:
    """What the arguments of a game's messages are, by their names.

    With the prefix "card" for arguments called `card`, the value `shield` becomes the message `card-shield` and the
    reference `card:shield`, by which a client finds it on the board. `others` are for what has no such simple name.
    Everything else is a plain value. `card1` and `card2` are named like `card`.
    """

    prefixes: dict[str, str]
    others: dict[str, Named]

    def __init__(self, prefixes: dict[str, str], others: dict[str, Named] | None = None) -> None:
        self.prefixes = prefixes
        self.others = {} if others is None else others

    def message(self, id: str, rules: tuple[str, ...] = (), **args: Any) -> Message:
        """A message with its arguments in words, and references to what they name."""
        said: dict[str, Any] = {}
        refs: list[str] = []
        for name, value in args.items():
            sort = name.rstrip("0123456789")
            if sort in self.others:
                said[name], ref = self.others[sort](value)
                refs.append(ref)
            elif sort in self.prefixes:
                said[name] = Message(f"{self.prefixes[sort]}-{value}")
                refs.append(f"{self.prefixes[sort]}:{value}")
            else:
                said[name] = value
        return Message(id, said, tuple(refs), rules)

    def options_by(self, name: str, *rules: str) -> Callable[[Any, Ask, Option], Message]:
        """Words for the options of a kind: `<kind>-option` with the option as the argument `name`, or `<kind>-pass`."""

        def describe(_p: Any, ask: Ask, option: Option) -> Message:
            if option == PASS:
                return Message(ask.kind + "-pass", rules=rules)
            return self.message(ask.kind + "-option", rules, **{name: option})

        return describe

    def narrate(self, fields: dict[str, tuple[str, ...]], event: Event) -> Message:
        """An event in words; `fields` (`rules.event_fields`) names its data."""
        return self.message("event-" + event.kind, **dict(zip(fields.get(event.kind, ()), event.data)))


def data_of(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """Messages as plain data, for an almanac."""
    return [message.data() for message in messages]
