nav = Main
my-games = My games
home = Home
language = Language
light-theme = Light theme
dark-theme = Dark theme
home-title = Sit down and play
home-lead = The Dune board games with every rule enforced: against bots at once, or with friends over a link.
seats-range = { $from }–{ $to } players
play-now = Play now against bots
set-a-table = Set a table
setting-table = Setting the table…
guest-name = Guest
loading = Loading…
seats = Seats
all-about-seats = All about the seats
how-many = How many
seat-number = Seat { $n }
seat-me = Me
seat-open = A friend, by link
seat-bot = Bot: { $bot }
bot-random = at random
bot-greedy = greedy
seat-free = free
public-table = Anybody may take a free seat or watch
modules = Modules
clock = Clock
clock-kind = Time to think
clock-none = As long as you like
clock-move = Seconds for each move
clock-bank = Seconds for the whole game
clock-seconds = Seconds
rules-options = Rules options
open-table = Open the table
join-title = A seat is kept for you
your-name = Your name
join = Sit down
no-games = No games yet.
your-move = Your move
status-open = waits for players
status-running = running
status-finished = finished
status-abandoned = abandoned
board = Board
reconnecting = Reconnecting…
watch-replay = Replay
rematch = Rematch
curtain = The screen goes to { $name }
curtain-open = I am here
waiting-title = Waiting for players
waiting-lead = Send each friend a link. A link is for one seat and works once.
copied = Copied
copy-link = Copy link
fill-with-bot = Let a bot play
game-over = The game is over
confirm-turn = End your turn?
end-turn = End turn
waiting-secret = Deciding in secret: { $names }
waiting-for = Waiting for { $names }
undo = Undo
undo-turn = Undo turn
log = Log
talk = Chat
rules = Rules
filter = Filter options
filter-many = Search { $n } options
options = Options
show-all = Show all options
on-the-board = { $n } more on the board…
not-sent = Not sent: the connection is lost
no-rule = There is no such rule.
close = Close
you = You
bot-stands-in = a bot stands in
say-something = Say something
send = Send
find-rule = Find a rule
no-rule-found = No rule has these words.
rules-in-english = The text of the rules is in English.
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
pause = Pause
play = Play
moment = Moment
eyes = Seen by
watcher = Watcher
go-on-here = Continue from here
keep = Keep
go-on-playing = Your running games
open-tables = Tables with a free seat
other-games = Other games
set-a-table-of = Set a table of { $game }
credits = Icons from game-icons.net (CC BY 3.0). A fan project without any part of the publishers' art or text.
your-move-at = { $n ->
    [one] Your move at a table
   *[other] Your move at { $n } tables
}
your-move-elsewhere = { $n ->
    [one] Your move at another table
   *[other] Your move at { $n } other tables
}
me = Me
account = Account
account-have = Your tables are kept under this account: log in with it anywhere.
account-why = A name is enough to play. An account keeps your tables for other browsers and devices.
account-name = Name of the account
account-open = The account is open. Your tables are kept in it.
password = Password (at least 8 characters)
log-in = Log in
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
open-account = Open an account
kept = Kept.
notices = When it is my move
notices-away = When no page is open: a message to a webhook.
notices-away-mail = When no page is open: a letter by e-mail, or a message to a webhook.
email = E-mail
webhook = Webhook
webhook-kind = It understands
webhook-generic = plain messages
webhook-discord = Discord
webhook-slack = Slack
fault-name-taken = This name is taken.
fault-not-allowed = Name or password is wrong.
fault-name = A name has 1 to 30 characters that can be shown.
fault-email = This is no e-mail address.
fault-webhook = No notices can be sent to this address.
fault-not-found = There is no such table, or it is not for you.
fault-unavailable = The server cannot store anything just now: try again.
games-going = Running
games-done = Finished
no-game = There is no such game here.
missing = There is nothing here
missing-page = No page has the address { $address }.
to-home = To the first page
hot-seat-help = Several players at this screen: between their moves a curtain hides the hands.
bots-pace = Bots move
pace-0 = at once
pace-700 = calmly
pace-2000 = slowly
clock-window = Seconds to react (0: no limit)
clock-away = Seconds until a bot stands in for somebody absent (0: never)
name-of-seat = Name at seat { $n }
only-watch = Only watch
waiting-guest = The game begins when every seat is taken.
start = Begin
start-with-bots = Begin now, bots on the free seats
leave-table = Get up
new-link = Make a link
round-number = Round { $n }
table-menu = Table and settings
copy-watch-link = Copy the link for watchers
watchers = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
ends-turn = My turn ends
ends-at-once = at once
ends-after = { $n } seconds after my last choice
ends-asked = when I say so
wish-guide = Guide for the first game
wish-sound = Sound when it is my move
wish-notify = Notification when it is my move
undo-together = Ask the others for an undo
vote-abandon = Propose to abandon the game
concede = Concede
concede-sure = Really concede?
download-seen = What I have seen
download-record = Record
fair = Fair dice: the hash of the chance key is { $hash }…
vote-on-undo = { $name } asks to take a choice back.
vote-on-abandon = { $name } proposes to abandon the game.
agree = Agree
disagree = Disagree
closed = The table is closed.
name-of = { $name } ({ $party })
waiting-window = Others may react
asked-secret = Secret: nobody sees your answer before all have answered.
asked-window = You may react; the others do not see whether you could.
you-watch = You are watching.
bot-plays-you = A bot plays for you
take-back-seat = Take the seat back
undo-key = Undo (u)
why-not = Why not…?
why-not-lead = What was possible before and is not now. Point at one:
why-not-none = Click on anything dim on the board, or right-click it, to learn why it is not possible.
why-not-touch = Tap anything dim on the board to learn why it is not possible.
why-not-picked = It is offered, but not with what you have picked.
why-not-of = { $about }: { $reason }
why-not-find = Search what is missing
why-not-unknown = Nothing forbids it: it is offered now.
order-always = Always “{ $option }”…
order-turn = for this turn
order-game = until I say otherwise
order-stands = Standing order: { $question } “{ $option }”
order-cancel = Cancel
ending-played = The game was played to its end.
ending-conceded = Decided by concession.
ending-abandoned = The game was abandoned.
score = { $n } points
to-rematch = To the rematch
since-last = Since your last move
since-looked = Since you last looked
done-to-you = { $n ->
    [one] { $n } thing was done to you
   *[other] { $n } things were done to you
}
show-again = Show it step by step
skip = Skip
concerns-you = This concerns you
nothing-yet = Nothing has happened yet.
nothing-said = Nobody has said anything.
thinks = is asked
has-conceded = has conceded
is-away = is away
person-back = Give the seat back
rule-before = Rule before
rule-next = Next rule
rule-number = Rule { $id }
round-back = Back to the beginning of a round
round-on = On to the next round
look-back = Look back
back-to-table = Back to the table
fault-notes = The rules of this game say that what was shown has to be remembered.
fault-rules = The rules have changed since this game began.
seen-by = Seen by { $name }
charts = Charts
chart-most = up to { $n }
chart-vp = Victory points
chart-spice = Spice
chart-strength = Strength in the conflict
chart-strongholds = Strongholds
chart-forces = Forces on the map

