"""The two sides of the present battle: who they are, what they have there, what it is worth."""

from __future__ import annotations

from kanly.games.dune.facts.factions import ATREIDES, EMPEROR, FREMEN
from kanly.games.dune.facts.leaders import KWISATZ_HADERACH_LOSSES
from kanly.games.dune.rules import P
from kanly.games.dune.table.sides import allied
from kanly.games.dune.table.state import NOBODY, READY, Battle, DuneState


def present(s: DuneState) -> Battle:
    """The battle that is being fought."""
    battle = s.battle
    assert battle is not None
    return battle


def opponent(battle: Battle, f: int) -> int:
    """The other fighter."""
    return battle.defender if f == battle.aggressor else battle.aggressor


def place_of(battle: Battle, f: int) -> int:
    """A fighter's place in the lists of the battle: the aggressor first."""
    return 0 if f == battle.aggressor else 1


def champion(s: DuneState, f: int) -> int:
    """The fighter whom a faction can help: itself, or its ally; NOBODY if it has no part in this battle."""
    battle = present(s)
    for fighter in (battle.aggressor, battle.defender):
        if fighter == f:
            return fighter
    for fighter in (battle.aggressor, battle.defender):
        if allied(s, fighter, f):
            return fighter
    return NOBODY


def troops(s: DuneState, f: int) -> tuple[int, int]:
    """A fighter's forces that take part: normal ones, special ones (R11.2)."""
    side = s.sides[f]
    total = 0
    specials = 0
    for node in present(s).part:
        total += side.forces.get(node, 0)
        specials += side.specials.get(node, 0)
    return total - specials, specials


def special_value(p: P, f: int) -> int:
    """How many forces a Sardaukar or Fedaykin counts for in this battle (EMP.A1, FRE.A5)."""
    battle = present(p.state)
    if f == EMPEROR:
        return 1 if opponent(battle, f) == FREMEN or "EMP.A1" in battle.cancelled else 2
    return 1 if "FRE.A5" in battle.cancelled else 2


def kwisatz_haderach_awake(p: P, territory: int) -> bool:
    """Whether the Kwisatz Haderach could help in a territory: awake, alive, not used up this round (ATR.A1, ATR.A2)."""
    s = p.state
    if not p.rules.has(s, "ATR.A2") or s.losses < KWISATZ_HADERACH_LOSSES or s.kwisatz_haderach != READY:
        return False
    if s.kwisatz_haderach_at == NOBODY:
        return True
    return p.rules.setting("kwisatz_haderach_scope") == "one_territory_per_round" and s.kwisatz_haderach_at == territory


def kwisatz_haderach_allowed(p: P, f: int) -> bool:
    """Whether a fighter may add the Kwisatz Haderach to his plan."""
    battle = present(p.state)
    return f == ATREIDES and "ATR.A2" not in battle.cancelled and kwisatz_haderach_awake(p, battle.territory)
