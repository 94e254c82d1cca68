"""Battles: who must fight, with what, who wins, and what it costs (R11, R15.3)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.referees.dune.board import FREMEN, NODES_OF, POLAR_SINK, PRINTED
from tests.referees.dune.books import EMPEROR, HARKONNEN, Chapter

CATEGORY = {card: category for card, (category, _) in PRINTED["treachery"].items()}
STRENGTH: dict[str, int] = {leader: strength for leader, (_, strength) in PRINTED["leaders"].items()}
HEROES = ("cheap_hero", "cheap_heroine")

IN_BATTLE = {"EMP.A1", "FRE.A5", "FRE.A6"}  # powers that a Karama stops for one battle (karama_scope: single_use)


class Plan(NamedTuple):
    """What a plan shows."""

    dial: float
    spice: int
    leader: str
    weapon: str
    defence: str
    haderach: bool

    @property
    def cards(self) -> list[str]:
        """The treachery cards in it."""
        hero = [self.leader] if self.leader in HEROES else []
        return hero + [card for card in (self.weapon, self.defence) if card != "none"]

    def kills(self, other: Plan) -> bool:
        """R11.9: whether its weapon kills the other's leader."""
        category = CATEGORY.get(self.weapon, "")
        if category == "weapon_projectile":
            return CATEGORY.get(other.defence) != "defense_projectile"
        if category == "weapon_poison":
            return CATEGORY.get(other.defence) != "defense_poison"
        return self.weapon == "lasgun"


