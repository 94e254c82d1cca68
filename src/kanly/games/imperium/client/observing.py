"""A table of Imperium in numbers, as a seat sees it: like the view, an allow-list. Its own house comes first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kanly.games.imperium.phases.rounds import PHASES
from kanly.games.imperium.table.forces import may_deploy, strength
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, ImperiumState
from kanly.kernel import Block, Row, at_most, from_own, put, tally

COUNTED: Final = (
    *("vp", "points", "hand", "deck", "intrigues", "spice", "solari", "water", "supply", "garrison", "troops", "worms"),
    *("swords", "strength", "persuasion", "spies", "agents", "memories", "training"),
    *("swordmaster", "councillor", "hooks", "flipped", "revealed", "seated", "first", "on_turn"),
)
TURN: Final = (
    *("choosing", "sent", "revealing", "visit", "recruited", "deployed", "units", "may_deploy", "spice"),
    *("combat", "levy", "banned", "recalled", "seated"),
)
STAGES: Final[tuple[str, ...]] = (*PHASES, "endgame")
STAGE_AT: Final[dict[str, int]] = {stage: i for i, stage in enumerate(STAGES)}
TABLE: Final = ("round", *STAGES, "wall", "imperium_deck", "intrigue_deck", "conflict_deck")


def own_house(s: ImperiumState, seat: int) -> int:
    """The house for which a seat answers."""
    if s.houses[seat].seat == seat:
        return seat
    for h, house in enumerate(s.houses):
        if house.seat == seat:
            return h
    return s.seating[0]


def houses_from(s: ImperiumState, seat: int) -> list[int]:
    """All houses clockwise, the seat's own first."""
    seating = s.seating
    own = own_house(s, seat)
    at = own if seating[own] == own else seating.index(own)
    return seating[at:] + seating[:at]


def house_rows(rules: ImperiumRules) -> tuple[str, ...]:
    """A row for each house."""
    return from_own(len(rules.steps["houses"](rules)))


def by_house(rules: ImperiumRules, name: str) -> list[str]:
    """The same for each house but the own: `next_1_seen`, `next_2_seen`, ..."""
    return [f"{house}_{name}" for house in house_rows(rules)[1:]]


def _tracks(rules: ImperiumRules) -> list[str]:
    return [f"{kind}_{track.name}" for kind in ("influence", "alliance") for track in rules.box.tracks]


