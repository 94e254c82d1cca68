# The guide for a first game.
guide-want = You win when, at the end of a round, you hold three strongholds alone, or four together with an ally. Strongholds are the five places with a thick frame: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch and Tuek's Sietch.
guide-idea-1 = Spice buys everything: collect it from the sand before the storm takes it, and never bid your last.
guide-idea-2 = A battle is won by what you dial plus your leader; whatever you dial is lost even if you win. A weapon and a defence are worth more than five forces.
guide-idea-3 = You need not attack: two strongholds and patience let the others wear each other down. In a nexus, look for an ally.
guide-kind-keep_traitor = The leader whom you keep betrays: if an opponent fights with them, you may win that battle at once.
guide-kind-predicted_faction = If the faction that you name wins in the round that you name next, you win instead, alone.
guide-kind-predicted_round = Only a victory in this very round counts, alone or in an alliance. Then you are the only winner.
guide-kind-place_advisor = An advisor may stay among others, but does not fight, collect spice or hold a stronghold. Alone in a territory it becomes a fighter.
guide-kind-storm_dial = Both dials together move the storm. What stands on sand in its way is lost.
guide-kind-storm_dial-first = Both dials together say how far from its start the storm is placed: it does not move yet.
guide-kind-bid = Treachery cards are weapons, defences and tricks. You see only how many are for sale. The highest bid pays.
guide-kind-bid-atreides = Treachery cards are weapons, defences and tricks. You are shown each of them before it is sold; the others bid unseen. The highest bid pays.
guide-kind-charity = Whoever has next to nothing gets spice from the bank. There is no reason to decline.
guide-kind-revive = Dead forces come back from the tanks: some free, more for spice.
guide-kind-revive-fremen = Up to three of your dead forces come back from the tanks each round, all of them free.
guide-kind-ship = Once a round you may land forces from your reserves for spice. Strongholds cost half.
guide-kind-ship-fremen = Your reserves come from the desert and cost nothing: to the Great Flat, or up to two territories away from it.
guide-kind-ship_to = Where they land. Two other factions in a stronghold close it; nothing lands in the storm.
guide-kind-ship_to-deploy = Your reserves cost nothing: they come to the Great Flat, or up to two territories away from it.
guide-kind-ship_forces = Unless they come free, forces cost spice. Keep some for the next auction.
guide-kind-ship_forces-fremen = They come from your reserves. Whoever stays there can come in a later round, free as well.
guide-kind-move = One group moves, one territory far; three with ornithopters from Arrakeen or Carthag.
guide-kind-move-fremen = One group moves, up to two territories far; three with ornithopters from Arrakeen or Carthag.
guide-kind-move_to = Where the group goes. It cannot cross the storm.
guide-kind-declare_fight = Fighters fight, collect spice and hold strongholds; advisors only stay. Whoever is turned around fights this round.
guide-kind-accompany = Whom you send comes from your reserves and costs nothing.
guide-kind-intrusion = Advisors stay without a fight, but hold and collect nothing.
guide-kind-enter_as = Fighters fight, collect spice and hold strongholds; advisors only stay.
guide-kind-battle = You decide which of your battles comes next.
guide-kind-plan_dial = The forces that you dial are your strength and are lost, even if you win. If you lose, all are lost.
guide-kind-plan_dial-supported = A force counts 1 if you pay 1 spice for it, otherwise half; a special force twice that. Those that make up the dial are lost even if you win: 2.5 without spice are five forces.
guide-kind-plan_support = Each spice makes one force count in full. The less you pay, the more forces it takes for the same dial, and the more are lost.
guide-kind-plan_leader = The leader's strength is added, unless a weapon kills them first.
guide-kind-plan_weapon = A weapon kills the opposing leader, unless the right defence stops it.
guide-kind-plan_defence = A Shield stops projectiles, a Snooper stops poison.
guide-kind-traitor = If the opposing leader is in your pay, you win at once and lose nothing.
guide-kind-offer_alliance = Allies win together with four strongholds and do not fight each other.
guide-kind-answer_alliance = Allies win together with four strongholds, do not fight each other and share some advantages. An alliance lasts at least until the next nexus.
guide-kind-place_worm = Forces and spice there are devoured. Fremen are spared, and may ride from there.
guide-kind-karama_worm = You would choose where: forces and spice there are devoured, Fremen are spared and may ride from there.
guide-kind-prescience = You may look at one part of the opponent's battle plan before you make your own.
guide-kind-voice = You may command the opponent to play, or not to play, a kind of card.

