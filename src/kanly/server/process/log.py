"""Structured logs on stderr. They name tables, seats and people by id, and nothing that a game hides."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

SECRET: Final = ("password", "token", "seed", "key", "cookie", "authorization", "webhook", "email", "text")
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def hide_secrets(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """The last line of defence: values under such names are never written."""
    for name in event:
        if name in SECRET:
            event[name] = "***"
    return event


def place_of(error: BaseException) -> str:
    """Where an error happened. What it says may tell what is hidden, and stays unsaid."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    return "" if where is None else f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}"


def set_up_logs(form: str, level: str) -> None:
    """Write logs as text for people or as JSON for programs."""
    renderer: Any = (
        structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, 20)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


log: Final[structlog.typing.FilteringBoundLogger] = structlog.get_logger()
