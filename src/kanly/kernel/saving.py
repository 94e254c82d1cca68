"""Saved tables: everything that a running table remembers as bytes, and back.

Not for players' eyes: it holds the seed and all that is hidden. A restart reads the checkpoints and plays a few choices
again. After an update of the rules the first saved choice that no longer fits is dropped with those after it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kanly.kernel.asks import token
from kanly.kernel.codec import Codec, unpack
from kanly.kernel.errors import BadRecord, BadSetup, IllegalChoice, RulesError
from kanly.kernel.events import Event
from kanly.kernel.game import Game
from kanly.kernel.record import SetupData
from kanly.kernel.rules import Rules
from kanly.kernel.running.orders import OrderData
from kanly.kernel.running.past import Made, Past
from kanly.kernel.running.table import Table, Talk
from kanly.kernel.state import State

FORMAT: Final = 1
TokenChoice = tuple[int, str, str]
TokenMade = tuple[int, str, str, int]  # and the turn


class Stretch(msgspec.Struct, forbid_unknown_fields=True):
    """A checkpoint and the choices that followed it."""

    checkpoint: Any
    choices: list[TokenMade]
    marks: list[int]
    events: int


class SavedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table at rest."""

    kanly: int
    game: str
    rules: str
    schema: int
    setup: SetupData
    names: list[str]
    seed: str
    programs: int
    witness: int
    earlier: list[TokenChoice]  # choices that undo no longer reaches
    stretches: list[Stretch]  # the last one is the present
    events: list[tuple[str, Any, int, int]]  # those before the last checkpoint
    talk: list[tuple[int, int, str]]
    orders: list[OrderData]
    digests: list[tuple[int, str]]
    barrier: int = 0  # what the last earlier choice caused that cannot be taken back
    people: int = 0


def save(table: Table) -> bytes:
    """The table as bytes, for whoever runs it."""
    if table.seed is None or table.checkpoint is None or not table.keep:
        raise BadRecord("only a table with a seed and checkpoints can be saved")
    rules = table.rules
    codec = Codec(rules.records)
    stretches = [Stretch(codec.pack(table.checkpoint), _made(table.since), table.marks, table.events_before)]
    past = table.past
    while past is not None and past.checkpoint is not None:
        stretches.append(Stretch(codec.pack(past.checkpoint), _made(past.choices), past.marks, past.events))
        past = past.before
    stretches.reverse()
    within = sum(len(stretch.choices) for stretch in stretches)
    setup = rules.setup
    log = [] if table.log is None else table.log.all[: table.events_before]
    return msgspec.json.encode(
        SavedTable(
            kanly=FORMAT,
            game=setup.game,
            rules=rules.version,
            schema=rules.schema,
            setup=SetupData(setup.seats, list(setup.modules), dict(setup.settings)),
            names=list(table.names),
            seed=table.seed,
            programs=table.programs,
            witness=table.witness,
            earlier=[(seat, kind, token(o)) for seat, kind, o in table.choices[: table.made - within]],
            stretches=stretches,
            events=[(event.kind, codec.pack(event.data), event.to, event.learnt) for event in log],
            talk=[(talk.after, talk.seat, talk.text) for talk in table.talk],
            orders=table.standing.data(),
            digests=table.digests,
            barrier=0 if past is None else past.marks[-1],
            people=table.people,
        )
    )


