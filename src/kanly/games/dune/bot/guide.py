"""What a search is told about Dune: how factions and alliances stand, in traits whose weights were learnt."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final

from kanly.games.dune.facts.cards import CARD_KIND, KINDS
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.leaders import LEADERS, LEADERS_OF
from kanly.games.dune.facts.map import NODE_TERRITORY, STRONGHOLDS
from kanly.games.dune.rules import DuneRules
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.forces import strongholds_of
from kanly.games.dune.table.state import READY, DuneState
from kanly.kit import Learnt, Standing

LESSONS: Final = Path(__file__).with_name("dune.json")
ALONE: Final = 3  # strongholds that win (R13)
TOGETHER: Final = 4
ADVICE: Final = 0.4  # options say little here without the board, which the game's own bot looks at
COUNSEL: Final = 0.7
PLENTY: Final = 16  # spice
ARMS: Final = tuple([KINDS.index(kind) for kind in ("projectile", "poison", "lasgun", "shield", "snooper")])

OWN: Final = (
    *("holds", "contested", "spice", "rich", "forces", "garrisons", "specials", "reserves", "tanks"),
    *("cards", "arms", "traitors", "leaders", "strength", "order"),
)
NAMES: Final = (
    *OWN,
    *[f"is_{faction.name}" for faction in FACTIONS],
    *[f"{faction.name}_holds" for faction in FACTIONS],
    *("allied", "lacks_one", "lacks_none", "beyond"),
)


class DuneGuide(Learnt):
    """The guide for one set-up."""

    def __init__(self, rules: DuneRules) -> None:
        super().__init__(rules, list(NAMES), len(FACTIONS), LESSONS)
        self.advice = ADVICE
        self.counsel = COUNSEL
        self.rollout = True

    def period(self, state: DuneState) -> int:
        """The round."""
        return state.round

    def chapter(self, state: DuneState, seat: int) -> int:
        """Every faction plays in its own way; of two factions of a seat, the first."""
        for f in range(len(FACTIONS)):
            if state.sides[f].seat == seat:
                return f
        return 0

    def progress(self, state: DuneState) -> float:
        """By rounds."""
        return max(0.0, (state.round - 1) / ROUNDS)

    def standings(self, state: DuneState) -> list[Standing]:
        """Factions, allies and the factions of one seat together."""
        out: list[Standing] = []
        sides: dict[str, Standing] = {}
        members: list[int] = []
        for party in self.rules.parties(state):
            f = [faction.name for faction in FACTIONS].index(party.id)
            traits = faction_traits(state, f)
            found = sides.get(party.team)
            assert party.seat is not None
            if found is None:
                found = Standing(1 << party.seat, traits)
                sides[party.team] = found
                out.append(found)
                members.append(1)
                continue
            found.seats |= 1 << party.seat
            for i in range(len(traits)):
                found.traits[i] += traits[i]
            members[out.index(found)] += 1
        for i in range(len(out)):
            traits = out[i].traits
            lacks = (TOGETHER if members[i] > 1 else ALONE) - traits[0]
            traits += [1.0 if members[i] > 1 else 0.0, 1.0 if lacks == 1 else 0.0, 1.0 if lacks <= 0 else 0.0]
            traits.append(max(0.0, -lacks))
        return out


def faction_traits(s: DuneState, f: int) -> list[float]:
    """How one faction stands, without what its allies have."""
    side = s.sides[f]
    holds = len(strongholds_of(s, f))
    contested = len(strongholds_of(s, f, True)) - holds
    forces = 0
    garrisons = 0
    for node, n in side.forces.items():
        forces += n
        if NODE_TERRITORY[node] in STRONGHOLDS:
            garrisons += n
    spice = side.spice + side.bribes
    arms = 0
    for card in side.hand:
        if CARD_KIND[card] in ARMS:
            arms += 1
    leaders = [i for i in LEADERS_OF[f] if s.leader_state[i] == READY and s.leader_holder[i] == f]
    traits = [float(holds), float(contested), sqrt(spice), 1.0 if spice > PLENTY else 0.0, float(forces)]
    traits += [float(garrisons), float(sum(side.specials.values())), float(side.reserves), float(side.tanks)]
    traits += [float(len(side.hand)), float(arms), float(len(side.traitors)), float(len(leaders))]
    traits.append(float(sum([LEADERS[i].strength for i in leaders])))
    traits.append(float(s.order.index(f)) if f in s.order else 0.0)
    who = [0.0] * (2 * len(FACTIONS))
    who[f] = 1.0
    who[len(FACTIONS) + f] = float(holds)
    return traits + who
