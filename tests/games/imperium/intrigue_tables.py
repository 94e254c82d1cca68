"""Tables around one intrigue card: on the own turn, in combat, at the end of the game."""

from __future__ import annotations

from typing import Any

from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.table.forces import strength

DEAR = ("strike_fleet", "in_high_places", "leadership", "price_is_no_object", "steersman")  # no card of 3 or less


def plotting(*cards: str, modules: tuple[str, ...] = (), settings: Any = None, **given: Any) -> UprisingTable:
    """House 0 holds these intrigue cards and is on turn; the conflict is not protected by the Shield Wall."""
    t = uprising(3, modules=modules, settings=settings).give(0, intrigues=cards, **given)
    return t.conflict("trade_dispute").turn(0)


def revealing(*cards: str, modules: tuple[str, ...] = (), settings: Any = None, **given: Any) -> UprisingTable:
    """The same in a reveal turn."""
    return plotting(*cards, modules=modules, settings=settings, **given).reveals(0)


def fighting(*cards: str, modules: tuple[str, ...] = (), settings: Any = None, **given: Any) -> UprisingTable:
    """House 0 holds these cards in combat, with two troops in the conflict unless said otherwise.

    House 1 has a troop and a card, too, so that combat does not end with the last card of house 0.
    """
    given = {"troops": 2, **given}
    t = uprising(3, modules=modules, settings=settings).give(0, intrigues=cards, **given)
    return t.give(1, troops=1, intrigues=["contingency_plan"]).conflict("trade_dispute").combat()


def ending(*cards: str, modules: tuple[str, ...] = (), **given: Any) -> UprisingTable:
    """House 0 holds these cards at the end of the game."""
    return uprising(3, modules=modules).give(0, intrigues=cards, **given).play("endgame")


def might(t: UprisingTable, h: int = 0) -> int:
    """The strength of a house in the conflict."""
    return strength(t.house(h))


def discards(t: UprisingTable) -> list[str]:
    """The common discard pile of intrigue cards."""
    return [t.box.intrigue_pieces[card].name for card in t.now.intrigue_discard]


def laid(t: UprisingTable, h: int = 0) -> list[str]:
    """The intrigue cards that lie face up before a house."""
    return [t.box.intrigue_pieces[card].name for card in t.house(h).laid]


def playable(t: UprisingTable, h: int = 0) -> list[str]:
    """The ways card:way in which the house can play intrigue cards now."""
    return [text[5:] for text in t.offered(h) if text.startswith("plot:")]
