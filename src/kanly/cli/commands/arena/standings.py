"""The standings of a contest: wins, shares, the test, ratings, by bot, seat and role."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce

from kanly.cli.commands.arena.contest import Contest, Played
from kanly.cli.commands.arena.statistics import Sequential, wilson


class Standings:
    """What the games so far say. They are added in order, so that ratings do not depend on who played them.

    The win of a game is one. It is divided among the sides that drew, and in each among its seats: so the shares of all
    add up to one, and a bot that is as good as the others has the share of its seats. In a game of teams the win goes
    to the team, whole for each bot on it, and a fair share is the share of teams on which the bot sits. `side` counts
    wins in this way in every game, alliances included.
    """

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.names = list(dict.fromkeys(contest.bots))
        teams = contest.teams
        self.by_team = len(teams) < contest.seats
        self.fair = {name: _fair(name, contest, teams) for name in self.names}
        self.wins = dict.fromkeys(self.names, 0.0)
        self.side = dict.fromkeys(self.names, 0.0)
        self.seats = [0.0] * contest.seats
        self.roles: dict[str, list[float]] = {}  # by role: games, and wins
        self.roles_of: dict[str, dict[str, list[float]]] = {name: {} for name in self.names}
        self.games = 0
        self.draws = 0
        self.nobody = 0
        self.decisions = 0
        self.errors: list[dict[str, Any]] = []
        self.tests = {name: Sequential(self.fair[name]) for name in self.names if self.fair[name] < 1}
        self.verdicts = dict.fromkeys(self.names, "")
        self.model = PlackettLuce()
        self.ratings = {name: self.model.rating(name=name) for name in self.names}
        self.course: list[dict[str, float]] = []  # wins after each game

    def add(self, game: Played) -> None:
        """One more game."""
        self.decisions += game.decisions
        if game.error:
            self.errors.append({"game": game.number, "seed": self.contest.deal(game.number), "message": game.error})
            return
        self.games += 1
        self.draws += len(game.winners) > 1
        self.nobody += not any(game.winners)
        won = dict.fromkeys(self.names, 0.0)
        by_seat = [0.0] * self.contest.seats
        for side in game.winners:
            whole = 1 / len(game.winners)
            for seat in side:
                by_seat[seat] += whole if self.by_team else whole / len(side)
            for name in {game.seating[seat] for seat in side}:
                self.side[name] += whole
                won[name] += whole if self.by_team else 0.0
        for seat, share in enumerate(by_seat):
            self.seats[seat] += share
            won[game.seating[seat]] += 0.0 if self.by_team else share
            self._count_roles(game, seat, share)
        for name, share in won.items():
            self.wins[name] += share
            if name in self.tests:
                self.tests[name].add(share)
        self._rate(game)
        self.course.append(dict(self.wins))
        if (game.number + 1) % len(self.contest.seatings) == 0:  # only after whole deals everybody has sat everywhere
            for name, test in self.tests.items():
                self.verdicts[name] = self.verdicts[name] or test.verdict

    def _count_roles(self, game: Played, seat: int, share: float) -> None:
        for role in game.roles[seat]:
            for counts in (self.roles, self.roles_of[game.seating[seat]]):
                count = counts.setdefault(role, [0, 0.0])
                count[0] += 1
                count[1] += share

    def _rate(self, game: Played) -> None:
        """Ratings by places; a bot that sits on several seats moves by the mean of what each of them would."""
        sides = [(place, side) for place, group in enumerate(game.places) for side in group if side]
        if len(sides) < 2 or len(self.names) < 2:
            return
        teams = [[self.ratings[game.seating[seat]] for seat in side] for _, side in sides]
        rated = self.model.rate(teams, ranks=[float(place) for place, _ in sides])
        new: dict[str, list[tuple[float, float]]] = {}
        for (_, side), team in zip(sides, rated):
            for seat, rating in zip(side, team):
                new.setdefault(game.seating[seat], []).append((rating.mu, rating.sigma))
        for name, values in new.items():
            mu = sum([each[0] for each in values]) / len(values)
            sigma = sum([each[1] for each in values]) / len(values)
            self.ratings[name] = self.model.rating(mu=mu, sigma=sigma, name=name)

    @property
    def settled(self) -> bool:
        """Whether the test of the first bot named has come to an end."""
        return self.verdicts[self.names[0]] != ""

    def data(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            **self.contest.data(),
            "games": self.games,
            "wins": {name: _round(wins) for name, wins in self.wins.items()},
            "share": {name: [_round(x) for x in wilson(wins, self.games)] for name, wins in self.wins.items()},
            "by_team": self.by_team,
            "fair": {name: _round(fair) for name, fair in self.fair.items()},
            "side": {name: [_round(x) for x in wilson(won, self.games)] for name, won in self.side.items()},
            "verdict": {name: self.verdicts[name] or None for name in self.names},
            "evidence": {name: _round(test.evidence) for name, test in self.tests.items()},
            "ratings": {
                name: {"mu": _round(r.mu), "sigma": _round(r.sigma), "ordinal": _round(r.ordinal())}
                for name, r in self.ratings.items()
            },
            "by_seat": [_round(wins) for wins in self.seats],
            "by_role": {role: {"games": int(n), "wins": _round(wins)} for role, (n, wins) in self.roles.items()},
            "roles_of": {
                name: {role: {"games": int(n), "wins": _round(wins)} for role, (n, wins) in roles.items()}
                for name, roles in self.roles_of.items()
            },
            "draws": self.draws,
            "nobody": self.nobody,
            "decisions": self.decisions,
            "errors": self.errors,
        }


def _fair(name: str, contest: Contest, teams: list[list[int]]) -> float:
    """The share of a bot that is as good as the others: of the teams on which it sits, whichever way it sits."""
    seatings = contest.seatings
    sits = [any(seating[seat] == name for seat in team) for seating in seatings for team in teams]
    return sum(sits) / len(sits)


def _round(value: float) -> float:
    rounded = round(value, 4)
    return int(rounded) if rounded == int(rounded) else rounded
