"""The turns of phase 2: alternating, the Atreides first, until the Harkonnen have used their last die (R4.4-R4.6)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.arrakis.actions import free, revealing
from kanly.games.arrakis.actions.menu import CARD_OPTIONS, SPECIALS, choose_action
from kanly.games.arrakis.cards.playing import is_ready
from kanly.games.arrakis.cards.visions import claimable
from kanly.games.arrakis.client.words import DONE, asked, message
from kanly.games.arrakis.facts.leaders import LEADER_OF, SIDE_OF
from kanly.games.arrakis.facts.pieces import ATREIDES, CLAIMS, HARKONNEN, RESULT_OF, RESULTS, SIDES
from kanly.games.arrakis.facts.planning import DESIGN_OF
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import advance_tank
from kanly.games.arrakis.table.hands import usable_designs
from kanly.games.arrakis.table.looking import atomics_ready, desert_power_allowed, in_play, unused_dice
from kanly.games.arrakis.table.records import NOBODY
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

DESERT: Final = "desert_power"
SISTER: Final[list[Option]] = [("sister", result) for result in RESULTS]


def take_turn(p: P, side: int) -> Flow:
    """R4.4: a die for an action or a card, or Desert Power without one."""
    s = p.state
    s.active = side
    if p.rules.setting("deeds_last") == "turn":  # R11.9
        s.deeds = 0
    s.die = NOBODY
    s.subject = NOBODY
    s.marches = []
    s.flown = []
    s.lifted = []
    p.new_turn()
    ask = Ask(side, "turn", offer=lambda: free.with_free_actions(p, side, dice_to_spend(p, side)))
    choice = yield ask
    if free.is_free_action(choice):
        choice = yield from free.ask_again(p, ask, choice)
    if choice == PASS:
        p.tell("passed", (SIDES[side],))
        end_turn(p, side)
        return
    if choice == DESERT:
        p.tell("desert_power", (SIDES[side],))
        p.then("desert_power", ("finish_turn", side))
        return
    if isinstance(choice, tuple):  # a Bene Gesserit token: used, it leaves the game (F6)
        s.die = s.sisters[side]
        s.sisters[side] = NOBODY
        s.bene_gesserit[side] -= 1
    else:
        s.die = RESULT_OF[choice]
        s.dice[side][s.die] -= 1
    s.forced = NOBODY if side == HARKONNEN else s.forced
    p.tell("spent", (SIDES[side], RESULTS[s.die]))
    p.then(("finish_turn", side))
    yield from choose_action(p, s.die, True)


def dice_to_spend(p: P, side: int) -> list[Option]:
    """The dice of a side, its Bene Gesserit token; for the Atreides also Desert Power and passing (R4.5, R4.6)."""
    s = p.state
    dice = s.dice[side]
    sister = s.sisters[side]
    if side == HARKONNEN and s.forced != NOBODY and (dice[s.forced] or sister == s.forced):
        forced: list[Option] = [RESULTS[s.forced]] if dice[s.forced] else []
        return [*forced, SISTER[sister]] if sister == s.forced else forced
    out: list[Option] = list(compress(RESULTS, dice))
    if sister != NOBODY:
        out.append(SISTER[sister])
    if side == ATREIDES:
        if desert_power_allowed(s, p.rules.setting("sisters_count")):
            out.append(DESERT)
        if p.rules.setting("atreides_pass") or not out:
            out.append(PASS)
    return out


def finish_turn(p: P, side: int) -> Flow | None:
    """R11.9: what the action has made possible can still be done; asked only when everybody sees something."""
    if side == ATREIDES and (worth_asking(p) or p.rules.step("more_to_do")(p, side)):
        return last_chance(p, side)
    end_turn(p, side)
    return None


def last_chance(p: P, side: int) -> Flow:
    """Free actions, until the side is done."""
    ask = Ask(side, "finish", offer=lambda: free.with_free_actions(p, side, [DONE]))
    choice = yield ask
    yield from free.ask_again(p, ask, choice)
    end_turn(p, side)


def worth_asking(p: P) -> bool:
    """Whether a prescience card could be claimed, or the atomics detonated."""
    s = p.state
    if atomics_ready(s):
        return True
    if s.claims >= CLAIMS:
        return False
    for vision in s.revealed:
        if claimable(p, vision, True) and not p.rules.visions[vision].die:
            return True
    return False


def more_to_do(p: P, side: int) -> bool:
    """The Spacing Guild: whether a frigate could still bombard."""
    return False


def end_turn(p: P, side: int) -> None:
    """R6.2, R4.5: the tank moves; after the Harkonnen's last die the phase is over, unused Atreides dice are lost."""
    s = p.state
    if s.die != NOBODY or (side == ATREIDES and p.rules.setting("tank_by_desert_power")):
        advance_tank(p, side)
    s.die = NOBODY
    if side == ATREIDES:
        s.hunted = False
    if side == HARKONNEN and not unused_dice(s, HARKONNEN):
        p.then("end_action_phase")
    else:
        p.then(("take_turn", 1 - side))


