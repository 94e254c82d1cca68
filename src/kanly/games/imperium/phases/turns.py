"""The player turns: an agent turn or a reveal turn, clockwise, until everybody has revealed (TRN, AGT, REV, ACQ)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kanly.games.imperium.client.words import message, open_clause_words, why_not_clause
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.effects.gains import SEAT_PERSUASION
from kanly.games.imperium.effects.waiting import DEPLOYED, REVEALED, Whenever, deployed, happened, put_away
from kanly.games.imperium.phases.plots import (
    any_plots,
    open_plots,
    play_intrigue,
    plot_options,
    plot_words,
    why_not_plot,
)
from kanly.games.imperium.phases.sending import (
    PLAY,
    any_ways,
    send,
    way_options,
    way_words,
    ways_in,
    why_no_agent,
    why_no_way,
)
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import PLOT
from kanly.games.imperium.pieces.opening import clause_options, opening
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.acquiring import acquire, price
from kanly.games.imperium.table.hands import on_offer, show
from kanly.games.imperium.table.pool import (
    carry_out,
    lay_open,
    open_clauses,
    put_played_away,
    take_eager,
)
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import (
    CHOOSING,
    NOBODY,
    REVEALING,
    SENT,
    Turn,
    after,
    clockwise,
)
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

REVEAL: Final = "reveal"
END: Final = "end"
ALL: Final = "all"
DO: Final = "do"
DEPLOY: Final = "deploy"
BUY: Final = "buy"
DEPLOYMENTS: Final[list[Option]] = [(DEPLOY, n) for n in range(1, 13)]
RULES: Final = {REVEAL: ("REV-01", "REV-02"), END: ("RUL-17", "REV-11"), ALL: ("AGT-07", "OPT-01")}

EVENTS: Final = {
    "turn": ("house",),
    "reveal_turn": ("house",),
    "turn_ends": ("house",),
    "clean_up": ("house", "strength"),
    "removes": ("card",),
}


def player_turns(p: P, h: int) -> None:
    """The next house that has not revealed yet is on turn (TRN-01, TRN-03)."""
    s = p.state
    has_turn = p.rules.steps["has_turn"]
    for g in clockwise(s, h):
        if has_turn(p, g):
            s.on_turn = Turn(g)
            s.on_turn.stage = CHOOSING
            p.new_turn()
            tell_of(p, "turn", g)
            p.then(("turn", g))
            return
    s.on_turn = Turn()


def has_turn(p: P, h: int) -> bool:
    """Whether a house has another turn in this round (TRN-03)."""
    return not p.state.houses[h].revealed


def turn(p: P, h: int) -> Flow:
    """One act after the other: what the house on turn does next is its own choice, until it ends the turn."""
    s = p.state
    seat = s.houses[h].seat
    own = s.on_turn
    x = p.rules.cast(p, h, NOBODY)
    offer = partial(acts, x)
    while True:
        if s.pool or s.playing:
            flow = take_eager(x)
            if flow is not None:
                yield from flow
        pick = yield Ask(seat, "turn", None, offer)
        if isinstance(pick, str) and pick == END:
            p.rules.steps["end_turn"](p, h)
            return
        flow = act(x, pick)
        if flow is not None:
            yield from flow
        if s.on_turn is not own:  # it has ended the turn
            return


def act(x: Cast, pick: Option) -> Flow | None:
    """Do what the house on turn has picked."""
    p = x.p
    s = x.s
    h = x.actor
    if isinstance(pick, str):
        if pick == ALL:
            return do_all(x)
        p.rules.steps["begin_reveal"](p, h)
        return None
    option: tuple[Any, ...] = pick
    what: str = option[0]
    if what == DO:
        return carry_out(x, option[1])
    if what == PLAY:
        card = named(p.rules.box, s.houses[h].hand, option[1])
        return send(p, h, card, option[2], option[3] if len(option) == 4 else 0)
    if what == PLOT:
        return play_intrigue(p, h, option[1], option[2])
    if what == BUY:
        buy(p, h, option[1])
        return None
    if what != DEPLOY:
        done: Flow | None = p.rules.steps["act_besides"](p, h, pick)
        return done
    ally = s.on_turn.ally
    forces.deploy(p, ally, option[1])
    s.on_turn.deployed += option[1]
    deployed(p, ally)
    return None


def act_besides(p: P, h: int, option: Option) -> Flow | None:
    """Do what a module lets a house do besides."""
    return p.rules.acts[option[0]].do(p, h, option)


def acts(x: Cast) -> list[Option]:
    """Everything that the house on turn may do now."""
    s = x.s
    h = x.actor
    x.card, x.given, x.it = NOBODY, 0, NOBODY
    options: list[Option] = []
    due = 0
    if s.pool:
        due, plain = open_clauses(x, options)
        if plain > 1:
            options.append(ALL)
    house = s.houses[h]
    stage = s.on_turn.stage
    if stage == CHOOSING:
        if house.agents and x.p.rules.steps["agent_ready"](x.p, h):
            ways_in(x, options)
        options.append(REVEAL)
    elif stage == SENT:
        if s.on_turn.ally == h and house.garrison:  # who fields units decides about them
            options += DEPLOYMENTS[: forces.may_deploy(s)]
    else:
        as_printed = house.aside == NOBODY and not x.p.rules.steps["discounts"](x.p, h)
        if house.persuasion >= x.box.cheapest or not as_printed:
            purchases(x, options, as_printed)
    if house.intrigues:
        open_plots(x, PLOT, options)
    for more in x.p.rules.acts_in[stage].with_hand(house.hand):
        more.offer(x, options)
    if not due and stage != CHOOSING:
        options.append(END)
    return options


def purchases(x: Cast, options: list[Option], as_printed: bool) -> None:
    """Add every card on offer that the house can pay for (ACQ-01); `as_printed`: none of them is cheaper for it."""
    pieces = x.box.pieces
    persuasion = x.s.houses[x.actor].persuasion
    found: list[Card] = []
    for card in on_offer(x.p, x.actor):
        printed = pieces[card]
        cost = printed.cost if as_printed else price(x.p, x.actor, card)
        if cost <= persuasion and printed not in found:
            found.append(printed)
            options.append(printed.purchase)


def do_all(x: Cast) -> Flow:
    """Carry out, in the order in which it was laid open, everything that must be done anyway."""
    for name, _, _ in x.s.pool[:]:
        effect = x.box.clauses[name]
        if effect.branching or not is_due(x, effect):
            continue
        flow = carry_out(x, name)
        if flow is not None:
            yield from flow


def is_due(x: Cast, effect: Effect) -> bool:
    """Whether a clause is open, ready and must be carried out."""
    for name, card, given in x.s.pool:
        if name == effect.name:
            x.card, x.given, x.it = card, given, NOBODY
            if effect.ready(x) and not effect.declinable(x):
                return True
    return False


def buy(p: P, h: int, name: str) -> None:
    """Acquire a card for persuasion (ACQ-01, ACQ-02); the set-aside card first, for it is cheaper."""
    s = p.state
    house = s.houses[h]
    offer = on_offer(p, h)
    if house.aside != NOBODY:
        offer.insert(0, house.aside)
    card = named(p.rules.box, offer, name)
    cost = price(p, h, card)
    house.persuasion -= cost
    s.on_turn.spent += cost
    acquire(p, h, card)


def begin_reveal(p: P, h: int) -> None:
    """The hand comes face up; then the council seat, agents that stayed, the leader (REV-02 to REV-04)."""
    s = p.state
    house = s.houses[h]
    s.on_turn.stage = REVEALING
    tell_of(p, "reveal_turn", h)
    hand = house.hand
    house.hand = []
    show(p, h, hand)
    if house.councillor:
        house.persuasion += SEAT_PERSUASION
    for space in p.rules.box.staying:
        if space.staying is not None and s.agents[space.number] >> h & 1:
            space.staying.do(p.rules.cast(p, h, NOBODY))
    lay_open(s, p.rules.box.face(house).revealing)
    happened(p, h, REVEALED)


def end_turn(p: P, h: int) -> None:
    """What was not used is lost (REV-11, RUL-17); the next house is on turn."""
    s = p.state
    s.pool = []
    put_played_away(p)
    if s.on_turn.stage == REVEALING:
        p.rules.steps["clean_up"](p, h)
    elif s.houses[h].laid:
        put_unfulfilled_away(p, h)
    tell_of(p, "turn_ends", h)
    player_turns(p, p.rules.steps["next_house"](p, h))


def next_house(p: P, h: int) -> int:
    """Who may be on turn after a house: the next one clockwise (TRN-01)."""
    return after(p.state, h)


def clean_up(p: P, h: int) -> None:
    """Cards in play go to the discard pile; this is no discarding (CRD-05). Plots for this round go (INT-04)."""
    s = p.state
    house = s.houses[h]
    house.discard += house.played + house.shown
    house.played = []
    house.shown = []
    house.persuasion = 0
    house.revealed = True
    s.reveals += 1
    house.last_reveal = s.reveals
    if not forces.units(house):
        house.swords = 0
    if house.aside != NOBODY:
        s.removed.append(house.aside)
        p.tell("removes", (p.rules.box.pieces[house.aside].name,))
        house.aside = NOBODY
    for card in house.laid[:]:
        if not _waits(p.rules.box, card, DEPLOYED) or p.rules.setting("distraction_this_turn"):
            put_away(p, h, card)
    tell_of(p, "clean_up", h, forces.strength(house))


def put_unfulfilled_away(p: P, h: int) -> None:
    """Cards that have waited in vain for units, where the table plays that they wait for one turn."""
    for card in p.state.houses[h].laid[:]:
        if _waits(p.rules.box, card, DEPLOYED) and p.rules.setting("distraction_this_turn"):
            put_away(p, h, card)


def _waits(box: Box, card: int, event: str) -> bool:
    """Whether an intrigue card waits for an event beyond the round."""
    lines = [line for way in box.intrigue_pieces[card].ways for line in way.lines]
    return any(isinstance(line, Whenever) and line.event == event for line in lines)


# Words.


def _domain(rules: ImperiumRules) -> list[Option]:
    return [
        *way_options(rules),
        REVEAL,
        *clause_options(rules.box, opening(rules.box, own_turn=True)),
        ALL,
        *plot_options(rules, PLOT),
        *DEPLOYMENTS,
        *[card.purchase for card in rules.box.cards.values() if card.cost >= 0],
        *[option for act in rules.lists["acts"] for option in act.domain(rules)],
        END,
    ]


def _besides(rules: ImperiumRules) -> list[Option]:
    """Spaces of others, clauses that happen by themselves and may have to wait, intrigue cards for other times."""
    return [*any_ways(rules), *rules.box.clause_options, *any_plots(rules)]


def _question(p: P, ask: Ask) -> Message:
    stage = p.state.on_turn.stage
    words = {CHOOSING: "ask-turn", SENT: "ask-agent-turn"}.get(stage, "ask-reveal-turn")
    return Message(words, {"persuasion": p.state.houses[p.state.on_turn.house].persuasion})


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if isinstance(option, str):
        return Message("turn-" + option, rules=RULES[option])
    what = option[0]
    if what == PLAY:
        return way_words(p, p.state.on_turn.house, option)
    if what == DO:
        return open_clause_words(p, ask.seat, option[1])
    if what == PLOT:
        return plot_words(p.rules.box, option[1], option[2])
    if what == BUY:
        return message("turn-buy", ("ACQ-01", "ACQ-03"), card=option[1], cost=_asking_price(p, option[1]))
    if what != DEPLOY:
        return p.rules.acts[what].describe(p, option)
    return Message("turn-deploy", {"n": option[1]}, rules=("DEP-03",))


def _asking_price(p: P, name: str) -> int:
    """What the house on turn pays for a card of that name: the set-aside copy is the one that `buy` takes."""
    box = p.rules.box
    h = p.state.on_turn.house
    aside = p.state.houses[h].aside
    apart = aside != NOBODY and box.pieces[aside].name == name
    return price(p, h, aside if apart else box.cards[name].pieces[0])


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    s = p.state
    h = s.on_turn.house
    stage = s.on_turn.stage
    if option == END:
        return Message("why-not-end" if stage != CHOOSING else "why-not-end-yet", rules=("OPT-01", "TRN-02"))
    if option == REVEAL:
        return Message("why-not-reveal", rules=("TRN-01",))
    if option == ALL:
        return Message("why-not-all", rules=("AGT-07",))
    what = option[0]
    if what == PLAY:
        return why_no_way(p, h, option) if stage == CHOOSING else _why_no_agent_now(stage)
    if what == DO:
        return why_not_clause(p, ask.seat, option[1])
    if what == PLOT:
        return why_not_plot(p, h, PLOT, option[1], option[2])
    if what == BUY:
        return _why_not_buy(p, h, stage, option[1])
    if what != DEPLOY:
        return p.rules.acts[what].why_not(p, h, option)
    rules = ("LDR-07",) if s.on_turn.banned else ("DEP-03", "DEP-06")
    return Message("why-not-deploy", {"n": forces.may_deploy(s)}, rules=rules)


def _why_no_agent_now(stage: int) -> Message:
    if stage == REVEALING:
        return Message("why-not-agent-reveal", rules=("TRN-01",))
    return Message("why-not-one-agent", rules=("AGT-01",))


def _why_not_thing(p: P, ask: Ask, thing: str, picked: str) -> Message | None:
    """Why a space, a card or a conflict is of no use now; None: the options that name it say so best.

    A space with the card that is picked for it, if one is.
    """
    s = p.state
    h = s.on_turn.house
    stage = s.on_turn.stage
    what, _, name = thing.partition(":")
    if what == "space" and name in p.rules.box.space_of:
        if stage != CHOOSING:
            return _why_no_agent_now(stage)
        return why_no_agent(p, h, name, _picked_card(picked))
    if what == "card" and name in names(p.rules.box, s.houses[h].hand):
        return None if stage == CHOOSING else _why_no_agent_now(stage)
    if what == "card":
        return _why_not_acquired(p, h, stage, name)
    found: Message | None = p.rules.steps["why_not_piece"](p, h, what, name)
    return found


def _picked_card(picked: str) -> str:
    """The card that is picked to send an agent; "" if none is."""
    what, _, way = picked.partition(":")
    return way.partition(":")[0] if what == PLAY else ""


def _why_not_acquired(p: P, h: int, stage: int, name: str) -> Message | None:
    """Why a card of the row or the reserve cannot be acquired now; None: it does not lie there."""
    box = p.rules.box
    if name in names(box, on_offer(p, h)):
        return _why_not_buy(p, h, stage, name)
    if name in names(box, [stack[-1] for stack in p.state.reserve if stack]):
        return message("why-not-for-sale", tuple(box.rulings.get(name, ("ACQ-01",))), card=name)
    return None


def why_not_piece(p: P, h: int, what: str, name: str) -> Message | None:
    """Why something else that is printed is of no use now; modules add what they bring."""
    s = p.state
    if what == "trophy" and s.conflict != NOBODY and p.rules.box.trophies[s.conflict].name == name:
        return message("why-not-trophy", ("CMB-06", "CMB-07"), trophy=name)
    return None


def _why_not_buy(p: P, h: int, stage: int, name: str) -> Message:
    if stage != REVEALING:
        return message("why-not-buy-now", ("ACQ-01",), card=name)
    if name not in [p.rules.box.pieces[card].name for card in on_offer(p, h)]:
        return message("why-not-on-offer", ("ACQ-05", "ACQ-08"), card=name)
    has = p.state.houses[h].persuasion
    return message("why-not-persuasion", ("ACQ-01",), card=name, cost=_asking_price(p, name), n=has)


SCENES: Final = (player_turns, turn)
STEPS: Final = (has_turn, next_house, begin_reveal, end_turn, clean_up, act_besides, why_not_piece)
KINDS: Final = (
    Kind(
        "turn",
        _domain,
        question=_question,
        describe=_describe,
        why_not=_why_not,
        besides=_besides,
        why_not_thing=_why_not_thing,
    ),
)
