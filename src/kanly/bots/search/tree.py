"""The tree of a search: what was answered on the way, how often it was tried, and what it brought to whom."""

from __future__ import annotations

from math import sqrt
from typing import Final

from kanly.kernel import Option

EAGER: Final = 0.6  # how much an untried answer attracts
EVEN: Final = 0.1  # of every prior, shared by all options
FIRST: Final = 8  # options that are looked at from the start, the likeliest ones
WIDER: Final = 2.0  # and more of them with the root of the number of tries


class Edge:
    """One answer to one question."""

    tries: int
    won: float  # by the seat that gives it
    prior: float
    child: Node | None

    def __init__(self, prior: float) -> None:
        self.tries = 0
        self.won = 0.0
        self.prior = prior
        self.child = None

    def node(self) -> Node:
        """What follows."""
        child = self.child
        if child is None:
            child = Node()
            self.child = child
        return child

    def tell(self, value: float) -> None:
        """What one more try of it was worth to the seat that gives it."""
        self.tries += 1
        self.won += value


Edges = dict[Option, Edge]


class Node:
    """A position as far as its tree tells positions apart: by the answers that led there.

    Worlds differ in what is hidden, so several questions may be asked in one node: each has edges of its own. Answers
    that are given side by side must not see each other: every seat goes its own way from the node where they began
    (`beside`), and afterwards only the seat's own way is known (`after`).
    """

    groups: dict[tuple[int, str], Edges]
    besides: dict[int, Node]
    next: Node | None

    def __init__(self) -> None:
        self.groups = {}
        self.besides = {}
        self.next = None

    def edges(self, seat: int, kind: str) -> Edges:
        """The answers to a question here."""
        key = (seat, kind)
        found = self.groups.get(key)
        if found is None:
            found = {}
            self.groups[key] = found
        return found

    def beside(self, seat: int) -> Node:
        """Where the answers of one of several seats begin that are asked at once."""
        found = self.besides.get(seat)
        if found is None:
            found = Node()
            self.besides[seat] = found
        return found

    def after(self) -> Node:
        """What follows when all of them have answered."""
        found = self.next
        if found is None:
            found = Node()
            self.next = found
        return found


def add_edges(edges: Edges, options: list[Option], weights: list[float]) -> None:
    """Edges for the options that have none yet, their priors from these weights."""
    total = 0.0
    for weight in weights:
        total += weight
    floor = EVEN / len(options)
    scale = (1.0 - EVEN) / total if total > 0.0 else 0.0
    for i in range(len(options)):
        if options[i] not in edges:
            edges[options[i]] = Edge(floor + scale * weights[i])


def best_place(edges: Edges, options: list[Option], eager: float = EAGER) -> int:
    """The option to try next: what has done well, or is likely to and was tried little (PUCT)."""
    found: list[Edge] = [edges[option] for option in options]
    tries = 0
    won = 0.0
    for edge in found:
        tries += edge.tries
        won += edge.won
    width = FIRST + int(WIDER * sqrt(tries))
    least = -1.0 if len(found) <= width else _least(found, width)
    mean = won / tries if tries else 0.0
    scale = eager * sqrt(tries + 1.0)
    best = 0
    most = -1.0
    for i in range(len(found)):
        edge = found[i]
        if edge.prior < least:
            continue
        n = edge.tries
        value = (edge.won / n if n else mean) + scale * edge.prior / (1 + n)
        if value > most:
            most = value
            best = i
    return best


def _least(found: list[Edge], width: int) -> float:
    """The prior that an option needs in order to be looked at yet."""
    priors = [edge.prior for edge in found]
    priors.sort(reverse=True)
    return priors[width - 1]


def lead_of(edges: Edges) -> int:
    """By how many tries the first answer leads."""
    first = 0
    second = 0
    for edge in edges.values():
        if edge.tries > first:
            second = first
            first = edge.tries
        elif edge.tries > second:
            second = edge.tries
    return first - second


def favourite(edges: Edges, options: list[Option]) -> Option:
    """The answer that was tried most; among equals the one that did best, untried ones by their priors."""
    best: Option = options[0]
    most = -1.0
    for option in options:
        edge = edges.get(option)
        if edge is None:
            continue
        score = edge.tries + 0.5 * edge.won / edge.tries if edge.tries else 0.1 * edge.prior
        if score > most:
            most = score
            best = option
    return best
