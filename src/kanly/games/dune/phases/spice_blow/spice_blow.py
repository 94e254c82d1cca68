"""Phase 2, spice blow and nexus (R6). What worms do is in `worms`, riding them in `rides`, alliances are in `nexus`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune.facts.cards import SHAI_HULUD, SPICE_CARD_NODE, SPICE_DECK
from kanly.games.dune.facts.map import NODE_SECTOR, NODE_TOKENS, TERRITORIES
from kanly.games.dune.phases.spice_blow import rides, worms
from kanly.games.dune.rules import P
from kanly.games.dune.table.state import Blow, DuneState
from kanly.kernel import EVERYONE, Kind

PILE_NAMES: Final[tuple[str, ...]] = ("a", "b")


def spice_blow(p: P) -> None:
    """A blow for each pile, and a nexus after worms."""
    p.state.blow = Blow()
    piles: int = p.rules.step("spice_piles")(p)
    scenes: list[tuple[str, int] | str] = []
    for pile in range(piles):
        scenes += ["karama_worm", ("begin_pile", pile), "reveal_spice"]
        if pile < piles - 1:
            scenes.append("end_pile")
    p.then(*scenes, "karama_worm", "end_spice_blow", "close_spice_blow")


def spice_piles(p: P) -> int:
    """How many spice cards are blown in a round, each for a discard pile of its own."""
    return 1


def double_blow(inner: Callable[[P], int]) -> Callable[[P], int]:
    """R15.2: two of them."""

    def spice_piles(p: P) -> int:
        return inner(p) + 1

    return spice_piles


def blow_of(s: DuneState) -> Blow:
    """The blow that is going on."""
    assert s.blow is not None
    return s.blow


def begin_pile(p: P, pile: int) -> None:
    """The worms of every blow are counted anew."""
    blow = blow_of(p.state)
    blow.pile = pile
    blow.worms = 0


def reveal_spice(p: P) -> None:
    """R6.1: the top card; after a worm the next one, until a territory comes."""
    s = p.state
    blow = blow_of(s)
    card = top_of_spice(p)
    p.reveal(EVERYONE, s.spice_known, card)
    if SPICE_DECK[card] != SHAI_HULUD:
        blow_spice(p, card)
    elif s.round == 1:  # R6.4
        blow.set_aside.append(card)
        p.tell("worm_set_aside")
        p.then("reveal_spice")
    else:
        s.spice_piles[blow.pile].append(card)
        p.then("shai_hulud", "reveal_spice")


def top_of_spice(p: P) -> int:
    """The next spice card; an empty deck is made of the discard piles again (R3.1, R19.26)."""
    s = p.state
    if s.sworn:  # what was said about the top card
        s.sworn = [oath for oath in s.sworn if oath[1] not in ("spice_card", "spice_worm")]
    if not s.spice_deck:
        kept: list[int] = []
        if p.rules.setting("keep_top_territory_on_reshuffle"):  # R6.8
            kept = [card for card in s.spice_piles[0] if SPICE_DECK[card] != SHAI_HULUD][-1:]
        s.spice_deck = [card for pile in s.spice_piles for card in pile if card not in kept]
        s.spice_piles = [kept, []]
        s.spice_known.forget(s.spice_deck)
        p.rng.shuffle(s.spice_deck)
        p.tell("spice_reshuffled")
    return s.spice_deck.pop()


def blow_spice(p: P, card: int) -> None:
    """R6.2: spice on its place, unless that is in the storm; worms set aside go back into the deck (R6.4)."""
    s = p.state
    blow = blow_of(s)
    node = SPICE_CARD_NODE[card]
    amount = TERRITORIES[SPICE_DECK[card]].spice if NODE_SECTOR[node] != s.storm else 0
    if amount:
        s.spice[node] = s.spice.get(node, 0) + amount
    s.spice_piles[blow.pile].append(card)
    p.tell("spice_blown", (NODE_TOKENS[node], amount, PILE_NAMES[blow.pile]))
    if blow.set_aside:
        s.spice_deck += blow.set_aside
        blow.set_aside = []
        s.spice_known.forget(s.spice_deck)
        p.rng.shuffle(s.spice_deck)


# After the blow: nexus and rides.


def end_pile(p: P) -> None:
    """R15.2: worms of the first pile bring their nexus before the second one is drawn, or later by the setting."""
    blow = blow_of(p.state)
    if not blow.nexus:
        return
    if not p.rules.setting("merge_nexus_at_end_of_phase"):
        p.then("nexus", "ride_worms")
        return
    blow.late_nexus = True
    blow.late_rides += blow.rides
    blow.nexus = False
    blow.rides = []


def end_spice_blow(p: P) -> None:
    """R6.7: the last nexus of the phase, also for worms that the Fremen called (R15.8)."""
    blow = blow_of(p.state)
    blow.rides = blow.late_rides + blow.rides
    blow.late_rides = []
    if blow.nexus or blow.late_nexus:
        p.then("nexus", "ride_worms")


def ride_worms(p: P) -> None:
    """FRE.B5: after the nexus, one ride after the other."""
    blow = blow_of(p.state)
    blow.nexus = False
    if blow.rides:
        p.then(("ride_worm", blow.rides.pop(0)), "ride_worms")


def close_spice_blow(p: P) -> None:
    """The phase is over."""
    p.state.blow = None


SCENES: Final = (
    spice_blow,
    begin_pile,
    reveal_spice,
    *worms.SCENES,
    end_pile,
    end_spice_blow,
    ride_worms,
    *rides.SCENES,
    close_spice_blow,
)
STEPS: Final[tuple[Any, ...]] = (spice_piles,)
KINDS: Final[tuple[Kind, ...]] = (*worms.KINDS, *rides.KINDS)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "spice_blown": ("node", "amount", "pile"),
    "spice_reshuffled": (),
    "worm_set_aside": (),
    **worms.EVENTS,
    **rides.EVENTS,
}
