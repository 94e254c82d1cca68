"""What effects depend on, and what they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Cast, Condition
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, BENE_GESSERIT, EMPEROR, FREMEN, faction_words
from kanly.games.imperium.table import forces, spies
from kanly.games.imperium.table.hands import zones
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import BONUS, on_good_terms
from kanly.games.imperium.table.state import opponents
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.board import Post
    from kanly.games.imperium.pieces.box import Box


class InfluenceAt(Condition):
    """So much influence with a faction, at the moment (CRD-07)."""

    faction: int
    n: int

    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def holds(self, x: Cast) -> bool:
        return on_good_terms(x, self.faction, self.n)

    def text(self) -> Message:
        return Message("if-influence", {"n": self.n, "faction": faction_words(self.faction)})


class Alliance(Condition):
    """The alliance token of a faction (CRD-07); -1: of any."""

    faction: int

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, x: Cast) -> bool:
        if self.faction < 0:
            return x.actor in x.s.alliances
        return any(x.s.alliances[f] == x.actor for f in x.p.rules.tracks_for(x, (self.faction,)))

    def text(self) -> Message:
        if self.faction < 0:
            return Message("if-any-alliance")
        return Message("if-alliance", {"faction": faction_words(self.faction)})


class InPlay(Condition):
    """Cards of a faction in play (CRD-04); a condition means another one than the card itself (CRD-06)."""

    faction: int

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, x: Cast) -> bool:
        for zone in (x.me.played, x.me.shown):
            for card in zone:
                if card != x.card and self.faction in x.box.pieces[card].factions:
                    return True
        return False

    def count(self, x: Cast) -> int:
        return len([card for card in x.me.played + x.me.shown if self.faction in x.box.pieces[card].factions])

    def text(self) -> Message:
        return Message("if-in-play", {"faction": faction_words(self.faction)})


class CardsInPlay(InPlay):
    """Counts cards of a faction in play, the card itself included."""

    def text(self) -> Message:
        return Message("count-in-play", {"faction": faction_words(self.faction)})


class CardsShown(Condition):
    """Counts revealed cards of a faction, the card itself included."""

    faction: int

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def count(self, x: Cast) -> int:
        return len([card for card in x.me.shown if self.faction in x.box.pieces[card].factions])

    def text(self) -> Message:
        return Message("count-shown", {"faction": faction_words(self.faction)})


class OtherArmedCards(Condition):
    """Counts other revealed cards that have given swords and are still in play."""

    def count(self, x: Cast) -> int:
        shown = x.me.shown
        return len([card for card in x.s.on_turn.armed if card != x.card and card in shown])

    def text(self) -> Message:
        return Message("count-armed")


class SpiesOut(Condition):
    """At least `n` own spies on the board."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return spies.SPIES - x.me.spies >= self.n

    def text(self) -> Message:
        return Message("if-spies", {"n": self.n})


class UnitsAt(Condition):
    """At least `n` own units in the conflict."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return forces.units(x.s.houses[x.ally]) >= self.n

    def text(self) -> Message:
        return Message("if-units", {"n": self.n})


class StrengthAt(Condition):
    """So much own strength in the conflict."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return forces.strength(x.s.houses[x.ally]) >= self.n

    def text(self) -> Message:
        return Message("if-strength", {"n": self.n})


class Sandworms(Condition):
    """Own sandworms in the conflict."""

    def count(self, x: Cast) -> int:
        return x.s.houses[x.ally].worms

    def text(self) -> Message:
        return Message("count-sandworms")


class Sandworm(Sandworms):
    """At least one own sandworm in the conflict."""

    def text(self) -> Message:
        return Message("if-sandworm")


class Discarded(Condition):
    """The card just discarded belongs to a faction."""

    faction: int

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, x: Cast) -> bool:
        return x.it >= 0 and self.faction in x.box.pieces[x.it].factions

    def text(self) -> Message:
        return Message("if-discarded", {"faction": faction_words(self.faction)})


class Acquired(Condition):
    """A card of that name was acquired this turn."""

    card: str

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, x: Cast) -> bool:
        turn = x.s.on_turn
        return turn.house == x.actor and any(x.box.pieces[card].name == self.card for card in turn.acquired)

    def text(self) -> Message:
        return Message("if-acquired", {"card": Message("card-" + self.card)})


class Owns(Condition):
    """At least `n` copies of a card in deck, hand, discard pile and play."""

    card: str
    n: int

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def holds(self, x: Cast) -> bool:
        me = x.me
        owned = me.hand + me.deck + me.discard + me.played + me.shown
        return len([card for card in owned if x.box.pieces[card].name == self.card]) >= self.n

    def text(self) -> Message:
        return Message("if-owns", {"n": self.n, "card": Message("card-" + self.card)})


class OwnsMost(Condition):
    """More copies of a card than any opponent."""

    card: str

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, x: Cast) -> bool:
        owned = x.p.rules.steps["owned"]
        others = [owned(x.p, h, self.card) for h in opponents(x.s, x.actor)]
        return bool(owned(x.p, x.actor, self.card) > max(others))

    def text(self) -> Message:
        return Message("if-owns-most", {"card": Message("card-" + self.card)})


