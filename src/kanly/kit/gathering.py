"""A game is written in many files, each of which says what it brings; here they become one module.

    SCENES = (storm, move_storm)
    STEPS = (storm_strikes,)
    KINDS = (Kind("storm_dial", ...),)
    INTERJECTIONS = (Interjection("weather", ...),)
    EVENTS = {"storm_moved": ("from", "to")}
    BLOCKS = (Block("storm", ...),)

What a file does not name, it does not bring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kanly.kernel import Module, RulesError
from kanly.kernel.modules import Function

Wrap = Callable[[Any], Any]  # from what a scene or step was to what stands in its place


def gathered(parts: Iterable[Any], name: str) -> list[Any]:
    """What the parts have under this name, one after the other."""
    return [item for part in parts for item in getattr(part, name, ())]


def module_of(name: str, parts: Iterable[Any], *, steps: Iterable[Function] = (), **more: Any) -> Module:
    """A module of everything that these files bring; `more` is what else a `Module` can have."""
    files = list(parts)
    events: dict[str, tuple[str, ...]] = {}
    for part in files:
        for kind, fields in getattr(part, "EVENTS", {}).items():
            if kind in events:
                raise RulesError(f"two parts of {name!r} name the fields of the event {kind!r}")
            events[kind] = fields
    return Module(
        name,
        scenes=gathered(files, "SCENES"),
        steps=[*gathered(files, "STEPS"), *steps],
        kinds=tuple(gathered(files, "KINDS")),
        interjections=tuple(gathered(files, "INTERJECTIONS")),
        events=events,
        blocks=tuple(gathered(files, "BLOCKS")),
        **more,
    )


def wraps_of(*files: Mapping[str, Wrap]) -> dict[str, Wrap]:
    """What several files change of scenes and steps; what two of them change, both do, one after the other."""
    out: dict[str, Wrap] = {}
    for file in files:
        for name, wrap in file.items():
            out[name] = wrap if name not in out else _both(out[name], wrap)
    return out


def _both(first: Wrap, second: Wrap) -> Wrap:
    return lambda inner: second(first(inner))
