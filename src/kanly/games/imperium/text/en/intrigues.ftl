# Playing intrigue cards: what the deck needs beyond the words of the effects.

lose-two-influences = lose 1 influence with each of two factions
flip-trophy = turn a won conflict card with { $icon } or the wild icon face down
ask-flip = Which won conflict card do you turn face down?
flip-option = { $trophy }
event-flips = { $house } turns { $trophy } face down.
lacks-two-factions = You do not have influence with two factions to lose.
lacks-trophy = You have no face-up conflict card or objective with { $icon } or the wild icon.
acquire-free-hand-if = acquire a card that costs { $most } or less, without paying (into your hand { $condition })
lacks-either = { $first } { $second }
why-not-plot-lacks = { $intrigue } cannot be played this way now. { $lack }
