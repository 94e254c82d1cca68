"""States as plain data and back, and their digests.

Data is what JSON can hold. Numbers, strings, booleans, None and lists stand for themselves; everything else is tagged:
tuples `{"t": [...]}`, dicts `{"d": [[key, value], ...]}`, bytes `{"b": hex}`, records `{"r": name, "f": {...}}`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from inspect import get_annotations
from typing import Any, Final

from kanly.kernel.chance import Chance, Cheap, Keyed
from kanly.kernel.errors import BadRecord, RulesError
from kanly.kernel.knowledge import Known
from kanly.kernel.rules import Rules
from kanly.kernel.state import State

PARTS: Final = "parts"  # written only where there are some
_fields: Final[dict[type, list[str]]] = {}  # looking them up costs as much as packing a small state


def fields(cls: type) -> list[str]:
    """The attributes that a record class declares, compiled or not, in alphabetical order; none that are no data."""
    known = _fields.get(cls)
    if known is not None:
        return known
    names: set[str] = set()
    for base in cls.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
        names.update(get_annotations(base))
    _fields[cls] = sorted([name for name in names if not name.startswith("_")])
    return _fields[cls]


class Codec:
    """Packs and unpacks the states of one game; knows the record classes that the game declares."""

    classes: dict[str, type]
    names: dict[type, list[str]]

    def __init__(self, records: tuple[type, ...]) -> None:
        self.classes = {}
        self.names = {}
        for cls in (Known, *records):
            self.classes[cls.__name__] = cls
            self.names[cls] = [name for name in fields(cls) if name != PARTS or not issubclass(cls, State)]

    def pack(self, value: Any) -> Any:
        """A value of a state as plain data."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return [self.pack(item) for item in value]
        if isinstance(value, tuple):
            return {"t": [self.pack(item) for item in value]}
        if isinstance(value, dict):
            return {"d": [[self.pack(key), self.pack(value[key])] for key in value]}
        if isinstance(value, bytes):
            return {"b": value.hex()}
        if isinstance(value, Keyed):
            return {"r": "Keyed", "f": {"drawn": value.drawn, "key": value.key.hex()}}
        if isinstance(value, Cheap):
            return {"r": "Cheap", "f": {"drawn": value.drawn, "x": int(value.x)}}
        names = self.names.get(type(value))
        if names is None:
            raise RulesError(f"a state holds a {type(value).__name__}: it is not among the game's records")
        packed = {name: self.pack(getattr(value, name)) for name in names}
        if isinstance(value, State) and value.parts:
            packed[PARTS] = self.pack(value.parts)
        return {"r": type(value).__name__, "f": packed}

    def unpack(self, data: Any, where: str = "state") -> Any:
        """The value that plain data stands for."""
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return [self.unpack(data[i], f"{where}[{i}]") for i in range(len(data))]
        if isinstance(data, dict):
            try:
                if "t" in data:
                    return tuple([self.unpack(item, where) for item in data["t"]])
                if "d" in data:
                    return {self.unpack(key, where): self.unpack(item, where) for key, item in data["d"]}
                if "b" in data:
                    return bytes.fromhex(data["b"])
                if "r" in data:
                    return self._record(data["r"], data["f"], where)
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise BadRecord(f"cannot be read ({type(error).__name__}: {error})", where) from None
        raise BadRecord(f"a {type(data).__name__} is nothing that a state holds", where)

    def _record(self, name: str, given: dict[str, Any], where: str) -> Any:
        if name == "Keyed":
            return Keyed(bytes.fromhex(given["key"]), _count(given["drawn"]))
        if name == "Cheap":
            cheap = Cheap(0)
            cheap.x = given["x"]
            cheap.drawn = _count(given["drawn"])
            return cheap
        cls = self.classes.get(name)
        if cls is None:
            raise BadRecord(f"{name!r} is not among the game's records", where)
        names = self.names[cls]
        if issubclass(cls, State) and PARTS in given:
            names = sorted([*names, PARTS])
        if sorted(given) != names:
            odd = sorted(set(given) ^ set(names))
            raise BadRecord(f"{name} has the wrong fields: {', '.join(odd)}", where)
        made = cls()
        for field in names:
            setattr(made, field, self.unpack(given[field], f"{where}.{field}"))
        return made


def _count(value: Any) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value


def pack(rules: Rules[Any], state: State) -> Any:
    """A whole state as plain data."""
    return Codec(rules.records).pack(state)


def unpack(rules: Rules[Any], data: Any, schema: int) -> State:
    """The state that was packed, brought to the present schema first if it is older."""
    if schema != rules.schema:
        data = rules.migrate(data, schema)
    state = Codec(rules.records).unpack(data)
    if not isinstance(state, State) or not isinstance(state.chance, Chance):
        raise BadRecord("this is no state of a game", "state")
    if sorted(state.parts) != sorted(rules.makers):
        expected = ", ".join(rules.makers) or "none"
        raise BadRecord(f"parts of modules: {', '.join(state.parts) or 'none'}; expected: {expected}", "state.parts")
    return state


def digest(rules: Rules[Any], state: State) -> str:
    """A short fingerprint of a whole state, the same on every machine and build."""
    text = json.dumps(pack(rules, state), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
