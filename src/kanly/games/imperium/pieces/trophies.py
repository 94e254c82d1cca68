"""Conflict cards and objectives: what a house can win, and the battle icons that pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.pieces.piece import Piece, section
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

ROMAN: Final = ("", "I", "II", "III")
PLACES: Final = ("first", "second", "third")


class Trophy(Piece):
    """A conflict card, or an objective, which counts as a conflict already won (BAT-05)."""

    icon: str  # "": none
    level: int  # 1, 2, 3; 0: an objective
    location: str  # the space that is fought for; "": none
    protected: bool  # by the Shield Wall (WRM-04)
    rewards: tuple[tuple[str, ...], ...]  # clauses of the first, second and third reward
    seats: tuple[int, ...]  # an objective's player counts
    rivals: tuple[int, ...]  # those of them in which a rival takes it, without a deal
    first_player: bool

    def __init__(
        self,
        name: str,
        icon: str,
        *,
        level: int = 0,
        location: str = "",
        protected: bool = True,
        first: tuple[Effect, ...] = (),
        second: tuple[Effect, ...] = (),
        third: tuple[Effect, ...] = (),
        seats: tuple[int, ...] = (),
        rivals: tuple[int, ...] = (),
        first_player: bool = False,
    ) -> None:
        super().__init__(name)
        self.icon = icon
        self.level = level
        self.location = location
        self.protected = protected and location != ""
        self.rewards = (self.enter("first", first), self.enter("second", second), self.enter("third", third))
        self.seats = seats
        self.rivals = rivals
        self.first_player = first_player

    def laid(self, own_turn: bool) -> list[str]:
        """Rewards are given in the combat phase."""
        return [] if own_turn else [name for names in self.rewards for name in names]

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing: a reward is laid open (RWD-01)."""
        return []

    def printed(self, box: Box) -> list[Message]:
        """Level, battle icon and protection; then the rewards."""
        if not self.level:
            out = [Message("printed-objective", {"icon": Message("icon-" + self.icon)}, rules=("BAT-05",))]
            return [*out, Message("printed-first-player", rules=("SET-14",))] if self.first_player else out
        level = ROMAN[self.level]
        if self.icon:
            args = {"level": level, "icon": Message("icon-" + self.icon)}
            out = [Message("printed-conflict", args, rules=("BAT-01",))]
        else:
            out = [Message("printed-conflict-level", {"level": level})]
        if self.location:
            id, rule = ("printed-protected", "WRM-04") if self.protected else ("printed-location", "CTL-01")
            out.append(Message(id, {"space": Message("space-" + self.location)}, rules=(rule,)))
        for i in range(len(PLACES)):
            out += section("printed-" + PLACES[i], self.texts(self.rewards[i]))
        return out
