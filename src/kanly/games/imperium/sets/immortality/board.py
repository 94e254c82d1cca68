"""The Bene Tleilax board with its two tracks, and the tile that lies on the Research Station."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    draw,
    gain,
    influence_chosen,
    intrigue,
    pay,
    then,
    trash_a_card,
    trash_an_intrigue,
    vp,
)
from kanly.games.imperium.modules.immortality.effects import research, specimen, tleilaxu
from kanly.games.imperium.modules.immortality.tracks import ResearchSpace, TleilaxuSpace
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.icons import CITY


def spaces() -> tuple[Space, ...]:
    """The overlay (IMM-R2.4, IMM-R11.3)."""
    return (
        Space("research_station", CITY, draw(2), research(), cost=pay(water=2), combat=True, covers="research_station"),
    )


def research_spaces() -> tuple[ResearchSpace, ...]:
    """22 spaces in nine columns, with 32 ways from one to the next."""
    return (
        ResearchSpace("c0r3", 0.045, 0.522, leads_to=("c1r3",)),
        ResearchSpace("c1r3", 0.145, 0.522, specimen(1), leads_to=("c2r2", "c2r4")),
        ResearchSpace("c2r2", 0.255, 0.434, specimen(1), leads_to=("c3r1", "c3r3")),
        ResearchSpace("c2r4", 0.255, 0.612, tleilaxu(1), leads_to=("c3r3", "c3r5")),
        ResearchSpace("c3r1", 0.365, 0.346, research(), leads_to=("c4r2",)),
        ResearchSpace("c3r3", 0.365, 0.522, trash_a_card(), specimen(1), leads_to=("c4r2", "c4r4")),
        ResearchSpace("c3r5", 0.365, 0.702, tleilaxu(1), specimen(1), leads_to=("c4r4", "c4r6")),
        ResearchSpace("c4r2", 0.474, 0.434, tleilaxu(1), leads_to=("c5r1", "c5r3")),
        ResearchSpace("c4r4", 0.474, 0.612, specimen(1), leads_to=("c5r3", "c5r5")),
        ResearchSpace("c4r6", 0.474, 0.793, research(), leads_to=("c5r5",)),
        ResearchSpace("c5r1", 0.585, 0.346, research(), leads_to=("c6r2",)),
        ResearchSpace("c5r3", 0.585, 0.522, specimen(1), leads_to=("c6r2", "c6r4")),
        ResearchSpace("c5r5", 0.585, 0.702, gain(solari=1), leads_to=("c6r4", "c6r6")),
        ResearchSpace("c6r2", 0.695, 0.434, gain(spice=1), leads_to=("c7r1", "c7r3")),
        ResearchSpace("c6r4", 0.695, 0.612, tleilaxu(1), leads_to=("c7r3", "c7r5")),
        ResearchSpace("c6r6", 0.695, 0.793, influence_chosen(), leads_to=("c7r5",)),
        ResearchSpace("c7r1", 0.803, 0.346, tleilaxu(1), leads_to=("c8r2",)),
        ResearchSpace(
            "c7r3", 0.803, 0.522, trash_an_intrigue() >> then(draw(1), intrigue(1)), leads_to=("c8r2", "c8r4")
        ),
        ResearchSpace("c7r5", 0.803, 0.702, trash_a_card(), specimen(1), leads_to=("c8r4", "c8r6")),
        ResearchSpace("c8r2", 0.921, 0.434, gain(spice=2)),
        ResearchSpace("c8r4", 0.921, 0.612, tleilaxu(1)),
        ResearchSpace("c8r6", 0.921, 0.795, pay(solari=7) >> tleilaxu(2)),
    )


def tleilaxu_spaces() -> tuple[TleilaxuSpace, ...]:
    """Eight spaces; on the fourth lie two spice for who comes first (IMM-R4.2)."""
    return (
        TleilaxuSpace(0, 0.090, 0.127),
        TleilaxuSpace(1, 0.214, 0.127),
        TleilaxuSpace(2, 0.326, 0.127, intrigue(1)),
        TleilaxuSpace(3, 0.435, 0.127),
        TleilaxuSpace(4, 0.560, 0.127, vp(1)),
        TleilaxuSpace(5, 0.752, 0.127),
        TleilaxuSpace(6, 0.840, 0.127, intrigue(1)),
        TleilaxuSpace(7, 0.930, 0.127, vp(1)),
    )
