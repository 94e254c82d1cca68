"""Influence gained and lost."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.pieces.icons import EMPEROR, faction_words
from kanly.games.imperium.table import standing
from kanly.games.imperium.table.standing import BONUS, FRIENDS, TOP
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Ask, Flow, Message, Option


def pairs(names: list[str]) -> list[tuple[str, str]]:
    """Every two different factions."""
    return [(names[i], names[j]) for i in range(len(names)) for j in range(i + 1, len(names))]


def worth(x: Cast, f: int, n: int) -> float:
    """What influence with a faction is worth: steps near 2 and 4 more than others."""
    mover: int = x.p.rules.steps["mover"](x, f)
    house = x.s.houses[mover]
    r = rates(x)
    if r.step:
        return r.step * min(n, TOP - house.influence[f])
    total = 0.0
    ally = x.s.alliances[f]
    steps = x.box.tracks[f].steps()
    for v in range(house.influence[f] + 1, min(TOP, house.influence[f] + n) + 1):
        if v == FRIENDS:
            total += POINT
        elif v < BONUS:
            total += r.progress
        elif v > BONUS:
            total += 0.5 * r.progress
        if v in steps:
            total += steps[v].value(x)
        if v >= BONUS and ally != mover and (ally < 0 or x.s.houses[ally].influence[f] < v):
            total += POINT if ally < 0 else 1.3 * POINT  # another loses it
            ally = mover
    return total


def loss(x: Cast, f: int) -> float:
    """What it costs to go one step down a track."""
    mover: int = x.p.rules.steps["mover"](x, f)
    v = x.s.houses[mover].influence[f]
    cost = 0.7 * rates(x).progress
    if v == FRIENDS:
        cost += POINT
    if x.s.alliances[f] == mover:
        rival = max([house.influence[f] for house in x.s.houses if house is not x.s.houses[mover]])
        if v == BONUS or rival == v:
            cost += 1.3 * POINT
    return cost


def gain_on(x: Cast, f: int, n: int) -> Flow | None:
    """Influence on a track, for the house whose cube stands there."""
    return standing.gain_influence(x.p, x.p.rules.steps["mover"](x, f), f, n)


def gain_on_one(x: Cast, tracks: list[int], n: int) -> Flow:
    """Influence on one of these tracks, as the house likes."""
    name: str = yield Ask(x.seat, "faction", [x.box.tracks[f].name for f in tracks], None, n)
    flow = gain_on(x, x.box.track_of[name], n)
    if flow is not None:
        yield from flow


class Influence(Effect):
    """Influence with a named faction."""

    faction: int
    n: int

    def __init__(self, faction: int, n: int) -> None:
        super().__init__()
        self.faction = faction
        self.n = n

    def do(self, x: Cast) -> Flow | None:
        tracks = x.p.rules.tracks_for(x, (self.faction,))
        return gain_on(x, tracks[0], self.n) if len(tracks) == 1 else gain_on_one(x, tracks, self.n)

    def text(self) -> Message:
        return Message("influence", {"n": self.n, "faction": faction_words(self.faction)})

    def value(self, x: Cast) -> float:
        return max([worth(x, f, self.n) for f in x.p.rules.tracks_for(x, (self.faction,))])


class InfluenceChosen(Effect):
    """Influence with one faction of the house's choice, never split (CRD-08)."""

    n: int
    among: tuple[int, ...]  # none named: any

    def __init__(self, n: int, among: tuple[int, ...]) -> None:
        super().__init__()
        self.n = n
        self.among = among

    def do(self, x: Cast) -> Flow | None:
        return gain_on_one(x, x.p.rules.tracks_for(x, self.among), self.n)

    def text(self) -> Message:
        if not self.among:
            return Message("influence-chosen", {"n": self.n})
        first, second = [faction_words(f) for f in self.among[:2]]
        return Message("influence-either", {"n": self.n, "first": first, "second": second})

    def value(self, x: Cast) -> float:
        return max([worth(x, f, self.n) for f in x.p.rules.tracks_for(x, self.among)])


def spy_last(factions: list[int]) -> list[int]:
    """The Emperor after the others: his track's spy is best placed when an intrigue card has been seen (RWD-01)."""
    return sorted(factions, key=lambda f: f == EMPEROR)


class InfluenceTwo(Effect):
    """Influence with two different factions, both named before either is gained."""

    def do(self, x: Cast) -> Flow | None:
        return self._two(x)

    def question(self, x: Cast) -> Ask:
        """Which two."""
        options: list[Option] = list(pairs([x.box.tracks[f].name for f in x.p.rules.tracks_for(x, ())]))
        return Ask(x.seat, "two_factions", options)

    def _two(self, x: Cast) -> Flow:
        pair: tuple[str, str] = yield self.question(x)
        for f in spy_last([x.box.track_of[name] for name in pair]):
            flow = gain_on(x, f, 1)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("influence-two")

    def value(self, x: Cast) -> float:
        return sum(sorted([worth(x, f, 1) for f in x.p.rules.tracks_for(x, ())])[-2:])


