"""What effects ask of a rival: influence goes where it has least; everything else the player decides (BAS-132)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import house_words
from kanly.games.imperium.modules.rivals.pieces import Hagal
from kanly.games.imperium.modules.rivals.setting_up import HOST
from kanly.games.imperium.modules.rivals.spending import buy_point
from kanly.games.imperium.modules.rivals.table import is_rival, rival_houses, rivals_table
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.opening import Opening
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import score
from kanly.games.imperium.table.state import NOBODY, ImperiumState, name_of
from kanly.kernel import Ask, Flow, Message, Option


def decided(p: P, h: int, flow: Flow) -> Flow:
    """Play a flow to its end, answering for the rival, or asking the player in its place."""
    table = rivals_table(p.state)
    answer: Option = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration:
            return
        if not isinstance(ask, Ask) or ask.seat != NOBODY:
            answer = yield ask
            continue
        options = least(p, h, ask.kind, ask.options if ask.offer is None else ask.offer())
        if len(options) == 1:
            answer = options[0]
            continue
        table.decided_for = h
        answer = yield Ask(HOST, ask.kind, options, None, ask.context)
        table.decided_for = NOBODY


def asked_for_a_rival(s: ImperiumState, words: Message) -> Message:
    """A question that the player answers for a rival, which gains or loses what he says, names it (BAS-132)."""
    h = rivals_table(s).decided_for
    if h == NOBODY:
        return words
    args = {"house": house_words(name_of(s, h)), "question": words}
    return Message("asked-for-rival", args, words.refs, tuple(dict.fromkeys(["BAS-132", *words.rules])))


def least(p: P, h: int, kind: str, options: list[Option]) -> list[Option]:
    """Of some options those that a rival's rule allows: least influence first, defence always (BAS-129, BAS-132)."""
    if kind == "defend":
        return options[:1]
    if kind not in ("faction", "two_factions"):
        return options
    influence = p.state.houses[h].influence
    track_of = p.rules.box.track_of

    def standing(option: Option) -> list[int]:
        names = (option,) if isinstance(option, str) else option
        return sorted([influence[track_of[name]] for name in names])

    best = min([standing(option) for option in options])
    return [option for option in options if standing(option) == best]


def asked_of_the_player(box: Box) -> Opening:
    """What a rival gains is carried out as a whole: rewards and House Hagal cards ask the player about branches."""
    found = Opening()
    for named in box.kinds.values():
        for piece in named.values():
            names = piece.laid(own_turn=False)
            if isinstance(piece, Hagal):
                names = [name for name, effect in piece.clauses.items() if not effect.part]
            for name in names:
                found.do(box.clauses[name])
    return found


def carry_out_all(p: P, h: int) -> Flow:
    """Everything that lies open, one after the other, whatever can be done; then the rival spends."""
    s = p.state
    while s.pool:
        name, card, given = s.pool.pop(0)
        effect = p.rules.box.clauses[name]
        x = p.rules.cast(p, h, card)
        x.given = given
        if not effect.ready(x):
            continue
        flow = effect.do(x)
        if flow is not None:
            yield from decided(p, h, flow)
    p.rules.steps["rival_spends"](p, h)


def rival_spends(p: P, h: int) -> None:
    """Three intrigue cards, seven spice, seven solari or three water for a point, again and again (BAS-130)."""
    while not p.state.houses[h].scoreless and buy_point(p, h):
        score(p, h, 1)


def settle_by_rule(inner: Callable[[P, int], Flow]) -> Callable[[P, int], Flow]:
    """A rival takes all that a reward offers (BAS-129)."""

    def scene(p: P, h: int) -> Flow:
        return carry_out_all(p, h) if is_rival(p.state, h) else inner(p, h)

    return scene


def visits_pay_rivals(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A visit may have paid a rival that controls the space."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        for g in rival_houses(p.state):
            p.rules.steps["rival_spends"](p, g)

    return step


STEPS: Final[tuple[Any, ...]] = (rival_spends,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"settle": settle_by_rule, "visited": visits_pay_rivals}
