"""The conflict: what its rewards are worth, how strong everybody will be, and what more strength would bring."""

from __future__ import annotations

from math import exp
from typing import Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.gains import TakeControl
from kanly.games.imperium.pieces.icons import COMBAT, WILD
from kanly.games.imperium.table.forces import strength, units, worms_may_come
from kanly.games.imperium.table.state import NOBODY, House

SWORDS_A_CARD: Final = 0.5  # in a hand that nobody knows
SWORDS_AN_INTRIGUE: Final = 0.8
JOINING: Final = 0.35  # how likely a house with agents left still joins the conflict
SWORDS_OF_A_RIVAL: Final = 2.0  # on a House Hagal card
RIVAL_JOINING: Final = 0.6


class Foe:
    """What is to be expected of an opponent in the conflict."""

    mean: float  # strength, if it fights
    spread: float
    fights: float  # how likely it fights

    def __init__(self, house: House, unrevealed: bool) -> None:
        here = units(house)
        rival = house.seat < 0  # plays no cards, but reveals one for the combat
        cards = 0 if rival else min(3, len(house.intrigues))
        self.mean = float(strength(house)) + SWORDS_AN_INTRIGUE * cards
        self.spread = 0.4 + 0.6 * cards
        self.fights = 1.0 if here else 0.0
        if rival and unrevealed:
            self.mean += SWORDS_OF_A_RIVAL
        if unrevealed:
            more = min(house.garrison, 2) if house.agents else 0
            self.mean += SWORDS_A_CARD * max(0, len(house.hand) - house.agents)
            self.spread += 1.5
            if here:
                self.mean += more
                self.spread += 0.5 * more
            elif more:
                self.mean += 2 * more + 0.5
                self.fights = RIVAL_JOINING if rival else JOINING

    def beats(self, mine: float) -> float:
        """How likely it is stronger; in a tie half as likely."""
        gap = (mine - self.mean) / (0.6 * self.spread)
        if gap > 30:
            return 0.0
        return self.fights / (1.0 + exp(gap)) if gap > -30 else self.fights


