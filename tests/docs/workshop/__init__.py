"""Uprising with a house rule and a card of our own: the example of docs/add-a-house-rule.md and docs/add-a-card.md."""

from tests.docs.workshop.card import STILLSUITS
from tests.docs.workshop.house_rule import DRY_START

from kanly.games.imperium.games.uprising import GAME as UPRISING

GAME = UPRISING.variant("workshop", "tests.docs.workshop", DRY_START, STILLSUITS)
