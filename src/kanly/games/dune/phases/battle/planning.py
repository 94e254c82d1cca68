"""Making battle plans: both in secret, question by question, then uncovered together (R11.4, R11.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.anytime.face_down import seen_alive
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, CHEAP_HERO, DEFENSES, DESIGNS, OF_KIND, WEAPONS
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.factions import ATREIDES, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS
from kanly.games.dune.facts.map import TERRITORIES
from kanly.games.dune.phases.battle.fighters import kwisatz_haderach_allowed, opponent, place_of, present
from kanly.games.dune.phases.battle.plans import (
    DIAL,
    LEADER,
    NONE,
    WEAPON,
    half_points,
    legal_plans,
    points,
    projected,
    unbound_plans,
)
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import named, names, show
from kanly.games.dune.table.lineup import leader_names, only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, DuneState, Plan
from kanly.games.dune.table.state import READY as ALIVE
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option, Secret

YES: Final = "yes"
NO: Final = "no"
SUPPORT_MOST: Final = 20  # one spice a force

Made = tuple[int, int, str, str, str, str]  # dial in half points, spice, leader, Kwisatz Haderach, weapon, defence


def battle_plans(p: P) -> Flow:
    """Both plan in secret; then everything is uncovered together (R11.4, R11.8)."""
    s = p.state
    battle = present(s)
    fighters = (battle.aggressor, battle.defender)
    if battle.locked_by != NOBODY:
        yield from _lock_plan(p, battle.locked_by)
    planners = [f for f in fighters if f != battle.locked_by]
    made = yield Secret("battle_plan", {seat_of(s, f): _making(p, f) for f in planners})
    battle = present(s)
    for f in fighters:
        plan = battle.locked
        if plan is None or f != battle.locked_by:
            plan = written(s, f, made[seat_of(s, f)])
        battle.plans.append(plan)
        _show(p, f, plan, EVERYONE)
        _note_lack(s, f, plan)
        if plan.leader != NOBODY:
            seen_alive(s, plan.leader)
    p.uncover()
    for i in range(2):
        p.tell("plan", told(fighters[i], battle.plans[i]))
    s.wheels = fighters


def _note_lack(s: DuneState, f: int, plan: Plan) -> None:
    """Whoever does not play what the Voice has ordered before anything else bound him does not hold it (BG.B3)."""
    battle = present(s)
    bindings = battle.bindings[place_of(battle, f)]
    if not bindings or bindings[0].source != "voice" or not bindings[0].yes:
        return
    kind = CARD_KINDS.index(bindings[0].value)
    leaderless = plan.leader == NOBODY and plan.hero == NOBODY
    if all(CARD_KIND[card] != kind for card in cards_of(plan)) and (kind == CHEAP_HERO or not leaderless):
        s.lacks.append((f, kind))


def _making(p: P, f: int) -> Callable[[], Flow]:
    return lambda: make_plan(p, f)


def _lock_plan(p: P, f: int) -> Flow:
    """The enemy of the Atreides plans first, and they see all of it (ATR.K1)."""
    s = p.state
    seat = seat_of(s, f)
    made = yield Secret("battle_plan", {seat: _making(p, f)})
    plan = written(s, f, made[seat])
    present(s).locked = plan
    seers = 1 << seat | 1 << seat_of(s, ATREIDES)
    _show(p, f, plan, seers)
    p.uncover(seers)
    p.tell("plan_shown", told(f, plan), seers)


def _show(p: P, f: int, plan: Plan, to: int) -> None:
    for card in cards_of(plan):
        show(p, f, card, to)


def make_plan(p: P, f: int) -> Flow:
    """A fighter's secret: every question offers what some legal plan still has, so there are no dead ends."""
    seat = seat_of(p.state, f)
    legal = legal_plans(p, f)
    shown: Option = yield Ask(seat, "plan_dial", projected(legal, DIAL))
    dial = half_points(shown)
    spice = 0
    spices: list[Option] = p.rules.step("battle_spice")(p, f, dial)
    if spices != [0]:
        spice = yield Ask(seat, "plan_support", spices, context=(shown,))
    leader = NONE
    kwisatz_haderach = NO
    if legal.leaders != [NONE]:
        leader = yield Ask(seat, "plan_leader", projected(legal, LEADER), context=(shown, spice))
        if kwisatz_haderach_allowed(p, f):
            kwisatz_haderach = yield Ask(seat, "plan_kwisatz_haderach", [YES, NO], context=(shown, spice, leader))
    weapon = NONE
    weapons = projected(legal, WEAPON)
    if weapons != [NONE]:
        weapon = yield Ask(seat, "plan_weapon", weapons, context=(shown, spice, leader, kwisatz_haderach))
    defence = NONE
    defences: list[Option] = [pair[1] for pair in legal.cards if pair[0] == weapon]
    if defences != [NONE]:
        context = (shown, spice, leader, kwisatz_haderach, weapon)
        defence = yield Ask(seat, "plan_defence", defences, context=context)
    return dial, spice, leader, kwisatz_haderach, weapon, defence


