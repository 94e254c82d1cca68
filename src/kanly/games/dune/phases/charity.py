"""Phase 3, CHOAM charity (R7): who has next to nothing may take up to two spice."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FACTIONS
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import gain
from kanly.games.dune.table.sides import seat_of
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

CHARITY: Final = 2  # what charity raises a faction to, and what the Bene Gesserit always get (R7.1, BG.A2)
CLAIM: Final = "claim"


def charity(p: P) -> None:
    """Everybody in storm order (R4.3)."""
    p.then(*[("charity_of", f) for f in p.state.order])


def charity_of(p: P, f: int) -> Flow:
    """R7.1: with 0 or 1 spice behind the shield one may take up to 2; the Bene Gesserit get 2 anyway (BG.A2)."""
    s = p.state
    if f == BENE_GESSERIT and p.rules.has(s, "BG.A2") and not (yield from stopped(p, "BG.A2")):
        gain(p, f, CHARITY, "charity")
        return
    if s.sides[f].spice >= CHARITY:
        return
    answer = yield Ask(seat_of(s, f), "charity", None, lambda: claims(p, f), FACTIONS[f].name)
    if answer == CLAIM:
        gain(p, f, CHARITY - s.sides[f].spice, "charity")
    else:
        p.tell("charity_declined", (FACTIONS[f].name,))


def claims(p: P, f: int) -> list[Option]:
    """What counts is the spice behind the shield, not the bribes in front of it (R7.2)."""
    return [CLAIM, PASS] if p.state.sides[f].spice < CHARITY else [PASS]


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """How much there is to have."""
    spice = p.state.sides[FACTION_OF[ask.context]].spice
    return message("ask-charity", ("R7.1",), faction=ask.context, spice=spice)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Too rich."""
    spice = p.state.sides[FACTION_OF[ask.context]].spice
    return message("why-charity-too-rich", ("R7.1", "R7.2"), spice=spice)


SCENES: Final = (charity, charity_of)
KINDS: Final[tuple[Kind, ...]] = (Kind("charity", [CLAIM, PASS], question, why_not=why_not),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"charity_declined": ("faction",)}
