"""The thirty leaders. The traitor deck has one card for each: a traitor card is the int of its leader."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FACTIONS, FREMEN, HARKONNEN, SPACING_GUILD


class Leader:
    """A leader disc; the strength is also the price of revival and the bounty for a kill."""

    name: str
    faction: int
    strength: int

    def __init__(self, name: str, faction: int, strength: int) -> None:
        self.name = name
        self.faction = faction
        self.strength = strength


LEADERS: Final[tuple[Leader, ...]] = (
    Leader("thufir_hawat", ATREIDES, 5),
    Leader("lady_jessica", ATREIDES, 5),
    Leader("gurney_halleck", ATREIDES, 4),
    Leader("duncan_idaho", ATREIDES, 2),
    Leader("dr_yueh", ATREIDES, 1),
    Leader("alia", BENE_GESSERIT, 5),
    Leader("lady_margot_fenring", BENE_GESSERIT, 5),
    Leader("mother_ramallo", BENE_GESSERIT, 5),
    Leader("princess_irulan", BENE_GESSERIT, 5),
    Leader("wanna_marcus", BENE_GESSERIT, 5),
    Leader("hasimir_fenring", EMPEROR, 6),
    Leader("captain_aramsham", EMPEROR, 5),
    Leader("caid", EMPEROR, 3),
    Leader("burseg", EMPEROR, 3),
    Leader("bashar", EMPEROR, 2),
    Leader("stilgar", FREMEN, 7),
    Leader("chani", FREMEN, 6),
    Leader("otheym", FREMEN, 5),
    Leader("shadout_mapes", FREMEN, 3),
    Leader("jamis", FREMEN, 2),
    Leader("staban_tuek", SPACING_GUILD, 5),
    Leader("master_bewt", SPACING_GUILD, 3),
    Leader("esmar_tuek", SPACING_GUILD, 3),
    Leader("soo_soo_sook", SPACING_GUILD, 2),
    Leader("guild_representative", SPACING_GUILD, 1),
    Leader("feyd_rautha", HARKONNEN, 6),
    Leader("glossu_rabban", HARKONNEN, 4),
    Leader("piter_de_vries", HARKONNEN, 3),
    Leader("captain_iakin_nefud", HARKONNEN, 2),
    Leader("umman_kudu", HARKONNEN, 1),
)

LEADER_NAME: Final[tuple[str, ...]] = tuple([leader.name for leader in LEADERS])
LEADER_FACTION: Final[tuple[int, ...]] = tuple([leader.faction for leader in LEADERS])
LEADER_STRENGTH: Final[tuple[int, ...]] = tuple([leader.strength for leader in LEADERS])
LEADER_OF: Final[dict[str, int]] = {LEADERS[i].name: i for i in range(len(LEADERS))}
LEADERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # of a faction
    [tuple([i for i in range(len(LEADERS)) if LEADER_FACTION[i] == faction]) for faction in range(len(FACTIONS))]
)


def traitor_deck(factions: list[int]) -> list[int]:
    """The traitor cards of the factions in play, unshuffled (R3.4)."""
    return [i for i in range(len(LEADERS)) if LEADER_FACTION[i] in factions]


# The Kwisatz Haderach is no leader and has no traitor card (ATR.A1-ATR.A4).
KWISATZ_HADERACH_BONUS: Final = 2
KWISATZ_HADERACH_PRICE: Final = 2  # of its revival
KWISATZ_HADERACH_LOSSES: Final = 7  # own forces lost in battles before it awakes
