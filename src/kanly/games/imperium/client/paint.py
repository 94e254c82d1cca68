"""The table as text, 80 columns wide: the conflict, the houses, the board, the cards on offer, the own cards.

Houses are letters: a capital is an agent, a small one a spy that watches the space. `>` marks spaces that a card of the
own hand reaches.
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

from kanly.games.imperium.client.card_words import box_words, card_words, contract_words
from kanly.games.imperium.effects.gains import FIRST_PRICE, LATER_PRICE, Pay, SwordmasterPrice, resources
from kanly.games.imperium.modules.choam.tiles import CONTRACTS
from kanly.games.imperium.pieces.board import POST_OF, POSTS, SPACE_OF, SPACES, Space
from kanly.games.imperium.pieces.cards import CARDS
from kanly.games.imperium.pieces.icons import CITY, FACTIONS, ICONS, LANDSRAAD, SPICE_TRADE, SPY
from kanly.games.imperium.pieces.trophies import TROPHIES, TROPHY_OF
from kanly.kernel import Message

Say = Callable[[str | Message], str]

WIDTH: Final = 80
LEFT: Final = 36  # the column with the factions; the right one has the rest
NAME: Final = 18
LETTERS: Final = "ABCDEF"
TIE: Final = "\N{NO-BREAK SPACE}"
COLUMNS: Final = ("vp", "solari", "spice", "water", "garrison", "conflict", "strength")


def paint(view: dict[str, Any], say: Say) -> str:
    """All that a terminal shows of a view."""
    me = next((h for h in range(len(view["houses"])) if view["houses"][h]["deck_cards"] is not None), -1)
    lines = [*_heading(view, say), *_conflict(view, say), "", *_houses(view, me, say)]
    if view["phase"]:
        buying = view["turn"] is not None and view["turn"]["house"] == me and view["turn"]["stage"] == "reveal"
        lines += ["", *_board(view, me, say), *_spies(view, say), *_offer(view, buying, say)]
    if me >= 0 and view["phase"]:
        lines += _own(view["houses"][me], say)
    return "\n".join([line.rstrip() for line in lines])


def _heading(view: dict[str, Any], say: Say) -> list[str]:
    phase = Message("phase-" + (view["phase"] or "set_up"))
    args = {"round": view["round"], "phase": phase, "house": LETTERS[view["first"]], "conflicts": view["conflict_deck"]}
    wall = Message("paint-wall" if view["wall"] else "paint-no-wall")
    return _folded(say(Message("paint-heading", {**args, "wall": wall})), 2)


def _conflict(view: dict[str, Any], say: Say) -> list[str]:
    if view["conflict"] is None:
        return []
    lines = [say(message) for message in card_words(view["conflict"])]
    title = say(Message("paint-conflict", {"trophy": Message("trophy-" + view["conflict"])}))
    out = _folded(f"{title} · {' · '.join(lines[:-3])}", 2)
    for line in lines[-3:]:
        out += _folded("  " + line, 4)
    return out


# Houses.


def _houses(view: dict[str, Any], me: int, say: Say) -> list[str]:
    """Two lines for every house: what it has to spend and to fight with, then the rest."""
    headings = [say("column-" + column) for column in COLUMNS]
    out = [" " * 27 + "".join([f"{heading:>{_width(heading)}}" for heading in headings])]
    for h in range(len(view["houses"])):
        house = view["houses"][h]
        on_turn = view["turn"] is not None and view["turn"]["house"] == h
        name = say(Message("leader-" + face(house))) if house["leader"] else say(Message("house-seat", {"n": h + 1}))
        numbers = "".join([f"{_number(house, COLUMNS[i]):>{_width(headings[i])}}" for i in range(len(COLUMNS))])
        out.append(f"{'>' if on_turn else ' '}{LETTERS[h]} {name:<24}{numbers}")
        out += _listed("   ", _rest(house, h == me, say), ", ", 3)
    return out


def face(house: dict[str, Any]) -> str:
    """The leader's face that is up."""
    return "reverend_mother_jessica" if house["flipped"] else str(house["leader"])


def _width(heading: str) -> int:
    return max(3, len(heading) + 1)


def _number(house: dict[str, Any], column: str) -> str:
    if column == "conflict":
        worms = f"+{house['worms']}~" if house["worms"] else ""
        return f"{house['troops']}{worms}"
    return str(house[column])


