"""The signs printed on boards and cards: factions, agent icons, battle icons, resources."""

from __future__ import annotations

from typing import Final

from kanly.kernel import Message

# Agent icons; the first four are the factions, which also have an influence track.
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7
ICONS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
FACTIONS: Final = ICONS[:4]
ALL_FACTIONS: Final = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Battle icons (BAT-01); `wild` pairs with any other, at the end of the game only (BAT-03).
CRYSKNIFE: Final = "crysknife"
DESERT_MOUSE: Final = "desert_mouse"
ORNITHOPTER: Final = "ornithopter"
WILD: Final = "wild"

# When an intrigue card may be played (INT-02).
PLOT: Final = "plot"
COMBAT: Final = "combat"
ENDGAME: Final = "endgame"


def faction_words(icon: int) -> Message:
    """A faction by its sign."""
    return Message("faction-" + FACTIONS[icon])


def icon_words(icons: tuple[int, ...]) -> Message:
    """Agent icons in words."""
    message = Message("icon-" + ICONS[icons[0]])
    for icon in icons[1:]:
        message = Message("name-and", {"first": message, "second": Message("icon-" + ICONS[icon])})
    return message
