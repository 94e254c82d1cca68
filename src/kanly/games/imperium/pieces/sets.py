"""A printed set: what one product holds, or one part of it. Its pieces are made anew for every box that takes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.games.imperium.pieces.board import Post, Space, Track
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.intrigues import Intrigue
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.piece import Piece
from kanly.games.imperium.pieces.trophies import Trophy


class Set:
    """Functions that make the pieces of a set, kind by kind; what a set does not have, it does not name.

    `others` holds kinds of pieces that only a module knows, by the name of the kind (`contract`). `covers` names pieces
    of other sets that this one hides, and may have in its own way; `leaves_out` starting and intrigue cards of other
    sets that are not used together with it. `decks` holds deck cards that lie in a deck of their own, by its name; one
    that is called as a leader is what that leader begins with. `rulings` names the rules that speak of single pieces.
    """

    name: str
    makers: dict[str, Callable[[], Any]]
    covers: tuple[str, ...]
    leaves_out: tuple[str, ...]
    decks: tuple[str, ...]
    rulings: dict[str, tuple[str, ...]]

    def __init__(
        self,
        name: str,
        *,
        tracks: Callable[[], tuple[Track, ...]] | None = None,
        spaces: Callable[[], tuple[Space, ...]] | None = None,
        posts: Callable[[], tuple[Post, ...]] | None = None,
        starters: Callable[[], tuple[Card, ...]] | None = None,
        reserve: Callable[[], tuple[Card, ...]] | None = None,
        imperium: Callable[[], tuple[Card, ...]] | None = None,
        intrigues: Callable[[], tuple[Intrigue, ...]] | None = None,
        conflicts: Callable[[], tuple[Trophy, ...]] | None = None,
        objectives: Callable[[], tuple[Trophy, ...]] | None = None,
        leaders: Callable[[], tuple[Leader, ...]] | None = None,
        others: dict[str, Callable[[], tuple[Piece, ...]]] | None = None,
        decks: dict[str, Callable[[], tuple[Card, ...]]] | None = None,
        covers: tuple[str, ...] = (),
        leaves_out: tuple[str, ...] = (),
        rulings: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.makers = {}
        named: dict[str, Callable[[], Any] | None] = {
            "track": tracks,
            "space": spaces,
            "post": posts,
            "starter": starters,
            "reserve": reserve,
            "imperium": imperium,
            "intrigue": intrigues,
            "conflict": conflicts,
            "objective": objectives,
            "leader": leaders,
            **(others or {}),
            **(decks or {}),
        }
        for kind, maker in named.items():
            if maker is not None:
                self.makers[kind] = maker
        self.covers = covers
        self.leaves_out = leaves_out
        self.decks = tuple(decks or {})
        self.rulings = rulings or {}

    def make(self, kind: str, modules: tuple[str, ...]) -> list[Any]:
        """Fresh pieces of one kind, without those of modules that are not in the game."""
        maker = self.makers.get(kind)
        if maker is None:
            return []
        return [piece for piece in maker() if not piece.module or piece.module in modules]
