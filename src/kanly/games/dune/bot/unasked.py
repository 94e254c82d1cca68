"""What the bot does unasked: buy a vote, take bribes, help its ally pay, bring back the dead, ask under Truthtrance."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.bot.alliances import suits, together
from kanly.games.dune.bot.enemy import Enemy
from kanly.games.dune.bot.fighting import stakes
from kanly.games.dune.bot.reading import Reading, kind_of
from kanly.games.dune.bot.thought import Answer, Memory, Thought
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADER_STRENGTH
from kanly.games.dune.facts.map import STRONGHOLDS, TERRITORY_OF
from kanly.kernel import Ask, Option, Sight

EVERY: Final = 12  # one in this many chances to speak up is thought about
RICH: Final = 14
DEAR: Final = 5  # what a vow costs that hurts


def speak_up(sight: Sight, memory: Memory) -> Option:
    """One of the interjections that are open, or None."""
    memory.unasked += 1
    if memory.unasked % EVERY:
        return _in_a_pause(sight, memory)
    asks = sight.interjections
    if not asks:
        return None
    reading: Reading | None = None
    for ask in asks:
        if reading is None:
            reading = Reading(sight.view, sight.seat, memory.halves)
        option = _wish(reading, ask, memory)
        if option is not None:
            return option
    return None


def _in_a_pause(sight: Sight, memory: Memory) -> Option:
    """An offer made to the bot in a pause is answered at once: the pause ends when everybody is ready."""
    options = [option for option in sight.could("bribe_answer") if option[0] in ("accept", "decline")]
    if not options or sight.view["pause"] is None:
        return None
    accepted = _bribe(Reading(sight.view, sight.seat, memory.halves), Ask(sight.seat, "bribe_answer", options), memory)
    return accepted or next(option for option in options if option[0] == "decline")


def _wish(r: Reading, ask: Ask, memory: Memory) -> Option:
    if ask.kind == "bargain":
        return _court(r, ask, memory)
    if ask.kind == "bribe_answer":
        return _bribe(r, ask, memory)
    if ask.kind == "ghola":
        return _ghola(r, ask)
    if ask.kind == "promise":
        return _promise(r, ask)
    if ask.kind == "truthtrance":
        return _trance(r)
    return None


def _court(r: Reading, ask: Ask, memory: Memory) -> Option:
    """Once a round at most, a rich faction without an ally buys the vote of the one with whom it would do best."""
    if r.round == memory.bribed or r.two_seats():
        return None
    for f in r.own():
        offered = any(offer["from"] == FACTIONS[f].name for offer in r.view["offers"])
        if r.spice(f) < RICH + DEAR or r.allies(f) or offered:
            continue
        others = [g for g in r.enemies(f) if not r.allies(g) and suits(r, f, g) and not suits(r, g, f)]
        if not others:
            continue
        g = max(others, key=lambda other: together(r, f, other))
        option = (FACTIONS[f].name, FACTIONS[g].name)
        if option in ask.options:
            memory.bribed = r.round
            return option
    return None


def _bribe(r: Reading, ask: Ask, memory: Memory) -> Option:
    """Spice that is offered is taken, and remembered, unless the vow for it is worth more."""
    for option in ask.options:
        if option[0] == "accept":
            giver = FACTION_OF[option[1]]
            for offer in r.view["offers"]:
                if offer["from"] == option[1] and offer["to"] == option[2] and offer["spice"] >= _price(r, offer):
                    memory.goodwill[giver] = memory.goodwill.get(giver, 0) + int(offer["spice"])
                    return option
    return None


def _price(r: Reading, offer: dict[str, Any]) -> int:
    """For how much spice the bot would vow what an offer wants; words cost nothing."""
    if offer["for"] is None:
        return 0
    verb, subject = offer["for"]
    if verb == "ally":
        return 0 if suits(r, FACTION_OF[offer["to"]], FACTION_OF[offer["from"]]) else DEAR
    if verb == "bid":
        return 2
    return DEAR if TERRITORY_OF[subject] in STRONGHOLDS else 2


def _ghola(r: Reading, ask: Ask) -> Option:
    """Five forces, or a strong leader when few are left."""
    leaders = [option for option in ask.options if option[0] == "leader" and option[1] in LEADER_OF]
    for f in r.own():
        if leaders and len(r.leaders(f, -1)) < 2:
            return max(leaders, key=lambda option: LEADER_STRENGTH[LEADER_OF[option[1]]])
    forces = [option for option in ask.options if option[0] == "forces" and option[1] >= 5]
    return max(forces, key=lambda option: int(option[2])) if forces else None


def _promise(r: Reading, ask: Ask) -> Option:
    """A rich ally helps once."""
    for f in r.own():
        if r.side(f)["promised"] == 0 and r.spice(f) > RICH and r.allies(f):
            offer = (r.spice(f) - RICH) // 2 + 1
            return offer if offer in ask.options else None
    return None


def _trance(r: Reading) -> Option:
    """In an own battle that matters, the enemy is asked about his weapon."""
    battle = r.view["battle"]
    if battle is None:
        return None
    for f in r.own():
        if FACTIONS[f].name in (battle["aggressor"], battle["defender"]):
            enemy = Enemy(r, f)
            if stakes(r, f, enemy.territory) >= 10.0 and r.hand(enemy.g):
                return FACTIONS[enemy.g].name
    return None


def trance(t: Thought) -> Option:
    """About the weapon against which there is no defence, or just whether he holds a Karama."""
    r = t.table
    battle = r.view["battle"]
    g = FACTION_OF[t.ask.context]
    if battle is not None:
        for f in r.own():
            if FACTIONS[f].name in (battle["aggressor"], battle["defender"]) and Enemy(r, f).g == g:
                hand = [kind_of(card) for card in r.hand(f)]
                return t.prefer(("plan_card", "projectile" if "shield" not in hand else "poison"), ("card", "karama"))
    return t.prefer(("card", "karama"))


def trance_answer(t: Thought) -> Option:
    """Whatever leaves more open: no intentions, no plan told."""
    return t.prefer("no")


def bargain_for(t: Thought) -> Option:
    """A vote for an alliance, or peace where one stands."""
    for verb in ("ally", "attack", "bid"):
        for option in t.ask.options:
            if option[0] == verb:
                return option
    return t.harmless()


def bargain_price(t: Thought) -> Option:
    """As much as the bot itself would vow for."""
    return t.nearest(DEAR)


ANSWERS: Final[dict[str, Answer]] = {
    "trance": trance,
    "trance_answer": trance_answer,
    "bargain_for": bargain_for,
    "bargain_price": bargain_price,
    "pause": lambda t: t.prefer("ready"),
}
