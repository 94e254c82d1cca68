"""Counting a running game again, from outside: its cards by the printed numbers, its points from what was told."""

from __future__ import annotations

from typing import Any

from tests.games.imperium.tables import box_of, everywhere, troops_of
from tests.printed import decks

from kanly.games.imperium.first.guests import MIXED
from kanly.games.imperium.first.table import FIRST, first_table
from kanly.games.imperium.modules.choam.table import CHOAM, choam
from kanly.games.imperium.modules.choam.tiles import Contract, tiles
from kanly.games.imperium.modules.immortality.table import IMMORTALITY, immortality
from kanly.games.imperium.modules.rise_of_ix.fleet import commissioned
from kanly.games.imperium.modules.rise_of_ix.setting_up import is_epic
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, ix
from kanly.games.imperium.modules.rivals.table import RIVALS, rivals_table
from kanly.games.imperium.modules.six_players.table import PLACED, READY, SIX_PLAYERS, is_commander, six_table
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState, name_of
from kanly.kernel import Table

OF_UPRISING = {name: deck.size for name, deck in decks("uprising").items()}
OF_IMPERIUM = {name: deck.size for name, deck in decks("imperium").items()}
OF_IMMORTALITY = {name: deck.size for name, deck in decks("immortality").items()}
OF_IX = {name: deck.size for name, deck in decks("rise_of_ix").items()}
CONTRACTS = 20
TILES = 18
HAGAL = {1: 36, 2: 37}
HAGAL_OF_IMPERIUM = {1: 27, 2: 28}
HAGAL_OF_IX = {1: 3, 2: 1}  # more in the first game: four are covered (IX-110)
HAGAL_OF_FOLDED_IX = {1: 1, 2: -1}  # in Uprising five are covered, and one names Foldspace (IX-09)


def all_contracts(s: ImperiumState) -> list[int]:
    """Every contract that is in the game, wherever it lies."""
    table = choam(s)
    contracts = table.offer + table.bank + table.aside
    for h in range(len(s.houses)):
        contracts += table.held[h] + table.completed[h]
    return contracts


def market(box: Box) -> list[Contract]:
    """The contracts of the bank."""
    return [tile for tile in tiles(box) if not tile.opening]


def agents_of(s: ImperiumState, h: int) -> int:
    """How many agents a house has, ready or sent; for six a Swordmaster leaves again, commanders' have arrows."""
    if SIX_PLAYERS not in s.parts:
        return (3 if s.houses[h].swordmaster else 2) + (FIRST in s.parts and first_table(s).mentat == h)
    table = six_table(s)
    if is_commander(h):
        arrows = table.arrows[h] + [arrow for _, arrow in table.sent[h]]
        assert len(table.arrows[h]) == s.houses[h].agents
        assert sorted(arrows) == list(range(len(arrows))), f"house {h} has other arrows"
    return 3 if table.swordmasters[h] in (READY, PLACED) else 2


def is_first(table: Any) -> bool:
    """Whether the first game is played; in Uprising it may be a guest."""
    return bool(table.rules.setup.game == "imperium")


def with_ix(table: Any) -> bool:
    """Whether Rise of Ix is played; its leaders may be guests."""
    return RISE_OF_IX in table.rules.setup.modules