class InfluenceVisited(Effect):
    """The influence of the visit, or so much instead of it (INF-01)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.instead = n > 1

    def ready(self, x: Cast) -> bool:
        turn = x.s.on_turn
        return turn.space >= 0 and x.box.spaces[turn.space].faction >= 0 and not (self.n == 1 and self.replaced(x))

    def replaced(self, x: Cast) -> bool:
        """Whether the card that was played gives more instead, and must; the two are one gain."""
        for name, _, _ in x.s.pool:
            if x.box.clauses[name].instead:
                return True
        return False

    def lacking(self, x: Cast) -> Message | None:
        return Message("lacks-visit", rules=("INF-01",)) if self.n == 1 and self.replaced(x) else None

    def do(self, x: Cast) -> Flow | None:
        turn = x.s.on_turn
        f = x.box.spaces[turn.space].faction
        n = self.n
        if n == 1:
            turn.visit = 0
            return gain_on(x, f, n)
        if turn.replaced:  # a copy of the box does not replace it again
            return None
        turn.replaced = True
        if turn.visit:  # the visit's own influence has not been taken: it comes with this, as one gain
            turn.visit = 0
            x.s.pool = [entry for entry in x.s.pool if entry[0] != VISIT]
        else:
            n -= 1
        return gain_on(x, f, n)

    def text(self) -> Message:
        return Message("influence-visit") if self.n == 1 else Message("influence-instead", {"n": self.n})

    def value(self, x: Cast) -> float:
        turn = x.s.on_turn
        if not self.ready(x):
            return rates(x).hope * rates(x).progress * self.n
        f = x.box.spaces[turn.space].faction
        return worth(x, f, self.n) - (worth(x, f, 1) if self.n > 1 else 0.0)


class InfluenceSpied(Effect):
    """Influence with every faction that the house spies on now."""

    def do(self, x: Cast) -> Flow | None:
        return self._each(x)

    def _each(self, x: Cast) -> Flow:
        for faction in spy_last(self._spied_on(x)):
            tracks = x.p.rules.tracks_for(x, (faction,))
            flow = gain_on(x, tracks[0], 1) if len(tracks) == 1 else gain_on_one(x, tracks, 1)
            if flow is not None:
                yield from flow

    def _spied_on(self, x: Cast) -> list[int]:
        """The factions whose signs an own spy watches."""
        watched = [post.icons for post in x.box.posts if x.s.posts[post.number] >> x.actor & 1]
        signs = list(dict.fromkeys([track.icon for track in x.box.tracks]))
        return [sign for sign in signs if any(sign in icons for icons in watched)]

    def text(self) -> Message:
        return Message("influence-spied")

    def value(self, x: Cast) -> float:
        return sum([worth(x, faction, 1) for faction in self._spied_on(x)])


def held(x: Cast, f: int) -> int:
    """The influence on a track that the house that acts could lose."""
    return x.s.houses[x.p.rules.steps["mover"](x, f)].influence[f]


class LoseInfluence(Effect):
    """One influence less with a faction of the house's choice; a cost (CRD-09). `n` of them, one after the other."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return sum([held(x, f) for f in x.p.rules.tracks_for(x, ())]) >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-influence", {"n": self.n}, rules=("CRD-09",))

    def losable(self, x: Cast, lost: int) -> list[int]:
        """The factions that it can be lost with, after it was lost with another one (or with none yet)."""
        return [f for f in x.p.rules.tracks_for(x, ()) if held(x, f)]

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        lost = NOBODY
        for _ in range(self.n):
            name: str = yield Ask(x.seat, "lose", [x.box.tracks[f].name for f in self.losable(x, lost)])
            lost = x.box.track_of[name]
            flow = standing.lose_influence(x.p, x.p.rules.steps["mover"](x, lost), lost)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("lose-influence", {"n": self.n})

    def value(self, x: Cast) -> float:
        losses = sorted([loss(x, f) for f in x.p.rules.tracks_for(x, ()) if held(x, f)])
        return -sum(losses[: self.n]) if losses else -POINT


class LoseTwoInfluences(LoseInfluence):
    """One influence less, twice; where the table plays it so, with two different factions."""

    def ready(self, x: Cast) -> bool:
        if x.p.rules.setting("opportunism_two_factions"):
            return len(self.losable(x, NOBODY)) >= self.n
        return super().ready(x)

    def lacking(self, x: Cast) -> Message | None:
        if x.p.rules.setting("opportunism_two_factions"):
            return None if self.ready(x) else Message("lacks-two-factions", rules=("CRD-09",))
        return super().lacking(x)

    def losable(self, x: Cast, lost: int) -> list[int]:
        factions = super().losable(x, lost)
        if x.p.rules.setting("opportunism_two_factions"):
            return [f for f in factions if f != lost]
        return factions

    def text(self) -> Message:
        return Message("lose-two-influences")


VISIT: Final = "visit.1"  # the clause of the influence that every visit to a faction space gives


def influence(faction: int, n: int = 1) -> Effect:
    """Gain influence with a faction."""
    return Influence(faction, n)


def influence_chosen(n: int = 1) -> Effect:
    """Gain influence with a faction of your choice."""
    return InfluenceChosen(n, ())


def influence_of(*among: int) -> Effect:
    """Gain influence with one of these factions."""
    return InfluenceChosen(1, among)


def influence_two() -> Effect:
    """Gain influence with two different factions."""
    return InfluenceTwo()


def influence_visited(n: int) -> Effect:
    """Gain so much influence with the visited faction instead of 1."""
    return InfluenceVisited(n)


def influence_spied() -> Effect:
    """Gain influence with each faction you spy on."""
    return InfluenceSpied()


def lose_influence(n: int = 1) -> Effect:
    """Lose influence of your choice."""
    return LoseInfluence(n)


def lose_two_influences() -> Effect:
    """Lose influence of your choice, twice."""
    return LoseTwoInfluences(2)
