"""A table of War for Arrakis in numbers, as a seat sees it: like the view, an allow-list. Sides keep their places."""

from __future__ import annotations

from typing import Any, Final

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
from kanly.kernel import EVERYONE, Block, at_most, row_of

GROUND: Final = (HARVESTER, WORMSIGN, WORM, MAKER, STATION, SIETCH, SETTLEMENT)
GROUND_NAMES: Final = ("harvester", "wormsign", "sandworm", "wild_maker", "station", "sietch", "settlement")
SHOWING: Final[list[bytes]] = [bytes([int(ground & flag > 0) for ground in range(256)]) for flag in GROUND]
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


def _marks(count: int) -> list[list[int]]:
    """By place: a row with a mark there; the last row, which is that of NOBODY, has none."""
    return [[int(i == place) for i in range(count)] for place in range(count + 1)]


SIDE_MARKS: Final = _marks(len(SIDES))
PHASE_MARKS: Final = _marks(len(PHASES))
RESULT_MARKS: Final = _marks(len(RESULTS))
ATOMICS_MARKS: Final = _marks(len(ATOMICS))


def _write_table(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    bans = s.bans
    row: list[int] = [
        *SIDE_MARKS[seat],
        *SIDE_MARKS[s.active],
        s.round,
        *PHASE_MARKS[s.phase],
        s.supremacy,
        *s.prescience,
        *s.imperium,
        bans & 1,
        bans >> 1 & 1,
        bans >> 2 & 1,
        s.spice,
        s.saved,
        s.reserve,
        s.claims,
        s.hunted,
        s.tokens.count(POOL),
        s.wormsigns.count(POOL),
        len(s.visions),
        *RESULT_MARKS[s.die],
        *RESULT_MARKS[s.forced],
        *ATOMICS_MARKS[s.atomics],
        *[len(deck) for deck in s.decks],
        *s.vehicles,
    ]
    out[at : at + len(row)] = row_of(row)


def _reads_sides(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    return [*s.supply, s.bene_gesserit, *s.dice, s.sisters, *s.hands]


def _write_sides(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    row: list[int] = []
    for side in range(2):
        row += s.supply[side]
        row.append(s.bene_gesserit[side])
        row += s.dice[side][: len(RESULTS)]
        row += RESULT_MARKS[s.sisters[side]]
        decks = [0] * len(DECKS)
        for card in s.hands[side]:  # the backs of cards tell their decks
            decks[CARD_DECK[card]] += 1
        row += decks
    out[at : at + len(row)] = row_of(row)


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


def _reads_harkonnen(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    return [s.legions[HARKONNEN]]


def _write_harkonnen(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    _write_legions(s.legions[HARKONNEN], out, at)


def _reads_atreides(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    return [s.legions[ATREIDES]]


def _write_atreides(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    _write_legions(s.legions[ATREIDES], out, at)


def _write_legions(legions: list[int], out: bytearray, at: int) -> None:
    try:
        rows = b"".join(map(_FIGURES_OF.__getitem__, legions))
    except KeyError:
        rows = b"".join(map(_figures, legions))
    out[at : at + len(rows)] = rows


def _reads_ground(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    return [s.ground]


def _write_ground(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    ground = bytes(s.ground)
    for shown in SHOWING:
        out[at : at + COUNT] = ground.translate(shown)
        at += COUNT


def _reads_signs(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    return [s.ground, s.wormsigns, s.wormsign_known.masks, s.sietches, s.sietch_known.masks]


def _write_signs(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
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


def _write_ways(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
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


def _reads_cards(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    """What tokens, cards, visions and objectives are read from."""
    tokens: list[Any] = [s.tokens, s.token_known.masks]
    cards = [*s.hands, *s.discards, s.in_play, s.cards.masks]
    visions = [s.revealed, s.claimed, s.kept, s.feared]
    return [*tokens, *cards, *visions, s.objectives, s.objective_known.masks]


def _write_tokens(rules: ArrakisRules, s: ArrakisState, seat: int, out: bytearray, at: int) -> None:
    """Where the deployment tokens lie whose faces the seat knows."""
    masks = s.token_known.masks
    for token in range(len(s.tokens)):
        if masks[token] >> seat & 1:
            place = s.tokens[token]
            if place >= 0 or place == DRAWN:
                out[at + rules.token_faces[token] * (COUNT + 1) + (place if place >= 0 else COUNT)] += 1


def _reads_leaders(rules: ArrakisRules, s: ArrakisState, seat: int) -> list[Any]:
    moving = 0 if s.party is None else s.party.captains
    fighting = 0 if s.battle is None else s.battle.captains
    return [s.zones, s.leader_at, s.spent, moving, fighting]


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
    Block("ways", WAYS, AREAS, _write_ways),
    Block("battle", SIDES, FIGHTER, _write_battle),
    Block("party", ("party",), (*SIDES, "step", "ride", "fly", "lift", *FIGURES), _write_party),
    Block("sides", SIDES, SIDE, _write_sides, _reads_sides, alike=True),
    Block("harkonnen", AREAS, FIGURES, _write_harkonnen, _reads_harkonnen, alike=True),
    Block("atreides", AREAS, FIGURES, _write_atreides, _reads_atreides, alike=True),
    Block("ground", GROUND_NAMES, AREAS, _write_ground, _reads_ground, alike=True),
    Block("signs", SIGNS, AREAS, _write_signs, _reads_signs),
    Block("zones", ZONES, OCCUPANTS[1:], _write_zones, _reads_leaders, alike=True),
    Block("leaders", LEADER_NAMES, LEADER, _write_leaders, _reads_leaders, alike=True),
    Block("tokens", _faces, (*AREAS, "drawn"), _write_tokens, _reads_cards),
    Block(
        "cards",
        ("hand_harkonnen", "hand_atreides", "discards", "in_play"),
        [design.name for design in ALL_DESIGNS],
        _write_cards,
        _reads_cards,
    ),
    Block("visions", ("revealed", "gone", "kept", "feared"), VISIONS, _write_visions, _reads_cards),
    Block(
        "objectives",
        ("objectives",),
        ("count", *[f"{which}_{marker}" for which in ("first", "second") for marker in MARKERS]),
        _write_objectives,
        _reads_cards,
    ),
)
