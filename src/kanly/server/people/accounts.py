"""People: guests by name alone, accounts with a password, sessions by token.

Tokens are random and kept as hashes; passwords are kept by argon2. Neither is ever logged.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kanly.kernel import KanlyError
from kanly.server.process.config import Config
from kanly.server.store import Database, StoreGone
from kanly.server.store import people as rows
from kanly.server.store.people import PersonRow

REMEMBERED: Final = 10_000  # sessions in memory
FRESH: Final = 30.0  # seconds for which a session is not looked up again
ATTEMPTS: Final = 10  # at passwords, in advance
HOUR: Final = 3600.0
DAY: Final = 86_400.0
BLANK: Final = frozenset(
    "\u115f\u1160\u2800\u3164\uffa0\u00ad\u034f\u17b4\u17b5\u180e\ufeff"
)  # printable, but not seen
# Of a password that nobody knows: a wrong name takes as long as a wrong password.
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$4mLtDm6NjBkLQ4wzLiGXQA$X9mzfv1/FoiQY+NE8eq/QW1Uq+zn0rN5cJmUM7HJFUs"


class NotAllowed(KanlyError):
    """Somebody who is not known, or not the one who may."""


class TooFast(KanlyError):
    """Somebody who has to wait a little."""


class BadName(KanlyError):
    """A name that cannot be shown."""


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
        """The name, if it is not the name of somebody else's account."""
        name = check_name(name)
        found = await rows.account(self.db, login_of(name))
        if found is not None and (me is None or found.id != me.id):
            raise rows.NameTaken(f"there is an account {name!r}; if it is yours, log in")
        return name

    async def register(self, name: str, password: str, guest: PersonRow | None) -> PersonRow:
        """A new account; a guest becomes one and keeps their tables, and whoever had the guest's token loses it."""
        name = check_name(name)
        hashed = await self._hash(password)
        if guest is None or guest.login is not None:
            return await self._add(name, login_of(name), hashed)
        await rows.change_person(self.db, guest.id, {"name": name, "login": login_of(name), "password": hashed})
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

    async def change(self, person: PersonRow, values: dict[str, object]) -> PersonRow:
        """Other settings for a person."""
        if "name" in values:
            name = values["name"] = await self.free_name(str(values["name"]), person)
            if person.login is not None:
                values["login"] = login_of(name)
        if values:
            await rows.change_person(self.db, person.id, values)
        return await self._again(person.id)

    async def begin_session(self, person: PersonRow) -> str:
        """A new token for somebody."""
        token = secrets.token_urlsafe(32)
        await rows.add_session(self.db, digest(token), person.id, time.time() + self.config.session_days * DAY)
        return token

    async def whose(self, token: str) -> PersonRow | None:
        """Whose token this is."""
        if not 20 <= len(token) <= 200:
            return None
        hashed = digest(token)
        known = self._known.get(hashed)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await rows.session(self.db, hashed)
        if found is None:
            self._known.pop(hashed, None)
            return None
        now = time.time()
        with suppress(StoreGone):  # a database that can only be read now still lets people in
            if now - found[0].seen > HOUR:
                await rows.change_person(self.db, found[0].id, {"seen": now})
            lasts = self.config.session_days * DAY
            if found[1] - now < lasts - DAY:  # whoever comes back stays
                await rows.renew_session(self.db, hashed, now + lasts)
        self._known[hashed] = time.monotonic() + FRESH, found[0]
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found[0]

    async def end_session(self, token: str) -> None:
        """Log out."""
        hashed = digest(token)
        await rows.end_session(self.db, hashed)
        self.forget(hashed)
        self.ended(hashed, "")

    async def _add(self, name: str, login: str | None, password: str | None) -> PersonRow:
        id = secrets.token_hex(8)
        await rows.add_person(self.db, id, name, login, password)
        return await self._again(id)

    async def check_attempt(self, who: str) -> None:
        """TooFast, if too many passwords were tried from there, at whichever process."""
        if not await rows.take_attempt(self.db, who, self.config.logins, ATTEMPTS):
            raise TooFast("too many attempts; wait a little")

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


def digest(token: str) -> str:
    """The form in which a token is kept. It is long and random: a plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def check_name(name: str) -> str:
    """The name, if it can be shown, and told from others."""
    words = " ".join(unicodedata.normalize("NFKC", name).split())
    seen = [c for c in words if unicodedata.category(c)[0] in "LN" and c not in BLANK]
    marks = [c for c in words if unicodedata.category(c)[0] == "M"]
    if not seen or len(marks) > 2 * len(seen) or len(words) > 30 or not words.isprintable() or BLANK & set(words):
        raise BadName("a name has 1 to 30 printable characters, letters or digits among them")
    return words


def login_of(name: str) -> str:
    """By what an account is found: names that read the same are the same."""
    return check_name(name).lower()
