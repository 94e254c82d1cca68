"""Which die, which action, which legion, where to."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.bot.thought import DONE, Answer, Thought
from kanly.games.arrakis.bot.worth import CARD_WORTH, CARDS, attack_worth, gain
from kanly.games.arrakis.facts.board import AREA_OF, NEAR, TERRAIN
from kanly.games.arrakis.facts.pieces import RESULTS
from kanly.games.arrakis.facts.prescience import VISION_OF
from kanly.kernel import PASS, Option

SPECIALS: Final[dict[str, float]] = {
    "baron_harkonnen": 2.8,
    "thufir_hawat": 2.4,
    "captain_aramsham": 4.4,
    "gaius_helen_mohiam": 2.8,
    "emperor_shaddam_iv": 3.2,
    "lady_jessica": 2.2,
    "reverend_mother_jessica": 2.6,
    "stilgar": 4.0,
    "alia": 3.0,
    "wild_maker": 2.6,
}
RESULT_WORTH: Final = {"strategy": 3.0, "house": 2.5, "leadership": 2.0, "deployment": 1.0, "mentat": 1.0}
OF_RESULT: Final = {
    "leadership": ("lead", "surprise"),
    "strategy": ("move", "attack"),
    "deployment": ("deploy",),
    "mentat": ("draw",),
    "house": ("promote", "vehicles"),
}
ATREIDES_HOUSE: Final = ("move", "attack", "surprise", "deploy", "draw", "desert_power")


def moves(t: Thought, led: bool) -> float:
    """What moving the two best legions is worth."""
    best = sorted([t.best_move(area) for area in t.legions(led)], reverse=True)[:2]
    return sum([max(0.0, value) for value in best])


def attacks(t: Thought, led: bool) -> float:
    """What the best attack is worth."""
    return max([t.best_attack(area) for area in t.legions(led)], default=-1.0)


def action_worth(t: Thought, option: Option) -> float:
    """What an action is worth."""
    if isinstance(option, tuple):
        return _named_worth(t, option)
    view = t.view
    if option in ("move", "lead"):
        return moves(t, option == "lead")
    if option in ("attack", "surprise"):
        value = attacks(t, option == "surprise")
        return value + 1.0 if value > 0 else -1.0
    if option == "deploy":
        if t.harkonnen:
            regulars: int = view["supply"]["harkonnen"]["regular"]
            return 1.1 * min(3, regulars)
        return 2.6 if view["pools"]["tokens"] else 0.6
    if option == "draw":
        own = len(view["hands"][t.position.me])
        return 1.8 if own < 5 else 0.8
    if option == "promote":
        return 1.9 if view["supply"]["harkonnen"]["elite"] >= 2 else 0.2
    if option == "vehicles":
        return 2.3 if view["vehicles"]["harvester"] >= 2 else 0.8
    if option == "desert_power":
        return desert_worth(t)
    return 0.0


def _named_worth(t: Thought, option: tuple[str, ...]) -> float:
    if option[0] == "free":
        return free_worth(t, option)
    if option[0] == "card":
        return CARDS.get(option[1], CARD_WORTH)
    if option[0] == "claim":
        return 2.0 * gain(t.view, t.visions[VISION_OF[option[1]]].advance)
    if option[1] in SPECIALS:
        return SPECIALS[option[1]]
    best = attacks(t, False)
    return max(best, 0.0) + 1.0 if best > 0 else 0.7 * moves(t, True) + 0.5


def free_worth(t: Thought, option: tuple[str, ...]) -> float:
    """Free actions that are always good come first; the others are left alone."""
    if option[1] == "claim":
        return 50.0 if gain(t.view, t.visions[VISION_OF[option[2]]].advance) >= 1 else -5.0
    if option[1] == "scout":
        return 40.0 if scouted(t) >= 0 else -5.0
    return 45.0 if option[1] in ("bombard", "atomics", "hawat") else -5.0


def scouted(t: Thought) -> int:
    """A hidden sietch beside a strong legion of mine; -1: none."""
    position = t.position
    for area in t.legions():
        force = position.own(area)
        if force is not None and force.body >= 3:
            for near in NEAR[area]:
                sietch = position.at(near).get("sietch")
                if sietch is not None and sietch["rank"] is None:
                    return near
    return -1


def desert_worth(t: Thought) -> float:
    """A worm with prey is good; wormsigns are always something."""
    position = t.position
    for worm in position.worms():
        close = {far for near in NEAR[worm] for far in (near, *NEAR[near])}
        if any(position.foe(area) is not None or "harvester" in position.at(area) for area in close):
            return 2.4
    return 1.2


def choose_die(t: Thought) -> Option:
    """The die whose best action is best; cards may go with the die that can do least."""
    values: dict[str, float] = {}

    def of_action(name: str) -> float:
        if name not in values:
            values[name] = action_worth(t, name)
        return values[name]

    hand = t.view["hands"][t.position.me]
    card = max([CARDS.get(name, CARD_WORTH) for name in hand if not name.startswith("?")], default=0.0)

    def of_option(option: Option) -> float:
        if isinstance(option, tuple) and option[0] == "free":
            return free_worth(t, option)
        if option == PASS:
            return -1.0
        if option == "desert_power":
            return 2.0 + desert_worth(t)
        result = option[1] if isinstance(option, tuple) else option
        names = ATREIDES_HOUSE if result == "house" and not t.harkonnen else OF_RESULT[result]
        own = max([of_action(name) for name in names])
        kept = 0.3 if isinstance(option, tuple) else 0.0  # a Bene Gesserit token can wait
        return max(own, card + (0.2 if own < card else 0.0)) - kept

    return t.best(of_option)


def choose_action(t: Thought) -> Option:
    """The best of everything."""
    return t.best(lambda option: action_worth(t, option) if option != "nothing" else 0.05)


# Legions.


def choose_legion(t: Thought) -> Option:
    """The legion with the best attack or move, as the question is about one or the other."""
    fight = t.ask.context in ("attack", "surprise")
    either = t.ask.context == "either"

    def worth(option: Option) -> float:
        if isinstance(option, tuple):
            return free_worth(t, option)
        if option == DONE:
            return 0.01
        area = AREA_OF[option]
        best = t.best_attack(area) if fight or either else -9.0
        return best if fight else max(best, t.best_move(area))

    return t.best(worth)


def choose_target(t: Thought) -> Option:
    """Where to go; far ways count like near ones, a vehicle has a price."""
    position = t.position
    start = AREA_OF[t.ask.context]

    def worth(option: Option) -> float:
        if option == DONE:
            return 0.0
        if option[0] == "free":
            return free_worth(t, option)
        target = AREA_OF[option[1]]
        price = 0.5 if option[0] in ("fly", "lift") else 0.0
        if position.foe(target) is not None or position.rank(target):
            return attack_worth(position, start, target) - price
        return t.step(start, target) - price

    return t.best(worth)


def choose_stayers(t: Thought) -> Option:
    """A garrison stays in a settlement; the Atreides spread out where a prescience card likes it."""
    party = t.view["party"]
    if party is None:
        return t.ask.options[0]
    start = AREA_OF[party["from"]]
    figures = party["figures"]
    size = sum([figures.get(name, 0) for name in ("regular", "elite", "special", "troop")])
    size += len(figures.get("tokens", []))
    here = t.position.at(start)
    own = here.get(t.position.me, {})
    stays = sum([own.get(name, 0) for name in ("regular", "elite", "special", "troop")]) + len(own.get("tokens", []))
    stays -= size
    fight = t.position.foe(AREA_OF[party["to"]]) is not None or t.position.rank(AREA_OF[party["to"]]) > 0
    wanted = 0
    if t.harkonnen:
        wanted = 1 if "settlement" in here and size > 3 else 0
    elif not fight and TERRAIN[start] != TERRAIN[AREA_OF[party["to"]]]:
        wanted = size // 2 if stays == 0 else 0
    if stays < wanted:
        for name in ("regular", "elite"):
            if name in t.ask.options:
                return name
    return "go"


def finish(t: Thought) -> Option:
    """Whatever is still good and free."""
    return t.best(lambda option: free_worth(t, option) if isinstance(option, tuple) else 0.0)


def scout(t: Thought) -> Option:
    """The sietch that is to be attacked."""
    wanted = scouted(t)
    return t.best(lambda option: 1.0 if t.area_of(option) == wanted else 0.0)


def result(t: Thought) -> Option:
    """The result that is good for most things."""
    return t.best(lambda option: RESULT_WORTH.get(option[-1] if isinstance(option, tuple) else option, 0.5))


def more_cards(t: Thought) -> Option:
    """The best card, if it is any good."""
    return t.best(lambda option: 1.0 if option == PASS else CARDS.get(option, CARD_WORTH))


def force_die(t: Thought) -> Option:
    """The enemy's least useful die."""
    return t.best(lambda option: RESULTS.index(option) if option in RESULTS else -1.0)


ANSWERS: Final[dict[str, Answer]] = {
    "turn": choose_die,
    "action": choose_action,
    "finish": finish,
    "legion": choose_legion,
    "target": choose_target,
    "leave": choose_stayers,
    "scout": scout,
    "scout_now": lambda t: "scout" if scouted(t) >= 0 else PASS,
    "bene_gesserit": result,
    "change_die": result,
    "play_card": more_cards,
    "force_die": force_die,
}
