"""Everything that is printed, as plain data for clients that draw it: cards, spaces, posts, tracks, leaders.

Effects are lists of messages, one a clause, from the effects that run; `lines` is everything that is printed, as
sentences. Nothing here depends on a game that is going on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kanly.games.imperium.client.words import as_played
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.pieces.board import Post, Space, Track
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.pieces.intrigues import Intrigue
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.trophies import ROMAN, Trophy
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import BONUS, FRIENDS, TOP
from kanly.kernel import Message
from kanly.kit import data_of

Words = dict[str, Any]


def almanac(rules: ImperiumRules) -> dict[str, Any]:
    """The whole box of a set-up."""
    box = rules.box
    return {
        "factions": {track.name: _track(track) for track in box.tracks},
        "spaces": {space.name: _space(box, space) for space in box.spaces},
        "posts": {post.name: _post(box, post) for post in box.posts},
        "cards": {name: _card(box, card) for name, card in box.cards.items()},
        "imperium": {card.name: len(card.pieces) for card in box.imperium},  # the deck as it was shuffled
        "intrigues": {name: _intrigue(box, card) for name, card in box.intrigues.items()},
        "leaders": {name: _leader(box, leader) for name, leader in box.leaders.items()},
        "trophies": {card.name: _trophy(box, card) for card in box.trophies},
    }


def _names(icons: tuple[int, ...]) -> list[str]:
    return [ICONS[icon] for icon in icons]


def _told(box: Box, words: Iterable[Message]) -> list[Words]:
    return data_of([as_played(box, each) for each in words])


def _texts(box: Box, effects: tuple[Effect, ...]) -> list[Words]:
    return _told(box, [effect.text() for effect in effects])


def _track(track: Track) -> dict[str, Any]:
    """An influence track: its last step, and what the steps give."""
    point = Message("victory-points", {"n": 1}).data()
    steps = {str(FRIENDS): [point], **{str(n): [effect.text().data()] for n, effect in track.steps().items()}}
    return {"top": TOP, "alliance": BONUS, "steps": steps}


def _space(box: Box, space: Space) -> dict[str, Any]:
    return {
        "icon": ICONS[space.icon],
        "faction": box.tracks[space.faction].name if space.faction >= 0 else None,
        "combat": space.combat,
        "maker": space.maker,
        "once": space.once,
        "needs": {"faction": box.tracks[space.needs[0]].name, "n": space.needs[1]} if space.needs is not None else None,
        "prices": [
            {
                "cost": price.cost.cost_text().data() if price.cost is not None else None,
                "effects": _texts(box, price.effects),
            }
            for price in space.prices
        ],
        "staying": space.staying.text().data() if space.staying is not None else None,
        "control": space.control.text().data() if space.control is not None else None,
        "posts": [box.posts[post].name for post in space.posts],
        "lines": _told(box, space.printed(box)),
    }


def _post(box: Box, post: Post) -> dict[str, Any]:
    return {"spaces": [box.spaces[space].name for space in post.spaces], "icons": _names(tuple(post.icons))}


def _card(box: Box, card: Card) -> dict[str, Any]:
    return {
        "cost": card.cost if card.cost >= 0 else None,
        "factions": _names(card.factions),
        "icons": _names(card.icons),
        "ignores_requirement": card.ignores_requirement,
        "agent": _told(box, card.agent_texts()),
        "reveal": _told(box, card.reveal_texts()),
        "acquire": _told(box, card.texts(card.acquire)),
        "discard": _told(box, card.texts(card.on_discard)),
        "trash": _told(box, card.texts(card.on_trash)),
        "lines": _told(box, card.printed(box)),
    }


def _intrigue(box: Box, card: Intrigue) -> dict[str, Any]:
    ways = [{"mode": way.mode, "effect": as_played(box, way.words()).data()} for way in card.ways]
    return {"ways": ways, "lines": _told(box, card.printed(box))}


def _leader(box: Box, leader: Leader) -> dict[str, Any]:
    lines = _told(box, leader.printed(box))
    return {"complexity": leader.complexity, "flip": leader.flip or None, "track": list(leader.track), "lines": lines}


def _trophy(box: Box, card: Trophy) -> dict[str, Any]:
    return {
        "level": ROMAN[card.level],
        "icon": card.icon,
        "location": card.location or None,
        "protected": card.protected,
        "rewards": [_told(box, card.texts(names)) for names in card.rewards],
        "lines": _told(box, card.printed(box)),
    }
