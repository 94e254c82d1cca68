"""Messages: text as an id with arguments, so that every language can say it in its own order and cases."""

from __future__ import annotations

from typing import Any, Final

Arg = Any  # str, int, float or another Message

PLAYER: Final = "seat-player"  # whoever sits at place `n`, counted from one: whoever shows it knows the name


class Message:
    """A sentence to be said: message id, arguments, what it points at on the board, and the rules it rests on."""

    id: str
    args: dict[str, Arg]
    refs: tuple[str, ...]
    rules: tuple[str, ...]

    def __init__(
        self,
        id: str,
        args: dict[str, Arg] | None = None,
        refs: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.args = {} if args is None else args
        self.refs = refs
        self.rules = rules

    def data(self) -> dict[str, Any]:
        """The message as plain data for a client."""
        args = {name: arg.data() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args, "refs": list(self.refs), "rules": list(self.rules)}

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"
