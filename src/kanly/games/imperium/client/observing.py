"""A table of Imperium in numbers, as a seat sees it: like the view, an allow-list. Its own house comes first."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.imperium.phases.rounds import PHASES
from kanly.games.imperium.table.forces import may_deploy, strength
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, ImperiumState, clockwise
from kanly.kernel import Block, Option, at_most, from_own, row_of

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
TABLE: Final = ("round", *STAGES, "wall", "imperium_deck", "intrigue_deck", "conflict_deck", "points_to_end")
CARD_ROWS: Final = ("own_hand", "own_deck", "own_discard", "own_played", "row", "turn", "aside", "removed")


def houses_from(s: ImperiumState, seat: int) -> list[int]:
    """All houses clockwise, the seat's own first."""
    for h, house in enumerate(s.houses):
        if house.seat == seat:
            return clockwise(s, h)
    return s.seating


def house_rows(rules: ImperiumRules) -> tuple[str, ...]:
    """A row for each house."""
    return from_own(len(rules.steps["houses"](rules)))


def by_house(rules: ImperiumRules, name: str) -> list[str]:
    """The same for each house but the own: `next_1_seen`, `next_2_seen`, ..."""
    return [f"{house}_{name}" for house in house_rows(rules)[1:]]


def _tracks(rules: ImperiumRules) -> list[str]:
    return [f"{kind}_{track.name}" for kind in ("influence", "alliance") for track in rules.box.tracks]


