"""The Bene Tleilax as a seat sees them: views, redealt worlds, almanac, text board."""

from __future__ import annotations

from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.kernel import Message
from kanly.words import Words


def test_without_the_module_nobody_hears_of_it() -> None:
    view = GAME.open(GAME.set_up(3), "plain").view(None)
    assert not [key for key in (*view, *view["houses"][0]) if key in ("tleilaxu_row", "research", "specimens")]
    almanac = GAME.rules(GAME.set_up(3)).full_almanac()
    assert "research" not in almanac
    assert "ghola" not in almanac["cards"]


def test_the_view() -> None:
    t = tleilaxu().stands(1, research="c4r2", on=3, specimens=2).tleilaxu_row("ghola", "usurp").turn(0)
    view = t.table.view(None)
    assert (view["tleilaxu_row"], view["tleilaxu_deck"], view["tleilaxu_prize"]) == (["ghola", "usurp"], 16, 2)
    house = view["houses"][1]
    assert (house["research"], house["markers"], house["tleilaxu"], house["specimens"]) == ("c4r2", 1, 3, 2)
    assert (house["atomics"], house["returning"], view["borrowed"], view["fought"]) == (True, [], None, [])


def test_only_the_order_of_the_deck_is_hidden() -> None:
    t = tleilaxu().turn(0)
    worlds = [immortality(t.table.redeal(0, seed).state) for seed in range(20)]  # type: ignore[arg-type]
    assert {tuple(world.row) for world in worlds} == {tuple(t.bene.row)}
    assert len({tuple(world.deck) for world in worlds}) > 10
    assert {tuple(sorted(world.deck)) for world in worlds} == {tuple(sorted(t.bene.deck))}


def test_a_card_put_on_top_is_known_to_lie_there() -> None:
    t = tleilaxu().stands(0, research="c4r2", specimens=1).tleilaxu_row("contaminator", "ghola").turn(0)
    t.reveals(0).grows(0, "contaminator:top")
    for seat in (0, 1, 2):
        world = t.table.redeal(seat, 7).state
        assert t.box.pieces[world.houses[0].deck[-1]].name == "contaminator"  # type: ignore[attr-defined]


def test_the_almanac_draws_the_board() -> None:
    almanac = GAME.rules(GAME.set_up(3, ["immortality"])).full_almanac()
    assert len(almanac["research"]) == 22
    assert almanac["research"]["c2r2"]["next"] == ["c3r1", "c3r3"]
    assert almanac["research"]["c5r1"]["effects"][0]["id"] == "research"
    assert (almanac["markers"], almanac["tleilaxu_prize"]) == ([4, 8], {"space": 4, "spice": 2})
    assert [len(space["effects"]) for space in almanac["tleilaxu"]] == [0, 0, 1, 0, 1, 0, 1, 1]
    assert [line["id"] for line in almanac["tleilaxu"][4]["lines"]] == ["victory-points", "printed-prize"]
    assert almanac["research"]["c0r3"]["lines"][0]["id"] == "printed-no-bonus"
    cards = almanac["cards"]
    assert (cards["ghola"]["graft"], cards["ghola"]["specimens"], cards["ghola"]["cost"]) == (True, 3, None)
    assert (cards["dagger"]["graft"], cards["dagger"]["specimens"], cards["dagger"]["granted"]) == (False, None, None)
    assert cards["blank_slate"]["granted"]["icons"] == ["emperor", "guild", "bene_gesserit", "fremen"]
    assert almanac["tleilaxu_reserve"] == "reclaimed_forces"


def painted(t: TleilaxuTable) -> str:
    """The text board of seat 0."""
    words = Words("en", [GAME.package])
    return t.rules.paint(t.table.view(0), lambda said: words.say(Message(said) if isinstance(said, str) else said))


def test_the_text_board() -> None:
    t = tleilaxu().give(0, hand=["usurp"]).stands(0, research="c4r2", on=3, specimens=2)
    t.tleilaxu_row("ghola", "chairdog").row("organ_merchants").turn(0)
    text = " ".join(painted(t).split())
    assert "research c4r2 (1 marker), Tleilaxu 3" in text
    assert "2 specimens" in text
    assert "Tleilaxu row (15 in the deck, 2 spice on the track)" in text
    assert "Ghola · Cost: 3 specimens" in text
    assert "Reclaimed Forces" in text
    t.grafts(0, "usurp", "row:organ_merchants", "arrakeen")
    assert "Borrowed from the row: Organ Merchants" in painted(t)


def test_a_graft_card_reads_as_one() -> None:
    words = Words("en", [GAME.package])
    rules = GAME.rules(GAME.set_up(3, ["immortality"]))
    lines = {
        name: [words.say(line) for line in rules.printed(name)] for name in ("planned_coupling", "usurp", "dagger")
    }
    assert "Graft: draw 1 card" in lines["planned_coupling"]
    assert any(line.startswith("Graft: may be grafted to a card of the Imperium row") for line in lines["usurp"])
    assert not any("Graft" in line for line in lines["dagger"])
