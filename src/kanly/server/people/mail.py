"""Sends e-mail, in threads of its own: a slow post office holds up nobody."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from kanly.server.process.config import Config

SECONDS: Final = 10.0
MAILERS: Final = 4  # threads


class Mailer:
    """The way to the post office, if the server knows one."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._threads = ThreadPoolExecutor(MAILERS, "mail")

    @property
    def there(self) -> bool:
        """Whether mail is sent at all."""
        return bool(self.config.smtp)

    def close(self) -> None:
        """Send no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; OSError or SMTPException if the post office does not take it."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, to, subject, text)

    def _send(self, to: str, subject: str, text: str) -> None:
        mail = EmailMessage()
        mail["Subject"] = subject
        mail["From"] = self.config.mail_from or "kanly@localhost"
        mail["To"] = to
        mail.set_content(text)
        server = urlsplit(self.config.smtp)
        port = server.port or (465 if server.scheme == "smtps" else 25)
        assert server.hostname is not None
        smtp: smtplib.SMTP
        if server.scheme == "smtps":
            smtp = smtplib.SMTP_SSL(server.hostname, port, timeout=SECONDS, context=ssl.create_default_context())
        else:
            smtp = smtplib.SMTP(server.hostname, port, timeout=SECONDS)
        with smtp:
            smtp.ehlo()
            if server.scheme == "smtp" and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(mail)
