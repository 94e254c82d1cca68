"""What tests of games are made of.

`properties` checks any game over random play, `conformance` makes a test class of that which a game inherits by one
call (it needs pytest), `tabletalk` lets a scenario test speak the table's language.
"""

from kanly.testing.broken import PropertyBroken
from kanly.testing.properties import PROPERTIES, Report, check_game
from kanly.testing.randomly import play_at_random
from kanly.testing.setups import all_setups, label

__all__ = ["PROPERTIES", "PropertyBroken", "Report", "all_setups", "check_game", "label", "play_at_random"]
