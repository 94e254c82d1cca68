"""What a search is told about the games of the series: how a house stands, in traits whose weights were learnt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import WILD
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import BONUS, FRIENDS, vp
from kanly.games.imperium.table.state import NOBODY, House, ImperiumState
from kanly.kit import Learnt, Standing

FOLDER: Final = Path(__file__).parent  # of lessons
CHAPTER: Final = 3  # rounds
CHAPTERS: Final = 3
USUAL: Final = 8.0  # rounds of a game
SIZE: Final = 5.0  # cards of a hand
FIELD: Final = 11  # bits: no deck costs more
COUNSEL: Final = 0.6
SEATED: Final = ("rivals", "six_players")  # modules that come with a number of seats; CHOAM too, with six
TEAMS: Final = 6

NAMES: Final = (
    *("points", "near_end", "spice", "solari", "water", "garrison", "fielded", "swords", "intrigues", "spies_out"),
    *("swordmaster", "councillor", "hooks", "influence", "one_step", "three_steps", "bonus_steps", "alliances"),
    *("trophies", "wild", "pairable", "deck", "deck_persuasion", "deck_swords", "deck_cost", "starters"),
    *("control", "order", "laid", "flipped", "persuasion", "agents", "unrevealed"),
)


class Trait:
    """What a module adds: the names of some traits, and a function that measures them for a house."""

    names: tuple[str, ...]
    measure: Callable[[Any, int], list[float]]

    def __init__(self, names: tuple[str, ...], measure: Callable[[Any, int], list[float]]) -> None:
        self.names = names
        self.measure = measure


class SeriesGuide(Learnt):
    """The guide for one set-up of a game of the series."""

    box: Box
    more: list[Trait]
    worth: list[int]  # by physical card: one, persuasion, swords, cost, from the start; each a FIELD of bits

    def __init__(self, rules: ImperiumRules) -> None:
        self.box = rules.box
        self.more = list(rules.lists["traits"])
        self.worth = [
            _packed([1, card.persuasion, card.swords, max(card.cost, 0), int(card.cost <= 0)])
            for card in rules.box.pieces
        ]
        names = [*NAMES, *[name for trait in self.more for name in trait.names]]
        source = FOLDER / f"{rules.lists['lessons'][0]}.json"
        super().__init__(rules, names, CHAPTERS, source, _family(rules))
        self.counsel = COUNSEL

    def period(self, state: ImperiumState) -> int:
        """The round."""
        return state.round

    def chapter(self, state: ImperiumState, seat: int) -> int:
        """Three rounds a chapter."""
        return max(0, min(CHAPTERS - 1, (state.round - 1) // CHAPTER))

    def progress(self, state: ImperiumState) -> float:
        """By rounds."""
        return max(0.0, min(1.25, (state.round - 1) / USUAL))

    def standings(self, state: ImperiumState) -> list[Standing]:
        """Houses, or teams: what their houses have together."""
        out: list[Standing] = []
        teams: dict[str, Standing] = {}
        for h in range(len(state.houses)):
            house = state.houses[h]
            if house.scoreless:
                continue
            traits = self.house(state, h)
            seats = 0 if house.seat == NOBODY else 1 << house.seat
            team = teams.get(house.team) if house.team else None
            if team is not None:
                team.seats |= seats
                for i in range(len(traits)):
                    team.traits[i] += traits[i]
                continue
            standing = Standing(seats, traits)
            out.append(standing)
            if house.team:
                teams[house.team] = standing
        return out

    def house(self, s: ImperiumState, h: int) -> list[float]:
        """The traits of a house."""
        house = s.houses[h]
        points = float(vp(s, h))
        deck = self._deck(house)
        cards = _part(deck, 0)
        size = max(1.0, cards)
        wild = 0.0
        for card in house.trophies:
            if self.box.trophies[card].icon == WILD:
                wild = 1.0
        traits = [
            points,
            max(0.0, points - 7.0),
            float(min(house.spice, 8)),
            float(min(house.solari, 10)),
            float(min(house.water, 5)),
            float(min(house.garrison, 10)),
            house.troops + 1.5 * house.worms,
            float(house.swords),
            float(len(house.intrigues)),
            _count(s.posts, h),
            1.0 if house.swordmaster else 0.0,
            1.0 if house.councillor else 0.0,
            1.0 if house.hooks else 0.0,
            _influence(house),
            float(house.influence.count(FRIENDS - 1)),
            float(house.influence.count(BONUS - 1)),
            _bonuses(house),
            float(s.alliances.count(h)),
            float(len(house.trophies)),
            wild,
            wild if len(house.trophies) > 1 else 0.0,
            cards,
            _part(deck, 1) / size * SIZE,
            _part(deck, 2) / size * SIZE,
            _part(deck, 3) / 10.0,
            _part(deck, 4),
            float(s.control.count(h)),
            float((h - s.first) % len(s.houses)),
            float(len(house.laid)),
            1.0 if house.flipped else 0.0,
            float(house.persuasion),
            float(house.agents),
            0.0 if house.revealed else float(len(house.hand)),
        ]
        for trait in self.more:
            traits += trait.measure(s, h)
        return traits

    def _deck(self, house: House) -> int:
        """The worth of all cards of a house together."""
        worth = self.worth
        total = 0
        for zone in (house.deck, house.hand, house.discard, house.played, house.shown):
            for card in zone:
                total += worth[card]
        return total


def _packed(numbers: list[int]) -> int:
    """Small numbers as one, so that those of many cards add up at once."""
    return sum([number << i * FIELD for i, number in enumerate(numbers)])


def _part(packed: int, i: int) -> float:
    """One of them again."""
    return float(packed >> i * FIELD & (1 << FIELD) - 1)


def _family(rules: ImperiumRules) -> str:
    """Rivals, teams and more pieces change what wins: the number of seats, and whether a module of choice is there."""
    seated = SEATED if rules.seats < TEAMS else (*SEATED, "choam")
    chosen = [module for module in rules.setup.modules if module not in seated]
    return f"{rules.seats} with modules" if chosen else f"{rules.seats}"


def _count(masks: list[int], h: int) -> float:
    """On how many of these places a house stands."""
    found = 0.0
    for mask in masks:
        if mask >> h & 1:
            found += 1.0
    return found


def _influence(house: House) -> float:
    """Its steps on all tracks."""
    found = 0
    for steps in house.influence:
        found += steps
    return float(found)


def _bonuses(house: House) -> float:
    """On how many tracks it has reached the bonus."""
    found = 0.0
    for steps in house.influence:
        if steps >= BONUS:
            found += 1.0
    return found
