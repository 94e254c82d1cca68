"""What HTTP requests and their answers carry: people, games, tables, seats, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kanly.kernel.setup import MAX_TEXT
from kanly.protocol.telling import Happened, Party, Words

Text = Annotated[str, Meta(max_length=200)]
SettingText = Annotated[str, Meta(max_length=MAX_TEXT)]  # a whole file, perhaps
PersonName = Annotated[str, Meta(min_length=1, max_length=30, description="Printable characters")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OldPassword = Annotated[str, Meta(max_length=200)]
SecondCode = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)]


class Fault(Struct, frozen=True):
    """What was wrong: a word for programs, a sentence for people."""

    code: str
    text: str


# ------------------------------------------------------------------------------------------------ people


class NewGuest(Struct, forbid_unknown_fields=True, frozen=True):
    """A name is enough. `token`: also hand out the session's token, for programs that keep no cookies."""

    name: PersonName
    token: bool = False


class NewAccount(Struct, forbid_unknown_fields=True, frozen=True):
    """An account keeps the tables of the guest who opens it."""

    name: PersonName
    password: Password
    token: bool = False


class Login(Struct, forbid_unknown_fields=True, frozen=True):
    """Name and password of an account; `code`: of its second factor, if it has one (`code_needed`)."""

    name: PersonName
    password: OldPassword
    token: bool = False
    code: SecondCode = ""


class Person(Struct, frozen=True):
    """Somebody as everybody may see them."""

    id: str
    name: str


class Me(Struct, frozen=True):
    """Somebody as only they see themselves."""

    id: str
    name: str
    account: bool
    email: str
    language: str
    webhook: str
    webhook_kind: str
    mails: bool  # whether this server sends e-mail at all
    token: str | None = None
    proved: bool = False  # whether the address is known to be theirs
    second_factor: bool = False
    quiet_from: int = 0  # hours between which no notices are sent; the same: they always are
    quiet_to: int = 0
    zone: str = ""  # of these hours


class Preferences(Struct, forbid_unknown_fields=True, frozen=True):
    """What a person may change of themselves; what is not given stays. An account's e-mail needs its `password`: links
    for a new one go there."""

    name: PersonName | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    language: Annotated[str, Meta(max_length=10, pattern="^[A-Za-z-]*$")] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern="^[!-~]*$")] | None = None
    webhook_kind: Literal["generic", "discord", "slack"] | None = None
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] | None = None
    password: OldPassword = ""


class NewPassword(Struct, forbid_unknown_fields=True, frozen=True):
    """Another password for my account; all other sessions end."""

    old: OldPassword
    new: Password
    token: bool = False


class SessionInfo(Struct, frozen=True):
    """A browser or program that is logged in as me. Times are seconds since 1970; `this`: the one that asks."""

    id: str
    agent: str
    created: float
    seen: float
    this: bool


