"""How long the game will last, and what things are worth to a house at this point of it."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.battle import Battle
from kanly.games.imperium.bot.market import Market
from kanly.games.imperium.bot.worth import Onlooker, Rates
from kanly.games.imperium.table.standing import vp

PACE: Final = 1.3  # victory points of the leading house in a round
SWORDMASTER_COSTS: Final = 7  # solari, about
SEAT_COSTS: Final = 5
POCKET_MONEY: Final = 4  # solari for smaller things


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
    saved_for = (0 if me.swordmaster else SWORDMASTER_COSTS) + (0 if me.councillor else SEAT_COSTS)
    r.solari = lasting * (0.85 if me.solari < saved_for else 0.45 if me.solari < saved_for + POCKET_MONEY else 0.25)
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
    r.swordmaster = 2.8 * left + r.agent  # who joins at once
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
    r.withdrawn = [battle.retreating(n) for n in range(battle.units.troops + 1)]
    r.worm = battle.worm
