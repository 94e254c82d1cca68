"""Undo: taking back and choosing again is identity, and what somebody has learnt cannot be taken back."""

from __future__ import annotations

from random import Random

from kanly.kernel import EVERYONE, Choice, Event, Table
from kanly.testing.broken import broken, same
from kanly.testing.looks import Data, sight, snapshot


def check_undo(table: Table, choice: Choice, before: Data, after: Data) -> None:
    """Take the last choice back, and make it again: both times the table is as it was."""
    seat, kind, option = choice
    count = table.undo(seat)
    same("undo", "the number of choices taken back", 1, count)
    same("undo", "after undo the table is not as before the choice", before, snapshot(table))
    table.choose(seat, option, kind)
    same("undo", "undone and chosen again, the table is not as it was", after, snapshot(table))


def check_limits(table: Table, choice: Choice, drawn: int, told: list[Event], opened: bool) -> None:
    """What must end undo does: chance, a private event, several seats asked at once, another seat's answer."""
    seat = choice[0]
    private = [event for event in told if event.to != EVERYONE]
    if not table.why_no_undo(seat):
        if table.state.chance.drawn != drawn:
            broken("undo-limits", f"chance fell, but seat {seat} may take {choice} back")
        if private:
            broken("undo-limits", f"somebody was told {private[0]!r}, but seat {seat} may take {choice} back")
        if opened:
            broken("undo-limits", f"others are asked because of {choice}, but seat {seat} may take it back")
    if table.answering_together:
        return
    for other in range(table.rules.setup.seats):
        if other != seat and not table.why_no_undo(other):
            broken("undo-limits", f"seat {seat} has answered since, but seat {other} may undo")


def check_teaches_nothing(table: Table, after: Table, choice: Choice, rng: Random) -> None:
    """Where a choice can be taken back, it looks the same in a world that its seat could not tell apart before."""
    seat, kind, option = choice
    world = table.redeal(seat, rng.getrandbits(48))
    world.choose(seat, option, kind)
    if after.answering_together != world.answering_together:
        return  # others, whose answers the redealt world has forgotten, are still being asked there
    what = f"{choice} can be taken back, but shows seat {seat} something it did not know"
    same("undo-teaches", what, sight(after, seat), sight(world, seat))


def check_together(table: Table) -> int:
    """In an open secret step or window everybody may take back their own answers, whoever has answered since."""
    tail = [(made[0], made[1], made[2]) for made in table.since[table.together_from :]]
    seats = sorted({seat for seat, _, _ in tail})
    for seat in seats:
        if table.why_no_undo(seat):
            broken("undo", f"seat {seat} cannot take back its answer although the step is still open")
        one = table.clone(log=True)
        one.undo(seat)
        two = table.clone(log=True)
        for other, _, _ in reversed(tail):
            two.undo(other)
        at = max(i for i in range(len(tail)) if tail[i][0] == seat)
        for other, kind, option in [*tail[:at], *tail[at + 1 :]]:
            two.choose(other, option, kind)
        same("undo", f"seat {seat} takes its secret answer back", snapshot(two), snapshot(one))
    return len(seats)


def check_whole_turn(table: Table, seat: int) -> None:
    """Back to the start of the turn at once, and forward again."""
    choices = table.choices
    clone = table.clone(log=True)
    together = clone.answering_together
    count = clone.undo(seat, turn=True)
    left = clone.choices
    if len(left) + count != len(choices):
        broken("undo", f"{count} choices taken back, but {len(choices) - len(left)} are gone")
    if together:
        return
    gone = choices[len(left) :]
    same("undo", "the choices that stay", left, choices[: len(left)])
    if any(choice[0] != seat for choice in gone):
        broken("undo", f"seat {seat} took back choices of others: {gone}")
    for other, kind, option in gone:
        clone.choose(other, option, kind)
    same("undo", "a whole turn undone and chosen again", snapshot(table), snapshot(clone))
