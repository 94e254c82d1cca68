"""The six leaders of Rise of Ix."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.decks import TrashCard
from kanly.games.imperium.effects.piles import acquire_from_stack
from kanly.games.imperium.effects.vocabulary import (
    acquire_free,
    discard,
    gain,
    influence_chosen,
    lose_influence,
    may,
    pay,
    recruit,
    when,
)
from kanly.games.imperium.modules.rise_of_ix.conditions import AgentsOn
from kanly.games.imperium.modules.rise_of_ix.effects import InfluenceSnooped, Snooped
from kanly.games.imperium.modules.rise_of_ix.leaders import IxLeader
from kanly.games.imperium.modules.rise_of_ix.shipping import freighter
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, CITY, LANDSRAAD, SPICE_TRADE
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.sets.rise_of_ix.board import tech_or_negotiator


def guests() -> tuple[Leader, ...]:
    """Those who need neither tech tiles nor freighters nor dreadnoughts."""
    absent = ("prince_rhombur_vernius", "viscount_hundro_moritani")
    return tuple([leader for leader in leaders() if leader.name not in absent])


def leaders() -> tuple[Leader, ...]:
    """The leaders."""
    return (
        IxLeader(
            "archduke_armand_ecaz",
            house="ecaz",
            complexity=2,
            revealing=(when(AgentsOn((LANDSRAAD, CITY, SPICE_TRADE), 2), TrashCard(zones=("play",))),),
            signet=(may(acquire_free(3)),),
        ),
        IxLeader(
            "ilesa_ecaz",
            house="ecaz",
            complexity=3,
            plans=True,
            signet=(pay(solari=1) >> acquire_from_stack("foldspace"),),
        ),
        IxLeader(
            "prince_rhombur_vernius", house="vernius", complexity=1, cannons=4, signet=(may(tech_or_negotiator()),)
        ),
        IxLeader(
            "princess_yuna_moritani",
            house="moritani",
            complexity=2,
            thrives=True,
            signet=(pay(solari=7) >> influence_chosen() + recruit(1) + gain(spice=1),),
        ),
        IxLeader(
            "tessia_vernius",
            house="vernius",
            complexity=4,
            snooping=(discard(1) >> gain(spice=1), *[each for f in ALL_FACTIONS for each in _rewards(f)]),
            signet=(lose_influence() >> InfluenceSnooped(),),
        ),
        IxLeader(
            "viscount_hundro_moritani",
            house="moritani",
            complexity=1,
            spies_out=True,
            signet=(pay(spice=1) >> freighter(),),
        ),
    )


def _rewards(track: int) -> tuple[Effect, ...]:
    """The second, third and fourth reward for the token of a track (IX-84)."""
    return (
        Snooped(track, bonus=True, influence=False),
        Snooped(track, bonus=False, influence=True),
        Snooped(track, bonus=True, influence=True),
    )
