"""How the greedy bot grafts, researches, and spends specimens."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.guide import Trait
from kanly.games.imperium.bot.planning import Hand
from kanly.games.imperium.bot.plotting import at_best, way_worth
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.bot.visits import Visit, arrival, weigh
from kanly.games.imperium.effects.decks import named
from kanly.games.imperium.effects.influence import worth
from kanly.games.imperium.modules.immortality.atomics import USE
from kanly.games.imperium.modules.immortality.cards import Ghola, grafts
from kanly.games.imperium.modules.immortality.effects import space_worth, specimen_worth
from kanly.games.imperium.modules.immortality.grafting import GRAFT, ROW, USURP, Gates, pair_doors
from kanly.games.imperium.modules.immortality.market import GROW, reserve
from kanly.games.imperium.modules.immortality.market import price as specimens
from kanly.games.imperium.modules.immortality.pairs import SolariForIcons
from kanly.games.imperium.modules.immortality.table import IMMORTALITY, START, ImmortalityTable, immortality
from kanly.games.imperium.modules.immortality.tanks import ONE, short_of_troops
from kanly.games.imperium.phases.turns import END
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.table.state import NOBODY, REVEALING, ImperiumState
from kanly.kernel import PASS, Option

WORTH_BUYING: Final = 0.25  # for each specimen
COPY: Final = 1.5  # what a copied box is worth beyond the card that is used up for it
BORROWED: Final = 2.5  # an icon and a box of the row
PARTNER: Final = 0.6  # a card that is not revealed
DULL: Final = 0.6  # a row whose best purchase is worth less is better exchanged
ENOUGH: Final = 5  # persuasion that deserves a better row


def see_tleilaxu(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """The Bene Tleilax of a view."""
    table = ImmortalityTable(None, len(s.houses))
    table.row = hoard.cards(view["tleilaxu_row"])
    table.deck = [NOBODY] * view["tleilaxu_deck"]
    table.prize = view["tleilaxu_prize"]
    table.borrowed = NOBODY if view["borrowed"] is None else hoard.of("card", view["borrowed"])
    if "adorned" in view:
        for card in [table.borrowed, *s.houses[view["turn"]["house"]].played]:  # it may have left play meanwhile
            if card != NOBODY and hoard.box.pieces[card].name == view["adorned"]:
                table.adorned = card
    for h in view["fought"]:
        table.fought |= 1 << h
    for h in range(len(s.houses)):
        seen = view["houses"][h]
        table.research[h] = seen["research"] or START
        table.tokens[h] = seen["tleilaxu"] is not None
        table.tleilaxu[h] = seen["tleilaxu"] or 0
        table.tanks[h] = seen["specimens"]
        table.atomics[h] = seen["atomics"]
        table.returning[h] = hoard.cards(seen["returning"])
    s.parts[IMMORTALITY] = table


# Grafting.


def grafted_visits(t: Thought) -> list[Visit]:
    """Every visit of a pair that could be played now."""
    out: list[Visit] = []
    gates = Gates(t.x)
    for option in t.ask.options:
        if option[0] == GRAFT:
            first = named(t.box, t.me.hand, option[1])
            for second, own in _partners(t, first):
                cards = (option[1], t.box.pieces[second].name) if own else (option[1],)
                out += pair_visits(t, gates, first, second, option, cards)
    return out


def _partners(t: Thought, first: int) -> list[tuple[int, bool]]:
    """What a card could be grafted to, each name once, and whether it is an own card."""
    cards: dict[str, tuple[int, bool]] = {}
    if t.box.pieces[first].name == USURP:
        cards = {ROW + t.box.pieces[card].name: (card, False) for card in t.s.row}
    for card in t.me.hand:
        if card != first:
            cards.setdefault(t.box.pieces[card].name, (card, True))
    return list(cards.values())


def pair_visits(
    t: Thought, gates: Gates, first: int, second: int, option: Option, cards: tuple[str, ...]
) -> list[Visit]:
    """The visits of a pair through every open door; `cards` are those that leave the hand for it."""
    doors = pair_doors(t.x, gates, first, second)
    out: list[Visit] = []
    before = t.s.on_turn
    hand, played = t.me.hand, t.me.played
    t.me.hand = [card for card in hand if card not in (first, second)]
    t.me.played = played + [card for card in (first, second) if card in hand]
    for space in t.box.spaces:
        for k in range(len(space.prices)):
            if doors >> k & space.door:
                visit = Visit(option, space, cards)
                t.s.on_turn = arrival(t, space, first, k)
                t.s.on_turn.cards = [first, second]
                agent_box = t.p.rules.steps["agent_box"]
                boxes = [(name, card) for card in (first, second) for name in agent_box(t.p, card)]
                t.x.card = NOBODY
                weigh(t, visit, space.prices[k], boxes)
                t.s.on_turn = before
                visit.option = option if option is not None else space.endings[k]
                out.append(visit)
    t.x.card = NOBODY
    t.me.hand = hand
    t.me.played = played
    return out


def partner(t: Thought) -> Option:
    """The partner with which the best visit can be made."""
    first = t.s.on_turn.cards[0]
    gates = Gates(t.x)
    hand = Hand(t)

    def worth(option: Option) -> float:
        if option == PASS:
            return -99.0
        own = isinstance(option, str)
        second = named(t.box, t.me.hand if own else t.s.row, option if own else option[1])
        visits = pair_visits(t, gates, first, second, option, (option,) if own else ())
        return max([hand.total((visit,)) for visit in visits], default=-50.0)

    return t.best(worth)


def adorned(t: Thought) -> Option:
    """The card whose partner is paid for its icons."""

    def paid(name: Option) -> float:
        others = [card for card in t.s.on_turn.cards if card != NOBODY and t.box.pieces[card].name != name]
        clauses = [t.box.clauses[clause] for card in others for clause in t.p.rules.steps["agent_box"](t.p, card)]
        return sum([1.0 for clause in clauses if isinstance(clause, SolariForIcons)])

    return t.best(paid)


def place(t: Thought) -> Option:
    """The best space for the pair."""
    first, second = t.s.on_turn.cards
    if second == NOBODY:  # borrowed, and so not in play
        second = _borrowed(t)
    visits = pair_visits(t, Gates(t.x), first, second, None, ())
    hand = Hand(t)
    worths = {visit.option: hand.total((visit,)) for visit in visits}
    return t.best(lambda option: worths.get((option,) if isinstance(option, str) else option, -50.0))


def _borrowed(t: Thought) -> int:
    part = t.s.parts[IMMORTALITY]
    assert isinstance(part, ImmortalityTable)
    return part.borrowed


def sent_worth(card: Card) -> float:
    """A graft card needs another one, which is then not revealed; Ghola doubles it, Usurp finds it in the row."""
    if isinstance(card, Ghola):
        return COPY
    if card.name == USURP:
        return BORROWED
    return -PARTNER if grafts(card) else 0.0


# Tracks and smaller questions.


def research(t: Thought) -> Option:
    """The way on that promises most."""
    return t.best(lambda name: space_worth(t.x, name, 2))


def research_bonus(t: Thought) -> Option:
    """What brings something."""
    return t.best_or_pass(lambda name: t.value(name), 0.1)


def two_of(t: Thought) -> Option:
    """The two best."""
    return t.best(lambda pair: sum([t.value(name) for name in pair]))


def reach(t: Thought) -> Option:
    """Influence where it is worth most; two steps with one faction are more than one step twice."""

    def gained(pair: Option) -> float:
        first, second = [t.box.track_of[name] for name in pair]
        return worth(t.x, first, 2) if first == second else worth(t.x, first, 1) + worth(t.x, second, 1)

    return t.best(gained)


def grafted(t: Thought) -> Option:
    """The card that will be missed least."""
    return t.best(lambda name: -t.market.keep(name))


def ceremony(t: Thought) -> Option:
    """The intrigue card that promises most."""
    return t.best(lambda name: max([at_best(t, way) for way in t.box.intrigues[name].ways]))


def fielded_losses(t: Thought) -> Option:
    """Troops from where they are worth less."""
    return t.best(lambda n: -n * t.rates.fielded)


def aftermath(t: Thought) -> Option:
    """Cells are there to be harvested."""
    return t.best_or_pass(lambda option: way_worth(t, t.box.intrigues[option[1]].ways[option[2]]))


# Specimens and atomics.


def better_act(t: Thought) -> Option | None:
    """Specimens back where troops are wanted, cards for specimens, a new row for a dull one."""
    options = t.ask.options
    if ONE in options and short_of_troops(t.x):
        return ONE
    if t.s.on_turn.stage != REVEALING or END not in options:
        return None
    top: Option | None = None
    most = 0.0
    for option in options:
        if option[0] == GROW:
            worth = purchase_worth(t, option[1], len(option) == 3)
            if worth > most:
                top, most = option, worth
    if top is not None:
        return top
    dull = t.me.persuasion >= ENOUGH and t.left >= 1 and t.market.purchase(t.me.persuasion) < DULL
    return USE if dull and USE in options else None


def purchase_worth(t: Thought, name: str, top: bool) -> float:
    """What a Tleilaxu card is worth beyond its specimens."""
    card = t.box.cards[name]
    cost = specimens(t.box, card.pieces[0])
    if card is reserve(t.box):
        best = max([t.value(clause) for clause in card.acquire])
        return best - cost * specimen_worth(t.x)
    worth = t.market.worth(card.pieces[0]) - WORTH_BUYING * cost
    return worth + (0.3 * t.market.use(card) if top and t.left >= 1 else 0.0)


def tleilaxu_card(t: Thought) -> Option:
    """The best card for the specimens."""
    return t.best(
        lambda pick: purchase_worth(t, pick, top=False) if isinstance(pick, str) else purchase_worth(t, pick[0], True)
    )


ANSWERS: Final[dict[str, Answer]] = {
    "partner": partner,
    "adorned": adorned,
    "graft_space": place,
    "research": research,
    "research_bonus": research_bonus,
    "two_of": two_of,
    "reach": reach,
    "grafted": grafted,
    "ceremony": ceremony,
    "fielded_losses": fielded_losses,
    "aftermath": aftermath,
    "tleilaxu_card": tleilaxu_card,
}


def _tleilax(s: ImperiumState, h: int) -> list[float]:
    table = immortality(s)
    research = int(table.research[h][1]) if table.research[h] != START else 0
    return [float(research), float(table.tleilaxu[h]), float(table.tanks[h]), 1.0 if table.atomics[h] else 0.0]


TRAIT: Final[Trait] = Trait(("research", "tleilaxu", "specimens", "atomics"), _tleilax)
