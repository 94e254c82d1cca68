"""Dune as the kernel sees it: assembled once for a set-up, stateless.

A power is in play when its faction is and when some module brings it: `p.rules.has(p.state, "FRE.B4")`. The base game
brings base, alliance and victory powers; `faction_extras` the advanced ones; `karama_powers` the once-a-game ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune.client.almanac import almanac
from kanly.games.dune.client.notes import takes_notes, without_cards, without_notes
from kanly.games.dune.client.paint import paint
from kanly.games.dune.client.printed import pieces, printed
from kanly.games.dune.client.reasons import VICTORY
from kanly.games.dune.client.redeal import redeal
from kanly.games.dune.client.view import view
from kanly.games.dune.client.words import narrate
from kanly.games.dune.facts.cards import SPICE_DECK, STORM_DECK, TREACHERY
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, POWERS
from kanly.games.dune.facts.leaders import LEADERS
from kanly.games.dune.settings import ALLIANCE_VARIANTS, AllianceVariant
from kanly.games.dune.table.forces import strongholds_of
from kanly.games.dune.table.sides import foresees
from kanly.games.dune.table.state import NOBODY, READY, RECORDS, DuneState, Side
from kanly.kernel import Chance, Event, Known, Message, Module, Party, Play, Result, Rules, Setup

VERSION: Final = "2"
SCHEMA: Final = 4  # of stored states: 2 brought pauses, vows, and what offers are for; 3 and 4 what all have learnt


class DuneRules(Rules[DuneState]):
    """Dune for one set-up."""

    owners: dict[str, int]  # power -> the faction that has it; NOBODY: no module brings it
    variant: AllianceVariant

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        super().__init__(setup, modules, VERSION, RECORDS, SCHEMA)
        tiers = self.lists["power_tiers"]
        self.owners = {power.id: power.faction if power.tier in tiers else NOBODY for power in POWERS}
        self.variant = ALLIANCE_VARIANTS[0]
        for variant in ALLIANCE_VARIANTS:
            if variant.name == setup.settings["alliance_variant"]:
                self.variant = variant

    def has(self, s: DuneState, power: str) -> bool:
        """Whether somebody in this game has the power."""
        f = self.owners[power]
        return f != NOBODY and s.sides[f].seat != NOBODY

    def cited(self, *rules: str) -> tuple[str, ...]:
        """Of the rules behind something, those of this game: a power that no module brings is not among its rules."""
        return tuple([rule for rule in rules if self.owners.get(rule) != NOBODY])

    def begin(self) -> DuneState:
        """All pieces in the box; set-up is the first scene."""
        s = DuneState()
        s.sides = [Side() for _ in range(6)]
        s.seated = [()] * self.setup.seats
        s.treachery_deck = list(range(TREACHERY))
        s.cards = Known(TREACHERY)
        s.spice_deck = list(range(len(SPICE_DECK)))
        s.spice_known = Known(len(SPICE_DECK))
        s.storm_deck = list(range(len(STORM_DECK)))
        s.storm_known = Known(len(STORM_DECK))
        s.traitor_known = Known(len(LEADERS))
        s.leader_state = [READY] * len(LEADERS)
        s.leader_deaths = [0] * len(LEADERS)
        s.leader_at = [NOBODY] * len(LEADERS)
        s.leader_holder = [leader.faction for leader in LEADERS]
        s.agenda = [("set_up",)]
        return s

    def view(self, state: DuneState, seat: int | None) -> dict[str, Any]:
        shown = view(state, seat)
        shown["alliances"] = {"members": self.variant.members, "strongholds": self.variant.strongholds}  # R18.6
        if self.setting("atreides_notes_only") and not takes_notes(state, seat):
            without_notes(shown, seat)
        return shown

    def recalled(self, state: DuneState, seat: int | None, events: list[Event]) -> list[Event]:
        if not self.setting("atreides_notes_only") or takes_notes(state, seat):
            return events
        return [without_cards(event, self.event_fields.get(event.kind, ())) for event in events]

    def redeal(self, state: DuneState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)
        battle = state.battle
        if battle is not None and not battle.plans and not foresees(state, seat):
            self.step("foresee_anew")(Play(state, self, None), chance)

    def migrate(self, data: Any, schema: int) -> Any:
        """A state stored before it was kept what everybody has learnt, or before there were pauses and vows."""
        if schema not in (1, 2, 3):
            return super().migrate(data, schema)
        fields = data["f"]
        fields["treachery_held"] = []
        fields["lacks"] = []
        if schema == 3:
            return data
        fields["relying"] = []
        if schema == 2:
            return data
        fields["offers"] = [{"t": [*offer["t"], "", "", False]} for offer in fields["offers"]]
        fields["pause"] = ""
        for name in ("vows", "acted", "pauses", "pausers", "ready"):
            fields[name] = []
        return data

    def parties(self, state: DuneState) -> list[Party]:
        """The factions in play; allies are a team, and so are two factions of one seat."""
        out: list[Party] = []
        for f in range(6):
            side = state.sides[f]
            if side.seat == NOBODY:
                continue
            team = FACTIONS[f].name
            if self.setup.settings.get("two_factions_each"):
                team = f"seat{side.seat}"
            elif side.alliance != NOBODY:
                team = f"alliance{side.alliance}"
            out.append(Party(FACTIONS[f].name, side.seat, team))
        return out

    def result(self, state: DuneState) -> Result:
        """Winners first, everybody else behind them; the score is the number of strongholds held."""
        winners = [FACTIONS[f].name for f in state.winners]
        losers = [FACTIONS[f].name for f in range(6) if state.sides[f].seat != NOBODY and f not in state.winners]
        contested: bool = self.setting("contested_strongholds_count")
        scores = {name: len(strongholds_of(state, FACTION_OF[name], contested)) for name in winners + losers}
        ranking = [group for group in (winners, losers) if group]
        reason = Message(state.victory, {"round": state.round}, rules=VICTORY.get(state.victory, ()))
        return Result(ranking, scores, reason)

    def narrate(self, event: Event) -> Message:
        return narrate(self.event_fields, event)

    # What is printed.

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        return paint(view, say)

    def pieces(self) -> dict[str, Message]:
        return pieces()

    def printed(self, piece: str) -> list[Message]:
        return printed(piece)

    def almanac(self) -> dict[str, Any]:
        return almanac(self.lists["power_tiers"])


P = Play[DuneState, DuneRules]