def owned(p: P, h: int, name: str) -> int:
    """How many copies of a card a house owns, wherever they are."""
    house = p.state.houses[h]
    pieces = p.rules.box.pieces
    printed = p.rules.box.cards[name]
    n = 0
    for zone in (*zones(house), house.deck):
        for card in zone:
            if pieces[card] is printed:
                n += 1
    return n


STEPS: Final = (owned,)


class FriendsWith(Condition):
    """So much influence with so many factions; a commander may count the own track for its sign (SIX-91)."""

    influence: int
    factions: int

    def __init__(self, influence: int, factions: int) -> None:
        self.influence = influence
        self.factions = factions

    def holds(self, x: Cast) -> bool:
        return len([f for f in ALL_FACTIONS if on_good_terms(x, f, self.influence)]) >= self.factions

    def text(self) -> Message:
        return Message("if-friends", {"influence": self.influence, "factions": self.factions})


class Shadowed(Condition):
    """Four or more influence where an opponent holds the alliance."""

    def holds(self, x: Cast) -> bool:
        for f in range(len(x.box.tracks)):
            if x.s.alliances[f] in opponents(x.s, x.actor) and x.p.rules.influence_with(x.p, x.actor, f) >= BONUS:
                return True
        return False

    def text(self) -> Message:
        return Message("if-shadowed")


class Fact(Condition):
    """A condition without numbers, by its name."""

    what: str
    test: Callable[[Cast], bool]

    def __init__(self, what: str, test: Callable[[Cast], bool]) -> None:
        self.what = what
        self.test = test

    def holds(self, x: Cast) -> bool:
        return self.test(x)

    def text(self) -> Message:
        return Message("if-" + self.what)


def _at_maker_space(x: Cast) -> bool:
    space = x.s.on_turn.space
    return space >= 0 and x.box.spaces[space].maker


def _at_faction_space(x: Cast) -> bool:
    space = x.s.on_turn.space
    return space >= 0 and x.box.spaces[space].faction >= 0


def _spying_on_maker(x: Cast) -> bool:
    """An own spy on a post that watches a maker space."""
    return any(x.s.posts[post.number] >> x.actor & 1 and _with_maker(x.box, post) for post in x.box.posts)


def _with_maker(box: Box, post: Post) -> bool:
    return any(box.spaces[space].maker for space in post.spaces)


BOND: Final = InPlay(FREMEN)
BENE_GESSERIT_IN_PLAY: Final = InPlay(BENE_GESSERIT)
FREMEN_CARDS: Final = CardsInPlay(FREMEN)
EMPEROR_CARDS_SHOWN: Final = CardsShown(EMPEROR)
OTHER_ARMED_CARDS: Final = OtherArmedCards()
SANDWORMS: Final = Sandworms()
SANDWORM: Final = Sandworm()
ANY_ALLIANCE: Final = Alliance(-1)
AT_MAKER: Final = Fact("maker", _at_maker_space)
AT_FACTION_SPACE: Final = Fact("faction-space", _at_faction_space)
SPY_RECALLED: Final = Fact("recalled", lambda x: x.s.on_turn.recalled)
SPICE_GAINED: Final = Fact("spice-gained", lambda x: x.s.on_turn.spice > 0)
HOOKS: Final = Fact("hooks", lambda x: x.s.houses[x.ally].hooks)
COUNCILLOR: Final = Fact("councillor", lambda x: x.me.councillor)
SWORDMASTER: Final = Fact("swordmaster", lambda x: x.me.swordmaster)
SEAT_ON_ARRIVAL: Final = Fact("seat-on-arrival", lambda x: x.s.on_turn.seated)
NO_SEAT_ON_ARRIVAL: Final = Fact("no-seat-on-arrival", lambda x: not x.s.on_turn.seated)
SPYING_ON_MAKER: Final = Fact("spying-on-maker", _spying_on_maker)


def influence_at(faction: int, n: int) -> Condition:
    """So much influence with a faction."""
    return InfluenceAt(faction, n)


def alliance(faction: int) -> Condition:
    """The alliance with a faction."""
    return Alliance(faction)


def spies_out(n: int) -> Condition:
    """At least `n` own spies on the board."""
    return SpiesOut(n)


def units_at(n: int) -> Condition:
    """At least `n` own units in the conflict."""
    return UnitsAt(n)


def strength_at(n: int) -> Condition:
    """So much own strength."""
    return StrengthAt(n)


def discarded(faction: int) -> Condition:
    """The discarded card belongs to a faction."""
    return Discarded(faction)


def acquired(card: str) -> Condition:
    """A card was acquired this turn."""
    return Acquired(card)


def owns(card: str, n: int) -> Condition:
    """At least `n` copies of a card."""
    return Owns(card, n)


def owns_most(card: str) -> Condition:
    """More copies of a card than any opponent."""
    return OwnsMost(card)


def friends_with(influence: int, factions: int) -> Condition:
    """So much influence with so many factions."""
    return FriendsWith(influence, factions)


def shadowed() -> Condition:
    """Four influence where an opponent has the alliance."""
    return Shadowed()
