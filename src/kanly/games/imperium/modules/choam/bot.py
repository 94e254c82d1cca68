"""What contracts are worth to the greedy bot."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.guide import Trait
from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.effects.combine import Choice
from kanly.games.imperium.effects.gains import Gain
from kanly.games.imperium.modules.choam.icon import INSTEAD
from kanly.games.imperium.modules.choam.play import SOLARI
from kanly.games.imperium.modules.choam.table import CHOAM, ChoamTable, choam
from kanly.games.imperium.modules.choam.tiles import tile_of, tiles
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Option

COMPLETED: Final = 0.5  # a completed contract, besides what it pays


def see_contracts(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """The contracts of a view."""
    table = ChoamTable(None, len(s.houses))
    table.offer = [hoard.of("contract", name) for name in view["contracts"]]
    table.bank = [NOBODY] * view["contract_bank"]
    table.aside = [hoard.of("contract", name) for name in view["contract_aside"]]
    for h in range(len(s.houses)):
        table.held[h] = [hoard.of("contract", name) for name in view["houses"][h]["contracts"]]
        table.completed[h] = [hoard.of("contract", name) for name in view["houses"][h]["completed"]]
    s.parts[CHOAM] = table


def contract(t: Thought) -> Option:
    """The contract that pays best for what it asks."""
    return t.best(lambda name: contract_worth(t, name))


def contract_worth(t: Thought, name: str) -> float:
    """What a contract promises; solari for who takes none."""
    if name == SOLARI:
        return INSTEAD * t.rates.solari
    box = t.box
    tile = next(tile for tile in tiles(box) if tile.name == name)
    pays = COMPLETED + sum([t.value(clause) for clause in tile.rewards])
    if tile.immediate:
        return pays
    if t.left < 1:
        return 0.3 * pays
    if tile.space:
        price = next(space for space in box.spaces if space.place == tile.space).prices[0].cost
        return pays * (0.8 if price is None or price.ready(t.x) else 0.6)
    return pays * (0.7 if tile.harvest else 0.5)


def visit_worth(t: Thought, space: Space) -> float:
    """What contracts pay that the visit completes (CHO-05)."""
    worth = 0.0
    for piece in choam(t.s).held[t.h]:
        tile = tile_of(t.box, piece)
        harvested = tile.harvest and space.maker and _harvest(t, space) >= tile.harvest
        if tile.space == space.place or harvested:
            worth += COMPLETED + sum([t.value(name) for name in tile.rewards])
    return worth


def _harvest(t: Thought, space: Space) -> int:
    """The spice that a visit to a maker space yields."""
    most = 0
    for effect in space.prices[0].effects:
        branches = effect.branches if isinstance(effect, Choice) else [effect]
        most += max([branch.spice if isinstance(branch, Gain) else 0 for branch in branches])
    return most + t.s.bonus[space.number]


def _contracts(s: ImperiumState, h: int) -> list[float]:
    table = choam(s)
    return [float(len(table.held[h])), float(len(table.completed[h]))]


TRAIT: Final[Trait] = Trait(("contracts", "completed"), _contracts)
