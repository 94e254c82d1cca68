"""The round with Ix: its start, turns, reveals and the end of the game, and what leaders change about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import options_by
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.modules.rise_of_ix import cards
from kanly.games.imperium.modules.rise_of_ix.leaders import ix_leader
from kanly.games.imperium.modules.rise_of_ix.shipping import rival_looks
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import CHAUMURKY, owned, owns_tile
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import FRIENDS
from kanly.games.imperium.table.state import NOBODY, ImperiumState, clockwise, eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind

FIRST_TURN: Final = 1

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "sets_ahead": ("house",),
    "set_ahead": ("card",),
    "foresaw": ("house", "card"),
    "snoops": ("house", "faction", "n"),
}


# The start of the round.


def with_ix(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """Tiles come face up again; after everybody has drawn, tiles and plans for the round (IX-40, IX-41, IX-83)."""

    def scene(p: P) -> Flow:
        s = p.state
        table = ix(s)
        table.used = []
        table.turns = [0] * len(s.houses)
        yield from inner(p)
        for h in clockwise(s, s.first):
            for tile in owned(p.rules.box, s, h):
                for name in tile.starting:
                    p.rules.box.clauses[name].do(p.rules.cast(p, h, NOBODY))
            rival_looks(p, h)
        p.then(*[("one_step_ahead", h) for h in clockwise(s, s.first)])

    return scene


def one_step_ahead(p: P, h: int) -> Flow | None:
    """A card of the hand is set aside, face down (IX-83)."""
    leader = ix_leader(p, h)
    return _set_ahead(p, h) if leader is not None and leader.plans and p.state.houses[h].hand else None


def _set_ahead(p: P, h: int) -> Flow:
    s = p.state
    house = s.houses[h]
    extra = [PASS] if p.rules.setting("one_step_ahead_optional") else []
    name: str = yield Ask(house.seat, "ahead", offer=lambda: [*names(p.rules.box, house.hand), *extra])
    if name == PASS:
        return
    card = named(p.rules.box, house.hand, name)
    house.hand.remove(card)
    ix(s).ahead[h].append(card)
    p.tell("set_ahead", (name,), eyes(house))
    tell_of(p, "sets_ahead", h)


# Turns.


def fresh_turn(inner: Callable[[P, int], Any]) -> Callable[[P, int], Any]:
    """Nothing has been done yet; in the second turn the card that was set aside comes back (IX-83)."""

    def scene(p: P, h: int) -> Any:
        table = ix(p.state)
        table.commissioned = 0
        table.launched = 0
        table.invading = False
        table.foreseen = NOBODY
        table.turns[h] += 1
        if table.turns[h] > FIRST_TURN and table.ahead[h]:
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


def reveal_with_ix(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A card still set aside is revealed with the others; tiles for the reveal turn are laid open (IX-42, IX-83)."""

    def step(p: P, h: int) -> None:
        if ix(p.state).ahead[h]:
            take_back(p, h)
        inner(p, h)
        for tile in owned(p.rules.box, p.state, h):
            lay_open(p.state, tile.revealing)

    return step


def turn_again(inner: Callable[[P, int], int]) -> Callable[[P, int], int]:
    """A house may take another turn at once, unless it has revealed (IX-97)."""

    def step(p: P, h: int) -> int:
        table = ix(p.state)
        if not table.again:
            return inner(p, h)
        table.again = 0 if p.state.houses[h].revealed else table.again - 1
        return inner(p, h) if p.state.houses[h].revealed else h

    return step


# Gains.


def onto_the_deck(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """With a Spaceport every acquired card may go on top of the deck (IX-49)."""

    def step(p: P, h: int, card: int) -> None:
        inner(p, h, card)
        for tile in owned(p.rules.box, p.state, h):
            lay_open(p.state, tile.placing, card)

    return step


def one_solari_more(inner: Callable[[P, int, int], int]) -> Callable[[P, int, int], int]:
    """Every separate gain of solari in the own turn is one higher for one leader (IX-80)."""

    def step(p: P, h: int, n: int) -> int:
        n = inner(p, h, n)
        s = p.state
        leader = ix_leader(p, h)
        if leader is None or not leader.thrives:
            return n
        starting = s.phase == "round_start" and p.rules.setting("thrives_at_round_start")
        return n + 1 if s.on_turn.house == h or starting else n

    return step


def reach_snooper(inner: Callable[[P, int, int, int], Flow | None]) -> Callable[[P, int, int, int], Flow | None]:
    """A token on the second step is taken, once, for the next reward of its leader (IX-84)."""

    def step(p: P, h: int, f: int, step: int) -> Flow | None:
        flow = inner(p, h, f, step)
        table = ix(p.state)
        leader = ix_leader(p, h)
        if step != FRIENDS or leader is None or f not in table.snoopers[h]:
            return flow
        table.snoopers[h].remove(f)
        n = len(p.rules.box.tracks) - len(table.snoopers[h])
        tell_of(p, "snoops", h, p.rules.box.tracks[f].name, n)
        at = 0 if n == 1 else 3 * f + n - 1
        lay_open(p.state, (leader.snooping[at],))
        return flow

    return step


# The end.


def score_tiles(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Tiles score after all endgame cards (IX-43)."""

    def scene(p: P) -> None:
        for h in clockwise(p.state, p.state.first):
            p.rules.steps["tiles_score"](p, h)
        inner(p)

    return scene


def tiles_score(p: P, h: int) -> None:
    """What the tiles of a house are worth at the end."""
    for tile in owned(p.rules.box, p.state, h):
        for name in tile.ending:
            x = p.rules.cast(p, h, NOBODY)
            if p.rules.box.clauses[name].ready(x):
                p.rules.box.clauses[name].do(x)


def decides_ties(box: Box, s: ImperiumState, side: list[int]) -> int:
    """Chaumurky decides ties in points for its owner (IX-43)."""
    return 1 if any(owns_tile(box, s, h, CHAUMURKY) for h in side) else 0


SCENES: Final[tuple[Any, ...]] = (one_step_ahead,)
STEPS: Final[tuple[Any, ...]] = (tiles_score,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "round_start": with_ix,
    "turn": fresh_turn,
    "visited": foreseen_visit,
    "begin_reveal": reveal_with_ix,
    "next_house": turn_again,
    "acquired": onto_the_deck,
    "solari_gained": one_solari_more,
    "track_step": reach_snooper,
    "final_scores": score_tiles,
    "discarded": cards.unload,
    "unblocked_doors": cards.invaded,
    "must_infiltrate": cards.slips_in,
    "price_with": cards.cheaper,
}
KINDS: Final[tuple[Kind, ...]] = (
    Kind("ahead", lambda rules: [*rules.box.cards, PASS], describe=options_by("card", "IX-83")),
)
