"""What a search thinks of a position: chances by seat, and what each answer would bring the seat that is asked."""

from __future__ import annotations

from kanly.bots.search.bot import SearchBot
from kanly.kernel import Option, Sight


class Weighed:
    """An answer: how often it was tried, and what it brought the seat that gave it; -1: never tried."""

    option: Option
    tries: int
    value: float

    def __init__(self, option: Option, tries: int, value: float) -> None:
        self.option = option
        self.tries = tries
        self.value = value


class Analysis:
    """A position as the seat that is asked sees it: its answers, first the one it gives, and all seats' chances."""

    answers: list[Weighed]
    chances: list[float]

    def __init__(self, answers: list[Weighed], chances: list[float]) -> None:
        self.answers = answers
        self.chances = chances


def analyse(bot: SearchBot, sight: Sight) -> Analysis:
    """What a search thinks of the question that a seat is asked; a question with one option is searched, too."""
    given = bot.search(sight)
    found: list[Weighed] = []
    for option in sight.ask.options:
        edge = bot.edges[option]
        found.append(Weighed(option, edge.tries, edge.won / edge.tries if edge.tries else -1.0))
    found.sort(key=lambda answer: (answer.option != given, -answer.tries, -answer.value))
    return Analysis(found, bot.chances[:])
