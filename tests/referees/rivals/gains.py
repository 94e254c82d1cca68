"""What a rival gains, word by word, and what follows from it (RIV-14 to RIV-22, RIV-40 to RIV-42, RIV-50, RIV-51)."""

from __future__ import annotations

from tests.referees.rivals.books import RIVALS, Party, RivalBooks
from tests.referees.uprising.books import CONFLICTS

POST = {faction: f"post_{faction}" for faction in ("emperor", "guild", "bene_gesserit", "fremen")}
BASE = {"hagga_basin": 2, "imperial_basin": 1, "deep_desert": 4}
WORMS = {"hagga_basin": 1, "deep_desert": 2}


class Gains:
    """Imagined books in which a rival gets what it must get."""

    def __init__(self, books: RivalBooks, scoreless: bool, recruited: int = 0) -> None:
        self.books = books
        self.scoreless = scoreless  # RIV-85
        self.recruited = recruited  # in this turn
        self.schemes = 0  # due
        self.prices = {"intrigues": 3, "spice": 7, "water": 3, "solari": 7}  # of a point (RIV-42)
        self.covered: tuple[str, ...] = ()  # posts that are not there

    def gain(self, rival: Party, words: str, space: str = "") -> None:
        """One gain, in the words of the card."""
        if words.startswith("if "):
            condition, _, then = words[3:].partition(": ")
            then, _, otherwise = then.partition(" | otherwise ")
            words = then if self.holds(rival, condition, space) else otherwise
        if " -> " in words:
            self.buy(rival, words)
            return
        verb, *rest = words.split() or [""]
        if verb == "influence":
            self.influence(rival, rest[0], int(rest[1]))
        elif verb == "recruit":
            count = min(int(rest[0]), rival.supply)
            rival.supply -= count
            rival.garrison += count
            self.recruited += count
        elif verb == "gain":
            self.take(rival, rest[1], int(rest[0]))
        elif verb == "contract":
            self.take(rival, "solari", 2)  # RIV-40
        elif verb == "intrigue":
            self.take(rival, "intrigues", 1)
        elif verb == "spy":
            posts = [POST[one] for one in RIVALS[rival.name]["priority"]] if rest == ["faction"] else rest
            self.spy(rival, posts)
        elif words == "maker hooks":
            rival.hooks = True
        elif words in ("wall", "shield wall off"):
            self.books.wall = self.books.wall and not rival.hooks  # RIV-16
        elif words == "steal intrigue":
            self.steal(rival)
        elif words == "signet ring":
            for effect in RIVALS[rival.name]["signet"]:
                self.gain(rival, effect)
        elif words == "bonus spice":
            self.take(rival, "spice", self.books.bonus.get(space, 0))
        elif words == "harvest":
            self.harvest(rival, space)
        elif verb == "tleilaxu":
            for _ in range(int(rest[0])):
                self.advance(rival)
        elif verb == "vp":
            rival.points += not self.scoreless
        elif verb == "choose":
            self.two_factions(rival)
        elif verb not in ("", "control"):
            raise ValueError(f"a rival gains {words}: say here what that is")

    def holds(self, rival: Party, condition: str, space: str) -> bool:
        """A condition on a card."""
        if condition == "any alliance":
            return rival.name in self.books.alliance.values()
        if condition.startswith("influence"):
            _, faction, _, least = condition.split()
            return rival.influence[faction] >= int(least)
        return condition == space

    def take(self, rival: Party, what: str, count: int) -> None:
        """RIV-40; RIV-85: a streamlined rival collects for its Swordmaster only."""
        if not (self.scoreless and rival.master):
            setattr(rival, what, getattr(rival, what) + count)

    def influence(self, rival: Party, which: str, steps: int) -> None:
        """RIV-21, RIV-22."""
        priority = RIVALS[rival.name]["priority"]
        have = rival.influence
        least = min(priority, key=lambda one: (have[one], priority.index(one)))
        if which.startswith("priority_"):
            which = priority[int(which[-1]) - 1]
        elif which == "chosen":
            which = least
        elif which == "chosen_most":
            which = min(priority, key=lambda one: (-have[one], priority.index(one)))
        elif which == "chosen_alliance":
            able = [one for one in priority if self.would_ally(rival, one, steps)]
            which = min(able or priority, key=lambda one: (have[one], priority.index(one)))
        self.step(rival, which, steps)

    def two_factions(self, rival: Party) -> None:
        """RIV-21: the rule twice, without repeating."""
        priority = RIVALS[rival.name]["priority"]
        for which in sorted(priority, key=lambda one: (rival.influence[one], priority.index(one)))[:2]:
            self.step(rival, which, 1)

    def would_ally(self, rival: Party, faction: str, steps: int) -> bool:
        """Whether so many steps give it the Alliance now."""
        holder = self.books.alliance[faction]
        now = min(6, rival.influence[faction] + steps)
        if holder == rival.name or now < 4:
            return False
        return holder is None or now > self.books.houses[holder].influence[faction]

    def step(self, rival: Party, faction: str, steps: int) -> None:
        """RIV-20: points as for players, without the bonus at 4."""
        allies = self.would_ally(rival, faction, steps)
        before = rival.influence[faction]
        rival.influence[faction] = now = min(6, before + steps)
        rival.points += not self.scoreless and before < 2 <= now
        if allies:
            holder = self.books.alliance[faction]
            if holder is not None and self.books.houses[holder].is_rival:
                self.books.houses[holder].points -= 1
            self.books.alliance[faction] = rival.name
            rival.points += not self.scoreless

    def spy(self, rival: Party, posts: list[str]) -> None:
        """RIV-50, RIV-51: the third spy brings the other two home."""
        free = [post for post in posts if not self.books.taken(post) and post not in self.covered]
        if free:
            rival.spies.append(free[0])
            if len(rival.spies) == 3:
                rival.spies = [free[0]]
                self.schemes += 1

    def steal(self, rival: Party) -> None:
        """RIV-18."""
        for other in self.books.houses.values():
            if other is not rival and other.intrigues >= 4:
                other.intrigues -= 1
                self.take(rival, "intrigues", 1)

    def harvest(self, rival: Party, space: str) -> None:
        """RIV-17, RIV-31."""
        protected = CONFLICTS[self.books.conflict]["protected"] and self.books.wall
        if rival.hooks and space in WORMS and not protected:
            rival.worms += WORMS[space]
        else:
            self.take(rival, "spice", BASE.get(space, 0))

    def advance(self, rival: Party) -> None:
        """R14.3, R14.4, R14.11: a step on the Tleilaxu track with its bonus."""
        if rival.tleilaxu == 7:
            return
        rival.tleilaxu += 1
        if rival.tleilaxu in (2, 6):
            self.take(rival, "intrigues", 1)
        if rival.tleilaxu in (4, 7):
            rival.points += 1
        if rival.tleilaxu == 4:
            self.take(rival, "spice", self.books.prize)
            self.books.prize = 0

    def buy(self, rival: Party, words: str) -> None:
        """RIV-62: what a reward offers for a point is always taken, by those who score (RIV-85)."""
        if self.scoreless:
            return
        verb, count, what = words.partition(" -> ")[0].split()
        if verb == "recall":
            if len(rival.spies) >= int(count):
                rival.spies = []
                rival.points += 1
        elif getattr(rival, what) >= int(count):
            setattr(rival, what, getattr(rival, what) - int(count))
            rival.points += 1

    def settle(self, rival: Party) -> None:
        """RIV-14: schemes, then Swordmasters, then points, for whoever it is due."""
        while self.schemes:
            self.schemes -= 1
            for effect in RIVALS[rival.name]["scheme"]:
                self.gain(rival, effect)
        for one in self.books.rivals:
            self.hire(one)
            if one.master and not self.scoreless:
                for what, price in self.prices.items():
                    bought, left = divmod(getattr(one, what), price)
                    setattr(one, what, left)
                    one.points += bought

    def hire(self, rival: Party) -> None:
        """RIV-41: paid from everything, Solari first, then spice, Intrigue cards, water."""
        cost = RIVALS[rival.name]["cost"]
        if rival.master or rival.solari + rival.spice + rival.intrigues + rival.water < cost:
            return
        for what in ("solari", "spice", "intrigues", "water"):
            part = min(cost, getattr(rival, what))
            setattr(rival, what, getattr(rival, what) - part)
            cost -= part
        rival.master = True
        rival.agents += 1

    def deploy(self, rival: Party, expert: bool) -> None:
        """RIV-30, RIV-83: all recruits of the turn and up to two more."""
        most = min(rival.garrison, self.recruited + 2)
        if expert and CONFLICTS[self.books.conflict]["level"] != "III":
            others = max([one.units for one in self.books.houses.values() if one is not rival])
            most = max(0, min(most, others + 3 - rival.units))
        rival.garrison -= most
        rival.troops += most
