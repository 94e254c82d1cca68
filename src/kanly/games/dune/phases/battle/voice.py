"""The Voice: the Bene Gesserit order a fighter to play, or not to play, one kind of card (BG.B3, BG.S1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.cards import VOICE
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS
from kanly.games.dune.phases.battle.fighters import champion, opponent, place_of, present
from kanly.games.dune.phases.battle.plans import CARD
from kanly.games.dune.rules import P
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, Binding
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

PLAY: Final = "play"
NOT: Final = "not"
ORDERS: Final[list[Option]] = [(order, CARD_KINDS[kind]) for kind in VOICE for order in (PLAY, NOT)]


def voice(p: P) -> Flow:
    """One order to the opponent of the Bene Gesserit or of their ally; a Karama may stop it (R4.5)."""
    s = p.state
    speaker = champion(s, BENE_GESSERIT)
    power = "BG.B3" if speaker == BENE_GESSERIT else "BG.S1"
    if speaker == NOBODY or not usable(p, power):
        return
    order: Option = yield Ask(seat_of(s, BENE_GESSERIT), "voice", offer=lambda: [*ORDERS, PASS])
    if order == PASS:
        return
    listener = opponent(present(s), speaker)
    p.tell("voice", (FACTIONS[BENE_GESSERIT].name, FACTIONS[listener].name, order[0], order[1]))
    if (yield from stopped(p, power)):
        return
    binding = Binding()
    binding.source = "voice"
    binding.element = CARD
    binding.value = order[1]
    binding.yes = order[0] == PLAY
    battle = present(s)
    battle.bindings[place_of(battle, listener)].append(binding)


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return message("voice-pass")
    return message("voice-" + option[0], ("BG.B3",), kind=option[1])


def _question(p: P, ask: Ask) -> Message:
    s = p.state
    listener = opponent(present(s), champion(s, BENE_GESSERIT))
    return message("ask-voice", ("BG.B3", "BG.S1"), faction=FACTIONS[listener].name)


KINDS: Final = only_with(BENE_GESSERIT, Kind("voice", [*ORDERS, PASS], _question, _describe))
EVENTS: Final = {"voice": ("faction", "other", "order", "kind")}
