"""How long the game will last, and what things are worth to a house at this point of it."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.battle import Battle
from kanly.games.imperium.bot.market import Market
from kanly.games.imperium.bot.worth import Onlooker, Rates
from kanly.games.imperium.table.standing import vp

PACE: Final = 1.3  # victory points of the leading house in a round


def rounds_left(p: Onlooker) -> float:
    """Rounds after the present one, by expectation (RCL-01)."""
    s = p.state
    enough: int = p.rules.steps["points_to_end"](p.rules)
    best = max([vp(s, h) for h in range(len(s.houses))])
    return max(0.0, min(float(len(s.conflict_deck)), (enough - 0.4 - best) / PACE))


def common_rates(p: Onlooker, h: int, left: float) -> Rates:
    """What depends on the time that is left and on what the house has: the same in every question."""
    me = p.state.houses[h]
    r = Rates()
    lasting = min(1.0, 0.1 + 0.35 * left)  # what is gained now must be spent before the end
    buys = (0 if me.swordmaster else 1) + (0 if me.councillor else 1)
    r.solari = lasting * (0.45 + 0.2 * buys if me.solari < 10 else 0.3)
    r.spice = lasting * (1.0 if me.spice < 6 else 0.6)
    r.water = lasting * (1.1 if me.water < 3 else 0.6)
    r.troop = lasting * (1.0 if me.garrison < 6 else 0.6)
    r.card = 1.9 if left >= 1 else 1.2
    r.intrigue = 0.8 + 1.2 * lasting
    r.spy = 1.2 * lasting
    r.discard = 0.9
    r.lasting = lasting
    r.agent = 3.0
    r.seat = 1.7 * left + 1.0
    r.swordmaster = 2.8 * left + 0.5
    r.hooks = 1.0 * left
    r.control = 0.5 * left
    r.progress = 4.3 * min(1.0, 0.4 * left)
    r.acquire = min(2.5, 0.5 * left)
    return r


def set_rates(r: Rates, market: Market, battle: Battle) -> None:
    """What depends on the offer of cards and on the conflict."""
    r.persuasion = market.slope
    r.trash = market.trash
    r.sword = battle.sword
    r.fielded = battle.fielded
    r.worm = battle.worm
