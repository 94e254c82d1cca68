"""A table of War for Arrakis in numbers, as a seat sees it: like the view, an allow-list. Sides keep their places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kanly.games.arrakis.facts.board import AREAS, ATOMICS, COUNT, ZONES
from kanly.games.arrakis.facts.leaders import LEADER_NAMES
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    FIGURES,
    HARKONNEN,
    MARKERS,
    OCCUPANTS,
    PHASES,
    POWERS,
    RESULTS,
    SIDES,
    SIETCH_RANKS,
    VEHICLES,
    WORMSIGNS,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, CARD_DECK, CARD_DESIGN, DECKS
from kanly.games.arrakis.facts.prescience import VISIONS
from kanly.games.arrakis.facts.values import values_of
from kanly.games.arrakis.rules import ArrakisRules
from kanly.games.arrakis.table.legions import BITS, FIELD
from kanly.games.arrakis.table.looking import in_mask
from kanly.games.arrakis.table.records import (
    BETWEEN,
    DRAWN,
    GONE,
    NOBODY,
    POOL,
    READY,
    SIETCH,
    TANK,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE, Block, Row, at_most, put, tally

GROUND: Final = ("harvester", "wormsign", "sandworm", "wild_maker", "station", "sietch", "settlement")  # by their bits
SIGNS: Final = (*["sign_" + face for face in WORMSIGNS], "sietch_rank", "sietch_open")
WAYS: Final = ("party_from", "party_to", "battle_from", "battle")
TABLE: Final = (
    *["own_" + side for side in SIDES],
    *["active_" + side for side in SIDES],
    *("round", *PHASES, "supremacy", *MARKERS, *POWERS, *["ban_" + power for power in POWERS]),
    *("spice", "saved", "reserve", "claims", "hunted", "token_pool", "wormsign_pool", "vision_deck"),
    *["die_" + result for result in RESULTS],
    *["forced_" + result for result in RESULTS],
    *["detonated_" + name for name in ATOMICS],
    *["deck_" + deck for deck in DECKS],
    *VEHICLES,
)
SIDE: Final = (
    *("regular", "elite", "special", "generic", "bene_gesserit"),
    *RESULTS,
    *["sister_" + result for result in RESULTS],
    *["hand_" + deck for deck in DECKS],
)
LEADER: Final = ("board", "ready", "gone", "box", "tank", "slot", "spent", "party", "battle")
FIGHTER: Final = (
    *("attacker", "round", "between", "surprise", "cards", "hits", "shields", "damage"),
    *("rolled_hits", "rolled_shields", "rolled_specials", *FIGURES),
)


def _mark(out: Row, at: i64, place: i64) -> None:
    """A mark at a place; none for NOBODY."""
    if place >= 0:
        out[at + place] = 1


def _write_table(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    sides = len(SIDES)
    _mark(out, at, seat)
    _mark(out, at + sides, s.active)
    at += 2 * sides
    out[at] = at_most(s.round)
    _mark(out, at + 1, s.phase)
    at += 1 + len(PHASES)
    out[at] = at_most(s.supremacy)
    put(out, at + 1, s.prescience)
    at += 1 + len(MARKERS)
    put(out, at, s.imperium)
    at += len(POWERS)
    for power in range(len(POWERS)):
        out[at + power] = s.bans >> power & 1
    at += len(POWERS)
    out[at] = at_most(s.spice)
    out[at + 1] = at_most(s.saved)
    out[at + 2] = at_most(s.reserve)
    out[at + 3] = at_most(s.claims)
    out[at + 4] = at_most(s.hunted)
    out[at + 5] = s.tokens.count(POOL)
    out[at + 6] = s.wormsigns.count(POOL)
    out[at + 7] = len(s.visions)
    at += 8
    _mark(out, at, s.die)
    at += len(RESULTS)
    _mark(out, at, s.forced)
    at += len(RESULTS)
    _mark(out, at, s.atomics)
    at += len(ATOMICS)
    for deck in s.decks:
        out[at] = len(deck)
        at += 1
    put(out, at, s.vehicles)


def _write_sides(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    for side in range(2):
        put(out, at, s.supply[side])
        at += len(s.supply[side])
        out[at] = at_most(s.bene_gesserit[side])
        at += 1
        put(out, at, s.dice[side][: len(RESULTS)])
        at += len(RESULTS)
        _mark(out, at, s.sisters[side])
        at += len(RESULTS)
        for card in s.hands[side]:  # the backs of cards tell their decks
            tally(out, at + CARD_DECK[card])
        at += len(DECKS)


def _write_figures(word: int, out: Row, at: i64) -> None:
    """A legion in numbers."""
    while word:
        out[at] = word & FIELD
        word >>= BITS
        at += 1


def _write_harkonnen(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    _write_legions(s.legions[HARKONNEN], out, at)


def _write_atreides(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    _write_legions(s.legions[ATREIDES], out, at)


def _write_legions(legions: list[int], out: Row, at: int) -> None:
    here: i64 = at
    for word in legions:
        if word:
            _write_figures(word, out, here)
        here += len(FIGURES)


def _write_ground(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    """A row for each flag, in the order of their bits."""
    area: i64 = at
    for ground in s.ground:
        flags: i64 = ground
        here = area
        while flags:
            if flags & 1:
                out[here] = 1
            flags >>= 1
            here += COUNT
        area += 1


def _write_signs(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    """The faces of wormsigns and the ranks of sietches that the seat knows."""
    masks = s.wormsign_known.masks
    faces = rules.values.wormsigns
    for sign, area in enumerate(s.wormsigns):
        if area >= 0 and masks[sign] >> seat & 1:
            out[at + faces[sign] * COUNT + area] = 1
    at += len(WORMSIGNS) * COUNT
    masks = s.sietch_known.masks
    for sietch, area in enumerate(s.sietches):
        if area >= 0 and s.ground[area] & SIETCH and masks[sietch] >> seat & 1:
            out[at + area] = SIETCH_RANKS[sietch]
            out[at + COUNT + area] = masks[sietch] == EVERYONE


def _write_ways(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    """Between which areas a party moves and a battle is fought."""
    if s.party is not None:
        if s.party.area >= 0:
            out[at + s.party.area] = 1
        if s.party.target >= 0:
            out[at + COUNT + s.party.target] = 1
    if s.battle is not None:
        if s.battle.area >= 0:
            out[at + 2 * COUNT + s.battle.area] = 1
        if s.battle.target >= 0:
            out[at + 3 * COUNT + s.battle.target] = 1


def _faces(rules: ArrakisRules) -> list[str]:
    return list(dict.fromkeys(values_of(rules.setup.settings["values"]).tokens))


def _write_tokens(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    """Where the deployment tokens lie whose faces the seat knows."""
    masks = s.token_known.masks
    for token in range(len(s.tokens)):
        if masks[token] >> seat & 1:
            place = s.tokens[token]
            if place >= 0 or place == DRAWN:
                tally(out, at + rules.token_faces[token] * (COUNT + 1) + (place if place >= 0 else COUNT))


def _write_zones(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    for zone in range(len(ZONES)):
        if s.zones[zone]:
            out[at + s.zones[zone] - 1] = 1
        at += len(OCCUPANTS) - 1


def _write_leaders(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    first = at
    for place in s.leader_at:
        if place >= 0:
            out[at] = 1
        elif place == READY:
            out[at + 1] = 1
        elif place == GONE:
            out[at + 2] = 1
        elif place > TANK:
            out[at + 3] = 1
        else:
            out[at + 4] = 1
            out[at + 5] = TANK - place
        at += len(LEADER)
    _mark_leaders(s.spent, out, first + 6)
    if s.party is not None:
        _mark_leaders(s.party.captains, out, first + 7)
    if s.battle is not None:
        _mark_leaders(s.battle.captains, out, first + 8)


def _mark_leaders(mask: int, out: Row, at: int) -> None:
    for leader in in_mask(mask):
        out[at + leader * len(LEADER)] = 1


def _write_cards(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    width = len(ALL_DESIGNS)
    masks = s.cards.masks
    for side in range(2):
        for card in s.hands[side]:
            if masks[card] >> seat & 1:
                tally(out, at + CARD_DESIGN[card])
        at += width
    for pile in s.discards:
        for card in pile:
            tally(out, at + CARD_DESIGN[card])
    at += width
    for card in s.in_play:
        tally(out, at + CARD_DESIGN[card])


def _write_visions(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    width = len(VISIONS)
    feared = [] if s.feared == NOBODY else [s.feared]
    for zone in (s.revealed, s.claimed, in_mask(s.kept), feared):
        for vision in zone:
            out[at + vision] = 1
        at += width


def _write_objectives(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    """How many there are, and the steps of those that the seat knows: of two at most."""
    out[at] = len(s.objectives)
    at += 1
    for card in s.objectives[:2]:
        if s.objective_known.by(seat, card):
            for marker in range(len(MARKERS)):
                out[at + marker] = rules.values.objectives[card][marker]
        at += len(MARKERS)


def _write_battle(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    battle = s.battle
    if battle is None:
        return
    for side in range(2):
        out[at] = int(battle.attacker == side)
        out[at + 1] = at_most(battle.round)
        out[at + 2] = int(battle.stage == BETWEEN)
        out[at + 3] = int(battle.surprise)
        out[at + 4] = battle.discards[side]
        out[at + 5] = at_most(battle.hits[side])
        out[at + 6] = at_most(battle.shields[side])
        out[at + 7] = at_most(battle.damage[side])
        for i in range(len(battle.rolled[side])):
            out[at + 8 + i] = battle.rolled[side][i]
        _write_figures(battle.word if battle.attacker == side else s.legions[side][battle.target], out, at + 11)
        at += len(FIGHTER)


def _write_party(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    party = s.party
    if party is not None:
        out[at + party.side] = 1
        out[at + 2 + party.mode] = 1
        _write_figures(party.word, out, at + 6)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, _write_table),
    Block("ways", WAYS, AREAS, _write_ways),
    Block("battle", SIDES, FIGHTER, _write_battle),
    Block("party", ("party",), (*SIDES, "step", "ride", "fly", "lift", *FIGURES), _write_party),
    Block("sides", SIDES, SIDE, _write_sides),
    Block("harkonnen", AREAS, FIGURES, _write_harkonnen),
    Block("atreides", AREAS, FIGURES, _write_atreides),
    Block("ground", GROUND, AREAS, _write_ground),
    Block("signs", SIGNS, AREAS, _write_signs),
    Block("zones", ZONES, OCCUPANTS[1:], _write_zones),
    Block("leaders", LEADER_NAMES, LEADER, _write_leaders),
    Block("tokens", _faces, (*AREAS, "drawn"), _write_tokens),
    Block(
        "cards",
        ("hand_harkonnen", "hand_atreides", "discards", "in_play"),
        [design.name for design in ALL_DESIGNS],
        _write_cards,
    ),
    Block("visions", ("revealed", "gone", "kept", "feared"), VISIONS, _write_visions),
    Block(
        "objectives",
        ("objectives",),
        ("count", *[f"{which}_{marker}" for which in ("first", "second") for marker in MARKERS]),
        _write_objectives,
    ),
)
