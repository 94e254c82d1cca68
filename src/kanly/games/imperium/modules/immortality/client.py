"""The Bene Tleilax as clients see them: views, redealt worlds, questions, the almanac, the text board."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.paint import WIDTH, Painter, Painting
from kanly.games.imperium.client.words import clause_words, message
from kanly.games.imperium.client.words import options_by as by
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.modules.immortality.cards import ImmortalityCard, grafts
from kanly.games.imperium.modules.immortality.dealings import ChooseTwo, two_of
from kanly.games.imperium.modules.immortality.grafting import ROW
from kanly.games.imperium.modules.immortality.market import pick_words, picks, reserve, why_not_pick
from kanly.games.imperium.modules.immortality.play import AFTERMATH
from kanly.games.imperium.modules.immortality.table import (
    FIRST_MARKER,
    PRIZE,
    SECOND_MARKER,
    immortality,
    markers,
)
from kanly.games.imperium.modules.immortality.tracks import (
    LAST,
    PRIZED,
    ResearchSpace,
    TrackSpace,
    research_space,
    tleilaxu_space,
)
from kanly.games.imperium.phases.plots import any_plots, plot_options, plot_words, why_not_plot
from kanly.games.imperium.phases.sending import added_icons, price_words
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, ImperiumState, house_of
from kanly.kernel import PASS, Ask, Chance, Kind, Message, Option
from kanly.kit import data_of, folded

TROOPS_LOST: Final = 2  # the most that a card asks for


def view_tleilaxu(rules: ImperiumRules, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """Everything but the order of the deck is public."""
    table = immortality(s)
    view["tleilaxu_row"] = _names(rules.box, table.row)
    view["tleilaxu_deck"] = len(table.deck)
    view["tleilaxu_prize"] = table.prize
    if table.adorned in s.on_turn.cards:  # only where effects add icons to cards
        view["adorned"] = rules.box.pieces[table.adorned].name
    view["borrowed"] = rules.box.pieces[table.borrowed].name if table.borrowed != NOBODY else None
    view["fought"] = [h for h in range(len(s.houses)) if table.fought >> h & 1]
    for h in range(len(s.houses)):
        house = view["houses"][h]
        rival = s.houses[h].seat < 0  # IMM-R14.2, IMM-R14.9
        off = not table.tokens[h]  # IMM-R14.10
        house["research"] = None if rival or off else table.research[h]
        house["markers"] = markers(s, h)
        house["tleilaxu"] = None if off or (rival and rules.seats == 2) else table.tleilaxu[h]
        house["specimens"] = table.tanks[h]
        house["atomics"] = table.atomics[h]
        house["returning"] = _names(rules.box, table.returning[h])


def _names(box: Box, cards: list[int]) -> list[str]:
    return [box.pieces[card].name for card in cards]


def redeal_tleilaxu(rules: ImperiumRules, s: ImperiumState, seat: int, chance: Chance) -> None:
    """The Tleilaxu deck in another order."""
    s.cards.redeal([immortality(s).deck], seat, chance)


def add_tleilaxu(rules: ImperiumRules, almanac: dict[str, Any]) -> None:
    """The board with both tracks, and what only these cards have."""
    box = rules.box
    spaces = {space.name: space for space in box.stocks["research_space"].copies if isinstance(space, ResearchSpace)}
    almanac["research"] = {
        name: {**_space(box, space), "column": space.column, "next": list(space.leads_to)}
        for name, space in spaces.items()
    }
    almanac["markers"] = [FIRST_MARKER, SECOND_MARKER]
    almanac["tleilaxu"] = [_space(box, tleilaxu_space(box, i)) for i in range(LAST + 1)]
    almanac["tleilaxu_prize"] = {"space": PRIZED, "spice": PRIZE}
    almanac["tleilaxu_reserve"] = reserve(box).name
    for name, card in box.cards.items():
        entry = almanac["cards"][name]
        entry["graft"] = grafts(card)
        entry["specimens"] = card.specimens if isinstance(card, ImmortalityCard) and card.specimens >= 0 else None
        entry["granted"] = _granted(card) if isinstance(card, ImmortalityCard) else None


def _space(box: Box, space: TrackSpace) -> dict[str, Any]:
    effects = data_of(space.texts(space.rewards))
    lines = data_of(space.printed(box))
    return {"name": space.name, "x": space.x, "y": space.y, "effects": effects, "lines": lines}


def _granted(card: ImmortalityCard) -> dict[str, Any] | None:
    if card.grant is None:
        return None
    return {"condition": card.grant.text().data(), "icons": [ICONS[icon] for icon in card.granted]}


# Questions.


def _partners(rules: ImperiumRules) -> list[Option]:
    return [*rules.box.cards, *[(ROW, card.name) for card in rules.box.imperium], PASS]


def _first_card(p: P, ask: Ask) -> Message:
    return message("ask-partner", (), card=p.rules.box.pieces[p.state.on_turn.cards[0]].name)


def _partner(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return Message("partner-pass", rules=("IMM-R8.1",))
    if isinstance(option, str):
        return message("partner-option", ("IMM-R8.1", "IMM-R8.3"), card=option)
    return message("partner-row", ("IMM-R8.19",), card=option[1])


def _why_no_partner(p: P, ask: Ask, option: Option) -> Message | None:
    if option == PASS:
        return Message("why-not-partner-pass", rules=("IMM-R8.1",))
    box = p.rules.box
    if isinstance(option, str):
        held = _names(box, p.state.houses[house_of(p.state, ask.seat)].hand)
        here = option in held
        return message("why-not-partner" if here else "why-not-in-hand", ("IMM-R8.1",), card=option)
    here = option[1] in _names(box, p.state.row)
    return message("why-not-partner-row" if here else "why-not-on-offer", ("IMM-R8.19",), card=option[1])


def _adorned(rules: ImperiumRules) -> list[Option]:
    """Nobody is asked where nothing adds icons to a card."""
    return [] if rules.steps["added_icons"] is added_icons else list(rules.box.cards)


def _forks(rules: ImperiumRules) -> list[Option]:
    """The spaces that are one of several ahead."""
    spaces = [space for space in rules.box.stocks["research_space"].copies if isinstance(space, ResearchSpace)]
    ahead = {name for space in spaces if len(space.leads_to) > 1 for name in space.leads_to}
    return [space.name for space in spaces if space.name in ahead]


def _places(rules: ImperiumRules) -> list[Option]:
    out: list[Option] = []
    for space in rules.box.spaces:
        out += [space.name] if len(space.endings) == 1 else space.endings
    return out


def _place(p: P, ask: Ask, option: Option) -> Message:
    name, price = (option, 0) if isinstance(option, str) else option
    cost = p.rules.box.spaces[p.rules.box.space_of[name]].prices[price].cost
    words = message("graft_space-option", ("IMM-R8.3",), space=name)
    if cost is None:
        return words
    paid = price_words(p, house_of(p.state, ask.seat), cost)
    return Message("graft_space-cost", {**words.args, "cost": paid}, words.refs, (*words.rules, "AGT-05"))


def _why_no_place(p: P, ask: Ask, option: Option) -> Message | None:
    return message("why-not-graft-space", ("IMM-R8.12",), space=option if isinstance(option, str) else option[0])


def _ahead(p: P, ask: Ask, option: Option) -> Message:
    effect = research_space(p.rules.box, option).printed(p.rules.box)[0]
    return message("research-option", ("IMM-R3.1", "IMM-R3.2"), research_space=option, effect=effect)


def _why_not_ahead(p: P, ask: Ask, option: Option) -> Message | None:
    return message("why-not-research", ("IMM-R3.1",), research_space=option)


def _bonuses(rules: ImperiumRules) -> list[Option]:
    return [*[name for name, effect in _bonus_clauses(rules.box).items() if effect.optional], PASS]


def _bonus_clauses(box: Box) -> dict[str, Effect]:
    out: dict[str, Effect] = {}
    for space in box.stocks["research_space"].copies:
        out.update(space.clauses)
    return out


def _bonus(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return Message("research_bonus-pass", rules=("IMM-R3.9",))
    return clause_words(p.rules.box, option)


def _pairs(rules: ImperiumRules) -> list[Option]:
    out: list[Option] = []
    for effect in rules.box.clauses.values():
        if isinstance(effect, ChooseTwo):
            out += two_of([branch.name for branch in effect.branches], alike=rules.setting("two_alike"))
    return out


def _two(p: P, ask: Ask, option: Option) -> Message:
    first, second = [p.rules.box.clauses[name].text() for name in option]
    return Message("together", {"first": first, "second": second}, rules=("IMM-R12.2",))


def _reaches(rules: ImperiumRules) -> list[Option]:
    """Two alike are a question of their own; else it is the one about two factions."""
    return two_of([track.name for track in rules.box.tracks], alike=True) if rules.setting("two_alike") else []


def _reach(p: P, ask: Ask, option: Option) -> Message:
    first, second = [Message("faction-" + name) for name in option]
    id = "reach-twice" if option[0] == option[1] else "two_factions-option"
    return Message(id, {"first": first, "second": second}, rules=("IMM-R12.2",))


def _harvests(rules: ImperiumRules) -> list[Option]:
    return [*plot_options(rules, AFTERMATH), PASS]


def _harvest(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return Message("aftermath-pass", rules=("IMM-R9.4",))
    return plot_words(p.rules.box, option[1], option[2])


def _why_no_harvest(p: P, ask: Ask, option: Option) -> Message | None:
    return why_not_plot(p, house_of(p.state, ask.seat), AFTERMATH, option[1], option[2])


def _why_no_card(p: P, ask: Ask, option: Option) -> Message | None:
    return why_not_pick(p, house_of(p.state, ask.seat), option)


KINDS: Final[tuple[Kind, ...]] = (
    Kind("partner", _partners, question=_first_card, describe=_partner, why_not=_why_no_partner),
    Kind("adorned", _adorned, describe=by("card", "IMM-R8.24"), public=True),
    Kind("graft_space", _places, describe=_place, why_not=_why_no_place),
    Kind(
        "research",
        _forks,
        describe=_ahead,
        why_not=_why_not_ahead,
        besides=lambda rules: list(rules.box.stocks["research_space"].named),
    ),
    Kind("research_bonus", _bonuses, describe=_bonus),
    Kind(
        "tleilaxu_card",
        picks,
        describe=lambda p, ask, option: pick_words(p, option),
        why_not=_why_no_card,
    ),
    Kind("two_of", _pairs, describe=_two),
    Kind("reach", _reaches, describe=_reach),
    Kind("grafted", lambda rules: list(rules.box.cards), describe=by("card", "IMM-R8.27")),
    Kind("ceremony", lambda rules: list(rules.box.intrigues), describe=by("intrigue", "IMM-R12.6")),
    Kind("fielded_losses", list(range(TROOPS_LOST + 1)), describe=by("n", "IMM-R5.7")),
    Kind(AFTERMATH, _harvests, describe=_harvest, why_not=_why_no_harvest, besides=any_plots),
)


# The text board.


class TleilaxuPainting(Painting):
    """Everybody's place on the tracks and specimens; the Tleilaxu row with its texts."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        args = {"research": house["research"], "tleilaxu": house["tleilaxu"], "markers": house["markers"]}
        if house["research"] is not None:
            parts = [painter.say(Message("paint-tracks", args))]
        else:
            parts = [] if house["tleilaxu"] is None else [painter.say(Message("paint-tleilaxu", args))]
        if house["specimens"]:
            parts.append(painter.say(Message("paint-specimens", {"n": house["specimens"]})))
        if house["atomics"]:
            parts.append(painter.say("paint-atomics"))
        return parts

    def offer(self, painter: Painter) -> list[str]:
        view = painter.view
        args = {"n": view["tleilaxu_deck"], "spice": view["tleilaxu_prize"]}
        out = [painter.say(Message("paint-tleilaxu-row", args))]
        for name in [*view["tleilaxu_row"], reserve(painter.box).name]:
            out += folded(f"  {painter.say('card-' + name)} · {' · '.join(painter.printed(name))}", 6, WIDTH)
        if view["borrowed"] is not None:
            out.append(painter.say(message("paint-borrowed", card=view["borrowed"])))
        return out