def restore(game: Game, data: bytes) -> tuple[Table, int]:
    """The saved table, and how many of its last choices no longer fit rules that have changed since."""
    try:
        saved = msgspec.json.decode(data, type=SavedTable)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadRecord(what, where.strip("`") or "$") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"no complete JSON text: {error}") from None
    if saved.kanly != FORMAT:
        raise BadRecord(f"format {saved.kanly}; this version of Kanly reads format {FORMAT}", "$.kanly")
    if saved.game != game.id:
        raise BadRecord(f"a table of {saved.game!r}, not of {game.id!r}", "$.game")
    if not saved.stretches:
        raise BadRecord("there is no checkpoint", "$.stretches")
    try:
        setup = saved.setup.set_up(game, saved.names)
    except BadSetup as error:
        raise BadRecord(str(error), "$.setup") from None
    rules = game.rules(setup)
    same_rules = saved.rules == rules.version
    past = _past(rules, saved)
    present = saved.stretches[-1]
    checkpoint = _state(rules, present.checkpoint, saved.schema, len(saved.stretches) - 1)
    events = _events(rules, saved)
    try:
        table = Table(rules, saved.seed, witness=saved.witness, names=setup.names, state=checkpoint.copy())
        table.past = past
        table.resume(checkpoint, events)
        table.view(None)  # what no question touches yet shows here that it is broken
    except Exception as error:  # whatever a game makes of a state that it could not have been in
        what = f"{type(error).__name__}: {error}"
        raise BadRecord(f"the checkpoint cannot be played: {what}", "$.stretches[-1]") from error
    while past is not None:
        table.stretches += past.checkpoint is not None
        past = past.before
    lost = 0
    for i, (seat, kind, text, _) in enumerate(present.choices):
        try:
            table.choose_token(seat, kind, text)
        except (IllegalChoice, RulesError) as error:
            if same_rules:
                raise BadRecord(str(error), f"$.stretches[-1].choices[{i}]") from None
            lost = len(present.choices) - i
            break
    if len(present.marks) == len(table.marks):  # programs' lone answers were marked when they were filled in
        table.marks = list(present.marks)
    table.programs = saved.programs
    table.people = saved.people
    table.talk = [Talk(after, seat, text) for after, seat, text in saved.talk]
    table.digests = [(made, text) for made, text in saved.digests if made <= table.made]
    table.digested = table.digests[-1][0] if table.digests else 0
    table.standing.restore(saved.orders, rules.domains)
    return table, lost


def _made(choices: list[Made]) -> list[TokenMade]:
    return [(seat, kind, token(option), turn) for seat, kind, option, turn in choices]


def _state(rules: Rules[Any], data: Any, schema: int, at: int) -> State:
    where = f"$.stretches[{at}].checkpoint"
    try:
        return unpack(rules, data, schema)
    except BadRecord as error:
        raise BadRecord(str(error), where) from None
    except RulesError as error:
        raise BadRecord(str(error), "$.schema") from None
    except RecursionError:
        raise BadRecord("nested too deeply for a state", where) from None


def _events(rules: Rules[Any], saved: SavedTable) -> list[Event]:
    codec = Codec(rules.records)
    out: list[Event] = []
    for i, (kind, data, to, learnt) in enumerate(saved.events):
        try:
            out.append(Event(kind, codec.unpack(data), to, learnt))
        except (BadRecord, RecursionError, TypeError) as error:
            raise BadRecord(str(error), f"$.events[{i}]") from None
    return out


def _past(rules: Rules[Any], saved: SavedTable) -> Past | None:
    """The stretches before the present; with changed rules, out of undo's reach."""
    earlier: list[Made] = [(*choice, -1) for choice in saved.earlier]
    past = Past(None, None, earlier, [saved.barrier], 0) if earlier else None
    for i, stretch in enumerate(saved.stretches[:-1]):
        if len(stretch.marks) != len(stretch.choices) or not stretch.choices:
            raise BadRecord("choices and marks do not belong together", f"$.stretches[{i}]")
        checkpoint = None
        choices: list[Made] = list(stretch.choices)
        if saved.rules == rules.version:
            checkpoint = _state(rules, stretch.checkpoint, saved.schema, i)
            choices = [_choice(rules, choice, f"$.stretches[{i}]") for choice in stretch.choices]
        past = Past(past, checkpoint, choices, stretch.marks, stretch.events)
    return past


def _choice(rules: Rules[Any], choice: TokenMade, where: str) -> Made:
    seat, kind, text, turn = choice
    domain = rules.domains.get(kind)
    if domain is None or text not in domain.by_token:
        raise BadRecord(f"{kind!r} could never offer {text!r}", where)
    return seat, kind, domain.by_token[text], turn
