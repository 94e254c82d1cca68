"""How a battle ends: traitors, explosions, weapons, strength, losses, cards, spice, leaders (R11.8-R11.14)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.board import blow_away, lose, lose_all
from kanly.games.dune.cards import CARD_KIND, CARD_NAME, LASGUN, SHIELD, STOPPED_BY
from kanly.games.dune.factions import ATREIDES, FACTIONS
from kanly.games.dune.fighters import opponent, place_of, present, special_value, troops
from kanly.games.dune.forces import factions_in, in_nodes
from kanly.games.dune.hands import discard, gain
from kanly.games.dune.leaders import KWISATZ_HADERACH_BONUS, LEADER_FACTION, LEADER_STRENGTH, LEADERS
from kanly.games.dune.map import NODE_TOKENS, NODES, TERRITORIES
from kanly.games.dune.planning import cards_of
from kanly.games.dune.plans import points
from kanly.games.dune.rules import P
from kanly.games.dune.sides import seat_of
from kanly.games.dune.state import DEAD, DEAD_TWICE, NOBODY, Battle, DuneState, Plan
from kanly.games.dune.texts import message
from kanly.kernel import Ask, Flow, Kind, Message, Option

KEEP: Final = "keep"
DISCARD: Final = "discard"
NORMAL: Final = "normal"
SPECIAL: Final = "special"
FORCES_MOST: Final = 20
SPECIALS_MOST: Final = 5


def battle_outcome(p: P) -> Flow:
    """First traitors, then the explosion, then weapons and strength (R11.8)."""
    battle = present(p.state)
    if len(battle.called) == 2:
        _both_betrayed(p, battle)
    elif battle.called:
        _betrayed(p, battle, battle.called[0])
    elif explodes(battle):
        _explosion(p, battle)
    else:
        yield from _fought(p)


# Traitors.


def _betrayed(p: P, battle: Battle, winner: int) -> None:
    """The caller wins at once and loses nothing; his leader counts as not having fought (R11.12)."""
    loser = opponent(battle, winner)
    traitor = battle.plans[place_of(battle, loser)].leader
    _won(p, battle, winner)
    _lose_all(p, loser, battle.part, "battle")
    _lose_plan(p, battle, loser)
    kill_leader(p, traitor)
    gain(p, winner, LEADER_STRENGTH[traitor], "leaders")


def _both_betrayed(p: P, battle: Battle) -> None:
    """Both lose everything, and nobody is paid (R11.13)."""
    p.tell("battle_lost_by_both", (TERRITORIES[battle.territory].name,))
    for f in (battle.aggressor, battle.defender):
        _lose_all(p, f, battle.part, "battle")
        _lose_plan(p, battle, f)
        kill_leader(p, battle.plans[place_of(battle, f)].leader)


def _lose_plan(p: P, battle: Battle, f: int) -> None:
    """The spice set aside is paid, all cards are discarded; the leader has fought here (R11.11, R15.3)."""
    plan = battle.plans[place_of(battle, f)]
    p.rules.step("pay_support")(p, f, plan.spice)
    for card in cards_of(plan):
        discard(p, f, card)
    _fought_here(p.state, battle, plan)


# Lasgun and shield.


def explodes(battle: Battle) -> bool:
    """Whether a lasgun meets a shield in the two plans together (R11.14)."""
    kinds = [CARD_KIND[card] for plan in battle.plans for card in cards_of(plan)]
    return LASGUN in kinds and SHIELD in kinds


def _explosion(p: P, battle: Battle) -> None:
    """Everything in the whole territory is lost, bystanders and spice too; no winner, no bounty (R11.14, R19.3)."""
    s = p.state
    nodes = NODES[battle.territory]
    p.tell("explosion", (TERRITORIES[battle.territory].name,))
    for f in factions_in(s, nodes):
        _lose_all(p, f, nodes, "explosion")
    blow_away(p, nodes)
    for f in (battle.aggressor, battle.defender):
        plan = battle.plans[place_of(battle, f)]
        _lose_plan(p, battle, f)
        if plan.leader != NOBODY:
            kill_leader(p, plan.leader)
        if plan.kwisatz_haderach:  # ATR.A4
            s.kwisatz_haderach = DEAD
            p.tell("kwisatz_haderach_died", (FACTIONS[ATREIDES].name,))


# Weapons and strength.


def _fought(p: P) -> Flow:
    """Weapons kill, the stronger side wins, a tie goes to the aggressor; then both pay the price (R11.9-R11.11)."""
    battle = present(p.state)
    dead = [killed(battle, 0), killed(battle, 1)]
    strengths = [strength(battle.plans[0], dead[0]), strength(battle.plans[1], dead[1])]
    winner = battle.aggressor if strengths[0] >= strengths[1] else battle.defender
    loser = opponent(battle, winner)
    p.tell(
        "strengths",
        (FACTIONS[battle.aggressor].name, points(strengths[0]), FACTIONS[battle.defender].name, points(strengths[1])),
    )
    _won(p, battle, winner)
    _lose_all(p, loser, battle.part, "battle")
    _lose_plan(p, battle, loser)
    plan = battle.plans[place_of(battle, winner)]
    p.rules.step("pay_support")(p, winner, plan.spice)
    _fought_here(p.state, battle, plan)
    bounty = 0
    for place in range(2):
        leader = battle.plans[place].leader
        if dead[place] and leader != NOBODY:
            bounty += LEADER_STRENGTH[leader]
            kill_leader(p, leader)
    gain(p, winner, bounty, "leaders")
    yield from _winner_losses(p, winner)
    yield from _winner_cards(p, winner)


def killed(battle: Battle, place: int) -> bool:
    """Whether the leader or hero in a plan meets a weapon without the defence against it (R11.9)."""
    weapon = battle.plans[1 - place].weapon
    if weapon == NOBODY:
        return False
    kind = CARD_KIND[weapon]
    if kind == LASGUN:
        return True
    defence = battle.plans[place].defence
    return kind in STOPPED_BY and (defence == NOBODY or CARD_KIND[defence] != STOPPED_BY[kind])


def strength(plan: Plan, dead: bool) -> int:
    """Dial, surviving leader and Kwisatz Haderach, in half points (R11.10)."""
    if dead:
        return plan.dial
    leader = LEADER_STRENGTH[plan.leader] if plan.leader != NOBODY else 0
    return plan.dial + 2 * leader + (2 * KWISATZ_HADERACH_BONUS if plan.kwisatz_haderach else 0)


def _won(p: P, battle: Battle, winner: int) -> None:
    battle.winner = winner
    territory = TERRITORIES[battle.territory].name
    p.tell("battle_won", (FACTIONS[winner].name, FACTIONS[opponent(battle, winner)].name, territory))


def _fought_here(s: DuneState, battle: Battle, plan: Plan) -> None:
    """A leader who fought stays in the territory for this round, and so does the Kwisatz Haderach (R11.7, ATR.A2)."""
    if plan.leader != NOBODY:
        s.leader_at[plan.leader] = battle.territory
    if plan.kwisatz_haderach:
        s.kwisatz_haderach_at = battle.territory


def kill_leader(p: P, leader: int) -> None:
    """To the tanks, face up; face down on a second death (R9.7). A captive is his own faction's again (HAR.A1)."""
    s = p.state
    s.leader_deaths[leader] += 1
    s.leader_state[leader] = DEAD if s.leader_deaths[leader] == 1 else DEAD_TWICE
    s.leader_holder[leader] = LEADER_FACTION[leader]
    s.leader_at[leader] = NOBODY
    p.tell("leader_killed", (FACTIONS[LEADER_FACTION[leader]].name, LEADERS[leader].name))


