"""Set-up for two players (R2): nobody is asked anything."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.board import AREAS, SETTLEMENTS, SIETCH_AREAS, STATION_AREAS
from kanly.games.arrakis.facts.leaders import AT_START, LEADERS
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    BOX,
    GENERIC,
    HARKONNEN,
    SIETCH_RANKS,
    STARTING,
    TOKEN,
    TOKENS,
    TOP_STEP,
    VEHICLE_BOX,
)
from kanly.games.arrakis.facts.planning import CARD_DECK, DECKS
from kanly.games.arrakis.facts.prescience import VISIONS
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import LETTERS, add, settle, shift
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.records import BOX as IN_BOX
from kanly.games.arrakis.table.records import POOL, READY, STATION
from kanly.kernel import Known


def set_up(p: P) -> None:
    """The whole set-up, in the order of the rulebook."""
    s = p.state
    s.supply = [list(BOX[HARKONNEN]), list(BOX[ATREIDES])]
    s.vehicles = list(VEHICLE_BOX)
    s.leader_at = [IN_BOX] * len(LEADERS)
    for leader in AT_START:
        s.leader_at[leader] = READY
    _sietches(p)
    _settlements(p)
    _stations(p)
    s.wormsigns = [POOL] * len(p.rules.values.wormsigns)
    s.wormsign_known = Known(len(s.wormsigns))
    s.imperium = [TOP_STEP] * 3
    s.bene_gesserit = [0, 1]
    s.reserve = p.rules.values.bene_gesserit - 1
    _decks(p)
    p.rules.step("more_set_up")(p)
    p.then("play_round")


def _sietches(p: P) -> None:
    """R2.1, R2.2: a sietch, a starting token and a Naib for each sietch area; only the Atreides look."""
    s = p.state
    s.sietches = list(SIETCH_AREAS)
    p.rng.shuffle(s.sietches)
    s.sietch_known = Known(len(SIETCH_RANKS), [1 << ATREIDES] * len(SIETCH_RANKS))
    starting = list(SIETCH_AREAS)
    p.rng.shuffle(starting)
    s.tokens = [*starting, *[POOL] * (TOKENS - STARTING)]
    s.token_known = Known(TOKENS, [*[1 << ATREIDES] * STARTING, *[0] * (TOKENS - STARTING)])
    for area in SIETCH_AREAS:
        settle(s, ATREIDES, area)
        shift(s, ATREIDES, area, ONE[TOKEN])
        add(s, ATREIDES, area, GENERIC)


def _settlements(p: P) -> None:
    """R2.4, R2.5: a black and a silver token for each settlement, turned and replaced by what they show."""
    s = p.state
    black = p.rules.values.black[:]
    silver = p.rules.values.silver[:]
    p.rng.shuffle(black)
    p.rng.shuffle(silver)
    for i in range(len(SETTLEMENTS)):
        area = SETTLEMENTS[i]
        settle(s, HARKONNEN, area)
        for letter in black[i] + silver[i]:
            add(s, HARKONNEN, area, LETTERS[letter])
        p.tell("garrison", (AREAS[area], black[i] + silver[i]))


def _stations(p: P) -> None:
    """R2.6: nobody looks at the testing stations."""
    s = p.state
    s.stations = p.rules.values.stations[:]
    p.rng.shuffle(s.stations)
    for area in STATION_AREAS:
        s.ground[area] |= STATION


def _decks(p: P) -> None:
    """R2.8, R2.9: decks are shuffled; the Atreides draw a secret objective."""
    s = p.state
    cards = p.rules.cards
    s.cards = Known(cards)
    for deck in range(len(DECKS)):
        s.decks[deck] = [card for card in range(cards) if CARD_DECK[card] == deck]
        p.rng.shuffle(s.decks[deck])
    s.visions = list(range(len(VISIONS)))
    s.visions_known = Known(len(VISIONS))
    p.rng.shuffle(s.visions)
    s.objective_pile = list(range(len(p.rules.values.objectives)))
    s.objective_known = Known(len(s.objective_pile))
    p.rng.shuffle(s.objective_pile)
    draw_objective(p)


def draw_objective(p: P) -> None:
    """The Atreides take the top objective and look at it."""
    s = p.state
    card = s.objective_pile.pop()
    s.objectives.append(card)
    p.reveal(1 << ATREIDES, s.objective_known, card)
    targets = p.rules.values.objectives[card]
    p.tell("objective", targets, to=1 << ATREIDES)


def more_set_up(p: P) -> None:
    """What The Spacing Guild adds (SG1.1)."""


SCENES: Final = (set_up,)
STEPS: Final = (more_set_up,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "garrison": ("area", "garrison"),
    "objective": ("kwisatz_haderach", "sand_dwellers", "jihad"),
}
