"""What clients see of the first game: the Mentat, The Voice, plans; redealt worlds; the text board."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.client.paint import Painter, Painting
from kanly.games.imperium.first.leaders import FirstLeader
from kanly.games.imperium.first.masterstroke import redeal_plans
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Chance, Message


def view_first(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """The Mentat, and what cards and leaders bring."""
    table = first_table(s)
    view["mentat"] = _or_none(table.mentat)
    view["mentat_promised"] = _or_none(table.promised)
    view_guests(rules, s, seat, view)


def view_guests(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything is public but a Masterstroke that is still planned, and a top card that somebody has looked at."""
    box = rules.box
    table = first_table(s)
    view["voices"] = [{"space": box.spaces[space].name, "house": h} for space, h in table.voices]
    if view["turn"] is not None:
        view["turn"]["acted"] = table.acted
        view["turn"]["envoy"] = table.envoy
        view["turn"]["infiltrating"] = table.infiltrating
        view["turn"]["bankers"] = table.bankers
    for h in range(len(s.houses)):
        house = s.houses[h]
        shown = view["houses"][h]
        top = house.deck[-1] if house.deck else NOBODY
        shown["top"] = box.pieces[top].name if top != NOBODY and s.cards.by(seat, top) else None
        shown["doubled"] = None if table.doubled[h] == NOBODY else box.spaces[table.doubled[h]].name
        shown["struck"] = table.struck[h]
        open_to = table.struck[h] or seat == house.seat
        shown["plan"] = [box.tracks[f].name for f in table.plans[h]] if table.plans[h] and open_to else None


def _or_none(house: int) -> int | None:
    return house if house != NOBODY else None


def redeal_first(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """What others plan may be anything."""
    redeal_plans(s, seat, chance)


class GuestPainting(Painting):
    """Plans and known top cards in a house's line; The Voice and leaders who pass others."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        out: list[str] = []
        h = painter.view["houses"].index(house)
        if house["plan"] is not None:
            factions = [painter.say("short-" + name) for name in house["plan"]]
            id = "paint-struck" if house["struck"] else "paint-plan"
            out.append(painter.say(Message(id, {"first": factions[0], "second": factions[1]})))
        if house["top"] is not None and h == painter.me:
            out.append(painter.say(Message("paint-top", {"card": Message("card-" + house["top"])})))
        return out

    def passes(self, painter: Painter, space: Space) -> bool:
        leader = painter.box.leaders.get(painter.view["houses"][painter.me]["leader"])
        turn = painter.view["turn"]
        infiltrating = turn is not None and turn["house"] == painter.me and turn["infiltrating"]
        return bool(infiltrating) or (isinstance(leader, FirstLeader) and space.icon in leader.passes)

    def closes(self, painter: Painter, space: Space) -> bool:
        voices = painter.view["voices"]
        return any(voice["space"] == space.name and voice["house"] != painter.me for voice in voices)

    def offer(self, painter: Painter) -> list[str]:
        return [
            painter.say(
                Message(
                    "paint-voice",
                    {
                        "space": Message("space-" + voice["space"]),
                        "house": Message("leader-" + painter.view["houses"][voice["house"]]["leader"]),
                    },
                )
            )
            for voice in painter.view["voices"]
        ]


class FirstPainting(GuestPainting):
    """The Mentat besides."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        out: list[str] = []
        h = painter.view["houses"].index(house)
        if painter.view["mentat"] == h:
            out.append(painter.say("paint-mentat"))
        if painter.view["mentat_promised"] == h:
            out.append(painter.say("paint-mentat-promised"))
        return out + super().house(painter, house)
