"""Battles: discards, specials, losses, going on, retreat, advance."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.bot.position import force_of
from kanly.games.arrakis.bot.thought import Answer, Thought
from kanly.games.arrakis.bot.worth import CARD_WORTH, CARDS
from kanly.games.arrakis.facts.board import AREA_OF
from kanly.games.arrakis.facts.leaders import HITS_OF, LEADER_OF, SHIELDS_OF
from kanly.kernel import Option

# What to lose first: an elite keeps its die, a generic leader costs none.
EXCESS: Final = {"regular": 3.0, "troop": 2.0, "elite": 1.0}
LOSSES: Final = {"elite": 9.0, "generic": 8.0, "regular": 7.0, "troop": 6.0, "special": 5.0}


def lose(t: Thought) -> Option:
    """The hit goes where it hurts least."""
    supply = t.view["supply"][t.position.me]["regular"]
    return t.best(lambda o: (LOSSES.get(o, 1.0) if supply or o != "elite" else 4.0) if isinstance(o, str) else 2.0)


def shed(t: Thought) -> Option:
    """Too many units: the least of them goes."""
    return t.best(lambda option: EXCESS.get(option, 0.0) if isinstance(option, str) else 0.0)


def balance(t: Thought) -> float:
    """My power against the enemy's in the present battle."""
    battle = t.view["battle"]
    target = AREA_OF[battle["area"]]
    attackers = force_of(battle["figures"])
    defender = "atreides" if battle["attacker"] == "harkonnen" else "harkonnen"
    defenders = force_of(t.position.at(target).get(defender))
    here = t.position.at(target)
    sietch = here.get("sietch")
    rank = here.get("settlement", 0) if sietch is None else sietch["rank"] or 2
    ratio = attackers.power() / max(0.1, defenders.power(rank))
    return ratio if battle["attacker"] == t.position.me else 1.0 / max(0.01, ratio)


def go_on(t: Thought) -> Option:
    """As long as it pays."""
    for option in t.ask.options:
        if isinstance(option, tuple) and option[1] == "bombard":
            return option
    return "continue" if balance(t) > (0.7 if t.harkonnen else 0.9) else "cease"


def give_way(t: Thought) -> Option:
    """Sietches are held to the last; open ground is not worth a lost battle."""
    battle = t.view["battle"]
    here = t.position.at(AREA_OF[battle["area"]])
    if "sietch" in here or "settlement" in here:
        return "stand"
    return "retreat" if balance(t) < 0.7 else "stand"


def burn_card(t: Thought) -> Option:
    """Weak cards for dice, while the battle is open."""
    if not 0.4 < balance(t) < 1.6:
        return "done"
    hand = t.view["hands"][t.position.me]
    if len(hand) < 3:
        return "done"
    return t.best(lambda o: 2.3 if o == "done" else 4.0 - CARDS.get(o, CARD_WORTH))


def use_special(t: Thought) -> Option:
    """The leader who makes most of it."""

    def worth(option: Option) -> float:
        if option == "generic":
            return 1.2
        leader = LEADER_OF[option]
        return 1.2 * HITS_OF[leader] + SHIELDS_OF[leader]

    return t.best(worth)


def move_in(t: Thought) -> Option:
    """Into settlements always; the Atreides also where a harvester or station waits."""
    target = AREA_OF[t.ask.context]
    here = t.position.at(target)
    if t.position.rank(target) or "station" in here or (not t.harkonnen and "harvester" in here):
        return "advance"
    start = AREA_OF[t.view["battle"]["from"]]
    return "advance" if t.step(start, target) > 0.5 else "stay"


ANSWERS: Final[dict[str, Answer]] = {
    "loss": lose,
    "excess": shed,
    "battle_on": go_on,
    "retreat": give_way,
    "battle_card": burn_card,
    "special": use_special,
    "advance": move_in,
}