def _write_table(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    out[at] = s.round
    if s.phase:
        out[at + 1 + STAGES.index(s.phase)] = 1
    at += 1 + len(STAGES)
    out[at] = int(s.wall)
    out[at + 1] = len(s.imperium_deck)
    out[at + 2] = len(s.intrigue_deck)
    out[at + 3] = len(s.conflict_deck)
    out[at + 4] = rules.steps["points_to_end"](rules)


def _write_turn(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    turn = s.on_turn
    if turn.house == NOBODY:
        return
    out[at : at + len(TURN)] = row_of(
        [
            turn.stage == CHOOSING,
            turn.stage == SENT,
            turn.stage == REVEALING,
            turn.visit,
            turn.recruited,
            turn.deployed,
            turn.units,
            may_deploy(s) if turn.stage == SENT else 0,
            turn.spice,
            turn.combat,
            turn.levy,
            turn.banned,
            turn.recalled,
            turn.seated,
        ]
    )


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    training = rules.domains.get("training")
    places: dict[Option, int] = {} if training is None else training.place
    tracks = len(s.alliances)
    for h in houses_from(s, seat):
        house = s.houses[h]
        out[at : at + len(COUNTED)] = row_of(
            [
                vp(s, h),
                house.points,
                len(house.hand),
                len(house.deck),
                len(house.intrigues),
                house.spice,
                house.solari,
                house.water,
                house.supply,
                house.garrison,
                house.troops,
                house.worms,
                house.swords,
                strength(house),
                house.persuasion,
                house.spies,
                house.agents,
                house.memories,
                places.get(house.training, -1) + 1,
                house.swordmaster,
                house.councillor,
                house.hooks,
                house.flipped,
                house.revealed,
                house.seat != NOBODY,
                s.first == h,
                s.on_turn.house == h,
            ]
        )
        at += len(COUNTED)
        out[at : at + tracks] = bytes(house.influence)
        at += tracks
        for f in range(tracks):
            if s.alliances[f] == h:
                out[at + f] = 1
        at += tracks


def _write_leaders(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    leaders = rules.box.leaders
    for h in houses_from(s, seat):
        if s.houses[h].leader:
            out[at + leaders[s.houses[h].leader].pieces[0]] = 1
        at += len(leaders)
    for leader in s.leaders:
        out[at + leaders[leader].pieces[0]] = 1


def count(places: list[int], zone: list[int], out: bytearray, at: int) -> None:
    """The pieces of a zone, counted by name."""
    for piece in zone:
        out[at + places[piece]] += 1


def _write_cards(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    """Own cards by place; of the others all that have been seen: discarded, in play, or known in hand."""
    box = rules.box
    places = box.place
    width = len(box.cards)
    order = houses_from(s, seat)
    own = s.houses[order[0]]
    for zone in (own.hand, own.deck, own.discard, own.played, s.row, s.on_turn.cards):
        count(places, zone, out, at)
        at += width
    count(places, own.shown, out, at - 3 * width)
    count(places, s.on_turn.acquired, out, at - width)
    for h in order:
        if s.houses[h].aside != NOBODY:
            out[at + places[s.houses[h].aside]] += 1
    at += width
    count(places, s.removed, out, at)
    at += width
    masks = s.cards.masks
    for h in order[1:]:
        house = s.houses[h]
        count(places, house.discard, out, at)
        count(places, house.played, out, at)
        count(places, house.shown, out, at)
        for card in house.hand:
            if masks[card] >> seat & 1:
                out[at + places[card]] += 1
        at += width


def _write_intrigues(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    """Own cards; of the others those that lie open, or that the seat has seen in their hands."""
    box = rules.box
    places = box.intrigue_place
    width = len(box.intrigues)
    order = houses_from(s, seat)
    own = s.houses[order[0]]
    for zone in (s.playing, s.intrigue_discard, s.intrigue_removed, own.intrigues, own.laid):
        count(places, zone, out, at)
        at += width
    masks = s.intrigues.masks
    for h in order[1:]:
        house = s.houses[h]
        count(places, house.laid, out, at)
        for card in house.intrigues:
            if masks[card] >> seat & 1:
                out[at + places[card]] += 1
        at += width


def _write_trophies(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
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


def _write_spaces(rules: ImperiumRules, s: ImperiumState, seat: int, out: bytearray, at: int) -> None:
    order = houses_from(s, seat)
    houses = len(order)
    width = 2 + 2 * houses
    spaces = range(len(s.agents))
    if s.on_turn.space >= 0:
        out[at + s.on_turn.space * width + 1] = 1
    for i in compress(spaces, s.bonus):
        out[at + i * width] = at_most(s.bonus[i])
    at += 2
    for i in compress(spaces, s.agents):
        _mark(order, s.agents[i], out, at + i * width)
    for i, controller in enumerate(s.control):
        if controller != NOBODY:
            out[at + i * width + houses + order.index(controller)] = 1


def _mark(order: list[int], mask: int, out: bytearray, at: int) -> None:
    """The houses of a mask, each in its place."""
    for place, h in enumerate(order):
        if mask >> h & 1:
            out[at + place] = 1


def _space_columns(rules: ImperiumRules) -> list[str]:
    return ["bonus", "visited", *[f"{kind}_{house}" for kind in ("agent", "control") for house in house_rows(rules)]]


def _trophy_rows(rules: ImperiumRules) -> list[str]:
    return ["present", "beneath", *house_rows(rules)]


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, _write_table),
    Block("turn", ("turn",), TURN, _write_turn),
    Block("houses", house_rows, lambda rules: [*COUNTED, *_tracks(rules)], _write_houses),
    Block("leaders", lambda rules: [*house_rows(rules), "open"], lambda rules: list(rules.box.leaders), _write_leaders),
    Block(
        "cards",
        lambda rules: [*CARD_ROWS, *by_house(rules, "seen")],
        lambda rules: list(rules.box.cards),
        _write_cards,
    ),
    Block(
        "intrigues",
        lambda rules: ["playing", "discard", "removed", "own_hand", "own_laid", *by_house(rules, "seen")],
        lambda rules: list(rules.box.intrigues),
        _write_intrigues,
    ),
    Block("trophies", _trophy_rows, lambda rules: list(rules.box.trophy_of), _write_trophies),
    Block("spaces", lambda rules: list(rules.box.space_of), _space_columns, _write_spaces),
)
