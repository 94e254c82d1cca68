"""Counts the habits of a bot over some games that it plays against itself.

    python -m tools.habits uprising              # 20 games, all seats greedy
    python -m tools.habits dune 30 greedy        # so many games, by that bot

Prints one JSON object: what happened how often. A count says nothing by itself; beside the count of another version of
the bot it shows which habit has gone.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from kanly.bots import Match, bot_named
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.map import TERRITORIES
from kanly.games.dune.phases.battle.fighters import troops
from kanly.kernel import PASS, Ask, Bot, Event, Option, Sight, Table
from kanly.registry import game_named

Note = Callable[[Table, Ask, Option], None]

EARLY = 4  # rounds in which persuasion should be spent
LARGE = 6  # strength more than the next one has
SWORDMASTER = 8  # solari
FEW = 2  # forces of a penny packet
SPECIALS = ("family_atomics", "weather_control", "hajr")
RICH = 15  # spice


class Watched(Bot):
    """A bot whose answers are noted before they are given."""

    def __init__(self, bot: Bot, table: Table, note: Note) -> None:
        super().__init__()
        self.bot = bot
        self.table = table
        self.note = note
        self.interjects = bot.interjects

    def choose(self, sight: Sight) -> Option:
        option = self.bot.choose(sight)
        self.note(self.table, sight.ask, option)
        return option

    def interject(self, sight: Sight) -> Option:
        option = self.bot.interject(sight)
        self.rests, self.bot.rests = self.bot.rests, 0
        return option


class Uprising:
    """What houses do in their turns and in conflicts."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, table: Table, ask: Ask, option: Option) -> None:
        """One answer."""
        s: Any = table.state
        h = next(h for h in range(len(s.houses)) if s.houses[h].seat == ask.seat)
        if ask.kind == "turn":
            self._turn(s, h, ask, option)
        elif ask.kind == "combat":
            self.counts["combat_questions"] += 1
            if option != PASS:
                self.counts["combat_cards"] += 1

    def _turn(self, s: Any, h: int, ask: Ask, option: Option) -> None:
        house = s.houses[h]
        kinds = {choice[0] for choice in ask.options if isinstance(choice, tuple)}
        if option == "reveal":
            self.counts["reveals"] += 1
            if "play" in kinds and house.agents:
                self.counts["reveals_with_agents"] += 1
        elif option == "end":
            if "buy" in kinds and s.round <= EARLY:
                self.counts["early_persuasion_unspent"] += house.persuasion
                self.counts["early_purchases_declined"] += 1
        elif option[0] == "do" and option[1] == "lady_amber_metulli.revealing.1":
            self.counts["amber_retreats"] += 1
            if house.troops + house.worms == 1:
                self.counts["amber_retreats_last"] += 1

    def told(self, events: list[Event], table: Table) -> None:
        """A whole game."""
        s: Any = table.state
        strengths: dict[str, int] = {}
        swords: Counter[str] = Counter()  # by combat cards
        combat = False
        for event in events:
            if event.kind == "phase":
                if combat and strengths:
                    self._fought(strengths, swords)
                combat = event.data[0] == "combat"
                strengths = {}
                swords = Counter()
            elif event.kind == "strengths":
                strengths = dict(event.data[0])
            elif event.kind == "swords" and combat:
                swords[event.data[0]] += event.data[1]
        self.counts["rounds"] += s.round
        for house in s.houses:
            self.counts["houses"] += 1
            self.counts["solari_left"] += house.solari
            self.counts["without_swordmaster"] += not house.swordmaster
            self.counts["could_have_swordmaster"] += not house.swordmaster and house.solari >= SWORDMASTER

    def _fought(self, strengths: dict[str, int], swords: Counter[str]) -> None:
        """One conflict: how much the winner had too much, what combat cards changed."""
        ranked = sorted(strengths.values(), reverse=True)
        self.counts["conflicts"] += 1
        self.counts["armies_too_large"] += ranked[0] - ranked[1] >= LARGE
        for who, own in strengths.items():
            if own >= LARGE and len([other for other in strengths.values() if other > own]) >= 3:
                self.counts["armies_for_nothing"] += 1
            if swords[who]:
                self.counts["armed_by_cards"] += 1
                others = [n for name, n in strengths.items() if name != who]
                if place(own, others) == place(own - swords[who], others):
                    self.counts["cards_that_changed_nothing"] += 1


