"""The six-player game as clients see it: views, the almanac, the text board."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.paint import WIDTH, Painter, Painting
from kanly.games.imperium.modules.six_players.pieces import PersonalTrack
from kanly.games.imperium.modules.six_players.table import (
    COMMANDERS,
    LEADERS,
    PERSONAL_TRACKS,
    TEAMS,
    acts_for,
    allies_of,
    is_commander,
    six_table,
    team_of,
)
from kanly.games.imperium.pieces.board import Space, Track
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Message
from kanly.kit import listed

ARROWS: Final = ("left", "right", "both")
SWORDMASTERS: Final = ("none", "ready", "placed", "gone")


def view_teams(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """All of it is public."""
    table = six_table(s)
    box = rules.box
    view["throne"] = [box.pieces[card].name for card in table.throne]
    view["conceded"] = list(table.conceded)
    view["teams"] = [
        {"team": TEAMS[h], "commander": h, "houses": team_of(h), "vp": sum([vp(s, g) for g in team_of(h)])}
        for h in COMMANDERS
    ]
    for h in range(len(s.houses)):
        seen = view["houses"][h]
        seen["team"] = s.houses[h].team
        seen["commander"] = is_commander(h)
        seen["swordmaster_agent"] = SWORDMASTERS[table.swordmasters[h]]
        if is_commander(h):
            seen["acts_for"] = acts_for(s, h)
            seen["arrows"] = [ARROWS[arrow] for arrow in table.arrows[h]]
            seen["sent"] = {box.spaces[space].name: ARROWS[arrow] for space, arrow in table.sent[h]}
    if view["turn"] is not None:
        view["turn"]["ally"] = s.on_turn.ally


def add_teams(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """Teams, what belongs to a commander, and what icons mean to whom."""
    box = rules.box
    almanac["teams"] = {
        TEAMS[h]: {"commander": LEADERS[h], "seat": h, "allies": allies_of(h), "deck": _deck(rules, LEADERS[h])}
        for h in COMMANDERS
    }
    for space in box.spaces:
        almanac["spaces"][space.name]["only"] = space.only or None
    for track in box.tracks:
        almanac["factions"][track.name]["team"] = isinstance(track, PersonalTrack)


def _deck(rules: ImperiumRules, leader: str) -> list[str]:
    return [card.name for card in rules.box.decks[leader] for _ in card.pieces]


class TeamPainting(Painting):
    """Who plays with whom, commanders' arrows, the Throne Row, team scores."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        role = "paint-commander" if house["commander"] else "paint-ally"
        parts = [painter.say(Message(role, {"team": Message(house["team"])}))]
        if house["commander"]:
            arrows = [painter.say("arrow-" + arrow) for arrow in house["arrows"]]
            parts += [painter.say(Message("paint-arrows", {"arrows": " ".join(arrows)}))] if arrows else []
        if house["swordmaster_agent"] == "ready":
            parts.append(painter.say("paint-swordmaster-ready"))
        return parts

    def has_cube(self, painter: Painter, h: int, track: Track) -> bool:
        if isinstance(track, PersonalTrack):
            return PERSONAL_TRACKS.get(h) == track.number
        return not is_commander(h)

    def closes(self, painter: Painter, space: Space) -> bool:
        return space.only not in ("", painter.view["houses"][painter.me]["leader"])

    def admits(self, painter: Painter, space: Space) -> bool:
        """A commander has the influence of an ally, or the own one by the same sign (SIX-30, SIX-33)."""
        if space.needs is None or not is_commander(painter.me):
            return False
        sign, n = space.needs
        influence = [painter.view["houses"][h]["influence"] for h in team_of(painter.me)]
        tracks = [track.name for track in painter.box.tracks if track.icon == sign]
        return any(each[name] >= n for each in influence for name in tracks)

    def offer(self, painter: Painter) -> list[str]:
        out: list[str] = []
        if painter.view["throne"]:
            cards = [f"{painter.box.cards[name].cost} {painter.say('card-' + name)}" for name in painter.view["throne"]]
            out += listed(f"{painter.say('paint-throne')} ", cards, " · ", 2, WIDTH)
        scores = [
            painter.say(Message("paint-team-score", {"team": Message(team["team"]), "n": team["vp"]}))
            for team in painter.view["teams"]
        ]
        return [*out, *listed("", scores, " · ", 2, WIDTH)]
