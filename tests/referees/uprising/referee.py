"""The referee of Uprising: its rules in the order of a round, and its books against the view."""

from __future__ import annotations

from typing import Any

from tests.referees.referee import Referee
from tests.referees.uprising.books import (
    AGENTS,
    CARDS,
    CONFLICTS,
    MAKERS,
    POSTS,
    PRINTED,
    SPACES,
    SPIES,
    TROOPS,
    Books,
)
from tests.referees.uprising.combat import Fight, icon, strength

from kanly.kernel import Ask, Event, Option, Result, Table
from kanly.kernel.asks import token

VICTORY, LAST_ROUND = 10, 10
RESOURCES = ("solari", "spice", "water")


class UprisingReferee(Referee):
    """Watches a game of Uprising."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.books = Books(self.setup.seats)
        self.fight = Fight(self.books)
        self.sent = ""  # the space of this turn
        self.card = ""
        self.infiltrated = False
        self.paid: list[tuple[int, int, int]] | None = None  # since the agent was sent, until the first effect
        self.recruited = self.deployed = self.gathered = 0
        self.deploying = 0  # by the rules, not by a card's text
        self.loose = False  # a card lets recruited troops go to the conflict without a combat space
        self.banned = False
        self.bought = ""
        self.persuasion = 0
        self.fed: set[str] = set()
        self.score_due: dict[tuple[str, str, str], int] = {}
        self.lost_troops = False
        self.revealed_last: list[str] = []
        self.remembered = False
        self.ended = False

    # Answers.

    def watch_answer(self, ask: Ask, option: Option) -> None:
        self.bought = ""
        self.deploying = 0
        if ask.kind != "turn":
            return
        verb, *rest = token(option).split(":")
        if verb == "deploy":
            self.deploying = int(rest[0])
        elif verb == "play":
            hand = self.table.view(ask.seat)["houses"][ask.seat]["hand"]
            self.hold(rest[0] in hand, "AGT-01", f"{rest[0]} is sent and not in hand: {hand}")
        elif verb == "buy":
            self.bought = rest[0]
            self.check_purchase(self.books.view["houses"][ask.seat], rest[0])

    def check_purchase(self, house: dict[str, Any], card: str) -> None:
        """ACQ-01: from the row or the reserve, for no more persuasion than there is."""
        view = self.books.view
        there = card in view["row"] or view["reserve"].get(card, 0) > 0 or house["aside"] == card
        self.hold(there, "ACQ-01", f"{card} is bought and not to be had")
        price = max(0, CARDS[card]["cost"] - (house["aside"] == card))
        self.hold(price <= house["persuasion"], "ACQ-01", f"{card} costs {price}; there is {house['persuasion']}")
        self.hold(self.books.houses[house["name"]].revealed, "ACQ-01", f"{card} is bought outside a Reveal turn")
        self.persuasion = house["persuasion"] - price

    # Events.

    def watch_event(self, event: Event) -> None:
        if self.paid is not None and event.kind in ("does", "draws", "turn_ends", "plays_intrigue", "gathers"):
            self.check_price()
        for judge in (self, self.books):
            handler = getattr(judge, "on_" + event.kind, None)
            if handler is not None:
                handler(*event.data)

    def on_round(self, number: int) -> None:
        if number > 1:
            best = max([house.points for house in self.books.houses.values()])
            self.hold(best < VICTORY, "RCL-01", f"round {number} begins at {best} points")
        fine = number == self.books.round + 1 and number <= LAST_ROUND
        self.hold(fine, "RCL-01", f"round {number} begins after {self.books.round}")
        self.revealed_last = []

    def on_turn(self, house: str) -> None:
        """TRN-01, TRN-03: clockwise, without those who have revealed."""
        order = self.books.order
        if order:
            last = self.books.active
            start = order.index(last) + 1 if last and not self.new_phase else order.index(self.books.first)
            turns = [order[(start + i) % len(order)] for i in range(len(order))]
            should = next((name for name in turns if not self.books.houses[name].revealed), "")
            self.hold(house == should, "TRN-01", f"the turn of {house}, not of {should}")
        self.new_phase = False
        self.sent = self.card = ""
        self.recruited = self.deployed = self.gathered = 0
        self.loose = self.banned = self.infiltrated = False

    new_phase = True

    def on_phase(self, phase: str) -> None:
        if phase == "player_turns":
            self.new_phase = True
        if self.books.phase == "combat":
            self.check_combat()
        if phase == "makers":
            self.fed = set()
        if self.books.phase == "makers":
            for space in MAKERS:
                empty = not self.books.view["spaces"][space]["agents"]
                self.hold(empty == (space in self.fed), "MAK-01", f"bonus spice of {space}")
        if self.books.phase == "player_turns":
            waiting = [name for name, house in self.books.houses.items() if not house.revealed]
            self.hold(not waiting, "TRN-03", f"{waiting} have not revealed")

    def on_reveal_turn(self, house: str) -> None:
        self.revealed_last.append(house)

    def on_sends(self, house: str, card: str, space: str) -> None:
        """AGT-01 to AGT-04."""
        view = self.books.view
        place = SPACES[space]
        seat = self.books.order.index(house)
        mine = view["houses"][seat]
        self.hold(house == self.books.active and not self.sent, "AGT-01", f"{house} send a second agent")
        self.hold(mine["agents"] > 0, "AGT-01", f"{house} have no agent for {space}")
        icons = CARDS[card]["icons"]
        watched = any(seat in view["posts"][post] for post, spaces in POSTS.items() if space in spaces)
        self.hold(place["icon"] in icons or ("spy" in icons and watched), "AGT-02", f"{card} does not reach {space}")
        there = view["spaces"][space]["agents"]
        self.hold(seat not in there, "RUL-08", f"{house} have an agent in {space}")
        self.occupied = bool(there)
        if place["needs"] and card not in PRINTED["ignores_influence"]:
            faction, least = place["needs"]
            have = self.books.houses[house].influence[faction]
            self.hold(have >= least, "AGT-04", f"{house} go to {space} with {have} influence")
        self.sent, self.card = space, card
        self.sender = seat
        self.paid = []
        self.loose = card in PRINTED["deploys_recruits"]
        if card == "signet_ring" and mine["leader"] == "shaddam_corrino_iv":
            self.banned = True  # LDR-07
        if space in MAKERS:
            self.books.bonus[space] = 0  # MAK-02

    occupied = False
    sender = 0

    def on_infiltrates(self, house: str, space: str) -> None:
        self.infiltrated = True
        near = [post for post, spaces in POSTS.items() if space in spaces]
        fine = any(self.sender in self.books.view["posts"][post] for post in near)
        self.hold(fine, "SPY-06", f"{house} infiltrate {space} without a spy")

    def on_gathers(self, house: str, post: str) -> None:
        self.gathered += 1
        fine = self.gathered == 1 and self.sent in POSTS[post]
        self.hold(fine, "SPY-07", f"{house} gather at {post} from {self.sent}")

    def on_pays(self, house: str, solari: int, spice: int, water: int) -> None:
        one = self.books.houses[house]
        fine = one.solari >= solari and one.spice >= spice and one.water >= water
        self.hold(fine, "AGT-05", f"{house} pay {solari}/{spice}/{water} and have less")
        if self.paid is not None and house == self.books.active:
            self.paid.append((solari, spice, water))

    def check_price(self) -> None:
        """AGT-05, AGT-03."""
        paid, self.paid = self.paid or [], None
        total = tuple([sum([one[i] for one in paid]) for i in range(3)])
        costs = SPACES[self.sent]["costs"]
        if self.sent == "swordmaster":  # AGT-11
            any_master = any(house["swordmaster"] for house in self.books.view["houses"])
            costs = costs[1:] if any_master else costs[:1]
            fine = not self.books.view["houses"][self.sender]["swordmaster"]
            self.hold(fine, "AGT-11", f"{self.books.active} have a Swordmaster already")
        prices = [tuple([cost.get(what, 0) for what in RESOURCES]) for cost in costs]
        self.hold(total in prices, "AGT-05", f"{self.sent} is paid with {total}, not {prices}")
        self.hold(self.occupied == self.infiltrated, "AGT-03", f"{self.sent} occupied: {self.occupied}")

    # Units.

    def on_recruits(self, house: str, troops: int) -> None:
        self.hold(troops <= self.books.houses[house].supply, "DEP-01", f"{house} recruit {troops}")
        if house == self.books.active:
            self.recruited += troops

    def on_deploys(self, house: str, troops: int) -> None:
        self.hold(troops <= self.books.houses[house].garrison, "DEP-03", f"{house} deploy {troops}")
        if not self.deploying:
            return  # a card's text
        self.hold(troops == self.deploying, "DEP-03", f"{house} deploy {troops}, not {self.deploying}")
        self.deploying = 0
        self.deployed += troops
        combat = bool(self.sent) and SPACES[self.sent]["combat"]
        most = self.recruited + 2 if combat else self.recruited if self.loose else 0
        self.hold(self.deployed <= most, "DEP-03", f"{house} deploy {self.deployed} from {self.sent}, {most} at most")
        self.hold(not self.banned, "LDR-07", f"{house} deploy in the turn of the signet")

    def on_summons(self, house: str, worms: int) -> None:
        protected = CONFLICTS[self.books.conflict]["protected"] and self.books.view["wall"]
        self.hold(not protected, "WRM-04", f"{house} summon behind the Shield Wall to {self.books.conflict}")

    def on_defends(self, house: str) -> None:
        place = CONFLICTS[self.books.conflict]["location"]
        holder = self.books.view["spaces"][place]["control"] if place else None
        fine = holder is not None and self.books.order[holder] == house
        self.hold(fine, "RND-03", f"{house} defend {place}")

    def on_loses_troops(self, house: str, troops: int) -> None:
        self.lost_troops = True

    def on_keeps_memory(self, house: str) -> None:
        self.lost_troops = True

    def on_remembers(self, house: str, troops: int) -> None:
        self.lost_troops = True

    def on_flips_leader(self, house: str, leader: str) -> None:
        self.lost_troops = True

    # Combat.

    def on_strengths(self, told: Any) -> None:
        self.fight = Fight(self.books)
        self.fight.begin(told)
        for name, n in self.fight.strengths.items():
            one = self.books.houses[name]
            base = strength(one.troops, one.worms, 0)
            fine = n == 0 if not one.units else n >= base
            self.hold(fine, "REV-06", f"{name}: strength {n} with {one.troops} troops and {one.worms} worms")

    def on_rewarded(self, house: str, place: int, times: int) -> None:
        self.hold(house not in self.fight.rewards, "CMB-06", f"{house} are rewarded twice")
        self.fight.rewards[house] = (place, times)

    def on_wins(self, house: str, trophy: str) -> None:
        self.fight.winner = house
        fine = trophy == self.books.conflict and house == self.fight.first()
        self.hold(fine, "CMB-06", f"{house} win {trophy}, not {self.fight.first()}")

    def on_pairs(self, house: str, name: str) -> None:
        self.fight.pairs += 1

    def check_combat(self) -> None:
        fight = self.fight
        fighting = [name for name, house in self.books.houses.items() if house.units]
        self.hold(bool(fight.strengths) or not fighting, "CMB-05", f"{fighting} are not compared")
        self.hold(fight.rewards == fight.should, "CMB-06", f"rewards {fight.rewards}, not {fight.should}")
        self.hold(fight.winner == fight.first(), "TIE-01", f"{fight.winner or 'nobody'} win, not {fight.first()}")
        if fight.winner:
            seat = self.books.order.index(fight.winner)
            trophies = self.before_combat[seat]["trophies"]
            name = icon(self.books.conflict)
            match = name != "wild" and name in [icon(trophy) for trophy in trophies]
            self.hold(bool(fight.pairs) == match, "BAT-01", f"{fight.winner} pair {self.books.conflict}: {trophies}")
        self.fight = Fight(self.books)

    before_combat: list[dict[str, Any]]

    def on_bonus_spice(self, space: str, spice: int) -> None:
        self.hold(space not in self.fed, "MAK-01", f"bonus spice in {space} twice")
        self.fed.add(space)
        should = self.books.bonus.get(space, 0) + 1
        self.hold(space in MAKERS and spice == should, "MAK-01", f"{spice} bonus spice in {space}, not {should}")

    # Influence and Alliances.

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        """INF-01, INF-02, RUL-15; Alliances are judged by the view, once all that follows has happened."""
        before = self.books.houses[house].influence[faction]
        should = max(0, min(6, before + change))
        self.hold(now == should, "RUL-15", f"{house}: {faction} from {before} by {change} to {now}")
        key = (house, faction, "influence")
        self.score_due[key] = self.score_due.get(key, 0) + (now >= 2) - (before >= 2)

    def on_point(self, house: str, change: int, faction: str, why: str) -> None:
        key = (house, faction, why)
        self.score_due[key] = self.score_due.get(key, 0) - change

    def on_allies(self, house: str, faction: str) -> None:
        holder = self.books.alliance[faction]
        if holder is not None:
            self.score_due[holder, faction, "alliance"] = self.score_due.get((holder, faction, "alliance"), 0) - 1
        self.score_due[house, faction, "alliance"] = self.score_due.get((house, faction, "alliance"), 0) + 1
        steps = {name: one.influence[faction] for name, one in self.books.houses.items()}
        self.hold(steps[house] >= 4, "ALL-01", f"{house} ally with {faction} at {steps[house]}")
        if holder is not None:
            others = max([n for name, n in steps.items() if name != house])
            fine = steps[house] > steps[holder] and steps[house] >= others
            self.hold(fine, "ALL-02", f"{house} take the alliance with {faction} from {holder}: {steps}")

    def on_alliance_back(self, faction: str) -> None:
        holder = self.books.alliance[faction]
        if holder is not None:
            self.score_due[holder, faction, "alliance"] = self.score_due.get((holder, faction, "alliance"), 0) - 1

    def check_alliances(self) -> None:
        """ALL-01 to ALL-05."""
        for faction, holder in self.books.alliance.items():
            steps = {name: one.influence[faction] for name, one in self.books.houses.items()}
            if holder is None:
                self.hold(max(steps.values()) < 4, "ALL-01", f"nobody is allied with {faction}: {steps}")
                continue
            self.hold(steps[holder] >= 4, "ALL-04", f"{holder} stay allied with {faction} at {steps[holder]}")
            above = [name for name, n in steps.items() if n > steps[holder]]
            self.hold(not above, "ALL-02", f"{holder} keep the alliance with {faction} from {above}")
        for (house, faction, why), left in self.score_due.items():
            self.hold(not left, "INF-02", f"{house}: {left} points for {why} with {faction} not told")
        self.score_due = {}

    # The end.

    def on_endgame(self) -> None:
        best = max([house.points for house in self.books.houses.values()])
        fine = best >= VICTORY or self.books.round == LAST_ROUND
        self.hold(fine, "RCL-01", f"the game ends in round {self.books.round} at {best} points")
        self.ended = True

    def watch_end(self, result: Result) -> None:
        self.hold(self.ended, "RCL-01", "the game is over without an end")
        view = self.books.view["houses"]
        best = {h["name"]: (h["vp"], h["spice"], h["solari"], h["water"], h["garrison"]) for h in view}
        last = {name: self.revealed_last.index(name) for name in best}
        ranked = sorted(best, key=lambda name: (best[name], last[name]), reverse=True)
        told = [name for group in result.ranking for name in group]
        self.hold(told == ranked, "END-02", f"ranked {told}, not {ranked}: {best}")

    # The view.

    def watch_view(self, view: dict[str, Any]) -> None:
        books = self.books
        books.order = [house["name"] for house in view["houses"]]
        if not books.first and books.round:
            books.first = books.order[view["first"]]
        if self.paid is not None:
            self.check_price()
        if view["phase"] != "combat" or not books.view:
            self.before_combat = view["houses"]
        if books.round:
            self.compare(view)
            self.check_alliances()
        if self.bought:
            self.check_bought(view)
        books.view = view

    def check_bought(self, view: dict[str, Any]) -> None:
        """ACQ-01: the price is gone; what a bonus brings may come on top."""
        after = view["houses"][self.books.order.index(self.books.active)]
        if after["revealed"] or view["turn"] is None or view["turn"]["stage"] != "reveal":
            return  # the turn is over, and what was left is lost (REV-11)
        self.hold(after["persuasion"] == self.persuasion, "ACQ-01", f"{after['persuasion']} left of {self.persuasion}")

    def compare(self, view: dict[str, Any]) -> None:
        """The view shows what the events have told; pieces are neither made nor lost (SET-02)."""
        full = len(view["row"]) == 5 or not view["imperium_deck"]
        self.hold(full, "ACQ-05", f"{len(view['row'])} cards in the row")
        for seat, seen in enumerate(view["houses"]):
            one = self.books.houses[seen["name"]]
            name = one.name
            if self.lost_troops:
                one.supply, one.garrison, one.troops = seen["supply"], seen["garrison"], seen["troops"]
            for what in (*RESOURCES, "supply", "garrison", "troops", "worms"):
                have = getattr(one, what)
                self.hold(seen[what] == have, "SET-02", f"{name}: {seen[what]} {what}, not {have}")
                setattr(one, what, seen[what])
            total = seen["supply"] + seen["garrison"] + seen["troops"] + seen["memories"]
            self.hold(total == TROOPS, "SET-02", f"{name}: {total} troops")
            spies = seen["spies"] + len([post for post in view["posts"].values() if seat in post])
            self.hold(spies == SPIES, "SET-02", f"{name}: {spies} spies")
            out = sum([space["agents"].count(seat) for space in view["spaces"].values()])
            agents = AGENTS + seen["swordmaster"]
            both = seen["agents"] + out
            self.hold(both == agents, "AGT-11", f"{name}: {both} agents, not {agents}")
            force = strength(seen["troops"], seen["worms"], seen["swords"])
            self.hold(seen["strength"] == force, "REV-06", f"{name}: strength {seen['strength']}, not {force}")
            self.hold(seen["influence"] == one.influence, "INF-01", f"{name}: influence {seen['influence']}")
            self.hold(seen["vp"] == one.points, "INF-02", f"{name}: {seen['vp']} points, not {one.points}")
            one.points = seen["vp"]
        self.lost_troops = False
        for faction, holder in view["alliances"].items():
            told = self.books.alliance[faction]
            shown = None if holder is None else self.books.order[holder]
            self.hold(shown == told, "ALL-01", f"{faction}: allied with {shown}, not {told}")
