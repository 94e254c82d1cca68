"""The box of an assembled game: every piece that can come up in it, by name and by number.

A box is put together once from the printed sets that a set-up uses, and never changes afterwards. Two games, or two
set-ups of one game, share no piece: `uprising` and any other game of the series live side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.influence import InfluenceVisited
from kanly.games.imperium.pieces.board import Post, Space, Track
from kanly.games.imperium.pieces.cards import FREE, Card
from kanly.games.imperium.pieces.intrigues import Intrigue
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.piece import Piece
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.pieces.trophies import Trophy
from kanly.games.imperium.table.state import House
from kanly.kernel import Message, Option, RulesError
from kanly.kernel.codec import fields


class Stock:
    """A kind of pieces that a module brings: by name, and every copy by number."""

    named: dict[str, Piece]
    copies: list[Piece]
    place: list[int]  # by copy: the place of its name among `named`

    def __init__(self) -> None:
        self.named = {}
        self.copies = []
        self.place = []


class Box:
    """Everything that is printed, for one set-up."""

    tracks: list[Track]
    track_of: dict[str, int]
    spaces: list[Space]
    space_of: dict[str, int]
    doors: int  # all of them, as a mask
    staying: list[Space]  # those that do something for agents that are still there in the reveal turn
    posts: list[Post]
    post_of: dict[str, int]

    cards: dict[str, Card]
    pieces: list[Card]  # by physical card
    cheapest: int  # what a house must have at least to buy any of them
    place: list[int]  # by physical card: the place of its name among `cards`
    starters: list[list[int]]  # by house: the physical cards of its starting deck
    stacks: list[Card]  # the reserve
    imperium: list[Card]
    intrigues: dict[str, Intrigue]
    intrigue_pieces: list[Intrigue]  # by physical card
    intrigue_place: list[int]  # by physical card: the place of its name among `intrigues`
    trophies: list[Trophy]
    trophy_of: dict[str, int]
    leaders: dict[str, Leader]
    training: dict[str, int]  # the places of all training tracks, numbered
    decks: dict[str, list[Card]]  # cards beside the Imperium deck that a module brings, by the name of their deck
    stocks: dict[str, Stock]  # kinds of pieces that only a module knows

    clauses: dict[str, Effect]
    eager: dict[str, Effect]  # those of them that happen by themselves
    clause_options: list[Option]
    effects: list[Effect]  # all that are printed, those inside others too
    kinds: dict[str, Mapping[str, Piece]]  # whatever has a name and words, by the prefix of its messages
    rulings: dict[str, tuple[str, ...]]  # the rules about a piece, or about one side of a leader (`muad_dib signet`)

    def __init__(self, sets: Iterable[Set], modules: tuple[str, ...], houses: int, kinds: tuple[str, ...] = ()) -> None:
        chosen = list(sets)
        owners: dict[str, str] = {}

        def made(kind: str) -> list[Any]:
            pieces: list[Any] = []
            for each in chosen:
                hidden = [name for other in chosen if other is not each for name in other.covers]
                for piece in each.make(kind, modules):
                    if piece.name in hidden:
                        continue
                    own(owners, _known_as(kind, piece), each.name)
                    pieces.append(piece)
            return pieces

        self.clauses = {}
        self.eager = {}
        self._enter(visit())
        self._lay_board(made("track"), made("space"), made("post"))
        self.cards = {}
        self.pieces = []
        self.imperium = [self._deck_card(card) for card in made("imperium")]
        self.stacks = [self._deck_card(card) for card in made("reserve")]
        for i in range(len(self.stacks)):
            self.stacks[i].reserve = i
        self.starters = [[] for _ in range(houses)]
        left_out = [name for each in chosen for name in each.leaves_out]
        for card in made("starter"):
            if card.name not in left_out:
                self._start_with(card)
        self.decks = {}
        for deck in [name for each in chosen for name in each.decks]:
            self.decks[deck] = [self._deck_card(card) for card in made(deck)]
        self.intrigues = {}
        self.intrigue_pieces = []
        for intrigue in made("intrigue"):
            if intrigue.name not in left_out:
                self._number(intrigue, len(self.intrigue_pieces), self.intrigues)
                self.intrigue_pieces += [intrigue] * intrigue.copies
        self.trophies = [*made("conflict"), *made("objective")]
        self.trophy_of = {}
        by_name: dict[str, Piece] = {}
        for i in range(len(self.trophies)):
            self._number(self.trophies[i], i, by_name)
            self.trophy_of[self.trophies[i].name] = i
        self.leaders = {}
        for leader in made("leader"):
            self._number(leader, len(self.leaders), self.leaders)
        nodes = [node for leader in self.leaders.values() for node in leader.track.values()]
        names = dict.fromkeys([name for node in nodes for name in node.leads_to])
        self.training = {name: i for i, name in enumerate(names)}
        self.stocks = {}
        for kind in kinds:
            self.stocks[kind] = self._stock(made(kind))
        self.kinds = {
            "card": self.cards,
            "intrigue": self.intrigues,
            "space": {space.name: space for space in self.spaces},
            "leader": self.leaders,
            "trophy": by_name,
            **{kind: stock.named for kind, stock in self.stocks.items()},
        }
        for named in self.kinds.values():
            for piece in named.values():
                for name, effect in piece.completed(self).items():
                    self._enter_clause(name, effect)
        self.cheapest = min([card.cost for card in self.cards.values() if card.cost != FREE] or [0])
        self.place = _places(self.pieces, self.cards)
        self.intrigue_place = _places(self.intrigue_pieces, self.intrigues)
        self.clause_options = [effect.option for effect in self.clauses.values()]
        steps = [effect for track in self.tracks for effect in track.steps().values()]
        self.effects = everything_in([*self.clauses.values(), *steps])
        self.rulings = {piece: rules for each in chosen for piece, rules in each.rulings.items()}

    def _lay_board(self, tracks: list[Track], spaces: list[Space], posts: list[Post]) -> None:
        self.tracks = tracks
        for i in range(len(tracks)):
            tracks[i].number = i
        self.track_of = {track.name: track.number for track in tracks}
        hidden = [space.place for space in spaces if space.place != space.name]
        overlays = {space.name: space for space in spaces if space.overlay}
        self.spaces = [
            overlays.get(space.name, space) for space in spaces if not space.overlay and space.name not in hidden
        ]
        for space in overlays.values():
            if space not in self.spaces:
                raise RulesError(f"{space.name} is an overlay, and there is no such space under it")
        self.space_of = {}
        door = 1
        at: dict[str, Space] = {}
        for space in self.spaces:
            door = space.lie(len(self.space_of), door)
            self.space_of[space.name] = space.number
            at[space.place] = space
            self._enter(space)
        self.doors = door - 1
        self.staying = [space for space in self.spaces if space.staying is not None]
        self.posts = []
        self.post_of = {}
        for post in posts:
            watched = [at[place] for place in post.watches if place in at]
            if watched:
                post.lie(len(self.posts), watched)
                self.post_of[post.name] = post.number
                self.posts.append(post)

    def _enter(self, piece: Piece) -> None:
        for name, effect in piece.clauses.items():
            self._enter_clause(name, effect)

    def _enter_clause(self, name: str, effect: Effect) -> None:
        if name in self.clauses:
            raise RulesError(f"two clauses are called {name}")
        self.clauses[name] = effect
        if effect.eager:
            self.eager[name] = effect

    def _number(self, piece: Piece, first: int, named: dict[str, Any]) -> None:
        """Give the copies of a piece their numbers, from a first one on."""
        piece.pieces = list(range(first, first + piece.copies))
        named[piece.name] = piece
        self._enter(piece)

    def _deck_card(self, card: Card) -> Card:
        self._number(card, len(self.pieces), self.cards)
        self.pieces += [card] * card.copies
        for space in self.spaces:
            if space.icon in card.icons:
                card.doors |= space.doors
        return card

    def _start_with(self, card: Card) -> None:
        """Every house has its own copies of a starting card."""
        copies = card.copies
        card.copies = copies * len(self.starters)
        self._deck_card(card)
        for h in range(len(self.starters)):
            self.starters[h] += card.pieces[h * copies : (h + 1) * copies]

    def _stock(self, pieces: list[Piece]) -> Stock:
        stock = Stock()
        for piece in pieces:
            self._number(piece, len(stock.copies), stock.named)
            stock.copies += [piece] * piece.copies
        for piece in pieces:  # after all others, whose numbers they leave alone
            piece.pieces += range(len(stock.copies), len(stock.copies) + piece.spares)
            stock.copies += [piece] * piece.spares
        stock.place = _places(stock.copies, stock.named)
        return stock

    # Looking things up.

    def piece(self, name: str) -> Piece | None:
        """The piece of that name, of whatever kind."""
        for named in self.kinds.values():
            if name in named:
                return named[name]
        return None

    def title(self, name: str) -> Message:
        """The name of whatever is called so: a card, an intrigue card, a leader, a space, a conflict."""
        for prefix, named in self.kinds.items():
            if name in named:
                return Message(f"{prefix}-{name}")
        return Message("source-" + name)

    def face(self, house: House) -> Leader:
        """The leader of a house, by the face that is up (LDR-05)."""
        leader = self.leaders[house.leader]
        return self.leaders[leader.flip] if house.flipped else leader

    def selectable(self) -> list[str]:
        """The leaders that a house can choose; a second face comes with its first (SET-07, LDR-05)."""
        faces = [leader.flip for leader in self.leaders.values()]
        return [name for name, leader in self.leaders.items() if leader.selectable and name not in faces]


def _places(copies: Sequence[Piece], named: Mapping[str, Piece]) -> list[int]:
    """For every copy, the place of its name in the order of names."""
    order = {name: i for i, name in enumerate(named)}
    return [order[piece.name] for piece in copies]


def _known_as(kind: str, piece: Piece) -> str:
    """The name that only one piece may have: tracks, posts and overlays have names of another sort."""
    if isinstance(piece, Space) and piece.overlay:
        return f"overlay {piece.name}"
    return f"{kind} {piece.name}" if kind in ("track", "post") else piece.name


def own(owners: dict[str, str], name: str, by: str) -> None:
    """A set brings a piece of that name, which nobody has brought yet: pieces are looked up by their names alone."""
    if name in owners:
        both = f"set {by} has" if owners[name] == by else f"sets {owners[name]} and {by} have"
        raise RulesError(f"{both} two pieces called {name}: in one box every piece needs a name of its own")
    owners[name] = by


def everything_in(effects: Iterable[Effect]) -> list[Effect]:
    """These effects and whatever effects they are made of, each once."""
    found: dict[int, Effect] = {}
    left: list[Any] = list(effects)
    while left:
        each = left.pop()
        if isinstance(each, (list, tuple)):
            left += each
        elif isinstance(each, Effect) and id(each) not in found:
            found[id(each)] = each
            left += [getattr(each, name, None) for name in fields(type(each))]
    return list(found.values())


def visit() -> Piece:
    """Every visit to a faction space gives influence with that faction (INF-01)."""
    piece = Piece("visit")
    piece.enter("", (InfluenceVisited(1),))
    return piece