def written(s: DuneState, f: int, made: Made) -> Plan:
    """A plan as it lies on the table, from what `make_plan` returned."""
    dial, spice, leader, kwisatz_haderach, weapon, defence = made
    plan = Plan()
    plan.dial = dial
    plan.spice = spice
    if leader in LEADER_OF:
        plan.leader = LEADER_OF[leader]
    elif leader != NONE:
        plan.hero = named(s, f, leader)
    plan.kwisatz_haderach = kwisatz_haderach == YES
    if weapon != NONE:
        plan.weapon = named(s, f, weapon)
    if defence != NONE:
        plan.defence = named(s, f, defence)
    return plan


def cards_of(plan: Plan) -> list[int]:
    """The treachery cards of a plan: hero, weapon, defence."""
    return [card for card in (plan.hero, plan.weapon, plan.defence) if card != NOBODY]


def told(f: int, plan: Plan) -> tuple[Option, ...]:
    """A plan as events tell it."""
    leader = CARD_NAME[plan.hero] if plan.hero != NOBODY else NONE
    if plan.leader != NOBODY:
        leader = LEADERS[plan.leader].name
    weapon = CARD_NAME[plan.weapon] if plan.weapon != NOBODY else NONE
    defence = CARD_NAME[plan.defence] if plan.defence != NOBODY else NONE
    return (
        FACTIONS[f].name,
        points(plan.dial),
        plan.spice,
        leader,
        weapon,
        defence,
        YES if plan.kwisatz_haderach else NO,
    )


# Words.


def _planner(p: P, ask: Ask) -> int:
    """The fighter whom a seat plans for."""
    battle = present(p.state)
    return battle.aggressor if seat_of(p.state, battle.aggressor) == ask.seat else battle.defender


def _question(p: P, ask: Ask) -> Message:
    battle = present(p.state)
    other = opponent(battle, _planner(p, ask))
    territory = TERRITORIES[battle.territory].name
    return message("ask-" + ask.kind, ("R11.4",), faction=FACTIONS[other].name, territory=territory)


def _dial_question(p: P, ask: Ask) -> Message:
    """How much to dial; where forces count in full only for spice, the question says so."""
    asked = _question(p, ask)
    if not p.rules.step("counts_by_spice")(p, _planner(p, ask)):
        return asked
    return Message(asked.id + "-supported", asked.args, asked.refs, (*asked.rules, "R15.3"))


def _describe_dial(p: P, ask: Ask, option: Option) -> Message:
    """The dial, and the spice that it may take (R15.3.1)."""
    f = _planner(p, ask)
    if not p.rules.step("counts_by_spice")(p, f):
        return message("plan_dial-amount", amount=option)
    spices: list[Option] = p.rules.step("battle_spice")(p, f, half_points(option))
    least, most = min(spices), max(spices)
    if least == most:
        return message("plan_dial-spice", ("R15.3",), amount=option, spice=least)
    return message("plan_dial-spices", ("R15.3",), amount=option, least=least, most=most)


def _why_no_dial(p: P, ask: Ask, option: Option) -> Message:
    dials = unbound_plans(p, _planner(p, ask)).dials
    if half_points(option) in dials:
        return message("why-plan-bound", ("R11.20",))
    if half_points(option) > max(dials):
        return message("why-dial-too-high", tuple(p.rules.lists["dial_rules"]), amount=points(max(dials)))
    return message("why-dial-no-forces", tuple(p.rules.lists["dial_rules"]))


