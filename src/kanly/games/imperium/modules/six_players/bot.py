"""The greedy bot in a team: whom to activate, what to share, whom to let go first."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.choosing import offered
from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.planning import Hand
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.bot.visits import appraise
from kanly.games.imperium.modules.choam.bot import contract_worth
from kanly.games.imperium.modules.six_players.agents import arrow_to
from kanly.games.imperium.modules.six_players.client import ARROWS, SWORDMASTERS
from kanly.games.imperium.modules.six_players.combat import CONCEDE
from kanly.games.imperium.modules.six_players.table import SIX_PLAYERS, SixTable, allies_of, commander_of
from kanly.games.imperium.phases.sending import ways_in
from kanly.games.imperium.table.state import NOBODY, ImperiumState, clockwise
from kanly.kernel import PASS, Option


def see_teams(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """Teams, arrows and the Throne Row of a view."""
    table = SixTable(None, len(s.houses))
    table.throne = hoard.cards(view["throne"])
    table.conceded = view["conceded"]
    for h in range(len(s.houses)):
        seen = view["houses"][h]
        s.houses[h].team = seen["team"]
        table.swordmasters[h] = SWORDMASTERS.index(seen["swordmaster_agent"])
        if seen["commander"]:
            table.champion[h] = seen["acts_for"]
            table.arrows[h] = [ARROWS.index(arrow) for arrow in seen["arrows"]]
            table.sent[h] = [(hoard.box.space_of[name], ARROWS.index(arrow)) for name, arrow in seen["sent"].items()]
    s.parts[SIX_PLAYERS] = table


def activate(t: Thought) -> Option:
    """The ally with whom the best next visit, or the reveal, brings most."""
    return t.best(lambda ally: _with_ally(t, ally))


def _with_ally(t: Thought, ally: int) -> float:
    t.act_for(ally)
    t.s.on_turn.ally = ally
    hand = Hand(t)
    most = hand.total(())
    if arrow_to(t.s, t.h, ally) != NOBODY:
        ways: list[Option] = []
        ways_in(t.x, ways)
        for way in ways:
            most = max(most, hand.total((appraise(t, way),)))
    return most


def support(t: Thought) -> Option:
    """The ally whose place more swords change most; nobody without a combat card."""
    if not t.battle.combat_cards():
        return PASS

    def worth(ally: int) -> float:
        t.act_for(ally)
        return t.battle.sword

    return t.best_or_pass(worth)


def concede(t: Thought) -> Option:
    """The other goes first if the card is worth more to it; the second to be asked gives way."""
    other = next(g for g in allies_of(t.h) if g != t.h)
    order = clockwise(t.s, t.s.first)
    if order.index(t.h) > order.index(other):
        return CONCEDE
    return CONCEDE if _pairs(t, other) > _pairs(t, t.h) else PASS


def _pairs(t: Thought, h: int) -> bool:
    """Whether the conflict card would make a pair for a house."""
    icon = t.box.trophies[t.s.conflict].icon
    return icon in [t.box.trophies[card].icon for card in t.s.houses[h].trophies]


def reinforce(t: Thought) -> Option:
    """To the ally with fewer troops at hand."""
    first, second = [t.s.houses[a].garrison + t.s.houses[a].troops for a in allies_of(t.h)]
    most = max(t.ask.options)
    return t.best(lambda n: -abs(first + n - second - (most - n)))


def throne(t: Thought) -> Option:
    """The best card of the row."""
    return t.best(lambda name: t.market.worth(offered(t, name)))


def contribute(t: Thought) -> Option:
    """What the commander lacks, if the team has enough."""
    due: int = t.ask.context
    commander = t.s.houses[commander_of(t.h)]
    lacks = max(0, due - commander.spice)
    enough = commander.spice + sum([t.s.houses[a].spice for a in allies_of(t.h)]) >= due
    return t.best(lambda n: -abs(n - lacks) if enough else -n)


def assign(t: Thought) -> Option:
    """The contract that pays best."""
    return t.best(lambda name: contract_worth(t, name))


def trade(t: Thought) -> Option:
    """Everybody keeps what they have."""
    return PASS


ANSWERS: Final[dict[str, Answer]] = {
    "activate": activate,
    "support": support,
    "concede": concede,
    "reinforce": reinforce,
    "throne": throne,
    "contribute": contribute,
    "assign": assign,
    "trade": trade,
}
