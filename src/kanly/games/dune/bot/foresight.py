"""Prescience: which part of the enemy's plan it is best to know, by what the own plan gains from every answer."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.enemy import NONE, Enemy
from kanly.games.dune.bot.fighting import best_plan, champion, hand_leaders, hand_pairs, possible_dials
from kanly.games.dune.bot.reading import Reading
from kanly.games.dune.bot.thought import Answer, Thought
from kanly.kernel import PASS, Option

MOST_ANSWERS: Final = 7  # of one element that are thought through
MOST_DIALS: Final = 7
MOST_LEADERS: Final = 3


def prescience(t: Thought) -> Option:
    """The element whose answer helps the own plan most."""
    f = champion(t)
    if f < 0:
        return PASS
    r = t.table
    enemy = Enemy(r, f)
    leaders = hand_leaders(r, f, enemy.territory)[:MOST_LEADERS] or [NONE]
    pairs = hand_pairs(r, f, 0 if enemy.aggressor else 1) if leaders != [NONE] else [(NONE, NONE)]
    dials = spread(possible_dials(r, f), MOST_DIALS)
    top: Option = t.harmless()
    most = -1000.0
    for element in t.ask.options:
        if element == PASS:
            continue
        worth = 0.0
        for chance, told in answers(r, enemy, element):
            worth += chance * best_plan(t, f, told, dials, leaders, pairs)[0]
        if worth > most + 0.001:
            top, most = element, worth
    return top


def answers(r: Reading, enemy: Enemy, element: str) -> list[tuple[float, Enemy]]:
    """What the enemy may answer about an element, how likely, and what is then known of him."""
    out: list[tuple[float, Enemy]] = []
    if element == "dial":
        step = -(-len(enemy.dials) // MOST_ANSWERS)  # neighbours together
        for at in range(0, len(enemy.dials), step):
            chance = sum(enemy.dials[at : at + step])
            if chance:
                told = Enemy(r, enemy.f)
                told.shows_dial(min(at + step // 2, len(enemy.dials) - 1))
                out.append((chance, told))
        return out
    if element == "leader":
        for chance, strength in enemy.leaders:
            told = Enemy(r, enemy.f)
            told.shows_leader(strength)
            out.append((chance, told))
        return out
    slot = enemy.weapons if element == "weapon" else enemy.defences
    for kind, chance in [*slot.items(), ("", 1.0 - sum(slot.values()))]:
        told = Enemy(r, enemy.f)
        known = {kind: 1.0} if kind else {}
        if element == "weapon":
            told.weapons = known
        else:
            told.defences = known
        out.append((chance, told))
    return out


def spread(numbers: list[Option], most: int) -> list[Option]:
    """Some of many numbers, the last one among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[i * (len(numbers) - 1) // (most - 1)] for i in range(most)]


ANSWERS: Final[dict[str, Answer]] = {"prescience": prescience}
