"""Ix as clients see it: views, redealt worlds, the almanac, the text board."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.paint import LETTERS, WIDTH, Painter, Painting
from kanly.games.imperium.modules.choam.table import CHOAM, choam
from kanly.games.imperium.modules.choam.tiles import tiles as contracts
from kanly.games.imperium.modules.rise_of_ix.cards import IxCard
from kanly.games.imperium.modules.rise_of_ix.fleet import STRENGTH, has_fleet, may_launch
from kanly.games.imperium.modules.rise_of_ix.setting_up import is_epic
from kanly.games.imperium.modules.rise_of_ix.shipping import DIVIDENDS, SHARE, track
from kanly.games.imperium.modules.rise_of_ix.table import FLEET, ix
from kanly.games.imperium.modules.rise_of_ix.tiles import tile_of, tiles
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import SENT, ImperiumState
from kanly.kernel import Chance, Message
from kanly.kit import data_of, folded

HIDDEN: Final = "?"


def view_ix(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything is public but the tiles under others, and a card that was set aside."""
    box = rules.box
    table = ix(s)
    view["epic"] = is_epic(rules)
    view["tech"] = [tile_of(box, stack[-1]).name if stack else None for stack in table.stacks]
    view["tech_left"] = [len(stack) for stack in table.stacks]
    view["tech_trashed"] = _names(box, table.trashed)
    for seen in view["spaces"].values():
        seen["dreadnought"] = None
    for space, h, since in table.posts:
        view["spaces"][box.spaces[space].name]["dreadnought"] = {"house": h, "since": since}
    for h in range(len(s.houses)):
        shown = view["houses"][h]
        shown["tech"] = [{"name": tile_of(box, piece).name, "used": piece in table.used} for piece in table.tiles[h]]
        shown["negotiators"] = table.negotiators[h]
        shown["freighter"] = table.freighters[h] if has_fleet(s, h) else None
        shown["dreadnoughts"] = _fleet(s, h) if has_fleet(s, h) else None
        shown["pushing"] = bool(table.pushing >> h & 1)
    turn = view["turn"]
    if turn is not None:
        turn["commissioned"] = table.commissioned
        turn["launched"] = table.launched
        turn["may_launch"] = may_launch(s) if s.on_turn.stage == SENT else 0
        turn["invading"] = table.invading
        turn["again"] = table.again
        turn["troops"] = s.on_turn.troops
        turn["spent"] = s.on_turn.spent
    view_leaders(rules, s, seat, view)


