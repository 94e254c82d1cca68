"""The table as text: what stands where by sector, the air, dashboards, tracks, and what is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.client.words import area_name
from kanly.games.arrakis.facts.board import AREAS, SECTORS, SECTORS_OF, TERRAIN, TERRAINS
from kanly.games.arrakis.facts.pieces import SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, DESIGN_OF
from kanly.kernel import Message

Say = Callable[[str | Message], str]
SIGNS: Final = {"mountain": "^", "plateau": "=", "minor_erg": "-", "desert": "~", "deep_desert": "≈"}


def paint(view: dict[str, Any], say: Say) -> str:
    """All that a terminal shows of a view; `say` gives the text of a message or of its id."""
    lines = [_heading(view, say), *_tracks(view, say), ""]
    width = max([len(say(area_name(name))) for name in view["areas"]], default=0)
    for i, sector in enumerate(SECTORS):
        here = [_area(area, view["areas"][AREAS[area]], say, width) for area in _shown(view, i)]
        if here:
            lines += [say("sector-" + sector), *here]
    lines += ["", _air(view, say)]
    for side in SIDES:
        lines += _side(view, side, say)
    return "\n".join([*lines, *_going_on(view, say)])


def _shown(view: dict[str, Any], sector: int) -> list[int]:
    """The areas of a sector in which there is something; the North Pole goes with the first of its sectors."""
    first = [a for a in range(len(AREAS)) if SECTORS_OF[a] & -SECTORS_OF[a] == 1 << sector]
    return [area for area in first if AREAS[area] in view["areas"]]


def _heading(view: dict[str, Any], say: Say) -> str:
    active = f", {say('side-' + view['active'])}" if view["active"] else ""
    return f"{say('word-round')} {view['round']}: {say('phase-' + view['phase'])}{active}"


def _tracks(view: dict[str, Any], say: Say) -> list[str]:
    markers = ", ".join([f"{say('marker-' + name)} {step}" for name, step in view["prescience"].items()])
    powers = ", ".join(
        [
            f"{say('power-' + name)} {step}{'!' if name in view['bans'] else ''}"
            for name, step in view["imperium"].items()
        ]
    )
    lines = [f"{say('word-supremacy')} {view['supremacy']}/10; {markers}", powers]
    for objective in view["objectives"]:
        if objective is not None:
            wanted = ", ".join([f"{say('marker-' + name)} {step}" for name, step in objective.items()])
            lines.append(f"{say('word-objective')}: {wanted}")
    return lines


def _area(area: int, here: dict[str, Any], say: Say, width: int) -> str:
    """One area: terrain, name, legions, whatever else stands there."""
    parts = [f"  {SIGNS[TERRAINS[TERRAIN[area]]]} {say(area_name(AREAS[area])):<{width}}"]
    parts += [_legion(here[side], side, say) for side in SIDES if side in here]
    if "settlement" in here:
        parts.append(f"[{here['settlement']}]")
    if "sietch" in here:
        parts.append(f"({here['sietch']['rank'] or '?'})")
    if "harvester" in here:
        parts.append(say("vehicle-harvester"))
    if "wormsign" in here:
        parts.append(say("word-wormsign") if here["wormsign"] == "?" else say("wormsign-" + here["wormsign"]))
    if "worm" in here:
        parts.append(say("worm_figure-" + here["worm"]))
    if "station" in here:
        parts.append(say("word-station"))
    return "  ".join(parts)


def _legion(legion: dict[str, Any], side: str, say: Say) -> str:
    units = [legion.get(figure, 0) for figure in ("regular", "elite", "special")]
    out = say("side-" + side)
    if any(units):
        out += " " + "/".join([str(n) for n in units])
    if legion.get("troop"):
        out += f" +{legion['troop']} {say('figure-troop')}"
    if legion.get("generic"):
        out += f" *{legion['generic']}"
    for name in legion.get("leaders", []):
        out += f" {say('leader-' + name)}"
    for face in legion.get("tokens", []):
        out += f" <{face}>"
    return out


def _air(view: dict[str, Any], say: Say) -> str:
    full = [f"{say('zone-' + zone)}: {say('occupant-' + what)}" for zone, what in view["zones"].items() if what]
    return f"{say('word-air')}: {', '.join(full) or '-'}"


def _side(view: dict[str, Any], side: str, say: Say) -> list[str]:
    dice = ", ".join([f"{say('result-' + name)} {n}" for name, n in view["dice"][side].items() if n])
    cards = ", ".join([_card(name, say) for name in view["hands"][side]])
    sister = view["sisters"][side]
    lines = [f"{say('side-' + side)}: {dice or '-'}{' + ' + say('result-' + sister) if sister else ''}"]
    if cards:
        lines.append(f"  {say('word-hand')}: {cards}")
    ready = [say("leader-" + n) for n, at in view["leaders"].items() if at["side"] == side and at["state"] == "ready"]
    tank = [
        f"{say('leader-' + n)} {at['slot']}"
        for n, at in view["leaders"].items()
        if at["side"] == side and at["state"] == "tank"
    ]
    if ready:
        lines.append(f"  {say('word-available')}: {', '.join(ready)}")
    if tank:
        lines.append(f"  {say('word-tank')}: {', '.join(tank)}")
    if view["guild"] is not None:
        own = view["guild"][side]
        lines.append(f"  {say('word-heighliner')} {own['step']}/4: {_aboard(own, side, say)}")
    return lines


def _aboard(own: dict[str, Any], side: str, say: Say) -> str:
    """What a heighliner carries."""
    things = (("figure-troop", own["troops"]), ("occupant-frigate_" + side, own["frigates"]))
    return ", ".join([f"{n} × {say(what)}" for what, n in things if n]) or "-"


def _card(name: str, say: Say) -> str:
    return "?" if name.startswith("?") else say("card-" + ALL_DESIGNS[DESIGN_OF[name]].title)


def _going_on(view: dict[str, Any], say: Say) -> list[str]:
    lines = []
    if view["visions"]["revealed"]:
        names = ", ".join([say("vision-" + name) for name in view["visions"]["revealed"]])
        lines.append(f"{say('word-visions')}: {names}")
    battle = view["battle"]
    if battle is not None:
        place = say(area_name(battle["area"]))
        lines.append(f"{say('word-battle')}: {say('side-' + battle['attacker'])} -> {place} ({battle['round']})")
    return lines
