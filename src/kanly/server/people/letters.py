"""Letters with a link that works once: for a new password, or to prove that an address is somebody's own."""

from __future__ import annotations

import secrets
import smtplib
import time
from typing import TYPE_CHECKING, Final

from kanly.server.people.accounts import Accounts, LinkUsed, check_password, hash_of_token, login_of
from kanly.server.people.looks import BadName
from kanly.server.people.notices import sentence
from kanly.server.process.log import log
from kanly.server.store import people
from kanly.server.store.letters import add_letter, take_letter
from kanly.server.store.people import PersonRow

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub

RESET_HOURS: Final = 2
PROVE_HOURS: Final = 48
LETTER_SECONDS: Final = 600.0  # between two links for one account, on average
LETTERS: Final = 3  # at once
TOKEN: Final = 24  # random bytes


async def ask_reset(hub: Hub, name: str) -> None:
    """Send a link for a new password, if there is such an account with an address that is proved to be its own.

    Whoever asks learns nothing of all that, not even by how long it takes: the caller does not wait for it.
    """
    try:
        found = await people.account(hub.db, login_of(name))
    except BadName:
        return
    if found is None or not (found.email and found.proved and hub.mailer.there):
        return
    if await people.take_attempt(hub.db, f"letter:{found.id}", 1 / LETTER_SECONDS, LETTERS):
        token = await new_letter(hub.accounts, found, "reset", found.email, RESET_HOURS)
        await _send(hub, found, "reset", token, RESET_HOURS)


async def reset_password(accounts: Accounts, token: str, password: str) -> None:
    """A new password by such a link; whoever was logged in is out."""
    check_password(password, "")  # before the link is used up
    letter = await take_letter(accounts.db, hash_of_token(token), "reset")
    found = None if letter is None else await people.person(accounts.db, letter.person)
    if found is None or found.login is None:
        raise LinkUsed("this link has been used, or is too old; ask for another one")
    await accounts.set_password(found, password)


async def ask_proof(hub: Hub, person: PersonRow) -> None:
    """Send a link by which an account shows that an address is its own; a guest has no password to forget."""
    if person.login is not None and person.email and not person.proved and hub.mailer.there:
        token = await new_letter(hub.accounts, person, "prove", person.email, PROVE_HOURS)
        await _send(hub, person, "prove", token, PROVE_HOURS)


async def prove(accounts: Accounts, token: str) -> None:
    """The link has arrived: letters may go to this address, if it is still the one."""
    letter = await take_letter(accounts.db, hash_of_token(token), "prove")
    found = None if letter is None else await people.person(accounts.db, letter.person)
    if letter is None or found is None or found.email != letter.address:
        raise LinkUsed("this link has been used, or is too old; ask for another one")
    await accounts.change(found, {"proved": True})


async def new_letter(accounts: Accounts, person: PersonRow, what: str, address: str, hours: int) -> str:
    """A token that works once; only its hash is kept."""
    token = secrets.token_urlsafe(TOKEN)
    await add_letter(accounts.db, hash_of_token(token), person.id, what, address, time.time() + hours * 3600)
    return token


async def _send(hub: Hub, person: PersonRow, what: str, token: str, hours: int) -> None:
    language = person.language or "en"
    subject, words = sentence(language, f"letter-{what}-subject"), sentence(language, f"letter-{what}")
    lasts = sentence(language, "letter-lasts", hours=hours)
    link = f"{hub.config.url.rstrip('/')}/#/{what}/{token}"
    try:
        text = f"{person.name},\n\n{words}\n\n{link}\n\n{lasts}\n"
        await hub.mailer.send(person.email, f"Kanly: {subject}", text)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("letter not sent", person=person.id, error=type(error).__name__)
