"""Battle plans and everything around them: which battle, the Voice, Prescience, leaders, cards, losses."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.enemy import NONE, Enemy, own_forces, spice_there
from kanly.games.dune.bot.reading import LAST_ROUND, Reading, kind_of
from kanly.games.dune.bot.thought import Answer, Thought
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FREMEN
from kanly.games.dune.facts.leaders import LEADER_OF, LEADER_STRENGTH
from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, STRONGHOLDS
from kanly.games.dune.phases.battle.plans import half_points
from kanly.kernel import PASS, Option

CARD_WORTH: Final = 1.5
PRIZE: Final = 10.0  # a stronghold
VICTORY: Final = 60.0  # a stronghold that makes one win
DANGER: Final = 40.0  # a stronghold that would make the enemy win
FORETOLD: Final = -50.0  # a stronghold that would make the enemy win as predicted (BG.B1)
EMPTIED: Final = 0.25  # the share that counts of a stronghold of which nobody is left to take possession
YES: Final = "yes"
NO: Final = "no"

Chosen = tuple[float, Option, str, str, str]  # worth, dial, leader, weapon, defence


def stakes(r: Reading, f: int, territory: int) -> float:
    """What it is worth to win a battle in a territory."""
    if territory not in STRONGHOLDS:
        return 2.0 + 0.8 * spice_there(r, territory)
    camp = r.camp(f)
    if len(r.held(camp)) + 1 >= r.needed(camp):
        return VICTORY
    return PRIZE + denial(r, camp, territory)


def denial(r: Reading, camp: list[int], territory: int) -> float:
    """What it is worth that the enemies of a camp do not hold a stronghold."""
    value = 0.0
    for g in r.occupants(territory):
        if g not in camp:
            theirs = r.camp(g)
            if len(r.held(theirs)) + 1 >= r.needed(theirs):
                value += FORETOLD if r.foretold(theirs) else DANGER
    return value


def emptied(r: Reading, f: int, territory: int) -> float:
    """What it is worth to win a battle in which everybody falls."""
    if territory not in STRONGHOLDS:
        return 1.0
    return EMPTIED * PRIZE + denial(r, r.camp(f), territory)


def fighter(t: Thought) -> int:
    """The faction of this seat that fights now."""
    battle = t.table.view["battle"]
    for name in (battle["aggressor"], battle["defender"]):
        if t.table.seats[FACTION_OF[name]] == t.table.seat:
            return FACTION_OF[name]
    return t.table.own()[0]


# The plan.


def best_plan(
    t: Thought, f: int, enemy: Enemy, dials: list[Option], leaders: list[str], pairs: list[tuple[str, str]]
) -> Chosen:
    """Of all these plans the one with the best outlook."""
    r = t.table
    forces, specials = own_forces(r, f)
    spice = r.spice(f) if r.halves and f != FREMEN else 0
    prize = stakes(r, f, enemy.territory)
    nobody_left = emptied(r, f, enemy.territory)
    unit = 0.1 if r.round >= LAST_ROUND else 1.0
    whole = forces + specials
    best: Chosen = (-1000.0, dials[0], leaders[0], pairs[0][0], pairs[0][1])
    gains: list[tuple[Option, int, float]] = []  # a dial, its half points, what a victory with it is worth
    for dial in dials:
        half = half_points(dial)
        paid = min(spice, half // 2)
        lost = float(half - paid) if r.halves and f != FREMEN else half / 2.0  # in forces that count for one
        gain = prize if lost < whole else nobody_left
        gains.append((dial, half, gain + unit * (forces - (lost + 0.7 * paid) * forces / max(1, whole))))
    for weapon, defence in pairs:
        arm = kind_of(weapon)
        guard = kind_of(defence)
        dies = enemy.dies(arm)
        killed = enemy.kills(guard)
        bang = 0.0
        if arm == "lasgun":
            bang = 1.0 if guard == "shield" else enemy.defences.get("shield", 0.0)
        elif guard == "shield":
            bang = enemy.weapons.get("lasgun", 0.0)
        played = CARD_WORTH * ((arm != "") + (guard != ""))
        for name in leaders:
            leader = LEADER_OF.get(name, -1)
            strength = LEADER_STRENGTH[leader] if leader >= 0 else 0
            betrayed = enemy.knows_traitor(r, leader) if leader >= 0 else 0.0
            mourned = 0.5 * strength * killed if leader >= 0 else 0.3
            for dial, half, gain in gains:
                alone = enemy.beats(half, False) * (1.0 - dies) + enemy.beats(half, True) * dies
                led = half + 2 * strength
                together = enemy.beats(led, False) * (1.0 - dies) + enemy.beats(led, True) * dies
                chance = (killed * alone + (1.0 - killed) * together) * (1.0 - betrayed) * (1.0 - bang)
                worth = chance * (gain + dies * 2.0) - (1.0 - chance) * played - mourned
                worth += 0.4 * bang * prize
                if worth > best[0]:
                    best = (worth, dial, name, weapon, defence)
    return best


def hand_leaders(r: Reading, f: int, territory: int) -> list[str]:
    """The leaders and heroes that could be sent, by name."""
    from_view: dict[str, dict[str, object]] = r.view["leaders"]
    names = [name for name in from_view if LEADER_OF[name] in r.leaders(f, territory)]
    return names + [card for card in _names(r.hand(f)) if kind_of(card) == "cheap_hero"]


def _names(hand: list[str]) -> list[str]:
    return sorted(set(hand))


def hand_pairs(r: Reading, f: int, place: int) -> list[tuple[str, str]]:
    """The weapons and defences that could be played together; worthless ones where nothing better is left."""
    hand = _names(r.hand(f))
    weapons = [NONE, *[card for card in hand if kind_of(card) in ("projectile", "poison", "lasgun")]]
    defences = [NONE, *[card for card in hand if kind_of(card) in ("shield", "snooper")]]
    out = [(weapon, defence) for weapon in weapons for defence in defences]
    for _, element, value, yes in r.view["battle"]["bindings"][place]:
        kept = [pair for pair in out if _fits(pair, element, value) == yes]
        out = kept or out
    return out


def _fits(pair: tuple[str, str], element: str, value: str) -> bool:
    slots = (pair[0],) if element == "weapon" else (pair[1],) if element == "defence" else pair
    if element in ("dial", "leader") or value in ("cheap_hero", "worthless"):
        return True
    return any(card == value or kind_of(card) == value for card in slots)


def think(t: Thought, dials: list[Option]) -> None:
    """Make the whole plan and remember it."""
    r = t.table
    f = fighter(t)
    enemy = Enemy(r, f)
    leaders = hand_leaders(r, f, enemy.territory) or [NONE]
    pairs = hand_pairs(r, f, 0 if enemy.aggressor else 1) if leaders != [NONE] else [(NONE, NONE)]
    _, dial, leader, weapon, defence = best_plan(t, f, enemy, dials, leaders, pairs)
    t.memory.plan = {"dial": dial, "leader": leader, "weapon": weapon, "defence": defence}


def possible_dials(r: Reading, f: int) -> list[Option]:
    """Dials for a plan that is thought of before it is asked for."""
    forces, _ = own_forces(r, f)
    return list(range(forces + 1))


def plan_dial(t: Thought) -> Option:
    """The whole plan is made with the first question."""
    if any(isinstance(option, str) for option in t.ask.options):
        t.memory.halves = True
    think(t, t.ask.options)
    return t.memory.plan["dial"]


def plan_support(t: Thought) -> Option:
    """Every spice spares a force, as the plan has it."""
    return max(t.ask.options)


def plan_leader(t: Thought) -> Option:
    """As planned; if the plan is not to be had, the best one that is."""
    wanted = t.memory.plan.get("leader", NONE)
    if t.has(wanted):
        return wanted
    r = t.table
    f = fighter(t)
    enemy = Enemy(r, f)
    pairs = hand_pairs(r, f, 0 if enemy.aggressor else 1)
    _, _, leader, weapon, defence = best_plan(t, f, enemy, [t.ask.context[0]], t.ask.options, pairs)
    t.memory.plan["weapon"] = weapon
    t.memory.plan["defence"] = defence
    return leader


def plan_card(t: Thought) -> Option:
    """As planned; an empty slot takes a worthless card, which is then rid of."""
    wanted = t.memory.plan.get("weapon" if t.ask.kind == "plan_weapon" else "defence", NONE)
    if t.has(wanted) and wanted != NONE:
        return wanted
    if not keeps_worthless(t):
        for option in t.ask.options:
            if kind_of(option) == "worthless":
                return option
    return t.prefer(NONE)


def keeps_worthless(t: Thought) -> bool:
    """The Bene Gesserit of advanced play use worthless cards as Karamas (BG.A3)."""
    return t.table.halves and BENE_GESSERIT in t.table.own()


# Before the plan.


def battle(t: Thought) -> Option:
    """The most important battle first: it gets the best leader."""
    r = t.table
    return max(t.ask.options, key=lambda token: stakes(r, r.own()[0], NODE_TERRITORY[NODE_OF[token]]))


def opponent(t: Thought) -> Option:
    """The weakest enemy first."""
    r = t.table
    territory = NODE_TERRITORY[NODE_OF[t.ask.context]]
    return min(t.ask.options, key=lambda name: r.there[FACTION_OF[name]].get(territory, 0))


def voice(t: Thought) -> Option:
    """Forbid what would hurt most: a defence against one's own weapon, or a weapon without a defence against it."""
    r = t.table
    f = champion(t)
    if f < 0:
        return PASS
    enemy = Enemy(r, f)
    hand = [kind_of(card) for card in r.hand(f)]
    gains: list[tuple[float, str]] = []
    lead = max([LEADER_STRENGTH[i] for i in r.leaders(f, enemy.territory)] or [0])
    his = max([strength for _, strength in enemy.leaders])
    for weapon, defence in (("projectile", "shield"), ("poison", "snooper")):
        guarded = 0.5 if defence in hand else 1.0
        gains.append((enemy.weapons.get(weapon, 0.0) * lead * guarded, weapon))
        if weapon in hand:
            gains.append((enemy.defences.get(defence, 0.0) * his, defence))
    if "lasgun" in hand:
        gains.append((enemy.defences.get("shield", 0.0) * 12.0, "shield"))
    gains.append((enemy.weapons.get("lasgun", 0.0) * (lead + (8 if "shield" in hand else 0)), "lasgun"))
    gain, kind = max(gains)
    return t.prefer(("not", kind), PASS) if gain > 0.0 else PASS


