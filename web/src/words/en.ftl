nav = Main
my-games = My games
home = Home
language = Language
light-theme = Light theme
dark-theme = Dark theme
home-title = Play the Dune board games
home-lead = The Dune board games with every rule enforced: against bots at once, or with friends over a link.
seats-range = { $from }–{ $to } players
seats-list = { $list } players
seats-exact = { $n } players
play-now = Play now against bots
play-alone = Play alone: { $what }
set-a-table = New table
setting-table = Setting up…
guest-name = Guest
loading = Loading…
seats = Seats
all-about-seats = Who sits where
how-many = Number of players
seat-number = Seat { $n }
seat-me = Me
seat-open = A friend, by link
seat-bot = Bot: { $bot }
bot-random = at random
seat-free = free
public-table = Public: anyone can take a free seat or watch
modules = Modules
clock = Clock
clock-kind = Time limit
clock-move = Per move
clock-bank = For the whole game
clock-seconds = Seconds
settings = Settings
open-table = Create table
join-title = You are invited
your-name = Your name
join = Join
no-games = No games yet.
your-move = Your move
status-open = waiting for players
status-running = in progress
status-finished = finished
status-abandoned = abandoned
board = Board
reconnecting = Reconnecting…
watch-replay = Replay
rematch = Rematch
curtain = Pass the screen to { $name }
curtain-open = I have it
waiting-title = Waiting for players
waiting-lead = Send each friend a link. Each link is for one seat and works once.
copied = Copied
copy-link = Copy link
fill-with-bot = Add a bot
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
more-below = { $n } more ↓
not-sent = Not sent: the connection is lost
no-rule = There is no such rule.
close = Close
you = You
bot-stands-in = a bot stands in
say-something = Say something
send = Send
find-rule = Find a rule
no-rule-found = No rule has these words.
rule-in-english = In English: not yet translated.
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
keep = Save
go-on-playing = Your games in progress
all-my-games = All { $n } games in progress
open-tables = Open tables
other-games = Other games
set-a-table-of = New table: { $game }
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
account-open = Your account is ready, and your tables are kept in it.
password = Password (at least 8 characters)
log-in = Log in
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
open-account = Create an account
kept = Saved.
notices = Tell me when it is my move
notices-away = While no page is open: a message to a webhook.
notices-away-mail = While no page is open: an email, or a message to a webhook.
email = Email
webhook = Webhook
webhook-kind = Format
webhook-generic = plain JSON
webhook-discord = Discord
webhook-slack = Slack
fault-name-taken = This name is taken.
fault-not-allowed = Name or password is wrong.
fault-name = A name needs 1 to 30 visible characters.
fault-email = This is not an email address.
fault-webhook = No notices can be sent to this address.
fault-not-found = There is no such table, or it is not for you.
fault-unavailable = The server cannot store anything just now: try again.
games-going = In progress
games-done = Finished
no-game = There is no such game here.
missing = There is nothing here
missing-page = No page has the address { $address }.
to-home = Home page
hot-seat-help = Several players at this screen: between their moves a curtain hides the hands.
bots-pace = Bot speed
pace-0 = instant
pace-700 = normal
pace-2000 = slow
clock-window = Seconds that everybody has to react to something (0: it waits for everybody)
clock-away = Seconds until a bot stands in for somebody absent (0: never)
name-of-seat = Name at seat { $n }
only-watch = Just watch
waiting-guest = The game begins when every seat is taken.
start = Start
start-with-bots = Start now with bots in the free seats
leave-table = Leave table
new-link = Create a link
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
wish-ask-all = Ask me even where there is only one option
wish-guide = Guide for the first game
wish-sound = Sound when it is my move
wish-notify = Notification when it is my move
vote-abandon = Propose to abandon the game
concede = Concede
concede-sure = Really concede?
download-seen = What I have seen
download-record = Record
fair = Fair dice: the hash of the chance key is { $hash }…
vote-on-undo = { $name } asks to take a choice back.
vote-on-abandon = { $name } proposes to abandon the game.
vote-on-undo-mine = You ask to take a choice back.
vote-on-abandon-mine = You propose to abandon the game.
vote-awaited = Still to answer: { $names }
vote-withdraw = Withdraw
agree = Agree
disagree = Disagree
closed = The table is closed.
name-of = { $name } ({ $party })
waiting-window = Others may react
window-hold = Hold on ({ $n } s)
window-held = Waiting for you
asked-secret = Secret: nobody can see what you answer now.
asked-window = You may react; the others do not see whether you could.
you-watch = You are watching.
bot-plays-you = A bot plays for you
take-back-seat = Take the seat back
undo-key = Undo (u)
why-not = Why not…?
why-not-lead = What was possible before and is not now. Point at one:
why-not-none = Click on anything dim on the board, or right-click it, to learn why it is not possible.
why-not-touch = Tap anything dim on the board to learn why it is not possible.
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
outcome = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
outcome-mine = You win.
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
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
thinks = is thinking
has-conceded = has conceded
is-away = is away
person-back = Return the seat
rule-before = Previous rule
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
# The guide for a first game.
guide = Your first game?
guide-off = I know how to play
zoom-in = Zoom in
zoom-out = Zoom out

