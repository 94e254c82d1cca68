# Set-up: who plays whom, prediction, traitors, forces.

ask-take_faction = Which faction do you take?
take_faction-option = { $faction }
ask-swap = You are { $faction }. Would you rather be another one? Whoever plays it has to agree.
swap-option = Offer to swap for { $faction }
swap-pass = Keep your own
ask-answer_swap = { $faction } offers to swap places with { $other }. Do you agree?
answer_swap-accept = Swap
answer_swap-decline = Do not swap
why-faction-taken = { $faction } is taken already.
why-faction-not-in-pool = { $faction } is not among the factions for this number of players.
why-faction-not-in-play = { $faction } is not in this game.
why-faction-own = You play { $faction } yourself.
why-faction-fixed = The set-up has fixed who plays { $faction }.
event-number_drawn = Seat { $seat } draws the number { $number }.
event-seated = Seat { $seat } plays { $faction }.
event-swap_offered = { $faction } offers to swap with { $other }.
event-swap_declined = { $other } does not swap with { $faction }.
event-swapped = { $faction } and { $other } swap places.

ask-predicted_faction = Your prediction: which faction will win?
predicted_faction-option = { $faction }
ask-predicted_round = Your prediction: in which round will { $faction } win?
predicted_round-option = Round { $number }
why-prediction-own = The prediction names another faction than { $faction }.
event-predicted = { $faction } has made the prediction.

ask-keep_traitor = { $faction }: which traitor do you keep?
keep_traitor-option = { $leader } of { $faction }, strength { $strength }
why-traitor-not-dealt = The card of { $leader } was not dealt to { $faction }.
event-traitor_dealt = { $faction } is dealt the card of { $leader }.
event-traitor_kept = { $faction } keeps { $leader } as a traitor.
event-traitors_kept = The traitors are chosen.

ask-place_forces = { $count ->
    [one] Does the last force begin in { $node }? Next: { $next }.
   *[other] How many of the { $count } forces that are left begin in { $node }? Next: { $next }.
}
place_forces-option = { $number }
why-too-few-to-place = { $number ->
    [0] None are left to place.
    [one] Only { $number } is left to place.
   *[other] Only { $number } are left to place.
}
ask-place_fedaykin = How many of the forces in { $node } are Fedaykin?
place_fedaykin-option = { $number }
why-too-few-fedaykin = At most { $number } can be Fedaykin here.
ask-place_advisor = Where does the first advisor begin?
place_advisor-option = { $node }
event-forces_placed = { $faction } begins with { $count } in { $node }.
event-fedaykin_placed = { $count ->
    [one] { $count } of them in { $node } is a Fedaykin.
   *[other] { $count } of them in { $node } are Fedaykin.
}
event-advisor_placed = An advisor of the { $faction } begins in { $node }.
