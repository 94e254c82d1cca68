"""Deck cards: what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.gains import Persuasion, Swords
from kanly.games.imperium.pieces.icons import SPY, icon_words
from kanly.games.imperium.pieces.piece import Piece, section
from kanly.kernel import Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.effects.base import Cast
    from kanly.games.imperium.pieces.board import Space
    from kanly.games.imperium.pieces.box import Box

FREE: Final = -1  # the cost of a card that nobody can buy: only an effect that names it brings it


class Card(Piece):
    """One printed card. Sections hold the names of their clauses; plain persuasion and swords are counted at once."""

    cost: int
    factions: tuple[int, ...]
    icons: tuple[int, ...]
    agent: tuple[str, ...]
    reveal: tuple[str, ...]
    persuasion: int
    swords: int
    acquire: tuple[str, ...]
    on_discard: tuple[str, ...]
    on_trash: tuple[str, ...]
    ignores_requirement: bool  # the agent needs no influence where the space asks for it
    passes: int  # a mask of doors where others' agents do not keep its agent out
    anywhere: bool  # its agent, taken from the board if need be, goes to any space, whoever is there
    reserve: int  # which stack it returns to; -1: none
    purchase: Option  # ("buy", name)
    spies: bool  # has the spy icon
    doors: int  # a mask of those that its icons open
    entries: list[Any]  # how its way through each door is offered; empty until `sending.ways_of` has worked it out
    ways: dict[int, list[Any]]  # those through some of the doors

    def __init__(
        self,
        name: str,
        *,
        cost: int = FREE,
        copies: int = 1,
        factions: tuple[int, ...] = (),
        icons: tuple[int, ...] = (),
        agent: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        acquire: tuple[Effect, ...] = (),
        on_discard: tuple[Effect, ...] = (),
        on_trash: tuple[Effect, ...] = (),
        ignores_requirement: bool = False,
        anywhere: bool = False,
    ) -> None:
        super().__init__(name, "", copies)
        self.cost = cost
        self.factions = factions
        self.icons = icons
        self.agent = self.enter("agent", agent)
        self.reveal = ()
        self.persuasion = 0
        self.swords = 0
        self._count(self.enter("reveal", reveal))
        self.acquire = self.enter("acquire", acquire)
        self.on_discard = self.enter("discard", on_discard)
        self.on_trash = self.enter("trash", on_trash)
        self.ignores_requirement = ignores_requirement
        self.anywhere = anywhere
        self.passes = 0
        self.reserve = -1
        self.purchase = ("buy", name)
        self.spies = SPY in icons
        self.doors = 0
        self.entries = []
        self.ways = {}

    def _count(self, names: tuple[str, ...]) -> None:
        """Set apart what a revealed card gives without any condition."""
        rest: list[str] = []
        for name in names:
            effect = self.clauses[name]
            if isinstance(effect, Persuasion):
                self.persuasion += effect.n
            elif isinstance(effect, Swords):
                self.swords += effect.n
            else:
                rest.append(name)
        self.reveal = tuple(rest)

    def reach(self, x: Cast, watched: int, more: int = 0) -> int:
        """The doors that the card opens when it is played alone: those of its icons, and `more` that others give it.

        The spy icon opens watched spaces (AGT-02).
        """
        doors = self.doors | more
        return doors | watched if self.spies else doors

    def laid(self, own_turn: bool) -> list[str]:
        """What a card gives when it is acquired or trashed; its boxes are of the own turn."""
        return [*(self.agent + self.reveal if own_turn else ()), *self.acquire, *self.on_trash]

    def at_once(self, own_turn: bool) -> list[str]:
        """What it gives when it is discarded (CRD-03)."""
        return list(self.on_discard)

    def may_open(self, space: Space) -> bool:
        """Whether the card could ever send an agent to a space by itself."""
        return self.spies or self.anywhere or space.icon in self.icons

    def printed(self, box: Box) -> list[Message]:
        """Cost, factions and icons; then the sections."""
        out: list[Message] = []
        if self.cost >= 0:
            out.append(Message("printed-cost", {"n": self.cost}))
        if self.factions:
            out.append(Message("printed-factions", {"icons": icon_words(self.factions)}))
        if self.icons:
            out.append(Message("printed-icons", {"icons": icon_words(self.icons)}))
        return out + self.does()

    def does(self) -> list[Message]:
        """What the card does, section by section."""
        out: list[Message] = []
        if self.ignores_requirement:
            out.append(Message("printed-ignores-requirement"))
        if self.anywhere:
            out.append(Message("printed-anywhere"))
        out += self.agent_section()
        out += section("printed-reveal", self.reveal_texts())
        out += section("printed-acquire", self.texts(self.acquire))
        out += section("printed-discard", self.texts(self.on_discard))
        out += section("printed-trash", self.texts(self.on_trash))
        return out

    def agent_section(self) -> list[Message]:
        """The agent box under its heading."""
        return section("printed-agent", self.agent_texts())

    def agent_texts(self) -> list[Message]:
        """The agent box, line by line."""
        return self.texts(self.agent)

    def reveal_texts(self) -> list[Message]:
        """The reveal section: plain persuasion and swords first, as they are printed."""
        plain = [Message("persuasion", {"n": self.persuasion})] if self.persuasion else []
        if self.swords:
            plain.append(Message("swords", {"n": self.swords}))
        return plain + self.texts(self.reveal)
