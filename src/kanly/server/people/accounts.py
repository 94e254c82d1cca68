"""People: guests by name alone, accounts with a password, sessions by token.

Tokens are random and kept as hashes; passwords are kept by argon2. Neither is ever logged.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kanly.kernel import KanlyError
from kanly.server.people.looks import HOUSE, BadName, check_name, look_of
from kanly.server.process.config import Config
from kanly.server.store import Database, StoreGone
from kanly.server.store import people as rows
from kanly.server.store.letters import drop_letters
from kanly.server.store.operator import BanRow, ban_on
from kanly.server.store.people import PersonRow

REMEMBERED: Final = 10_000  # sessions in memory
FRESH: Final = 30.0  # seconds for which a session is not looked up again
ATTEMPTS: Final = 10  # at a password and the like, in advance
HOUR: Final = 3600.0
DAY: Final = 86_400.0
HOUSE_LOOKS: Final = frozenset(look_of(name) for name in HOUSE)
# Of a password that nobody knows: a wrong name takes as long as a wrong password.
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$4mLtDm6NjBkLQ4wzLiGXQA$X9mzfv1/FoiQY+NE8eq/QW1Uq+zn0rN5cJmUM7HJFUs"


class NotAllowed(KanlyError):
    """Somebody who is not known, or not the one who may."""


class LinkUsed(NotAllowed):
    """A link that worked once, and has; or is too old."""


class NotWelcome(NotAllowed):
    """Somebody at the table does not want to sit with them."""


class TooFast(KanlyError):
    """Somebody who has to wait a little."""


class BadPassword(KanlyError):
    """A password that is no secret."""


class Banned(KanlyError):
    """Somebody whom the operator does not let in."""


class Accounts:
    """Who is who."""

    def __init__(self, db: Database, config: Config) -> None:
        self.db = db
        self.config = config
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)
        self.ended: Callable[[str, str], None] = lambda _session, _person: None  # called when sessions end
        self.changed: Callable[[str], None] = lambda _: None  # called when somebody has changed
        self._known: OrderedDict[str, tuple[float, PersonRow]] = OrderedDict()

    async def guest(self, name: str) -> PersonRow:
        """A new guest; an account's name is not to be had."""
        return await self._add(await self.free_name(name), None, None)

    async def free_name(self, name: str, me: PersonRow | None = None) -> str:
        """The name, if it is not the name of somebody else's account, and could not be taken for it."""
        name = check_name(name)
        look = look_of(name)
        if look in HOUSE_LOOKS:
            raise BadName("nobody plays under this name: it would be taken for the server's own")
        found = await rows.account_like(self.db, login_of(name), look)
        if found is not None and (me is None or found.id != me.id):
            raise rows.NameTaken(f"there is an account {name!r}, or one that looks like it; if it is yours, log in")
        return name

    async def register(self, name: str, password: str, guest: PersonRow | None) -> PersonRow:
        """A new account; a guest becomes one and keeps their tables, and whoever had the guest's token loses it."""
        name = await self.free_name(name)
        check_password(password, name)
        hashed = await self._hash(password)
        if guest is None or guest.login is not None:
            return await self._add(name, login_of(name), hashed, look_of(name))
        values = {"name": name, "login": login_of(name), "look": look_of(name), "password": hashed}
        await rows.change_person(self.db, guest.id, values)
        await rows.end_sessions(self.db, guest.id)
        self.ended("", guest.id)
        return await self._again(guest.id)

    async def log_in(self, name: str, password: str) -> PersonRow:
        """The account of this name, if the password is right."""
        found = await rows.account(self.db, login_of(name))
        right = await self._verify(NOBODY if found is None else found.password or NOBODY, password)
        if found is None or not right:
            raise NotAllowed("name or password is wrong")
        return found

    async def check_password(self, person: PersonRow, password: str) -> None:
        """NotAllowed, if this is not somebody's password; a guest has none, and any will do."""
        if person.password is not None and not await self._verify(person.password, password):
            raise NotAllowed("the password is wrong")

    async def set_password(self, person: PersonRow, password: str) -> None:
        """Another password: whoever came in by the old one is out, links for a new one no longer work."""
        check_password(password, person.name)
        await rows.change_person(self.db, person.id, {"password": await self._hash(password)})
        await drop_letters(self.db, person.id)
        await self.end_sessions(person.id)

    async def change(self, person: PersonRow, values: dict[str, object]) -> PersonRow:
        """Other settings for a person."""
        if "name" in values:
            name = values["name"] = await self.free_name(str(values["name"]), person)
            if person.login is not None:
                values |= {"login": login_of(name), "look": look_of(name)}
        if values.get("email", person.email) != person.email:
            values["proved"] = False
            await drop_letters(self.db, person.id)  # links in another's mailbox are good no longer
        if values:
            await rows.change_person(self.db, person.id, values)
        return await self._again(person.id)

    async def begin_session(self, person: PersonRow, agent: str = "") -> str:
        """A new token for somebody."""
        token = secrets.token_urlsafe(32)
        agent = "".join([c for c in agent if c.isprintable()])
        await rows.add_session(
            self.db, hash_of_token(token), person.id, time.time() + self.config.session_days * DAY, agent
        )
        return token

    async def whose(self, token: str) -> PersonRow | None:
        """Whose token this is."""
        if not 20 <= len(token) <= 200:
            return None
        hashed = hash_of_token(token)
        known = self._known.get(hashed)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await rows.session(self.db, hashed)
        if found is None:
            self._known.pop(hashed, None)
            return None
        now = time.time()
        with suppress(StoreGone):  # a database that can only be read now still lets people in
            lasts = self.config.session_days * DAY
            if now - found[0].seen > HOUR:
                await rows.change_person(self.db, found[0].id, {"seen": now})
                await rows.change_session(self.db, hashed, {"seen": now})
            if found[1] - now < lasts - DAY:  # whoever comes back stays
                await rows.change_session(self.db, hashed, {"seen": now, "expires": now + lasts})
        self._known[hashed] = time.monotonic() + FRESH, found[0]
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found[0]

    async def end_session(self, token: str) -> None:
        """Log out."""
        hashed = hash_of_token(token)
        await rows.end_session(self.db, hashed)
        self.forget(hashed)
        self.ended(hashed, "")

    async def end_one(self, person: str, id: str) -> bool:
        """End one of somebody's sessions, known by the beginning of its hash; whether there was one."""
        for found in await rows.sessions_of(self.db, person):
            if hmac.compare_digest(session_id(found.hash), id):
                await rows.end_session(self.db, found.hash)
                self.forget(found.hash)
                self.ended(found.hash, "")
                return True
        return False

    async def end_sessions(self, person: str, but: str = "") -> None:
        """Log somebody out everywhere, or everywhere but in one session."""
        for hashed in await rows.end_sessions(self.db, person, but):
            self.forget(hashed)
            self.ended(hashed, "")

    async def _add(self, name: str, login: str | None, password: str | None, look: str | None = None) -> PersonRow:
        id = secrets.token_hex(8)
        await rows.add_person(self.db, id, name, login, password, look)
        return await self._again(id)

    async def check_attempt(self, who: str, what: str = "password", *, slower: float = 1.0) -> None:
        """TooFast, if this was tried too often from there or by them, at whichever process; `slower`: so much less."""
        if not await rows.take_attempt(self.db, f"{what}:{who}", self.config.logins / slower, ATTEMPTS):
            raise TooFast("too many attempts; wait a little")

    async def check_ban(self, *, person: str = "", network: str = "") -> None:
        """Banned, if the operator does not let this person in, or anybody from there."""
        ban = await ban_on(self.db, ("all",), person=person, network=network)
        if ban is not None:
            raise Banned(ban_words(ban))

    def forget(self, session: str = "", person: str = "") -> None:
        """Look a session up again, or all of somebody's."""
        for hashed, (_, known) in list(self._known.items()):
            if hashed == session or known.id == person:
                del self._known[hashed]

    def forget_all(self) -> None:
        """Look everything up again."""
        self._known.clear()

    async def _again(self, id: str) -> PersonRow:
        self.forget(person=id)
        self.changed(id)
        found = await rows.person(self.db, id)
        assert found is not None
        return found

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def hash_of_token(token: str) -> str:
    """The form in which a token is kept. It is long and random: a plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def session_id(hashed: str) -> str:
    """By what a session is named to its person: not enough to use it."""
    return hashed[:16]


def check_password(password: str, name: str) -> None:
    """BadPassword, if somebody who knows the name would try this first."""
    if password.strip().casefold() in (name.casefold(), name.casefold()[::-1]) or len(set(password)) < 4:
        raise BadPassword("a password has at least four different characters, and is not the name")


def ban_words(ban: BanRow) -> str:
    """Why somebody is not let in, and until when."""
    until = "" if ban.until is None else time.strftime(" until %Y-%m-%d %H:%M UTC", time.gmtime(ban.until))
    return f"the operator does not let you in{until}{': ' if ban.reason else ''}{ban.reason}"


def login_of(name: str) -> str:
    """By what an account is found: names that read the same are the same."""
    return check_name(name).lower()
