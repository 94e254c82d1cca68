"""Leaders of every set at every game of the series (LDR-04): who is there, and what they do away from home."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.imperium.first_tables import ImperiumTable
from tests.games.imperium.tables import UprisingTable

from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.table.hands import on_offer
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import BadSetup, Message
from kanly.words import Words

EVERY = {"every_leader": True}
OF_FIRST = {
    *("baron_vladimir_harkonnen", "count_ilban_richese", "countess_ariana_thorvald", "duke_leto_atreides"),
    *("earl_memnon_thorvald", "glossu_the_beast_rabban", "helena_richese", "paul_atreides"),
}
OF_UPRISING = {
    *("feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica", "lady_margot_fenring"),
    *("muad_dib", "princess_irulan", "staban_tuek"),
}
GUESTS_OF_FIRST = {"gurney_halleck_uprising", "lady_amber_metulli", "lady_jessica_uprising", "princess_irulan"}
OF_IX = {"archduke_armand_ecaz", "ilesa_ecaz", "princess_yuna_moritani", "tessia_vernius"}
SHIPOWNERS = {"prince_rhombur_vernius", "viscount_hundro_moritani"}


def up(*leaders: str, modules: Iterable[str] = ()) -> UprisingTable:
    """Uprising with guests."""
    return UprisingTable(3, leaders, modules, EVERY)


def first(*leaders: str) -> ImperiumTable:
    """The first game with guests."""
    return ImperiumTable(3, leaders, (), EVERY, game=FIRST)


@pytest.mark.parametrize(
    ("game", "modules", "there"),
    [
        (GAME, [], OF_UPRISING | OF_FIRST | OF_IX),
        (GAME, ["choam"], OF_UPRISING | {"shaddam_corrino_iv"} | OF_FIRST | OF_IX),
        (GAME, ["rise_of_ix"], OF_UPRISING | OF_FIRST | OF_IX | SHIPOWNERS),
        (FIRST, [], OF_FIRST | GUESTS_OF_FIRST | OF_IX),
        (FIRST, ["rise_of_ix"], OF_FIRST | GUESTS_OF_FIRST | OF_IX | SHIPOWNERS),
    ],
)
def test_who_is_there(game: SeriesGame, modules: list[str], there: set[str]) -> None:
    """Nobody who needs what is not in play."""
    offered = game.rules(game.set_up(4, modules, EVERY)).domain("leader").options
    assert set(offered) == there
    assert len(offered) == len(there)


def test_nobody_comes_unasked() -> None:
    assert set(GAME.rules(GAME.set_up(4)).domain("leader").options) == OF_UPRISING
    assert set(FIRST.rules(FIRST.set_up(4)).domain("leader").options) == OF_FIRST
    with pytest.raises(BadSetup, match="every_leader is for 1, 2, 3 or 4 seats"):
        GAME.set_up(6, settings=EVERY)


def test_guests_are_no_rivals() -> None:
    """BAS-122, IX-117: their signets have no rule for that."""
    rivals = FIRST.rules(FIRST.set_up(1, (), EVERY)).domain("rival").options
    assert set(rivals) == OF_FIRST - {"helena_richese", "paul_atreides"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("leader", ["gurney_halleck", "lady_jessica"])
def test_leaders_whose_names_cards_have(leader: str, language: str) -> None:
    words = Words(language, FIRST.packages)
    for part in ("leader", "ability", "signet", "party"):
        assert words.say(Message(f"{part}-{leader}_uprising")) == words.say(Message(f"{part}-{leader}"))
    assert words.missing == set()


# Leaders of the first game in Uprising.


@pytest.mark.parametrize(
    ("card", "space", "price", "cost"),
    [
        ("dagger", "high_council", None, 4),
        ("dagger", "swordmaster", None, 7),
        ("dagger", "gather_support", 1, 1),
        ("dagger", "imperial_privilege", None, 2),
    ],
)
def test_leto_pays_less(card: str, space: str, price: int | None, cost: int) -> None:
    """BAS-66, and others pay what is printed."""
    for leader, less in (("duke_leto_atreides", 0), ("paul_atreides", 1)):
        short = up(leader).give(0, hand=[card], solari=cost + less - 1, influence={"emperor": 2}).turn(0)
        ending = f"{card}:{space}" if price is None else f"{card}:{space}:{price}"
        assert ending not in short.ways(0)
        t = up(leader).give(0, hand=[card], solari=cost + less, influence={"emperor": 2}).turn(0)
        t.sends(0, card, space, price)
        assert t.house(0).solari == 0


def test_leto_commissions_for_less() -> None:
    """IX-24, BAS-66."""
    t = up("duke_leto_atreides", modules=["rise_of_ix"]).give(0, hand=["dagger"], solari=2).turn(0)
    assert "dagger:dreadnought" in t.ways(0)
    t = up("paul_atreides", modules=["rise_of_ix"]).give(0, hand=["dagger"], solari=2).turn(0)
    assert "dagger:dreadnought" not in t.ways(0)


@pytest.mark.parametrize(("clause", "spice", "cards"), [("hagga_basin.2a", 1, 1), ("hagga_basin.2b", 0, 0)])
def test_ariana_harvests_less_and_draws(clause: str, spice: int, cards: int) -> None:
    """BAS-67, LDR-04: sandworms are no harvest."""
    t = up("countess_ariana_thorvald").conflict("skirmish_crysknife").stack(0, "dagger")
    t.give(0, hand=["dune_the_desert_planet"], water=1, spice=0, hooks=True).turn(0)
    t.sends(0, "dune_the_desert_planet", "hagga_basin").does(0, clause)
    if cards:
        t.does(0, "countess_ariana_thorvald.sending.1")
    assert (t.house(0).spice, len(t.hand(0)), t.house(0).worms) == (spice, cards, 1 - cards)
    assert "countess_ariana_thorvald.sending.1" not in t.open(0)


def test_helena_needs_no_spy() -> None:
    """BAS-64: neither is hers recalled."""
    t = up("helena_richese").agent(1, "arrakeen").spy(0, "post_arrakeen_refinery").give(0, hand=["reconnaissance"])
    t.turn(0).sends(0, "reconnaissance", "arrakeen").answer(0, "gather", "pass")
    assert t.spies(0) == ["post_arrakeen_refinery"]


def test_the_baron_plans() -> None:
    """BAS-62: two of Uprising's factions, hidden from others."""
    table = GAME.open(GAME.set_up(3, (), {**EVERY, "leader_choice": "chosen"}), "baron")
    picked = 0
    while picked < 3:
        ask = table.pending[0]
        picked += ask.kind == "leader"
        baron = "baron_vladimir_harkonnen"
        table.choose(ask.seat, baron if baron in ask.options else ask.options[-1])
    ask = table.pending[0]
    assert ask.kind == "masterstroke"
    table.choose(ask.seat, ("emperor", "guild"))
    plans = [[house["plan"] for house in table.view(seat)["houses"]][ask.seat] for seat in range(3)]
    assert plans == [["emperor", "guild"] if seat == ask.seat else None for seat in range(3)]