about-person = About { $name }
account-guest = a guest, known to this browser only
account-more = Account, sessions, blocked people
account-nobody = Nobody is logged in here yet.
address-proved = Thank you: mail reaches you there.
address-unproved = We have sent an email to { $address }. Open the link in it, so that you can reset a forgotten password.
block = Block
block-done = Blocked.
block-what = Muted: you do not read what they say. Blocked: nor do they sit down at your tables.
change-password = Change the password
code = Code of the app, or a recovery code
code-first = The code that the app shows
fault-banned = The operator does not let you in.
fault-code-needed = This account has a second factor: enter a code too.
fault-link-used = This link has been used or is too old.
fault-not-welcome = This table is not open to you.
fault-password = A password needs at least four different characters, and is not the name.
fault-present = This player was here a moment ago: wait a little.
fault-too-fast = Too many attempts: wait a little.
fault-too-many = There are enough of them already.
fault-wrong-code = This code is wrong, or was used already.
forgive = Undo
forgot = Forgot the password?
forgot-how = We send a link to the confirmed address of the account. Without one, ask the operator of this server.
forgot-sent = If there is such an account with a confirmed address, an email is on its way.
is-blocked = blocked
is-muted = muted
leave-for-good = Delete my account and data
leave-sure = Really delete everything?
leave-what = Name, address, settings and everything you have said go for good. Finished games keep a seat without a name; bots play on for you.
mute = Mute
mute-done = Muted.
new-password = New password
password-changed = The password is changed; all other browsers are logged out.
password-new-log-in = The password is changed. Log in with it.
password-now = Your password
proof-sent = The email is on its way.
recovery-codes = Recovery codes
recovery-keep = Keep these codes on paper: each stands in for the app once. They are not shown again.
recovery-new = New recovery codes
remark-muted = (something by { $name }, muted)
report = Report
report-abuse = Insults, threats
report-cheating = Cheating
report-name = The name
report-other = Something else
report-reason = What is it about?
report-sent = Reported to the operator.
report-spam = Spam
report-text = What happened?
second-factor = Second factor
second-is-on = On: every log-in needs a code of your app too.
second-link = Open in an app on this device
second-off = Turn off
second-off-done = Turned off: the password is enough again.
second-on = Turned on.
second-picture = The secret as a picture for the app
second-scan = Scan this with an app for codes, such as Aegis or FreeOTP, then enter the first code.
second-set-up = Set up
second-turn-on = Turn on
second-why = With an app that shows codes, nobody gets in who only knows your password.
send-again = Send again
send-link = Send a link
session-ended = Logged out there.
session-program = a program
session-since = since { $day }, last seen { $last }
session-this = this browser
sessions = Where you are logged in
sessions-end = Log out everywhere else
talk-watchers = Those who watch may speak too
unheard = Muted and blocked people
unheard-none = Nobody. You can mute or block somebody at a table: ⋯ beside their name.
look-at = Look at everything public
look-at-party = Look at what { $name } has
look-table = The table
look-nothing = Nothing to see yet.

