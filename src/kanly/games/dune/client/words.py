"""Messages of Dune: names in arguments become messages of their own, so that every language can decline them."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.client.reasons import rules_of
from kanly.games.dune.facts.factions import POWER_OF, POWERS
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, TERRITORIES
from kanly.kernel import Event, Message
from kanly.kit import Vocabulary


def place(token: str) -> Message:
    """A node by the name of its territory, with the sector where it has several."""
    node = NODE_OF[token]
    territory = TERRITORIES[NODE_TERRITORY[node]]
    name = Message("territory-" + territory.name)
    if len(territory.sectors) < 2:
        return name
    return Message("place", {"territory": name, "sector": NODE_SECTOR[node]})


def _node(value: Any) -> tuple[Message, str]:
    return place(str(value)), f"node:{value}"


def _power(value: Any) -> tuple[Message, str]:
    return Message("power-" + POWERS[POWER_OF[value]].name), f"power:{value}"


# What an argument of this name is: the prefix of its message id.
WORDS: Final = Vocabulary(
    {
        "faction": "faction",
        "other": "faction",
        "third": "faction",
        "to": "faction",
        "territory": "territory",
        "card": "card",
        "leader": "leader",
        "kind": "kind",
        "phase": "phase",
    },
    {"node": _node, "from": _node, "power": _power},
)
message: Final = WORDS.message
options_by: Final = WORDS.options_by


def narrate(event_fields: dict[str, tuple[str, ...]], event: Event) -> Message:
    """An event in words, with the rule behind it; an event of an older version may lack the last of its data."""
    fields = event_fields.get(event.kind, ())[: len(event.data)]
    args = {fields[i]: event.data[i] for i in range(len(fields))}
    if event.kind == "alliance_declined" and args["faction"] == args["third"]:  # not an ally of either, who has a say
        return message("event-alliance_refused", faction=args["faction"], other=args["other"])
    return message("event-" + event.kind, rules_of(event, fields), **args)
