"""Weather Control and Family Atomics: from round 2 on, once the storm's number is known and before it moves (R17.1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import holder
from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, FAMILY_ATOMICS, OF_KIND, WEATHER_CONTROL, WEATHER_MOST
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.map import NODES, SHIELD_WALL
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import lose_all
from kanly.games.dune.table.hands import discard, named
from kanly.games.dune.table.paths import WALL_NODES
from kanly.games.dune.table.sides import factions_of, seat_of, seats_in_order
from kanly.games.dune.table.state import DuneState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option, Window

WEATHER: Final = CARD_NAME[OF_KIND[WEATHER_CONTROL][0]]
ATOMICS: Final = CARD_NAME[OF_KIND[FAMILY_ATOMICS][0]]


def storm_cards(p: P) -> Flow:
    """One card, if anybody plays one; then the other one may follow."""
    s = p.state
    seats = invited(s)
    if not seats:
        return
    taken = yield Window("storm_card", seats, lambda seat: playable(s, seat), s.storm_move)
    if taken is None:
        return
    f = holder(s, taken[0], taken[1])
    discard(p, f, named(s, f, taken[1]))
    if taken[1] == WEATHER:
        yield from control_weather(p, f)
    else:
        break_wall(p, f)
    p.then("storm_cards")


def invited(s: DuneState) -> list[int]:
    """The seats that, for all that everybody knows, could play one of the two cards."""
    weather = OF_KIND[WEATHER_CONTROL][0] not in s.treachery_discard
    atomics = OF_KIND[FAMILY_ATOMICS][0] not in s.treachery_removed
    out: list[int] = []
    for seat in seats_in_order(s):
        if any(s.sides[f].hand and (weather or (atomics and near_wall(s, f))) for f in factions_of(s, seat)):
            out.append(seat)
    return out


def playable(s: DuneState, seat: int) -> list[Option]:
    """The cards that a seat holds and may play now."""
    out: list[Option] = []
    for f in factions_of(s, seat):
        for card in s.sides[f].hand:
            if CARD_KIND[card] == WEATHER_CONTROL or (CARD_KIND[card] == FAMILY_ATOMICS and near_wall(s, f)):
                out.append(CARD_NAME[card])
    return out


def near_wall(s: DuneState, f: int) -> bool:
    """Whether a faction has fighters on the Shield Wall or next to it, with no storm between (R19.2)."""
    reach = WALL_NODES[s.storm]
    return any(node in reach for node in s.sides[f].forces)


def control_weather(p: P, f: int) -> Flow:
    """The player says how far the storm goes; 0 leaves it where it is (R5.8)."""
    s = p.state
    s.storm_move = yield Ask(seat_of(s, f), "weather", list(range(WEATHER_MOST + 1)))
    p.tell("weather_controlled", (FACTIONS[f].name, s.storm_move))


def break_wall(p: P, f: int) -> None:
    """Everything on the Shield Wall is lost, and nothing behind it is sheltered any longer (R1.3, R19.1)."""
    s = p.state
    s.wall = False
    p.tell("wall_destroyed", (FACTIONS[f].name,))
    for g in s.order:
        lose_all(p, g, NODES[SHIELD_WALL], "atomics")


# Words.


def ask_storm_card(p: P, ask: Ask) -> Message:
    """Whether a card changes the storm."""
    return message("ask-storm_card", ("R17.1",), number=ask.context)


def why_no_storm_card(p: P, ask: Ask, option: Option) -> Message:
    """Not in hand, or nobody near the Shield Wall."""
    s = p.state
    if all(named(s, f, option) < 0 for f in factions_of(s, ask.seat)):
        return message("why-card-not-held", ("R17.1",), card=option)
    return message("why-not-near-wall", ("R17.1", "R19.2"), card=option)


SCENES: Final = (storm_cards,)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("storm_card", [WEATHER, ATOMICS, PASS], ask_storm_card, options_by("card"), why_no_storm_card),
    Kind("weather", list(range(WEATHER_MOST + 1)), describe=options_by("number")),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "weather_controlled": ("faction", "number"),
    "wall_destroyed": ("faction",),
}
