"""The contracts of the CHOAM module: twenty tiles."""

from __future__ import annotations

from kanly.games.imperium.contracts import Contract, contract_tiles
from kanly.games.imperium.vocabulary import gain

contract_tiles(Contract("contract_immediate", gain(solari=2), immediate=True))
