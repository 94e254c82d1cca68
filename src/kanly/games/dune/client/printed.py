"""What a piece says about itself, in words: treachery cards, leaders, territories, factions and their powers.

A piece goes by the reference that messages use for it: `card:shield`, `leader:alia`, `territory:arrakeen`,
`faction:fremen`, `power:ATR.B4`.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import DESIGN_OF, DESIGNS, KINDS, VOICE, card_rule
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, POWER_OF, POWERS, Faction, Power
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS
from kanly.games.dune.facts.map import ORNITHOPTERS, TERRAINS, TERRITORIES, TERRITORY_OF
from kanly.kernel import Message

TIERS: Final = ("base", "alliance", "victory", "advanced", "karama")  # by the number of the tier


def pieces() -> dict[str, Message]:
    """Everything that can be looked at, with its title."""
    titles = {f"card:{design.name}": Message("card-" + design.name) for design in DESIGNS}
    titles |= {f"leader:{leader.name}": Message("leader-" + leader.name) for leader in LEADERS}
    titles |= {f"territory:{place.name}": Message("territory-" + place.name) for place in TERRITORIES}
    titles |= {f"faction:{faction.name}": Message(f"faction-{faction.name}-full") for faction in FACTIONS}
    titles |= {f"power:{power.id}": Message("power-" + power.name) for power in POWERS}
    return titles


def printed(piece: str) -> list[Message]:
    """What a piece says, line by line."""
    sort, _, name = piece.partition(":")
    if sort == "card":
        return _card(DESIGN_OF[name])
    if sort == "leader":
        return _leader(LEADER_OF[name])
    if sort == "territory":
        return _territory(TERRITORY_OF[name])
    if sort == "faction":
        return _faction(FACTIONS[FACTION_OF[name]])
    return [_power(POWERS[POWER_OF[name]])]


def _card(design: int) -> list[Message]:
    card = DESIGNS[design]
    kind = KINDS[card.kind]
    lines = [message("printed-kind", kind=kind)] if card.kind in VOICE and kind != card.name else []
    lines.append(Message(f"kind-{kind}-help", rules=(card_rule(design),)))
    if card.copies > 1:
        lines.append(Message("printed-copies", {"n": card.copies}))
    return lines


def _leader(i: int) -> list[Message]:
    leader = LEADERS[i]
    return [
        message("printed-leader", faction=FACTIONS[leader.faction].name, strength=leader.strength),
        Message("printed-leader-help", rules=("R11.10", "R9.4")),
    ]


def _territory(i: int) -> list[Message]:
    place = TERRITORIES[i]
    lines = [Message(f"terrain-{TERRAINS[place.terrain]}-help", rules=("R1.3", "R1.4", "R1.5"))]
    if place.sectors:
        sectors = ", ".join([str(sector) for sector in place.sectors])
        lines.append(Message("printed-sectors", {"sectors": sectors}))
    if place.spice:
        lines.append(Message("printed-blow", {"n": place.spice, "sector": place.spice_sector}, rules=("R6.2",)))
    if place.sheltered:
        lines.append(Message("printed-sheltered", rules=("R1.3",)))
    if i in ORNITHOPTERS:
        lines.append(Message("printed-ornithopters", rules=("R10.11", "R12.1")))
    if place.income:
        lines.append(Message("printed-income", {"n": place.income}, rules=("R15.1",)))
    return lines


def _faction(faction: Faction) -> list[Message]:
    numbers = {
        "spice": faction.spice,
        "limit": faction.hand_limit,
        "revival": faction.free_revival,
        "traitors": faction.traitors,
    }
    own = [power for power in POWERS if FACTIONS[power.faction] is faction]
    return [Message("printed-faction", numbers, rules=("R3.5", "R8.1", "R9.1")), *[_power(power) for power in own]]


def _power(power: Power) -> Message:
    name, help = Message("power-" + power.name), Message(f"power-{power.name}-help")
    return Message("printed-power", {"tier": TIERS[power.tier], "power": name, "help": help}, rules=(power.id,))
