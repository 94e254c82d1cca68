"""Who is who: seats, allies, storm order."""

from __future__ import annotations

from kanly.games.dune.facts.factions import ATREIDES
from kanly.games.dune.table.state import NOBODY, DuneState


def in_play(s: DuneState, f: int) -> bool:
    """Whether the faction is in this game."""
    return s.sides[f].seat != NOBODY


def seat_of(s: DuneState, f: int) -> int:
    """The seat that answers for a faction."""
    return s.sides[f].seat


def factions_of(s: DuneState, seat: int) -> tuple[int, ...]:
    """The factions that a seat answers for."""
    return s.seated[seat]


def allied(s: DuneState, f: int, g: int) -> bool:
    """Whether two different factions are in one alliance (R14.1)."""
    return f != g and s.sides[f].alliance != NOBODY and s.sides[f].alliance == s.sides[g].alliance


def friends(s: DuneState, f: int, g: int) -> bool:
    """Whether two different factions never fight each other: allies, or two factions of one seat (R14.5, R18.3)."""
    if f == g:
        return False
    one = s.sides[f]
    other = s.sides[g]
    return one.seat == other.seat or (one.alliance != NOBODY and one.alliance == other.alliance)


def allies_of(s: DuneState, f: int) -> list[int]:
    """The faction's allies, in storm order."""
    number = s.sides[f].alliance
    if number == NOBODY:
        return []
    return [g for g in s.order if g != f and s.sides[g].alliance == number]


def after(s: DuneState, f: int) -> list[int]:
    """The other factions in storm order, from the one to the right of `f` on (R0.4)."""
    at = s.order.index(f)
    return s.order[at + 1 :] + s.order[:at]


def seats_in_order(s: DuneState, without: int = NOBODY, *, with_cards: bool = False) -> list[int]:
    """Every seat once, in storm order; without the seat of one faction; only those with treachery cards in hand."""
    left_out = s.sides[without].seat if without != NOBODY else NOBODY
    out: list[int] = []
    for f in s.order:
        side = s.sides[f]
        if side.seat != left_out and side.seat not in out and (side.hand or not with_cards):
            out.append(side.seat)
    return out


def foresees(s: DuneState, seat: int | None) -> bool:
    """Whether a seat hears the answers to Prescience in the present battle: both fighters and the Atreides do."""
    battle = s.battle
    if battle is None or seat is None:
        return False
    return any(seat == s.sides[f].seat for f in (battle.aggressor, battle.defender, ATREIDES))


def purse(s: DuneState, f: int) -> int:
    """What a faction can pay now: its own spice and what its allies have promised it (R14.9, R14.10)."""
    side = s.sides[f]
    return side.spice if side.alliance == NOBODY else side.spice + help_for(s, f)


def help_for(s: DuneState, f: int) -> int:
    """What a faction's allies have promised it."""
    number = s.sides[f].alliance
    total = 0
    if number != NOBODY:
        for g in s.order:
            if g != f and s.sides[g].alliance == number:
                total += promised(s, g)
    return total


def promised(s: DuneState, f: int) -> int:
    """What a faction's promise to its ally is worth now."""
    return min(s.support[f], s.sides[f].spice)
