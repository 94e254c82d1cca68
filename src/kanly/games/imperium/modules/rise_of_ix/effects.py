"""What else cards, intrigues, tiles and leaders of Ix do: influence, intrigue cards, another turn, prizes."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.client.words import options_by
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import intrigue_names
from kanly.games.imperium.effects.influence import gain_on, gain_on_one, worth
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import CHOOSING
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

PUSH: Final = 2  # solari of Strategic Push

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "buries": ("house", "n"),
    "another_turn": ("house",),
    "invades": ("house",),
}


class InfluenceWhereAgents(Effect):
    """Influence with every faction that has an own agent on its spaces now (IX-95)."""

    def tracks(self, x: Cast) -> list[int]:
        """Those factions."""
        agents = x.s.agents
        here = [space.faction for space in compress(x.box.spaces, agents) if agents[space.number] >> x.actor & 1]
        return [f for f in range(len(x.box.tracks)) if f in here]

    def ready(self, x: Cast) -> bool:
        return len(self.tracks(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-faction-agent", rules=("IX-95",))

    def do(self, x: Cast) -> Flow | None:
        return self._each(x)

    def _each(self, x: Cast) -> Flow:
        for f in self.tracks(x):
            flow = gain_on(x, f, 1)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("influence-where-agents")

    def value(self, x: Cast) -> float:
        return sum([worth(x, f, 1) for f in self.tracks(x)])


class InfluenceSent(Effect):
    """Influence with the faction whose space this turn's agent was sent to (IX-95)."""

    def ready(self, x: Cast) -> bool:
        turn = x.s.on_turn
        return turn.house == x.actor and turn.space >= 0 and x.box.spaces[turn.space].faction >= 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-faction-visit", rules=("IX-95",))

    def do(self, x: Cast) -> Flow | None:
        return gain_on(x, x.box.spaces[x.s.on_turn.space].faction, 1)

    def text(self) -> Message:
        return Message("influence-sent")

    def value(self, x: Cast) -> float:
        if not self.ready(x):
            return rates(x).hope * rates(x).progress
        return worth(x, x.box.spaces[x.s.on_turn.space].faction, 1)


class Bury(Effect):
    """One own intrigue card goes face down under the intrigue deck; a cost (IX-90)."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.houses[x.payer].intrigues) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-intrigue", rules=("IX-90",))

    def do(self, x: Cast) -> Flow | None:
        return self._bury(x)

    def _bury(self, x: Cast) -> Flow:
        held = x.s.houses[x.payer].intrigues
        name: str = yield Ask(x.seat, "bury", offer=lambda: intrigue_names(x.box, held))
        bury(x.p, x.payer, name)
        tell_of(x.p, "buries", x.payer, 1)

    def text(self) -> Message:
        return Message("bury")

    def value(self, x: Cast) -> float:
        return -0.8 * rates(x).intrigue


def bury(p: P, h: int, name: str) -> None:
    """An intrigue card from hand to the bottom of the deck; only its owner knows which."""
    s = p.state
    for card in s.houses[h].intrigues:
        if p.rules.box.intrigue_pieces[card].name == name:
            s.houses[h].intrigues.remove(card)
            s.intrigue_deck.insert(0, card)
            return


class Exchange(Effect):
    """Any number of own intrigue cards under the deck, then as many from it (IX-49)."""

    def do(self, x: Cast) -> Flow | None:
        return self._exchange(x)

    def _exchange(self, x: Cast) -> Flow:
        held = x.s.houses[x.receiver].intrigues
        buried = 0
        while held:
            name: str = yield Ask(x.seat, "bury_more", offer=lambda: [*intrigue_names(x.box, held), PASS])
            if name == PASS:
                break
            bury(x.p, x.receiver, name)
            buried += 1
        tell_of(x.p, "buries", x.receiver, buried)
        if buried:
            hands.draw_intrigues(x.p, x.receiver, buried)

    def text(self) -> Message:
        return Message("exchange-intrigues")

    def value(self, x: Cast) -> float:
        return 0.0


class Again(Effect):
    """Another turn at once after this one (IX-97)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def do(self, x: Cast) -> Flow | None:
        ix(x.s).again += 1
        tell_of(x.p, "another_turn", x.actor)
        return None

    def text(self) -> Message:
        return Message("another-turn")

    def value(self, x: Cast) -> float:
        return 0.3


class Push(Effect):
    """Solari, should the house win this conflict (Strategic Push)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        ix(x.s).pushing |= 1 << x.actor
        return None

    def text(self) -> Message:
        return Message("strategic-push", {"n": PUSH})

    def value(self, x: Cast) -> float:
        return 0.5 * PUSH * rates(x).solari


class Invade(Effect):
    """Others do not block the agent of this turn; only before it is sent (IX-47)."""

    def ready(self, x: Cast) -> bool:
        return x.s.on_turn.stage == CHOOSING and x.s.on_turn.house == x.actor

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-before-agent", rules=("IX-47",))

    def do(self, x: Cast) -> Flow | None:
        ix(x.s).invading = True
        tell_of(x.p, "invades", x.actor)
        return None

    def text(self) -> Message:
        return Message("invade")

    def value(self, x: Cast) -> float:
        return 0.2 * rates(x).agent


# Tessia Vernius.


class Snooped(Effect):
    """What a token gives that was reached on a track: its bonus, influence there, or both (IX-84)."""

    track: int
    bonus: bool
    influence: bool

    def __init__(self, track: int, *, bonus: bool, influence: bool) -> None:
        super().__init__()
        self.track = track
        self.bonus = bonus
        self.influence = influence
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        return self._give(x)

    def _give(self, x: Cast) -> Flow:
        flow: Flow | None = x.p.rules.steps["track_bonus"](x.p, x.ally, self.track) if self.bonus else None
        if flow is not None:
            yield from flow
        if self.influence:
            flow = gain_on(x, self.track, 1)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        if self.bonus and self.influence:
            return Message("snooped-both")
        return Message("snooped-bonus" if self.bonus else "snooped-influence")


class InfluenceSnooped(Effect):
    """Influence with a faction whose token was not reached yet (IX-84)."""

    def tracks(self, x: Cast) -> list[int]:
        """Those factions."""
        return sorted(ix(x.s).snoopers[x.actor])

    def ready(self, x: Cast) -> bool:
        return len(self.tracks(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-snooper", rules=("IX-84",))

    def do(self, x: Cast) -> Flow | None:
        return gain_on_one(x, self.tracks(x), 1)

    def text(self) -> Message:
        return Message("influence-snooped")

    def value(self, x: Cast) -> float:
        return max([worth(x, f, 1) for f in self.tracks(x)], default=0.0)


def _intrigues(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.intrigues)


KINDS: Final[tuple[Kind, ...]] = (
    Kind("bury", _intrigues, describe=options_by("intrigue", "IX-90")),
    Kind("bury_more", lambda rules: [*_intrigues(rules), PASS], describe=options_by("intrigue", "IX-49")),
)
