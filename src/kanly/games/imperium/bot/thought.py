"""One decision: the question, the table as the seat sees it, and what things are worth to it now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kanly.games.imperium.bot import outlook
from kanly.games.imperium.bot.battle import Battle
from kanly.games.imperium.bot.eyes import see
from kanly.games.imperium.bot.market import Market
from kanly.games.imperium.bot.worth import Onlooker, Rates
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, House, ImperiumState, house_of
from kanly.kernel import PASS, Ask, Option, Sight


class Thought:
    """One question to be answered."""

    ask: Ask
    rng: Random
    p: Onlooker
    s: ImperiumState
    h: int
    me: House
    units: House  # whose units the own house moves: mostly its own
    box: Box
    x: Cast  # the own house, on no card
    left: float  # rounds after this one, by expectation
    rates: Rates
    market: Market
    battle: Battle

    def __init__(self, sight: Sight) -> None:
        self.ask = sight.ask
        self.rng = sight.rng
        rules = sight.rules
        assert isinstance(rules, ImperiumRules)
        self.p = see(sight.view, rules)
        self.s = self.p.state
        self.h = house_of(self.s, sight.seat)
        self.me = self.s.houses[self.h]
        self.box = rules.box
        self.x = rules.cast(self.p, self.h, NOBODY)
        self.left = outlook.rounds_left(self.p)
        self.rates = outlook.common_rates(self.p, self.h, self.left)
        self.p.rates = self.rates
        self.market = Market(self.x, self.left)
        self.act_for(self.x.ally)

    def act_for(self, ally: int) -> None:
        """Think about the conflict with the units of this house."""
        self.x.ally = ally
        self.units = self.s.houses[ally]
        self.battle = Battle(self.x, self.left)
        outlook.set_rates(self.rates, self.market, self.battle)

    def value(self, name: str, card: int = NOBODY) -> float:
        """What a clause is worth if it is carried out now."""
        self.x.card = card
        return self.box.clauses[name].value(self.x)

    def best(self, worth: Callable[[Option], float]) -> Option:
        """The option that is worth most; the first of equals."""
        options = self.ask.options
        top = options[0]
        most = worth(top)
        for option in options[1:]:
            n = worth(option)
            if n > most:
                top, most = option, n
        return top

    def best_or_pass(self, worth: Callable[[Option], float], least: float = 0.0) -> Option:
        """The option that is worth most; to pass, where one may and nothing is worth more than so much."""
        return self.best(lambda option: least if option == PASS else worth(option))


Answer = Callable[[Thought], Option]
