"""Leaders: a lasting ability each, and the signet ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.spies import any_of
from kanly.games.imperium.pieces.piece import Piece, joined
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class Node:
    """A place on a leader's training track: what entering it gives, and where it leads (LDR-09)."""

    name: str
    effects: tuple[Effect, ...]
    rewards: tuple[str, ...]  # the names of the effects
    leads_to: tuple[str, ...]

    def __init__(self, name: str, *effects: Effect, leads_to: tuple[str, ...] = ()) -> None:
        self.name = name
        self.effects = effects
        self.rewards = ()
        self.leads_to = leads_to


class Leader(Piece):
    """What one leader can do; boxes hold the names of their clauses, each for its moment.

    `sending`: when an own agent is sent; `revealing`: in the own reveal turn; `reaching`: (faction, clauses) when
    influence with it rises to 2 (LDR-06); `signet`: when the own Signet Ring sends an agent (LDR-02).
    """

    house: str
    complexity: int
    signet: tuple[str, ...]
    sending: tuple[str, ...]
    revealing: tuple[str, ...]
    reaching: int
    reached: tuple[str, ...]
    flip: str  # the other face; "": none
    track: dict[str, Node]  # the training track, from `start` on
    without: tuple[str, ...]  # starting cards that the leader leaves out
    claims: tuple[str, ...]  # contracts that are set aside for the leader alone (CHO-02)
    smuggles: bool  # gains spice when others visit makers that it spies on
    selectable: bool  # somebody can choose it; a rival's card is dealt otherwise

    def __init__(
        self,
        name: str,
        *,
        house: str = "",
        complexity: int = 1,
        module: str = "",
        signet: tuple[Effect, ...] = (),
        sending: tuple[Effect, ...] = (),
        revealing: tuple[Effect, ...] = (),
        reaching: int = -1,
        reached: tuple[Effect, ...] = (),
        flip: str = "",
        track: tuple[Node, ...] = (),
        without: tuple[str, ...] = (),
        claims: tuple[str, ...] = (),
        smuggles: bool = False,
        selectable: bool = True,
    ) -> None:
        super().__init__(name, module)
        self.house = house
        self.complexity = complexity
        self.signet = self.enter("signet", signet)
        self.sending = self.enter("sending", sending)
        self.revealing = self.enter("revealing", revealing)
        self.reaching = reaching
        self.reached = self.enter("reached", reached)
        self.flip = flip
        self.track = {}
        for node in track:
            node.rewards = self.enter(node.name, node.effects)
            self.track[node.name] = node
        self.without = without
        self.claims = claims
        self.smuggles = smuggles
        self.selectable = selectable

    def laid(self, own_turn: bool) -> list[str]:
        """The signet, the training and the other abilities are of the own turn."""
        if not own_turn:
            return []
        trained = [name for node in self.track.values() for name in node.rewards]
        return [*self.signet, *self.sending, *self.revealing, *trained]

    def at_once(self, own_turn: bool) -> list[str]:
        """What influence brings (LDR-06)."""
        return list(self.reached)

    def printed(self, box: Box) -> list[Message]:
        """The lasting ability, then the signet ability, each under its name."""
        ability = Message("ability-" + self.name)
        out: list[Message] = []
        for id, names in (("printed-sending", self.sending), ("printed-revealing", self.revealing)):
            out += [Message(id, {"ability": ability, "effect": joined(self.texts(names))})] if names else []
        if self.reached:
            faction = box.tracks[self.reaching].words()
            effect = joined(self.texts(self.reached))
            out.append(Message("printed-reached", {"ability": ability, "faction": faction, "effect": effect}))
        if self.smuggles:
            out.append(Message("printed-smuggles", {"ability": ability}))
        if self.claims:
            out.append(Message("printed-claims", {"ability": ability}, rules=("CHO-02",)))
        for card in self.without:
            out.append(Message("printed-without", {"card": Message("card-" + card)}))
        if self.signet:
            signet = Message("signet-" + self.name)
            out.append(Message("printed-signet", {"ability": signet, "effect": joined(self.texts(self.signet))}))
        return out + self._track_words()

    def _track_words(self) -> list[Message]:
        """The training track, its places numbered in printed order (LDR-09)."""
        places = list(self.track)
        out: list[Message] = []
        for n in range(len(places)):
            node = self.track[places[n]]
            args: dict[str, Any] = {"n": n}
            if node.rewards:
                args["effect"] = joined(self.texts(node.rewards))
            if node.leads_to:
                args["next"] = any_of([Message("step-number", {"n": places.index(name)}) for name in node.leads_to])
            id = "printed-track" if n == 0 else "printed-node" if node.leads_to else "printed-last-node"
            out.append(Message(id, args, rules=("LDR-09",)))
        return out
