"""The end of the game: endgame intrigue cards, wild pairs, and who has won (END, BAT-03, RUL-23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kanly.games.imperium.client.words import house_words, message
from kanly.games.imperium.phases.plots import (
    any_plots,
    open_plots,
    play_intrigue,
    plot_options,
    plot_words,
    why_not_plot,
)
from kanly.games.imperium.phases.setting_up import trophies_in_play
from kanly.games.imperium.phases.trophies import pair
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import ENDGAME, PLOT, WILD
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState, Turn, clockwise, house_of, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

PAIR: Final = "pair"
END: Final = "end"
EVENTS: Final = {"endgame": (), "final": ("house", "points")}


def endgame(p: P) -> None:
    """Once around from the first player (RUL-23)."""
    s = p.state
    s.phase = "endgame"
    s.on_turn = Turn()
    p.tell("endgame", ())
    p.then(*[("last_plays", h) for h in clockwise(s, s.first)], "final_scores")


def last_plays(p: P, h: int) -> Flow | None:
    """Endgame cards and wild pairs, in any order, until the house is done."""
    house = p.state.houses[h]
    if house.seat < 0 or (not house.intrigues and not wild_pairs(p, h)):  # both are public
        return None
    return _last_plays(p, h)


def _last_plays(p: P, h: int) -> Flow:
    s = p.state
    box = p.rules.box
    pick = yield Ask(s.houses[h].seat, "endgame", offer=lambda: _offer(p, h))
    if pick == END:
        return
    p.then(("settle", h), ("last_plays", h))
    if pick[0] == PAIR:
        pair(p, h, box.trophy_of[pick[1]], box.trophy_of[pick[2]])
    else:
        yield from play_intrigue(p, h, pick[1], pick[2])


def wild_pairs(p: P, h: int) -> list[Option]:
    """A wild icon with any other face-up card (BAT-03)."""
    box = p.rules.box
    held = p.state.houses[h].trophies
    wild = [t for t in held if box.trophies[t].icon == WILD]
    others = [t for t in held if box.trophies[t].icon != WILD]
    return [(PAIR, box.trophies[w].name, box.trophies[t].name) for w in wild for t in others]


def _offer(p: P, h: int) -> list[Option]:
    options = wild_pairs(p, h)
    open_plots(p.rules.cast(p, h, NOBODY), ENDGAME, options)
    options.append(END)
    return options


def final_scores(p: P) -> None:
    """Nothing is left but to count."""
    s = p.state
    for h in range(len(s.houses)):
        tell_of(p, "final", h, vp(s, h))
    p.end_game()


def sides(s: ImperiumState) -> list[list[int]]:
    """The houses that win together: teams, or each by itself."""
    out: dict[str, list[int]] = {}
    for h in range(len(s.houses)):
        out.setdefault(s.houses[h].team or str(h), []).append(h)
    return list(out.values())


class TieBreak:
    """What decides between sides with as many points, and the message that says so.

    `held`: how much of it a side has in the box and state of a game; more is better.
    """

    words: str
    held: Callable[[Box, ImperiumState, list[int]], int]
    rule: str

    def __init__(self, words: str, held: Callable[[Box, ImperiumState, list[int]], int], rule: str) -> None:
        self.words = words
        self.held = held
        self.rule = rule


TIE_BREAKS: Final = (  # in this order, after those of modules
    TieBreak("tie-spice", lambda box, s, side: sum([s.houses[h].spice for h in side]), "END-02"),
    TieBreak("tie-solari", lambda box, s, side: sum([s.houses[h].solari for h in side]), "END-02"),
    TieBreak("tie-water", lambda box, s, side: sum([s.houses[h].water for h in side]), "END-02"),
    TieBreak("tie-garrison", lambda box, s, side: sum([s.houses[h].garrison for h in side]), "END-02"),
    TieBreak("tie-last_reveal", lambda box, s, side: max([s.houses[h].last_reveal for h in side]), "END-02"),
)


def ranking(box: Box, s: ImperiumState, breaks: Sequence[TieBreak] = TIE_BREAKS) -> list[list[int]]:
    """The sides from best to worst: points, then what breaks ties (END-02)."""
    return sorted(
        sides(s),
        key=lambda side: (*_points(s, side), *[each.held(box, s, side) for each in breaks]),
        reverse=True,
    )


def _points(s: ImperiumState, side: list[int]) -> tuple[int, int]:
    """A side that cannot win stands behind all others (RIV-85)."""
    return (0 if s.houses[side[0]].scoreless else 1, sum([vp(s, h) for h in side]))


def ties(box: Box, s: ImperiumState, breaks: Sequence[TieBreak]) -> list[Message]:
    """What has decided between each side and the next one, where both have as many points."""
    out: list[Message] = []
    order = ranking(box, s, breaks)
    for i in range(len(order) - 1):
        first, second = order[i], order[i + 1]
        decided = [each for each in breaks if each.held(box, s, first) != each.held(box, s, second)]
        if decided and _points(s, first) == _points(s, second):
            by = decided[0]
            told = {"first": _names(s, first), "second": _names(s, second)}
            amounts = {"n": by.held(box, s, first), "m": by.held(box, s, second)}
            refs = tuple([f"house:{name_of(s, h)}" for h in first + second])
            out.append(Message(by.words, {**told, **amounts}, refs, (by.rule,)))
    return out


def _names(s: ImperiumState, side: list[int]) -> Message:
    names = house_words(name_of(s, side[0]))
    for h in side[1:]:
        names = Message("name-and", {"first": names, "second": house_words(name_of(s, h))})
    return names


def _domain(rules: ImperiumRules) -> list[Option]:
    won = trophies_in_play(rules)
    wild = [t.name for t in won if t.icon == WILD]
    others = [t.name for t in won if t.icon != WILD]
    return [*[(PAIR, w, t) for w in wild for t in others], *plot_options(rules, ENDGAME), END]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == END:
        return Message("endgame-end")
    if option[0] == PLOT:
        return plot_words(p.rules.box, option[1], option[2])
    return message("endgame-pair", ("BAT-03",), trophy=option[2])


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option[0] == PLOT:
        h = house_of(p.state, ask.seat)
        return why_not_plot(p, h, ENDGAME, option[1], option[2])
    return Message("why-not-pair", rules=("BAT-03",))


SCENES: Final = (endgame, last_plays, final_scores)
KINDS: Final = (Kind("endgame", _domain, describe=_describe, why_not=_why_not, besides=any_plots),)
