"""How a battle ends: going on or not, retreat, advance, settlements destroyed (R7.11-R7.16)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions import free
from kanly.games.arrakis.actions.legions import choose_figures
from kanly.games.arrakis.actions.moving import arrive_in, relocate
from kanly.games.arrakis.battle.casualties import take_hits
from kanly.games.arrakis.battle.fighting import present, rank_in
from kanly.games.arrakis.client.words import asked, message, options_by, refused
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, ARRAKEEN, NEAR
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, SIDES
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import raze
from kanly.games.arrakis.table.legions import UNITS
from kanly.games.arrakis.table.looking import captains_in, is_free, settled_by_enemy, sietch_in, tokens_in
from kanly.games.arrakis.table.records import BETWEEN, GONE, NOBODY, ROLLING, STEP, WON, Party
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import check_objective, gain_prescience, gain_supremacy
from kanly.kernel import Ask, Flow, Kind, Message, Option

ON: Final = "continue"
CEASE: Final = "cease"
RETREAT: Final = "retreat"
STAND: Final = "stand"
ADVANCE: Final = "advance"
STAY: Final = "stay"


def battle_decision(p: P) -> Flow:
    """R7.11, R7.13: whoever is left; with both left, the attacker goes on or ceases."""
    s = p.state
    battle = present(s)
    if not _both_stand(p):
        return
    battle.stage = BETWEEN
    side = battle.attacker
    ask = Ask(side, "battle_on", offer=lambda: free.with_free_actions(p, side, [ON, CEASE]))
    answer = yield ask
    choice: str = yield from free.ask_again(p, ask, answer)
    battle.stage = ROLLING
    if choice == CEASE:
        p.tell("ceased", (SIDES[side],))
        p.then("battle_lost")
        return
    if settled_by_enemy(s, side, battle.target) and not battle.tireless:
        yield from take_hits(p, side, battle.area, 1, True)
    if not _both_stand(p):  # R7.19, or a bombardment in between
        return
    p.then("battle_retreat")


def _both_stand(p: P) -> bool:
    """Whether both sides still have units; if not, what follows is on the agenda."""
    s = p.state
    battle = present(s)
    attackers = battle.word & UNITS != 0
    defenders = s.legions[1 - battle.attacker][battle.target] & UNITS != 0
    if attackers and defenders:
        return True
    p.then("battle_lost" if not attackers else "battle_won")
    return False


# Retreat.


def battle_retreat(p: P) -> Flow:
    """R7.12: the defender may give way, to an area of the attacker's choice; else the next round."""
    s = p.state
    battle = present(s)
    side = 1 - battle.attacker
    ways = [near for near in NEAR[battle.target] if is_free(s, side, near)]
    choice: str = STAND
    if ways:
        choice = yield Ask(side, "retreat", [RETREAT, STAND])
    if choice == STAND:
        p.then("battle_round")
        return
    end = ways[0]
    if len(ways) > 1:
        chooser = battle.attacker if p.rules.setting("retreat_choice") == "attacker" else side
        name: str = yield Ask(chooser, "retreat_to", [AREAS[way] for way in ways], context=AREAS[battle.target])
        end = AREA_OF[name]
    tokens = 0
    for token in tokens_in(s, battle.target) if side == ATREIDES else []:
        tokens |= 1 << token
    captains = captains_in(s, side, battle.target)
    relocate(s, side, battle.target, end, s.legions[side][battle.target], captains, tokens)
    p.tell("retreated", (SIDES[side], AREAS[battle.target], AREAS[end]))
    p.then("battle_won")
    yield from arrive_in(p, side, end, False)


# Victory and defeat.


def battle_lost(p: P) -> None:
    """R7.13, R7.20, R7.21: the attackers gave up or fell; the defender's area is unchanged."""
    s = p.state
    battle = present(s)
    p.tell("battle_lost", (SIDES[battle.attacker], AREAS[battle.target]))
    s.battle = None


