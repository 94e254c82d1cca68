"""What only leaders do: training, memories, a space used twice, spies that pay, a ban on deployment."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Condition, Effect, put
from kanly.games.imperium.effects.spies import PlaceSpy, any_of
from kanly.games.imperium.pieces.icons import ICONS, faction_words
from kanly.games.imperium.pieces.leaders import Node
from kanly.games.imperium.table import hands, spies
from kanly.games.imperium.table.state import house_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

EVENTS: Final = {
    "trains": ("house", "node"),
    "remembers": ("house", "troops"),
    "flips_leader": ("house", "leader"),
    "keeps_memory": ("house",),
    "repeats": ("house", "space"),
    "no_deployment": ("house",),
}


class Visiting(Condition):
    """The agent of this turn went to a space of one of these factions."""

    factions: tuple[int, ...]

    def __init__(self, factions: tuple[int, ...]) -> None:
        self.factions = factions

    def holds(self, x: Cast) -> bool:
        space = x.s.on_turn.space
        return space >= 0 and x.box.spaces[space].faction in self.factions

    def text(self) -> Message:
        return Message("if-visiting", {"factions": any_of([faction_words(f) for f in self.factions])})


class Costing(Condition):
    """The card that was just trashed has a printed cost of so much or more; starting cards have none."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return x.it >= 0 and x.box.pieces[x.it].cost >= self.n

    def text(self) -> Message:
        return Message("if-costing", {"n": self.n})


class Train(Effect):
    """One step along the training track, and what is printed there; nothing more at its end (LDR-09)."""

    def node(self, x: Cast) -> Node:
        """Where the leader stands."""
        return x.box.face(x.me).track[x.me.training]

    def ready(self, x: Cast) -> bool:
        return len(self.node(x).leads_to) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-training", rules=("LDR-09",))

    def do(self, x: Cast) -> Flow | None:
        ahead = self.node(x).leads_to
        if len(ahead) > 1:
            return self._fork(x, ahead)
        self.enter(x, ahead[0])
        return None

    def _fork(self, x: Cast, ahead: tuple[str, ...]) -> Flow:
        name: str = yield Ask(x.seat, "training", list(ahead))
        self.enter(x, name)

    def enter(self, x: Cast, name: str) -> None:
        """The token moves, and the reward of its new place is laid open."""
        x.me.training = name
        tell_of(x.p, "trains", x.actor, name)
        for reward in self.node(x).rewards:
            put(x, x.box.clauses[reward])

    def text(self) -> Message:
        return Message("train")

    def value(self, x: Cast) -> float:
        track = x.box.face(x.me).track
        ahead = self.node(x).leads_to if track else ()
        return max([_worth(x, track[name].rewards) for name in ahead], default=0.0)


def _worth(x: Cast, names: tuple[str, ...]) -> float:
    return sum([x.box.clauses[name].value(x) for name in names])


class KeepMemory(Effect):
    """A troop from supply becomes a memory with the Bene Gesserit; without troops it fails (RUL-28)."""

    def ready(self, x: Cast) -> bool:
        return x.me.supply > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-supply", rules=("RUL-28",))

    def do(self, x: Cast) -> Flow | None:
        x.me.supply -= 1
        x.me.memories += 1
        tell_of(x.p, "keeps_memory", x.actor)
        return None

    def text(self) -> Message:
        return Message("keep-memory")

    def value(self, x: Cast) -> float:
        return 0.5 * rates(x).card


class OtherMemories(Effect):
    """All memories back to supply, a card for each, and the leader flips for good (LDR-05); none will do (RUL-27).

    What the new face may do on such a visit, it may do in this very turn.
    """

    def do(self, x: Cast) -> Flow | None:
        n = x.me.memories
        x.me.memories = 0
        x.me.supply += n
        tell_of(x.p, "remembers", x.actor, n)
        hands.draw(x.p, x.receiver, n)
        x.me.flipped = True
        after = x.box.face(x.me)
        tell_of(x.p, "flips_leader", x.actor, after.name)
        for name in after.sending:
            put(x, x.box.clauses[name])
        return None

    def text(self) -> Message:
        return Message("other-memories")

    def value(self, x: Cast) -> float:
        return rates(x).card * x.me.memories