class Battles(Chapter):
    """One battle after the other."""

    place = ""
    sides: tuple[str, str] = ("", "")  # the aggressor first
    part: list[str]
    plans: dict[str, Plan]
    callers: list[str]
    won = ""
    nobody_won = False
    exploded = False
    strengths: dict[str, float]
    losses: dict[tuple[str, str], int]
    present: dict[tuple[str, str], int]
    killed: list[str]
    discards: list[tuple[str, str]]
    bounty: dict[str, int]
    supported: dict[str, int]
    specials: dict[str, int]

    def any_event(self, kind: str) -> None:
        if kind in ("battle", "phase") and self.place:
            self.judge()
            self.place = ""

    def on_phase(self, phase: str) -> None:
        if self.books.phase != "battle":
            return
        for place in NODES_OF:
            for fighters in self.enemies(place):
                self.hold(False, "R11.1", f"{fighters} do not fight in {place}")

    def enemies(self, place: str) -> list[list[str]]:
        """R11.1, R11.2: factions that must fight, by parts of a territory."""
        if place == POLAR_SINK:
            return []
        out = []
        for part in self.board.parts(place):
            here = [f for f in self.books.factions if any(self.board.fighters(f, node) for node in part)]
            if any(g not in self.books.allies[f] for f in here for g in here if g != f):
                out.append(here)
        return out

    def on_battle(self, faction: str, other: str, place: str) -> None:
        self.place = place
        self.sides = (faction, other)
        self.plans = {}
        self.callers = []
        self.won = ""
        self.nobody_won = self.exploded = False
        self.strengths = {}
        self.losses = {}
        self.killed = []
        self.discards = []
        self.bounty = {}
        self.supported = {}
        self.books.stopped -= IN_BATTLE
        together = [here for here in self.enemies(place) if faction in here and other in here]
        self.hold(bool(together), "R11.2", f"{faction} and {other} cannot fight in {place}")
        self.hold(other not in self.books.allies[faction], "R14.5", f"{faction} fight their ally {other}")
        order = self.books.order
        self.hold(order.index(faction) < order.index(other), "R11.3", f"{faction} attack {other}, who come first")
        parts = [part for part in self.board.parts(place) if self.both(part)]
        self.part = parts[0] if len(parts) == 1 else []

    def both(self, part: list[str]) -> bool:
        return all(any(self.board.fighters(f, node) for node in part) for f in self.sides)

    def on_plan(
        self, faction: str, dial: Any, spice: int, leader: str, weapon: str, defence: str, haderach: str
    ) -> None:
        if not self.part:
            self.part = list(self.books.view["battle"]["nodes"])
        plan = Plan(float(dial), spice, leader, weapon, defence, haderach == "yes")
        self.plans[faction] = plan
        self.present = {(f, node): self.board.fighters(f, node) for f in self.sides for node in self.part}
        here = self.books.view["forces"]
        self.specials = {f: sum([here.get(node, {}).get(f, [0, 0])[1] for node in self.part]) for f in self.sides}
        other = self.other(faction)
        count = self.count(faction)
        fine = any(
            self.fits(faction, plan, normal, special)
            for special in range(self.specials[faction] + 1)
            for normal in range(count - self.specials[faction] + 1)
        )
        what = f"{faction} dial {plan.dial} with {spice} spice and {count} forces ({self.specials[faction]} special)"
        self.hold(fine, "R15.3.1" if self.books.support else "R11.5", f"{what} against {other}")
        self.hold(spice <= self.books.purse[faction], "R15.3.1", f"{faction} support with {spice} spice")
        self.check_leader(faction, plan)

    def check_leader(self, faction: str, plan: Plan) -> None:
        """R11.4, R11.6: the leader is there; cards need one; each card in its slot."""
        if plan.leader == "none":
            self.hold(not plan.cards, "R11.6", f"{faction} play {plan.cards} without a leader")
            self.hold(not plan.haderach, "ATR.A2", "the Kwisatz Haderach goes without a leader")
        elif plan.leader not in HEROES:
            leader = self.books.view["leaders"][plan.leader]
            fine = leader["state"] in ("ready", "unknown") and leader["fought"] in (None, self.place)
            self.hold(fine and leader["holder"] == faction, "R11.6", f"{faction} send {plan.leader}: {leader}")
        for card, slot in ((plan.weapon, "weapon"), (plan.defence, "defense")):
            fine = card == "none" or CATEGORY[card].startswith((slot, "worthless"))
            self.hold(fine, "R11.4", f"{faction} play {card} as a {slot}")

    def count(self, faction: str) -> int:
        return sum([n for (f, _), n in self.present.items() if f == faction])

    def other(self, faction: str) -> str:
        return self.sides[1] if faction == self.sides[0] else self.sides[0]

    def special_value(self, faction: str) -> float:
        """EMP.A1, FRE.A5: what a special force counts."""
        if faction == EMPEROR and (self.other(faction) == FREMEN or "EMP.A1" in self.books.stopped):
            return 1
        return 1 if faction == FREMEN and "FRE.A5" in self.books.stopped else 2

    def fits(self, faction: str, plan: Plan, normal: int, special: int) -> bool:
        """R11.5, R15.3: whether these tokens, used up, make this dial with this spice."""
        value = self.special_value(faction)
        hardened = faction == FREMEN and self.books.extras
        if hardened and plan.spice == 0 and normal + value * special == plan.dial:
            return True  # FRE.A6; a karama may have hit another battle of this phase
        if not self.books.support or (hardened and "FRE.A6" not in self.books.stopped):
            return plan.spice == 0 and normal + value * special == plan.dial
        for b in range(special + 1):
            a = plan.spice - b
            if 0 <= a <= normal and a + value * b + (normal - a) / 2 + value * (special - b) / 2 == plan.dial:
                return True
        return False

    # What happens.

    def on_traitor(self, faction: str, other: str, leader: str) -> None:
        self.callers.append(self.other(other))
        self.hold(self.plans[other].leader == leader, "R11.12", f"{leader} called, {self.plans[other].leader} sent")
        self.hold(not self.plans[other].haderach, "ATR.A3", f"{leader} called beside the Kwisatz Haderach")
        sides = self.books.view["factions"]
        holders = [faction, *[ally for ally in self.books.allies[faction] if ally == HARKONNEN]]
        held = any(leader in self.referee.table.view(sides[f]["seat"])["factions"][f]["traitors"] for f in holders)
        self.hold(held, "R11.12", f"{faction} call {leader} without the card")

    def on_explosion(self, place: str) -> None:
        self.exploded = True

    def on_battle_lost_by_both(self, place: str) -> None:
        self.nobody_won = True

    def on_battle_won(self, faction: str, other: str, place: str) -> None:
        self.won = faction

    def on_strengths(self, faction: str, amount: Any, other: str, against: Any) -> None:
        self.strengths = {faction: float(amount), other: float(against)}

    def on_lost(self, faction: str, node: str, count: int, cause: str) -> None:
        if cause in ("battle", "explosion"):
            if not self.place:
                self.hold(False, "R11.11", f"{faction} lose {count} in {node} by {cause} outside a battle")
                return
            if cause == "explosion" and not any(where[1] == node and where[0] == faction for where in self.present):
                self.present[faction, node] = self.board.at(faction, node)  # bystanders, advisors, tokens in the storm
            self.losses[faction, node] = self.losses.get((faction, node), 0) + count

    def on_leader_killed(self, faction: str, leader: str) -> None:
        self.killed.append(leader)

    def on_discarded(self, faction: str, card: str) -> None:
        if self.place:
            self.discards.append((faction, card))

    def on_spice_gained(self, faction: str, amount: int, source: str) -> None:
        if source == "leaders":
            self.bounty[faction] = self.bounty.get(faction, 0) + amount

    def on_paid(self, faction: str, amount: int, receiver: str, reason: str) -> None:
        if reason == "support":
            self.supported[faction] = self.supported.get(faction, 0) + amount

    # What should have happened.

    def judge(self) -> None:
        if len(self.plans) < 2:
            self.hold(False, "R11.4", f"a battle in {self.place} without two plans")
            return
        one, two = self.sides
        plans = self.plans
        dead: list[str] = []
        shield = any(CATEGORY.get(plan.defence) == "defense_projectile" for plan in plans.values())
        lasgun = any(plan.weapon == "lasgun" for plan in plans.values())
        if len(self.callers) == 2:  # R11.13
            losers = [one, two]
            dead = [plan.leader for plan in plans.values()]
            self.hold(self.nobody_won, "R11.13", "two traitors, and somebody wins")
        elif self.callers:  # R11.12
            losers = [self.other(self.callers[0])]
            dead = [plans[losers[0]].leader]
        elif lasgun and shield:  # R11.14
            losers = [one, two]
            dead = [plan.leader for plan in plans.values()]
            self.hold(self.exploded, "R11.14", "lasgun and shield do not explode")
            self.everything_is_gone()
        else:
            strength = {}
            for f in self.sides:
                plan = plans[f]
                alive = not plans[self.other(f)].kills(plan)
                if not alive:
                    dead.append(plan.leader)
                bonus = STRENGTH.get(plan.leader, 0) + 2 * plan.haderach
                strength[f] = plan.dial + (bonus if alive else 0)
            self.hold(self.strengths == strength, "R11.10", f"strengths {self.strengths}, not {strength}")
            losers = [two if strength[one] >= strength[two] else one]
        self.hold(self.exploded == (lasgun and shield and not self.callers), "R11.14", "an explosion")
        winner = self.other(losers[0]) if len(losers) == 1 else ""
        self.hold(self.won == winner, "R11.10", f"{self.won or 'nobody'} win, not {winner or 'nobody'}")
        self.check_leaders(winner, [leader for leader in dead if leader in STRENGTH])
        for loser in losers:
            self.check_loser(loser)
        if winner:
            self.check_winner(winner)

    def check_leaders(self, winner: str, dead: list[str]) -> None:
        """R11.11: the winner is paid for every leader killed, his own too."""
        self.hold(sorted(dead) == sorted(self.killed), "R11.9", f"{self.killed} killed, not {dead}")
        bounty = {winner: sum([STRENGTH[leader] for leader in dead])} if winner and dead else {}
        self.hold(self.bounty == bounty, "R11.11", f"{self.bounty} for leaders, not {bounty}")

    def check_loser(self, loser: str) -> None:
        lost = sum([n for (f, _), n in self.losses.items() if f == loser])
        if not self.exploded:
            self.hold(lost == self.count(loser), "R11.11", f"the loser {loser} loses {lost} of {self.count(loser)}")
        for card in self.plans[loser].cards:
            self.hold((loser, card) in self.discards, "R11.11", f"the loser {loser} keeps {card}")
        paid = self.supported.get(loser, 0)
        if not self.exploded:
            self.hold(paid == self.plans[loser].spice, "R15.3", f"{loser} pay {paid} of {self.plans[loser].spice}")

    def check_winner(self, winner: str) -> None:
        plan = self.plans[winner]
        lost = sum([n for (f, _), n in self.losses.items() if f == winner])
        paid = self.supported.get(winner, 0)
        if self.callers:
            self.hold(lost == 0 and paid == 0, "R11.12", f"{winner} lose {lost} and pay {paid} beside a traitor")
            return
        fine = any(self.fits(winner, plan, lost - special, special) for special in range(lost + 1))
        self.hold(fine, "R11.11", f"the winner {winner} loses {lost} for a dial of {plan.dial}")
        self.hold(paid == plan.spice, "R15.3", f"{winner} pay {paid} of {plan.spice}")
        if plan.leader in HEROES:
            self.hold((winner, plan.leader) in self.discards, "R11.11", f"{winner} keep the cheap hero")

    def everything_is_gone(self) -> None:
        """R11.14: nobody and nothing is left in the territory."""
        for node in NODES_OF[self.place]:
            left = [f for f in self.books.factions if self.board.at(f, node)]
            self.hold(not left, "R11.14", f"{left} are left in {node} after the explosion")
            self.hold(not self.board.spice.get(node), "R11.14", f"spice is left in {node}")
