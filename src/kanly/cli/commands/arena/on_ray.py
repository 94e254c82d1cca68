"""Work in pieces on a Ray cluster; results come in order, whoever did them."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import kanly
from kanly.cli.batch.pool import AHEAD
from kanly.cli.errors import WrongUse

P = TypeVar("P")
R = TypeVar("R")


def on_ray(work: Callable[[P], R], pieces: Iterable[P], address: str | None, workers: int) -> Iterator[R]:
    """What `work` makes of each piece, in the order of the pieces.

    Without an address a cluster is started on this machine, with this many workers, and ended afterwards.
    """
    ray = _ray()
    local = address is None
    options: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if local else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", runtime_env=_here() if local else None, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise WrongUse(f"no Ray cluster at {address}: {error}") from None
    try:
        task = ray.remote(num_cpus=1)(_do)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        begun: deque[Any] = deque()
        for piece in pieces:
            begun.append(task.remote(work, piece))
            if len(begun) >= ahead:
                yield ray.get(begun.popleft())
        while begun:
            yield ray.get(begun.popleft())
    finally:
        ray.shutdown()


def _do(work: Callable[[P], R], piece: P) -> R:
    """What a worker of the cluster does."""
    return work(piece)


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise WrongUse("--ray needs Ray: pip install 'kanly[ray]'") from None
    return ray


def _here() -> dict[str, Any]:
    """Workers on this machine find the same packages, and the bots in the folder where somebody works."""
    found = [str(Path(kanly.__file__).parent.parent), os.getcwd(), os.environ.get("PYTHONPATH", "")]
    return {"env_vars": {"PYTHONPATH": os.pathsep.join([path for path in found if path])}}
