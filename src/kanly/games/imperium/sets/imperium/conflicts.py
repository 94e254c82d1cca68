"""The conflict cards: 4 of level I, 10 of level II, 4 of level III."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.vocabulary import (
    gain,
    influence_chosen,
    influence_two,
    intrigue,
    take_control,
    trash_a_card,
    vp,
)
from kanly.games.imperium.first.mentat import PromiseMentat
from kanly.games.imperium.pieces.trophies import Trophy

Reward = tuple[Effect, ...]


def conflict(name: str, level: int, first: Reward, second: Reward, third: Reward, location: str = "") -> Trophy:
    """A card without an icon; no wall protects what is fought for."""
    return Trophy(name, "", level=level, location=location, protected=False, first=first, second=second, third=third)


def conflicts() -> tuple[Trophy, ...]:
    """The conflict cards."""
    return (
        conflict("skirmish_a", 1, (vp(1),), (intrigue(1), gain(solari=2)), (gain(solari=2),)),
        conflict("skirmish_b", 1, (vp(1),), (gain(water=1),), (gain(spice=1),)),
        conflict("skirmish_c", 1, (influence_chosen(), gain(spice=1)), (gain(spice=2),), (gain(spice=1),)),
        conflict("skirmish_d", 1, (influence_chosen(), gain(solari=2)), (gain(solari=3),), (gain(solari=2),)),
        conflict(
            "cloak_and_dagger",
            2,
            (influence_chosen(), intrigue(2)),
            (intrigue(1), gain(spice=1)),
            (intrigue(1) | gain(spice=1),),
        ),
        conflict("desert_power", 2, (vp(1), gain(water=1)), (gain(water=1), gain(spice=1)), (gain(spice=1),)),
        conflict("guild_bank_raid", 2, (gain(solari=6),), (gain(solari=4),), (gain(solari=2),)),
        conflict("machinations", 2, (influence_two(),), (gain(water=1), gain(solari=2)), (gain(water=1),)),
        conflict("raid_stockpiles", 2, (intrigue(1), gain(spice=3)), (gain(spice=2),), (gain(spice=1),)),
        conflict(
            "secure_imperial_basin",
            2,
            (vp(1), take_control("imperial_basin")),
            (gain(water=2),),
            (gain(water=1),),
            "imperial_basin",
        ),
        conflict(
            "siege_of_arrakeen",
            2,
            (vp(1), take_control("arrakeen")),
            (gain(solari=4),),
            (gain(solari=2),),
            "arrakeen",
        ),
        conflict(
            "siege_of_carthag",
            2,
            (vp(1), take_control("carthag")),
            (intrigue(1), gain(spice=1)),
            (gain(spice=1),),
            "carthag",
        ),
        conflict(
            "sort_through_the_chaos",
            2,
            (PromiseMentat(), intrigue(1), gain(solari=2)),
            (intrigue(1), gain(solari=2)),
            (gain(solari=2),),
        ),
        conflict("terrible_purpose", 2, (vp(1), trash_a_card()), (gain(water=1), gain(spice=1)), (gain(spice=1),)),
        conflict(
            "battle_for_arrakeen",
            3,
            (vp(2), take_control("arrakeen")),
            (
                intrigue(1) + gain(spice=2)
                | intrigue(1) + gain(solari=3)
                | gain(spice=2) + gain(solari=3),  # two of the three
            ),
            (intrigue(1), gain(solari=2)),
            "arrakeen",
        ),
        conflict(
            "battle_for_carthag",
            3,
            (vp(2), take_control("carthag")),
            (intrigue(1), gain(spice=3)),
            (gain(spice=3),),
            "carthag",
        ),
        conflict(
            "battle_for_imperial_basin",
            3,
            (vp(2), take_control("imperial_basin")),
            (gain(spice=5),),
            (gain(spice=3),),
            "imperial_basin",
        ),
        conflict("grand_vision", 3, (influence_chosen(2), intrigue(1)), (intrigue(1), gain(spice=3)), (gain(spice=3),)),
    )