def _rest(house: dict[str, Any], own: bool, say: Say) -> list[str]:
    """The second line of a house."""
    parts = [say("paint-you")] if own else []
    parts += [
        say(Message("paint-agents", {"n": house["agents"]})),
        say(Message("paint-spies", {"n": house["spies"]})),
        say(Message("paint-hand", {"n": len(house["hand"])})),
        say(Message("paint-intrigues", {"n": len(house["intrigues"])})),
    ]
    if house["persuasion"]:
        parts.append(say(Message("persuasion", {"n": house["persuasion"]})))
    if house["contracts"] or house["completed"]:
        counts = {"n": len(house["contracts"]), "done": len(house["completed"])}
        parts.append(say(Message("paint-contracts", counts)))
    for name in house["trophies"]:
        parts.append(say(Message("paint-icon", {"icon": Message("icon-" + TROPHIES[TROPHY_OF[name]].icon)})))
    parts += [say("paint-" + mark) for mark in ("councillor", "swordmaster", "hooks", "revealed") if house[mark]]
    parts += [say("intrigue-" + name) for name in house["laid"]]
    if house["memories"]:
        parts.append(say(Message("paint-memories", {"n": house["memories"]})))
    return parts


# The board.


def _board(view: dict[str, Any], me: int, say: Say) -> list[str]:
    """The factions with their tracks on the left, everything else on the right."""
    left: list[str] = []
    for f in range(len(FACTIONS)):
        left += [_track(view, f, say), *_spaces(view, f, me, say)]
    right: list[str] = []
    for icon in (LANDSRAAD, CITY, SPICE_TRADE):
        right += [say("icon-" + ICONS[icon]), *_spaces(view, icon, me, say)]
    legend = [f"  {line}" for line in wrap(say("paint-legend"), LEFT - 3)]
    left += [""] * (len(right) - len(left) - len(legend)) + legend
    return [f"{_at(left, i):<{LEFT}}{_at(right, i)}" for i in range(max(len(left), len(right)))]


def _at(lines: list[str], i: int) -> str:
    return lines[i] if i < len(lines) else ""


def _track(view: dict[str, Any], f: int, say: Say) -> str:
    """A faction and everybody's influence with it; the ally has a star."""
    name = FACTIONS[f]
    ally = view["alliances"][name]
    steps = [
        f"{LETTERS[h]}{view['houses'][h]['influence'][name]}{'*' if ally == h else ''}"
        for h in range(len(view["houses"]))
    ]
    return f"{say('icon-' + name)}  {' '.join(steps)}"


def _spaces(view: dict[str, Any], icon: int, me: int, say: Say) -> list[str]:
    there = [SPACES[SPACE_OF[name]] for name in view["spaces"]]
    return [_space(view, space, me, say) for space in there if space.icon == icon]


def _space(view: dict[str, Any], space: Space, me: int, say: Say) -> str:
    """One space: whether the own hand reaches it, combat, name, price, who is there and watches, bonus, control."""
    here = view["spaces"][space.name]
    there = [LETTERS[h] for h in here["agents"]]
    for i in space.posts:
        there += [LETTERS[h].lower() for h in view["posts"][POSTS[i].name]]
    marks = [price_words(space, say)]
    if space.needs is not None:
        marks.append(f"{say('short-' + ICONS[space.needs[0]])} {space.needs[1]}")
    if here["bonus"]:
        marks.append(f"+{here['bonus']}")
    if here["control"] is not None:
        marks.append(f"({LETTERS[here['control']]})")
    reached = ">" if me >= 0 and within_reach(view, view["houses"][me], me, space) else " "
    start = f"{reached}{'!' if space.combat else ' '}{say('space-' + space.name):<{NAME}}"
    return f"{start} {''.join(there):<4} {' '.join([mark for mark in marks if mark])}"


def price_words(space: Space, say: Say) -> str:
    """What a visit costs, in short; of two prices both."""
    words: list[str] = []
    for price in space.prices:
        cost = price.cost
        if isinstance(cost, Pay):
            words.append(say(resources(cost.solari, cost.spice, cost.water)))
        elif isinstance(cost, SwordmasterPrice):
            words.append(say(resources(LATER_PRICE, 0, 0)).replace(str(LATER_PRICE), f"{FIRST_PRICE}/{LATER_PRICE}"))
        elif len(space.prices) > 1:
            words.append("0")
    return "/".join(words)


def within_reach(view: dict[str, Any], house: dict[str, Any], me: int, space: Space) -> bool:
    """Whether a card of the own hand could send an agent there now, as far as this text can tell."""
    here = view["spaces"][space.name]["agents"]
    spied = any(me in view["posts"][POSTS[i].name] for i in space.posts)
    if not house["agents"] or house["revealed"] or me in here or (here and not spied):
        return False
    if space.once and house["swordmaster"]:
        return False
    for name in house["hand"]:
        card = CARDS[name]
        barred = space.needs is not None and house["influence"][ICONS[space.needs[0]]] < space.needs[1]
        opens = space.icon in card.icons or (spied and SPY in card.icons)
        if opens and (not barred or card.unbidden):
            return any(_affordable(view, house, space, k) for k in range(len(space.prices)))
    return False


