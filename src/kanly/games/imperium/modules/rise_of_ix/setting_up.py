"""Setting up with Ix: tech tiles, what leaders begin with, opening contracts, and the epic game (IX-10, IX-100)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kanly.games.imperium.client.words import message, options_by
from kanly.games.imperium.effects.decks import intrigue_names
from kanly.games.imperium.modules.choam.table import CHOAM, choam
from kanly.games.imperium.modules.choam.tiles import tile_of as contract_of
from kanly.games.imperium.modules.choam.tiles import tiles as contracts
from kanly.games.imperium.modules.rise_of_ix.fleet import has_fleet
from kanly.games.imperium.modules.rise_of_ix.leaders import ix_leader
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import TECH, tile_of
from kanly.games.imperium.table.hands import draw_intrigues
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, House, eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Known, Message, Option, Secret

STACKS: Final = 3
LOOKED_AT: Final = 2  # intrigue cards (IX-81)
DEALT: Final = 2  # opening contracts each (CHO-11)
EPIC: Final = "epic"  # the setting, and the deck of cards that only such a game has
EPIC_TARGET: Final = 2  # points more
EPIC_GARRISON: Final = 5
EPIC_LEVELS: Final = ((3, 5), (2, 5))
REPLACED: Final = "dune_the_desert_planet"

MULTIPLAYER: Final = (2, 3, 4, 6)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"looks_ahead": ("house", "cards"), "foresees": ("intrigue",)}


def is_epic(rules: ImperiumRules) -> bool:
    """Whether an epic game is played; alone nobody can (IX-100)."""
    return rules.seats in MULTIPLAYER and bool(rules.setting(EPIC))


def lay_out_tech(p: P) -> None:
    """The tiles in three stacks, of each the top one face up (IX-11); who has no troops has no fleet (SIX-91)."""
    s = p.state
    table = ix(s)
    pieces = list(range(len(p.rules.box.stocks[TECH].copies)))
    table.known = Known(len(pieces))
    p.rng.shuffle(pieces)
    each = len(pieces) // STACKS
    table.stacks = [pieces[i * each : (i + 1) * each] for i in range(STACKS)]
    for stack in table.stacks:
        p.reveal(EVERYONE, table.known, stack[-1])
        p.tell("tech_up", (tile_of(p.rules.box, stack[-1]).name,))
    for h in range(len(s.houses)):
        if not s.houses[h].supply + s.houses[h].garrison:
            table.docked[h] = 0


def begin_epic(p: P) -> None:
    """An intrigue card and Control the Spice for everybody; it takes the place of a starting card (IX-102, IX-103)."""
    if not is_epic(p.rules):
        return
    copies = list(p.rules.box.decks[EPIC][0].pieces)
    for h in range(p.rules.seats):
        if has_fleet(p.state, h):  # commanders keep the cards that they have (SIX-90)
            take_epic_card(p, h, copies.pop(0))
        draw_intrigues(p, h, 1)


def take_epic_card(p: P, h: int, card: int) -> None:
    """Control the Spice into the deck for a starting card; where nobody begins with that one, to the discards."""
    house = p.state.houses[h]
    old = [one for one in house.deck if p.rules.box.pieces[one].name == REPLACED]
    if old:
        house.deck.remove(old[0])
        house.deck.append(card)
        p.rng.shuffle(house.deck)
    else:  # with Immortality nothing is replaced
        house.discard.append(card)
        p.reveal(EVERYONE, p.state.cards, card)


def intelligence(p: P) -> Flow:
    """Of the top two intrigue cards one is kept, the other goes back on top (IX-81)."""
    s = p.state
    for h in range(len(s.houses)):
        leader = ix_leader(p, h)
        if leader is None or not leader.spies_out:
            continue
        house = s.houses[h]
        for card in s.intrigue_deck[-LOOKED_AT:]:
            p.reveal(eyes(house), s.intrigues, card)
            p.tell("foresees", (p.rules.box.intrigue_pieces[card].name,), eyes(house))
        tell_of(p, "looks_ahead", h, LOOKED_AT)
        name: str = yield Ask(house.seat, "intelligence", offer=partial(_looked_at, p))
        card = next(c for c in s.intrigue_deck[-LOOKED_AT:] if p.rules.box.intrigue_pieces[c].name == name)
        s.intrigue_deck.remove(card)
        house.intrigues.append(card)
        tell_of(p, "draws_intrigue", h, 1)


def _looked_at(p: P) -> list[Option]:
    return intrigue_names(p.rules.box, p.state.intrigue_deck[-LOOKED_AT:])


# Opening contracts, in a game with CHOAM.


def deal_opening_contracts(p: P) -> Flow | None:
    """Two of the ten contracts each; everybody keeps one, face up, and the rest is out of the game (CHO-11).

    In teams the allies are dealt them, and pass the other one on to their commander, who keeps one of two (SIX-91).
    """
    return _deal_contracts(p) if CHOAM in p.state.parts else None


def _deal_contracts(p: P) -> Flow:
    s = p.state
    table = ix(s)
    pieces = [piece for tile in contracts(p.rules.box) if tile.opening for piece in tile.pieces]
    p.rng.shuffle(pieces)
    players = [h for h in range(len(s.houses)) if s.houses[h].seat != NOBODY]
    dealt = [h for h in players if has_fleet(s, h)]
    for h in dealt:
        _hand_out(p, h, [pieces.pop() for _ in range(DEALT)])
    yield from _keep_one(p, dealt)
    commanders = [h for h in players if h not in dealt]
    for h in commanders:
        allies = [g for g in dealt if s.houses[g].team == s.houses[h].team]
        _hand_out(p, h, [piece for ally in allies for piece in table.dealt[ally]])
        for ally in allies:
            table.dealt[ally] = []
    if commanders:
        yield from _keep_one(p, commanders)
    table.dealt = [[] for _ in s.houses]


def _hand_out(p: P, h: int, pieces: list[int]) -> None:
    """A house sees the contracts of which it keeps one."""
    ix(p.state).dealt[h] = pieces
    for piece in pieces:
        p.reveal(eyes(p.state.houses[h]), choam(p.state).known, piece)


def _keep_one(p: P, players: list[int]) -> Flow:
    """These houses keep one contract each, all at once; what they have not kept is left with them."""
    s = p.state
    kept = yield Secret("opening", {s.houses[h].seat: partial(_keep, p, h) for h in players})
    for h in players:
        piece = kept[s.houses[h].seat]
        ix(s).dealt[h].remove(piece)
        choam(s).held[h].append(piece)
        p.reveal(EVERYONE, choam(s).known, piece)
        tell_of(p, "takes_contract", h, contract_of(p.rules.box, piece).name)


def _keep(p: P, h: int) -> Flow:
    name: str = yield Ask(p.state.houses[h].seat, "opening", offer=partial(_dealt_names, p, h))
    return next(piece for piece in ix(p.state).dealt[h] if contract_of(p.rules.box, piece).name == name)


def _dealt_names(p: P, h: int) -> list[Option]:
    return [contract_of(p.rules.box, piece).name for piece in ix(p.state).dealt[h]]


# The epic game.


def epic_houses(inner: Callable[[ImperiumRules], list[House]]) -> Callable[[ImperiumRules], list[House]]:
    """Five troops in the garrison of every player who has troops (IX-104, SIX-90)."""

    def step(rules: ImperiumRules) -> list[House]:
        houses = inner(rules)
        if is_epic(rules):
            for house in houses:
                if house.seat != NOBODY and house.garrison:
                    house.supply += house.garrison - EPIC_GARRISON
                    house.garrison = EPIC_GARRISON
        return houses

    return step


def epic_target(inner: Callable[[ImperiumRules], int]) -> Callable[[ImperiumRules], int]:
    """Two points more end the game (IX-100)."""

    def step(rules: ImperiumRules) -> int:
        return inner(rules) + (EPIC_TARGET if is_epic(rules) else 0)

    return step


Levels = Callable[[ImperiumRules], tuple[tuple[int, int], ...]]


def epic_levels(inner: Levels) -> Levels:
    """Five conflicts of level II on five of level III (IX-101)."""

    def step(rules: ImperiumRules) -> tuple[tuple[int, int], ...]:
        return EPIC_LEVELS if is_epic(rules) else inner(rules)

    return step


def _openings(rules: ImperiumRules) -> list[Option]:
    if "contract" not in rules.box.stocks:  # asked of nobody
        return []
    return [tile.name for tile in contracts(rules.box) if tile.opening]


def _opening(p: P, ask: Ask, option: Option) -> Message:
    tile = next(tile for tile in contracts(p.rules.box) if tile.name == option)
    return message("opening-option", ("CHO-11",), contract=option, effect=tile.words())


SCENES: Final[tuple[Any, ...]] = (lay_out_tech, begin_epic, intelligence, deal_opening_contracts)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "houses": epic_houses,
    "points_to_end": epic_target,
    "conflict_levels": epic_levels,
}
KINDS: Final[tuple[Kind, ...]] = (
    Kind("intelligence", lambda rules: list(rules.box.intrigues), describe=options_by("intrigue", "IX-81")),
    Kind("opening", _openings, describe=_opening),
)
