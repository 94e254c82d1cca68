"""Dune: Imperium - Rise of Ix, on the board of the first game and, folded, on Uprising's."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.choam.contracts import opening_contracts
from kanly.games.imperium.sets.rise_of_ix import board, conflicts, hagal, imperium, intrigues, leaders, tech
from kanly.games.imperium.sets.rise_of_ix.rulings import LEADERS, RULINGS

_OTHERS: Final[dict[str, Any]] = {
    "tech": tech.tech,
    "shipping_space": board.shipping,
    "hagal": hagal.hagal,
    "contract": opening_contracts,
}

RISE_OF_IX: Final[Set] = Set(
    "rise_of_ix",
    spaces=board.spaces,
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    conflicts=conflicts.conflicts,
    leaders=leaders.leaders,
    others=_OTHERS,
    decks={"epic": imperium.epic},
    covers=("hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"),  # IX-10
    rulings=RULINGS,
)

# The leaders without the rest; where Foldspace is not in the reserve, one of them brings it (IX-05).
GUEST_LEADERS: Final[Set] = Set("rise_of_ix", leaders=leaders.guests, rulings=LEADERS)
GUESTS_WITH_FOLDSPACE: Final[Set] = Set(
    "rise_of_ix", leaders=leaders.guests, reserve=imperium.foldspace, rulings=LEADERS
)

FOLDED: Final[Set] = Set(
    "rise_of_ix",
    spaces=board.folded_spaces,
    posts=board.posts,
    reserve=imperium.foldspace,  # IX-05
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    conflicts=conflicts.economic_supremacy,  # IX-03
    leaders=leaders.leaders,
    others=_OTHERS,
    decks={"epic": imperium.epic},
    covers=(
        *("assembly_hall", "gather_support", "shipping", "accept_contract"),  # IX-01
        *("post_landsraad_right", "post_choam"),  # IX-02
    ),
    rulings=RULINGS,
)