def conserved(table: Any) -> None:
    """Troops, spies, agents, cards and tokens are never made or lost: for the conformance suite."""
    s: ImperiumState = table.state
    if not s.phase:
        return
    seats = len(s.houses)
    cards = everywhere(s)
    assert len(cards) == len(set(cards)), "a card lies in two places"
    intrigues = [*s.intrigue_deck, *s.intrigue_discard, *s.intrigue_removed, *s.playing]
    tanks = immortality(s).tanks if IMMORTALITY in s.parts else [0] * seats
    envoys = ix(s).negotiators if with_ix(table) else [0] * seats
    for h in range(seats):
        house = s.houses[h]
        intrigues += house.intrigues + house.laid
        total = house.supply + house.garrison + house.troops + house.memories + tanks[h] + envoys[h]
        assert total == troops_of(s, h), f"house {h} has {total} troops"
        out = sum(1 for mask in s.posts if mask >> h & 1)
        assert out + house.spies == (3 if s.posts else 0), f"house {h} has {out + house.spies} spies"
        placed = sum(1 for mask in s.agents if mask >> h & 1)
        if FIRST in s.parts and first_table(s).doubled[h] != NOBODY:
            placed += 1
        assert placed + house.agents == agents_of(s, h), f"house {h} has other agents"
        for number in (house.spice, house.solari, house.water, house.supply, house.garrison, house.troops, house.worms):
            assert number >= 0, f"house {h} owes something"
        assert all(0 <= n <= 6 for n in house.influence)
    assert len(intrigues) == len(set(intrigues)), "an intrigue card lies in two places"
    box = box_of(table.rules)
    expected = sum(card.copies for card in box.intrigues.values())
    assert len(intrigues) == expected, f"{len(intrigues)} intrigue cards instead of {expected}"
    trophies = [*s.conflict_deck, *s.conflict_box, *s.conflicts, *([s.conflict] if s.conflict != NOBODY else [])]
    for house in s.houses:
        trophies += house.trophies + house.matched
    conflicts = 18 if is_first(table) else 16 + min(seats, 4)
    if with_ix(table):
        ix_conserved(table)
        conflicts += 4 if is_first(table) else 1 if epic(table) else 0
    if with_ix(table) and epic(table):  # without level I
        conflicts -= 6 if is_first(table) else len([card for card in box.trophies if card.level == 1])
    assert len(trophies) == len(set(trophies)) == conflicts, "conflict cards and objectives"
    if CHOAM in table.rules.setup.modules:
        contracts = all_contracts(s)
        assert len(contracts) == len(set(contracts)), "a contract lies in two places"
        standard = [piece for tile in market(box) for piece in tile.pieces]
        assert set(standard) <= set(contracts), "contracts"
    for f in range(len(box.tracks)):
        holder = s.alliances[f]
        best = max(house.influence[f] for house in s.houses)
        if holder == NOBODY:
            assert best < 4, "an alliance without an ally"
        else:
            assert s.houses[holder].influence[f] >= 4
    borrowed = IMMORTALITY in s.parts and immortality(s).borrowed != NOBODY
    assert len(s.row) + borrowed == 5 or not s.imperium_deck, "the row is not full"
    assert sum(len(stack) for stack in s.reserve) <= sum(card.copies for card in box.stacks)


def epic(table: Any) -> bool:
    """Whether the table plays an epic game."""
    return is_epic(table.rules)


def ix_conserved(table: Any) -> None:
    """Two dreadnoughts each, eighteen tiles, freighters on their track."""
    s: ImperiumState = table.state
    ships = ix(s)
    for h in range(len(s.houses)):
        fleet = 2 if troops_of(s, h) else 0  # commanders have none (SIX-91)
        assert ships.docked[h] + commissioned(s, h) == fleet, f"house {h} has other dreadnoughts"
        numbers = (ships.docked[h], ships.garrisons[h], ships.fielded[h], ships.negotiators[h])
        assert min(numbers) >= 0, f"house {h} owes a ship or a negotiator"
        assert 0 <= ships.freighters[h] <= 3
        assert s.houses[h].machines == ships.fielded[h]
    assert len({space for space, _, _ in ships.posts}) == len(ships.posts), "two dreadnoughts on a space"
    tiles = [piece for zone in (*ships.stacks, *ships.tiles, ships.trashed) for piece in zone]
    assert sorted(tiles) == list(range(TILES)), "tech tiles"


