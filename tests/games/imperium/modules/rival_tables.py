"""Tables with rivals, for scenario tests: the House Hagal deck as the scenario gives it, one turn of a rival.

    t = solo("rival_staban_tuek").give(1, spice=3).conflict("choam_security").hagal("hagal_fremkit").rival_turn(1)
    assert t.influence(1, "fremen") == 1

House 0 is the player (with two players 0 and 1 are), the rivals are the last houses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from tests.games.imperium.tables import PLAIN_RIVALS, UprisingTable

from kanly.games.imperium.modules.rivals.pieces import hagal_card
from kanly.games.imperium.modules.rivals.table import RivalsTable, rivals_table
from kanly.games.imperium.table.state import CHOOSING, NOBODY, Turn


class RivalTable(UprisingTable):
    """A table in the words of rivals."""

    @property
    def rivals(self) -> RivalsTable:
        """The House Hagal deck."""
        return rivals_table(self.now)

    def give(self, h: int, **things: Any) -> Self:
        """As always; nobody looks at the intrigue cards of a rival."""
        super().give(h, **things)
        if self.start.houses[h].seat == NOBODY:
            for card in self.start.houses[h].intrigues:
                self.start.intrigues.masks[card] = 0
        return self

    def hagal(self, *names: str) -> Self:
        """These House Hagal cards on top of the deck, the first one topmost."""
        deck = self.rivals.deck
        for name in reversed(names):
            card = next(card for card in deck if hagal_card(self.box, card).name == name)
            deck.remove(card)
            deck.append(card)
        return self

    def rival_turn(self, h: int) -> Self:
        """One turn of a rival with its last agent; nobody else has a turn."""
        s = self.start
        for house in s.houses:
            house.revealed = True
            if house.seat == NOBODY:
                house.agents = 0
        s.houses[h].agents = 1
        s.phase = "player_turns"
        s.on_turn = Turn(h)
        s.on_turn.stage = CHOOSING
        return self.play(("turn", h)).played()

    def played(self) -> Self:
        """Everything that asks nobody is played."""
        assert self.table is not None
        return self

    def space(self, h: int) -> list[str]:
        """Where a house has agents."""
        return [space.name for space in self.box.spaces if self.now.agents[space.number] >> h & 1]

    def revealed(self) -> list[str]:
        """The House Hagal cards in the discard pile."""
        return [hagal_card(self.box, card).name for card in self.rivals.discard]

    def skipped(self) -> list[tuple[str, str]]:
        """The House Hagal cards that were passed over, and why."""
        return [(data[1], data[3]) for data in self.told("hagal_skipped", ever=True)]


def solo(*rivals: str, modules: Iterable[str] = (), seed: int = 0, **settings: Any) -> RivalTable:
    """One player and two rivals."""
    names = [*rivals, *[name for name in PLAIN_RIVALS if name not in rivals]][:2]
    return RivalTable(1, (), modules, settings, seed, rivals=names)


def duel(rival: str = PLAIN_RIVALS[0], *, modules: Iterable[str] = (), seed: int = 0, **settings: Any) -> RivalTable:
    """Two players and one rival."""
    return RivalTable(2, (), modules, settings, seed, rivals=[rival])