# Losses.


def battle_losses(p: P, f: int, dial: int, spice: int) -> list[tuple[int, int]]:
    """The sets of forces, normal and special ones, that make up a winner's dial (R11.11); without spice in it."""
    normal, special = troops(p.state, f)
    value = special_value(p, f)
    if not special:
        return [(dial // 2, 0)]
    sets = [(dial // 2 - value * b, b) for b in range(special + 1)]
    return [(a, b) for a, b in sets if 0 <= a <= normal]


def pay_support(p: P, f: int, spice: int) -> None:
    """Forces fight for nothing."""


def _winner_losses(p: P, f: int) -> Flow:
    """The winner loses what he dialled: which kinds, and from which sectors, is his choice (R11.11, R15.3.2)."""
    s = p.state
    seat = seat_of(s, f)
    plan = present(s).plans[place_of(present(s), f)]
    sets: list[tuple[int, int]] = p.rules.step("battle_losses")(p, f, plan.dial, plan.spice)
    chosen = sets[0]
    if len(sets) > 1:
        chosen = yield Ask(seat, "lose_forces", sets)
    for kind in (NORMAL, SPECIAL):
        left = chosen[0] if kind == NORMAL else chosen[1]
        part = present(s).part
        for i in range(len(part)):
            here = _of_kind(s, f, part[i], kind)
            least = max(0, left - sum([_of_kind(s, f, node, kind) for node in part[i + 1 :]]))
            n = least
            if least < min(here, left):
                options = list(range(least, min(here, left) + 1))
                n = yield Ask(seat, "lose_in_sector", options, context=(NODE_TOKENS[part[i]], kind, left))
            _lose(p, f, part[i], n, n if kind == SPECIAL else 0)
            left -= n


def _of_kind(s: DuneState, f: int, node: int, kind: str) -> int:
    specials = s.sides[f].specials.get(node, 0)
    return specials if kind == SPECIAL else s.sides[f].forces.get(node, 0) - specials


def _lose(p: P, f: int, node: int, n: int, specials: int) -> None:
    """Forces lost in battle; those of the Atreides awaken the Kwisatz Haderach (ATR.A1)."""
    if f == ATREIDES:
        p.state.losses += n
    lose(p, f, node, n, specials, "battle")


def _lose_all(p: P, f: int, nodes: tuple[int, ...], cause: str) -> None:
    """Everything in some nodes; an explosion spares not even advisors (BG.A5)."""
    if f == ATREIDES:
        p.state.losses += in_nodes(p.state, f, nodes)
    lose_all(p, f, nodes, cause, advisors=cause == "explosion")


# Cards.


def _winner_cards(p: P, f: int) -> Flow:
    """The winner keeps or discards each weapon and defence; a cheap hero goes in any case (R11.11)."""
    s = p.state
    battle = present(s)
    plan = battle.plans[place_of(battle, f)]
    if plan.hero != NOBODY:
        discard(p, f, plan.hero)
    for card in (plan.weapon, plan.defence):
        if card == NOBODY:
            continue
        said: str = yield Ask(seat_of(s, f), "keep_card", [KEEP, DISCARD], context=CARD_NAME[card])
        if said == DISCARD:
            discard(p, f, card)
        else:
            p.tell("kept", (FACTIONS[f].name, CARD_NAME[card]))


# Words.


def _why_not_these(p: P, ask: Ask, option: Option) -> Message:
    return message("why-not-these-losses", ("R11.11", "R15.3.2"))


def _describe_losses(p: P, ask: Ask, option: Option) -> Message:
    return message("lose_forces-these", normal=option[0], special=option[1])


def _question_sector(p: P, ask: Ask) -> Message:
    node, kind, left = ask.context
    return message("ask-lose_in_sector", ("R11.11",), node=node, force=kind, amount=left)


def _why_not_in_sector(p: P, ask: Ask, option: Option) -> Message:
    return message("why-not-so-many-here", ("R11.11",), node=ask.context[0], least=ask.options[0], most=ask.options[-1])


KINDS: Final = (
    Kind(
        "lose_forces",
        [(a, b) for a in range(FORCES_MOST + 1) for b in range(SPECIALS_MOST + 1) if a + b <= FORCES_MOST],
        question=lambda p, ask: message("ask-lose_forces", ("R11.11", "R15.3.2")),
        describe=_describe_losses,
        why_not=_why_not_these,
    ),
    Kind(
        "lose_in_sector",
        list(range(FORCES_MOST + 1)),
        question=_question_sector,
        describe=lambda p, ask, option: message("lose_in_sector-count", amount=option),
        why_not=_why_not_in_sector,
    ),
    Kind(
        "keep_card",
        [KEEP, DISCARD],
        question=lambda p, ask: message("ask-keep_card", ("R11.11",), card=ask.context),
        describe=lambda p, ask, option: message("keep_card-" + option, card=ask.context),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "strengths": ("faction", "amount", "other", "against"),
    "battle_won": ("faction", "other", "territory"),
    "battle_lost_by_both": ("territory",),
    "explosion": ("territory",),
    "kwisatz_haderach_died": ("faction",),
    "leader_killed": ("faction", "leader"),
    "kept": ("faction", "card"),
}
