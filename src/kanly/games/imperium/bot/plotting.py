"""Intrigue cards: what one is worth when it is kept, and whether to play one now."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.combine import Arrow, Choice, Together, When
from kanly.games.imperium.effects.field import Retreat
from kanly.games.imperium.effects.gains import Swords
from kanly.games.imperium.endgame import END, PAIR
from kanly.games.imperium.field import units
from kanly.games.imperium.icons import COMBAT, ENDGAME, PLOT
from kanly.games.imperium.intrigues import INTRIGUES, Way
from kanly.games.imperium.state import NOBODY
from kanly.games.imperium.worth import Rates
from kanly.kernel import PASS, Option

LEAST: Final = 0.3  # below this a card is not worth playing
FULL: Final = 1.0  # the share of hopes in a card at its best
MOST_TOGETHER: Final = 3  # combat cards thought about at once


def best_plot(t: Thought, mode: str) -> Option | None:
    """The intrigue card that is worth more now than later."""
    top: Option | None = None
    most = 0.0
    for option in t.ask.options:
        if option[0] != PLOT:
            continue
        gain = way_worth(t, INTRIGUES[option[1]].ways[option[2]])
        spare = gain - kept(t, option[1], option[2])
        if gain >= LEAST and spare > most:
            top, most = option, spare
    return top


def way_worth(t: Thought, way: Way) -> float:
    """What it brings to play a card this way now."""
    t.x.card = NOBODY
    worth = way.price.value(t.x) if way.price is not None else 0.0
    for line in way.lines:
        worth += line.value(t.x)
    return worth


def kept(t: Thought, name: str, way: int) -> float:
    """What a card is still worth if it is not played this way now: its other ways, and this one at its best."""
    ways = INTRIGUES[name].ways
    worths = [0.0]
    for i in range(len(ways)):
        mode = ways[i].mode
        if mode == COMBAT:
            worths.append(fighting_chance(t) * at_best(t, ways[i]))
        elif mode == ENDGAME:
            worths.append(at_best(t, ways[i]))
        elif i != way:
            worths.append(0.7 * at_best(t, ways[i]) if t.left >= 1 else 0.0)
        elif t.left >= 1:
            worths.append(0.75 * at_best(t, ways[i]))
    return max(worths)


def fighting_chance(t: Thought) -> float:
    """How likely a combat card will be of use."""
    if units(t.me):
        return 0.9
    return 0.7 if t.left >= 1 else 0.2


def at_best(t: Thought, way: Way) -> float:
    """What a way to play a card may bring in a good moment."""
    now = t.p.rates
    t.p.rates = hopeful(now)
    worth = way_worth(t, way)
    t.p.rates = now
    return max(0.0, worth)


def hopeful(now: Rates) -> Rates:
    """Rates of a good moment for a card."""
    r = Rates()
    r.solari = now.solari
    r.spice = now.spice
    r.water = now.water
    r.troop = now.troop
    r.sword = 0.7
    r.worm = max(2.0, now.worm)
    r.fielded = max(0.2, now.fielded)
    r.hope = 0.5
    return r


# Combat.


def combat(t: Thought) -> Option:
    """The cards that change the outcome enough; the first of them is played."""
    ways = [option for option in t.ask.options if option != PASS]
    now = t.battle.outcome(t.battle.mine, t.me.worms > 0)
    top: Option = PASS
    most = 0.2
    for size in range(1, min(MOST_TOGETHER, len(ways)) + 1):
        for some in combinations(ways, size):
            names = [option[1] for option in some]
            if len(set(names)) < size:
                continue
            gain = combat_gain(t, list(some)) - now
            if gain > most + 0.01:
                top, most = some[0], gain
    return top


def combat_gain(t: Thought, some: list[Option]) -> float:
    """What the conflict and the cards bring if these are played."""
    mine = t.battle.mine
    worth = 0.0
    sword, fielded = t.rates.sword, t.rates.fielded
    t.rates.sword = 0.0
    t.rates.fielded = -t.rates.troop
    for option in some:
        way = INTRIGUES[option[1]].ways[option[2]]
        mine += shift(t, way.price) if way.price is not None else 0.0
        mine += sum([shift(t, line) for line in way.lines])
        worth += way_worth(t, way) - spent(t, option[1])
    t.rates.sword, t.rates.fielded = sword, fielded
    if units(t.me) and mine < 2 * t.me.troops + 3 * t.me.worms and not _stays(t, some):
        mine = 0.0
    return worth + t.battle.outcome(mine, t.me.worms > 0)


def _stays(t: Thought, some: list[Option]) -> bool:
    """Whether a unit is left in the conflict after these cards."""
    back = 0
    for option in some:
        way = INTRIGUES[option[1]].ways[option[2]]
        for effect in (way.price, *way.lines):
            if isinstance(effect, Retreat):
                back += effect.low
    return units(t.me) > back


def spent(t: Thought, name: str) -> float:
    """What a combat card would be worth in a later round."""
    if t.left < 0.5:
        return 0.0
    ways = [at_best(t, way) for way in INTRIGUES[name].ways]
    return 0.8 * max(ways)


def shift(t: Thought, effect: Effect) -> float:
    """How an effect changes the own strength."""
    if isinstance(effect, Swords):
        return float(effect.n)
    if isinstance(effect, Retreat):
        return -2.0 * effect.low
    if isinstance(effect, When):
        return shift(t, effect.effect) if effect.condition.holds(t.x) else 0.0
    if isinstance(effect, Together):
        return sum([shift(t, member) for member in effect.members])
    if isinstance(effect, Arrow):
        return shift(t, effect.effect) + shift(t, effect.cost) if effect.cost.ready(t.x) else 0.0
    if isinstance(effect, Choice):
        return max([shift(t, branch) for branch in effect.branches])
    return 0.0


def endgame(t: Thought) -> Option:
    """Everything that scores; a wild pair with a card that nothing else wants."""
    plot = best_endgame(t)
    if plot is not None:
        return plot
    for option in t.ask.options:
        if option[0] == PAIR:
            return option
    return END


def best_endgame(t: Thought) -> Option | None:
    """An endgame card that brings something."""
    for option in t.ask.options:
        if option[0] == PLOT and way_worth(t, INTRIGUES[option[1]].ways[option[2]]) > 0:
            return option
    return None


ANSWERS: Final[dict[str, Answer]] = {"combat": combat, "endgame": endgame}
