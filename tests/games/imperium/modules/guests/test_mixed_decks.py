"""Cards of the first game in the decks of Uprising (BASE-01 to BASE-03)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.rival_tables import RivalTable
from tests.games.imperium.tables import UprisingTable
from tests.printed import decks

from kanly.games.imperium.first.guests import MIXED
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.games.uprising import GAME
from kanly.kernel import BadSetup, Message
from kanly.words import Words


def mixed(leader: str = "gurney_halleck") -> UprisingTable:
    """A table of three with mixed decks."""
    return UprisingTable(3, [leader], [MIXED])


def test_SC_138_combining_with_the_first_game() -> None:
    """SC-138: all cards but Calculated Hire, and no conflicts."""
    t, plain = mixed(), UprisingTable(3)
    more = len(t.start.imperium_deck) - len(plain.start.imperium_deck)
    assert more == decks("imperium")["imperium"].size
    assert "calculated_hire" not in t.box.intrigues
    more = len(t.box.intrigue_pieces) - len(plain.box.intrigue_pieces)
    assert more == 40 - 1  # BAS-14
    assert [card.name for card in t.box.trophies] == [card.name for card in plain.box.trophies]
    assert set(t.box.space_of) == set(plain.box.space_of)


@pytest.mark.parametrize(("place", "spice"), [("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)])
def test_SC_138_what_a_space_itself_yields(place: str, spice: int) -> None:
    """SC-138, BASE-03."""
    t = mixed().bonus(**{place: 5}).give(0, hand=["carryall"], water=3, spice=0).turn(0).sends(0, "carryall", place)
    if place != "imperial_basin":  # there is no choice
        t.does(0, f"{place}.2a")
    assert t.house(0).spice == 5 + 2 * spice


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    ("card", "namesake"),
    [
        ("crysknife", "intrigue-crysknife"),
        ("gurney_halleck", "leader-gurney_halleck"),
        ("lady_jessica", "leader-lady_jessica"),
    ],
)
def test_two_pieces_of_one_name(card: str, namesake: str, language: str) -> None:
    """A guest whose name is taken carries its set; people read the same name on both."""
    box = mixed().box
    guest = card + "_imperium"
    assert guest in box.cards
    assert card not in box.cards
    words = Words(language, GAME.packages)
    assert words.say(box.title(guest)) == words.say(Message("card-" + card))
    assert words.say(box.title(card)) == words.say(Message(namesake))
    assert words.missing == set()


def test_without_the_module_nothing_of_it_is_there() -> None:
    rules = GAME.rules(GAME.set_up(3))
    assert "carryall" not in rules.pieces()
    assert "voice" not in rules.domains
    with pytest.raises(BadSetup, match="goes with module first_cards"):
        GAME.set_up(3, settings={"bindu_pass_optional": True})


def test_there_is_no_mentat() -> None:
    view = GAME.open(GAME.set_up(3, [MIXED]), "mixed").view(0)
    assert "voices" in view
    assert "mentat" not in view


def test_infiltrate_needs_no_spy() -> None:
    """BAS-86: the card passes others, so that the spy stays; without it the spy is recalled (SPY-06)."""
    t = mixed().spy(0, "post_fremen").agent(1, "fremkit").give(0, hand=["seek_allies"], intrigues=["infiltrate"])
    t.turn(0).plots(0, "infiltrate").sends(0, "seek_allies", "fremkit").answer(0, "gather", "pass")
    assert t.spies(0) == ["post_fremen"]
    t = mixed().spy(0, "post_fremen").agent(1, "fremkit").give(0, hand=["seek_allies"]).turn(0)
    t.sends(0, "seek_allies", "fremkit")
    assert t.spies(0) == []


def test_kwisatz_haderach_goes_anywhere_without_a_spy() -> None:
    """BAS-140: whoever is there."""
    t = mixed().spy(0, "post_fremen").agent(1, "fremkit").give(0, hand=["kwisatz_haderach"]).turn(0)
    assert "kwisatz_haderach:deliver_supplies" in t.ways(0)
    t.sends(0, "kwisatz_haderach", "fremkit").answer(0, "gather", "pass")
    assert t.spies(0) == ["post_fremen"]


def test_envoy_opens_the_factions_of_uprising() -> None:
    """BAS-86."""
    t = mixed().give(0, hand=["dagger"], intrigues=["dispatch_an_envoy"]).turn(0)
    assert "dagger:dutiful_service" not in t.ways(0)
    assert "dagger:dutiful_service" in t.plots(0, "dispatch_an_envoy").ways(0)


def test_the_voice_keeps_opponents_and_rivals_out() -> None:
    """BAS-141, BASE-02."""
    t = mixed()
    first_table(t.start).voices.append((t.box.space_of["fremkit"], 1))
    t.give(0, hand=["seek_allies"]).turn(0)
    assert t.why_not(0, "play:seek_allies:fremkit").rules == ("BAS-141",)
    r = RivalTable(1, ["gurney_halleck"], [MIXED]).conflict("choam_security")
    first_table(r.start).voices.append((r.box.space_of["heighliner"], 0))
    r.hagal("hagal_heighliner", "hagal_sardaukar").rival_turn(1)
    assert r.skipped() == [("hagal_heighliner", "occupied")]


def test_after_a_victory() -> None:
    """BAS-87: the winner has taken the conflict card, and may play To the Victor."""
    t = mixed().conflict("skirmish_crysknife").give(0, troops=2, spice=0, intrigues=["to_the_victor"]).combat()
    t.answer(0, "combat", "pass")
    while "victory" not in [ask.kind for ask in t.table.pending]:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1], ask.kind)
    before = t.house(0).spice
    t.plots(0, "to_the_victor")
    assert t.house(0).spice - before == 3


@pytest.mark.parametrize("stays", [True, False])
def test_bindu_suspension(stays: bool) -> None:
    """BAS-85: the turn ends; where the table plays it so, it may go on."""
    t = UprisingTable(3, (), [MIXED], {"bindu_pass_optional": stays})
    t.give(0, hand=["dagger"], intrigues=["bindu_suspension"]).turn(0).plots(0, "bindu_suspension")
    if stays:
        t.answer(0, "suspension", "stay")
    assert t.told("turn_ends", ever=True) == ([] if stays else [("gurney_halleck",)])
    assert "dagger:assembly_hall" in t.ways(0)  # in this turn, or in the next one