# Leaders of Rise of Ix without it.


@pytest.mark.parametrize("game", [GAME, FIRST])
def test_ilesa_brings_foldspace(game: SeriesGame) -> None:
    """IX-05, IX-83: for nobody else."""
    t = up("ilesa_ecaz") if game is GAME else first("ilesa_ecaz")
    t.give(0, hand=["signet_ring"], solari=1).turn(0)
    for h in range(3):
        assert "foldspace" not in t.named(on_offer(t.by_hand(), h))
    t.sends(0, "signet_ring", "arrakeen").does(0, "ilesa_ecaz.signet.1")
    assert t.discard_pile(0) == ["foldspace"]


@pytest.mark.parametrize("game", [GAME, FIRST])
def test_ilesa_plans_ahead(game: SeriesGame) -> None:
    """IX-83: nobody else sees the card."""
    t = up("ilesa_ecaz") if game is GAME else first("ilesa_ecaz")
    t.start.round = 1
    t.play("round_start")
    name = t.offered(0)[0]
    t.answer(0, "ahead", name)
    assert t.table.view(0)["houses"][0]["ahead"] == [name]
    assert t.table.view(1)["houses"][0]["ahead"] == ["?"]


@pytest.mark.parametrize("game", [GAME, FIRST])
def test_tessia_and_yuna_begin(game: SeriesGame) -> None:
    """IX-80, IX-84."""
    led: set[str] = set()
    for seed in range(40):
        s = game.open(game.set_up(4, (), EVERY), str(seed)).state
        assert isinstance(s, ImperiumState)
        if not s.phase:  # the Baron is still asked
            continue
        for h, house in enumerate(s.houses):
            led.add(house.leader)
            assert ix(s).snoopers[h] == ([0, 1, 2, 3] if house.leader == "tessia_vernius" else [])
            assert house.water == (0 if house.leader == "princess_yuna_moritani" else 1)
    assert {"tessia_vernius", "princess_yuna_moritani"} <= led


# Leaders of Uprising in the first game.


def test_jessica_in_the_first_game() -> None:
    """LDR-05, LDR-08: memories, the other face, a space used twice."""
    t = first("lady_jessica_uprising").give(0, hand=["seek_allies"], memories=2, water=1).turn(0)
    t.sends(0, "seek_allies", "secrets").does(0, "lady_jessica_uprising.sending.1")
    assert len(t.hand(0)) == 2
    t.does(0, "reverend_mother_jessica.sending.1")
    assert t.house(0).water == 0


def test_gurney_in_the_first_game() -> None:
    """RUL-26: a persuasion for a strength of six, beside the card of his name."""
    t = first("gurney_halleck_uprising").conflict("skirmish_a").give(0, hand=["gurney_halleck"], troops=3).turn(0)
    t.reveals(0)
    assert t.house(0).persuasion == 2 + 1
