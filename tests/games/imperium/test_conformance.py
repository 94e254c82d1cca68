"""Everything that holds for every game, held by Uprising: all seat counts, with and without CHOAM, every option."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.coverage import cover
from tests.games.imperium.tallies import sound

from kanly.games.imperium.first.guests import CARDS
from kanly.games.imperium.games.settings import EVERY_LEADER
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.module import MODULE as IMMORTALITY
from kanly.games.imperium.modules.rise_of_ix.module import UPRISING as RISE_OF_IX
from kanly.games.imperium.modules.six_players.module import MODULE as SIX_PLAYERS
from kanly.testing.conformance import conformance

SETUPS = [
    *[GAME.set_up(seats, modules) for seats in (1, 2, 3, 4) for modules in ((), ("choam",))],
    GAME.set_up(3, ("choam",), {"leader_choice": "chosen"}),
    GAME.set_up(4, (), {"leader_choice": "drafted"}),
    GAME.set_up(3, (), {"points_to_end": 7}),
    GAME.set_up(4, (), {"spy_placement_mandatory": True}),
    GAME.set_up(4, ("choam",), {"harvest_retroactive": True}),
    GAME.set_up(3, (), {"opportunism_two_factions": True}),
    GAME.set_up(4, (), {"distraction_this_turn": True}),
    GAME.set_up(4, ("choam",), {"arrow_lines_must_be_paid": True}),
    # Rivals.
    GAME.set_up(1, (), {"difficulty": "mercenary"}),
    GAME.set_up(1, ("choam",), {"difficulty": "mentat", "rival_choice": "gentle"}),
    GAME.set_up(1, (), {"difficulty": "kwisatz_haderach", "leader_choice": "drafted"}),
    GAME.set_up(1, (), {"row_churn": True, "spy_placement_mandatory": True}),
    GAME.set_up(1, (), {"rival_choice": "chosen"}),
    GAME.set_up(2, (), {"brutal_escalation": True, "smart_politics": True}),
    GAME.set_up(2, ("choam",), {"expert_deployment": True, "rival_choice": "chosen"}),
    GAME.set_up(2, (), {"streamlined_rivals": True}),
    GAME.set_up(2, ("choam",), {"streamlined_rivals": True, "rival_stops": True}),
    GAME.set_up(2, (), {"desert_tactics_twice": True}),
]


TestUprising = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("uprising.json"),
    pinned_seeds=range(1),
)


def test_every_setting_is_flipped_once() -> None:
    """A new setting needs a set-up of its own here."""
    modules = (IMMORTALITY, SIX_PLAYERS, RISE_OF_IX, CARDS)  # have tests of their own
    elsewhere = [EVERY_LEADER, *[setting.name for module in modules for setting in module.settings]]
    usual = {setting.name: setting.default for setting in GAME.settings if setting.name not in elsewhere}
    flipped = {name for setup in SETUPS for name, value in setup.settings.items() if value != usual.get(name, value)}
    assert flipped == set(usual)


def test_random_games_come_across_nearly_everything() -> None:
    """Every space, leader and conflict in some games; a card that nobody can use would be missing in all of them."""
    coverage = cover(80)
    for sort in ("spaces visited", "leaders", "conflicts won", "cards acquired", "cards revealed"):
        assert coverage.missing(sort) == []
    assert len(coverage.missing("cards that sent agents")) <= 2
    assert len(coverage.missing("intrigues played")) <= 4
    assert coverage.report().startswith("80 games")
