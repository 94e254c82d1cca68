"""Pieces of sets that the game does not have, as far as Uprising's rules for combining speak of them (IX, IMM, BASE).

They are written with what every set is written with: they show that the vocabulary is open, and that a set brings its
pieces, covers spaces of others and leaves their cards out without a word in the rules. `GUESTS` is Uprising with all of
them as modules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Choice
from kanly.games.imperium.effects.gains import Gain
from kanly.games.imperium.effects.vocabulary import draw, gain, pay, recruit, trash_this, vp
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.settings import SETTINGS
from kanly.games.imperium.games.uprising import BASE
from kanly.games.imperium.modules.choam.module import MODULE as CHOAM
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import Contract, tile_of, tiles
from kanly.games.imperium.pieces.board import Post, Space
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, EMPEROR, GUILD, LANDSRAAD, SPICE_TRADE
from kanly.games.imperium.pieces.intrigues import Intrigue, plot
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.piece import only_with
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.pieces.trophies import Trophy
from kanly.games.imperium.sets.choam.contracts import opening_contracts
from kanly.games.imperium.table.purse import gain as gain_resources
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Module, Option, Secret


class Told(Effect):
    """An effect on a board that is not here: it is only told."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def do(self, x: Cast) -> Flow | None:
        x.p.tell("elsewhere", (self.what,))
        return None

    def text(self) -> Message:
        return Message("elsewhere", {"what": self.what})


# Rise of Ix.

COVERED = ("assembly_hall", "gather_support", "shipping", "accept_contract")
EACH = 2  # opening contracts to choose from (CHO-11)


class Foldspace(Effect):
    """A Foldspace card from its stack; nothing else brings one."""

    def stack(self, x: Cast) -> list[int]:
        """What is left of the stack."""
        return x.s.reserve[x.box.cards["foldspace"].reserve]

    def ready(self, x: Cast) -> bool:
        return len(self.stack(x)) > 0

    def do(self, x: Cast) -> Flow | None:
        x.s.houses[x.receiver].discard.append(self.stack(x).pop())
        return None

    def text(self) -> Message:
        return Message("foldspace")


def ix_spaces() -> tuple[Space, ...]:
    """Two boards: CHOAM's, which is covered, and that of Ix."""
    return (
        Space("interstellar_shipping", SPICE_TRADE, Told("freighter"), needs=(GUILD, 2)),
        Space("smuggling", SPICE_TRADE, gain(solari=1), Told("freighter")),
        Space("tech_negotiation", LANDSRAAD, Told("tech")),
        Space("dreadnought", LANDSRAAD, Told("dreadnought"), cost=pay(solari=3)),
    )


def ix_posts() -> tuple[Post, ...]:
    """Instead of the two whose spaces are covered."""
    return (
        Post("post_ix_choam", "interstellar_shipping", "smuggling"),
        Post("post_ix_board", "tech_negotiation", "dreadnought"),
    )


def ix_reserve() -> tuple[Card, ...]:
    """The stack that nobody can buy from."""
    return (Card("foldspace", copies=6, icons=(EMPEROR, GUILD, CITY), agent=(draw(1), trash_this())),)


def ix_leaders() -> tuple[Leader, ...]:
    """The one who brings Foldspace."""
    return (Leader("ilesa_ecaz", house="ecaz", signet=(pay(solari=1) >> Foldspace(),)),)


def ix_conflicts() -> tuple[Trophy, ...]:
    """A conflict that is not used together with Uprising: only a module that is not here would bring it."""
    conflicts = (Trophy("ix_skirmish", "", level=1, first=(vp(),)),)
    only_with("ix_conflicts", conflicts)
    return conflicts


def epic_conflicts() -> tuple[Trophy, ...]:
    """The one more of the epic game."""
    return (Trophy("economic_supremacy", "", level=3, first=(vp(),), second=(vp(),), third=(gain(spice=2),)),)


