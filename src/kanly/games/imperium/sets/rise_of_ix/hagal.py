"""The nine House Hagal cards of Rise of Ix: seven for one player, five for two (IX-110)."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import influence, influence_at, recruit
from kanly.games.imperium.modules.rise_of_ix.rivals import IxHagal, few_influence, fewer_dreadnoughts
from kanly.games.imperium.modules.rise_of_ix.shipping import freighter
from kanly.games.imperium.modules.rise_of_ix.units import commission
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route
from kanly.games.imperium.pieces.icons import GUILD
from kanly.games.imperium.sets.rise_of_ix.board import acquire_tech, tech_or_negotiator


def hagal() -> tuple[Hagal, ...]:
    """Cards that look at the rival's influence with the Guild, tech, and dreadnoughts (IX-111, IX-112, IX-123)."""
    return (
        IxHagal("hagal_interstellar_shipping", _interstellar(), swords=3),
        IxHagal(
            "hagal_foldspace_interstellar",
            Route("fold_space", influence(GUILD), picked=few_influence()),
            _interstellar(),
            swords=2,
        ),
        IxHagal(
            "hagal_smuggling_interstellar",
            Route("smuggling", freighter(), picked=few_influence()),
            _interstellar(),
            swords=2,
        ),
        IxHagal(
            "hagal_tech_negotiation", Route("tech_negotiation", tech_or_negotiator(1)), copies=2, swords=0, seats=(1,)
        ),
        IxHagal(
            "hagal_dreadnought_1p",
            Route("dreadnought", commission(), acquire_tech(), picked=fewer_dreadnoughts()),
            copies=2,
            swords=3,
            seats=(1,),
        ),
        IxHagal(
            "hagal_dreadnought_2p",
            Route("dreadnought", commission(), recruit(1), picked=fewer_dreadnoughts()),
            copies=2,
            swords=3,
            seats=(2,),
        ),
    )


def _interstellar() -> Route:
    return Route("interstellar_shipping", freighter(), freighter(), picked=influence_at(GUILD, 2))
