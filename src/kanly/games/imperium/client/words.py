"""Messages of Imperium: names in arguments become messages of their own, so that every language can decline them."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import CLAUSES, Cast, Effect
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.modules.choam.tiles import CONTRACTS
from kanly.games.imperium.pieces.board import SPACE_OF
from kanly.games.imperium.pieces.cards import CARDS
from kanly.games.imperium.pieces.intrigues import INTRIGUES, Way
from kanly.games.imperium.pieces.leaders import LEADERS
from kanly.games.imperium.pieces.rulings import rulings
from kanly.games.imperium.pieces.trophies import TROPHY_OF
from kanly.games.imperium.table.rules import P
from kanly.kernel import Event, Message

# What an argument of this name is: the prefix of its message id.
NAMES: Final[dict[str, str]] = {
    "faction": "faction",
    "card": "card",
    "intrigue": "intrigue",
    "space": "space",
    "post": "post",
    "contract": "contract",
    "trophy": "trophy",
    "phase": "phase",
    "icon": "icon",
    "leader": "leader",
}

# Everything that clauses are printed on; no two pieces have one name.
PIECES_BY_PREFIX: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("card", CARDS),
    ("intrigue", INTRIGUES),
    ("space", SPACE_OF),
    ("leader", LEADERS),
    ("contract", CONTRACTS),
    ("trophy", TROPHY_OF),
)


def message(id: str, rules: tuple[str, ...] = (), **args: Any) -> Message:
    """A message whose arguments are named after what they are: house=, card=, space=, ... or plain values."""
    out: dict[str, Any] = {}
    refs: list[str] = []
    for name, value in args.items():
        if name in ("house", "other"):
            out[name] = house_words(value)
            refs.append(f"house:{value}")
        elif name == "clause":
            out[name] = clause_words(value)
        elif name in NAMES:
            out[name] = Message(f"{NAMES[name]}-{value}")
            refs.append(f"{NAMES[name]}:{value}")
        else:
            out[name] = value
    return Message(id, out, tuple(refs), rules)


def house_words(name: str) -> Message:
    """A house by its leader, or by its seat before leaders are chosen."""
    if name.startswith("seat"):
        return Message("house-seat", {"n": int(name[4:]) + 1})
    return Message("leader-" + name)


def clause_words(name: str) -> Message:
    """A clause in words: what it is printed on, and what it does."""
    effect = CLAUSES[name]
    side = leader_side(effect)
    source = Message(f"{side}-{effect.source}") if side else piece_words(effect.source)
    rules = rulings(f"{effect.source} {side}" if side else effect.source)
    return Message("clause", {"source": source, "effect": effect.text()}, (f"clause:{name}",), rules)


ABILITY: Final = ("sending", "revealing", "reached")  # boxes of what a leader always can do


def leader_side(effect: Effect) -> str:
    """Of what a leader can do, which part a clause belongs to: `ability` or `signet`; "" if it is no leader's."""
    if effect.source not in LEADERS:
        return ""
    return "ability" if effect.name.split(".")[1] in ABILITY else "signet"


def piece_words(name: str) -> Message:
    """The name of whatever is called so: a card, an intrigue card, a leader, a space, a contract, a conflict."""
    for prefix, there in PIECES_BY_PREFIX:
        if name in there:
            return Message(f"{prefix}-{name}")
    return Message("source-" + name)


def played_words(way: Way) -> Message:
    """A way to play an intrigue card, in words: its price, then its lines."""
    join = "line-and" if way.price is None else "together"
    effect = way.lines[0].text()
    for line in way.lines[1:]:
        effect = Message(join, {"first": effect, "second": line.text()})
    return effect if way.price is None else Message("arrow", {"cost": way.price.text(), "effect": effect})


def why_not_clause(p: P, seat: int, name: str) -> Message:
    """Why a clause cannot be carried out now."""
    s = p.state
    effect = CLAUSES[name]
    h = next(i for i in range(len(s.houses)) if s.houses[i].seat == seat)
    for root, card, given in s.pool:
        if root == effect.root:
            x = Cast(p, h, card)
            x.given = given
            lack = effect.lacking(x)
            if lack is not None:
                return lack
            if effect.branching:
                return Message("why-not-whole", {"effect": effect.text()}, rules=("RUL-01",))
    return Message("why-not-open", {"effect": effect.text()}, rules=("AGT-07",))


def narrate(fields: dict[str, tuple[str, ...]], event: Event) -> Message:
    """An event in words; its data are named by the module that tells it."""
    names = fields.get(event.kind, ())
    args = {names[i]: event.data[i] for i in range(len(names))}
    if "solari" in args:
        args["what"] = resources(args.pop("solari"), args.pop("spice"), args.pop("water"))
    if "strengths" in args:
        args["strengths"] = _strengths(args["strengths"])
    return message("event-" + event.kind, **args)


def _strengths(pairs: tuple[tuple[str, int], ...]) -> Message:
    """Every house with its strength."""
    words = [Message("strength-of", {"house": house_words(name), "n": n}) for name, n in pairs]
    out = words[0]
    for more in words[1:]:
        out = Message("strength-and", {"first": out, "second": more})
    return out
