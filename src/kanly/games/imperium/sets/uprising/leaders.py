"""The leaders of Uprising: nine, one of them with two faces."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.vocabulary import (
    ANY_ALLIANCE,
    SANDWORM,
    acquire_free,
    at_once,
    costing,
    draw,
    gain,
    influence_chosen,
    intrigue,
    keep_memory,
    may,
    no_deployment,
    other_memories,
    pay,
    persuasion,
    recall_spies,
    recruit,
    repeat_space,
    retreat,
    spy,
    spy_followed,
    strength_at,
    swords,
    then,
    train,
    trash_a_card,
    trash_from_hand,
    visiting,
    when,
)
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD
from kanly.games.imperium.pieces.leaders import Leader, Node

OF_THIS_SET: Final = "_uprising"


def guests() -> tuple[Leader, ...]:
    """Those who need neither spies nor sandworms nor contracts, in the first game, where two names are taken."""
    absent = ("feyd_rautha_harkonnen", "lady_margot_fenring", "muad_dib", "shaddam_corrino_iv", "staban_tuek")
    all_of_them = leaders("gurney_halleck" + OF_THIS_SET, "lady_jessica" + OF_THIS_SET)
    return tuple([leader for leader in all_of_them if leader.name not in absent])


def leaders(gurney_halleck: str = "gurney_halleck", lady_jessica: str = "lady_jessica") -> tuple[Leader, ...]:
    """The leaders; a name that somebody else in the box has may be another one."""
    return (
        Leader(
            "feyd_rautha_harkonnen",
            house="harkonnen",
            revealing=(recall_spies(1) >> swords(2),),
            signet=(train(),),
            track=(
                Node("start", leads_to=("paid_trash", "spy_a")),
                Node("paid_trash", pay(solari=1) >> trash_a_card(), leads_to=("trash_mid",)),
                Node("spy_a", spy(), leads_to=("trash_mid",)),
                Node("trash_mid", trash_a_card(), leads_to=("trash_late", "spy_b")),
                Node("trash_late", trash_a_card(), leads_to=("final",)),
                Node("spy_b", spy(), leads_to=("two_spice",)),
                Node("two_spice", gain(spice=2), leads_to=("final",)),
                Node("final", recruit(1), spy()),
            ),
        ),
        Leader(
            gurney_halleck,
            house="atreides",
            revealing=(at_once(when(strength_at(6), persuasion(1))),),
            signet=(recruit(1),),
        ),
        Leader(
            "lady_amber_metulli",
            house="metulli",
            revealing=(may(retreat(1)),),
            signet=(gain(solari=1), when(ANY_ALLIANCE, gain(spice=1))),
        ),
        Leader(
            lady_jessica,
            house="atreides",
            complexity=2,
            flip="reverend_mother_jessica",
            sending=(when(visiting(BENE_GESSERIT), may(other_memories())),),
            signet=(pay(spice=1) >> intrigue(1) + keep_memory(),),
        ),
        Leader(
            "reverend_mother_jessica",
            house="atreides",
            complexity=2,
            sending=(when(visiting(BENE_GESSERIT, FREMEN), pay(water=1) >> repeat_space()),),
            signet=(pay(spice=1) >> gain(water=1),),
        ),
        Leader(
            "lady_margot_fenring",
            house="fenring",
            reaching=BENE_GESSERIT,
            reached=(gain(spice=2),),
            signet=(spy(CITY),),
        ),
        Leader(
            "muad_dib",
            house="atreides",
            revealing=(at_once(when(SANDWORM, intrigue(1))),),
            signet=(draw(1),),
        ),
        Leader(
            "princess_irulan",
            house="corrino",
            complexity=2,
            reaching=EMPEROR,
            reached=(intrigue(1),),
            signet=(
                may(acquire_free(1, least=1, to_hand=True) | then(trash_from_hand(), when(costing(1), gain(spice=2)))),
            ),
        ),
        Leader(
            "shaddam_corrino_iv",
            house="corrino",
            complexity=2,
            module="choam",
            claims=("contract_sardaukar_cards", "contract_sardaukar_recall"),
            signet=(no_deployment(), gain(solari=1) + recruit(1) | pay(solari=3) >> influence_chosen()),
        ),
        Leader(
            "staban_tuek",
            complexity=3,
            without=("diplomacy",),
            smuggles=True,
            signet=(
                spy_followed(
                    ((LANDSRAAD,), pay(spice=1) >> gain(solari=3)),
                    (ALL_FACTIONS, pay(solari=2) >> intrigue(1)),
                ),
            ),
        ),
    )
