"""Teams, commanders' agents and the Throne Row in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import count, house_rows, houses_from
from kanly.games.imperium.modules.six_players.table import acts_for, is_commander, six_table, team_of
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Block, Row, tally

ARROWS: Final = ("left", "right", "both")
SWORDMASTERS: Final = ("swordmaster_none", "swordmaster_ready", "swordmaster_placed", "swordmaster_gone")
HOUSE: Final = ("teammate", "commander", *ARROWS, *SWORDMASTERS, "conceded")


def _columns(rules: ImperiumRules) -> list[str]:
    return [*HOUSE, *[f"acts_for_{house}" for house in house_rows(rules)]]


def _write_teams(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = six_table(s)
    order = houses_from(s, seat)
    team = team_of(order[0])
    for h in order:
        out[at] = int(h in team)
        out[at + 1] = int(is_commander(h))
        for arrow in table.arrows[h]:
            out[at + 2 + arrow] = 1
        out[at + 5 + table.swordmasters[h]] = 1
        out[at + 9] = int(h in table.conceded)
        at += len(HOUSE)
        if is_commander(h):
            out[at + order.index(acts_for(s, h))] = 1
        at += len(order)


def _write_sent(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = six_table(s)
    for h in houses_from(s, seat):
        for space, arrow in table.sent[h]:
            tally(out, at + space * len(ARROWS) + arrow)


def _write_throne(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    count(rules.box.place, six_table(s).throne, out, at)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("teams", house_rows, _columns, _write_teams),
    Block("commanders_agents", lambda rules: list(rules.box.space_of), ARROWS, _write_sent),
    Block("throne", ("throne",), lambda rules: list(rules.box.cards), _write_throne),
)