def champion(t: Thought) -> int:
    """The fighter whom this seat helps: itself or an ally; -1: none."""
    r = t.table
    fighters = [FACTION_OF[r.view["battle"][side]] for side in ("aggressor", "defender")]
    for f in fighters:
        if r.seats[f] == r.seat:
            return f
    for f in fighters:
        if any(r.friends(own, f) for own in r.own()):
            return f
    return -1


def prescience_answer(t: Thought) -> Option:
    """The truth about the plan one would make."""
    f = fighter(t)
    element = t.ask.context
    think(t, t.ask.options if element == "dial" else possible_dials(t.table, f))
    wanted = t.memory.plan.get(element, NONE)
    return t.prefer(wanted, NONE)


def trance_answer(t: Thought) -> Option:
    """What the plan one would make says."""
    if t.table.view["battle"] is None or len(t.ask.options) == 1:
        return t.ask.options[0]
    topic, subject = t.ask.context
    think(t, possible_dials(t.table, fighter(t)))
    plan = t.memory.plan
    if topic == "plan_dial":
        said = half_points(plan["dial"]) >= 2 * int(subject)
    elif topic == "plan_leader":
        said = plan["leader"] == subject
    else:
        said = subject in (kind_of(plan["weapon"]), kind_of(plan["defence"]), kind_of(plan["leader"]))
    return t.prefer(YES if said else NO)


