"""House Hagal: which space a card means, and whether it sends an agent there (RIV-11, RIV-82)."""

from __future__ import annotations

from tests.referees.rivals.books import HAGAL, Party, RivalBooks
from tests.referees.uprising.books import CONFLICTS


def space_of(card: str, rival: Party, books: RivalBooks) -> str:
    """The space that counts now."""
    spaces: list[str] = HAGAL[card]["spaces"]
    if card == "hagal_deliver_supplies_heighliner":
        return spaces[int(CONFLICTS[books.conflict]["level"] == "III")]
    if card.startswith("hagal_accept_contract_shipping") or card == "hagal_smuggling_interstellar":  # IX-112
        return spaces[rival.influence["guild"] >= 2]
    if card == "hagal_hagga_imperial_basin":
        return spaces[books.bonus.get("imperial_basin", 0) > books.bonus.get("hagga_basin", 0)]
    return spaces[0]


def why_skipped(card: str, space: str, rival: Party, books: RivalBooks, politics: bool) -> set[str]:
    """All reasons to turn up another card; none: the agent goes there."""
    why: set[str] = set()
    if books.agents.get(space):
        why.add("occupied")
    if space == "interstellar_shipping" and rival.influence["guild"] < 2:
        why.add("influence")
    if space == "sietch_tabr" and rival.influence["fremen"] < 2:
        why.add("influence")
    if space in ("hagga_basin", "imperial_basin", "deep_desert") and not books.bonus.get(space):
        why.add("spice")
    faction = HAGAL[card]["politics"]
    if politics and faction and space != "heighliner":
        mine = rival.influence[faction]
        best = max([one.influence[faction] for one in books.houses.values() if one is not rival])
        if books.alliance[faction] == rival.name:
            if mine > best:
                why.add("safe")
        elif mine >= 2 and best >= mine + 2:
            why.add("behind")
    return why
