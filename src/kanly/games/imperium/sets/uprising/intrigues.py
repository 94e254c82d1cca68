"""The intrigue deck of Uprising.

Every `plot`, `combat` or `endgame` is one way to play the card: at its time, paying its `price`. Lines in one way stand
side by side on the card; a line with an arrow of its own may be left unused.
"""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    ACQUIRED,
    COUNCILLOR,
    DEPLOYED,
    SANDWORM,
    acquire_free,
    at_once,
    deploy,
    discard,
    draw,
    flip,
    gain,
    influence_at,
    influence_chosen,
    influence_of,
    influence_two,
    intrigue,
    lose_influence,
    lose_two_influences,
    manipulate,
    once,
    owns,
    pay,
    recall_spies,
    recruit,
    retreat,
    retreat_any,
    retreat_one_or_two,
    sandworm,
    shadowed,
    spies_out,
    spy,
    swords,
    trash_a_card,
    vp,
    wall_off,
    when,
    whenever,
)
from kanly.games.imperium.pieces.icons import (
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
)
from kanly.games.imperium.pieces.intrigues import Intrigue, combat, endgame, plot


def intrigues() -> tuple[Intrigue, ...]:
    """The intrigue deck."""
    return (
        # Plots.
        Intrigue("buy_access", plot(influence_two(), price=pay(solari=5))),
        Intrigue("call_to_arms", plot(whenever(ACQUIRED, at_once(recruit(1))))),
        Intrigue(
            "change_allegiances", plot(lose_influence() >> influence_chosen(), pay(spice=3) >> influence_chosen())
        ),
        Intrigue("councilors_ambition", plot(when(COUNCILLOR, gain(water=2)))),
        Intrigue("cunning", plot(draw(1)), plot(draw(1), trash_a_card(), price=pay(spice=1))),
        Intrigue("depart_for_arrakis", plot(pay(spice=2) >> recruit(3), when(influence_at(GUILD, 3), draw(1)))),
        Intrigue("detonation", plot(wall_off()), plot(deploy(4)), copies=2),
        Intrigue("distraction", plot(once(DEPLOYED, spy(shared=True))), copies=2),
        Intrigue("imperium_politics", plot(influence_of(EMPEROR, GUILD), price=pay(solari=1))),
        Intrigue("inspire_awe", plot(acquire_free(3, hand_if=SANDWORM), anyway=True)),
        Intrigue("intelligence_report", plot(draw(1), when(spies_out(2), draw(1)))),
        Intrigue("manipulate", plot(manipulate())),
        Intrigue(
            "market_opportunity",
            plot(gain(solari=5), price=pay(spice=2)),
            plot(gain(spice=5), price=pay(solari=5)),
        ),
        Intrigue("mercenaries", plot(intrigue(1), recruit(2), price=pay(solari=3))),
        Intrigue("opportunism", plot(vp(1), price=lose_two_influences() + pay(solari=2))),
        Intrigue("shaddams_favor", plot(recruit(1), when(influence_at(EMPEROR, 3), gain(solari=3)))),
        Intrigue("sietch_ritual", plot(influence_of(BENE_GESSERIT, FREMEN), price=discard(1))),
        Intrigue("special_mission", plot(spy(CITY)), plot(wall_off(), gain(spice=2), price=recall_spies(1)), copies=2),
        Intrigue(
            "strategic_stockpiling",
            plot(pay(spice=5) >> vp(1), when(influence_at(FREMEN, 3), pay(water=3) >> vp(1))),
        ),
        Intrigue("unexpected_allies", plot(wall_off(), sandworm(1), price=pay(water=2))),
        # Plots or combat cards.
        Intrigue("contingency_plan", plot(gain(solari=2)), combat(swords(3)), copies=3),
        # Combat cards.
        Intrigue("devour", combat(swords(2), when(SANDWORM, swords(2)), when(SANDWORM, trash_a_card()))),
        Intrigue("find_weakness", combat(swords(2), recall_spies(1) >> swords(3))),
        Intrigue("go_to_ground", combat(spy(), price=retreat_one_or_two())),
        Intrigue("impress", combat(swords(2), acquire_free(3))),
        Intrigue("questionable_methods", combat(swords(1), lose_influence() >> swords(4))),
        Intrigue(
            "spice_is_power",
            combat(gain(spice=3), price=retreat(3)),
            combat(swords(6), price=pay(spice=3)),
        ),
        Intrigue("spring_the_trap", combat(swords(7), price=recall_spies(2))),
        Intrigue("tactical_option", combat(swords(2)), combat(retreat_any())),
        Intrigue("weirding_combat", combat(swords(3), when(influence_at(BENE_GESSERIT, 3), swords(2)))),
        # Plots, or at the end of the game.
        Intrigue("crysknife", plot(gain(spice=1)), endgame(vp(1), price=flip(CRYSKNIFE))),
        Intrigue("desert_mouse", plot(gain(spice=1)), endgame(vp(1), price=flip(DESERT_MOUSE))),
        Intrigue("ornithopter", plot(gain(spice=1)), endgame(vp(1), price=flip(ORNITHOPTER))),
        # At the end of the game.
        Intrigue("secure_spice_trade", endgame(when(owns("the_spice_must_flow", 2), vp(1) + gain(spice=2)))),
        Intrigue("shadow_alliance", endgame(when(shadowed(), vp(1)))),
    )
