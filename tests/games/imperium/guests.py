"""Pieces of sets that the game does not have, as far as Uprising's rules for combining speak of them (IX, IMM, BASE).

They are written with what every set is written with: they show that the vocabulary is open. Whatever is printed once
belongs to every game of the process, so these checks have one of their own:

    PYTHONPATH=. python -m tests.games.imperium.guests opening_contracts
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.imperium.tables import UprisingTable

from kanly.bots import Match, RandomBot
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Choice
from kanly.games.imperium.effects.gains import Gain
from kanly.games.imperium.effects.vocabulary import draw, gain, pay, recruit, trash_this, vp
from kanly.games.imperium.games.settings import SETTINGS
from kanly.games.imperium.games.uprising import BASE, MODULES, Uprising
from kanly.games.imperium.modules.choam.tiles import CONTRACT_PIECES, OPENING
from kanly.games.imperium.pieces.board import POST_OF, POSTS, SPACES, Post, Space
from kanly.games.imperium.pieces.cards import PIECES, STACKS, Card, imperium_deck, reserve_stacks
from kanly.games.imperium.pieces.icons import CITY, EMPEROR, GUILD, LANDSRAAD, SPICE_TRADE
from kanly.games.imperium.pieces.intrigues import INTRIGUE_PIECES, Intrigue, intrigue_deck, plot
from kanly.games.imperium.pieces.leaders import Leader, leaders
from kanly.games.imperium.pieces.trophies import TROPHIES, Trophy, trophies
from kanly.games.imperium.table.hands import on_offer
from kanly.games.imperium.table.purse import gain as gain_resources
from kanly.games.imperium.table.rules import P
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Module, Secret

EACH = 2  # opening contracts to choose from (CHO-11)


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

FIRST_OF_IX = len(SPACES)
Space("interstellar_shipping", SPICE_TRADE, Told("freighter"), needs=(GUILD, 2))
Space("smuggling", SPICE_TRADE, gain(solari=1), Told("freighter"))
Space("tech_negotiation", LANDSRAAD, Told("tech"))
Space("dreadnought", LANDSRAAD, Told("dreadnought"), cost=pay(solari=3))
IX_SPACES = list(range(FIRST_OF_IX, len(SPACES)))
COVERED = ["assembly_hall", "gather_support", "shipping", "accept_contract"]
Post("post_ix_choam", "interstellar_shipping", "smuggling")
Post("post_ix_board", "tech_negotiation", "dreadnought")


class Foldspace(Effect):
    """A Foldspace card from its stack; nothing else brings one."""

    def stack(self, x: Cast) -> list[int]:
        """What is left of the stack."""
        return next(x.s.reserve[card.reserve] for card in STACKS if card.name == "foldspace")

    def ready(self, x: Cast) -> bool:
        return len(self.stack(x)) > 0

    def do(self, x: Cast) -> Flow | None:
        x.s.houses[x.receiver].discard.append(self.stack(x).pop())
        return None

    def text(self) -> Message:
        return Message("foldspace")


reserve_stacks("rise_of_ix", Card("foldspace", copies=6, icons=(EMPEROR, GUILD, CITY), agent=(draw(1), trash_this())))
leaders(Leader("ilesa_ecaz", house="ecaz", module="rise_of_ix", signet=(pay(solari=1) >> Foldspace(),)))
trophies("ix_conflicts", Trophy("ix_skirmish", "", level=1, first=(vp(),)))
trophies("ix_epic", Trophy("economic_supremacy", "", level=3, first=(vp(),), second=(vp(),), third=(gain(spice=2),)))


def deal_opening_contracts(p: P) -> Flow:
    """Two of the ten contracts each; everybody keeps one, face up, and the rest is out of the game (CHO-11)."""
    s = p.state
    pieces = [piece for tile in OPENING for piece in tile.pieces]
    p.rng.shuffle(pieces)
    dealt = {house.seat: [pieces.pop() for _ in range(EACH)] for house in s.houses}
    for seat, pair in dealt.items():
        for piece in pair:
            p.reveal(1 << seat, s.contract_known, piece)
    kept = yield Secret("opening", {seat: partial(_keep, p, seat, pair) for seat, pair in dealt.items()})
    for house in s.houses:
        piece = kept[house.seat]
        house.contracts.append(piece)
        p.reveal(EVERYONE, s.contract_known, piece)


def _keep(p: P, seat: int, pair: list[int]) -> Flow:
    name = yield Ask(seat, "opening", [CONTRACT_PIECES[piece].name for piece in pair])
    return next(piece for piece in pair if CONTRACT_PIECES[piece].name == name)


def epic(inner: Callable[[], Any]) -> Callable[[], Any]:
    """Five of level II on five of level III."""
    return lambda: ((3, 5), (2, 5))


# Immortality.

RESEARCH = len(SPACES)
Space("laboratory", CITY, draw(2), Told("research"), cost=pay(water=2), combat=True, covers="research_station")


# The first game.


class HarvestAgain(Effect):
    """As much spice as the visited space itself yields (BASE-03)."""

    def do(self, x: Cast) -> Flow | None:
        gain_resources(x.p, x.receiver, spice=own_spice(SPACES[x.s.on_turn.space]))
        return None

    def text(self) -> Message:
        return Message("harvest-again")


def own_spice(space: Space) -> int:
    """What a maker space yields, apart from bonus spice."""
    effects: list[Effect] = []
    for effect in space.prices[0].effects:
        effects += effect.branches if isinstance(effect, Choice) else [effect]
    return sum([effect.spice for effect in effects if isinstance(effect, Gain)])


imperium_deck("first_game", Card("carryall", cost=5, icons=(SPICE_TRADE,), agent=(HarvestAgain(),), copies=1))
intrigue_deck(
    "first_game",
    Intrigue("calculated_hire", plot(Told("mentat"), price=pay(spice=1))),
    Intrigue("reinforcements", plot(recruit(3), price=pay(solari=3))),
)

GUESTS = Uprising(
    "guests",
    "kanly.games.imperium",
    (3, 4),
    BASE,
    modules=(
        *MODULES,
        Module(
            "rise_of_ix",
            scenes=[deal_opening_contracts],
            kinds=(Kind("opening", [tile.name for tile in OPENING]),),
            lists={"spaces": IX_SPACES, "covered": COVERED, "set_up": ["deal_opening_contracts"]},
            requires=("choam",),
        ),
        Module("ix_epic", wraps={"conflict_levels": epic}, requires=("rise_of_ix",)),
        Module("immortality", lists={"spaces": [RESEARCH]}),
        Module("first_game", lists={"left_out": ["calculated_hire"]}),
    ),
    settings=SETTINGS,
)


# The checks.


def opening_contracts() -> None:
    """SC-94."""
    table = GUESTS.open(GUESTS.set_up(4, ["choam", "rise_of_ix"]), "ix")
    assert table.waiting(None).form == "secret"
    offered = [option for ask in table.pending for option in ask.options]
    assert len(offered) == len(set(offered)) == 8
    kept = {ask.seat: ask.options[1] for ask in table.pending}
    for seat, name in kept.items():
        assert not any(house["contracts"] for house in table.view(None)["houses"])
        table.choose(seat, name)
    view = table.view(None)
    assert [house["contracts"] for house in view["houses"]] == [[kept[seat]] for seat in range(4)]
    assert len(view["contracts"]) + view["contract_bank"] + len(view["contract_aside"]) == 20
    assert not set(view["contracts"]) & {tile.name for tile in OPENING}
    s: Any = table.state
    held = [piece for house in s.houses for piece in house.contracts]
    everywhere = [*held, *s.contract_offer, *s.contract_bank, *s.contract_aside]
    assert len([piece for tile in OPENING for piece in tile.pieces if piece not in everywhere]) == 6


def posts() -> None:
    """SC-95."""
    table = GUESTS.open(GUESTS.set_up(4, ["choam", "rise_of_ix"]), "ix")
    view = table.view(None)
    assert not set(COVERED) & set(view["spaces"])
    assert {SPACES[i].name for i in IX_SPACES} <= set(view["spaces"])
    assert len(view["spaces"]) == 22
    plain = GUESTS.open(GUESTS.set_up(4, ["choam"]), "plain").view(None)
    assert len(view["posts"]) == len(plain["posts"]) == 13
    assert set(view["posts"]) - set(plain["posts"]) == {"post_ix_choam", "post_ix_board"}
    assert set(plain["posts"]) - set(view["posts"]) == {"post_landsraad_right", "post_choam"}
    assert [SPACES[i].name for i in POSTS[POST_OF["post_ix_choam"]].spaces] == ["interstellar_shipping", "smuggling"]
    assert [SPACES[i].name for i in POSTS[POST_OF["post_ix_board"]].spaces] == ["tech_negotiation", "dreadnought"]
    t = UprisingTable(3, ["gurney_halleck"], ["choam", "rise_of_ix"], box=GUESTS)
    t.give(0, hand=["reconnaissance", "diplomacy"]).turn(0)
    assert not [way for way in t.ways(0) if any(name in way for name in COVERED)]


def set_up() -> None:
    """SC-136, but for dreadnoughts."""
    modules = ["choam", "rise_of_ix", "ix_epic"]
    names = ["ilesa_ecaz", "gurney_halleck", "muad_dib"]
    t = UprisingTable(3, names, [], box=GUESTS)
    assert not [stack for stack in t.start.reserve if stack and PIECES[stack[-1]].name == "foldspace"]
    usual = [TROPHIES[i].name for i in [*t.start.conflict_deck, *t.start.conflict_box]]
    assert len(usual) == 16
    assert not {"ix_skirmish", "economic_supremacy"} & set(usual)
    s = GUESTS.open(GUESTS.set_up(4, modules), "epic").state
    assert isinstance(s, type(t.start))
    deck = [TROPHIES[i] for i in [*s.conflict_deck, s.conflict] if i >= 0]
    assert sorted([card.level for card in deck]) == [2] * 5 + [3] * 5
    assert "economic_supremacy" in [card.name for card in deck]
    assert "ix_skirmish" not in [TROPHIES[i].name for i in [*s.conflict_deck, *s.conflict_box]]
    t = UprisingTable(3, names, modules, box=GUESTS)
    stacks = [PIECES[stack[-1]].name for stack in t.start.reserve if stack]
    assert stacks[-1] == "foldspace"
    for h in range(3):
        assert "foldspace" not in [PIECES[card].name for card in on_offer(t.start, h)]
    t.give(0, hand=["signet_ring"], solari=1).turn(0).sends(0, "signet_ring", "arrakeen")
    t.does(0, "ilesa_ecaz.signet.1")
    assert t.discard_pile(0) == ["foldspace"]


def overlay() -> None:
    """SC-137."""
    modules = ["choam", "immortality"]
    t = UprisingTable(3, ["gurney_halleck"], modules, box=GUESTS).spy(0, "post_research_sietch")
    assert "research_station" not in t.game.open(t.setup, "overlay").view(None)["spaces"]
    t.give(0, hand=["reconnaissance"], water=2, contracts=["contract_research_station_solari"])
    t.stack(0, "dagger", "diplomacy", "convincing_argument").turn(0)
    garrison = t.house(0).garrison
    t.sends(0, "reconnaissance", "laboratory")
    assert t.offered(0) == ["post_research_sietch", "pass"]
    t.answer(0, "gather", "post_research_sietch")
    assert t.hand(0) == ["dagger"]
    assert [CONTRACT_PIECES[piece].name for piece in t.house(0).completed] == ["contract_research_station_solari"]
    t.does(0, "laboratory.1", "laboratory.2")
    assert t.hand(0) == ["dagger", "diplomacy", "convincing_argument"]
    assert t.house(0).garrison == garrison
    assert t.spies(0) == []


def first_game() -> None:
    """SC-138."""
    s: Any = GUESTS.open(GUESTS.set_up(3, ["first_game"]), "old").state
    intrigues = [INTRIGUE_PIECES[card].name for card in s.intrigue_deck]
    assert "reinforcements" in intrigues
    assert "calculated_hire" not in intrigues
    assert "carryall" in [PIECES[card].name for card in [*s.imperium_deck, *s.row]]
    for place, spice in (("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)):
        t = UprisingTable(3, ["gurney_halleck"], ["first_game"], box=GUESTS).bonus(**{place: 2})
        t.give(0, hand=["carryall"], water=3, spice=0).turn(0).sends(0, "carryall", place)
        before = t.house(0).spice
        t.does(0, "carryall.agent.1")
        assert t.house(0).spice - before == spice


def whole_games() -> None:
    """Random games with every guest at the table."""
    for number in range(4):
        table = GUESTS.open(GUESTS.set_up(3 + number % 2, [module.name for module in GUESTS.modules]), str(number))
        Match(table, [RandomBot() for _ in range(table.seats)], str(number)).play_on()
        assert table.result is not None


if __name__ == "__main__":
    globals()[sys.argv[1]]()
