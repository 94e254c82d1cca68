"""The intrigue deck: 40 cards, and 4 more with the CHOAM module."""

from __future__ import annotations

from kanly.games.imperium.intrigues import Intrigue, combat, intrigue_deck, plot
from kanly.games.imperium.vocabulary import (
    ACQUIRED,
    DEPLOYED,
    draw,
    gain,
    once,
    pay,
    recruit,
    sandworm,
    spy,
    swords,
    trash_a_card,
    wall_off,
    whenever,
)

intrigue_deck(
    "",
    Intrigue("call_to_arms", plot(whenever(ACQUIRED, recruit(1)))),
    Intrigue("contingency_plan", plot(gain(solari=2)), combat(swords(3)), copies=3),
    Intrigue("cunning", plot(draw(1)), plot(draw(1), trash_a_card(), price=pay(spice=1))),
    Intrigue("distraction", plot(once(DEPLOYED, spy(shared=True))), copies=2),
    Intrigue("unexpected_allies", plot(wall_off(), sandworm(1), price=pay(water=2))),
)
