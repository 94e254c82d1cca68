"""Rival cards and House Hagal cards as pieces: what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.icons import faction_words, icon_words
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.piece import Piece, joined, section
from kanly.kernel import Message, RulesError

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class Rival(Leader):
    """A rival card: what the Swordmaster costs, the signet, the scheme of three spies, which factions come first."""

    cost: int
    scheme: tuple[str, ...]
    priority: tuple[int, ...]  # tracks, the preferred one first
    streamlined: bool  # may be played as a rival that does not score (RIV-85)

    def __init__(
        self,
        name: str,
        cost: int,
        *,
        signet: tuple[Effect, ...],
        scheme: tuple[Effect, ...],
        priority: tuple[int, ...],
        streamlined: bool = False,
    ) -> None:
        super().__init__(name, signet=signet, selectable=False)
        self.cost = cost
        self.scheme = self.enter("scheme", scheme)
        self.priority = priority
        self.streamlined = streamlined

    def laid(self, own_turn: bool) -> list[str]:
        """Nothing: a rival is not asked."""
        return []

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing, neither."""
        return []

    def printed(self, box: Box) -> list[Message]:
        """In the order of the card."""
        out = [Message("printed-rival-cost", {"n": self.cost}, rules=("RIV-41",))]
        out += section("printed-rival-signet", self.texts(self.signet))
        out += section("printed-rival-scheme", self.texts(self.scheme))
        out.append(Message("printed-rival-priority", {"factions": icon_words(self.priority)}, rules=("RIV-21",)))
        return out


class Route:
    """A space on a House Hagal card: when it is the one that counts, what else it asks for, and what the rival gains.

    `politics`: the faction that Smart Politics looks at before the rival goes there (RIV-82); -1: none.
    """

    space: str  # a place
    picked: Condition | None  # None: whenever no route before it is
    needs: Condition | None
    politics: int
    effects: tuple[Effect, ...]
    names: tuple[str, ...]

    def __init__(
        self,
        space: str,
        *effects: Effect,
        picked: Condition | None = None,
        needs: Condition | None = None,
        politics: int = -1,
    ) -> None:
        self.space = space
        self.picked = picked
        self.needs = needs
        self.politics = politics
        self.effects = effects
        self.names = ()

    def on(self, box: Box) -> Space:
        """The space of the board, whatever covers the place."""
        for space in box.spaces:
            if space.place == self.space:
                return space
        raise RulesError(f"no space lies at {self.space}, where a House Hagal card sends rivals")

    def words(self) -> list[Message]:
        """The space with what the rival gains there; then what keeps it away."""
        space = Message("space-" + self.space)
        gained = joined([effect.text() for effect in self.effects]) if self.effects else Message("resource-nothing")
        if self.picked is None:
            out = [Message("printed-route", {"space": space, "effect": gained}, rules=("RIV-12",))]
        else:
            args = {"condition": self.picked.text(), "space": space, "effect": gained}
            out = [Message("printed-route-picked", args, rules=("RIV-11", "RIV-12"))]
        if self.needs is not None:
            out.append(Message("printed-route-needs", {"condition": self.needs.text()}, rules=("RIV-11",)))
        if self.politics >= 0:
            args = {"space": space, "faction": faction_words(self.politics)}
            out.append(Message("printed-route-politics", args, rules=("RIV-82",)))
        return out


class Hagal(Piece):
    """A House Hagal card: it sends an agent to a space, or does something and lets another card be revealed."""

    routes: tuple[Route, ...]
    gains: tuple[str, ...]  # of a card without a space
    reshuffles: bool
    swords: int  # revealed in combat (RIV-60)
    seats: tuple[int, ...]  # seat counts in which it is used
    twice: str  # the setting that shuffles a spare copy in; "": there is none

    def __init__(
        self,
        name: str,
        *routes: Route,
        swords: int,
        copies: int = 1,
        gains: tuple[Effect, ...] = (),
        reshuffles: bool = False,
        seats: tuple[int, ...] = (1, 2),
        twice: str = "",
    ) -> None:
        super().__init__(name, "", copies, 1 if twice else 0)
        self.routes = routes
        for i in range(len(routes)):
            section = "" if len(routes) == 1 else routes[i].space
            routes[i].names = self.enter(section, routes[i].effects)
        self.gains = self.enter("", gains)
        self.reshuffles = reshuffles
        self.swords = swords
        self.seats = seats
        self.twice = twice

    def laid(self, own_turn: bool) -> list[str]:
        """Nothing: a rival is not asked."""
        return []

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing, neither."""
        return []

    def route(self, x: Cast) -> Route | None:
        """Of its spaces the one that counts now (RIV-11); None: none does."""
        for route in self.routes:
            if route.picked is None or route.picked.holds(x):
                return route
        return None

    def printed(self, box: Box) -> list[Message]:
        out = [line for route in self.routes for line in route.words()]
        if self.reshuffles:
            out.append(Message("printed-hagal-reshuffle"))
        elif not self.routes:
            out += section("printed-hagal-first", self.texts(self.gains))
        if not self.routes:
            out.append(Message("printed-hagal-again", rules=("RIV-13",)))
        if not self.reshuffles:
            out.append(Message("printed-hagal-swords", {"n": self.swords}, rules=("RIV-60",)))
        return out


def rival_card(box: Box, name: str) -> Rival:
    """A rival card by its name."""
    rival = box.leaders[name]
    assert isinstance(rival, Rival)
    return rival


def rival_cards(box: Box) -> list[Rival]:
    """All rival cards."""
    return [leader for leader in box.leaders.values() if isinstance(leader, Rival)]


def hagal_card(box: Box, piece: int) -> Hagal:
    """A physical House Hagal card as it is printed."""
    card = box.stocks["hagal"].copies[piece]
    assert isinstance(card, Hagal)
    return card


def hagal_cards(box: Box) -> list[Hagal]:
    """All House Hagal cards as they are printed."""
    return [card for card in box.stocks["hagal"].named.values() if isinstance(card, Hagal)]
