"""What a search is told about War for Arrakis: how the two sides stand, in traits whose weights were learnt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kanly.games.arrakis.facts.board import COUNT
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, SUPREMACY_WINS
from kanly.games.arrakis.rules import ArrakisRules
from kanly.games.arrakis.table.legions import leaders, toughness
from kanly.games.arrakis.table.records import GONE, HARVESTER, WORMSIGN
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kit import Learnt, Standing

LESSONS: Final = Path(__file__).with_name("arrakis.json")
CHAPTER: Final = 3  # rounds
CHAPTERS: Final = 3
USUAL: Final = 8.0  # rounds of a game
ADVICE: Final = 0.4  # options say little without the board, which the game's own bot looks at
COUNSEL: Final = 0.7

NAMES: Final = (
    *("harkonnen", "supremacy", "supremacy_near", "objective_far", "objective_near", "markers", "round"),
    *("harkonnen_legions", "atreides_legions", "harkonnen_forces", "atreides_forces"),
    *("harkonnen_leaders", "atreides_leaders", "harkonnen_supply", "atreides_supply"),
    *("harkonnen_dice", "atreides_dice", "harkonnen_cards", "atreides_cards"),
    *(
        "harkonnen_sisters",
        "atreides_sisters",
        "sietches",
        "besieged",
        "stations",
        "harvesters",
        "wormsigns",
        "spice",
        "bans",
        "imperium",
    ),
)


class ArrakisGuide(Learnt):
    """The guide for one set-up. All traits are the Harkonnen side of things: what helps one side harms the other."""

    objectives: list[tuple[int, ...]]

    def __init__(self, rules: ArrakisRules) -> None:
        self.objectives = [tuple(objective) for objective in rules.values.objectives]
        super().__init__(rules, list(NAMES), CHAPTERS, LESSONS)
        self.advice = ADVICE
        self.counsel = COUNSEL
        self.rollout = True

    def period(self, state: ArrakisState) -> int:
        """The round."""
        return state.round

    def chapter(self, state: ArrakisState, seat: int) -> int:
        """Three rounds a chapter."""
        return max(0, min(CHAPTERS - 1, (state.round - 1) // CHAPTER))

    def progress(self, state: ArrakisState) -> float:
        """By rounds."""
        return max(0.0, min(1.25, (state.round - 1) / USUAL))

    def standings(self, state: ArrakisState) -> list[Standing]:
        """The Harkonnen, and nothing about the Atreides."""
        return [Standing(1 << HARKONNEN, self.traits(state)), Standing(1 << ATREIDES, [0.0] * len(NAMES))]

    def traits(self, s: ArrakisState) -> list[float]:
        """How the Harkonnen stand."""
        far = self.missing(s)
        out = [1.0, float(s.supremacy), max(0.0, s.supremacy - SUPREMACY_WINS + 4.0)]
        out += [far, max(0.0, 4.0 - far), float(sum(s.prescience)), float(s.round)]
        theirs = _army(s, HARKONNEN)
        ours = _army(s, ATREIDES)
        for i in range(3):
            out += [theirs[i], ours[i]]
        out += [float(sum(s.supply[HARKONNEN])), float(sum(s.supply[ATREIDES]))]
        out += [float(sum(s.dice[HARKONNEN])), float(sum(s.dice[ATREIDES]))]
        out += [float(len(s.hands[HARKONNEN])), float(len(s.hands[ATREIDES]))]
        out += [float(s.bene_gesserit[HARKONNEN]), float(s.bene_gesserit[ATREIDES])]
        stand = 0
        besieged = 0
        for area in s.sietches:
            if area != GONE:
                stand += 1
                besieged += s.legions[HARKONNEN][area] != 0
        out += [float(stand), float(besieged), float(len(s.stations) - s.stations.count(GONE))]
        out += [_grounds(s, HARVESTER), _grounds(s, WORMSIGN), float(s.saved + s.spice)]
        out += [float(s.bans.bit_count()), float(sum(s.imperium))]
        return out

    def missing(self, s: ArrakisState) -> float:
        """The steps on prescience tracks that the Atreides lack for the nearest of their objectives."""
        least = 99
        for card in s.objectives:
            steps = 0
            for need, has in zip(self.objectives[card], s.prescience):
                steps += max(0, need - has)
            least = min(least, steps)
        return float(least) if least < 99 else 12.0


def _army(s: ArrakisState, side: int) -> list[float]:
    """Legions on the board, how tough they are together, and their leaders."""
    found = [0.0, 0.0, 0.0]
    for area in range(COUNT):
        word = s.legions[side][area]
        if word:
            found[0] += 1.0
            found[1] += toughness(word)
            found[2] += leaders(word)
    return found


def _grounds(s: ArrakisState, flag: int) -> float:
    """In how many areas something stands."""
    found = 0
    for ground in s.ground:
        if ground & flag:
            found += 1
    return float(found)
