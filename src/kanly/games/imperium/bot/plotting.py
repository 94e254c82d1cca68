"""Intrigue cards: what one is worth when it is kept, and whether to play one now."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.bot.worth import Rates
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.combine import Arrow, Together, When
from kanly.games.imperium.effects.forces import Retreat
from kanly.games.imperium.effects.gains import Swords
from kanly.games.imperium.phases.endgame import END, PAIR
from kanly.games.imperium.pieces.icons import COMBAT, ENDGAME, PLOT
from kanly.games.imperium.pieces.intrigues import Way
from kanly.games.imperium.table.forces import strength, units
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import PASS, Option

LEAST: Final = 0.3  # below this a card is not worth playing
MOST_TOGETHER: Final = 3  # combat cards thought about at once


def best_plot(t: Thought) -> Option | None:
    """The intrigue card that is worth more now than later."""
    top: Option | None = None
    most = 0.0
    for option in t.ask.options:
        if option[0] != PLOT:
            continue
        gain = way_worth(t, t.box.intrigues[option[1]].ways[option[2]])
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
    ways = t.box.intrigues[name].ways
    worths = [0.0]
    for i in range(len(ways)):
        mode = ways[i].mode
        if mode == COMBAT:
            worths.append(fighting_chance(t) * at_best(t, ways[i]))
        elif mode == ENDGAME:
            worths.append(scoring_chance(t, ways[i]) * at_best(t, ways[i]))
        elif i != way:
            worths.append(0.7 * at_best(t, ways[i]) if t.left >= 1 else 0.0)
        elif t.left >= 1:
            worths.append(0.75 * at_best(t, ways[i]))
    return max(worths)


def fighting_chance(t: Thought) -> float:
    """How likely a combat card will be of use."""
    if units(t.units):
        return 0.9
    return 0.7 if t.left >= 1 else 0.2


def scoring_chance(t: Thought, way: Way) -> float:
    """How likely an endgame card will score."""
    if way.ready(t.x):
        return 0.9
    return 0.4 if t.left >= 1 else 0.1


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
    now = t.battle.outcome(t.battle.mine, t.units.worms > 0)
    top: Option = PASS
    most = 0.2
    for size in range(1, min(MOST_TOGETHER, len(ways)) + 1):
        for some in combinations(ways, size):
            if len({option[1] for option in some}) < size:
                continue
            gain = max(combat_gain(t, some, all_back=False), combat_gain(t, some, all_back=True)) - now
            if gain > most + 0.01:
                top, most = some[0], gain
    return top


def combat_gain(t: Thought, some: tuple[Option, ...], all_back: bool) -> float:
    """What the conflict and the cards bring if these are played, with as few or as many troops retreating as may be."""
    sword, fielded, withdrawn = t.rates.sword, t.rates.fielded, t.rates.withdrawn
    t.rates.sword = 0.0
    t.rates.fielded = 0.0
    t.rates.withdrawn = []
    mine = t.battle.mine
    worth = 0.0
    swords = 0
    back = 0
    for option in some:
        way = t.box.intrigues[option[1]].ways[option[2]]
        worth += way_worth(t, way) - spent(t, option[1])
        for effect in way.lines if way.price is None else (way.price, *way.lines):
            swords += swords_of(t, effect)
            back += retreating(t, effect, all_back)
    t.rates.sword, t.rates.fielded, t.rates.withdrawn = sword, fielded, withdrawn
    if improves(t, swords):
        mine += swords
    mine = 0.0 if back >= units(t.units) else mine - 2 * back
    return worth + back * t.rates.troop + t.battle.outcome(mine, t.units.worms > 0)


def improves(t: Thought, swords: int) -> bool:
    """Whether swords overtake anybody now: who only fears to be overtaken can still answer then (CMB-02)."""
    mine = strength(t.units)
    theirs = [strength(house) for house in t.s.houses if house is not t.units]
    return any(mine <= their < mine + swords for their in theirs)


def spent(t: Thought, name: str) -> float:
    """What a combat card would be worth in a later round."""
    if t.left < 0.5:
        return 0.0
    ways = [at_best(t, way) for way in t.box.intrigues[name].ways]
    return 0.8 * max(ways)


def swords_of(t: Thought, effect: Effect) -> int:
    """The swords that an effect gives."""
    if isinstance(effect, Swords):
        return effect.n
    if isinstance(effect, When):
        return swords_of(t, effect.effect) if effect.condition.holds(t.x) else 0
    if isinstance(effect, Together):
        return sum([swords_of(t, member) for member in effect.members])
    if isinstance(effect, Arrow):
        return swords_of(t, effect.effect) if effect.cost.payable(t.x) else 0
    return 0


def retreating(t: Thought, effect: Effect, all_back: bool) -> int:
    """The troops that an effect takes back."""
    if not isinstance(effect, Retreat):
        return 0
    return min(effect.high, t.units.troops) if all_back else effect.low


def endgame(t: Thought) -> Option:
    """Everything that scores; a wild pair with a card that nothing else wants."""
    for option in t.ask.options:
        if option[0] == PLOT and way_worth(t, t.box.intrigues[option[1]].ways[option[2]]) > 0:
            return option
    for option in t.ask.options:
        if option[0] == PAIR:
            return option
    return END


ANSWERS: Final[dict[str, Answer]] = {"combat": combat, "endgame": endgame}
