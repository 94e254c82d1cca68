"""Set-up: leaders, decks, objectives, the first player (SET)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.cards import IMPERIUM, PIECES, STACKS, STARTERS
from kanly.games.imperium.hands import refill
from kanly.games.imperium.intrigues import INTRIGUE_PIECES, INTRIGUES
from kanly.games.imperium.leaders import LEADERS
from kanly.games.imperium.rules import P
from kanly.games.imperium.state import House, name_of
from kanly.games.imperium.trophies import TROPHIES
from kanly.games.imperium.words import message
from kanly.kernel import Ask, Flow, Kind, Known, Option

LEVELS: Final = ((3, 4), (2, 5), (1, 1))  # (level, cards) from the bottom of the conflict deck up (SET-05)
DRAFT: Final = 2  # leaders dealt to each house to draft from

EVENTS: Final = {"leads": ("seat", "leader"), "objective": ("house", "trophy")}


def set_up(p: P) -> None:
    """Everything in the order of the rulebook; leaders come first, because they change decks (SET-07)."""
    p.then("choose_leaders", "fill_decks", "deal_objectives", *p.rules.lists["set_up"], "next_round")


def choose_leaders(p: P) -> Flow:
    """Leaders at random, or picked in clockwise order: from all, or from a hand that is passed on (RUL-33)."""
    s = p.state
    modules = ("", *p.rules.setup.modules)
    faces = [leader.flip for leader in LEADERS.values()]
    pool = [name for name, leader in LEADERS.items() if leader.module in modules and name not in faces]
    p.rng.shuffle(pool)
    way = p.rules.option("leader_choice")
    if way == "drafted":
        pool = pool[: DRAFT * len(s.houses)]
    s.leaders = pool
    if way == "dealt":
        for h in range(len(s.houses)):
            lead(p, h, s.leaders[-1])
    else:
        for h in range(len(s.houses)):
            name: str = yield Ask(s.houses[h].seat, "leader", sorted(s.leaders))
            lead(p, h, name)
    s.leaders = []


def lead(p: P, h: int, name: str) -> None:
    """A house gets its leader."""
    s = p.state
    s.leaders.remove(name)
    s.houses[h].leader = name
    p.tell("leads", (h + 1, name))


def fill_decks(p: P) -> None:
    """Conflicts, intrigues, the Imperium deck and row, the reserve, everybody's starting deck (SET-05 to SET-08)."""
    s = p.state
    modules = ("", *p.rules.setup.modules)
    s.conflict_known = Known(len(TROPHIES))
    for level, count in LEVELS:
        cards = [i for i in range(len(TROPHIES)) if TROPHIES[i].level == level]
        p.rng.shuffle(cards)
        s.conflict_deck += cards[:count]
        s.conflict_box += cards[count:]
    s.intrigues = Known(len(INTRIGUE_PIECES))
    s.intrigue_deck = [piece for card in INTRIGUES.values() if card.module in modules for piece in card.pieces]
    p.rng.shuffle(s.intrigue_deck)
    s.cards = Known(len(PIECES))
    s.imperium_deck = [piece for card in IMPERIUM if card.module in modules for piece in card.pieces]
    p.rng.shuffle(s.imperium_deck)
    refill(p)
    s.reserve = [card.pieces[:] for card in STACKS]
    for stack in s.reserve:
        s.cards.publish(stack)
    for h in range(len(s.houses)):
        house = s.houses[h]
        left_out = LEADERS[house.leader].without
        house.deck = [piece for piece in STARTERS[h] if PIECES[piece].name not in left_out]
        p.rng.shuffle(house.deck)


def deal_objectives(p: P) -> None:
    """One objective each, face up; one of them makes its owner first player (SET-13, SET-14)."""
    s = p.state
    n = len(s.houses)
    cards = [i for i in range(len(TROPHIES)) if n in TROPHIES[i].seats]
    p.rng.shuffle(cards)
    for h in range(n):
        s.houses[h].trophies = [cards[h]]
        p.tell("objective", (name_of(s, h), TROPHIES[cards[h]].name))
        if TROPHIES[cards[h]].first_player:
            s.first = h


def houses(seats: int) -> list[House]:
    """The houses before anything happened: a point to begin with in a game for four (SET-11)."""
    out: list[House] = []
    for seat in range(seats):
        house = House()
        house.seat = seat
        house.points = 1 if seats == 4 else 0
        out.append(house)
    return out


SCENES: Final = (set_up, choose_leaders, fill_decks, deal_objectives)


def _leader_names(rules: object) -> list[Option]:
    return sorted(LEADERS)


KINDS: Final = (Kind("leader", _leader_names, describe=lambda p, ask, option: message("leader-option", leader=option)),)
