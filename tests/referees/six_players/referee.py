"""The referee of the team game: set-up, conflicts, Throne Row, Swordmasters, team score (SIX)."""

from __future__ import annotations

from typing import Any

from tests.referees.six_players.books import COMMANDERS, MICE
from tests.referees.six_players.commanders import Commanders
from tests.referees.uprising.books import TROOPS
from tests.referees.uprising.combat import places

from kanly.kernel import Result, Table


class SixReferee(Commanders):
    """Watches a game of two teams."""

    last_round = 9  # SIX-04: nine conflict cards

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.extra: set[str] = set()  # who has the third agent now
        self.used: set[str] = set()  # whose third agent was sent in this round
        self.tokens_due: list[str] = []
        self.conceded: dict[str, str] = {}  # who concedes to whom

    def on_round(self, number: int) -> None:
        super().on_round(number)
        self.used = set()
        if number == 1:
            self.check_objectives()

    def check_objectives(self) -> None:
        """SIX-06: Allies only, a desert mouse and a crysknife for each team."""
        seats = {owner: int(owner.removeprefix("seat")) for owner in self.books.objectives.values()}
        mice = [seats[who] % 2 for card, who in self.books.objectives.items() if card.startswith(MICE)]
        fine = sorted(seats.values()) == [1, 2, 4, 5] and sorted(mice) == [0, 1]
        self.hold(fine, "SIX-06", f"objectives {self.books.objectives}")

    # conflicts

    def on_concedes(self, conceder: str, other: str) -> None:
        self.conceded[conceder] = other

    def on_strengths(self, told: Any) -> None:
        """SIX-23: who concedes to a teammate stands just below."""
        super().on_strengths(told)
        fight, conceded, self.conceded = self.fight, self.conceded, {}
        for one, other in conceded.items():
            tied = fight.strengths[one] == fight.strengths[other] > 0
            fine = tied and self.books.commander(one) == self.books.commander(other)
            self.hold(fine, "SIX-23", f"{one} concede to {other}: {fight.strengths}")
        won = places({name: 2 * n - (name in conceded) for name, n in fight.strengths.items()}, self.books.parties)
        worms = {name: self.books.houses[name].worms for name in won}
        fight.should = {name: (place, 2 if worms[name] else 1) for name, place in won.items()}

    def on_rewarded(self, house: str, place: int, times: int) -> None:
        self.hold(house not in COMMANDERS, "SIX-21", f"{house} are rewarded")
        super().on_rewarded(house, place, times)

    def on_plays_intrigue(self, house: str, card: str) -> None:
        """SIX-22: a commander fights through an Ally."""
        if self.books.phase == "combat" and house in COMMANDERS and not self.fight.strengths:
            allies = self.books.team(house)[1:]
            fighting = [name for name in allies if self.books.houses[name].units]
            self.hold(bool(fighting), "SIX-22", f"{house} play {card} for nobody")

    # goods, Throne Row, Swordmasters

    def on_hands_over(self, giver: str, taker: str, solari: int, spice: int, water: int) -> None:
        """SIX-42: teammates trade, each one kind of good that is there."""
        one = self.books.houses[giver]
        goods = [(solari, one.solari), (spice, one.spice), (water, one.water)]
        given = [(count, have) for count, have in goods if count]
        fine = taker in self.books.team(giver) and len(given) == 1 and all(0 < n <= have for n, have in given)
        self.hold(fine, "SIX-42", f"{giver} hand over {solari}/{spice}/{water} to {taker}")

    def on_contributes(self, house: str, spice: int) -> None:
        """SIX-61."""
        fine = house in self.books.team("muad_dib")[1:] and 0 < spice <= self.books.houses[house].spice
        self.hold(fine, "SIX-61", f"{house} contribute {spice} spice")

    def on_takes_contract(self, house: str, contract: str) -> None:
        """SIX-04: the Sardaukar contracts are Shaddam's."""
        fine = not contract.startswith("contract_sardaukar") or house == "shaddam_corrino_iv"
        self.hold(fine, "SIX-04", f"{house} take {contract}")

    def on_to_throne(self, commander: str, card: str) -> None:
        self.hold(not self.cards[card]["fremen"], "SIX-45", f"{card} goes to the Throne Row")

    def on_sale(self, house: dict[str, Any]) -> list[str]:
        rows = super().on_sale(house)
        imperial = self.books.commander(house["name"]) == "shaddam_corrino_iv"
        return [*rows, *self.books.view["throne"]] if imperial else rows  # SIX-45

    def on_reveal_turn(self, house: str) -> None:
        super().on_reveal_turn(house)
        if self.books.houses[house].token:
            self.tokens_due.append(house)

    def on_token_swords(self, house: str, ally: str, swords: int) -> None:
        """SIX-51."""
        mine = self.books.activated if house in COMMANDERS else house
        fine = house in self.tokens_due and ally == mine and swords == 2
        self.hold(fine, "SIX-51", f"{house}: {swords} swords for {ally}")
        if house in self.tokens_due:
            self.tokens_due.remove(house)

    def on_turn_ends(self, house: str) -> None:
        super().on_turn_ends(house)
        self.hold(house not in self.tokens_due, "SIX-51", f"{house} get no swords for the token")
        self.tokens_due = []

    def on_swordmaster(self, house: str) -> None:
        self.extra.add(house)

    def on_swordmaster_leaves(self, house: str) -> None:
        fine = house in self.extra and house in self.used
        self.hold(fine, "SIX-50", f"the third agent of {house} leaves")
        self.extra.discard(house)

    def on_first_player(self, house: str) -> None:
        """SIX-50: in the recall every third agent that was used has gone."""
        super().on_first_player(house)
        left = sorted(self.extra & self.used)
        self.hold(not left, "SIX-50", f"the third agents of {left} stay")

    def extra_agents(self, seen: dict[str, Any]) -> int:
        return int(seen["name"] in self.extra)

    def all_troops(self, seen: dict[str, Any]) -> int:
        return 0 if seen["name"] in COMMANDERS else TROOPS

    # teams

    def watch_view(self, view: dict[str, Any]) -> None:
        super().watch_view(view)
        if not self.books.round:
            return
        for seen in view["houses"]:
            name = seen["name"]
            out = "both" in seen["sent"].values() if name in COMMANDERS else not seen["agents"]
            if out and name in self.extra:
                self.used.add(name)
        for team in view["teams"]:
            total = sum([view["houses"][h]["vp"] for h in team["houses"]])
            self.hold(team["vp"] == total, "SIX-02", f"{team['team']}: {team['vp']} points, not {total}")
        hooked = {seen["name"] for seen in view["houses"] if seen["hooks"]}
        muad_dib = set(self.books.team("muad_dib")[1:])
        self.hold(hooked in (set(), muad_dib), "SIX-44", f"Maker Hooks of {hooked}")

    def watch_end(self, result: Result) -> None:
        """SIX-02."""
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        houses = self.books.view["houses"]
        sums: dict[str, tuple[int, ...]] = {}
        for commander in COMMANDERS:
            members = [self.standing(houses[self.books.order.index(name)]) for name in self.books.team(commander)]
            sums[commander] = tuple([sum(column) for column in zip(*members)])
        best = max(sums.values())
        won = {name for commander in COMMANDERS if sums[commander] == best for name in self.books.team(commander)}
        self.hold(set(result.winners) == won, "SIX-02", f"{result.winners} win: {sums}")
