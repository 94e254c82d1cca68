"""The six factions: what each starts with, and its 58 numbered powers.

The ids of the powers are those of rules.md; what they do is in the phases where they matter.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.map import ARRAKEEN, CARTHAG, POLAR_SINK, TUEKS_SIETCH

ATREIDES: Final = 0
BENE_GESSERIT: Final = 1
EMPEROR: Final = 2
FREMEN: Final = 3
SPACING_GUILD: Final = 4
HARKONNEN: Final = 5

FORCES: Final = 20  # each
TRAITORS_DEALT: Final = 4
NOWHERE: Final = -1


class Faction:
    """What a faction's sheet says about the start. `place` NOWHERE: none on the board, or placed by choice."""

    name: str
    letter: str
    colour: str  # of its pieces, for clients: a name and a hue that reads on sand
    rgb: str
    spice: int
    place: int
    placed: int
    free_revival: int
    treachery: int  # cards at the start
    hand_limit: int
    traitors: int  # kept of those dealt
    special: int  # of the forces, in advanced play: Sardaukar, Fedaykin
    special_name: str

    def __init__(
        self,
        name: str,
        letter: str,
        colour: str,
        rgb: str,
        *,
        spice: int,
        place: int = NOWHERE,
        placed: int = 0,
        free_revival: int = 1,
        treachery: int = 1,
        hand_limit: int = 4,
        traitors: int = 1,
        special: int = 0,
        special_name: str = "",
    ) -> None:
        self.name = name
        self.letter = letter
        self.colour = colour
        self.rgb = rgb
        self.spice = spice
        self.place = place
        self.placed = placed
        self.free_revival = free_revival
        self.treachery = treachery
        self.hand_limit = hand_limit
        self.traitors = traitors
        self.special = special
        self.special_name = special_name

    @property
    def reserves(self) -> int:
        """Forces that are not on the board at the start."""
        return FORCES - self.placed


FACTIONS: Final[tuple[Faction, ...]] = (
    Faction("atreides", "A", "green", "#2f7d3b", spice=10, place=ARRAKEEN, placed=10, free_revival=2),
    Faction("bene_gesserit", "B", "blue", "#2b5fb0", spice=5, place=POLAR_SINK, placed=1),
    Faction("emperor", "E", "red", "#b3262d", spice=10, special=5, special_name="sardaukar"),
    Faction("fremen", "F", "yellow", "#d9b100", spice=3, placed=10, free_revival=3, special=3, special_name="fedaykin"),
    Faction("spacing_guild", "G", "orange", "#d9701a", spice=5, place=TUEKS_SIETCH, placed=5),
    Faction(
        "harkonnen",
        "H",
        "black",
        "#2a2a2a",
        spice=10,
        place=CARTHAG,
        placed=10,
        free_revival=2,
        treachery=2,
        hand_limit=8,
        traitors=4,
    ),
)
FACTION_OF: Final[dict[str, int]] = {FACTIONS[i].name: i for i in range(len(FACTIONS))}

RECOMMENDED: Final[dict[int, tuple[int, ...]]] = {  # by number of players (R18.1, R18.2)
    2: (ATREIDES, HARKONNEN),
    3: (ATREIDES, FREMEN, HARKONNEN),
    4: (ATREIDES, EMPEROR, FREMEN, HARKONNEN),
    5: (ATREIDES, EMPEROR, FREMEN, SPACING_GUILD, HARKONNEN),
    6: (ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD, HARKONNEN),
}

# Powers: B base, S for an alliance, V victory, A advanced, K Karama power (advanced, once a game).
BASE: Final = 0
ALLIANCE: Final = 1
VICTORY: Final = 2
ADVANCED: Final = 3
KARAMA_POWER: Final = 4

# Whether a Karama stops it, and when that has to be played (T24.1).
NEVER: Final = 0
ON_ATTEMPT: Final = 1  # when the power is being used
BEFOREHAND: Final = 2  # before it is used


class Power:
    """One numbered power; its words are the messages `power-<name>` and `power-<name>-help`."""

    id: str
    name: str
    faction: int
    tier: int
    cancel: int

    def __init__(self, id: str, name: str, cancel: int) -> None:
        self.id = id
        self.name = name
        self.faction = ("ATR", "BG", "EMP", "FRE", "GUI", "HAR").index(id.split(".")[0])
        self.tier = "BSVAK".index(id.split(".")[1][0])
        self.cancel = cancel


