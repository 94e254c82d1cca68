"""What is true at a table of War for Arrakis, hidden or not.

Areas, zones, leaders, cards and tokens are numbers (see `facts`). Lists are indexed by side first where a side owns
something, by area where something stands on the board.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.board import ALL_ZONES, COUNT, ZONES
from kanly.games.arrakis.facts.pieces import EMPTY, OCCUPANTS
from kanly.games.arrakis.table.records import NOBODY, Battle, Guild, Party
from kanly.kernel import Known, State


class ArrakisState(State):
    """The board, the decks, the dashboards, and where the round stands."""

    round: int
    phase: int  # index into PHASES
    active: int  # whose turn it is in the action phase; NOBODY outside it

    # The board.
    legions: list[list[int]]  # by side and area: words of `table.legions`
    armies: list[list[int]]  # by side: the areas with a legion in ascending order; `changing.shift` keeps it
    held: list[int]  # by side: the areas with a legion or settlement, as a mask; `changing` keeps it
    ground: list[int]  # by area: flags
    worms: int  # the areas with a sandworm or the Wild Maker, as a mask
    harvesters: int  # those with a harvester
    signs: int  # those with a wormsign
    zones: list[int]  # what stands in each air zone
    aloft: list[int]  # by occupant: the air zones in which it stands, as a mask; `changing.occupy` keeps both
    supply: list[list[int]]  # by side: regulars, elites, special elites, generic leaders
    vehicles: list[int]  # in the supply: harvesters, ornithopters, carryalls
    leader_at: list[int]
    spent: int  # leaders whose card is turned
    sietches: list[int]  # by sietch token: its area; GONE: destroyed
    sietch_known: Known
    tokens: list[int]  # by deployment token: area, POOL, DRAWN or GONE
    token_known: Known
    wormsigns: list[int]  # by wormsign: area or POOL
    wormsign_known: Known
    stations: list[int]  # by place of STATION_AREAS: its symbol, a marker; GONE: taken

    # Cards.
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    in_play: list[int]  # cards that stay (SG9.1), and those attached to prescience cards
    cards: Known
    visions: list[int]  # the prescience deck
    revealed: list[int]
    claimed: list[int]  # out of the game
    visions_known: Known
    kept: int  # mask of prescience cards that Eyes of Ibad keeps
    feared: int  # the prescience card with Fear Is the Mind-Killer; NOBODY
    objectives: list[int]
    objective_pile: list[int]
    objective_known: Known
    ruled_out: int  # objectives that were met when nobody won: the Atreides have none of them

    # Dice and tracks.
    dice: list[list[int]]  # by side: unused dice of each result
    sisters: list[int]  # by side: the result on whose box a Bene Gesserit token lies; NOBODY
    bene_gesserit: list[int]  # tokens of each side, that on a box included
    reserve: int  # Bene Gesserit tokens that nobody has
    supremacy: int
    prescience: list[int]
    entered: int  # flags of track events that have happened (R6.6)
    imperium: list[int]
    bans: int  # mask of powers
    saved: int  # spice in the reserve
    atomics: int  # which were detonated; NOBODY
    winner: int
    victory: str

    # This turn and what is under way.
    claims: int  # prescience cards claimed this round
    deeds: int
    die: int  # the result that is spent this turn; NOBODY: none
    forced: int  # the result that the Harkonnen must use next (Truthtrance); NOBODY
    hunted: bool  # Paul's legion must stay (Seek Out the 'Mahdi')
    subject: int  # the area of the legion that the present card speaks of; NOBODY
    marches: list[tuple[int, int, int, int, int, int]]  # this action's: from, to, word, captains, tokens, mode
    flown: list[int]  # areas whose legion was carried by ornithopter this turn (F7)
    lifted: list[int]  # and by frigate (SG7.3)
    spice: int  # harvested this round and not yet spent
    flipped: list[int]  # wormsigns that lie open and are still to be resolved
    party: Party | None
    battle: Battle | None
    guild: Guild | None

    def __init__(self, like: ArrakisState | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        super().__init__()
        self.round = 0
        self.phase = 0
        self.active = NOBODY
        self.legions = [[0] * COUNT, [0] * COUNT]
        self.armies = [[], []]
        self.held = [0, 0]
        self.ground = [0] * COUNT
        self.worms = 0
        self.harvesters = 0
        self.signs = 0
        self.zones = [EMPTY] * len(ZONES)
        self.aloft = [ALL_ZONES] + [0] * (len(OCCUPANTS) - 1)
        self.supply = [[], []]
        self.vehicles = []
        self.leader_at = []
        self.spent = 0
        self.sietches = []
        self.sietch_known = Known()
        self.tokens = []
        self.token_known = Known()
        self.wormsigns = []
        self.wormsign_known = Known()
        self.stations = []
        self.decks = [[], [], [], []]
        self.hands = [[], []]
        self.discards = [[], [], [], []]
        self.in_play = []
        self.cards = Known()
        self.visions = []
        self.revealed = []
        self.claimed = []
        self.visions_known = Known()
        self.kept = 0
        self.feared = NOBODY
        self.objectives = []
        self.objective_pile = []
        self.objective_known = Known()
        self.ruled_out = 0
        self.dice = [[0] * 5, [0] * 5]
        self.sisters = [NOBODY, NOBODY]
        self.bene_gesserit = [0, 0]
        self.reserve = 0
        self.supremacy = 0
        self.prescience = [0, 0, 0]
        self.entered = 0
        self.imperium = [0, 0, 0]
        self.bans = 0
        self.saved = 0
        self.atomics = NOBODY
        self.winner = NOBODY
        self.victory = ""
        self.claims = 0
        self.deeds = 0
        self.die = NOBODY
        self.forced = NOBODY
        self.hunted = False
        self.subject = NOBODY
        self.marches = []
        self.flown = []
        self.lifted = []
        self.spice = 0
        self.flipped = []
        self.party = None
        self.battle = None
        self.guild = None

    def copy(self) -> ArrakisState:
        """An independent copy."""
        return ArrakisState(self)

    def _copy_to(self, other: ArrakisState) -> None:
        self.copy_common(other)
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.legions = [self.legions[0][:], self.legions[1][:]]
        other.armies = [self.armies[0][:], self.armies[1][:]]
        other.held = self.held[:]
        other.ground = self.ground[:]
        other.worms = self.worms
        other.harvesters = self.harvesters
        other.signs = self.signs
        other.zones = self.zones[:]
        other.aloft = self.aloft[:]
        other.supply = [self.supply[0][:], self.supply[1][:]]
        other.vehicles = self.vehicles[:]
        other.leader_at = self.leader_at[:]
        other.spent = self.spent
        other.sietches = self.sietches[:]
        other.sietch_known = self.sietch_known.copy()
        other.tokens = self.tokens[:]
        other.token_known = self.token_known.copy()
        other.wormsigns = self.wormsigns[:]
        other.wormsign_known = self.wormsign_known.copy()
        other.stations = self.stations[:]
        other.decks = [deck[:] for deck in self.decks]
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.discards = [pile[:] for pile in self.discards]
        other.in_play = self.in_play[:]
        other.cards = self.cards.copy()
        other.visions = self.visions[:]
        other.revealed = self.revealed[:]
        other.claimed = self.claimed[:]
        other.visions_known = self.visions_known.copy()
        other.kept = self.kept
        other.feared = self.feared
        other.objectives = self.objectives[:]
        other.objective_pile = self.objective_pile[:]
        other.objective_known = self.objective_known.copy()
        other.ruled_out = self.ruled_out
        other.dice = [self.dice[0][:], self.dice[1][:]]
        other.sisters = self.sisters[:]
        other.bene_gesserit = self.bene_gesserit[:]
        other.reserve = self.reserve
        other.supremacy = self.supremacy
        other.prescience = self.prescience[:]
        other.entered = self.entered
        other.imperium = self.imperium[:]
        other.bans = self.bans
        other.saved = self.saved
        other.atomics = self.atomics
        other.winner = self.winner
        other.victory = self.victory
        other.claims = self.claims
        other.deeds = self.deeds
        other.die = self.die
        other.forced = self.forced
        other.hunted = self.hunted
        other.subject = self.subject
        other.marches = self.marches[:]
        other.flown = self.flown[:]
        other.lifted = self.lifted[:]
        other.spice = self.spice
        other.flipped = self.flipped[:]
        other.party = None if self.party is None else self.party.copy()
        other.battle = None if self.battle is None else self.battle.copy()
        other.guild = None if self.guild is None else self.guild.copy()


RECORDS: Final = (ArrakisState, Party, Battle, Guild)