class Forgotten(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose password was forgotten."""

    name: PersonName


class Reset(Struct, forbid_unknown_fields=True, frozen=True):
    """A new password by the token of a letter's link."""

    token: Token
    password: Password


class Proof(Struct, forbid_unknown_fields=True, frozen=True):
    """The token of a letter that went to my address."""

    token: Token


class Proven(Struct, forbid_unknown_fields=True, frozen=True):
    """That it is really me: my password, and a code of my second factor if I have one."""

    password: OldPassword = ""
    code: SecondCode = ""


class SecondFactor(Struct, frozen=True):
    """A secret for an app: as text, as a link, as a picture (SVG). It counts once a code of the app has come."""

    secret: str
    link: str
    picture: str


class FirstCode(Struct, forbid_unknown_fields=True, frozen=True):
    """What the app shows."""

    code: Annotated[str, Meta(pattern="^ *[0-9]{3} ?[0-9]{3} *$")]


class RecoveryCodes(Struct, frozen=True):
    """Codes for paper: each stands in for the app once."""

    codes: list[str]


class Somebody(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody at a table: on a seat, or who has said the n-th remark."""

    table: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z]+$")]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    remark: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class NewBlock(Struct, forbid_unknown_fields=True, frozen=True):
    """Do not hear somebody any more (mute), nor sit with them (block)."""

    who: Somebody
    kind: Literal["mute", "block"]


class Block(Struct, frozen=True):
    """Somebody whom I have muted or blocked; `seats`: theirs at the table that was asked about."""

    person: Person
    kind: str
    since: float
    seats: list[int]


class NewReport(Struct, forbid_unknown_fields=True, frozen=True):
    """Something that the operator should know about somebody."""

    who: Somebody
    reason: Literal["abuse", "cheating", "spam", "name", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""


class Broadcast(Struct, frozen=True):
    """What the operator tells everybody, by language."""

    id: str
    words: dict[str, str]
    created: float


# ------------------------------------------------------------------------------------------------ games


class ModuleInfo(Struct, frozen=True):
    """A module of a game; an implied one is chosen automatically for its seats and cannot be left out."""

    name: str
    title: str
    help: str
    requires: list[str]
    excludes: list[str]
    seats: list[int]
    implied: bool


class SettingInfo(Struct, frozen=True):
    """What a table decides before it begins: a flag, a pick from values, a number within limits, or a text.

    It applies to these seat counts and with any of these modules; where none are named, with all. A flag is on whatever
    it says where another setting has a value that brings it: pairs of name and value.
    """

    name: str
    type: str
    title: str
    help: str
    default: bool | int | str
    seats: list[int]
    modules: list[str]
    brought_by: list[tuple[str, str]] = []
    values: list[str] = []
    low: int = 0
    high: int = 0


class GameInfo(Struct, frozen=True):
    """A game and everything that can be chosen for it."""

    id: str
    title: str
    help: str
    seats: list[int]
    default_seats: int
    modules: list[ModuleInfo]
    settings: list[SettingInfo]
    bots: list[str]
    example: bool = False  # shows how games are made: not for the home page
    lesson: bool = False  # it can be learnt at a table that teaches it
    levels: list[str] = []  # easy, normal, hard: a seat may name one of them as its bot
    names: dict[str, str] = {}  # that bots bear at its tables, by `SeatInfo.called`


class StrongBots(Struct, frozen=True):
    """How many bots of the level hard this server carries at once, and how many more it would take now."""

    most: int
    free: int


class RuleInfo(Struct, frozen=True):
    """One numbered rule, in markdown, with the title of its section, and the language in which it is told.

    `needs`: modules and settings; it holds only where one of each group is chosen or on.
    """

    id: str
    text: str
    section: str
    language: str
    needs: list[list[str]]


# ------------------------------------------------------------------------------------------------ tables


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Time to think: none, seconds per move, or a bank of seconds for the whole game.

    `window`: seconds after which whoever has not reacted passes. `away`: seconds after which a bot stands in for
    somebody who is asked and not connected. 0: never. `delay`: seconds of each question that cost nothing of the bank.
    Whoever is late for the first time is answered for once; the next time a bot stands in.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    window: Seconds = 0
    away: Seconds = 0
    delay: Seconds = 0

    @property
    def limits(self) -> bool:
        """Whether anybody's time can run out."""
        return self.kind != "none" or self.window > 0 or self.away > 0


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who shall sit there: me (more than once: a hot seat), a bot by its level or kind, or open for a friend."""

    who: Literal["me", "bot", "open"]
    bot: Text = ""
    name: Annotated[str, Meta(max_length=30)] = ""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be set: the game, its settings, and a wish for every seat."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    modules: Annotated[list[Text], Meta(max_length=50)] = []
    settings: dict[Text, bool | int | SettingText] = {}
    public: bool = False
    clock: Clock = Clock()
    pace: Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds that a bot takes at least")] | None = None
    talk: Annotated[Literal["all", "seats"], Meta(description="Who may speak: also those who watch?")] = "all"
    hints: Annotated[bool, Meta(description="May people ask what a strong player would do?")] = True


class NewLesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A first game that is taught: seats, bots and cards are the game's own choice."""

    game: Text


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. `who`: person, bot or open; `bot` plays, or stands in for the person, at a `level`.

    `called`: a bot's name as a message, `bot-name-<called>`, where it is one of the game's own.
    """

    seat: int
    who: str
    name: str
    bot: str
    stands_in: bool
    here: bool
    conceded: bool
    bank: int | None = None  # milliseconds left
    level: str = ""  # easy, normal or hard
    called: str = ""


class VoteInfo(Struct, frozen=True):
    """An open vote: on what, by whom, who has said yes, who is still asked; what everybody saw that would be undone."""

    on: str
    by: int
    yes: list[int]
    asked: list[int]
    about: list[Words] = []


class News(Struct, frozen=True):
    """Something that the server has to say about a table: a message of `/api/games/{game}/words/{language}`."""

    id: str
    args: dict[str, str | int]


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it. `status`: open, running, finished or abandoned."""

    id: str
    game: str
    modules: list[str]
    settings: dict[str, bool | int | str]
    seats: list[SeatInfo]
    public: bool
    clock: Clock
    status: str
    owner: Person
    commitment: str
    created: float
    watchers: int = 0
    talk: str = "all"  # who may speak: all, or those who have a seat
    vote: VoteInfo | None = None
    news: list[News] = []  # a bot was replaced, choices were lost by an update
    ended: float | None = None
    result: dict[str, Any] | None = None
    next: str | None = None  # the rematch
    round: int = 0  # that is being played, in games that count them
    lesson: str = ""  # a first game that is taught: on, or over once the learner plays on alone
    hints: bool = True  # whether those who play may ask for them; `news` tell who did
    pace: int | None = None  # milliseconds that a bot takes at least; null: as the server likes
    board: str = ""  # the id of the game whose board it has: another one's, if the game is a variant


class JoinLink(Struct, frozen=True):
    """A link for one seat and one use; the part behind `#` never reaches a server's log. `code`: for telling it aloud,
    it does the same."""

    seat: int
    token: str
    path: str
    code: str = ""


class Code(Struct, forbid_unknown_fields=True, frozen=True):
    """A code that somebody was told."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """A link that is to be a picture for a phone's camera."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class PushAddress(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a browser takes push messages."""

    address: Annotated[str, Meta(min_length=1, max_length=1000, pattern="^[!-~]*$")]


class Call(Struct, frozen=True):
    """What a browser shows to somebody who has no page open: a sentence, and where it leads."""

    title: str
    text: str
    path: str


class PushKey(Struct, frozen=True):
    """By what this server is known to the push services of browsers."""

    key: str


class MyTable(Struct, frozen=True):
    """A table of mine: the seats that are mine, and the links that I may hand out."""

    table: TableInfo
    mine: list[int]
    asked: list[int]
    links: list[JoinLink] = []


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat: by the token of its link, by its code, or any open one of a public table."""

    token: Text = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class SeatChange(Struct, forbid_unknown_fields=True, frozen=True):
    """What the owner does with a seat: a bot instead of an absent person, the person back, a new link."""

    do: Literal["bot", "back", "link"]
    bot: Text = ""


class Continue(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table that begins where a finished game stood after a number of choices."""

    after: Annotated[int, Meta(ge=0, le=10_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]


class Verified(Struct, frozen=True):
    """A record that was checked choice by choice and kept."""

    table: TableInfo
    choices: int


class Moment(Struct, frozen=True):
    """A finished game after a number of choices, as a seat saw it (null: a watcher); or a running one after a number of
    steps, as a seat of mine saw it."""

    after: int
    of: int
    seat: int | None
    view: dict[str, Any]
    parties: list[Party]
    events: list[Happened]
    choice: dict[str, Any] | None


class Decision(Struct, frozen=True):
    """A decision of a finished game: everybody's chance by party before it, what the answer left its seat, and the best
    answer, if that was clearly better. `after` counts the choices before it; `asked` is the question, null in reviews
    that were made without it, and `words` are the answers in words."""

    after: int
    seat: int
    option: str
    words: Words
    chances: dict[str, float]
    value: float
    best: str
    best_words: Words | None
    best_value: float
    asked: Words | None = None


class Turning(Struct, frozen=True):
    """A decision after which a party's chance was another one until the next: by how much."""

    after: int
    party: str
    by: float


class ReviewInfo(Struct, frozen=True):
    """What a strong player thinks of a finished game. `status`: none, running, done or failed; `at` of `of` choices are
    behind it. `mistakes` and `swings` name decisions by their `after`, the largest first."""

    status: str
    at: int = 0
    of: int = 0
    decisions: list[Decision] = []
    mistakes: list[int] = []
    swings: list[Turning] = []


class Shown(Struct, frozen=True):
    """A game in pictures: what is printed, and what a learner sees when first asked each of some kinds of questions."""

    printed: dict[str, Any]
    moments: dict[str, Moment]


class Glance(Struct, frozen=True):
    """What somebody saw of a game at one point of it."""

    after: int
    view: dict[str, Any]
    parties: list[Party]


class Told(Struct, frozen=True):
    """An event without its words, and how many choices or steps had been made when it was told."""

    after: int
    kind: str
    data: list[Any]


class Series(Struct, frozen=True):
    """A whole game at a glance, for charts: views at points spread evenly over its choices, or over the steps of one
    that goes on, the first and the last always among them; and everything that was told, before and between them."""

    of: int
    seat: int | None
    points: list[Glance]
    told: list[Told] = []
