"""What leaders of this set change about the round, with or without the rest of it (IX-80, IX-83, IX-84)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import options_by
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.modules.rise_of_ix.leaders import ix_leader
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.phases.settling import settle_apart
from kanly.games.imperium.pieces.icons import ALL_FACTIONS
from kanly.games.imperium.table.hands import lose_sight
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import FRIENDS, one_by_one
from kanly.games.imperium.table.state import NOBODY, clockwise, eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind

FIRST_TURN: Final = 1

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "sets_ahead": ("house",),
    "set_ahead": ("card",),
    "foresaw": ("house", "card"),
    "snoops": ("house", "faction", "n"),
}


def begin_ix_leaders(p: P) -> None:
    """Who begins without water, and who has tokens on the tracks (IX-80, IX-84)."""
    s = p.state
    for h in range(len(s.houses)):
        leader = ix_leader(p, h)
        if leader is not None and leader.thrives:
            s.houses[h].water = 0
        if leader is not None and leader.snooping:
            ix(s).snoopers[h] = list(ALL_FACTIONS)


# One step ahead.


def with_plans(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """After everybody has drawn, plans for the round (IX-83)."""

    def scene(p: P) -> Flow:
        s = p.state
        ix(s).turns = [0] * len(s.houses)
        yield from inner(p)
        p.then(*[("one_step_ahead", h) for h in clockwise(s, s.first) if _plans(p, h)])

    return scene


def _plans(p: P, h: int) -> bool:
    leader = ix_leader(p, h)
    return leader is not None and leader.plans and len(p.state.houses[h].hand) > 0


def one_step_ahead(p: P, h: int) -> Flow:
    """A card of the hand is set aside, face down (IX-83)."""
    s = p.state
    house = s.houses[h]
    extra = [PASS] if p.rules.ruled_otherwise("one_step_ahead_optional") else []
    name: str = yield Ask(house.seat, "ahead", offer=lambda: [*names(p.rules.box, house.hand), *extra])
    if name == PASS:
        return
    card = named(p.rules.box, house.hand, name)
    house.kept += [other for other in house.hand if s.cards.masks[other] != eyes(house) and other not in house.kept]
    lose_sight(s.cards, house.hand, eyes(house))  # what was known in hand may be the card that is set aside
    house.hand.remove(card)
    ix(s).ahead[h].append(card)
    p.tell("set_ahead", (name,), eyes(house))
    tell_of(p, "sets_ahead", h)


def fresh_turn(inner: Callable[[P, int], Any]) -> Callable[[P, int], Any]:
    """Nothing has been done yet; in the second turn the card that was set aside comes back (IX-83)."""

    def scene(p: P, h: int) -> Any:
        table = ix(p.state)
        table.commissioned = 0
        table.launched = 0
        table.invading = False
        table.foreseen = NOBODY
        n = table.turns[h] + 1
        table.turns[h] = n
        if n > FIRST_TURN and table.ahead[h]:
            table.foreseen = take_back(p, h)
        return inner(p, h)

    return scene


def take_back(p: P, h: int) -> int:
    """The card that was set aside is shown and comes to hand, before others of its name: it is played first."""
    s = p.state
    card = ix(s).ahead[h].pop()
    s.houses[h].hand.insert(0, card)
    p.reveal(EVERYONE, s.cards, card)
    tell_of(p, "foresaw", h, p.rules.box.pieces[card].name)
    return card


def foreseen_visit(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """The card that was set aside sends an agent: spice for one with a single icon, else solari (IX-83)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        card = ix(p.state).foreseen
        if card == NOBODY or card not in p.state.on_turn.cards:
            return
        if len(p.rules.box.pieces[card].icons) == 1:
            gain(p, h, spice=1)
        else:
            gain(p, h, solari=1)

    return step


def reveal_ahead(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A card still set aside is revealed with the others (IX-83)."""

    def step(p: P, h: int) -> None:
        if ix(p.state).ahead[h]:
            take_back(p, h)
        inner(p, h)

    return step


# Gains.


def one_solari_more(inner: Callable[[P, int, int], int]) -> Callable[[P, int, int], int]:
    """Every separate gain of solari in the own turn is one higher for one leader (IX-80)."""

    def step(p: P, h: int, n: int) -> int:
        n = inner(p, h, n)
        s = p.state
        leader = ix_leader(p, h)
        if leader is None or not leader.thrives:
            return n
        starting = s.phase == "round_start" and p.rules.ruled_otherwise("thrives_at_round_start")
        return n + 1 if s.on_turn.house == h or starting else n

    return step


def reach_snooper(inner: Callable[[P, int, int, int], Flow | None]) -> Callable[[P, int, int, int], Flow | None]:
    """A token on the second step is taken, once, for the next reward of its leader (IX-84)."""

    def step(p: P, h: int, f: int, step: int) -> Flow | None:
        flow = inner(p, h, f, step)
        leader = ix_leader(p, h) if step == FRIENDS else None
        table = ix(p.state)
        if leader is None or f not in table.snoopers[h]:
            return flow
        table.snoopers[h].remove(f)
        n = len(ALL_FACTIONS) - len(table.snoopers[h])
        tell_of(p, "snoops", h, p.rules.box.tracks[f].name, n)
        at = 0 if n == 1 else 3 * f + n - 1
        if p.state.on_turn.ally == h != p.state.on_turn.house:  # a commander's turn: the reward is the ally's (SIX-12)
            return one_by_one(flow, settle_apart(p, h, (leader.snooping[at],)))
        lay_open(p.state, (leader.snooping[at],))
        return flow

    return step


SCENES: Final[tuple[Any, ...]] = (begin_ix_leaders, one_step_ahead)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "round_start": with_plans,
    "turn": fresh_turn,
    "visited": foreseen_visit,
    "begin_reveal": reveal_ahead,
    "solari_gained": one_solari_more,
    "track_step": reach_snooper,
}
KINDS: Final[tuple[Kind, ...]] = (
    Kind("ahead", lambda rules: [*rules.box.cards, PASS], describe=options_by("card", "IX-83")),
)
