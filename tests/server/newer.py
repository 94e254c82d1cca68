"""Feud as it might be after an update: nobody harvests any more. For a server process that a test starts."""

import feud.modules as modules
import feud.turns as turns
from feud.rules import FeudRules

_base_actions = turns.base_actions
_init = FeudRules.__init__


def _fewer(p):  # type: ignore[no-untyped-def]
    return [option for option in _base_actions(p) if option != "harvest"]


def _newer(self, setup, chosen):  # type: ignore[no-untyped-def]
    _init(self, setup, chosen)
    self.version = "2"


modules.BASE.lists["actions"][:] = [_fewer]
FeudRules.__init__ = _newer  # type: ignore[method-assign]
