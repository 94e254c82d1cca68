"""Battles of War for Arrakis (R7): dice, leaders' specials, shields, hits, losses."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.referees.arrakis.ground import PRINTED, UNITS, legion, other, settled_by, units
from tests.referees.referee import Referee

GENERIC = (1, 0)
MOST_DICE = 6


def helpers(figures: dict[str, Any]) -> list[tuple[int, int]]:
    """R7.8, SG5.1: what each leader of a legion makes of a special: hits and shields."""
    named = [tuple(PRINTED["leaders"][leader]) for leader in figures.get("leaders", [])]
    return [GENERIC] * (figures.get("generic", 0) + figures.get("troop", 0)) + named


def totals(hits: int, shields: int, specials: int, leaders: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """R7.8: every way to use the specials."""
    out = set()
    for used in range(min(specials, len(leaders)) + 1):
        for chosen in combinations(leaders, used):
            out.add((hits + sum([one[0] for one in chosen]), shields + sum([one[1] for one in chosen])))
    return out


class Battle:
    """One battle, from the attack to its end."""

    def __init__(self, referee: Referee, side: str, start: str, area: str, by_card: bool) -> None:
        self.referee = referee
        self.by_card = by_card  # a card or a leader's action may give dice, or make going on cheaper
        self.side = side
        self.start = start
        self.area = area
        self.round = 0  # counted here: a whole round may pass between two views
        self.rolled: dict[str, tuple[int, int, int]] = {}
        self.due: dict[str, int] = {}
        self.cards = {side: 0, other(side): 0}  # discarded for this roll
        self.fallen = {side: 0, other(side): 0}  # units, since the last view

    def figures(self, view: dict[str, Any], side: str) -> dict[str, Any]:
        """Who takes part."""
        if side == self.side and view["battle"] is not None:
            found: dict[str, Any] = view["battle"]["figures"]
            return found
        return legion(view, side, self.area)

    def roll(self, view: dict[str, Any], side: str, dice: int, hits: int, shields: int, specials: int) -> None:
        """R7.6: one die for each unit and discarded card, a settlement's rank for its defender."""
        here = view["areas"].get(self.area, {})
        own = settled_by(view, self.area) == side != self.side
        rank = (here.get("settlement") or here["sietch"]["rank"] or 0) if own else 0
        standing = units(self.figures(view, side)) - self.fallen[side]
        should = min(MOST_DICE, standing + self.cards[side] + rank)
        fine = dice <= MOST_DICE if self.by_card else dice == should
        self.referee.hold(fine, "R7.6", f"{side} roll {dice} dice, not {should}")
        self.referee.hold(hits + shields + specials == dice, "R7.6", f"{side}: {hits}, {shields}, {specials} of {dice}")
        self.rolled[side] = (hits, shields, specials)
        self.cards[side] = 0

    def damage(self, view: dict[str, Any], told: dict[str, tuple[int, int, int]]) -> None:
        """R7.7 to R7.10: what each side made of its roll, and what it takes."""
        self.check_losses(view)
        for side, (hits, shields, taken) in told.items():
            rolled = self.rolled[side]
            surprise = view["battle"]["surprise"] and self.round == 1 and side == self.side
            made = totals(*rolled[:2], rolled[2] + surprise, helpers(self.figures(view, side)))
            cancel = self.figures(view, other(side)).get("special", 0)
            fine = (hits, shields) in {(h, max(0, s - cancel)) for h, s in made}
            self.referee.hold(fine, "R7.8", f"{side}: {hits} hits and {shields} shields of {rolled}")
            against = told[other(side)][0]
            should = max(0, against - shields)
            self.referee.hold(taken == should, "R7.10", f"{side} take {taken} of {against} hits with {shields} shields")
            self.due[side] = taken

    def suffer(self, side: str, figure: str = "") -> None:
        """One hit has been taken; the figure that it has cost."""
        self.fallen[side] += figure in UNITS
        if side in self.due:
            self.due[side] -= 1

    def check_losses(self, view: dict[str, Any]) -> None:
        """R7.10: a legion that still stands has taken every hit, and no more."""
        for side, left in self.due.items():
            if units(self.figures(view, side)):
                self.referee.hold(left == 0, "R7.10", f"{side} in {self.area}: {left} hits too many or too few")
        self.due = {}
