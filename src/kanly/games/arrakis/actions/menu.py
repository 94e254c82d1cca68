"""What a die can be spent on: actions, special actions, planning cards, prescience cards (R4.4-R4.15)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions import free
from kanly.games.arrakis.actions.deploying import deploy
from kanly.games.arrakis.actions.legions import any_legion
from kanly.games.arrakis.actions.moving import move
from kanly.games.arrakis.battle.attacking import begin_attack
from kanly.games.arrakis.cards.playing import card_now, is_ready, play_card, special_action
from kanly.games.arrakis.cards.trying import does_something
from kanly.games.arrakis.cards.visions import claim, claimable
from kanly.games.arrakis.client.words import in_vain, message
from kanly.games.arrakis.facts.leaders import LEADER_NAMES, LEADER_OF, LEADERS_OF, SIDE_OF, WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    BOXES,
    DEPLOYMENT,
    HARKONNEN,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    RESULTS,
    STRATEGY,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS
from kanly.games.arrakis.facts.prescience import IN_TURN, VISION_OF
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.hands import held, usable_designs
from kanly.games.arrakis.table.looking import in_play
from kanly.games.arrakis.table.records import POOL
from kanly.kernel import Ask, Flow, Kind, Message, Option

NOTHING: Final = "nothing"
MOVE: Final = "move"  # R4.8
ATTACK: Final = "attack"
LEAD: Final = "lead"  # R4.9
SURPRISE: Final = "surprise"
DEPLOY: Final = "deploy"  # R4.10
DRAW: Final = "draw"  # R4.11
PROMOTE: Final = "promote"  # R4.12
VEHICLES: Final = "vehicles"
DESERT: Final = "desert_power"  # R4.13
ACTIONS: Final = (MOVE, ATTACK, LEAD, SURPRISE, DEPLOY, DRAW, PROMOTE, VEHICLES, DESERT, NOTHING)
RULES: Final[dict[str, str]] = {
    MOVE: "R4.8",
    ATTACK: "R4.8",
    LEAD: "R4.9",
    SURPRISE: "R4.9",
    DEPLOY: "R4.10",
    DRAW: "R4.11",
    PROMOTE: "R4.12",
    VEHICLES: "R4.12",
    DESERT: "R4.13",
    NOTHING: "R4.22",
}
# What each result allows.
OF_RESULT: Final[tuple[tuple[str, ...], ...]] = (
    (LEAD, SURPRISE),
    (MOVE, ATTACK),
    (DEPLOY,),
    (DRAW,),
    (PROMOTE, VEHICLES),
)
ATREIDES_HOUSE: Final[tuple[int, ...]] = (STRATEGY, LEADERSHIP, DEPLOYMENT, MENTAT)  # R4.12
ALL_BOXES: Final = (1 << len(BOXES)) - 1
WITH_CARDS: Final[tuple[tuple[int, ...], ...]] = (LEADERS_OF[HARKONNEN], (*LEADERS_OF[ATREIDES], WILD_MAKER))
SPECIALS: Final[list[Option]] = [("special", name) for name in LEADER_NAMES]
CARD_OPTIONS: Final[list[Option]] = [("card", card.name) for card in ALL_DESIGNS]
CLAIM_OPTIONS: Final[list[Option]] = [("claim", name) for name in IN_TURN]


def choose_action(p: P, result: int, with_cards: bool) -> Flow:
    """One action with the die that was spent; with House the Atreides have every action (R4.12, R4.23)."""
    s = p.state
    side = s.active

    def ways() -> list[Option]:
        return free.with_free_actions(p, side, possible(p, side, result, with_cards))

    ask = Ask(side, "action", offer=ways, context=RESULTS[result])
    choice = yield ask
    if free.is_free_action(choice):
        choice = yield from free.ask_again(p, ask, choice)
    if isinstance(choice, tuple):
        sort, name = choice
        if sort == "special":
            special_action(p, LEADER_OF[name])
        elif sort == "card":
            play_card(p, side, held(s, side, name))
        else:
            yield from claim(p, VISION_OF[name])
        return
    act(p, side, choice)


def act(p: P, side: int, choice: str) -> None:
    """The scenes of a normal action."""
    if choice == MOVE:
        move(p, "any", 2)
    elif choice == LEAD:
        move(p, "leader", 2)
    elif choice == ATTACK:
        begin_attack(p, "any", False)
    elif choice == SURPRISE:
        begin_attack(p, "leader", True)
    elif choice == DEPLOY:
        deploy(p, side)
    elif choice == DRAW:
        p.then(("do", ("draw", 2)))
    elif choice == PROMOTE:
        p.then(("do", ("replace", "regular", "elite", 2)))
    elif choice == VEHICLES:
        p.then(("place_any", 2))
    elif choice == DESERT:
        p.then("desert_power")
    else:
        p.tell("nothing_done")


def possible(p: P, side: int, result: int, with_cards: bool) -> list[Option]:
    """Everything that the die could do now."""
    s = p.state
    out: list[Option] = []
    boxes = 1 << result  # a mask
    if result == HOUSE and side == ATREIDES:
        for each in ATREIDES_HOUSE:
            add_actions(p, side, each, out)
        out.append(DESERT)
        if p.rules.setting("house_specials"):  # R4.23
            boxes = ALL_BOXES
    else:
        add_actions(p, side, result, out)
    box_of = p.rules.boxes
    for leader in WITH_CARDS[side]:
        if boxes & box_of[leader] and is_ready(p, leader):
            out.append(SPECIALS[leader])
    if with_cards:
        out += [CARD_OPTIONS[design] for design in usable_designs(s, side)]
        if side == ATREIDES:
            for vision in s.revealed:
                if p.rules.visions[vision].die and claimable(p, vision):
                    out.append(("claim", p.rules.visions[vision].name))
    out.append(NOTHING)
    return out


def add_actions(p: P, side: int, result: int, out: list[Option]) -> None:
    """The normal actions that a result allows."""
    for action in OF_RESULT[result]:
        if action == LEAD and MOVE in out:
            continue  # a move that needs a leader is no other move
        if can(p, side, action):
            out.append(action)


def can(p: P, side: int, action: str) -> bool:
    """Whether a normal action would find anything to do; deploying, drawing and vehicles are simply offered."""
    if action in (MOVE, LEAD):
        return any_legion(p, side, "any" if action == MOVE else "leader", True, False)
    if action in (ATTACK, SURPRISE):
        return any_legion(p, side, "any" if action == ATTACK else "leader", False, True)
    return True


def _describe_action(p: P, ask: Ask, option: Option) -> Message:
    if free.is_free_action(option):
        return free.describe_free(p, ask, option)
    if isinstance(option, tuple):
        if option[0] == "card":
            return card_now(p, ask.seat, option[1], message("action-card", ("R4.4",), card=option[1]))
        if option[0] == "claim":
            return message("action-claim", ("R11.3",), vision=option[1])
        words = message("action-special", ("R4.15",), leader=option[1])
    else:
        words = message(_deploying(p, ask.seat) if option == DEPLOY else f"action-{option}", (RULES[option],))
    return words if option == NOTHING or _does_something(p, ask.seat, option) else in_vain(words)


def _deploying(p: P, side: int) -> str:
    """R4.21: without tokens in the pool the Atreides deploy a leader alone."""
    if side == HARKONNEN:
        return "action-deploy-harkonnen"
    return "action-deploy-atreides" if POOL in p.state.tokens else "action-deploy-leader"


def _does_something(p: P, side: int, option: Option) -> bool:
    """Whether a special action or a normal one would find anything to do."""
    if isinstance(option, tuple):
        return does_something(p, lambda copy: special_action(copy, LEADER_OF[option[1]]))
    return does_something(p, lambda copy: act(copy, side, option))


def _why_no_action(p: P, ask: Ask, option: Option) -> Message | None:
    if free.is_free_action(option):
        return free.why_not_free(p, ask, option)
    if isinstance(option, tuple):
        if option[0] == "card":
            return message("why-no-card", ("R4.4",), card=option[1])
        if option[0] == "claim":
            return message("why-not-free-claim", ("R11.3",))
        leader = LEADER_OF[option[1]]
        if SIDE_OF[leader] != ask.seat or not in_play(p.state, leader):
            return message("why-leader-not-in-play", ("R4.15",), leader=option[1])
        if not is_ready(p, leader):
            return message("why-leader-not-ready", ("R4.15", "R6.1"), leader=option[1])
        return message("why-other-box", ("R4.15",), leader=option[1])
    fits = option in OF_RESULT[RESULTS.index(ask.context)] if ask.context in RESULTS else False
    return message("why-no-legion-can" if fits else "why-other-result", (RULES[option],), result=ask.context)


def _domain(rules: Any) -> list[Option]:
    return [*ACTIONS, *SPECIALS, *CARD_OPTIONS, *CLAIM_OPTIONS, *free.FREE]


SCENES: Final = (choose_action,)
KINDS: Final = (
    Kind(
        "action",
        _domain,
        lambda p, ask: message("ask-action", ("R4.4", "R4.15"), result=ask.context),
        _describe_action,
        _why_no_action,
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"nothing_done": (), "nothing_came": ()}
