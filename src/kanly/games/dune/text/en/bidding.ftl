# Phase 4, bidding.

ask-bid-first = { $seconds ->
    [0] { $faction }: open the bidding with at least 1 spice, or pass.
   *[other] { $faction }: open the bidding with at least 1 spice, or pass. You have { $seconds } seconds.
}
ask-bid = { $seconds ->
    [0] { $faction }: { $other } bids { $high }. Bid higher, or pass.
   *[other] { $faction }: { $other } bids { $high }. Bid higher, or pass. You have { $seconds } seconds.
}
bid-pass = Pass
bid-amount = Bid { $amount }
bid-karama = Bid { $amount }, more than you can pay in spice: you will have to pay with a Karama
why-bid-too-low = A bid has to be higher than { $high }.
why-bid-too-high = You can pay { $spice } spice, your ally's promise included, and hold no Karama to pay with.
ask-payment = { $helped ->
    [0] { $faction } buys the card for { $amount } spice. How do you pay?
   *[other] { $faction } buys the card for { $amount } spice; allies pay { $helped } of them. How do you pay?
}
payment-spice = Pay { $amount } spice
payment-allies = Let your ally pay first, up to { $amount } spice
why-payment-allies = There is no choice whose spice goes first: only you, or only your ally, has some for this.
payment-karama = Discard { $card } instead of paying
why-payment-spice = You and your allies have only { $spice } spice for this.
ask-exchange = Take cards from somebody with your Karama power?
exchange-pass = Not now
exchange-with = { $count ->
    [one] Take from { $faction }, who holds 1 card
   *[other] Take from { $faction }, who holds { $count } cards
}
why-exchange-no-cards = There are no cards to take from { $faction }.
ask-exchange_count = { $faction } holds { $count } cards. How many do you take?
exchange-count = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
why-exchange-count = { $faction } has only { $count } cards.
ask-exchange_return = Give { $faction } a card back; { $count } still to be given.
exchange-return = Give back { $card }

event-hand_declared = { $count ->
    [one] { $faction } holds 1 treachery card.
   *[other] { $faction } holds { $count } treachery cards.
}
event-row_laid = { $count ->
    [one] 1 card is laid out.
   *[other] { $count } cards are laid out.
}
event-card_looked_at = { $faction } looks at the card: { $card }.
event-card_put_up = { $count ->
    [one] The last card is put up. { $faction } opens.
   *[other] The next card is put up; with it { $count } are left. { $faction } opens.
}
event-bid = { $faction } bids { $amount }.
event-bid_passed = { $faction } passes.
event-card_unsold = Nobody bids for the card.
event-row_returned = { $count ->
    [one] The last card of the row goes back on the deck.
   *[other] { $count } cards of the row go back on the deck.
}
event-bought = { $faction } buys the card for { $amount }.
event-sale_void = { $faction } cannot pay { $amount }: the card is put up again.
event-paid_with_karama = { $faction } pays with a Karama instead of { $amount } spice.
event-bonus_card = { $faction } draws another card free.
event-cards_taken_unseen = { $count ->
    [one] { $faction } takes 1 card unseen from { $other }.
   *[other] { $faction } takes { $count } cards unseen from { $other }.
}
event-card_taken_away = { $faction } has taken { $card } from you.
event-card_given_back = { $faction } gives { $other } a card back.