def battle_won(p: P) -> Flow:
    """R7.14: the winner may advance; a settlement falls when a unit moves in."""
    s = p.state
    battle = present(s)
    side = battle.attacker
    if side == ATREIDES:
        s.deeds |= WON
    p.tell("battle_won", (SIDES[side], AREAS[battle.target]))
    party = Party()
    party.side = side
    party.area = battle.area
    party.target = battle.target
    party.word = battle.word
    party.captains = battle.captains
    if is_free_to_enter(s, side, battle.target):
        choice: str = yield Ask(side, "advance", [ADVANCE, STAY], context=AREAS[battle.target])
        if choice == ADVANCE:
            if battle.mode == STEP or p.rules.setting("far_advance") == "part":
                s.party = party
                yield from choose_figures(p, party, "any")
                s.party = None
            advance(p, party)
            s.battle = None
            if s.winner == NOBODY:
                yield from arrive_in(p, side, party.target, True)
                yield from p.rules.step("after_arrivals")(p)
            return
    s.battle = None


def is_free_to_enter(s: ArrakisState, side: int, area: int) -> bool:
    """Nobody of the enemy is left there; his settlement may be."""
    return not s.legions[1 - side][area] & UNITS


def advance(p: P, party: Party) -> None:
    """The winners move in, and the settlement there is destroyed (R7.15, R7.16)."""
    s = p.state
    rank = rank_in(s, 1 - party.side, party.target)
    relocate(s, party.side, party.area, party.target, party.word, party.captains, 0)
    s.subject = party.target
    p.tell("advanced", (SIDES[party.side], AREAS[party.target]))
    if not rank:
        return
    p.tell("destroyed", (AREAS[party.target], rank))
    if party.side == HARKONNEN:
        s.sietches[sietch_in(s, party.target)] = GONE
        raze(s, ATREIDES, party.target)
        gain_supremacy(p, rank)
        return
    raze(s, HARKONNEN, party.target)
    for marker in range(3):
        gain_prescience(p, marker, rank)
    if party.target == ARRAKEEN:
        check_objective(p, "victory-arrakeen")


def _describe_on(p: P, ask: Ask, option: Option) -> Message:
    if free.is_free_action(option):
        return free.describe_free(p, ask, option)
    battle = present(p.state)
    if option == ON and settled_by_enemy(p.state, battle.attacker, battle.target) and not battle.tireless:
        return message("battle_on-continue-cost", ("R7.11",))
    return message("battle_on-" + option, ("R7.11",))


def _describe_advance(p: P, ask: Ask, option: Option) -> Message:
    """R7.15, R7.16: a settlement falls only to whoever moves in."""
    rank = rank_in(p.state, 1 - ask.seat, AREA_OF[ask.context])
    if not rank:
        return message("advance-" + option)
    what = "sietch" if ask.seat == HARKONNEN else "settlement"
    return message(f"advance-{option}-{what}", ("R7.15", "R7.16"), n=rank)


def _describe_retreat(p: P, ask: Ask, option: Option) -> Message:
    sent = option == RETREAT and p.rules.setting("retreat_choice") == "attacker"
    return message("retreat-retreat-sent" if sent else f"retreat-{option}", ("R7.12",))


def _ask_retreat_to(p: P, ask: Ask) -> Message:
    enemy = ask.seat == present(p.state).attacker
    return message("ask-retreat_to-enemy" if enemy else "ask-retreat_to", ("R7.12",), area=ask.context)


SCENES: Final = (battle_decision, battle_retreat, battle_lost, battle_won)
KINDS: Final = (
    Kind(
        "battle_on",
        [ON, CEASE, *free.FREE],
        asked(("R7.11",)),
        _describe_on,
        lambda p, ask, option: free.why_not_free(p, ask, option) if free.is_free_action(option) else None,
    ),
    Kind("retreat", [RETREAT, STAND], asked(("R7.12",)), _describe_retreat),
    Kind(
        "retreat_to",
        list(AREAS),
        _ask_retreat_to,
        options_by("area"),
        refused("why-not-retreat_to", ("R7.12", "R0.5"), "area"),
    ),
    Kind(
        "advance",
        [ADVANCE, STAY],
        lambda p, ask: message("ask-advance", ("R7.14",), area=ask.context),
        _describe_advance,
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ceased": ("side",),
    "retreated": ("side", "from", "area"),
    "battle_lost": ("side", "area"),
    "battle_won": ("side", "area"),
    "advanced": ("side", "area"),
    "destroyed": ("area", "rank"),
}
