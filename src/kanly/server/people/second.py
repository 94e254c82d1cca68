"""The second factor of a log-in: codes from an app (TOTP), and a few recovery codes on paper, each good once."""

from __future__ import annotations

import hmac
import secrets
import time
from io import BytesIO
from typing import Final

import pyotp
import segno

from kanly.kernel import KanlyError
from kanly.server.people.accounts import Accounts, hash_of_token
from kanly.server.store import people as rows
from kanly.server.store.people import PersonRow

STEP: Final = 30  # seconds for which a code is shown
DRIFT: Final = 1  # steps by which clocks may differ
CODES: Final = 10  # on paper
SLOWER: Final = 6.0  # than passwords: a code has only six digits


class CodeNeeded(KanlyError):
    """The password is right, and a code is needed too."""


class WrongCode(KanlyError):
    """Not a code of the second factor, or one that was used already."""


async def offer(accounts: Accounts, person: PersonRow) -> tuple[str, str, str]:
    """A new secret for somebody's app: as text, link and picture (SVG). It counts once a code has come from it."""
    secret = pyotp.random_base32()
    await rows.change_person(accounts.db, person.id, {"totp_offered": secret})
    accounts.forget(person=person.id)
    link = pyotp.TOTP(secret).provisioning_uri(name=person.name, issuer_name="Kanly")
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, border=3, xmldecl=False, dark="#000", light="#fff")
    return secret, link, picture.getvalue().decode()


async def turn_on(accounts: Accounts, person: PersonRow, code: str) -> list[str]:
    """The app has the secret, as its first code shows: from now on it is asked. The codes for paper."""
    if person.totp_offered is None:
        raise WrongCode("ask for a secret first")
    step = _step_of(person.totp_offered, code)
    if step is None:
        raise WrongCode("this is not the code that the app shows now")
    values = {"totp": person.totp_offered, "totp_offered": None, "totp_step": step}
    await rows.change_person(accounts.db, person.id, values)
    accounts.forget(person=person.id)
    return await new_codes(accounts, person)


async def new_codes(accounts: Accounts, person: PersonRow) -> list[str]:
    """New codes for paper; the old ones are good no longer."""
    codes = [f"{secrets.token_hex(5)}-{secrets.token_hex(5)}" for _ in range(CODES)]
    await rows.give_recovery(accounts.db, person.id, [hash_of_token(code) for code in codes])
    return codes


async def turn_off(accounts: Accounts, person: PersonRow) -> None:
    """The password is enough again."""
    await rows.change_person(accounts.db, person.id, {"totp": None, "totp_offered": None})
    await rows.give_recovery(accounts.db, person.id, [])
    accounts.forget(person=person.id)


async def check(accounts: Accounts, person: PersonRow, code: str) -> None:
    """CodeNeeded or WrongCode, if somebody has a second factor and this is not it."""
    if person.totp is None:
        return
    code = "".join(code.split()).lower()
    if not code:
        raise CodeNeeded("a code of your app, or a recovery code, is needed too")
    await accounts.check_attempt(person.id, "code", slower=SLOWER)
    step = _step_of(person.totp, code)
    if step is not None:
        if await rows.take_step(accounts.db, person.id, step):
            return
    elif await rows.take_recovery(accounts.db, person.id, hash_of_token(code)):
        return
    raise WrongCode("this code is wrong, or was used already")


def _step_of(secret: str, code: str) -> int | None:
    """For which step a code is good, if it is for one near now."""
    app = pyotp.TOTP(secret)
    now = int(time.time()) // STEP
    found: int | None = None
    for step in range(now - DRIFT, now + DRIFT + 1):
        if hmac.compare_digest(app.generate_otp(step).encode(), code.encode()):
            found = step
    return found
