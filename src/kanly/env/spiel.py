"""A set-up as an OpenSpiel game: information states of each seat, chance drawn once, at the beginning.

A chance node before anything else draws one of `deals` deals; all later chance follows from it. So a state is its
history, can be cloned and stored, and whoever samples the deal samples everything. Seats that answer side by side, in
secret or in windows, act one after the other without learning anything of each other.
"""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from kanly.env.numbers import BadAction, Numbered, whole
from kanly.kernel import Table, token
from kanly.registry import game_named

DEALS: Final = 1 << 10
LONGEST: Final = 100_000  # decisions; War for Arrakis takes up to about 20,000 between random players


def open_spiel_game(
    game: str,
    seats: int | None = None,
    modules: tuple[str, ...] | list[str] = (),
    settings: dict[str, Any] | None = None,
    *,
    reward: str = "seat",
    deals: int = DEALS,
) -> SpielGame:
    """A `pyspiel.Game` of any set-up; its text form, `kanly(game=...)`, loads it anywhere that has imported this."""
    setup = game_named(game).set_up(seats, modules, settings)  # refuses what the text form could not say
    return SpielGame(
        {
            "game": game,
            "seats": setup.seats,
            "modules": "+".join(modules),
            "settings": quote(json.dumps(settings or {})),  # the game's own text form has no place for commas
            "reward": reward,
            "deals": deals,
        }
    )


DEFAULTS: Final = {"game": "", "seats": 0, "modules": "", "settings": quote("{}"), "reward": "seat", "deals": DEALS}


def _numbered(given: dict[str, Any]) -> Numbered:
    modules = [name for name in given["modules"].split("+") if name]
    settings = json.loads(unquote(given["settings"]))
    return Numbered(given["game"], given["seats"] or None, modules, settings, reward=given["reward"])


TYPE: Final = pyspiel.GameType(
    short_name="kanly",
    long_name="Kanly",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
    default_loadable=False,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of a game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.numbered = _numbered(given)
        self.deals = whole("deals", given["deals"], 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions,
            max_chance_outcomes=self.deals,
            num_players=self.numbered.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, for any kind of observation that is asked for."""
        return SpielObserver(self.numbered, iig_obs_type)


class Course:
    """A running table that can be copied and stored the way OpenSpiel does it: from its deal and its actions."""

    def __init__(self, numbered: Numbered, deal: int, actions: list[int] | None = None) -> None:
        self.numbered = numbered
        self.deal = deal
        self.actions: list[int] = []
        self.table = numbered.open(f"spiel/{deal}", log=True, keep=True)
        for action in actions or []:
            self.act(action)

    def act(self, action: int) -> None:
        """The first of those who are asked answers."""
        self.numbered.act(self.table, self.table.asks[0].seat, action)
        self.actions.append(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        other = Course.__new__(Course)
        other.numbered = self.numbered
        other.deal = self.deal
        other.actions = self.actions[:]
        other.table = self.table.clone(log=True)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Course, (self.numbered, self.deal, self.actions)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or the moment before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    @property
    def numbered(self) -> Numbered:
        """The set-up."""
        numbered: Numbered = self.get_game().numbered
        return numbered

    @property
    def table(self) -> Table:
        """The table, once it is dealt."""
        assert self.course is not None, "the deal comes first"
        return self.course.table

    def current_player(self) -> int:
        """Who acts: chance first, then the first of those who are asked."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asks[0].seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of what is offered, in order."""
        if self.course is None or self.table.over or self.table.asks[0].seat != player:
            return []
        ask = self.table.asks[0]
        domain = self.numbered.rules.domains[ask.kind]
        return sorted([domain.first + domain.place[option] for option in ask.options])

    def _apply_action(self, action: int) -> None:
        """The deal, or an answer."""
        if self.course is None:
            if not 0 <= action < self.get_game().deals:
                raise BadAction(f"there is no deal {action}; they go from 0 to {self.get_game().deals - 1}")
            self.course = Course(self.numbered, action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        kind, option = self.numbered.choices[action]
        return f"{kind} {token(option)}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.table.over

    def returns(self) -> list[float]:
        """The rewards so far: nothing before the end."""
        return self.numbered.rewards(self.table) if self.is_terminal() else [0.0] * self.numbered.seats

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        if self.course is None:
            return "before the deal"
        views = [self.table.view(seat) for seat in range(self.numbered.seats)]
        return json.dumps({"asked": [[a.seat, a.kind] for a in self.table.asks], "views": views})


class SpielObserver:
    """Strings and numbers for one seat. With perfect recall the string is everything that the seat has gone through."""

    def __init__(self, numbered: Numbered, kind: Any) -> None:
        self.numbered = numbered
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(numbered.size, np.float32)
        self.dict = {
            name: self.tensor[first : first + rows * columns].reshape((rows, columns))
            for name, first, rows, columns in numbered.places
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of the present moment."""
        self.tensor.fill(0)
        if state.course is not None:
            self.tensor[:] = self.numbered.row(state.table, player, state.table.ask(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view and question and, with perfect recall, its events and answers."""
        if state.course is None:
            return "before the deal"
        table = state.table
        ask = table.ask(player)
        asked = None if ask is None else [ask.kind, [token(option) for option in ask.options], ask.context]
        now: dict[str, Any] = {"seat": player, "asked": asked, "view": table.view(player)}
        if self.recalls:
            now["events"] = [[event.kind, list(event.data)] for event in table.events(player)]
            now["answers"] = [[kind, token(option)] for seat, kind, option in table.choices if seat == player]
        return json.dumps(now)


pyspiel.register_game(TYPE, SpielGame)