# The guide for a first game.
guide = Your first game?
guide-off = I know how to play
guide-dune-want = You win when, at the end of a round, you hold three strongholds alone, or four together with an ally. Strongholds are the five places with a thick frame: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch and Tuek's Sietch.
guide-dune-idea-1 = Spice buys everything: collect it from the sand before the storm takes it, and never bid your last.
guide-dune-idea-2 = A battle is won by what you dial plus your leader; whatever you dial is lost even if you win. A weapon and a defence are worth more than five forces.
guide-dune-idea-3 = You need not attack: two strongholds and patience let the others wear each other down. In a nexus, look for an ally.
guide-dune-kind-keep_traitor = The leader whom you keep betrays: if an opponent fights with them, you may win that battle at once.
guide-dune-kind-storm_dial = Both dials together move the storm. What stands on sand in its way is lost.
guide-dune-kind-bid = Treachery cards are weapons, defences and tricks. You see only how many are for sale. The highest bid pays.
guide-dune-kind-charity = Whoever has next to nothing gets spice from the bank. There is no reason to decline.
guide-dune-kind-revive = Dead forces come back from the tanks: some free, more for spice.
guide-dune-kind-ship = Once a round you may land forces from your reserves, for spice to the Guild. Strongholds cost half.
guide-dune-kind-ship_to = Where they land. Two other factions in a stronghold close it; nothing lands in the storm.
guide-dune-kind-ship_forces = Each force costs spice. Keep some for the next auction.
guide-dune-kind-move = One group moves, one territory far; three with ornithopters from Arrakeen or Carthag.
guide-dune-kind-move_to = Where the group goes. It cannot cross the storm.
guide-dune-kind-battle = You decide which of your battles comes next.
guide-dune-kind-plan_dial = The forces that you dial are your strength and are lost, even if you win. If you lose, all are lost.
guide-dune-kind-plan_leader = The leader's strength is added, unless a weapon kills them first.
guide-dune-kind-plan_weapon = A weapon kills the opposing leader, unless the right defence stops it.
guide-dune-kind-plan_defence = A Shield stops projectiles, a Snooper stops poison.
guide-dune-kind-traitor = If the opposing leader is in your pay, you win at once and lose nothing.
guide-dune-kind-offer_alliance = Allies win together with four strongholds and do not fight each other.
guide-dune-kind-prescience = You may look at one part of the opponent's battle plan before you make your own.
guide-dune-kind-voice = You may command the opponent to play, or not to play, a kind of card.
guide-uprising-want = Ten victory points win, or the most when the conflicts run out. Points come from conflicts, from two influence with a faction, from alliances and from some cards.
guide-uprising-idea-1 = Each round you send your agents, card by card, then reveal what is left: revealed cards buy better ones and add swords.
guide-uprising-idea-2 = Two influence with a faction is a point. Choose one or two factions and go back to them.
guide-uprising-idea-3 = Troops wait in your garrison until you visit a space with crossed swords. Fight for a conflict with all you have, or not at all.
guide-uprising-kind-turn = Send an agent: a card from your hand opens the spaces with its icons. Or reveal your hand, which ends your round.
guide-uprising-kind-agent = Everything that this turn gives waits for you; take it in any order, then end the turn.
guide-uprising-kind-reveal = Persuasion buys cards for your deck; swords count in the conflict.
guide-uprising-kind-acquire = Unless an effect says otherwise, new cards go to your discard pile and come to your hand after the next shuffle.
guide-uprising-kind-leader = Your leader has an ability of its own and one for the signet ring.
guide-uprising-kind-combat = Play combat intrigues in turns until all pass; then the strongest takes the first reward.
guide-uprising-kind-spy = A spy on a post lets you in where somebody else already stands, or brings a card when it is recalled.
guide-uprising-kind-troops = Deployed troops fight in this round's conflict and are lost afterwards.
guide-uprising-kind-discard = Choose a card that would have done little for you this round.
guide-uprising-kind-trash = A trashed card leaves your deck for good: the fewer weak cards, the better your hands.
guide-uprising-kind-contract = A contract pays when you do what it asks, usually by visiting its space.

