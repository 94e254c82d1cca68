"""The set-up: factions, prediction, traitors, first places."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.thought import Answer, Thought
from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADER_OF, LEADER_STRENGTH
from kanly.kernel import PASS, Option

LIKED: Final = ("emperor", "harkonnen", "atreides", "fremen", "spacing_guild", "bene_gesserit")
# Where the Fremen begin: next to Tuek's Sietch, next to Habbanya, and at home.
FREMEN_PLACES: Final[dict[str, int]] = {"sietch_tabr.13": 2, "false_wall_south.4": 4, "false_wall_west.16": 4}
ROUNDS_FORETOLD: Final = (2, 3, 3, 4, 4, 5, 6)


def predicted_faction(t: Thought) -> Option:
    """One of the strong ones."""
    likely = [name for name in LIKED if t.has(name)][:3]
    return likely[int(t.rng.random() * len(likely))] if likely else t.harmless()


def predicted_round(t: Thought) -> Option:
    """Neither at once nor at the very end."""
    return t.nearest(ROUNDS_FORETOLD[int(t.rng.random() * len(ROUNDS_FORETOLD))])


def keep_traitor(t: Thought) -> Option:
    """The strongest leader of somebody else."""
    f = FACTION_OF[t.ask.context]
    return max(t.ask.options, key=lambda name: _as_traitor(f, LEADER_OF[name]))


def _as_traitor(f: int, leader: int) -> int:
    return LEADER_STRENGTH[leader] if LEADER_FACTION[leader] != f else 0


def place_forces(t: Thought) -> Option:
    """A few at home, the others within reach of two more strongholds."""
    return t.nearest(FREMEN_PLACES.get(t.ask.context, 0))


ANSWERS: Final[dict[str, Answer]] = {
    "take_faction": lambda t: t.prefer(*LIKED),
    "swap": lambda t: t.prefer(PASS),
    "answer_swap": lambda t: t.prefer("decline"),
    "predicted_faction": predicted_faction,
    "predicted_round": predicted_round,
    "keep_traitor": keep_traitor,
    "place_forces": place_forces,
    "place_fedaykin": lambda t: t.nearest(1),
    "place_advisor": lambda t: t.prefer("habbanya_sietch.16"),
}
