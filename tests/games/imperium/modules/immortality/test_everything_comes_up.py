"""Whole games in which everything of Immortality comes up, for every number of players.

Usurp costs four specimens, which random players of a real game hardly ever have, least of all alone; so these games
begin with full tanks, with the set's cards in everybody's deck or on top of the market, and players like best what was
not seen yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from tests.games.imperium.modules.immortality.first_tables import FirstTleilaxuTable
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.games.imperium.tallies import conserved
from tests.printed import decks

from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.modules.immortality.tracks import ResearchSpace
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Ask, Event, Game, Option, Table

PRINTED = decks("immortality")
CARDS = [name for deck in ("imperium", "tleilaxu", "promotional") for name in PRINTED[deck].names]
INTRIGUES = decks("immortality_intrigues")["intrigues"].names
HAGAL = ["hagal_carthag_left", "hagal_carthag_right", "hagal_carthag_tleilaxu", "hagal_research_tleilaxu"]
BOX = tleilaxu().box
RESEARCH = [space.name for space in BOX.stocks["research_space"].copies if isinstance(space, ResearchSpace)]
TRACK = list(BOX.stocks["tleilaxu_space"].named)
MOST = 80  # games; half of them are enough
EAGER = 0.8  # how often something new is picked where it is offered

# What is seen: the event that shows it, and which of its data are names.
SIGHTS = {
    "sends": ("played", (1,)),
    "grafts": ("played", (1, 2)),
    "reveals": ("revealed", (1,)),
    "acquires": ("acquired", (1,)),
    "plays_intrigue": ("intrigue", (1,)),
    "researches": ("research", (1,)),
    "advances": ("tleilaxu", (1,)),
    "borrows": ("borrowed", ()),
    "atomics": ("atomics", ()),
    "hagal_sends": ("hagal", (1,)),
    "hagal_used": ("hagal", (1,)),
}


def wanted(seats: int) -> set[tuple[str, str]]:
    """Everything that is to be seen; House Hagal has cards of the set for one player only (IMM-R14)."""
    out = {("played", name) for name in [*CARDS, "experimentation"]}
    out |= {("revealed", name) for name in [*CARDS, "experimentation"]}
    out |= {("acquired", name) for name in [*CARDS, "reclaimed_forces"]}
    out |= {("intrigue", name) for name in INTRIGUES}
    out |= {("research", name) for name in RESEARCH[1:]}
    out |= {("tleilaxu", name) for name in TRACK[1:]}
    out |= {("borrowed", ""), ("atomics", "")}
    return out | ({("hagal", name) for name in HAGAL} if seats == 1 else set())


def seen(events: Iterable[Event]) -> set[tuple[str, str]]:
    """What a game has shown."""
    out = set()
    for event in events:
        if event.kind in SIGHTS:
            sort, places = SIGHTS[event.kind]
            out |= {(sort, event.data[place]) for place in places} or {(sort, "")}
    return out


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


def pick(ask: Ask, missing: set[str], rng: Random) -> Option:
    """Any option; what was not seen yet rather than the rest."""
    new = [option for option in ask.options if names(option) & missing]
    kept = [option for option in ask.options if "release" not in names(option)]  # specimens are there to be spent
    return rng.choice(new if new and rng.random() < EAGER else kept)


def names(option: Option) -> set[str]:
    """What an option names."""
    parts = option if isinstance(option, tuple) else (option,)
    return {str(part).removeprefix("row:") for part in parts}


def play(table: Table, missing: set[str], rng: Random) -> None:
    """One game to its end."""
    while not table.over:
        ask = table.pending[0]
        table.choose(ask.seat, pick(ask, missing, rng), ask.kind)
    conserved(table)


@pytest.mark.parametrize(
    ("game", "seats"), [*[(UPRISING, seats) for seats in UPRISING.seats], *[(FIRST, seats) for seats in FIRST.seats]]
)
def test_everything_of_the_set_comes_up(game: Game, seats: int) -> None:
    missing = wanted(seats)
    for seed in range(MOST):
        table = generous(seats, seed, game).table
        play(table, {name for _, name in missing}, Random(seed))
        assert table.log is not None
        missing -= seen(table.log.all)
        if not missing:
            return
    raise AssertionError(f"not seen in {MOST} games: {sorted(missing)}")
