"""Module `advanced_battle`: forces fight at full strength only for spice, and at half strength otherwise (R15.3).

It wraps steps of the battle: what can be dialled, with how much spice, what the winner loses, what is paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune.facts.factions import FREMEN
from kanly.games.dune.phases.battle.fighters import champion, present, special_value, troops
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import pay
from kanly.games.dune.table.state import NOBODY
from kanly.kernel import Option

HALVES: Final[list[Option]] = [f"{n}.5" for n in range(25)]


def needs_spice(p: P, f: int) -> bool:
    """All but the Fremen do, and they too when a Karama has stopped FRE.A6 (R15.3.3)."""
    s = p.state
    return f != FREMEN or not p.rules.has(s, "FRE.A6") or "FRE.A6" in present(s).cancelled


def spice_counts(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """Of whoever needs spice (R15.3)."""

    def counts_by_spice(p: P, f: int) -> bool:
        return inner(p, f) or needs_spice(p, f)

    return counts_by_spice


def dials_with_spice(inner: Callable[[P, int], list[int]]) -> Callable[[P, int], list[int]]:
    """Every dial that some forces make up, with any spice that the fighter has (R15.3.1)."""

    def battle_dials(p: P, f: int) -> list[int]:
        if not needs_spice(p, f):
            return inner(p, f)
        mask = 0
        for spice_mask in masks(p, f):
            mask |= spice_mask
        return [dial for dial in range(mask.bit_length()) if mask >> dial & 1]

    return battle_dials


def spice_for_dial(inner: Callable[[P, int, int], list[int]]) -> Callable[[P, int, int], list[int]]:
    """With how much spice some forces make up a dial (R15.3.1)."""

    def battle_spice(p: P, f: int, dial: int) -> list[int]:
        if not needs_spice(p, f):
            return inner(p, f, dial)
        found = masks(p, f)
        return [spice for spice in range(len(found)) if found[spice] >> dial & 1]

    return battle_spice


def masks(p: P, f: int) -> list[int]:
    """For every amount of spice that the fighter could pay, what he can dial: a bit for each half point."""
    normal, special = troops(p.state, f)
    value = special_value(p, f)
    most = min(p.state.sides[f].spice, normal + special)
    return [dials_for(normal, special, value, spice) for spice in range(most + 1)]


def dials_for(normal: int, special: int, value: int, spice: int) -> int:
    """The totals, in half points, of all sets of forces of which exactly `spice` are supported: a bit for each."""
    mask = 0
    for paid in range(max(0, spice - normal), min(spice, special) + 1):  # special ones among the supported
        halves = (2 << normal - (spice - paid)) - 1  # normal ones without support add half a point each
        for unpaid in range(special - paid + 1):
            mask |= halves << 2 * (spice - paid) + 2 * value * paid + value * unpaid
    return mask


def losses_with_spice(
    inner: Callable[[P, int, int, int], list[tuple[int, int]]],
) -> Callable[[P, int, int, int], list[tuple[int, int]]]:
    """The sets of forces that match both the dial and the spice (R15.3.2)."""

    def battle_losses(p: P, f: int, dial: int, spice: int) -> list[tuple[int, int]]:
        if not needs_spice(p, f):
            return inner(p, f, dial, spice)
        normal, special = troops(p.state, f)
        value = special_value(p, f)
        sets: set[tuple[int, int]] = set()
        for paid in range(min(spice, special) + 1):
            for unpaid in range(special - paid + 1):
                halves = dial - 2 * (spice - paid) - 2 * value * paid - value * unpaid
                if halves >= 0 and spice - paid + halves <= normal:
                    sets.add((spice - paid + halves, paid + unpaid))
        return sorted(sets)

    return battle_losses


def paid_support(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """The spice set aside goes to the bank; who wins by a traitor is never asked for it (R15.3)."""

    def pay_support(p: P, f: int, spice: int) -> None:
        inner(p, f, spice)
        pay(p, f, spice, NOBODY, "support")

    return pay_support


def battle_hardened_matters(p: P) -> bool:
    """Whether Fremen fight in this battle."""
    return champion(p.state, FREMEN) == FREMEN


WRAPS: Final[dict[str, Callable[[Callable[..., Any]], Callable[..., Any]]]] = {
    "battle_dials": dials_with_spice,
    "battle_spice": spice_for_dial,
    "counts_by_spice": spice_counts,
    "battle_losses": losses_with_spice,
    "pay_support": paid_support,
}
LISTS: Final[dict[str, list[Any]]] = {
    "battle_dials": HALVES,
    "dial_rules": ["R15.3", "R15.3.1"],
    "loss_rules": ["R15.3.2"],
    "battle_stakes": [("FRE.A6", battle_hardened_matters)],
}
