"""Who has won (R13.2-R13.7), at the end of a round and after the last one.

A camp counts its strongholds together: an alliance, a player alone, or the two factions of one seat (R18.3).
"""

from __future__ import annotations

from kanly.games.dune.facts.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN, SPACING_GUILD
from kanly.games.dune.facts.map import HABBANYA_SIETCH, SIETCH_TABR, TUEKS_SIETCH
from kanly.games.dune.rules import P
from kanly.games.dune.settings import ROUNDS, STRONGHOLDS_ALONE, STRONGHOLDS_TWO_PLAYERS
from kanly.games.dune.table.forces import in_territory, occupants, strongholds_of
from kanly.games.dune.table.sides import allies_of, factions_of, in_play, seat_of
from kanly.games.dune.table.state import DuneState

Verdict = tuple[list[int], str]  # winners, and how: a message id of `reasons.VICTORY`


def verdict(p: P) -> Verdict:
    """Who has won now, and how; nobody yet: no winners."""
    camp = best_placed(p.state, qualifiers(p))
    if camp:
        return predicted(p, (camp, how(p, camp)))
    return at_the_end(p) if p.state.round >= ROUNDS else ([], "")


# By strongholds (R13.2-R13.5).


def two_players(p: P) -> bool:
    """Whether two seats play against each other, with one or two factions each (R18.2, R18.3)."""
    return p.rules.setup.seats == 2


def camp_of(p: P, f: int) -> list[int]:
    """The factions that win together with a faction, itself first."""
    s = p.state
    if two_players(p):
        return [f, *[g for g in factions_of(s, seat_of(s, f)) if g != f]]
    return [f, *allies_of(s, f)]


def camps(p: P) -> list[list[int]]:
    """All camps, in storm order of their best placed members."""
    out: list[list[int]] = []
    for f in p.state.order:
        if not any(f in camp for camp in out):
            out.append(camp_of(p, f))
    return out


def strongholds_needed(p: P, camp: list[int]) -> int:
    """How many strongholds make a camp win (R13.2, R13.3, R18.6)."""
    if two_players(p):
        return STRONGHOLDS_TWO_PLAYERS
    return p.rules.variant.strongholds if len(camp) > 1 else STRONGHOLDS_ALONE


def strongholds_held(p: P, camp: list[int]) -> int:
    """How many strongholds count for a camp (R13.4)."""
    contested: bool = p.rules.setting("contested_strongholds_count")
    return len({territory for f in camp for territory in strongholds_of(p.state, f, contested)})


def qualifiers(p: P) -> list[list[int]]:
    """The camps that hold enough strongholds."""
    return [camp for camp in camps(p) if strongholds_held(p, camp) >= strongholds_needed(p, camp)]


def best_placed(s: DuneState, qualified: list[list[int]]) -> list[int]:
    """Of several camps the one whose best placed member comes first in storm order (R13.5)."""
    for f in s.order:
        for camp in qualified:
            if f in camp:
                return camp
    return []


def how(p: P, camp: list[int]) -> str:
    """How a camp wins by strongholds."""
    if two_players(p):
        return "victory-two_players"
    return "victory-alliance" if len(camp) > 1 else "victory-strongholds"


# The prediction (BG.B1, R13.7).


def predicted(p: P, won: Verdict) -> Verdict:
    """The Bene Gesserit win alone instead if they have foreseen it."""
    s = p.state
    faction, round = s.prediction
    if in_play(s, BENE_GESSERIT) and round == s.round and faction in won[0]:
        return camp_of(p, BENE_GESSERIT) if two_players(p) else [BENE_GESSERIT], "victory-prediction"
    return won


# After the last round (R13.6).


def at_the_end(p: P) -> Verdict:
    """Nobody has won by strongholds: special victories, which no prediction touches, or most strongholds."""
    s = p.state
    if in_play(s, FREMEN) and desert_is_free(s):
        return camp_of(p, FREMEN), "victory-fremen"
    if in_play(s, SPACING_GUILD):
        return camp_of(p, SPACING_GUILD), "victory-guild"
    if in_play(s, FREMEN):
        return camp_of(p, FREMEN), "victory-fremen_last"
    return predicted(p, (most_strongholds(p), "victory-most_strongholds"))


def desert_is_free(s: DuneState) -> bool:
    """Whether the Fremen have kept their sietches and Tuek's Sietch from their enemies (FRE.V1)."""
    for sietch in (SIETCH_TABR, HABBANYA_SIETCH):
        if occupants(s, sietch) and not in_territory(s, FREMEN, sietch):
            return False
    return not any(in_territory(s, f, TUEKS_SIETCH) for f in (EMPEROR, HARKONNEN, ATREIDES))


def most_strongholds(p: P) -> list[int]:
    """The players with most strongholds, all of them if several; allies do not add up (R13.6)."""
    players = camps(p) if two_players(p) else [[f] for f in p.state.order]
    best = max([strongholds_held(p, player) for player in players])
    return [f for player in players if strongholds_held(p, player) == best for f in player]
