"""A guide made of numbers that were learnt from games: which answers are likely, and how good a position is.

How likely an answer is depends on the question and on the chapter (of the game, or a role in it): a table of logits by
kind and token. How good a position is for a side is a sum of its traits, which the game names and measures, each times
a weight that moves with the game's progress; the chances of the sides are the softmax of these sums. Set-ups in which
the same traits win are a family, with weights of its own. `kanly train` makes the numbers.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kanly.kernel import Ask, Guide, Option, Rules

SHARP: Final = 1.7  # in playouts, what is likely is even likelier
STEEPEST: Final = 15.0  # logit


class Standing:
    """How one side stands: the seats that answer for it, as a mask, and its traits."""

    seats: int
    traits: list[float]

    def __init__(self, seats: int, traits: list[float]) -> None:
        self.seats = seats
        self.traits = traits


class Lessons:
    """What was learnt of one game: logits by kind, token and chapter; by family weights of traits and their slopes."""

    logits: dict[str, dict[str, list[float]]]
    weights: dict[str, dict[str, list[float]]]
    made: dict[str, Any]  # how to make them again

    def __init__(
        self,
        logits: dict[str, dict[str, list[float]]],
        weights: dict[str, dict[str, list[float]]],
        made: dict[str, Any],
    ) -> None:
        self.logits = logits
        self.weights = weights
        self.made = made


def read_lessons(path: Path) -> Lessons:
    """The lessons in a file; none if there is no such file."""
    if not path.exists():
        return Lessons({}, {}, {})
    data = json.loads(path.read_text(encoding="utf-8"))
    return Lessons(data["logits"], data["weights"], data["made"])


def write_lessons(path: Path, lessons: Lessons) -> None:
    """Write lessons to a file: one line for every kind, family and trait, so that changes can be read."""
    lines = ["{", f' "made": {json.dumps(lessons.made)},', ' "weights": {']
    lines.append(",\n".join([_family_lines(family, weights) for family, weights in lessons.weights.items()]))
    lines += [" },", ' "logits": {']
    lines.append(",\n".join([f"  {json.dumps(kind)}: {json.dumps(table)}" for kind, table in lessons.logits.items()]))
    lines += [" }", "}"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _family_lines(family: str, weights: dict[str, list[float]]) -> str:
    rows = [f"   {json.dumps(name)}: {json.dumps(pair)}" for name, pair in weights.items()]
    return f"  {json.dumps(family)}: {{\n" + ",\n".join(rows) + "\n  }"


@mypyc_attr(allow_interpreted_subclasses=True)
class Learnt(Guide):
    """A guide from lessons. A game's own class, made from its rules, names the traits of sides and measures them."""

    rules: Rules[Any]
    names: list[str]
    chapters: int
    source: Path  # of the lessons
    family: str  # set-ups in which the same traits win
    lessons: Lessons
    likely: list[dict[str, dict[Option, float]]]  # by chapter and kind, for the tree
    sharp: list[dict[str, dict[Option, float]]]  # the same for playouts
    base: list[float]  # weights by trait
    slope: list[float]  # how they change with the game's progress
    now: list[float]  # weights at the progress that was judged last: a search judges at the same one again and again
    now_at: float

    def __init__(self, rules: Rules[Any], names: list[str], chapters: int, source: Path, family: str = "all") -> None:
        self.rules = rules
        self.source = source
        self.family = family
        self.names = names
        self.chapters = chapters
        self.learn(read_lessons(source))

    def learn(self, lessons: Lessons) -> None:
        """Take these lessons instead of those before; a family that they do not know is judged like the usual one."""
        self.lessons = lessons
        self.likely = [{} for _ in range(self.chapters)]
        self.sharp = [{} for _ in range(self.chapters)]
        usual: dict[str, list[float]] = next(iter(lessons.weights.values()), {})
        weights = lessons.weights.get(self.family, usual)
        nothing = [0.0, 0.0]
        self.base = [weights.get(name, nothing)[0] for name in self.names]
        self.slope = [weights.get(name, nothing)[1] for name in self.names]
        self.now = self.base
        self.now_at = 0.0

    # What a game must say.

    def chapter(self, state: Any, seat: int) -> int:
        """The part of the game, or the role that a seat plays in it, from 0: whatever makes it answer otherwise."""
        return 0

    def progress(self, state: Any) -> float:
        """How far the game has come: 0 at its start, 1 at its usual end."""
        return 0.0

    def standings(self, state: Any) -> list[Standing]:
        """Every side that may win, with its traits in the order of `names`."""
        raise ValueError(f"{type(self).__name__} does not say how the sides stand")

    # What it knows.

    def weights(self, state: Any, ask: Ask) -> list[float]:
        """How likely each option is in a playout."""
        table = self._known(self.sharp, SHARP, state, ask)
        return [table[option] for option in ask.options]

    def draw(self, state: Any, ask: Ask, roll: float) -> int:
        """The place of an option, drawn by what was learnt without asking `weights`: a search does little else.

        Whoever has weights of their own brings their own `draw`, or takes back Guide's.
        """
        table = self._known(self.sharp, SHARP, state, ask)
        options = ask.options
        total = 0.0
        for option in options:
            total += table[option]
        left = roll * total
        last = len(options) - 1
        at = 0
        while at < last:
            left -= table[options[at]]
            if left <= 0.0:
                break
            at += 1
        return at

    def prior(self, state: Any, ask: Ask) -> list[float]:
        """How likely each option is."""
        table = self._known(self.likely, 1.0, state, ask)
        return [table[option] for option in ask.options]

    def _known(
        self, tables: list[dict[str, dict[Option, float]]], heat: float, state: Any, ask: Ask
    ) -> dict[Option, float]:
        """What is likely of this kind of question at this time."""
        chapter = self.chapter(state, ask.seat)
        table = tables[chapter].get(ask.kind)
        if table is None:
            table = self._table(chapter, ask.kind, heat)
            tables[chapter][ask.kind] = table
        return table

    def value(self, state: Any) -> list[float]:
        """By seat: the chance of its sides."""
        at = self.progress(state)
        if at != self.now_at:
            self.now = [self.base[i] + self.slope[i] * at for i in range(len(self.base))]
            self.now_at = at
        now = self.now
        standings = self.standings(state)
        scores: list[float] = []
        top = -1e30
        for standing in standings:
            score = 0.0
            traits = standing.traits
            for i in range(len(traits)):
                score += now[i] * traits[i]
            scores.append(score)
            if score > top:
                top = score
        total = 0.0
        for i in range(len(scores)):
            scores[i] = exp(scores[i] - top)
            total += scores[i]
        out = [0.0] * self.rules.seats
        for i in range(len(scores)):
            seats = standings[i].seats
            for seat in range(len(out)):
                if seats >> seat & 1:
                    out[seat] += scores[i] / total
        return out

    def _table(self, chapter: int, kind: str, heat: float) -> dict[Option, float]:
        """Weights of all options that a kind of question may ever offer."""
        known = self.lessons.logits.get(kind, {})
        domain = self.rules.domain(kind)
        out: dict[Option, float] = {}
        for text, option in domain.by_token.items():
            logits = known.get(text)
            logit = 0.0 if logits is None else logits[chapter] * heat
            out[option] = exp(max(-STEEPEST, min(STEEPEST, logit)))
        return out
