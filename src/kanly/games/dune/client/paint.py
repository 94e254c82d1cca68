"""The table as text: the board, then a line for every faction, then what is going on."""

from __future__ import annotations

from typing import Any

from kanly.games.dune.client.text_map import text_map
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, TERRITORIES
from kanly.games.dune.facts.phases import PHASE_WORDS
from kanly.kit import Say


def paint(view: dict[str, Any], say: Say) -> str:
    """All that a terminal shows of a view; `say` gives the text of a message or of its id."""
    lines = [text_map(_board(view), say), "", _heading(view, say)]
    lines += [_faction(name, view["factions"][name], say) for name in _in_order(view)]
    lines += _going_on(view, say)
    return "\n".join(lines)


def _board(view: dict[str, Any]) -> dict[str, Any]:
    """The board as `text_map` wants it: special forces and advisors apart."""
    forces: dict[str, dict[str, int]] = {}
    for node, there in view["forces"].items():
        here = forces.setdefault(node, {})
        for faction, (fighters, specials, advisors) in there.items():
            if fighters - specials:
                here[faction] = fighters - specials
            if specials:
                here[FACTIONS[FACTION_OF[faction]].special_name] = specials
            if advisors:
                here["advisors"] = advisors
    circles = {name: side["circle"] for name, side in view["factions"].items() if side["circle"] >= 0}
    return {"storm": view["storm"], "forces": forces, "spice": view["spice"], "wall": view["wall"], "circles": circles}


def _in_order(view: dict[str, Any]) -> list[str]:
    return view["order"] or list(view["factions"])


def _heading(view: dict[str, Any], say: Say) -> str:
    phase = say("phase-" + PHASE_WORDS[view["phase"]]) if view["phase"] >= 0 else say("phase-set_up")
    return f"{say('word-round')} {view['round']}: {phase}"


def _faction(name: str, side: dict[str, Any], say: Say) -> str:
    """One faction's line: name, seat, numbers, cards, allies."""
    spice = "?" if side["spice"] is None else str(side["spice"])
    bribes = f"+{side['bribes']}" if side["bribes"] else ""
    cards = ", ".join([say("card-" + card) if card != "?" else "?" for card in side["hand"]])
    traitors = ", ".join([say("leader-" + leader) for leader in side["traitors"] if leader != "?"])
    parts = [
        f"{FACTIONS[FACTION_OF[name]].letter} {say('faction-' + name):<16}",
        f"{say('word-spice')} {spice}{bribes}",
        f"{say('word-reserves')} {_with_star(side['reserves'], side['reserve_specials'])}",
        f"{say('word-tanks')} {_with_star(side['tanks'], side['tank_specials'])}",
    ]
    if cards:
        parts.append(f"{say('word-hand')} {cards}")
    if traitors:
        parts.append(f"{say('word-traitors')} {traitors}")
    if side["allies"]:
        parts.append(f"{say('word-allies')} " + ", ".join([say("faction-" + ally) for ally in side["allies"]]))
    return "  ".join(parts)


def _with_star(total: int, specials: int) -> str:
    return f"{total} ({specials}*)" if specials else str(total)


def _going_on(view: dict[str, Any], say: Say) -> list[str]:
    """The auction, the battle or the shipment under way."""
    lines: list[str] = []
    auction = view["auction"]
    if auction is not None:
        card = say("card-" + view["treachery"]["row"][0]) if view["treachery"]["row"][:1] not in ([], ["?"]) else "?"
        holder = say("faction-" + auction["holder"]) if auction["holder"] else "-"
        lines.append(f"{say('word-auction')}: {card}, {auction['high']} {holder}, {len(view['treachery']['row'])}")
    battle = view["battle"]
    if battle is not None:
        sides = f"{say('faction-' + battle['aggressor'])} / {say('faction-' + battle['defender'])}"
        lines.append(f"{say('word-battle')}: {say('territory-' + battle['territory'])}, {sides}")
        for plan in battle["plans"]:
            used = [plan["leader"] and say("leader-" + plan["leader"]), plan["hero"] and say("card-" + plan["hero"])]
            used += [plan[slot] and say("card-" + plan[slot]) for slot in ("weapon", "defence")]
            lines.append(f"  {plan['dial']:g} ({plan['spice']}$) " + ", ".join([word for word in used if word]))
    shipment = view["shipment"]
    if shipment is not None and shipment["forces"]:
        place = say("word-reserves")
        if shipment["node"] is not None:
            place = say("territory-" + TERRITORIES[NODE_TERRITORY[NODE_OF[shipment["node"]]]].name)
        lines.append(f"{say('faction-' + shipment['faction'])}: {shipment['forces']} -> {place}")
    return lines
