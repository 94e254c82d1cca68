"""Plans for the round: which cards send agents where, which are kept to be revealed."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.bot.visits import Visit, appraise
from kanly.games.imperium.effects.gains import SEAT_PERSUASION
from kanly.games.imperium.phases.sending import PLAY, blocked_doors, short_doors, shut, watched_doors

MOST_VISITS: Final = 3  # thought about at once
CONSIDERED: Final = (0, 99, 20, 12)  # visits, by the size of plans
CONSIDERED_LATER: Final = 5
LATER: Final = 0.6  # the share that counts of a visit that another one must pay for first
SECOND_FIGHT: Final = 0.35  # the share that counts of a second visit's deployment
STAYING: Final = 1  # persuasion of an agent that stays where that counts (REV-04)
DRAWS_FIRST: Final = 0.7  # a card drawn early can still be sent


def best_visit(t: Thought) -> Visit | None:
    """The first visit of the best plan for this round's agents; None: to reveal is better."""
    hand = Hand(t)
    now = [appraise(t, option) for option in t.ask.options if option[0] == PLAY]
    for more in t.p.rules.lists["visits"]:  # (t): the visits that a module's acts could make
        now += more(t)
    now.sort(key=lambda v: hand.total((v,)), reverse=True)
    later: list[Visit] = []
    if t.me.agents > 1 and now:
        later = later_visits(t)
        later.sort(key=lambda v: hand.total((v,)), reverse=True)
    best: tuple[Visit, ...] = ()
    most = hand.total(())
    for size in range(1, min(MOST_VISITS, t.me.agents) + 1):
        considered = now[: CONSIDERED[size]]
        if size > 1:
            considered += later[:CONSIDERED_LATER]
        for plan in combinations(considered, size):
            if size > 1 and not hand.possible(plan):
                continue
            total = hand.total(plan)
            if total > most + 0.001:
                most, best = total, plan
    firsts = [visit for visit in best if not visit.later]
    return max(firsts, key=lambda v: v.worth + v.fight + DRAWS_FIRST * v.draws) if firsts else None


def later_visits(t: Thought) -> list[Visit]:
    """Visits that the hand allows and the purse does not yet."""
    box = t.box
    out: list[Visit] = []
    watched = watched_doors(t.x)
    for name in dict.fromkeys([box.pieces[piece].name for piece in t.me.hand]):
        card = box.cards[name]
        doors = card.reach(t.x, watched) & ~blocked_doors(t.x, card, watched)
        if not card.ignores_requirement:
            doors &= ~short_doors(t.x)
        for space in box.spaces:
            if not doors & space.doors or shut(t.x, space):
                continue
            for k in range(len(space.prices)):
                cost = space.prices[k].cost
                if cost is None or cost.ready(t.x):
                    continue
                visit = appraise(t, (PLAY, name, *space.endings[k]))
                visit.later = True
                visit.worth *= LATER
                visit.fight *= LATER
                out.append(visit)
    return out


class Hand:
    """What is left to reveal once cards have been sent."""

    t: Thought
    persuasion: int  # of all cards and other sources
    shown: dict[str, float]  # by card: what revealing it brings besides persuasion
    copies: dict[str, int]

    def __init__(self, t: Thought) -> None:
        self.t = t
        me = t.me
        self.persuasion = me.persuasion + (SEAT_PERSUASION if me.councillor else 0)
        self.shown = {}
        self.copies = {}
        for piece in me.hand:
            card = t.box.pieces[piece]
            self.persuasion += card.persuasion
            self.copies[card.name] = self.copies.get(card.name, 0) + 1
            if card.name not in self.shown:
                worth = t.rates.sword * card.swords
                self.shown[card.name] = worth + sum([max(0.0, t.value(name, piece)) for name in card.reveal])

    def possible(self, plan: tuple[Visit, ...]) -> bool:
        """Whether there are cards, free spaces and resources for all visits of a plan, the later ones last."""
        me = self.t.me
        solari, spice, water = me.solari, me.spice, me.water
        for i in range(len(plan)):
            a = plan[i]
            if not a.later:
                solari -= a.cost[0]
                spice -= a.cost[1]
                water -= a.cost[2]
            for j in range(i):
                b = plan[j]
                if a.space is b.space:
                    return False
        if not self._held(plan) or solari < 0 or spice < 0 or water < 0:
            return False
        if not plan[-1].later:
            return True
        for visit in plan:
            if visit.later:
                solari -= visit.cost[0]
                spice -= visit.cost[1]
                water -= visit.cost[2]
            else:
                solari += visit.solari
                spice += visit.spice
                water += visit.water
        return not plan[0].later and solari >= 0 and spice >= 0 and water >= 0

    def _held(self, plan: tuple[Visit, ...]) -> bool:
        """Whether the hand has all the cards of a plan."""
        used: dict[str, int] = {}
        for visit in plan:
            for card in visit.cards:
                used[card] = used.get(card, 0) + 1
                if used[card] > self.copies.get(card, 0):
                    return False
        return True

    def total(self, plan: tuple[Visit, ...]) -> float:
        """What a plan brings, and what is then left to reveal."""
        persuasion = self.persuasion
        worth = 0.0
        fight = 0.0
        for visit in plan:
            worth += visit.worth + SECOND_FIGHT * visit.fight
            fight = max(fight, visit.fight)
            for card in visit.cards:
                worth -= self.shown[card]
                persuasion -= self.t.box.cards[card].persuasion
            if visit.seat:
                persuasion += SEAT_PERSUASION
            if visit.space.staying is not None:
                persuasion += STAYING
        return worth + (1 - SECOND_FIGHT) * fight + self.t.market.purchase(max(0, persuasion))
