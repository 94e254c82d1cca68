"""The fit, with numpy: logits of the answers that were given, and weights of traits that tell who will win."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from kanly.training.harvest import Harvest, Position

Array = Any

HELD_BACK: Final = 5  # every fifth lap through the set-ups is held back, to measure what the others have taught
BATCH: Final = 4096
EPOCHS: Final = 4
STEPS: Final = 1500
TINY: Final = 0.02  # a logit that is not worth keeping


def fit_logits(harvest: Harvest, chapters: int) -> tuple[dict[str, dict[str, list[float]]], dict[str, float]]:
    """Logits by kind and token for each chapter, by stochastic gradients; and how often the likeliest is right."""
    options = np.array(harvest.options, dtype=np.int64)
    counts = np.array(harvest.counts, dtype=np.int64)
    chosen = np.array(harvest.chosen, dtype=np.int64)
    chapter = np.array(harvest.chapters, dtype=np.int64) + 1
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    n = len(counts)
    test = np.arange(n) >= int(n * (1 - 1 / HELD_BACK))

    def descend(train: Array) -> Array:
        w = np.zeros((chapters + 1, len(harvest.tokens)))  # row 0: what all chapters share
        squares = np.full_like(w, 1e-2)
        rng = np.random.default_rng(0)
        for _ in range(EPOCHS):
            rng.shuffle(train)
            for first in range(0, len(train), BATCH):
                some = train[first : first + BATCH]
                a, seg, begins, _ = _flat(options, counts, starts, some)
                c = chapter[some][seg]
                p = _softmax(w[0, a] + w[c, a], seg, begins)
                p[begins + chosen[some]] -= 1.0
                g = np.zeros_like(w)
                np.add.at(g[0], a, p)
                np.add.at(g, (c, a), p)
                g += 1e-6 * w
                squares += g * g
                w -= 0.6 * g / np.sqrt(squares)
        return w

    w = descend(np.flatnonzero(~test))
    a, seg, begins, size = _flat(options, counts, starts, np.flatnonzero(test))
    p = _softmax(w[0, a] + w[chapter[test][seg], a], seg, begins)
    right = p[begins + chosen[test]] >= np.maximum.reduceat(p, begins) - 1e-12
    w = descend(np.arange(n))  # measured; now everything teaches
    found: dict[str, dict[str, list[float]]] = {}
    for (kind, text), i in harvest.tokens.items():
        logits = [round(float(w[0, i] + w[c + 1, i]), 2) for c in range(chapters)]
        if max(abs(x) for x in logits) >= TINY:
            found.setdefault(kind, {})[text] = logits
    return found, {"answers": float(n), "right": float(right.mean()), "by_chance": float(np.mean(1 / size))}


def _flat(options: Array, counts: Array, starts: Array, some: Array) -> tuple[Array, Array, Array, Array]:
    """The options of some questions in one row: their numbers, which question each belongs to, where each begins."""
    size = counts[some]
    seg = np.repeat(np.arange(len(some)), size)
    begins = np.cumsum(size) - size
    at = np.arange(size.sum()) - np.repeat(begins, size) + np.repeat(starts[some], size)
    return options[at], seg, begins, size


def _softmax(u: Array, seg: Array, begins: Array) -> Array:
    top = np.maximum.reduceat(u, begins)
    e = np.exp(u - top[seg])
    return e / np.add.reduceat(e, begins)[seg]


def fit_weights(harvest: Harvest) -> tuple[dict[str, dict[str, list[float]]], dict[str, float]]:
    """By family a weight and a slope for each trait that comes up in it; and how good they are, all in all."""
    families: dict[str, list[Position]] = {}
    for position in harvest.positions:
        families.setdefault(position.family, []).append(position)
    weights: dict[str, dict[str, list[float]]] = {}
    good: dict[str, float] = {}
    for family, positions in families.items():
        weights[family], found = _fit_family(positions, harvest.names)
        share = len(positions) / len(harvest.positions)
        for name, value in found.items():
            good[name] = good.get(name, 0.0) + (value if name == "positions" else share * value)
    return weights, good


def _fit_family(positions: list[Position], names: list[str]) -> tuple[dict[str, list[float]], dict[str, float]]:
    """Conditional logit over the sides."""
    traits = len(names)
    sides = max(len(position.traits) for position in positions)
    x = np.zeros((len(positions), sides, traits))
    y = np.zeros((len(positions), sides))
    there = np.zeros((len(positions), sides), dtype=bool)
    t = np.array([position.progress for position in positions])
    for i, position in enumerate(positions):
        for j, row in enumerate(position.traits):
            x[i, j, : len(row)] = row
            there[i, j] = True
        y[i, : len(position.shares)] = position.shares
    won = y.sum(1) > 0
    x, y, there, t = x[won], y[won], there[won], t[won]
    y /= y.sum(1, keepdims=True)
    laps = np.array([position.lap for position in positions])[won]
    test = laps % HELD_BACK == 0
    if test.all() or not test.any():  # too few laps to hold any back
        test = np.arange(len(x)) % HELD_BACK == 0
    spread = x[there].std(0) + 1e-6
    d = np.concatenate([x / spread, x / spread * t[:, None, None]], axis=2)
    w = _conditional_logit(d[~test], y[~test], there[~test])
    p = _chances(d[test], there[test], w)
    good = {
        "positions": float(len(x)),
        "log_loss": float(-np.mean(np.sum(y[test] * np.log(np.clip(p, 1e-9, 1)), 1))),
        "even": float(np.mean(np.log(there[test].sum(1)))),
        "first_wins": float(np.mean(y[test][np.arange(len(p)), p.argmax(1)])),
    }
    w = _conditional_logit(d, y, there)  # measured; now everything teaches
    base = w[:traits] / spread
    slope = w[traits:] / spread
    met = x[there].any(0)
    pairs = [[round(float(base[i]), 4), round(float(slope[i]), 4)] for i in range(traits)]
    return {name: pairs[i] for i, name in enumerate(names) if met[i]}, good


def _chances(d: Array, there: Array, w: Array) -> Array:
    u = np.where(there, d @ w, -1e9)
    e = np.exp(u - u.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def _conditional_logit(d: Array, y: Array, there: Array) -> Array:
    """Adam on all positions at once."""
    w = np.zeros(d.shape[2])
    rows = d.reshape(-1, d.shape[2])
    m = np.zeros_like(w)
    v = np.zeros_like(w)
    for i in range(1, STEPS + 1):
        g = (_chances(d, there, w) - y).ravel() @ rows / len(d) + 1e-3 * w
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g * g
        w -= 0.03 * (m / (1 - 0.9**i)) / (np.sqrt(v / (1 - 0.999**i)) + 1e-8)
    return w