# Slow games, notices and invitations
clock-preset = Pace of play
preset-none = No clock
preset-live = Live: 5 seconds a question, then 15 minutes of your own
preset-day = 1 day a move
preset-days = 3 days a move
preset-own = Own clock
clock-delay = Seconds of each question that cost nothing
time-move = { $time } a move
time-bank = { $time } for the whole game
time-delay = { $seconds } s a question, then { $time } of your own
time-none = no clock
time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
bot-plays-for-you = a bot plays for you
place-won = won
place-shared = place { $n }
host-name = Your name, as your friends will see it
invited-by = { $name } invites you to play { $game }.
invited-seats = { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
} of { $all }
invited-players = At the table
invited-clock = Clock
invited-modules = With
code-title = Have you been given a code?
code-label = Code
code-go = Go to the table
code-wrong = No free seat has this code.
code-of-seat = Code: { $code }
show-picture = Show as QR code
picture-of-link = QR code of the link
running-tables = Games to watch
quiet-hours = Quiet hours
quiet-from = from
quiet-to = until
quiet-help = Nothing is sent between these hours; the same hour twice means no quiet hours.
password-for-email = Password, to change the email address
fault-zone = Nobody knows this time zone.
# The log by turns.
log-of = Whose log
log-of-all = Everyone
log-earlier = Show what was before ({ $n })
log-jump = See this moment in the replay

# Moments on the stage.
wish-moments = Show battles and other great moments
moment-continue = Continue
moment-skip-all = Skip all ({ $n })
moment-show = Show
undo-chance = Chance has fallen since.
undo-revealed = Something has been revealed since.
undo-others = Others have been asked since.
undo-nothing = You have not chosen anything yet.
undo-answered = { $name } has answered since.
undo-gone = This can no longer be taken back.
undo-marked = { $why } You play with bots alone: you may take it back, and the record will say so.
undo-ask = Ask to undo
vote-undone = This would be undone:
order-give = Standing order…
order-sure = Sure? For the whole game
keys-options = Enter or an arrow key: to the answers
unread = unread remarks
chart-rounds = round
chart-choices = choices

# The end of a game.
finale = How it went
finale-board = To the board
finale-points = Where the points came from
finale-round = Round
finale-start = start
finale-highlights = Highlights
finale-hidden = What was hidden

# The coach of a lesson.
how-it-works = How it works
how-it-works-game = How it works: { $game }
greeting-title = First visit
greeting = New here? Play a first round with a guide at your side, or press “Play now against bots”: every question says what it asks and what you can do.
greeting-learn = First round with a guide: { $game }
learn = Learn to play
learn-game = Learn to play: { $game }
coach = Your coach
coach-try = Try this:
coach-got-it = Got it
coach-fold = Fold what the coach says to one line
coach-unfold = Show all that the coach says
coach-waits = The coach speaks again when something new comes.
named-setting = “{ $name }”
coach-again = Say that again
coach-skip = Skip the lesson
coach-play-on = Play on
coach-new-table = New table
lesson-mark = lesson
# Bots: how well they play.
bots-level = Bots play
level-easy = easy
level-normal = normal
level-hard = hard
bot-of-level = bot · { $level }
bot-plays = bot
hard-bots = This server carries { $most } hard bots at once; there is room for { $free }.
fault-hard-bots = There are too many hard bots on this server just now: choose normal ones, or try again later.

# Hints.
hint = Hint
hint-thinks = Thinking…
hint-help = What would a strong player do? Everybody is told that you asked.
hints-allowed = Hints: players may ask what a strong player would do
fast-forward = On to my move

# A strong player's review of a finished game.
review = Analysis
review-lead = A strong player goes through the game: everybody's chances at every decision, the largest swings, and better answers. It takes a few minutes, and is then kept for everybody.
review-begin = Analyse the game
review-runs = A strong player is thinking about the game…
review-failed = The game could not be analysed; perhaps the rules have changed since.
review-chances = Chances to win
review-swings = The largest swings
review-mistakes = Where another answer was better
review-flawless = Nobody missed much.
review-better = Better: { $option } ({ $m }% instead of { $n }%)
percent = { $n }%
review-jump = To choice { $n }
fault-busy = Too much is going on just now: try again in a moment.
