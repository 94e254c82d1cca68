"""What things are worth to each side: areas to go to, targets to attack, markers, cards."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.bot.position import FAR, Position, distances
from kanly.games.arrakis.facts.board import DESERT, NEAR, STATION_AREAS, TERRAIN, TERRAINS
from kanly.games.arrakis.facts.pieces import MARKERS
from kanly.games.arrakis.facts.prescience import VISION_OF, Vision

# Planning cards that are better than a normal action, most for their strength on the board.
CARDS: Final[dict[str, float]] = {
    "hh_forced_recruitment": 4.0,
    "hh_carthag_the_former_capital": 4.2,
    "hh_hard_times_and_oppression": 4.2,
    "hh_evidence_of_rebellion": 3.6,
    "hh_polar_cap_factories": 3.2,
    "hh_beloved_feyd_rautha": 2.5,
    "hh_arsunt_legion": 3.0,
    "hh_barons_personal_guard": 3.2,
    "hh_workhorse_of_arrakis": 2.4,
    "hh_sandmasters": 2.6,
    "hh_explosive_artillery": 2.6,
    "hh_hunter_seeker": 2.0,
    "hh_mudir_nahya": 2.5,
    "ca_rage_overcame_shaddam_iv_a": 3.4,
    "ca_rage_overcame_shaddam_iv_b": 3.4,
    "ca_rage_overcame_shaddam_iv_c": 2.6,
    "ca_manipulation_of_others": 2.4,
    "ca_breeding_program": 3.0,
    "ca_sardaukar_disguised": 2.6,
    "ca_moving_the_battle_group": 2.2,
    "ca_spies_all_over_arrakis": 1.8,
    "ca_hope_clouds_observation": 2.2,
    "ca_reports_of_traitors": 1.2,
    "ha_chatt_the_leaper": 3.6,
    "ha_smugglers_a": 3.2,
    "ha_smugglers_b": 3.2,
    "ha_smugglers_c": 3.2,
    "ha_tested_with_the_gom_jabbar": 3.6,
    "ha_the_voice": 1.8,
    "ha_truthtrance": 1.8,
    "ha_death_commandos": 2.8,
    "ha_voice_from_the_outer_world": 2.8,
    "ha_usul_the_base_of_the_pillar": 2.4,
    "ha_alia_the_abomination": 2.2,
    "ha_bill_of_particulars": 2.4,
    "ha_fear_is_the_mind_killer": 1.5,
    "ha_our_family_atomics": 1.5,
    "fa_i_am_stilgar_the_fremen": 4.2,
    "fa_hieregs": 3.2,
    "fa_thumpers": 2.6,
    "fa_shai_hulud": 2.8,
    "fa_wall_of_sandworms": 2.2,
    "fa_dust_chasms": 2.6,
    "fa_fremen_rockets": 2.2,
    "fa_captured_ornithopter": 1.8,
    "fa_cielagos_piping_message": 2.2,
    "fa_grandmother_of_a_storm": 2.0,
    "fa_sandtides": 1.8,
    "fa_eyes_of_ibad": 1.6,
    "hh_sg_1": 2.2,
    "hh_sg_2": 2.6,
    "hh_sg_3": 1.6,
    "ha_sg_1": 2.6,
    "ha_sg_2": 1.8,
    "ha_sg_3": 1.8,
    "fa_sg_1": 2.2,
    "fa_sg_2": 2.2,
    "fa_sg_3": 1.8,
}
CARD_WORTH: Final = 1.4  # of a card that is not named


def missing(view: dict[str, Any]) -> list[int]:
    """How many steps each marker lacks for the objective that is nearest."""
    best: list[int] = [9, 9, 9]
    for objective in view["objectives"]:
        if objective is not None:
            lacks = [max(0, objective[name] - view["prescience"][name]) for name in MARKERS]
            if sum(lacks) < sum(best):
                best = lacks
    return best


def gain(view: dict[str, Any], steps: tuple[int, ...]) -> float:
    """How much nearer some steps bring the objective; steps beyond it are worth little."""
    lacks = missing(view)
    return sum([min(lacks[i], steps[i]) + 0.1 * max(0, steps[i] - lacks[i]) for i in range(3)])


def wanted_terrain(position: Position, visions: list[Vision]) -> list[int]:
    """By terrain: how many more areas a revealed prescience card would like to see Atreides in; 0: none."""
    out = [0] * len(TERRAINS)
    for name in position.view["visions"]["revealed"]:
        card = visions[VISION_OF[name]]
        if card.needs[0] != "legions_on" or not gain(position.view, card.advance):
            continue
        terrain = card.needs[1]
        own = [area for area in range(len(TERRAIN)) if position.own(area) is not None]
        if terrain == "open_desert":
            there = len([a for a in own if TERRAIN[a] >= DESERT and "sietch" not in position.at(a)])
            for each in (DESERT, DESERT + 1):
                out[each] = max(0, card.needs[2] - there) or 1
        else:
            number = TERRAINS.index(terrain)
            there = len([a for a in own if TERRAIN[a] == number])
            out[number] = max(0, card.needs[2] - there) or 1
    return out


class Hunt:
    """Where the Harkonnen go: sietches, the weakest and nearest first."""

    near: list[int]

    def __init__(self, position: Position) -> None:
        goals = position.with_thing("sietch")
        self.near = distances(goals, position.worms())

    def step(self, position: Position, start: int, target: int) -> float:
        """What a move is worth: nearer to a sietch, together with others, not alone into the open desert."""
        mine = position.own(start)
        if mine is None:
            return -9.0
        worth = 0.0
        if self.near[target] < FAR:
            worth += (self.near[start] - self.near[target]) * min(3.0, mine.body / 2)
        if mine.body < 3:
            worth -= 1.0
        if "settlement" in position.at(start) and mine.body <= 2:
            worth -= 2.0
        together = position.own(target)
        if together is not None and together.body + mine.body <= 6:
            worth += 0.8
        if "wormsign" in position.at(target):
            worth -= 1.5
        if TERRAIN[target] >= DESERT and self.near[target] > 1:
            worth -= 0.8
        return worth


class Desert:
    """Where the Atreides go: stations, harvesters, terrain that prescience cards ask for, weak settlements."""

    terrain: list[int]
    prizes: list[int]
    raids: list[int]
    bold: bool

    def __init__(self, position: Position, visions: list[Vision]) -> None:
        self.terrain = wanted_terrain(position, visions)
        goals = [a for a in STATION_AREAS if "station" in position.at(a) and position.foe(a) is None]
        self.prizes = distances(goals + position.with_thing("harvester"), position.worms())
        bold = 3 + max(0, position.view["round"] - 6)  # with time the prescience cards run out
        weak = [a for a in position.with_thing("settlement") if (f := position.foe(a)) is None or f.toughness <= bold]
        self.raids = distances(weak, position.worms())
        self.bold = bold > 5

    def step(self, position: Position, start: int, target: int) -> float:
        """What a move is worth."""
        mine = position.own(start)
        if mine is None:
            return -9.0
        here = position.at(target)
        worth = 0.0
        if "station" in here:
            worth += 4.0
        if "harvester" in here:
            worth += 3.0
        if position.own(target) is None and self.terrain[TERRAIN[target]]:
            worth += 2.5 if "sietch" not in here else 0.0
        if self.terrain[TERRAIN[start]] and "sietch" not in position.at(start):
            worth -= 2.0
        if self.prizes[target] < FAR:
            worth += 0.5 * (self.prizes[start] - self.prizes[target])
        if mine.dice >= 4 and self.raids[target] < FAR:
            worth += (1.5 if self.bold else 0.7) * (self.raids[start] - self.raids[target])
        together = position.own(target)
        if self.bold and together is not None and together.body + mine.body <= 6:
            worth += 1.0
        for near_foe in _foes_beside(position, target):
            if near_foe > mine.power():
                worth -= 1.0
        return worth


def _foes_beside(position: Position, area: int) -> list[float]:
    there = [position.foe(near) for near in NEAR[area]]
    return [force.power() for force in there if force is not None]


def attack_worth(position: Position, start: int, target: int) -> float:
    """What an attack is worth: settlements by their rank, legions by what falls, both by the odds."""
    odds = position.odds(start, target)
    rank = position.rank(target)
    foe = position.foe(target)
    prize = 3.0 * rank if position.me == "harkonnen" else 3.5 * rank
    prize += 0.4 * foe.toughness if foe is not None else 0.0
    if position.me == "harkonnen":
        prize += 1.0
        return prize * min(odds, 2.0) if odds > 0.75 else -1.0
    return prize * min(odds, 2.0) - 1.0 if odds > 1.2 else -1.0
