"""The kernel: runs any game that asks questions, and knows none of them."""

from kanly.kernel.asks import PASS, Ask, Choice, Flow, Option, Secret, Step, Window, token
from kanly.kernel.bots import Bot, Sight
from kanly.kernel.chance import Chance, Cheap, Keyed
from kanly.kernel.codec import digest, pack, unpack
from kanly.kernel.errors import (
    BadRecord,
    BadSetup,
    BotFailed,
    IllegalChoice,
    KanlyError,
    RulesError,
    UndoRefused,
    Withheld,
)
from kanly.kernel.events import EVERYONE, Event
from kanly.kernel.game import Game
from kanly.kernel.guides import Guide
from kanly.kernel.kinds import Domain, Interjection, Kind
from kanly.kernel.knowledge import HIDDEN, Known
from kanly.kernel.lesson import Lesson
from kanly.kernel.messages import PLAYER, Message
from kanly.kernel.modules import Module
from kanly.kernel.observing import Block, Row, at_most, from_own, order_from, put, tally
from kanly.kernel.play import Play
from kanly.kernel.rules import Party, Result, Rules
from kanly.kernel.running.sides import Side, shares_of, sides_of
from kanly.kernel.running.table import Table, Waiting
from kanly.kernel.setup import Setting, Setup, flag, number, pick, text
from kanly.kernel.state import Part, Scene, State

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "PASS",
    "PLAYER",
    "Ask",
    "BadRecord",
    "BadSetup",
    "Block",
    "Bot",
    "BotFailed",
    "Chance",
    "Cheap",
    "Choice",
    "Domain",
    "Event",
    "Flow",
    "Game",
    "Guide",
    "IllegalChoice",
    "Interjection",
    "KanlyError",
    "Keyed",
    "Kind",
    "Known",
    "Lesson",
    "Message",
    "Module",
    "Option",
    "Part",
    "Party",
    "Play",
    "Result",
    "Row",
    "Rules",
    "RulesError",
    "Scene",
    "Secret",
    "Setting",
    "Setup",
    "Side",
    "Sight",
    "State",
    "Step",
    "Table",
    "UndoRefused",
    "Waiting",
    "Window",
    "Withheld",
    "at_most",
    "digest",
    "flag",
    "from_own",
    "number",
    "order_from",
    "pack",
    "pick",
    "put",
    "shares_of",
    "sides_of",
    "tally",
    "text",
    "token",
    "unpack",
]
