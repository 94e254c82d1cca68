"""Rivals as clients see them: views, redealt worlds, the almanac, the text board."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.paint import WIDTH, Painter, Painting
from kanly.games.imperium.modules.rivals.hagal import copies_of
from kanly.games.imperium.modules.rivals.pieces import hagal_card, hagal_cards, rival_card, rival_cards
from kanly.games.imperium.modules.rivals.spending import INTRIGUES, SOLARI, SPICE, WATER, wealth
from kanly.games.imperium.modules.rivals.table import KWISATZ_HADERACH, difficulty, in_force, is_rival, rivals_table
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Chance, Message
from kanly.kit import folded

VARIANTS: Final = ("brutal_escalation", "smart_politics", "expert_deployment")
POINT: Final = {
    "intrigue": INTRIGUES,
    "spice": SPICE,
    "water": WATER,
    "solari": SOLARI,
}  # any of them buys one (RIV-42)


def view_rivals(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything but the order of the deck is public."""
    table = rivals_table(s)
    view["seating"] = list(s.seating)
    view["hagal_deck"] = len(table.deck)
    view["hagal_discard"] = [hagal_card(rules.box, piece).name for piece in table.discard]
    view["no_swordmaster"] = difficulty(rules) == KWISATZ_HADERACH
    for h in range(len(s.houses)):
        view["houses"][h]["rival"] = _rival(rules, s, h) if is_rival(s, h) else None


def _rival(rules: ImperiumRules, s: ImperiumState, h: int) -> dict[str, Any]:
    """What there is to know about a rival besides its house: what its Swordmaster costs and how far it has got."""
    house = s.houses[h]
    last = rivals_table(s).last[h]
    return {
        "scoreless": house.scoreless,
        "cost": rival_card(rules.box, house.leader).cost if house.leader else None,
        "owns": wealth(house),
        "last": hagal_card(rules.box, last).name if last != NOBODY else None,
    }


def redeal_rivals(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """The House Hagal deck in another order."""
    table = rivals_table(s)
    table.known.redeal([table.deck], seat, chance)


def add_rivals(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """Every rival card, every House Hagal card, how hard it is and what makes it harder."""
    box = rules.box
    almanac["difficulty"] = difficulty(rules) or None
    almanac["variants"] = [variant for variant in VARIANTS if in_force(rules, variant)]
    almanac["rival_point"] = dict(POINT)
    almanac["rivals"] = {}
    for rival in rival_cards(box):
        almanac["rivals"][rival.name] = {
            "cost": rival.cost,
            "priority": [box.tracks[f].name for f in rival.priority],
            "streamlined": rival.streamlined,
            "signet": [text.data() for text in rival.texts(rival.signet)],
            "scheme": [text.data() for text in rival.texts(rival.scheme)],
            "lines": [line.data() for line in rival.printed(box)],
        }
    almanac["hagal"] = {}
    for card in hagal_cards(box):
        almanac["hagal"][card.name] = {
            "copies": len(copies_of(rules, card)),
            "spaces": [space.name for route in card.routes for space in box.spaces if space.place == route.space],
            "swords": card.swords,
            "lines": [line.data() for line in card.printed(box)],
        }


class RivalPainting(Painting):
    """What a rival saves for, its latest card, the House Hagal deck."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        rival = house["rival"]
        if rival is None or rival["cost"] is None:
            return []
        parts = [painter.say("paint-rival")]
        if not house["swordmaster"]:
            parts.append(painter.say(Message("paint-rival-saves", {"n": rival["owns"], "cost": rival["cost"]})))
        elif not rival["scoreless"]:
            parts.append(painter.say(Message("paint-rival-point", dict(POINT))))
        if rival["scoreless"]:
            parts.append(painter.say("paint-rival-scoreless"))
        return parts

    def closes(self, painter: Painter, space: Space) -> bool:
        return space.once and bool(painter.view["no_swordmaster"])

    def offer(self, painter: Painter) -> list[str]:
        counts = {"deck": painter.view["hagal_deck"], "n": len(painter.view["hagal_discard"])}
        out = [painter.say(Message("paint-hagal", counts))]
        for name in painter.view["hagal_discard"][-1:]:
            out += folded(f"  {painter.say('hagal-' + name)} · {' · '.join(painter.printed(name))}", 6, WIDTH)
        return out
