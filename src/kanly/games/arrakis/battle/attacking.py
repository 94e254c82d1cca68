"""The attack: who attacks whom, and what is turned over before the first round (R7.1-R7.4).

A battle goes on in `fighting` (a round: discards, roll, specials, casualties) and ends in `ending` (going on, retreat,
advance, settlements destroyed).
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions.legions import any_legion, choose_legion
from kanly.games.arrakis.actions.moving import fly, set_out
from kanly.games.arrakis.battle.casualties import reveal_tokens, trim
from kanly.games.arrakis.client.words import came_to_nothing
from kanly.games.arrakis.facts.board import AREAS
from kanly.games.arrakis.facts.pieces import ATREIDES, SIDES
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import reveal_sietch, reveal_token
from kanly.games.arrakis.table.legions import UNITS
from kanly.games.arrakis.table.looking import can_be_attacked, in_mask
from kanly.games.arrakis.table.records import Battle, Party
from kanly.kernel import Flow


def begin_attack(p: P, what: str, surprise: bool, extra: str = "") -> None:
    """An attack with one legion (R4.8, R4.9)."""
    p.state.marches = []
    p.then(("attack", what, surprise, extra))


def attack(p: P, what: str, surprise: bool, extra: str) -> Flow:
    """The legion, its target and who takes part; then the battle."""
    s = p.state
    side = s.active
    party: Party | None = None
    if any_legion(p, side, what, False, True):
        party = yield from choose_legion(p, side, what, False, True, "surprise" if surprise else "attack")
    if party is None:
        came_to_nothing(p)
    else:
        start_battle(p, party, surprise, extra)


def move_or_attack(p: P, what: str, surprise: bool, extra: str) -> Flow:
    """One legion moves or attacks, as its target is free or not."""
    s = p.state
    side = s.active
    s.marches = []
    party: Party | None = None
    if any_legion(p, side, what, True, True):
        party = yield from choose_legion(p, side, what, True, True, "either")
    if party is None:
        came_to_nothing(p)
    elif can_be_attacked(s, side, party.target):
        start_battle(p, party, surprise, extra)
    else:
        set_out(p, party)
        p.then("arrive")


def start_battle(p: P, party: Party, surprise: bool, extra: str) -> None:
    """The attackers stay where they are; the vehicle that lets them strike so far is used."""
    s = p.state
    fly(p, party, True)
    battle = Battle()
    battle.attacker = party.side
    battle.area = party.area
    battle.target = party.target
    battle.word = party.word
    battle.captains = party.captains
    battle.tokens = party.tokens
    battle.mode = party.mode
    battle.surprise = surprise
    battle.extra_die = 1 if extra == "extra_die" else 0
    battle.four_dice = extra == "four_dice"
    battle.tireless = extra == "tireless"
    s.battle = battle
    s.party = None
    s.subject = party.area
    p.tell("attack", (SIDES[party.side], AREAS[party.area], AREAS[party.target]))
    p.then("battle_begins")


def battle_begins(p: P) -> Flow:
    """R7.3: sietch and tokens are turned, what is above the limit goes (R0.12); an empty settlement falls (R7.4)."""
    s = p.state
    battle = s.battle
    assert battle is not None
    reveal_sietch(p, battle.target)
    for token in in_mask(battle.tokens):
        reveal_token(p, token)
    battle.tokens = 0
    if battle.attacker == ATREIDES:
        yield from trim(p, ATREIDES, battle.area)
    else:
        yield from reveal_tokens(p, battle.target)
    if not battle.word & UNITS:
        p.then("battle_lost")
    elif s.legions[1 - battle.attacker][battle.target] & UNITS:
        p.then("battle_round")
    else:
        p.then("battle_won")


SCENES: Final = (attack, move_or_attack, battle_begins)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"attack": ("side", "from", "area")}
