"""Tables with Rise of Ix for scenario tests.

t = ix().give(0, hand=["ixian_engineer"], spice=4).tech("windtraps", "flagship", "spaceport").turn(0)
t.sends(0, "ixian_engineer", "smuggling").does(0, "ixian_engineer.agent.1").answer(0, "tech", "windtraps:0")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.imperium.first_tables import HagalTable, ImperiumTable
from tests.games.imperium.tables import UprisingTable

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.table import IxTable
from kanly.games.imperium.modules.rise_of_ix.table import ix as ix_of
from kanly.games.imperium.modules.rise_of_ix.tiles import tile_of
from kanly.kernel import EVERYONE


class IxTalk(UprisingTable):
    """A table in the words of Ix."""

    @property
    def ix(self) -> IxTable:
        """Ix, at the start or now."""
        return ix_of(self.now)

    def _tile(self, name: str) -> int:
        piece = self.box.stocks["tech"].named[name].pieces[0]
        for zone in (*self.ix.stacks, *self.ix.tiles, self.ix.trashed):
            if piece in zone:
                zone.remove(piece)
        self.ix.known.masks[piece] = EVERYONE
        return piece

    def tech(self, *tops: str, below: Mapping[str, str] | None = None) -> Self:
        """The face-up tiles, from the topmost stack on; `below`: what lies under some of them."""
        rest = [piece for stack in self.ix.stacks for piece in stack]
        under = {top: self._tile(name) for top, name in (below or {}).items()}
        for piece in under.values():
            self.ix.known.masks[piece] = 0
        faces = [self._tile(name) for name in tops]
        rest = [piece for piece in rest if piece not in faces and piece not in under.values()]
        self.ix.stacks = [[], [], []]
        for i, piece in enumerate(rest):
            self.ix.known.masks[piece] = 0
            self.ix.stacks[i % 3].append(piece)
        for i, name in enumerate(tops):
            self.ix.stacks[i] += [under[name]] if name in under else []
            self.ix.stacks[i].append(faces[i])
        return self

    def owns(self, h: int, *names: str) -> Self:
        """Tiles of a house, face up."""
        for name in names:
            self.ix.tiles[h].append(self._tile(name))
        return self

    def ships(self, h: int, garrison: int = 0, conflict: int = 0, since: int = 0, **spaces: bool) -> Self:
        """Dreadnoughts of a house: in the garrison, in the conflict, and on spaces since an earlier round."""
        table = self.ix
        table.garrisons[h], table.fielded[h] = garrison, conflict
        for space in spaces:
            table.posts.append((self.box.space_of[space], h, since))
        table.docked[h] = 2 - garrison - conflict - len(spaces)
        fleet.arm(self.by_hand(), h)
        return self

    def sets_out(self, h: int, freighter: int = 0, negotiators: int = 0) -> Self:
        """Where a freighter is, and how many negotiators a house has."""
        self.ix.freighters[h] = freighter
        self.start.houses[h].supply += self.ix.negotiators[h] - negotiators
        self.ix.negotiators[h] = negotiators
        return self

    def played(self) -> Self:
        """The scenes are played, as far as nobody is asked."""
        assert self.table is not None
        return self

    def tiles_of(self, h: int) -> list[str]:
        """The tiles of a house."""
        return [tile_of(self.box, piece).name for piece in self.ix.tiles[h]]

    def tops(self) -> list[str]:
        """The face-up tiles."""
        return [tile_of(self.box, stack[-1]).name for stack in self.ix.stacks if stack]

    def acts(self, h: int, what: str) -> list[str]:
        """What of that sort is offered: `tech`, `launch`."""
        return [text[len(what) + 1 :] for text in self.offered(h) if text.startswith(what + ":")]

    def gains(self, h: int, **numbers: int) -> None:
        """What a house has now."""
        house = self.house(h)
        found = {name: getattr(house, name) for name in numbers}
        assert found == numbers, found


class IxImperium(IxTalk, ImperiumTable):
    """The first game with Ix."""


class IxHagal(IxTalk, HagalTable):
    """The same with House Hagal."""


def ix(
    seats: int = 3,
    leaders: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    modules: Iterable[str] = (),
) -> IxImperium:
    """A table of the first game with Ix."""
    return IxImperium(seats, leaders, [*modules, "rise_of_ix"], settings, game=GAME)


def folded(
    seats: int = 3,
    leaders: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    modules: Iterable[str] = (),
) -> IxTalk:
    """A table of Uprising with Ix."""
    return IxTalk(seats, leaders, [*modules, "rise_of_ix"], settings, game=UPRISING)


def solo(*rivals: str, settings: Mapping[str, Any] | None = None) -> IxHagal:
    """One player, Paul Atreides, against two rivals, with Ix."""
    others = (*rivals, "earl_memnon_thorvald", "glossu_the_beast_rabban")
    chosen = tuple(dict.fromkeys(others))[:2]
    return IxHagal(1, (), ["rise_of_ix"], settings, game=GAME, rivals=chosen)


def duel(*leaders: str) -> IxHagal:
    """Two players and House Hagal, which is house 2, with Ix."""
    return IxHagal(2, leaders, ["rise_of_ix"], None, game=GAME, rivals=("house_hagal",))