def view_leaders(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """What leaders have set up: all public but a card that was set aside."""
    box = rules.box
    table = ix(s)
    for h in range(len(s.houses)):
        shown = view["houses"][h]
        shown["ahead"] = [box.pieces[card].name if s.cards.by(seat, card) else HIDDEN for card in table.ahead[h]]
        shown["snoopers"] = [box.tracks[f].name for f in table.snoopers[h]]
        shown["turns"] = table.turns[h]
    if view["turn"] is not None:
        view["turn"]["foreseen"] = box.pieces[table.foreseen].name if table.foreseen >= 0 else None


def _fleet(s: ImperiumState, h: int) -> dict[str, int]:
    table = ix(s)
    return {
        "supply": table.docked[h],
        "garrison": table.garrisons[h],
        "conflict": table.fielded[h],
        "strength": s.houses[h].might,
    }


def _names(box: Box, pieces: list[int]) -> list[str]:
    return [tile_of(box, piece).name for piece in pieces]


def redeal_ix(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """Tiles under others in another order; a card set aside by another may be any of its hand or deck."""
    table = ix(s)
    table.known.redeal(table.stacks, seat, chance)
    redeal_leaders(rules, s, seat, chance)
    if CHOAM in s.parts and any(table.dealt):
        known = choam(s).known
        stock = [piece for pair in table.dealt for piece in pair]
        openings = [piece for tile in contracts(rules.box) if tile.opening for piece in tile.pieces]
        known.redeal([*table.dealt, [piece for piece in openings if piece not in stock]], seat, chance)


def redeal_leaders(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """A card set aside by another may be any of its hand or deck."""
    table = ix(s)
    for h in range(len(s.houses)):
        house = s.houses[h]
        if not table.ahead[h] or house.seat == seat:
            continue
        zones = [house.deck, house.hand, table.ahead[h]]
        here = [card for zone in zones for card in zone]
        kept = frozenset([card for card in house.kept if card in house.hand or card in table.ahead[h]])
        s.cards.redeal(zones[1:], seat, chance, frozenset(here) - kept)
        s.cards.redeal(zones, seat, chance, kept)


def add_ix(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """The tiles, the shipping track, dreadnoughts, and what only cards of this set have."""
    box = rules.box
    almanac["tech"] = {
        tile.name: {
            "cost": tile.cost,
            "marked": tile.marked,
            "acquire": data_of(tile.texts(tile.acquire)),
            "uses": tile.ability is not None,
            "once": bool(tile.once),
            "lines": data_of(tile.printed(box)),
        }
        for tile in tiles(box)
    }
    almanac["shipping"] = [
        {"name": space.name, "rewards": data_of(space.texts(space.rewards)), "lines": data_of(space.printed(box))}
        for space in track(box)
    ]
    almanac["dividends"] = {"solari": DIVIDENDS, "others": SHARE}
    almanac["dreadnoughts"] = {
        "each": FLEET,
        "strength": STRENGTH,
        "controls": [space.name for space in box.spaces if space.control is not None],
    }
    for name, card in box.cards.items():
        entry = almanac["cards"][name]
        entry["unload"] = isinstance(card, IxCard) and card.unload
        entry["infiltrates"] = [ICONS[icon] for icon in card.infiltrates] if isinstance(card, IxCard) else []


# The text board.


class LeaderPainting(Painting):
    """What leaders have set up."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        parts: list[str] = []
        if house["snoopers"]:
            left = ", ".join([painter.say("short-" + name) for name in house["snoopers"]])
            parts.append(painter.say(Message("paint-snoopers", {"factions": left})))
        for card in house["ahead"]:
            own = card != HIDDEN
            parts.append(
                painter.say(Message("paint-ahead", {"card": Message("card-" + card)}) if own else "paint-ahead-hidden")
            )
        return parts


class IxPainting(LeaderPainting):
    """Freighter, negotiators, dreadnoughts and tiles of everybody; the tiles on offer; dreadnoughts on spaces."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        parts: list[str] = []
        if house["freighter"] is not None:
            parts.append(painter.say(Message("paint-freighter", {"n": house["freighter"]})))
        if house["negotiators"]:
            parts.append(painter.say(Message("paint-negotiators", {"n": house["negotiators"]})))
        ships = house["dreadnoughts"]
        if ships is not None and ships["supply"] < FLEET:
            args = {"garrison": ships["garrison"], "conflict": ships["conflict"]}
            parts.append(painter.say(Message("paint-dreadnoughts", args)))
        for tile in house["tech"]:
            name = painter.say("tech-" + tile["name"])
            parts.append(f"({name})" if tile["used"] else name)
        return parts + super().house(painter, house)

    def passes(self, painter: Painter, space: Space) -> bool:
        turn = painter.view["turn"]
        if turn is not None and turn["house"] == painter.me and turn["invading"]:
            return True
        hand = painter.view["houses"][painter.me]["hand"]
        return any(painter.box.cards[name].passes & space.doors for name in hand)

    def offer(self, painter: Painter) -> list[str]:
        view = painter.view
        out = [painter.say(Message("paint-tech", {"n": sum(view["tech_left"])}))]
        for name in view["tech"]:
            if name is not None:
                words = " · ".join(painter.printed(name))
                out += folded(f"  {painter.say('tech-' + name)} · {words}", 6, WIDTH)
        for space, seen in view["spaces"].items():
            if seen["dreadnought"] is not None:
                letter = LETTERS[seen["dreadnought"]["house"]]
                args = {"space": Message("space-" + space), "house": letter}
                out.append(painter.say(Message("paint-stationed", args)))
        return out

    def own(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        out: list[str] = []
        for tile in house["tech"]:
            words = " · ".join(painter.printed(tile["name"]))
            out += folded(f"  {painter.say('tech-' + tile['name'])} · {words}", 6, WIDTH)
        return [painter.say("paint-own-tech"), *out] if out else []
