"""Who plays whom (R3.2, R18): factions fixed beforehand, dealt, drafted or chosen; swaps by agreement; seats.

A place is a circle in use. Place and seat are the same thing, but where two players have two factions each: there the
places belong to them in turns (R18.3).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.map import SPREAD
from kanly.games.dune.rules import P
from kanly.games.dune.settings import ANY, ROUNDS, SEAT_FACTIONS
from kanly.games.dune.table.lineup import faction_names, fixed, parties, pool
from kanly.games.dune.table.sides import in_play, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import PASS, Ask, BadSetup, Flow, Kind, Message, Option, Setup

ACCEPT: Final = "accept"
DECLINE: Final = "decline"


def check_factions(setup: Setup) -> None:
    """Refuse set-ups in which seats want the same faction, or a seat that is not there wants one."""
    wanted: list[str] = []
    for place in range(len(SEAT_FACTIONS)):
        name = setup.settings.get(SEAT_FACTIONS[place], ANY)
        if name == ANY:
            continue
        if place >= parties(setup):
            raise BadSetup(f"{SEAT_FACTIONS[place]} is {name}, but only {parties(setup)} factions are in play")
        if name in wanted:
            raise BadSetup(f"{SEAT_FACTIONS[place]} is {name}, which another seat has already")
        wanted.append(name)


def free(p: P) -> list[int]:
    """The factions of the pool that nobody has yet."""
    return [f for f in pool(p.rules.setup) if not in_play(p.state, f)]


def at_place(p: P, place: int) -> int:
    """The faction that sits at a place."""
    circle = SPREAD[parties(p.rules.setup)][place]
    for f in range(len(FACTIONS)):
        if p.state.sides[f].circle == circle:
            return f
    raise ValueError(f"nobody sits at place {place}")


# Scenes, in the order of play.


def give_factions(p: P) -> None:
    """R3.2: fixed factions first; the others are dealt, or picked in the order of drawn numbers or of seats."""
    setup = p.rules.setup
    places = list(range(parties(setup)))
    for place in places:
        if fixed(setup, place) != NOBODY:
            sit(p, place, fixed(setup, place))
    left = [place for place in places if fixed(setup, place) == NOBODY]
    how = p.rules.setting("faction_choice")
    if how == "dealt":
        dealt = free(p)
        p.rng.shuffle(dealt)
        for i in range(len(left)):
            sit(p, left[i], dealt[i])
    elif how == "drafted":
        left = draw_numbers(p, left)
    picks = [] if how == "dealt" else [("pick_faction", place) for place in left]
    p.then(*picks, *[("offer_swap", place) for place in places])


def draw_numbers(p: P, places: list[int]) -> list[int]:
    """R3.2 (b): a round number for every place; the highest picks first."""
    numbers = p.rng.sample(list(range(1, ROUNDS + 1)), len(places))
    for i in range(len(places)):
        p.tell("number_drawn", (places[i] % p.rules.setup.seats + 1, numbers[i]))
    return pick_order(places, numbers)


def pick_order(places: list[int], numbers: list[int]) -> list[int]:
    """The places from the highest number down."""
    return [places[i] for i in sorted(range(len(places)), key=lambda i: -numbers[i])]


def sit(p: P, place: int, f: int) -> None:
    """A faction takes its place: the marker goes on the circle (R3.3)."""
    s = p.state
    setup = p.rules.setup
    side = s.sides[f]
    side.seat = place % setup.seats
    s.seated[side.seat] = tuple(sorted([*s.seated[side.seat], f]))
    side.circle = SPREAD[parties(setup)][place]
    p.tell("seated", (FACTIONS[f].name, side.seat + 1))


def pick_faction(p: P, place: int) -> Flow:
    """One player takes one of the factions that are left."""
    name: str = yield Ask(place % p.rules.setup.seats, "take_faction", [FACTIONS[f].name for f in free(p)])
    sit(p, place, FACTION_OF[name])


def offer_swap(p: P, place: int) -> Flow:
    """R3.2: one player may offer another one to swap. One offer each is enough for any agreement."""
    s = p.state
    mine = at_place(p, place)
    name = FACTIONS[mine].name
    partners = swaps(p, mine)
    if not partners:
        return
    wanted: str = yield Ask(seat_of(s, mine), "swap", [*partners, PASS], context=name)
    if wanted == PASS:
        return
    other = FACTION_OF[wanted]
    p.tell("swap_offered", (name, wanted))
    answer: str = yield Ask(seat_of(s, other), "answer_swap", [ACCEPT, DECLINE], context=(name, wanted))
    if answer == DECLINE:
        p.tell("swap_declined", (name, wanted))
        return
    swap(s, mine, other)
    p.tell("swapped", (name, wanted))


def swaps(p: P, mine: int) -> list[Option]:
    """The factions that could be had for one's own; fixed ones are not for exchange."""
    s = p.state
    if not p.rules.setting("faction_swap") or is_fixed(p, mine):
        return []
    return [
        FACTIONS[f].name
        for f in range(len(FACTIONS))
        if in_play(s, f) and seat_of(s, f) != seat_of(s, mine) and not is_fixed(p, f)
    ]


def is_fixed(p: P, f: int) -> bool:
    """Whether the set-up has fixed this faction's place."""
    setup = p.rules.setup
    return f in [fixed(setup, place) for place in range(parties(setup))]


def swap(s: DuneState, f: int, g: int) -> None:
    """Two factions change places."""
    mine = s.sides[f]
    other = s.sides[g]
    mine.seat, other.seat = other.seat, mine.seat
    mine.circle, other.circle = other.circle, mine.circle
    for seat in (mine.seat, other.seat):
        s.seated[seat] = tuple([x for x in range(len(s.sides)) if s.sides[x].seat == seat])


# Words.


def why_no_faction(p: P, ask: Ask, option: Option) -> Message:
    """Taken, or not among those of this game."""
    if in_play(p.state, FACTION_OF[option]):
        return message("why-faction-taken", ("R3.2",), faction=option)
    return message("why-faction-not-in-pool", ("R18.1",), faction=option)


def ask_swap(p: P, ask: Ask) -> Message:
    """For which faction one would swap."""
    return message("ask-swap", ("R3.2",), faction=ask.context)


def why_no_swap(p: P, ask: Ask, option: Option) -> Message:
    """Not in play, one's own, or fixed."""
    f = FACTION_OF[option]
    if not in_play(p.state, f):
        return message("why-faction-not-in-play", ("R18.4",), faction=option)
    if seat_of(p.state, f) == ask.seat:
        return message("why-faction-own", ("R3.2",), faction=option)
    return message("why-faction-fixed", ("R3.2",), faction=option)


def ask_answer_swap(p: P, ask: Ask) -> Message:
    """Whether one agrees to a swap."""
    return message("ask-answer_swap", ("R3.2",), faction=ask.context[0], other=ask.context[1])


SCENES: Final = (give_factions, pick_faction, offer_swap)
KINDS: Final[tuple[Kind, ...]] = (
    # All six: whoever picks is told why the others are not to be had.
    Kind(
        "take_faction", [faction.name for faction in FACTIONS], describe=options_by("faction"), why_not=why_no_faction
    ),
    Kind("swap", lambda rules: [*faction_names(rules), PASS], ask_swap, options_by("faction"), why_no_swap),
    Kind("answer_swap", [ACCEPT, DECLINE], ask_answer_swap),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "number_drawn": ("seat", "number"),
    "seated": ("faction", "seat"),
    "swap_offered": ("faction", "other"),
    "swap_declined": ("faction", "other"),
    "swapped": ("faction", "other"),
}
