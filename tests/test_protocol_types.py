"""The browser client's types are those of the protocol."""

from msgspec import Struct, inspect
from tools.protocol_types import FILE, generate, interface, typescript

from kanly.protocol import socket


def test_the_browsers_types_are_fresh() -> None:
    stale = "stale: run .venv/bin/python -m tools.protocol_types"
    assert FILE.read_text(encoding="utf-8") == generate(), stale


def test_types_in_typescript() -> None:
    kinds = {
        list[int | None]: "(number | null)[]",
        dict[str, list[str]]: "Record<string, string[]>",
        tuple[str, bool]: "[string, boolean]",
        list[tuple[str, str]]: "[string, string][]",
        socket.SeatView | None: "SeatView | null",
    }
    for kind, expected in kinds.items():
        assert typescript(inspect.type_info(kind)) == expected


class Wish(Struct, forbid_unknown_fields=True):
    """What
    is wished."""

    name: str
    often: int = 1


def test_only_a_request_may_lack_what_has_a_default() -> None:
    lines = ["/** What is wished. */", "export interface Wish {", "  name: string;", "  often?: number;", "}", ""]
    assert interface(Wish, set()).split("\n") == lines
    assert "  often: number;" in interface(Wish, {Wish})
