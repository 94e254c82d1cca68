"""Messages of Imperium: names in arguments become messages of their own, so that every language can decline them."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, house_of
from kanly.kernel import PLAYER, Event, Message
from kanly.kit import Vocabulary


def house_words(name: str) -> Message:
    """A house by its leader, or by its seat before leaders are chosen."""
    if name.startswith("seat"):
        return Message(PLAYER, {"n": int(name[4:]) + 1})
    return Message("leader-" + name)


def _seat(number: int) -> tuple[Message, str]:
    return Message(PLAYER, {"n": number}), f"seat:{number}"


def _house(name: str) -> tuple[Message, str]:
    return house_words(name), f"house:{name}"


# What an argument of this name is: the prefix of its message id.
WORDS: Final = Vocabulary(
    {
        "faction": "faction",
        "second_faction": "faction",
        "card": "card",
        "intrigue": "intrigue",
        "space": "space",
        "post": "post",
        "contract": "contract",
        "partner": "card",
        "research_space": "research_space",
        "tleilaxu_space": "tleilaxu_space",
        "hagal": "hagal",
        "trophy": "trophy",
        "tech": "tech",
        "phase": "phase",
        "icon": "icon",
        "leader": "leader",
    },
    {"house": _house, "other": _house, "seat": _seat},
)
message: Final = WORDS.message
options_by: Final = WORDS.options_by


SOLARI_INSTEAD: Final = Message("gain", {"what": resources(2, 0, 0)})


# The faction of "this space", by what is said of it: what is said where the space is known.
AT_SPACE: Final = {"influence-visit": "influence", "influence-instead": "influence-instead-with"}


def as_played(box: Box, words: Message, space: int = NOBODY) -> Message:
    """What is printed, as it counts in this set-up: without contracts their icon gives solari (CHO-03).

    `space`: where the agent of the turn stands, if that is known, so that its faction has a name.
    """
    stock = box.stocks.get("contract")
    track = NOBODY if space == NOBODY else box.spaces[space].faction
    faction = None if track == NOBODY else box.tracks[track].words()
    if faction is None and stock is not None and stock.named:
        return words
    return _as_played(words, faction, stock is None or not stock.named)


def _as_played(words: Message, faction: Message | None, contractless: bool) -> Message:
    if contractless and words.id == "take-contract":
        return SOLARI_INSTEAD
    if faction is not None and words.id in AT_SPACE:
        return Message(AT_SPACE[words.id], {"n": 1, **words.args, "faction": faction}, words.refs, words.rules)
    args = {
        key: _as_played(arg, faction, contractless) if isinstance(arg, Message) else arg
        for key, arg in words.args.items()
    }
    return Message(words.id, args, words.refs, words.rules)


def open_clause_words(p: P, seat: int, name: str) -> Message:
    """A clause of the pool as things stand in this turn, and how few troops are there if it recruits more."""
    s = p.state
    box = p.rules.box
    effect = box.clauses[name]
    cards = [(card, given) for root, card, given in s.pool if root == effect.root]
    if not cards:
        return clause_words(box, name, s.on_turn.space)
    x = p.rules.cast(p, house_of(s, seat), cards[0][0])
    x.given = cards[0][1]
    words = _clause_words(box, effect, effect.offered(x), s.on_turn.space)
    supply = s.houses[x.ally].supply
    if effect.recruits(x) <= supply:
        return words
    return Message("short-of-troops", {"what": words, "n": supply}, words.refs, ("DEP-01", *words.rules))


def clause_words(box: Box, name: str, space: int = NOBODY) -> Message:
    """A clause in words: what it is printed on, and what it does."""
    effect = box.clauses[name]
    return _clause_words(box, effect, effect.text(), space)


def _clause_words(box: Box, effect: Effect, text: Message, space: int) -> Message:
    side = leader_side(box, effect)
    source = Message(f"{side}-{effect.source}") if side else box.title(effect.source)
    rules = box.rulings.get(f"{effect.source} {side}" if side else effect.source, ())
    told = {"source": source, "effect": as_played(box, text, space)}
    return Message("clause", told, (f"clause:{effect.name}",), rules)


ABILITY: Final = (
    "sending",
    "revealing",
    "reached",
    "begins",
    "paying",
    "seating",
    "massing",
    "snooping",
)  # boxes of what a leader always can do


def leader_side(box: Box, effect: Effect) -> str:
    """Of what a leader can do, which part a clause belongs to: `ability` or `signet`; "" if it is no leader's."""
    if effect.source not in box.leaders or not box.leaders[effect.source].selectable:
        return ""
    return "ability" if effect.name.split(".")[1] in ABILITY else "signet"


def why_not_clause(p: P, seat: int, name: str) -> Message:
    """Why a clause cannot be carried out now."""
    s = p.state
    box = p.rules.box
    effect = box.clauses[name]
    told = {"effect": as_played(box, effect.text(), s.on_turn.space)}
    h = house_of(s, seat)
    for root, card, given in s.pool:
        if root == effect.root:
            x = p.rules.cast(p, h, card)
            x.given = given
            lack = effect.lacking(x)
            if lack is not None:
                return lack
            if effect.branching:
                return Message("why-not-whole", told, rules=("RUL-01",))
    return Message("why-not-open", told, rules=("AGT-07",))


def space_of_turn(box: Box, events: list[Event], at: int) -> int:
    """Where the agent of the turn stood when an event was told; NOBODY: none had been sent."""
    for i in range(at - 1, -1, -1):
        event = events[i]
        if event.kind == "sends":
            return box.space_of[event.data[2]]
        if event.kind == "turn":
            break
    return NOBODY


def narrate(box: Box, fields: dict[str, tuple[str, ...]], event: Event, space: int = NOBODY) -> Message:
    """An event in words; its data are named by the module that tells it. `space`: of the turn, if it is known."""
    names = fields.get(event.kind, ())
    args = {names[i]: event.data[i] for i in range(len(names))}
    if "solari" in args:
        args["what"] = resources(args.pop("solari"), args.pop("spice"), args.pop("water"))
    if "strengths" in args:
        args["strengths"] = _strengths(args["strengths"])
    if "clause" in args:
        args["clause"] = clause_words(box, args["clause"], space)
    return message("event-" + event.kind, **args)


def _strengths(pairs: tuple[tuple[str, int], ...]) -> Message:
    """Every house with its strength."""
    words = [Message("strength-of", {"house": house_words(name), "n": n}) for name, n in pairs]
    out = words[0]
    for more in words[1:]:
        out = Message("strength-and", {"first": out, "second": more})
    return out