POWERS: Final[tuple[Power, ...]] = (
    Power("ATR.B1", "bidding_look", BEFOREHAND),
    Power("ATR.B2", "written_records", NEVER),
    Power("ATR.B3", "spice_look", BEFOREHAND),
    Power("ATR.B4", "prescience", ON_ATTEMPT),
    Power("ATR.S1", "ally_prescience", ON_ATTEMPT),
    Power("ATR.A1", "kwisatz_haderach_awakening", NEVER),
    Power("ATR.A2", "kwisatz_haderach_use", BEFOREHAND),
    Power("ATR.A3", "kwisatz_haderach_loyalty", NEVER),
    Power("ATR.A4", "kwisatz_haderach_death", NEVER),
    Power("ATR.K1", "plan_look", NEVER),
    Power("BG.B1", "prediction", NEVER),
    Power("BG.B2", "spiritual_advisor", ON_ATTEMPT),
    Power("BG.B3", "the_voice", ON_ATTEMPT),
    Power("BG.S1", "ally_voice", ON_ATTEMPT),
    Power("BG.A1", "starting_advisor", NEVER),
    Power("BG.A2", "choam_generosity", ON_ATTEMPT),
    Power("BG.A3", "worthless_karama", ON_ATTEMPT),
    Power("BG.A4", "advisors", ON_ATTEMPT),
    Power("BG.A5", "coexistence", NEVER),
    Power("BG.A6", "fighters", ON_ATTEMPT),
    Power("BG.A7", "intrusion", ON_ATTEMPT),
    Power("BG.A8", "declare_fight", ON_ATTEMPT),
    Power("EMP.B1", "payment_for_treachery", ON_ATTEMPT),
    Power("EMP.B2", "no_discount", NEVER),
    Power("EMP.S1", "ally_revival", ON_ATTEMPT),
    Power("EMP.A1", "sardaukar_force", BEFOREHAND),
    Power("EMP.A2", "sardaukar_revival", NEVER),
    Power("EMP.K1", "karama_revival", NEVER),
    Power("FRE.B1", "revival_limit", NEVER),
    Power("FRE.B2", "deployment", NEVER),
    Power("FRE.B3", "movement_two", ON_ATTEMPT),
    Power("FRE.B4", "worm_immunity", ON_ATTEMPT),
    Power("FRE.B5", "ride_worm", ON_ATTEMPT),
    Power("FRE.V1", "fremen_victory", NEVER),
    Power("FRE.S1", "ally_worm_protection", ON_ATTEMPT),
    Power("FRE.S2", "ally_free_revival", ON_ATTEMPT),
    Power("FRE.S3", "fremen_shared_victory", NEVER),
    Power("FRE.A1", "storm_rule", BEFOREHAND),
    Power("FRE.A2", "sandworms", ON_ATTEMPT),
    Power("FRE.A3", "storm_losses_resistance", ON_ATTEMPT),
    Power("FRE.A4", "storm_migration", ON_ATTEMPT),
    Power("FRE.A5", "fedaykin_force", BEFOREHAND),
    Power("FRE.A6", "battle_hardened", BEFOREHAND),
    Power("FRE.K1", "karama_worm", NEVER),
    Power("GUI.B1", "shipping_income", ON_ATTEMPT),
    Power("GUI.B2", "ship_cross_planet", ON_ATTEMPT),
    Power("GUI.B3", "special_prices", ON_ATTEMPT),
    Power("GUI.V1", "guild_victory", NEVER),
    Power("GUI.S1", "ally_shipping", ON_ATTEMPT),
    Power("GUI.S2", "guild_shared_victory", NEVER),
    Power("GUI.A1", "any_time_shipment", BEFOREHAND),
    Power("GUI.K1", "karama_shipment_stop", NEVER),
    Power("HAR.B1", "four_traitors", NEVER),
    Power("HAR.B2", "treachery_power", NEVER),
    Power("HAR.B3", "bonus_card", ON_ATTEMPT),
    Power("HAR.S1", "ally_traitors", ON_ATTEMPT),
    Power("HAR.A1", "captured_leaders", ON_ATTEMPT),
    Power("HAR.K1", "karama_card_swap", NEVER),
)
POWER_OF: Final[dict[str, int]] = {POWERS[i].id: i for i in range(len(POWERS))}  # by id
