"""Battle plans: which are legal (R11.4-R11.6), and what binds them (R11.20). How one is made is in `planning`.

A fighter's legal plans are a product: any leader with any cards with any dial. So they are never listed one by one; the
orders of the Voice and the answers to Prescience and Truthtrance are filters on one of the three.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.cards import CARD_KIND, CHEAP_HERO, DEFENSES, DESIGN_OF, DESIGNS, KINDS, WEAPONS
from kanly.games.dune.facts.leaders import LEADERS
from kanly.games.dune.phases.battle.fighters import place_of, present, special_value, troops
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.hands import held, names
from kanly.games.dune.table.state import Binding, DuneState
from kanly.kernel import Option

NONE: Final = "none"  # an empty slot
BARE: Final = (NONE, NONE)
DIAL: Final = "dial"
LEADER: Final = "leader"
WEAPON: Final = "weapon"
DEFENCE: Final = "defence"
CARD: Final = "card"
ELEMENTS: Final = (DIAL, LEADER, WEAPON, DEFENCE)


class Legal:
    """What a fighter may put into his plan: every leader goes with all cards and all dials."""

    leaders: list[str]  # leaders and heroes by name; [NONE]: neither
    cards: list[tuple[str, str]]  # weapon, defence
    dials: list[int]  # in half points

    def __init__(self, leaders: list[str], cards: list[tuple[str, str]], dials: list[int]) -> None:
        self.leaders = leaders
        self.cards = cards
        self.dials = dials


def unbound_plans(p: P, f: int) -> Legal:
    """The legal plans of a fighter before anybody orders or asks anything."""
    s = p.state
    hand = s.sides[f].hand
    leaders = [LEADERS[i].name for i in leaders_for(s, f, present(s).territory)]
    leaders += names([card for card in hand if CARD_KIND[card] == CHEAP_HERO])
    dials: list[int] = p.rules.step("battle_dials")(p, f)
    if not leaders:
        return Legal([NONE], [BARE], dials)  # R11.6: without leader and hero, no cards either
    weapons = [NONE, *names([card for card in hand if CARD_KIND[card] in WEAPONS])]
    defences = [NONE, *names([card for card in hand if CARD_KIND[card] in DEFENSES])]
    return Legal(leaders, [(w, d) for w in weapons for d in defences if w != d or w == NONE], dials)


def legal_plans(p: P, f: int) -> Legal:
    """The legal plans of a fighter; of two bindings that cannot both be met the earlier one holds (BG.B3)."""
    legal = unbound_plans(p, f)
    battle = present(p.state)
    for binding in battle.bindings[place_of(battle, f)]:
        bind(legal, binding)
    return legal


def can_keep(p: P, f: int, binding: Binding) -> bool:
    """Whether some legal plan of a fighter fits a further binding."""
    return bind(legal_plans(p, f), binding)


def bind(legal: Legal, binding: Binding) -> bool:
    """Keep only the plans that fit; what no plan could fit binds nothing, and the answer is False."""
    element = binding.element
    if element == DIAL:
        return _bind_dial(legal, binding)
    if element == LEADER:
        return _bind_leaders(legal, [x for x in legal.leaders if (x == binding.value) == binding.yes])
    if element == CARD and is_kind(CHEAP_HERO, binding.value):
        if _bind_leaders(legal, [x for x in legal.leaders if fits(x, binding.value) == binding.yes]):
            return True
        if binding.source != "voice" or binding.yes or BARE not in legal.cards:
            return False
        legal.leaders = [NONE]  # BG.B3: forbidden his only hero, he fights without leader and cards
        legal.cards = [BARE]
        return True
    if element == WEAPON:
        cards = [pair for pair in legal.cards if fits(pair[0], binding.value) == binding.yes]
    elif element == DEFENCE:
        cards = [pair for pair in legal.cards if fits(pair[1], binding.value) == binding.yes]
    else:
        value = binding.value
        cards = [pair for pair in legal.cards if (fits(pair[0], value) or fits(pair[1], value)) == binding.yes]
    if not cards:
        return False
    legal.cards = cards
    return True


def _bind_dial(legal: Legal, binding: Binding) -> bool:
    """Prescience was told the dial itself; Truthtrance, whether it is at least so much."""
    value = half_points(binding.value)
    if binding.source == "prescience":
        dials = [dial for dial in legal.dials if (dial == value) == binding.yes]
    else:
        dials = [dial for dial in legal.dials if (dial >= value) == binding.yes]
    if not dials:
        return False
    legal.dials = dials
    return True


def _bind_leaders(legal: Legal, leaders: list[str]) -> bool:
    if not leaders:
        return False
    legal.leaders = leaders
    return True


def is_kind(kind: int, value: str) -> bool:
    """Whether the value of a binding names this kind of cards, or a card of it."""
    return value == KINDS[kind] or (value in DESIGN_OF and DESIGNS[DESIGN_OF[value]].kind == kind)


def fits(name: str, value: str) -> bool:
    """Whether what lies in a slot is the card, or of the kind, that the value of a binding names."""
    if name == value:
        return True
    return name in DESIGN_OF and KINDS[DESIGNS[DESIGN_OF[name]].kind] == value


def projected(legal: Legal, element: str) -> list[Option]:
    """What one element of a legal plan can be."""
    out: list[Option] = []
    if element == DIAL:
        out.extend([points(dial) for dial in legal.dials])
    elif element == LEADER:
        out.extend(legal.leaders)
    else:
        at = 0 if element == WEAPON else 1
        for pair in legal.cards:
            if pair[at] not in out:
                out.append(pair[at])
    return out


def hero_held(s: DuneState, f: int) -> bool:
    """Whether a faction could play a cheap hero."""
    return len(held(s, f, CHEAP_HERO)) > 0


# Dials are counted in half points and shown in points: whole numbers, or "2.5" (R15.3).


def points(half: int) -> Option:
    """A dial as it is shown."""
    return f"{half // 2}.5" if half % 2 else half // 2


def half_points(shown: Option) -> int:
    """A dial as it is counted."""
    return int(float(shown) * 2)


def battle_dials(p: P, f: int) -> list[int]:
    """What a fighter's forces can dial: any of them, special ones for two (R11.5)."""
    normal, special = troops(p.state, f)
    value = special_value(p, f)
    if not special or value == 1:
        return [2 * dial for dial in range(normal + special + 1)]
    return sorted({2 * (a + value * b) for a in range(normal + 1) for b in range(special + 1)})


def counts_by_spice(p: P, f: int) -> bool:
    """Whether a fighter's forces count in full only for spice: in the base game nobody's do."""
    return False


def battle_spice(p: P, f: int, dial: int) -> list[int]:
    """With how much spice a fighter's forces can make up a dial: they fight for nothing."""
    return [0]
