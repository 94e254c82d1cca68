"""Set-up: leaders, decks (SET)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.phases.objectives import objectives
from kanly.games.imperium.pieces.trophies import Trophy
from kanly.games.imperium.table.hands import refill
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.spies import SPIES
from kanly.games.imperium.table.state import House, clockwise
from kanly.kernel import Ask, Flow, Kind, Known, Message, Option

SPARE: Final = 2  # leaders in a draft beyond one for each house

DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
DRAFTED: Final = "drafted"

EVENTS: Final = {"leads": ("seat", "leader")}


def set_up(p: P) -> None:
    """Who is first decides who picks a leader when; leaders change decks (SET-07, SET-14)."""
    lists = p.rules.lists
    p.then(*lists["opening"], "choose_leaders", "fill_decks", *lists["set_up"], *lists["afterwards"], "next_round")


def choose_leaders(p: P) -> Flow:
    """Leaders at random; or picked, the last in turn order first, from all of them or from a few (RUL-33)."""
    s = p.state
    taken = [house.leader for house in s.houses]
    s.leaders = [name for name in p.rules.box.selectable() if name not in taken]
    p.rng.shuffle(s.leaders)
    way = p.rules.setting("leader_choice")
    order = [h for h in clockwise(s, s.first) if not s.houses[h].leader]
    if way == DEALT:
        for h in order:
            lead(p, h, s.leaders[-1])
    else:
        if way == DRAFTED:
            s.leaders = s.leaders[: len(order) + SPARE]
        for h in reversed(order):
            name: str = yield Ask(s.houses[h].seat, "leader", sorted(s.leaders))
            lead(p, h, name)
    s.leaders = []


def lead(p: P, h: int, name: str) -> None:
    """A house gets its leader."""
    s = p.state
    s.leaders.remove(name)
    s.houses[h].leader = name
    p.tell("leads", (s.houses[h].seat + 1, name))


def conflict_levels(rules: ImperiumRules) -> tuple[tuple[int, int], ...]:
    """The conflict deck, from the bottom up: how many cards of each level (SET-05)."""
    return ((3, 4), (2, 5), (1, 1))


def conflicts_of(rules: ImperiumRules, level: int) -> list[int]:
    """The conflict cards of a level that may come into a game."""
    trophies = rules.box.trophies
    return [i for i in range(len(trophies)) if trophies[i].level == level]


def trophies_in_play(rules: ImperiumRules) -> list[Trophy]:
    """What a house could win or be dealt: conflicts of the levels that are played, objectives for so many players."""
    levels = [level for level, count in rules.steps["conflict_levels"](rules) if count]
    numbers = [i for level in levels for i in rules.steps["conflicts_of"](rules, level)]
    return [rules.box.trophies[i] for i in sorted([*numbers, *objectives(rules.box, rules.seats)])]


def fill_decks(p: P) -> None:
    """Conflicts, intrigues, the Imperium deck and row, the reserve, everybody's starting deck (SET-05 to SET-08)."""
    s = p.state
    box = p.rules.box
    s.conflict_known = Known(len(box.trophies))
    for level, count in p.rules.steps["conflict_levels"](p.rules):
        cards = p.rules.steps["conflicts_of"](p.rules, level)
        p.rng.shuffle(cards)
        s.conflict_deck += cards[:count]
        s.conflict_box += cards[count:]
    s.intrigues = Known(len(box.intrigue_pieces))
    s.intrigue_deck = list(range(len(box.intrigue_pieces)))
    p.rng.shuffle(s.intrigue_deck)
    s.cards = Known(len(box.pieces))
    s.imperium_deck = [piece for card in box.imperium for piece in card.pieces]
    p.rng.shuffle(s.imperium_deck)
    refill(p)
    s.reserve = [card.pieces[:] for card in box.stacks]
    for stack in s.reserve:
        s.cards.publish(stack)
    for h in range(p.rules.seats):
        house = s.houses[h]
        left_out = box.leaders[house.leader].without
        own = [piece for card in box.decks.get(house.leader, []) for piece in card.pieces]
        house.deck = own or [piece for piece in box.starters[h] if box.pieces[piece].name not in left_out]
        p.rng.shuffle(house.deck)


def houses(rules: ImperiumRules) -> list[House]:
    """The houses before anything happened: a point to begin with in a game for four (SET-11)."""
    out: list[House] = []
    for seat in range(rules.seats):
        house = House(len(rules.box.tracks))
        house.seat = seat
        house.points = 1 if rules.seats == 4 else 0
        house.spies = SPIES if rules.box.posts else 0
        out.append(house)
    return out


SCENES: Final = (set_up, choose_leaders, fill_decks)
STEPS: Final = (houses, conflict_levels, conflicts_of)


def _leader_names(rules: Any) -> list[Option]:
    return sorted(rules.box.selectable())


def _describe(p: P, ask: Ask, option: Option) -> Message:
    return message("leader-option", leader=option)


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Leaders are taken, or were left out of the draft."""
    for house in p.state.houses:
        if house.leader == option:
            return message("why-not-leader-taken", ("SET-07",), leader=option)
    return message("why-not-leader-left-out", ("RUL-33",), leader=option)


KINDS: Final = (Kind("leader", _leader_names, describe=_describe, why_not=_why_not),)