class Battle:
    """The present conflict in the eyes of one house, for its own units or those of the ally it acts for."""

    x: Cast
    left: float
    units: House  # whose units fight
    mates: list[House]  # teammates in the conflict: what they win counts too
    foes: list[Foe]
    rewards: list[float]  # for the first, second and third place
    doubled: list[float]  # the same with a sandworm
    trophy: float
    mine: float  # own strength at the end of the round, as things stand
    reserve: float  # swords that count only once a unit is there
    sword: float
    fielded: float
    worm: float

    def __init__(self, x: Cast, left: float) -> None:
        self.x = x
        self.left = left
        s = x.s
        turns = s.phase == "player_turns"
        self.units = s.houses[x.ally]
        team = self.units.team
        others = [house for house in s.houses if house is not self.units]
        self.mates = [house for house in others if team and house.team == team and units(house)]
        enemies = [house for house in others if not team or house.team != team]
        self.foes = [Foe(house, turns and not house.revealed) for house in enemies]
        self.rewards = [0.0, 0.0, 0.0]
        self.doubled = [0.0, 0.0, 0.0]
        self.trophy = 0.0
        if s.conflict != NOBODY:
            self._appraise()
        me = x.me
        own = self.units
        self.reserve = float(own.swords)
        if not me.revealed and turns:
            hand = len(me.hand)
            swords = sum([x.box.pieces[card].swords for card in me.hand])
            if swords:
                self.reserve += swords * max(0.0, hand - me.agents) / hand
            self.reserve += SWORDS_AN_INTRIGUE * self.combat_cards()
        self.mine = 2.0 * own.troops + 3.0 * own.worms + own.might
        if units(own):
            self.mine += self.reserve
        now = self.outcome(self.mine, own.worms > 0)
        joined = 0.0 if units(own) else self.reserve  # with the first unit
        keep = rates(x).troop
        self.sword = 0.5 * (self.outcome(self.mine + 2, own.worms > 0) - now) if units(own) else 0.15
        more = 2 if own.garrison >= 2 else 1
        self.fielded = (self.outcome(self.mine + joined + 2 * more, own.worms > 0) - now) / more - keep
        self.worm = 0.0
        if worms_may_come(x.p, x.ally):
            self.worm = self.outcome(self.mine + joined + 3, True) - now

    def _appraise(self) -> None:
        x = self.x
        card = self.x.box.trophies[x.s.conflict]
        x.card = NOBODY
        for place in range(3):
            for name in card.rewards[place]:
                effect = self.x.box.clauses[name]
                worth = effect.value(x)
                self.rewards[place] += worth
                self.doubled[place] += worth if isinstance(effect, TakeControl) else 2 * worth
        if len(self.foes) < 3:
            self.rewards[2] = 0.0
            self.doubled[2] = 0.0
        self.trophy = self._trophy(card.icon)
        self.rewards[0] += self.trophy
        self.doubled[0] += self.trophy

    def _trophy(self, icon: str) -> float:
        """What the card itself is worth: a pair now or later (BAT-01, BAT-03)."""
        if not icon:
            return 0.0
        icons = [self.x.box.trophies[t].icon for t in self.units.trophies]
        if icon == WILD:
            return 0.9 * POINT if icons else 0.5 * POINT
        if icon in icons:
            return POINT
        if WILD in icons:
            return 0.6 * POINT
        return min(3.0, 0.8 * self.left)

    def outcome(self, mine: float, worms: bool) -> float:
        """What the conflict brings the team with so much strength, by expectation."""
        total = 0.0
        behind = 0
        for mate in self.mates:
            theirs = float(strength(mate))
            total += self.share(theirs, mate.worms > 0, 1 if mine > theirs else 0)
            behind += 1 if theirs >= mine else 0
        return total + self.share(mine, worms, behind)

    def share(self, mine: float, worms: bool, behind: int) -> float:
        """What this strength wins behind this many of the own team."""
        if mine <= 0 or behind > 2:
            return 0.0
        ahead = [1.0, 0.0, 0.0, 0.0]  # how likely this many are stronger
        for foe in self.foes:
            b = foe.beats(mine)
            for k in range(3, 0, -1):
                ahead[k] = ahead[k] * (1 - b) + ahead[k - 1] * b
            ahead[0] *= 1 - b
        rewards = self.doubled if worms else self.rewards
        return sum([ahead[k - behind] * rewards[k] for k in range(behind, 3)])

    def deploying(self, n: int, worms: int = 0) -> float:
        """What it changes to send this many troops and sandworms into the conflict."""
        me = self.units
        if not n and not worms:
            return 0.0
        joined = 0.0 if units(me) else self.reserve
        mine = self.mine + joined + 2 * n + 3 * worms
        then = self.outcome(mine, me.worms + worms > 0)
        return then - self.outcome(self.mine, me.worms > 0) - n * rates(self.x).troop

    def best_deployment(self, most: int) -> int:
        """How many troops should go into the conflict."""
        top, best = 0, 0.05
        for n in range(1, most + 1):
            worth = self.deploying(n)
            if worth > best + 0.02:
                top, best = n, worth
        return top

    def retreating(self, n: int) -> float:
        """What it changes to take this many troops back."""
        me = self.units
        mine = self.mine - 2 * n
        if n == units(me):
            mine = 0.0
        now = self.outcome(self.mine, me.worms > 0)
        return self.outcome(mine, me.worms > 0) - now + n * rates(self.x).troop

    def combat_cards(self) -> int:
        """Own intrigue cards that can be played in combat."""
        held = [self.x.box.intrigue_pieces[card] for card in self.x.me.intrigues]
        return len([card for card in held if any(way.mode == COMBAT for way in card.ways)])
