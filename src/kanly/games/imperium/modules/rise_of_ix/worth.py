"""What tech tiles and dreadnoughts are worth to whoever looks at an effect."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.modules.rise_of_ix.tiles import Tech

ROUNDS: Final = 2.5  # in which a tile that works again and again will be used, in the middle of the game
RULES: Final = {"chaumurky": 0.6, "detonation_devices": 2.5, "troop_transports": 1.5}


def tile_worth(x: Cast, tile: Tech) -> float:
    """What a tile is worth for the rest of the game, whatever it costs."""
    r = rates(x)
    rounds = ROUNDS * r.lasting
    total = sum([x.box.clauses[name].value(x) for name in tile.acquire])
    again = 0.0
    for names in (tile.once, tile.revealing, tile.starting):
        again += sum([max(0.4, x.box.clauses[name].value(x)) for name in names])
    total += rounds * again
    total += 0.5 * sum([x.box.clauses[name].value(x) for name in tile.winning]) * rounds
    total += (0.5 * rounds) * len(tile.placing)
    total += 0.7 * sum([x.box.clauses[name].value(x) for name in tile.ending])
    total += 0.35 * POINT * len([name for name in tile.gives_up if x.box.clauses[name].eager])
    return total + RULES.get(tile.name, 0.0) * r.lasting


def dreadnought_worth(x: Cast) -> float:
    """A dreadnought in the garrison: it fights again and again."""
    r = rates(x)
    return 3.2 * r.troop + 0.8 * r.control