# What becomes of a secret answer, where it is not uncovered with the others'.
asked-secret-keep_traitor = Secret: nobody learns whom you keep before you call the traitor.
asked-secret-predicted_faction = Secret: nobody learns it before it comes true, or the game ends.
asked-secret-predicted_round = Secret: nobody learns it before it comes true, or the game ends.

# What the ranking at the end counts.
score = { $n ->
    [one] { $n } stronghold
   *[other] { $n } strongholds
}

# Charts.
chart-spice = Spice
chart-strongholds = Strongholds
chart-forces = Forces on the map

# The board.
dune-map = Map of Arrakis
dune-map-words = What stands on the map
dune-wall-gone = destroyed
dune-in-storm = in the storm
dune-spice-here = { $n } spice
dune-forces = { $faction }: { $n }
dune-forces-special = { $faction }: { $n }, of them { $kind }: { $specials }
dune-advisors = { $faction }, advisors: { $n }
dune-target-many = { $place }: { $n } options
dune-circle = { $faction }: number { $n } in storm order
dune-parts = Parts of the table
dune-part-map = Map
dune-part-now = Now
dune-part-mine = Mine
dune-part-table = Table
dune-side = What is going on
dune-nothing-now = No auction, battle or shipment at the moment.
dune-aggressor = aggressor
dune-defender = defender
dune-dial = { $faction }, dial: { $n }
dune-forces-there = Forces
dune-leader = Leader
dune-weapon = Weapon
dune-defence = Defence
dune-plan-secret = The plan is secret.
dune-plan-seen = Shown beforehand
dune-plan-making = Your plan so far
dune-leaderless = Neither leader nor hero, hence no cards.
dune-calls-traitor = Calls a traitor!
dune-winner = Wins the battle
dune-drawn = Drawn by the Harkonnen: { $leader }
dune-source-voice = The Voice
dune-source-prescience = Prescience
dune-source-truthtrance = Truthtrance
dune-bound-kind = { $yes ->
    [yes] { $source }: has to play this kind: { $kind }
   *[no] { $source }: must not play this kind: { $kind }
}
dune-bound-exact-dial = { $source }: the dial is { $n }
dune-bound-dial = { $yes ->
    [yes] { $source }: dials at least { $n }
   *[no] { $source }: dials less than { $n }
}
dune-bound-leader = { $yes ->
    [yes] { $source }: the leader is { $leader }
   *[no] { $source }: the leader is not { $leader }
}
dune-bound-weapon = { $source }: weapon { $card }
dune-bound-defence = { $source }: defence { $card }
dune-high-bid = High bid: { $n }
dune-no-bid = No bid yet
dune-hand = { $n ->
    [0] No treachery cards
    [one] Your treachery card
   *[other] Your treachery cards
}
dune-traitors = Your traitors
dune-prediction = Your prediction
dune-you-know = What you know
dune-next-spice = Next spice card: { $card }
dune-next-treachery = Next treachery card: { $card }
dune-next-storm = The next storm moves { $n }
dune-losses = Losses towards the Kwisatz Haderach: { $n } of { $of }
dune-traitor-is = traitor { $leader }
dune-deals = Alliances and deals
dune-nexus = Nexus
dune-proposes = an alliance?
dune-offers = { $n } spice offered
dune-bribes = bribes: { $n } spice
dune-promised = promises allies up to { $n } spice
dune-exchange = gives back cards: { $n }
dune-sworn-card = { $yes ->
    [yes] holds { $subject }
   *[no] does not hold { $subject }
}
dune-sworn-traitor = { $yes ->
    [yes] { $subject } is in their pay
   *[no] { $subject } is not in their pay
}
dune-sworn-predicted_faction = { $yes ->
    [yes] predicted a victory of { $subject }
   *[no] did not predict a victory of { $subject }
}
dune-sworn-predicted_round = { $yes ->
    [yes] predicted a victory in round { $subject }
   *[no] did not predict a victory in round { $subject }
}
dune-leaders = Leaders
dune-leader-dead = dead
dune-leader-dead_twice = dead, face down
dune-leader-unknown = alive or face down in the tanks
dune-fought = fought in { $territory }
dune-captive-of = captive of { $faction }
dune-decks = Decks
dune-discard = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
}
dune-removed = Out of the game: { $cards }
dune-pile = Pile { $n }: { $card }
dune-shipping = Shipment
dune-moving = Movement
dune-on-the-way = { $n } to { $territory }
dune-to = To { $territory }
dune-from = From { $territory }
dune-worms = { $n ->
    [one] { $n } worm
   *[other] { $n } worms
}
dune-ride-from = The Fremen may ride from { $territory }.
dune-cards = treachery cards
dune-less = Less
dune-more = More
dune-yes = yes
dune-strength = Dial
dune-foresee = Ask
dune-plan-sealed = Your plan is sealed.
dune-order-play = play
dune-order-not = not
dune-lot = Card { $n } of { $of }
dune-bids = Bids so far
dune-can-pay = You can pay { $n }.
dune-can-pay-help = You can pay { $n }, of it { $help } from allies.
dune-bidder-high = bids { $n }
dune-bidder-now = to bid
dune-bidder-passed = passed
dune-bidder-bid = bid { $n }
dune-bidder-full = hand full
dune-bidder-waits = waits
dune-offers-for = { $n } spice offered for this: { $what }
dune-vow-attack = { $yes ->
    [yes] attacks in { $subject } before the next mentat pause
   *[no] does not attack in { $subject } before the next mentat pause
}
dune-vow-ship = { $yes ->
    [yes] ships to { $subject } before the next mentat pause
   *[no] does not ship to { $subject } before the next mentat pause
}
dune-vow-bid = { $yes ->
    [yes] bids again
   *[no] bids no more in this phase
}
dune-vow-ally = { $yes ->
    [yes] votes for an alliance with { $subject }
   *[no] votes against an alliance with { $subject }
}
dune-sworn-card_kind = { $yes ->
    [yes] holds a card of this kind: { $subject }
   *[no] holds no card of this kind: { $subject }
}
dune-sworn-storm_card = the next storm does not move { $subject }
dune-sworn-spice_card = the next spice card is not { $subject }
dune-sworn-spice_worm = the next spice card is no worm
dune-pile-hand = Treachery cards
dune-pile-leaders = Leaders
dune-pile-traitors = Traitors
dune-pile-forces = Forces
dune-pile-map = on the map
dune-pile-powers = What they can do
dune-pile-discard = Discarded treachery cards
dune-pile-unseen = Treachery cards not seen (deck { $n })
dune-pile-removed = Out of the game
dune-pile-spice = Spice pile { $n }, newest first
dune-factions = Factions to choose from
dune-yours = This is you.

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-ships = → shipment and movement
turn-buys = → card bought for { $amount }
turn-buys-karama = → card bought with a Karama, bid { $amount }
turn-battle = ⚔ { $other }: { $territory }
gain-spice = { $n } spice
gain-force = { $n ->
    [one] { $n } force
   *[other] { $n } forces
}
gain-shipped = { $count } ⇥ { $node }
gain-returned = { $count } back from { $territory }
gain-moved = { $count }: { $territory } → { $node }
gain-accompanied = sent along: { $node }
gain-card_taken = gets { $card }
gain-bonus_card = another card free
gain-discarded = discarded { $card }
gain-kept = kept { $card }
gain-leader_killed = { $leader } dies
gain-strengths = { $amount } : { $against }
gain-battle_won = won

# Moments on the stage.
moment-battle = Battle
moment-worm = Shai-Hulud
moment-nexus = Nexus
moment-alliance = An alliance
moment-wall = The Shield Wall falls
dune-weapon-kills = kills
dune-weapon-stopped = stopped
dune-dead = dead
dune-traitor = Traitor!
dune-treason = Treason!
dune-dials = { $spice ->
    [0] dial { $n }
   *[other] dial { $n }, { $spice } spice
}
dune-totals = { $first } against { $second }
dune-after = result
dune-lost = { $n ->
    [one] loses { $n } force
   *[other] loses { $n } forces
}
dune-gained = +{ $n } spice
dune-discards = discards { $cards }
dune-keeps = keeps { $cards }

# The end of a game.
dune-predicted = { $faction } in round { $round }
hidden-prediction = Prediction:
hidden-traitors = Traitors:
hidden-treachery = Cards:
hidden-spice = Spice:
