"""Counting a running game again, from outside: its cards by the printed numbers, its points from what was told."""

from __future__ import annotations

from tests.games.imperium.tables import everywhere

from kanly.games.imperium.modules.choam.tiles import CONTRACT_PIECES
from kanly.games.imperium.pieces.cards import IMPERIUM, STACKS
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.pieces.leaders import LEADERS
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState, name_of
from kanly.kernel import Table

STARTING_DECK = 10
CONTRACTS = 20


def whole(table: Table) -> None:
    """Every card and contract of the set-up is somewhere, once."""
    s = table.state
    assert isinstance(s, ImperiumState)
    if not s.phase:
        return
    modules = ("", *table.rules.setup.modules)
    expected = sum(card.copies for card in [*IMPERIUM, *STACKS] if card.module in modules)
    for house in s.houses:
        expected += STARTING_DECK - len(LEADERS[house.leader].without)
    cards = everywhere(s)
    assert len(cards) == len(set(cards)) == expected, f"{len(cards)} cards instead of {expected}"
    tiles = [*s.contract_offer, *s.contract_bank, *s.contract_aside]
    for house in s.houses:
        tiles += house.contracts + house.completed
    assert len(tiles) == len(set(tiles)) == (CONTRACTS if "choam" in modules else 0), f"{len(tiles)} contracts"
    assert all(0 <= tile < len(CONTRACT_PIECES) for tile in tiles)
    assert s.on_turn.house != NOBODY or not s.pool or s.phase in ("combat", "endgame"), "clauses of nobody's turn"


def tallied(table: Table) -> None:
    """Influence, alliances and victory points are what the events told so far add up to (INF-02, ALL-06)."""
    s = table.state
    assert isinstance(s, ImperiumState)
    if table.log is None or not s.phase:
        return
    names = {name_of(s, h): h for h in range(len(s.houses))}
    points = [1 if len(names) == 4 else 0 for _ in names]
    steps = {(name, faction): 0 for name in names for faction in FACTIONS}
    allies: dict[str, str] = {}
    for event in table.log.all:
        if event.kind == "points":
            points[names[event.data[0]]] += event.data[1]
        elif event.kind == "influence":
            name, faction, change, now = event.data
            steps[name, faction] += change
            assert steps[name, faction] == now, f"{name} should be at {steps[name, faction]} with {faction}"
            if (change, now) == (1, 2):
                points[names[name]] += 1
            elif (change, now) == (-1, 1):
                points[names[name]] -= 1
        elif event.kind in ("allies", "alliance_back"):
            faction = event.data[-1]
            if faction in allies:
                points[names[allies.pop(faction)]] -= 1
            if event.kind == "allies":
                allies[faction] = event.data[0]
                points[names[event.data[0]]] += 1
    for name, h in names.items():
        assert points[h] == vp(s, h), f"{name} has {vp(s, h)} points, but was told {points[h]}"
        assert [steps[name, faction] for faction in FACTIONS] == s.houses[h].influence
    held = {FACTIONS[f]: name_of(s, s.alliances[f]) for f in range(4) if s.alliances[f] != NOBODY}
    assert held == allies
