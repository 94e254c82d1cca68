"""Immortality as it is plugged in: everything that the Bene Tleilax bring to a game of the series."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.modules.immortality import (
    atomics,
    bot,
    client,
    dealings,
    grafting,
    hagal,
    market,
    observing,
    pairs,
    play,
    tanks,
    tracks,
)
from kanly.games.imperium.modules.immortality.table import IMMORTALITY, ImmortalityTable
from kanly.games.imperium.sets import immortality as cards
from kanly.kernel import Module, flag

MODULE: Final[Module] = Module(
    IMMORTALITY,
    scenes=play.SCENES,
    steps=(market.on_top,),
    wraps=play.WRAPS,
    kinds=client.KINDS,
    settings=(
        flag("go_to_11"),  # IMM-R13.1
        flag("promo_card"),  # IMM-R3.13
        flag("printed_icons_only"),  # IMM-R8.18
        flag("ghola_signet_once"),  # IMM-R8.30
        flag("combat_icons_add"),  # IMM-R11.1
        flag("two_alike"),  # IMM-R12.2
        flag("trashed_intrigues_return"),  # IMM-R9.6
        flag("tleilaxu_apart"),  # IMM-R6.7
    ),
    record=lambda rules: ImmortalityTable(None, rules.houses),
    records=(ImmortalityTable,),
    view=client.view_tleilaxu,
    redeal=client.redeal_tleilaxu,
    blocks=observing.BLOCKS,
    almanac=client.add_tleilaxu,
    events={
        **tracks.EVENTS,
        **tanks.EVENTS,
        **market.EVENTS,
        **grafting.EVENTS,
        **pairs.EVENTS,
        **dealings.EVENTS,
        **atomics.EVENTS,
        **hagal.EVENTS,
    },
    lists={
        "sets": [cards.IMMORTALITY],
        "kinds_of_pieces": ["research_space", "tleilaxu_space"],
        "hagal_less": ["hagal_carthag"] * 3 + ["hagal_research_station"],  # IMM-R14.1, IMM-R14.8
        "set_up": ["lay_out_tleilaxu"],
        "acts": [grafting.Graft(), market.Purchase(), tanks.Release(), atomics.FamilyAtomics()],
        "paintings": [client.TleilaxuPainting()],
        "sees": [bot.see_tleilaxu],
        "answers": [bot.ANSWERS],
        "visits": [bot.grafted_visits],
        "traits": [bot.TRAIT],
        "sent_worth": [bot.sent_worth],
        "better": [bot.better_act],
    },
)
