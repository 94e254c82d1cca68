"""Whole games in which everything of Immortality comes up, for every number of players.

Usurp costs four specimens, which random players of a real game hardly ever have, least of all alone; so these games
begin with full tanks, with the set's cards in everybody's deck or on top of the market, and players like best what was
not seen yet.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.games.imperium.modules.immortality.first_tables import FirstTleilaxuTable
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.games.imperium.sights import CARDS as CARD_SIGHTS
from tests.games.imperium.sights import Seen, Sights, play_until_seen
from tests.printed import decks

from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.modules.immortality.tracks import ResearchSpace
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Game

PRINTED = decks("immortality")
CARDS = [name for deck in ("imperium", "tleilaxu", "promotional") for name in PRINTED[deck].names]
INTRIGUES = decks("immortality_intrigues")["intrigues"].names
HAGAL = ["hagal_carthag_left", "hagal_carthag_right", "hagal_carthag_tleilaxu", "hagal_research_tleilaxu"]
BOX = tleilaxu().box
RESEARCH = [space.name for space in BOX.stocks["research_space"].copies if isinstance(space, ResearchSpace)]
TRACK = list(BOX.stocks["tleilaxu_space"].named)
MOST = 80  # games; half of them are enough

# What is seen besides cards: the event that shows it, and which of its data are names.
SIGHTS: Sights = {
    **CARD_SIGHTS,
    "grafts": ("played", (1, 2)),
    "researches": ("research", (1,)),
    "advances": ("tleilaxu", (1,)),
    "borrows": ("borrowed", ()),
    "atomics": ("atomics", ()),
    "hagal_sends": ("hagal", (1,)),
    "hagal_used": ("hagal", (1,)),
}


def wanted(seats: int) -> Seen:
    """Everything that is to be seen; House Hagal has cards of the set for one player only (IMM-R14)."""
    out = {("played", name) for name in [*CARDS, "experimentation"]}
    out |= {("revealed", name) for name in [*CARDS, "experimentation"]}
    out |= {("acquired", name) for name in [*CARDS, "reclaimed_forces"]}
    out |= {("intrigue", name) for name in INTRIGUES}
    out |= {("research", name) for name in RESEARCH[1:]}
    out |= {("tleilaxu", name) for name in TRACK[1:]}
    out |= {("borrowed", ""), ("atomics", "")}
    return out | ({("hagal", name) for name in HAGAL} if seats == 1 else set())


def generous(seats: int, seed: int, game: Game = UPRISING) -> TleilaxuTable:
    """Full tanks and purses; cards lie in the players' decks, or come into the market first."""
    t = opened(game, seats)
    players = [h for h, house in enumerate(t.start.houses) if house.seat != NOBODY]
    cards = CARDS[:]
    Random(seed).shuffle(cards)
    if seed % 2:
        t.next_in_row(*[name for name in cards if name in PRINTED["imperium"].names])
    else:
        for i, name in enumerate(cards):
            t.give(players[i % len(players)], discard=[name])
    Random(seed).shuffle(t.bene.deck)
    t.stack_intrigues(*INTRIGUES)
    for h in players:
        house = t.start.houses[h]
        house.discard += house.deck
        house.deck = []
        house.solari = house.spice = house.water = 8
        if house.supply:  # a commander has no troops to breed
            t.stands(h, research=("c0r3", "c4r4", "c8r2")[(h + seed) % 3], specimens=7)
    t.start.round = 0
    return t.play("next_round")


def opened(game: Game, seats: int) -> TleilaxuTable:
    """A table of either game, with the promotional card."""
    settings = {"promo_card": True}
    if game is UPRISING:
        return tleilaxu(seats, settings=settings)
    rivals = ("house_hagal",) if seats == 2 else ("countess_ariana_thorvald", "glossu_the_beast_rabban")
    return FirstTleilaxuTable(seats, (), ["immortality"], settings, game=game, rivals=rivals)


@pytest.mark.parametrize(
    ("game", "seats"), [*[(UPRISING, seats) for seats in UPRISING.seats], *[(FIRST, seats) for seats in FIRST.seats]]
)
def test_everything_of_the_set_comes_up(game: Game, seats: int) -> None:
    play_until_seen(wanted(seats), SIGHTS, MOST, lambda seed: generous(seats, seed, game).table, "release")
