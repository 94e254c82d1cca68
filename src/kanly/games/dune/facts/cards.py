"""The decks: treachery, spice, storm. Physical cards are ints from 0; copies of one card share its design.

The traitor deck has one card for every leader and is in `leaders`.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.map import SPICE_NODE, TERRITORIES

# Kinds of treachery cards. The first seven are played in battle plans, and are what the Voice can name (BG.B3).
PROJECTILE: Final = 0
POISON: Final = 1
LASGUN: Final = 2
SHIELD: Final = 3
SNOOPER: Final = 4
WORTHLESS: Final = 5
CHEAP_HERO: Final = 6
FAMILY_ATOMICS: Final = 7
WEATHER_CONTROL: Final = 8
HAJR: Final = 9
GHOLA: Final = 10
TRUTHTRANCE: Final = 11
KARAMA: Final = 12
KINDS: Final[tuple[str, ...]] = (
    "projectile",
    "poison",
    "lasgun",
    "shield",
    "snooper",
    "worthless",
    "cheap_hero",
    "family_atomics",
    "weather_control",
    "hajr",
    "ghola",
    "truthtrance",
    "karama",
)
VOICE: Final = (PROJECTILE, POISON, LASGUN, SHIELD, SNOOPER, WORTHLESS, CHEAP_HERO)

# Where a battle plan takes a kind (R11.4). A worthless card fits either slot.
WEAPONS: Final = (PROJECTILE, POISON, LASGUN, WORTHLESS)
DEFENSES: Final = (SHIELD, SNOOPER, WORTHLESS)

# What stops a weapon (R11.9); nothing stops a lasgun, but a shield anywhere in the battle blows everything up (R11.14).
STOPPED_BY: Final[dict[int, int]] = {PROJECTILE: SHIELD, POISON: SNOOPER}

# When a card can be played (R17.1).
BATTLE_PLAN: Final = 0
STORM_WINDOW: Final = 1  # round 2 or later, between the storm's number and its move
OWN_MOVE: Final = 2
ANY_TIME: Final = 3
REACTION: Final = 4  # Karama: in the windows of R4.5

# What becomes of a card that was played.
KEPT_IF_WON: Final = 0  # the winner of the battle may keep it
DISCARDED: Final = 1
REMOVED: Final = 2  # out of the game


class Design:
    """A treachery card as printed, and how often."""

    name: str
    kind: int
    when: int
    after: int
    copies: int

    def __init__(self, name: str, kind: int, when: int, after: int, copies: int = 1) -> None:
        self.name = name
        self.kind = kind
        self.when = when
        self.after = after
        self.copies = copies


DESIGNS: Final[tuple[Design, ...]] = (
    Design("crysknife", PROJECTILE, BATTLE_PLAN, KEPT_IF_WON),
    Design("maula_pistol", PROJECTILE, BATTLE_PLAN, KEPT_IF_WON),
    Design("slip_tip", PROJECTILE, BATTLE_PLAN, KEPT_IF_WON),
    Design("stunner", PROJECTILE, BATTLE_PLAN, KEPT_IF_WON),
    Design("chaumas", POISON, BATTLE_PLAN, KEPT_IF_WON),
    Design("chaumurky", POISON, BATTLE_PLAN, KEPT_IF_WON),
    Design("ellaca_drug", POISON, BATTLE_PLAN, KEPT_IF_WON),
    Design("gom_jabbar", POISON, BATTLE_PLAN, KEPT_IF_WON),
    Design("lasgun", LASGUN, BATTLE_PLAN, KEPT_IF_WON),
    Design("shield", SHIELD, BATTLE_PLAN, KEPT_IF_WON, copies=4),
    Design("snooper", SNOOPER, BATTLE_PLAN, KEPT_IF_WON, copies=4),
    Design("baliset", WORTHLESS, BATTLE_PLAN, KEPT_IF_WON),
    Design("jubba_cloak", WORTHLESS, BATTLE_PLAN, KEPT_IF_WON),
    Design("kulon", WORTHLESS, BATTLE_PLAN, KEPT_IF_WON),
    Design("la_la_la", WORTHLESS, BATTLE_PLAN, KEPT_IF_WON),
    Design("trip_to_gamont", WORTHLESS, BATTLE_PLAN, KEPT_IF_WON),
    Design("cheap_hero", CHEAP_HERO, BATTLE_PLAN, DISCARDED, copies=2),
    Design("cheap_heroine", CHEAP_HERO, BATTLE_PLAN, DISCARDED),
    Design("family_atomics", FAMILY_ATOMICS, STORM_WINDOW, REMOVED),
    Design("weather_control", WEATHER_CONTROL, STORM_WINDOW, DISCARDED),
    Design("hajr", HAJR, OWN_MOVE, DISCARDED),
    Design("tleilaxu_ghola", GHOLA, ANY_TIME, DISCARDED),
    Design("truthtrance", TRUTHTRANCE, ANY_TIME, DISCARDED, copies=2),
    Design("karama", KARAMA, REACTION, DISCARDED, copies=2),
)

# Physical treachery cards, in the order of the designs.
CARD_DESIGN: Final[tuple[int, ...]] = tuple([i for i in range(len(DESIGNS)) for _ in range(DESIGNS[i].copies)])
CARD_KIND: Final[tuple[int, ...]] = tuple([DESIGNS[i].kind for i in CARD_DESIGN])
CARD_NAME: Final[tuple[str, ...]] = tuple([DESIGNS[i].name for i in CARD_DESIGN])
TREACHERY: Final = len(CARD_DESIGN)
DESIGN_OF: Final[dict[str, int]] = {DESIGNS[i].name: i for i in range(len(DESIGNS))}
COPIES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # the physical cards of a design
    [tuple([card for card in range(TREACHERY) if CARD_DESIGN[card] == i]) for i in range(len(DESIGNS))]
)
OF_KIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card in range(TREACHERY) if CARD_KIND[card] == kind]) for kind in range(len(KINDS))]
)


def card_rule(design: int) -> str:
    """The id of a card's rule in the rulebook: T1 for the first design."""
    return f"T{design + 1}"


WEATHER_MOST: Final = 10  # sectors that Weather Control may order
GHOLA_FORCES: Final = 5

# Spice cards: a territory each, and six worms.
SHAI_HULUD: Final = -1
SPICE_DECK: Final[tuple[int, ...]] = (  # the territory of a spice card
    tuple([i for i in range(len(TERRITORIES)) if TERRITORIES[i].spice]) + (SHAI_HULUD,) * 6
)
SPICE_CARD_NODE: Final[tuple[int, ...]] = tuple([SPICE_NODE[i] if i >= 0 else -1 for i in SPICE_DECK])
SPICE_CARD_NAME: Final[tuple[str, ...]] = tuple(
    ["spice_" + TERRITORIES[i].name if i >= 0 else "shai_hulud" for i in SPICE_DECK]
)
SPICE_CARD_SHOWS: Final[tuple[str, ...]] = tuple([name.removeprefix("spice_") for name in SPICE_CARD_NAME])

# Storm cards, for advanced play with Fremen (FRE.A1): how many sectors the storm moves.
STORM_DECK: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
