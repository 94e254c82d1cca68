"""Notes about treachery cards: where the table says so, only the Atreides may keep them (ATR.B2).

What lies open is still seen by everybody while it does: the last discard, the plans of the present battle, one's hand.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.facts.cards import DESIGN_OF
from kanly.games.dune.facts.factions import ATREIDES
from kanly.games.dune.table.state import DuneState
from kanly.kernel import Event

BLOT: Final = "unseen"  # stands for a card in the log
CARD_FIELDS: Final = ("card", "card1", "card2", "leader")  # of events; a hero stands where a leader would
SEEN_ONLY_ONCE: Final = ("card_shown",)  # nothing else tells the ally what he was shown (R14.11)


def takes_notes(s: DuneState, seat: int | None) -> bool:
    """Whether a seat plays the Atreides."""
    return seat is not None and seat == s.sides[ATREIDES].seat


def without_notes(shown: dict[str, Any], seat: int | None) -> None:
    """A view that leaves to the memory what was seen of treachery cards."""
    shown["treachery"]["discard"] = shown["treachery"]["discard"][-1:]
    shown["sworn"] = []
    for side in shown["factions"].values():
        if side["seat"] != seat:
            side["hand"] = ["?"] * len(side["hand"])


def without_cards(event: Event, fields: tuple[str, ...]) -> Event:
    """An event that no longer says which treachery cards it was about."""
    if event.kind in SEEN_ONLY_ONCE or not any(name in CARD_FIELDS for name in fields):
        return event
    data = [
        BLOT if fields[i] in CARD_FIELDS and event.data[i] in DESIGN_OF else event.data[i] for i in range(len(fields))
    ]
    return Event(event.kind, tuple(data), event.to, event.learnt)
