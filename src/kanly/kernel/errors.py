"""What can go wrong, as one small family: every error that Kanly raises on purpose is a KanlyError."""

from __future__ import annotations


class KanlyError(Exception):
    """Anything that a user, a client, a bot, a file or a game did wrong; its text says what would be right."""


class IllegalChoice(KanlyError):
    """A choice that the table does not take: not asked, not an option, or meant for a question that is gone."""


class UndoRefused(KanlyError):
    """A choice that cannot be taken back; the text says why."""


class BadSetup(KanlyError):
    """A set-up that the game does not allow: seats, modules, settings or names."""


class BadRecord(KanlyError):
    """A record or stored table that cannot be trusted; `where` says at which place."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where


class RulesError(KanlyError):
    """A mistake inside a game's own code: a flow that asks nonsense, a scene that does not exist, an exception."""


class Withheld(KanlyError):
    """Something that cannot be had, or not yet: the chance key of a running game, a copy of a redealt world."""


class BotFailed(KanlyError):
    """A bot that raised, took too long or answered what was not offered."""


def what_of(error: Exception) -> str:
    """An error of a game's own code, in a few words."""
    return f"{type(error).__name__}: {error}"