class RepeatSpace(Effect):
    """What is printed on the visited space once more: no cost, no influence, nothing of the card (LDR-08)."""

    def effects(self, x: Cast) -> tuple[str, ...]:
        """The clauses of the space."""
        turn = x.s.on_turn
        return x.box.spaces[turn.space].prices[turn.price].names if turn.space >= 0 else ()

    def do(self, x: Cast) -> Flow | None:
        box = x.box
        tell_of(x.p, "repeats", x.actor, box.spaces[x.s.on_turn.space].name)
        for name in self.effects(x):
            put(x, box.clauses[name])
        return None

    def text(self) -> Message:
        return Message("repeat-space")

    def value(self, x: Cast) -> float:
        return _worth(x, self.effects(x))


class SpyFollowed(PlaceSpy):
    """A spy, and what its post lets the house do later in the turn, by the icons of the spaces that it watches."""

    icons: list[tuple[int, ...]]
    effects: list[Effect]

    def __init__(self, follow_ups: tuple[tuple[tuple[int, ...], Effect], ...]) -> None:
        super().__init__((), here=False, shared=False)
        self.icons = [icons for icons, _ in follow_ups]
        self.effects = [effect for _, effect in follow_ups]

    def do(self, x: Cast) -> Flow | None:
        return self._place(x)

    def _place(self, x: Cast) -> Flow:
        post: int = yield from spies.place_spy(x.p, x.receiver, ())
        for i in range(len(self.effects)):
            if post >= 0 and any(icon in self.icons[i] for icon in x.box.posts[post].icons):
                put(x, self.effects[i])

    def text(self) -> Message:
        message = super().text()
        for i in range(len(self.effects)):
            icons = any_of([Message("icon-" + ICONS[icon]) for icon in self.icons[i]])
            message = Message("spy-followed", {"first": message, "icons": icons, "effect": self.effects[i].text()})
        return message

    def parts(self) -> tuple[Effect, ...]:
        return tuple(self.effects)

    def asks(self) -> tuple[Effect, ...]:
        return ()


class NoDeployment(Effect):
    """From now to the end of the turn no unit of the house goes into the conflict (LDR-07)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        x.s.on_turn.banned = True
        tell_of(x.p, "no_deployment", x.actor)
        return None

    def text(self) -> Message:
        return Message("no-deployment")


def visiting(*factions: int) -> Condition:
    """The agent was sent to a space of one of these factions."""
    return Visiting(factions)


def costing(n: int) -> Condition:
    """The trashed card costs so much or more."""
    return Costing(n)


def train() -> Effect:
    """Move one step along the training track."""
    return Train()


def keep_memory() -> Effect:
    """Move a troop from supply to the memories."""
    return KeepMemory()


def other_memories() -> Effect:
    """Return the memories, draw as many cards, flip the leader."""
    return OtherMemories()


def repeat_space() -> Effect:
    """Use the visited space's effects again."""
    return RepeatSpace()


def spy_followed(*follow_ups: tuple[tuple[int, ...], Effect]) -> Effect:
    """Place a spy; (icons, effect): what a post at spaces of these icons then allows."""
    return SpyFollowed(follow_ups)


def no_deployment() -> Effect:
    """No deployment for the rest of the turn."""
    return NoDeployment()


# Words.


def _nodes(rules: Any) -> list[Option]:
    return list(rules.box.training)


def _forks(rules: Any) -> list[Option]:
    """Nobody is asked where the track goes on in one way only."""
    nodes = [node for leader in rules.box.leaders.values() for node in leader.track.values()]
    return list(dict.fromkeys([name for node in nodes if len(node.leads_to) > 1 for name in node.leads_to]))


def _describe(p: Any, ask: Ask, option: Option) -> Message:
    s = p.state
    house = s.houses[house_of(s, ask.seat)]
    rewards = [p.rules.box.clauses[name].text() for name in p.rules.box.face(house).track[option].rewards]
    effect = rewards[0]
    for reward in rewards[1:]:
        effect = Message("together", {"first": effect, "second": reward})
    return Message("training-option", {"effect": effect}, (f"training:{option}",), ("LDR-09",))


def _why_not(p: Any, ask: Ask, option: Option) -> Message | None:
    return Message("why-not-training", rules=("LDR-09",))


KINDS: Final = (Kind("training", _forks, describe=_describe, why_not=_why_not, public=True, besides=_nodes),)