def _why_no_support(p: P, ask: Ask, option: Option) -> Message:
    spice = p.state.sides[_planner(p, ask)].spice
    if option > spice:
        return message("why-support-too-little-spice", ("R15.3.1",), spice=spice)
    return message("why-support-no-forces", ("R15.3.1",), amount=ask.context[0])


def _describe_leader(p: P, ask: Ask, option: Option) -> Message:
    if option in LEADER_OF:
        return message("plan_leader-this", leader=option, strength=LEADERS[LEADER_OF[option]].strength)
    return message("plan_leader-none") if option == NONE else message("plan_leader-hero", card=option)


def _why_no_leader(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    f = _planner(p, ask)
    if option in unbound_plans(p, f).leaders:
        return message("why-plan-bound", ("R11.20",))
    if option == NONE:
        return message("why-leader-mandatory", ("R11.4", "R11.6"))
    if option not in LEADER_OF:
        return message("why-card-not-held", ("R11.4",), card=option)
    leader = LEADER_OF[option]
    if s.leader_holder[leader] != f:  # first: whether another faction's leader is alive may be a secret (HAR.A1)
        return message(
            "why-leader-not-yours", ("R11.6",), leader=option, faction=FACTIONS[s.leader_holder[leader]].name
        )
    if s.leader_state[leader] != ALIVE:
        return message("why-leader-dead", ("R11.6",), leader=option)
    territory = TERRITORIES[s.leader_at[leader]].name
    return message("why-leader-fought-elsewhere", ("R11.7",), leader=option, territory=territory)


def _describe_support(p: P, ask: Ask, option: Option) -> Message:
    """The spice, and how many forces then make up the dial: who wins loses these (R15.3.2)."""
    sets = p.rules.step("battle_losses")(p, _planner(p, ask), half_points(ask.context[0]), option)
    sizes = [normal + special for normal, special in sets]
    least, most = min(sizes, default=0), max(sizes, default=0)
    if least == most:
        return message("plan_support-amount", ("R15.3",), spice=option, count=most)
    return message("plan_support-range", ("R15.3",), spice=option, least=least, most=most)


def _describe_card(p: P, ask: Ask, option: Option) -> Message:
    return message(ask.kind + "-none") if option == NONE else message("plan-card", card=option)


def _why_no_card(p: P, ask: Ask, option: Option) -> Message:
    if option != NONE and named(p.state, _planner(p, ask), option) == NOBODY:
        return message("why-card-not-held", ("R11.4",), card=option)
    if ask.kind == "plan_defence" and option == ask.context[4]:
        return message("why-card-is-weapon", ("R11.4",), card=option)
    return message("why-plan-bound", ("R11.20",))


def _cards(kinds: tuple[int, ...]) -> list[Option]:
    """The cards that fit a slot, and none."""
    return [NONE, *[design.name for design in DESIGNS if design.kind in kinds]]


KINDS: Final = (
    Kind(
        "plan_dial",
        lambda rules: rules.lists["battle_dials"],
        question=_dial_question,
        describe=_describe_dial,
        why_not=_why_no_dial,
    ),
    Kind(
        "plan_support",
        list(range(SUPPORT_MOST + 1)),
        question=lambda p, ask: message("ask-plan_support", ("R15.3",), amount=ask.context[0]),
        describe=_describe_support,
        why_not=_why_no_support,
    ),
    Kind(
        "plan_leader",
        lambda rules: [*leader_names(rules), *names(list(OF_KIND[CHEAP_HERO])), NONE],
        question=_question,
        describe=_describe_leader,
        why_not=_why_no_leader,
    ),
    *only_with(
        ATREIDES,
        Kind(
            "plan_kwisatz_haderach",
            [YES, NO],
            question=lambda p, ask: message("ask-plan_kwisatz_haderach", ("ATR.A2",)),
        ),
    ),
    Kind("plan_weapon", _cards(WEAPONS), _question, _describe_card, _why_no_card),
    Kind("plan_defence", _cards(DEFENSES), _question, _describe_card, _why_no_card),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(
    ("plan", "plan_shown"), ("faction", "amount", "spice", "leader", "card1", "card2", "kwisatz_haderach")
)
