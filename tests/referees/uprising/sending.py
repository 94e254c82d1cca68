"""Agent turns: where an agent may go, what that costs, spies, recruits and deployments (AGT, SPY, DEP, WRM)."""

from __future__ import annotations

from tests.referees.uprising.books import PRINTED, Judge

from kanly.kernel import Table

RESOURCES = ("solari", "spice", "water")


class Sending(Judge):
    """One turn after the other."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.new_phase = True
        self.sent = self.card = ""  # the space of this turn, and the card that opened it
        self.sender = 0
        self.occupied = self.infiltrated = False
        self.paid: list[tuple[int, int, int]] | None = None  # since the agent was sent, until the first effect
        self.recruited = self.deployed = self.gathered = 0
        self.deploying = 0  # by the rules, not by a card's text
        self.loose = False  # a card lets recruited troops go to the conflict without a combat space
        self.banned = False
        self.lost_troops = False

    def on_turn(self, house: str) -> None:
        """TRN-01, TRN-03: clockwise, without those who have revealed."""
        order = self.turn_order()
        if order:
            last = self.books.active
            start = self.after(last) if last and not self.new_phase else order.index(self.books.first)
            turns = [order[(start + i) % len(order)] for i in range(len(order))]
            should = next((name for name in turns if not self.is_done(name)), "")
            self.hold(house == should, "TRN-01", f"the turn of {house}, not of {should}")
        self.new_phase = False
        self.sent = self.card = ""
        self.recruited = self.deployed = self.gathered = 0
        self.loose = self.banned = self.infiltrated = False

    def after(self, last: str) -> int:
        """Who is asked first for the next turn, as a place in the order of turns."""
        return self.turn_order().index(last) + 1

    def ignores_influence(self, card: str) -> bool:
        """Whether a card opens a space that needs influence."""
        return card in PRINTED["ignores_influence"]

    def influence_of(self, house: str, faction: str) -> int:
        """What a requirement looks at."""
        return self.books.houses[house].influence[faction]

    def fielding(self) -> str:
        """Who recruits and deploys in this turn."""
        return self.books.active

    def turn_order(self) -> list[str]:
        """All parties, clockwise."""
        return self.books.order

    def is_done(self, name: str) -> bool:
        """No more turns in this round."""
        return self.books.houses[name].revealed

    def on_sends(self, house: str, card: str, space: str) -> None:
        """AGT-01 to AGT-04."""
        view = self.books.view
        place = self.spaces[space]
        seat = self.books.order.index(house)
        mine = view["houses"][seat]
        self.hold(house == self.books.active and not self.sent, "AGT-01", f"{house} send a second agent")
        self.check_reach(house, card, space)
        if place["needs"] and not self.ignores_influence(card):
            faction, least = place["needs"]
            have = self.influence_of(house, faction)
            self.hold(have >= least, "AGT-04", f"{house} go to {space} with {have} influence")
        self.sent, self.card = space, card
        self.sender = seat
        self.paid = []
        self.loose = card in PRINTED["deploys_recruits"]
        if card == "signet_ring" and mine["leader"] == "shaddam_corrino_iv":
            self.banned = True  # LDR-07
        if space in self.makers:
            self.books.bonus[space] = 0  # MAK-02

    def check_reach(self, house: str, card: str, space: str) -> None:
        """AGT-01 to AGT-03: an agent, an icon or a spy, and no own agent there."""
        view = self.books.view
        seat = self.books.order.index(house)
        self.hold(view["houses"][seat]["agents"] > 0, "AGT-01", f"{house} have no agent for {space}")
        icons = self.cards[card]["icons"]
        watched = any(seat in view["posts"][post] for post, spaces in self.posts.items() if space in spaces)
        reached = self.spaces[space]["icon"] in icons or ("spy" in icons and watched)
        self.hold(reached, "AGT-02", f"{card} does not reach {space}")
        there = view["spaces"][space]["agents"]
        self.hold(seat not in there, "RUL-08", f"{house} have an agent in {space}")
        self.occupied = bool(there)

    def on_infiltrates(self, house: str, space: str) -> None:
        self.infiltrated = True
        near = [post for post, spaces in self.posts.items() if space in spaces]
        fine = any(self.sender in self.books.view["posts"][post] for post in near)
        self.hold(fine, "SPY-06", f"{house} infiltrate {space} without a spy")

    def picks_spy(self) -> bool:
        """SPY-06: who has several spies there says first which of them infiltrates."""
        posts = self.books.view["posts"]
        near = [post for post, spaces in self.posts.items() if self.sent in spaces and self.sender in posts[post]]
        return self.occupied and not self.infiltrated and len(near) > 1

    def on_gathers(self, house: str, post: str) -> None:
        self.gathered += 1
        fine = self.gathered == 1 and self.sent in self.posts[post]
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
        costs = self.spaces[self.sent]["costs"]
        if self.sent == "swordmaster":  # AGT-11
            any_master = any(house["swordmaster"] for house in self.books.view["houses"])
            costs = costs[1:] if any_master else costs[:1]
            fine = not self.books.view["houses"][self.sender]["swordmaster"]
            self.hold(fine, "AGT-11", f"{self.books.active} have a Swordmaster already")
        prices = [tuple([cost.get(what, 0) for what in RESOURCES]) for cost in costs]
        self.hold(total in prices, "AGT-05", f"{self.sent} is paid with {total}, not {prices}")
        self.hold(self.occupied == self.infiltrated, "AGT-03", f"{self.sent} occupied: {self.occupied}")

    def on_recruits(self, house: str, troops: int) -> None:
        self.hold(troops <= self.books.houses[house].supply, "DEP-01", f"{house} recruit {troops}")
        if house == self.fielding():
            self.recruited += troops

    def on_supply_short(self, house: str, troops: int) -> None:
        left = self.books.houses[house].supply
        self.hold(troops > 0 and not left, "DEP-01", f"{house} lack {troops} troops with {left} in the supply")

    def on_deploys(self, house: str, troops: int) -> None:
        self.hold(troops <= self.books.houses[house].garrison, "DEP-03", f"{house} deploy {troops}")
        if not self.deploying:
            return  # a card's text
        self.hold(troops == self.deploying, "DEP-03", f"{house} deploy {troops}, not {self.deploying}")
        self.deploying = 0
        self.check_deployed(house, troops)

    def check_deployed(self, house: str, troops: int) -> None:
        """DEP-03, DEP-04."""
        self.deployed += troops
        most = self.fresh() + self.further()
        self.hold(self.deployed <= most, "DEP-03", f"{house} deploy {self.deployed} from {self.sent}, {most} at most")
        self.hold(not self.banned, "LDR-07", f"{house} deploy in the turn of the signet")

    def fresh(self) -> int:
        """How many troops of this turn may go to the conflict."""
        return self.recruited if self.further() or self.loose else 0

    def further(self) -> int:
        """How many others may go with them."""
        return 2 if self.sent and self.spaces[self.sent]["combat"] else 0

    def on_summons(self, house: str, worms: int) -> None:
        protected = self.conflicts[self.books.conflict]["protected"] and self.wall_stands()
        self.hold(not protected, "WRM-04", f"{house} summon behind the Shield Wall to {self.books.conflict}")

    def wall_stands(self) -> bool:
        """Whether the Shield Wall is still there."""
        return bool(self.books.view["wall"])

    def on_defends(self, house: str) -> None:
        place = self.conflicts[self.books.conflict]["location"]
        self.hold(bool(place) and self.controller(place) == house, "RND-03", f"{house} defend {place}")

    def controller(self, space: str) -> str | None:
        """Who controls a space."""
        holder = self.books.view["spaces"][space]["control"]
        return None if holder is None else self.books.order[holder]

    def on_loses_troops(self, house: str, troops: int) -> None:
        self.lost_troops = True

    def on_keeps_memory(self, house: str) -> None:
        self.lost_troops = True

    def on_remembers(self, house: str, troops: int) -> None:
        self.lost_troops = True

    def on_flips_leader(self, house: str, leader: str) -> None:
        self.lost_troops = True
