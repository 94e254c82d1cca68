"""Cards: what one is worth in the own deck, what to buy for so much persuasion, what to be rid of."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import Onlooker, Rates
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, LANDSRAAD, SPICE_TRADE, SPY
from kanly.games.imperium.table.acquiring import price
from kanly.games.imperium.table.hands import on_offer
from kanly.games.imperium.table.state import NOBODY

MOST: Final = 16  # persuasion beyond this is not counted
ORDINARY: Final = 1.6  # what a card of a starting deck does each time it is drawn
DRAWN: Final = 5.5  # cards that a house sees in a round
ICON_WORTH: Final = {LANDSRAAD: 0.8, CITY: 1.1, SPICE_TRADE: 1.0, SPY: 0.7}
FACTION_ICON: Final = 1.1
ANY_STEP: Final = 4.5  # on a track: two points and a bonus for four of them


class Market:
    """The cards that a house could buy, and those that it has."""

    x: Cast
    left: float
    uses: float  # how often a card bought now will be drawn before the end
    worths: dict[str, float]  # by card, for each time that it is drawn
    rates: Rates  # of a moment that is still to come
    plans: list[float]  # by persuasion: what the best purchase is worth
    slope: float  # what one more persuasion is worth
    trash: float  # what it is worth to be rid of the worst card

    def __init__(self, x: Cast, left: float) -> None:
        self.x = x
        self.left = left
        self.worths = {}
        me = x.me
        size = len(me.deck) + len(me.hand) + len(me.discard) + len(me.played) + len(me.shown)
        cycle = max(1.0, size / DRAWN)
        self.uses = max(0.0, left + 0.3 - 0.45 * cycle) / cycle
        assert isinstance(x.p, Onlooker)
        self.rates = later(x.p.rates)
        self.plans = self._plans()
        self.slope = max(0.05, self.plans[9] / 9.0 if left >= 1 else 0.1)
        self.trash = self._trash()

    def use(self, card: Card) -> float:
        """What a card does each time it is drawn: it sends an agent or is revealed, whichever is better."""
        known = self.worths.get(card.name)
        if known is not None:
            return known
        x = self.x
        p = x.p
        assert isinstance(p, Onlooker)
        now = p.rates
        p.rates = self.rates
        x.card = NOBODY
        sent = icons_worth(card)
        if sent:
            sent += sum([self.x.box.clauses[name].value(x) for name in card.agent])
        for more in p.rules.lists["sent_worth"]:  # (card): what sending it is worth besides, by a module's rules
            sent += more(card)
        shown = self.rates.persuasion * card.persuasion + self.rates.sword * card.swords
        shown += sum([self.x.box.clauses[name].value(x) for name in card.reveal])
        p.rates = now
        worth = max(sent, shown) + 0.3 * max(0.0, min(sent, shown))
        self.worths[card.name] = worth
        return worth

    def worth(self, piece: int) -> float:
        """What it is worth to acquire a card now."""
        card = self.x.box.pieces[piece]
        self.x.card = NOBODY
        bonus = sum([self.x.box.clauses[name].value(self.x) for name in card.acquire])
        return bonus + self.uses * (self.use(card) - ORDINARY)

    def _plans(self) -> list[float]:
        """The best set of cards for every amount of persuasion, each card once."""
        best = [0.0] * (MOST + 1)
        for piece in on_offer(self.x.p, self.x.actor):
            cost = price(self.x.p, self.x.actor, piece)
            worth = self.worth(piece)
            if worth <= 0:
                continue
            for n in range(MOST, cost - 1, -1):
                if best[n - cost] + worth > best[n]:
                    best[n] = best[n - cost] + worth
        return best

    def purchase(self, persuasion: int) -> float:
        """What the best purchase for so much persuasion is worth."""
        return self.plans[min(persuasion, MOST)]

    def pick(self, names: list[str]) -> str:
        """The card of the best purchase that should be bought first; "": none."""
        x = self.x
        offer = {self.x.box.pieces[piece].name: piece for piece in on_offer(x.p, x.actor)}
        budget = x.me.persuasion
        top, most = "", 0.0
        for name in names:
            piece = offer[name]
            worth = self.worth(piece)
            if worth <= 0:
                continue
            rest = [other for other in names if other != name]
            total = worth + self._rest(offer, rest, budget - price(x.p, x.actor, piece))
            if total > most + 0.001:
                top, most = name, total
        return top

    def _rest(self, offer: dict[str, int], names: list[str], budget: int) -> float:
        """About what can be had for the rest: the best single card."""
        x = self.x
        worths = [self.worth(offer[name]) for name in names if price(x.p, x.actor, offer[name]) <= budget]
        return max(worths, default=0.0)

    def keep(self, name: str) -> float:
        """What a card in the own deck is worth for the rest of the game."""
        return (self.uses + 0.2) * self.use(self.x.box.cards[name])

    def _trash(self) -> float:
        me = self.x.me
        owned = me.discard + me.hand + me.played + me.shown
        weakest = min([self.use(self.x.box.pieces[card]) for card in owned], default=ORDINARY)
        return 0.8 * self.uses * (1.2 * ORDINARY - weakest)


def later(now: Rates) -> Rates:
    """Rates for a card that will be drawn later: of conditions some will hold."""
    r = Rates()
    r.solari = max(0.45, now.solari)
    r.trash = 0.8
    r.seat = now.seat
    r.hope = 0.35
    r.step = ANY_STEP
    return r


def icons_worth(card: Card) -> float:
    """What the places are worth that a card can go to."""
    if not card.icons:
        return 0.0
    worths = sorted([FACTION_ICON if icon <= 3 else ICON_WORTH[icon] for icon in card.icons], reverse=True)
    return worths[0] + 0.3 * sum(worths[1:])
