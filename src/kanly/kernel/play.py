"""Play: what a flow works with while it plays a scene."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kanly.kernel.chance import Chance
from kanly.kernel.errors import RulesError
from kanly.kernel.events import EVERYONE, Event
from kanly.kernel.knowledge import Known, no_card
from kanly.kernel.rules import Rules
from kanly.kernel.state import Scene, State

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules[Any])

# What a choice can cause that cannot be taken back.
REVEALED: Final = 1
TOLD: Final = 2
CHANCE: Final = 4
TOGETHER: Final = 8  # a window opened, or secret answers were uncovered


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Generic[S, R]):
    """The state, the rules, chance, and the ways to make things known."""

    state: S
    rules: R
    rng: Chance
    events: list[Event] | None  # None: nobody listens
    actor: int  # the seat whose answer is being played; -1: nobody's alone
    marks: int  # what the present choice has caused so far
    learnt: int  # a mask of the seats that learnt something through the present choice
    drawn: int  # how often chance had been drawn when the present choice was made
    told: int  # how many events the present scene has told so far

    def __init__(self, state: S, rules: R, events: list[Event] | None) -> None:
        self.state = state
        self.rules = rules
        self.rng = state.chance
        self.events = events
        self.actor = -1
        self.marks = 0
        self.learnt = 0
        self.drawn = state.chance.drawn
        self.told = 0

    def act(self, seat: int) -> None:
        """A new choice begins, made by this seat."""
        self.actor = seat
        self.marks = 0
        self.learnt = 0
        self.drawn = self.rng.drawn

    def brought(self) -> int:
        """What the present choice has caused that cannot be taken back: REVEALED, TOLD, CHANCE, TOGETHER or several."""
        return self.marks if self.rng.drawn == self.drawn else self.marks | CHANCE

    def tell(self, kind: str, data: tuple[Any, ...] = (), to: int = EVERYONE) -> None:
        """Report something that happened; told to some seats only (a mask), it cannot be taken back.

        Reveal first, then tell: what an event says must be known by then to everybody who hears it.
        """
        try:
            if to >= 0:  # not EVERYONE
                self.marks |= TOLD
        except TypeError:
            raise RulesError(f"{kind!r} is told to {to!r}: give a mask of seats, such as 1 << seat") from None
        self.told += 1
        events = self.events
        if events is not None:
            events.append(Event(kind, data, to, self.learnt if self.rng.drawn == self.drawn else EVERYONE))

    def reveal(self, to: int, known: Known, card: int) -> None:
        """Let the seats of a mask know where a card lies. Undo ends here, unless the acting seat knew it already."""
        masks = known.masks
        try:
            if card < 0:  # a hidden card, as a view shows it
                raise no_card(card, masks)
            old = masks[card]
            new = old | to
        except IndexError:
            raise no_card(card, masks) from None
        except TypeError:
            raise RulesError(f"card {card!r} is revealed to {to!r}: give a card's number and a mask of seats") from None
        if new == old:
            return
        masks[card] = new
        self.learnt |= new ^ old
        if not self.marks & REVEALED and (self.actor < 0 or not old >> self.actor & 1):
            self.marks |= REVEALED

    def uncover(self, to: int = EVERYONE) -> None:
        """Something hidden that is no card becomes known to the seats of a mask (a dial, a prediction)."""
        self.learnt |= to
        self.marks |= REVEALED

    def then(self, *scenes: Scene | str) -> None:
        """Put scenes on the agenda; the first one named is played next."""
        agenda = self.state.agenda
        known = self.rules.scenes
        for scene in reversed(scenes):
            entry: Scene = (scene,) if isinstance(scene, str) else scene
            try:
                if entry[0] not in known:
                    raise RulesError(f"there is no scene {entry[0]!r}: name its function in the scenes of a module")
            except (TypeError, IndexError):
                raise RulesError(
                    f"{scene!r} is no scene: give its name, or a tuple of its name and arguments"
                ) from None
            agenda.append(entry)

    def new_turn(self) -> None:
        """A turn begins here: undo can go back to this point at once."""
        self.state.turn += 1

    def end_game(self) -> None:
        """Nothing is left to play after this scene."""
        self.state.agenda.clear()
