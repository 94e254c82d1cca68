"""How the greedy bot plays what only the first game has."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.choosing import in_hand, space_worth
from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.guide import Trait
from kanly.games.imperium.bot.plotting import way_worth
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.effects.influence import worth
from kanly.games.imperium.effects.losses import DISCARD, TROOP
from kanly.games.imperium.effects.piles import DRAW, TRASH
from kanly.games.imperium.first.effects import PASS_TURN
from kanly.games.imperium.first.prescience import LOOK
from kanly.games.imperium.first.table import FIRST, FirstTable
from kanly.games.imperium.first.ways import LEADER
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Option


def see_first(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """The part of the first game, from a view; as a guest it has no Mentat."""
    box = hoard.box
    table = FirstTable(None, len(s.houses))
    table.mentat = _or_nobody(view.get("mentat"))
    table.promised = _or_nobody(view.get("mentat_promised"))
    table.voices = [(box.space_of[voice["space"]], voice["house"]) for voice in view["voices"]]
    turn = view["turn"]
    if turn is not None:
        table.acted = turn["acted"]
        table.envoy = turn["envoy"]
        table.infiltrating = turn["infiltrating"]
        table.bankers = turn["bankers"]
    for h in range(len(s.houses)):
        seen = view["houses"][h]
        table.struck[h] = seen["struck"]
        table.doubled[h] = NOBODY if seen["doubled"] is None else box.space_of[seen["doubled"]]
        deck = s.houses[h].deck
        if seen["top"] is not None and seen["deck_cards"] is not None:
            top = next(card for card in deck if box.pieces[card].name == seen["top"])
            deck.remove(top)
            deck.append(top)
        table.plans[h] = () if seen["plan"] is None else tuple([box.track_of[name] for name in seen["plan"]])
    s.parts[FIRST] = table


def _or_nobody(house: int | None) -> int:
    return NOBODY if house is None else house


def victory(t: Thought) -> Option:
    """The best card about a victory, as soon as there is one."""
    return t.best_or_pass(lambda option: way_worth(t, t.box.intrigues[option[1]].ways[option[2]]))


def voice(t: Thought) -> Option:
    """A space that would be worth most to others: what is worth most to oneself and is free."""
    box = t.box
    free = [name for name in t.ask.options if not t.s.agents[box.space_of[name]]]
    return max(free or t.ask.options, key=lambda name: space_worth(t, box.spaces[box.space_of[name]]))


def origin(t: Thought) -> Option:
    """An agent that is still on the leader is better kept."""
    placed = [name for name in t.ask.options if name != LEADER]
    return placed[0] if placed else LEADER


def masterstroke(t: Thought) -> Option:
    """The two factions that are hardest to come by: those whose bonus is worth most."""
    return t.best(lambda pair: sum([worth(t.x, t.box.track_of[name], 1) for name in pair]))


def recover(t: Thought) -> Option:
    """The card that is of most use."""
    return t.best(lambda name: in_hand(t, name))


def snoop(t: Thought) -> Option:
    """A weak card is trashed."""
    top = t.box.pieces[t.me.deck[-1]].name
    return TRASH if t.market.keep(top) < 0 else DRAW


def victim(t: Thought) -> Option:
    """Whoever is ahead."""
    return t.best(lambda h: vp(t.s, h))


def ordeal(t: Thought) -> Option:
    """A card, unless the hand is good and the conflict is not."""
    names = [t.box.pieces[card].name for card in t.me.hand]
    missed = min([in_hand(t, name) for name in names])
    return DISCARD if missed < t.rates.troop + max(0.0, t.rates.fielded) else TROOP


def suspension(t: Thought) -> Option:
    """The card was played for the pause."""
    return PASS_TURN


def prescience(t: Thought) -> Option:
    """Knowing more is never worse."""
    return LOOK


ANSWERS: Final[dict[str, Answer]] = {
    "victory": victory,
    "voice": voice,
    "origin": origin,
    "masterstroke": masterstroke,
    "recover": recover,
    "snoop": snoop,
    "victim": victim,
    "ordeal": ordeal,
    "suspension": suspension,
    "prescience": prescience,
}


def _mentat(s: ImperiumState, h: int) -> list[float]:
    table = s.parts[FIRST]
    assert isinstance(table, FirstTable)
    return [1.0 if h in (table.mentat, table.promised) else 0.0]


TRAIT: Final[Trait] = Trait(("mentat",), _mentat)
