"""House Hagal as clients see it: views, the almanac, the text board."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.client.paint import WIDTH, Painter, Painting
from kanly.games.imperium.first.prices import discount
from kanly.games.imperium.modules.rivals.client import POINT
from kanly.games.imperium.modules.rivals.hagal import copies_of
from kanly.games.imperium.modules.rivals.pieces import hagal_card, hagal_cards
from kanly.games.imperium.modules.rivals.table import KWISATZ_HADERACH, difficulty, is_rival, rivals_table
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Message
from kanly.kit import folded


def view_hagal(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything but the order of the deck is public."""
    table = rivals_table(s)
    view["seating"] = list(s.seating)
    view["hagal_deck"] = len(table.deck)
    view["hagal_discard"] = [hagal_card(rules.box, piece).name for piece in table.discard]
    view["no_swordmaster"] = difficulty(rules) == KWISATZ_HADERACH
    view["mentat_price"] = rules.steps["fee"](rules, "mentat", 2)
    for h in range(len(s.houses)):
        last = table.last[h]
        name = hagal_card(rules.box, last).name if last != NOBODY else None
        shown = {"scoreless": s.houses[h].scoreless, "last": name}
        view["houses"][h]["rival"] = shown if is_rival(s, h) else None


def add_hagal(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """Every House Hagal card, and how hard it is."""
    box = rules.box
    almanac["difficulty"] = difficulty(rules) or None
    almanac["rival_point"] = dict(POINT)
    almanac["hagal"] = {}
    for card in hagal_cards(box):
        almanac["hagal"][card.name] = {
            "copies": len(copies_of(rules, card)),
            "spaces": [route.space for route in card.routes],
            "swords": card.swords,
            "lines": [line.data() for line in card.printed(box)],
        }


class HagalPainting(Painting):
    """Who is a rival, and the House Hagal deck."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        rival = house["rival"]
        if rival is None:
            return []
        return [painter.say("paint-rival-scoreless" if rival["scoreless"] else "paint-rival")]

    def closes(self, painter: Painter, space: Space) -> bool:
        if space.name == "mentat":
            house = painter.view["houses"][painter.me]
            return bool(house["solari"] < painter.view["mentat_price"] - discount(painter.box, house["leader"]))
        return space.name == "swordmaster" and bool(painter.view["no_swordmaster"])

    def offer(self, painter: Painter) -> list[str]:
        counts = {"deck": painter.view["hagal_deck"], "n": len(painter.view["hagal_discard"])}
        out = [painter.say(Message("paint-hagal", counts))]
        for name in painter.view["hagal_discard"][-1:]:
            out += folded(f"  {painter.say('hagal-' + name)} · {' · '.join(painter.printed(name))}", 6, WIDTH)
        return out
