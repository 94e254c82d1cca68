"""Phase 1, storm (R5): how far it goes, cards that change that (`storm_cards`), what it destroys, who is first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.anytime.karama import stopped
from kanly.games.dune.anytime.pauses import STORM_NUMBER
from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.cards import STORM_DECK
from kanly.games.dune.facts.factions import FACTIONS, FREMEN
from kanly.games.dune.facts.map import (
    EXPOSED,
    EXPOSED_NO_WALL,
    NODE_TOKENS,
    SECTORS,
    STORM_START,
    first_dialers,
    storm_order,
)
from kanly.games.dune.phases.shipment.advisors import settle_advisors
from kanly.games.dune.phases.storm import storm_cards
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import blow_away, lose, lose_all
from kanly.games.dune.table.forces import at_node, specials_at
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.paths import sectors_passed
from kanly.games.dune.table.sides import factions_of, in_play, seat_of
from kanly.games.dune.table.state import DuneState
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option, Secret

DIAL_MOST: Final = 20  # of a battle wheel, for the first storm (R5.1)
DIAL_LATER: Final = (1, 2, 3)  # from round 2 on (R5.2)
AFTER_STORM: Final = ("first_player", "next_storm_card")


def storm(p: P) -> None:
    """R5.7: the number, the cards, the move with its damage, the first player; then the next storm card is drawn."""
    if p.state.round == 1:
        p.then("hand_out_wheels", "dial_storm", "place_storm", *AFTER_STORM)
    else:
        p.then("storm_number", ("pause", STORM_NUMBER), "storm_cards", "face_storm", "move_storm", *AFTER_STORM)


# How far.


def hand_out_wheels(p: P) -> None:
    """R5.1: the first storm is dialled by the players nearest to its start."""
    s = p.state
    by_circle = {s.sides[f].circle: f for f in s.order}
    nearest = first_dialers(tuple(by_circle), p.rules.setting("first_storm_dialers") == "two_nearest")
    s.wheels = (by_circle[nearest[0]], by_circle[nearest[1]])


def storm_number(p: P) -> None:
    """R5.2: who used the battle wheels last dials; with the Fremen's storm rule a card decides (FRE.A1)."""
    s = p.state
    if not p.rules.has(s, "FRE.A1"):
        p.then("dial_storm")
        return
    card = s.storm_deck[-1]
    p.reveal(EVERYONE, s.storm_known, card)
    s.storm_move = STORM_DECK[card]
    s.sworn = [oath for oath in s.sworn if oath[1] != "storm_card"]
    p.tell("storm_card_shown", (s.storm_move,))


def dial_storm(p: P) -> Flow:
    """R5.1, R5.2: both dial in secret; the sum counts."""
    s = p.state
    dials = yield Secret("storm_dial", {seat_of(s, f): dialer(p, seat_of(s, f)) for f in s.wheels})
    p.uncover()
    s.storm_move = 0
    for f in s.wheels:
        number = dials[seat_of(s, f)][f]
        s.storm_move += number
        p.tell("storm_dialled", (FACTIONS[f].name, number))


def dialer(p: P, seat: int) -> Callable[[], Flow]:
    """The secret choice of a seat, ready to begin."""
    return lambda: dial(p, seat)


def dial(p: P, seat: int) -> Flow:
    """A number for each wheel that the seat holds."""
    s = p.state
    numbers: list[Option] = list(range(DIAL_MOST + 1)) if s.round == 1 else list(DIAL_LATER)
    out: dict[int, int] = {}
    for f in factions_of(s, seat):
        if f in s.wheels:
            out[f] = yield Ask(seat, "storm_dial", numbers, context=FACTIONS[f].name)
    return out


# The move.


def place_storm(p: P) -> None:
    """R5.1: the first storm is placed; it strikes only where it ends, unless the table wants its whole way struck."""
    s = p.state
    end = (STORM_START + s.storm_move) % SECTORS
    way: tuple[int, ...] = ()
    if p.rules.setting("first_storm_damages_path"):
        way = tuple([sector for sector in sectors_passed(STORM_START, s.storm_move) if sector != end])
    p.then(*[("storm_enters", sector) for sector in (*way, end)])


def face_storm(p: P) -> Flow:
    """FRE.A3: a Karama may stop the Fremen's resistance; it is one use for the whole storm."""
    s = p.state
    if not p.rules.has(s, "FRE.A3") or not any(at_node(s, FREMEN, node) for node in in_the_way(s)):
        return
    if (yield from stopped(p, "FRE.A3")) and "FRE.A3" not in s.stopped:
        s.stopped.append("FRE.A3")


def in_the_way(s: DuneState) -> list[int]:
    """The nodes that the storm is about to strike."""
    return [node for sector in sectors_passed(s.storm, s.storm_move) for node in struck(s, sector)]


def struck(s: DuneState, sector: int) -> tuple[int, ...]:
    """The nodes of a sector that do not protect from the storm (R1.3, R5.4)."""
    return EXPOSED[sector] if s.wall else EXPOSED_NO_WALL[sector]


