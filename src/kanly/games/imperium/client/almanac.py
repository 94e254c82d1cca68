"""Everything that is printed, as plain data for clients that draw it: cards, spaces, posts, tracks, leaders, contracts.

Effects are lists of messages, one a clause, from the effects that run; `lines` is everything that is printed, as
sentences. Nothing here depends on a game that is going on.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.card_words import ROMAN, card_words, contract_words, reveal_words
from kanly.games.imperium.client.words import played_words
from kanly.games.imperium.effects.base import CLAUSES, Effect
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.modules.choam.tiles import CONTRACTS, Contract
from kanly.games.imperium.pieces.board import POSTS, SPACES, Post, Space
from kanly.games.imperium.pieces.cards import CARDS, Card
from kanly.games.imperium.pieces.icons import FACTIONS, ICONS
from kanly.games.imperium.pieces.intrigues import INTRIGUES, Intrigue
from kanly.games.imperium.pieces.leaders import LEADERS, Leader
from kanly.games.imperium.pieces.trophies import TROPHIES, Trophy
from kanly.games.imperium.table.standing import BONUS, FRIENDS, TOP
from kanly.kernel import Message

Words = dict[str, Any]

# What the fourth step of an influence track gives (INF-03).
BONUSES: Final = {
    "emperor": Message("place-spy"),
    "guild": Message("gain", {"what": resources(3, 0, 0)}),
    "bene_gesserit": Message("intrigue", {"n": 1}),
    "fremen": Message("gain", {"what": resources(0, 0, 1)}),
}


def almanac() -> dict[str, Any]:
    """The whole box."""
    return {
        "factions": {name: _faction(name) for name in FACTIONS},
        "spaces": {space.name: _space(space) for space in SPACES},
        "posts": {post.name: _post(post) for post in POSTS},
        "cards": {name: _card(card) for name, card in CARDS.items()},
        "intrigues": {name: _intrigue(card) for name, card in INTRIGUES.items()},
        "leaders": {name: _leader(leader) for name, leader in LEADERS.items()},
        "contracts": {name: _contract(tile) for name, tile in CONTRACTS.items()},
        "trophies": {card.name: _trophy(card) for card in TROPHIES},
    }


def _names(icons: tuple[int, ...]) -> list[str]:
    return [ICONS[icon] for icon in icons]


def _texts(effects: tuple[Effect, ...]) -> list[Words]:
    return [effect.text().data() for effect in effects]


def _clauses(names: tuple[str, ...]) -> list[Words]:
    return [CLAUSES[name].text().data() for name in names]


def _lines(messages: list[Message]) -> list[Words]:
    return [message.data() for message in messages]


def _faction(name: str) -> dict[str, Any]:
    """An influence track: its last step, and what the steps give."""
    point = Message("victory-points", {"n": 1}).data()
    steps = {str(FRIENDS): [point], str(BONUS): [BONUSES[name].data()]}
    return {"top": TOP, "alliance": BONUS, "steps": steps}


def _space(space: Space) -> dict[str, Any]:
    return {
        "icon": ICONS[space.icon],
        "faction": ICONS[space.faction] if space.faction >= 0 else None,
        "combat": space.combat,
        "maker": space.maker,
        "once": space.once,
        "needs": {"faction": ICONS[space.needs[0]], "n": space.needs[1]} if space.needs is not None else None,
        "prices": [
            {"cost": price.cost.text().data() if price.cost is not None else None, "effects": _texts(price.effects)}
            for price in space.prices
        ],
        "staying": space.staying.text().data() if space.staying is not None else None,
        "control": space.control.text().data() if space.control is not None else None,
        "posts": [POSTS[post].name for post in space.posts],
        "lines": _lines(card_words(space.name)),
    }


def _post(post: Post) -> dict[str, Any]:
    return {"spaces": [SPACES[space].name for space in post.spaces], "icons": _names(tuple(post.icons))}


def _card(card: Card) -> dict[str, Any]:
    return {
        "cost": card.cost if card.cost >= 0 else None,
        "factions": _names(card.factions),
        "icons": _names(card.icons),
        "unbidden": card.unbidden,
        "agent": _clauses(card.agent),
        "reveal": _lines(reveal_words(card)),
        "acquire": _clauses(card.acquire),
        "discard": _clauses(card.on_discard),
        "trash": _clauses(card.on_trash),
        "lines": _lines(card_words(card.name)),
    }


def _intrigue(card: Intrigue) -> dict[str, Any]:
    ways = [{"mode": way.mode, "effect": played_words(way).data()} for way in card.ways]
    return {"ways": ways, "lines": _lines(card_words(card.name))}


def _leader(leader: Leader) -> dict[str, Any]:
    lines = _lines(card_words(leader.name))
    return {"complexity": leader.complexity, "flip": leader.flip or None, "track": list(leader.track), "lines": lines}


def _contract(tile: Contract) -> dict[str, Any]:
    return {
        "space": tile.space or None,
        "harvest": tile.harvest,
        "card": tile.card or None,
        "rewards": _clauses(tile.rewards),
        "lines": [contract_words(tile).data()],
    }


def _trophy(card: Trophy) -> dict[str, Any]:
    return {
        "level": ROMAN[card.level],
        "icon": card.icon,
        "location": card.location or None,
        "protected": card.protected,
        "rewards": [_clauses(names) for names in card.rewards],
        "lines": _lines(card_words(card.name)),
    }
