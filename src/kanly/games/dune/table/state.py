"""What is true at a table of Dune, hidden or not.

Everything is indexed by faction (the constants of `factions`); which seat answers for a faction stands in its `Side`.
Forces are counted per node; of a faction's forces `specials` says how many are Sardaukar or Fedaykin.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel import Known, State

NOBODY: Final = -1

# Where a leader is (R2.2).
READY: Final = 0
DEAD: Final = 1  # face up in the tanks
DEAD_TWICE: Final = 2  # face down in the tanks (R9.7)


class Side:
    """What one faction owns."""

    seat: int  # NOBODY: not in this game
    circle: int  # its place at the rim
    spice: int  # behind the shield
    bribes: int  # in front of it, until the mentat pause (R16.4)
    forces: dict[int, int]  # node -> fighters, special ones included
    specials: dict[int, int]  # node -> Sardaukar or Fedaykin among them
    advisors: dict[int, int]  # node -> Bene Gesserit advisors
    reserves: int
    reserve_specials: int  # among the reserves
    tanks: int
    tank_specials: int  # among those in the tanks
    hand: list[int]  # treachery cards
    traitors: list[int]  # leaders
    alliance: int  # number of the alliance; NOBODY: none
    power_used: bool  # the once-a-game karama power
    specials_revived: int  # this round
    leaders_open: bool  # leader revival stays open (R9.5)

    def __init__(self, like: Side | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        self.seat = NOBODY
        self.circle = NOBODY
        self.spice = 0
        self.bribes = 0
        self.forces = {}
        self.specials = {}
        self.advisors = {}
        self.reserves = 0
        self.reserve_specials = 0
        self.tanks = 0
        self.tank_specials = 0
        self.hand = []
        self.traitors = []
        self.alliance = NOBODY
        self.power_used = False
        self.specials_revived = 0
        self.leaders_open = False

    def copy(self) -> Side:
        """An independent copy."""
        return Side(self)

    def _copy_to(self, other: Side) -> None:
        other.seat = self.seat
        other.circle = self.circle
        other.spice = self.spice
        other.bribes = self.bribes
        other.forces = self.forces.copy()
        other.specials = self.specials.copy()
        other.advisors = self.advisors.copy()
        other.reserves = self.reserves
        other.reserve_specials = self.reserve_specials
        other.tanks = self.tanks
        other.tank_specials = self.tank_specials
        other.hand = self.hand[:]
        other.traitors = self.traitors[:]
        other.alliance = self.alliance
        other.power_used = self.power_used
        other.specials_revived = self.specials_revived
        other.leaders_open = self.leaders_open


class Auction:
    """One card under the hammer (R8)."""

    opener: int
    bidder: int  # who is asked
    high: int  # the highest bid
    holder: int  # who made it; NOBODY yet
    out: list[int]  # passed for good, where passing is final

    def __init__(self) -> None:
        self.opener = NOBODY
        self.bidder = NOBODY
        self.high = 0
        self.holder = NOBODY
        self.out = []

    def copy(self) -> Auction:
        """An independent copy."""
        other = Auction()
        other.opener = self.opener
        other.bidder = self.bidder
        other.high = self.high
        other.holder = self.holder
        other.out = self.out[:]
        return other


class Plan:
    """A battle plan (R11.4); uncovered when both are in."""

    dial: int  # in half points: 5 is 2.5 (R15.3)
    spice: int  # paid for support (R15.3)
    leader: int  # NOBODY: none
    hero: int  # treachery card, a cheap hero; NOBODY: none
    weapon: int  # treachery card; NOBODY: none
    defence: int  # treachery card; NOBODY: none
    kwisatz_haderach: bool

    def __init__(self) -> None:
        self.dial = 0
        self.spice = 0
        self.leader = NOBODY
        self.hero = NOBODY
        self.weapon = NOBODY
        self.defence = NOBODY
        self.kwisatz_haderach = False

    def copy(self) -> Plan:
        """An independent copy."""
        other = Plan()
        other.dial = self.dial
        other.spice = self.spice
        other.leader = self.leader
        other.hero = self.hero
        other.weapon = self.weapon
        other.defence = self.defence
        other.kwisatz_haderach = self.kwisatz_haderach
        return other


class Binding:
    """What a fighter may no longer change: an order of the Voice, an answer to Prescience or Truthtrance (R11.20)."""

    source: str  # "voice", "prescience" or "truthtrance"
    element: str  # "card", "dial", "leader", "weapon" or "defence"
    value: str  # a class of cards, a card, a leader, or a number
    yes: bool  # play it, or do not; at least, or less

    def __init__(self) -> None:
        self.source = ""
        self.element = ""
        self.value = ""
        self.yes = True

    def copy(self) -> Binding:
        """An independent copy."""
        other = Binding()
        other.source = self.source
        other.element = self.element
        other.value = self.value
        other.yes = self.yes
        return other


class Battle:
    """The battle that is being fought (R11)."""

    territory: int
    part: tuple[int, ...]  # the nodes that meet (R11.2)
    aggressor: int
    defender: int
    bindings: list[list[Binding]]  # of the aggressor, of the defender
    cancelled: list[str]  # powers that a karama has stopped in this battle
    plans: list[Plan]  # both, once they are uncovered
    locked: Plan | None  # a plan that was shown before the other one was made (ATR.K1)
    locked_by: int
    leaderless: list[int]  # factions that have announced neither leader nor hero (R11.6)
    called: list[int]  # fighters for whom a traitor was called (R11.12)
    winner: int  # NOBODY: not yet, or neither of them
    drawn: int  # the loser's leader that the Harkonnen have picked (HAR.A1)

    def __init__(self) -> None:
        self.territory = NOBODY
        self.part = ()
        self.aggressor = NOBODY
        self.defender = NOBODY
        self.bindings = [[], []]
        self.cancelled = []
        self.plans = []
        self.locked = None
        self.locked_by = NOBODY
        self.leaderless = []
        self.called = []
        self.winner = NOBODY
        self.drawn = NOBODY

    def copy(self) -> Battle:
        """An independent copy."""
        other = Battle()
        other.territory = self.territory
        other.part = self.part
        other.aggressor = self.aggressor
        other.defender = self.defender
        other.bindings = [[binding.copy() for binding in side] for side in self.bindings]
        other.cancelled = self.cancelled[:]
        other.plans = [plan.copy() for plan in self.plans]
        other.locked = None if self.locked is None else self.locked.copy()
        other.locked_by = self.locked_by
        other.leaderless = self.leaderless[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.drawn = self.drawn
        return other


class Shipment:
    """A faction's turn of shipment and movement (R10), and what it has announced so far."""

    faction: int
    shipped: bool
    moves: int  # left
    way: str  # of `shipping.WAYS`; empty: nothing announced
    start: int  # territory from which forces are taken; NOBODY: from the reserves
    node: int  # where the announced shipment goes; NOBODY: none
    half: bool  # at half price
    forces: int
    specials: int
    arrived: dict[int, int]  # node -> forces that came this turn: they may not stay with an ally's (R14.7)
    stopped: list[str]  # powers that a karama has stopped for this turn

    def __init__(self) -> None:
        self.faction = NOBODY
        self.shipped = False
        self.moves = 1
        self.way = ""
        self.start = NOBODY
        self.node = NOBODY
        self.half = False
        self.forces = 0
        self.specials = 0
        self.arrived = {}
        self.stopped = []

    def copy(self) -> Shipment:
        """An independent copy."""
        other = Shipment()
        other.faction = self.faction
        other.shipped = self.shipped
        other.moves = self.moves
        other.way = self.way
        other.start = self.start
        other.node = self.node
        other.half = self.half
        other.forces = self.forces
        other.specials = self.specials
        other.arrived = self.arrived.copy()
        other.stopped = self.stopped[:]
        return other