def move_storm(p: P) -> None:
    """R5.4: sector by sector; the one that it leaves is not struck again."""
    s = p.state
    p.then(*[("storm_enters", sector) for sector in sectors_passed(s.storm, s.storm_move)])


def storm_enters(p: P, sector: int) -> Flow:
    """R5.4: forces on sand go to the tanks, spice to the bank."""
    s = p.state
    s.storm = sector
    p.tell("storm_moved", (sector,))
    nodes = struck(s, sector)
    for f in s.order:
        if f == FREMEN and p.rules.has(s, "FRE.A3") and "FRE.A3" not in s.stopped:
            for node in nodes:
                if at_node(s, FREMEN, node):
                    yield from half_losses(p, node)
        else:
            lose_all(p, f, nodes, "storm")
    blow_away(p, nodes)
    settle_advisors(p)


def half_losses(p: P, node: int) -> Flow:
    """FRE.A3: of the Fremen in a node only half are lost, rounded up; they choose which."""
    s = p.state
    number: int = fedaykin_lost(s, node)[0]
    if len(fedaykin_lost(s, node)) > 1:
        number = yield Ask(
            seat_of(s, FREMEN), "storm_losses", offer=lambda: fedaykin_lost(s, node), context=NODE_TOKENS[node]
        )
    lose(p, FREMEN, node, half(at_node(s, FREMEN, node)), number, "storm")


def half(n: int) -> int:
    """Rounded up (R0.9)."""
    return (n + 1) // 2


def fedaykin_lost(s: DuneState, node: int) -> list[Option]:
    """How many of the Fremen's losses in a node may be Fedaykin."""
    total = at_node(s, FREMEN, node)
    special = specials_at(s, FREMEN, node)
    lost = half(total)
    return list(range(max(0, lost - (total - special)), min(special, lost) + 1))


# After the storm.


def first_player(p: P) -> None:
    """R5.6: whose circle comes next ahead of the storm is first; one right under it is last."""
    s = p.state
    s.storm_move = 0
    circles = storm_order(s.storm)
    s.order = sorted([f for f in range(len(FACTIONS)) if in_play(s, f)], key=lambda f: circles.index(s.sides[f].circle))
    p.tell("first_player", (FACTIONS[s.order[0]].name,))


def next_storm_card(p: P) -> Flow:
    """FRE.A1: the storm cards are shuffled, and the Fremen look at next round's, unless a Karama stops the look."""
    s = p.state
    if not p.rules.has(s, "FRE.A1"):
        return
    s.storm_known.forget(s.storm_deck)
    p.rng.shuffle(s.storm_deck)
    if (yield from stopped(p, "FRE.A1")):
        return
    mask = 1 << seat_of(s, FREMEN)
    p.tell("storm_card_drawn", (FACTIONS[FREMEN].name,))
    p.reveal(mask, s.storm_known, s.storm_deck[-1])
    p.tell("storm_card_seen", (FACTIONS[FREMEN].name, STORM_DECK[s.storm_deck[-1]]), mask)


# Words.


def ask_storm_dial(p: P, ask: Ask) -> Message:
    """The number for a faction's wheel; the first storm is only placed."""
    if p.state.round == 1:
        return message("ask-storm_dial-first", ("R5.1",), faction=ask.context)
    return message("ask-storm_dial", ("R5.2",), faction=ask.context)


def why_no_storm_dial(p: P, ask: Ask, option: Option) -> Message:
    """From round 2 on the dials go from 1 to 3."""
    return message("why-storm-dial-range", ("R5.2",), low=DIAL_LATER[0], high=DIAL_LATER[-1])


def ask_storm_losses(p: P, ask: Ask) -> Message:
    """How many of the losses in a node are Fedaykin."""
    return message("ask-storm_losses", ("FRE.A3",), node=ask.context)


def why_no_storm_losses(p: P, ask: Ask, option: Option) -> Message:
    """The losses and the forces there leave no room for this number."""
    return message("why-storm-losses", ("FRE.A3",), low=ask.options[0], high=ask.options[-1])


SCENES: Final = (
    storm,
    hand_out_wheels,
    storm_number,
    dial_storm,
    *storm_cards.SCENES,
    place_storm,
    face_storm,
    move_storm,
    storm_enters,
    first_player,
    next_storm_card,
)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("storm_dial", list(range(DIAL_MOST + 1)), ask_storm_dial, options_by("number"), why_no_storm_dial),
    *storm_cards.KINDS,
    *only_with(
        FREMEN,
        Kind(
            "storm_losses",
            list(range(FACTIONS[FREMEN].special + 1)),
            ask_storm_losses,
            options_by("number"),
            why_no_storm_losses,
        ),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "storm_dialled": ("faction", "number"),
    "storm_card_shown": ("number",),
    "storm_moved": ("sector",),
    "first_player": ("faction",),
    "storm_card_drawn": ("faction",),
    "storm_card_seen": ("faction", "number"),
    **storm_cards.EVENTS,
}
