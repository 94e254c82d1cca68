# What the server says, whatever is played.

news-bot-replaced = The bot { $bot } of { $name } failed and was replaced.
news-stands-in = { $name } is away: a bot stands in.
news-answered-once = { $name } ran out of time: one answer was made in their place. Next time a bot takes over.
news-conceded = { $name } has conceded.
news-disagreed = { $name } does not agree.
news-rules-changed = The rules have changed: { $count ->
    [one] the last choice no longer fits and has
   *[other] the last { $count } choices no longer fit and have
 } to be made again.
news-hint = { $name } asked for a hint in round { $round }.
news-hint-asked = { $name } asked for a hint.
news-went-back = { $round ->
    [0] { $name } went back to an earlier choice.
   *[other] { $name } went back to an earlier choice of round { $round }.
}

notice-your-move = It is your move.
notice-hurry = Your time is running out: it is your move.
notice-stands-in = Your time is up: a bot plays for you. You can take your seat back.
notice-started = A game has begun.
notice-over = A game is over.
notice-look = Something has happened at one of your tables.
notice-subject = Kanly: { $words }

refused-stale = The table has moved on: look again.
refused-illegal = This cannot be chosen now.
refused-no-undo = This cannot be taken back.
refused-stands-in = A bot plays this seat: take it back first.
refused-not-yours = Only those who sit at the table may do this.
refused-not-running = The game has not begun.
refused-over = The game is over.
refused-malformed = The server did not understand this.
refused-too-fast = Too fast: wait a little.
refused-unavailable = The server cannot store anything just now: try again.
refused-failed = The server made a mistake; nothing has changed.
refused-silenced = The operator does not let you speak.
refused-no-hints = There are no hints at this table.
refused-not-now = No hint here: the others would see that you can react.

letter-reset-subject = a new password
letter-reset = Somebody, probably you, has asked for a new password. Choose one here:
letter-prove-subject = is this your address?
letter-prove = If you have entered this address at Kanly, confirm it here:
letter-lasts = The link works once, within { $hours } hours. If you did not ask for it, do nothing.
letter-report = a report
