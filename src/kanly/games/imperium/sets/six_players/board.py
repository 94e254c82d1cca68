"""The six-player side of the board and the two personal boards: what is not as on the other side."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    bonus_spice,
    draw,
    gain,
    intrigue,
    pay,
    recruit,
    spy,
    swordmaster_price,
    trash_a_card,
)
from kanly.games.imperium.modules.choam.icon import contract
from kanly.games.imperium.modules.six_players.effects import reinforce, swordmaster_for_a_round
from kanly.games.imperium.modules.six_players.pieces import PersonalTrack
from kanly.games.imperium.modules.six_players.table import EMPEROR_TRACK, FREMEN_TRACK
from kanly.games.imperium.modules.six_players.trading import trade
from kanly.games.imperium.pieces.board import Post, Space, Track
from kanly.games.imperium.pieces.icons import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)


def tracks() -> tuple[Track, ...]:
    """Four tracks of the board, in the order of the signs that mean them; then the commanders' own (SIX-30, SIX-32)."""
    return (
        Track(EMPEROR, recruit(2), "great_houses"),
        Track(GUILD, gain(solari=3)),
        Track(BENE_GESSERIT, intrigue(1)),
        Track(FREMEN, spy(), "fringe_worlds"),
        PersonalTrack(EMPEROR, "emperor", {1: gain(solari=1), 3: spy()}),
        PersonalTrack(FREMEN, "fremen", {1: gain(spice=1), 3: gain(water=1)}),
    )


def spaces() -> tuple[Space, ...]:
    """The spaces that are new or other than on the four-player side."""
    shaddam, muad_dib = "shaddam_corrino_iv", "muad_dib"
    return (
        # The Great Houses and the Fringe Worlds.
        Space("economic_support", EMPEROR, gain(spice=1), trade(), faction=EMPEROR),
        Space("military_support", EMPEROR, reinforce(3), cost=pay(spice=2), faction=EMPEROR),
        Space("expedition", FREMEN, contract(), faction=FREMEN),
        Space(
            "controversial_technology",
            FREMEN,
            intrigue(1),
            draw(1),
            trash_a_card(),
            cost=pay(spice=2),
            faction=FREMEN,
        ),
        # The Landsraad and Arrakis.
        Space("swordmaster", LANDSRAAD, swordmaster_for_a_round(), cost=swordmaster_price(), once=True),
        Space("carthag", CITY, recruit(1), intrigue(1), combat=True),
        Space(
            "habbanya_erg",
            SPICE_TRADE,
            gain(spice=2),
            bonus_spice(),
            draw(1),
            cost=pay(water=1),
            combat=True,
            maker=True,
        ),
        # Shaddam's board; contracts mean its Sardaukar.
        Space(
            "emperor_board_sardaukar",
            EMPEROR,
            intrigue(1),
            recruit(4),
            cost=pay(spice=3),
            faction=EMPEROR_TRACK,
            only=shaddam,
            covers="sardaukar",
        ),
        Space("emperor_board_vast_wealth", EMPEROR, gain(solari=3), faction=EMPEROR_TRACK, only=shaddam),
        # Muad'Dib's board.
        Space(
            "fremen_board_hardy_warriors",
            FREMEN,
            recruit(2),
            cost=pay(water=1),
            faction=FREMEN_TRACK,
            combat=True,
            only=muad_dib,
        ),
        Space(
            "fremen_board_desert_mastery",
            FREMEN,
            draw(1),
            gain(spice=1),
            faction=FREMEN_TRACK,
            combat=True,
            only=muad_dib,
        ),
    )


def posts() -> tuple[Post, ...]:
    """The posts that the other side does not have; personal boards have none (SIX-40)."""
    return (
        Post("post_great_houses", "military_support", "economic_support"),
        Post("post_fringe_worlds", "controversial_technology", "expedition"),
        Post("post_carthag", "carthag"),
        Post("post_habbanya_erg", "habbanya_erg"),
    )
