"""What cards of Immortality do on the Bene Tleilax board and elsewhere; grafted cards are in `pairs`."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.effects.influence import loss
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.modules.immortality.tanks import lose_units, make_specimens, spend_specimens
from kanly.games.imperium.modules.immortality.tracks import LAST, PRIZED, advance, research_space, tleilaxu_space
from kanly.games.imperium.modules.immortality.tracks import research as step
from kanly.games.imperium.table import standing
from kanly.games.imperium.table.state import eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

CEREMONY: Final = 2  # intrigue cards looked at
SPECIMEN: Final = 0.9  # what one is worth, in drawn cards of a third of that price
AHEAD: Final = 0.6  # the share that counts of a bonus that lies one more step ahead

EVENTS: Final[dict[str, tuple[str, ...]]] = {"looks_at_intrigues": ("house", "n"), "saw_intrigue": ("intrigue",)}


class Research(Effect):
    """One step on the research track (IMM-R3.1)."""

    def do(self, x: Cast) -> Flow | None:
        return step(x)

    def text(self) -> Message:
        return Message("research")

    def value(self, x: Cast) -> float:
        return step_worth(x, immortality(x.s).research[x.ally], 2)


def step_worth(x: Cast, name: str, depth: int) -> float:
    """What a step from a research space is worth, the steps after it for a share."""
    ahead = research_space(x.box, name).leads_to
    if not ahead:
        return rates(x).card
    return max([space_worth(x, space, depth) for space in ahead])


def space_worth(x: Cast, name: str, depth: int) -> float:
    """What it is worth to arrive on a research space."""
    space = research_space(x.box, name)
    worth = 0.15 * rates(x).progress  # markers are worth something by themselves
    for reward in space.rewards:
        effect = x.box.clauses[reward]
        if isinstance(effect, Research):
            return worth + step_worth(x, name, depth)
        worth += max(0.0, effect.value(x))
    return worth + (0.3 * step_worth(x, name, depth - 1) if depth else 0.0)


class Tleilaxu(Counted):
    """Spaces on the Tleilaxu track; nothing is left to gain on its last one (IMM-R4.1, IMM-R4.6)."""

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tleilaxu[x.ally] < LAST

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-tleilaxu", rules=("IMM-R4.6",))

    def give(self, x: Cast, n: int) -> None:
        advance(x.p, x.ally, n)

    def text(self) -> Message:
        return Message("tleilaxu", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        at = immortality(x.s).tleilaxu[x.ally]
        total = 0.0
        for i in range(at + 1, min(LAST, at + n) + 1):
            total += prize(x, i)
        for i in range(at + n + 1, LAST + 1):
            total += prize(x, i) * 0.5 * AHEAD ** (i - at - n) * min(1.0, rates(x).progress / 4.0)
        return total


class OwnTleilaxu(Tleilaxu):
    """At the end of the game the own token moves; who has none gains nothing (IMM-R14.10)."""

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tokens[x.actor] and super().ready(x)


def prize(x: Cast, at: int) -> float:
    """What a Tleilaxu space gives."""
    worth = sum([x.box.clauses[reward].value(x) for reward in tleilaxu_space(x.box, at).rewards])
    return worth + (rates(x).spice * immortality(x.s).prize if at == PRIZED else 0.0)


class Specimen(Counted):
    """Troops of the supply become specimens; it waits through the turn for a supply (IMM-R5.1, IMM-R5.10)."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].supply > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-supply", rules=("IMM-R5.5",))

    def give(self, x: Cast, n: int) -> None:
        make_specimens(x.p, x.ally, n)

    def text(self) -> Message:
        return Message("specimen", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return specimen_worth(x) * min(n, x.s.houses[x.ally].supply)


class SpecimensFor(Specimen):
    """Specimens for a cost, which may be paid whatever the supply yields: lost troops reach it first (IMM-R5.8)."""

    def ready(self, x: Cast) -> bool:
        return True

    def worth(self, x: Cast, n: int) -> float:
        return specimen_worth(x) * n


def specimen_worth(x: Cast) -> float:
    """What a specimen is worth: the next cards more than a hoard."""
    held = immortality(x.s).tanks[x.ally]
    return SPECIMEN * rates(x).lasting * (1.0 if held < 4 else 0.5)


class PaySpecimens(Effect):
    """Specimens back to the supply; a cost (IMM-R5.2)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return immortality(x.s).tanks[x.ally] >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-specimens", {"n": self.n}, rules=("IMM-R5.2",))

    def do(self, x: Cast) -> Flow | None:
        spend_specimens(x.p, x.ally, self.n)
        return None

    def text(self) -> Message:
        return Message("pay-specimens", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -specimen_worth(x) * self.n


class LoseTroops(Effect):
    """Troops to the supply, each from garrison or conflict as the house likes; a cost (IMM-R5.7)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        house = x.s.houses[x.ally]
        return house.garrison + house.troops >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-losses", {"n": self.n}, rules=("IMM-R5.7",))

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        house = x.s.houses[x.ally]
        low = max(0, self.n - house.garrison)
        high = min(self.n, house.troops)
        fielded: int = low if low == high else (yield Ask(x.seat, "fielded_losses", list(range(low, high + 1))))
        lose_units(x.p, x.ally, self.n - fielded, fielded)

    def text(self) -> Message:
        return Message("lose-troops", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -rates(x).troop * self.n


class LoseFielded(LoseTroops):
    """Troops from the conflict to the supply; a cost (IMM-R5.7)."""

    def ready(self, x: Cast) -> bool:
        return x.s.houses[x.ally].troops >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-troops", {"n": self.n}, rules=("IMM-R5.7",))

    def do(self, x: Cast) -> Flow | None:
        lose_units(x.p, x.ally, 0, self.n)
        return None

    def text(self) -> Message:
        return Message("lose-fielded", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -(rates(x).troop + max(0.0, rates(x).fielded)) * self.n


class CombatIcon(Effect):
    """Troops may be deployed this turn as if the agent had gone to a combat space (IMM-R11.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        x.s.on_turn.combat = True
        return None

    def text(self) -> Message:
        return Message("combat-icon")

    def value(self, x: Cast) -> float:
        if x.s.on_turn.combat:
            return 0.0
        return max(0.0, rates(x).fielded) * min(2, x.s.houses[x.ally].garrison)


class ChooseTwo(Effect):
    """Two different ones of several, both named before either is resolved (IMM-R12.2)."""

    branches: tuple[Effect, ...]

    def __init__(self, branches: tuple[Effect, ...]) -> None:
        super().__init__()
        self.branches = branches

    def pairs(self, x: Cast) -> list[Option]:
        """Every two that can be resolved now."""
        names = [branch.name for branch in self.branches if branch.ready(x)]
        return list(combinations(names, 2))

    def ready(self, x: Cast) -> bool:
        return len(self.pairs(x)) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._two(x)

    def _two(self, x: Cast) -> Flow:
        pair: tuple[str, str] = yield Ask(x.seat, "two_of", self.pairs(x))
        for name in pair:
            put(x, x.box.clauses[name])

    def text(self) -> Message:
        message = self.branches[0].text()
        for branch in self.branches[1:]:
            message = Message("either", {"first": message, "second": branch.text()})
        return Message("choose-two", {"effects": message})

    def value(self, x: Cast) -> float:
        return sum(sorted([branch.value(x) for branch in self.branches if branch.ready(x)])[-2:])

    def parts(self) -> tuple[Effect, ...]:
        return self.branches


class LoseTwoOfOne(Effect):
    """Two influence less with one faction; a cost (IMM-R12.1)."""

    def factions(self, x: Cast) -> list[int]:
        """Those where the house has so much to lose."""
        return [f for f in range(len(x.box.tracks)) if x.s.houses[x.payer].influence[f] >= 2]

    def ready(self, x: Cast) -> bool:
        return len(self.factions(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-two-of-one", rules=("IMM-R12.1",))

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "lose", [x.box.tracks[f].name for f in self.factions(x)])
        for _ in range(2):
            flow = standing.lose_influence(x.p, x.payer, x.box.track_of[name])
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("lose-two-of-one")

    def value(self, x: Cast) -> float:
        return -min([2 * loss(x, f) for f in self.factions(x)], default=2 * POINT)


class Ceremony(Effect):
    """Of the top two intrigue cards one comes to hand, the other stays on top; one atomic draw (IMM-R12.6)."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.intrigue_deck) + len(x.s.intrigue_discard) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._look(x)

    def _look(self, x: Cast) -> Flow:
        p = x.p
        s = x.s
        box = x.box
        house = s.houses[x.receiver]
        if len(s.intrigue_deck) < CEREMONY and s.intrigue_discard:
            below = s.intrigue_discard
            s.intrigue_discard = []
            s.intrigues.forget(below)
            p.rng.shuffle(below)
            s.intrigue_deck = below + s.intrigue_deck
        seen = s.intrigue_deck[-CEREMONY:]
        for card in seen:
            p.reveal(eyes(house), s.intrigues, card)
            p.tell("saw_intrigue", (box.intrigue_pieces[card].name,), eyes(house))
        tell_of(p, "looks_at_intrigues", x.receiver, len(seen))
        name: str = yield Ask(x.seat, "ceremony", offer=lambda: self.names(x))
        for card in s.intrigue_deck[-CEREMONY:]:
            if box.intrigue_pieces[card].name == name:
                s.intrigue_deck.remove(card)
                house.intrigues.append(card)
                break
        p.tell("drew_intrigue", (name,), eyes(house))
        tell_of(p, "draws_intrigue", x.receiver, 1)

    def names(self, x: Cast) -> list[Option]:
        """The cards that are looked at."""
        top = [x.box.intrigue_pieces[card].name for card in x.s.intrigue_deck[-CEREMONY:]]
        return list(dict.fromkeys(top))

    def text(self) -> Message:
        return Message("ceremony")

    def value(self, x: Cast) -> float:
        return 1.3 * rates(x).intrigue


def research() -> Effect:
    """Research: one step on the research track."""
    return Research()


def tleilaxu(n: int) -> Counted:
    """Advance on the Tleilaxu track."""
    return Tleilaxu(n)


def own_tleilaxu(n: int) -> Counted:
    """Advance with the own token alone."""
    return OwnTleilaxu(n)


def specimen(n: int = 1) -> Counted:
    """Make specimens."""
    return Specimen(n)


def specimens_for(n: int) -> Counted:
    """Make specimens, behind a cost."""
    return SpecimensFor(n)


def pay_specimens(n: int) -> Effect:
    """Pay specimens."""
    return PaySpecimens(n)


def lose_troops(n: int) -> Effect:
    """Lose troops from garrison or conflict."""
    return LoseTroops(n)


def lose_fielded(n: int) -> Effect:
    """Lose troops from the conflict."""
    return LoseFielded(n)


def combat_icon() -> Effect:
    """Deploy as if at a combat space."""
    return CombatIcon()


def choose_two(*branches: Effect) -> Effect:
    """Two different ones of these."""
    return ChooseTwo(branches)


def lose_two_of_one() -> Effect:
    """Lose two influence with one faction."""
    return LoseTwoOfOne()


def ceremony() -> Effect:
    """Keep one of the top two intrigue cards."""
    return Ceremony()