def end_action_phase(p: P) -> Flow:
    """F3: no Atreides action any more; the Harkonnen may still scout (R4.20)."""
    s = p.state
    s.active = NOBODY
    s.deeds = 0
    s.dice[ATREIDES] = [0] * len(RESULTS)
    s.sisters = [NOBODY, NOBODY]
    p.tell("actions_over")
    yield from scout_on(p)
    p.rules.step("clear_frigates")(p)


def scout_on(p: P) -> Flow:
    """Scouting with what still flies, as often as the Harkonnen like."""
    while revealing.can_scout(p):
        choice: str = yield Ask(HARKONNEN, "scout_now", ["scout", PASS])
        if choice == PASS:
            return
        yield from revealing.scout(p)


def clear_frigates(p: P) -> None:
    """The Spacing Guild: frigates leave before phase 3 (SG6.2)."""


def _describe_turn(p: P, ask: Ask, option: Option) -> Message:
    if free.is_free_action(option):
        return free.describe_free(p, ask, option)
    if isinstance(option, tuple):
        return message("turn-sister", ("R4.3",), result=option[1])
    if option in (PASS, DESERT):
        return message("turn-" + option, ("R4.13",) if option == DESERT else ("R4.5",))
    return message("turn-option", result=option)


def _why_not_turn(p: P, ask: Ask, option: Option) -> Message | None:
    if free.is_free_action(option):
        return free.why_not_free(p, ask, option)
    s = p.state
    if option == PASS:
        return message("why-no-pass", ("R4.6",))
    if option == DESERT:
        return message("why-no-desert_power", ("R4.13",))
    if isinstance(option, tuple) and option[0] == "card":
        mine = DESIGN_OF[option[1]] in usable_designs(s, ask.seat)
        return message("why-spend-first-card" if mine else "why-no-card", ("R4.4",), card=option[1])
    if isinstance(option, tuple) and option[0] == "special":
        leader = LEADER_OF[option[1]]
        if SIDE_OF[leader] != ask.seat or not in_play(s, leader):
            return message("why-leader-not-in-play", ("R4.15",), leader=option[1])
        says = "why-spend-first-special" if is_ready(p, leader) else "why-leader-not-ready"
        return message(says, ("R4.15",), leader=option[1])
    if isinstance(option, tuple):
        return message("why-no-sister", ("R4.3",), result=option[1])
    if ask.seat == HARKONNEN and s.forced != NOBODY:
        return message("why-forced", ("R4.7",), result=RESULTS[s.forced])
    return message("why-no-die", ("R4.4",), result=option)


def _describe_finish(p: P, ask: Ask, option: Option) -> Message:
    return free.describe_free(p, ask, option) if free.is_free_action(option) else message("finish-done")


SCENES: Final = (take_turn, finish_turn, end_action_phase)
STEPS: Final = (more_to_do, clear_frigates)
KINDS: Final = (
    Kind(
        "turn",
        [*RESULTS, *SISTER, DESERT, PASS, *free.FREE],
        asked(("R4.4",)),
        _describe_turn,
        _why_not_turn,
        besides=[*SPECIALS, *CARD_OPTIONS],  # they come with a die
    ),
    Kind(
        "finish",
        [DONE, *free.FREE],
        asked(("R11.9", "R4.16")),
        _describe_finish,
        lambda p, ask, option: free.why_not_free(p, ask, option) if free.is_free_action(option) else None,
    ),
    Kind("scout_now", ["scout", PASS], asked(("R4.20",))),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "passed": ("side",),
    "desert_power": ("side",),
    "spent": ("side", "result"),
    "actions_over": (),
}
