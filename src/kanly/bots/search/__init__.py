"""A bot that searches: it tries its answers out in worlds that it cannot tell from the real one."""

from kanly.bots.search.analysis import Analysis, Weighed, analyse
from kanly.bots.search.bot import SearchBot
from kanly.bots.search.budget import Budget, budget_named

__all__ = ["Analysis", "Budget", "SearchBot", "Weighed", "analyse", "budget_named"]
