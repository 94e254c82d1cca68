"""The combat phase: combat intrigue cards, ranking, rewards (CMB, TIE, RWD)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.gains import TakeControl
from kanly.games.imperium.phases.plots import (
    any_plots,
    open_plots,
    play_intrigue,
    plot_options,
    plot_words,
    why_not_plot,
)
from kanly.games.imperium.pieces.icons import COMBAT
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, ImperiumState, after, clockwise, house_of, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2

EVENTS: Final = {
    "combat_passes": ("house",),
    "strengths": ("strengths",),
    "rewarded": ("house", "place", "times"),
    "wins": ("house", "trophy"),
    "unwon": ("trophy",),
}


def combat(p: P) -> None:
    """Everybody with a unit in the conflict may play combat cards, from the first player on (CMB-01)."""
    p.then(("combat_turn", p.state.first, 0, 0), "rewards", "clear_conflict")


def fighters(s: ImperiumState) -> list[int]:
    """Houses with a unit in the conflict, in turn order."""
    return [h for h in clockwise(s, s.first) if forces.units(s.houses[h])]


def combat_turn(p: P, h: int, passes: int, played: int) -> Flow | None:
    """A fighter plays combat cards or passes; all passing in a row ends it (CMB-02, RUL-06, RUL-07)."""
    s = p.state
    takes_part = p.rules.steps["takes_part"]
    count = len([g for g in range(len(s.houses)) if takes_part(p, g)])
    while passes < count:
        house = s.houses[h]
        fights: bool = takes_part(p, h)
        if fights and house.intrigues and house.seat >= 0:  # how many cards somebody holds is public (RUL-22)
            flow: Flow = p.rules.steps["play_combat_cards"](p, h, passes, played)
            return flow
        passes = 0 if played else passes + fights
        played = 0
        h = after(s, h)
    return None


def takes_part(p: P, h: int) -> bool:
    """Whether a house may play combat cards: with a unit in the conflict (CMB-01)."""
    return forces.units(p.state.houses[h]) > 0


def play_combat_cards(p: P, h: int, passes: int, played: int) -> Flow:
    """One combat card, or none: then it is the next fighter's turn."""
    pick = yield Ask(p.state.houses[h].seat, "combat", offer=lambda: _offer(p, h))
    if pick == PASS:
        pass_combat(p, h, passes, played)
        return
    p.then(("settle", h), ("combat_turn", h, 0, 1))
    yield from play_intrigue(p, h, pick[1], pick[2])


def pass_combat(p: P, h: int, passes: int, played: int) -> None:
    """A fighter plays no more for now."""
    tell_of(p, "combat_passes", h)
    p.then(("combat_turn", after(p.state, h), 0 if played else passes + 1, 0))


def _offer(p: P, h: int) -> list[Option]:
    options: list[Option] = []
    open_plots(p.rules.cast(p, h, NOBODY), COMBAT, options)
    options.append(PASS)
    return options


def ranks(s: ImperiumState) -> list[list[int]]:
    """The fighters from the strongest to the weakest, those of equal strength together, in turn order."""
    ranked = [(h, forces.strength(s.houses[h])) for h in clockwise(s, s.first)]
    groups: list[list[int]] = []
    for n in sorted({strength for _, strength in ranked if strength > 0}, reverse=True):
        groups.append([h for h, strength in ranked if strength == n])
    return groups


def placings(s: ImperiumState, groups: list[list[int]]) -> list[tuple[int, int]]:
    """Who gets which reward, in the order in which they are given (CMB-05 to CMB-08, TIE-01 to TIE-04, RUL-05)."""
    many = len(s.houses) >= 4
    if not groups:
        return []
    out: list[tuple[int, int]] = []
    best = groups[0]
    second = groups[1] if len(groups) > 1 else []
    if len(best) > 1:  # TIE-01, TIE-02
        out += [(h, SECOND) for h in best]
        if many and len(best) == 2 and len(second) == 1:
            out.append((second[0], THIRD))
        return out
    out.append((best[0], FIRST))
    if len(second) > 1:  # TIE-03
        out += [(h, THIRD) for h in second]
        return out
    out += [(h, SECOND) for h in second]
    third = groups[2] if len(groups) > 2 else []
    if many and len(third) == 1:  # CMB-08, TIE-04
        out.append((third[0], THIRD))
    return out


def rewards(p: P) -> None:
    """Rewards one house after the other; then the card goes to the winner, or wherever it goes (RUL-05)."""
    s = p.state
    if s.conflict == NOBODY:
        return
    if p.events is not None:
        p.tell("strengths", (tuple([(name_of(s, h), forces.strength(s.houses[h])) for h in range(len(s.houses))]),))
    scenes: list[tuple[object, ...]] = []
    winner = NOBODY
    for h, place in placings(s, p.rules.steps["ranks"](s)):
        scenes += [("reward", h, place), ("settle", h)]
        if place == FIRST:
            winner = h
    p.then(*scenes, ("take_trophy", winner))


def reward(p: P, h: int, place: int) -> None:
    """Lay a reward open; twice for a house with a sandworm, apart from control (RWD-02 to RWD-04)."""
    s = p.state
    box = p.rules.box
    doubled = s.houses[h].worms > 0
    tell_of(p, "rewarded", h, place + 1, 2 if doubled else 1)
    for name in box.trophies[s.conflict].rewards[place]:
        s.pool.append((name, NOBODY, 0))
        if doubled and not isinstance(box.clauses[name], TakeControl):
            s.pool.append((name, NOBODY, 0))


def clear_conflict(p: P) -> None:
    """Troops go to their supplies, sandworms to the bank, strengths to 0 (CMB-09)."""
    for house in p.state.houses:
        house.supply += house.troops
        house.troops = 0
        house.worms = 0
        house.swords = 0


def _domain(rules: ImperiumRules) -> list[Option]:
    return [*plot_options(rules, COMBAT), PASS]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return Message("combat-pass", rules=("CMB-02",))
    return plot_words(p.rules.box, option[1], option[2])


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    h = house_of(p.state, ask.seat)
    return why_not_plot(p, h, COMBAT, option[1], option[2])


STEPS: Final = (takes_part, play_combat_cards, ranks)
SCENES: Final = (combat, combat_turn, rewards, reward, clear_conflict)
KINDS: Final = (Kind("combat", _domain, describe=_describe, why_not=_why_not, besides=any_plots),)
