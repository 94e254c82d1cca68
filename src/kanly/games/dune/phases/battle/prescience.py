"""Prescience: the Atreides ask for one element of a fighter's plan, and he is bound to the answer (ATR.B4, ATR.S1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, CHEAP_HERO, DEFENSES, OF_KIND, TREACHERY, WEAPONS
from kanly.games.dune.facts.factions import ATREIDES, FACTIONS
from kanly.games.dune.phases.battle.fighters import champion, opponent, place_of, present
from kanly.games.dune.phases.battle.planning import cards_of, make_plan, written
from kanly.games.dune.phases.battle.plans import ELEMENTS, NONE, bind, legal_plans, projected, unbound_plans
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.table.hands import copies, named, names, show
from kanly.games.dune.table.lineup import leader_names, only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, Binding, DuneState, Plan
from kanly.kernel import PASS, Ask, Chance, Flow, Kind, Message, Option


def prescience(p: P) -> Flow:
    """One question about the plan of the opponent of the Atreides or of their ally; a Karama may stop it (R4.5)."""
    s = p.state
    seer = champion(s, ATREIDES)
    power = "ATR.B4" if seer == ATREIDES else "ATR.S1"
    if seer == NOBODY or not usable(p, power):
        return
    element: str = yield Ask(seat_of(s, ATREIDES), "prescience", offer=lambda: [*ELEMENTS, PASS])
    if element == PASS:
        return
    asked = opponent(present(s), seer)
    p.tell("prescience", (FACTIONS[ATREIDES].name, FACTIONS[asked].name, element))
    if (yield from stopped(p, power)):
        return
    answer: Option = yield Ask(
        seat_of(s, asked), "prescience_answer", offer=lambda: projected(legal_plans(p, asked), element), context=element
    )
    _answered(p, seer, asked, element, str(answer))


def _answered(p: P, seer: int, asked: int, element: str, value: str) -> None:
    """The answer is for the Atreides, and the ally in whose battle they asked; it binds."""
    s = p.state
    battle = present(s)
    binding = Binding()
    binding.source = "prescience"
    binding.element = element
    binding.value = value
    battle.bindings[place_of(battle, asked)].append(binding)
    told = 1 << seat_of(s, ATREIDES) | 1 << seat_of(s, seer) | 1 << seat_of(s, asked)
    card = named(s, asked, value)
    if card != NOBODY:
        show(p, asked, card, told)
    p.uncover(told)
    p.tell("foreseen_" + element, (FACTIONS[asked].name, value), told)


def foresee_anew(p: P, chance: Chance) -> None:
    """For a redeal: other answers and another plan than those that only the fighters and the Atreides have heard."""
    s = p.state
    if s.sides[ATREIDES].seat == NOBODY:
        return
    battle = present(s)
    told = 1 << seat_of(s, ATREIDES) | 1 << seat_of(s, battle.aggressor) | 1 << seat_of(s, battle.defender)
    for f in (battle.aggressor, battle.defender):
        bindings = battle.bindings[place_of(battle, f)]
        for binding in bindings:
            if binding.source == "prescience":
                legal = unbound_plans(p, f)
                for other in bindings:
                    if other is not binding:
                        bind(legal, other)
                binding.value = str(chance.pick(projected(legal, binding.element)))
                _know(s, f, told, named(s, f, binding.value))
    if battle.locked is not None:
        battle.locked = _any_plan(p, battle.locked_by, chance)
        for card in cards_of(battle.locked):
            _know(s, battle.locked_by, told, card)


def _any_plan(p: P, f: int, chance: Chance) -> Plan:
    """One of the plans that a fighter could make."""
    flow = make_plan(p, f)
    ask = next(flow)
    while True:
        assert isinstance(ask, Ask)
        try:
            ask = flow.send(chance.pick(ask.options))
        except StopIteration as end:
            return written(p.state, f, end.value)


def _know(s: DuneState, f: int, to: int, card: int) -> None:
    if card != NOBODY:
        s.cards.recognise(to, card, copies(s, f, card))
        s.cards.masks[card] |= to


def _answers(rules: DuneRules) -> list[Option]:
    """Every dial, leader and card that an answer may name."""
    cards = [card for card in range(TREACHERY) if CARD_KIND[card] in WEAPONS or CARD_KIND[card] in DEFENSES]
    return [
        *rules.lists["battle_dials"],
        *leader_names(rules),
        *names(list(OF_KIND[CHEAP_HERO])),
        *names(cards),
        NONE,
    ]


def _question(p: P, ask: Ask) -> Message:
    s = p.state
    seer = champion(s, ATREIDES)
    asked = FACTIONS[opponent(present(s), seer)].name
    if seer == ATREIDES:
        return message("ask-prescience", ("ATR.B4",), faction=asked)
    return message("ask-prescience-ally", ("ATR.S1",), faction=asked, other=FACTIONS[seer].name)


def _describe_answer(p: P, ask: Ask, option: Option) -> Message:
    if option == NONE:
        return message("prescience_answer-none")
    if option in CARD_NAME:
        return message("prescience_answer-card", card=option)
    if isinstance(option, str) and option[0].isalpha():
        return message("prescience_answer-leader", leader=option)
    return message("prescience_answer-dial", amount=option)


def _why_not(p: P, ask: Ask, option: Option) -> Message:
    return message("why-not-in-any-plan", ("ATR.B4", "R11.4"), element=ask.context)


KINDS: Final = (
    *only_with(
        ATREIDES,
        Kind("prescience", [*ELEMENTS, PASS], _question),
        Kind(
            "prescience_answer",
            _answers,
            question=lambda p, ask: message("ask-prescience_answer", ("ATR.B4",), element=ask.context),
            describe=_describe_answer,
            why_not=_why_not,
        ),
    ),
)
EVENTS: Final = {
    "prescience": ("faction", "other", "element"),
    "foreseen_dial": ("faction", "amount"),
    "foreseen_leader": ("faction", "leader"),
    "foreseen_weapon": ("faction", "card"),
    "foreseen_defence": ("faction", "card"),
}