class Blow:
    """The spice blow of one pile (R6, R15.2)."""

    pile: int  # 0 or 1
    worms: int  # Shai-Hulud cards revealed in this blow
    worms_in_phase: int
    rides: list[int]  # territories from which the Fremen may still ride, one entry a ride
    set_aside: list[int]  # worms of round one
    nexus: bool  # a nexus follows this blow
    late_nexus: bool  # a nexus follows at the end of the phase
    late_rides: list[int]  # and the rides after it

    def __init__(self) -> None:
        self.pile = 0
        self.worms = 0
        self.worms_in_phase = 0
        self.rides = []
        self.set_aside = []
        self.nexus = False
        self.late_nexus = False
        self.late_rides = []

    def copy(self) -> Blow:
        """An independent copy."""
        other = Blow()
        other.pile = self.pile
        other.worms = self.worms
        other.worms_in_phase = self.worms_in_phase
        other.rides = self.rides[:]
        other.set_aside = self.set_aside[:]
        other.nexus = self.nexus
        other.late_nexus = self.late_nexus
        other.late_rides = self.late_rides[:]
        return other


class DuneState(State):
    """The board, the decks, the factions, and where the round stands."""

    sides: list[Side]
    seated: list[tuple[int, ...]]  # by seat: the factions that it answers for
    round: int
    phase: int  # index into `rounds.PHASES`; NOBODY: set-up
    order: list[int]  # factions in storm order (R0.5)
    storm: int  # sector
    storm_move: int  # how far it is about to go
    wall: bool  # the Shield Wall stands
    wheels: tuple[int, int]  # who used the battle wheels last (R5.3)
    spice: dict[int, int]  # node -> spice on the ground

    treachery_deck: list[int]
    treachery_discard: list[int]
    treachery_removed: list[int]
    row: list[int]  # laid out for the auction
    cards: Known  # who knows which treachery card
    treachery_held: list[int]  # what was elsewhere when the discards were last shuffled: whoever counts knows it
    spice_deck: list[int]
    spice_piles: list[list[int]]  # the face-up discard piles, A and B
    spice_known: Known
    storm_deck: list[int]  # the top card is next round's
    storm_known: Known
    traitor_deck: list[int]
    traitor_known: Known  # who knows whose traitor card a leader's is

    leader_state: list[int]  # READY, DEAD, DEAD_TWICE
    leader_deaths: list[int]
    leader_at: list[int]  # territory where it fought this round; NOBODY: none
    leader_holder: list[int]  # faction that may use it: its own or, captured, Harkonnen (HAR.A1)
    buried: list[tuple[int, int]]  # killed face down (HAR.A1): leader, mask of those who it might be; `face_down`

    prediction: tuple[int, int]  # the Bene Gesserit's: faction, round; (NOBODY, 0) before
    losses: int  # Atreides forces lost in battle (ATR.A1)
    kwisatz_haderach: int  # READY or DEAD
    kwisatz_haderach_at: int  # territory where it fought this round; NOBODY: none
    support: list[int]  # by who promised it: spice for an ally's present payment (R14.9, R14.10); `sides.purse`
    offers: list[tuple[int, int, int, str, str, bool]]  # open bribes: giver, receiver, spice, the vow for it, renewed
    vows: list[tuple[int, int, str, str, bool]]  # who has vowed to whom what about what, to do it or not; `vows`
    acted: list[int]  # factions whose turn of shipment and movement has begun in this phase
    sworn: list[tuple[int, str, str, bool]]  # under Truthtrance, and still true: faction, topic, subject, answer
    relying: list[tuple[int, bool]]  # on a Karama, by a bid or shipment beyond their spice; worthless ones too (BG.A3)
    lacks: list[tuple[int, int]]  # factions that did not play what the Voice ordered, and the kind; none taken since
    trance: tuple[int, int, str, str] | None  # the open question: who asks whom, topic, subject
    exchange: tuple[int, int] | None  # HAR.K1: whom the Harkonnen took cards from, how many are still to be given back
    proposals: list[tuple[int, int]]  # offers of alliance in the present nexus
    pauses: list[str]  # asked for and still to come: `pauses.NOW`, or one of its places
    pausers: list[int]  # the seats that have asked for one in this round
    pause: str  # the place of the pause that is going on; empty: none
    ready: list[int]  # in it: the seats that are ready
    stopped: list[str]  # powers that a karama has stopped for this phase
    winners: list[int]  # factions, once the game is decided
    victory: str  # how they won: a message id

    auction: Auction | None
    battle: Battle | None
    shipment: Shipment | None
    blow: Blow | None

    def __init__(self, like: DuneState | None = None) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            like._copy_to(self)
            return
        super().__init__()
        self.sides = []
        self.seated = []
        self.round = 0
        self.phase = NOBODY
        self.order = []
        self.storm = 0
        self.storm_move = 0
        self.wall = True
        self.wheels = (NOBODY, NOBODY)
        self.spice = {}
        self.treachery_deck = []
        self.treachery_discard = []
        self.treachery_removed = []
        self.row = []
        self.cards = Known()
        self.treachery_held = []
        self.spice_deck = []
        self.spice_piles = [[], []]
        self.spice_known = Known()
        self.storm_deck = []
        self.storm_known = Known()
        self.traitor_deck = []
        self.traitor_known = Known()
        self.leader_state = []
        self.leader_deaths = []
        self.leader_at = []
        self.leader_holder = []
        self.buried = []
        self.prediction = (NOBODY, 0)
        self.losses = 0
        self.kwisatz_haderach = READY
        self.kwisatz_haderach_at = NOBODY
        self.support = [0] * 6
        self.offers = []
        self.vows = []
        self.acted = []
        self.sworn = []
        self.relying = []
        self.lacks = []
        self.trance = None
        self.exchange = None
        self.proposals = []
        self.pauses = []
        self.pausers = []
        self.pause = ""
        self.ready = []
        self.stopped = []
        self.winners = []
        self.victory = ""
        self.auction = None
        self.battle = None
        self.shipment = None
        self.blow = None

    def copy(self) -> DuneState:
        """An independent copy."""
        return DuneState(self)

    def _copy_to(self, other: DuneState) -> None:
        self.copy_common(other)
        other.sides = [side.copy() for side in self.sides]
        other.seated = self.seated[:]
        other.round = self.round
        other.phase = self.phase
        other.order = self.order[:]
        other.storm = self.storm
        other.storm_move = self.storm_move
        other.wall = self.wall
        other.wheels = self.wheels
        other.spice = self.spice.copy()
        other.treachery_deck = self.treachery_deck[:]
        other.treachery_discard = self.treachery_discard[:]
        other.treachery_removed = self.treachery_removed[:]
        other.row = self.row[:]
        other.cards = self.cards.copy()
        other.treachery_held = self.treachery_held[:]
        other.spice_deck = self.spice_deck[:]
        other.spice_piles = [pile[:] for pile in self.spice_piles]
        other.spice_known = self.spice_known.copy()
        other.storm_deck = self.storm_deck[:]
        other.storm_known = self.storm_known.copy()
        other.traitor_deck = self.traitor_deck[:]
        other.traitor_known = self.traitor_known.copy()
        other.leader_state = self.leader_state[:]
        other.leader_deaths = self.leader_deaths[:]
        other.leader_at = self.leader_at[:]
        other.leader_holder = self.leader_holder[:]
        other.buried = self.buried[:]
        other.prediction = self.prediction
        other.losses = self.losses
        other.kwisatz_haderach = self.kwisatz_haderach
        other.kwisatz_haderach_at = self.kwisatz_haderach_at
        other.support = self.support[:]
        other.offers = self.offers[:]
        other.vows = self.vows[:]
        other.acted = self.acted[:]
        other.sworn = self.sworn[:]
        other.relying = self.relying[:]
        other.lacks = self.lacks[:]
        other.trance = self.trance
        other.exchange = self.exchange
        other.proposals = self.proposals[:]
        other.pauses = self.pauses[:]
        other.pausers = self.pausers[:]
        other.pause = self.pause
        other.ready = self.ready[:]
        other.stopped = self.stopped[:]
        other.winners = self.winners[:]
        other.victory = self.victory
        other.auction = None if self.auction is None else self.auction.copy()
        other.battle = None if self.battle is None else self.battle.copy()
        other.shipment = None if self.shipment is None else self.shipment.copy()
        other.blow = None if self.blow is None else self.blow.copy()


RECORDS: Final = (DuneState, Side, Auction, Plan, Binding, Battle, Shipment, Blow)
