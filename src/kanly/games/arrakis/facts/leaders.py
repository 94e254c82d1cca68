"""The named leaders: action box, what a special result becomes in battle, and their special action.

A special action is a list of steps, as on planning cards (`cards.verbs`). Boxes and actions of the Atreides are not
known: they come from the reconstructed values.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN

Steps = tuple[tuple[Any, ...], ...]


class Leader:
    """A named leader as printed."""

    name: str
    side: int
    hits: int
    shields: int
    box: str  # empty: reconstructed or none
    on_board: bool  # the special action is for its own legion
    action: Steps

    def __init__(
        self, name: str, side: int, hits: int, shields: int, box: str = "", on_board: bool = False, action: Steps = ()
    ) -> None:
        self.name = name
        self.side = side
        self.hits = hits
        self.shields = shields
        self.box = box
        self.on_board = on_board
        self.action = action


H: Final = HARKONNEN
A: Final = ATREIDES
LEADERS: Final[tuple[Leader, ...]] = (
    Leader("baron_harkonnen", H, 0, 2, "house", False, (("replace", "regular", "elite", 3),)),
    Leader("beast_rabban", H, 2, 0, "leadership", True, (("move", "beast_rabban", 1), ("move", "beast_rabban", 1))),
    Leader("feyd_rautha", H, 2, 1, "leadership", True, (("move_and_attack", "feyd_rautha"),)),
    Leader("thufir_hawat", H, 1, 2, "mentat", False, (("draw_from", "house_harkonnen", 3),)),
    Leader("captain_aramsham", H, 1, 1, "deployment", False, (("deploy", "regular*2 special leader"),)),
    Leader("gaius_helen_mohiam", H, 0, 3, "mentat", False, (("draw_from", "corrino_ally", 2), ("play",))),
    Leader("emperor_shaddam_iv", H, 2, 0, "strategy", False, (("replace", "elite", "special", 3),)),
    Leader("paul_atreides", A, 1, 0),
    Leader("paul_muaddib", A, 2, 1),
    Leader("lady_jessica", A, 0, 1),
    Leader("reverend_mother_jessica", A, 0, 2),
    Leader("alia", A, 1, 0),
    Leader("gurney_halleck", A, 2, 1),
    Leader("stilgar", A, 2, 0),
    Leader("chani", A, 1, 1),
    Leader("wild_maker", A, 0, 0),
)
LEADER_OF: Final[dict[str, int]] = {leader.name: i for i, leader in enumerate(LEADERS)}
LEADER_NAMES: Final[tuple[str, ...]] = tuple([leader.name for leader in LEADERS])
SIDE_OF: Final[list[int]] = [leader.side for leader in LEADERS]
HITS_OF: Final[list[int]] = [leader.hits for leader in LEADERS]
SHIELDS_OF: Final[list[int]] = [leader.shields for leader in LEADERS]

RABBAN: Final = LEADER_OF["beast_rabban"]
FEYD: Final = LEADER_OF["feyd_rautha"]
HAWAT: Final = LEADER_OF["thufir_hawat"]
MOHIAM: Final = LEADER_OF["gaius_helen_mohiam"]
PAUL: Final = LEADER_OF["paul_atreides"]
MUADDIB: Final = LEADER_OF["paul_muaddib"]
JESSICA: Final = LEADER_OF["lady_jessica"]
REVEREND_MOTHER: Final = LEADER_OF["reverend_mother_jessica"]
ALIA: Final = LEADER_OF["alia"]
CHANI: Final = LEADER_OF["chani"]
WILD_MAKER: Final = LEADER_OF["wild_maker"]  # a worm: it stands in no legion

# R2.10: in play from the start.
AT_START: Final[tuple[int, ...]] = tuple(
    [
        LEADER_OF[name]
        for name in (
            "baron_harkonnen",
            "beast_rabban",
            "captain_aramsham",
            "paul_atreides",
            "lady_jessica",
            "stilgar",
        )
    ]
)
# The named leaders that stand in legions, by side.
LEADERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([i for i in range(len(LEADERS)) if SIDE_OF[i] == side and i != WILD_MAKER]) for side in (H, A)]
)
# A later version takes the place of an earlier one (R6.5).
REPLACES: Final[dict[int, int]] = {MUADDIB: PAUL, REVEREND_MOTHER: JESSICA}
