"""Alliances: whom to join, and when to leave."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.reading import Reading
from kanly.games.dune.bot.thought import Answer, Thought
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, FREMEN, SPACING_GUILD
from kanly.kernel import PASS, Option

KINDNESS: Final = 0.07  # what a spice received does for the giver
MOST_KINDNESS: Final = 0.2
LATE: Final = 7  # from this round on the end of the game is in sight


def alone(r: Reading, f: int) -> float:
    """How well a faction does by itself: its strongholds, against those it needs."""
    own = float(len(r.held([f])))
    if f in (FREMEN, SPACING_GUILD) and r.round >= LATE:
        own += 1.5  # the end of the game is theirs (FRE.V1, GUI.V1)
    return own / r.needed([f])


def together(r: Reading, f: int, g: int) -> float:
    """How well two factions would do: strongholds of both against those they need, and what else they share."""
    both = float(len(r.held([f])) + len(r.held([g])))
    if r.round >= LATE and (g in (SPACING_GUILD, FREMEN) or f in (SPACING_GUILD, FREMEN)):
        both += 1.5
    return (both + 0.3) / r.needed([f, g])


def suits(r: Reading, f: int, g: int, goodwill: int = 0) -> bool:
    """Whether a faction is better off with another one; who has given it spice is looked upon more kindly."""
    return together(r, f, g) + min(KINDNESS * goodwill, MOST_KINDNESS) > alone(r, f) + 0.15


def offer_alliance(t: Thought) -> Option:
    """To the one with whom victory is nearest."""
    r = t.table
    f = t.faction()
    goodwill = t.memory.goodwill
    others = [FACTION_OF[name] for name in t.ask.options if name != PASS]
    names = [FACTIONS[g].name for g in others if suits(r, f, g, goodwill.get(g, 0))]
    if not names:
        return PASS
    return max(names, key=lambda name: together(r, f, FACTION_OF[name]))


def answer_alliance(t: Thought) -> Option:
    """With one who helps."""
    r = t.table
    first, second = [FACTION_OF[name] for name in t.ask.context]
    f, g = (first, second) if r.seats[first] == r.seat else (second, first)
    return t.prefer("accept" if suits(r, f, g, t.memory.goodwill.get(g, 0)) else "decline")


def break_alliance(t: Thought) -> Option:
    """When one would win alone, or the two get nowhere."""
    r = t.table
    f = t.faction()
    allies = r.allies(f)
    if not allies:
        return PASS
    kept = suits(r, f, allies[0], t.memory.goodwill.get(allies[0], 0))
    return t.prefer(PASS if kept else "break", PASS)


ANSWERS: Final[dict[str, Answer]] = {
    "offer_alliance": offer_alliance,
    "answer_alliance": answer_alliance,
    "break_alliance": break_alliance,
}