def _write_table(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    out[at] = s.round
    if s.phase:
        out[at + 1 + STAGE_AT[s.phase]] = 1
    at += 1 + len(STAGES)
    out[at] = s.wall
    out[at + 1] = len(s.imperium_deck)
    out[at + 2] = len(s.intrigue_deck)
    out[at + 3] = len(s.conflict_deck)


def _write_turn(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    turn = s.on_turn
    if turn.house == NOBODY:
        return
    stage = turn.stage
    put(
        out,
        at,
        [
            stage == CHOOSING,
            stage == SENT,
            stage == REVEALING,
            turn.visit,
            turn.recruited,
            turn.deployed,
            turn.units,
            may_deploy(s) if stage == SENT else 0,
            turn.spice,
            turn.combat,
            turn.levy,
            turn.banned,
            turn.recalled,
            turn.seated,
        ],
    )


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    here: i64 = at
    for h in houses_from(s, seat):
        house = s.houses[h]
        out[here] = at_most(vp(s, h))
        out[here + 1] = at_most(house.points)
        out[here + 2] = len(house.hand)
        out[here + 3] = len(house.deck)
        out[here + 4] = len(house.intrigues)
        out[here + 5] = at_most(house.spice)
        out[here + 6] = at_most(house.solari)
        out[here + 7] = at_most(house.water)
        out[here + 8] = at_most(house.supply)
        out[here + 9] = at_most(house.garrison)
        out[here + 10] = at_most(house.troops)
        out[here + 11] = at_most(house.worms)
        out[here + 12] = at_most(house.swords)
        out[here + 13] = at_most(strength(house))
        out[here + 14] = at_most(house.persuasion)
        out[here + 15] = house.spies
        out[here + 16] = at_most(house.agents)
        out[here + 17] = at_most(house.memories)
        out[here + 18] = rules.box.training.get(house.training, -1) + 1
        out[here + 19] = house.swordmaster
        out[here + 20] = house.councillor
        out[here + 21] = house.hooks
        out[here + 22] = house.flipped
        out[here + 23] = house.revealed
        out[here + 24] = house.seat != NOBODY
        out[here + 25] = s.first == h
        out[here + 26] = s.on_turn.house == h
        here += len(COUNTED)
        for steps in house.influence:
            out[here] = steps
            here += 1
        for holder in s.alliances:
            out[here] = holder == h
            here += 1


def count(places: list[int], zone: list[int], out: Row, at: i64) -> None:
    """The pieces of a zone, counted by name."""
    for piece in zone:
        tally(out, at + places[piece])


def _write_own(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    places = rules.box.place
    width = len(rules.box.cards)
    own = s.houses[own_house(s, seat)]
    for zone in (own.hand, own.deck, own.discard):
        count(places, zone, out, at)
        at += width
    count(places, own.played, out, at)
    count(places, own.shown, out, at)


def _write_market(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    places = rules.box.place
    count(places, s.row, out, at)
    at += len(rules.box.cards)
    count(places, s.on_turn.cards, out, at)
    count(places, s.on_turn.acquired, out, at)


def _write_seen(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    """Of the others' cards all that have been seen: discarded, in play, or known in hand."""
    places = rules.box.place
    masks = s.cards.masks
    bit = 1 << seat
    for h in houses_from(s, seat)[1:]:
        house = s.houses[h]
        for zone in (house.discard, house.played, house.shown):
            count(places, zone, out, at)
        for card in house.hand:
            if masks[card] & bit:
                tally(out, at + places[card])
        at += len(rules.box.cards)


def _write_spaces(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    put(out, at, s.bonus)
    if s.on_turn.space >= 0:
        out[at + len(s.bonus) + s.on_turn.space] = 1


def write_marks(s: ImperiumState, seat: int, masks: list[int], out: Row, at: int) -> None:
    """A row of marks for each of several masks of houses."""
    order = houses_from(s, seat)
    for mask in masks:
        if mask:
            for i, h in enumerate(order):
                if mask >> h & 1:
                    out[at + i] = 1
        at += len(order)


def _write_agents(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    write_marks(s, seat, s.agents, out, at)


def _write_control(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    order = houses_from(s, seat)
    for space, h in enumerate(s.control):
        if h != NOBODY:
            out[at + space * len(order) + order.index(h)] = 1


def _write_gone(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    places = rules.box.place
    for house in s.houses:
        if house.aside != NOBODY:
            tally(out, at + places[house.aside])
    count(places, s.removed, out, at + len(rules.box.cards))


def _write_leaders(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    leaders = rules.box.leaders
    for h in houses_from(s, seat):
        if s.houses[h].leader:
            out[at + leaders[s.houses[h].leader].pieces[0]] = 1
        at += len(leaders)
    for leader in s.leaders:
        out[at + leaders[leader].pieces[0]] = 1


def _write_trophies(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    """1: lies there face up; 2: face down, matched."""
    width = len(rules.box.trophies)
    if s.conflict != NOBODY:
        out[at + s.conflict] = 1
    at += width
    for trophy in s.conflicts:
        out[at + trophy] = 1
    at += width
    for h in houses_from(s, seat):
        for trophy in s.houses[h].trophies:
            out[at + trophy] = 1
        for trophy in s.houses[h].matched:
            out[at + trophy] = 2
        at += width


def _write_intrigues(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    """Own cards; of the others those that lie open, or that the seat has seen in their hands."""
    places = rules.box.intrigue_place
    width = len(rules.box.intrigues)
    order = houses_from(s, seat)
    own = s.houses[order[0]]
    for zone in (s.playing, s.intrigue_discard, s.intrigue_removed, own.intrigues, own.laid):
        count(places, zone, out, at)
        at += width
    masks = s.intrigues.masks
    bit = 1 << seat
    for h in order[1:]:
        house = s.houses[h]
        count(places, house.laid, out, at)
        for card in house.intrigues:
            if masks[card] & bit:
                tally(out, at + places[card])
        at += width


def _spaces(rules: ImperiumRules) -> list[str]:
    return list(rules.box.space_of)


def _cards(rules: ImperiumRules) -> list[str]:
    return list(rules.box.cards)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, _write_table),
    Block("turn", ("turn",), TURN, _write_turn),
    Block("houses", house_rows, lambda rules: [*COUNTED, *_tracks(rules)], _write_houses),
    Block("spaces", ("bonus", "visited"), _spaces, _write_spaces),
    Block("own_cards", ("hand", "deck", "discard", "played"), _cards, _write_own),
    Block("market", ("row", "turn"), _cards, _write_market),
    Block("seen_cards", lambda rules: house_rows(rules)[1:], _cards, _write_seen),
    Block("agents", _spaces, house_rows, _write_agents),
    Block("control", _spaces, house_rows, _write_control),
    Block("cards_gone", ("aside", "removed"), _cards, _write_gone),
    Block(
        "leaders",
        lambda rules: [*house_rows(rules), "open"],
        lambda rules: list(rules.box.leaders),
        _write_leaders,
    ),
    Block(
        "trophies",
        lambda rules: ["present", "beneath", *house_rows(rules)],
        lambda rules: list(rules.box.trophy_of),
        _write_trophies,
    ),
    Block(
        "intrigues",
        lambda rules: ["playing", "discard", "removed", "own_hand", "own_laid", *by_house(rules, "seen")],
        lambda rules: list(rules.box.intrigues),
        _write_intrigues,
    ),
)
