"""A round of battle: discards, dice, specials, casualties (R7.5-R7.10)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.battle.casualties import CAPTAINS, roll_combat, take_hits
from kanly.games.arrakis.client.words import DONE, asked, message, options_by, refused
from kanly.games.arrakis.facts.board import RANK
from kanly.games.arrakis.facts.leaders import HITS_OF, LEADER_OF, LEADERS, SHIELDS_OF
from kanly.games.arrakis.facts.pieces import (
    COMBAT_MOST,
    FIGURES,
    GENERIC,
    HARKONNEN,
    LANDSRAAD,
    SIDES,
    SIETCH_RANKS,
    SPECIAL,
    TROOP,
)
from kanly.games.arrakis.facts.planning import ALL_DESIGNS
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.hands import discard, held, usable
from kanly.games.arrakis.table.legions import count, units
from kanly.games.arrakis.table.looking import captains_in, in_mask, sietch_in
from kanly.games.arrakis.table.records import NOBODY, ROLLING, SETTLEMENT, Battle
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

FOUR: Final = 4  # Battle Language


def present(s: ArrakisState) -> Battle:
    """The battle that is going on."""
    battle = s.battle
    assert battle is not None
    return battle


def battle_round(p: P) -> None:
    """R7.5-R7.10, then the attacker decides (R7.11)."""
    battle = present(p.state)
    battle.round += 1
    battle.stage = ROLLING
    battle.discards = [0, 0]
    first = battle.attacker
    p.then(
        ("battle_cards", first),
        ("battle_cards", 1 - first),
        "battle_roll",
        "battle_casualties",
        "battle_decision",
    )


# Dice.


def rank_in(s: ArrakisState, side: int, area: int) -> int:
    """The rank of the side's own settlement in an area; 0 without one."""
    if side == HARKONNEN:
        return RANK[area] if s.ground[area] & SETTLEMENT else 0
    sietch = sietch_in(s, area)
    return 0 if sietch == NOBODY else SIETCH_RANKS[sietch]


def dice_of(s: ArrakisState, battle: Battle, side: int) -> int:
    """R7.6: units and discards; a defender adds the rank of its settlement; never more than six."""
    if side == battle.attacker:
        return min(COMBAT_MOST, units(battle.word) + battle.discards[side] + battle.extra_die)
    dice = units(s.legions[side][battle.target]) + battle.discards[side] + rank_in(s, side, battle.target)
    most = FOUR if battle.four_dice and battle.round == 1 else COMBAT_MOST
    return min(most, dice)


def battle_cards(p: P, side: int) -> Flow:
    """R7.5: planning cards for dice, while more dice can be had; not under the Landsraad's ban."""
    s = p.state
    battle = present(s)
    if side == HARKONNEN and s.bans >> LANDSRAAD & 1:
        return
    most = FOUR if side != battle.attacker and battle.four_dice and battle.round == 1 else COMBAT_MOST
    while s.hands[side] and dice_of(s, battle, side) < most:
        name: str = yield Ask(side, "battle_card", offer=lambda: [*usable(s, side), DONE])
        if name == DONE:
            return
        discard(p, side, held(s, side, name))
        battle.discards[side] += 1


def battle_roll(p: P) -> None:
    """R7.6, R7.7: both roll; a surprise adds a special in the first round."""
    s = p.state
    battle = present(s)
    for side in (battle.attacker, 1 - battle.attacker):
        dice = dice_of(s, battle, side)
        roll = roll_combat(p, dice)
        battle.rolled[side] = roll
        battle.hits[side] = roll[0]
        battle.shields[side] = roll[1]
        battle.specials[side] = roll[2]
        p.tell("battle_rolled", (SIDES[side], dice, roll[0], roll[1], roll[2]))
    if battle.surprise and battle.round == 1:
        battle.specials[battle.attacker] += 1
    for side in (1 - battle.attacker, battle.attacker):  # the attacker chooses first
        if battle.specials[side]:
            p.then(("battle_specials", side))


# Specials.


def battle_specials(p: P, side: int) -> Flow:
    """R7.8: every leader may use one special; asked only where it matters who."""
    s = p.state
    battle = present(s)
    attacking = side == battle.attacker
    word = battle.word if attacking else s.legions[side][battle.target]
    plain = count(word, GENERIC) + count(word, TROOP)  # SG5.1
    captains = in_mask(battle.captains if attacking else captains_in(s, side, battle.target))
    while battle.specials[side] and (plain or captains):
        options: list[Option] = [LEADERS[leader].name for leader in captains]
        if plain:
            options.append(FIGURES[GENERIC])
        name: str = options[0]
        if len(options) > 1 and battle.specials[side] < plain + len(captains):
            name = yield Ask(side, "special", options, context=battle.specials[side])
        battle.specials[side] -= 1
        if name == FIGURES[GENERIC]:
            plain -= 1
            battle.hits[side] += 1
        else:
            leader = LEADER_OF[name]
            captains.remove(leader)
            battle.hits[side] += HITS_OF[leader]
            battle.shields[side] += SHIELDS_OF[leader]


# Casualties.


def battle_casualties(p: P) -> Flow:
    """R7.9, R7.10: special elites cancel shields; both take the hits of the same roll, the attacker first."""
    s = p.state
    battle = present(s)
    first = battle.attacker
    other = 1 - first
    cancel = [0, 0]
    cancel[first] = count(battle.word, SPECIAL)
    cancel[other] = count(s.legions[other][battle.target], SPECIAL)
    lost = [min(battle.shields[side], cancel[1 - side]) for side in (0, 1)]
    for side in (first, other):
        battle.shields[side] -= lost[side]
    for side in (first, other):
        battle.damage[side] = max(0, battle.hits[1 - side] - battle.shields[side])
        told = (SIDES[side], battle.hits[side], battle.shields[side], battle.damage[side], lost[side])
        p.tell("battle_damage", told)
    yield from take_hits(p, first, battle.area, battle.damage[first], True)
    yield from take_hits(p, other, battle.target, battle.damage[other])


def _describe_special(p: P, ask: Ask, option: Option) -> Message:
    if option == FIGURES[GENERIC]:
        return message("special-generic", figure=f"generic-{SIDES[ask.seat]}")
    leader = LEADER_OF[option]
    return message("special-option", leader=option, hits=HITS_OF[leader], shields=SHIELDS_OF[leader])


SCENES: Final = (battle_round, battle_cards, battle_roll, battle_specials, battle_casualties)
KINDS: Final = (
    Kind(
        "battle_card",
        [*[card.name for card in ALL_DESIGNS], DONE],
        asked(("R7.5",)),
        options_by("card"),
        refused("why-not-discarded", ("R7.5",), "card"),
    ),
    Kind(
        "special",
        [FIGURES[GENERIC], *CAPTAINS],
        lambda p, ask: message("ask-special", ("R7.8",), n=ask.context),
        _describe_special,
        lambda p, ask, option: message("why-no-special", ("R7.8",)),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "battle_rolled": ("side", "dice", "hits", "shields", "specials"),
    "battle_damage": ("side", "hits", "shields", "n", "cancelled"),
}
