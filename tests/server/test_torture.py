"""A short `make torture`: see tools/torture.py. KANLY_TORTURE says for how many minutes."""

from __future__ import annotations

import os

import pytest
from tests.server.proxy import NGINX
from tools.torture import torture


@pytest.mark.skipif(NGINX is None, reason="nginx cannot be installed here")
def test_whatever_happens_nothing_is_lost(postgres: object) -> None:
    faults, figures = torture(float(os.environ.get("KANLY_TORTURE", "0.3")), 11)
    assert faults == [], figures