def _affordable(view: dict[str, Any], house: dict[str, Any], space: Space, k: int) -> bool:
    cost = space.prices[k].cost
    if isinstance(cost, Pay):
        return bool(house["solari"] >= cost.solari and house["spice"] >= cost.spice and house["water"] >= cost.water)
    if isinstance(cost, SwordmasterPrice):
        price = LATER_PRICE if any(other["swordmaster"] for other in view["houses"]) else FIRST_PRICE
        return bool(house["solari"] >= price)
    return True


def _spies(view: dict[str, Any], say: Say) -> list[str]:
    """Where spies are, post by post."""
    parts: list[str] = []
    for name, houses in view["posts"].items():
        if houses:
            spaces = " / ".join([say("space-" + SPACES[i].name) for i in POSTS[POST_OF[name]].spaces])
            parts.append(f"{''.join([LETTERS[h].lower() for h in houses])} {spaces}")
    return _listed(f"{say('paint-posts')} ", parts, "; ", 2) if parts else []


# Cards.


def _offer(view: dict[str, Any], buying: bool, say: Say) -> list[str]:
    """The Imperium row and the reserve with their costs, their texts for who may buy them now; the contracts."""
    names = [f"{CARDS[name].cost} {say('card-' + name)}" for name in view["row"]]
    out = ["", say(Message("paint-row", {"n": view["imperium_deck"]}))]
    if buying:
        out += [line for name in view["row"] for line in _card(name, f"{CARDS[name].cost} ", say)]
        names = []
    names += [f"{CARDS[name].cost} {say('card-' + name)} ×{n}" for name, n in view["reserve"].items()]
    out += _listed("  ", names, " · ", 2)
    if view["contracts"]:
        out.append(say(Message("paint-offer", {"n": view["contract_bank"]})))
        out += [line for name in view["contracts"] for line in _contract(name, say)]
    return out


def _own(house: dict[str, Any], say: Say) -> list[str]:
    """Hand, intrigue cards, contracts, and how many cards lie elsewhere."""
    counts = {"deck": house["deck"], "discard": len(house["discard"])}
    out = ["", say(Message("paint-own-hand", counts))]
    out += [line for name in dict.fromkeys(house["hand"]) for line in _card(name, "", say, _times(house["hand"], name))]
    in_play = [say("card-" + name) for name in house["played"] + house["shown"]]
    if in_play:
        out += _listed(f"{say('paint-in-play')} ", in_play, " · ", 2)
    if house["aside"] is not None:
        out += [say("paint-aside"), *_card(house["aside"], "", say)]
    if house["intrigues"]:
        out.append(say("paint-own-intrigues"))
        for name in house["intrigues"]:
            lines = " · ".join([say(message) for message in card_words(name)])
            out += _folded(f"  {say('intrigue-' + name)} · {lines}", 6)
    if house["contracts"]:
        out.append(say("paint-own-contracts"))
        out += [line for name in house["contracts"] for line in _contract(name, say)]
    return out


def _times(zone: list[str], name: str) -> str:
    n = zone.count(name)
    return f" ×{n}" if n > 1 else ""


def _card(name: str, before: str, say: Say, after: str = "") -> list[str]:
    """A card with everything printed on it: its factions in round brackets, its icons in square ones."""
    card = CARDS[name]
    title = f"  {before}{say('card-' + name)}{after}"
    if card.factions:
        title += f" ({', '.join([say('short-' + ICONS[f]) for f in card.factions])})"
    if card.icons:
        title += f" [{', '.join([say('short-' + ICONS[icon]) for icon in card.icons])}]"
    return _folded(" · ".join([title, *[say(message) for message in box_words(card)]]), 6)


def _contract(name: str, say: Say) -> list[str]:
    return _folded(f"  {say('contract-' + name)} · {say(contract_words(CONTRACTS[name]))}", 6)


def _folded(line: str, indent: int) -> list[str]:
    """A line in as many as it needs; the spaces that it begins with are kept."""
    start = line[: len(line) - len(line.lstrip())]
    return wrap(line.strip(), WIDTH, initial_indent=start, subsequent_indent=" " * indent)


def _listed(start: str, items: list[str], comma: str, indent: int) -> list[str]:
    """A list in as many lines as it needs; no item is torn."""
    whole = comma.join([item.replace(" ", TIE) for item in items])
    return [line.replace(TIE, " ") for line in _folded(start + whole, indent)]
