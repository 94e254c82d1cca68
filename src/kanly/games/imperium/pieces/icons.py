"""The signs printed on boards and cards: factions, agent icons, battle icons, resources."""

from __future__ import annotations

from typing import Final

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
FACTION_OF: Final = {"emperor": EMPEROR, "guild": GUILD, "bene_gesserit": BENE_GESSERIT, "fremen": FREMEN}
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