def place(own: int, others: list[int]) -> tuple[int, int]:
    """How many are stronger, how many as strong."""
    return len([n for n in others if n > own]), others.count(own)


class Dune:
    """What factions do in battles, at auctions and with their cards."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.armies: dict[tuple[int, str], dict[str, int]] = {}  # of this game: round, territory; forces by faction

    def note(self, table: Table, ask: Ask, option: Option) -> None:
        """One answer."""
        s: Any = table.state
        if ask.kind == "prescience":
            self.counts[f"prescience_{option}"] += 1
        elif ask.kind in ("storm_card", "move"):
            for card in SPECIALS:
                self.counts[f"could_play_{card}"] += card in ask.options
        elif ask.kind == "bid" and option == PASS:
            spice = max(side.spice for side in s.sides if side.seat == ask.seat)
            self.counts["passed_while_rich"] += spice >= RICH
        elif ask.kind == "plan_dial":
            self._battle(s, ask.seat)

    def _battle(self, s: Any, seat: int) -> None:
        """A plan is being made: with how many forces, against how many."""
        fighters = (s.battle.aggressor, s.battle.defender)
        numbers = {FACTIONS[f].name: sum(troops(s, f)) for f in fighters}
        self.armies[s.round, TERRITORIES[s.battle.territory].name] = numbers
        mine, other = fighters if s.sides[fighters[0]].seat == seat else fighters[::-1]
        own = numbers[FACTIONS[mine].name]
        self.counts["plans"] += 1
        self.counts["penny_packets"] += own <= FEW and numbers[FACTIONS[other].name] > FEW + own

    def told(self, events: list[Event], table: Table) -> None:
        """A whole game."""
        s: Any = table.state
        self.counts["rounds"] += s.round
        number = 0
        left = 0  # of the winner's forces
        winner = ""
        for event in [*events, Event("phase", ())]:
            kind, data = event.kind, event.data
            if kind in ("phase", "battle") and winner:
                self.counts["won_to_the_last_man"] += left == 0
                winner = ""
            if kind == "round":
                number = data[0]
            elif kind == "battle_won":
                winner = data[0]
                left = self.armies.get((number, data[2]), {}).get(winner, -1)
                self.counts["battles"] += 1
            elif kind == "lost" and data[0] == winner and data[3] == "battle":
                left -= data[2]
            elif kind == "bought":
                self.counts["bought"] += 1
                self.counts["bought_above_6"] += data[1] > 6
                self.counts["paid_for_cards"] += data[1]
            elif kind in ("discarded", "wall_destroyed", "weather_controlled"):
                card = data[1] if kind == "discarded" else kind
                if card in ("hajr", "wall_destroyed", "weather_controlled"):
                    self.counts[f"played_{card}"] += 1
            elif kind == "bribed":
                self.counts["bribes"] += 1
            elif kind.startswith("vow_"):
                self.counts[kind] += 1
            elif kind == "won":
                self.counts[f"won_{data[1]}"] += 1
        self.armies = {}
        for side in s.sides:
            if side.seat >= 0:
                self.counts["sides"] += 1
                self.counts["spice_left"] += side.spice


WATCHES: dict[str, type[Uprising] | type[Dune]] = {"uprising": Uprising, "dune": Dune}


def habits(game_id: str, games: int, bot: str) -> dict[str, int]:
    """The counts over some games, always the same ones."""
    game = game_named(game_id)
    watch = WATCHES[game_id]()
    modules = ["advanced"] if game_id == "dune" else []
    seats = 6 if game_id == "dune" else 4
    for number in range(games):
        table = game.open(game.set_up(seats, modules), f"habits/{number}")
        bots: list[Bot | None] = [Watched(bot_named(game, bot), table, watch.note) for _ in range(seats)]
        Match(table, bots, f"habits/{number}").play_on()
        watch.told(table.events(None), table)
    return dict(sorted(watch.counts.items()))


def main(args: list[str]) -> None:
    """Count and print."""
    game, *more = args
    if game not in WATCHES:
        raise SystemExit(f"habits of {game!r} are not counted; those of {', '.join(WATCHES)} are")
    games = int(more[0]) if more else 20
    print(json.dumps(habits(game, games, more[1] if len(more) > 1 else "greedy"), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
