"""A table of War for Arrakis in numbers, as a seat sees it: like the view, an allow-list. Sides keep their places."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kanly.games.arrakis.facts.board import AREAS, ATOMICS, COUNT, ZONES
from kanly.games.arrakis.facts.leaders import LEADER_NAMES
from kanly.games.arrakis.facts.pieces import (
    FIGURES,
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
    HARVESTER,
    MAKER,
    NOBODY,
    POOL,
    READY,
    SETTLEMENT,
    SIETCH,
    STATION,
    TANK,
    WORM,
    WORMSIGN,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Block, at_most

GROUND: Final = (HARVESTER, WORMSIGN, WORM, MAKER, STATION, SIETCH, SETTLEMENT)
EVERYTHING: Final = HARVESTER | WORMSIGN | WORM | MAKER | STATION | SIETCH | SETTLEMENT
ON_GROUND: Final[list[bytes]] = [bytes([int(ground & flag > 0) for flag in GROUND]) for ground in range(EVERYTHING + 1)]
ALL_AREAS: Final[list[int]] = list(range(COUNT))
AREA: Final = (
    *[f"{side}_{figure}" for side in SIDES for figure in FIGURES],
    *("harvester", "wormsign", "sandworm", "wild_maker", "station", "sietch", "settlement"),
    *["sign_" + face for face in WORMSIGNS],
    *("sietch_rank", "sietch_open", "party_from", "party_to", "battle_from", "battle"),
)
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


def _write_table(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    out[at + seat] = 1
    if s.active != NOBODY:
        out[at + 2 + s.active] = 1
    out[at + 4] = s.round
    out[at + 5 + s.phase] = 1
    at += 5 + len(PHASES)
    out[at] = s.supremacy
    for i in range(3):
        out[at + 1 + i] = s.prescience[i]
        out[at + 4 + i] = s.imperium[i]
        out[at + 7 + i] = s.bans >> i & 1
    at += 10
    out[at] = at_most(s.spice)
    out[at + 1] = at_most(s.saved)
    out[at + 2] = s.reserve
    out[at + 3] = s.claims
    out[at + 4] = int(s.hunted)
    out[at + 5] = s.tokens.count(POOL)
    out[at + 6] = s.wormsigns.count(POOL)
    out[at + 7] = len(s.visions)
    at += 8
    for result in (s.die, s.forced):
        if 0 <= result < len(RESULTS):
            out[at + result] = 1
        at += len(RESULTS)
    if s.atomics != NOBODY:
        out[at + s.atomics] = 1
    at += len(ATOMICS)
    for deck in range(len(DECKS)):
        out[at + deck] = len(s.decks[deck])
    at += len(DECKS)
    for vehicle in range(len(s.vehicles)):
        out[at + vehicle] = s.vehicles[vehicle]


def _write_sides(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    for side in range(2):
        supply = s.supply[side]
        out[at : at + len(supply)] = bytes(supply)
        out[at + 4] = s.bene_gesserit[side]
        out[at + 5 : at + 5 + len(RESULTS)] = bytes(s.dice[side][: len(RESULTS)])
        if s.sisters[side] != NOBODY and s.sisters[side] < len(RESULTS):
            out[at + 5 + len(RESULTS) + s.sisters[side]] = 1
        for card in s.hands[side]:  # the backs of cards tell their decks
            out[at + 5 + 2 * len(RESULTS) + CARD_DECK[card]] += 1
        at += len(SIDE)


_FIGURES_OF: Final[dict[int, bytes]] = {}
_FIGURES_MOST: Final = 5_000  # a game meets some hundreds


def _figures(word: int) -> bytes:
    """A legion in numbers; remembered for the next one like it."""
    found = _FIGURES_OF.get(word)
    if found is None:
        if len(_FIGURES_OF) >= _FIGURES_MOST:
            _FIGURES_OF.clear()
        found = bytes([word >> BITS * figure & FIELD for figure in range(len(FIGURES))])
        _FIGURES_OF[word] = found
    return found


def _write_figures(word: int, out: bytearray, at: int) -> None:
    out[at : at + len(FIGURES)] = _figures(word)


_STANDING: Final[dict[tuple[int, ...], bytes]] = {}
_STANDING_MOST: Final = 400  # about 3 MB; the board changes with one answer in several


def _standing(s: ArrakisState) -> bytes:
    """What everybody sees on the board, area by area; remembered while nothing moves."""
    key = (*s.ground, *s.legions[0], *s.legions[1])
    found = _STANDING.get(key)
    if found is None:
        if len(_STANDING) >= _STANDING_MOST:
            _STANDING.clear()
        found = _stood(s)
        _STANDING[key] = found
    return found


def _stood(s: ArrakisState) -> bytes:
    width = len(AREA)
    sorts = len(FIGURES)
    out = bytearray(COUNT * width)
    at = 0
    for legions in s.legions:
        for area in compress(ALL_AREAS, legions):
            here = at + area * width
            out[here : here + sorts] = _figures(legions[area])
        at += sorts
    for area in compress(ALL_AREAS, s.ground):
        here = at + area * width
        out[here : here + len(GROUND)] = ON_GROUND[s.ground[area] & EVERYTHING]
    return bytes(out)


def _write_areas(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    width = len(AREA)
    out[at : at + COUNT * width] = _standing(s)
    at += 2 * len(FIGURES) + len(GROUND)
    for sign in range(len(s.wormsigns)):
        if s.wormsigns[sign] >= 0 and s.wormsign_known.by(seat, sign):
            out[at + s.wormsigns[sign] * width + rules.values.wormsigns[sign]] = 1
    at += len(WORMSIGNS)
    for sietch in range(len(s.sietches)):
        area = s.sietches[sietch]
        if area >= 0 and s.ground[area] & SIETCH and s.sietch_known.by(seat, sietch):
            out[at + area * width] = SIETCH_RANKS[sietch]
            out[at + area * width + 1] = int(s.sietch_known.by(None, sietch))
    at += 2
    ends = (NOBODY, NOBODY) if s.party is None else (s.party.area, s.party.target)
    fought = (NOBODY, NOBODY) if s.battle is None else (s.battle.area, s.battle.target)
    for area in (*ends, *fought):
        if area >= 0:
            out[at + area * width] = 1
        at += 1


def _faces(rules: ArrakisRules) -> list[str]:
    return list(dict.fromkeys(values_of(rules.setup.settings["values"]).tokens))


def _write_tokens(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    """Where the deployment tokens lie whose faces the seat knows."""
    masks = s.token_known.masks
    for token in range(len(s.tokens)):
        if masks[token] >> seat & 1:
            place = s.tokens[token]
            if place >= 0 or place == DRAWN:
                out[at + rules.token_faces[token] * (COUNT + 1) + (place if place >= 0 else COUNT)] += 1


def _write_zones(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    for zone in range(len(ZONES)):
        if s.zones[zone]:
            out[at + s.zones[zone] - 1] = 1
        at += len(OCCUPANTS) - 1


def _write_leaders(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
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


def _mark_leaders(mask: int, out: bytearray, at: int) -> None:
    for leader in in_mask(mask):
        out[at + leader * len(LEADER)] = 1


def _write_cards(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    width = len(ALL_DESIGNS)
    masks = s.cards.masks
    for side in range(2):
        for card in s.hands[side]:
            if masks[card] >> seat & 1:
                out[at + CARD_DESIGN[card]] += 1
        at += width
    for pile in s.discards:
        for card in pile:
            out[at + CARD_DESIGN[card]] += 1
    at += width
    for card in s.in_play:
        out[at + CARD_DESIGN[card]] += 1


def _write_visions(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    width = len(VISIONS)
    feared = [] if s.feared == NOBODY else [s.feared]
    for zone in (s.revealed, s.claimed, in_mask(s.kept), feared):
        for vision in zone:
            out[at + vision] = 1
        at += width


def _write_objectives(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    """How many there are, and the steps of those that the seat knows: of two at most."""
    out[at] = len(s.objectives)
    at += 1
    for card in s.objectives[:2]:
        if s.objective_known.by(seat, card):
            for marker in range(len(MARKERS)):
                out[at + marker] = rules.values.objectives[card][marker]
        at += len(MARKERS)


def _write_battle(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
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


def _write_party(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    party = s.party
    if party is not None:
        out[at + party.side] = 1
        out[at + 2 + party.mode] = 1
        _write_figures(party.word, out, at + 6)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("table", ("table",), TABLE, _write_table),
    Block("sides", SIDES, SIDE, _write_sides),
    Block("areas", AREAS, AREA, _write_areas),
    Block("tokens", _faces, (*AREAS, "drawn"), _write_tokens),
    Block("zones", ZONES, OCCUPANTS[1:], _write_zones),
    Block("leaders", LEADER_NAMES, LEADER, _write_leaders),
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
    Block("battle", SIDES, FIGHTER, _write_battle),
    Block("party", ("party",), (*SIDES, "step", "ride", "fly", "lift", *FIGURES), _write_party),
)
