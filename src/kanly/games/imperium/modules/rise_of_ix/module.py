"""Rise of Ix as it is plugged in: everything that it brings to a game of the series."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.guide import Trait
from kanly.games.imperium.modules.rise_of_ix import (
    abilities,
    acquiring,
    acts,
    bot,
    cards,
    client,
    conflict,
    effects,
    fleet,
    folded,
    observing,
    play,
    rivals,
    setting_up,
    shipping,
    teams,
    units,
)
from kanly.games.imperium.modules.rise_of_ix.setting_up import EPIC, MULTIPLAYER
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, IxTable
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets import rise_of_ix as sets
from kanly.kernel import Module, Setting, flag
from kanly.kit import module_of, wraps_of

PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    play,
    abilities,
    conflict,
    acquiring,
    shipping,
    fleet,
    units,
    effects,
    acts,
    rivals,
    teams,
    observing,
)
NO_RIVALS: Final = ("archduke_armand_ecaz", "ilesa_ecaz", "princess_yuna_moritani", "tessia_vernius")  # IX-117
SETTINGS: Final[tuple[Setting, ...]] = (
    flag(EPIC, seats=MULTIPLAYER),  # IX-100
    Setting("spare_negotiators", default=True),  # IX-35
    flag("disposal_unspent"),  # IX-45
    flag("second_dreadnought_controls"),  # IX-58
    flag("thrives_at_round_start"),  # IX-80
    flag("one_step_ahead_optional"),  # IX-83
    flag("strongarm_garrison"),  # IX-95
)


def rise_of_ix(printed: Set, wraps: dict[str, Callable[[Any], Any]], traits: list[Trait]) -> Module:
    """The module with what is printed for one game, what only that game has of it, and the traits its lessons know."""
    return module_of(
        RISE_OF_IX,
        PARTS,
        wraps=wraps_of(setting_up.WRAPS, play.WRAPS, abilities.WRAPS, acts.WRAPS, conflict.WRAPS, rivals.WRAPS, wraps),
        also_wraps=wraps_of(rivals.ALSO_WRAPS, teams.ALSO_WRAPS),
        settings=SETTINGS,
        record=lambda rules: IxTable(None, rules.houses),
        records=(IxTable,),
        view=client.view_ix,
        redeal=client.redeal_ix,
        almanac=client.add_ix,
        lists={
            "sets": [printed],
            "kinds_of_pieces": ["tech", "shipping_space"],
            "no_rivals": list(NO_RIVALS),
            "set_up": [
                "lay_out_tech",
                "begin_ix_leaders",
                "begin_epic",
                "deal_opening_contracts",
                "intelligence",
            ],
            "tie_breaks": [play.OWNS_CHAUMURKY],
            "acts": [cards.Cheaper(), acts.UseTech([]), acts.Launch()],
            "paintings": [client.IxPainting()],
            "sees": [bot.see_ix],
            "answers": [bot.ANSWERS],
            "traits": traits,
            "better": [bot.better_act],
            "sent_worth": [bot.sent_worth],
        },
    )


FIRST: Final[Module] = rise_of_ix(sets.RISE_OF_IX, {}, [bot.TRAIT])
UPRISING: Final[Module] = rise_of_ix(sets.FOLDED, folded.WRAPS, [])
