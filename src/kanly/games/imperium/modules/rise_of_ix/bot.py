"""How the greedy bot buys tiles, moves freighters and leads dreadnoughts."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.choosing import in_hand
from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.guide import Trait
from kanly.games.imperium.bot.plotting import at_best
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.games.imperium.bot.worth import POINT
from kanly.games.imperium.modules.rise_of_ix.acquiring import pick_worth
from kanly.games.imperium.modules.rise_of_ix.acts import LAUNCH
from kanly.games.imperium.modules.rise_of_ix.cards import IxCard
from kanly.games.imperium.modules.rise_of_ix.conditions import Strangers
from kanly.games.imperium.modules.rise_of_ix.conflict import DETONATE
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, IxTable
from kanly.games.imperium.modules.rise_of_ix.tiles import TECH
from kanly.games.imperium.modules.rise_of_ix.units import DREADNOUGHT, GARRISON
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, SENT, ImperiumState
from kanly.kernel import PASS, Option

KEEP_SOLARI: Final = 4
INFILTRATES: Final = 0.6  # an icon that nobody blocks
STRANGERS: Final = Strangers(1)
NO_FLEET: Final = {"supply": 0, "garrison": 0, "conflict": 0, "strength": 0}


def see_ix(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """Ix, from a view."""
    box = hoard.box
    table = IxTable(None, len(s.houses))
    for i in range(len(view["tech"])):
        hidden = [NOBODY] * max(0, view["tech_left"][i] - 1)
        top = view["tech"][i]
        table.stacks.append(hidden if top is None else [*hidden, hoard.of("tech", top)])
    table.trashed = [hoard.of("tech", name) for name in view["tech_trashed"]]
    for name, seen in view["spaces"].items():
        post = seen["dreadnought"]
        if post is not None:
            table.posts.append((box.space_of[name], post["house"], post["since"]))
    for h in range(len(s.houses)):
        _see_house(s, table, view["houses"][h], h, hoard)
    turn = view["turn"]
    if turn is not None:
        table.commissioned = turn["commissioned"]
        table.launched = turn["launched"]
        table.invading = turn["invading"]
        table.again = turn["again"]
    s.parts[RISE_OF_IX] = table


def _see_house(s: ImperiumState, table: IxTable, seen: dict[str, Any], h: int, hoard: Hoard) -> None:
    for tile in seen["tech"]:
        piece = hoard.of("tech", tile["name"])
        table.tiles[h].append(piece)
        if tile["used"]:
            table.used.append(piece)
    table.negotiators[h] = seen["negotiators"]
    table.freighters[h] = seen["freighter"] or 0
    ships = seen["dreadnoughts"] or NO_FLEET
    table.docked[h] = ships["supply"]
    table.garrisons[h] = ships["garrison"]
    table.fielded[h] = ships["conflict"]
    s.houses[h].machines = ships["conflict"]
    s.houses[h].might = ships["strength"]
    table.pushing |= 1 << h if seen["pushing"] else 0
    _see_leader(table, seen, h, hoard)


def _see_leader(table: IxTable, seen: dict[str, Any], h: int, hoard: Hoard) -> None:
    table.ahead[h] = [hoard.of("card", name) for name in seen["ahead"]]
    table.snoopers[h] = [hoard.box.track_of[name] for name in seen["snoopers"]]
    table.turns[h] = seen["turns"]


def see_leaders(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """Leaders of Ix as guests, from a view."""
    table = IxTable(None, len(s.houses))
    for h in range(len(s.houses)):
        _see_leader(table, view["houses"][h], h, hoard)
    s.parts[RISE_OF_IX] = table


# Questions.


def tech(t: Thought) -> Option:
    """The tile that is worth most beyond its price."""
    return t.best(lambda pick: pick_worth(t.x, pick, 0))


def station(t: Thought) -> Option:
    """A point rather than control; of spaces one that another controls, then the one with the best bonus."""

    def worth(option: Option) -> float:
        if option == DETONATE:
            return POINT - 3.0
        space = t.box.spaces[t.box.space_of[option]]
        bonus = space.control.value(t.x) if space.control is not None else 0.0
        marker = t.s.control[space.number]
        return bonus + (0.5 if marker not in (NOBODY, t.h) else 0.0 if marker == NOBODY else -0.5)

    return t.best(worth)


def big_ones(t: Thought) -> Option:
    """Dreadnoughts come home anyway: troops retreat first."""
    return t.best(lambda n: -float(n))


def units(t: Thought) -> Option:
    """As much strength as there is."""
    return t.best(lambda pick: 3.0 * pick[1] + 2.0 * pick[0])


def ambush(t: Thought) -> Option:
    """A dreadnought of whoever is ahead."""
    return t.best(lambda pick: vp(t.s, pick[0]) + (2.0 if pick[1] == DREADNOUGHT else 0.0))


def lost_from(t: Thought) -> Option:
    """From the garrison, where a troop does nothing yet."""
    return GARRISON if t.rates.fielded > 0 and GARRISON in t.ask.options else t.ask.options[0]


def bury(t: Thought) -> Option:
    """The intrigue card that promises least."""
    return t.best(lambda name: -max([at_best(t, way) for way in t.box.intrigues[name].ways]))


def bury_more(t: Thought) -> Option:
    """Cards that promise less than another one."""

    def worth(name: Option) -> float:
        return t.rates.intrigue - max([at_best(t, way) for way in t.box.intrigues[name].ways])

    return t.best_or_pass(worth, 0.3)


def intelligence(t: Thought) -> Option:
    """The intrigue card that promises most."""
    return t.best(lambda name: max([at_best(t, way) for way in t.box.intrigues[name].ways]))


def ahead(t: Thought) -> Option:
    """The second best card to send: it comes back for the second turn."""
    names = [name for name in t.ask.options if name != PASS]
    ranked = sorted(names, key=lambda name: t.market.use(t.box.cards[name]) if t.box.cards[name].icons else -1.0)
    return ranked[-2] if len(ranked) > 1 else ranked[0]


# Acts.


def better_act(t: Thought) -> Option | None:
    """Dreadnoughts into a conflict that is worth it, tiles that cost little, satellites before the end."""
    options = t.ask.options
    launches = [option for option in options if option[0] == LAUNCH]
    if launches and t.s.on_turn.stage == SENT:
        best = launch(t, launches)
        if best is not None:
            return best
    for option in options:
        if option[0] == TECH and tile_use(t, option[1]) > 0:
            return option
    return None


def dreadnoughts(t: Thought) -> Option:
    """In a commander's turn the ally is asked: as many as change the outcome."""
    best = launch(t, [(LAUNCH, n) for n in t.ask.options if n])
    return 0 if best is None else best[1]


