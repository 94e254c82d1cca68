"""Messages of the game: names in arguments become messages of their own, so that every language can decline them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.facts.board import AREA_OF, SECTORS
from kanly.games.arrakis.facts.leaders import LEADER_OF
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, DESIGN_OF
from kanly.kernel import PASS, Ask, Event, Message, Option

DONE: Final = "done"

# What an argument of this name is: the prefix of its message id.
NAMES: Final[dict[str, str]] = {
    "side": "side",
    "other": "side",
    "zone": "zone",
    "leader": "leader",
    "figure": "figure",
    "result": "result",
    "marker": "marker",
    "power": "power",
    "deck": "deck",
    "vehicle": "vehicle",
    "vision": "vision",
    "face": "wormsign",
    "atomics": "atomics",
    "mode": "mode",
    "phase": "phase",
}


OF_A_SIDE: Final = ("special", "generic")  # figures with a name of their own on either side


def message(id: str, rules: tuple[str, ...] = (), **args: Any) -> Message:
    """A message whose arguments are named after what they are: area=, leader=, card=, side=, ... or plain values."""
    out: dict[str, Any] = {}
    refs: list[str] = []
    for name, value in args.items():
        kind = name.rstrip("0123456789")
        if kind in ("area", "from"):
            out[name] = area_name(str(value))
            refs.append(f"area:{value}")
        elif kind == "card":
            out[name] = Message("card-" + ALL_DESIGNS[DESIGN_OF[str(value)]].title)
            refs.append(f"card:{value}")
        elif kind == "token":
            out[name] = face("atreides", str(value))
        elif kind == "garrison":
            out[name] = face("harkonnen", str(value))
        elif kind in NAMES:
            out[name] = Message(f"{NAMES[kind]}-{value}")
            refs.append(f"{NAMES[kind]}:{value}")
        else:
            out[name] = value
    return Message(id, out, tuple(refs), rules)


def area_name(name: str) -> Message:
    """An area by its printed name, or by its sector and number."""
    sector, _, number = name.rpartition("_")
    if sector in SECTORS and number.isdigit():
        return Message("area-unnamed", {"sector": Message("sector-" + sector), "number": number})
    return Message("area-" + name) if name in AREA_OF else Message(name)


def face(side: str, letters: str) -> Message:
    """What a deployment token shows, or those that make a garrison."""
    figures = (("R", "regular"), ("E", "elite"), ("S", f"special-{side}"), ("L", f"generic-{side}"))
    shown = [Message(f"face-{name}", {"n": letters.count(one)}) for one, name in figures if one in letters]
    out = shown[0]
    for more in shown[1:]:
        out = Message("face-more", {"first": out, "next": more})
    return out


def say_figure(name: str, number: int, side: str = "") -> Message:
    """A number of figures of a sort, or a leader by name; of a side, if it is known whose."""
    if name in LEADER_OF:
        return Message("leader-" + name)
    own = f"-{side}" if side and name in OF_A_SIDE else ""
    return Message(f"figures-{name}{own}", {"n": number})


def joined(id: str, parts: list[Message]) -> Message:
    """Several messages in a row, as messages within messages."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Message(id, {"a": part, "b": out})
    return out


def came_to_nothing(p: Any) -> None:
    """Say so where a scene ends that has done nothing (R4.22)."""
    if not p.told:
        p.tell("nothing_came")


def in_vain(words: Message) -> Message:
    """What an option does, if nothing: it may be taken all the same (R0.10)."""
    return Message("does-nothing", {"what": words}, words.refs, ("R0.10", *words.rules))


def declined(p: Any, ask: Ask, option: Option = DONE) -> Message:
    """To do nothing more; said as what it is while nothing was done yet: a die, card or token is spent all the same."""
    return wasted(p, message(f"{ask.kind}-{option}"))


def wasted(p: Any, made: Message) -> Message:
    """An option that does nothing more, and that nothing was done yet if it is so."""
    if p.told or p.state.marches or p.state.active < 0:
        return made
    return Message("in-vain", {"what": made}, (), ("R4.22", "R0.10"))


def options_by(name: str, spent: bool = False) -> Callable[[Any, Ask, Option], Message]:
    """Words for options of one sort: `<kind>-option` with the option as that argument, `<kind>-done`, `<kind>-pass`.

    `spent`: something was spent for what is asked, and lost by declining.
    """

    def describe(p: Any, ask: Ask, option: Option) -> Message:
        if option in (DONE, PASS):
            return declined(p, ask, option) if spent else message(f"{ask.kind}-{option}")
        return message(f"{ask.kind}-option", **{name: option})

    return describe


def asked(rules: tuple[str, ...] = ()) -> Callable[[Any, Ask], Message]:
    """A question that is always the same sentence, with the rules behind it."""
    return lambda p, ask: message("ask-" + ask.kind, rules)


def refused(id: str, rules: tuple[str, ...], name: str) -> Callable[[Any, Ask, Option], Message | None]:
    """The same reason for every option of one sort."""

    def why_not(p: Any, ask: Ask, option: Option) -> Message | None:
        return None if option in (DONE, PASS, "stay") else message(id, rules, **{name: option})

    return why_not


# What events of tables that were stored by an older version do not tell.
NOT_YET_TOLD: Final[dict[str, dict[str, Any]]] = {"battle_damage": {"cancelled": 0}}


def narrate(event_fields: dict[str, tuple[str, ...]], event: Event) -> Message:
    """An event in words; its data are named by the part of the game that tells it."""
    told = {**NOT_YET_TOLD.get(event.kind, {}), **dict(zip(event_fields.get(event.kind, ()), event.data))}
    if told.get("figure") in OF_A_SIDE and "side" in told:
        told["figure"] = f"{told['figure']}-{told['side']}"
    return message("event-" + event.kind, **told)