def epic(inner: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Five of level II on five of level III."""
    return lambda _: ((3, 5), (2, 5))


def opening(box: Box) -> list[Contract]:
    """The contracts that are dealt before the game."""
    return [tile for tile in tiles(box) if tile.opening]


def deal_opening_contracts(p: P) -> Flow:
    """Two of the ten contracts each; everybody keeps one, face up, and the rest is out of the game (CHO-11)."""
    s = p.state
    table = choam(s)
    pieces = [piece for tile in opening(p.rules.box) for piece in tile.pieces]
    p.rng.shuffle(pieces)
    dealt = {house.seat: [pieces.pop() for _ in range(EACH)] for house in s.houses}
    for seat, pair in dealt.items():
        for piece in pair:
            p.reveal(1 << seat, table.known, piece)
    kept = yield Secret("opening", {seat: partial(_keep, p, seat, pair) for seat, pair in dealt.items()})
    for h in range(len(s.houses)):
        piece = kept[s.houses[h].seat]
        table.held[h].append(piece)
        p.reveal(EVERYONE, table.known, piece)


def _keep(p: P, seat: int, pair: list[int]) -> Flow:
    names = [tile_of(p.rules.box, piece).name for piece in pair]
    name = yield Ask(seat, "opening", names)
    return pair[names.index(name)]


def _opening_names(rules: ImperiumRules) -> list[Option]:
    return [tile.name for tile in opening(rules.box)]


RISE_OF_IX = Module(
    "rise_of_ix",
    scenes=[deal_opening_contracts],
    kinds=(Kind("opening", _opening_names),),
    lists={
        "sets": [
            Set(
                "rise_of_ix",
                spaces=ix_spaces,
                posts=ix_posts,
                reserve=ix_reserve,
                conflicts=ix_conflicts,
                leaders=ix_leaders,
                others={"contract": opening_contracts},
                covers=COVERED,
            )
        ],
        "set_up": ["deal_opening_contracts"],
    },
    requires=("choam",),
)
EPIC = Module(
    "ix_epic",
    wraps={"conflict_levels": epic},
    lists={"sets": [Set("ix_epic", conflicts=epic_conflicts)]},
    requires=("rise_of_ix",),
)


# Immortality.


def immortality_spaces() -> tuple[Space, ...]:
    """An overlay: contracts and posts still mean the space under it."""
    return (
        Space("laboratory", CITY, draw(2), Told("research"), cost=pay(water=2), combat=True, covers="research_station"),
    )


IMMORTALITY = Module("immortality", lists={"sets": [Set("immortality", spaces=immortality_spaces)]})


# The first game.


class HarvestAgain(Effect):
    """As much spice as the visited space itself yields (BASE-03)."""

    def do(self, x: Cast) -> Flow | None:
        gain_resources(x.p, x.receiver, spice=own_spice(x.box.spaces[x.s.on_turn.space]))
        return None

    def text(self) -> Message:
        return Message("harvest-again")


def own_spice(space: Space) -> int:
    """What a maker space yields, apart from bonus spice."""
    effects: list[Effect] = []
    for effect in space.prices[0].effects:
        effects += effect.branches if isinstance(effect, Choice) else [effect]
    return sum([effect.spice for effect in effects if isinstance(effect, Gain)])


def first_imperium() -> tuple[Card, ...]:
    """A card of the first game that harvests."""
    return (Card("carryall", cost=5, icons=(SPICE_TRADE,), agent=(HarvestAgain(),)),)


def first_intrigues() -> tuple[Intrigue, ...]:
    """One that is left out, and one that is not."""
    return (
        Intrigue("calculated_hire", plot(Told("mentat"), price=pay(spice=1))),
        Intrigue("reinforcements", plot(recruit(3), price=pay(solari=3))),
    )


FIRST_GAME = Module(
    "first_game",
    lists={
        "sets": [
            Set("first_game", imperium=first_imperium, intrigues=first_intrigues, leaves_out=("calculated_hire",)),
        ],
    },
)

GUESTS = SeriesGame(
    "guests",
    "kanly.games.imperium",
    (3, 4),
    BASE,
    modules=(CHOAM, RISE_OF_IX, EPIC, IMMORTALITY, FIRST_GAME),
    settings=SETTINGS,
)