def launch(t: Thought, launches: list[Option]) -> Option | None:
    """As many dreadnoughts as change the outcome: they are not lost."""
    battle = t.battle
    worms = t.units.worms > 0
    joined = 0.0 if t.units.troops + t.units.worms + t.units.machines else battle.reserve
    now = battle.outcome(battle.mine, worms)
    top: Option | None = None
    most = 0.4
    for option in launches:
        n: int = option[1]
        gain = battle.outcome(battle.mine + joined + 3.0 * n, worms) - now - 0.3 * n
        if gain > most + 0.1:
            top, most = option, gain
    return top


def tile_use(t: Thought, name: str) -> float:
    """What it brings to use a tile now."""
    if name == "training_drones":
        return 1.0
    if name == "flagship":
        combat = t.s.on_turn.stage == SENT and t.s.on_turn.combat
        return 1.0 if combat or (t.s.on_turn.stage != CHOOSING and t.me.solari > KEEP_SOLARI + 4) else 0.0
    if name == "holoprojectors":
        worst = min([in_hand(t, t.box.pieces[card].name) for card in t.me.hand], default=9.0)
        return t.rates.card - worst - 0.3 if t.me.deck and t.s.on_turn.stage == CHOOSING else 0.0
    if name == "spy_satellites":
        return POINT - 3 * t.rates.spice - POINT * strangers(t) if strangers(t) <= 1 else 0.0
    return 0.0


def strangers(t: Thought) -> int:
    """Satellites score at the end for factions without friends."""
    return STRANGERS.count(t.x)


def sent_worth(card: Card) -> float:
    """An icon that nobody blocks is worth more."""
    return INFILTRATES if isinstance(card, IxCard) and card.infiltrates else 0.0


ANSWERS: Final[dict[str, Answer]] = {
    "tech": tech,
    "dreadnoughts": dreadnoughts,
    "station": station,
    "big_ones": big_ones,
    "units": units,
    "ambush": ambush,
    "lost_from": lost_from,
    "bury": bury,
    "bury_more": bury_more,
    "intelligence": intelligence,
    "ahead": ahead,
}


def _fleet(s: ImperiumState, h: int) -> list[float]:
    table = s.parts[RISE_OF_IX]
    assert isinstance(table, IxTable)
    posts = 0
    for post in table.posts:
        if post[1] == h:
            posts += 1
    built = table.garrisons[h] + table.fielded[h] + posts
    out = [float(len(table.tiles[h])), float(built), float(table.fielded[h]), float(posts)]
    return [*out, float(table.freighters[h]), float(table.negotiators[h])]


TRAIT: Final[Trait] = Trait(
    ("tiles", "dreadnoughts", "dreadnoughts_fielded", "dreadnoughts_posted", "freighter", "negotiators"), _fleet
)
