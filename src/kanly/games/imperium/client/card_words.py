"""What is printed on a piece, in words: cards, intrigue cards, leaders, spaces, contracts, conflicts and objectives.

Every message is one line: a box of a card, a way to play an intrigue card, an ability. The words come from the effects
that run, so that text and behaviour cannot disagree.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.words import played_words
from kanly.games.imperium.effects.base import CLAUSES
from kanly.games.imperium.effects.network import any_of
from kanly.games.imperium.modules.choam.tiles import CONTRACTS, Contract
from kanly.games.imperium.pieces.board import POSTS, SPACE_OF, SPACES, Price, Space
from kanly.games.imperium.pieces.cards import CARDS, Card
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.pieces.intrigues import INTRIGUES, Intrigue
from kanly.games.imperium.pieces.leaders import LEADERS, Leader
from kanly.games.imperium.pieces.trophies import TROPHIES, TROPHY_OF, Trophy
from kanly.kernel import Message

ROMAN: Final = ("", "I", "II", "III")
PLACES: Final = ("first", "second", "third")


def card_words(name: str) -> list[Message]:
    """Everything that is printed on the piece of this name, apart from the name."""
    if name in CARDS:
        return deck_card_words(CARDS[name])
    if name in INTRIGUES:
        return intrigue_words(INTRIGUES[name])
    if name in SPACE_OF:
        return space_words(SPACES[SPACE_OF[name]])
    if name in LEADERS:
        return leader_words(LEADERS[name])
    if name in CONTRACTS:
        return [contract_words(CONTRACTS[name])]
    return trophy_words(TROPHIES[TROPHY_OF[name]])


def joined(parts: list[Message]) -> Message:
    """Clauses of one box in a line."""
    message = parts[0]
    for part in parts[1:]:
        message = Message("line-and", {"first": message, "second": part})
    return message


def _clauses(names: tuple[str, ...]) -> list[Message]:
    return [CLAUSES[name].text() for name in names]


def _box(id: str, names: tuple[str, ...]) -> list[Message]:
    """A box under its heading; nothing for an empty one."""
    return [Message(id, {"effect": joined(_clauses(names))})] if names else []


def _icons(icons: tuple[int, ...]) -> Message:
    message = Message("icon-" + ICONS[icons[0]])
    for icon in icons[1:]:
        message = Message("name-and", {"first": message, "second": Message("icon-" + ICONS[icon])})
    return message


# Deck cards and intrigue cards.


def deck_card_words(card: Card) -> list[Message]:
    """Cost, factions and icons; then the boxes."""
    out: list[Message] = []
    if card.cost >= 0:
        out.append(Message("printed-cost", {"n": card.cost}))
    if card.factions:
        out.append(Message("printed-factions", {"icons": _icons(card.factions)}))
    if card.icons:
        out.append(Message("printed-icons", {"icons": _icons(card.icons)}))
    return out + box_words(card)


def box_words(card: Card) -> list[Message]:
    """What a card does, box by box."""
    out = [Message("printed-unbidden")] if card.unbidden else []
    out += _box("printed-agent", card.agent)
    revealed = reveal_words(card)
    if revealed:
        out.append(Message("printed-reveal", {"effect": joined(revealed)}))
    out += _box("printed-acquire", card.acquire)
    out += _box("printed-discard", card.on_discard)
    out += _box("printed-trash", card.on_trash)
    return out


def reveal_words(card: Card) -> list[Message]:
    """The reveal box: plain persuasion and swords first, as they are printed."""
    plain = [Message("persuasion", {"n": card.persuasion})] if card.persuasion else []
    if card.swords:
        plain.append(Message("swords", {"n": card.swords}))
    return plain + _clauses(card.reveal)


def intrigue_words(card: Intrigue) -> list[Message]:
    """Every way to play it."""
    return [Message("printed-" + way.mode, {"effect": played_words(way)}) for way in card.ways]


# Spaces.


def space_words(space: Space) -> list[Message]:
    """Icon and requirements; what a visit costs and gives; what else the space is."""
    out = [Message("printed-space-icon", {"icons": _icons((space.icon,))})]
    if space.needs is not None:
        faction = Message("faction-" + ICONS[space.needs[0]])
        out.append(Message("printed-needs", {"n": space.needs[1], "faction": faction}, rules=("AGT-04",)))
    if space.once:
        out.append(Message("printed-once", rules=("AGT-11",)))
    out += [visit_words(price) for price in space.prices]
    if space.faction >= 0:
        faction = Message("faction-" + ICONS[space.faction])
        influence = Message("influence", {"n": 1, "faction": faction})
        out.append(Message("printed-visit", {"effect": influence}, rules=("INF-01",)))
    if space.staying is not None:
        out.append(Message("printed-staying", {"effect": space.staying.text()}, rules=("REV-04",)))
    if space.control is not None:
        out.append(Message("printed-control", {"effect": space.control.text()}, rules=("CTL-03",)))
    if space.combat:
        out.append(Message("printed-combat-space", rules=("DEP-03",)))
    if space.maker:
        out.append(Message("printed-maker", rules=("MAK-01",)))
    for post in space.posts:
        out.append(Message("printed-post", {"post": Message("post-" + POSTS[post].name)}, rules=("SPY-01",)))
    return out


def visit_words(price: Price) -> Message:
    """What a visit at this price gives."""
    effect = joined([effect.text() for effect in price.effects])
    if price.cost is None:
        return Message("printed-visit", {"effect": effect})
    return Message("printed-visit-cost", {"cost": price.cost.text(), "effect": effect}, rules=("AGT-05",))


# Leaders.


def leader_words(leader: Leader) -> list[Message]:
    """The lasting ability, then the signet ability, each under its name."""
    ability = Message("ability-" + leader.name)
    out: list[Message] = []
    for id, names in (("printed-sending", leader.sending), ("printed-revealing", leader.revealing)):
        out += [Message(id, {"ability": ability, "effect": joined(_clauses(names))})] if names else []
    if leader.reached:
        faction = Message("faction-" + ICONS[leader.reaching])
        effect = joined(_clauses(leader.reached))
        out.append(Message("printed-reached", {"ability": ability, "faction": faction, "effect": effect}))
    if leader.smuggles:
        out.append(Message("printed-smuggles", {"ability": ability}))
    if leader.claims:
        out.append(Message("printed-claims", {"ability": ability}, rules=("CHO-02",)))
    for card in leader.without:
        out.append(Message("printed-without", {"card": Message("card-" + card)}))
    if leader.signet:
        signet = Message("signet-" + leader.name)
        out.append(Message("printed-signet", {"ability": signet, "effect": joined(_clauses(leader.signet))}))
    return out + _track_words(leader)


def _track_words(leader: Leader) -> list[Message]:
    """The training track, its places numbered in printed order (LDR-09)."""
    places = list(leader.track)
    out: list[Message] = []
    for n in range(len(places)):
        node = leader.track[places[n]]
        args: dict[str, Any] = {"n": n}
        if node.rewards:
            args["effect"] = joined(_clauses(node.rewards))
        if node.leads_to:
            args["next"] = any_of([Message("step-number", {"n": places.index(name)}) for name in node.leads_to])
        id = "printed-track" if n == 0 else "printed-node" if node.leads_to else "printed-last-node"
        out.append(Message(id, args, rules=("LDR-09",)))
    return out


# Contracts, conflicts, objectives.


def contract_words(tile: Contract) -> Message:
    """What completes a contract, and what it pays."""
    if tile.space:
        done = Message("contract-by-space", {"space": Message("space-" + tile.space)})
    elif tile.harvest:
        done = Message("contract-by-harvest", {"n": tile.harvest})
    elif tile.card:
        done = Message("contract-by-card", {"card": Message("card-" + tile.card)})
    else:
        done = Message("contract-at-once")
    return Message("when", {"condition": done, "effect": joined(_clauses(tile.rewards))})


def trophy_words(card: Trophy) -> list[Message]:
    """Level, battle icon and protection; then the rewards."""
    icon = Message("icon-" + card.icon)
    if not card.level:
        out = [Message("printed-objective", {"icon": icon}, rules=("BAT-05",))]
        return [*out, Message("printed-first-player", rules=("SET-14",))] if card.first_player else out
    out = [Message("printed-conflict", {"level": ROMAN[card.level], "icon": icon}, rules=("BAT-01",))]
    if card.protected:
        out.append(Message("printed-protected", {"space": Message("space-" + card.location)}, rules=("WRM-04",)))
    for i in range(len(PLACES)):
        out += _box("printed-" + PLACES[i], card.rewards[i])
    return out
