"""What a piece says about itself: cards from the steps that they carry out, leaders, prescience cards, areas, bans.

A piece goes by the reference that messages use for it: `card:fa_thumpers`, `leader:chani`, `vision:pr_09`,
`area:windgap`, `zone:air_north`, `power:choam`, `atomics:rimwall`. Reconstructed pieces say so.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.deploying import parse
from kanly.games.arrakis.client.words import joined, message, say_figure
from kanly.games.arrakis.facts.board import (
    AREA_OF,
    AREAS,
    ATOMICS,
    EXPOSED,
    NORTH_POLE,
    PRINTED,
    RANK,
    SECTORS,
    SECTORS_OF,
    STORM_EXEMPT,
    TERRAIN,
    TERRAINS,
    ZONE_OF,
    ZONE_SECTORS,
    ZONES,
)
from kanly.games.arrakis.facts.leaders import LEADER_OF, LEADERS, Steps
from kanly.games.arrakis.facts.pieces import BOXES, MARKERS, POWERS, SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, DECKS, DESIGN_OF, HAWATS_SCHEMING
from kanly.games.arrakis.facts.prescience import AT_END, VISION_OF, Vision
from kanly.games.arrakis.facts.steps import LEGIONS, VERBS
from kanly.games.arrakis.facts.values import Values
from kanly.kernel import Ask, Kind, Message, Option

RECONSTRUCTED: Final = "printed-reconstructed"


def pieces() -> dict[str, Message]:
    """Everything that can be looked at, with its title."""
    titles = {f"card:{card.name}": Message("card-" + card.title) for card in ALL_DESIGNS}
    titles |= {f"leader:{leader.name}": Message("leader-" + leader.name) for leader in LEADERS}
    titles |= {f"vision:{name}": Message("vision-" + name) for name in VISION_OF}
    titles |= {f"area:{name}": message("name", area=name).args["area"] for name in AREAS}
    titles |= {f"zone:{name}": Message("zone-" + name) for name in ZONES}
    titles |= {f"power:{name}": Message("power-" + name) for name in POWERS}
    titles |= {f"atomics:{name}": Message("atomics-" + name) for name in ATOMICS}
    return titles


def printed(piece: str, values: Values, zones: list[tuple[int, ...]]) -> list[Message]:
    """What a piece says, line by line, with the values that the table plays with and, by area, its air zones."""
    sort, _, name = piece.partition(":")
    if sort == "card":
        return card_lines(DESIGN_OF[name], values)
    if sort == "leader":
        return leader_lines(LEADER_OF[name], values)
    if sort == "vision":
        return vision_lines(visions(values)[VISION_OF[name]])
    if sort == "area":
        return area_lines(AREA_OF[name])
    if sort == "zone":
        return zone_lines(ZONE_OF[name], zones)
    if sort == "power":
        return [Message(f"ban-{name}", rules=("R8.4",)), Message(f"ban-{name}-help", rules=("R8.3", "R8.4"))]
    exposed = EXPOSED[ATOMICS.index(name)]
    return [message("printed-atomics", ("R12.2",), area=AREAS[area]) for area in exposed]


# Steps in words.


def say_steps(steps: Steps) -> Message:
    """Steps one after the other."""
    return joined("steps-then", [say_step(step) for step in steps])


def say_step(step: tuple[Any, ...]) -> Message:
    """One step: its verb with arguments named after their sorts."""
    args: dict[str, Any] = {}
    extra: list[Message] = []
    for i, sort in enumerate(VERBS[step[0]]):
        name = sort.rstrip("?")
        if name == "extra":  # a sentence of its own, where there is one
            extra = [Message(f"extra-{each}") for each in step[i + 1 :]]
            continue
        value = step[i + 1] if i + 1 < len(step) else "none"
        args[name if name not in args else name + "2"] = say_argument(name, value)
    return joined("steps-then", [Message("step-" + step[0], args), *extra])


def say_argument(sort: str, value: Any) -> Any:
    """An argument of a step in words."""
    if sort == "number":
        return value
    if sort == "steps":
        return say_steps(value)
    if sort == "figures":
        return joined("figures-and", [say_figure(name, number) for name, number in parse(value)])
    if sort == "legion":
        return Message("which-" + value) if value in LEGIONS else message("which-of", leader=value)
    if sort == "place":
        if value in AREA_OF:
            return message("where-area", area=value)
        if value.startswith("legion_of_"):
            return message("where-legion-of", leader=value.removeprefix("legion_of_"))
        return Message("where-" + value)
    if sort == "area":
        return message("name", area=value).args["area"]
    if sort in ("leader", "deck", "result"):
        return Message(f"{sort}-{value}")
    return Message(f"{sort}-{value}") if sort != "vehicle" else Message("vehicle-" + value)


# Pieces.


def card_lines(design: int, values: Values) -> list[Message]:
    """A planning card: its deck, and what it does."""
    card = ALL_DESIGNS[design]
    steps = values.cards.get(card.name, card.effect)
    lines = [message("printed-deck", deck=DECKS[card.deck])]
    if card.name == HAWATS_SCHEMING:
        lines.append(Message("printed-scheming", rules=("R4.16",)))
    elif values.stays.get(card.name, False):
        lines.append(Message("printed-stays", {"steps": say_steps(steps)}, rules=("SG9.1",)))
    else:
        lines.append(Message("printed-steps", {"steps": say_steps(steps)}, rules=("R4.7",)))
    if card.otherwise:
        says = "printed-otherwise-atomics" if card.subject == "family_atomics" else "printed-otherwise"
        if card.subject == "beast_rabban":
            says = "printed-otherwise-gone"
        subject = Message("leader-" + card.subject) if card.subject in LEADER_OF else Message("word-atomics")
        lines.append(Message(says, {"leader": subject, "steps": say_steps(card.otherwise)}))
    if card.copies > 1:
        lines.append(Message("printed-copies", {"n": card.copies}))
    if values.is_ours("card:" + card.name):
        lines.append(Message(RECONSTRUCTED))
    return lines


def leader_lines(leader: int, values: Values) -> list[Message]:
    """A named leader: side, what a special becomes, box and special action."""
    card = LEADERS[leader]
    lines = [message("printed-leader", ("R7.8",), side=SIDES[card.side], hits=card.hits, shields=card.shields)]
    box = values.boxes[card.name]
    if not box:
        return [*lines, Message("printed-no-action")]
    where = Message("result-" + box) if box in BOXES[:5] else Message("word-desert_power")
    args = {"result": where, "steps": say_steps(values.actions[card.name])}
    lines.append(Message("printed-action", args, rules=("R4.15",)))
    if values.on_board[card.name]:
        lines.append(Message("printed-on-board", rules=("R4.15",)))
    if values.is_ours("leader:" + card.name):
        lines.append(Message(RECONSTRUCTED))
    return lines


def visions(values: Values) -> list[Vision]:
    """All prescience cards."""
    return [*values.visions, *AT_END]


def vision_lines(card: Vision) -> list[Message]:
    """A prescience card: when, what it asks, what is done, what it brings."""
    when = "printed-at-end" if card.at_end else "printed-with-die" if card.die else "printed-in-turn"
    lines = [Message(when, rules=("R11.3",)), Message("needs-" + card.needs[0], _numbers(card.needs))]
    if card.needs[0] == "legions_on":
        lines[1] = Message(f"needs-legions_on-{card.needs[1]}", {"n": card.needs[2]})
    if card.does:
        lines.append(Message("does-" + card.does[0], _numbers(card.does)))
    for marker in range(len(MARKERS)):
        if card.advance[marker]:
            lines.append(message("printed-advance", marker=MARKERS[marker], n=card.advance[marker]))
    if card.reconstructed:
        lines.append(Message(RECONSTRUCTED))
    return lines


def _numbers(words: tuple[Any, ...]) -> dict[str, Any]:
    return {"n": words[1]} if len(words) > 1 and isinstance(words[1], int) else {}


def area_lines(area: int) -> list[Message]:
    """An area: terrain, sector, what is printed there."""
    lines = [Message(f"terrain-{TERRAINS[TERRAIN[area]]}-help", rules=("R0.7",))]
    lines.append(Message("printed-sector", {"sectors": joined("figures-and", sectors_in(SECTORS_OF[area]))}))
    if RANK[area]:
        lines.append(Message("printed-settlement", {"rank": RANK[area]}, rules=("R0.6",)))
    if "sietch" in PRINTED[area]:
        lines.append(Message("printed-sietch", rules=("R2.1",)))
    if "station" in PRINTED[area]:
        lines.append(Message("printed-station", rules=("R11.5",)))
    if area in STORM_EXEMPT:
        lines.append(Message("printed-sheltered", rules=("R10.9", "R12.2")))
    return lines


def zone_lines(zone: int, zones: list[tuple[int, ...]]) -> list[Message]:
    """An air zone: what is connected to it, and what for."""
    places = sectors_in(ZONE_SECTORS[zone])
    if zone in zones[NORTH_POLE]:
        places.append(Message("area-" + AREAS[NORTH_POLE]))
    return [Message("printed-zone", {"places": joined("figures-and", places)}, rules=("R0.8", "R4.18", "R5.5"))]


def sectors_in(mask: int) -> list[Message]:
    """The sectors of a mask, by name."""
    return [Message("sector-" + SECTORS[i]) for i in range(len(SECTORS)) if mask >> i & 1]


def _describe_either(p: Any, ask: Ask, option: Option) -> Message:
    return Message("either-option", {"steps": say_steps(ask.context[option - 1])})


KINDS: Final = (Kind("either", [1, 2], describe=_describe_either),)
