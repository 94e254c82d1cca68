"""The end of the round: prescience cards, the Atreides' victory, clean-up (R9)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.cards.visions import claim, claimable
from kanly.games.arrakis.client.words import DONE, asked, message, options_by, refused
from kanly.games.arrakis.facts.board import AREAS
from kanly.games.arrakis.facts.leaders import LEADER_NAMES, LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CARRYALL,
    CLAIMS,
    EMPTY,
    GENERIC,
    HAND_LIMIT,
    HARKONNEN,
    NAVIGATOR,
    ORNITHOPTER,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS
from kanly.games.arrakis.facts.prescience import VISION_OF, VISIONS
from kanly.games.arrakis.phases.turns import scout_on
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import add, lift_leader, occupy
from kanly.games.arrakis.table.hands import detach, discard, held, usable
from kanly.games.arrakis.table.records import NOBODY, READY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import check_objective
from kanly.kernel import Ask, Flow, Kind, Option

FEAR: Final = "ha_fear_is_the_mind_killer"
REMOVE: Final = "remove"
SHUFFLE: Final = "shuffle"
END: Final = (
    "claim_at_end",
    "check_victory",
    "clear_vehicles",
    ("relieve", HARKONNEN),
    ("relieve", ATREIDES),
    "restore_leaders",
    ("discard_down", HARKONNEN),
    ("discard_down", ATREIDES),
    "unclaimed",
    "round_over",
)


def end_of_round(p: P) -> None:
    """R9.1-R9.7 in order."""
    s = p.state
    s.phase = 5
    s.active = NOBODY
    p.then(*END)


def claim_at_end(p: P) -> Flow:
    """R9.1: end-of-round cards, two a round in all."""
    s = p.state
    options: list[Option] = [VISIONS[v] for v in s.revealed if claimable(p, v)]
    if not options or s.claims >= CLAIMS:
        return
    name: str = yield Ask(ATREIDES, "claim", [*options, DONE])
    if name != DONE:
        p.then("claim_at_end")
        yield from claim(p, VISION_OF[name])


def check_victory(p: P) -> None:
    """R9.2."""
    check_objective(p, "victory-prescience")


def clear_vehicles(p: P) -> Flow:
    """R9.3: what flies goes, after a last chance to scout."""
    s = p.state
    yield from scout_on(p)
    for zone in range(len(s.zones)):
        if s.zones[zone] in (ORNITHOPTER, CARRYALL):
            s.vehicles[s.zones[zone]] += 1
            occupy(s, zone, EMPTY)
        elif s.zones[zone] == NAVIGATOR:
            occupy(s, zone, EMPTY)


# Leaders.


def relievable(s: ArrakisState, side: int) -> list[int]:
    """R6.4: own named leaders on the board."""
    return [leader for leader in LEADERS_OF[side] if s.leader_at[leader] >= 0]


def relieve(p: P, side: int) -> Flow:
    """R6.4, F13: named leaders are replaced by generic ones, or removed if none is left."""
    s = p.state
    there = relievable(s, side)
    if not there:
        return
    name: str = yield Ask(side, "relieve", [*[LEADERS[leader].name for leader in there], DONE])
    if name == DONE:
        return
    leader = LEADER_OF[name]
    area = s.leader_at[leader]
    lift_leader(s, leader, READY)
    add(s, side, area, GENERIC)
    p.tell("relieved", (name, AREAS[area]))
    p.then(("relieve", side))


def restore_leaders(p: P) -> None:
    """R9.4: spent leader cards are turned back."""
    p.state.spent = 0


# Cards.


def discard_down(p: P, side: int) -> Flow:
    """R9.5: six planning cards at most."""
    s = p.state
    while len(s.hands[side]) > HAND_LIMIT:
        left = len(s.hands[side]) - HAND_LIMIT
        name: str = yield Ask(side, "discard", offer=lambda: usable(s, side), context=left)
        discard(p, side, held(s, side, name))


def unclaimed(p: P) -> Flow:
    """R9.6: each goes from the game or back into the deck; Eyes of Ibad keeps one."""
    s = p.state
    detach(s, FEAR)
    s.feared = NOBODY
    shuffled = False
    for vision in s.revealed[:]:
        if s.kept >> vision & 1:
            continue
        choice: str = yield Ask(ATREIDES, "unclaimed", [REMOVE, SHUFFLE], context=VISIONS[vision])
        s.revealed.remove(vision)
        if choice == REMOVE:
            s.claimed.append(vision)
            p.tell("vision_removed", (VISIONS[vision],))
        else:
            s.visions.append(vision)
            shuffled = True
            p.tell("vision_shuffled", (VISIONS[vision],))
    if shuffled:
        shuffle_visions(p)


def shuffle_visions(p: P) -> None:
    """The prescience deck is shuffled: nobody knows where its cards lie."""
    s = p.state
    s.visions_known.forget(s.visions)
    p.rng.shuffle(s.visions)


def round_over(p: P) -> None:
    """R9.7; The Spacing Guild moves its heighliners here (SG3.4)."""


SCENES: Final = (
    end_of_round,
    claim_at_end,
    check_victory,
    clear_vehicles,
    relieve,
    restore_leaders,
    discard_down,
    unclaimed,
    round_over,
)
KINDS: Final = (
    Kind(
        "claim",
        [*VISIONS, DONE],
        asked(("R9.1", "R11.2")),
        options_by("vision"),
        refused("why-not-claimed", ("R11.7", "R11.8"), "vision"),
    ),
    Kind("relieve", [*LEADER_NAMES, DONE], asked(("R6.4",)), options_by("leader")),
    Kind(
        "discard",
        [card.name for card in ALL_DESIGNS],
        lambda p, ask: message("ask-discard", ("R9.5",), n=ask.context),
        options_by("card"),
        refused("why-not-discarded", ("R9.5",), "card"),
    ),
    Kind(
        "unclaimed",
        [REMOVE, SHUFFLE],
        lambda p, ask: message("ask-unclaimed", ("R9.6",), vision=ask.context),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "relieved": ("leader", "area"),
    "vision_removed": ("vision",),
    "vision_shuffled": ("vision",),
}
