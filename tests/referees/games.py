"""The referees, and the fifty games that each of them knows.

They watch the first fifteen, and of the others each that brings together two of these for the first time: seats,
modules, settings, bots. With KANLY_REFEREES=all they watch all fifty: after a change of many rules, and to hunt.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from tests.referees.arrakis.referee import ArrakisReferee
from tests.referees.dune.referee import DuneReferee
from tests.referees.first_cards.leaders import EVERY_LEADER, with_guests
from tests.referees.first_cards.referee import FirstCards, FirstCardsRivals, FirstCardsTeams
from tests.referees.immortality.first_game import FirstImmortality, HagalImmortality
from tests.referees.immortality.referee import ImmortalityReferee, ImmortalRivals, ImmortalTeams
from tests.referees.imperium.hagal import HagalReferee
from tests.referees.imperium.referee import ImperiumReferee
from tests.referees.referee import Referee, Watched
from tests.referees.rise_of_ix.referee import FirstIx, FirstIxImmortality, IxImmortality, IxReferee
from tests.referees.rise_of_ix.rivals import IxHagal, IxHagalImmortality, IxImmortalRivals, IxRivals
from tests.referees.rise_of_ix.teams import IxImmortalTeams, IxTeams
from tests.referees.rivals.referee import RivalsReferee
from tests.referees.six_players.referee import SixReferee
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

IMPERIUM: dict[tuple[str, ...], type[UprisingReferee]] = {  # by what changes the rules of play
    (): UprisingReferee,
    ("rivals",): RivalsReferee,
    ("six_players",): SixReferee,
    ("immortality",): ImmortalityReferee,
    ("rivals", "immortality"): ImmortalRivals,
    ("six_players", "immortality"): ImmortalTeams,
    ("rise_of_ix",): IxReferee,
    ("rivals", "rise_of_ix"): IxRivals,
    ("immortality", "rise_of_ix"): IxImmortality,
    ("rivals", "immortality", "rise_of_ix"): IxImmortalRivals,
    ("first_cards",): FirstCards,
    ("rivals", "first_cards"): FirstCardsRivals,
    ("six_players", "first_cards"): FirstCardsTeams,
    ("six_players", "rise_of_ix"): IxTeams,
    ("six_players", "immortality", "rise_of_ix"): IxImmortalTeams,
}
FIRST: dict[tuple[str, ...], type[UprisingReferee]] = {  # the same of the first game
    (): ImperiumReferee,
    ("rivals",): HagalReferee,
    ("immortality",): FirstImmortality,
    ("rivals", "immortality"): HagalImmortality,
    ("rise_of_ix",): FirstIx,
    ("rivals", "rise_of_ix"): IxHagal,
    ("immortality", "rise_of_ix"): FirstIxImmortality,
    ("rivals", "immortality", "rise_of_ix"): IxHagalImmortality,
}
CHANGING = ("rivals", "six_players", "immortality", "rise_of_ix", "first_cards")


def uprising_referee(table: Table) -> Referee:
    """The referee who knows the modules of this table."""
    return with_guests(IMPERIUM[changing(table)], table)


def imperium_referee(table: Table) -> Referee:
    """The referee of the first game who knows the modules of this table."""
    return with_guests(FIRST[changing(table)], table)


def changing(table: Table) -> tuple[str, ...]:
    """The modules of a table that change the rules of play."""
    return tuple([name for name in CHANGING if name in table.rules.setup.modules])


REFEREES: dict[str, Callable[[Table], Referee]] = {
    "dune": DuneReferee,
    "imperium": imperium_referee,
    "uprising": uprising_referee,
    "arrakis": ArrakisReferee,
}
MIXED = (("random",), ("greedy",), ("random", "greedy"))
DUNE_MODULES = (
    (),
    ("advanced",),
    ("faction_extras",),
    ("advanced_battle", "extra_spice"),
    ("karama_powers", "double_blow"),
)
ANY_FACTIONS = (("faction_pool", "all"),)
SIX_ROUNDS = (("rounds", 6),)  # random players of War for Arrakis go on for a hundred

RIVAL_SETTINGS: tuple[tuple[tuple[str, Any], ...], ...] = (
    (),
    (("brutal_escalation", True), ("smart_politics", True)),
    (("expert_deployment", True), ("rival_choice", "gentle")),
    (("smart_politics", True), ("expert_deployment", True), ("rival_choice", "chosen")),
    (("leader_choice", "drafted"), ("desert_tactics_twice", True)),
)
HAGAL_SETTINGS: tuple[tuple[tuple[tuple[str, Any], ...], ...], ...] = (  # for one, for two
    (
        (),
        (("difficulty", "mercenary"),),
        (("difficulty", "mentat"), ("row_churn", True)),
        (("difficulty", "kwisatz_haderach"), ("brutal_escalation", True)),
    ),
    ((), (("harvest_strict", True),), (), ()),
)
TEAM_SETTINGS: tuple[tuple[tuple[str, Any], ...], ...] = ((), (("shaddam_worms", True), ("trade_same_good", True)))
IMMORTAL_SETTINGS: tuple[tuple[tuple[str, Any], ...], ...] = (
    (),
    (("go_to_11", True),),
    (("promo_card", True),),
    (("combat_icons_add", True), ("two_alike", True)),
    (("trashed_intrigues_return", True), ("tleilaxu_apart", True)),
)
IX_SETTINGS: tuple[tuple[tuple[str, Any], ...], ...] = (  # the third one is for two and more
    (),
    (("spare_negotiators", False), ("disposal_unspent", True)),
    (("epic", True),),
    (("second_dreadnought_controls", True), ("thrives_at_round_start", True)),
    (("one_step_ahead_optional", True), ("strongarm_garrison", True)),
)
GUESTS = ((EVERY_LEADER, True),)
UPRISING_MODULES = ((), ("choam",), ("first_cards",), ("choam", "first_cards"))
IX_MODULES = (("rise_of_ix",), ("choam", "rise_of_ix"), ("immortality", "rise_of_ix"))
SELDOM_GREEDY = (("random",), ("random",), ("random", "greedy"), ("random",), ("random", "random", "greedy"))

# What is watched, by game; rivals, teams and the Bene Tleilax are watched as games of their own.
PLAYED = {
    "house hagal": "imperium",
    "first immortality": "imperium",
    "rivals": "uprising",
    "six players": "uprising",
    "immortality": "uprising",
    "first rise of ix": "imperium",
    "rise of ix": "uprising",
}


def ix_settings(seats: int, i: int) -> tuple[tuple[str, Any], ...]:
    """Some settings of Rise of Ix; alone there is no epic game."""
    settings = IX_SETTINGS[i % 5]
    return () if seats == 1 and settings == IX_SETTINGS[2] else settings


GAMES: dict[str, list[Watched]] = {
    "dune": [
        Watched(2 + i % 5, DUNE_MODULES[i // 5 % 5], ANY_FACTIONS if i % 2 else (), f"dune {i}", MIXED[i % 3])
        for i in range(50)
    ],
    "uprising": [
        Watched(
            3 + i % 2,
            UPRISING_MODULES[i // 2 % 2 + 2 * (i >= 40)],
            GUESTS if i % 10 > 6 else (),
            f"uprising {i}",
            MIXED[i % 3],
        )
        for i in range(50)
    ],
    "imperium": [
        Watched(3 + i % 2, (), GUESTS if i % 10 > 6 else (), f"imperium {i}", MIXED[i % 3]) for i in range(50)
    ],
    "house hagal": [
        Watched(1 + i % 2, (), HAGAL_SETTINGS[i % 2][i // 2 % 4], f"hagal {i}", MIXED[i % 3]) for i in range(50)
    ],
    "rivals": [
        Watched(
            1 + i % 2,
            UPRISING_MODULES[i // 2 % 2 + 2 * (i >= 44)],
            RIVAL_SETTINGS[i // 2 % 5],
            f"rivals {i}",
            MIXED[i % 3],
        )
        for i in range(50)
    ],
    "six players": [
        Watched(
            6,
            (("first_cards",) if i >= 40 else ()),
            TEAM_SETTINGS[i % 2],
            f"six {i}",
            SELDOM_GREEDY[i % 5],
        )
        for i in range(50)
    ],
    "immortality": [
        Watched(
            (1, 2, 3, 4, 6)[i % 5],
            (("choam", "immortality") if i % 10 < 4 else ("immortality",)),
            IMMORTAL_SETTINGS[i // 5 % 5],
            f"immortality {i}",
            SELDOM_GREEDY[i // 2 % 5],
        )
        for i in range(50)
    ],
    "first immortality": [
        Watched(1 + i % 4, ("immortality",), IMMORTAL_SETTINGS[i % 5], f"first {i}", SELDOM_GREEDY[i // 2 % 5])
        for i in range(50)
    ],
    "first rise of ix": [
        Watched(
            1 + i % 4,
            (("immortality", "rise_of_ix") if i % 6 == 1 else ("rise_of_ix",)),
            ix_settings(1 + i % 4, i),
            f"first ix {i}",
            SELDOM_GREEDY[i // 2 % 5],
        )
        for i in range(50)
    ],
    "rise of ix": [
        Watched(
            6 if i >= 40 else 1 + i % 4,
            IX_MODULES[i % 3],
            ix_settings(6 if i >= 40 else 1 + i % 4, i),
            f"ix {i}",
            SELDOM_GREEDY[i // 2 % 5],
        )
        for i in range(50)
    ],
    "arrakis": [
        Watched(2, (("spacing_guild",) if i % 2 else ()), SIX_ROUNDS, f"arrakis {i}", MIXED[i // 2 % 3])
        for i in range(50)
    ],
}

FIRST_GAMES = 15  # watched whatever they bring
EVERY_GAME = os.environ.get("KANLY_REFEREES") == "all"


def brought_together(one: Watched) -> set[tuple[Any, Any]]:
    """What this game tries in pairs: seats, modules, settings as a whole and each of them, bots."""
    parts: list[Any] = [("seats", one.seats), ("modules", one.modules), ("settings", one.settings), ("bots", one.bots)]
    return {*combinations(parts, 2), *[(parts[0], setting) for setting in one.settings]}


def watched(games: Iterable[Watched]) -> list[Watched]:
    """Which of these a referee watches: the same ones always."""
    seen: set[tuple[Any, Any]] = set()
    chosen: list[Watched] = []
    for n, one in enumerate(games):
        if EVERY_GAME or n < FIRST_GAMES or not brought_together(one) <= seen:
            chosen.append(one)
        seen |= brought_together(one)
    return chosen


# Games in which a referee was once wrong.
SETTLED: dict[str, list[Watched]] = {
    # R7.7: a token too many, a surprise and no cards: the whole first round of a battle in one answer
    # R9.5: the last card too many goes, and the round with it
    "arrakis": [
        Watched(2, ("spacing_guild",), SIX_ROUNDS, seed, ("random", "greedy"))
        for seed in ("arrakis 47x1", "arrakis 521y")
    ],
}
