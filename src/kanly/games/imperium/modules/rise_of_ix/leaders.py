"""The leaders of Rise of Ix as pieces: what each of them always can do (IX-80 to IX-85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class IxLeader(Leader):
    """A leader of this set.

    `cannons`: the strength of a dreadnought. `thrives`: begins without water and gains a solari more each time.
    `spies_out`: looks at intrigue cards before the game. `plans`: sets a card aside at the start of the round.
    `snooping`: what the tokens on the influence tracks give: the first one, then three for each track.
    """

    cannons: int
    thrives: bool
    spies_out: bool
    plans: bool
    snooping: tuple[str, ...]

    def __init__(
        self,
        name: str,
        *,
        house: str,
        complexity: int,
        signet: tuple[Effect, ...],
        revealing: tuple[Effect, ...] = (),
        cannons: int = 3,
        thrives: bool = False,
        spies_out: bool = False,
        plans: bool = False,
        snooping: tuple[Effect, ...] = (),
    ) -> None:
        super().__init__(name, house=house, complexity=complexity, signet=signet, revealing=revealing)
        self.cannons = cannons
        self.thrives = thrives
        self.spies_out = spies_out
        self.plans = plans
        self.snooping = self.enter("snooping", snooping)

    def laid(self, own_turn: bool) -> list[str]:
        """Snoopers pay whenever influence rises."""
        return super().laid(own_turn) + list(self.snooping)

    def printed(self, box: Box) -> list[Message]:
        """The lasting ability, then the signet ability."""
        ability = Message("ability-" + self.name)
        out: list[Message] = []
        if self.cannons > 3:
            out.append(Message("printed-cannons", {"ability": ability, "n": self.cannons}, rules=("IX-85",)))
        if self.thrives:
            out.append(Message("printed-thrives", {"ability": ability}, rules=("IX-80",)))
        if self.spies_out:
            out.append(Message("printed-intelligence", {"ability": ability}, rules=("IX-81",)))
        if self.plans:
            out.append(Message("printed-one-step-ahead", {"ability": ability}, rules=("IX-83",)))
        if self.snooping:
            out.append(Message("printed-snoopers", {"ability": ability}, rules=("IX-84",)))
            for n in range(4):
                effect = self.clauses[self.snooping[n]].text()
                out.append(Message("printed-snooper", {"n": n + 1, "effect": effect}, rules=("IX-84",)))
        return out + super().printed(box)


def ix_leader(p: P, h: int) -> IxLeader | None:
    """The leader of a house that somebody plays, if it is one of this set."""
    return leader_in(p.rules.box, p.state, h)


def leader_in(box: Box, s: ImperiumState, h: int) -> IxLeader | None:
    """The same, from what is printed and what is true."""
    leader = box.leaders.get(s.houses[h].leader)
    return leader if isinstance(leader, IxLeader) and s.houses[h].seat != NOBODY else None