def ready(t: Thought) -> Option:
    """The Atreides look at a plan where much is at stake."""
    if t.has("karama"):
        r = t.table
        f = fighter(t)
        if stakes(r, f, Enemy(r, f).territory) > 30.0:
            return "karama"
    return t.prefer("ready")


# After it.


def keep_card(t: Thought) -> Option:
    """Everything but worthless cards."""
    if kind_of(t.ask.context) == "worthless" and not keeps_worthless(t):
        return t.prefer("discard")
    return t.prefer("keep")


def lose_forces(t: Thought) -> Option:
    """Special forces last, and as few as possible."""
    return min(t.ask.options, key=lambda pair: pair[0] + 2.5 * pair[1])


def lose_in_sector(t: Thought) -> Option:
    """Those who stand on spice stay."""
    node = NODE_OF[t.ask.context[0]]
    return min(t.ask.options) if node in t.table.spice_on else max(t.ask.options)


def captive(t: Thought) -> Option:
    """A strong leader is of use, a weak one is worth two spice."""
    strong = LEADER_STRENGTH[LEADER_OF[t.table.view["battle"]["drawn"]]] >= 4
    return t.prefer("capture" if strong else "kill")


ANSWERS: Final[dict[str, Answer]] = {
    "battle": battle,
    "opponent": opponent,
    "voice": voice,
    "prescience_answer": prescience_answer,
    "trance_answer": trance_answer,
    "ready": ready,
    "plan_dial": plan_dial,
    "plan_support": plan_support,
    "plan_leader": plan_leader,
    "plan_kwisatz_haderach": lambda t: t.prefer(YES),
    "plan_weapon": plan_card,
    "plan_defence": plan_card,
    "traitor": lambda t: t.prefer("call"),
    "keep_card": keep_card,
    "lose_forces": lose_forces,
    "lose_in_sector": lose_in_sector,
    "capture": lambda t: t.prefer("draw"),
    "captive": captive,
}