def whole(table: Table) -> None:
    """Every card and contract of the set-up is somewhere, once."""
    s = table.state
    assert isinstance(s, ImperiumState)
    if not s.phase:
        return
    box = box_of(table.rules)
    with_contracts = CHOAM in table.rules.setup.modules
    printed = OF_IMPERIUM if is_first(table) else OF_UPRISING
    expected = printed["imperium"] + (printed["choam"] if with_contracts else 0) + printed["reserve"]
    if MIXED in table.rules.setup.modules:
        expected += OF_IMPERIUM["imperium"]
    if IMMORTALITY in s.parts:
        expected += OF_IMMORTALITY["imperium"] + OF_IMMORTALITY["tleilaxu"]
        expected += OF_IMMORTALITY["promotional"] if table.rules.setting("promo_card") else 0
        assert len(immortality(s).row) == 2 or not immortality(s).deck, "the Tleilaxu row is not full"
    if RISE_OF_IX in s.parts and not is_first(table):
        expected += 6  # Foldspace (IX-05)
    if with_ix(table):
        expected += OF_IX["imperium"]
        if epic(table) and IMMORTALITY in s.parts:  # else it replaces a card, which leaves the game
            expected += len([h for h in range(table.rules.seats) if troops_of(s, h)])  # no commanders (SIX-90)
    for house in s.houses:
        if house.seat != NOBODY:
            expected += printed["starting"] - len(box.leaders[house.leader].without)
    cards = everywhere(s)
    assert len(cards) == len(set(cards)) == expected, f"{len(cards)} cards instead of {expected}"
    assert (CHOAM in s.parts) == with_contracts
    contracts = all_contracts(s) if with_contracts else []
    opening = table.rules.seats if with_ix(table) else 0  # one each (CHO-11)
    assert len(contracts) == len(set(contracts)) == (CONTRACTS + opening if with_contracts else 0), (
        f"{len(contracts)} contracts"
    )
    assert all(0 <= piece < CONTRACTS for piece in contracts) or with_ix(table)
    if RIVALS in s.parts:
        hagal = rivals_table(s).deck + rivals_table(s).discard
        more = 0
        if IMMORTALITY in s.parts and table.rules.seats == 1:
            more = 1 if is_first(table) else 3  # four for three (IMM-R14.1), four for one (IMM-R14.8)
        deck = HAGAL_OF_IMPERIUM if is_first(table) else HAGAL
        if not is_first(table) and table.rules.setting("desert_tactics_twice"):
            more += 1  # RIV-04
        if with_ix(table):
            more += (HAGAL_OF_IX if is_first(table) else HAGAL_OF_FOLDED_IX)[table.rules.seats]
        expected = deck[table.rules.seats] + more
        assert len(hagal) == len(set(hagal)) == expected, f"{len(hagal)} House Hagal cards"
    assert s.on_turn.house != NOBODY or not s.pool or s.phase in ("combat", "endgame"), "clauses of nobody's turn"


def tallied(table: Table) -> None:
    """Influence, alliances and victory points are what the events told so far add up to (INF-02, ALL-06)."""
    s = table.state
    assert isinstance(s, ImperiumState)
    if table.log is None or not s.phase:
        return
    names = {name_of(s, h): h for h in range(len(s.houses))}
    to_eleven = table.rules.setup.settings.get("go_to_11", False)
    points = [1 if len(names) == 4 and not to_eleven else 0 for _ in names]
    if SIX_PLAYERS in s.parts:
        points = [4 if is_commander(h) else 0 if to_eleven else 1 for h in range(len(names))]
    factions = list(box_of(table.rules).track_of)
    steps = {(name, faction): 0 for name in names for faction in factions}
    allies: dict[str, str] = {}
    for event in table.log.all:
        if event.kind in ("points", "point"):
            points[names[event.data[0]]] += event.data[1]
        elif event.kind == "influence":
            name, faction, change, now = event.data
            steps[name, faction] += change
            assert steps[name, faction] == now, f"{name} should be at {steps[name, faction]} with {faction}"
        elif event.kind in ("allies", "alliance_back"):
            faction = event.data[-1]
            allies.pop(faction, None)
            if event.kind == "allies":
                allies[faction] = event.data[0]
    for name, h in names.items():
        assert points[h] == vp(s, h), f"{name} has {vp(s, h)} points, but was told {points[h]}"
        assert [steps[name, faction] for faction in factions] == s.houses[h].influence
    held = {factions[f]: name_of(s, s.alliances[f]) for f in range(len(factions)) if s.alliances[f] != NOBODY}
    assert held == allies


def sound(table: Table) -> None:
    """Nothing is made or lost, and every point can be accounted for."""
    conserved(table)
    whole(table)
    tallied(table)
