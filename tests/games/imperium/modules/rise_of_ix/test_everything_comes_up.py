"""Whole games in which everything of the first Dune: Imperium, and of Rise of Ix, comes up.

Random players of a real game hardly ever meet the rarest cards; so these games begin with full purses, with the set's
cards in everybody's deck or on top of the market, and players like best what was not seen yet. What plain games come
across, counted: `python -m tests.games.imperium.coverage 200 greedy imperium rise_of_ix`.
"""

from __future__ import annotations

from random import Random

from tests.games.imperium.first_tables import BOX as FIRST_BOX
from tests.games.imperium.first_tables import ImperiumTable, imperium
from tests.games.imperium.modules.rise_of_ix.tables import IxTalk, folded, ix
from tests.games.imperium.sights import CARDS, Seen, Sights, play_until_seen
from tests.games.imperium.tables import UprisingTable

from kanly.games.imperium.modules.rise_of_ix.acts import clause_of
from kanly.games.imperium.modules.rise_of_ix.tiles import tiles
from kanly.games.imperium.pieces.box import Box
from kanly.kernel import Table

MOST = 40  # games; half of them are enough
BOX = ix().box
OWN = BOX.leaders.keys() - FIRST_BOX.leaders.keys()
SIGHTS: Sights = {
    **CARDS,
    "acquires_tech": ("tile", (1,)),
    "uses_tech": ("used", (1,)),
    "freighter_advances": ("advanced", (1,)),
    "freighter_recalled": ("recalled", (1,)),
    "commissions": ("commissioned", ()),
    "launches": ("launched", ()),
    "stations": ("stationed", (1,)),
    "negotiates": ("negotiated", ()),
    "negotiators_back": ("negotiators", ()),
    "dividends": ("dividends", ()),
    "detonates": ("detonated", ()),
    "another_turn": ("again", ()),
    "invades": ("invaded", ()),
}


def of_cards(box: Box, base: Box | None = None) -> Seen:
    """Cards of the Imperium deck, intrigue cards, conflicts and leaders of a box that the base does not have."""
    old = set() if base is None else {*base.cards, *base.intrigues, *base.leaders}
    old |= set() if base is None else {card.name for card in base.trophies}
    out = {("revealed", card.name) for card in box.imperium if card.name not in old}
    out |= {("acquired", card.name) for card in box.imperium if card.name not in old}
    out |= {("played", card.name) for card in box.imperium if card.icons and card.name not in old}
    out |= {("intrigue", name) for name in box.intrigues if name not in old}
    out |= {("won", card.name) for card in box.trophies if card.level and card.name not in old}
    return out | {("signet", name) for name in box.leaders if name not in old}


def of_ix(box: Box) -> Seen:
    """Tiles, the shipping track, dreadnoughts and what else is new."""
    out = {("tile", tile.name) for tile in tiles(box)} | {("used", tile.name) for tile in tiles(box) if clause_of(tile)}
    out |= {(sort, str(n)) for sort in ("advanced", "recalled") for n in (1, 2, 3)}
    out |= {("stationed", space.name) for space in box.spaces if space.control is not None}
    events = ("commissioned", "launched", "negotiated", "negotiators", "dividends", "detonated", "again", "invaded")
    return out | {(event, "") for event in events}


def generous(t: UprisingTable, wanted: Seen, seed: int) -> Table:
    """Full purses; cards lie in the players' decks, or come into the market first; wanted conflicts are fought for."""
    rng = Random(seed)
    cards = sorted({name for sort, name in wanted if sort == "revealed"})
    rng.shuffle(cards)
    players = range(len(t.start.houses))
    if seed % 2:
        t.next_in_row(*[name for name in cards if name not in t.row_names()])
    else:
        for i, name in enumerate(cards):
            t.give(i % len(players), discard=[name])
    if isinstance(t, IxTalk):
        t.tech(*rng.sample(sorted([tile.name for tile in tiles(t.box)]), 3))
    intrigues = sorted({name for sort, name in wanted if sort == "intrigue"})
    rng.shuffle(intrigues)
    t.stack_intrigues(*intrigues)
    fought = sorted({name for sort, name in wanted if sort == "won"})
    rng.shuffle(fought)
    for name in fought:
        t.conflict(name)  # the last one is being fought for; the others are put back, in this order
        t.start.conflict_deck.append(t.start.conflict)
    t.start.conflict_box += t.start.conflict_deck[:-10]
    del t.start.conflict_deck[:-10]
    for h in players:
        t.give(h, discard=["the_spice_must_flow", "the_spice_must_flow"])  # some cards count them
        house = t.start.houses[h]
        house.discard += house.deck
        house.deck = []
        house.solari = house.spice = house.water = 8
        house.influence = [(h + f + seed) % 4 for f in range(len(t.start.alliances))]
    t.start.conflict = -1
    t.start.round = 0
    return t.play("next_round").table


def leaders_of(wanted: Seen, seed: int) -> list[str]:
    """Some of the leaders that are to be seen."""
    names = sorted({name for sort, name in wanted if sort == "signet"})
    Random(seed).shuffle(names)
    return names


def test_everything_of_the_first_game_comes_up() -> None:
    wanted = of_cards(FIRST_BOX)

    def opened(seed: int) -> Table:
        t: ImperiumTable = imperium(3 + seed % 2, leaders_of(wanted, seed)[: 3 + seed % 2])
        return generous(t, wanted, seed)

    play_until_seen(wanted, SIGHTS, MOST, opened)


def test_everything_of_rise_of_ix_comes_up() -> None:
    wanted = of_cards(BOX, FIRST_BOX) | of_ix(BOX)

    def opened(seed: int) -> Table:
        t: IxTalk = ix(3 + seed % 2, leaders_of(wanted, seed)[: 3 + seed % 2])
        return generous(t, wanted, seed)

    play_until_seen(wanted, SIGHTS, MOST, opened)


def test_everything_of_rise_of_ix_comes_up_on_uprising() -> None:
    box = folded().box
    own = {name for name in OWN if name in box.leaders}
    wanted = {(sort, name) for sort, name in of_cards(BOX, FIRST_BOX) if sort != "won"} | of_ix(box)
    wanted = {(sort, name) for sort, name in wanted if sort != "signet" or name in own}

    def opened(seed: int) -> Table:
        return generous(folded(3 + seed % 2, leaders_of(wanted, seed)[: 3 + seed % 2]), wanted, seed)

    play_until_seen(wanted, SIGHTS, MOST, opened)
