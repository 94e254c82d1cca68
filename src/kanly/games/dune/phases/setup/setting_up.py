"""Set-up (R3): factions, prediction, traitors, spice, forces, treachery cards. Who plays whom is in `factions_dealt`.

Questions of the set-up are closed ones: no Karama, no deal, no card comes between (R3.7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.client.words import message, options_by, place
from kanly.games.dune.facts.factions import (
    BENE_GESSERIT,
    EMPEROR,
    FACTION_OF,
    FACTIONS,
    FORCES,
    FREMEN,
    NOWHERE,
    TRAITORS_DEALT,
)
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS, traitor_deck
from kanly.games.dune.facts.map import FREMEN_START, NODE_OF, NODE_TERRITORY, NODE_TOKENS, NODES
from kanly.games.dune.phases.setup import factions_dealt
from kanly.games.dune.phases.shipment.advisors import others_in
from kanly.games.dune.rules import P
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.board import deploy, deploy_advisors, flip_to_fighters
from kanly.games.dune.table.hands import take, top_of_deck
from kanly.games.dune.table.lineup import faction_names, leader_names, only_with
from kanly.games.dune.table.sides import factions_of, in_play, seat_of, seats_in_order
from kanly.kernel import Ask, Flow, Kind, Message, Option, Secret

FREMEN_START_NODES: Final[tuple[int, ...]] = tuple([node for territory in FREMEN_START for node in NODES[territory]])


def set_up(p: P) -> None:
    """The whole set-up, in the order of the rulebook."""
    p.then(
        "give_factions",
        "take_seats",
        "predict",
        "deal_traitors",
        "keep_traitors",
        "provide",
        ("place_fremen", 0),
        "place_advisor",
        "deal_treachery",
        "play_round",
    )


def take_seats(p: P) -> None:
    """R3.1, R3.3: the decks are shuffled; until the first storm the order is that of the circles."""
    s = p.state
    p.rng.shuffle(s.treachery_deck)
    p.rng.shuffle(s.spice_deck)
    s.order = sorted([f for f in range(len(FACTIONS)) if in_play(s, f)], key=lambda f: s.sides[f].circle)


def predict(p: P) -> Flow:
    """BG.B1: the Bene Gesserit secretly name a faction and a round."""
    s = p.state
    if not p.rules.has(s, "BG.B1"):
        return
    seat = seat_of(s, BENE_GESSERIT)
    made = yield Secret("prediction", {seat: lambda: prediction(p, seat)})
    s.prediction = made[seat]
    p.tell("predicted", (FACTIONS[BENE_GESSERIT].name,))


def prediction(p: P, seat: int) -> Flow:
    """Another faction in play, then the round in which it will win."""
    names = [FACTIONS[f].name for f in p.state.order if f != BENE_GESSERIT]
    name: str = yield Ask(seat, "predicted_faction", names)
    number: int = yield Ask(seat, "predicted_round", list(range(1, ROUNDS + 1)), context=name)
    return FACTION_OF[name], number


# Traitors.


def deal_traitors(p: P) -> None:
    """R3.4: four cards to each, of the leaders in play."""
    s = p.state
    s.traitor_deck = traitor_deck(s.order)
    p.rng.shuffle(s.traitor_deck)
    for f in s.order:
        mask = 1 << seat_of(s, f)
        for _ in range(TRAITORS_DEALT):
            leader = s.traitor_deck.pop()
            s.sides[f].traitors.append(leader)
            p.reveal(mask, s.traitor_known, leader)
            p.tell("traitor_dealt", (FACTIONS[f].name, LEADERS[leader].name), mask)


def keep_traitors(p: P) -> Flow:
    """R3.4: each keeps one in secret and returns the others face down to the bottom; HAR.B1 keeps all."""
    s = p.state
    flows = {seat: keeper(p, seat) for seat in seats_in_order(s) if keeping(p, seat)}
    kept = yield Secret("keep_traitor", flows)
    for seat in flows:
        for f, leader in kept[seat]:
            side = s.sides[f]
            returned = [card for card in side.traitors if card != leader]
            side.traitors = [leader]
            s.traitor_deck = returned + s.traitor_deck  # the end of the list is the top of the deck
            p.tell("traitor_kept", (FACTIONS[f].name, LEADERS[leader].name), 1 << seat)
    p.tell("traitors_kept")


def keeping(p: P, seat: int) -> list[int]:
    """The factions of a seat that have to choose."""
    return [f for f in factions_of(p.state, seat) if FACTIONS[f].traitors < TRAITORS_DEALT]


def keeper(p: P, seat: int) -> Callable[[], Flow]:
    """The secret choice of a seat, ready to begin."""
    return lambda: keep(p, seat)


def keep(p: P, seat: int) -> Flow:
    """One traitor for each faction of the seat."""
    out: list[tuple[int, int]] = []
    for f in keeping(p, seat):
        names = [LEADERS[leader].name for leader in p.state.sides[f].traitors]
        name: str = yield Ask(seat, "keep_traitor", names, context=FACTIONS[f].name)
        out.append((f, LEADER_OF[name]))
    return out


# Spice, forces, cards.


def provide(p: P) -> None:
    """R3.5: spice and forces by the sheets; whatever has no printed place stays in reserve."""
    s = p.state
    for f in s.order:
        side = s.sides[f]
        side.spice = FACTIONS[f].spice
        side.reserves = FORCES
        if (f == EMPEROR and p.rules.has(s, "EMP.A1")) or (f == FREMEN and p.rules.has(s, "FRE.A5")):
            side.reserve_specials = FACTIONS[f].special
        if FACTIONS[f].place != NOWHERE and not (f == BENE_GESSERIT and p.rules.has(s, "BG.A1")):
            node = NODES[FACTIONS[f].place][0]
            deploy(s, f, node, FACTIONS[f].placed)
            p.tell("forces_placed", (FACTIONS[f].name, NODE_TOKENS[node], FACTIONS[f].placed))


def place_fremen(p: P, at: int) -> Flow:
    """R3.5: ten forces over three territories, node by node; the last one takes what is left."""
    s = p.state
    if not in_play(s, FREMEN):
        return
    if not at:
        p.new_turn()
    seat = seat_of(s, FREMEN)
    node = FREMEN_START_NODES[at]
    token = NODE_TOKENS[node]
    count = FACTIONS[FREMEN].placed - sum(s.sides[FREMEN].forces.values())
    if at < len(FREMEN_START_NODES) - 1:
        count = yield Ask(seat, "place_forces", list(range(count + 1)), context=token)
    if count:
        deploy(s, FREMEN, node, count)
        p.tell("forces_placed", (FACTIONS[FREMEN].name, token, count))
        yield from place_fedaykin(p, node, count)
    if at < len(FREMEN_START_NODES) - 1:
        p.then(("place_fremen", at + 1))


def place_fedaykin(p: P, node: int, count: int) -> Flow:
    """Of forces just placed the Fremen choose freely which are Fedaykin."""
    side = p.state.sides[FREMEN]
    most = min(count, side.reserve_specials)
    if not most:
        return
    special: int = yield Ask(
        seat_of(p.state, FREMEN), "place_fedaykin", list(range(most + 1)), context=NODE_TOKENS[node]
    )
    if special:
        side.reserve_specials -= special
        side.specials[node] = special
        p.tell("fedaykin_placed", (FACTIONS[FREMEN].name, NODE_TOKENS[node], special))


def place_advisor(p: P) -> Flow:
    """BG.A1: one advisor in any territory; alone there, it becomes a fighter."""
    s = p.state
    if not p.rules.has(s, "BG.A1"):
        return
    p.new_turn()
    token: str = yield Ask(seat_of(s, BENE_GESSERIT), "place_advisor", list(NODE_TOKENS))
    deploy_advisors(s, NODE_OF[token], 1)
    p.tell("advisor_placed", (FACTIONS[BENE_GESSERIT].name, token))
    territory = NODE_TERRITORY[NODE_OF[token]]
    if not others_in(s, territory):
        flip_to_fighters(p, territory, "BG.A1")


def deal_treachery(p: P) -> None:
    """R3.6: one treachery card each, two for the Harkonnen."""
    for f in p.state.order:
        for _ in range(FACTIONS[f].treachery):
            take(p, f, top_of_deck(p))


# Words.


def why_no_predicted_faction(p: P, ask: Ask, option: Option) -> Message:
    """The Bene Gesserit themselves, or a faction that is not in play."""
    if option == FACTIONS[BENE_GESSERIT].name:
        return message("why-prediction-own", ("BG.B1",), faction=option)
    return message("why-faction-not-in-play", ("BG.B1",), faction=option)


def ask_predicted_faction(p: P, ask: Ask) -> Message:
    """Which faction will win."""
    return message("ask-predicted_faction", ("BG.B1",))


def ask_predicted_round(p: P, ask: Ask) -> Message:
    """In which round the named faction will win."""
    return message("ask-predicted_round", ("BG.B1",), faction=ask.context)


def ask_keep_traitor(p: P, ask: Ask) -> Message:
    """Which of the dealt traitors is kept."""
    return message("ask-keep_traitor", ("R3.4",), faction=ask.context)


def describe_traitor(p: P, ask: Ask, option: Option) -> Message:
    """A leader, whose faction and how strong."""
    leader = LEADERS[LEADER_OF[option]]
    return message(
        "keep_traitor-option", leader=option, faction=FACTIONS[leader.faction].name, strength=leader.strength
    )


def why_no_traitor(p: P, ask: Ask, option: Option) -> Message:
    """This card was not dealt to the faction."""
    return message("why-traitor-not-dealt", ("R3.4",), leader=option, faction=ask.context)


def ask_place_forces(p: P, ask: Ask) -> Message:
    """How many forces stand in a node, of how many, and which node is next: the last one takes the rest."""
    following = FREMEN_START_NODES[FREMEN_START_NODES.index(NODE_OF[ask.context]) + 1]
    return message(
        "ask-place_forces", ("R3.5",), node=ask.context, count=ask.options[-1], next=place(NODE_TOKENS[following])
    )


def why_no_forces(p: P, ask: Ask, option: Option) -> Message:
    """No more than are left to place."""
    return message("why-too-few-to-place", ("R3.5",), number=ask.options[-1])


def ask_place_fedaykin(p: P, ask: Ask) -> Message:
    """How many of the forces in a node are Fedaykin."""
    return message("ask-place_fedaykin", ("FRE.A5", "R3.5"), node=ask.context)


def why_no_fedaykin(p: P, ask: Ask, option: Option) -> Message:
    """More than forces placed there, or than Fedaykin left."""
    return message("why-too-few-fedaykin", ("FRE.A5",), number=ask.options[-1])


def ask_place_advisor(p: P, ask: Ask) -> Message:
    """Where the Bene Gesserit begin."""
    return message("ask-place_advisor", ("BG.A1", "R3.5"))


SCENES: Final = (
    set_up,
    *factions_dealt.SCENES,
    take_seats,
    predict,
    deal_traitors,
    keep_traitors,
    provide,
    place_fremen,
    place_advisor,
    deal_treachery,
)
KINDS: Final[tuple[Kind, ...]] = (
    *factions_dealt.KINDS,
    *only_with(
        BENE_GESSERIT,
        Kind(
            "predicted_faction",
            faction_names,
            ask_predicted_faction,
            options_by("faction"),
            why_no_predicted_faction,
        ),
        Kind("predicted_round", list(range(1, ROUNDS + 1)), ask_predicted_round, options_by("number")),
    ),
    Kind("keep_traitor", leader_names, ask_keep_traitor, describe_traitor, why_no_traitor),
    *only_with(
        FREMEN,
        Kind(
            "place_forces",
            list(range(FACTIONS[FREMEN].placed + 1)),
            ask_place_forces,
            options_by("number"),
            why_no_forces,
        ),
        Kind(
            "place_fedaykin",
            list(range(FACTIONS[FREMEN].special + 1)),
            ask_place_fedaykin,
            options_by("number"),
            why_no_fedaykin,
        ),
    ),
    *only_with(BENE_GESSERIT, Kind("place_advisor", list(NODE_TOKENS), ask_place_advisor, options_by("node"))),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **factions_dealt.EVENTS,
    "predicted": ("faction",),
    "traitor_dealt": ("faction", "leader"),
    "traitor_kept": ("faction", "leader"),
    "traitors_kept": (),
    "forces_placed": ("faction", "node", "count"),
    "fedaykin_placed": ("faction", "node", "count"),
    "advisor_placed": ("faction", "node"),
}
