"""The same deal for the same wish, so that no browser test depends on luck. For the server process of these tests."""

from hashlib import sha256

import msgspec

from kanly.kernel.chance import commitment, key_of
from kanly.protocol.lobby import JoinLink, NewTable
from kanly.server.lobby import tables
from kanly.server.process.config import Config
from kanly.server.store.people import PersonRow
from kanly.server.store.tables import TableRow
from kanly.server.tables.wishes import set_table


def set_same_table(config: Config, me: PersonRow, wish: NewTable) -> tuple[TableRow, list[JoinLink]]:
    row, links = set_table(config, me, wish)
    row.seed = sha256(msgspec.json.encode([wish.game, len(wish.seats), wish.modules, wish.settings])).hexdigest()
    row.commitment = commitment(key_of(row.seed))
    row.terms = msgspec.structs.replace(row.terms, bot_seed=row.seed[:16])
    return row, links


tables.set_table = set_same_table  # type: ignore[attr-defined]
