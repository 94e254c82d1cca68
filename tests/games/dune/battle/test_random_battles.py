"""Battle phases of random armies: they end, say everything in words, keep their secrets and lose no piece."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dune.saying import english, fluent, narrated, speak
from tests.games.dune.tables import ALL, DuneTable, conserved, dune

from kanly.games.dune.facts.cards import CARD_NAME
from kanly.games.dune.facts.leaders import LEADERS
from kanly.testing.questions import check_asks
from kanly.testing.secrecy import check_plays_on, check_redeal

FIELDS = ("carthag.10", "arrakeen.9", "pasty_mesa.4", "pasty_mesa.5", "pasty_mesa.7", "red_chasm.6", "polar_sink")


def armies(seed: int) -> DuneTable:
    """A board full of enemies with full hands."""
    rng = Random(seed)
    settings: dict[str, bool | str] = {"battle_in_storm_sector": rng.random() < 0.3}
    scope = rng.choice(["once_per_round", "one_territory_per_round"])
    settings["karama_scope"] = rng.choice(["single_use", "phase"])
    mode = rng.choice(["base", "advanced"])
    if mode == "advanced":
        settings["kwisatz_haderach_scope"] = scope
    t = dune(mode, settings=settings, seed=seed).clear().storm_at(rng.choice([5, 9, 17]))
    for name in ALL:
        side = t.side(name)
        for node in rng.sample(FIELDS, 3):
            specials = min(side.reserve_specials, rng.randint(0, 2))
            t.place(name, node, rng.randint(max(1, specials), 4), specials)
        t.give(name, spice=rng.randint(0, 8))
    if t.rules.has(t.start, "BG.A4"):
        t.advise("cielago_east.2", 2)
    cards = list(t.start.treachery_deck)
    rng.shuffle(cards)
    for name in ALL:
        t.give(name, hand=[CARD_NAME[cards.pop()] for _ in range(rng.randint(1, 8 if name == "harkonnen" else 4))])
    leaders = [leader.name for leader in LEADERS]
    t.kill(*rng.sample(leaders, rng.randint(0, 22)))
    rng.shuffle(leaders)
    for name in ALL:
        t.give(name, traitors=[leaders.pop() for _ in range(4 if name == "harkonnen" else 1)])
    if rng.random() < 0.5:
        pair = rng.sample(ALL, 2)
        t.ally(*pair)
    t.start.losses = rng.randint(0, 9)
    t.start.phase = 6
    return t.play("battles")


@pytest.mark.parametrize("seed", range(24))
def test_random_battles(seed: int) -> None:
    t = armies(seed)
    rng = Random(seed)
    words = english()
    table = t.table
    steps = 0
    while not table.over:
        steps += 1
        assert steps < 2000
        check_asks(table)
        conserved(table)
        if rng.random() < 0.1:
            speak(words, t)
            seat = rng.randrange(6)
            check_redeal(table, seat, rng, conserved)
        if rng.random() < 0.02:
            check_plays_on(table, rng.randrange(6), rng, conserved, 2000)
        ask = rng.choice(table.pending)
        table.choose(ask.seat, rng.choice(ask.options), ask.kind)
    narrated(words, t)
    fluent(words)
    assert t.state.battle is None
    conserved(table)
