"""The own turn: what to carry out, where to send agents, whom to deploy, what to buy, when to end."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.planning import best_visit
from kanly.games.imperium.bot.plotting import best_plot
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.phases.settling import DONE
from kanly.games.imperium.phases.turns import BUY, DEPLOY, DO, END, REVEAL
from kanly.games.imperium.table.state import CHOOSING, SENT
from kanly.kernel import Option


def turn(t: Thought) -> Option:
    """One act of the turn."""
    options = t.ask.options
    for more in t.p.rules.lists["better"]:  # (t): an act of a module that should come now; None: none
        act: Option | None = more(t)
        if act is not None:
            return act
    clause = best_clause(t, must=END not in options and t.s.on_turn.stage != CHOOSING)
    if clause is not None:
        return clause
    plot = best_plot(t)
    if plot is not None:
        return plot
    stage = t.s.on_turn.stage
    if stage == CHOOSING:
        visit = best_visit(t)
        return REVEAL if visit is None else visit.option
    if stage == SENT:
        most = max([option[1] for option in options if option[0] == DEPLOY], default=0)
        n = t.battle.best_deployment(most)
        if n:
            return (DEPLOY, n)
    else:
        name = t.market.pick([option[1] for option in options if option[0] == BUY])
        if name:
            return (BUY, name)
    return END if END in options else options[0]


def best_clause(t: Thought, must: bool) -> Option | None:
    """The open clause that brings most; None if none brings anything and none must be carried out."""
    top: Option | None = None
    most = 0.0
    for option in t.ask.options:
        if option[0] != DO:
            continue
        worth = clause_worth(t, option[1])
        if worth > most or (must and top is None):
            top, most = option, worth
    return top


def clause_worth(t: Thought, name: str) -> float:
    """What a clause of the pool, or a branch of one, is worth."""
    root = t.box.clauses[name].root
    for entry in t.s.pool:
        if entry[0] == root:
            return t.value(name, entry[1])
    return t.value(name)


def settle(t: Thought) -> Option:
    """Rewards and cards outside the own turn: everything that brings something."""
    clause = best_clause(t, must=DONE not in t.ask.options)
    return DONE if clause is None else clause


def choice(t: Thought) -> Option:
    """The best branch."""
    return t.best(lambda name: t.value(name))


ANSWERS: Final[dict[str, Answer]] = {"turn": turn, "settle": settle, "choice": choice}
