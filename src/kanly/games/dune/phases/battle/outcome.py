"""How a battle ends: traitors, explosions, weapons, strength, bounty, cards (R11.8-R11.14). Forces: in `losses`."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, LASGUN, SHIELD, STOPPED_BY
from kanly.games.dune.facts.factions import ATREIDES, FACTIONS
from kanly.games.dune.facts.leaders import KWISATZ_HADERACH_BONUS, LEADER_FACTION, LEADER_STRENGTH, LEADERS
from kanly.games.dune.facts.map import NODES, TERRITORIES
from kanly.games.dune.phases.battle.fighters import opponent, place_of, present
from kanly.games.dune.phases.battle.losses import lose_everything, winner_losses
from kanly.games.dune.phases.battle.planning import cards_of
from kanly.games.dune.phases.battle.plans import points
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import blow_away
from kanly.games.dune.table.forces import factions_in
from kanly.games.dune.table.hands import discard, gain
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, Battle, DuneState, Plan
from kanly.kernel import Ask, Flow, Kind

KEEP: Final = "keep"
DISCARD: Final = "discard"


def battle_outcome(p: P) -> Flow:
    """First traitors, then the explosion, then weapons and strength (R11.8)."""
    battle = present(p.state)
    if len(battle.called) == 2:
        _both_betrayed(p, battle)
    elif battle.called:
        yield from _betrayed(p, battle.called[0])
    elif explodes(battle):
        _explosion(p, battle)
    else:
        yield from _fought(p)


# Traitors.


def _betrayed(p: P, winner: int) -> Flow:
    """The caller wins at once and loses nothing; his leader has fought here, by option not (R11.12)."""
    battle = present(p.state)
    loser = opponent(battle, winner)
    traitor = battle.plans[place_of(battle, loser)].leader
    _won(p, battle, winner)
    lose_everything(p, loser, battle.part, "battle")
    _lose_plan(p, battle, loser)
    kill_leader(p, traitor)
    gain(p, winner, LEADER_STRENGTH[traitor], "leaders")
    plan = battle.plans[place_of(battle, winner)]
    if not p.rules.setting("caller_leader_free"):
        _fought_here(p.state, battle, plan)
    yield from _choose_cards(p, winner, cards_of(plan))


def _both_betrayed(p: P, battle: Battle) -> None:
    """Both lose everything, and nobody is paid (R11.13)."""
    p.tell("battle_lost_by_both", (TERRITORIES[battle.territory].name,))
    for f in (battle.aggressor, battle.defender):
        lose_everything(p, f, battle.part, "battle")
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
        lose_everything(p, f, nodes, "explosion")
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
    lose_everything(p, loser, battle.part, "battle")
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
    yield from winner_losses(p, winner)
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


# Cards.


def _winner_cards(p: P, f: int) -> Flow:
    """The winner keeps or discards each weapon and defence; a cheap hero goes in any case (R11.11)."""
    battle = present(p.state)
    plan = battle.plans[place_of(battle, f)]
    if plan.hero != NOBODY:
        discard(p, f, plan.hero)
    yield from _choose_cards(p, f, [card for card in (plan.weapon, plan.defence) if card != NOBODY])


def _choose_cards(p: P, f: int, cards: list[int]) -> Flow:
    """Each of these cards is kept or discarded."""
    for card in cards:
        said: str = yield Ask(seat_of(p.state, f), "keep_card", [KEEP, DISCARD], context=CARD_NAME[card])
        if said == DISCARD:
            discard(p, f, card)
        else:
            p.tell("kept", (FACTIONS[f].name, CARD_NAME[card]))


KINDS: Final = (
    Kind(
        "keep_card",
        [KEEP, DISCARD],
        question=lambda p, ask: message("ask-keep_card", ("R11.11", "R11.12"), card=ask.context),
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
