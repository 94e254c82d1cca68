"""Messages of Dune: names in arguments become messages of their own, so that every language can decline them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune.client.reasons import rules_of
from kanly.games.dune.facts.factions import POWER_OF, POWERS
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, TERRITORIES
from kanly.kernel import PASS, Ask, Event, Message, Option

# What an argument of this name is: the prefix of its message id.
NAMES: Final[dict[str, str]] = {
    "faction": "faction",
    "other": "faction",
    "third": "faction",
    "to": "faction",
    "territory": "territory",
    "card": "card",
    "leader": "leader",
    "kind": "kind",
    "phase": "phase",
}


def message(id: str, rules: tuple[str, ...] = (), **args: Any) -> Message:
    """A message whose arguments are named after what they are: faction=, node=, card=, leader=, ... or plain values."""
    out: dict[str, Any] = {}
    refs: list[str] = []
    for name, value in args.items():
        kind = name.rstrip("0123456789")
        if kind in ("node", "from"):
            out[name] = place(str(value))
            refs.append(f"node:{value}")
        elif kind == "power":
            out[name] = Message("power-" + POWERS[POWER_OF[value]].name)
            refs.append(f"power:{value}")
        elif kind in NAMES:
            out[name] = Message(f"{NAMES[kind]}-{value}")
            refs.append(f"{NAMES[kind]}:{value}")
        else:
            out[name] = value
    return Message(id, out, tuple(refs), rules)


def place(token: str) -> Message:
    """A node by the name of its territory, with the sector where it has several."""
    node = NODE_OF[token]
    territory = TERRITORIES[NODE_TERRITORY[node]]
    name = Message("territory-" + territory.name)
    if len(territory.sectors) < 2:
        return name
    return Message("place", {"territory": name, "sector": NODE_SECTOR[node]})


def options_by(name: str) -> Callable[[Any, Ask, Option], Message]:
    """Words for options of one sort: `<kind>-option` with the option as the argument of that name, or `<kind>-pass`."""

    def describe(p: Any, ask: Ask, option: Option) -> Message:
        return message(f"{ask.kind}-pass") if option == PASS else message(f"{ask.kind}-option", **{name: option})

    return describe


def narrate(event_fields: dict[str, tuple[str, ...]], event: Event) -> Message:
    """An event in words, with the rule behind it; its data are named by the module that tells it.

    An event of an older version may lack the last of them.
    """
    fields = event_fields.get(event.kind, ())[: len(event.data)]
    rules = rules_of(event, fields)
    return message("event-" + event.kind, rules, **{fields[i]: event.data[i] for i in range(len(fields))})
