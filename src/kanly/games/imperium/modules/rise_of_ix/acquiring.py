"""Acquiring tech tiles: prices, negotiators, and what comes face up next (IX-30 to IX-39)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Choice
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import Tech, tile_named, tile_of, tiles
from kanly.games.imperium.modules.rise_of_ix.worth import tile_worth
from kanly.games.imperium.table import purse
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, REVEALING, house_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option

SOLARI: Final = "solari"
TROOPS: Final = 12

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "acquires_tech": ("house", "tech"),
    "tech_up": ("tech",),
    "negotiates": ("house",),
    "negotiators_back": ("house", "n"),
    "trashes_tech": ("house", "tech"),
}


def negotiate(x: Cast) -> Flow | None:
    """A troop from supply becomes a negotiator on the Ix board, if there is one (IX-33)."""
    house = x.s.houses[x.ally]
    if house.supply:
        house.supply -= 1
        ix(x.s).negotiators[x.ally] += 1
        tell_of(x.p, "negotiates", x.ally)
    return None


def ways_to_pay(x: Cast, tile: Tech, discount: int, for_solari: bool) -> list[Option]:
    """How the house could acquire a tile: (tile, negotiators) for spice, (tile, negotiators, solari) (IX-34, IX-38)."""
    price = max(0, tile.cost - discount)
    most = ix(x.s).negotiators[x.ally]
    if not x.p.rules.setting("spare_negotiators"):  # IX-35
        most = min(most, price)
    payer = x.s.houses[x.payer]
    out: list[Option] = []
    for n in range(most + 1):
        rest = max(0, price - n)
        if rest <= payer.spice:
            out.append((tile.name, n))
        if for_solari and 0 < rest <= payer.solari:
            out.append((tile.name, n, SOLARI))
    return out


def can_pay(x: Cast, tile: Tech, discount: int, for_solari: bool) -> bool:
    """Whether there is such a way: if there is any, then with as many negotiators as help."""
    rest = max(0, tile.cost - discount - ix(x.s).negotiators[x.ally])
    payer = x.s.houses[x.payer]
    return rest <= payer.spice or (for_solari and rest <= payer.solari)


class AcquireTech(Effect):
    """One face-up tile for its spice, less the discount of the icon and one for each negotiator that goes home."""

    discount: int
    for_solari: bool  # the whole price may be paid in solari (IX-38)

    def __init__(self, discount: int, for_solari: bool) -> None:
        super().__init__()
        self.discount = discount
        self.for_solari = for_solari
        self.optional = True

    def offers_now(self, x: Cast) -> list[Option]:
        """Every tile that can be paid, with every way to pay it."""
        box = x.box
        out: list[Option] = []
        for stack in ix(x.s).stacks:
            if stack:
                out += ways_to_pay(x, tile_of(box, stack[-1]), self.discount, self.for_solari)
        return out

    def ready(self, x: Cast) -> bool:
        if x.s.houses[x.receiver].seat == NOBODY:
            return True
        for stack in ix(x.s).stacks:
            if stack and can_pay(x, tile_of(x.box, stack[-1]), self.discount, self.for_solari):
                return True
        return False

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-tech", rules=("IX-30",))

    def do(self, x: Cast) -> Flow | None:
        if x.s.houses[x.receiver].seat == NOBODY:
            x.p.rules.steps["tech_by_rule"](x, self.discount)
            return None
        return self._acquire(x)

    def _acquire(self, x: Cast) -> Flow:
        pick = yield Ask(x.seat, "tech", self.offers_now(x), context=self.discount)
        table = ix(x.s)
        stack = next(i for i in range(len(table.stacks)) if _top(x, i) == pick[0])
        pay_and_take(x, stack, pick[1], self.discount, pick[2] if len(pick) == 3 else "")

    def text(self) -> Message:
        return Message("may", {"effect": self.cost_text()})

    def cost_text(self) -> Message:
        if self.for_solari:
            return Message("acquire-tech-solari")
        return Message("acquire-tech-less", {"n": self.discount}) if self.discount else Message("acquire-tech")

    def value(self, x: Cast) -> float:
        if x.s.houses[x.receiver].seat == NOBODY:
            return 0.0
        return max([pick_worth(x, pick, self.discount) for pick in self.offers_now(x)], default=0.0)


def _top(x: Cast, i: int) -> str:
    stack = ix(x.s).stacks[i]
    return tile_of(x.box, stack[-1]).name if stack else ""


def pick_worth(x: Cast, pick: Option, discount: int) -> float:
    """What a tile is worth beyond what is paid for it so."""
    tile = tile_named(x.box, pick[0])
    negotiators: int = pick[1]
    rest = max(0, tile.cost - discount - negotiators)
    r = rates(x)
    return tile_worth(x, tile) - rest * (r.solari if len(pick) == 3 else r.spice) - 0.5 * r.spice * negotiators


def pay_and_take(x: Cast, stack: int, negotiators: int, discount: int, coin: str) -> None:
    """Negotiators go home, the rest is paid, the next tile comes face up, then the bonus (IX-34, IX-36)."""
    s = x.s
    table = ix(s)
    piece = table.stacks[stack].pop()
    tile = tile_of(x.box, piece)
    rest = max(0, tile.cost - discount - negotiators)
    if negotiators:
        table.negotiators[x.ally] -= negotiators
        s.houses[x.ally].supply += negotiators
        tell_of(x.p, "negotiators_back", x.ally, negotiators)
    if rest:
        purse.pay(x.p, x.payer, **{coin or "spice": rest})
    table.tiles[x.receiver].append(piece)
    tell_of(x.p, "acquires_tech", x.receiver, tile.name)
    turn_up(x.p, stack)
    lay_open(s, tile.acquire)
    if s.on_turn.house == x.receiver and s.on_turn.stage == REVEALING:  # IX-42
        lay_open(s, tile.revealing)


def turn_up(p: P, stack: int) -> None:
    """The next tile of a stack comes face up; an emptied one stays empty (IX-31)."""
    table = ix(p.state)
    if table.stacks[stack]:
        piece = table.stacks[stack][-1]
        p.reveal(EVERYONE, table.known, piece)
        p.tell("tech_up", (tile_of(p.rules.box, piece).name,))


def trash_tile(p: P, h: int, piece: int) -> None:
    """A tile of a house leaves the game (IX-31)."""
    table = ix(p.state)
    table.tiles[h].remove(piece)
    if piece in table.used:
        table.used.remove(piece)
    table.trashed.append(piece)
    tell_of(p, "trashes_tech", h, tile_of(p.rules.box, piece).name)


class TechOrNegotiator(Choice):
    """Acquire tech or place a negotiator; a rival negotiates only if it can pay for no tile (IX-85, IX-123)."""

    def do(self, x: Cast) -> Flow | None:
        if x.s.houses[x.receiver].seat != NOBODY:
            return super().do(x)
        tech = self.branches[0]
        assert isinstance(tech, AcquireTech)
        acquired: bool = x.p.rules.steps["tech_by_rule"](x, tech.discount)
        return None if acquired or not self.branches[1].ready(x) else self.branches[1].do(x)


STEPS: Final = (negotiate,)


# Words.


def _domain(rules: ImperiumRules) -> list[Option]:
    """Negotiators beyond the price may go home where the table plays it so; solari pay for what they leave (IX-35)."""
    spare = rules.setting("spare_negotiators")
    solari = any(isinstance(effect, AcquireTech) and effect.for_solari for effect in rules.box.effects)
    out: list[Option] = []
    for tile in tiles(rules.box):
        out += [(tile.name, n) for n in range((TROOPS if spare else tile.cost) + 1)]
        out += [(tile.name, n, SOLARI) for n in range(tile.cost if solari else 0)]
    return out


def _describe(p: P, ask: Ask, option: Option) -> Message:
    """The tile, what is paid for it, how many negotiators go home for it, and what it does."""
    name: str = option[0]
    n: int = option[1]
    tile = tile_named(p.rules.box, name)
    coin = "resource-solari" if len(option) == 3 else "resource-spice"
    discount: int = ask.context or 0
    price = Message(coin, {"n": max(0, tile.cost - discount - n)})
    effects = tile.does()
    effect = effects[0]
    for more in effects[1:]:
        effect = Message("line-and", {"first": effect, "second": more})
    return message("tech-option", ("IX-30", "IX-34"), tech=name, n=n, price=price, effect=effect)


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    s = p.state
    table = ix(s)
    h = house_of(s, ask.seat)
    tops = [tile_of(p.rules.box, stack[-1]).name for stack in table.stacks if stack]
    if option[0] not in tops:
        return message("why-not-tech-up", ("IX-30",), tech=option[0])
    held = table.negotiators[p.rules.cast(p, h, NOBODY).ally]
    if option[1] > held:
        return Message("why-not-negotiators", {"n": held}, rules=("IX-34",))
    return message("why-not-tech-price", ("IX-30", "IX-32"), tech=option[0])


KINDS: Final[tuple[Kind, ...]] = (Kind("tech", _domain, describe=_describe, why_not=_why_not, public=True),)
