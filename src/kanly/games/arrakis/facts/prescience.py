"""Prescience cards: when each may be claimed, what it asks, what is done, how far the markers go (R11).

The eight end-of-round cards are printed so; the action-resolution half comes from the reconstructed values.
"""

from __future__ import annotations

from typing import Any, Final


class Vision:
    """A prescience card."""

    name: str
    at_end: bool  # claimed at the end of the round, else in an Atreides turn
    needs: tuple[Any, ...]  # a condition of `cards.visions`
    does: tuple[Any, ...]  # an instruction of `cards.visions`; empty: none
    die: bool  # takes a whole turn and a die (R11.3)
    advance: tuple[int, int, int]
    reconstructed: bool

    def __init__(
        self,
        name: str,
        needs: tuple[Any, ...],
        advance: tuple[int, int, int],
        does: tuple[Any, ...] = (),
        at_end: bool = True,
        die: bool = False,
        reconstructed: bool = False,
    ) -> None:
        self.name = name
        self.needs = needs
        self.advance = advance
        self.does = does
        self.at_end = at_end
        self.die = die
        self.reconstructed = reconstructed


IN_TURN: Final[tuple[str, ...]] = tuple([f"pr_0{n}" for n in range(1, 9)])
AT_END: Final[tuple[Vision, ...]] = (
    Vision("pr_09", ("legions_on", "plateau", 3), (0, 2, 0)),
    Vision("pr_10", ("paul_in_hidden_sietch",), (1, 0, 1), ("reveal_sietch",)),
    Vision("pr_11", ("paul_and_jessica_in_deep_desert",), (1, 1, 0)),
    Vision("pr_12", ("legions_on", "mountain", 3), (0, 1, 1)),
    Vision("pr_13", ("legions_on", "minor_erg", 2), (1, 2, 0)),
    Vision("pr_14", ("paul_and_jessica_in_sietch",), (2, 0, 0)),
    Vision("pr_15", ("legions_on", "open_desert", 4), (0, 1, 2)),
    Vision("pr_16", ("tokens_with_paul", 2), (1, 1, 1), ("reveal_tokens", 2)),
)
VISIONS: Final[tuple[str, ...]] = (*IN_TURN, *[vision.name for vision in AT_END])
VISION_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(VISIONS)}
