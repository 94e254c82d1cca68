"""What is true at a table of Imperium, hidden or not.

Everything is indexed by house (0, 1, ...; `seating` says how they sit). Cards, intrigues and trophies are physical
pieces: numbers into the lists of the box. What a module adds lies in its own part (`state.parts`). Victory points are
not stored: `standing.vp` counts them from tracks, tokens and `points`.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel import Known, State

NOBODY: Final = -1

# What the house on turn is doing.
IDLE: Final = 0
CHOOSING: Final = 1  # agent or reveal turn, not yet decided
SENT: Final = 2  # an agent turn, its agent placed
REVEALING: Final = 3
STAGES: Final = (IDLE, CHOOSING, SENT, REVEALING)

Entry = tuple[str, int, int]  # a clause that is open: its name, the card it is printed on, what it has given so far


class House:
    """A party: what it owns. A seat answers for it; a house without a seat (a rival) is asked nothing."""

    seat: int  # NOBODY: none
    team: str  # "": plays for itself
    leader: str  # "" before set-up
    flipped: bool  # Jessica has become Reverend Mother (LDR-05)
    training: str  # Feyd's place on his track (LDR-09)
    memories: int  # Jessica's troops with the Bene Gesserit
    hand: list[int]
    deck: list[int]  # the last one is drawn next
    kept: list[int]  # what was in hand when the discards were last shuffled: whoever counts knows these cards
    discard: list[int]
    played: list[int]  # in play since an agent turn
    shown: list[int]  # in play since the reveal turn
    intrigues: list[int]
    laid: list[int]  # intrigues that lie face up and wait (INT-04)
    aside: int  # a card of the row that only this house can acquire
    spice: int
    solari: int
    water: int
    supply: int  # troops
    garrison: int
    troops: int  # in the conflict
    worms: int  # sandworms in the conflict
    machines: int  # units in the conflict that a module brings
    might: int  # their strength together
    swords: int
    persuasion: int
    spies: int  # in supply
    agents: int  # on the leader
    swordmaster: bool
    councillor: bool  # has a High Council seat
    hooks: bool
    influence: list[int]  # by track
    points: int  # victory points that nothing takes back
    trophies: list[int]  # conflict and objective cards, face up
    matched: list[int]  # the same, turned face down
    revealed: bool  # this round
    scoreless: bool  # no victory points count for it, and it cannot win (RIV-85)
    last_reveal: int  # the number of its latest reveal turn, counted over the table (END-02)

    def __init__(self, tracks: int = 0, like: House | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        self.seat = NOBODY
        self.team = ""
        self.leader = ""
        self.flipped = False
        self.training = "start"
        self.memories = 0
        self.hand = []
        self.deck = []
        self.kept = []
        self.discard = []
        self.played = []
        self.shown = []
        self.intrigues = []
        self.laid = []
        self.aside = NOBODY
        self.spice = 0
        self.solari = 0
        self.water = 1
        self.supply = 9
        self.garrison = 3
        self.troops = 0
        self.worms = 0
        self.machines = 0
        self.might = 0
        self.swords = 0
        self.persuasion = 0
        self.spies = 3
        self.agents = 2
        self.swordmaster = False
        self.councillor = False
        self.hooks = False
        self.influence = [0] * tracks
        self.points = 0
        self.trophies = []
        self.matched = []
        self.revealed = False
        self.scoreless = False
        self.last_reveal = 0

    def copy(self) -> House:
        """An independent copy."""
        return House(0, self)

    def _copy_to(self, other: House) -> None:
        other.seat = self.seat
        other.team = self.team
        other.leader = self.leader
        other.flipped = self.flipped
        other.training = self.training
        other.memories = self.memories
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.kept = self.kept[:]
        other.discard = self.discard[:]
        other.played = self.played[:]
        other.shown = self.shown[:]
        other.intrigues = self.intrigues[:]
        other.laid = self.laid[:]
        other.aside = self.aside
        other.spice = self.spice
        other.solari = self.solari
        other.water = self.water
        other.supply = self.supply
        other.garrison = self.garrison
        other.troops = self.troops
        other.worms = self.worms
        other.machines = self.machines
        other.might = self.might
        other.swords = self.swords
        other.persuasion = self.persuasion
        other.spies = self.spies
        other.agents = self.agents
        other.swordmaster = self.swordmaster
        other.councillor = self.councillor
        other.hooks = self.hooks
        other.influence = self.influence[:]
        other.points = self.points
        other.trophies = self.trophies[:]
        other.matched = self.matched[:]
        other.revealed = self.revealed
        other.scoreless = self.scoreless
        other.last_reveal = self.last_reveal


class Turn:
    """The turn that is being played, and what has happened in it."""

    house: int  # NOBODY: between turns
    ally: int  # the house that recruits and fields units in this turn; mostly the same
    stage: int  # IDLE, CHOOSING, SENT, REVEALING
    cards: list[int]  # that sent the agent
    space: int  # where it went; NOBODY: nowhere
    price: int  # the number of the price that was paid there
    visit: int  # influence still due for the visit, by rule INF-01
    replaced: bool  # by more influence with the same faction, once for the visit
    recruited: int  # troops, from whatever source
    deployed: int  # troops, by right of the combat space (DEP-03)
    beyond: int  # garrison troops that may be deployed besides the two of a combat space
    units: int  # net number of units that went into the conflict
    troops: int  # net number of troops among them
    combat: bool  # the agent's space (or an icon) allows deployment
    levy: bool  # recruits of this turn may be deployed wherever the agent went
    banned: bool  # no unit may be deployed (LDR-07)
    recalled: bool  # a spy was recalled
    seated: bool  # held a High Council seat when the agent arrived (RUL-24)
    spice: int  # gained, from whatever source
    spent: int  # persuasion
    acquired: list[int]  # cards
    discarded: int  # the card discarded last
    armed: list[int]  # revealed cards that have given swords

    def __init__(self, house: int = NOBODY, like: Turn | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        self.house = house
        self.ally = house
        self.stage = IDLE
        self.cards = []
        self.space = NOBODY
        self.price = 0
        self.visit = 0
        self.replaced = False
        self.recruited = 0
        self.deployed = 0
        self.beyond = 0
        self.units = 0
        self.troops = 0
        self.combat = False
        self.levy = False
        self.banned = False
        self.recalled = False
        self.seated = False
        self.spice = 0
        self.spent = 0
        self.acquired = []
        self.discarded = NOBODY
        self.armed = []

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(NOBODY, self)

    def _copy_to(self, other: Turn) -> None:
        other.house = self.house
        other.ally = self.ally
        other.stage = self.stage
        other.cards = self.cards[:]
        other.space = self.space
        other.price = self.price
        other.visit = self.visit
        other.replaced = self.replaced
        other.recruited = self.recruited
        other.deployed = self.deployed
        other.beyond = self.beyond
        other.units = self.units
        other.troops = self.troops
        other.combat = self.combat
        other.levy = self.levy
        other.banned = self.banned
        other.recalled = self.recalled
        other.seated = self.seated
        other.spice = self.spice
        other.spent = self.spent
        other.acquired = self.acquired[:]
        other.discarded = self.discarded
        other.armed = self.armed[:]


class ImperiumState(State):
    """The houses, the board, the decks, and where the round stands."""

    houses: list[House]
    seating: list[int]  # the houses as they sit, clockwise
    round: int
    phase: str  # of `rounds.PHASES`; "" during set-up
    first: int  # who holds the first-player marker
    on_turn: Turn
    pool: list[Entry]  # clauses that the deciding house may still carry out
    playing: list[int]  # intrigue cards that are being resolved
    reveals: int  # reveal turns taken so far

    conflict: int  # the present conflict card
    conflicts: list[int]  # cards that nobody took, under the present one (CMB-10)
    conflict_deck: list[int]
    conflict_box: list[int]  # not used in this game; hidden (SET-05)
    conflict_known: Known

    row: list[int]
    imperium_deck: list[int]
    reserve: list[list[int]]  # one stack for each reserve card
    removed: list[int]  # cards out of the game
    cards: Known
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    intrigue_removed: list[int]
    intrigues: Known

    agents: list[int]  # by space: a mask of houses
    posts: list[int]  # by post: a mask of houses
    bonus: list[int]  # by space: bonus spice
    control: list[int]  # by space: who controls it
    alliances: list[int]  # by track: who holds the token
    wall: bool  # the Shield Wall stands

    leaders: list[str]  # to choose or draft from, during set-up

    def __init__(self, like: ImperiumState | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        super().__init__()
        self.houses = []
        self.seating = []
        self.round = 0
        self.phase = ""
        self.first = 0
        self.on_turn = Turn()
        self.pool = []
        self.playing = []
        self.reveals = 0
        self.conflict = NOBODY
        self.conflicts = []
        self.conflict_deck = []
        self.conflict_box = []
        self.conflict_known = Known()
        self.row = []
        self.imperium_deck = []
        self.reserve = []
        self.removed = []
        self.cards = Known()
        self.intrigue_deck = []
        self.intrigue_discard = []
        self.intrigue_removed = []
        self.intrigues = Known()
        self.agents = []
        self.posts = []
        self.bonus = []
        self.control = []
        self.alliances = []
        self.wall = True
        self.leaders = []

    def copy(self) -> ImperiumState:
        """An independent copy."""
        return ImperiumState(self)

    def _copy_to(self, other: ImperiumState) -> None:
        self.copy_common(other)
        other.houses = [house.copy() for house in self.houses]
        other.seating = self.seating[:]
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.on_turn = self.on_turn.copy()
        other.pool = self.pool[:]
        other.playing = self.playing[:]
        other.reveals = self.reveals
        other.conflict = self.conflict
        other.conflicts = self.conflicts[:]
        other.conflict_deck = self.conflict_deck[:]
        other.conflict_box = self.conflict_box[:]
        other.conflict_known = self.conflict_known.copy()
        other.row = self.row[:]
        other.imperium_deck = self.imperium_deck[:]
        other.reserve = [stack[:] for stack in self.reserve]
        other.removed = self.removed[:]
        other.cards = self.cards.copy()
        other.intrigue_deck = self.intrigue_deck[:]
        other.intrigue_discard = self.intrigue_discard[:]
        other.intrigue_removed = self.intrigue_removed[:]
        other.intrigues = self.intrigues.copy()
        other.agents = self.agents[:]
        other.posts = self.posts[:]
        other.bonus = self.bonus[:]
        other.control = self.control[:]
        other.alliances = self.alliances[:]
        other.wall = self.wall
        other.leaders = self.leaders[:]


RECORDS: Final = (ImperiumState, House, Turn)


def name_of(s: ImperiumState, house: int) -> str:
    """A house by its leader; before leaders are chosen, by its seat."""
    return s.houses[house].leader or f"seat{house}"


def eyes(house: House) -> int:
    """The mask of the seat that sees what a house sees; nobody's for a house without a seat."""
    return 1 << house.seat if house.seat >= 0 else 0


def opponents(s: ImperiumState, h: int) -> list[int]:
    """Everybody who does not play for the same team, clockwise."""
    team = s.houses[h].team
    return [g for g in clockwise(s, h)[1:] if not team or s.houses[g].team != team]


def house_of(s: ImperiumState, seat: int) -> int:
    """The house for which a seat is asked: the one on turn, if it is this seat's, else the first of the seat's."""
    turn = s.on_turn.house
    if turn >= 0 and s.houses[turn].seat == seat:
        return turn
    for h in range(len(s.houses)):
        if s.houses[h].seat == seat:
            return h
    return NOBODY


def clockwise(s: ImperiumState, start: int) -> list[int]:
    """All houses in turn order from one of them."""
    at = s.seating.index(start)
    return s.seating[at:] + s.seating[:at]


def after(s: ImperiumState, h: int) -> int:
    """The next house clockwise."""
    return s.seating[(s.seating.index(h) + 1) % len(s.seating)]
