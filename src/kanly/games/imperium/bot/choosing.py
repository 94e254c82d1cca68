"""Smaller questions: factions, cards to lose, posts for spies, troops."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.plotting import at_best
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.bot.visits import arrival, gain_of
from kanly.games.imperium.effects.decks import named
from kanly.games.imperium.effects.influence import loss, worth
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.icons import WILD
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import PASS, Option

LEADERS_LIKED: Final = ("muad_dib", "lady_margot_fenring", "gurney_halleck", "lady_jessica", "princess_irulan")


def faction(t: Thought) -> Option:
    """Influence where it is worth most."""
    n = t.ask.context if isinstance(t.ask.context, int) else 1
    return t.best(lambda name: worth(t.x, t.box.track_of[name], n))


def two_factions(t: Thought) -> Option:
    """The two best."""
    return t.best(lambda pair: sum([worth(t.x, t.box.track_of[name], 1) for name in pair]))


def lose(t: Thought) -> Option:
    """Influence where it costs least."""
    return t.best(lambda name: -loss(t.x, t.box.track_of[name]))


def heir(t: Thought) -> Option:
    """The weakest takes the alliance."""
    return t.best(lambda h: -vp(t.s, h))


def discard(t: Thought) -> Option:
    """The card that would be missed least in this round."""
    return t.best(lambda name: -in_hand(t, name))


def in_hand(t: Thought, name: str) -> float:
    """What a card in hand is still good for in this round."""
    card = t.box.cards[name]
    shown = t.rates.persuasion * card.persuasion + t.rates.sword * card.swords
    shown += sum([max(0.0, t.value(clause)) for clause in card.reveal])
    sent = t.market.use(card) if card.icons and t.me.agents else 0.0
    return max(shown, sent) - sum([t.value(clause) for clause in card.on_discard])


def trash(t: Thought) -> Option:
    """The weakest card for good; one in hand is missed at once."""

    def worth_without(target: Option) -> float:
        zone, name = target
        cost = t.market.keep(name) - sum([t.value(clause) for clause in t.box.cards[name].on_trash])
        return -cost - (0.6 * in_hand(t, name) if zone == "hand" else 0.0)

    return t.best(worth_without)


def sift_draw(t: Thought) -> Option:
    """Of cards that are looked at, the one that is of most use now."""
    return t.best(lambda name: in_hand(t, name))


def sift_discard(t: Thought) -> Option:
    """The card to keep for later; the other one is trashed."""
    return t.best(lambda name: t.market.keep(name))


def flip(t: Thought) -> Option:
    """A plain battle icon rather than the wild one, which pairs with any other."""
    box = t.box
    return t.best(lambda name: 0.0 if box.trophies[box.trophy_of[name]].icon == WILD else 1.0)


def trash_intrigue(t: Thought) -> Option:
    """The intrigue card that promises least."""
    return t.best(lambda name: -max([at_best(t, way) for way in t.box.intrigues[name].ways]))


def acquire(t: Thought) -> Option:
    """The best card."""
    return t.best_or_pass(lambda name: t.market.worth(offered(t, name)))


def offered(t: Thought, name: str) -> int:
    """A physical card of that name."""
    box = t.box
    cards = t.s.row + [stack[-1] for stack in t.s.reserve if stack]
    return named(box, cards, name) if name in [box.pieces[card].name for card in cards] else box.cards[name].pieces[0]


# Spies and agents.


def spy(t: Thought) -> Option:
    """The post that watches most."""
    return t.best_or_pass(lambda name: post_worth(t, t.box.post_of[name]))


def recall(t: Thought) -> Option:
    """The spy that watches least."""
    return t.best(lambda name: -post_worth(t, t.box.post_of[name]))


def recall_first(t: Thought) -> Option:
    """A spy is moved only from where it is of little use."""
    return t.best_or_pass(lambda name: 1.0 - post_worth(t, t.box.post_of[name]))


def gather(t: Thought) -> Option:
    """A card for a spy that is no longer needed."""
    return t.best_or_pass(lambda name: t.rates.card - post_worth(t, t.box.post_of[name]))


def post_worth(t: Thought, post: int) -> float:
    """What a spy on a post is good for: the spaces that it opens, and the cards that need it."""
    box = t.box
    owned = [card for card in t.me.hand + t.me.deck + t.me.discard if card >= 0]
    watching = len([card for card in owned if box.pieces[card].spies])
    total = 0.0
    for i in box.posts[post].spaces:
        total += 0.25 + (0.08 + 0.03 * min(3, watching)) * max(0.0, space_worth(t, box.spaces[i]))
    return total * min(1.0, 0.3 + 0.3 * t.left)


def space_worth(t: Thought, space: Space) -> float:
    """What a space gives, whoever is sent there."""
    before = t.s.on_turn
    t.s.on_turn = arrival(t, space, NOBODY)
    t.x.card = NOBODY
    price = space.prices[0]
    total = sum([gain_of(t.box.clauses[name], t.x) for name in price.names])
    if space.faction >= 0:
        total += worth(t.x, space.faction, 1)
    if price.cost is not None:
        total += price.cost.value(t.x)
    t.s.on_turn = before
    return total


def recall_agent(t: Thought) -> Option:
    """From a space that is worth another visit."""
    box = t.box
    return t.best(lambda name: space_worth(t, box.spaces[box.space_of[name]]))


# Troops, set-up.


def troops(t: Thought) -> Option:
    """As many as the conflict is worth."""
    return t.best(lambda n: t.battle.deploying(n))


def retreat(t: Thought) -> Option:
    """As many as are better kept for another time."""
    return t.best(lambda n: t.battle.retreating(n))


def defend(t: Thought) -> Option:
    """A troop that costs nothing is always welcome."""
    return "defend"


def leader(t: Thought) -> Option:
    """A leader whom the bot can use."""
    for name in LEADERS_LIKED:
        if name in t.ask.options:
            return name
    return t.ask.options[0]


def training(t: Thought) -> Option:
    """The step along the training track that gives most."""
    track = t.box.face(t.me).track
    return t.best(lambda name: sum([t.value(clause) for clause in track[name].rewards]))


ANSWERS: Final[dict[str, Answer]] = {
    "faction": faction,
    "two_factions": two_factions,
    "lose": lose,
    "heir": heir,
    "discard": discard,
    "trash": trash,
    "sift_draw": sift_draw,
    "sift_discard": sift_discard,
    "flip": flip,
    "trash_intrigue": trash_intrigue,
    "acquire": acquire,
    "set_aside": acquire,
    "spy": spy,
    "recall": recall,
    "infiltrate": recall,
    "recall_first": recall_first,
    "gather": gather,
    "recall_agent": recall_agent,
    "troops": troops,
    "retreat": retreat,
    "defend": defend,
    "leader": leader,
    "training": training,
}


def otherwise(t: Thought) -> Option:
    """A question nobody thought of: the best by the worth of clauses and cards; else the first option."""

    box = t.box

    def guess(option: Option) -> float:
        if option == PASS:
            return 0.0
        name = option[-1] if isinstance(option, tuple) else option
        if name in box.clauses:
            return t.value(name)
        if name in box.cards:
            return t.market.use(box.cards[name])
        return 0.1

    return t.best(guess)
