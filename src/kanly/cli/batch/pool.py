"""Work in pieces, in this process or in several; results come in order, whoever did them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar

from kanly.kernel import KanlyError

P = TypeVar("P")
R = TypeVar("R")
AHEAD: Final = 4  # pieces that wait for each worker


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[P], R], pieces: Iterable[P], workers: int) -> Iterator[R]:
    """What `work` makes of each piece, in the order of the pieces; they are taken as they are needed."""
    if workers == 1:
        yield from map(work, pieces)
        return
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)
    begun: deque[Future[R]] = deque()
    try:
        for piece in pieces:
            begun.append(executor.submit(work, piece))
            if len(begun) >= workers * AHEAD:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    except BrokenProcessPool:
        raise KanlyError("a worker process died; --workers 1 may show why") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    """A worker leaves interrupts to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
