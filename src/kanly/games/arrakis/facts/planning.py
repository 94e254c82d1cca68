"""The four planning decks: what every card does, as steps for `cards.verbs`.

A card with a `subject` has a second effect for when that leader is already in play (for Mudir-Nahya: out of the game;
for Our Family Atomics: when they have been detonated). Figures are written `regular*2 elite leader`: `leader` is a
Bashar, a Naib or an available named leader, `generic` a Bashar or Naib.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.leaders import Steps

DECKS: Final[tuple[str, ...]] = ("house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally")
HOUSE_HARKONNEN: Final = 0
CORRINO_ALLY: Final = 1
HOUSE_ATREIDES: Final = 2
FREMEN_ALLY: Final = 3
DECKS_OF: Final[tuple[tuple[int, ...], ...]] = ((HOUSE_HARKONNEN, CORRINO_ALLY), (HOUSE_ATREIDES, FREMEN_ALLY))


class Card:
    """A design: its name, deck, how often it is there, and its steps."""

    name: str
    deck: int
    effect: Steps
    subject: str
    otherwise: Steps  # instead of the effect, by the subject
    copies: int
    title: str  # cards of one family share a title
    stays: bool  # face up beside the board to the end of the game (SG9.1)
    reconstructed: bool

    def __init__(
        self,
        name: str,
        deck: int,
        effect: Steps,
        subject: str = "",
        otherwise: Steps = (),
        copies: int = 1,
        title: str = "",
    ) -> None:
        self.name = name
        self.deck = deck
        self.effect = effect
        self.subject = subject
        self.otherwise = otherwise
        self.copies = copies
        self.title = title or name
        self.stays = False
        self.reconstructed = False


HH: Final = HOUSE_HARKONNEN
CA: Final = CORRINO_ALLY
HA: Final = HOUSE_ATREIDES
FA: Final = FREMEN_ALLY
EMPEROR: Final = "emperor_shaddam_iv"
GURNEY: Final = "gurney_halleck"
PLAY: Final = ("play",)
RAGE: Final[Steps] = (("enter", EMPEROR), PLAY)
SMUGGLERS: Final[Steps] = (("enter", GURNEY), ("place", GURNEY + " elite*2", "empty_desert"))
HAWATS_SCHEMING: Final = "hh_hawats_scheming"

DESIGNS: Final[tuple[Card, ...]] = (
    Card(
        "hh_hard_times_and_oppression",
        HH,
        (("place", "regular", "each_village"), ("place", "elite", "carthag"), ("place", "elite", "arrakeen")),
    ),
    Card("hh_forced_recruitment", HH, (("place", "elite*3 leader", "arrakeen"),)),
    Card(
        "hh_beloved_feyd_rautha",
        HH,
        (("enter", "feyd_rautha"), PLAY),
        "feyd_rautha",
        (("place", "elite*2", "legion_of_feyd_rautha"),),
    ),
    Card("hh_harkonnen_patrols", HH, (("scatter", "regular", 3),)),
    Card("hh_arsunt_legion", HH, (("place", "leader elite regular", "arsunt"), ("move_or_attack", "here"))),
    Card(
        "hh_barons_personal_guard",
        HH,
        (("place", "baron_harkonnen elite*2", "carthag_or_arrakeen"), ("move", "any", 1)),
    ),
    Card(HAWATS_SCHEMING, HH, (), copies=3),
    Card("hh_evidence_of_rebellion", HH, (("place", "elite*2", "settlement"), ("draw", 2))),
    Card(
        "hh_polar_cap_factories",
        HH,
        (("place", "regular*2 elite generic", "north_pole"), ("clear_wormsigns", "north_pole")),
    ),
    Card("hh_carthag_the_former_capital", HH, (("place", "regular*3 elite leader", "carthag"),)),
    Card("hh_workhorse_of_arrakis", HH, (("vehicles", "harvester", 1), ("vehicles", "carryall", 1), ("draw", 2))),
    Card("hh_spotter_control", HH, (("discard_wormsigns", 3), ("draw", 2))),
    Card("hh_explosive_artillery", HH, (("move", "any", 1), ("special_attack", 4))),
    Card("hh_sandmasters", HH, (("vehicles", "harvester", 3), ("draw", 1))),
    Card(
        "hh_mudir_nahya",
        HH,
        (("place", "beast_rabban elite", "legion"), ("surprise", "here")),
        "beast_rabban",
        (("place", "leader elite*2", "legion"),),
    ),
    Card("hh_hunter_seeker", HH, (("tank", "same_sector"),)),
    Card(
        "ca_rage_overcame_shaddam_iv_a",
        CA,
        RAGE,
        EMPEROR,
        (("place", EMPEROR + " regular*4", "settlement"),),
        title="ca_rage_overcame_shaddam_iv",
    ),
    Card(
        "ca_rage_overcame_shaddam_iv_b",
        CA,
        RAGE,
        EMPEROR,
        (("place", EMPEROR + " special*2", "legion"),),
        title="ca_rage_overcame_shaddam_iv",
    ),
    Card(
        "ca_rage_overcame_shaddam_iv_c",
        CA,
        RAGE,
        EMPEROR,
        (("place", EMPEROR, "legion_with_special"), ("move_and_surprise", "here")),
        title="ca_rage_overcame_shaddam_iv",
    ),
    Card("ca_manipulation_of_others", CA, (("opponent_discards", 2), ("draw", 2))),
    Card("ca_breeding_program", CA, (("bene_gesserit",), PLAY)),
    Card("ca_troop_carriers", CA, (("carry",),)),
    Card("ca_shigawire", CA, (("move", "special", 1), ("tank", "beside"))),
    Card("ca_hope_clouds_observation", CA, (("cloud",),)),
    Card("ca_reports_of_traitors", CA, (("discard_die", "house"),)),
    Card("ca_sardaukar_pogrom", CA, (("move", "special", 3),)),
    Card("ca_sardaukars_manner", CA, (("move_or_surprise", "special"),)),
    Card("ca_spies_all_over_arrakis", CA, (("reveal",), ("draw", 2))),
    Card("ca_full_control_of_the_air", CA, (("vehicles", "ornithopter", 2), ("move", "any", 1))),
    Card("ca_moving_the_battle_group", CA, (("place", "generic elite*2", "free_mountain"),)),
    Card("ca_killers_without_mercy", CA, (("attack", "special", "tireless"),)),
    Card("ca_sardaukar_disguised", CA, (("replace", "elite", "special", 2), ("move", "special", 2))),
    Card(
        "ca_i_decide_what_best_serves_his_majesty",
        CA,
        (("place", "captain_aramsham", "legion_with_special"), ("move_or_surprise", "here")),
    ),
    Card("ca_seek_out_the_mahdi", CA, (("move", "any", 1), ("hunt_paul",))),
    Card("ha_war_plan", HA, (("move_or_attack", "any", "extra_die"),)),
    Card(
        "ha_alia_the_abomination",
        HA,
        (("enter_with", "alia", "reverend_mother_jessica"), PLAY),
        "alia",
        (("tank", "anywhere"), ("draw", 2)),
    ),
    Card("ha_smugglers_a", HA, SMUGGLERS, GURNEY, (("wormsigns", 2), ("move", GURNEY, 1)), title="ha_smugglers"),
    Card("ha_smugglers_b", HA, SMUGGLERS, GURNEY, (("place", "elite*2", "legion_of_" + GURNEY),), title="ha_smugglers"),
    Card("ha_smugglers_c", HA, SMUGGLERS, GURNEY, (("remove_vehicles", GURNEY, 2),), title="ha_smugglers"),
    Card("ha_the_voice", HA, (("opponent_discards", 1), PLAY)),
    Card("ha_death_commandos", HA, (("replace", "elite", "special", 2), ("move", "special", 2))),
    Card("ha_tested_with_the_gom_jabbar", HA, (("second_objective",), ("draw", 2))),
    Card("ha_chatt_the_leaper", HA, (("place", "special*2 generic", "sietch"),)),
    Card("ha_truthtrance", HA, (("force_die",), ("either", (("draw", 2),), (PLAY,)))),
    Card("ha_adab_the_demanding_memory", HA, (("remember",), PLAY)),
    Card("ha_alam_al_mithal", HA, (("shift_markers",), ("draw", 2))),
    Card("ha_usul_the_base_of_the_pillar", HA, (("desert_power",), PLAY)),
    Card("ha_voice_from_the_outer_world", HA, (("place", "paul special", "legion"), ("move_or_surprise", "here"))),
    Card(
        "ha_our_family_atomics",
        HA,
        (("detonate", 4), PLAY),
        "family_atomics",
        (("desert_power",), ("desert_power",)),
    ),
    Card("ha_battle_language", HA, (("move_or_surprise", "leader", "four_dice"),)),
    Card("ha_bill_of_particulars", HA, (("lower_marker",), PLAY)),
    Card("ha_fear_is_the_mind_killer", HA, (("fear",),)),
    Card("fa_shai_hulud", FA, (("enter", "wild_maker"),), "wild_maker", (("wild_maker",),), copies=3),
    Card("fa_wall_of_sandworms", FA, (("worms", 1, "worm"), ("desert_power",))),
    Card("fa_dust_chasms", FA, (("dust_chasms", 2), ("desert_power",))),
    Card("fa_fremen_rockets", FA, (("rockets", 3),)),
    Card("fa_eyes_of_ibad", FA, (("eyes",),)),
    Card("fa_captured_ornithopter", FA, (("captured", 3),)),
    Card("fa_crysknife", FA, (("move", "special", 1), ("tank", "beside"))),
    Card("fa_cielagos_piping_message", FA, (("warned_token",), ("draw", 1))),
    Card("fa_jubba_cloaks", FA, (("move", "desert_leader", 1), PLAY)),
    Card("fa_hieregs", FA, (("scatter", "regular", 2), ("desert_power",))),
    Card("fa_grandmother_of_a_storm", FA, (("storms",),)),
    Card("fa_stillsuits", FA, (("move", "desert", 1), ("swap_tokens",))),
    Card("fa_i_am_stilgar_the_fremen", FA, (("place", "stilgar elite*2 regular", "free_plateau"), ("draw", 1))),
    Card("fa_thumpers", FA, (("worms", 2, "legion"),)),
    Card("fa_kitab_al_ibar", FA, (("move_sietch",),)),
    Card("fa_sandtides", FA, (("push",), ("desert_power",))),
)
# The Spacing Guild; the steps come from the reconstructed values.
GUILD_DESIGNS: Final[tuple[Card, ...]] = (
    Card("ca_sg_guild_navigator_a", CA, (), title="ca_sg_guild_navigator"),
    Card("ca_sg_guild_navigator_b", CA, (), title="ca_sg_guild_navigator"),
    Card("ca_sg_guild_navigator_c", CA, (), title="ca_sg_guild_navigator"),
    Card("hh_sg_1", HH, ()),
    Card("hh_sg_2", HH, ()),
    Card("hh_sg_3", HH, ()),
    Card("ha_sg_1", HA, ()),
    Card("ha_sg_2", HA, ()),
    Card("ha_sg_3", HA, ()),
    Card("fa_sg_1", FA, ()),
    Card("fa_sg_2", FA, ()),
    Card("fa_sg_3", FA, ()),
)
ALL_DESIGNS: Final[tuple[Card, ...]] = DESIGNS + GUILD_DESIGNS
DESIGN_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in ALL_DESIGNS])
DESIGN_OF: Final[dict[str, int]] = {card.name: i for i, card in enumerate(ALL_DESIGNS)}

# The physical cards.
CARD_DESIGN: Final[list[int]] = [i for i in range(len(ALL_DESIGNS)) for _ in range(ALL_DESIGNS[i].copies)]
CARD_DECK: Final[list[int]] = [ALL_DESIGNS[i].deck for i in CARD_DESIGN]
CARD_NAME: Final[list[str]] = [ALL_DESIGNS[i].name for i in CARD_DESIGN]
CARDS: Final = len(CARD_DESIGN)
BASE_CARDS: Final = sum([card.copies for card in DESIGNS])
SCHEMING_DESIGN: Final[int] = DESIGN_OF[HAWATS_SCHEMING]
SCHEMING: Final[tuple[int, ...]] = tuple([c for c in range(CARDS) if CARD_NAME[c] == HAWATS_SCHEMING])
