"""The CHOAM overlay, the Ix board, and the shipping track (IX-20 to IX-24, IX-60)."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.combine import May
from kanly.games.imperium.effects.technology import negotiate
from kanly.games.imperium.effects.vocabulary import gain, influence_chosen, pay, persuasion
from kanly.games.imperium.first.prices import landsraad
from kanly.games.imperium.modules.rise_of_ix.acquiring import AcquireTech, TechOrNegotiator
from kanly.games.imperium.modules.rise_of_ix.shipping import (
    DividendsOrSpice,
    ShippingSpace,
    dividends,
    freighter,
    shipped,
)
from kanly.games.imperium.modules.rise_of_ix.units import commission
from kanly.games.imperium.pieces.board import Post, Space
from kanly.games.imperium.pieces.icons import GUILD, LANDSRAAD, SPICE_TRADE


def spaces() -> tuple[Space, ...]:
    """Four new spaces for the first board, where leaders may pay less for those of the Landsraad (IX-24)."""
    return _spaces(landsraad(3))


def folded_spaces() -> tuple[Space, ...]:
    """The same for the board of Uprising."""
    return _spaces(pay(solari=3))


def _spaces(price: Effect) -> tuple[Space, ...]:
    return (
        Space("interstellar_shipping", SPICE_TRADE, freighter(), freighter(), needs=(GUILD, 2), needs_rule="IX-20"),
        Space("smuggling", SPICE_TRADE, gain(solari=1), freighter()),
        Space("tech_negotiation", LANDSRAAD, May(tech_or_negotiator(1)), staying=persuasion(1)),
        Space("dreadnought", LANDSRAAD, commission(), acquire_tech(), cost=price),
    )


def posts() -> tuple[Post, ...]:
    """Played as if there were two more posts (IX-02)."""
    return (
        Post("post_ix_choam", "interstellar_shipping", "smuggling"),
        Post("post_ix_board", "tech_negotiation", "dreadnought"),
    )


def shipping() -> tuple[ShippingSpace, ...]:
    """The track, from the bottom up (IX-62)."""
    return (
        ShippingSpace(0),
        ShippingSpace(1, DividendsOrSpice(dividends(), gain(spice=2))),
        ShippingSpace(2, shipped(2), influence_chosen()),
        ShippingSpace(3, acquire_tech(2)),
    )


def acquire_tech(discount: int = 0, for_solari: bool = False) -> Effect:
    """Acquire a tech tile."""
    return AcquireTech(discount, for_solari)


def tech_or_negotiator(discount: int = 0) -> Effect:
    """Acquire a tech tile, or place a negotiator."""
    return TechOrNegotiator(acquire_tech(discount), negotiate())
