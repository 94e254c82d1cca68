"""What holds at every moment of War for Arrakis: nothing is made or lost."""

from __future__ import annotations

from typing import Any

from kanly.games.arrakis.facts.board import AREAS, COUNT, STATION_AREAS, ZONES
from kanly.games.arrakis.facts.leaders import LEADERS, SIDE_OF, WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    BOX,
    FIGURES,
    FRIGATE,
    FRIGATES,
    GENERIC,
    HARKONNEN,
    NAMED,
    OCCUPANTS,
    SIDES,
    TOKEN,
    TROOP,
    TROOPS,
    VEHICLE_BOX,
)
from kanly.games.arrakis.facts.planning import DECKS
from kanly.games.arrakis.rules import ArrakisRules, areas_with, held_by
from kanly.games.arrakis.table.legions import BODY, count
from kanly.games.arrakis.table.looking import captains_in, in_mask, tokens_in
from kanly.games.arrakis.table.records import (
    ANY_WORM,
    GONE,
    HARVESTER,
    MAKER,
    SIETCH,
    STATION,
    WORM,
    WORMSIGN,
)
from kanly.games.arrakis.table.state import ArrakisState


def conserved(table: Any) -> None:
    """Figures, tokens, cards, dice and spice are never made or lost: for the conformance suite."""
    s: ArrakisState = table.state
    if not s.round:
        return
    _figures(s)
    _leaders(s)
    _tokens(s)
    _cards(s, table.rules)
    zones = [s.zones.count(i) for i in range(len(OCCUPANTS))]
    assert s.vehicles[0] + sum(1 for g in s.ground if g & HARVESTER) == VEHICLE_BOX[0], "harvesters"
    assert s.vehicles[1] + zones[1] == VEHICLE_BOX[1], "ornithopters"
    assert s.vehicles[2] + zones[2] == VEHICLE_BOX[2], "carryalls"
    assert zones[3] <= 1, "navigators"
    assert sum(1 for g in s.ground if g & WORM) <= 4, "sandworms"
    assert all(g & ANY_WORM != ANY_WORM for g in s.ground), "two worms in an area"
    assert s.worms == areas_with(s.ground, ANY_WORM), "worms"
    assert s.harvesters == areas_with(s.ground, HARVESTER), "harvesters"
    assert s.signs == areas_with(s.ground, WORMSIGN), "signs"
    assert s.armies == [[area for area in range(COUNT) if words[area] & BODY] for words in s.legions], "armies"
    assert s.held == [held_by(side, s.legions[side], s.ground) for side in range(2)], "held"
    assert [s.aloft[i].bit_count() for i in range(len(OCCUPANTS))] == zones, "aloft"
    assert all(s.aloft[s.zones[zone]] >> zone & 1 for zone in range(len(ZONES))), "aloft"
    assert 0 <= s.saved <= 1
    assert s.spice >= 0
    assert all(1 <= step <= 5 for step in s.imperium)
    assert all(0 <= step <= table.rules.values.last_step for step in s.prescience)
    assert all(n >= 0 for side in s.dice for n in side)
    assert s.reserve + sum(s.bene_gesserit) <= table.rules.values.bene_gesserit
    for side in range(2):
        for area in range(COUNT):
            word = s.legions[side][area]
            assert word & BODY or not word or s.battle is not None, f"leaders alone in {AREAS[area]}"
    for area in range(COUNT):
        assert not (s.legions[0][area] & BODY and s.legions[1][area] & BODY), f"both sides in {AREAS[area]}"


def _figures(s: ArrakisState) -> None:
    for side in range(2):
        for figure, at in ((0, 0), (1, 1), (2, 2), (GENERIC, 3)):
            there = sum(count(word, figure) for word in s.legions[side])
            assert s.supply[side][at] >= 0, FIGURES[figure]
            assert s.supply[side][at] + there == BOX[side][at], f"{there} {SIDES[side]} {FIGURES[figure]}"
    troops = [sum(count(word, TROOP) for word in s.legions[side]) for side in range(2)]
    if s.guild is None:
        assert troops == [0, 0]
        return
    g = s.guild
    assert g.pool + sum(troops) + sum(g.troops) == TROOPS, "troops"
    for side in range(2):
        assert g.rings[side] + troops[side] + g.troops[side] == 8, "rings"
        on_board = s.zones.count(FRIGATE + side)
        assert g.frigates[side] + g.frigate_reserve[side] + on_board == FRIGATES, "frigates"
        assert 0 <= g.steps[side] <= 4


def _leaders(s: ArrakisState) -> None:
    for side in range(2):
        for area in range(COUNT):
            named = count(s.legions[side][area], NAMED)
            assert named == len(in_mask(captains_in(s, side, area))), f"named leaders in {AREAS[area]}"
    for leader in range(len(LEADERS)):
        at = s.leader_at[leader]
        if at >= 0 and leader != WILD_MAKER:
            assert s.legions[SIDE_OF[leader]][at]
        if leader == WILD_MAKER:
            assert [a for a in range(COUNT) if s.ground[a] & MAKER] == ([at] if at >= 0 else [])


def _tokens(s: ArrakisState) -> None:
    for area in range(COUNT):
        assert count(s.legions[HARKONNEN][area], TOKEN) == 0
        assert count(s.legions[ATREIDES][area], TOKEN) == len(tokens_in(s, area)), f"tokens in {AREAS[area]}"
        assert bool(s.ground[area] & WORMSIGN) == (s.wormsigns.count(area) == 1), f"wormsigns in {AREAS[area]}"
        assert bool(s.ground[area] & SIETCH) == (s.sietches.count(area) == 1), f"sietches in {AREAS[area]}"
    for i, area in enumerate(STATION_AREAS):
        assert bool(s.ground[area] & STATION) == (s.stations[i] != GONE), f"station in {AREAS[area]}"


def _cards(s: ArrakisState, rules: ArrakisRules) -> None:
    cards = [*s.in_play, *s.hands[0], *s.hands[1]]
    for deck in range(len(DECKS)):
        cards += s.decks[deck] + s.discards[deck]
    assert sorted(cards) == list(range(rules.cards)), "planning cards"
    assert sorted([*s.visions, *s.revealed, *s.claimed]) == list(range(16)), "prescience cards"
    assert sorted([*s.objectives, *s.objective_pile]) == list(range(6)), "objectives"
