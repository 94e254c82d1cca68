"""`kanly analyse`: what a strong player thinks of a recorded game, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from kanly.bots.search import budget_named
from kanly.cli.errors import DONE, WrongUse
from kanly.cli.language import Language, words_of
from kanly.cli.output import Screen, print_json
from kanly.cli.parameters import Json, at_least, open_record
from kanly.cli.render import plain
from kanly.cli.teller import Teller
from kanly.kernel import BadRecord, BotFailed, Game, Message
from kanly.kernel.record import Record
from kanly.review import Judged, Review, mistakes, swings

File = Annotated[Path, Parameter(help="A .kanly file.")]
BudgetOf = Annotated[
    str, Parameter(help="For a decision: seconds (0.1), or playouts (40p), which give the same again.")
]
Until = Annotated[int | None, Parameter(help="Stop after this many choices.")]
Most = Annotated[int, Parameter(help="How many swings and mistakes are listed.")]


def analyse(
    file: File,
    /,
    *,
    budget: BudgetOf = "0.1",
    until: Until = None,
    most: Most = 10,
    language: Language = None,
    json: Json = False,
) -> int:
    """Go through a recorded game with a search: everybody's chances, the largest swings, and better choices.

    ```
    kanly analyse evening.kanly
    kanly analyse evening.kanly --budget 40p --json
    ```

    Each decision is judged from what its seat knew then. What is missing to 100 % belongs to rivals that nobody plays.
    """
    game, record = open_record(file)
    at_least(1, most=most)
    if until is not None:
        at_least(0, until=until)
    try:
        review = Review(game, record, budget_named(budget))
    except BotFailed:
        raise WrongUse(f"--budget {budget}: write seconds, as in 0.25, or playouts, as in 40p") from None
    try:
        judged = _go_through(review, len(record.choices) if until is None else until, show=not json)
    except BadRecord as error:
        raise BadRecord(str(error), str(file)) from None
    if json:
        print_json(_data(game, record, review, judged, most))
    else:
        _show(judged, most, Teller(game, review.replay.table, words_of(game, language)))
    return DONE


def _go_through(review: Review, until: int, *, show: bool) -> list[Judged]:
    judged: list[Judged] = []
    with Progress(transient=True, disable=not show) as progress:
        task = progress.add_task("Thinking", total=min(until, review.of))
        while review.at < min(until, review.of):
            found = review.next()
            if found is not None:
                judged.append(found)
            progress.update(task, completed=review.at)
    return judged


def _data(game: Game, record: Record, review: Review, judged: list[Judged], most: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "players": [{"name": player.name, "bot": player.bot} for player in record.players],
        "choices": review.of,
        "judged": [{**msgspec.to_builtins(each), "lost": round(each.lost, 4)} for each in judged],
        "swings": msgspec.to_builtins(swings(judged, most)),
        "mistakes": [each.after for each in mistakes(judged, most)],
    }


def _show(judged: list[Judged], most: int, teller: Teller) -> None:
    screen = Screen()
    if not judged:
        screen.print("There was nothing to decide.")
        return
    screen.print(_chances(judged, teller))
    by_place = {each.after: each for each in judged}
    screen.print("\nThe largest swings:")
    for swing in swings(judged, most):
        each = by_place[swing.after]
        moved = f"{teller.party(swing.party)} {100 * swing.by:+.0f} %"
        screen.print(Text(f"{each.after + 1:>6}  {moved:<28} {_who(each, teller)}: {_said(each.words, teller)}"))
    worst = mistakes(judged, most)
    screen.print("\nWhere another answer would have been better:" if worst else "\nNobody missed much.")
    for each in worst:
        cost = f"{100 * each.value:.0f} % instead of {100 * each.best_value:.0f} %"
        screen.print(Text(f"{each.after + 1:>6}  {cost:<28} {_who(each, teller)}: {_said(each.words, teller)}"))
        screen.print(Text(f"{'':>36} better: {_said(each.best_words or {}, teller)}", style="yellow"))


def _chances(judged: list[Judged], teller: Teller) -> Grid:
    """Everybody's chances at the beginning of every round, and at the last decision."""
    grid = Grid(box=None, title="Chances to win", title_justify="left")
    grid.add_column("")
    parties = list(judged[-1].chances)
    for party in parties:
        grid.add_column(teller.party(party), justify="right")
    starts = [each for i, each in enumerate(judged) if not i or each.round != judged[i - 1].round]
    for each in [*starts, judged[-1]]:
        label = "at the end" if each is judged[-1] else f"round {each.round}" if each.round else "at first"
        grid.add_row(label, *[f"{100 * each.chances.get(party, 0.0):.0f} %" for party in parties])
    return grid


def _who(each: Judged, teller: Teller) -> str:
    return teller.parties(each.seat) or teller.name(each.seat)


def _said(words: dict[str, Any], teller: Teller) -> str:
    return plain(teller.words.say(message_of(words)))


def message_of(data: dict[str, Any]) -> Message:
    """A message from plain data."""
    args = {name: message_of(arg) if isinstance(arg, dict) else arg for name, arg in data["args"].items()}
    return Message(data["id"], args, tuple(data["refs"]), tuple(data["rules"]))