# The board of Dune.
dune-map = Map of Arrakis
dune-map-words = What stands on the map
dune-closer = Closer
dune-farther = Farther
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
dune-offers-for = { $n } spice offered for this: { $what }
dune-vow-attack = { $yes ->
    [yes] attacks in { $subject } this round
   *[no] does not attack in { $subject } this round
}
dune-vow-ship = { $yes ->
    [yes] ships to { $subject } this round
   *[no] does not ship to { $subject } this round
}
dune-vow-bid = { $yes ->
    [yes] bids again
   *[no] bids no more in this phase
}
dune-vow-ally = { $yes ->
    [yes] votes for an alliance with { $subject }
   *[no] votes against an alliance with { $subject }
}
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
dune-sworn-card_kind = { $yes ->
    [yes] holds a card of this kind: { $subject }
   *[no] holds no card of this kind: { $subject }
}
dune-sworn-storm_card = the next storm does not move { $subject }
dune-sworn-spice_card = the next spice card is not { $subject }
dune-sworn-spice_worm = the next spice card is no worm
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

# The board of Uprising.
uprising-or = or
uprising-round = Round { $n }
uprising-points = Victory points
uprising-first = First player: { $house }
uprising-bonus = { $n } bonus spice
uprising-controlled = Controlled by { $house }
uprising-uncontrolled = Nobody controls this place
uprising-ally = Alliance: { $house }
uprising-no-ally = Nobody has the alliance
uprising-conflict = Conflict
uprising-no-conflict = No conflict now; { $n } to come
uprising-forces = Troops { $troops }, sandworms { $worms }, swords { $swords }: strength { $strength }
uprising-garrison = Garrison { $n }, supply { $supply }
uprising-deploy = Deploy up to { $n }
uprising-contracts = Contracts on offer
uprising-units = Choose how many
uprising-market = Imperium row and reserve
uprising-own = Your cards
uprising-in-play = in play
uprising-hand = Hand { $n }
uprising-row = Market · { $n }
uprising-aside = set aside for you
uprising-deck = Deck { $n }
uprising-discard = Discard pile { $n }
uprising-memories = Memories: { $n }
uprising-hidden-card = A hidden card
uprising-plot = Plot
uprising-combat = Combat
uprising-endgame = Endgame
uprising-wall = Shield Wall
uprising-no-wall = The Shield Wall is gone
uprising-abilities = Abilities
uprising-has-vp = Victory points: { $n }
uprising-has-spice = Spice: { $n }
uprising-has-solari = Solari: { $n }
uprising-has-water = Water: { $n }
uprising-has-garrison = Garrison: { $n }
uprising-has-intrigues = Intrigue cards: { $n }
uprising-has-hand = Cards in hand: { $n }
uprising-has-agents = Agents ready: { $n }
uprising-has-spies = Spies in supply: { $n }
