"""Contracts as clients see them: views, redealt worlds, words, the almanac, the text board."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.paint import WIDTH, Painter, Painting
from kanly.games.imperium.client.words import message
from kanly.games.imperium.modules.choam.icon import INSTEAD
from kanly.games.imperium.modules.choam.play import SOLARI
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import tile_of, tiles
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Ask, Chance, Kind, Message, Option
from kanly.kit import folded


def view_contracts(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything but the order of the bank is public."""
    table = choam(s)
    view["contracts"] = _names(rules, table.offer)
    view["contract_bank"] = len(table.bank)
    view["contract_aside"] = _names(rules, table.aside)
    for h in range(len(s.houses)):
        view["houses"][h]["contracts"] = _names(rules, table.held[h])
        view["houses"][h]["completed"] = _names(rules, table.completed[h])


def _names(rules: ImperiumRules, pieces: list[int]) -> list[str]:
    return [tile_of(rules.box, piece).name for piece in pieces]


def redeal_contracts(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """The bank in another order."""
    table = choam(s)
    table.known.redeal([table.bank], seat, chance)


def add_contracts(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """Every tile: what completes it, and what it pays; and which of them are a leader's own."""
    almanac["contracts"] = {}
    for tile in tiles(rules.box):
        almanac["contracts"][tile.name] = {
            "space": tile.space or None,
            "harvest": tile.harvest,
            "card": tile.card or None,
            "rewards": [text.data() for text in tile.texts(tile.rewards)],
            "lines": [tile.words().data()],
        }
    for leader in rules.box.leaders.values():
        if leader.claims:
            almanac["leaders"][leader.name]["claims"] = list(leader.claims)


# Words.


def _domain(rules: ImperiumRules) -> list[Option]:
    return [*[tile.name for tile in tiles(rules.box) if not tile.opening], SOLARI]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == SOLARI:
        return Message("contract-solari", {"n": INSTEAD}, rules=("CHO-04",))
    tile = next(tile for tile in tiles(p.rules.box) if tile.name == option)
    return message("contract-option", ("CHO-04",), contract=option, effect=tile.words())


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option == SOLARI:
        return Message("why-not-contract-solari", rules=("CHO-04",))
    if option in _names(p.rules, choam(p.state).aside):
        return message("why-not-contract-aside", ("CHO-02",), contract=option)
    return message("why-not-contract-up", ("CHO-04",), contract=option)


KINDS: Final[tuple[Kind, ...]] = (Kind("contract", _domain, describe=_describe, why_not=_why_not, public=True),)


# The text board.


class ContractPainting(Painting):
    """How many a house has, what is on offer, what the own ones ask."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        if not house["contracts"] and not house["completed"]:
            return []
        counts = {"n": len(house["contracts"]), "done": len(house["completed"])}
        return [painter.say(Message("paint-contracts", counts))]

    def offer(self, painter: Painter) -> list[str]:
        if not painter.view["contracts"]:
            return []
        heading = painter.say(Message("paint-offer", {"n": painter.view["contract_bank"]}))
        return [heading, *self._tiles(painter, painter.view["contracts"])]

    def own(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        if not house["contracts"]:
            return []
        return [painter.say("paint-own-contracts"), *self._tiles(painter, house["contracts"])]

    def _tiles(self, painter: Painter, names: list[str]) -> list[str]:
        out: list[str] = []
        for name in names:
            out += folded(f"  {painter.say('contract-' + name)} · {' '.join(painter.printed(name))}", 6, WIDTH)
        return out
