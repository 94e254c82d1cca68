"""What only this mode prints: the tracks of the personal boards, and the rule of the activated ally as a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.modules.six_players.deploying import AllyDeploys
from kanly.games.imperium.pieces.board import Track
from kanly.games.imperium.pieces.piece import Piece
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class PersonalTrack(Track):
    """A commander's own track: some of its steps reward the whole team (SIX-32)."""

    rewards: dict[int, Effect]

    def __init__(self, icon: int, name: str, rewards: dict[int, Effect]) -> None:
        super().__init__(icon, None, name)
        self.rewards = rewards

    def steps(self) -> dict[int, Effect]:
        return self.rewards


class Command(Piece):
    """A rule that is offered like what is printed: the activated ally may deploy (SIX-12, SIX-14)."""

    def __init__(self) -> None:
        super().__init__("activation")
        self.enter("", (AllyDeploys(),))

    def laid(self, own_turn: bool) -> list[str]:
        """An ally is activated in the own turn."""
        return super().laid(own_turn) if own_turn else []

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing besides."""
        return []

    def printed(self, box: Box) -> list[Message]:
        return self.texts(("activation.1",))


ACTIVATION: Final = "activation.1"


def commands() -> tuple[Command, ...]:
    """The one that there is."""
    return (Command(),)
