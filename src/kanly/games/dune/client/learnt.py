"""What everybody has learnt of hidden cards without seeing them: by bids and shipments, oaths, battles.

Whoever has seen a card himself knows it by its mask (`kernel.knowledge`).
"""

from __future__ import annotations

from kanly.games.dune.facts.cards import CHEAP_HERO, COPIES_OF, DESIGN_OF, KARAMA, KINDS, OF_KIND, WORTHLESS
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.state import DuneState


def holding(s: DuneState) -> list[tuple[int, list[int]]]:
    """Factions with treachery cards of which each holds at least one; nobody was told which one."""
    out = [(f, [*OF_KIND[KARAMA], *(OF_KIND[WORTHLESS] if worthless else ())]) for f, worthless in s.relying]
    for f, topic, subject, yes in s.sworn:
        if topic == "card_kind" and yes:
            out.append((f, list(OF_KIND[KINDS.index(subject)])))
    out += _for_battle(s)
    return [(f, cards) for f, cards in out if any(card in cards for card in s.sides[f].hand)]


def _for_battle(s: DuneState) -> list[tuple[int, list[int]]]:
    """What a fighter has sworn to play, and the hero without whom he would be leaderless (R11.6, R11.20)."""
    battle = s.battle
    if battle is None or battle.plans:
        return []
    out: list[tuple[int, list[int]]] = []
    fighters = (battle.aggressor, battle.defender)
    for i in range(2):
        for binding in battle.bindings[i]:
            if binding.yes and binding.source == "truthtrance" and binding.value in KINDS:
                out.append((fighters[i], list(OF_KIND[KINDS.index(binding.value)])))
        if fighters[i] not in battle.leaderless and not leaders_for(s, fighters[i], battle.territory):
            out.append((fighters[i], list(OF_KIND[CHEAP_HERO])))
    return out


def lacking(s: DuneState) -> list[list[int]]:
    """By faction: treachery cards that it is known not to hold."""
    out: list[list[int]] = [[] for _ in range(6)]
    if s.battle is not None:
        for f in s.battle.leaderless:
            out[f] += OF_KIND[CHEAP_HERO]
    for f, topic, subject, yes in s.sworn:
        if topic == "card" and not yes:
            out[f] += COPIES_OF[DESIGN_OF[subject]]
        elif topic == "card_kind" and not yes:
            out[f] += OF_KIND[KINDS.index(subject)]
    for f, kind in s.lacks:
        out[f] += OF_KIND[kind]
    return out


def not_hired(s: DuneState) -> list[list[int]]:
    """By faction: leaders whose traitor cards it is known not to hold."""
    out: list[list[int]] = [[] for _ in range(6)]
    for f, topic, subject, yes in s.sworn:
        if topic == "traitor" and not yes:
            out[f].append(LEADER_OF[subject])
    return out


def denied(s: DuneState) -> list[str]:
    """What was said not to lie on top of the spice and storm decks."""
    return [subject for _, topic, subject, yes in s.sworn if topic in ("spice_card", "spice_worm", "storm_card")]
