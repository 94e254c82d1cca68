"""The kit: what games need to write words, gather their parts and draw text boards; it knows no game."""

from kanly.kit.gathering import gathered, module_of, wraps_of
from kanly.kit.learning import Learnt, Lessons, Standing, read_lessons, write_lessons
from kanly.kit.painting import Say, beside, folded, listed
from kanly.kit.vocabulary import Vocabulary, data_of

__all__ = [
    "Learnt",
    "Lessons",
    "Say",
    "Standing",
    "Vocabulary",
    "beside",
    "data_of",
    "folded",
    "gathered",
    "listed",
    "module_of",
    "read_lessons",
    "wraps_of",
    "write_lessons",
]
