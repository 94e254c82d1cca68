"""Messages of the WebSocket of one seat, or of a watcher. Each is a JSON object with a `type`.

`rev` counts what the seat has seen change. A request that changes the game names the `rev` it was decided on and an
`id` of its own: a late one is refused, a repeated one is answered again and not carried out again.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from kanly.protocol.lobby import TableInfo
from kanly.protocol.telling import Happened, Party, Words

VERSION: Final = 1
MAX_MESSAGE: Final = 64 * 1024  # bytes of one message to the server
MAX_CHOICES: Final = 32  # choices in one request
MAX_REMARK: Final = 1000  # characters

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]  # of a kind of question, or an option's token
Number = Annotated[int, Meta(ge=0, le=2**53)]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Anything that a client may send."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: what the client speaks, and how far it had come before it lost the connection."""

    protocol: int
    rev: Number = 0
    events: Number = 0
    talk: Number = 0


class Choose(FromClient, tag="choose", frozen=True):
    """Answer, or interject: one choice or several in a row, each a kind of question and an option's token."""

    id: Id
    rev: Number
    choices: Annotated[list[tuple[Name, Name]], Meta(min_length=1, max_length=MAX_CHOICES)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last choice, or as much as possible of the turn; `others`: ask those who have answered since."""

    id: Id
    rev: Number
    turn: bool = False
    others: bool = False


class Confirm(FromClient, tag="confirm", frozen=True):
    """The turn is really over: for a seat that prefers to say so."""

    id: Id
    rev: Number


class Order(FromClient, tag="order", frozen=True):
    """A standing order: answer every such question with this option, until something wakes the seat."""

    id: Id
    kind: Name
    option: Name
    this_turn: bool = False


class Cancel(FromClient, tag="cancel", frozen=True):
    """End the standing order for such questions."""

    id: Id
    kind: Name


class Say(FromClient, tag="say", frozen=True):
    """Table talk: plain words to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MAX_REMARK)]


class WhyNot(FromClient, tag="why_not", frozen=True):
    """Why is this option not offered now, or nothing with this thing (`space:arrakeen`)? One of the two is given.

    `picked` goes with a thing: what an answer must begin with (`play:dagger`), since so much of it is picked already.
    """

    id: Id
    option: Name = ""
    thing: Name = ""
    picked: Name = ""


class Vote(FromClient, tag="vote", frozen=True):
    """Open a vote by a first yes, or answer the open one. `on` is `abandon` or `undo`."""

    id: Id
    on: Name
    yes: bool


class Concede(FromClient, tag="concede", frozen=True):
    """Give up; a bot plays the seat to the end."""

    id: Id


class Return(FromClient, tag="return", frozen=True):
    """Take the seat back from the bot that stands in."""

    id: Id


class Prefer(FromClient, tag="prefer", frozen=True):
    """What the seat likes; what is left out stays as it is.

    `confirm`: how it ends its turns, 0 at once, -1 when it confirms, n seconds after its last choice. `ask_all`: it is
    asked even where there is one option only, which otherwise answers itself.
    """

    id: Id
    confirm: Annotated[int, Meta(ge=-1, le=600)] | None = None
    ask_all: bool | None = None


class Hint(FromClient, tag="hint", frozen=True):
    """What would a strong player answer? Everybody at the table is told that the seat has asked."""

    id: Id
    rev: Number


class Pace(FromClient, tag="pace", frozen=True):
    """How long bots take at least, in milliseconds, from now on: the owner says so. Without a number: they do not wait
    until a person is asked again, which whoever plays with bots alone may say."""

    id: Id
    ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class HoldOn(FromClient, tag="hold_on", frozen=True):
    """The open window waits for this seat, however long it takes; anybody may say so, with or without a reason."""

    id: Id


class Ping(FromClient, tag="ping", frozen=True):
    """Are you there?"""

    id: Id


Request = (
    Hello
    | Choose
    | Undo
    | Confirm
    | Order
    | Cancel
    | Say
    | WhyNot
    | Vote
    | Concede
    | Return
    | Hint
    | Pace
    | HoldOn
    | Prefer
    | Ping
)  # fmt: skip


class FromServer(Struct, tag_field="type", frozen=True, omit_defaults=False):
    """Anything that a server may send."""


class Offered(Struct, frozen=True):
    """One option of a question."""

    option: str
    words: Words


class Question(Struct, frozen=True):
    """A question to this seat, or something that it may do unasked."""

    kind: str
    words: Words
    options: list[Offered]
    context: Any = None


class Waiting(Struct, frozen=True):
    """What the table waits for: `form` is ask, secret, window, confirm or over."""

    form: str
    kind: str
    seats: list[int]
    context: Any = None


class Standing(Struct, frozen=True):
    """A standing order of this seat."""

    kind: str
    option: str
    this_turn: bool


class Ending(Struct, frozen=True):
    """How the table ended: `how` is played, conceded or abandoned; the key can be checked against the commitment."""

    how: str
    ranking: list[list[str]]
    scores: dict[str, int]
    reason: Words | None
    key: str
    ties: list[Words] = []  # what decided between places with as many points


class SeatView(Struct, frozen=True):
    """All that a seat (or watcher) sees of the game now; `rev` changes exactly when this does."""

    view: dict[str, Any]
    parties: list[Party]  # these may change
    ask: Question | None
    unasked: list[Question]
    waiting: Waiting
    undo: str | None  # why the last choice cannot be taken back; empty if it can; null for a watcher
    orders: list[Standing]
    ending: Ending | None


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to `hello`: where this is, and which seat is yours (null: you watch)."""

    protocol: int
    you: int | None
    table: TableInfo


class Update(FromServer, tag="update", frozen=True):
    """What the seat sees now. `events` replace everything from number `since` on that the client has."""

    rev: int
    since: int
    events: list[Happened]
    sight: SeatView | msgspec.Raw


class About(FromServer, tag="about", frozen=True):
    """The table has changed around the game: seats, who is here, votes, clocks, status."""

    table: TableInfo


class Remark(Struct, frozen=True):
    """Something said at the table; seat null: by a watcher. `muted`: by somebody whom you do not want to hear."""

    seat: int | None
    name: str
    text: str
    at: float
    muted: bool = False


class Talk(FromServer, tag="talk", frozen=True):
    """Remarks from number `since` on."""

    since: int
    remarks: list[Remark]


class Ack(FromServer, tag="ack", frozen=True):
    """Done, and safely stored. `again`: it had been done before, this is the old answer."""

    id: str
    rev: int
    again: bool = False


class Reason(FromServer, tag="reason", frozen=True):
    """The answer to `why_not`; null: it is offered, or something with the thing is."""

    id: str
    words: Words | None


class Advice(FromServer, tag="advice", frozen=True):
    """The answer to `hint`: an option of the question, and why it is good."""

    id: str
    kind: str
    option: str
    words: Words


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str


class Refused(FromServer, tag="refused", frozen=True):
    """Not done, and nothing has changed. `code` is for programs, `text` for people."""

    id: str
    code: str
    text: str
    rev: int


class Notice(FromServer, tag="notice", frozen=True):
    """On a person's own socket: something happened at one of their tables, or everybody is told something."""

    what: str  # your_move, started, over; broadcast: look at /api/broadcasts
    table: str
    seat: int


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes this connection; `again`: come back soon."""

    reason: str
    again: bool


decode = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
