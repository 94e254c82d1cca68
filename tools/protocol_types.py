"""Write web/src/lib/server/protocol.ts: the messages of `kanly.protocol` as TypeScript.

The browser client takes its types from there. Run it after every change of the protocol; a test says when it is stale:

    .venv/bin/python -m tools.protocol_types
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, get_args

from msgspec import Struct, inspect

from kanly.protocol import lobby, socket, telling

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "server" / "protocol.ts"
HEAD = """// The messages of kanly.protocol. Written by tools/protocol_types.py: change the protocol, then run that.

/** An argument of a sentence; other sentences may be among them. */
export type Arg = string | number | boolean | null | Words | Arg[];
"""
# What Python says too loosely.
SPECIAL = {("Words", "args"): "Record<string, Arg>"}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    """The messages that a module defines, in its order."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
            yield value


def named_in(kind: inspect.Type) -> Iterator[type[Struct]]:
    """The messages within a type."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            yield cls
            for field in fields:
                yield from named_in(field.type)
        case inspect.ListType(item_type=item) | inspect.DictType(value_type=item):
            yield from named_in(item)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            for each in kinds:
                yield from named_in(each)


def typescript(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.Metadata(type=bare):
            return typescript(bare)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join([f"'{value}'" for value in values])
        case inspect.ListType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if " " in inner and not inner.endswith(("]", ">")) else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join([typescript(item) for item in items])}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.UnionType(types=kinds):
            return " | ".join([typescript(each) for each in kinds if not isinstance(each, inspect.RawType)])
    return PLAIN[type(kind)]


def comment(text: str) -> list[str]:
    """What is said about a type."""
    lines = wrap(text, 112)
    return [f"/** {text} */"] if len(lines) == 1 else ["/**", *[f" * {line}" for line in lines], " */"]


def interface(struct: type[Struct], told: set[type[Struct]]) -> str:
    """A message in TypeScript. What the server tells is always whole; what it is told may lack what has a default."""
    info: Any = inspect.type_info(struct)
    lines = [*comment(" ".join((struct.__doc__ or "").split())), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        mark = "" if field.required or struct in told else "?"
        kind = SPECIAL.get((struct.__name__, field.name)) or typescript(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    return "\n".join([*lines, "}", ""])


def union(name: str, doc: str, members: list[str]) -> str:
    """A type that is one of several."""
    return f"/** {doc} */\nexport type {name} = {' | '.join(members)};\n"


def generate() -> str:
    """The whole file."""
    found = [struct for module in (telling, lobby, socket) for struct in structs(module)]
    messages = [struct for struct in found if struct not in (socket.FromClient, socket.FromServer)]
    told: set[type[Struct]] = set()
    for struct in messages:
        if not struct.__struct_config__.forbid_unknown_fields:
            told |= {struct, *named_in(inspect.type_info(struct))}
    requests = [struct.__name__ for struct in get_args(socket.Request)]
    answers = [struct.__name__ for struct in messages if issubclass(struct, socket.FromServer)]
    return "\n".join(
        [
            HEAD,
            *[interface(struct, told) for struct in messages],
            union("FromClient", "Anything that a client may send.", requests),
            union("FromServer", "Anything that a server may send.", answers),
            f"export const PROTOCOL = {socket.VERSION};",
            "",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
