# What only single cards of the Imperium deck do.

acquire-for-solari = acquire a card into your hand, paying its cost in solari
lacks-solari-offer = Your solari buy nothing that is on offer.

if-acquired = if you acquire { $card } this turn

sort-top-three = look at the top 3 cards of your deck: draw 1 of them, discard 1, trash 1
lacks-deck = Your deck has fewer than { $n } cards.
ask-sift_draw = Which of these cards do you draw?
sift_draw-option = { $card }
ask-sift_discard = Which of the other two do you discard? The last one is trashed.
sift_discard-option = { $card }
event-looks = { $cards ->
    [one] { $house } looks at the top card of the deck.
   *[other] { $house } looks at the top { $cards } cards of the deck.
}
event-saw = You see { $card }.
